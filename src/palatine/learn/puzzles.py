"""Puzzles: positions of played games with one question each, as `guide/puzzles.toml` of a game
stores them.

A *kind* is a type of question: at which step of the rules it is asked, in which form, and by which
measure answers are compared. Forms: ``choose`` (one of a few marked actions) and ``turn`` (any
number of actions, played with the usual controls). Measures:

    points              the points that the rules count at once for these actions (`Face.preview`)
    lead                the expected lead at the end, by the search; for ``choose`` only
    label:KEY:ARGUMENT  the largest number in the label of a place, such as the level of the
                        player's highest knight; for ``turn`` only

A puzzle is a place in a record and the best answers to the question, the best first.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from palatine.core.chance import AnyGame, Seeded
from palatine.core.errors import BadRecord, PalatineError
from palatine.core.record import game_of, parse_record, upto
from palatine.core.state import CHANCE
from palatine.games import GAMES

FORMS = ("choose", "turn")
POINTS, LEAD, LABEL = "points", "lead", "label"
LETTERS = "ABCD"
SHOWN = 3  # how many of the best answers are shown
NOTABLE = 0.25  # points of a category from which on it is mentioned
RIVALS = "rivals"  # the reason where the rivals lose more than the player gains
FILE = "puzzles.toml"


@dataclass(frozen=True)
class Kind:
    """A kind of question. id: its message is ``<game>-puzzle-<id>``. step: the name of the step at
    which it is asked. least: by how much the best answer must be better. actions: how many actions
    may be played at most; 0: a whole turn. options: how many answers there must be at least."""

    id: str
    step: str
    form: str
    measure: str
    rule: str
    least: float
    actions: int = 0
    options: int = 3


@dataclass(frozen=True)
class PuzzleChoice:
    """An answer. points: its points by category. less: how much worse than the best it is by the
    measure; error: the standard error of that, 0 where it is counted exactly."""

    texts: tuple[str, ...]
    points: Mapping[str, float]
    less: float
    error: float = 0.0

    @property
    def total(self) -> float:
        return sum(self.points.values())


@dataclass(frozen=True)
class Puzzle:
    """One puzzle. record, at: the position after so many entries of that record. why: the message
    of the reason is ``<game>-puzzle-why-<why>``. seed, rollouts, runs: of the searches that found
    it."""

    id: str
    kind: Kind
    record: str
    at: int
    seat: int
    why: str
    seed: str
    rollouts: int
    runs: int
    choices: tuple[PuzzleChoice, ...]
    rule: str = ""  # the rule that explains it, where it is not that of the reason

    @property
    def margin(self) -> float:
        """How much better the best answer is than the second."""
        return self.choices[1].less

    @property
    def error(self) -> float:
        return self.choices[1].error


@dataclass(frozen=True)
class Collection:
    """The puzzles of a game, from easy to hard. evaluator: the version of the bots that judged
    them. searched: the records that have been searched."""

    game: str
    version: int
    evaluator: str
    kinds: tuple[Kind, ...]
    puzzles: tuple[Puzzle, ...]
    searched: tuple[str, ...] = ()
    rules: Mapping[str, str] = field(default_factory=dict)  # the rule that explains each reason

    def rule(self, puzzle: Puzzle) -> str:
        """The number of the rule that explains the best answer."""
        return puzzle.rule or self.rules.get(puzzle.why, puzzle.kind.rule)

    def puzzle(self, name: str) -> Puzzle | None:
        return next((one for one in self.puzzles if one.id == name), None)


# --- the file -----------------------------------------------------------------------------------


@cache
def stored(game: str) -> Collection:
    """The puzzles in the game's own folder; an empty collection where it has no such file."""
    source = files(GAMES[game]).joinpath("guide", FILE)
    if not source.is_file():
        return Collection(game, 0, "", (), ())
    return parsed(game, source.read_text("utf-8"))


@cache
def stored_record(game: str, name: str) -> str:
    """The text of a record to which the game's own puzzles refer."""
    return files(GAMES[game]).joinpath("guide", "puzzles", f"{name}.txt").read_text("utf-8")


def parsed(game: str, text: str) -> Collection:
    """Parse the text of a file of puzzles. Raises an error where its form is wrong."""
    try:
        given = tomllib.loads(text)
        kinds = tuple(Kind(**one) for one in given["kind"])
        by_id = {kind.id: kind for kind in kinds}
        puzzles = tuple(_puzzle(one, by_id) for one in given.get("puzzle", ()))
        version, evaluator = int(given["game_version"]), str(given["evaluator"])
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        reason = f"{type(error).__name__}: {error}"[:120]
        raise PalatineError("learn-puzzle-bad-file", {"game": game, "reason": reason}) from None
    for kind in kinds:
        if kind.form not in FORMS or kind.measure.partition(":")[0] not in (POINTS, LEAD, LABEL):
            raise PalatineError("learn-puzzle-bad-file", {"game": game, "reason": kind.id})
    searched, rules = tuple(given.get("searched", ())), given.get("rules", {})
    return Collection(game, version, evaluator, kinds, puzzles, searched, rules)


