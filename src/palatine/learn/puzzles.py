"""Puzzles: positions of played games with one question each, as `guide/puzzles.toml` of a game
stores them.

A *kind* says what is asked: at which step of the rules, in which form, and by which measure answers
are compared. Forms: ``choose`` (one of a few marked actions) and ``turn`` (the actions are played
with the usual controls, as many as one likes). Measures:

    points              what the rules count at once for these actions (`Face.preview`)
    lead                the expected lead at the end, as the search saw it; for ``choose`` only
    label:KEY:ARGUMENT  the largest number that a label of a place has, such as the level of one's
                        highest knight; for ``turn`` only

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
SHOWN = 3  # the best answers that are told
NOTABLE = 0.25  # points of a category worth a word
RIVALS = "rivals"  # the reason where others lose more than one gains oneself
FILE = "puzzles.toml"


@dataclass(frozen=True)
class Kind:
    """A kind of question. id: its message is ``<game>-puzzle-<id>``. step: the name of the step at
    which it is asked. least: by how much the best answer must be better. actions: how many actions
    may be played at most; 0: all of a turn. options: how many there must be to choose from."""

    id: str
    step: str
    form: str
    measure: str
    rule: str
    least: float
    actions: int = 0
    options: int = 3


@dataclass(frozen=True)
class Choice:
    """An answer. points: by category, what it brings. less: how much worse than the best it is by
    the measure; error: the standard error of that, 0 where it is counted exactly."""

    texts: tuple[str, ...]
    points: Mapping[str, float]
    less: float
    error: float = 0.0

    @property
    def total(self) -> float:
        return sum(self.points.values())


@dataclass(frozen=True)
class Puzzle:
    """One question. record, at: the position after so many entries of that record. why: the message
    of the reason is ``<game>-puzzle-why-<why>``. seed, rollouts, runs: how it was searched."""

    id: str
    kind: Kind
    record: str
    at: int
    seat: int
    why: str
    seed: str
    rollouts: int
    runs: int
    choices: tuple[Choice, ...]
    rule: str = ""  # the rule behind it, where that of its reason is not the one

    @property
    def margin(self) -> float:
        """How much better the best answer is than the second."""
        return self.choices[1].less

    @property
    def error(self) -> float:
        return self.choices[1].error


@dataclass(frozen=True)
class Collection:
    """The puzzles of a game, from easy to hard. evaluator: the version of what they were judged
    by. searched: records that have been looked through."""

    game: str
    version: int
    evaluator: str
    kinds: tuple[Kind, ...]
    puzzles: tuple[Puzzle, ...]
    searched: tuple[str, ...] = ()
    rules: Mapping[str, str] = field(default_factory=dict)  # the rule behind each reason

    def rule(self, puzzle: Puzzle) -> str:
        """The number of the rule behind the best answer."""
        return puzzle.rule or self.rules.get(puzzle.why, puzzle.kind.rule)

    def puzzle(self, name: str) -> Puzzle | None:
        return next((one for one in self.puzzles if one.id == name), None)


# --- the file -----------------------------------------------------------------------------------


@cache
def stored(game: str) -> Collection:
    """The puzzles in the game's own folder; none where it has no such file."""
    source = files(GAMES[game]).joinpath("guide", FILE)
    if not source.is_file():
        return Collection(game, 0, "", (), ())
    return parsed(game, source.read_text("utf-8"))


@cache
def stored_record(game: str, name: str) -> str:
    """The text of a record to which the game's own puzzles refer."""
    return files(GAMES[game]).joinpath("guide", "puzzles", f"{name}.txt").read_text("utf-8")


def parsed(game: str, text: str) -> Collection:
    """Read the text of a file of puzzles; one clear error where it is none."""
    try:
        told = tomllib.loads(text)
        kinds = tuple(Kind(**one) for one in told["kind"])
        by_id = {kind.id: kind for kind in kinds}
        puzzles = tuple(_puzzle(one, by_id) for one in told.get("puzzle", ()))
        version, evaluator = int(told["game_version"]), str(told["evaluator"])
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        reason = f"{type(error).__name__}: {error}"[:120]
        raise PalatineError("learn-puzzle-bad-file", {"game": game, "reason": reason}) from None
    for kind in kinds:
        if kind.form not in FORMS or kind.measure.partition(":")[0] not in (POINTS, LEAD, LABEL):
            raise PalatineError("learn-puzzle-bad-file", {"game": game, "reason": kind.id})
    searched, rules = tuple(told.get("searched", ())), told.get("rules", {})
    return Collection(game, version, evaluator, kinds, puzzles, searched, rules)


