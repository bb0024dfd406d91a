"""Random play of catanatron's Catan with four of its own random players.

A decision is an action in catanatron's own log. Rolling and ending a turn are actions there, so
they are counted, in catanatron's favour, even where nothing else is possible.
"""

import argparse

from catanatron import (  # type: ignore[import-not-found, unused-ignore]
    Color,
    Game,
    RandomPlayer,
)
from stopwatch import measure, report

COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    def play(number: int) -> int:
        players = [RandomPlayer(colour) for colour in COLOURS]
        # Catanatron takes a seed of 0 for none.
        game = Game(players, seed=args.seed * 1_000_000 + number + 1)
        game.play()
        return len(game.state.actions)

    report("catanatron", measure(args.seconds, play), seats=len(COLOURS))


if __name__ == "__main__":
    main()
