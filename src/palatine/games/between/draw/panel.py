"""One castle, large: its country, its rooms with their points, what belongs to it."""

from typing import Final

from palatine.core import svg
from palatine.core.offer import Words
from palatine.core.svg import Drawing
from palatine.games.between.art.sizes import (
    ATTENDANT_SIGNS,
    TOKEN_FILLS,
    H,
    Q,
    W,
    small,
    wide,
)
from palatine.games.between.castle import Castle
from palatine.games.between.effects import castle_key
from palatine.games.between.parts import (
    BLUE,
    CARD_IDS,
    DOWN,
    LEFT,
    RIGHT,
    THRONE,
    TYPE_NAMES,
    TYPES,
    UP,
    cell_at,
    x_of,
    y_of,
)
from palatine.games.between.scoring import castle_score, room_points, throne_points
from palatine.games.between.state import SCORER, BetweenState

Box = tuple[int, int, int, int]  # x, y, width, height

_LARGEST: Final = 1.3  # a small castle is drawn larger than its faces are
_HEAD: Final = 90  # room for the name, and for roofs above the highest space
_FOOT: Final = 56  # room for the counts below the deepest


class Plan:
    """Where the cells of a castle lie in a panel."""

    def __init__(self, castle: Castle, open_cells: list[int], box: Box, compact: bool) -> None:
        cells = [*castle.cells, *open_cells]
        self.left = min(x_of(c) for c in cells)
        self.right = max(x_of(c) for c in cells)
        self.low = min(-1, *(y_of(c) for c in cells))
        self.high = max(1, *(y_of(c) for c in cells))
        self.columns = self.right - self.left + 1
        self.rows = self.high - self.low + 1
        full_w, full_h = (Q, Q) if compact else (W, H)
        widest = (box[2] - 24) / self.columns / full_w
        if compact:
            self.scale = min(1.0, widest)
        else:
            self.scale = min(_LARGEST, widest, (box[3] - _HEAD - _FOOT) / self.rows / full_h)
        self.w = int(full_w * self.scale)
        self.h = int(full_h * self.scale)
        self.x0 = self.y0 = 0

    def put(self, box: Box) -> None:
        """Centre the castle in its panel, between head and foot."""
        x, y, width, height = box
        self.x0 = x + (width - self.columns * self.w) // 2
        spare = max(0, height - _HEAD - _FOOT - self.rows * self.h)
        self.y0 = y + height - _FOOT - self.rows * self.h - spare // 3

    def at(self, cell: int) -> tuple[int, int]:
        """The upper left corner of a cell."""
        return (
            self.x0 + (x_of(cell) - self.left) * self.w,
            self.y0 + (self.high - y_of(cell)) * self.h,
        )


def open_cells(v: BetweenState, castle: int) -> list[int]:
    """The spaces among which the viewer has to choose now, if in this castle."""
    frame = v.frames[-1] if v.frames else None
    if frame is None or frame.step not in ("at", "where") or frame.seat != v.viewer:
        return []
    if frame.args[0] != castle:
        return []
    return [a.c for a in v.castles[castle].spaces(frame.args[2])]


def height_of(v: BetweenState, castle: int, width: int) -> int:
    """How high the panel of a castle has to be in a compact picture."""
    if v.castles[castle].throne < 0:
        return 160
    plan = Plan(v.castles[castle], open_cells(v, castle), (0, 0, width, 0), True)
    return max(plan.rows * plan.h + 64 + _FOOT, 200)


def add_panel(
    drawing: Drawing, v: BetweenState, words: Words, number: int, box: Box, compact: bool
) -> None:
    """Paint a castle from back to front; every room is a group of its own."""
    castle = v.castles[number]
    key = f"c{number}"
    if castle.throne < 0:
        drawing.add(key, svg.rect(*box, "f-sky1"))
        return
    spaces = open_cells(v, number)
    plan = Plan(castle, spaces, box, compact)
    plan.put(box)
    drawing.add(f"{key}-land", _country(plan, box, compact))
    if not compact:
        drawing.add(f"{key}-roofs", _roofs(plan, castle, spaces))
    for cell, piece in sorted(castle.cells.items()):
        if piece != THRONE:
            drawing.add(f"{key}-{cell}", _room(v, plan, number, cell, piece, compact))
    drawing.add(f"{key}-throne", _throne(plan, number, castle, compact))
    for cell in sorted(spaces):
        drawing.add(f"{key}-o{cell}", _space(plan, cell, compact))
    drawing.add(f"{key}-head", _head(v, words, number, box, compact))
    drawing.add(f"{key}-foot", _foot(castle, box, compact))


