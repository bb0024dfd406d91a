"""Random play of one OpenSpiel game through its Python API, pyspiel.

A decision is an action of a player. Chance is sampled by `random.choices`, which is faster than the
NumPy call of OpenSpiel's own example; its time is counted, but not as decisions.
"""

import argparse
import random

import pyspiel  # type: ignore[import-not-found, unused-ignore]
from stopwatch import measure, report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = pyspiel.load_game(args.game)
    rng = random.Random(args.seed)

    def play(number: int) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    report(f"openspiel {args.game}", measure(args.seconds, play), seats=game.num_players())


if __name__ == "__main__":
    main()
