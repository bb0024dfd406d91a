"""The review of a finished game as an article: what happened, in sentences, with the curve of the
expected lead, the moments that mattered and their boards, luck beside play, and what to take along.

Everything is plain data and words: a page shows it as it is, without scripts. While the lines are
still being judged there are the result, the players, and the curve of their points.
"""

from collections.abc import Sequence
from typing import Any

from palatine.bots.knowledge import Knowledge
from palatine.bots.moments import LEAD, LOSS, Moment, leaders, moments, smoothed
from palatine.bots.reasons import NOTABLE, category, in_words, titles
from palatine.bots.review import (
    Decision,
    Review,
    concluded,
    judgement_from_json,
    line_in_words,
)
from palatine.core.chance import AnyGame
from palatine.core.record import Record, game_of
from palatine.core.state import CHANCE, Json
from palatine.learn.crops import Drawn
from palatine.locales import Words
from palatine.service.curve import Band, Curve
from palatine.service.moment_cards import chosen, priced
from palatine.service.moment_lines import Parting
from palatine.service.moment_pictures import board, pictures
from palatine.service.syllables import breakable

EARLY, LATE = 0.3, 0.7  # parts of a game
EVEN = 3.0  # points of luck that mean nothing
SHOWN = 3  # categories that are told of each player
PUZZLES = 6
LONG = 9  # letters of a name that may have no room on a phone


def article(
    game: AnyGame, record: Record, judged: Sequence[Json], words: Words, mine: Sequence[int]
) -> Json:
    """mine: the seats of the reader."""
    story = _Story(game_of(game, record), record, words)
    told: Json = {
        "headline": _headline(record, words),
        "players": _players(record, words),
        "points": story.points_curve().drawn(words("bots-review-points-curve")),
        "symbols": {},
    }
    if not judged:
        return told
    review = concluded(record, [judgement_from_json(one) for one in judged])
    chosen = moments(review, mine)
    named = zip(chosen, _titles(story, chosen))
    pictured = [_moment(story, one, title, n) for n, (one, title) in enumerate(named, 1)]
    for one in pictured:
        told["symbols"] |= one.pop("symbols")
    curve = story.lead_curve(review, chosen)
    return {
        **told,
        "sentences": _sentences(story, review, words),
        "curve": curve.drawn(words("bots-review-curve")),
        "moments": pictured,
        "luck": _luck(record, review, words),
        "take": _take_along(story, review, mine[0], words) if mine else [],
        "puzzles": _puzzles(review, chosen, mine),
    }


class _Story:
    """Where a game stood at each of its entries."""

    def __init__(self, game: AnyGame, record: Record, words: Words) -> None:
        self.game, self.record, self.words = game, record, words
        self.total = max(1, len(record.entries))
        self.names: dict[int, str] = {}  # of the part of the game before an entry
        self.rounds: dict[int, str] = {}  # the same, and the step of it
        self.scores: dict[int, list[int]] = {}  # after an entry
        self.states: dict[int, Any] = {}  # before an entry
        self._walk()

    def _walk(self) -> None:
        state = self.game.new(self.record.seats, self.record.options)
        last = -1
        for number, entry in self.record.numbered():
            self.states[number] = state.clone()
            if entry.who not in (CHANCE, last):
                self._note(number, state)
                last = entry.who
            self.game.apply(state, entry.who, self.game.parse(entry.text))
        self._note(self.total, state)

    def _note(self, number: int, state: Any) -> None:
        """Where the game stands; once for each turn is enough."""
        status = self.game.face.status(state)
        self.scores[number] = status.scores
        if status.progress is None or not state.frames:
            return
        title, step = status.progress.title, status.progress.now
        name = title.said(self.words)
        self.names[number] = (status.progress.part or title).said(self.words)
        self.rounds[number] = (
            f"{name}, {status.progress.steps[step].said(self.words)}" if step >= 0 else name
        )

    def when(self, number: int) -> str:
        """The part of the game to which an entry belongs."""
        known = [at for at in self.rounds if at <= number]
        return self.rounds[known[-1]] if known else ""

    def part(self, number: int) -> str:
        known = [at for at in self.names if at <= number]
        return self.names[known[-1]] if known else ""

    def bands(self) -> list[Band]:
        """The parts of the game: where each begins and ends."""
        starts: list[tuple[int, str]] = []
        for number, name in self.names.items():
            if not starts or starts[-1][1] != name:
                starts.append((number, name))
        ends = [number for number, _ in starts[1:]] + [self.total]
        return [
            Band(start / self.total if at else 0.0, end / self.total, name)
            for at, ((start, name), end) in enumerate(zip(starts, ends))
        ]

    def points_curve(self) -> Curve:
        at = [number / self.total for number in self.scores]
        rows = [[float(all_of[seat]) for all_of in self.scores.values()] for seat in self._seats]
        return Curve(at, rows, self.bands(), names=self._players)

    @property
    def _seats(self) -> range:
        return range(self.record.seats)

    @property
    def _players(self) -> list[str]:
        return [self.words.name(seat) for seat in self._seats]

    def lead_curve(self, review: Review, chosen: Sequence[Moment]) -> Curve:
        decisions, leads = review.decisions, smoothed(review.decisions)
        at = [one.until / self.total for one in decisions]
        marks = [
            (
                one.decision.until / self.total,
                leads[decisions.index(one.decision)][one.seat],
                number,
            )
            for number, one in enumerate(chosen, 1)
        ]
        scores = [float(n) for n in (self.record.result or {})["scores"][: self.record.seats]]
        final = Knowledge().utilities(scores)
        rows = [[*(all_of[seat] for all_of in leads), final[seat]] for seat in self._seats]
        return Curve([*at, 1.0], rows, self.bands(), marks, self._players)


