"""Levels err as people do: every kind of action is thought of, no blunder goes beyond a bound, and
among equals the choice varies, the same way for the same seed."""

from typing import Any

import pytest

from bots.test_hints import last_action
from palatine import games
from palatine.bots import make
from palatine.bots.base import AnyGame
from palatine.bots.candidates import Candidate, Found
from palatine.bots.knowledge import Knowledge, knowledge_of
from palatine.bots.levels import BY_NAME, LevelBot
from palatine.bots.slips import (
    FEW,
    Slips,
    bearable,
    chosen,
    misjudged,
    noticed,
    varied,
    without_waste,
)
from palatine.core.action import Action
from palatine.core.chance import Stacked
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER, State
from palatine.games._template import GAME as TINY
from palatine.games.louis.names import COLUMNS, MARKERS, NEUTRAL, TILES

ACTIONS = [Action(kind, f"{kind} {n}") for kind in range(3) for n in range(10)]
EACH = [(0, 0), (0, 1), (0, 2)]  # nothing is alike
VALUES = [float(10 * action.kind + n % 10) for n, action in enumerate(ACTIONS)]


def test_whoever_sees_everything_misses_nothing() -> None:
    assert noticed(ACTIONS, VALUES, 0, 1.0, Rng("0")) == list(range(len(ACTIONS)))


def test_no_kind_of_action_is_ever_forgotten() -> None:
    """However little is looked at, and however poor a kind looks."""
    rng = Rng("kinds")
    for blind in (20, 50, 90, 100):
        for _ in range(100):
            seen = noticed(ACTIONS, VALUES, blind, 4.0, rng)
            assert {ACTIONS[i].kind for i in seen} == {0, 1, 2}


def test_what_looks_middling_is_overlooked_and_what_looks_best_hardly_ever() -> None:
    rng = Rng("blind")
    seen = [noticed(ACTIONS, VALUES, 50, 3.0, rng) for _ in range(300)]
    often = [sum(i in some for some in seen) for i in range(len(ACTIONS))]
    assert often[29] == 300  # the best
    assert 60 < often[14] < 240  # the middle of all
    assert often[0] < 30  # the worst of a kind
    assert all(len(some) < len(ACTIONS) for some in seen)


def test_of_a_few_possibilities_all_are_seen() -> None:
    few = ACTIONS[:FEW]
    assert noticed(few, [0.0] * FEW, 100, 1.0, Rng("few")) == list(range(FEW))


def test_near_things_are_misjudged_and_far_ones_are_not() -> None:
    rng = Rng("error")
    picked = [misjudged([10.0, 9.5, 0.0], EACH, 1.0, 0.0, rng) for _ in range(300)]
    assert picked.count(0) > picked.count(1) > 30
    assert picked.count(2) == 0
    assert {misjudged([10.0, 9.5, 0.0], EACH, 0.0, 0.0, rng) for _ in range(9)} == {0}


def test_many_useless_things_that_are_alike_hide_a_useful_one_no_more_than_one_of_them() -> None:
    """Sixty places for a block that bring nothing, and a marker that brings a point."""
    rng = Rng("alike")
    values = [1.0] + [0.0] * 60
    apart = [(0, 0)] + [(1, n) for n in range(60)]
    alike = [(0, 0)] + [(1, 0)] * 60
    useful = [
        sum(misjudged(values, kinds, 1.0, 0.0, rng) == 0 for _ in range(400))
        for kinds in (apart, alike)
    ]
    assert useful[0] < 80 and useful[1] > 240
    few = [Action(0, "marker")] + [Action(1, f"block {n}") for n in range(60)]
    slips = Slips(blind=0, haze=0.0, error=1.0, worst=9.0, margin=0.0)
    taken = [chosen(few, values, values, slips, rng).text for _ in range(400)]
    assert taken.count("marker") > 240
    assert len(set(taken)) > 40  # and where a block goes still varies


def test_what_is_nearly_as_good_is_chosen_too() -> None:
    rng = Rng("margin")
    picked = [misjudged([10.0, 9.9, 9.0], EACH, 0.0, 0.2, rng) for _ in range(100)]
    assert picked.count(0) > 20 and picked.count(1) > 20 and picked.count(2) == 0


def test_no_blunder_goes_beyond_the_bound_however_wrong_a_judgement_is() -> None:
    rng = Rng("bound")
    wild = Slips(blind=90, haze=1000.0, error=1000.0, worst=5.0, margin=0.0)
    taken = {chosen(ACTIONS, VALUES, VALUES, wild, rng).text for _ in range(400)}
    assert taken == {ACTIONS[i].text for i in bearable(VALUES, 5.0)}
    assert len(taken) == 6


