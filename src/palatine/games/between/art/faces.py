"""Faces of rooms and throne rooms: wash, finish, vignette, signs, what is wanted, the name."""

from textwrap import wrap
from typing import Any, Final

from palatine.core import svg
from palatine.core.data import load
from palatine.core.offer import Words
from palatine.games.between.art.sizes import (
    FLOOR,
    H,
    Part,
    Q,
    W,
    sign_of,
    small,
    wash_of,
    wide,
    wish_of,
)
from palatine.games.between.effects import room_key
from palatine.games.between.parts import (
    ALL_TYPES,
    AROUND,
    AROUND_ANY,
    AROUND_HANGING,
    BLUE,
    BOTH_WAYS,
    COLUMN,
    FIXED,
    HANGING_OF,
    HANGINGS,
    IN_CASTLE,
    LEFT,
    LINKED,
    OFFSETS,
    OUTDOOR,
    PIECE_IDS,
    POINTS_OF,
    ROOMS,
    SCORES_BY,
    SPOTS,
    THRONE_HANGING,
    THRONE_SPOTS,
    THRONE_WANTS,
    THRONES,
    TYPE_NAMES,
    TYPE_OF,
    UP,
    cell_at,
)

_ART: Final[dict[str, Any]] = load(__file__.rpartition("/")[0].rpartition("/")[0], "art")
_PIECES: Final = ROOMS + 3
_LINES: Final = 3  # of a name at most
_LETTERS: Final = 13  # on a line of the smallest letters
_TAB: Final = "M0 0h36v20a14 14 0 0 1-14 14h-22z"  # the corner with the sign


def parts(words: Words) -> list[Part]:
    """All faces, and the little plans they share."""
    made = plans() + vignettes()
    for piece in range(_PIECES):
        name = words(room_key(piece), {})
        made.append(svg.symbol(wide(piece), W, H, wide_face(piece, name)))
        made.append(svg.part(small(piece), small_face(piece)))
    for throne in range(THRONES):
        made.append(svg.symbol(f"between_throne-{throne}", 2 * W, H, wide_throne(throne)))
        made.append(svg.part(f"between_throne-{throne}-s", small_throne(throne)))
    return made


# --- wide -----------------------------------------------------------------------------------------


def wide_face(piece: int, name: str) -> str:
    """A room as a doll's house shows it."""
    wash = wash_of(piece)
    kind = TYPE_NAMES[TYPE_OF[piece]]
    body = _outside(piece) if BLUE[piece] else _inside(wash, kind, W)
    body += svg.use(_vignette(piece), W / 2 + 2, H - 27)
    hanging = HANGING_OF[piece]
    if hanging >= 0:
        body += hanging_sign(HANGINGS[hanging], W - 22)
    body += svg.path(_TAB, f"f-{wash} s-ink w11")
    body += svg.icon(sign_of(piece), 17, 17, 23, f"c-{wash}-ink")
    body += wish_plate(piece) + name_lines(name)
    body += svg.rect(0, 0, W, H, "s-ink w26")
    if BLUE[piece]:
        body += svg.path(f"M4 4H{W - 4}", "s-azure w40", ' stroke-dasharray="1 7"')
    return body


def _inside(wash: str, kind: str, width: int) -> str:
    return (
        svg.rect(0, 0, width, H, f"f-{wash}")
        + f'<path d="M0 0h{width}v{H - FLOOR}h-{width}z" fill="url(#p-{kind})"/>'
        + f'<path d="M0 {H - FLOOR}h{width}v{FLOOR}h-{width}z" class="f-ink" opacity=".1"/>'
    )


def _outside(piece: int) -> str:
    ground = "room-outdoor" if TYPE_OF[piece] == OUTDOOR else "stone2"
    finish = "outdoor" if TYPE_OF[piece] == OUTDOOR else "utility"
    strip = f"M0 {H - FLOOR}h{W}v{FLOOR}h-{W}z"
    return (
        svg.rect(0, 0, W, H, "f-sky1")
        + svg.path(strip, f"f-{ground}")
        + f'<path d="{strip}" fill="url(#p-{finish})"/>'
    )


