"""The castle that is drawn large: a floor plan on the unit grid (C-4xx)."""

from palatine.core import svg
from palatine.core.offer import Words
from palatine.core.svg import Drawing
from palatine.games.castles.art.plates import CHIP, is_ell, mini_width
from palatine.games.castles.art.scenery import WALL, U
from palatine.games.castles.art.tiles import DARK_HALLWAY, door_middle, outline, symbol_name
from palatine.games.castles.castle import Castle, Tile
from palatine.games.castles.lines import edge_of
from palatine.games.castles.parts import DARK, FOYER3, HALLWAY, ROOMS, STAIRS, TILE_IDS
from palatine.games.castles.regions import BLOCKED, COURTYARD, EXTERNAL
from palatine.games.castles.shapes import STEP_X, STEP_Y, TURNED, Turned
from palatine.games.castles.state import CastlesState

Box = tuple[int, int, int, int]


class PlanSheet:
    """How the plan lies in its panel: scale, and where cell (0, 0) is."""

    def __init__(self, box: Box, bounds: Box, largest: float) -> None:
        x, y, w, h = box
        left, top, right, bottom = bounds
        self.box = box
        self.scale = min(largest, w / ((right - left) * U), h / ((bottom - top) * U))
        self.x = x + (w - (left + right) * U * self.scale) / 2
        self.y = y + (h - (top + bottom) * U * self.scale) / 2
        self.unit = U * self.scale


def bounds(castle: Castle, margin: int) -> Box:
    """The cells a castle fills, and some around."""
    return (
        min([one.x for one in castle.tiles], default=0) - margin,
        min([one.y for one in castle.tiles], default=0) - margin,
        max([one.x + one.turned.width for one in castle.tiles], default=3) + margin,
        max([one.y + one.turned.height for one in castle.tiles], default=3) + margin,
    )


def _with_places(castle: Castle, hand: int) -> Box:
    """The cells a castle fills, and those the tile in hand could."""
    left, top, right, bottom = bounds(castle, 1)
    for a in castle.places(hand):
        t = TURNED[hand][a.c]
        left, top = min(left, a.a), min(top, a.b)
        right, bottom = max(right, a.a + t.width), max(bottom, a.b + t.height)
    return left, top, right, bottom


def add_plan(
    drawing: Drawing, v: CastlesState, words: Words, seat: int, box: Box, compact: bool
) -> None:
    """Paper, grid, shadows, tiles, seals, and where the tile in hand may go."""
    castle = v.castles[seat]
    hand = _in_hand(v, seat)
    cells = bounds(castle, 1) if hand < 0 else _with_places(castle, hand)
    sheet = PlanSheet(box, cells, 1.0 if not compact else 0.8)
    x, y, w, h = box
    frame = svg.rect(x + 0.7, y + 0.7, w - 1.4, h - 1.4, "f-paper s-ink w15", 4)
    grid = f"{svg.num(sheet.unit)} {svg.num(sheet.x)} {svg.num(sheet.y)}"
    lines = _scaled(sheet, _grid(sheet))
    drawing.add("plan", f'<g data-grid="{grid}" data-plan="{seat}">{frame}{lines}</g>')
    drawing.add("shadow", _shadows(castle, sheet))
    states = castle.door_states() if castle.tiles else []
    for number, one in enumerate(castle.tiles):
        drawing.add(f"t{number}", _tile(castle, number, one, states[number], sheet, seat, compact))
    drawing.add("seals", _seals(castle, sheet))
    if hand >= 0:
        drawing.add("doors", _doors(castle, hand, sheet))
        drawing.add("spots", _spots(castle, hand, sheet))
        drawing.add("hand", _hand(hand, sheet))
    title = words("castles-sheet-castle", {"seat": seat})
    drawing.add("whose", svg.text(x + 16, y + 26, title, "serif it t18 f-ink"))


def _in_hand(v: CastlesState, seat: int) -> int:
    if v.frames and v.frames[-1].step in ("place", "build-place") and v.frames[-1].seat == seat:
        return v.frames[-1].args[0]
    return -1


def _scaled(sheet: PlanSheet, body: str) -> str:
    return svg.at(sheet.x, sheet.y, body, round(sheet.scale, 4))


