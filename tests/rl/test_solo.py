"""Gymnasium: one seat against bots, by name; its own check passes, and bad use is refused."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from contract.plays import Case
from palatine import rl
from palatine.core.batch import placing
from palatine.core.rng import Rng
from palatine.rl.solo import SeatEnv

OWN = ["torres", "louis", "between", "castles"]


def play(env: SeatEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """A random game to its end: what it paid in all, and the last information."""
    _, info = env.reset(seed=seed)
    luck, paid, over = Rng(str(seed)), 0.0, False
    while not over:
        allowed = np.flatnonzero(info["action_mask"])
        _, reward, over, cut, info = env.step(int(allowed[luck.below(len(allowed))]))
        assert not cut
        paid += reward
    return paid, info


@pytest.mark.parametrize("game", OWN)
def test_the_interface_is_gymnasiums(game: str) -> None:
    """By the name it is registered with, as its users make it."""
    env = gymnasium.make(f"palatine/{game.capitalize()}-v1", opponents="random")
    check_env(env.unwrapped)


def test_every_setup_passes_the_check(case: Case) -> None:
    check_env(
        gymnasium.make(
            f"palatine/{case.game.capitalize()}-v1",
            opponents="random",
            seats=case.seats,
            options=case.options,
        ).unwrapped
    )


@pytest.mark.parametrize("game", OWN)
def test_a_game_against_a_level_pays_its_result(game: str) -> None:
    env = rl.seat(game, "page", seats=2, seat=1)
    paid, info = play(env, 3)
    session = env.session
    assert paid == placing(session.rules.result(session.state), 1)
    assert info["scores"] and info["seat"] == 1 and not info["action_mask"].any()


def test_score_as_it_arises_adds_up() -> None:
    env = rl.seat("torres", "random", reward="score", seats=3, seat=2)
    env.reset(seed=4)
    began = env.session.rules.score(env.session.state, 2)
    paid, info = play(env, 4)
    assert paid == info["scores"][2] - began != 0


def test_the_learner_may_sit_anywhere() -> None:
    env = rl.seat("louis", "random", seats=3, seat=None)
    assert {env.reset(seed=n)[1]["seat"] for n in range(12)} == {0, 1, 2}


def test_opponents_sit_in_the_order_that_they_are_named_in() -> None:
    env = rl.seat("louis", ["greedy", "random"], seats=3, seat=1)
    env.reset(seed=1)
    assert {seat: bot.name for seat, bot in env._bots.items()} == {0: "greedy", 2: "random"}


def test_masks_are_where_learners_look_for_them() -> None:
    env = rl.seat("torres", "random")
    _, info = env.reset(seed=1)
    assert (env.action_masks() == info["action_mask"]).all()


def test_random_numbers_without_a_mask_play_games() -> None:
    env = gymnasium.make("palatine/Louis-v1", opponents="random")
    env.reset(seed=1)
    env.action_space.seed(1)
    over = False
    while not over:
        _, _, over, _, _ = env.step(env.action_space.sample())


def test_bad_use_is_refused_as_gymnasium_does() -> None:
    with pytest.raises(gymnasium.error.UnregisteredEnv):
        gymnasium.make("palatine/Chess-v1")
    for bad in ({"seats": 9}, {"opponents": "nobody"}, {"seat": 5}, {"opponents": ["page"] * 4}):
        with pytest.raises(rl.EnvironmentProblem):
            gymnasium.make("palatine/Torres-v1", **bad)
    env = rl.seat("torres", "random")
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        env.step(0)
    _, info = env.reset(seed=1)
    for number in (int(np.argmin(info["action_mask"])), -1, 10**6, None, 1.5):
        with pytest.raises(gymnasium.error.InvalidAction, match="mask"):
            env.step(number)  # type: ignore[arg-type]
    assert (env.action_masks() == info["action_mask"]).all()
    play(env, 1)
    with pytest.raises(gymnasium.error.ResetNeeded, match="over"):
        env.step(0)


WITHOUT = """
import sys
for name in sys.argv[2:]:
    sys.modules[name] = None
import palatine.rl
try:
    getattr(palatine.rl, sys.argv[1])
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize("what", ["aec", "parallel", "seat", "batch"])
def test_without_the_extra_the_error_says_what_to_install(what: str) -> None:
    missing = ["gymnasium", "pettingzoo", *(["numpy"] if what == "batch" else [])]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, what, *missing], capture_output=True, text=True, check=True
    )
    assert 'pip install "palatine[rl]"' in done.stdout
