"""The review of a finished game: what every decision gave away, and what was luck.

Each line of decisions (a turn, where a game plans turns) is judged from where it began, as its
seat saw it, by the judgement that hints come from: what was played beside the best line found. Most
lines are looked at shortly. Only what then seems to have been a mistake is judged as fully as a
hint is, and is called one where it is worse beyond the noise in further worlds, by which the best
line was not chosen. What changes between two decisions although nobody decided anything is luck:
draws and revealed pieces.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from math import hypot, sqrt
from statistics import stdev
from typing import Any

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found, Line
from palatine.bots.hints import sentence
from palatine.bots.judgement import (
    Comparison,
    beside,
    compared,
    further_worlds,
    goes_on,
    is_trivial,
    judge,
    rollouts,
    seen_after,
)
from palatine.bots.reasons import reasons
from palatine.core.offer import Words
from palatine.core.record import Record, game_of
from palatine.core.state import CHANCE, Json

MISTAKE = 1.0  # points from which a loss is called a mistake, and the better action named
FEW = 3  # worlds that say nothing by themselves
FURTHER = 12  # worlds at least in which a mistake is seen once more,
ENOUGH = 32  # and at most: a point is beyond the noise of so many
LOOK = 0.25  # of a full judgement, for the first look at a line;
LOOKED = 60  # half of that is enough, where it is more rollouts than these


@dataclass(frozen=True)
class Judged:
    """A line of decisions of a record, judged as its seat saw it where it began.

    number, until: its first and last entry, from 1. action, line: what was played, the first action
    and all. before, after: the expected lead with the best line found and with what was played;
    loss: the difference, 0 where it lies within the noise; error: its standard error. better,
    better_line: the best, where the loss is large enough to be called a mistake. points: by
    category, how much more or less what was played brings to the seat itself; reasons: why the
    better line is better, messages with their arguments (bots/reasons.py).
    """

    number: int
    until: int
    seat: int
    action: str
    line: list[str]
    before: float
    after: float
    loss: float
    error: float
    better: str
    better_line: list[str]
    points: dict[str, float]
    reasons: list[Json]
    rollouts: int


@dataclass(frozen=True)
class Judgement(Judged):
    """What a search found out about one line by itself. usual, leads: the expected lead of every
    seat with usual play and with what was played; spread: the standard error of such a lead."""

    usual: list[float]
    leads: list[float]
    spread: float

    def to_json(self) -> Json:
        return asdict(self)


@dataclass(frozen=True)
class Decision(Judged):
    """A judged line in a review. leads: the expected lead of every seat after it. drawn: draws
    since the last one; luck: what they brought to every seat."""

    leads: list[float]
    drawn: int
    luck: list[float]


@dataclass(frozen=True)
class SeatReview:
    """The sums of one seat: lines of decisions with a choice, points lost by them, mistakes,
    luck."""

    seat: int
    decisions: int
    lost: float
    mistakes: int
    luck: float


@dataclass(frozen=True)
class Review:
    """A finished game, decision by decision."""

    game: str
    seats: int
    decisions: list[Decision]
    summary: list[SeatReview]
    result: dict[str, Any] | None

    def to_json(self) -> Json:
        return asdict(self)


def judgement_from_json(j: Json) -> Judgement:
    """Read back what `to_json` wrote."""
    return Judgement(**j)


def review(game: AnyGame, record: Record, iterations: int | None = None) -> Review:
    """Every real decision of a record with its loss, and for each seat the sums. iterations: the
    rollouts of a full judgement, as for a hint."""
    return concluded(record, list(judged(game, record, lines(game, record), iterations)))


def concluded(record: Record, judgements: Iterable[Judgement]) -> Review:
    """The whole review, once every line is judged."""
    decisions = _with_luck(record, sorted(judgements, key=lambda one: one.number))
    summary = [_summary(decisions, seat) for seat in range(record.seats)]
    return Review(record.game, record.seats, decisions, summary, record.result)


def mistakes(
    game: AnyGame, record: Record, decisions: Sequence[Judged], words: Words
) -> dict[int, tuple[str, str]]:
    """Each mistake in words, by the number of its entry: what was done and what would have been
    better, as the seat would have read it."""
    game = game_of(game, record)
    better = {one.number: one for one in decisions if one.better}
    state = game.new(record.seats, record.options)
    found: dict[int, tuple[str, str]] = {}
    for number, entry in record.numbered():
        if number in better:
            view, one = game.view(state, entry.who), better[number]
            done = line_in_words(game, view, one.line, one.better_line, words)
            found[number] = (done, line_in_words(game, view, one.better_line, one.line, words))
        game.apply(state, entry.who, game.parse(entry.text))
    return found


def common_actions(line: Sequence[str], other: Sequence[str]) -> int:
    """With how many actions two lines begin alike."""
    common = 0
    while common < min(len(line), len(other)) and line[common] == other[common]:
        common += 1
    return common


def line_in_words(
    game: AnyGame, view: Any, line: Sequence[str], other: Sequence[str], words: Words
) -> str:
    """A line as a sentence: its first action that the other line does not have at that place."""
    common = min(common_actions(line, other), len(line) - 1)
    if common:
        view = seen_after(game, view, [game.parse(text) for text in line[:common]])
    return sentence(game, view, line[common], words)


# --- lines of decisions -------------------------------------------------------------------------


@dataclass(frozen=True)
class Effort:
    """What a full judgement of a line may cost. rollouts: None for as many as a hint there."""

    rollouts: int | None
    seconds: float | None

    def budget(self, game: AnyGame, view: Any) -> Budget:
        return Budget(self._many(game, view), self.seconds)

    def look(self, game: AnyGame, view: Any) -> Budget:
        """That of a first look."""
        return Budget(shortly(self._many(game, view)), self.seconds)

    def _many(self, game: AnyGame, view: Any) -> int:
        return rollouts(game, view) if self.rollouts is None else self.rollouts


def shortly(full: int) -> int:
    """The rollouts of a first look, where a full judgement has so many."""
    look = LOOK * full
    return max(1, round(look if look <= LOOKED else max(LOOKED, look / 2)))


def lines(game: AnyGame, record: Record) -> list[list[int]]:
    """The numbers of the entries of each line: decisions of one seat between which it learned
    nothing new. Lines in which there was nothing to choose are left out."""
    game = game_of(game, record)
    state = game.new(record.seats, record.options)
    found: list[list[int]] = []
    open_lines: dict[int, tuple[list[int], Any, Any]] = {}  # by seat: line, last view, action
    for number, entry in record.numbered():
        action = game.parse(entry.text)
        if entry.who != CHANCE:
            view = game.view(state, entry.who)
            line, before, last = open_lines.get(entry.who, ([], None, None))
            if line and goes_on(game, before, last, view):
                line.append(number)
            elif is_trivial(game, view, game.legal(view, entry.who)):
                line = []
            else:
                line = [number]
                found.append(line)
            open_lines[entry.who] = (line, view, action)
        game.apply(state, entry.who, action)
    return found


def judged(
    game: AnyGame,
    record: Record,
    wanted: Sequence[Sequence[int]],
    iterations: int | None = None,
    seconds: float | None = None,
) -> Iterator[Judgement]:
    """Judge these lines of a record, in order. seconds: how long is thought at most about one; with
    a limit the answer depends on the machine."""
    game = game_of(game, record)
    full = Effort(iterations, seconds)
    entries = dict(record.numbered())
    starts = {line[0]: line for line in wanted}
    state = game.new(record.seats, record.options)
    for number, entry in entries.items():
        if number in starts:
            numbers = starts.pop(number)
            played = tuple(game.parse(entries[one].text) for one in numbers)
            yield from _judged_line(game, game.view(state, entry.who), numbers, played, full)
        if not starts:
            return
        game.apply(state, entry.who, game.parse(entry.text))


def _judged_line(
    game: AnyGame, view: Any, numbers: Sequence[int], played: Line, full: Effort
) -> Iterator[Judgement]:
    """Judge a line; where it followed the best one to its end and went on, the rest by itself."""
    while played:
        if is_trivial(game, view, game.legal(view, view.viewer)):
            steps = 1
        else:
            verdict = _verdict(game, view, played, full)
            steps = len(verdict.played.path)
            yield _judgement(game, view, verdict, numbers[:steps])
        if steps < len(played):
            view = seen_after(game, view, played[:steps])
        numbers, played = numbers[steps:], played[steps:]


@dataclass(frozen=True)
class _Verdict:
    """What was played beside the best line; both have seen the same worlds."""

    found: Found
    best: Candidate
    played: Candidate
    comparison: Comparison


def _verdict(game: AnyGame, view: Any, played: Line, full: Effort) -> _Verdict:
    """A short look first; where that finds a mistake, a full judgement, and worlds of its own for
    the two lines that are left."""
    shortly = _beside_best(game, view, played, judge(game, view, full.look(game, view)))
    if not _is_suspicious(shortly.comparison):
        return shortly
    fully = _beside_best(game, view, played, judge(game, view, full.budget(game, view)))
    if not fully.comparison.is_worse:
        return fully
    worlds = further_worlds(view, min(max(len(fully.found.worlds), FURTHER), ENOUGH))
    best, other = beside(game, view, [fully.best.path, played], worlds)
    return _Verdict(fully.found, best, other, compared(best, other))


def _beside_best(game: AnyGame, view: Any, played: Line, found: Found) -> _Verdict:
    """What was played in the worlds in which candidates competed; who has followed the best line
    has played that."""
    best = found.candidates[0]
    shared = min(len(best.path), len(played))
    if best.path[:shared] == played[:shared]:
        followed = best if shared == len(best.path) else _shortened(best, shared)
        return _Verdict(found, best, followed, compared(best, best))
    worlds = found.worlds[:ENOUGH] or further_worlds(view, 2)
    asked = [played] if found.worlds else [played, best.path]
    lines = beside(game, view, asked, worlds)
    best = best if found.worlds else lines[1]
    return _Verdict(found, best, lines[0], compared(best, lines[0]))


def _shortened(line: Candidate, steps: int) -> Candidate:
    """The beginning of a line, with what the whole came to."""
    short = Candidate(line.path[:steps], line.prior, len(line.node.total))
    short.node, short.samples = line.node, line.samples
    return short


def _is_suspicious(seen: Comparison) -> bool:
    """Whether a short look leaves it open that this was a mistake."""
    if seen.worlds < FEW:
        return seen.less > 0
    return seen.less >= MISTAKE and seen.less > seen.error


def _judgement(game: AnyGame, view: Any, verdict: _Verdict, numbers: Sequence[int]) -> Judgement:
    seen, seat = verdict.comparison, verdict.found.viewer
    loss = round(seen.less, 2) if seen.is_worse else 0.0
    is_mistake = loss >= MISTAKE
    after = round(verdict.played.node.mean(seat), 2)
    first = max(verdict.found.candidates, key=lambda one: (one.node.visits > 0, one.prior))
    return Judgement(
        number=numbers[0],
        until=numbers[-1],
        seat=seat,
        action=verdict.played.action.text,
        line=[action.text for action in verdict.played.path],
        before=round(after + loss, 2),
        after=after,
        loss=loss,
        error=round(seen.error, 2) if seen.worlds > 1 else 0.0,
        better=verdict.best.action.text if is_mistake else "",
        better_line=[action.text for action in verdict.best.path] if is_mistake else [],
        points={key: round(value, 2) for key, value in seen.points.items()} if is_mistake else {},
        reasons=reasons(game, view, verdict.best.path, verdict.played.path, seen.points, seen.less)
        if is_mistake
        else [],
        rollouts=verdict.found.iterations,
        usual=_leads(first),
        leads=_leads(verdict.played),
        spread=_spread(verdict.played),
    )


def _leads(line: Candidate) -> list[float]:
    """The expected lead of each seat."""
    return [round(line.node.mean(seat), 2) for seat in range(len(line.node.total))]


def _spread(line: Candidate) -> float:
    """The standard error of the viewer's expected lead."""
    worths = list(line.samples.values())
    return round(stdev(worths) / sqrt(len(worths)), 2) if len(worths) > 1 else 0.0


