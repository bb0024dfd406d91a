"""A puzzle as the page shows it, and the answer once it is asked for. Nothing is kept: the page
sends the actions that were played. Whatever tells how good they are is left out until then."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from palatine import games
from palatine.core.chance import AnyGame
from palatine.core.errors import PalatineError
from palatine.core.offer import Appearance, Offer
from palatine.core.state import Json
from palatine.learn import puzzles
from palatine.learn.puzzles import (
    LEAD,
    LETTERS,
    NOTABLE,
    POINTS,
    RIVALS,
    SHOWN,
    PlayedAnswer,
    Puzzle,
    PuzzleChoice,
)
from palatine.locales import Words
from palatine.table import questions, shown
from palatine.table.errors import Refused

TELLING = ("value",)  # what a card says of its worth: it would be the answer


@cache
def _start(name: str, puzzle_id: str) -> Any:
    """The state with which a stored puzzle begins; nobody changes it."""
    puzzle = puzzles.stored(name).puzzle(puzzle_id)
    assert puzzle is not None
    record = puzzles.stored_record(name, puzzle.record)
    return puzzles.position(games.load(name), puzzle, record)


class Position:
    """A puzzle of a game after some actions, as its seat sees it."""

    def __init__(self, name: str, puzzle_id: str, texts: Sequence[str]) -> None:
        puzzle = puzzles.stored(name).puzzle(puzzle_id)
        if puzzle is None:
            raise Refused("no-such", "server-error-no-such")
        self.puzzle: Puzzle = puzzle
        self.rule: str = puzzles.stored(name).rule(puzzle)
        self.game: AnyGame = games.load(name)
        self.start: Any = _start(name, puzzle_id)
        self.played: PlayedAnswer = puzzles.played(self.game, puzzle, self.start, texts)
        self.view: Any = self.game.view(self.played.state, puzzle.seat)

    def question(self, words: Words) -> str:
        """What is asked."""
        key = f"{self.game.meta.id}-puzzle-{self.puzzle.kind.id}"
        return words(key, {"seat": self.puzzle.seat})

    def told(self, texts: Sequence[str], words: Words) -> str:
        """Actions from the beginning on, in words."""
        game, seat = self.game, self.puzzle.seat
        state, said = self.start.clone(), []
        for number, text in enumerate(texts, 1):
            view, action = game.view(state, seat), game.parse(text)
            said.append(questions.in_words(game, view, action).said(words).rstrip("."))
            if number < len(texts):
                game.apply(state, seat, action)
        return "; ".join(said)

    def offers(self) -> list[Offer]:
        """What may be done: everything, or one of the answers to choose from."""
        if not self.played.goes_on:
            return []
        offered = questions.offers(self.game, self.view)
        if self.puzzle.kind.form == "turn":
            return offered
        known = {offer.text: offer for offer in offered}
        chosen = [self.puzzle.choices[number] for number in puzzles.order(self.puzzle)]
        return [
            Offer(one.text, one.touches, verb=one.verb)
            for choice in chosen
            if (one := known.get(choice.texts[0])) is not None
        ]


# --- before it is answered ----------------------------------------------------------------------


def shown_puzzle(position: Position, words: Words, appearance: Appearance) -> Json:
    """What stands on the table and what is asked, without a word about what is best."""
    game, view, puzzle = position.game, position.view, position.puzzle
    offers = position.offers()
    prompt = next((p.prompt for p in game.pending(view) if p.seat == puzzle.seat), "")
    return {
        "question": position.question(words),
        "form": puzzle.kind.form,
        "measure": puzzle.kind.measure.partition(":")[0],
        "seat": puzzle.seat,
        "you": words("learn-puzzle-you", {"seat": puzzle.seat}),
        "names": [words.name(seat) for seat in range(view.seats)],
        "goes_on": position.played.goes_on,
        "prompt": words(prompt, {"seat": puzzle.seat}) if prompt else "",
        "ask": _silent(shown.question(game.face.ask(view, []), words)) if offers else None,
        "offers": [questions.as_json(offer) for offer in offers],
        "labels": questions.labels(game, view, offers, words),
        "choices": _choices(position, offers, words),
        "drawings": [{**one, "value": ""} for one in shown.pictures(game, view, words, appearance)],
        "status": _without_worth(shown.status(game.face.status(view), words)),
        "text": game.face.text_board(view, words),
    }


def _choices(position: Position, offers: list[Offer], words: Words) -> list[Json]:
    """The answers to choose from, by letters. mark: the touch in which they differ."""
    if position.puzzle.kind.form != "choose":
        return []
    paths = [offer.touches for offer in offers]
    return [
        {
            "letter": letter,
            "text": offer.text,
            "touches": list(offer.touches),
            "mark": _mark(offer.touches, paths),
            **_named(position, offer, paths, words),
        }
        for letter, offer in zip(LETTERS, offers)
    ]


def _named(position: Position, offer: Offer, paths: list[tuple[str, ...]], words: Words) -> Json:
    """What an answer is called, and what is read out to who does not see it. Where points are asked
    for and its sentence says them, it has its letter alone."""
    game, view = position.game, position.view
    phrase = questions.in_words(game, view, game.parse(offer.text))
    if position.puzzle.kind.measure != POINTS:
        return {"sentence": phrase.said(words), "heard": phrase.said(words)}
    common = set(paths[0]).intersection(*paths)
    own = [touch for touch in offer.path if touch not in common] or list(offer.path)
    heard = ", ".join(game.face.label(view, touch).said(words) for touch in own)
    if "points" in phrase.args:
        return {"sentence": "", "heard": heard}
    called = heard if len(own) == 1 else phrase.said(words)
    return {"sentence": called, "heard": called}


def _mark(path: tuple[str, ...], paths: list[tuple[str, ...]]) -> str:
    """The first touch that no other answer has; '' where there is none."""
    others = {touch for other in paths if other != path for touch in other}
    return next((touch for touch in path if touch not in others), "")


def _without_worth(status: Json) -> Json:
    for tray in status["trays"]:
        for card in tray["cards"]:
            for name in TELLING:
                card[name] = ""
    return status


def _silent(asked: Json | None) -> Json | None:
    """A question without its second line, which may say what the choice would bring."""
    return None if asked is None else {**asked, "detail": "", "default": ""}


def previewed(position: Position, touches: list[str], words: Words, most: int) -> Json:
    """What the controls need to know of a half-made choice: how pieces would lie, which offers
    follow; no points."""
    game, view = position.game, position.view
    if not position.played.goes_on:
        raise Refused("stale")
    if position.puzzle.kind.form == "choose":
        ghosts = [shown.ghost(ghost, words) for ghost in game.face.ghosts(view, touches)]
        return {**_NOTHING, "ghosts": ghosts}
    told = questions.previews(game, view, touches, words, most)
    quiet = [{**one, "preview": [], "total": 0} for one in told["offers"]]
    return {**told, "offers": quiet, "ask": _silent(told["ask"])}


_NOTHING: Json = {"offers": [], "more": 0, "further": [], "labels": {}, "ask": None}


def explained(position: Position, touches: list[str], words: Words) -> Json:
    """Why something is not possible."""
    game, seat = position.game, position.puzzle.seat
    view = game.face.ahead(position.view, touches)
    try:
        action = game.face.touched(view, touches)
        if action is None:
            return {"legal": False, "rule": "", "sentence": words("table-why-nothing")}
        game.check(view, seat, action)
    except PalatineError as error:
        rule = str(getattr(error, "rule", ""))
        return {"legal": False, "rule": rule, "sentence": words(error.key, error.details)}
    return {"legal": True, "rule": "", "sentence": ""}


# --- the answer ---------------------------------------------------------------------------------


def answered(position: Position, texts: list[str], show: bool, words: Words) -> Json:
    """How good the actions are that were played, or (`show`) the best ones; with the reason, the
    best answers and the rule."""
    puzzle = position.puzzle
    best = puzzle.choices[0]
    mine = best if show else _mine(position, texts)
    told = _ranking(position, mine, show, words)
    solved = not show and mine.less <= 0
    return {
        "solved": solved,
        "shown": show,
        "headline": _headline(puzzle, mine, solved, show, words),
        "reason": [
            words(f"{position.game.meta.id}-puzzle-why-{puzzle.why}"),
            _compared(position, words),
        ]
        if solved or show
        else [_lacking(position, mine, words)],
        "best": told if solved or show else [],
        "texts": list(best.texts) if show else [],
        "rule": position.rule,
    }


def _mine(position: Position, texts: list[str]) -> PuzzleChoice:
    """The answer that was given, as a choice."""
    puzzle = position.puzzle
    for choice in puzzle.choices:
        if list(choice.texts) == texts:
            return choice
    if puzzle.kind.form == "choose":
        raise Refused("bad-message")
    game, points = position.game, position.played.points
    start = game.view(position.start, puzzle.seat)
    worth = puzzles.measure_of(game, puzzle.kind, start)(position.view, points)
    return PuzzleChoice(tuple(texts), worth, puzzle.choices[0].total - sum(worth.values()))


def _headline(puzzle: Puzzle, mine: PuzzleChoice, solved: bool, show: bool, words: Words) -> str:
    kind = puzzle.kind.measure.partition(":")[0]
    outcome = "best" if solved or show else "less"
    args = {"points": round(mine.total), "less": max(1, round(mine.less)), "letter": ""}
    if puzzle.kind.form == "choose":
        args["letter"] = letter_of(puzzle, mine)
        return words(f"learn-puzzle-{outcome}-{kind}-letter", args)
    return words(f"learn-puzzle-{outcome}-{kind}", args)


def letter_of(puzzle: Puzzle, choice: PuzzleChoice) -> str:
    """The letter under which an answer is offered."""
    return LETTERS[puzzles.order(puzzle).index(puzzle.choices.index(choice))]


def _compared(position: Position, words: Words) -> str:
    """Where the best answer brings more or less than the second."""
    best, second = position.puzzle.choices[:2]
    told = listed(position.game.meta.id, _differences(position.puzzle, best, second), words)
    return words("learn-puzzle-compared", {"parts": told}) if told else ""


def _lacking(position: Position, mine: PuzzleChoice, words: Words) -> str:
    """Where a worse answer falls short of the best, by category; not what the best one is."""
    puzzle, game = position.puzzle, position.game.meta.id
    best = puzzle.choices[0]
    apart = _differences(puzzle, mine, best)
    told = listed(game, apart, words)
    if puzzle.kind.measure == POINTS:
        both = [(key, mine.points.get(key, 0.0), best.points.get(key, 0.0)) for key in apart]
        told = "; ".join(_instead(category(game, key, words), a, b, words) for key, a, b in both)
    return words("learn-puzzle-short", {"parts": told}) if told else ""


def _instead(name: str, mine: float, best: float, words: Words) -> str:
    args = {"name": name, "mine": signed(mine, words), "best": signed(best, words)}
    return words("learn-puzzle-instead", args)


def _differences(puzzle: Puzzle, one: PuzzleChoice, other: PuzzleChoice) -> dict[str, float]:
    """By how much one answer brings more than another, in the categories where most lies between
    them; empty where the measure is not one of points."""
    if puzzle.kind.measure not in (POINTS, LEAD):
        return {}
    keys = dict.fromkeys([*one.points, *other.points])
    parts = [(key, one.points.get(key, 0.0) - other.points.get(key, 0.0)) for key in keys]
    if puzzle.kind.measure == LEAD:  # what is left of the lead comes from the others' points
        parts.append((RIVALS, sum(n for _, n in parts) - (other.less - one.less)))
    ranked = sorted(parts, key=lambda part: -abs(part[1]))[:SHOWN]
    return {key: n for key, n in ranked if abs(n) >= NOTABLE}


def listed(game: str, points: Mapping[str, float], words: Words) -> str:
    """Points by category in a line."""
    parts = [f"{category(game, key, words)} {signed(n, words)}" for key, n in points.items() if n]
    return "; ".join(parts)


def category(game: str, key: str, words: Words) -> str:
    """A category of points in words."""
    if key == RIVALS:
        return words("learn-puzzle-rivals")
    own = f"{game}-points-{key}"
    return words(own if words.has(own) else f"bots-points-{key}")


def signed(value: float, words: Words) -> str:
    """A number with its sign, as the language writes it; whole where it is."""
    text = f"{value:+.0f}" if value == round(value) else f"{value:+.1f}"
    return text.replace("-", "−").replace(".", words("bots-decimal", {}))


def _ranking(position: Position, mine: PuzzleChoice, show: bool, words: Words) -> list[Json]:
    """The best answers with their sums, and the one that was given."""
    puzzle = position.puzzle
    kept = list(puzzle.choices[:SHOWN])
    if mine not in kept:
        kept = [*(one for one in kept if one.total > mine.total), mine][:SHOWN]
    lead = puzzle.kind.measure == LEAD
    return [
        {
            "letter": letter_of(puzzle, one) if puzzle.kind.form == "choose" else "",
            "sentence": position.told(one.texts, words),
            "detail": "" if lead else _sum(position, one, words),
            "points": (signed(-one.less, words) if one.less else words("learn-puzzle-first"))
            if lead
            else str(round(one.total)),
            "mine": one == mine and not show,
        }
        for one in kept
    ]


def _sum(position: Position, choice: PuzzleChoice, words: Words) -> str:
    """The summands of an answer, where points are counted."""
    if position.puzzle.kind.measure != POINTS:
        return ""
    return listed(position.game.meta.id, choice.points, words)
