"""Writing a trained network as the file that bots read, with the settings of its training."""

from pathlib import Path
from typing import Any

import numpy as np

from palatine import games
from palatine.bots.network_files import features_of, write_network
from train.rows import Layers, Rows

SHOWN = 8  # the number of outputs in a sample
SAMPLES = 3  # positions whose outputs are stored, to check that bots compute the same


def export(
    rows: Rows, layers: Layers, file: Path, recipe: dict[str, Any], measured: dict[str, float]
) -> None:
    """Write the network of a game to a file. recipe: the settings; measured: the results of the
    training."""
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
    """A position, given by its non-zero inputs, and the largest outputs for it."""
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
