"""The symbols of the game: tiles as measured plans, their plates, cards, small things.

Ids begin with ``castles_``: ``tile-ID`` a tile in printed orientation with its corner at 0, 0 and
its size as the view box; ``plate-ID`` name, points and bonus around the middle of the tile
(``plate-ID-t`` where the tile stands upright); ``mini-ID`` the same as signs and numbers only.
Names make the plates differ by language.
"""

from palatine.core import sprite
from palatine.core.offer import Words
from palatine.games.castles.art import cards, plates, scenery, tiles

_SHEETS: dict[str, dict[str, str]] = {}  # by the title of the game, which tells the language


def symbols(words: Words) -> dict[str, str]:
    """Everything a drawing may refer to, shared symbols included."""
    title = words("castles-title", {})
    if title not in _SHEETS:
        own = [*scenery.parts(), *tiles.parts(), *plates.parts(words), *cards.parts(words)]
        _SHEETS[title] = {**sprite.symbols(), **dict(own)}
    return _SHEETS[title]
