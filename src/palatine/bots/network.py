"""A small trained network: whole numbers in, one layer of units, a few numbers out.

Most inputs are nought, so the first layer adds up the rows of those that are not. It is evaluated
in plain compiled code: players need no library for it.
"""

from palatine.core.buffers import Numbers
from palatine.core.native import Reals, i64, reals


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

    def show(self, numbers: Numbers, extra: list[float]) -> None:
        """Look at a position; `output` then tells what the network says of it."""
        units, first, bias, cells = self.units, self.first, self.bias, numbers.cells
        size = self.hidden
        for j in range(size):
            units[j] = bias[j]
        count = self.numbers
        for i in range(count):
            if cells[i] != 0:
                by = float(i64(cells[i]))
                start: i64 = i * size
                for j in range(size):
                    units[j] += by * first[start + j]
        for value in extra:
            start = count * size
            for j in range(size):
                units[j] += value * first[start + j]
            count += 1
        for j in range(size):
            units[j] = max(units[j], 0.0)

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
