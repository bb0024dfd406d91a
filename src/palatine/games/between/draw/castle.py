"""One castle as a picture: its country, its rooms, what belongs to it, and where a tile may go."""

from typing import Final

from palatine.core import svg
from palatine.core.svg import Drawing
from palatine.games.between.art.faces import FAR_THRONE, far_face, seat_of_attendant
from palatine.games.between.art.sizes import ATTENDANT_SIGNS, SMALL, H, W, face, throne_face
from palatine.games.between.castle import Castle
from palatine.games.between.draw.plan import (
    Area,
    Plan,
    all_spaces,
    closed_cells,
    height_of,
    open_cells,
    weighed_cells,
)
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

Box = tuple[float, float, float, float]  # x, y, width, height

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
    is_phone = is_compact and v.seats != SCORER
    is_own = number in own_castles(v)  # beside others their bonus cards lie
    return Plan([*castle.cells, *shown], area, is_phone, is_phone and is_own)


def least_height(v: BetweenState, number: int) -> int:
    """How high a compact picture must be for the castle and the spaces to choose from."""
    shown = [*v.castles[number].cells, *open_cells(v, number), *weighed_cells(v, number)]
    return height_of(shown, SMALL.narrowest)


def paint(
    drawing: Drawing,
    v: BetweenState,
    number: int,
    area: Area,
    is_compact: bool,
    beyond: int = BEYOND,
) -> Plan:
    """A castle from back to front, with so much country around it; every room is a group of its
    own. The drawing gets the size of the picture."""
    castle = v.castles[number]
    plan = plan_of(v, number, area, is_compact)
    drawing.width, drawing.height, drawing.least = plan.width, plan.height, plan.least
    key = f"c{number}"
    spaces = open_cells(v, number)
    drawing.add(f"{key}-land", _country(plan, beyond))
    drawing.add(f"{key}-roofs", _roofs(plan, castle, spaces))
    for cell, piece in sorted(castle.cells.items()):
        if piece != THRONE:
            drawing.add(f"{key}-{cell}", _room(v, plan, number, cell, piece))
    drawing.add(f"{key}-throne", _throne(plan, number, castle))
    for cell in sorted(spaces):
        touch = f"at:{x_of(cell)},{y_of(cell)}"
        drawing.add(f"{key}-o{cell}", _space(plan, cell, touch, "between_open"))
    for cell in filter(plan.holds, closed_cells(v, number)):
        touch = f"at:{x_of(cell)},{y_of(cell)}"
        drawing.add(f"{key}-o{cell}", _space(plan, cell, touch, ""))
    for cell in sorted(weighed_cells(v, number)):
        touch = f"space:{number}:{x_of(cell)},{y_of(cell)}"
        drawing.add(f"{key}-o{cell}", _space(plan, cell, touch, ""))
    cards = () if number in own_castles(v) else castle.cards  # the viewer's own lie in his tray
    for box, card in zip(_free_boxes(plan), cards, strict=False):
        drawing.add(f"{key}-k{card}", _kept(number, card, box))
    return plan


# --- the country --------------------------------------------------------------------------------


def _country(plan: Plan, beyond: int) -> str:
    """Sky, hills, grass and rock."""
    width, unit = plan.width, plan.unit
    ground = svg.num(plan.at(cell_at(0, -1))[1])
    left, right = plan.country
    whole, bottom = width + 2 * beyond, plan.height + beyond
    body = svg.path(f"M{-beyond} {-beyond}h{whole}V{ground}H{-beyond}z", "f-sky1")
    body += svg.at(right - 54 * unit, 62 * unit, '<use href="#between_sun"/>', round(unit, 3))
    high = 80 * unit
    for place in (-1, 0, 1) if beyond else (0,):
        x = left + place * (right - left)
        body += _fitted("between_hills", x, float(ground) - high, right - left, high)
    rock = f"M{-beyond} {ground}h{whole}V{bottom}H{-beyond}z"
    body += svg.path(rock, "f-rock1")
    body += f'<path d="{rock}" fill="url(#p-downstairs)" class="o30"/>'
    turf = svg.num(5 * unit)
    body += svg.path(f"M{-beyond} {ground}h{whole}v{turf}H{-beyond}z", "f-grass s-ink w15")
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
            body += _fitted(name, x, y - H, W, H, ' overflow="visible"')
        if plan.size is not SMALL:
            body += _turrets(plan, castle, cell, spaces)
    return f'<g aria-hidden="true">{body}</g>'


