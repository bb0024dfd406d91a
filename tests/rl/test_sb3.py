"""Stable-Baselines3: its interface, masks where MaskablePPO looks for them, a learner learns."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from palatine import rl

WITHOUT = """
import sys
sys.modules["stable_baselines3"] = None
import palatine.rl
try:
    palatine.rl.vec_env
except ImportError as error:
    print(error)
"""


def test_without_the_extra_the_error_says_what_to_install() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True
    )
    assert 'pip install "palatine[sb3]"' in done.stdout


@pytest.fixture
def env() -> Any:
    pytest.importorskip("stable_baselines3", reason="pip install palatine[sb3]")
    made = rl.vec_env("louis", 3, "random", seats=2, seed=7)
    yield made
    made.close()


def numbers(env: Any) -> Any:
    return np.array([np.flatnonzero(mask)[0] for mask in env.env_method("action_masks")])


def test_games_are_stepped_and_begin_anew(env: Any) -> None:
    first = env.reset()
    assert first.shape == (3, 543) and env.observation_space.contains(first[0])
    for _ in range(90):
        seen, reward, done, infos = env.step(numbers(env))
        assert reward.dtype == np.float32 and done.dtype == bool
        for i in range(3):
            assert env.observation_space.contains(seen[i])
            assert ("terminal_observation" in infos[i]) == done[i]
            if done[i]:
                assert infos[i]["place"] in (1, 2) and len(infos[i]["scores"]) == 2
                assert reward[i] in (-1, 0, 1)
    assert (env.reset() != first).any(), "another beginning has other luck"


def test_a_seed_begins_the_same_games(env: Any) -> None:
    env.seed(5)
    first = env.reset()
    env.step(numbers(env))
    env.seed(5)
    assert (env.reset() == first).all()


def test_attributes_are_those_of_single_games(env: Any) -> None:
    assert env.has_attr("action_masks") and not env.has_attr("nothing")
    assert env.get_attr("seat") == [0, 1, 0] and env.get_attr("seat", [1]) == [1]
    env.set_attr("note", "kept", 2)
    assert env.get_attr("note", 2) == ["kept"] and env.env_is_wrapped(object) == [False] * 3


def test_forbidden_numbers_are_refused(env: Any) -> None:
    env.reset()
    good = numbers(env)
    bad = int(np.flatnonzero(~env.env_method("action_masks")[1])[0])
    with pytest.raises(rl.EnvironmentProblem, match="not allowed in game 1"):
        env.step(np.array([good[0], bad, good[2]]))
    env.step(good)


def test_maskable_ppo_learns_with_it(env: Any) -> None:
    contrib = pytest.importorskip("sb3_contrib", reason="pip install palatine[sb3]")
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=16, batch_size=48, n_epochs=1, seed=1)
    before = model.policy.state_dict()["action_net.weight"].clone()
    model.learn(48)
    assert not before.equal(model.policy.state_dict()["action_net.weight"])
