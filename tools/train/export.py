"""Writing a trained network as the file that bots read, with the settings of its training and what
the trainer's own network says of some positions."""

from pathlib import Path
from typing import Any

import numpy as np

from palatine import games
from palatine.bots.network_files import features_of, write_network
from train.rows import Floats, Rows, Trained

OUTPUTS = 8  # in a sample: the largest


def export(rows: Rows, trained: Trained, file: Path, recipe: dict[str, Any]) -> None:
    """Write the network of a game to a file. recipe: the settings."""
    game, layers = games.load(str(rows.about["game"])), trained.layers
    inputs, hidden = layers[0].shape
    sizes = (rows.numbers, inputs - rows.numbers, hidden, len(layers[-1]))
    about = {
        "kind": rows.kind,
        "game": game.meta.id,
        "version": game.meta.version,
        "features": features_of(game.encoding()),
        "recipe": recipe,
        "held out": {name: round(value, 4) for name, value in trained.measured.items()},
        "samples": [sample(rows, place, said) for place, said in zip(trained.places, trained.said)],
    }
    if rows.about.get("names"):
        about["inputs"] = rows.about["names"]
    write_network(file, about, sizes, [[float(x) for x in layer.ravel()] for layer in layers])


def sample(rows: Rows, number: int, said: Floats) -> dict[str, Any]:
    """A position, given by its non-zero inputs, and the largest of what was said of it."""
    shown = rows.inputs[number] * rows.scale
    numbers = np.rint(shown[: rows.numbers]).astype(int)
    extra = [*shown[rows.numbers :], *rows.extra[number]]
    largest = np.argsort(-np.abs(said))[:OUTPUTS]
    return {
        "numbers": {str(i): int(numbers[i]) for i in np.flatnonzero(numbers)},
        "extra": [round(float(x), 4) for x in extra],
        "outputs": {str(i): round(float(said[i]), 4) for i in largest},
    }
