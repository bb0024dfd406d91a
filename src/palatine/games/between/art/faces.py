"""Faces of rooms and throne rooms, in three sizes: walls, furniture, signs, and one strip that says
where, what and how much. Names are no part of a face: the page writes them.

A face is put together from parts that many share: walls of a look, furniture, a hanging, the sign
in its corner, the strip of a wish.
"""

from typing import Any, Final

from palatine.core import svg
from palatine.core.data import load
from palatine.games.between.art import plans
from palatine.games.between.art.sizes import (
    SIZES,
    SMALL,
    H,
    Part,
    Size,
    W,
    face,
    look_of,
    sign_of,
    throne_face,
    wish_of,
)
from palatine.games.between.parts import (
    FIXED,
    HANGING_OF,
    HANGINGS,
    PIECE_IDS,
    POINTS_OF,
    ROOMS,
    SCORES_BY,
    THRONE_HANGING,
    THRONE_POINTS,
    THRONE_WANTS,
    THRONES,
    TYPE_NAMES,
    TYPE_OF,
)

_ART: Final[dict[str, Any]] = load(__file__.rpartition("/")[0].rpartition("/")[0], "art")
_PIECES: Final = range(ROOMS + 3)
_FAR: Final = (
    106  # units of the only sign of a room seen from afar: 16 pixels at half the usual scale
)
FAR_THRONE: Final = "between_far-throne"


def parts() -> list[Part]:
    """All faces, and what they are put together from."""
    made = plans.parts() + furniture() + far_parts()
    for size in SIZES:
        made += _shared(size)
        made += [svg.symbol(face(piece, size), W, H, room(piece, size)) for piece in _PIECES]
        for throne in range(THRONES):
            drawn = throne_room(throne, size)
            made.append(svg.symbol(throne_face(throne, size), 2 * W, H, drawn))
    return made


def _shared(size: Size) -> list[Part]:
    """Walls, signs, hangings and strips of one size."""
    rooms = {look_of(piece): piece for piece in _PIECES}
    made = [_named("wall", size, look, _walls(piece, size)) for look, piece in rooms.items()]
    signs = {sign_of(piece): piece for piece in _PIECES}
    made += [_named("sign", size, sign, _corner(piece, size)) for sign, piece in signs.items()]
    made += [_named("hang", size, name, hanging(name, W, size)) for name in HANGINGS]
    wishes = {_wish_id(piece): piece for piece in _PIECES}
    return made + [
        _named("wish", size, wish, _strip(piece, size)) for wish, piece in wishes.items()
    ]


def far_parts() -> list[Part]:
    """Rooms seen from afar, where their strips could not be read: a wall and the sign."""
    seen = {far_face(piece): piece for piece in _PIECES}
    made = [svg.symbol(name, W, H, _far(piece)) for name, piece in seen.items()]
    throne = svg.rect(0, 0, 2 * W, H, "f-leaf s-ink w26") + svg.icon("crown", W, H / 2, _FAR)
    return [*made, svg.symbol(FAR_THRONE, 2 * W, H, throne)]


def far_face(piece: int) -> str:
    """The symbol of a room seen from afar."""
    return f"between_far-{look_of(piece)}-{sign_of(piece)}"


def _far(piece: int) -> str:
    kind = TYPE_NAMES[TYPE_OF[piece]]
    wall = "sky1" if look_of(piece) != kind else f"room-{kind}"
    ink = f"c-room-{kind}-ink" if kind != "downstairs" else "c-ink"
    body = svg.rect(0, 0, W, H, f"f-{wall} s-ink w26")
    return body + svg.icon(sign_of(piece), W / 2, H / 2, _FAR, ink)


def _named(kind: str, size: Size, name: str, body: str) -> Part:
    return svg.part(_id(kind, size, name), body)


def _id(kind: str, size: Size, name: str) -> str:
    return f"between_{kind}{size.suffix}-{name}"


# --- rooms --------------------------------------------------------------------------------------


