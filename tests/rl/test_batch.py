"""Batches of games: what the arrays tell is what a single game tells, and bad use is refused."""

from typing import Any

import numpy as np
import pytest

from palatine import games, rl
from palatine.core.batch import difference, placing
from palatine.core.buffers import Flags, Numbers
from palatine.core.choosing import Chooser
from palatine.core.result import Result
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER
from palatine.rl.arrays import GameBatch
from palatine.rl.processes import ProcessBatch

OWN = ["torres", "louis", "between", "castles"]


class Single:
    """Game i of a batch, played again step by step with the parts that batches are made of."""

    def __init__(self, batch: GameBatch, game: str, seed: str, i: int) -> None:
        self.rules = games.load(game)
        self.batch, self.seed, self.i = batch, seed, i
        self.games = 0
        self.chooser = Chooser(self.rules)
        self.last: Result | None = None
        self._begin()

    def _begin(self) -> None:
        self.s = self.rules.new(self.batch.seats)
        self.rng = Rng(f"{self.seed} {self.i} {self.games}")
        self.games += 1
        self._ask()

    def _ask(self) -> None:
        while (seat := self.rules.to_move(self.s)) == CHANCE:
            drawn = self.rules.pick(self.s, self.rng.below(self.rules.total(self.s)))
            self.rules.apply(self.s, CHANCE, drawn)
        if seat != OVER:
            self.chooser.ask(self.s, seat)

    def step(self, number: int) -> None:
        self.last = None
        action = self.chooser.take(self.s, number)
        if action is not None:
            self.rules.apply(self.s, self.chooser.seat, action)
            self._ask()
            if self.rules.is_over(self.s):
                self.last = self.rules.result(self.s)
                self._begin()

    def check(self) -> None:
        encoding = self.batch.encoding
        into, mask = Numbers(encoding.size), Flags(len(self.batch.names))
        encoding.write(self.s, self.chooser.seat, into)
        self.chooser.mark_chosen(into, encoding.chosen_at)
        self.chooser.mask(self.s, mask)
        assert self.batch.observation[self.i].tolist() == into.read()
        assert np.flatnonzero(self.batch.mask[self.i]).tolist() == mask.raised()
        assert self.batch.seat[self.i] == self.chooser.seat
        assert bool(self.batch.done[self.i]) == (self.last is not None)
        seats = range(self.batch.seats)
        if self.last is not None:
            assert self.batch.score[self.i].tolist() == [self.last.scores[seat] for seat in seats]
            assert self.batch.reward[self.i].tolist() == [placing(self.last, n) for n in seats]
        else:
            assert not self.batch.reward[self.i].any()


def made(game: str, n: int, **given: Any) -> GameBatch:
    batch = rl.batch(game, n, **given)
    assert isinstance(batch, GameBatch)
    return batch


@pytest.mark.parametrize("game", OWN)
def test_a_batch_plays_like_single_games(game: str) -> None:
    seats = games.meta(game).seats[-1] if game == "louis" else 2
    batch = made(game, 2, seats=seats, seed="same")
    singles = [Single(batch, game, "same", i) for i in range(2)]
    ended = steps = 0
    while ended < 2 and steps < 1500:
        numbers = batch.sample()
        batch.step(numbers)
        for single, number in zip(singles, numbers.tolist()):
            single.step(number)
            single.check()
        ended += int(batch.done.sum())
        steps += 1
    assert ended >= 2, "no game came to its end"


@pytest.mark.parametrize("game", OWN)
def test_scores_as_they_arise_add_up(game: str) -> None:
    batch = made(game, 1, seats=2, seed=3, reward="score")
    rules = games.load(game)
    total = np.array([0.0, 0.0])
    start = np.array([rules.score(batch.core.slots[0].state, seat) for seat in range(2)])
    for _ in range(3000):
        batch.step(batch.sample())
        total += batch.reward[0]
        if batch.done[0]:
            break
    assert (start + total).tolist() == batch.score[0].tolist()


@pytest.mark.parametrize("game", OWN)
def test_points_of_a_running_game_are_those_of_its_result(game: str) -> None:
    """`score` is a short way to what `result` says; in Castles the end adds to it."""
    rules = games.load(game)
    batch = made(game, 1, seats=2, seed=5)
    for step in range(400):
        batch.step(batch.sample())
        s = batch.core.slots[0].state
        if step % 20 == 0 and game != "castles":
            assert [rules.score(s, seat) for seat in range(2)] == rules.result(s).scores[:2]


def test_rewards_by_place_and_by_points() -> None:
    result = Result([30, 10, 10, 50], [], [2, 3, 3, 1])
    assert [placing(result, seat) for seat in range(4)] == pytest.approx([1 / 3, -2 / 3, -2 / 3, 1])
    assert sum(placing(result, seat) for seat in range(4)) == pytest.approx(0)
    assert difference(result, 3) == pytest.approx(50 - 50 / 3)
    alone = Result([80], [], [1])
    assert (placing(alone, 0), difference(alone, 0)) == (0.8, 80.0)


