"""The search: fair worlds only, vector values, budgets kept, the same seed the same answer."""

from typing import Any

import pytest

from palatine import games
from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Node
from palatine.bots.knowledge import Knowledge, knowledge_of
from palatine.bots.levels import Palatine
from palatine.bots.playing import play_out
from palatine.bots.random import RandomBot
from palatine.bots.search import compare, opinion, search
from palatine.core.action import Action
from palatine.core.chance import Stacked
from palatine.core.game import Game
from palatine.core.result import Result
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER, WHOLE
from palatine.games._template import GAME as TINY

EVERY_GAME = [TINY, *(games.load(game) for game in games.GAMES)]
every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.meta.id)


def some_view(game: AnyGame, decisions: int = 12) -> Any:
    """What a seat sees after some random decisions, when it has a choice."""
    state = game.new(game.meta.seats[0], game.meta.read_options(None))
    driver, rng = Stacked("search"), Rng("search")
    while True:
        seat = game.to_move(state)
        assert seat != OVER
        if seat == CHANCE:
            game.apply(state, CHANCE, driver.draw(game, state))
            continue
        actions = game.legal(state, seat)
        if decisions <= 0 and len(actions) > 1:
            return game.view(state, seat)
        decisions -= 1
        game.apply(state, seat, actions[rng.below(len(actions))])


def told(game: AnyGame, view: Any, iterations: int, seed: str) -> list[tuple[str, int, float]]:
    budget = Budget(iterations)
    found = search(game, view, knowledge_of(game.meta.id), budget, Rng(seed), 1)
    return [(x.action.text, x.node.visits, x.node.mean(view.viewer)) for x in found.candidates]


@every_game
def test_the_same_seed_gives_the_same_answer_and_the_view_stays_as_it_was(game: AnyGame) -> None:
    view = some_view(game)
    before = view.key()
    first = told(game, view, 16, "a")
    assert first == told(game, view, 16, "a")
    assert view.key() == before
    assert {text for text, _, _ in first} <= {a.text for a in game.legal(view, view.viewer)}


class Blindfold(Game[Any]):
    """A game that hands out nothing but what follows from the view it was given."""

    def __init__(self, game: AnyGame, view: Any) -> None:
        super().__init__(game.meta, game.actions, list(game.steps.values()))
        self.inner = game
        self.view_key = view.key()
        self.imagined = 0

    def new(self, seats: int, options: Any = None) -> Any:
        raise AssertionError("a search has no business with a new game")

    def load(self, j: Any) -> Any:
        raise AssertionError("a search has no business with a saved game")

    def view(self, s: Any, seat: int) -> Any:
        raise AssertionError("a search has its view")

    def imagine(self, v: Any, rng: Rng) -> Any:
        assert v.key() == self.view_key
        self.imagined += 1
        world = self.inner.imagine(v, rng)
        assert world.viewer == WHOLE
        return world

    def result(self, s: Any) -> Result:
        return self.inner.result(s)


@every_game
def test_all_worlds_come_from_imagine(game: AnyGame) -> None:
    view = some_view(game)
    watched = Blindfold(game, view)
    found = search(watched, view, knowledge_of(game.meta.id), Budget(12), Rng("x"), 0)
    assert watched.imagined > 0
    assert found.best in game.legal(view, view.viewer)


@every_game
def test_two_tables_that_look_alike_get_the_same_answer(game: AnyGame) -> None:
    """The true state may be any that fits the view: the answer follows from the view alone."""
    view = some_view(game)
    texts = set()
    for seed in ("one", "two"):
        world = game.imagine(view, Rng(seed))
        again = game.view(world, view.viewer)
        texts.add(str(told(game, again, 8, "same")))
    assert len(texts) == 1


@every_game
@pytest.mark.parametrize("iterations", [1, 7, 30])
def test_never_more_rollouts_than_allowed(game: AnyGame, iterations: int) -> None:
    budget = Budget(iterations)
    search(game, some_view(game), knowledge_of(game.meta.id), budget, Rng("n"), 0)
    assert budget.used <= iterations


def test_nothing_begins_after_the_deadline() -> None:
    """A clock that counts how often it is looked at: after the bell at most one look a line."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return float(looks)

    budget = Budget(10_000, 30.0, clock)
    found = search(TINY, some_view(TINY, 1), Knowledge(), budget, Rng("t"))
    assert looks < 45
    assert 0 < budget.used < 40
    assert found.iterations == budget.used


def test_without_any_time_it_answers_what_looks_best() -> None:
    class Fond(Knowledge):
        def values(
            self, game: AnyGame, state: Any, legal: list[Action], effort: int
        ) -> list[float]:
            return [float(i) for i in range(len(legal))]

    view = some_view(TINY, 1)
    found = search(TINY, view, Fond(), Budget(100, 0.0), Rng("0"))
    assert found.best == TINY.legal(view, view.viewer)[-1]
    assert found.iterations == 0


class Remembering(Game[Any]):
    """A game that remembers what was done last."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game.meta, game.actions, list(game.steps.values()))
        self.inner = game
        self.last = ""

    def imagine(self, v: Any, rng: Rng) -> Any:
        return self.inner.imagine(v, rng)

    def apply(self, s: Any, seat: int, a: Action, out: Any = None) -> None:
        if seat != CHANCE:
            self.last = a.text
        self.inner.apply(s, seat, a, out)


