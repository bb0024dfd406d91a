"""Environments for learners (docs/environments.md).

`batch` plays many games at once in numpy arrays, `versus` plays many games of one seat against bots
(`vec_env`: the same for Stable-Baselines3); `aec` and `parallel` are PettingZoo's interfaces,
`seat` (also `gymnasium.make("palatine/NAME-v1")`) is Gymnasium's, `text` is for language models,
and `openspiel` registers all games with OpenSpiel. How positions and actions are encoded as numbers
is a part of the rules (`palatine.core.encoding`, `palatine.core.numbering`).

This package needs the extra `rl`, and `openspiel` for OpenSpiel or `sb3` for Stable-Baselines3. Its
modules are imported at their first use.
"""

from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

from palatine.rl.errors import EnvironmentProblem, missing_extra

# The module of each exported name, and the extra that the module needs.
_EXPORTS: dict[str, tuple[str, str]] = {
    "ModelPlayer": ("palatine.rl.model", "rl"),
    "GameBatch": ("palatine.rl.arrays", "rl"),
    "ProcessBatch": ("palatine.rl.processes", "rl"),
    "aec": ("palatine.rl.zoo", "rl"),
    "batch": ("palatine.rl.batches", "rl"),
    "load_dataset": ("palatine.rl.shards", "rl"),
    "parallel": ("palatine.rl.zoo", "rl"),
    "play": ("palatine.rl.model", "rl"),
    "seat": ("palatine.rl.solo", "rl"),
    "TextAction": ("palatine.rl.wording", "rl"),
    "text": ("palatine.rl.wording", "rl"),
    "SeatBatch": ("palatine.rl.seats", "rl"),
    "vec_env": ("palatine.rl.sb3", "sb3"),
    "versus": ("palatine.rl.seats", "rl"),
}


def __getattr__(name: str) -> Any:
    if name not in _EXPORTS:
        raise AttributeError(f"module 'palatine.rl' has no attribute {name!r}")
    module, extra = _EXPORTS[name]
    with missing_extra(extra):
        found = getattr(import_module(module), name)
    globals()[name] = found  # so that this function is not called for it again
    return found


def _register() -> None:
    """Register the games with Gymnasium, if it is installed, since its users import this package
    for that."""
    with suppress(ModuleNotFoundError):
        import_module("palatine.rl.registration").register()


_register()

if TYPE_CHECKING:
    from palatine.rl.arrays import GameBatch
    from palatine.rl.batches import batch
    from palatine.rl.model import ModelPlayer, play
    from palatine.rl.processes import ProcessBatch
    from palatine.rl.sb3 import vec_env
    from palatine.rl.seats import SeatBatch, versus
    from palatine.rl.shards import load_dataset
    from palatine.rl.solo import seat
    from palatine.rl.wording import TextAction, text
    from palatine.rl.zoo import aec, parallel

__all__ = [
    "EnvironmentProblem",
    "GameBatch",
    "ModelPlayer",
    "ProcessBatch",
    "SeatBatch",
    "TextAction",
    "aec",
    "batch",
    "load_dataset",
    "parallel",
    "play",
    "seat",
    "text",
    "vec_env",
    "versus",
]