def hanging_sign(name: str, x: float) -> str:
    """A wall hanging in its roundel."""
    return svg.circle(x, 26, 13.5, "f-paper s-ink w11") + svg.icon(name, x, 26, 18)


def wish_plate(piece: int) -> str:
    """What the room wants: where, what, and how much each pays."""
    x, y = W - 62, H - 25
    if SCORES_BY[piece] == FIXED:
        return svg.rect(x + 26, y, 32, 24, "f-paper s-ink w11", 4) + svg.text(
            x + 42, y + 18, str(POINTS_OF[piece]), "num t16"
        )
    body = svg.rect(x, y, 58, 24, "f-paper s-ink w11", 4) + svg.use(plan_of(piece), x + 3, y + 3)
    if wish_of(piece):
        body += svg.icon(wish_of(piece), x + 33, y + 12, 16)
    return body + svg.text(x + 50, y + 17.5, str(POINTS_OF[piece]), "num t16")


def name_lines(name: str) -> str:
    """The name in up to three lines beside the wish; left out where it does not fit."""
    lines = wrap(name, 9) if max(map(len, name.split()), default=99) <= 9 else wrap(name, _LETTERS)
    if len(lines) > 2:
        lines = wrap(name, _LETTERS)
    longest = max((len(line) for line in lines), default=99)
    if len(lines) > _LINES or longest > _LETTERS:
        return ""
    size = 10 if longest <= 9 else 9 if longest <= 11 else 7.8
    if len(lines) == _LINES:
        size = min(size, 8)
    step = size + 1
    top = H - FLOOR / 2 - step * (len(lines) - 1) / 2 + size * 0.36
    found = ""
    for i, line in enumerate(lines):
        found += (
            f'<text x="5" y="{svg.num(top + i * step)}" class="f-ink serif b" font-size="{size:g}"'
            f' aria-hidden="true">{svg.escape(line)}</text>'
        )
    return found


# --- small ----------------------------------------------------------------------------------------


def small_face(piece: int) -> str:
    """Signs and numbers only: type, hanging, and below what is wanted and what it pays."""
    wash = wash_of(piece)
    kind = TYPE_NAMES[TYPE_OF[piece]]
    body = svg.rect(0, 0, Q, Q, f"f-{wash} s-ink w15")
    body += f'<path d="M0 0h{Q}v{Q}h-{Q}z" fill="url(#p-{kind})"/>'
    body += svg.circle(30, 23, 16, "f-paper o75") + svg.icon(
        sign_of(piece), 30, 23, 26, f"c-{wash}-ink" if kind != "downstairs" else "c-ink"
    )
    if HANGING_OF[piece] >= 0:
        body += svg.circle(49, 11, 9, "f-paper s-ink w11")
        body += svg.icon(HANGINGS[HANGING_OF[piece]], 49, 11, 13)
    body += svg.path(f"M1 {Q - 18}h{Q - 2}v17h-{Q - 2}z", "f-paper")
    sign = wish_of(piece)
    points = str(POINTS_OF[piece])
    if sign:
        body += svg.icon(sign, 20, Q - 9.5, 15)
    body += svg.text(40 if sign else 30, Q - 4, points, "num t14")
    if BLUE[piece]:
        body += svg.path(f"M3 2.5H{Q - 3}", "s-azure w26", ' stroke-dasharray="1 6"')
    return body + svg.rect(0, 0, Q, Q, "s-ink w15")


# --- throne rooms ---------------------------------------------------------------------------------

_CURTAIN: Final = (
    "M70 2H194C188 26 186 50 192 76C176 66 162 34 132 18C102 34 88 66 72 76C78 50 76 26 70 2Z"
)
_FOLDS: Final = "M82 8C86 30 84 46 79 64M182 8C178 30 180 46 185 64"
_CHAIR: Final = (
    ("M-17 0V-46L-9 -38L0 -56L9 -38L17 -46V0Z", "leaf"),
    ("M-24 0V-18H24V0ZM-28 0H28V6H-28ZM-24 -18V-28H-18V-18M24 -18V-28H18V-18", "paper"),
    ("M-12 -18V-34C-12 -42 12 -42 12 -34V-18Z", "roof"),
)


