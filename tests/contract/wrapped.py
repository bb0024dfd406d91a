"""The template behind a door of its own, for tests to change one answer of it."""

from typing import Any

from palatine.core.face import Face
from palatine.core.game import Game
from palatine.games._template import GAME


class WrappedFace(Face[Any]):
    """Answers as the template's face does; a subclass answers something else."""


class Wrapped(Game[Any]):
    """Answers as the template does; a subclass answers something else. (A compiled game cannot be
    subclassed by a test, the base of all games can.)"""

    def __init__(self) -> None:
        super().__init__(GAME.meta, GAME.actions, list(GAME.steps.values()))
        self.face_class: type[WrappedFace] = WrappedFace

    def make_face(self) -> Face[Any]:
        return self.face_class(self)


def _passed_on(asked: Any, name: str) -> Any:
    def answer(self: object, *args: Any) -> Any:
        return getattr(asked, name)(*args)

    return answer


for _name in ("new", "load", "view", "imagine", "result", "data_hash", "inventory", "encoding"):
    setattr(Wrapped, _name, _passed_on(GAME, _name))
Wrapped.make_numbering = _passed_on(GAME, "make_numbering")  # type: ignore[method-assign]
for _name in ("offers", "label", "sentence", "preview", "touched", "draw", "symbols", "status"):
    setattr(WrappedFace, _name, _passed_on(GAME.face, _name))
WrappedFace.text_board = _passed_on(GAME.face, "text_board")  # type: ignore[method-assign]
