"""Bots as a contest names them: a known one, or one with something changed.

`palatine:2` has twice the budget of a decision, `castellan rollouts=32 seconds=0` one of its own (0
seconds: no clock, so it plays the same on every machine), and `knight others=0.7 card.1=2.1` other
numbers in its weights for the game (`card.1`: the second of several; `alone-look`: for who plays
alone, where a game has such). So two versions of a bot can
play each other in an arena, and a changed number can be measured before it is written into the
code.

`palatine@1` is a level as it was at an earlier commit (frozen.py), and may have another budget, as
in `palatine@1 rollouts=120 seconds=0`.

`ismcts seconds=5` and the like are yardsticks of this checkout (yardsticks.py).

`mine.py:MyBot` is a class in any file. Its text is all that another process needs, as long as that
process finds the same file.
"""

from dataclasses import dataclass
from inspect import get_annotations
from time import thread_time
from typing import Any

from palatine.bots import OWN, add, check_name, make, register_file, target_of
from palatine.bots.base import Bot
from palatine.bots.frozen import FrozenBot, Snapshot, split_name
from palatine.bots.knowledge import Knowledge, knowledge_of
from palatine.bots.levels import BY_NAME, LevelBot
from palatine.bots.loading import GuestBot, is_file
from palatine.bots.yardsticks import plays, takes_budget, yardsticks
from palatine.core.errors import BadOption

OF_THE_BUDGET = ("rollouts", "seconds")
OF_THE_SEARCH = (
    "width",
    "horizon",
    "scale",
    "rollout_noise",
    "pace",
    "thorough",
    "errors",
)  # of every Knowledge
ALONE = "alone-"
# Where a game's knowledge has its numbers, by what their names begin with; a game with numbers of
# their own for who plays alone has both.
WEIGHTS = {"": "weights", ALONE: "alone"}


@dataclass(frozen=True)
class Entrant:
    """A name, a factor for the usual budget or a budget of its own, and changed numbers by name."""

    name: str
    times: float
    budget: dict[str, float]
    changes: dict[str, float]
    snapshot: Snapshot | None = None  # the earlier commit at which the level was so


def read_entrant(text: str, game: str) -> Entrant:
    """Check the text of an entrant; the text is all that another process needs."""
    entrant = _parsed(text)
    level = BY_NAME.get(entrant.name)
    searches = level is not None and level.iterations > 0
    is_frozen = entrant.snapshot is not None
    has_budget = level is not None or _is_budgeted(entrant.name)
    if (
        (entrant.times != 1 and not searches)
        or (entrant.budget and not has_budget)
        or (level is None and (entrant.changes or is_frozen))
        or (is_frozen and entrant.changes)
    ):
        raise BadOption("error-bad-entrant", {"text": text[:80]})
    only = plays(target_of(entrant.name)) if entrant.name in yardsticks() else game
    if only not in ("", game):
        raise BadOption("error-bot-game", {"bot": entrant.name, "game": only})
    if entrant.changes:
        changed_knowledge(game, entrant.changes)
    return entrant


def _is_budgeted(name: str) -> bool:
    return name not in OWN and takes_budget(target_of(name))


def _parsed(text: str) -> Entrant:
    if is_file(text):
        return Entrant(register_file(text), 1.0, {}, {})
    head, *pairs = text.split() or [""]
    name, _, times = head.partition(":")
    name, snapshot = split_name(name)
    if name in yardsticks():
        add(name, yardsticks()[name])
    check_name(name)
    try:
        given = {key: float(value) for key, _, value in (pair.partition("=") for pair in pairs)}
        factor = float(times or 1)
    except ValueError:
        factor, given = 0.0, {}
    budget = {key: value for key, value in given.items() if key in OF_THE_BUDGET}
    if factor <= 0 or min(budget.values(), default=0.0) < 0:
        raise BadOption("error-bad-entrant", {"text": text[:80]})
    changes = {key: value for key, value in given.items() if key not in budget}
    return Entrant(name, factor, budget, changes, snapshot)


