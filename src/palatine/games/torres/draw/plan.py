"""Torres from above: cells stay square, every block lifts its roof and shows a piece of the front
wall. A tower hides at most part of the one cell behind it, never the head or the number of a
piece: these move up as far as they must."""

from dataclasses import dataclass
from typing import Final

from palatine.core import svg
from palatine.core.svg import Drawing
from palatine.games.torres.art import symbols
from palatine.games.torres.art.sizes import CELL, COMPACT_FEET, FEET, HALF, HIDING, LIFT, LIFTS
from palatine.games.torres.draw.pieces import NAMES, Pieces


@dataclass(frozen=True)
class _Sizes:
    """Sizes for one density, in units of the drawing.

    left, top, right, below: room around the board. names: letters and numbers of the edges. roof,
    level: numerals on a roof, on the disc beside a piece. aside: where that disc stands. figure,
    feet, under: which figures, where they stand, how much of them is to be seen above a tower.
    """

    board: str
    left: int
    top: int
    right: int
    below: int
    names: int
    roof: int
    level: int
    aside: int
    figure: str
    feet: int
    under: int
    beside: int  # how far a figure moves for the disc


_WIDE: Final = _Sizes("framed", 26, 37, 26, 26, 14, 22, 16, 27, "wide", FEET, 2, -5)
_SIZES: Final = {
    "wide": _WIDE,
    "middle": _Sizes("framed", 26, 37, 26, 26, 18, 28, 18, 24, "wide", FEET, 2, -7),
    "compact": _Sizes("bare", 30, 22, 4, 31, 25, 32, 25, 22, "compact", COMPACT_FEET, 7, -14),
    "thumbnail": _Sizes("bare", 4, 22, 4, 4, 0, 0, 0, 0, "compact", COMPACT_FEET, 7, 0),
}
_SMALLEST: Final = 12  # px on the screen


def plan(pieces: Pieces, density: str) -> Drawing:
    """The board as a plan."""
    sizes = _SIZES.get(density, _WIDE)
    scene = _Scene(pieces, sizes, density if density in _SIZES else "wide")
    top = scene.top()
    height = sizes.top + 8 * CELL + sizes.below - top
    least = _SMALLEST / min(sizes.names, sizes.roof, sizes.level) if sizes.names else 0
    drawing = Drawing(sizes.left + 8 * CELL + sizes.right, height, symbols(), top=top, least=least)
    drawing.pieces = {
        "block": "torres_plan-ghost",
        "king": f"torres_plan-king-{sizes.figure}",
        **{f"knight{n}": f"torres_plan-knight{n}-{sizes.figure}" for n in range(1, 5)},
    }
    drawing.add("board", svg.use(f"torres_plan-{sizes.board}", sizes.left, sizes.top))
    if sizes.names:
        drawing.add("names", scene.names())
    for cell in range(64):
        drawing.add(NAMES[cell], scene.cell(cell))
    return drawing