def _grid(sheet: PlanSheet) -> str:
    x, y, w, h = sheet.box
    s = sheet.scale
    left, top = (x + 2 - sheet.x) / s, (y + 2 - sheet.y) / s
    size = f'width="{svg.num((w - 4) / s)}" height="{svg.num((h - 4) / s)}"'
    return f'<rect x="{svg.num(left)}" y="{svg.num(top)}" {size} fill="url(#castles_grid)"/>'


def _shadows(castle: Castle, sheet: PlanSheet) -> str:
    body = "".join(
        svg.at(one.x * U + 6, one.y * U + 8, svg.path(outline(one.turned), "f-shade"))
        for one in castle.tiles
    )
    return _scaled(sheet, body or "<g/>")


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


def _tile(
    castle: Castle,
    number: int,
    one: Tile,
    states: list[int],
    sheet: PlanSheet,
    seat: int,
    compact: bool,
) -> str:
    t = one.turned
    body = (
        turned_use(tile_name(one), t) + _door_marks(t, states) + _plate(one, compact, sheet.scale)
    )
    size = f'width="{t.width * U}" height="{t.height * U}"'
    body += f'<use class="hit" href="#castles_hit" {size}/>'
    x, y = sheet.x + one.x * sheet.unit, sheet.y + one.y * sheet.unit
    place = svg.at(x, y, body, round(sheet.scale, 4))
    return f'<g data-t="tile:{TILE_IDS[one.tile]}" data-p="tile:{seat}:{number}">{place}</g>'


def label_middle(t: Turned) -> tuple[float, float]:
    """Where a plate lies: in the long arm of an L, else in the middle."""
    if not is_ell(t.tile):
        return t.width * U / 2, t.height * U / 2
    x, y = 2.0, 3.0
    for _ in range(t.rot):
        x, y = 4 - y, x
    return x * U, y * U


READABLE = 0.75  # how large a small plate has to be on a phone


def _small_plate(one: Tile, x: float, y: float, scale: float) -> str:
    """Signs and numbers as large as they can be read; without the bonus where it does not fit."""
    size = READABLE / scale
    room = one.turned.width * U
    name = "castles_mini"
    if mini_width(one.tile) * size > room * 1.15:
        name = "castles_chip"
        size = min(size, room * 1.2 / CHIP)
    return svg.at(x, y, svg.use(f"{name}-{TILE_IDS[one.tile]}", 0, 0), round(size, 2))


def _plate(one: Tile, compact: bool, scale: float) -> str:
    if one.tile == STAIRS:
        return ""
    x, y = label_middle(one.turned)
    if one.tile >= FOYER3 or one.tile == HALLWAY:
        name = "castles_plate-foyer" if one.tile >= FOYER3 else "castles_plate-hallway"
        return svg.use(name, x, y)
    if compact:
        return _small_plate(one, x, y, scale)
    upright = "-t" if one.turned.rot % 2 else ""
    return svg.use(f"castles_plate-{TILE_IDS[one.tile]}{upright}", x, y)


def _door_marks(t: Turned, states: list[int]) -> str:
    """Free: the wing of a door; walled up: wall and a cross."""
    swings = walls = crosses = ""
    for k, state in enumerate(states):
        x, y = door_middle(t, k)
        side = t.door_side[k]
        ix, iy = -STEP_X[side], -STEP_Y[side]  # inwards
        tx, ty = abs(iy), abs(ix)  # along the wall
        if state in (EXTERNAL, COURTYARD):
            ax, ay = x - 13 * tx + ix * 3, y - 13 * ty + iy * 3
            bx, by = x + 13 * tx + ix * 3, y + 13 * ty + iy * 3
            sweep = 1 if ix * ty - iy * tx > 0 else 0
            swings += f"M{_n(ax)} {_n(ay)}l{26 * ix} {26 * iy}A26 26 0 0 {sweep} {_n(bx)} {_n(by)}"
        elif state == BLOCKED:
            walls += f"M{_n(x - 13 * tx + ix * 3)} {_n(y - 13 * ty + iy * 3)}"
            walls += f"L{_n(x + 13 * tx + ix * 3)} {_n(y + 13 * ty + iy * 3)}"
            cx, cy = x + ix * 15, y + iy * 15
            crosses += f"M{_n(cx - 6)} {_n(cy - 6)}l12 12m0-12l-12 12"
    body = ""
    if swings:
        body += svg.path(swings, "s-ink w11")
    if walls:
        body += svg.path(walls, "s-ink", f' stroke-width="{WALL:g}" stroke-linecap="butt"')
        body += svg.path(crosses, "s-paper w60") + svg.path(crosses, "s-oxblood w26")
    return body


