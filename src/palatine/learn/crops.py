"""Cropping a drawing: the part around some of its touches, with the groups that are visible in
it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from palatine.core import svg
from palatine.core.offer import DENSITIES
from palatine.core.state import Json
from palatine.core.svg import Drawing
from palatine.learn.measure import Area, around, extent, touches

LEAST: Final = 1.0  # the least readable scale of a picture that declares none, in pixels a unit
_SMALLEST: Final = 0.9  # pixels a unit: in a crop, pieces are as large as at a table
_LARGEST: Final = 1.4
_FAR: Final = 90  # units: a group this far outside the crop is not visible in it


@dataclass(frozen=True)
class Drawn:
    """A part of a picture, ready for a page: its SVG and the symbols that it needs. width: in
    pixels; least: the scale (pixels a unit) below which its texts cannot be read."""

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
        """The part of the picture as a `viewBox` of SVG."""
        a = self.area
        return " ".join(svg.num(one) for one in (a.left, a.top, a.width, a.height))

    def to_json(self) -> Json:
        """The same form as a drawing of a whole board, with the few symbols that it needs."""
        size = {"w": round(self.area.width), "h": round(self.area.height), "least": self.least}
        groups = [["figure", self.body]]
        return {**size, "box": self.box, "groups": groups, "symbols": self.symbols}

    def svg(self, label: str) -> str:
        """The SVG element; the page contains the symbols once, in another place."""
        return (
            f'<svg class="figure" viewBox="{self.box}" width="{self.width}" height="{self.height}"'
            f' role="img" aria-label="{svg.escape(label)}">{self.body}</svg>'
        )


def crop(drawing: Drawing, focus: Iterable[str], width: int, height: int) -> Drawn | None:
    """A part of a drawing around these touches, of this size in pixels and at the scale of a table;
    None where the drawing has none of the touches."""
    places = touches(drawing)
    shown = [places[one] for one in focus if one in places]
    return crop_around(drawing, shown, width, height) if shown else None


def crop_around(drawing: Drawing, shown: Sequence[Area], width: int, height: int) -> Drawn:
    """A part of a drawing around these places, which may lie beside what is drawn."""
    x, y = around(list(shown)).middle
    across, down = (one / 2 for one in size_at_table(drawing, width, height))
    everything = around([whole(drawing), *shown])
    area = within(Area(x - across, y - down, x + across, y + down), everything)
    body = svg.still("".join(inside(drawing, area)))
    least = drawing.least or LEAST
    return Drawn(area, width, body, svg.needed_symbols(body, drawing.symbols), least)


def size_at_table(drawing: Drawing, width: int, height: int) -> tuple[float, float]:
    """How much of a drawing so many pixels show, at the scale of a table."""
    scale = max(_SMALLEST, drawing.least or LEAST)
    return width / scale, height / scale


def readable(draw: Callable[[str], Drawing]) -> Drawing:
    """The picture in the first density (`DENSITIES`) in which it is readable at the scale of a
    table, else in the last one."""
    wide, *others = DENSITIES[:-1]
    drawing = draw(wide)
    for density in others:
        if (drawing.least or LEAST) <= _LARGEST:
            break
        drawing = draw(density)
    return drawing


def whole(drawing: Drawing) -> Area:
    """The area of a whole drawing."""
    return Area(0, drawing.top, drawing.width, drawing.top + drawing.height)


def within(area: Area, all_of_it: Area) -> Area:
    """An area moved so that it lies inside the whole, or cut where it is larger."""
    width, height = min(area.width, all_of_it.width), min(area.height, all_of_it.height)
    left = min(max(area.left, all_of_it.left), all_of_it.right - width)
    top = min(max(area.top, all_of_it.top), all_of_it.bottom - height)
    return Area(left, top, left + width, top + height)


def inside(drawing: Drawing, area: Area) -> list[str]:
    """The groups of a drawing that may be visible in an area."""
    near = area.grown(_FAR, _FAR)
    kept = []
    for _, text in drawing.groups:
        lies = extent(text, drawing.symbols)
        if lies is None or lies.meets(near):
            kept.append(text)
    return kept
