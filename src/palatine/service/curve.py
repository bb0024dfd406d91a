"""Curves of a whole game, one for each seat, drawn on the server: they can be seen without scripts.
Lines are stretched to the width that the page has; what is written stays as large as it is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from palatine.core import svg

WIDE, HIGH = 1000.0, 200.0  # of the plot: units across, pixels down
LEAST = 5.0  # points that there is room for, however close a game was
STEPS = (5, 10, 20, 50, 100, 200)  # between two lines of the grid
LINES = 6  # of the grid, at most
NARROW = 9.0  # percent of the width: a band this narrow has no name
SHAPES = 7

Place = Callable[[float], float]  # where a value lies


@dataclass(frozen=True)
class Band:
    """A part of the game, from one part of its length to another, with its name."""

    start: float
    end: float
    name: str


@dataclass(frozen=True)
class Curve:
    """values: for each seat what it had at the places `at` (parts of the game's length, 0 to 1).
    marks: numbers written upon the curves: place, value, number."""

    at: Sequence[float]
    values: Sequence[Sequence[float]]
    bands: Sequence[Band] = ()
    marks: Sequence[tuple[float, float, int]] = field(default_factory=tuple)

    def drawn(self, label: str) -> str:
        """The element."""
        low, high, step = self._range()

        def y(value: float) -> float:
            return round(HIGH * (high - value) / (high - low), 1)

        grid, value = "", low
        while value <= high:
            here = svg.num(y(value))
            kind = "grid" if value else "grid zero"
            grid += f'<line class="{kind}" x1="0" x2="100%" y1="{here}" y2="{here}"/>'
            grid += f'<text class="axis" x="-8" y="{svg.num(y(value) + 4)}">{_signed(value)}</text>'
            value += step
        inner = self._bands() + grid + self._lines(y) + self._marks(y) + self._ends(y)
        return (
            f'<svg class="curve" height="{svg.num(HIGH)}" role="img"'
            f' aria-label="{svg.escape(label)}">{inner}</svg>'
        )

    def _range(self) -> tuple[float, float, int]:
        """The lowest and the highest line of the grid, and how far two are apart."""
        every = [value for row in self.values for value in row]
        low, high = min(-LEAST, *every, 0.0), max(LEAST, *every, 0.0)
        if min(every, default=0.0) >= 0:
            low = 0.0
        step = next((one for one in STEPS if (high - low) / one <= LINES), STEPS[-1])
        return step * (low // step), step * -(-high // step), step

    def _bands(self) -> str:
        body = ""
        for number, band in enumerate(self.bands):
            left, width = 100 * band.start, 100 * (band.end - band.start)
            if number % 2:
                body += f'<rect class="band" x="{left:.1f}%" width="{width:.1f}%" height="100%"/>'
            if width >= NARROW:
                middle = f"{left + width / 2:.1f}%"
                body += f'<text class="phase" x="{middle}" y="{svg.num(HIGH + 20)}">'
                body += f"{svg.escape(band.name)}</text>"
        return body

    def _lines(self, y: Place) -> str:
        body = ""
        for seat, row in enumerate(self.values):
            spots = " ".join(
                f"{svg.num(round(WIDE * at, 1))},{svg.num(y(value))}"
                for at, value in zip(self.at, row)
            )
            body += f'<polyline class="s-seat{seat % SHAPES + 1}" points="{spots}"/>'
        box = f'viewBox="0 0 {svg.num(WIDE)} {svg.num(HIGH)}" preserveAspectRatio="none"'
        return f'<svg {box} width="100%" height="100%" overflow="visible">{body}</svg>'

    def _marks(self, y: Place) -> str:
        body = ""
        for at, value, number in self.marks:
            x, here = f"{100 * at:.1f}%", y(value)
            body += f'<circle class="mark" cx="{x}" cy="{svg.num(here)}" r="11"/>'
            body += f'<text class="mark" x="{x}" y="{svg.num(here + 5)}">{number}</text>'
        return body

    def _ends(self, y: Place) -> str:
        """The shape of each seat at the end of its curve."""
        body = ""
        for seat, row in enumerate(self.values):
            if row:
                place = f'x="100%" y="{svg.num(y(row[-1]) - 9)}" width="18" height="18"'
                body += f'<use class="end" href="#i-seat-{seat % SHAPES + 1}" {place}/>'
        return body


def _signed(value: float) -> str:
    return svg.num(value).replace("-", "−") if value <= 0 else f"+{svg.num(value)}"