def test_rollouts_overrule_a_wrong_opinion() -> None:
    """Every action is worth its place in the list, and looks the worse the better it is."""
    game = games.load("torres")
    view = some_view(game)
    texts = [action.text for action in game.legal(view, view.viewer)][:12]
    watched = Remembering(game)

    class AtOnce(Knowledge):
        def is_leaf(self, game: AnyGame, root: Any, state: Any, decisions: int) -> bool:
            return True

        def outlook(self, game: Any, state: Any) -> list[dict[str, float]]:
            worth = float(texts.index(game.last))
            return [{"x": worth if seat == view.viewer else 0.0} for seat in range(state.seats)]

    candidates = [
        Candidate((game.parse(text),), -0.2 * i, view.seats) for i, text in enumerate(texts)
    ]
    found = compare(watched, view, AtOnce(), Budget(100), Rng("c"), candidates)
    assert found.best.text == texts[-1]
    assert found.candidates[0].expected() == {"x": len(texts) - 1}
    visits = [candidate.node.visits for candidate in found.candidates]
    assert visits == sorted(visits, reverse=True)  # the worse half drops out of every round
    assert {candidate.action.text for candidate in found.candidates} == set(texts)
    assert len(texts) > 4


def test_more_rollouts_choose_better() -> None:
    """Every action is worth its place in the list and a large share of luck. What the choices of
    twenty searches are worth rises with the rollouts they have."""
    game = games.load("torres")
    view = some_view(game)
    texts = [action.text for action in game.legal(view, view.viewer)][:8]
    watched: Any = Remembering(game)

    class Lucky(Knowledge):
        def is_leaf(self, game: AnyGame, root: Any, state: Any, decisions: int) -> bool:
            return True

        def outlook(self, game: Any, state: Any) -> list[dict[str, float]]:
            self.rolls = getattr(self, "rolls", 0) + 1
            luck = Rng(f"{self.rolls}").below(1000) / 100
            worth = texts.index(game.last) + luck
            return [{"x": worth if seat == view.viewer else 0.0} for seat in range(state.seats)]

    def worth(rollouts: int) -> float:
        total = 0
        knowledge = Lucky()
        for number in range(20):
            candidates = [Candidate((game.parse(text),), 0.0, view.seats) for text in texts]
            budget = Budget(rollouts)
            found = compare(watched, view, knowledge, budget, Rng(f"more {number}"), candidates)
            total += texts.index(found.best.text)
        return total / 20

    rising = [worth(rollouts) for rollouts in (24, 48, 96)]
    assert rising == sorted(rising)
    assert rising[-1] > rising[0] + 0.3


def test_every_seat_has_its_own_value() -> None:
    node = Node(3)
    node.add([1.0, -1.0, 0.0])
    node.add([3.0, -2.0, 5.0])
    assert (node.visits, [node.mean(seat) for seat in range(3)]) == (2, [2.0, -1.5, 2.5])
    assert Knowledge().utilities([10.0, 6.0, 2.0]) == [5.0, -2.0, -7.0]
    assert Knowledge().utilities([7.0]) == [7.0]


def test_an_opinion_without_rollouts_is_the_knowledges_own() -> None:
    best, other = Candidate((Action(0, "a"),), 2.0, 2), Candidate((Action(0, "b"),), 1.5, 2)
    best.add([4.0, -4.0], [{"x": 4.0}, {}], 0, 0)
    assert opinion(other, best, 0) == pytest.approx(3.5)
    assert opinion(best, best, 0) == pytest.approx(4.0)
    assert best.expected() == {"x": 4.0}
    assert best.margin() == 4.0


@pytest.mark.parametrize("game", EVERY_GAME[1:], ids=lambda game: game.meta.id)
def test_at_the_end_the_outlook_is_the_result(game: AnyGame) -> None:
    seats = max(2, game.meta.seats[0])
    state = game.new(seats, game.meta.read_options(None))
    play_out(game, state, [RandomBot(str(i)) for i in range(seats)], Stacked("end"))
    rows = knowledge_of(game.meta.id).outlook(game, state)
    scores = game.result(state).scores[:seats]
    assert [round(sum(row.values())) for row in rows] == pytest.approx(scores, abs=1)


@every_game
def test_the_strongest_stops_at_the_bell_in_every_game(game: AnyGame) -> None:
    """Every look at the clock takes a second here. After the bell it is looked at a few times
    more, on the way out, and no rollout begins; nor does more than a stretch of one go on."""
    late = 0
    now = 0.0

    def clock() -> float:
        nonlocal now, late
        now += 1.0
        late += now > 21.0
        return now

    budget = Budget(10_000, 20.0, clock)
    view = some_view(game)
    found = Palatine("bell").think(game, view, knowledge_of(game.meta.id), budget)
    assert found.best in game.legal(view, view.viewer)
    assert now >= 21.0
    assert late <= 14
    assert budget.used <= 20
