"""Lessons (guided first games), read from `games/<id>/lessons/<name>.toml` and checked.

A lesson is a prepared deal and a list of steps. In a step the coach explains something, the learner
carries out a wish, and the other seats answer by a script. The format of the file is described in
docs/adding-a-game.md.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from palatine.core.errors import BadOption, PalatineError
from palatine.core.meta import Meta, Options
from palatine.games import GAMES, meta

LEARNER = 0  # the seat of the learner
FOLDER = "lessons"
PANELS = frozenset(["board", "seats", "story", "dock", "tray", "hint", "rules", "scores"])
_ID = re.compile(r"[a-z][a-z0-9-]*")

Toml = Mapping[str, Any]


class BadLesson(PalatineError):
    """An error in the file of a lesson; `where` names the place in it."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__("learn-error-lesson", {"where": where, "problem": problem})


@dataclass(frozen=True)
class Wish:
    """Something that the learner is to do; one of the classes below. marks: the touches to
    highlight, in order. balloon: the number of the speech balloon that is shown, from 1."""

    marks: tuple[str, ...] = ()
    balloon: int = 1


@dataclass(frozen=True)
class Play(Wish):
    """The learner is to play one of these actions."""

    texts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Try(Wish):
    """The learner is to try an illegal action. reason: the message key of the refusal."""

    text: str = ""
    reason: str = ""


@dataclass(frozen=True)
class Free(Wish):
    """The learner may play anything, until it is another seat's turn. usual: the actions of a
    replay; close: the action that ends the stretch, where one is needed."""

    usual: tuple[str, ...] = ()
    close: str = ""


@dataclass(frozen=True)
class Next(Wish):
    """The learner only reads, and presses the button to continue."""


@dataclass(frozen=True)
class Answer:
    """The scripted action of another seat: the first of these texts that is legal."""

    seat: int
    texts: tuple[str, ...]


@dataclass(frozen=True)
class Happened:
    """An event that must happen during the step, with at least these arguments."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Value:
    """The expected value of a number beside the board (`score:0`, `fact:ap`). is_main: it is
    expected only where the learner has always played the first accepted action."""

    of: str
    value: str | int
    is_main: bool = False


@dataclass(frozen=True)
class LessonStep:
    """One step of a lesson, with one idea. marks: by balloon, what is highlighted while it is
    shown. wishes: what the learner does, in order (never empty: `Next` where he only reads).
    answers: what the other seats do then. events, facts: what must be true at the end."""

    id: str
    balloons: int
    marks: tuple[tuple[str, ...], ...]
    numbers: Mapping[str, str]
    wishes: tuple[Wish, ...]
    answers: tuple[Answer, ...] = ()
    events: tuple[Happened, ...] = ()
    facts: tuple[Value, ...] = ()
    knows: str = ""  # message key of a line of "What you know", ticked at the end of the step

    @property
    def has_other(self) -> bool:
        """Whether the learner could touch something else instead: then the message `-other` is
        shown."""
        return any(isinstance(wish, Play | Try) for wish in self.wishes)


@dataclass(frozen=True)
class Lesson:
    """A whole lesson of a game."""

    game: str
    name: str
    game_version: int
    seats: int
    seed: str
    minutes: int
    options: Options = field(hash=False)
    steps: tuple[LessonStep, ...]

    def message_keys(self) -> list[str]:
        """The message keys of all sentences of the lesson."""
        found: list[str] = []
        for step in self.steps:
            start = f"{self.game}-learn-{step.id}"
            found += [f"{start}-title", f"{start}-say"]
            found += [f"{start}-say-{n}" for n in range(2, step.balloons + 1)]
            found += [f"{start}-other"] if step.has_other else []
            found += [step.knows] if step.knows else []
        return found


# --- finding ------------------------------------------------------------------------------------


def names(game: str) -> tuple[str, ...]:
    """The names of a game's lessons; the first lesson is called `first`."""
    return names_in(GAMES[game])


@cache
def names_in(package: str) -> tuple[str, ...]:
    """The names of the lessons in the folder of a game's package."""
    folder = files(package).joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    found = [one.name for one in folder.iterdir() if one.name.endswith(".toml")]
    return tuple(sorted(one.removesuffix(".toml") for one in found))


def load(game: str, name: str = "first") -> Lesson:
    """A lesson by its name. Raises `PalatineError` where there is none, or where its file has an
    error or is for another version of the rules."""
    return load_from(GAMES[game], meta(game), name)