def found_with(worths: list[tuple[float, float]]) -> Found:
    """Candidates with these values before the search, and in both of its worlds."""
    candidates = []
    for number, (prior, worth) in enumerate(worths):
        one = Candidate((Action(0, f"a {number}"),), prior, 2)
        for world in range(2):
            one.add([worth + world, 0.0], [{"points": worth}, {}], 0, world)
        candidates.append(one)
    return Found(0, candidates, 4, ["one", "other"])


def test_a_search_varies_among_equals_only() -> None:
    found = found_with([(1.0, 5.0), (1.0, 5.0), (1.0, 4.9), (0.9, 5.0)])
    rng = Rng("equals")
    taken = [varied(found, rng).action.text for _ in range(60)]
    assert set(taken) == {"a 0", "a 1"}
    before = rng.word()
    same = Rng("equals")
    assert [varied(found, same).action.text for _ in range(60)] == taken
    assert same.word() == before


class Watching(Knowledge):
    """A game's own knowledge that remembers what it said last of the actions at hand."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.inner = knowledge_of(game, 0)
        self.scale, self.errors = self.inner.scale, self.inner.errors
        self.said: dict[int, dict[str, float]] = {}

    def values(self, game: AnyGame, state: State, legal: list[Action], effort: int) -> list[float]:
        told = self.inner.values(game, state, legal, effort)
        self.said[effort] = {action.text: value for action, value in zip(legal, told)}
        return told


@pytest.mark.parametrize("name", ["page", "squire", "knight"])
@pytest.mark.parametrize("game", games.GAMES)
def test_a_level_loses_no_more_at_once_than_its_bound(game: str, name: str) -> None:
    """The first decisions of a game, by what the level itself sees."""
    rules, level = games.load(game), BY_NAME[name]
    knowledge = Watching(game)
    kind = type(make(name, ""))
    assert issubclass(kind, LevelBot)
    bots = [kind(f"{name} {seat}", knowledge=knowledge) for seat in range(3)]
    chances = 0
    for state, seat in decisions(rules, 3, 30):
        action = bots[seat].choose(rules, rules.view(state, seat))
        if len(rules.legal(state, seat)) > 1:
            said = knowledge.said[level.effort]
            assert max(said.values()) - said[action.text] <= level.worst * knowledge.scale + 1e-9
            chances += 1
        rules.apply(state, seat, action)
    assert chances > 10


def decisions(game: AnyGame, seats: int, number: int) -> Any:
    """The states and seats of so many decisions; who asks applies what is decided."""
    state = game.new(seats, game.meta.read_options(None))
    driver = Stacked("slips")
    while number and (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            game.apply(state, CHANCE, driver.draw(game, state))
        else:
            number -= 1
            yield state, seat


@pytest.mark.parametrize("name", ["page", "squire"])
def test_another_seed_chooses_otherwise_and_the_same_seed_the_same(name: str) -> None:
    assert opening(name, "a") == opening(name, "a")
    assert len({tuple(opening(name, seed)) for seed in "abcdef"}) > 3


def opening(name: str, seed: str) -> list[str]:
    """What one level does first in a game of Louis, with the same draws."""
    game = games.load("louis")
    bots = [make(name, f"{seed} {seat}") for seat in range(2)]
    texts = []
    for state, seat in decisions(game, 2, 8):
        action = bots[seat].choose(game, game.view(state, seat))
        texts.append(action.text)
        game.apply(state, seat, action)
    return texts


def test_a_game_without_knowledge_is_played_as_well() -> None:
    """All values are equal there: any action, of every kind."""
    bot = make("page", "tiny")
    for state, seat in decisions(TINY, 2, 6):
        action = bot.choose(TINY, TINY.view(state, seat))
        assert action in TINY.legal(state, seat)
        TINY.apply(state, seat, action)


def test_what_costs_nothing_is_not_left_undone() -> None:
    """Unless there is nothing else, or the waste is as good as the rest."""
    assert without_waste({0, 1, 2}, [1.0, 2.0, 3.0], [0, 1]) == {2}
    assert without_waste({0, 1}, [1.0, 2.0, 3.0], [0, 1]) == {0, 1}
    assert without_waste({0, 1, 2}, [1.0, 2.0, 1.5], [1]) == {0, 1, 2}
    slips = Slips(50, 4.0, 4.0, 12.0, 0.1)
    actions, values = ACTIONS[:4], [3.0, 2.0, 1.0, 0.0]
    rng = Rng("waste")
    without = {chosen(actions, values, values, slips, rng, [1, 3]).text for _ in range(300)}
    careless = {chosen(actions, values, values, slips, rng).text for _ in range(300)}
    assert without == {actions[0].text, actions[2].text}
    assert careless == {action.text for action in actions}


@pytest.mark.parametrize("level", ["page", "squire", "knight"])
def test_no_card_of_louis_is_played_for_nothing(level: str) -> None:
    """At the step of a card with no marker at hand: three are fetched, not one, not none, and not
    two with a joker."""
    rules = games.load("louis")
    state = rules.new(2, {})
    rng = Rng("deal")
    while rules.to_move(state) == CHANCE or state.frames[-1].step != "play":
        who = rules.to_move(state)
        if who == CHANCE:
            rules.apply(state, CHANCE, rules.pick(state, rng.below(rules.total(state))))
        else:
            rules.apply(state, who, rules.legal(state, who)[-1])
    seat = rules.to_move(state)
    state.players[seat].general += state.players[seat].personal
    state.players[seat].personal = 0
    view = rules.view(state, seat)
    legal = rules.legal(view, seat)
    assert any(action.text.endswith("nothing") for action in legal)
    taken = {make(level, str(number)).choose(rules, view).text for number in range(60)}
    assert all(text.endswith("fetch 3") for text in taken)


@pytest.mark.parametrize(
    ("offered", "wasted"),
    [
        (["put 2 general", "put 1 general 1 personal", "put 2 personal", "put 1 general"], "1 2 3"),
        (["put 1 general 1 personal", "put 2 personal", "put 1 general", "put 1 personal"], "1 3"),
        (["put general 5", "put personal 5", "put personal 4"], "1"),
        (["use place-on-tile: personal 5", "use place-on-tile: general 5", "pass"], "0 2"),
        (["use plus-2-louisdor-choice: 1 louisdor 1 marker",
          "use plus-2-louisdor-choice: 2 louisdor",
          "use plus-2-louisdor-choice: 1 louisdor"], "2"),
    ],
)  # fmt: skip
def test_nobody_takes_less_in_louis_or_pays_more_for_the_same(
    offered: list[str], wasted: str
) -> None:
    """Markers of the general supply are free, one's own are not; of both, fewer may be wanted."""
    rules = games.load("louis")
    state, _ = next(iter(decisions(rules, 2, 1)))
    legal = [rules.parse(text) for text in offered]
    assert knowledge_of("louis").wasteful(state, legal) == [int(n) for n in wasted.split()]