def wide_throne(throne: int) -> str:
    """Two spaces wide: curtain, throne, two spots for attendants, what is wanted where."""
    body = _inside("room-specialty", "specialty", 2 * W)
    body += svg.path(f"M0 {H - FLOOR}h{2 * W}v{FLOOR}h-{2 * W}z", "f-roof")
    body += svg.path(_CURTAIN, "f-crimson s-ink w15") + svg.path(_FOLDS, "s-white w06 o55")
    for d, fill in _CHAIR:
        body += f'<path d="{d}" transform="translate({W} {H - 24})" class="f-{fill} s-ink w15"/>'
    for x in (W - 92, W + 92):
        body += svg.circle(x, H - 48, 21, "s-ink w11 d33")
    body += svg.path(_TAB, "f-leaf s-ink w11") + svg.icon("throne", 17, 17, 23, "c-door")
    body += hanging_sign(HANGINGS[THRONE_HANGING[throne]], 2 * W - 22)
    body += svg.rect(2 * W - 92, H - 25, 88, 24, "f-paper s-ink w11", 4)
    body += _throne_plan(throne, 2 * W - 89, H - 22)
    one, two = THRONE_WANTS[throne]
    body += svg.icon(TYPE_NAMES[one], 2 * W - 53, H - 13, 15)
    body += svg.icon(TYPE_NAMES[two], 2 * W - 35, H - 13, 15)
    return (
        body + svg.text(2 * W - 16, H - 8, "2", "num t16") + svg.rect(0, 0, 2 * W, H, "s-ink w26")
    )


def small_throne(throne: int) -> str:
    """The same in two small spaces."""
    body = svg.rect(0, 0, 2 * Q, Q, "f-room-specialty s-ink w15")
    body += f'<path d="M0 0h{2 * Q}v{Q}h-{2 * Q}z" fill="url(#p-specialty)"/>'
    body += svg.path(
        "M36 0H84C80 18 82 30 84 40C76 34 70 18 60 12C50 18 44 34 36 40C38 30 40 18 36 0Z",
        "f-crimson s-ink w11",
    )
    body += svg.icon("throne", 60, 26, 30, "c-ink")
    body += svg.circle(109, 11, 9, "f-paper s-ink w11")
    body += svg.icon(HANGINGS[THRONE_HANGING[throne]], 109, 11, 13)
    body += svg.path(f"M1 {Q - 18}h{2 * Q - 2}v17h-{2 * Q - 2}z", "f-paper")
    body += _throne_plan(throne, 6, Q - 18, 5)
    one, two = THRONE_WANTS[throne]
    body += svg.icon(TYPE_NAMES[one], 48, Q - 9.5, 15) + svg.icon(TYPE_NAMES[two], 68, Q - 9.5, 15)
    return body + svg.text(98, Q - 4, "2", "num t14") + svg.rect(0, 0, 2 * Q, Q, "s-ink w15")


def _throne_plan(throne: int, x: float, y: float, step: float = 6) -> str:
    """The spaces around the throne room, those it looks at filled."""
    hot = THRONE_SPOTS[throne]
    body = ""
    for dx in range(-1, 3):
        for dy in (1, 0, -1):
            cell = cell_at(dx, dy)
            throned = dy == 0 and dx in (0, 1)
            fill = "ink" if throned else "verdigris" if cell in hot else "paper2"
            body += svg.rect(
                x + (dx + 1) * step, y + (1 - dy) * step, step - 1, step - 1, f"f-{fill} s-ink3 w06"
            )
    return body


# --- vignettes and plans --------------------------------------------------------------------------


def vignettes() -> list[Part]:
    """The furniture of types, and of rooms that have their own."""
    made = []
    for group in ("types", "rooms"):
        for name, paths in _ART[group].items():
            body = "".join(_filled(d, fill) for d, fill in paths)
            made.append(svg.part(f"between_v-{name}", body))
    return made


