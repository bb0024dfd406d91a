"""A castle as a floor plan on the unit grid (C-4xx), in pixels of the stage it is drawn for."""

from dataclasses import dataclass
from typing import Final

from palatine.core import svg
from palatine.core.offer import Words
from palatine.core.svg import Drawing
from palatine.games.castles.art.scenery import U
from palatine.games.castles.art.tiles import DARK_HALLWAY, outline, symbol_name
from palatine.games.castles.castle import Castle, Tile
from palatine.games.castles.draw.doors import add_free_doors, door_marks
from palatine.games.castles.draw.plates import Laid, plate
from palatine.games.castles.draw.seals import seals
from palatine.games.castles.effects import named
from palatine.games.castles.parts import DARK, HALLWAY
from palatine.games.castles.regions import EXTERNAL
from palatine.games.castles.shapes import STEP_X, STEP_Y, TURNED, Turned
from palatine.games.castles.state import CastlesState

Box = tuple[int, int, int, int]  # left, top, right, bottom, in cells

_BEFORE_DOOR: Final = (4, 3, 2)  # cells before a free door in sight: fewer where rooms get small

_EDGE: Final = 14  # pixels around the castle: its seals and shadows
_HEAD: Final = (330, 34)  # pixels in the upper left corner where the page names the castle


@dataclass(frozen=True)
class Stage:
    """What a picture is drawn for: the pixels it can count on, and how large a cell may be."""

    width: int
    height: int
    least: float  # pixels a cell; where the castle is larger than the stage, the page pans
    most: float
    comfort: float  # below this the margins before doors shrink
    letter: int  # the size of names
    is_endless: bool = (
        False  # paper lies around the picture as well: a stage may have another shape
    )


STAGES: Final = {
    "wide": Stage(1060, 560, 20, 48, 30, 13, True),
    "middle": Stage(740, 440, 18, 40, 24, 13, True),
    "compact": Stage(390, 440, 22, 36, 22, 12, True),
}


class PlanSheet:
    """How the plan lies in its picture: pixels a cell, and where cell (0, 0) is."""

    def __init__(self, stage: Stage, cells: Box, head: int = 0) -> None:
        left, top, right, bottom = cells
        around = 2 * _EDGE
        wide, high = stage.width - around, stage.height - around - head
        fitting = min(wide / (right - left), high / (bottom - top))
        self.unit = round(min(stage.most, max(stage.least, fitting)), 2)
        self.width = max(stage.width, around + round((right - left) * self.unit))
        self.height = max(stage.height, around + head + round((bottom - top) * self.unit))
        self.x = round((self.width - (left + right) * self.unit) / 2, 1)
        self.y = round((self.height + head - (top + bottom) * self.unit) / 2, 1)
        self.scale = round(self.unit / U, 4)

    def is_under_head(self, castle: Castle) -> bool:
        """Whether a tile lies where the page names the castle."""
        return any(
            self.x + one.x * self.unit < _HEAD[0] and self.y + one.y * self.unit < _HEAD[1]
            for one in castle.tiles
        )

    def scaled(self, body: str) -> str:
        """A group of the units of tiles, on the plan."""
        return svg.at(self.x, self.y, body or "<g/>", self.scale)


def bounds(castle: Castle, margin: int) -> Box:
    """The cells a castle fills, and some around."""
    return (
        min([one.x for one in castle.tiles], default=0) - margin,
        min([one.y for one in castle.tiles], default=0) - margin,
        max([one.x + one.turned.width for one in castle.tiles], default=3) + margin,
        max([one.y + one.turned.height for one in castle.tiles], default=3) + margin,
    )


def _sheet(stage: Stage, castle: Castle, states: list[list[int]], hand: int) -> PlanSheet:
    """The castle as large as can be, with room before its free doors."""
    for before in _BEFORE_DOOR:
        cells = _seen(castle, states, hand, before)
        sheet = PlanSheet(stage, cells)
        if sheet.is_under_head(castle):
            sheet = PlanSheet(stage, cells, _HEAD[1])
        if sheet.unit >= stage.comfort:
            break
    return sheet


def _seen(castle: Castle, states: list[list[int]], hand: int, before: int) -> Box:
    """The cells in sight: the castle, what lies before its free doors, and where the tile in hand
    may go."""
    left, top, right, bottom = bounds(castle, 0)
    for number, one in enumerate(castle.tiles):
        t = one.turned
        for k, state in enumerate(states[number]):
            if state == EXTERNAL:
                x = one.x + t.door_x[k] + STEP_X[t.door_side[k]] * before
                y = one.y + t.door_y[k] + STEP_Y[t.door_side[k]] * before
                left, top = min(left, x), min(top, y)
                right, bottom = max(right, x + 1), max(bottom, y + 1)
    for a in castle.places(hand) if hand >= 0 else []:
        t = TURNED[hand][a.c]
        left, top = min(left, a.a), min(top, a.b)
        right, bottom = max(right, a.a + t.width), max(bottom, a.b + t.height)
    return left, top, right, bottom


