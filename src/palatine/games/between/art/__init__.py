"""The symbols of the game: rooms, thrones, cards, scenery. All ids begin with ``between_``.

They hold no words, so they are the same in every language.
"""

from functools import cache

from palatine.core import sprite
from palatine.core.offer import Words
from palatine.games.between.art import cards, faces, scenery


def symbols(words: Words) -> dict[str, str]:
    """Everything a drawing may refer to, shared symbols included."""
    return _all()


@cache
def _all() -> dict[str, str]:
    own = [*scenery.parts(), *faces.parts(), *cards.parts()]
    return {**sprite.symbols(), **dict(own)}
