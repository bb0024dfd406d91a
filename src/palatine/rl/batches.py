"""`palatine.rl.batch`: many games that are stepped together."""

from collections.abc import Mapping, Sequence
from typing import Any

from palatine.rl.arguments import check_count, read_arguments
from palatine.rl.arrays import BatchSetup, GameBatch
from palatine.rl.errors import own_errors
from palatine.rl.processes import ProcessBatch


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
    """Create n games that are stepped together.

    seats: by default as few as the game allows. groups: optional groups of the observation.
    reward: placing, difference or score (docs/environments.md). processes: the games are divided
    among so many processes; with more than one, the arrays are in shared memory.

    Examples:
        >>> games = batch("torres", 4, seed=1)
        >>> games.step(games.sample())
        >>> games.observation.shape, games.mask.shape
        ((4, 752), (4, 1595))
    """
    with own_errors():
        rules, count = read_arguments(game, seats, options)
        check_count(n, processes)
        setup = BatchSetup(game, n, count, options or {}, str(seed), groups, str(reward))
        if processes == 1:
            return GameBatch(rules, setup)
        GameBatch(
            rules, BatchSetup(game, 1, count, options or {}, "0", groups, str(reward))
        ).close()
        return ProcessBatch(rules, setup, processes)