def plan(v: CastlesState, words: Words, seat: int, stage: Stage, drawing: Drawing) -> None:
    """Paper, grid, shadows, tiles, seals, and the doors that the tiles one can get would fit."""
    castle = v.castles[seat]
    states = castle.door_states() if castle.tiles else []
    sheet = _sheet(stage, castle, states, in_hand(v, seat))
    drawing.width, drawing.height = sheet.width, sheet.height
    drawing.least = 1
    grid = f"{sheet.unit:g} {sheet.x:g} {sheet.y:g} {U}"
    more = 1 if stage.is_endless else 0
    paper, lines = _paper(sheet, more)
    drawing.add("plan", f'<g data-grid="{grid}" data-plan="{seat}">{paper}{lines}</g>')
    drawing.add("shadow", sheet.scaled(_shadows(castle)))
    plates = [
        plate(one.turned, sheet.unit, words(named(one.tile), {}), stage.letter)
        for one in castle.tiles
    ]
    for number, one in enumerate(castle.tiles):
        body = _tile(one, states[number], sheet, plates[number])
        touch = f"built:{seat}:{number}"
        drawing.add(f"t{number}", f'<g data-t="{touch}" data-p="tile:{seat}:{number}">{body}</g>')
    drawing.add("seals", f"<g>{seals(castle, sheet.unit, sheet.x, sheet.y, plates)}</g>")
    add_free_doors(drawing, v, seat, sheet.unit, sheet.x, sheet.y)


def in_hand(v: CastlesState, seat: int) -> int:
    """The tile that a seat has to place now, -1 if none."""
    if v.frames and v.frames[-1].step in ("place", "build-place") and v.frames[-1].seat == seat:
        return v.frames[-1].args[0]
    return -1


def _paper(sheet: PlanSheet, more: int) -> tuple[str, str]:
    """Paper and lines over the whole picture, and so many times its size on each side of it."""
    width, height = (1 + 2 * more) * sheet.width, (1 + 2 * more) * sheet.height
    x, y = -more * sheet.width, -more * sheet.height
    left, top = svg.num((x - sheet.x) / sheet.scale), svg.num((y - sheet.y) / sheet.scale)
    wide, high = svg.num(width / sheet.scale), svg.num(height / sheet.scale)
    lines = f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" fill="url(#castles_grid)"/>'
    return svg.rect(x, y, width, height, "f-paper"), sheet.scaled(lines)


def _shadows(castle: Castle) -> str:
    return "".join(
        svg.at(one.x * U + 6, one.y * U + 8, svg.path(outline(one.turned), "f-shade"))
        for one in castle.tiles
    )


def turned_use(name: str, t: Turned) -> str:
    """A tile's symbol, turned, with the corner of its turned box at 0, 0."""
    printed = TURNED[t.tile][0]
    w, h = printed.width * U, printed.height * U
    turn = {
        0: "",
        1: f' transform="translate({h} 0)rotate(90)"',
        2: f' transform="translate({w} {h})rotate(180)"',
        3: f' transform="translate(0 {w})rotate(270)"',
    }[t.rot]
    return f'<use href="#castles_tile-{name}" width="{w}" height="{h}"{turn}/>'


def tile_name(one: Tile) -> str:
    """The symbol of a placed tile: a hallway has two sides."""
    if one.tile == HALLWAY and one.level == DARK:
        return DARK_HALLWAY
    return symbol_name(one.tile)


def _tile(one: Tile, states: list[int], sheet: PlanSheet, laid: Laid | None) -> str:
    """A tile with its doors, its plate in pixels, and what can be touched of it."""
    t = one.turned
    unit = sheet.unit
    x, y = sheet.x + one.x * unit, sheet.y + one.y * unit
    body = svg.at(0, 0, turned_use(tile_name(one), t) + door_marks(t, states), sheet.scale)
    if laid is not None:
        body += laid[0].drawn(laid[1], laid[2])
    size = f'width="{svg.num(t.width * unit)}" height="{svg.num(t.height * unit)}"'
    return svg.at(x, y, f'{body}<use class="hit" href="#castles_hit" {size}/>')
