"""Random playouts: the length of games and the distribution of points, with the rules alone.

python examples/playouts.py GAME [SEATS] [COUNT]
"""

import sys
from statistics import fmean, stdev

import palatine


def playout(game: palatine.Game[palatine.State], seats: int, rng: palatine.Rng) -> tuple[int, int]:
    """Play a game of random legal actions; returns the number of decisions and the best score."""
    chance = palatine.Sampler(rng)
    state = game.new(seats)
    decisions = 0
    while (seat := game.to_move(state)) != palatine.OVER:
        if seat == palatine.CHANCE:
            game.apply(state, seat, chance.draw(game, state))
        else:
            actions = game.legal(state, seat)
            game.apply(state, seat, actions[rng.below(len(actions))])
            decisions += 1
    return decisions, max(game.result(state).scores)


def main(name: str, seats: int = 2, count: int = 100) -> None:
    game = palatine.games.load(name)
    played = [playout(game, seats, palatine.Rng(f"{name} {number}")) for number in range(count)]
    for what, values in zip(("decisions", "best score"), zip(*played, strict=True), strict=True):
        spread = stdev(values) if count > 1 else 0.0
        print(f"{what}: {fmean(values):.1f} ± {spread:.1f} (of {count} games)")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