def _puzzle(fields: dict[str, Any], kinds: Mapping[str, Kind]) -> Puzzle:
    choices = tuple(
        PuzzleChoice(tuple(one["texts"]), one["points"], one["less"], one.get("error", 0.0))
        for one in fields.pop("choice")
    )
    if len(choices) < 2:
        raise ValueError(f"{fields['id']}: fewer than two answers")
    return Puzzle(**{**fields, "kind": kinds[fields["kind"]]}, choices=choices)


def written(collection: Collection) -> str:
    """A collection as the text that `parsed` reads."""
    lines = [
        f"game_version = {collection.version}",
        f"evaluator = {_text(collection.evaluator)}",
        f"searched = {_texts(collection.searched)}",
        "",
        "[rules]",
        *(_field(name, number) for name, number in collection.rules.items()),
    ]
    for kind in collection.kinds:
        lines += ["", "[[kind]]", *(_field(name, value) for name, value in vars(kind).items())]
    for puzzle in collection.puzzles:
        fields = {**vars(puzzle), "kind": puzzle.kind.id}
        del fields["choices"]
        lines += ["", "[[puzzle]]", *(_field(name, value) for name, value in fields.items())]
        lines.append("choice = [")
        lines += [f"  {_choice(choice)}," for choice in puzzle.choices]
        lines.append("]")
    return "\n".join(lines) + "\n"


def _field(name: str, value: object) -> str:
    return f"{name} = {_text(value) if isinstance(value, str) else value}"


def _choice(choice: PuzzleChoice) -> str:
    points = ", ".join(f"{key} = {round(value, 2)}" for key, value in choice.points.items())
    numbers = f"less = {round(choice.less, 2)}, error = {round(choice.error, 2)}"
    return f"{{texts = {_texts(choice.texts)}, points = {{{points}}}, {numbers}}}"


def _texts(texts: Sequence[str]) -> str:
    return "[" + ", ".join(_text(text) for text in texts) + "]"


def _text(text: object) -> str:
    """A TOML string; the texts have no control characters except line ends."""
    escaped = str(text).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


# --- the position -------------------------------------------------------------------------------


@dataclass(frozen=True)
class PlayedAnswer:
    """A position of a puzzle after some actions: the state, the points that were counted at once
    for them, and whether the seat may continue."""

    state: Any
    points: dict[str, int]
    goes_on: bool


def position(game: AnyGame, puzzle: Puzzle, record_text: str) -> Any:
    """The initial state of a puzzle."""
    record = parse_record(record_text)
    if record.version != game.meta.version:
        details = {"record": f"{record.game} {record.version}", "engine": str(game.meta.version)}
        raise BadRecord("error-record-version", details)
    return upto(game_of(game, record), record, puzzle.at)


def played(game: AnyGame, puzzle: Puzzle, start: Any, texts: Sequence[str]) -> PlayedAnswer:
    """Carry out these actions of the puzzle's seat. Raises `NotLegal` for an illegal one. Draws
    follow from the puzzle's name, so that they are the same in every attempt."""
    state, points = start.clone(), dict[str, int]()
    driver = Seeded(sha256(puzzle.id.encode()).digest(), ["-"] * state.seats)
    for text in texts:
        action = game.parse(text)
        game.check(state, puzzle.seat, action)
        for key, gain in game.face.preview(game.view(state, puzzle.seat), action).items():
            points[key] = points.get(key, 0) + gain
        game.apply(state, puzzle.seat, action)
        while game.to_move(state) == CHANCE:
            game.apply(state, CHANCE, driver.draw(game, state))
    more = not puzzle.kind.actions or len(texts) < puzzle.kind.actions
    return PlayedAnswer(state, points, more and bool(game.legal(state, puzzle.seat)))


Measure = Callable[[Any, Mapping[str, int]], dict[str, float]]


def measure_of(game: AnyGame, kind: Kind, start: Any) -> Measure:
    """The measure of a kind (not `lead`) for lines of actions that begin at `start`: a function of
    the view after a line and of its points. Both are views of the puzzle's seat."""
    if kind.measure == POINTS:
        return lambda _, points: {key: float(value) for key, value in points.items()}
    _, key, argument = kind.measure.split(":")
    places = dict.fromkeys(touch for offer in game.face.offers(start) for touch in offer.touches)
    return lambda view, _: {
        argument: float(max(_number(game, view, touch, key, argument) for touch in places))
    }


def _number(game: AnyGame, view: Any, touch: str, key: str, argument: str) -> int:
    """The number in the label of a place with a piece of the viewer; 0 where there is none."""
    label = game.face.label(view, touch)
    if label.key != key or label.args.get("seat", view.viewer) != view.viewer:
        return 0
    number = label.args.get(argument, 0)
    return number if isinstance(number, int) else 0


# --- what is offered ----------------------------------------------------------------------------


def order(puzzle: Puzzle) -> list[int]:
    """The numbers of a puzzle's answers in the order in which they are shown, which does not depend
    on how good they are."""
    by_name = [sha256(f"{puzzle.id} {one.texts}".encode()).digest() for one in puzzle.choices]
    return sorted(range(len(by_name)), key=lambda number: by_name[number])
