"""Plates: what a room of a castle is called, what it is worth, how large it is, what it counts
(C-106). They are laid out in pixels for the room they lie in: what does not fit is left out (the
name first, then what a bonus counts, then the bonus), nothing is made smaller."""

from dataclasses import dataclass
from typing import Final

from palatine.core import svg
from palatine.games.castles.art.marks import BONUS_SIGNS, counted, ink_of, is_ell
from palatine.games.castles.art.scenery import WALL, U
from palatine.games.castles.draw.lettering import broken, width
from palatine.games.castles.parts import (
    BONUS_KIND,
    BONUS_POINTS,
    HALLWAY,
    POINTS,
    ROOMS,
    SIZE_OF,
    STAIRS,
    TYPE_OF,
    TYPES,
)
from palatine.games.castles.shapes import Turned

ICON: Final = 16  # pixels: no sign is smaller
_GAP: Final = 3
_SIZE_WIDE: Final = 25
_ROW: Final = 18
_LOW_ROW: Final = 14  # of a size alone
_FLOWS: Final = (400, 130, 110, 92, 74, 60, 40)  # widths at which the signs are broken into rows


@dataclass(frozen=True)
class Atom:
    """Signs that stay together: how wide they are, and drawn with their left end at 0, 0."""

    width: float
    high: int
    body: str


@dataclass(frozen=True)
class Plate:
    """Lines of a name over rows of signs."""

    lines: list[str]
    rows: list[list[Atom]]
    letter: int  # the size of the name
    pad: int

    @property
    def width(self) -> float:
        wide = [sum([a.width for a in row]) + _GAP * (len(row) - 1) for row in self.rows]
        return max([*wide, *[width(line, self.letter) for line in self.lines]]) + 2 * self.pad

    @property
    def height(self) -> float:
        rows = sum([max([a.high for a in row]) for row in self.rows])
        return (self.letter + 2) * len(self.lines) + rows + self.pad

    def drawn(self, x: float, y: float) -> str:
        """The plate around a point."""
        w, h = self.width, self.height
        top = y - h / 2
        body = svg.rect(x - w / 2, top, w, h, "f-paper s-ink w06", 4)
        top += self.pad / 2
        for line in self.lines:
            top += self.letter + 2
            body += svg.text(x, top - 3, line, f"serif b mid t{self.letter} f-ink")
        for row in self.rows:
            high = max([a.high for a in row])
            left = x - (sum([a.width for a in row]) + _GAP * (len(row) - 1)) / 2
            for atom in row:
                body += svg.at(left, top + high / 2, atom.body)
                left += atom.width + _GAP
            top += high
        return f'<g class="fine">{body}</g>'


Laid = tuple[Plate, float, float]  # a plate and its middle, from the corner of the tile


def plate(t: Turned, unit: float, name: str, letter: int) -> Laid | None:
    """The plate of a tile in its turned box, of which a cell has so many pixels."""
    if t.tile >= ROOMS:
        return _corridor_plate(t, unit)
    wall = WALL / U * unit
    for candidate in _candidates(t.tile, name, letter):
        for x, y, fits in _regions(t, unit):
            inset = wall if candidate.lines or candidate.pad else 0
            if fits(candidate.width + 2 * inset, candidate.height + 2 * inset):
                return candidate, x, y
    return None


def _corridor_plate(t: Turned, unit: float) -> Laid | None:
    """Foyer, hallway, stairs: their sign and size where they fit, else the size alone."""
    icon = "hallway" if t.tile == HALLWAY else "stairs" if t.tile == STAIRS else "corridor"
    sign = Atom(ICON, ICON + 1, svg.icon(icon, ICON / 2, 0, ICON))
    size = _size(t.tile)
    choices = [[[sign], [size]], [[sign, size]], [[size]]]
    if t.height < 3 and t.width >= t.height:
        choices = choices[1:]
    for rows in choices:
        made = Plate([], rows, 12, 2)
        x, y, fits = _regions(t, unit)[0]
        if fits(made.width, made.height):
            return made, x, y
    return None


# --- what may stand on a plate ------------------------------------------------------------------


