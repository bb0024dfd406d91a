"""OpenSpiel: its own simulations pass, worlds are resampled, IS-MCTS plays, bad use is refused."""

import pickle
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="pip install palatine[openspiel]")
pytest.importorskip("palatine.rl.openspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from contract.plays import Case  # noqa: E402
from palatine.core.batch import placing  # noqa: E402
from palatine.rl import EnvironmentProblem  # noqa: E402

OWN = ["torres", "louis", "between", "castles"]
LONGEST = "torres"  # has the most decisions a game


def load(case: Case) -> Any:
    given: dict[str, Any] = {"players": case.seats}
    for key, value in case.options.items():
        given[key] = "+".join(value) if isinstance(value, list) else value
    return pyspiel.load_game(f"palatine_{case.game}", given)


def walk(game: Any, seed: int, most: int = 10_000) -> list[Any]:
    """Some states of a random game, each a copy."""
    luck = np.random.RandomState(seed)
    state = game.new_initial_state()
    found: list[Any] = []
    while not state.is_terminal() and len(found) < most:
        found.append(state.clone())
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes())
            state.apply_action(int(luck.choice(numbers, p=odds)))
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))
    return [*found, state]


@pytest.mark.parametrize("game", OWN)
def test_its_own_simulation_passes(game: str) -> None:
    found = pyspiel.load_game(f"palatine_{game}(players=2)")
    pyspiel.random_sim_test(found, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(
    "game", [pytest.param(one, marks=[pytest.mark.long] * (one == LONGEST)) for one in OWN]
)
def test_its_simulation_in_python_passes(game: str) -> None:
    """It copies, pickles and reads back states on the way."""
    from open_spiel.python.tests import games_sim_test  # which brings half of scipy along

    found = pyspiel.load_game(f"palatine_{game}(players=2)")
    games_sim_test.GamesSimTest().sim_game(found)


@pytest.mark.parametrize("game", OWN)
def test_its_own_tests_of_the_interface_pass(game: str) -> None:
    """Those of a part of the tree: strings and tensors of observations and information states for
    every player and no other, lengths, what is public, whose actions are legal."""
    name = f"palatine_{game}(players=2)"
    facts = {"game": pyspiel.load_game(name), "game_name": name}
    from open_spiel.integration_tests import api_test  # so does this

    kind = type("Api", (api_test.EnforceAPIOnPartialTreeBase,), facts)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun >= 5
    assert not result.failures and not result.errors and not result.skipped


@pytest.mark.long
def test_its_own_simulation_passes_for_every_setup(case: Case) -> None:
    pyspiel.random_sim_test(load(case), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", OWN)
def test_a_state_is_written_down_and_read_again(game: str) -> None:
    """In the middle of a game, by pickle and by OpenSpiel's own text; so is the game."""
    found = pyspiel.load_game(f"palatine_{game}(players=2)")
    assert str(pickle.loads(pickle.dumps(found))) == str(found)
    state = walk(found, 3, 60)[-1]
    again = pickle.loads(pickle.dumps(state))
    text = pyspiel.serialize_game_and_state(found, state)
    _, read = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state) == str(read)
    world = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert str(pickle.loads(pickle.dumps(world))) == str(world)


@pytest.mark.parametrize("game", OWN)
def test_a_game_returns_its_result(game: str) -> None:
    last = walk(pyspiel.load_game(f"palatine_{game}(players=2)"), 5)[-1]
    result = last.table.rules.result(last.table.state)
    assert last.returns() == [placing(result, seat) for seat in range(2)]
    assert last.legal_actions() == []


def test_rewards_of_points_arise_during_the_game() -> None:
    game = pyspiel.load_game("palatine_torres(players=2,reward=score)")
    states = walk(game, 2)
    table = states[-1].table
    assert game.get_type().reward_model == pyspiel.GameType.RewardModel.REWARDS
    assert states[-1].returns() == [table.rules.score(table.state, seat) for seat in range(2)]
    sums = np.sum([state.rewards() for state in states], axis=0)
    assert sums.tolist() == states[-1].returns() != [0, 0]


@pytest.mark.parametrize("game", OWN)
def test_resampled_worlds_look_the_same_and_differ(game: str) -> None:
    """To the player nothing changes, numbers already chosen included; what others hold does."""
    states = [
        s
        for s in walk(pyspiel.load_game(f"palatine_{game}(players=3)"), 7)
        if not s.is_chance_node()
    ]
    differ = 0
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    halfway = [s for s in states if s.table.chosen_by(s.current_player())][:5]
    for state in states[5:-1:9] + halfway:
        player = state.current_player()
        world = state.resample_from_infostate(player, sampler)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        differ += str(world) != str(state)
        world.apply_action(world.legal_actions()[0])
    assert differ


def test_an_information_state_has_the_past() -> None:
    """Two ways to the same position are the same observation and different information."""
    game = pyspiel.load_game("palatine_torres(players=2)")
    state = walk(game, 1, 30)[-1]
    other = state.clone()
    other.table.past[0] = "another past"
    assert other.observation_string(0) == state.observation_string(0)
    assert other.information_state_string(0) != state.information_state_string(0)


@pytest.mark.parametrize("game", OWN)
def test_tensors_of_information_states_differ_as_their_strings_do(game: str) -> None:
    """Along two games, for both players; the tensor begins with the observation."""
    found = pyspiel.load_game(f"palatine_{game}(players=2)")
    strings, tensors, both = set(), set(), set()
    for seed in (1, 2):
        for state in walk(found, seed, 150):
            for player in range(2):
                text = state.information_state_string(player)
                tensor = tuple(state.information_state_tensor(player))
                seen = state.observation_tensor(player)
                assert list(tensor[: len(seen)]) == seen
                assert set(tensor[len(seen) :]) <= {0.0, 1.0}
                strings.add((player, text))
                tensors.add((player, tensor))
                both.add((player, text, tensor))
    assert len(strings) == len(tensors) == len(both) > 100


def test_observers_that_recall_have_the_information_as_a_group() -> None:
    """A state that looks the same after another past has another information state."""
    game = pyspiel.load_game("palatine_torres(players=2)")
    state = walk(game, 1, 30)[-1]
    other = state.clone()
    other.table.past[0] = "another past"
    recalls = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recalls.set_from(other, 0)
    assert recalls.dict["information"].shape == (96,) and recalls.dict["heights"].shape == (8, 8)
    assert recalls.tensor.tolist() == other.information_state_tensor(0)
    assert other.observation_tensor(0) == state.observation_tensor(0)
    assert other.information_state_tensor(0) != state.information_state_tensor(0)


def test_observers_show_groups_by_name() -> None:
    game = pyspiel.load_game("palatine_torres(players=2)")
    state = walk(game, 1, 40)[-1]
    seen = make_observation(game)
    seen.set_from(state, 0)
    assert seen.dict["heights"].shape == (8, 8)
    assert seen.tensor.tolist() == state.observation_tensor(0)
    public = make_observation(
        game,
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
    )
    public.set_from(state, 0)
    assert not public.dict["hand"].any()


def test_ismcts_plays() -> None:
    game = pyspiel.load_game("palatine_torres(players=2)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 5, random_state=np.random.RandomState(1))
    state = next(s for s in walk(game, 4, 80)[60:] if not s.is_chance_node())
    for _ in range(3):
        if not state.is_chance_node():
            number = int(bot.step(state))
            assert number in state.legal_actions()
            state.apply_action(number)


def test_the_example_of_the_page_runs() -> None:
    """With fewer simulations: it is there to be run for longer."""
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
    code = page.partition("## OpenSpiel")[2].partition("```python\n")[2].partition("```")[0]
    assert "max_simulations=20" in code and "range(30)" in code
    names: dict[str, Any] = {}
    exec(code.replace("max_simulations=20", "max_simulations=2").replace("30", "12"), names)
    assert len(names["state"].history()) == 12


def test_bad_use_is_refused_as_openspiel_does() -> None:
    for text in (
        "palatine_chess",
        "palatine_torres(players=9)",
        "palatine_torres(reward=money)",
        "palatine_torres(variant=none)",
    ):
        with pytest.raises(pyspiel.SpielError):
            pyspiel.load_game(text)
    game = pyspiel.load_game("palatine_louis(players=2)")
    state = next(s for s in walk(game, 1, 200) if not s.is_chance_node())
    before = str(state)
    forbidden = next(
        n for n in range(game.num_distinct_actions()) if n not in state.legal_actions()
    )
    with pytest.raises(pyspiel.SpielError, match="mask"):
        state.apply_action(forbidden)
    assert str(state) == before
    last = walk(game, 1)[-1]
    with pytest.raises((pyspiel.SpielError, EnvironmentProblem)):
        last.apply_action(0)


def test_without_openspiel_the_error_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None\nimport palatine.rl.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert 'pip install "palatine[openspiel]"' in done.stderr


def test_python_ends_well_after_registering() -> None:
    code = "import pyspiel, palatine.rl.openspiel; pyspiel.load_game('palatine_louis')"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