def room(piece: int, size: Size) -> str:
    """A room as a doll's house shows it."""
    body = _use(_id("wall", size, look_of(piece)))
    if size.furniture:
        at = f"translate({W / 2 + 2:g} {size.ceiling}) scale({size.furniture:g})"
        body += f'<use href="#{_furniture_of(piece)}" transform="{at}"/>'
    if HANGING_OF[piece] >= 0:
        body += _use(_id("hang", size, HANGINGS[HANGING_OF[piece]]))
    return body + _use(_id("sign", size, sign_of(piece))) + _use(_id("wish", size, _wish_id(piece)))


def _use(name: str) -> str:
    return f'<use href="#{name}"/>'


def _walls(piece: int, size: Size) -> str:
    look = look_of(piece)
    kind = look.removesuffix("-sky")
    wall = f"M0 0h{W}v{size.ceiling}h-{W}z"
    if look == kind:
        return svg.path(wall, f"f-room-{kind}") + f'<path d="{wall}" fill="url(#p-{kind})"/>'
    ground = "room-outdoor" if kind == "outdoor" else "stone2"
    turf = f"M0 {size.ceiling - 12}h{W}v12h-{W}z"
    return svg.path(wall, "f-sky1") + svg.path(turf, f"f-{ground}")


def _corner(piece: int, size: Size) -> str:
    """The sign of the type, at the left; the frame, with a dotted edge where the sky is open."""
    kind = TYPE_NAMES[TYPE_OF[piece]]
    ink = f"c-room-{kind}-ink" if kind != "downstairs" else "c-ink"
    half = size.icon / 2 + 3
    if size is SMALL:
        body = svg.circle(half + 1, size.ceiling / 2, half, "f-paper o75")
        body += svg.icon(sign_of(piece), half + 1, size.ceiling / 2, size.icon, ink)
    else:
        body = _tab(f"room-{kind}", size) + svg.icon(sign_of(piece), half, half, size.icon, ink)
    body += svg.path(f"M0 {size.ceiling}h{W}", "s-ink w15") + svg.rect(0, 0, W, H, "s-ink w26")
    if look_of(piece) != kind:
        body += svg.path(f"M5 4.5H{W - 5}", "s-azure w40", ' stroke-dasharray="1 8"')
    return body


def _tab(wash: str, size: Size) -> str:
    edge = size.icon + 8
    d = f"M0 0h{edge}v{edge - 14}a14 14 0 0 1-14 14h-{edge - 14}z"
    return svg.path(d, f"f-{wash} s-ink w11")


def hanging(name: str, right: float, size: Size) -> str:
    """A wall hanging in its roundel, in the upper right corner."""
    r = size.icon * 0.58
    x, y = right - r - 4, size.ceiling / 2 if size is SMALL else r + 4
    return svg.circle(x, y, r, "f-paper s-ink w11") + svg.icon(name, x, y, size.icon)


def _wish_id(piece: int) -> str:
    plan = "" if SCORES_BY[piece] == FIXED else plans.plan_of(piece)
    return f"{plan.removeprefix('between_w-') or 'no'}-{wish_of(piece) or 'no'}-{POINTS_OF[piece]}"


def _strip(piece: int, size: Size) -> str:
    """Where it looks, what it wants, how much each pays."""
    body = svg.path(f"M1 {size.ceiling}h{W - 2}v{size.strip - 1}h-{W - 2}z", "f-paper")
    points = str(POINTS_OF[piece])
    if SCORES_BY[piece] == FIXED:
        return body + _number(W / 2, points, size)
    body += _plan(plans.plan_of(piece), 1.5 if size is SMALL else 6, size)
    if wish_of(piece):
        body += svg.icon(wish_of(piece), W * 0.59, H - size.strip / 2, size.icon)
    return body + _number(W - size.number * 0.4, points, size)


def _plan(name: str, x: float, size: Size) -> str:
    side = size.icon - 2
    scale = side / plans.SIDE
    at = f"translate({x:g} {H - size.strip / 2 - side / 2:g}) scale({scale:.3g})"
    return f'<use href="#{name}" transform="{at}"/>'


