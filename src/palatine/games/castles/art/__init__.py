"""The symbols of the game: tiles as measured plans, cards, stacks, small things.

Ids begin with ``castles_``: ``tile-ID`` a tile in printed orientation with its corner at 0, 0 and
its size as the view box; ``card-ID`` a bonus card, ``stack-SIZE`` the back of a stack. None of them
holds words: they are shown at many sizes, and words stand beside them.
"""

from palatine.core import sprite
from palatine.core.offer import Words
from palatine.games.castles.art import cards, scenery, tiles

_SHEET: dict[str, str] = {}


def symbols(words: Words) -> dict[str, str]:
    """Everything a drawing may refer to, shared symbols included."""
    if not _SHEET:
        own = [*scenery.parts(), *tiles.parts(), *cards.parts()]
        _SHEET.update({**sprite.symbols(), **dict(own)})
    return _SHEET
