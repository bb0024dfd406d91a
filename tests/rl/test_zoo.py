"""PettingZoo: its own tests pass, games end with the rewards of the result, bad use is refused."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from contract.plays import Case
from palatine import rl
from palatine.core.batch import difference, placing
from palatine.core.rng import Rng
from palatine.rl.zoo import PalatineAEC

OWN = ["torres", "louis", "between", "castles"]


def aec(case: Case, **given: Any) -> PalatineAEC:
    return rl.aec(case.game, case.seats, case.options, **given)


# It advises plain arrays, although its own games with masks have the same dictionaries.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_the_interface_is_pettingzoos(case: Case) -> None:
    api_test(aec(case), num_cycles=60)


def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    seed_test(lambda: aec(case), num_cycles=60)


def test_the_parallel_interface_is_pettingzoos(case: Case) -> None:
    parallel_api_test(rl.parallel(case.game, case.seats, case.options), num_cycles=15)
    parallel_seed_test(lambda: rl.parallel(case.game, case.seats, case.options), num_cycles=10)


def play(env: PalatineAEC, seed: int, luck: Rng) -> tuple[dict[str, float], int]:
    """A random game to its end: what each agent was paid in all, and how many numbers it took."""
    env.reset(seed=seed)
    paid = dict.fromkeys(env.agents, 0.0)
    steps = 0
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        assert not cut
        paid[agent] += reward
        if over:
            env.step(None)
            continue
        assert seen is not None
        allowed = np.flatnonzero(seen["action_mask"])
        env.step(int(allowed[luck.below(len(allowed))]))
        steps += 1
    return paid, steps


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("reward", ["placing", "difference", "score"])
def test_a_game_pays_its_result(game: str, reward: str) -> None:
    env = rl.aec(game, 2, reward=reward)
    env.reset(seed=5)
    began = [env.common.session.rules.score(env.common.session.state, n) for n in range(2)]
    paid, steps = play(env, 5, Rng(f"{game} {reward}"))
    session = env.common.session
    result = session.rules.result(session.state)
    wanted = {
        "placing": [placing(result, n) for n in range(2)],
        "difference": [difference(result, n) for n in range(2)],
        "score": [result.scores[n] - began[n] for n in range(2)],
    }
    assert list(paid.values()) == wanted[reward]
    assert steps > 20 and env.agents == []


def test_who_is_not_asked_may_do_nothing() -> None:
    env = rl.aec("torres", 3)
    env.reset(seed=1)
    assert env.observe("seat_0")["action_mask"].sum() == 8
    assert env.observe("seat_1")["action_mask"].sum() == 0


def test_seats_that_choose_together_are_asked_in_one_step() -> None:
    env = rl.parallel("between", 3)
    seen, _ = env.reset(seed=3)
    luck = Rng("together")
    most = 0
    for _ in range(60):
        asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
        most = max(most, len(asked))
        actions = {}
        for agent in env.agents:
            allowed = np.flatnonzero(seen[agent]["action_mask"])
            actions[agent] = int(allowed[luck.below(len(allowed))])
        seen, _, _, _, _ = env.step(actions)
    assert most == 3


def test_what_another_chose_in_secret_is_not_seen() -> None:
    """Two games that differ only in the secret choice of the first seat look alike to the next."""
    seen = []
    for which in (0, 1):
        env = rl.aec("between", 3)
        env.reset(seed=3)
        luck = Rng("secret")
        while len(env.common.session.waiting) < 3:
            allowed = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
            env.step(int(allowed[luck.below(len(allowed))]))
        allowed = np.flatnonzero(env.observe("seat_0")["action_mask"])
        env.step(int(allowed[which]))
        seen.append(env.observe("seat_1"))
    assert (seen[0]["observation"] == seen[1]["observation"]).all()
    assert (seen[0]["action_mask"] == seen[1]["action_mask"]).all()


def test_bad_use_is_refused_and_changes_nothing() -> None:
    with pytest.raises(rl.EnvironmentProblem, match="chess"):
        rl.aec("chess")
    with pytest.raises(rl.EnvironmentProblem, match="2, 3, 4"):
        rl.aec("torres", 9)
    with pytest.raises(rl.EnvironmentProblem, match="placing, difference, score"):
        rl.aec("torres", reward="money")
    env = rl.aec("torres")
    with pytest.raises(rl.EnvironmentProblem, match="reset"):
        env.step(0)
    env.reset(seed=1)
    before = env.observe("seat_0")
    forbidden = int(np.argmin(before["action_mask"]))
    for bad in (forbidden, -1, 10**6):
        with pytest.raises(rl.EnvironmentProblem, match="mask"):
            env.step(bad)
    with pytest.raises(rl.EnvironmentProblem, match="None"):
        env.step(None)
    assert (env.observe("seat_0")["action_mask"] == before["action_mask"]).all()


def test_a_finished_game_takes_no_step() -> None:
    env = rl.aec("louis", 2)
    play(env, 1, Rng("end"))
    with pytest.raises(rl.EnvironmentProblem, match="over"):
        env.step(0)


def test_bad_numbers_of_parallel_agents_change_nothing() -> None:
    env = rl.parallel("torres", 2)
    seen, _ = env.reset(seed=1)
    allowed = int(np.argmax(seen["seat_0"]["action_mask"]))
    with pytest.raises(rl.EnvironmentProblem, match="mask"):
        env.step({"seat_0": allowed, "seat_1": allowed})
    with pytest.raises(rl.EnvironmentProblem, match="seat_0, seat_1"):
        env.step({"seat_0": allowed})
    env.step({"seat_0": allowed, "seat_1": env.wait})


def test_the_position_in_words_is_rendered() -> None:
    env = rl.aec("torres", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "8" in str(env.render())


def test_observations_stay_within_their_ranges() -> None:
    """Among thousands of random games this one has the most open doors in one square."""
    env = rl.aec("castles", 1)
    env.reset(seed=212)
    luck, session = Rng("212"), env.common.session
    start, most = session.encoding.starts["plan"], 0
    size = next(one.size for one in session.encoding.features if one.name == "plan")
    while not session.over:
        seen = env.observe(env.agent_selection)
        assert env.observation_space("seat_0").contains(seen)
        most = max(most, int(seen["observation"][start : start + size].max()))
        allowed = np.flatnonzero(seen["action_mask"])
        env.step(int(allowed[luck.below(len(allowed))]))
    assert most > 14