# --- the country ----------------------------------------------------------------------------------


def _country(plan: Plan, box: Box, compact: bool) -> str:
    x, y, width, height = box
    ground = plan.at(cell_at(0, -1))[1]
    body = svg.rect(x, y, width, ground - y, "f-sky1") + svg.rect(
        x, ground, width, y + height - ground, "f-rock1"
    )
    deep = (ground + y + height) // 2 + 20
    body += svg.path(
        f"M{x} {deep}c{width // 3} -18 {width * 2 // 3} 20 {width} 0V{y + height}H{x}Z",
        "f-rock2 o75",
    )
    rest = y + height - ground
    body += (
        f'<path d="M{x} {ground}h{width}v{rest}h-{width}z" fill="url(#p-downstairs)" class="o30"/>'
    )
    if not compact:
        body += _fitted("between_hills", x, ground - 110, width, 110)
        body += svg.use("between_trees", x + 14, ground) + svg.use(
            "between_trees", x + width - 200, ground
        )
        body += svg.use("between_sun", x + width - 110, y + 80)
        body += svg.use("between_cloud", x + width - 250, y + 66) + svg.use(
            "between_cloud", x + 300, y + 44
        )
        body += svg.use("between_fish", x + width - 150, y + height - 70)
        body += svg.use("between_shell", x + 90, y + height - 92)
    body += svg.path(f"M{x} {ground}h{width}v7q{-width // 2} 8 {-width} 1z", "f-grass s-ink w11")
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
        for step, edge in ((LEFT, x), (RIGHT, x + plan.w)):
            beside = cell + step
            if y_of(cell) == 0 or beside in castle.cells or beside in spaces:
                continue
            if beside + DOWN in spaces:
                continue
            s = plan.scale
            body += _fitted("between_turret", edge - int(22 * s), y - int(56 * s), 44 * s, 168 * s)
    return f'<g aria-hidden="true">{body}</g>'


def _fitted(name: str, x: float, y: float, w: float, h: float, more: str = "") -> str:
    return (
        f'<use href="#{name}" x="{svg.num(x)}" y="{svg.num(y)}" width="{svg.num(w)}"'
        f' height="{svg.num(h)}"{more}/>'
    )


# --- rooms ----------------------------------------------------------------------------------------


def _room(v: BetweenState, plan: Plan, number: int, cell: int, piece: int, compact: bool) -> str:
    x, y = plan.at(cell)
    place = f"{x_of(cell)},{y_of(cell)}"
    points = room_points(v.castles[number], cell, v.throne_connects)
    touch = f' data-t="room:{place}"' if v.seats == SCORER else ""
    body = f'<g data-p="room:{number}:{place}"{touch}>'
    body += _face(piece, x, y, plan, compact)
    body += _points(x, y, plan, points, compact)
    if touch:
        body += f'<use class="hit" href="#{_hit(compact)}" {_size(x, y, plan.w, plan.h)}/>'
    return body + "</g>"


def _hit(compact: bool) -> str:
    return "between_hit-s" if compact else "between_hit"


def _size(x: float, y: float, w: float, h: float) -> str:
    return f'x="{x}" y="{y}" width="{w}" height="{h}"'


def _face(piece: int, x: int, y: int, plan: Plan, compact: bool) -> str:
    if not compact:
        return f'<use href="#{wide(piece)}" {_size(x, y, plan.w, plan.h)}/>'
    if plan.scale == 1:
        return f'<use href="#{small(piece)}" x="{x}" y="{y}"/>'
    scale = f"translate({x} {y}) scale({plan.scale:.3g})"
    return f'<use href="#{small(piece)}" transform="{scale}"/>'


def _points(x: int, y: int, plan: Plan, points: int, compact: bool) -> str:
    """What the room scores now, on a gold seal."""
    if compact:
        return _seal(x + 9, y + 9, points, True)
    right = x + plan.w - int(18 * plan.scale)
    return _seal(right, y + plan.h - int(42 * plan.scale), points, plan.scale < 0.75)


def _seal(x: int, y: int, points: int, small_one: bool) -> str:
    name, size = ("between_pts-s", "t12") if small_one else ("between_pts", "t14")
    down = 4 if small_one else 5
    return (
        f'<use href="#{name}" x="{x}" y="{y}"/>'
        f'<text x="{x}" y="{y + down}" class="num {size} f-door">{points}</text>'
    )


