"""Observations for OpenSpiel, as numbers and as strings."""

from hashlib import blake2b
from typing import Any

import numpy as np
import numpy.typing as npt

from palatine.core.buffers import Numbers
from palatine.core.encoding import Encoding
from palatine.core.state import SPECTATOR
from palatine.rl.arrays import by_name

HASH_BITS = 96


class SpielObserver:
    """Writes the observation of a player into `tensor`; `dict` shows its groups by name.

    recalls: whether it is an information state: the string has a hash of everything that the player
    has seen and done, the tensor a group `information` with the bits of a hash of that string. So
    two tensors are equal if and only if the strings are equal; the whole past as numbers would be
    many times as long as the observation. hidden: whether it shows only what is public.
    """

    def __init__(self, encoding: Encoding[Any], recalls: bool, hidden: bool) -> None:
        self.encoding = encoding
        self.recalls = recalls
        self.hidden = hidden
        size = encoding.size + (HASH_BITS if recalls else 0)
        self.tensor: npt.NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict: dict[str, npt.NDArray[Any]] = by_name(encoding, self.tensor)
        if recalls:
            self.dict["information"] = self.tensor[encoding.size :]
        self._numbers = Numbers(encoding.size)

    def set_from(self, state: Any, player: int) -> None:
        """Write the player's observation of a state into the tensor."""
        table, seat = state.table, self._seat(player)
        self.encoding.write(table.state, seat, self._numbers)
        if table.chosen_by(seat):
            table.chooser.mark_chosen(self._numbers, self.encoding.chosen_at)
        self.tensor[: self.encoding.size] = np.asarray(self._numbers.view())
        if self.recalls:
            self.dict["information"][:] = hash_bits(table.seen_by(seat, True))

    def string_from(self, state: Any, player: int) -> str:
        """The same as a string; with the past it is an information state."""
        return str(state.table.seen_by(self._seat(player), self.recalls))

    def _seat(self, player: int) -> int:
        return SPECTATOR if self.hidden else player


def hash_bits(text: str) -> npt.NDArray[np.uint8]:
    """The bits of a hash, each 0 or 1."""
    content = blake2b(text.encode(), digest_size=HASH_BITS // 8).digest()
    return np.unpackbits(np.frombuffer(content, np.uint8))