def _filled(d: str, fill: str) -> str:
    return svg.path(d, "s-ink w15" if fill == "none" else f"f-{fill} s-ink w15")


def _vignette(piece: int) -> str:
    own = PIECE_IDS[piece]
    return f"between_v-{own}" if own in _ART["rooms"] else f"between_v-{TYPE_NAMES[TYPE_OF[piece]]}"


_SIDES: Final = ((-1, 0), (1, 0))
_POLES: Final = ((0, 1), (0, -1))
_RING: Final = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0))
_HOT: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "sides": _SIDES,
    "poles": _POLES,
    "ring": _RING,
    "sky": tuple(spot for spot in _RING if spot != (0, -1)),
    "feet": ((-1, -1), (0, -1), (1, -1)),
}


def plan_of(piece: int) -> str:
    """The id of the little plan of the spaces a room looks at."""
    kind = SCORES_BY[piece]
    steps = OFFSETS[piece]
    if kind == SPOTS:
        return (
            "between_w-sides"
            if LEFT in steps
            else "between_w-poles"
            if UP in steps
            else "between_w-down"
        )
    if kind == AROUND:
        return {8: "between_w-ring", 7: "between_w-sky", 3: "between_w-feet"}[len(steps)]
    if kind in (AROUND_HANGING, AROUND_ANY):
        return "between_w-ring"
    if kind == COLUMN:
        return "between_w-both" if BOTH_WAYS[piece] else "between_w-up"
    return {
        LINKED: "between_w-link",
        IN_CASTLE: "between_w-castle",
        ALL_TYPES: "between_w-all",
    }.get(kind, "between_w-below")


def plans() -> list[Part]:
    """The plans, 17 x 17: grids, columns, a chain, a castle, six dots."""
    made = [svg.part(f"between_w-{name}", _grid(hot)) for name, hot in _HOT.items()]
    dots = ("food", "living", "utility", "outdoor", "corridor", "downstairs")
    six = "".join(
        svg.circle(2.5 + i % 3 * 6.5, 5 + i // 3 * 8, 2.7, f"f-room-{kind} s-ink w06")
        for i, kind in enumerate(dots)
    )
    link = svg.path("M3 9h12", "s-verdigris w26") + svg.circle(3, 9, 3, "f-ink")
    castle = "M1 17V9L5 5V1H13V5L17 9V17Z"
    made += [
        svg.part("between_w-up", _column("M8.5 6V0M5.5 3L8.5 0L11.5 3", 12)),
        svg.part(
            "between_w-both",
            _column("M8.5 5V0M5.5 3L8.5 0L11.5 3M8.5 12V17M5.5 14L8.5 17L11.5 14", 6),
        ),
        svg.part("between_w-below", _column("M8.5 11V17M5.5 14L8.5 17L11.5 14", 0)),
        svg.part("between_w-down", _two_below()),
        svg.part("between_w-link", link + svg.circle(15, 9, 3, "f-verdigris")),
        svg.part("between_w-castle", svg.path(castle, "f-verdigris s-ink w06")),
        svg.part("between_w-all", six),
    ]
    return made


def _grid(hot: tuple[tuple[int, int], ...]) -> str:
    body = ""
    for x in (-1, 0, 1):
        for y in (1, 0, -1):
            fill = "ink" if x == y == 0 else "verdigris" if (x, y) in hot else "paper2"
            body += svg.rect((x + 1) * 6, (1 - y) * 6, 5, 5, f"f-{fill} s-ink3 w06")
    return body


def _column(arrows: str, own: int) -> str:
    """The room in its column, and which way it looks."""
    return svg.rect(6, own, 5, 5, "f-ink") + svg.path(arrows, "s-verdigris w15")


def _two_below() -> str:
    body = svg.rect(6, 0, 5, 5, "f-ink s-ink3 w06")
    for y in (6, 12):
        body += svg.rect(6, y, 5, 5, "f-verdigris s-ink3 w06")
    return body