# --- the result ---------------------------------------------------------------------------------


def _headline(record: Record, words: Words) -> str:
    result = record.result or {}
    scores, places = result["scores"][: record.seats], result["places"][: record.seats]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if record.seats == 1:
        return words("bots-review-headline-alone", {"seat": 0, "points": scores[0]})
    if len(winners) > 1:
        return words("bots-review-headline-shared", {"seats": winners})
    best = max(scores[seat] for seat in range(record.seats) if seat != winners[0])
    margin = scores[winners[0]] - best
    if margin <= 0:
        return words("bots-review-headline-tie", {"seat": winners[0]})
    return words("bots-review-headline", {"seat": winners[0], "points": margin})


def _players(record: Record, words: Words) -> list[Json]:
    result = record.result or {}
    rows = zip(result["scores"], result["breakdown"], result["places"])
    told = []
    for seat, (score, row, place) in enumerate(list(rows)[: record.seats]):
        most = sorted((key for key in row if row[key]), key=lambda key: -row[key])[:SHOWN]
        parts = [f"{words(category(record.game, key))} {row[key]}" for key in most]
        name, first = breakable(words.name(seat), LONG), place == 1
        told.append({"seat": seat, "name": name, "score": score, "parts": parts, "won": first})
    return told


# --- sentences ----------------------------------------------------------------------------------


def _sentences(story: _Story, review: Review, words: Words) -> list[str]:
    """How it went, who gave away most, and whom the draws liked."""
    record = story.record
    players = {"game": words(f"{record.game}-title"), "count": record.seats}
    told = [words("bots-review-players", players)]
    if record.seats > 1:
        told.append(_course(story, review, words))
    most = max(review.summary, key=lambda row: row.lost)
    if most.mistakes:
        args = {"seat": most.seat, "points": round(most.lost), "count": most.mistakes}
        told.append(words("bots-review-gave-most", args))
    else:
        told.append(words("bots-review-gave-nothing"))
    lucky = max(review.summary, key=lambda row: row.luck)
    if record.seats > 1:
        kind = "bots-review-luck-kind" if lucky.luck >= EVEN else "bots-review-luck-even"
        told.append(words(kind, {"seat": lucky.seat, "points": round(lucky.luck)}))
    return told


def _course(story: _Story, review: Review, words: Words) -> str:
    """Since when the winner was ahead."""
    places = (story.record.result or {})["places"]
    winner = places.index(1)
    ahead = leaders(review.decisions)
    since = len(ahead)
    while since and ahead[since - 1] == winner:
        since -= 1
    if since == len(ahead):
        return words("bots-review-course-last", {"seat": winner})
    part = review.decisions[since].number / story.total
    kind = "early" if part < EARLY else "late" if part > LATE else "middle"
    return words(
        f"bots-review-course-{kind}",
        {"seat": winner, "when": story.part(review.decisions[since].number)},
    )


# --- moments ------------------------------------------------------------------------------------


def _titles(story: _Story, chosen: Sequence[Moment]) -> list[str]:
    """A title of its own for each moment: of those that fit it the first that none before it has;
    where all are taken, that is said; where that is said already, they are numbered."""
    found: list[str] = []
    for one in chosen:
        fitting = [story.words(f"bots-review-{one.kind}-title")] if one.kind != LOSS else []
        fitting = fitting or titles(story.game.meta.id, one.decision.reasons, story.words)
        again = [story.words("bots-reason-again", {"title": title}) for title in fitting]
        args = {"title": fitting[0], "number": len(found) + 1}
        names = [*fitting, *again, story.words("bots-reason-numbered", args)]
        found.append(next(name for name in names if name not in found))
    return found


def _moment(story: _Story, moment: Moment, title: str, number: int) -> Json:
    words, one = story.words, moment.decision
    view = story.game.view(story.states[one.number], one.seat)
    told: Json = {
        "n": number,
        "kind": moment.kind,
        "at": one.number,
        "seat": moment.seat,
        "name": words.name(moment.seat),
        "when": story.when(one.number),
        "show": one.number - 1,
        "title": title,
    }
    if moment.kind == LOSS:
        told |= _mistake(story, view, one)
    else:
        told["reason"] = _turning_point(moment, words)
    better = one.better_line if moment.kind == LOSS else []
    return told | sight(Parting(story.game, view, one.line, better, words), title)