def test_the_same_seed_plays_the_same_and_another_does_not() -> None:
    one, same, other = (made("louis", 3, seed=seed) for seed in ("a", "a", "b"))
    assert (one.observation == same.observation).all()
    assert (one.observation != other.observation).any()
    numbers = one.sample()
    assert numbers.tolist() == same.sample().tolist()
    one.step(numbers)
    one.reset("a")
    assert (one.observation == same.observation).all() and (one.mask == same.mask).all()
    assert not one.done.any() and not one.reward.any()


def test_games_of_a_batch_differ() -> None:
    batch = made("louis", 4, seed="x")
    assert len({row.tobytes() for row in batch.observation}) > 1


def test_groups_by_name_are_views() -> None:
    batch = made("torres", 3, seed=1, groups=["prospects"])
    groups = batch.groups()
    assert groups["knights"].shape == (3, 4, 8, 8) and groups["prospects"].shape == (3, 4)
    assert np.shares_memory(groups["heights"], batch.observation)
    with pytest.raises(ValueError, match="read-only"):
        batch.observation[0, 0] = 5


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"game": "torres", "seats": 9}, "not made for 9 players"),
        ({"game": "torres", "reward": "money"}, "reward cannot be “money”"),
        ({"game": "torres", "groups": ["all"]}, "no optional group “all”; possible: prospects"),
        ({"game": "torres", "options": {"variant": "x"}}, "variant cannot be “x”"),
        ({"game": "torres", "n": 0}, "at least one game"),
        ({"game": "torres", "n": 2, "processes": 3}, "no more processes than games"),
    ],
)
def test_bad_set_ups_are_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(rl.EnvironmentProblem, match=sentence) as caught:
        rl.batch(**{"n": 2, **given})
    assert isinstance(caught.value, ValueError)


def bad_steps(batch: GameBatch | ProcessBatch) -> None:
    """Whatever is refused changes nothing."""
    good = batch.sample()
    before = (batch.observation.tobytes(), batch.mask.tobytes(), batch.seat.tobytes())
    forbidden = int(np.flatnonzero(batch.mask[1] == 0)[0])
    refused: list[tuple[Any, str]] = [
        ([good[0], forbidden], f"{forbidden} is not allowed in game 1"),
        ([good[0], -1], "-1 is not allowed in game 1"),
        ([good[0], 10**6], "not allowed in game 1"),
        ([good[0]], "1 numbers were given for 2 games"),
        (np.zeros((2, 2), int), "one whole number for each game"),
        ([0.5, 1.5], "one whole number for each game"),
    ]
    for numbers, sentence in refused:
        with pytest.raises(rl.EnvironmentProblem, match=sentence):
            batch.step(numbers)
        assert before == (batch.observation.tobytes(), batch.mask.tobytes(), batch.seat.tobytes())
    batch.step(good)
    batch.close()
    for call in (lambda: batch.step(good), batch.sample, batch.reset):
        with pytest.raises(rl.EnvironmentProblem, match="closed"):
            call()
    batch.close()


def test_bad_steps_are_refused_and_change_nothing() -> None:
    bad_steps(made("torres", 2, seed=1))


def test_processes_play_the_same_games() -> None:
    single = made("louis", 5, seed="p", reward="difference")
    many = rl.batch("louis", 5, seed="p", reward="difference", processes=2)
    assert isinstance(many, ProcessBatch)
    with many:
        names = ("observation", "mask", "seat", "reward", "done", "score")
        for _ in range(120):
            for name in names:
                assert (getattr(single, name) == getattr(many, name)).all(), name
            numbers = single.sample()
            single.step(numbers)
            many.step(numbers)
        assert many.mask[np.arange(5), many.sample()].all()
        many.reset("p")
        single.reset("p")
        assert (single.observation == many.observation).all()
        assert many.groups()["markers"].shape == (5, 5, 12)
        kept = many.score
    assert kept is not many.score and many.observation.shape == single.observation.shape


def test_bad_steps_of_processes_are_refused_too() -> None:
    many = rl.batch("torres", 2, seed=1, processes=2)
    bad_steps(many)


def test_a_process_that_dies_is_told() -> None:
    many = rl.batch("torres", 2, seed=1, processes=2)
    assert isinstance(many, ProcessBatch)
    with many:
        numbers = many.sample()
        process, _ = many._workers[0]
        process.kill()
        process.join()
        with pytest.raises(rl.EnvironmentProblem, match="A process of the batch ended"):
            many.step(numbers)
        with pytest.raises(rl.EnvironmentProblem, match="closed"):
            many.step(numbers)