def _n(value: float) -> str:
    return svg.num(value)


def _seals(castle: Castle, sheet: PlanSheet) -> str:
    """C-601  A gold seal on what is complete."""
    body = ""
    for number, one in enumerate(castle.tiles):
        if castle.is_complete(number):
            t = one.turned
            x, y = t.width * U - 13.0, 13.0
            if t.disc or t.halves:
                inwards = U * (0.15 if t.width == 3 else 0.55)  # small ones have no room inside
                x, y = x - inwards, y + inwards
            if is_ell(t.tile):
                mx, my = label_middle(t)
                x, y = (
                    mx + (2 * U if t.rot % 2 == 0 else U) - 14,
                    my - (U if t.rot % 2 == 0 else 2 * U) + 14,
                )
            body += svg.use("castles_seal", one.x * U + x, one.y * U + y)
    return _scaled(sheet, body or "<g/>")


def _doors(castle: Castle, hand: int, sheet: PlanSheet) -> str:
    """Rings at the doors that the tile in hand could be joined to."""
    edges: set[int] = set()
    for a in castle.places(hand):
        t = TURNED[hand][a.c]
        for k in range(len(t.door_x)):
            edge = edge_of(t, a.a, a.b, k)
            if edge in castle.doors:
                edges.add(edge)
    body = ""
    for edge in sorted(edges):
        upright = edge & 1
        x, y = (edge >> 1) // 8192 - 4096, (edge >> 1) % 8192 - 4096
        body += svg.use("castles_door", (x + (0 if upright else 0.5)) * U, (y + 0.5 * upright) * U)
    return _scaled(sheet, body or "<g/>")


def _spots(castle: Castle, hand: int, sheet: PlanSheet) -> str:
    """A handle for each place where the box of the tile in hand may begin."""
    places = dict.fromkeys((a.a, a.b) for a in castle.places(hand))
    size = TURNED[hand][0]
    body = ""
    for x, y in places:
        at = f'x="{_n((x + size.width / 2) * U)}" y="{_n((y + size.height / 2) * U)}"'
        body += f'<g data-t="at:{x},{y}"><use class="hit" href="#castles_spot" {at}/></g>'
    return _scaled(sheet, body or "<g/>")


def _mini_scale(tile: int, scale: float) -> float:
    """How large signs and numbers of a printed tile may be, so that they can be read."""
    return min(READABLE / scale, TURNED[tile][0].width * U * 1.1 / mini_width(tile))


def _hand(hand: int, sheet: PlanSheet) -> str:
    """The tile in hand, in the upper right corner of the panel."""
    t = TURNED[hand][0]
    x, y, w, _ = sheet.box
    scale = round(min(0.7, 110 / (t.width * U), 110 / (t.height * U)), 3)
    left = x + w - 18 - t.width * U * scale
    body = turned_use(symbol_name(hand), t)
    if hand < ROOMS:
        plate = svg.use(f"castles_mini-{TILE_IDS[hand]}", 0, 0)
        body += svg.at(*label_middle(t), plate, round(_mini_scale(hand, scale), 2))
    size = f'width="{t.width * U}" height="{t.height * U}"'
    body += f'<use class="hit" href="#castles_hit" {size}/>'
    frame = svg.rect(
        -10, -10, t.width * U + 20, t.height * U + 20, "f-paper2 s-verdigris w26 d75", 6
    )
    shown = svg.at(left, y + 18, frame + body, scale)
    return f'<g data-t="tile:{TILE_IDS[hand]}" data-p="hand">{shown}</g>'