def sight(parting: Parting, title: str) -> Json:
    """What is seen of a moment: prices that were set, or the board with both lines marked, or,
    where that tells more, the cards from which they chose; else the board as it was."""
    cards, drawn = priced(parting), list[Drawn]()
    if cards is None:
        drawn, told = pictures(parting)
        cards = chosen(parting) if told < 2 else None
        if cards is not None and cards["lines"] > told:
            drawn = []
        else:
            cards, drawn = None, drawn or board(parting)
    labels = [title]
    if len(drawn) > 1:
        labels = [parting.words(f"page-review-{which}") for which in ("played", "instead")]
    symbols = {key: text for one in drawn for key, text in one.symbols.items()}
    return {
        "cards": cards,
        "pictures": [one.svg(label) for one, label in zip(drawn, labels)],
        "symbols": symbols | (cards.pop("symbols") if cards else {}),
    }


def _mistake(story: _Story, view: Any, one: Decision) -> Json:
    words, game = story.words, story.game
    why = in_words(game.meta.id, one.reasons, words, lambda n: str(max(1, round(n))))
    told = {
        "reason": words("bots-review-why", {"why": why}) if why else "",
        "played": line_in_words(game, view, one.line, one.better_line, words),
        "better": line_in_words(game, view, one.better_line, one.line, words),
        "after": signed(one.after),
        "before": signed(one.before),
        "lost": words("bots-review-lost", {"points": max(1, round(one.loss))}),
    }
    lesson = f"{game.meta.id}-puzzle-why-{_largest(one)}"
    if words.has(lesson):
        told["reason"] = f"{told['reason']} {words(lesson)}".strip()
    return told


def _largest(one: Decision) -> str:
    """The category in which the better line brings most more, if that is worth a word."""
    most = min(one.points, key=lambda key: one.points[key], default="")
    return most if most and one.points[most] <= -NOTABLE else ""


def _turning_point(moment: Moment, words: Words) -> str:
    """What a moment was in which nobody erred: the draws, or a change of the lead."""
    one = moment.decision
    if moment.kind == LEAD:
        args: Json = {"seat": moment.seat, "lead": signed(one.leads[moment.seat])}
        return words("bots-review-lead", args)
    swing = one.luck[moment.seat]
    args = {"seat": moment.seat, "points": round(abs(swing))}
    kind = "gain" if swing > 0 else "loss"
    return words(f"bots-review-luck-{kind}", args)


def signed(value: float) -> str:
    """A whole number with its sign, as it is printed."""
    whole = round(value)
    return f"+{whole}" if whole > 0 else str(whole).replace("-", "−")


# --- beside the moments -------------------------------------------------------------------------


def _luck(record: Record, review: Review, words: Words) -> list[Json]:
    """For each player what was given away and what luck brought; widths in percent."""
    scores = (record.result or {})["scores"]
    most = max(
        [1.0, *(row.lost for row in review.summary), *(abs(row.luck) for row in review.summary)]
    )
    return [
        {
            "seat": row.seat,
            "name": words.name(row.seat),
            "score": scores[row.seat],
            "lost": round(row.lost),
            "lost_width": round(100 * row.lost / most),
            "luck": signed(row.luck),
            "luck_width": round(100 * abs(row.luck) / most),
            "lucky": row.luck >= 0,
        }
        for row in review.summary
    ]


def _take_along(story: _Story, review: Review, seat: int, words: Words) -> list[str]:
    """Three sentences about the reader: how much, with what, and when."""
    own = review.summary[seat]
    lost = [one for one in review.decisions if one.seat == seat and one.better]
    if not lost:
        return [words("bots-review-take-nothing", {"count": own.decisions})]
    args = {"points": round(own.lost), "count": own.mistakes, "of": own.decisions}
    told = [words("bots-review-take-lost", args)]
    by_title: dict[str, float] = {}
    by_part: dict[str, float] = {}
    for one in lost:
        name = titles(story.game.meta.id, one.reasons, words)[0]
        part = story.part(one.number)
        by_title[name] = by_title.get(name, 0.0) + one.loss
        by_part[part] = by_part.get(part, 0.0) + one.loss
    most = max(by_title, key=by_title.__getitem__)
    told.append(words("bots-review-take-most", {"title": most, "points": round(by_title[most])}))
    when = max(by_part, key=by_part.__getitem__)
    if when:
        told.append(words("bots-review-take-when", {"when": when, "points": round(by_part[when])}))
    return told


def _puzzles(review: Review, chosen: Sequence[Moment], mine: Sequence[int]) -> list[int]:
    """Mistakes from which puzzles are made, by their entries: those of the moments, and the
    reader's own, the largest first."""
    lost = sorted((one for one in review.decisions if one.better), key=lambda one: -one.loss)
    shown = [one.decision for one in chosen if one.kind == LOSS]
    own = [one for one in lost if one.seat in mine and one not in shown]
    return sorted(one.number for one in [*shown, *own[: max(0, PUZZLES - len(shown))]])
