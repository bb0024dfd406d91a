"""Stable-Baselines3: a vectorised environment of one seat against bots, with masks.

    MaskablePPO("MlpPolicy", VecMonitor(palatine.rl.vec_env("louis", 32, opponents="greedy")))

This module needs the extra `sb3`.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt
from stable_baselines3.common.vec_env import VecEnv

from palatine.rl.seats import Opponents, SeatBatch, versus
from palatine.rl.spaces import Actions, observations

Indices = int | Iterable[int] | None
Stepped = tuple[
    npt.NDArray[np.int16], npt.NDArray[np.float32], npt.NDArray[np.bool_], list[dict[str, Any]]
]


class _Row:
    """One of the games as a single environment, for callers that ask for its attributes."""

    render_mode = None

    def __init__(self, games: SeatBatch, number: int) -> None:
        self._games = games
        self._number = number

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return int(self._games.seat[self._number])

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for each legal number; MaskablePPO calls this method."""
        mask: npt.NDArray[np.bool_] = self._games.mask[self._number] != 0
        return mask


class SeatVecEnv(VecEnv):
    """A `SeatBatch` as a vectorised environment of Stable-Baselines3. At the end of a game `infos`
    has the learner's last observation (`terminal_observation`), the points (`scores`, the learner's
    first) and his `place`."""

    def __init__(self, games: SeatBatch, seed: object = 0) -> None:
        self.games = games
        self._first_seed = str(seed)
        self._resets = 0
        self._rows = [_Row(games, number) for number in range(games.n)]
        self._actions: Any = None
        super().__init__(games.n, observations(games.encoding), Actions(len(games.names)))

    def reset(self) -> npt.NDArray[np.int16]:
        """Start all games again: with the seed that was set, else with a new one."""
        wanted = self._seeds[0]
        if wanted is None:
            wanted = f"{self._first_seed}/{self._resets}"
        self._resets += 1
        self.games.reset(wanted)
        self._reset_seeds()
        self._reset_options()
        return self.games.observation.copy()

    def step_async(self, actions: Any) -> None:
        """Note the numbers; `step_wait` plays them."""
        self._actions = actions

    def step_wait(self) -> Stepped:
        """Play the numbers, and then the moves of the other seats."""
        games = self.games
        games.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(games.n)]
        for i in np.flatnonzero(games.done):
            infos[i] = {
                "terminal_observation": games.last[i].copy(),
                "TimeLimit.truncated": False,
                "scores": games.score[i].tolist(),
                "place": int(games.place[i]),
            }
        reward = games.reward.astype(np.float32)
        return games.observation.copy(), reward, games.done.astype(bool), infos

    def close(self) -> None:
        """Free the games."""
        self.games.close()

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        return [getattr(row, attr_name) for row in self._chosen(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        for row in self._chosen(indices):
            setattr(row, attr_name, value)

    def env_method(
        self, method_name: str, *args: Any, indices: Indices = None, **given: Any
    ) -> list[Any]:
        return [getattr(row, method_name)(*args, **given) for row in self._chosen(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Indices = None) -> list[bool]:
        return [False for _ in self._chosen(indices)]

    def _chosen(self, indices: Indices) -> list[_Row]:
        return [self._rows[i] for i in self._get_indices(indices)]


def vec_env(
    game: str, n: int, opponents: Opponents = "squire", *, seed: object = 0, **given: Any
) -> SeatVecEnv:
    """n games of one seat against bots for Stable-Baselines3; the arguments are those of
    `versus`."""
    return SeatVecEnv(versus(game, n, opponents, seed=seed, **given), seed)
