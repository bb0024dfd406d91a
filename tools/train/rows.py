"""The rows of features.py as arrays, and the code that all trainers share."""

import json
from dataclasses import dataclass
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
    policy: many: the number of lines of each row; paths, prior: of each line."""

    kind: str
    about: dict[str, Any]
    inputs: Floats
    scale: Floats
    extra: Floats
    target: Floats  # value network: the lead in points; policy: the search's value of a line
    many: Whole
    paths: Whole
    prior: Floats

    @property
    def trained(self) -> int:
        """The number of rows for training; the rows after them are held out."""
        return len(self.inputs) - int(HELD_OUT * len(self.inputs))


def load(folder: Path) -> Rows:
    """The rows of a folder."""
    about = json.loads((folder / "about.json").read_text("utf-8"))
    numbers = np.fromfile(folder / "numbers.bin", np.int16).reshape(-1, about["inputs"])
    if not len(numbers):
        raise SystemExit("train: no position to learn from; play more games or more rollouts")
    inputs = numbers.astype(np.float32)
    scale = np.maximum(inputs.std(axis=0), 0.05).astype(np.float32)
    inputs /= scale
    nothing = np.zeros((len(inputs), 0), np.float32)
    none = np.zeros(0, np.int64)
    if about["kind"] == "value":
        extra = np.fromfile(folder / "extra.bin", np.float32).reshape(len(inputs), -1)
        lead = np.fromfile(folder / "lead.bin", np.float32)
        return Rows("value", about, inputs, scale, extra, lead, none, none, lead[:0])
    many = np.fromfile(folder / "many.bin", np.int32).astype(np.int64)
    paths = np.fromfile(folder / "paths.bin", np.int16).astype(np.int64)
    paths = paths.reshape(-1, about["depth"])
    prior = np.fromfile(folder / "prior.bin", np.float32)
    value = np.fromfile(folder / "value.bin", np.float32)
    return Rows("policy", about, inputs, scale, nothing, value, many, paths, prior)


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