def make_entrant(text: str, game: str, seed: str) -> Bot:
    """The bot that a contest names; with the same seed it plays the same way. Its clock counts
    processor time, so on a busy machine it plays more slowly but not worse."""
    entrant = read_entrant(text, game)
    if entrant.snapshot is not None:
        return FrozenBot(text.replace(f"@{entrant.snapshot.number}", "", 1), entrant.snapshot, seed)
    bot = make(entrant.name, seed)
    if isinstance(bot, LevelBot):
        bot.clock = thread_time
        budget = {"rollouts": bot.iterations, "seconds": bot.seconds or 0.0, **entrant.budget}
        bot.iterations = round(budget["rollouts"] * entrant.times)
        bot.seconds = budget["seconds"] * entrant.times or None
        if entrant.changes:
            bot.knowledge = changed_knowledge(game, entrant.changes)
    elif entrant.budget:
        _give_budget(bot, entrant.budget)
    return bot


def _give_budget(bot: Bot, budget: dict[str, float]) -> None:
    """Set the budget of a bot that is no level; 0 is no limit."""
    assert isinstance(bot, GuestBot)
    inner: Any = bot.inner
    if "rollouts" in budget:
        inner.rollouts = round(budget["rollouts"]) or None
    if "seconds" in budget:
        inner.seconds = budget["seconds"] or None


def numbers(knowledge: Knowledge) -> dict[str, float]:
    """Every number of a game's knowledge that can be changed, by name."""
    named = [(name, getattr(knowledge, name)) for name in OF_THE_SEARCH]
    for prefix, place in WEIGHTS.items():
        weights: Any = getattr(knowledge, place, None)
        fields = [] if weights is None else _fields(weights)
        named += [(prefix + name, getattr(weights, name)) for name in fields]
    found: dict[str, float] = {}
    for name, value in named:
        if isinstance(value, tuple):
            found |= {f"{name}.{place}": one for place, one in enumerate(value)}
        else:
            found[name] = value
    return {name: value for name, value in found.items() if isinstance(value, int | float)}


def changed_knowledge(game: str, changes: dict[str, float]) -> Knowledge:
    """The knowledge of a game with some numbers changed; the game's own object is not changed."""
    present = knowledge_of(game)
    known = numbers(present)
    unknown = [name for name in changes if name not in known]
    if unknown:
        args = {"option": unknown[0][:40], "allowed": ", ".join(known)}
        raise BadOption("error-unknown-option", args)
    kind: Any = type(present)
    weights: Any = getattr(present, "weights", None)
    fresh: Any = kind() if weights is None else kind(type(weights)())
    for name, value in changes.items():
        if name.partition(".")[0] in OF_THE_SEARCH:
            _set(fresh, name, type(known[name])(value))
            continue
        prefix = ALONE if name.startswith(ALONE) else ""
        _set(getattr(fresh, WEIGHTS[prefix]), name[len(prefix) :], type(known[name])(value))
    assert isinstance(fresh, Knowledge)
    return fresh


def _set(target: Any, name: str, value: float) -> None:
    """Set a number, or one of several (`name.place`)."""
    name, _, place = name.partition(".")
    if place:
        several = list(getattr(target, name))
        several[int(place)] = value
        setattr(target, name, tuple(several))
    else:
        setattr(target, name, value)


def _fields(thing: object) -> list[str]:
    """The names that an object or its class sets; a compiled class keeps them in
    `__mypyc_attrs__`."""
    found: dict[str, None] = {}
    for kind in reversed(type(thing).__mro__):
        names = vars(kind).get("__mypyc_attrs__") or get_annotations(kind)
        found |= {name: None for name in names if name[:1] != "_"}
    return list(found | dict.fromkeys(getattr(thing, "__dict__", {})))
