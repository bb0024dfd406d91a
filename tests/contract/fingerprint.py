"""What programs that have learned a game go by: the numbers of its actions and the features of its
observations, in a few values that change when any of them does. `tools/golden.py` stores them."""

import hashlib
import tomllib
from pathlib import Path

from palatine.core.batch import Batch
from palatine.core.chance import AnyGame

STORED = Path(__file__).parent / "numbers"
STEPS = 120  # of two random games, for the hash of what is written

Fingerprint = dict[str, int | str]


def stored(game: str) -> Fingerprint | None:
    """The stored values of a game; None where there is no such file."""
    file = STORED / f"{game}.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else None


def declared(game: AnyGame) -> Fingerprint:
    """How many numbers actions have, and the hash of their names; how many numbers an observation
    has, and the hash of its features."""
    everything = game.encoding().everything
    features = [f"{f.name} {f.shape} {f.low} {f.high} {f.optional}" for f in everything]
    return {
        "actions": game.numbering.count,
        "names": _digest("\n".join(game.numbering.names).encode()),
        "numbers": game.encoding().size,
        "features": _digest("\n".join(features).encode()),
    }


def written(game: AnyGame) -> Fingerprint:
    """The hash of all that some random steps of two games write, with all groups."""
    optional = [f.name for f in game.encoding().everything if f.optional]
    options = game.meta.read_options({})
    batch = Batch(game, 2, game.meta.seats[-1], options, "golden", game.encoding(optional))
    total = b""
    for _ in range(STEPS):
        batch.step(batch.sample())
        for memory in (batch.observations, batch.masks, batch.rewards, batch.seats):
            total += memory.view().tobytes()
    return {"written": _digest(total)}


def as_toml(game: AnyGame) -> str:
    """The text of the file in which the values of a game are stored."""
    values = {**declared(game), **written(game)}
    quoted = {key: f'"{one}"' if isinstance(one, str) else one for key, one in values.items()}
    return "".join(f"{key} = {one}\n" for key, one in quoted.items())


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]