def _number(x: float, points: str, size: Size) -> str:
    y = H - size.strip / 2 + size.number * 0.36
    return (
        f'<text x="{svg.num(x)}" y="{svg.num(y)}" font-size="{size.number}" class="num"'
        f' aria-hidden="true">{points}</text>'
    )


# --- throne rooms -------------------------------------------------------------------------------

_CURTAIN: Final = (
    "M70 2H194C188 26 186 50 192 76C176 66 162 34 132 18C102 34 88 66 72 76C78 50 76 26 70 2Z"
)
_CHAIR: Final = (
    ("M-17 0V-46L-9 -38L0 -56L9 -38L17 -46V0Z", "leaf"),
    ("M-24 0V-18H24V0ZM-28 0H28V6H-28ZM-24 -18V-28H-18V-18M24 -18V-28H18V-18", "paper"),
    ("M-12 -18V-34C-12 -42 12 -42 12 -34V-18Z", "roof"),
)


def throne_room(throne: int, size: Size) -> str:
    """Two spaces wide: curtain, throne, its hanging, what is wanted where."""
    wall = f"M0 0h{2 * W}v{size.ceiling}h-{2 * W}z"
    body = svg.path(wall, "f-room-specialty") + f'<path d="{wall}" fill="url(#p-specialty)"/>'
    tall = size.ceiling / 82
    body += f'<g transform="translate(0 0) scale(1 {tall:.3g})">'
    body += svg.path(_CURTAIN, "f-crimson s-ink w15")
    for d, fill in _CHAIR:
        body += f'<path d="{d}" transform="translate({W} 78)" class="f-{fill} s-ink w15"/>'
    body += "</g>"
    half = size.icon / 2 + 3
    if size is SMALL:
        body += svg.circle(half + 1, size.ceiling / 2, half, "f-leaf s-ink w11")
        body += svg.icon("throne", half + 1, size.ceiling / 2, size.icon, "c-door")
    else:
        body += _tab("leaf", size) + svg.icon("throne", half, half, size.icon, "c-door")
    body += hanging(HANGINGS[THRONE_HANGING[throne]], 2 * W, size)
    return body + _throne_strip(throne, size) + svg.rect(0, 0, 2 * W, H, "s-ink w26")


def _throne_strip(throne: int, size: Size) -> str:
    body = svg.path(f"M1 {size.ceiling}h{2 * W - 2}v{size.strip - 1}h-{2 * W - 2}z", "f-paper")
    body += svg.path(f"M0 {size.ceiling}h{2 * W}", "s-ink w15")
    body += _plan(plans.throne_plan(throne), 8, size)
    for i, kind in enumerate(THRONE_WANTS[throne]):
        x = W * 0.95 + i * (size.icon + 6)
        body += svg.icon(TYPE_NAMES[kind], x, H - size.strip / 2, size.icon)
    return body + _number(2 * W - size.number * 0.6, str(THRONE_POINTS), size)


def seat_of_attendant(place: int, size: Size) -> tuple[float, float]:
    """Where the first or second attendant stands in a throne room."""
    return W + (2 * place - 1) * (size.icon * 0.62 + 24), size.ceiling * 0.56


# --- furniture ----------------------------------------------------------------------------------


def furniture() -> list[Part]:
    """The furniture of types, and of rooms that have their own."""
    made = []
    for group in ("types", "rooms"):
        for name, paths in _ART[group].items():
            body = "".join(_filled(d, fill) for d, fill in paths)
            made.append(svg.part(f"between_v-{name}", body))
    return made


def _filled(d: str, fill: str) -> str:
    return svg.path(d, "s-ink w15" if fill == "none" else f"f-{fill} s-ink w15")


def _furniture_of(piece: int) -> str:
    own = PIECE_IDS[piece]
    return f"between_v-{own}" if own in _ART["rooms"] else f"between_v-{TYPE_NAMES[TYPE_OF[piece]]}"
