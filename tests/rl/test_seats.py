"""Many games of one seat against bots: what the arrays tell is what single games tell."""

from typing import Any

import numpy as np
import pytest

from palatine import rl
from palatine.bots import make
from palatine.core.choosing import action_of
from palatine.rl.seats import SeatBatch

OWN = ["torres", "louis", "between", "castles"]


def play(games: SeatBatch, steps: int) -> list[dict[str, Any]]:
    """Random steps; what was told at the end of each game."""
    ended: list[dict[str, Any]] = []
    paid = np.zeros(games.n)
    for _ in range(steps):
        seats = games.seat.copy()
        games.step(games.sample())
        paid += games.reward
        for i in np.flatnonzero(games.done):
            told = {"paid": paid[i], "seat": int(seats[i]), "place": int(games.place[i])}
            ended.append({**told, "game": int(i), "scores": games.score[i].tolist()})
            paid[i] = 0.0
    return ended


@pytest.mark.parametrize("game", OWN)
def test_every_row_is_a_decision_of_the_learner(game: str) -> None:
    games = rl.versus(game, 3, "random", seats=2, seed=1)
    for _ in range(40):
        for i, one in enumerate(games._games):
            assert one.mover == one.seat == games.seat[i]
            assert (games.observation[i] == one.batch.observation[0]).all()
            assert (games.mask[i] == one.batch.mask[0]).all() and games.mask[i].any()
        games.step(games.sample())


def test_games_end_with_points_and_places() -> None:
    """The learner's points come first; with two seats the reward says who has more of them."""
    ended = play(rl.versus("louis", 4, "random", seats=2, seed=1), 150)
    assert len(ended) > 8
    for one in ended:
        own, other = one["scores"]
        assert (one["paid"] > 0) == (one["place"] == 1 and own >= other)
        assert (one["paid"] < 0) == (one["place"] == 2)
    assert {one["place"] for one in ended} == {1, 2}


@pytest.mark.parametrize("game", OWN)
def test_advice_is_the_action_of_a_bot_number_by_number(game: str) -> None:
    """Whoever follows greedy's advice plays greedy's game: two copies of it do the same. Nothing is
    advised in the middle of an action."""
    games = rl.versus(game, 1, "random", seats=2, seed=1)
    adviser, twin = make("greedy", "a"), make("greedy", "a")
    begun = 0
    for _ in range(12):
        one = games._games[0]
        state, rules = one.batch.core.slots[0].state, one.rules
        wanted = twin.choose(rules, rules.view(state, one.seat))
        numbers = games.advice(0, adviser)
        assert action_of(rules, state, one.seat, numbers) == wanted
        for k, number in enumerate(numbers):
            if k:
                begun += 1
                assert games.advice(0, adviser) == []
            games.step([number])
    assert begun or game != "louis"


@pytest.mark.parametrize("game", ["torres", "louis"])
def test_points_as_they_arise_add_up(game: str) -> None:
    """Where the learner begins nothing can be gained before his first decision."""
    ended = play(rl.versus(game, 2, "random", seats=2, seat=0, seed=3, reward="score"), 250)
    first = [next(one for one in ended if one["game"] == i) for i in range(2)]
    for one in first:
        assert one["paid"] == one["scores"][0] != 0


def test_the_learner_sits_in_each_seat_in_turn_or_where_he_is_told() -> None:
    games = rl.versus("louis", 3, "random", seats=3, seed=1)
    assert games.seat.tolist() == [0, 1, 2]
    seats = [one["seat"] for one in play(games, 220) if one["game"] == 0]
    assert seats[:4] == [0, 1, 2, 0]
    fixed = rl.versus("louis", 2, "random", seats=3, seat=2, seed=1)
    assert {one["seat"] for one in play(fixed, 60)} == {2}


def test_opponents_sit_in_the_order_that_they_are_named_in() -> None:
    games = rl.versus("louis", 1, ["greedy", "random"], seats=3, seat=1)
    assert {n: bot.name for n, bot in games._games[0].bots.items()} == {0: "greedy", 2: "random"}


