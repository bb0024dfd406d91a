"""One castle as a picture: its country, its rooms, what belongs to it, and where a tile may go."""

from typing import Final

from palatine.core import svg
from palatine.core.svg import Drawing
from palatine.games.between.art.faces import seat_of_attendant
from palatine.games.between.art.sizes import ATTENDANT_SIGNS, SMALL, H, W, face, throne_face
from palatine.games.between.castle import Castle
from palatine.games.between.draw.plan import Area, Plan, all_spaces, open_cells, weighed_cells
from palatine.games.between.focus import own_castles
from palatine.games.between.parts import (
    BLUE,
    CARD_IDS,
    DOWN,
    LEFT,
    RIGHT,
    THRONE,
    UP,
    cell_at,
    x_of,
    y_of,
)
from palatine.games.between.state import SCORER, BetweenState

_CARD: Final = 44  # pixels of a bonus card
_CARD_HIGH: Final = 62
BEYOND: Final = 1500  # the country goes on where the page has more room than the picture


def plan_of(v: BetweenState, number: int, area: Area, is_compact: bool) -> Plan:
    """Where everything lies. A wide picture always leaves room for all spaces, so that rooms keep
    their places while one question follows the other; on a phone only those that are asked for."""
    castle = v.castles[number]
    shown = [*open_cells(v, number), *weighed_cells(v, number)]
    if not is_compact and v.frames:
        shown += all_spaces(castle)
    return Plan([*castle.cells, *shown], area)


def paint(
    drawing: Drawing,
    v: BetweenState,
    number: int,
    area: Area,
    is_compact: bool,
    corner: Area = (0, 0),
    beyond: int = BEYOND,
) -> Plan:
    """A castle from back to front, with its corner there and so much country around it; every room
    is a group of its own."""
    castle = v.castles[number]
    plan = plan_of(v, number, area, is_compact)
    plan.x0 += corner[0]
    plan.y0 += corner[1]
    key = f"c{number}"
    spaces = open_cells(v, number)
    drawing.add(f"{key}-land", _country(plan, area, corner, beyond))
    drawing.add(f"{key}-roofs", _roofs(plan, castle, spaces))
    for cell, piece in sorted(castle.cells.items()):
        if piece != THRONE:
            drawing.add(f"{key}-{cell}", _room(v, plan, number, cell, piece))
    drawing.add(f"{key}-throne", _throne(plan, number, castle))
    for cell in sorted(spaces):
        touch = f"at:{x_of(cell)},{y_of(cell)}"
        drawing.add(f"{key}-o{cell}", _space(plan, cell, touch, "between_open"))
    for cell in sorted(weighed_cells(v, number)):
        touch = f"space:{number}:{x_of(cell)},{y_of(cell)}"
        drawing.add(f"{key}-o{cell}", _space(plan, cell, touch, ""))
    cards = () if number in own_castles(v) else castle.cards  # the viewer's own lie in his tray
    for box, card in zip(_free_boxes(plan, area, corner), cards, strict=False):
        drawing.add(f"{key}-k{card}", _kept(number, card, box))
    return plan


# --- the country --------------------------------------------------------------------------------


def _country(plan: Plan, area: Area, corner: Area, beyond: int) -> str:
    """Sky, hills, grass and rock."""
    x, y, width = *corner, area[0]
    ground = svg.num(plan.at(cell_at(0, -1))[1])
    left, whole, bottom = x - beyond, width + 2 * beyond, y + area[1] + beyond
    body = svg.path(f"M{left} {y - beyond}h{whole}V{ground}H{left}z", "f-sky1")
    body += svg.use("between_sun", x + width - 54, y + 62)
    for place in (-1, 0, 1) if beyond else (0,):
        body += _fitted("between_hills", x + place * width, float(ground) - 80, width, 80)
    rock = f"M{left} {ground}h{whole}V{bottom}H{left}z"
    body += svg.path(rock, "f-rock1")
    body += f'<path d="{rock}" fill="url(#p-downstairs)" class="o30"/>'
    body += svg.path(f"M{left} {ground}h{whole}v5H{left}z", "f-grass s-ink w11")
    return f'<g aria-hidden="true">{body}</g>'