# --- luck ---------------------------------------------------------------------------------------


def _with_luck(record: Record, judgements: list[Judgement]) -> list[Decision]:
    """For each line, what luck brought to every seat since the line before it.

    The lead is compared with the one that was expected then with usual play. Compared with the best
    line instead, what a search finds out by itself would look like luck every time. The seat that
    decides looks a little better than it is, since its action is counted while those of the others
    are still to come; therefore the change is noted for all seats, and evens out as they take their
    turns. A seat that plays alone has no lead to compare. What lies within the noise is not luck.
    """
    draws = [number for number, entry in record.numbered() if entry.who == CHANCE]
    decisions: list[Decision] = []
    last: Judgement | None = None
    for one in judgements:
        since = 0 if last is None else last.number
        drawn = sum(since < number < one.number for number in draws)
        luck = [0.0] * len(one.leads)
        if last is not None and drawn and len(one.leads) > 1:
            noise = 2 * hypot(one.spread, last.spread)
            changes = [now - before for now, before in zip(one.usual, last.leads)]
            luck = [round(change, 2) if abs(change) > noise else 0.0 for change in changes]
        told = one.to_json()
        del told["usual"], told["spread"]
        decisions.append(Decision(**told, drawn=drawn, luck=luck))
        last = one
    return decisions


def _summary(decisions: list[Decision], seat: int) -> SeatReview:
    own = [decision for decision in decisions if decision.seat == seat]
    return SeatReview(
        seat=seat,
        decisions=len(own),
        lost=round(sum(decision.loss for decision in own), 2),
        mistakes=sum(decision.loss >= MISTAKE for decision in own),
        luck=round(sum(decision.luck[seat] for decision in decisions), 2),
    )
