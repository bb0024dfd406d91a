"""The same training without torch: small and slow, but enough to test the pipeline."""

from collections.abc import Callable
from typing import Any

import numpy as np

from train.rows import Floats, Rows, Settings, Trained, centred, shown, unscaled

Report = Callable[[str], None]
Arrays = list[Any]


def fit(rows: Rows, how: Settings, report: Report) -> Trained:
    """Train a network."""
    luck = np.random.default_rng(how.seed)
    outputs = rows.outputs
    inputs = np.concatenate([rows.inputs, rows.extra], axis=1)
    first = luck.normal(0, 1 / np.sqrt(inputs.shape[1]), (inputs.shape[1], how.hidden))
    layers: Arrays = [first, np.zeros(how.hidden), np.zeros((outputs, how.hidden)),
                      np.zeros(outputs)]  # fmt: skip
    adam = _Adam(layers, how.rate)
    task = _task(rows, how)
    for epoch in range(how.epochs):
        order = luck.permutation(rows.trained)
        total = 0.0
        for start in range(0, len(order), how.batch):
            part = order[start : start + how.batch]
            x = inputs[task.places(part)]
            units, said = _forward(layers, x)
            loss, by_output = task.loss(said, part)
            adam.step(_backward(layers, x, units, by_output / len(part)))
            total += loss
        report(f"epoch {epoch + 1} of {how.epochs}: loss {total / max(1, len(order)):.4f}")
    held = np.arange(rows.trained, rows.decisions)
    said = _forward(layers, inputs[task.places(held)])[1] if len(held) else None
    measured = {} if said is None else task.measure(said, held)
    places = shown(rows)
    return Trained(unscaled(rows, *layers), measured, places, _forward(layers, inputs[places])[1])


def _forward(layers: Arrays, x: Floats) -> tuple[Any, Any]:
    units = np.maximum(x @ layers[0] + layers[1], 0.0)
    return units, units @ layers[2].T + layers[3]


def _backward(layers: Arrays, x: Floats, units: Any, by_output: Any) -> Arrays:
    """The gradient of each layer."""
    by_unit = (by_output @ layers[2]) * (units > 0)
    return [x.T @ by_unit, by_unit.sum(0), by_output.T @ units, by_output.sum(0)]


class _Adam:
    """The optimizer Adam: the size of a step does not depend on the size of the gradient."""

    def __init__(self, layers: Arrays, rate: float) -> None:
        self.layers = layers
        self.rate = rate
        self.mean = [np.zeros_like(layer) for layer in layers]
        self.square = [np.zeros_like(layer) for layer in layers]
        self.steps = 0

    def step(self, gradients: Arrays) -> None:
        self.steps += 1
        for i, gradient in enumerate(gradients):
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * gradient
            self.square[i] = 0.999 * self.square[i] + 0.001 * gradient**2
            mean = self.mean[i] / (1 - 0.9**self.steps)
            square = self.square[i] / (1 - 0.999**self.steps)
            self.layers[i] -= self.rate * mean / (np.sqrt(square) + 1e-8)


def _task(rows: Rows, how: Settings) -> Any:
    if rows.kind == "turns":
        return _Turns(rows)
    return _Value(rows) if rows.kind == "value" else _Policy(rows, how.doubt)


class _Value:
    """The task of a value network: the correction of the hand-made lead at the end."""

    def __init__(self, rows: Rows) -> None:
        self.hand = 10.0 * rows.extra[:, -1]
        self.lead = rows.target

    def places(self, part: Any) -> Any:
        """Which inputs belong to these decisions."""
        return part

    def loss(self, said: Any, part: Any) -> tuple[float, Any]:
        wrong = said[:, 0] + self.hand[part] - self.lead[part]
        return float((wrong**2).sum()) / 2, wrong[:, None]

    def measure(self, said: Any, part: Any) -> dict[str, float]:
        wrong = said[:, 0] + self.hand[part] - self.lead[part]
        return {
            "error": float(np.abs(wrong).mean()),
            "error, hand-made": float(np.abs(self.hand[part] - self.lead[part]).mean()),
        }


class _Policy:
    """The task of a policy network: the correction of the hand-made value of each line, towards the
    preferences of the search."""

    def __init__(self, rows: Rows, doubt: float) -> None:
        self.lines = rows.lines()
        self.rows = rows
        self.doubt = doubt

    def places(self, part: Any) -> Any:
        return part

    def loss(self, said: Any, part: Any) -> tuple[float, Any]:
        total, by_output = 0.0, np.zeros_like(said)
        for i, row in enumerate(part):
            lines = self.lines[row]
            found = self._shares(self._values(said[i], lines))
            wanted = self._shares(self.rows.target[lines])
            total -= float((wanted * np.log(np.maximum(found, 1e-12))).sum())
            paths = self.rows.paths[lines]
            for k in range(paths.shape[1]):
                taken = paths[:, k] >= 0
                np.add.at(by_output[i], paths[taken, k], (found - wanted)[taken] / self.doubt)
        return total, by_output

    def _values(self, said: Any, lines: slice) -> Any:
        paths = self.rows.paths[lines]
        return self.rows.prior[lines] + np.where(paths >= 0, said[paths], 0.0).sum(1)

    def _shares(self, values: Any) -> Any:
        scaled = np.exp((values - values.max()) / self.doubt)
        return scaled / scaled.sum()

    def measure(self, said: Any, part: Any) -> dict[str, float]:
        lost, lost_by_hand = 0.0, 0.0
        for i, row in enumerate(part):
            lines = self.lines[row]
            value = self.rows.target[lines]
            lost += value.max() - value[self._values(said[i], lines).argmax()]
            lost_by_hand += value.max() - value[self.rows.prior[lines].argmax()]
        return {
            "loss in points": float(lost / len(part)),
            "loss in points, hand-made": float(lost_by_hand / len(part)),
        }


class _Turns:
    """The task of a network of turns: what a line came to beyond its hand-made value, beside the
    other lines of the same decision."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.lines = rows.lines()
        beyond = rows.target - rows.prior
        self.target = [centred(beyond, rows.weight, lines) for lines in self.lines]

    def places(self, part: Any) -> Any:
        return np.concatenate([np.r_[self.lines[row]] for row in part])

    def loss(self, said: Any, part: Any) -> tuple[float, Any]:
        total, by_output, at = 0.0, np.zeros_like(said), 0
        for row in part:
            here = slice(at, at + len(self.target[row]))
            weight = self.rows.weight[self.lines[row]]
            wrong = centred(said[here, 0], weight, slice(None)) - self.target[row]
            total += float((weight * wrong**2).sum()) / 2
            by_output[here, 0] = weight * wrong
            at = here.stop
        return total, by_output

    def measure(self, said: Any, part: Any) -> dict[str, float]:
        lost, lost_by_hand, at = 0.0, 0.0, 0
        for row in part:
            lines = self.lines[row]
            here = slice(at, at + len(self.target[row]))
            value, prior = self.rows.target[lines], self.rows.prior[lines]
            lost += value.max() - value[(prior + said[here, 0]).argmax()]
            lost_by_hand += value.max() - value[prior.argmax()]
            at = here.stop
        return {
            "loss in points": float(lost / len(part)),
            "loss in points, hand-made": float(lost_by_hand / len(part)),
        }
