"""Palatine: a table for board games about kings and their castles."""

import sys
from pathlib import Path

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


# What the README shows, and nothing else: below this line, for core is chosen above it.

__all__ = ["__version__", "build_kind"]
