"""The review of a finished game: what every decision lost, and what was luck.

Each decision is judged as its seat saw it, by rollouts in worlds that fit its view: the expected
lead before (with the best action found) and after (with the action that was played). What changes
between two decisions although nobody decided anything is luck: draws and revealed pieces.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found
from palatine.bots.hints import sentence
from palatine.bots.knowledge import knowledge_of
from palatine.bots.search import opinion, search
from palatine.core.action import Action
from palatine.core.offer import Words
from palatine.core.record import Record, game_of
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, Json

EFFORT = 2
MISTAKE = 1.0  # points from which a loss is called a mistake, and the better action named


@dataclass(frozen=True)
class Judged:
    """One decision of a record, judged as its seat saw it.

    number: of its entry, from 1. drawn: draws since the last decision. before, after: the expected
    lead with the best action and with the action that was played; loss: the difference. better: the
    best action, where the loss is large enough to be called a mistake.
    """

    number: int
    drawn: int
    seat: int
    action: str
    before: float
    after: float
    loss: float
    better: str
    rollouts: int


@dataclass(frozen=True)
class Judgement(Judged):
    """What a search found out about one decision by itself. usual, leads: the expected lead of
    every seat with usual play and with what was played."""

    usual: list[float]
    leads: list[float]

    def to_json(self) -> Json:
        return asdict(self)


@dataclass(frozen=True)
class Decision(Judged):
    """A judged decision in a review. luck: what luck brought to every seat since the last one."""

    luck: list[float]


@dataclass(frozen=True)
class SeatReview:
    """The sums of one seat: decisions with a choice, points lost by them, mistakes, luck."""

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


def review(
    game: AnyGame, record: Record, iterations: int, seed: str, seconds: float | None = None
) -> Review:
    """Every real decision of a record with its loss, and for each seat the sums."""
    return concluded(record, list(judged(game, record, iterations, seed, seconds)))


def concluded(record: Record, judgements: list[Judgement]) -> Review:
    """The whole review, once every decision is judged."""
    decisions = _with_luck(judgements)
    summary = [_summary(decisions, seat) for seat in range(record.seats)]
    return Review(record.game, record.seats, decisions, summary, record.result)


def mistakes(
    game: AnyGame, record: Record, decisions: Sequence[Judged], words: Words
) -> dict[int, tuple[str, str]]:
    """Each mistake in words, by the number of its entry: what was done and what would have been
    better, as the seat would have read it."""
    game = game_of(game, record)
    better = {one.number: one.better for one in decisions if one.better}
    state = game.new(record.seats, record.options)
    found: dict[int, tuple[str, str]] = {}
    for number, entry in record.numbered():
        if number in better:
            view = game.view(state, entry.who)
            done = sentence(game, view, entry.text, words)
            found[number] = (done, sentence(game, view, better[number], words))
        game.apply(state, entry.who, game.parse(entry.text))
    return found


def judged(
    game: AnyGame,
    record: Record,
    iterations: int,
    seed: str,
    seconds: float | None,
    since: int = 0,
) -> Iterator[Judgement]:
    """The decisions that had a choice, in order, after entry `since`; `drawn` counts the draws
    since the last one."""
    game = game_of(game, record)
    knowledge = knowledge_of(game.meta.id)
    state = game.new(record.seats, record.options)
    drawn = 0
    for number, entry in record.numbered():
        action = game.parse(entry.text)
        if entry.who == CHANCE:
            drawn += 1
        else:
            view = game.view(state, entry.who)
            if len(game.legal(view, entry.who)) > 1:
                if number > since:
                    rng = Rng(f"{seed} {number}")
                    budget = Budget(iterations, seconds)
                    found = search(game, view, knowledge, budget, rng, EFFORT, action)
                    yield _judgement(number, drawn, found, action)
                drawn = 0
        game.apply(state, entry.who, action)


def _judgement(number: int, drawn: int, found: Found, action: Action) -> Judgement:
    """The viewer's expected lead with the best action and with the one that was played."""
    seat = found.viewer
    first = max(found.candidates, key=lambda one: one.prior)
    played = next(line for line in found.candidates if line.action == action)
    said = {id(line): opinion(line, first, seat) for line in found.candidates}
    best = max(found.candidates, key=lambda line: said[id(line)])
    loss = said[id(best)] - said[id(played)]
    return Judgement(
        number=number,
        drawn=drawn,
        seat=seat,
        action=action.text,
        before=round(said[id(best)], 2),
        after=round(said[id(played)], 2),
        loss=round(loss, 2),
        better=best.action.text if loss >= MISTAKE else "",
        rollouts=found.iterations,
        usual=_leads(first),
        leads=_leads(played),
    )


def _leads(line: Candidate) -> list[float]:
    """The expected lead of each seat."""
    return [line.node.mean(seat) for seat in range(len(line.node.total))]


def _with_luck(judgements: list[Judgement]) -> list[Decision]:
    """For each decision, what luck brought to every seat since the decision before it.

    The lead is compared with the one that was expected then with usual play. Compared with the best
    action instead, what a search finds out by itself would look like luck every time. The seat that
    decides looks a little better than it is, since its action is counted while those of the others
    are still to come; therefore the change is noted for all seats, and evens out as they take their
    turns. A seat that plays alone has no lead to compare.
    """
    decisions: list[Decision] = []
    last: Judgement | None = None
    for one in judgements:
        luck = [0.0] * len(one.leads)
        if last is not None and one.drawn and len(one.leads) > 1:
            luck = [round(now - before, 2) for now, before in zip(one.usual, last.leads)]
        told = one.to_json()
        del told["usual"], told["leads"]
        decisions.append(Decision(**told, luck=luck))
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
