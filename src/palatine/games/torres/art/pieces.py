"""Knights and the king, as figures and as ghosts behind a tower."""

from typing import Final

from palatine.core import sprite, svg
from palatine.games.torres.art.sizes import SEATS, Part
from palatine.games.torres.parts import STACK_CAP

_CLOAK: Final = "M-12 -2C-11 -15 -7.5 -21 -6 -26H6C7.5 -21 11 -15 12 -2C6 2.5 -6 2.5 -12 -2Z"
_PLUME: Final = "M0 -40C2 -50 14 -49 14 -38C10 -42 5 -42 0 -39Z"
_HELMET: Final = "M-7.5 -25V-33a7.5 7.5 0 0 1 15 0V-25Z"
_OUTLINE: Final = (
    "M-12 -2C-11 -15 -7.5 -21 -6 -26H-7.5V-33a7.5 7.5 0 0 1 15 0V-26H6"
    "C7.5 -21 11 -15 12 -2C6 2.5 -6 2.5 -12 -2Z"
)


def parts() -> list[Part]:
    """All figures, in the sizes for wide and for compact drawings."""
    made = [_block(), _king()]
    for density, scale in (("wide", 0.92), ("compact", 1.1)):
        made.append(_sized("king", density, 7, scale))
    made += [_figure(f"{seat}", f"knight{seat}") for seat in SEATS]
    made.append(_figure("-king", "king"))
    made += [_stack(blocks) for blocks in range(STACK_CAP + 1)]
    for seat in SEATS:
        made.append(svg.part(f"torres_helmet{seat}", _helmet(seat)))
        made += [_knight(seat), _bearer(seat), _ghost(seat), _dotted(seat)]
    return made


def _helmet(seat: int) -> str:
    return (
        svg.path(_PLUME, f"f-seat{seat} s-ink w15")
        + svg.path(_HELMET, "f-steel s-ink w15")
        + svg.path("M-7.5 -32H7.5M0 -32V-27.5", "s-door w15")
    )


def _foot(rx: float, ry: float) -> str:
    return f'<ellipse cx="3" rx="{rx}" ry="{ry}" class="f-shade"/>'


def _knight(seat: int) -> Part:
    """Cloak in the seat's colour and hatching, shield with its shape; for wide drawings."""
    shield = svg.circle(0, 0, 7.2, "f-paper s-ink w11") + svg.path(
        sprite.shape(sprite.SHAPES[seat - 1], 4.2), f"f-seat{seat} s-ink w11"
    )
    body = (
        _foot(15, 6.5)
        + svg.path(_CLOAK + _PLUME + _HELMET, "f-paper s-paper w60")
        + svg.path(_CLOAK, f"f-seat{seat} s-ink w15")
        + f'<path d="{_CLOAK}" fill="url(#h-{seat})"/>'
        + f'<use href="#torres_helmet{seat}"/>'
        + svg.at(0, -11.5, shield)
    )
    return svg.part(f"torres_knight{seat}-wide", svg.at(0, 6, body, 1.04))


def _bearer(seat: int) -> Part:
    """The same knight for small drawings: his shield is all one sees below the helmet."""
    helmet = f'<use href="#torres_helmet{seat}"/>'
    body = (
        _foot(22, 9)
        + svg.at(0, 10, svg.path(_PLUME + _HELMET, "f-paper s-paper w60") + helmet, 1.25)
        + svg.at(0, -9, sprite.marker(seat, 16))
    )
    return svg.part(f"torres_knight{seat}-compact", body)


def _ghost(seat: int) -> Part:
    """A knight behind a tower shows through."""
    body = (
        svg.path(_OUTLINE, "s-white w40")
        + svg.path(_OUTLINE, f"s-seat{seat} w26 d33")
        + svg.at(0, -11.5, sprite.marker(seat, 5))
    )
    return svg.part(f"torres_ghost{seat}-wide", svg.at(0, 6, body, 1.04))


def _dotted(seat: int) -> Part:
    kind = sprite.SHAPES[seat - 1]
    body = (
        svg.path(sprite.shape(kind, 17), "s-white w60")
        + svg.path(sprite.shape(kind, 17), f"s-seat{seat} w26 d75")
        + sprite.marker(seat, 8)
    )
    return svg.part(f"torres_ghost{seat}-compact", svg.at(0, -9, body))


def _king() -> Part:
    robe = "M-14 -2C-13 -18 -9 -26 -7 -30H7C9 -26 13 -18 14 -2C7 3 -7 3 -14 -2Z"
    crown = "M-9 -43L-11 -56L-4.5 -50L0 -60L4.5 -50L11 -56L9 -43Z"
    ermine = (
        "M-7 -30C-12 -16 -12.5 -8 -13.5 -2.5C-10 -.5 -9 0 -7.5 .4C-6.5 -10 -4 -20 0 -27"
        "C4 -20 6.5 -10 7.5 .4C9 0 10 -.5 13.5 -2.5C12.5 -8 12 -16 7 -30Z"
    )
    spots = ((-9.5, -10), (-7, -19), (9.5, -10), (7, -19), (-10.5, -4), (10.5, -4))
    body = (
        _foot(17, 7)
        + svg.path(robe + crown, "f-paper s-paper w60")
        + svg.path(robe, "f-leaf s-ink w15")
        + svg.path("M0 -30V1.5", "s-ink w11")
        + svg.path(ermine, "f-paper s-ink w11")
        + svg.path("".join(f"M{x} {y}l1 2.5l-1 .8l-1-.8z" for x, y in spots), "f-ink")
        + svg.circle(0, -36, 8, "f-skin s-ink w15")
        + svg.path("M-7 -33C-5 -24 5 -24 7 -33C3 -30 -3 -30 -7 -33Z", "f-door s-ink w11")
        + svg.path(crown, "f-leaf s-ink w15")
        + svg.circle(0, -60, 1.8, "f-crimson s-ink w11")
    )
    return svg.part("torres_king", body)


def _sized(name: str, density: str, down: int, scale: float) -> Part:
    """A figure as large as a density needs it."""
    figure = svg.at(0, down, f'<use href="#torres_{name}"/>', scale)
    return svg.part(f"torres_{name}-{density}", figure)


def _block() -> Part:
    """A block waiting in a stack, from the front."""
    body = svg.rect(0, 0, 18, 10, "f-stone2 s-ink w11", 1)
    return svg.part("torres_block", body + svg.path("M6 10v-3.5a3 3 0 0 1 6 0v3.5z", "f-door"))


def _figure(name: str, kind: str) -> Part:
    """A figure with a size of its own, for what stands beside the board."""
    figure = svg.at(22, 56, f'<use href="#torres_{kind}-wide"/>')
    return svg.symbol(f"torres_figure{name}", 44, 72, figure)


def _stack(blocks: int) -> Part:
    """A stack of blocks from the front; an empty one is a dotted line."""
    body = "" if blocks else svg.rect(4, 36, 36, 17, "s-ink2 w15 d33", 1)
    for block in range(blocks):
        y = 36 - 17 * block
        body += svg.rect(4, y, 36, 17, "f-stone2 s-ink w15", 1)
        body += svg.path(f"M16 {y + 17}v-5a6 6 0 0 1 12 0v5z", "f-door")
    return svg.symbol(f"torres_stack{blocks}", 44, 56, body)
