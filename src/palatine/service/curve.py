"""Curves of a whole game, one for each seat, drawn on the server: they can be seen without scripts.
Lines are stretched to the width that the page has; what is written stays as large as it is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from palatine.core import svg

WIDE, HIGH = 1000.0, 200.0  # of the plot: units across, pixels down
LEAST = 5.0  # points that there is room for, however close a game was
STEPS = (5, 10, 20, 50, 100, 200)  # between two lines of the grid
LINES = 6  # of the grid, at most
SHAPES = 7
LETTER, OF_PHONE = 1.0, 2.6  # percent of the width that a letter of a band's name takes, at most
MARGIN = 4  # letters that there is room for beside the plot
BESIDE = 4.0  # pixels between two curves that are level
EVERY = 8.0  # percent of the width from a sign on such curves to the next one, of another
LEVEL = 0.05  # points that are no difference
SIGN = 13.0
APART = 20.0  # pixels between two names at the ends of curves
LONGEST = 14  # letters of a name there

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
    marks: numbers written upon the curves: place, value, number. names: of the seats, written at
    the ends of their curves where a page has room for them."""

    at: Sequence[float]
    values: Sequence[Sequence[float]]
    bands: Sequence[Band] = ()
    marks: Sequence[tuple[float, float, int]] = field(default_factory=tuple)
    names: Sequence[str] = ()

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
        rows = self._beside(y)
        lines = self._lines(rows) + self._signs(rows)
        inner = self._bands() + grid + lines + self._marks(y) + self._ends(y)
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
        """The parts of the game. A name that would run into the one before it is left out, one that
        would do so on a phone is marked as `wide`."""
        body, free, free_there = "", -LETTER * MARGIN, -OF_PHONE * MARGIN
        for number, band in enumerate(self.bands):
            left, width = 100 * band.start, 100 * (band.end - band.start)
            if number % 2:
                body += f'<rect class="band" x="{left:.1f}%" width="{width:.1f}%" height="100%"/>'
            middle, half = left + width / 2, LETTER * len(band.name) / 2
            if middle - half < free:
                continue
            free, kind = middle + half, "phase wide"
            half = OF_PHONE * len(band.name) / 2
            if middle - half >= free_there:
                free_there, kind = middle + half, "phase"
            body += f'<text class="{kind}" x="{middle:.1f}%" y="{svg.num(HIGH + 20)}">'
            body += f"{svg.escape(band.name)}</text>"
        return body

    def _level(self, at: int, seat: int) -> list[int]:
        """The seats that have as much as this one at a place, itself among them."""
        own = self.values[seat][at]
        return [n for n, row in enumerate(self.values) if abs(row[at] - own) < LEVEL]

    def _beside(self, y: Place) -> list[list[float]]:
        """How high each curve lies at each place: those that are level lie beside each other, as on
        the page of a table (`js/table/apart.js`), so that all are seen, in any colours."""
        found: list[list[float]] = []
        for seat, row in enumerate(self.values):
            heights = []
            for at, value in enumerate(row):
                level = self._level(at, seat)
                heights.append(y(value) + BESIDE * (level.index(seat) - (len(level) - 1) / 2))
            found.append(heights)
        return found

    def _lines(self, rows: Sequence[Sequence[float]]) -> str:
        body = ""
        for seat, row in enumerate(rows):
            spots = " ".join(
                f"{svg.num(round(WIDE * at, 1))},{svg.num(here)}" for at, here in zip(self.at, row)
            )
            body += f'<polyline class="s-seat{seat % SHAPES + 1}" points="{spots}"/>'
        box = f'viewBox="0 0 {svg.num(WIDE)} {svg.num(HIGH)}" preserveAspectRatio="none"'
        return f'<svg {box} width="100%" height="100%" overflow="visible">{body}</svg>'

    def _signs(self, rows: Sequence[Sequence[float]]) -> str:
        """The signs of seats whose curves lie beside each other, in turn."""
        body, place, turn = "", EVERY / 2, 0
        for at in range(1, len(self.at)):
            while place < 100 * self.at[at]:
                part = (place / 100 - self.at[at - 1]) / (self.at[at] - self.at[at - 1])
                level = [n for n in range(len(rows)) if self._level(at, n) != [n]]
                level = [n for n in level if self._level(at, n) == self._level(at - 1, n)]
                if level and part >= 0:
                    seat = level[turn % len(level)]
                    here = rows[seat][at - 1] + part * (rows[seat][at] - rows[seat][at - 1])
                    body += _sign(seat, place, here)
                    turn += 1
                place += EVERY
        return body

    def _marks(self, y: Place) -> str:
        body = ""
        for at, value, number in self.marks:
            x, here = f"{100 * at:.1f}%", y(value)
            body += f'<circle class="mark" cx="{x}" cy="{svg.num(here)}" r="11"/>'
            body += f'<text class="mark" x="{x}" y="{svg.num(here + 5)}">{number}</text>'
        return body

    def _ends(self, y: Place) -> str:
        """The shape and the name of each seat at the end of its curve, the highest first; those
        that would lie upon each other are moved apart."""
        body, free = "", float("-inf")
        ends = sorted((y(row[-1]), seat) for seat, row in enumerate(self.values) if row)
        for below, (here, seat) in zip(range(len(ends) - 1, -1, -1), ends):
            free = min(max(here, free + APART), HIGH - APART * below)
            place = f'x="100%" y="{svg.num(free - 9)}" width="18" height="18"'
            body += f'<use class="end" href="#i-seat-{seat % SHAPES + 1}" {place}/>'
            if seat < len(self.names):
                name = svg.escape(_shortened(self.names[seat]))
                body += f'<text class="end-name" x="100%" y="{svg.num(free + 5)}">{name}</text>'
        return body


def _sign(seat: int, x: float, y: float) -> str:
    """The sign of a seat upon its curve. x: percent of the width."""
    return (
        f'<use class="on-curve" href="#i-seat-{seat % SHAPES + 1}" x="{x:.1f}%"'
        f' y="{svg.num(y - SIGN / 2)}" width="{svg.num(SIGN)}" height="{svg.num(SIGN)}"/>'
    )


def _shortened(name: str) -> str:
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"


def _signed(value: float) -> str:
    return svg.num(value).replace("-", "−") if value <= 0 else f"+{svg.num(value)}"
