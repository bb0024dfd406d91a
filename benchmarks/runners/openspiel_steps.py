"""Steps of a game of OpenSpiel, with its observation tensor and its mask.

The tensor is written by an observer, which reuses one array; a game without an observer returns a
list of numbers. Chance is sampled by `random.choices`.
"""

import random
from collections.abc import Callable
from typing import Any

import pyspiel  # type: ignore[import-not-found, unused-ignore]
from open_spiel.python.observation import (  # type: ignore[import-not-found, unused-ignore]
    make_observation,
)
from stepwatch import arguments, report, watch

AT_ONCE = 50  # steps between two readings of the clock


def observer(game: Any) -> Callable[[Any, int], object]:
    """A function that writes the observation of a player."""
    seen = make_observation(game)
    if seen is None:
        return lambda state, player: state.observation_tensor(player)
    look: Callable[[Any, int], object] = seen.set_from
    return look


def player(game: Any, rng: random.Random) -> Callable[[], int]:
    """A function that makes some random steps, and starts a new game after the end of one."""
    look = observer(game)
    at = [begun(game, rng)]

    def play() -> int:
        state = at[0]
        for _ in range(AT_ONCE):
            look(state, state.current_player())
            state.legal_actions_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            settle(state, rng)
            if state.is_terminal():
                state = begun(game, rng)
        at[0] = state
        return AT_ONCE

    return play


def begun(game: Any, rng: random.Random) -> Any:
    """A new game at its first decision."""
    state = game.new_initial_state()
    settle(state, rng)
    return state


def settle(state: Any, rng: random.Random) -> None:
    """Make draws until a player is to move."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])


def main() -> None:
    args = arguments()
    game = pyspiel.load_game(args.game)
    measured = watch(args.seconds, player(game, random.Random(args.seed)))
    report(measured, numbers=game.observation_tensor_size())


if __name__ == "__main__":
    main()
