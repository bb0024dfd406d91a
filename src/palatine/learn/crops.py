"""A piece of a drawing: the part around some of its touches, with what can be seen of it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from palatine.core import svg
from palatine.core.offer import DENSITIES
from palatine.core.state import Json
from palatine.core.svg import Drawing
from palatine.learn.measure import Area, around, extent, touches

LEAST: Final = 1.0  # pixels a unit for pictures that do not say it: letters are drawn in pixels
_SMALLEST: Final = 0.9  # pixels a unit: a crop shows pieces at the size that they have at a table
_LARGEST: Final = 1.4
_FAR: Final = 90  # units beside the crop at which nothing of a group is seen any more


@dataclass(frozen=True)
class Drawn:
    """A part of a picture as a page shows it: what lies in it, and the symbols that it needs.
    scale: pixels a unit. least: below which its words cannot be read."""

    area: Area
    width: int
    body: str
    symbols: dict[str, str]
    least: float

    @property
    def scale(self) -> float:
        return self.width / self.area.width

    @property
    def height(self) -> int:
        """In pixels."""
        return round(self.area.height * self.scale)

    @property
    def box(self) -> str:
        """The part of the picture, as SVG says it."""
        a = self.area
        return " ".join(svg.num(one) for one in (a.left, a.top, a.width, a.height))

    def to_json(self) -> Json:
        """As a drawing is sent to a page, with the few symbols that it needs."""
        size = {"w": round(self.area.width), "h": round(self.area.height), "least": self.least}
        groups = [["figure", self.body]]
        return {**size, "box": self.box, "groups": groups, "symbols": self.symbols}

    def svg(self, label: str) -> str:
        """The element; the symbols stand elsewhere in the page, once."""
        return (
            f'<svg class="figure" viewBox="{self.box}" width="{self.width}" height="{self.height}"'
            f' role="img" aria-label="{svg.escape(label)}">{self.body}</svg>'
        )


def crop(drawing: Drawing, focus: Iterable[str], width: int, height: int) -> Drawn | None:
    """So many pixels of a drawing around these touches, as large as at a table; None where it has
    none of them."""
    places = touches(drawing)
    shown = [places[one] for one in focus if one in places]
    if not shown:
        return None
    least = drawing.least or LEAST
    x, y = around(shown).middle
    scale = max(_SMALLEST, least)
    across, down = width / scale / 2, height / scale / 2
    area = within(Area(x - across, y - down, x + across, y + down), whole(drawing))
    body = svg.still("".join(inside(drawing, area)))
    return Drawn(area, width, body, svg.needed_symbols(body, drawing.symbols), least)


def readable(draw: Callable[[str], Drawing]) -> Drawing:
    """A picture in the first way of drawing (`DENSITIES`) that can be read at the size of a table,
    else in the last."""
    wide, *others = DENSITIES[:-1]
    drawing = draw(wide)
    for density in others:
        if (drawing.least or LEAST) <= _LARGEST:
            break
        drawing = draw(density)
    return drawing


def whole(drawing: Drawing) -> Area:
    """All of a drawing."""
    return Area(0, drawing.top, drawing.width, drawing.top + drawing.height)


def within(area: Area, all_of_it: Area) -> Area:
    """An area moved so far that it lies in the whole, or cut where it is larger."""
    width, height = min(area.width, all_of_it.width), min(area.height, all_of_it.height)
    left = min(max(area.left, all_of_it.left), all_of_it.right - width)
    top = min(max(area.top, all_of_it.top), all_of_it.bottom - height)
    return Area(left, top, left + width, top + height)


def inside(drawing: Drawing, area: Area) -> list[str]:
    """The groups of which something may be seen."""
    near = area.grown(_FAR, _FAR)
    kept = []
    for _, text in drawing.groups:
        lies = extent(text, drawing.symbols)
        if lies is None or lies.meets(near):
            kept.append(text)
    return kept
