"""The template behind a door of its own, for tests to change one answer of it."""

from typing import Any

from palatine.core.game import Game
from palatine.games._template import GAME


class Wrapped(Game[Any]):
    """Answers as the template does; a subclass answers something else. (A compiled game cannot be
    subclassed by a test, the base of all games can.)"""

    def __init__(self) -> None:
        super().__init__(GAME.meta, GAME.table, list(GAME.steps.values()))


_CONTRACT = (
    ["new", "load", "view", "imagine", "result", "data_hash", "inventory", "offers", "label"]
    + ["sentence", "preview", "touched", "draw", "symbols", "status", "encode", "text_board"]
)  # fmt: skip


def _passed_on(name: str) -> Any:
    def answer(self: Wrapped, *args: Any) -> Any:
        return getattr(GAME, name)(*args)

    return answer


for _name in _CONTRACT:
    setattr(Wrapped, _name, _passed_on(_name))
