"""view -> SVG: castles seen from the side, sky above and rock below.

Each castle is a picture of its own (`castle:3`); the two of the viewer stand on the stage, the
others are thumbnails that open. What stands over and under a castle (name, partners, points,
counts) is written by the page; in the picture of the whole table, which stands alone, it is drawn.
"""

from typing import Final

from palatine.core.offer import Appearance, Words
from palatine.core.svg import Drawing
from palatine.games.between.art import symbols
from palatine.games.between.draw import castle as castles
from palatine.games.between.draw import sheet, thumbnail
from palatine.games.between.draw.plan import Area, open_cells
from palatine.games.between.effects import castle_key
from palatine.games.between.focus import asked_about, is_choosing
from palatine.games.between.state import BetweenState

__all__ = ["draw", "symbols"]

# Pixels of a castle on pages of 1440 and 1024 pixels, and on a phone of 390: so large it is drawn
AREAS: Final[dict[str, Area]] = {"wide": (546, 470), "middle": (380, 420), "compact": (390, 200)}
_ALONE: Final[Area] = (390, 280)  # on a phone, while tiles are chosen and only one castle is open
_BOTH: Final = 400  # pixels of height that both castles have on a phone
_ASKED: Final = (220, 310)  # of them the castle with the spaces to choose from gets what it needs
_DECIDED: Final = 240  # of them a castle for which a tile is chosen: the other one matters as well


def draw(v: BetweenState, words: Words, appearance: Appearance) -> Drawing:
    """One castle of a view, or the table as a whole."""
    if not appearance.part:
        return sheet.draw(v, words, appearance.density)
    number = int(appearance.part.removeprefix("castle:"))
    label = words(castle_key(number), {})
    if v.castles[number].throne < 0:  # before it is founded
        return Drawing(0, 0, {})
    if appearance.density == "thumbnail":
        small = Drawing(thumbnail.WIDTH, thumbnail.HEIGHT, symbols(words), label)
        thumbnail.paint(small, v.castles[number])
        return small
    drawing = Drawing(0, 0, symbols(words), label)
    area, is_compact = _area(v, number, appearance.density), appearance.density == "compact"
    castles.paint(drawing, v, number, area, is_compact)
    return drawing


def _area(v: BetweenState, number: int, density: str) -> Area:
    if density != "compact":
        return AREAS[density]
    asked = asked_about(v)
    if not asked:
        return _ALONE if is_choosing(v) else AREAS[density]
    need = castles.least_height(v, asked[0])
    height = min(max(need, _ASKED[0]), _ASKED[1]) if open_cells(v, asked[0]) else _DECIDED
    return (390, height if number in asked else _BOTH - height)
