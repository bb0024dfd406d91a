"""The twelve persons: portrait, number, condition at the lower left, reward at the lower right,
markers down the right flank, Louis where he visits."""

from typing import Final

from palatine.core import svg
from palatine.core.offer import Words
from palatine.games.louis.art.pieces import NEUTRAL_SIGN, WASH
from palatine.games.louis.art.sizes import COMPACT, WIDE, Sizes
from palatine.games.louis.draw.lettering import fitting, written
from palatine.games.louis.names import CHIPS, COLUMNS, FIRST_PLACE, NEUTRAL
from palatine.games.louis.parts import Reward
from palatine.games.louis.state import LouisState

_SIGNS: Final = ("money", "first", "markers")
_DIGIT: Final = 0.72  # width of a bold digit, as a part of its size
_ROWS: Final = 3  # of markers on a small tile; with a fourth its portrait gives way


def sign_of(v: LouisState, column: int) -> int:
    """The number of a colour's sign; the neutral player of two has the seventh."""
    return NEUTRAL_SIGN if v.seats == NEUTRAL and column == NEUTRAL else column + 1


def reward_signs(gift: Reward) -> list[tuple[str, int]]:
    """Section 7  Icons and numbers (0 for none)."""
    signs: list[tuple[str, int]] = []
    if gift.chip >= 0:
        signs.append((CHIPS[gift.chip], 0))
    if gift.arms:
        signs.append(("arms-4", gift.arms if gift.arms > 1 else 0))
    if gift.louisdor:
        signs.append(("louisdor", gift.louisdor))
    if gift.influence:
        signs.append(("influence-card", 0))
    if gift.intrigue:
        signs.append(("intrigue-card", 0))
    if gift.place:
        signs.append(("influence", gift.place if gift.place > 1 else 0))
    if gift.take_back:
        signs.append(("influence", 0))
    return signs


def markers_on(v: LouisState, tile: int) -> list[tuple[int, int]]:
    """Columns and numbers of markers, the most first."""
    here = [(c, v.on[tile * COLUMNS + c]) for c in range(v.columns())]
    return sorted([pair for pair in here if pair[1] > 0], key=lambda pair: -pair[1])


def draw_tile(v: LouisState, tile: int, sizes: Sizes, words: Words | None) -> str:
    """A tile in a density; without words (on a thumbnail) also without numbers."""
    x, y = sizes.tile_centre(tile)
    marks = markers_on(v, tile)
    body = f'<use href="#louis_tile{sizes.end}"/>'
    is_full = sizes is COMPACT and len(marks) > _ROWS
    if not is_full:
        face = svg.use(f"louis_face-{tile + 1}", 0, 0)
        body += svg.at(*sizes.portrait, face, sizes.portrait_scale)
    if words is not None:
        body += _number(tile, sizes) + _name(tile, sizes, words)
        body += _condition(v, tile, sizes) + _reward(v.parts.rewards[tile], sizes)
    body += _markers(v, tile, marks, sizes, words is not None)
    if tile == v.louis:
        at = (-5, sizes.number[1]) if is_full else sizes.louis
        body += '<g data-p="louis">' + svg.use(f"louis_louis{sizes.end}", *at) + "</g>"
    hit = f'<use class="hit" href="#louis_hit{sizes.end}"/>'
    place = f"translate({svg.num(x)} {svg.num(y)})"
    return f'<g data-t="tile:{tile + 1}" transform="{place}">{body}{hit}</g>'


def _number(tile: int, sizes: Sizes) -> str:
    x, y = sizes.number
    size = "t13" if sizes is COMPACT else "t14"
    return svg.use(f"louis_number{sizes.end}", x, y) + svg.text(
        x, y + 5, str(tile + 1), f"num {size} f-white"
    )


def _name(tile: int, sizes: Sizes, words: Words) -> str:
    """The person's short name; on a small tile a shorter one if there is no room for it."""
    room = sizes.tile[0] - (8 if sizes is WIDE else 4)
    names = [words(f"louis-short-{tile + 1}", {}), words(f"louis-small-{tile + 1}", {})]
    name = fitting(names, room, sizes.name_class)
    return written(0, sizes.name, name, room, sizes.name_class) if name else ""