def test_the_same_seed_plays_the_same_games() -> None:
    one, same, other = (rl.versus("louis", 2, "squire", seats=2, seed=s) for s in ("a", "a", "b"))
    assert (one.observation != other.observation).any()
    for _ in range(80):
        numbers = one.sample()
        one.step(numbers)
        same.step(numbers)
        for name in ("observation", "mask", "seat", "reward", "done", "score", "place", "last"):
            assert (getattr(one, name) == getattr(same, name)).all(), name
    one.reset("b")
    assert (one.observation == other.observation).all() and not one.done.any()


def test_a_policy_may_play_the_others() -> None:
    """It is asked for all games that wait for it at once, with what the asked seat sees."""
    asked: list[int] = []

    def lowest(seen: Any, mask: Any) -> Any:
        assert seen.shape[0] == mask.shape[0]
        asked.append(len(seen))
        return mask.argmax(1)

    games = rl.versus("torres", 4, lowest, seats=2, seed=2)
    for _ in range(20):
        games.step(games.sample())
    assert max(asked) > 1

    forbidden = rl.versus("torres", 2, "random", seats=2, seat=0)
    forbidden.policy = lambda seen, mask: mask.argmin(1)
    with pytest.raises(rl.EnvironmentProblem, match="not allowed"):
        for _ in range(50):
            forbidden.step(forbidden.sample())


def test_the_last_observation_is_that_of_the_finished_game() -> None:
    games = rl.versus("louis", 1, "random", seats=2, seat=0, seed=5)
    while not games.done[0]:
        state = games._games[0].batch.core.slots[0].state
        games.step(games.sample())
    assert games._games[0].rules.is_over(state)
    groups = games.encoding.named(state, 0).values()
    assert games.last[0].tolist() == [number for group in groups for number in group]
    assert (games.last[0] != games.observation[0]).any()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"seats": 9}, "not made for 9 players"),
        ({"seat": 4}, "no seat 4 at a table of 2"),
        ({"seat": -1}, "no seat -1"),
        ({"n": 0}, "at least one game"),
        ({"opponents": "nobody"}, "nobody"),
        ({"opponents": ["page"] * 4}, "4 bots"),
        ({"opponents": []}, "0 bots"),
        ({"reward": "money"}, "reward cannot be “money”"),
        ({"groups": ["all"]}, "no optional group “all”"),
        ({"options": {"variant": "x"}}, "variant cannot be “x”"),
    ],
)
def test_bad_set_ups_are_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(rl.EnvironmentProblem, match=sentence):
        rl.versus(**{"game": "torres", "n": 2, "seats": 2, **given})


def test_bad_steps_are_refused_and_change_nothing() -> None:
    games = rl.versus("torres", 2, "random", seats=2, seed=1)
    good = games.sample()
    before = (games.observation.tobytes(), games.mask.tobytes())
    forbidden = int(np.flatnonzero(games.mask[1] == 0)[0])
    refused: list[tuple[Any, str]] = [
        ([good[0], forbidden], f"{forbidden} is not allowed in game 1"),
        ([good[0], -1], "-1 is not allowed in game 1"),
        ([good[0], 10**6], "not allowed in game 1"),
        ([good[0]], "1 numbers were given for 2 games"),
        ([0.5, 1.5], "one whole number for each game"),
    ]
    for numbers, sentence in refused:
        with pytest.raises(rl.EnvironmentProblem, match=sentence):
            games.step(numbers)
        assert before == (games.observation.tobytes(), games.mask.tobytes())
        states = [one.batch.observation[0].tobytes() for one in games._games]
        assert b"".join(states) == before[0]
    games.step(good)
    games.close()
    for call in (lambda: games.step(good), games.sample, games.reset):
        with pytest.raises(rl.EnvironmentProblem, match="closed"):
            call()
