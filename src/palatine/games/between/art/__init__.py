"""The symbols of the game: rooms, thrones, cards, scenery. All ids begin with ``between_``.

A room has two faces: the wide one of 132 x 112 with name and vignette, and the small one of
60 x 60 with signs and numbers only. Names make the wide faces differ by language.
"""

from palatine.core import sprite
from palatine.core.offer import Words
from palatine.games.between.art import cards, faces, scenery

_SHEETS: dict[str, dict[str, str]] = {}  # by the title of the game, which tells the language


def symbols(words: Words) -> dict[str, str]:
    """Everything a drawing may refer to, shared symbols included."""
    title = words("between-title", {})
    if title not in _SHEETS:
        own = [*scenery.parts(), *faces.parts(words), *cards.parts(words)]
        _SHEETS[title] = {**sprite.symbols(), **dict(own)}
    return _SHEETS[title]
