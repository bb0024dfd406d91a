"""A small trained network: whole numbers in, one layer of units, a few numbers out.

Most inputs are nought, so the first layer adds up the rows of those that are not. It is evaluated
in plain compiled code: players need no library for it.
"""

from palatine.core.buffers import Numbers
from palatine.core.native import Reals, Row, i64, noughts, reals


class Network:
    """Weights of one network, and the units of the position it was last shown.

    inputs: all numbers of a position, then the extra ones (not whole) that are given beside it.
    first: weights by input and unit; bias: by unit; second: weights by output and unit; level: by
    output.
    """

    def __init__(self, sizes: tuple[int, int, int, int], weights: list[list[float]]) -> None:
        """sizes: numbers of a position, extra numbers, units, outputs."""
        self.numbers: i64 = sizes[0]
        self.extra: i64 = sizes[1]
        self.hidden: i64 = sizes[2]
        self.outputs: i64 = sizes[3]
        self.first: Reals = _filled(weights[0])
        self.bias: Reals = _filled(weights[1])
        self.second: Reals = _filled(weights[2])
        self.level: Reals = _filled(weights[3])
        self.units: Reals = reals(sizes[2])
        self.places: Row = noughts(sizes[0])  # of numbers that are not nought

    def show(self, numbers: Numbers, extra: list[float]) -> None:
        """Look at a position; `output` then tells what the network says of it."""
        units, first, bias = self.units, self.first, self.bias
        size, count = self.hidden, self.numbers
        for j in range(size):
            units[j] = bias[j]
        self._add_rows(numbers, self._find(numbers))
        for value in extra:
            start: i64 = count * size
            for j in range(size):
                units[j] += value * first[start + j]
            count += 1
        for j in range(size):
            units[j] = max(units[j], 0.0)

    def _find(self, numbers: Numbers) -> i64:
        """Write down where the numbers are that are not nought; how many they are."""
        places, cells = self.places, numbers.cells
        found: i64 = 0
        for i in range(self.numbers):
            if cells[i] != 0:
                places[found] = i
                found += 1
        return found

    def _add_rows(self, numbers: Numbers, found: i64) -> None:
        """Add the rows of these numbers to the units, four at a time: then each unit is read and
        written a quarter as often."""
        units, first, places, cells = self.units, self.first, self.places, numbers.cells
        size = self.hidden
        at: i64 = 0
        while at + 4 <= found:
            p0, p1, p2, p3 = places[at], places[at + 1], places[at + 2], places[at + 3]
            by0, by1 = float(i64(cells[p0])), float(i64(cells[p1]))
            by2, by3 = float(i64(cells[p2])), float(i64(cells[p3]))
            r0, r1, r2, r3 = p0 * size, p1 * size, p2 * size, p3 * size
            for j in range(size):
                units[j] += (by0 * first[r0 + j] + by1 * first[r1 + j]) + (
                    by2 * first[r2 + j] + by3 * first[r3 + j]
                )
            at += 4
        while at < found:
            p0 = places[at]
            by0, r0 = float(i64(cells[p0])), p0 * size
            for j in range(size):
                units[j] += by0 * first[r0 + j]
            at += 1

    def output(self, number: i64) -> float:
        """One output for the position last shown."""
        units, second = self.units, self.second
        size = self.hidden
        start: i64 = number * size
        total = self.level[number]
        for j in range(size):
            total += units[j] * second[start + j]
        return total


def _filled(values: list[float]) -> Reals:
    """These numbers side by side."""
    found = reals(len(values))
    size: i64 = len(values)
    for i in range(size):
        found[i] = values[i]
    return found
