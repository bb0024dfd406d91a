"""What OpenSpiel's players see, as numbers and as strings."""

from typing import Any

import numpy as np
import numpy.typing as npt

from palatine.core.buffers import Numbers
from palatine.core.encoding import Encoding
from palatine.core.state import SPECTATOR
from palatine.rl.arrays import by_name


class SpielObserver:
    """Writes the observation of a player into `tensor`; `dict` shows its groups by name.

    recalls: whether the string has the past as well. hidden: whether only what everybody sees is
    observed.
    """

    def __init__(self, encoding: Encoding[Any], recalls: bool, hidden: bool) -> None:
        self.encoding = encoding
        self.recalls = recalls
        self.hidden = hidden
        self.tensor: npt.NDArray[np.float32] = np.zeros(encoding.size, np.float32)
        self.dict: dict[str, npt.NDArray[Any]] = by_name(encoding, self.tensor)
        self._numbers = Numbers(encoding.size)

    def set_from(self, state: Any, player: int) -> None:
        """Show the state as the player sees it."""
        table, seat = state.table, self._seat(player)
        self.encoding.write(table.state, seat, self._numbers)
        if table.chosen_by(seat):
            table.chooser.mark_chosen(self._numbers, self.encoding.chosen_at)
        self.tensor[:] = np.asarray(self._numbers.view())

    def string_from(self, state: Any, player: int) -> str:
        """The same as a text; with the past it is an information state."""
        return str(state.table.seen_by(self._seat(player), self.recalls))

    def _seat(self, player: int) -> int:
        return SPECTATOR if self.hidden else player
