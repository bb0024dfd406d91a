"""Plates: what a room is called, what it is worth, what it counts (C-106)."""

from palatine.core import svg
from palatine.core.offer import Words
from palatine.games.castles.art.scenery import U
from palatine.games.castles.effects import named
from palatine.games.castles.parts import (
    BONUS_KIND,
    BONUS_POINTS,
    BONUS_TYPES,
    POINTS,
    ROOMS,
    TILE_IDS,
    TYPE_BIT,
    TYPE_OF,
    TYPES,
)
from palatine.games.castles.shapes import TURNED

_SIGNS = ("", "joined", "touch", "whole")
_LETTER = 0.64  # em a letter: for the widest fallback of the serif


def parts(words: Words) -> list[tuple[str, str]]:
    made = []
    for tile in range(ROOMS):
        t = TURNED[tile][0]
        name = words(named(tile), {})
        wide, high = (4, 2) if is_ell(tile) else (t.width, t.height)
        made.append(svg.part(f"castles_plate-{TILE_IDS[tile]}", _plate(tile, name, wide, high)))
        made.append(svg.part(f"castles_plate-{TILE_IDS[tile]}-t", _plate(tile, name, high, wide)))
        made.append(svg.part(f"castles_mini-{TILE_IDS[tile]}", _mini(tile)))
        made.append(svg.part(f"castles_chip-{TILE_IDS[tile]}", _chip(tile)))
    foyer = svg.circle(0, 0, 15, "f-paper s-ink w11") + svg.icon("corridor", 0, 0, 20)
    made.append(svg.part("castles_plate-foyer", foyer))
    hallway = svg.rect(-16, -11, 32, 22, "f-paper s-ink w06", 4) + svg.icon("hallway", 0, 0, 20)
    made.append(svg.part("castles_plate-hallway", hallway))
    return made


def is_ell(tile: int) -> bool:
    t = TURNED[tile][0]
    return not t.disc and not t.halves and len(t.cells) < t.width * t.height


def ink_of(tile: int) -> str:
    """The colour of a type's sign on paper."""
    kind = TYPES[TYPE_OF[tile]]
    return "c-ink" if kind == "downstairs" else f"c-room-{kind}-ink"


def counted(tile: int) -> list[str]:
    """The types a bonus counts."""
    return [TYPES[i] for i in range(8) if BONUS_TYPES[tile] & TYPE_BIT[i]]


def _plate(tile: int, name: str, wide: int, high: int) -> str:
    room = wide * U - 22
    lines, size = _fitted(name, room)
    icons = counted(tile)
    columns = min(len(icons), 3)
    bonus_w = (44 + 19 * columns) if icons else 0
    rows_of_icons = -(-len(icons) // 3)
    stacked = bool(icons) and (high >= 3 or wide < 4 or len(icons) > 3)
    text_w = max([len(line) * size * _LETTER + 10 for line in lines], default=0)
    first_w = 54 if stacked or not icons else 54 + bonus_w
    width = max(text_w, first_w, bonus_w + 8 if stacked else 0)
    height = 4 + (size + 1.5) * len(lines) + 25 + (20 * rows_of_icons + 4 if stacked else 0)
    top = -height / 2
    body = svg.rect(-width / 2, top, width, height, "f-paper s-ink w06", 5)
    for i, line in enumerate(lines):
        y = top + size + 1 + i * (size + 1.5)
        body += _words(0, y, line, size)
    y = top + (size + 1.5) * len(lines) + 14
    x = 0.0 if stacked or not icons else -bonus_w / 2
    body += _worth(tile, x, y)
    if icons:
        at = (-bonus_w / 2, y + 23) if stacked else (x + 26, y)
        body += _bonus(tile, icons, *at)
    return body


def _words(x: float, y: float, line: str, size: float) -> str:
    return (
        f'<text x="{svg.num(x)}" y="{svg.num(y)}" font-size="{svg.num(size)}"'
        f' class="serif b mid f-ink" aria-hidden="true">{svg.escape(line)}</text>'
    )


def _fitted(name: str, room: float) -> tuple[list[str], float]:
    """The name in one line or two, smaller if need be; without it if nothing helps."""
    choices = [[name]]
    for i, letter in enumerate(name):
        if letter == " ":
            choices.append([name[:i], name[i + 1 :]])
    choices.sort(key=lambda lines: (len(lines), max(len(line) for line in lines)))
    for size in (12.0, 11.0, 10.0, 9.0, 8.0):
        for lines in choices:
            if max(len(line) for line in lines) * size * _LETTER <= room + 8:
                return lines, size
    return [], 8.0


def _worth(tile: int, x: float, y: float) -> str:
    """A shield with the points, and the sign of the type."""
    d = f"M{svg.num(x - 22)} {svg.num(y - 9)}h18v8c0 5-5 8-9 10c-4-2-9-5-9-10z"
    return (
        svg.path(d, "f-ink s-ink w06")
        + svg.text(x - 13, y + 4, str(POINTS[tile]), "sans b mid t13 f-paper")
        + svg.icon(TYPES[TYPE_OF[tile]], x + 11, y, 20, ink_of(tile))
    )


def _bonus(tile: int, icons: list[str], x: float, y: float) -> str:
    """Joined, touching or in the whole castle; how much; for what."""
    points = BONUS_POINTS[tile]
    sign = f"+{points}" if points > 0 else f"−{-points}"
    colour = "f-verdigris" if points > 0 else "f-oxblood"
    body = svg.icon(_SIGNS[BONUS_KIND[tile]], x + 9, y, 16, "c-ink2")
    body += svg.text(x + 27, y + 5, sign, f"sans b mid t13 {colour}")
    for i, name in enumerate(icons):
        body += svg.icon(name, x + 47 + 19 * (i % 3), y + 20 * (i // 3), 17)
    return body


CHIP = 36  # the width of a chip


def mini_width(tile: int) -> int:
    """How wide the small plate of a room is."""
    columns = min(len(counted(tile)), 3)
    return 34 + (36 + 14 * columns if columns else 0)


def _chip(tile: int) -> str:
    """Points and type alone, where there is room for nothing else."""
    return (
        svg.rect(-18, -11, 36, 22, "f-paper s-ink w06", 4)
        + svg.text(-9, 5, str(POINTS[tile]), "sans b mid t13 f-ink")
        + svg.icon(TYPES[TYPE_OF[tile]], 7, 0, 16, ink_of(tile))
    )


def _mini(tile: int) -> str:
    """Points, type, bonus: signs and numbers are never left out."""
    icons = counted(tile)
    width = mini_width(tile)
    rows = max(1, -(-len(icons) // 3))
    top = -9.0 - 7 * (rows - 1)
    body = svg.rect(-width / 2, top - 2, width, 22 + 14 * (rows - 1), "f-paper s-ink w06", 4)
    x = -width / 2
    body += svg.text(x + 9, 5, str(POINTS[tile]), "sans b mid t13 f-ink")
    body += svg.icon(TYPES[TYPE_OF[tile]], x + 24, 0, 15, ink_of(tile))
    if icons:
        points = BONUS_POINTS[tile]
        sign = f"+{points}" if points > 0 else f"−{-points}"
        colour = "f-verdigris" if points > 0 else "f-oxblood"
        body += svg.icon(_SIGNS[BONUS_KIND[tile]], x + 41, 0, 12, "c-ink2")
        body += svg.text(x + 56, 4.5, sign, f"sans b mid t12 {colour}")
        for i, name in enumerate(icons):
            y = top + 9 + 14 * (i // 3)
            body += svg.icon(name, x + 72 + 14 * (i % 3), y, 13)
    return body
