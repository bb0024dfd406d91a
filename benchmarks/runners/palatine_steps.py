"""Steps of one of our environments: a batch of one game, a batch of many, two processes.

`torres` is played through `palatine.rl.batch`, `torres:pettingzoo` through PettingZoo's interface.
"""

import os

import numpy as np
from stepwatch import arguments, report, watch

import palatine.rl
from palatine import build_kind, games
from palatine.rl.processes import ProcessBatch

SEATS = 2  # as in the games of the other packages
PROCESSES = 2
AT_ONCE = 100  # steps of one game between two readings of the clock


def main() -> None:
    args = arguments()
    game, _, door = args.game.partition(":")
    seats = min(n for n in games.meta(game).seats if n >= SEATS)
    if door == "pettingzoo":
        measured = zoo(game, seats, args.seconds, args.seed)
    else:
        measured = batches(game, seats, args)
    report(measured, build=build_kind(), numbers=games.load(game).encoding().size)


def batches(game: str, seats: int, args: object) -> dict[str, float]:
    """Measure batches; the numbers are chosen by the batch itself."""
    given = vars(args)
    mode, count = given["mode"], given["batch"]
    n = 1 if mode == "one" else count * PROCESSES if mode == "processes" else count
    batch = palatine.rl.batch(
        game,
        n,
        seats=seats,
        seed=given["seed"],
        processes=PROCESSES if mode == "processes" else 1,
    )
    repeats = AT_ONCE if n == 1 else 1

    def play() -> int:
        for _ in range(repeats):
            batch.step(batch.sample())
        return repeats * batch.n

    children = (
        [int(process.pid) for process, _ in batch._workers]
        if isinstance(batch, ProcessBatch)
        else []
    )
    try:
        return watch(given["seconds"], play, children)
    finally:
        batch.close()


def zoo(game: str, seats: int, seconds: float, seed: int) -> dict[str, float]:
    """Measure the same game through PettingZoo's interface."""
    from zoo_steps import player

    return watch(seconds, player(palatine.rl.aec(game, seats=seats), np.random.default_rng(seed)))


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    main()
