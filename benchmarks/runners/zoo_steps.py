"""Steps of a game of PettingZoo (gin rummy is RLCard's), through its AEC interface."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from stepwatch import arguments, report, watch

AT_ONCE = 50  # steps between two readings of the clock


def player(env: Any, luck: np.random.Generator) -> Callable[[], int]:
    """A function that makes some random steps, and starts a new game after the end of one."""
    env.reset(seed=int(luck.integers(2**31)))

    def play() -> int:
        for _ in range(AT_ONCE):
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.reset(seed=int(luck.integers(2**31)))
                seen, _, _, _, info = env.last()
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            allowed = np.flatnonzero(mask)
            env.step(int(allowed[int(luck.random() * len(allowed))]))
        return AT_ONCE

    return play


def main() -> None:
    args = arguments()
    env = import_module(f"pettingzoo.classic.{args.game}").raw_env()
    play = player(env, np.random.default_rng(args.seed))
    shape = env.observation_space(env.agents[0])["observation"].shape
    report(watch(args.seconds, play), numbers=int(np.prod(shape)))


if __name__ == "__main__":
    main()
