"""Torres from a corner: towers, shadows, and whatever stands behind them shining through."""

from dataclasses import dataclass
from typing import Final

from palatine.core.svg import Drawing
from palatine.games.torres.art import sizes, symbols
from palatine.games.torres.draw.pieces import NAMES, Pieces

Before = list[tuple[int, int]]  # nearer cells, and how many blocks higher they must be to hide one


@dataclass(frozen=True)
class _Sizes:
    """Numerals on a roof and on a roundel; how far a figure and a roundel stand from the middle
    of a cell; how high a figure is."""

    roof: int
    level: int
    aside: int
    apart: int
    figure: int


_SIZES: Final = {"wide": _Sizes(22, 18, 8, 27, 60), "compact": _Sizes(32, 32, 16, 30, 76)}


def _centres() -> list[tuple[int, int]]:
    return [
        (
            sizes.LEFT + (cell % 8 - cell // 8) * sizes.HALF_X,
            sizes.TOP + (cell % 8 + cell // 8 + 1) * sizes.HALF_Y,
        )
        for cell in range(64)
    ]


def _before(cell: int, dx: int, dy: int) -> Before:
    x, y = cell % 8 + dx, cell // 8 + dy
    return [
        (8 * (y + i) + x + i, higher) for i, higher in enumerate((2, 4, 7)) if max(x, y) + i < 8
    ]


CENTRES: Final = _centres()
ORDER: Final = sorted(range(64), key=lambda cell: (cell % 8 + cell // 8, cell % 8))
_LEFT: Final = [_before(cell, 0, 1) for cell in range(64)]
_RIGHT: Final = [_before(cell, 1, 0) for cell in range(64)]
_MIDDLE: Final = [_before(cell, 1, 1) for cell in range(64)]


def towers(pieces: Pieces, density: str) -> Drawing:
    """The board from its h8 corner, painted from the far cells to the near ones."""
    scene = _Scene(pieces, density)
    top = scene.top()
    drawing = Drawing(sizes.WIDTH, sizes.HEIGHT - top, symbols(), top=top)
    drawing.add("board", f'<g><use href="#torres_board"/><use href="#torres_names-{density}"/></g>')
    drawing.add("shadows", scene.shadows())
    for cell in ORDER:
        drawing.add(NAMES[cell], scene.cell(cell))
    drawing.add("ghosts", f'<g class="ghosts">{"".join(scene.ghosts)}</g>')
    return drawing


class _Scene:
    """One drawing in the making. What a nearer tower hides is drawn again last, as a ghost."""

    def __init__(self, pieces: Pieces, density: str) -> None:
        self.heights = pieces.heights
        self.at = pieces.at
        self.density = density
        self.sizes = _SIZES[density]
        self.ghosts: list[str] = []

    def top(self) -> int:
        """Where the picture begins: above zero only what a high tower at the back needs."""
        low = min(
            CENTRES[cell][1]
            - sizes.RISE * height
            - (self.sizes.figure if cell in self.at else sizes.HALF_Y)
            for cell, height in enumerate(self.heights)
        )
        return min(0, low // sizes.RISE * sizes.RISE)

    def shadows(self) -> str:
        """All shadows, for they lie under all towers."""
        text = '<g clip-path="url(#torres_clip)">'
        for cell, height in enumerate(self.heights):
            if height:
                x, y = CENTRES[cell]
                text += f'<use href="#torres_shadow{min(height, sizes.SHADOWS)}" x="{x}" y="{y}"/>'
        return text + "</g>"

    def cell(self, cell: int) -> str:
        """A cell with its tower and its piece."""
        height = self.heights[cell]
        x, y = CENTRES[cell]
        name = NAMES[cell]
        text = f'<g data-t="{name}">'
        if height:
            text += self.walls(cell, x, y)
            y -= height * sizes.RISE
            text += f'<use href="#torres_top" x="{x}" y="{y}"/>'
        text += f'<use class="hit" href="#torres_hit" x="{x}" y="{y}"/>'
        half, gone = self.hidden(cell)
        if gone:
            self.ghosts.append(
                f'<g class="through" data-t="{name}">'
                f'<use class="hit" href="#torres_through" x="{x}" y="{y}"/></g>'
            )
        if cell in self.at:
            text += self.piece(cell, x, y, half, gone)
        elif height:
            text += self.numeral(cell, x, y, gone)
        return text + "</g>"

    def walls(self, cell: int, x: int, y: int) -> str:
        """The storeys of a tower, from the first that its two nearer neighbours leave in sight."""
        left = self.heights[cell + 8] if cell < 56 else 0
        right = self.heights[cell + 1] if cell % 8 < 7 else 0
        text = ""
        for z in range(min(left, right), self.heights[cell]):
            text += f'<use href="#torres_wall-{self.density}" x="{x}" y="{y - z * sizes.RISE}"/>'
        return text

    def hidden(self, cell: int) -> tuple[bool, bool]:
        """Whether nearer towers hide half of the top or more, and whether its middle too."""
        left, right = self.behind(cell, _LEFT), self.behind(cell, _RIGHT)
        gone = (left and right) or self.behind(cell, _MIDDLE)
        return gone or left or right, gone

    def behind(self, cell: int, before: list[Before]) -> bool:
        """Whether one of these nearer towers is high enough to hide the cell."""
        height = self.heights[cell]
        return any(self.heights[other] >= height + higher for other, higher in before[cell])

    def room(self, cell: int) -> tuple[bool, bool]:
        """Whether the left and the right half of a top are free of any higher neighbour."""
        height = self.heights[cell]
        left = cell >= 56 or self.heights[cell + 8] <= height
        right = cell % 8 == 7 or self.heights[cell + 1] <= height
        return left, right

    def numeral(self, cell: int, x: int, y: int, gone: bool) -> str:
        """The height of a tower nobody stands on, away from what overlaps its top."""
        left, right = self.room(cell)
        if gone or not (left or right):
            self.ghosts.append(self.level(cell, x, y))
            return ""
        size = self.sizes.roof
        return (
            f'<text x="{x + 20 * (right - left)}" y="{y + size // 3}" class="num t{size}"'
            f' aria-hidden="true">{self.heights[cell]}</text>'
        )

    def level(self, cell: int, x: int, y: int) -> str:
        """The height of a tower on a roundel."""
        size = self.sizes.level
        return (
            f'<use href="#torres_level-{self.density}" x="{x}" y="{y}"/>'
            f'<text x="{x}" y="{y + size // 3}" class="num t{size} f-paper" aria-hidden="true">'
            f"{self.heights[cell]}</text>"
        )

    def piece(self, cell: int, x: int, y: int, half: bool, gone: bool) -> str:
        """A figure, and on a tower the level beside it, on the side that stays in sight."""
        kind = self.at[cell]
        level = ""
        if self.heights[cell]:
            left, right = self.room(cell)
            side = -1 if left and not right else 1
            level = self.level(cell, x + side * self.sizes.apart, y)
            if gone or not (left or right):
                self.ghosts.append(level)
                level = ""
            x -= self.sizes.aside if side > 0 else -self.sizes.aside // 2
        if half:
            ghost = kind.replace("knight", "ghost")
            self.ghosts.append(f'<use href="#torres_{ghost}-{self.density}" x="{x}" y="{y}"/>')
        return (
            f'<g data-p="{kind.rstrip("1234")}:{NAMES[cell]}">'
            f'<use href="#torres_{kind}-{self.density}" x="{x}" y="{y}"/></g>{level}'
        )