def _candidates(tile: int, name: str, letter: int) -> list[Plate]:
    """From the richest to the poorest; of those that say the same the smallest first."""
    worth, bonus, icons, size = _worth(tile), _bonus(tile), _icons(tile), _size(tile)
    whole = [worth, *bonus, *icons, size]
    named = [
        Plate(lines, rows, letter, pad)
        for lines in broken(name)
        for rows in _flows(whole)
        for pad in (4, 2)
    ]
    found = sorted(named, key=_area)
    for atoms in (whole, [worth, *bonus, size], [worth, size]):
        bare = [Plate([], rows, letter, pad) for rows in _flows(atoms) for pad in (4, 2, 0)]
        found += sorted(bare, key=lambda one: (-one.pad, _area(one)))
    return found


def _area(one: Plate) -> float:
    return one.width * one.height


def _flows(atoms: list[Atom]) -> list[list[list[Atom]]]:
    """The signs broken into rows in every sensible way."""
    found: list[list[list[Atom]]] = []
    for widest in _FLOWS:
        rows: list[list[Atom]] = [[]]
        for atom in atoms:
            taken = sum([a.width + _GAP for a in rows[-1]])
            if rows[-1] and taken + atom.width > widest:
                rows.append([])
            rows[-1].append(atom)
        if rows not in found:
            found.append(rows)
    return found


def _worth(tile: int) -> Atom:
    """The points in a dark box, and the sign of the type."""
    points = str(POINTS[tile])
    box = 17 if len(points) == 1 else 22
    body = svg.rect(0, -8, box, 16, "f-ink", 3)
    body += svg.text(box / 2, 4.7, points, "sans b mid t13 f-paper")
    body += svg.icon(TYPES[TYPE_OF[tile]], box + 2 + ICON / 2, 0, ICON, ink_of(tile))
    return Atom(box + 2 + ICON, _ROW, body)


def _size(tile: int) -> Atom:
    text = svg.text(_SIZE_WIDE / 2, 4.4, str(SIZE_OF[tile]), "sans mid t12 f-ink2")
    return Atom(_SIZE_WIDE, _LOW_ROW, text)


def _bonus(tile: int) -> list[Atom]:
    """Joined, touching or in the whole castle, and how much."""
    if not counted(tile):
        return []
    points = BONUS_POINTS[tile]
    sign = f"+{points}" if points > 0 else f"−{-points}"
    colour = "f-verdigris" if points > 0 else "f-oxblood"
    body = svg.icon(BONUS_SIGNS[BONUS_KIND[tile]], ICON / 2, 0, ICON, "c-ink2")
    body += svg.text(ICON + 11.5, 4.7, sign, f"sans b mid t13 {colour}")
    return [Atom(ICON + 22, _ROW, body)]


def _icons(tile: int) -> list[Atom]:
    return [Atom(ICON, _ROW, svg.icon(name, ICON / 2, 0, ICON)) for name in counted(tile)]


# --- where it may lie ---------------------------------------------------------------------------


class Region:
    """A part of a room where a plate may lie; a disc and cut corners narrow it."""

    def __init__(self, w: float, h: float, radius: float = 0, cut: float = 0) -> None:
        self.w = w / 2
        self.h = h / 2
        self.radius = radius
        self.cut = cut

    def __call__(self, width: float, height: float) -> bool:
        w, h = width / 2, height / 2
        if self.radius:
            return w * w + h * h <= self.radius * self.radius
        corner = not self.cut or w + h <= self.w + self.h - self.cut
        return w <= self.w and h <= self.h and corner


def _regions(t: Turned, unit: float) -> list[tuple[float, float, Region]]:
    """Middle and shape of each part of a room that can hold a plate."""
    w, h = t.width * unit, t.height * unit
    if t.disc:
        return [(w / 2, h / 2, Region(w, h, radius=w / 2 - 1))]
    if t.halves:
        return [(w / 2, h / 2, Region(w - 2, h - 2, cut=unit - 1))]
    if not is_ell(t.tile):
        return [(w / 2, h / 2, Region(w, h))]
    wide, high = (2.0, 3.0), (1.0, 2.0)  # the middles of the two arms as printed
    for _ in range(t.rot):
        wide, high = (4 - wide[1], wide[0]), (4 - high[1], high[0])
    long, short = Region(4 * unit, 2 * unit), Region(2 * unit, 4 * unit)
    if t.rot % 2:
        long, short = short, long
    arms = [(wide[0] * unit, wide[1] * unit, long), (high[0] * unit, high[1] * unit, short)]
    return sorted(arms, key=lambda arm: -arm[2].w)
