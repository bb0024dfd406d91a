"""A trained network as the file that players read, with the recipe that made it."""

from pathlib import Path
from typing import Any

import numpy as np

from palatine import games
from palatine.bots.network_files import features_of, write_network
from train.rows import Layers, Rows

SHOWN = 8  # outputs of a sample
SAMPLES = 3  # positions whose outputs, as the trainer has them, a file keeps to be compared with


def export(
    rows: Rows, layers: Layers, file: Path, recipe: dict[str, Any], measured: dict[str, float]
) -> None:
    """Write the network of a game beside what its bots know."""
    game = games.load(str(rows.about["game"]))
    inputs, hidden = layers[0].shape
    extra = rows.extra.shape[1]
    sizes = (inputs - extra, extra, hidden, len(layers[-1]))
    about = {
        "kind": rows.kind,
        "game": game.meta.id,
        "version": game.meta.version,
        "features": features_of(game.encoding()),
        "recipe": recipe,
        "held out": {name: round(value, 4) for name, value in measured.items()},
        "samples": [sample(rows, layers, n) for n in range(min(SAMPLES, len(rows.inputs)))],
    }
    write_network(file, about, sizes, [[float(x) for x in layer.ravel()] for layer in layers])


def sample(rows: Rows, layers: Layers, number: int) -> dict[str, Any]:
    """A position, by the inputs that are not nought, and the largest outputs for it."""
    numbers = np.rint(rows.inputs[number] * rows.scale).astype(int)
    extra = [float(x) for x in rows.extra[number]]
    units = np.maximum(np.concatenate([numbers, extra]) @ layers[0] + layers[1], 0.0)
    outputs = layers[2] @ units + layers[3]
    largest = np.argsort(-np.abs(outputs))[:SHOWN]
    return {
        "numbers": {str(i): int(numbers[i]) for i in np.flatnonzero(numbers)},
        "extra": extra,
        "outputs": {str(i): round(float(outputs[i]), 4) for i in largest},
    }