def test_an_intrigue_card_of_louis_is_played_where_it_changes_something_only() -> None:
    rules = games.load("louis")
    state, seat = next(iter(decisions(rules, 2, 1)))
    view = rules.view(state, seat)
    asks = next(tile for tile in range(TILES) if view.condition(tile) == MARKERS)
    most = next(tile for tile in range(TILES) if view.condition(tile) != MARKERS)
    one = [rules.parse(f"intrigue {tile + 1}: 1 personal") for tile in (asks, most)]
    view.on[most * COLUMNS + NEUTRAL] = 0
    for mine, theirs, wasted in ((0, 0, []), (0, 1, []), (1, 1, []), (2, 1, [0]), (1, 3, [0])):
        view.on[most * COLUMNS + seat], view.on[most * COLUMNS + 1 - seat] = mine, theirs
        assert knowledge_of("louis").wasteful(view, one[1:]) == wasted
    for short, wasted in ((2, [0]), (1, []), (0, [0])):
        view.on[asks * COLUMNS + seat] = view.number(asks) - short
        assert knowledge_of("louis").wasteful(view, one[:1]) == wasted


def test_no_reward_of_castles_is_declined() -> None:
    rules = games.load("castles")
    state = rules.new(2)
    legal = [rules.parse(text) for text in ("decline", "take 5000")]
    assert knowledge_of("castles").wasteful(state, legal) == [0]


@pytest.mark.parametrize("level", ["page", "squire"])
def test_no_card_of_torres_is_bought_in_the_last_turn(level: str) -> None:
    """The action point would be a point."""
    rules = games.load("torres")
    offered = 0
    for deal in "abcdef":
        state = last_action(deal)
        view = rules.view(state, state.frames[-1].seat)
        offered += "buy" in [action.text for action in rules.legal(view, view.viewer)]
        taken = {make(level, str(number)).choose(rules, view).text for number in range(20)}
        assert "buy" not in taken
    assert offered


@pytest.mark.parametrize("level", ["page", "squire"])
def test_no_turn_of_torres_ends_with_action_points_left(level: str) -> None:
    rules = games.load("torres")
    heights = [[0] * 8 for _ in range(8)]
    heights[0][0:3] = [1, 2, 1]
    heights[4][4] = 1
    document = {"heights": heights, "knights": [[[0, 0]], [[4, 4]]], "king": [2, 0]}
    for left in (1, 3, 5):
        view = rules.view(rules.documents.position({**document, "ap": left}), 0)
        assert "end" in [action.text for action in rules.legal(view, 0)]
        taken = {make(level, str(number)).choose(rules, view).text for number in range(40)}
        assert "end" not in taken