def _roofs(plan: Plan, castle: Castle, spaces: list[int]) -> str:
    """Decoration on walls that meet the air; it gives way to spaces that may be chosen."""
    body = ""
    for cell, piece in sorted(castle.cells.items()):
        if y_of(cell) < 0 or BLUE[piece]:
            continue
        x, y = plan.at(cell)
        if cell + UP not in castle.cells and cell + UP not in spaces:
            name = "between_roof-smoke" if x_of(cell) % 2 else "between_roof"
            body += _fitted(name, x, y - plan.h, plan.w, plan.h, ' overflow="visible"')
        if plan.size is not SMALL:
            body += _turrets(plan, castle, cell, spaces)
    return f'<g aria-hidden="true">{body}</g>'


def _turrets(plan: Plan, castle: Castle, cell: int, spaces: list[int]) -> str:
    x, y = plan.at(cell)
    scale = plan.w / W
    body = ""
    for step, edge in ((LEFT, x), (RIGHT, x + plan.w)):
        beside = cell + step
        taken = beside in castle.cells or beside in spaces or beside + DOWN in spaces
        if y_of(cell) > 0 and not taken:
            at = edge - 22 * scale, y - 56 * scale
            body += _fitted("between_turret", *at, 44 * scale, 168 * scale)
    return body


def _fitted(name: str, x: float, y: float, w: float, h: float, more: str = "") -> str:
    return f'<use href="#{name}" {_box(x, y, w, h)}{more}/>'


def _box(x: float, y: float, w: float, h: float) -> str:
    numbers = svg.num(x), svg.num(y), svg.num(w), svg.num(h)
    return 'x="{}" y="{}" width="{}" height="{}"'.format(*numbers)


# --- rooms and belongings -----------------------------------------------------------------------


def _room(v: BetweenState, plan: Plan, number: int, cell: int, piece: int) -> str:
    box = _box(*plan.at(cell), plan.w, plan.h)
    at = f"{x_of(cell)},{y_of(cell)}"
    touch = f"room:{at}" if v.seats == SCORER else f"room:{number}:{at}"
    return (
        f'<g data-p="room:{number}:{at}" data-t="{touch}">'
        f'<use href="#{face(piece, plan.size)}" {box}/>'
        f'<use class="hit" href="#between_hit" {box}/></g>'
    )


def _throne(plan: Plan, number: int, castle: Castle) -> str:
    x, y = plan.at(cell_at(0, 0))
    box = _box(x, y, 2 * plan.w, plan.h)
    scale = plan.h / H
    body = f'<use href="#{throne_face(castle.throne, plan.size)}" {box}/>'
    for place, kind in enumerate(castle.attendants[:2]):
        dx, dy = seat_of_attendant(place, plan.size)
        moved = f"translate({svg.num(x + dx * scale)} {svg.num(y + dy * scale)}) scale({scale:.3g})"
        name = f"between_stands{plan.size.suffix}-{ATTENDANT_SIGNS[kind]}"
        body += f'<use href="#{name}" transform="{moved}"/>'
    mark = f'data-p="throne:{number}" data-t="throne:{number}"'
    return f'<g {mark}>{body}<use class="hit" href="#between_hit-throne" {box}/></g>'


def _space(plan: Plan, cell: int, touch: str, symbol: str) -> str:
    box = _box(*plan.at(cell), plan.w, plan.h)
    drawn = f'<use href="#{symbol}" {box}/>' if symbol else ""
    return f'<g data-t="{touch}">{drawn}<use class="hit" href="#between_hit" {box}/></g>'


def _free_boxes(plan: Plan, area: Area, corner: Area) -> list[tuple[float, float]]:
    """Where bonus cards may lie without hiding a room or a space: in the corners."""
    x, y = corner
    low = y + area[1] - _CARD_HIGH - 6
    right = x + area[0] - _CARD - 8
    step = _CARD + 6
    spots = [(x + 8, low), (x + 8 + step, low), (right, low), (right - step, low)]
    spots += [(x + 8, y + 8), (x + 8 + step, y + 8), (right, y + 8), (right - step, y + 8)]
    return [spot for spot in spots if plan.is_free(*spot, _CARD, _CARD_HIGH)]


def _kept(number: int, card: int, at: tuple[float, float]) -> str:
    """A bonus card under the castle."""
    box = _box(*at, _CARD, _CARD_HIGH)
    name = CARD_IDS[card]
    return (
        f'<g data-p="kept:{number}:{name}" data-t="kept:{number}:{name}">'
        f'<use href="#between_card-{name}" {box}/>'
        f'<use class="hit" href="#between_hit-card" {box}/></g>'
    )