def _turrets(plan: Plan, castle: Castle, cell: int, spaces: list[int]) -> str:
    x, y = plan.at(cell)
    body = ""
    for step, edge in ((LEFT, x), (RIGHT, x + W)):
        beside = cell + step
        taken = beside in castle.cells or beside in spaces or beside + DOWN in spaces
        if y_of(cell) > 0 and not taken:
            body += _fitted("between_turret", edge - 22, y - 56, 44, 168)
    return body


def _fitted(name: str, x: float, y: float, w: float, h: float, more: str = "") -> str:
    return f'<use href="#{name}" {_box(x, y, w, h)}{more}/>'


def _box(x: float, y: float, w: float, h: float) -> str:
    numbers = svg.num(x), svg.num(y), svg.num(w), svg.num(h)
    return 'x="{}" y="{}" width="{}" height="{}"'.format(*numbers)


# --- rooms and belongings -----------------------------------------------------------------------


def _room(v: BetweenState, plan: Plan, number: int, cell: int, piece: int) -> str:
    box = _box(*plan.at(cell), W, H)
    at = f"{x_of(cell)},{y_of(cell)}"
    touch = f"room:{at}" if v.seats == SCORER else f"room:{number}:{at}"
    drawn = f'<use href="#{face(piece, plan.size)}" {box}/>'
    if plan.is_far:
        drawn = _near_or_far(drawn, far_face(piece), box)
    return (
        f'<g data-p="room:{number}:{at}" data-t="{touch}">{drawn}'
        f'<use class="hit" href="#between_hit" {box}/></g>'
    )


def _near_or_far(near: str, far: str, box: str) -> str:
    """What is drawn where it can be read, and what stands there where the whole castle is seen."""
    return f'<g class="fine">{near}</g><use class="coarse" display="none" href="#{far}" {box}/>'


def _throne(plan: Plan, number: int, castle: Castle) -> str:
    x, y = plan.at(cell_at(0, 0))
    box = _box(x, y, 2 * W, H)
    body = f'<use href="#{throne_face(castle.throne, plan.size)}" {box}/>'
    for place, kind in enumerate(castle.attendants[:2]):
        dx, dy = seat_of_attendant(place, plan.size)
        name = f"between_stands{plan.size.suffix}-{ATTENDANT_SIGNS[kind]}"
        body += svg.use(name, x + dx, y + dy)
    if plan.is_far:
        body = _near_or_far(body, FAR_THRONE, box)
    mark = f'data-p="throne:{number}" data-t="throne:{number}"'
    return f'<g {mark}>{body}<use class="hit" href="#between_hit-throne" {box}/></g>'


def _space(plan: Plan, cell: int, touch: str, symbol: str) -> str:
    box = _box(*plan.at(cell), W, H)
    drawn = f'<use href="#{symbol}" {box}/>' if symbol else ""
    return f'<g data-t="{touch}">{drawn}<use class="hit" href="#between_hit" {box}/></g>'


def _free_boxes(plan: Plan) -> list[Box]:
    """Where bonus cards may lie without hiding a room or a space: in the corners."""
    wide, high, gap = _CARD * plan.unit, _CARD_HIGH * plan.unit, 8 * plan.unit
    low, right, step = plan.height - high - gap, plan.width - wide - gap, wide + gap
    spots = [(gap, low), (gap + step, low), (right, low), (right - step, low)]
    spots += [(gap, gap), (gap + step, gap), (right, gap), (right - step, gap)]
    boxes = [(x, y, wide, high) for x, y in spots]
    return [box for box in boxes if plan.is_free(*box)]


def _kept(number: int, card: int, place: Box) -> str:
    """A bonus card under the castle."""
    box = _box(*place)
    name = CARD_IDS[card]
    return (
        f'<g data-p="kept:{number}:{name}" data-t="kept:{number}:{name}">'
        f'<use href="#between_card-{name}" {box}/>'
        f'<use class="hit" href="#between_hit-card" {box}/></g>'
    )
