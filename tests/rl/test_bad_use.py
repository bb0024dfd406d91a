"""Every door refuses bad use with a sentence: unknown games, too many seats, values of a wrong
kind, forbidden numbers, steps after the end. Where a package has an error of its own for that, it
is of that kind.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest

from palatine import rl
from palatine.core.rng import Rng

Door = Callable[..., Any]
DOORS: dict[str, Door] = {
    "batch": partial(rl.batch, n=2),
    "versus": partial(rl.versus, n=2),
    "aec": rl.aec,
    "parallel": rl.parallel,
    "seat": rl.seat,
    "text": rl.text,
}


@pytest.mark.parametrize("door", DOORS.values(), ids=DOORS)
@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": "chess"}, "no game “chess”; possible: torres"),
        ({"game": None}, "no game “None”"),
        ({"seats": 9}, "not made for 9 players; possible: 2, 3, 4"),
        ({"seats": 0}, "not made for 0 players"),
        ({"seats": "two"}, "seats cannot be “two”; possible: 2, 3, 4"),
        ({"seats": 2.5}, "seats cannot be “2.5”"),
        ({"options": {"colour": "red"}}, "no option “colour”"),
        ({"options": ["master"]}, "options cannot be"),
        ({"options": {1: 2}}, "options cannot be"),
        ({"reward": "money"}, "reward cannot be “money”"),
        ({"reward": 5}, "reward cannot be “5”"),
    ],
)
def test_set_ups_that_do_not_exist_are_refused(
    door: Door, given: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(rl.EnvironmentProblem, match=sentence) as caught:
        door(**{"game": "torres", **given})
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize("door", [rl.batch, rl.versus])
@pytest.mark.parametrize("n", [0, -1, 2.5, "many"])
def test_a_batch_has_at_least_one_game(door: Door, n: Any) -> None:
    with pytest.raises(rl.EnvironmentProblem, match="at least one game"):
        door("torres", n)


@pytest.mark.parametrize("processes", [0, 3, "two"])
def test_processes_are_a_number_up_to_the_games(processes: Any) -> None:
    with pytest.raises(rl.EnvironmentProblem, match="processes"):
        rl.batch("torres", 2, processes=processes)


def test_gymnasium_refuses_by_its_own_errors() -> None:
    with pytest.raises(gymnasium.error.UnregisteredEnv):
        gymnasium.make("palatine/Chess-v1")
    env = rl.seat("louis", "random", seats=2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    _, info = env.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction):
        env.step(int(np.argmin(info["action_mask"])))
    over = False
    while not over:
        _, _, over, _, info = env.step(int(np.argmax(info["action_mask"])))
    with pytest.raises(gymnasium.error.ResetNeeded, match="over"):
        env.step(0)


@pytest.mark.parametrize("actions", [None, [1, 2], {}, {"seat_0": 0}, {"seat_0": 0, "nobody": 0}])
def test_agents_in_parallel_are_given_one_number_each(actions: Any) -> None:
    env = rl.parallel("torres", 2)
    before, _ = env.reset(seed=1)
    with pytest.raises(rl.EnvironmentProblem, match="The agents are seat_0, seat_1"):
        env.step(actions)
    allowed = int(np.argmax(before["seat_0"]["action_mask"]))
    env.step({"seat_0": allowed, "seat_1": env.wait})


def test_agents_in_parallel_make_no_step_before_or_after_a_game() -> None:
    env = rl.parallel("louis", 2)
    nothing = dict.fromkeys(env.possible_agents, env.wait)
    with pytest.raises(rl.EnvironmentProblem, match="reset"):
        env.step(nothing)
    seen, _ = env.reset(seed=1)
    luck = Rng("end")
    while env.agents:
        allowed = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in env.agents}
        chosen = {agent: int(row[luck.below(len(row))]) for agent, row in allowed.items()}
        seen, _, _, _, _ = env.step(chosen)
    for actions in ({}, nothing):
        with pytest.raises(rl.EnvironmentProblem, match="over"):
            env.step(actions)


def test_numbers_answer_questions_in_words() -> None:
    """The number of an action as a number does the same as in words; one too high is refused."""
    env = rl.text("louis", seats=2)
    turn = env.reset(seed="a")
    assert turn is not None
    with pytest.raises(rl.EnvironmentProblem, match="names none"):
        env.step(len(turn.actions) + 1)
    assert turn.understood(1) == turn.actions[0].text
    assert env.step(1).turn is not None


def test_openspiel_refuses_by_its_own_error() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="pip install palatine[openspiel]")
    pytest.importorskip("palatine.rl.openspiel")
    for wish in ("palatine_chess", "palatine_louis(players=9)", "palatine_louis(players=x)"):
        with pytest.raises(pyspiel.SpielError):
            pyspiel.load_game(wish)
    state = pyspiel.load_game("palatine_louis(players=2)").new_initial_state()
    luck = np.random.RandomState(1)
    with pytest.raises(pyspiel.SpielError, match="mask"):
        state.apply_action(10**6)
    while not state.is_terminal():
        numbers = [n for n, _ in state.chance_outcomes()] if state.is_chance_node() else None
        if numbers is None:
            with pytest.raises(pyspiel.SpielError, match="mask"):
                state.apply_action(next(n for n in range(700) if n not in state.legal_actions()))
        state.apply_action(int(luck.choice(numbers or state.legal_actions())))
    with pytest.raises(pyspiel.SpielError, match="over"):
        state.apply_action(0)