def load_from(package: str, rules: Meta, name: str) -> Lesson:
    """A lesson in the folder of a game's package."""
    known = (package, rules.version, name)
    if known not in _READ:
        if name not in names_in(package):
            raise BadLesson(f"{rules.id}/{FOLDER}/{name}", "there is no such lesson")
        text = files(package).joinpath(FOLDER, f"{name}.toml").read_text("utf-8")
        _READ[known] = read(rules, name, text)
    return _READ[known]


_READ: dict[tuple[str, int, str], Lesson] = {}  # by package, version of the rules, and name


# --- reading ------------------------------------------------------------------------------------


def read(rules: Meta, name: str, text: str) -> Lesson:
    """Read a lesson from the text of its file. rules: the declarations of its game."""
    game = rules.id
    where = f"{game}/{FOLDER}/{name}"
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(where, str(error)) from None
    head = _fields(
        where,
        given,
        {"game_version": int, "seats": int, "seed": str, "minutes": int},
        {"options": dict, "step": list},
    )
    if head["game_version"] != rules.version:
        written, now = head["game_version"], rules.version
        problem = f"it was written for version {written} of the rules, not {now}"
        raise BadLesson(where, problem + ": play it through, then write the new number")
    if head["seats"] not in rules.seats:
        raise BadLesson(where, f"seats: {head['seats']} cannot play this game")
    options = _options(where, rules, head.get("options", {}))
    steps = tuple(_step(game, where, one, head["seats"]) for one in head.get("step", []))
    ids = [step.id for step in steps]
    twice = sorted({one for one in ids if ids.count(one) > 1})
    if twice or not ids:
        raise BadLesson(where, f"two steps are called {twice[0]}" if twice else "no steps")
    plain = (head["game_version"], head["seats"], head["seed"], head["minutes"])
    return Lesson(game, name, *plain, options, steps)


def _options(where: str, rules: Meta, given: Toml) -> Options:
    """The options of the lesson; those that it does not name have their defaults."""
    try:
        return rules.read_options(given)
    except BadOption as error:
        raise BadLesson(f"{where}: options", str(error)) from None


def _fields(where: str, given: Any, must: dict[str, type], may: dict[str, type]) -> dict[str, Any]:
    """The fields of a TOML table, after checking that each has its type, that none of `must` is
    missing and that none is unknown."""
    if not isinstance(given, dict):
        raise BadLesson(where, "a table is wanted here")
    known = {**must, **may}
    for key, value in given.items():
        if key not in known:
            raise BadLesson(where, f"unknown field {key}; known are {', '.join(known)}")
        if not isinstance(value, known[key]) or (known[key] is int and isinstance(value, bool)):
            raise BadLesson(where, f"{key} is no {known[key].__name__}")
    missing = [key for key in must if key not in given]
    if missing:
        raise BadLesson(where, f"{missing[0]} is missing")
    return dict(given)


def _texts(where: str, key: str, given: Any) -> tuple[str, ...]:
    """A list of texts."""
    if not isinstance(given, list) or not all(isinstance(one, str) and one for one in given):
        raise BadLesson(where, f"{key} is no list of texts")
    return tuple(given)


def _step(game: str, lesson: str, given: Any, seats: int) -> LessonStep:
    name = given.get("id", "?") if isinstance(given, dict) else "?"
    where = f"{lesson}: step {name}"
    optional = {"balloons": int, "marks": list, "numbers": dict, "do": list, "then": list}
    found = _fields(where, given, {"id": str}, {**optional, "expect": dict, "knows": str})
    if not _ID.fullmatch(found["id"]):
        raise BadLesson(where, "an id is made of small letters, numbers and hyphens")
    balloons = found.get("balloons", 1)
    marks = _marks_by_balloon(where, found.get("marks", []), balloons, seats)
    numbers = found.get("numbers", {})
    if not all(isinstance(one, str) for one in numbers.values()):
        raise BadLesson(where, "numbers: each is a text such as score:0 or fact:ap")
    wishes = _wishes(where, found.get("do", []), balloons, seats)
    answers = [
        _answer(f"{where}: then {n}", one, seats) for n, one in enumerate(found.get("then", []), 1)
    ]
    events, facts = _expect(f"{where}: expect", found.get("expect", {}))
    knows = found.get("knows", "")
    if knows and not knows.startswith(f"{game}-learn-"):
        raise BadLesson(where, f"knows: a key of this game begins with {game}-learn-")
    return LessonStep(
        found["id"], balloons, marks, numbers, wishes, tuple(answers), events, facts, knows
    )


