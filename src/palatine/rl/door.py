"""The door to batches of games: `palatine.rl.batch`."""

from collections.abc import Mapping, Sequence
from typing import Any

from palatine.rl.arrays import GameBatch, Setup
from palatine.rl.errors import own_errors
from palatine.rl.processes import ProcessBatch
from palatine.rl.wishes import check_count, wished


def batch(
    game: str,
    n: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: object = 0,
    groups: Sequence[str] = (),
    reward: str = "placing",
    processes: int = 1,
) -> GameBatch | ProcessBatch:
    """n games that are stepped together.

    seats: as few as the game allows, if not said. groups: optional groups of the observation.
    reward: placing, difference or score (docs/environments.md). With several processes the games
    are shared out among them; the arrays then lie in shared memory.

    Examples:
        >>> games = batch("torres", 4, seed=1)
        >>> games.step(games.sample())
        >>> games.observation.shape, games.mask.shape
        ((4, 752), (4, 1595))
    """
    with own_errors():
        rules, count = wished(game, seats, options)
        check_count(n, processes)
        setup = Setup(game, n, count, options or {}, str(seed), groups, str(reward))
        if processes == 1:
            return GameBatch(rules, setup)
        GameBatch(rules, Setup(game, 1, count, options or {}, "0", groups, str(reward))).close()
        return ProcessBatch(rules, setup, processes)
