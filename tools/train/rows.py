"""The rows of features.py as arrays, and the code that all trainers share."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Whole = npt.NDArray[np.int64]
HELD_OUT = 0.1  # the share of rows, the last ones, that are used for measuring only
SHOWN = 6  # rows whose outputs are stored beside a network


@dataclass
class Rows:
    """The input of a trainer. Inputs are divided by `scale`, so that all have a similar size. For a
    policy: many: the number of lines of each row; paths, prior: of each line. For turns each row of
    the inputs is a line: many: the lines of each decision; weight: how sure a line's value is."""

    kind: str
    about: dict[str, Any]
    inputs: Floats
    scale: Floats
    extra: Floats
    target: Floats  # value network: the lead in points; otherwise the search's value of a line
    many: Whole
    paths: Whole
    prior: Floats
    weight: Floats = field(default_factory=lambda: np.zeros(0, np.float32))

    @property
    def decisions(self) -> int:
        """What a trainer takes one by one: positions, or all lines of a decision together."""
        return len(self.many) if self.kind == "turns" else len(self.inputs)

    @property
    def trained(self) -> int:
        """The number of decisions for training; those after them are held out."""
        return self.decisions - int(HELD_OUT * self.decisions)

    @property
    def numbers(self) -> int:
        """How many of the inputs are numbers of the game's encoding; the others are extra."""
        return 0 if self.kind == "turns" else self.inputs.shape[1]

    @property
    def outputs(self) -> int:
        """The number of outputs of the network."""
        return int(self.about["outputs"]) if self.kind == "policy" else 1

    def lines(self) -> list[slice]:
        """Where the lines of each decision stand."""
        ends = np.cumsum(self.many)
        return [slice(int(end - n), int(end)) for end, n in zip(ends, self.many)]


def load(folder: Path) -> Rows:
    """The rows of a folder."""
    about = json.loads((folder / "about.json").read_text("utf-8"))
    kind = about["kind"]
    numbers = _read(folder, "numbers", np.float32 if kind == "turns" else np.int16)
    if not len(numbers):
        raise SystemExit("train: no position to learn from; play more games or more rollouts")
    inputs = numbers.reshape(-1, about["inputs"]).astype(np.float32)
    scale = np.maximum(inputs.std(axis=0), 0.05).astype(np.float32)
    inputs /= scale
    extra = np.zeros((len(inputs), 0), np.float32)
    none = np.zeros(0, np.int64)
    if kind == "value":
        extra = _read(folder, "extra", np.float32).reshape(len(inputs), -1)
        lead = _read(folder, "lead", np.float32)
        return Rows(kind, about, inputs, scale, extra, lead, none, none, lead[:0])
    many = _read(folder, "many", np.int32).astype(np.int64)
    prior, value = _read(folder, "prior", np.float32), _read(folder, "value", np.float32)
    if kind == "turns":
        weight = _read(folder, "weight", np.float32)
        return Rows(kind, about, inputs, scale, extra, value, many, none, prior, weight)
    paths = _read(folder, "paths", np.int16).astype(np.int64).reshape(-1, about["depth"])
    return Rows(kind, about, inputs, scale, extra, value, many, paths, prior)


def _read(folder: Path, name: str, kind: Any) -> Any:
    return np.fromfile(folder / f"{name}.bin", kind)


def centred(values: Any, weight: Any, lines: slice) -> Any:
    """The values of the lines of a decision beside their mean by weight: only differences are
    learned, since the luck of the worlds is common to all lines."""
    own = weight[lines]
    return values[lines] - (own * values[lines]).sum() / own.sum()


@dataclass
class Settings:
    """The settings of training. doubt: the difference of points at which the better of two lines is
    clearly preferred (the temperature of a softmax)."""

    hidden: int = 32
    epochs: int = 8
    batch: int = 512
    rate: float = 0.002
    decay: float = 1e-4
    doubt: float = 1.0
    seed: int = 1


Layers = list[npt.NDArray[np.float64]]


@dataclass
class Trained:
    """What a trainer made: the layers as bots need them, measurements on the held-out rows, and
    what its own network says of the rows at `places`, before anything is rounded or written."""

    layers: Layers
    measured: dict[str, float]
    places: list[int]
    said: Floats


def shown(rows: Rows) -> list[int]:
    """Some rows from the first to the last, to check that bots compute what the trainer did."""
    count = len(rows.inputs)
    return sorted({round(n * (count - 1) / (SHOWN - 1)) for n in range(SHOWN)})


def unscaled(rows: Rows, first: Any, bias: Any, second: Any, level: Any) -> Layers:
    """The layers in the order of a network file (by input and unit, by output and unit), for inputs
    that are not scaled."""
    first = np.array(first, np.float64)
    first[: len(rows.scale)] /= rows.scale[:, None]
    second = np.array(second, np.float64)
    level = np.array(level, np.float64).reshape(-1)
    return [first, np.array(bias, np.float64).reshape(-1), second.reshape(len(level), -1), level]
