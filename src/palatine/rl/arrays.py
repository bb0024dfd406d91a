"""A batch of games in this process, as numpy arrays."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from palatine.core.batch import Batch
from palatine.core.encoding import Encoding
from palatine.core.game import Game
from palatine.rl.errors import EnvironmentProblem, own_errors

Ints = npt.NDArray[np.integer[Any]]


class BatchSetup:
    """The arguments of a batch, as plain values, so that other processes can create it, too."""

    def __init__(
        self,
        game: str,
        n: int,
        seats: int,
        options: Mapping[str, Any],
        seed: str,
        groups: Sequence[str],
        reward: str,
    ) -> None:
        self.game = game
        self.n = n
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.groups = tuple(groups)
        self.reward = reward


class GameBatch:
    """n games that are stepped together; a finished game is followed by a new one at once.

    observation: int16 [n, numbers], of the seat that is to move. mask: uint8 [n, actions], 1 for
    each legal number. seat: int16 [n], the seat that is to move. reward: float64 [n, seats], for
    the last step. done: uint8 [n], 1 where the last step ended a game; then score: int16 [n, seats]
    has the final points. The next step overwrites all these arrays: copy what you keep.
    """

    def __init__(
        self, rules: Game[Any], setup: BatchSetup, first: int = 0, seen: bool = True
    ) -> None:
        encoding = rules.encoding(setup.groups)
        options = rules.meta.read_options(setup.options)
        self._core: Batch | None = Batch(
            rules, setup.n, setup.seats, options, setup.seed, encoding, setup.reward, seen, first
        )
        self.n = setup.n
        self.seats = setup.seats
        self.encoding: Encoding[Any] = encoding
        self.names: list[str] = rules.numbering.names
        core = self._core
        rows = setup.n if seen else 0
        self.observation = np.asarray(core.observations.view()).reshape(rows, encoding.size)
        self.mask = np.asarray(core.masks.view()).reshape(rows, len(self.names))
        self.seat = np.asarray(core.seats.view())
        self.reward = np.asarray(core.rewards.view()).reshape(setup.n, setup.seats)
        self.done = np.asarray(core.dones.view())
        self.score = np.asarray(core.scores.view()).reshape(setup.n, setup.seats)

    @property
    def core(self) -> Batch:
        """The compiled batch. Raises `EnvironmentProblem` where it is closed."""
        if self._core is None:
            raise EnvironmentProblem("error-batch-closed")
        return self._core

    def step(self, actions: "Ints | Sequence[int]") -> None:
        """Choose one number in each game; afterwards the arrays have the new positions."""
        with own_errors():
            self.core.step(as_numbers(actions))

    def reset(self, seed: object = 0) -> None:
        """Start all games again."""
        self.core.reset(str(seed))

    def sample(self) -> "Ints":
        """A random allowed number for each game."""
        return np.array(self.core.sample(), np.int64)

    def groups(self) -> dict[str, npt.NDArray[np.int16]]:
        """The groups of the observation by name, each in its shape [n, ...], without copying."""
        return by_name(self.encoding, self.observation)

    def close(self) -> None:
        """Free the games; further steps raise an error."""
        self._core = None


def as_numbers(actions: "Ints | Sequence[int]") -> list[int]:
    """A list of ints from an array or a sequence of whole numbers."""
    array = np.asarray(actions)
    if array.ndim != 1 or not np.issubdtype(array.dtype, np.integer):
        shown = f"{array.dtype} {list(array.shape)}"
        raise EnvironmentProblem("error-batch-actions", {"given": shown})
    numbers: list[int] = array.tolist()
    return numbers


def by_name(encoding: Encoding[Any], observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
    """The columns of observations by the names of their groups."""
    found = {}
    for feature in encoding.features:
        start = encoding.starts[feature.name]
        part = observation[..., start : start + feature.size]
        found[feature.name] = part.reshape(*observation.shape[:-1], *feature.shape)
    return found