def _puzzle(told: dict[str, Any], kinds: Mapping[str, Kind]) -> Puzzle:
    choices = tuple(
        Choice(tuple(one["texts"]), one["points"], one["less"], one.get("error", 0.0))
        for one in told.pop("choice")
    )
    if len(choices) < 2:
        raise ValueError(f"{told['id']}: fewer than two answers")
    return Puzzle(**{**told, "kind": kinds[told["kind"]]}, choices=choices)


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
        told = {**vars(puzzle), "kind": puzzle.kind.id}
        del told["choices"]
        lines += ["", "[[puzzle]]", *(_field(name, value) for name, value in told.items())]
        lines.append("choice = [")
        lines += [f"  {_choice(choice)}," for choice in puzzle.choices]
        lines.append("]")
    return "\n".join(lines) + "\n"


def _field(name: str, value: object) -> str:
    return f"{name} = {_text(value) if isinstance(value, str) else value}"


def _choice(choice: Choice) -> str:
    points = ", ".join(f"{key} = {round(value, 2)}" for key, value in choice.points.items())
    numbers = f"less = {round(choice.less, 2)}, error = {round(choice.error, 2)}"
    return f"{{texts = {_texts(choice.texts)}, points = {{{points}}}, {numbers}}}"


def _texts(texts: Sequence[str]) -> str:
    return "[" + ", ".join(_text(text) for text in texts) + "]"


def _text(text: object) -> str:
    """A TOML string; what we store has no control characters but the end of a line."""
    escaped = str(text).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


# --- the position -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Played:
    """A position of a puzzle after some actions: the state, what was counted at once for them, and
    whether the seat is still asked and may play on."""

    state: Any
    points: dict[str, int]
    goes_on: bool


def position(game: AnyGame, puzzle: Puzzle, record_text: str) -> Any:
    """The state with which a puzzle begins."""
    record = parse_record(record_text)
    if record.version != game.meta.version:
        told = {"record": f"{record.game} {record.version}", "engine": str(game.meta.version)}
        raise BadRecord("error-record-version", told)
    return upto(game_of(game, record), record, puzzle.at)


def played(game: AnyGame, puzzle: Puzzle, start: Any, texts: Sequence[str]) -> Played:
    """Carry out these actions of the puzzle's seat; an illegal one is refused with its reason.
    Draws follow from the puzzle's name, so whoever tries again meets the same."""
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
    return Played(state, points, more and bool(game.legal(state, puzzle.seat)))


Measure = Callable[[Any, Mapping[str, int]], dict[str, float]]


def measure_of(game: AnyGame, kind: Kind, start: Any) -> Measure:
    """The measure of a kind (not `lead`) for lines of actions that begin at `start`: what one is
    worth that leads to a view and was counted so many points. Both are views of the seat."""
    if kind.measure == POINTS:
        return lambda _, points: {key: float(value) for key, value in points.items()}
    _, key, argument = kind.measure.split(":")
    places = dict.fromkeys(touch for offer in game.face.offers(start) for touch in offer.touches)
    return lambda view, _: {
        argument: float(max(_number(game, view, touch, key, argument) for touch in places))
    }


def _number(game: AnyGame, view: Any, touch: str, key: str, argument: str) -> int:
    """What the label of a place says of the viewer's own piece there; 0 where none stands."""
    label = game.face.label(view, touch)
    if label.key != key or label.args.get("seat", view.viewer) != view.viewer:
        return 0
    number = label.args.get(argument, 0)
    return number if isinstance(number, int) else 0


# --- what is offered ----------------------------------------------------------------------------


def order(puzzle: Puzzle) -> list[int]:
    """The answers of a puzzle that is chosen from, by number, in the order of the letters: an order
    that says nothing of how good they are."""
    by_name = [sha256(f"{puzzle.id} {one.texts}".encode()).digest() for one in puzzle.choices]
    return sorted(range(len(by_name)), key=lambda number: by_name[number])
