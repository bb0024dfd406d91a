"""Palatine: a table for board games about kings and their castles."""

import sys
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


def build_kind() -> str:
    """Which of the two runs: the compiled rules, or the same sources interpreted."""
    from palatine.core.native import COMPILED

    return "compiled" if COMPILED else "interpreted"


def __getattr__(name: str) -> Any:
    """What the README shows is loaded when it is asked for: a command should start at once."""
    if name != "Match":
        raise AttributeError(f"module 'palatine' has no attribute {name!r}")
    from palatine.front import Match

    return Match


if TYPE_CHECKING:
    from palatine.front import Match

__all__ = ["Match", "__version__", "build_kind"]