def _marks_by_balloon(
    where: str, given: list[Any], balloons: int, seats: int
) -> tuple[tuple[str, ...], ...]:
    """The marks of each balloon: a list for every balloon, or one list for the first."""
    is_each = bool(given) and all(isinstance(one, list) for one in given)
    lists = given if is_each else [given]
    if len(lists) > balloons:
        raise BadLesson(where, f"marks: lists for {len(lists)} balloons, but there are {balloons}")
    found = [_marks(where, one, seats) for one in lists]
    return tuple(found + [()] * (balloons - len(found)))


def _marks(where: str, given: Any, seats: int) -> tuple[str, ...]:
    """A list of marks: touches of the game, and named parts of the page."""
    marks = _texts(where, "marks", given)
    for mark in marks:
        kind, _, rest = mark.partition(":")
        if kind == "seat" and not (rest.isdecimal() and int(rest) < seats):
            raise BadLesson(where, f"marks: there is no {mark}")
        if kind in ("fact", "tray") and not rest:
            raise BadLesson(where, f"marks: {mark} names nothing")
    return marks


def _wishes(where: str, given: list[Any], balloons: int, seats: int) -> tuple[Wish, ...]:
    """The wishes in order; where there are none, the learner reads every balloon and continues."""
    if balloons < 1:
        raise BadLesson(where, "balloons: at least one")
    if not given:
        return tuple(Next((), n) for n in range(1, balloons + 1))
    wishes: list[Wish] = []
    for n, one in enumerate(given, 1):
        before = wishes[-1].balloon if wishes else 1
        wishes.append(_wish(f"{where}: do {n}", one, before, seats))
    shown = [wish.balloon for wish in wishes]
    if sorted(set(shown)) != list(range(1, balloons + 1)) or shown != sorted(shown):
        raise BadLesson(where, f"balloons: {balloons} of them, but those shown are {shown}")
    return tuple(wishes)


def _wish(where: str, given: Any, balloon: int, seats: int) -> Wish:
    optional: dict[str, type] = {"marks": list, "balloon": int}
    kinds: dict[str, dict[str, type]] = {
        "play": {"play": list},
        "refused": {"refused": str, "reason": str},
        "free": {"free": list},
    }
    kind = next((one for one in kinds if isinstance(given, dict) and one in given), "")
    if not kind:
        raise BadLesson(where, "play, refused or free is wanted")
    found = _fields(where, given, kinds[kind], {**optional, "close": str})
    balloon = found.get("balloon", balloon)
    marks = _marks(where, found.get("marks", []), seats)
    if "close" in found and kind != "free":
        raise BadLesson(where, "close belongs to free")
    if kind == "refused":
        return Try(marks, balloon, found["refused"], found["reason"])
    texts = _texts(where, kind, found[kind])
    if not texts:
        raise BadLesson(where, f"{kind} is empty")
    return (
        Play(marks, balloon, texts)
        if kind == "play"
        else Free(marks, balloon, texts, found.get("close", ""))
    )


def _answer(where: str, given: Any, seats: int) -> Answer:
    found = _fields(where, given, {"seat": int, "play": list}, {})
    texts = _texts(where, "play", found["play"])
    if not texts or not 0 <= found["seat"] < seats or found["seat"] == LEARNER:
        raise BadLesson(where, "a seat of the others, and what it plays")
    return Answer(found["seat"], texts)


def _expect(where: str, given: Any) -> tuple[tuple[Happened, ...], tuple[Value, ...]]:
    found = _fields(where, given, {}, {"events": list, "facts": list})
    events = []
    for one in found.get("events", []):
        event = _fields(f"{where}: events", one, {"key": str}, {"args": dict})
        events.append(Happened(event["key"], event.get("args", {})))
    facts = []
    for one in found.get("facts", []):
        fact = _fields(f"{where}: facts", one, {"of": str, "is": object}, {"main": bool})
        if type(fact["is"]) not in (str, int):
            raise BadLesson(f"{where}: facts", "is: a number or a text")
        facts.append(Value(fact["of"], fact["is"], fact.get("main", False)))
    return tuple(events), tuple(facts)
