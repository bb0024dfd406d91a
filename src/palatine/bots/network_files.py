"""Files of trained networks: the weights, the recipe that made them, and what they were made for.

A file names the game, its version and the list of features it was trained on. One that does not fit
what is here is refused, since its numbers would mean something else; so is one whose checksum is
wrong. Weights are numbers of 16 bits, packed and written as text.
"""

import base64
import hashlib
import json
import struct
import zlib
from pathlib import Path
from typing import Any

from palatine.bots.base import AnyGame
from palatine.bots.network import Network
from palatine.core.data import short_hash
from palatine.core.encoding import Encoding
from palatine.core.errors import PalatineError

FORMAT = 1
Json = dict[str, Any]


class BadNetwork(PalatineError):
    """A file of weights that cannot be used here."""


def features_of(encoding: Encoding[Any]) -> str:
    """A short name of a list of features: it differs where an input would mean something else."""
    listed = [[f.name, list(f.shape), f.low, f.high, f.about] for f in encoding.features]
    return short_hash(listed)


def write_network(
    file: Path, about: Json, sizes: tuple[int, int, int, int], weights: list[list[float]]
) -> None:
    """Write a network; about: kind, game, version, features, extra inputs, recipe."""
    packed = b"".join(struct.pack(f"<{len(layer)}e", *layer) for layer in weights)
    text = base64.b85encode(zlib.compress(packed, 9)).decode("ascii")
    told = {
        "format": FORMAT,
        **about,
        "sizes": list(sizes),
        "layers": [len(layer) for layer in weights],
        "sha256": hashlib.sha256(packed).hexdigest(),
        "weights": text,
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def read_network(file: Path, game: AnyGame, kind: str) -> Network:
    """The network of a file, if it was made for this kind of use, this version of the game and
    these features."""
    about = read_about(file)
    expected = {
        "format": FORMAT,
        "kind": kind,
        "game": game.meta.id,
        "version": game.meta.version,
        "features": features_of(game.encoding()),
    }
    for key, value in expected.items():
        if about.get(key) != value:
            details = {"file": file.name, "what": key, "found": str(about.get(key))[:40]}
            raise BadNetwork("error-network-other", {**details, "expected": str(value)})
    return _unpacked(file, about)


def read_about(file: Path) -> Json:
    """All that a file says."""
    try:
        about = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        raise BadNetwork("error-network-file", {"file": file.name}) from None
    if not isinstance(about, dict):
        raise BadNetwork("error-network-file", {"file": file.name})
    return about


def _unpacked(file: Path, about: Json) -> Network:
    """The weights as numbers, once their checksum and sizes have been compared."""
    try:
        packed = zlib.decompress(base64.b85decode(about["weights"]))
        numbers, extra, hidden, outputs = (int(n) for n in about["sizes"])
        layers = [(numbers + extra) * hidden, hidden, outputs * hidden, outputs]
        fits = hashlib.sha256(packed).hexdigest() == about["sha256"]
        fits = fits and about["layers"] == layers and len(packed) == 2 * sum(layers)
    except (KeyError, TypeError, ValueError, zlib.error):
        fits = False
    if not fits:
        raise BadNetwork("error-network-file", {"file": file.name})
    weights: list[list[float]] = []
    at = 0
    for size in layers:
        weights.append(list(struct.unpack_from(f"<{size}e", packed, at)))
        at += 2 * size
    return Network((numbers, extra, hidden, outputs), weights)
