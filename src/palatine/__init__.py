"""Palatine: a table for board games about kings and their castles.

`import palatine` is enough: everything in `__all__` is loaded when it is first asked for. An
example of each is in docs/library.md.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from palatine.compiled import native_root

__version__ = "0.1.0"

_native = native_root(Path(__file__).parent)
if _native is not None:
    # core and games come from there, everything else from here; the shared libraries of the
    # compiled modules are modules of the top level (docs/compiling.md).
    __path__.insert(0, str(_native / "palatine"))
    sys.path.append(str(_native))

# What is exported, by the module it is found in: a command should start at once, so nothing of it
# is imported before it is asked for. `TYPE_CHECKING` below says the same to type checkers.
_EXPORTS: dict[str, tuple[str, ...]] = {
    "palatine.front": (
        *("Match", "arena", "hint", "ladder", "position", "read_record", "replay", "review"),
        "score",
    ),
    "palatine.bots.base": ("Bot",),
    "palatine.bots.hints": ("Hint", "HintOption"),
    "palatine.bots.playing": ("play_out",),
    "palatine.bots.reports": ("ArenaReport", "LadderReport", "Pairing", "Rating", "Standing"),
    "palatine.bots.review": ("Decision", "Review", "SeatReview"),
    "palatine.core.action": ("Action",),
    "palatine.core.chance": ("Driver", "Sampler", "Seeded", "Stacked"),
    "palatine.core.documents": ("Score",),
    "palatine.core.errors": (
        *("BadDocument", "BadOption", "BadRecord", "BadText", "NotAsked", "NotLegal"),
        *("PalatineError", "Unsupported"),
    ),
    "palatine.core.events": ("Event",),
    "palatine.core.game": ("Game",),
    "palatine.core.meta": ("Meta", "Option"),
    "palatine.core.record": ("Entry", "Record"),
    "palatine.core.result": ("Result",),
    "palatine.core.rng": ("Rng",),
    "palatine.core.state": ("CHANCE", "OVER", "SPECTATOR", "State"),
}
# whole modules: `palatine.games.load("torres")`
_MODULES = ("bots", "games", "locales", "rl", "sheets")
_MODULE_OF = {name: module for module, names in _EXPORTS.items() for name in names}


def build_kind() -> str:
    """Which of the two runs: the compiled rules, or the same sources interpreted."""
    from palatine.core.native import COMPILED

    return "compiled" if COMPILED else "interpreted"


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return import_module(f"palatine.{name}")
    if name not in _MODULE_OF:
        raise AttributeError(f"module 'palatine' has no attribute {name!r}")
    found = getattr(import_module(_MODULE_OF[name]), name)
    globals()[name] = found  # the next time it is simply there
    return found


def __dir__() -> list[str]:
    return sorted(__all__)


if TYPE_CHECKING:
    from palatine import bots, games, locales, rl, sheets
    from palatine.bots.base import Bot
    from palatine.bots.hints import Hint, HintOption
    from palatine.bots.playing import play_out
    from palatine.bots.reports import ArenaReport, LadderReport, Pairing, Rating, Standing
    from palatine.bots.review import Decision, Review, SeatReview
    from palatine.core.action import Action
    from palatine.core.chance import Driver, Sampler, Seeded, Stacked
    from palatine.core.documents import Score
    from palatine.core.errors import (
        BadDocument,
        BadOption,
        BadRecord,
        BadText,
        NotAsked,
        NotLegal,
        PalatineError,
        Unsupported,
    )
    from palatine.core.events import Event
    from palatine.core.game import Game
    from palatine.core.meta import Meta, Option
    from palatine.core.record import Entry, Record
    from palatine.core.result import Result
    from palatine.core.rng import Rng
    from palatine.core.state import CHANCE, OVER, SPECTATOR, State
    from palatine.front import (
        Match,
        arena,
        hint,
        ladder,
        position,
        read_record,
        replay,
        review,
        score,
    )

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Action",
    "ArenaReport",
    "BadDocument",
    "BadOption",
    "BadRecord",
    "BadText",
    "Bot",
    "Decision",
    "Driver",
    "Entry",
    "Event",
    "Game",
    "Hint",
    "HintOption",
    "LadderReport",
    "Match",
    "Meta",
    "NotAsked",
    "NotLegal",
    "Option",
    "Pairing",
    "PalatineError",
    "Rating",
    "Record",
    "Result",
    "Review",
    "Rng",
    "Sampler",
    "Score",
    "SeatReview",
    "Seeded",
    "Stacked",
    "Standing",
    "State",
    "Unsupported",
    "__version__",
    "arena",
    "bots",
    "build_kind",
    "games",
    "hint",
    "ladder",
    "locales",
    "play_out",
    "position",
    "read_record",
    "replay",
    "review",
    "rl",
    "score",
    "sheets",
]
