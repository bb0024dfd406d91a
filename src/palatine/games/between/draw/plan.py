"""Where the cells of a castle lie in a picture, and which of them can be touched."""

from math import ceil
from typing import Final

from palatine.core.state import Together
from palatine.games.between.art.sizes import READABLE, H, Size, W, size_for
from palatine.games.between.castle import Castle
from palatine.games.between.parts import EDGES, x_of, y_of
from palatine.games.between.state import SCORER, BetweenState

LARGEST: Final = 112  # pixels of a room, at most
_SIDE: Final = 4
_SKY: Final = 20  # room for a roof over the highest cell
_EARTH: Final = 8
# Steps in which the viewer weighs tiles against the spaces of his castles, one touch before them
_WEIGHING: Final = ("choose", "assign", "split", "food", "special")

Area = tuple[int, int]  # pixels of the picture: width and height


class Plan:
    """A castle in a picture: rooms as large as all its cells allow. The units of the picture are
    those of a face, so that a tile that is laid down as a ghost has the size of its space.

    is_tight: sky and ground end with the castle, so that the page makes it as large as can be; it
    shows the country around it where it has more room."""

    def __init__(
        self, cells: list[int], area: Area, may_be_far: bool = False, is_tight: bool = False
    ) -> None:
        width, height = area
        self.cells = cells
        columns = [x_of(cell) for cell in cells]
        rows = [y_of(cell) for cell in cells]
        self.left, self.low, self.high = min(columns), min(-1, *rows), max(1, *rows)
        self.columns = max(columns) - self.left + 1
        self.rows = self.high - self.low + 1
        wide = (width - 2 * _SIDE) / self.columns
        tall = (height - _SKY - _EARTH) / self.rows * W / H
        self.pixels = min(LARGEST, wide, tall)  # of a room, where the picture has its own size
        self.size: Size = size_for(self.pixels)
        # Larger than a phone: seen whole it has signs only, and its strips where a part is seen
        self.is_far = may_be_far and self.pixels < self.size.narrowest
        self.unit = W / self.pixels  # how many units a pixel has
        self.width, self.height = round(width * self.unit), round(height * self.unit)
        self.country = (0, self.width)  # from where to where hills are drawn
        if is_tight:
            whole, needs = self.width, self.columns * W + 2 * _SIDE * self.unit
            self.width = round(min(whole, max(needs, width * W / LARGEST)))
            self.height = round(self.rows * H + (_SKY + _EARTH) * self.unit)
            beside = (whole - self.width) // 2
            self.country = (-beside, whole - beside)
        self.x0 = (self.width - self.columns * W) / 2
        spare = self.height - (_SKY + _EARTH) * self.unit - self.rows * H
        self.y0 = _SKY * self.unit + spare * 0.75

    @property
    def least(self) -> float:
        """Pixels a unit at which the signs are still large enough."""
        return round(READABLE / self.size.icon, 3)

    def at(self, cell: int) -> tuple[float, float]:
        """The upper left corner of a cell."""
        return self.x0 + (x_of(cell) - self.left) * W, self.y0 + (self.high - y_of(cell)) * H

    def holds(self, cell: int) -> bool:
        """Whether a cell lies inside the picture."""
        column, row = x_of(cell) - self.left, self.high - y_of(cell)
        return 0 <= column < self.columns and 0 <= row < self.rows

    def is_free(self, x: float, y: float, width: float, height: float) -> bool:
        """Whether nothing of the castle lies in this box."""
        for cell in self.cells:
            left, top = self.at(cell)
            if left < x + width and x < left + W and top < y + height and y < top + H:
                return False
        return True


def height_of(cells: list[int], pixels: int) -> int:
    """How many pixels of height these cells need where a room is so many wide."""
    rows = [y_of(cell) for cell in cells]
    high = max(1, *rows) - min(-1, *rows) + 1
    return ceil(high * pixels * H / W) + _SKY + _EARTH


def open_cells(v: BetweenState, castle: int) -> list[int]:
    """The spaces among which the viewer has to choose now, if in this castle."""
    frame = v.frames[-1] if v.frames else None
    if frame is None or frame.step not in ("at", "where") or frame.seat != v.viewer:
        return []
    if frame.args[0] != castle:
        return []
    return [a.c for a in v.castles[castle].spaces(frame.args[2])]


def closed_cells(v: BetweenState, castle: int) -> list[int]:
    """The empty spaces beside the rooms where the tile in question may not go; touched, they say
    which rule is against it."""
    spaces = open_cells(v, castle)
    if not spaces:
        return []
    cells = v.castles[castle].cells
    around = {cell + step for cell in cells for step in EDGES}
    return [cell for cell in sorted(around) if cell not in cells and cell not in spaces]


def weighed_cells(v: BetweenState, castle: int) -> list[int]:
    """All spaces of a castle while the viewer chooses a tile, for what it would bring there."""
    frame = v.frames[-1] if v.frames else None
    if frame is None or frame.step not in _WEIGHING or v.viewer < 0 or v.seats == SCORER:
        return []
    asked = v.viewer in frame.seats if isinstance(frame, Together) else frame.seat == v.viewer
    if not asked or castle not in castles_weighed(v):
        return []
    return all_spaces(v.castles[castle])


def castles_weighed(v: BetweenState) -> list[int]:
    """The castles for which the viewer may be choosing a tile now."""
    frame = v.frames[-1]
    if frame.step == "assign":
        ludwig = frame.args[0]
        return [ludwig, v.right_of(ludwig)]
    if frame.step in ("food", "special"):
        return [frame.args[0]]
    return [v.viewer, v.right_of(v.viewer)]


def all_spaces(castle: Castle) -> list[int]:
    """Every space where some tile may go."""
    return [a.c for a in castle.under + castle.upper]