class _Scene:
    """One drawing in the making."""

    def __init__(self, pieces: Pieces, sizes: _Sizes, density: str) -> None:
        self.heights = pieces.heights
        self.at = pieces.at
        self.sizes = sizes
        self.density = density

    def top(self) -> int:
        """Where the picture begins: above zero only what a high tower at the back needs."""
        room = HALF + (16 if self.at else 4)
        low = min(self.middle(cell)[1] - room for cell in range(8))
        return min(0, low // 8 * 8)

    def lift(self, cell: int) -> int:
        """How far the roof of a cell is raised."""
        return LIFT * min(self.heights[cell], LIFTS)

    def middle(self, cell: int) -> tuple[int, int]:
        """The middle of a roof, or of bare ground."""
        x = self.sizes.left + cell % 8 * CELL + HALF
        return x, self.sizes.top + cell // 8 * CELL + HALF - self.lift(cell)

    def names(self) -> str:
        """Letters of the columns below the board, numbers of the rows on its left."""
        sizes, body = self.sizes, ""
        low = sizes.top + 8 * CELL + 4 + sizes.names * 18 // 25
        for i in range(8):
            middle = i * CELL + HALF
            column = f"serif it mid t{sizes.names} f-ink2"
            body += svg.text(sizes.left + middle, low, "abcdefgh"[i], column)
            y = sizes.top + middle + sizes.names * 0.36
            body += svg.text(sizes.left / 2, y, str(i + 1), f"sans mid t{sizes.names} f-ink2")
        return f"<g>{body}</g>"

    def cell(self, cell: int) -> str:
        """A cell: shadow, tower, what the page marks on it, and what stands there."""
        x, y = self.middle(cell)
        name = NAMES[cell]
        behind = self.hides(cell)
        text = f'<g data-t="{name}"' + (f' data-hides="{behind}">' if behind else ">")
        if self.heights[cell]:
            tower = self.tower(cell, x, y)
            text += self.glass(cell, tower, x, y) if behind else tower
        else:
            text += self.shadow(cell, x, y)
        text += f'<use class="hit" href="#torres_plan-hit" x="{x}" y="{y}"/>'
        if cell in self.at:
            text += self.piece(cell, x, y)
        elif self.heights[cell]:
            text += self.numeral(cell, x, y)
        return text + "</g>"

    def hides(self, cell: int) -> str:
        """The cell behind, where more than half of it is hidden."""
        if cell < 8 or self.lift(cell) - self.lift(cell - 8) < HIDING * LIFT:
            return ""
        return NAMES[cell - 8]

    def glass(self, cell: int, tower: str, x: int, y: int) -> str:
        """A tower that can be made transparent, with the dots that are left of it then."""
        height = min(self.heights[cell], LIFTS)
        dots = f'<use class="outline" href="#torres_plan-outline{height}" x="{x}" y="{y}"/>'
        return f'<g class="glass">{tower}</g>{dots}'

    def shadow(self, cell: int, x: int, y: int) -> str:
        """What the tower on the left casts on bare ground."""
        height = self.heights[cell - 1] if cell % 8 else 0
        return svg.use(f"torres_plan-shadow{min(height, LIFTS)}", x, y) if height else ""

    def tower(self, cell: int, x: int, y: int) -> str:
        """A column, with a strong line wherever its castle ends."""
        height = min(self.heights[cell], LIFTS)
        text = svg.use(f"torres_plan-tower{height}", x, y)
        left, right, roof = x - HALF, x + HALF, y - HALF
        foot = y + HALF + self.lift(cell)
        d = ""
        if self.ends(cell, 0, -1):
            d += f"M{left} {roof}h{CELL}"
        if self.ends(cell, 1, 0):
            d += f"M{right} {roof}V{foot}"
        if self.ends(cell, 0, 1):
            d += f"M{left} {foot}h{CELL}"
        if self.ends(cell, -1, 0):
            d += f"M{left} {roof}V{foot}"
        return text + (svg.path(d, "s-ink w32") if d else "")

    def ends(self, cell: int, dx: int, dy: int) -> bool:
        """Whether the castle does not go on in a direction."""
        x, y = cell % 8 + dx, cell // 8 + dy
        return not (0 <= x < 8 and 0 <= y < 8) or self.heights[8 * y + x] == 0

    def low(self, cell: int) -> int:
        """Where the tower in front begins to hide the cell, below its middle."""
        front = self.lift(cell + 8) if cell < 56 else 0
        return HALF - max(0, front - self.lift(cell))

    def piece(self, cell: int, x: int, y: int) -> str:
        """A figure, on a tower with the level beside its head; both stay in sight."""
        sizes, kind, low = self.sizes, self.at[cell], self.low(cell)
        down = max(-4, min(sizes.feet, low - sizes.under))
        numbered = self.heights[cell] > 0 and sizes.level > 0
        beside = sizes.beside if numbered else 0
        text = (
            f'<g data-p="{kind.rstrip("1234")}:{NAMES[cell]}">'
            f"{svg.use(f'torres_{kind}-{sizes.figure}', x + beside, y + down)}</g>"
        )
        if numbered:
            above = min(-sizes.aside, low - HALF + sizes.aside - 1)
            text += svg.use(f"torres_disc-{self.density}", x + sizes.aside, y + above)
            baseline = y + above + sizes.level * 9 // 25
            text += self.number(cell, x + sizes.aside, baseline, f"num t{sizes.level} f-paper")
        return text

    def numeral(self, cell: int, x: int, y: int) -> str:
        """The height of a tower nobody stands on, in the middle of what is seen of its roof."""
        size = self.sizes.roof
        if not size:
            return ""
        middle = y + (self.low(cell) - HALF) // 2
        return self.number(cell, x, middle + size * 9 // 25, f"num t{size}")

    def number(self, cell: int, x: int, y: int, classes: str) -> str:
        return svg.text(x, y, str(self.heights[cell]), classes)
