"""Torres from a corner: towers, shadows, and whatever stands behind them shining through.

The board can be turned by quarters. A `place` is a cell as it is seen then: place 0 lies in the far
corner, place 63 nearest to the eye.
"""

from dataclasses import dataclass
from typing import Final

from palatine.core import svg
from palatine.core.svg import Drawing
from palatine.games.torres.art import sizes, symbols
from palatine.games.torres.draw.pieces import NAMES, Pieces

Before = list[tuple[int, int]]  # nearer places, and how many blocks higher they hide one


@dataclass(frozen=True)
class _Sizes:
    """Letters at the edges; numerals on a roof and on a roundel; how far a figure and a roundel
    stand from the middle of a cell; how high a figure is."""

    names: int
    roof: int
    level: int
    aside: int
    apart: int
    figure: int


_SIZES: Final = {
    "wide": _Sizes(18, 22, 18, 8, 27, 60),
    "compact": _Sizes(32, 32, 32, 16, 30, 76),
}
_SMALLEST: Final = 12  # px on the screen


def _centres() -> list[tuple[int, int]]:
    return [
        (
            sizes.LEFT + (place % 8 - place // 8) * sizes.HALF_X,
            sizes.TOP + (place % 8 + place // 8 + 1) * sizes.HALF_Y,
        )
        for place in range(64)
    ]


def _before(place: int, dx: int, dy: int) -> Before:
    x, y = place % 8 + dx, place // 8 + dy
    return [
        (8 * (y + i) + x + i, higher) for i, higher in enumerate((2, 4, 7)) if max(x, y) + i < 8
    ]


def _turned(turn: int) -> list[int]:
    """By place: the cell that is seen there after so many quarter turns, clockwise."""
    found = []
    for place in range(64):
        x, y = place % 8, place // 8
        for _ in range(turn % 4):
            x, y = y, 7 - x
        found.append(8 * y + x)
    return found


CENTRES: Final = _centres()
ORDER: Final = sorted(range(64), key=lambda place: (place % 8 + place // 8, place % 8))
TURNED: Final = [_turned(turn) for turn in range(4)]
_LEFT: Final = [_before(place, 0, 1) for place in range(64)]
_RIGHT: Final = [_before(place, 1, 0) for place in range(64)]
_MIDDLE: Final = [_before(place, 1, 1) for place in range(64)]


def towers(pieces: Pieces, density: str, turn: int) -> Drawing:
    """The board from one of its corners, painted from the far cells to the near ones."""
    scene = _Scene(pieces, "compact" if density == "compact" else "wide", turn)
    top = scene.top()
    least = _SMALLEST / min(scene.sizes.names, scene.sizes.level)
    drawing = Drawing(sizes.WIDTH, sizes.HEIGHT - top, symbols(), top=top, least=least)
    drawing.turns = True
    drawing.pieces = {
        "block": "torres_towers-ghost",
        "king": f"torres_king-{scene.density}",
        **{f"knight{n}": f"torres_knight{n}-{scene.density}" for n in range(1, 5)},
    }
    drawing.add("board", '<use href="#torres_board"/>')
    drawing.add("names", scene.edges())
    drawing.add("shadows", scene.shadows())
    for place in ORDER:
        drawing.add(scene.names[place], scene.cell(place))
    drawing.add("ghosts", f'<g class="ghosts">{"".join(scene.ghosts)}</g>')
    return drawing


class _Scene:
    """One drawing in the making. What a nearer tower hides is drawn again last, as a ghost."""

    def __init__(self, pieces: Pieces, density: str, turn: int) -> None:
        cells = TURNED[turn % 4]
        self.names = [NAMES[cell] for cell in cells]
        self.heights = [pieces.heights[cell] for cell in cells]
        self.at = {place: pieces.at[c] for place, c in enumerate(cells) if c in pieces.at}
        self.turn = turn
        self.density = density
        self.sizes = _SIZES[density]
        self.ghosts: list[str] = []
        self.hides = self._hides()
        self.stands = {
            place: (CENTRES[place][0], CENTRES[place][1] - self.heights[place] * sizes.RISE)
            for place in self.at
        }

    def top(self) -> int:
        """Where the picture begins: above zero only what a high tower at the back needs."""
        low = min(
            CENTRES[place][1]
            - sizes.RISE * height
            - (self.sizes.figure if place in self.at else sizes.HALF_Y)
            for place, height in enumerate(self.heights)
        )
        return min(sizes.SKY, low // sizes.RISE * sizes.RISE)

    def edges(self) -> str:
        """Letters of columns and numbers of rows on the two near edges."""
        body, size, sideways = "", self.sizes.names, self.turn % 2
        for i in range(8):
            for place, end, sign in (
                (56 + i, (i + 0.5, 8.25), sideways),
                (8 * i + 7, (8.25, i + 0.5), 1 - sideways),
            ):
                x, y = sizes.seen(*end)
                font = "sans" if sign else "serif it"
                body += svg.text(
                    sizes.LEFT + x,
                    sizes.TOP + y + size / 3,
                    self.names[place][sign],
                    f"{font} mid t{size} f-ink2",
                )
        return f"<g>{body}</g>"

    def shadows(self) -> str:
        """All shadows, for they lie under all towers."""
        text = '<g clip-path="url(#torres_clip)">'
        for place, height in enumerate(self.heights):
            if height:
                x, y = CENTRES[place]
                text += f'<use href="#torres_shadow{min(height, sizes.SHADOWS)}" x="{x}" y="{y}"/>'
        return text + "</g>"

    # --- a cell -----------------------------------------------------------------------------

    def cell(self, place: int) -> str:
        """A cell with its tower and its piece."""
        height = self.heights[place]
        x, y = CENTRES[place]
        behind = " ".join(self.names[other] for other in self.hides[place])
        mark = f' data-hides="{behind}"' if behind else ""
        walls = self.walls(place, x, y, bool(behind)) if height else ""
        lid = self.lid(place, x, y - height * sizes.RISE)
        if behind:
            lid = f'<g class="down{min(height, sizes.STOREYS) - 1}">{lid}</g>'
        return f'<g data-t="{self.names[place]}"{mark}>{walls}{lid}</g>'

    def walls(self, place: int, x: int, y: int, can_be_cut: bool) -> str:
        """The storeys of a tower; of one that hides something also what is left when it is cut."""
        height = min(self.heights[place], sizes.STOREYS)
        where = f'x="{x}" y="{y}"'
        walls = f'href="#torres_tower{height}-{self.density}" {where}'
        if not can_be_cut:
            return f"<use {walls}/>"
        return (
            f'<use class="storeys" {walls}/>'
            f'<use class="stump" href="#torres_tower1-{self.density}" {where}/>'
            f'<use class="outline" href="#torres_outline{height}" {where}/>'
        )

    def lid(self, place: int, x: int, y: int) -> str:
        """What lies and stands on top."""
        text = f'<use href="#torres_top" x="{x}" y="{y}"/>' if self.heights[place] else ""
        text += f'<use class="hit" href="#torres_hit" x="{x}" y="{y}"/>'
        half, gone = self.hidden(place)
        if place in self.at:
            return text + self.piece(place, x, y, half, gone)
        return text + (self.numeral(place, x, y, gone) if self.heights[place] else "")

    def numeral(self, place: int, x: int, y: int, gone: bool) -> str:
        """The height of a tower nobody stands on, away from what overlaps its top."""
        left, right = self.room(place)
        if gone:
            return ""  # the tower in front is cut down when this one is wanted
        size = self.sizes.roof
        beside = x + 20 * (right - left)
        return svg.text(beside, y + size // 3, str(self.heights[place]), f"num t{size}")

    def level(self, place: int, x: int, y: int) -> str:
        """The height of a tower on a roundel."""
        size = self.sizes.level
        number = svg.text(x, y + size // 3, str(self.heights[place]), f"num t{size} f-paper")
        return f'<use href="#torres_level-{self.density}" x="{x}" y="{y}"/>{number}'

    def piece(self, place: int, x: int, y: int, half: bool, gone: bool) -> str:
        """A figure, and on a tower the level beside it, unless both are hidden."""
        kind = self.at[place]
        level, aside = "", 0
        if self.heights[place]:
            dx, dy = self.beside(place)
            aside = -self.sizes.aside if dx > 0 else self.sizes.aside // 2 if dx else 0
            level = "" if gone else self.level(place, x + dx, y + dy)
        if half:
            ghost = kind.replace("knight", "ghost")
            symbol = f'<use href="#torres_{ghost}-{self.density}" x="{x + aside}" y="{y}"/>'
            self.shine(place, symbol, x, y)
        return (
            f'<g data-p="{kind.rstrip("1234")}:{self.names[place]}">'
            f'<use href="#torres_{kind}-{self.density}" x="{x + aside}" y="{y}"/></g>{level}'
        )

    def beside(self, place: int) -> tuple[int, int]:
        """Where the level of a figure is written: on the side that stays in sight, or before its
        feet; where it would cover no other figure."""
        left, right = self.room(place)
        sides = [1] * right + [-1] * left or [1]
        spots = [(side * self.sizes.apart, 0) for side in sides]
        spots.append((0, sizes.HALF_Y - self.sizes.level // 3))
        x, y = self.stands[place]
        for dx, dy in spots:
            if not self.meets(place, x + dx, y + dy, self.sizes.level + 8, self.sizes.figure - 8):
                return dx, dy
        return spots[0]

    def meets(self, place: int, x: int, y: int, wide: int, high: int) -> bool:
        """Whether something painted there would cover a figure that is in sight."""
        for other, (ox, oy) in self.stands.items():
            if other == place or self.hidden(other)[1]:
                continue
            if abs(ox - x) < wide and oy - high < y < oy + 20:
                return True
        return False

    def shine(self, place: int, text: str, x: int, y: int) -> None:
        """Paint a figure once more over all towers, until the cell itself is laid open; but never
        over one that is in sight."""
        if not self.meets(place, x, y, 30, self.sizes.figure):
            self.ghosts.append(f'<g data-t="{self.names[place]}">{text}</g>')

    # --- what hides what --------------------------------------------------------------------

    def hidden(self, place: int) -> tuple[bool, bool]:
        """Whether nearer towers hide half of the top or more, and whether its middle too."""
        left, right = bool(self.before(place, _LEFT)), bool(self.before(place, _RIGHT))
        gone = (left and right) or bool(self.before(place, _MIDDLE))
        return gone or left or right, gone

    def before(self, place: int, before: list[Before]) -> list[int]:
        """Those of these nearer towers that are high enough to hide the place."""
        height = self.heights[place]
        return [other for other, higher in before[place] if self.heights[other] >= height + higher]

    def _hides(self) -> list[list[int]]:
        """By tower: the places of which it hides half or more."""
        found: list[list[int]] = [[] for _ in range(64)]
        for place in range(64):
            for before in (_LEFT, _RIGHT, _MIDDLE):
                for other in self.before(place, before):
                    found[other].append(place)
        return found

    def room(self, place: int) -> tuple[bool, bool]:
        """Whether the left and the right half of a top are free of any higher neighbour."""
        height = self.heights[place]
        left = place >= 56 or self.heights[place + 8] <= height
        right = place % 8 == 7 or self.heights[place + 1] <= height
        return left, right
