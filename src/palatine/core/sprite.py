"""The symbols that all games share: icons, seats, hatchings, floors of rooms, backs of cards.

A seat always has colour, shape and hatching together. The hatching is Petra Sancta's engravers'
code of 1638, in which lines mean a colour, so a grey print still shows which seat is which.

Ids: ``i-NAME`` icons, ``i-seat-N`` seats as icons, ``h-N`` hatching of seat N, ``p-ROOM`` floors,
``hatch`` shadow, ``no`` refusal, ``back-blue`` and ``back-red`` backs of cards. A game's own ids
begin with its id and an underscore, as in ``torres_card-vault``: no two games can clash.
"""

import tomllib
from functools import cache
from math import cos, pi, sin
from pathlib import Path
from typing import Any, Final

from palatine.core import svg

SHAPES: Final = ("disc", "lozenge", "square", "triangle", "cross", "star", "hexagon")
_HATCHES: Final = ("M0 1.5h4", "", "M1.5 0v4", "M0 0l4 4", "M0 4l4-4", "M0 1.5h4M1.5 0v4", "")
_SWAN: Final = svg.icon("swan", 37, 52, 26)  # the house's own sign


def shape(kind: str, r: float) -> str:
    """The path of a seat's shape around the origin; all have about the same area."""
    if kind == "disc":
        return f"M{-r:g} 0a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"
    if kind == "lozenge":
        q = 1.25 * r
        return svg.points([(0, -q), (q, 0), (0, q), (-q, 0)])
    if kind == "square":
        q = 0.9 * r
        return svg.points([(-q, -q), (q, -q), (q, q), (-q, q)])
    if kind == "triangle":
        return svg.points([(0, -1.2 * r), (1.18 * r, 0.88 * r), (-1.18 * r, 0.88 * r)])
    if kind == "cross":
        a, b = 1.08 * r, 0.42 * r
        arm = [(b, -a), (b, -b), (a, -b), (a, b), (b, b), (b, a)]
        return svg.points(arm + [(-x, -y) for x, y in arm])
    if kind == "star":
        return svg.points(_turn(i * pi / 5, r * (0.64 if i % 2 else 1.28)) for i in range(10))
    return svg.points(_turn(i * pi / 3, 1.08 * r) for i in range(6))


def _turn(angle: float, r: float) -> tuple[float, float]:
    return r * sin(angle), -r * cos(angle)


def marker(seat: int, r: float) -> str:
    """A seat's marker around the origin: paper halo, colour, hatching. Seats count from 1 here."""
    kind = SHAPES[seat - 1]
    return (
        svg.path(shape(kind, r + 1.6), "f-paper s-paper w15")
        + svg.path(shape(kind, r), f"f-seat{seat} s-ink w15")
        + f'<path d="{shape(kind, r - 0.8)}" fill="url(#h-{seat})"/>'
    )


def back(fill: str, lines: str, sign: str) -> str:
    """The back of a card, 74 x 104; all cards of a deck have exactly the same."""
    return (
        svg.rect(1, 1, 72, 102, f"f-{fill} s-ink w15", 6)
        + svg.rect(6, 6, 62, 92, f"s-{lines} w11", 3)
        + svg.path("M6 6L68 98M68 6L6 98M6 52L37 6L68 52L37 98Z", f"s-{lines} w06 o55")
        + svg.circle(37, 52, 20, "f-paper s-ink w15")
        + sign
    )


@cache
def symbols() -> dict[str, str]:
    """All shared symbols by id."""
    drawn = _drawn()
    made = [_icon(name, lines) for name, lines in drawn["icons"].items()]
    for seat in range(1, len(SHAPES) + 1):
        made.append(_hatching(seat))
        made.append(svg.symbol(f"i-seat-{seat}", 24, 24, svg.at(12, 12.5, marker(seat, 8))))
    made += [_floor(room, floor) for room, floor in drawn["floors"].items()]
    made += [
        svg.pattern("hatch", 5, 5, svg.path("M0 2.5h5", "s-ink o55 w06"), -52),
        svg.pattern("no", 8, 8, svg.path("M0 4h8", "s-oxblood o55 w26"), 45),
        svg.symbol("back-blue", 74, 104, back("back", "white", _SWAN)),
        svg.symbol("back-red", 74, 104, back("crimson", "white", _SWAN)),
    ]
    return dict(made)


def _drawn() -> dict[str, Any]:
    with Path(__file__).with_name("sprite.toml").open("rb") as file:
        return tomllib.load(file)


def _icon(name: str, lines: list[str]) -> tuple[str, str]:
    forms = {
        "T": ' fill="currentColor" fill-opacity=".16"',
        "F": ' fill="currentColor" stroke="none"',
        "D": ' stroke-dasharray="2.2 2.6"',
    }
    body = ""
    for line in lines:
        kind, _, d = line.rpartition(":")
        body += f'<path d="{d}"{forms.get(kind, "")}/>'
    group = (
        '<g fill="none" stroke="currentColor" stroke-width="1.8"'
        f' stroke-linecap="round" stroke-linejoin="round">{body}</g>'
    )
    return svg.symbol(f"i-{name}", 24, 24, group)


def _hatching(seat: int) -> tuple[str, str]:
    lines = _HATCHES[seat - 1]
    body = svg.path(lines, f"s-seat{seat}-on w06 o55") if lines else ""
    if SHAPES[seat - 1] == "lozenge":
        body = svg.circle(1.3, 1.3, 0.7, f"f-seat{seat}-on o55")
    return svg.pattern(f"h-{seat}", 4, 4, body)


def _floor(room: str, floor: dict[str, Any]) -> tuple[str, str]:
    body = ""
    if "lines" in floor:
        body += svg.path(floor["lines"], f"s-room-{room}-ink w11 o30")
    if "filled" in floor:
        body += svg.path(floor["filled"], f"f-room-{room}-ink", ' opacity=".13"')
    width, height = floor["size"]
    return svg.pattern(f"p-{room}", width, height, body)
