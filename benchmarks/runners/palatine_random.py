"""Random play of one of Palatine's games, driven by plain Python like the other engines.

A decision is an action of a seat. Draws are made by the engine's own sampler; their time is
counted, but not as decisions. With PALATINE_INTERPRETED=1 the rules run interpreted.
"""

import argparse
import json
import sys
from typing import Any

from stopwatch import measure, report

from palatine import games
from palatine.core.chance import Sampler
from palatine.core.game import Game
from palatine.core.native import COMPILED
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER

MOST_SEATS = 4


def build_of(game: Game[Any]) -> str:
    """'compiled' where both the core and every step of this game's rules are compiled."""
    files = [sys.modules[type(step).__module__].__file__ or "" for step in game.steps.values()]
    plain = any(file.endswith(".py") for file in files)
    return "compiled" if COMPILED and not plain else "interpreted"


def seats_of(game: Game[Any]) -> int:
    """Four seats, or the largest smaller number that the game allows."""
    return max(n for n in game.meta.seats if n <= MOST_SEATS)


def play_one(game: Game[Any], seats: int, rng: Rng) -> int:
    """Play one random game; returns the number of its decisions."""
    chance = Sampler(rng)
    state = game.new(seats)
    decisions = 0
    while (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            game.apply(state, CHANCE, chance.draw(game, state))
        else:
            actions = game.legal(state, seat)
            game.apply(state, seat, actions[rng.below(len(actions))])
            decisions += 1
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--list", action="store_true", help="the games and the build, as JSON")
    args = parser.parse_args()
    if args.list or args.game is None:
        build = "compiled" if COMPILED else "interpreted"
        print(json.dumps({"build": build, "games": list(games.GAMES)}))
        return
    game = games.load(args.game)
    seats = seats_of(game)

    def play(number: int) -> int:
        return play_one(game, seats, Rng(f"{args.seed} {number}"))

    report(args.game, measure(args.seconds, play), seats=seats, build=build_of(game))


if __name__ == "__main__":
    main()
