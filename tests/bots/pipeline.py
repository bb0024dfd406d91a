"""The training pipeline (tools/train) for tests: loaded for a while, with arguments of a run that
takes seconds."""

import importlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from palatine.bots.learned import NETWORKS

ROOT = Path(__file__).resolve().parent.parent.parent
SMALL = [
    *("castles", "--rounds", "1", "--games", "1", "--seats", "2", "--rollouts", "24"),
    *("--hidden", "4", "--epochs", "2", "--measure", "0", "--jobs", "1", "--steps", "buy"),
]


@contextmanager
def pipeline() -> Iterator[Any]:
    """The module that `python tools/train` runs; its path, its modules and what it sets in the
    environment are gone afterwards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "tools"))
        patch.setenv(NETWORKS, os.environ.get(NETWORKS, ""))  # so that it is put back
        try:
            yield importlib.import_module("train.__main__")
        finally:
            for name in [name for name in sys.modules if name.split(".")[0] == "train"]:
                del sys.modules[name]
