"""The door to batches of games: `palatine.rl.batch`."""

from collections.abc import Mapping, Sequence
from typing import Any

from palatine import games
from palatine.core.errors import BadOption
from palatine.rl.arrays import GameBatch, Setup
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
        rules = games.load(game)
        seats = rules.meta.seats[0] if seats is None else seats
        rules.meta.check_seats(seats)
        setup = Setup(game, n, seats, options or {}, str(seed), groups, reward)
        if n < 1 or processes < 1 or processes > n:
            raise BadOption("error-batch-size", {"games": n, "processes": processes})
        if processes == 1:
            return GameBatch(rules, setup)
        GameBatch(rules, Setup(game, 1, seats, options or {}, "0", groups, reward)).close()
        return ProcessBatch(rules, setup, processes)