def _markers(
    v: LouisState, tile: int, marks: list[tuple[int, int]], sizes: Sizes, numbers: bool
) -> str:
    body = ""
    size = int(sizes.digits[1:])
    spots = _spots(marks, sizes)
    for (column, n), (x, y) in zip(marks, spots):
        sign = svg.use(f"louis_mark-{sign_of(v, column)}{sizes.end}", x, y)
        body += f'<g data-p="marker:{tile + 1}:{column}">{sign}</g>'
        if numbers:
            at = x + sizes.marker_radius + 3
            body += svg.text(at, y + size * 0.36, str(n), f"sans b {sizes.digits} f-ink")
    return body


def _spots(marks: list[tuple[int, int]], sizes: Sizes) -> list[tuple[float, float]]:
    """Where the markers of each colour stand: one below the other, above the name. A small tile
    has room for three; the fourth stands at the left of the third."""
    x, y = sizes.markers
    rows = min(len(marks), _ROWS) if sizes is COMPACT else len(marks)
    high = 1.25 * sizes.marker_radius  # half a lozenge, the highest sign
    room = sizes.name - sizes.smallest * 0.75 - high - y
    step = min(sizes.marker_step, room / max(1, rows - 1))
    if any(n > 9 for _, n in marks[:rows]):
        x -= 8
    spots = [(x, y + i * step) for i in range(rows)]
    if rows < len(marks):
        spots.append((-sizes.tile[0] / 2 + high + 3, y + (rows - 1) * step))
    return spots


def _condition(v: LouisState, tile: int, sizes: Sizes) -> str:
    """A plaque at the lower left: colour, sign, and the number that is asked for."""
    kind = _SIGNS[v.condition(tile)]
    digits = "" if v.condition(tile) == FIRST_PLACE else str(v.number(tile))
    size = int(sizes.digits[1:])
    width = sizes.icon + _padding(sizes) + (len(digits) * size * _DIGIT + 1 if digits else 0)
    x = -sizes.tile[0] / 2 + _margin(sizes)
    middle = sizes.foot + sizes.foot_height / 2
    body = svg.rect(x, sizes.foot, width, sizes.foot_height, f"f-{WASH[kind]} s-ink w11", 4)
    body += svg.icon(f"cond-{kind}", x + _padding(sizes) / 2 + sizes.icon / 2, middle, sizes.icon)
    if digits:
        at = x + _padding(sizes) / 2 + 0.5 + sizes.icon
        body += svg.text(at, middle + size * 0.36, digits, f"sans b {sizes.digits} f-ink")
    return body


def _margin(sizes: Sizes) -> float:
    return 7 if sizes is WIDE else 5 if sizes is not COMPACT else 1.5


def _padding(sizes: Sizes) -> float:
    """Of a plaque, left and right together."""
    return 3 if sizes is COMPACT else 5


def _reward(gift: Reward, sizes: Sizes) -> str:
    """A plaque at the lower right; a small tile has room for two signs, or one with a number."""
    signs = reward_signs(gift)
    if sizes is COMPACT:
        signs = [pair for pair in signs if pair[1]][:1] or signs[:2]
    size = 13 if sizes is COMPACT else 14
    numbers = [_amount(name, n, sizes) for name, n in signs]
    width = _padding(sizes) + sum(sizes.icon + _width(text, size) for text in numbers)
    x = sizes.tile[0] / 2 - _margin(sizes) - width
    middle = sizes.foot + sizes.foot_height / 2
    body = svg.rect(x, sizes.foot, width, sizes.foot_height, "f-paper s-ink w11", 4)
    x += _padding(sizes) / 2
    for (name, _), text in zip(signs, numbers):
        body += svg.icon(name, x + sizes.icon / 2, middle, sizes.icon)
        x += sizes.icon
        if text:
            body += svg.text(x, middle + size * 0.36, text, f"sans b t{size} f-ink")
            x += _width(text, size)
    return body


def _amount(name: str, n: int, sizes: Sizes) -> str:
    if not n:
        return ""
    return str(n) if sizes is COMPACT or name == "louisdor" else f"×{n}"


def _width(text: str, size: int) -> float:
    """Of digits, and of the sign for times, which is a little wider."""
    return len(text) * size * _DIGIT + (size * 0.15 if "×" in text else 0) + (1 if text else 0)