def _throne(plan: Plan, number: int, castle: Castle, compact: bool) -> str:
    x, y = plan.at(cell_at(0, 0))
    s = plan.scale
    body = f'<g data-p="throne:{number}">'
    if compact:
        scale = f"translate({x} {y}) scale({s:.3g})"
        body += f'<use href="#between_throne-{castle.throne}-s" transform="{scale}"/>'
    else:
        body += f'<use href="#between_throne-{castle.throne}" {_size(x, y, 2 * plan.w, plan.h)}/>'
    for i, kind in enumerate(castle.attendants[:2]):
        sign = ATTENDANT_SIGNS[kind]
        if compact:
            ax, ay, size = x + (18 + 84 * i) * s, y + 25 * s, 0.6 * s
        else:
            ax, ay, size = x + (40 + 184 * i) * s, y + (H - 48) * s, s
        placed = f"translate({ax:.0f} {ay:.0f}) scale({size:.3g})"
        body += f'<use href="#between_{sign}" transform="{placed}"/>'
    cx, cy = (x + 9, y + 9) if compact else (x + int(54 * s), y + 16)
    return body + _seal(cx, cy, throne_points(castle), compact) + "</g>"


def _space(plan: Plan, cell: int, compact: bool) -> str:
    x, y = plan.at(cell)
    size = _size(x, y, plan.w, plan.h)
    name = "between_open-s" if compact else "between_open"
    return (
        f'<g data-t="at:{x_of(cell)},{y_of(cell)}"><use href="#{name}" {size}/>'
        f'<use class="hit" href="#{_hit(compact)}" {size}/></g>'
    )


# --- name and counts ------------------------------------------------------------------------------


def partners(v: BetweenState, words: Words, number: int) -> str:
    """The names of the two who build it."""
    if v.seats == SCORER:
        return ""
    left, right = number, v.left_of(number)
    if v.is_person(left) and v.is_person(right):
        return words("between-sheet-partners", {"left_seat": left, "right_seat": right})
    return words("between-sheet-ludwig", {"left_seat": left if v.is_person(left) else right})


def _head(v: BetweenState, words: Words, number: int, box: Box, compact: bool) -> str:
    """Token, name, partners and the points of the castle."""
    x, y = box[0] + (6 if compact else 18), box[1] + (6 if compact else 18)
    name = words(castle_key(number), {})
    below = partners(v, words, number)
    total = castle_score(v.castles[number], v.throne_connects)
    width = min(box[2] - 12, max(200, 100 + max(12 * len(name), 7 * len(below))))
    body = svg.rect(x, y, width, 50, "f-paper s-ink w11 o75", 4)
    body += svg.rect(x, y, width, 50, "s-ink w11", 4)
    body += svg.circle(x + 22, y + 25, 13, f"f-{TOKEN_FILLS[number]} s-ink w15")
    body += svg.text(x + 44, y + 22, name, "f-ink serif t18")
    body += svg.text(x + 44, y + 41, below, "f-ink2 serif it t13")
    body += svg.text(x + width - 24, y + 33, str(total), "num t22")
    return f'<g aria-hidden="true">{body}</g>'


def _foot(castle: Castle, box: Box, compact: bool) -> str:
    """How many rooms of each type (underlined from three on), then the bonus cards."""
    x, y, width, height = box
    step = 46 if compact else 54
    y = y + height - 46
    body = svg.rect(x + 6, y, TYPES * step + 6, 40, "f-paper s-ink w11 o75", 6)
    for kind in range(TYPES):
        cx = x + 26 + kind * step
        count = castle.counts[kind]
        ink = f"c-room-{TYPE_NAMES[kind]}-ink" if TYPE_NAMES[kind] != "downstairs" else "c-ink"
        body += svg.icon(TYPE_NAMES[kind], cx, y + 19, 22, ink)
        body += svg.text(cx + 19, y + 25, str(count), "num t16")
        for line in range((count >= 3) + (count >= 5)):
            body += svg.path(f"M{cx - 9} {y + 33 + 4 * line}h32", "s-gold w26")
    for i, card in enumerate(castle.cards):
        left = x + TYPES * step + 24 + i * 46 if not compact else x + width - 40 - i * 34
        top = y - 14 if not compact else y - 50
        body += _fitted(f"between_card-{CARD_IDS[card]}", left, top, 40, 56)
    return f'<g data-p="foot:{box[0]}">{body}</g>'
