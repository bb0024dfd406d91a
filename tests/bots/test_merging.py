"""A decision that several processes share: what they found is compared fairly."""

import json
from typing import Any

import pytest

from bots.test_hints import match_after
from palatine import games
from palatine.bots import make
from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate
from palatine.bots.knowledge import FULL, knowledge_of
from palatine.bots.levels import LevelBot, Palatine, is_shareable
from palatine.bots.merging import merged, plain, ranked, values_of
from palatine.core.action import Action
from palatine.core.rng import Rng

SMALL = 12  # rollouts, so that it is quick


def candidate(kind: int, prior: float, samples: dict[int, float]) -> Candidate:
    found = Candidate((Action(kind, f"action {kind}"),), prior, 2)
    for world, worth in samples.items():
        found.add([worth, -worth], [{}, {}], 0, world)
    return found


def test_the_luck_of_worlds_is_nobodys_merit() -> None:
    """The first was played in poor worlds above all and the second in rich ones; in the two worlds
    that both have seen the first was better by three."""
    first = candidate(1, 0.0, {0: 3.0, 1: 13.0, 2: 1.0, 3: 2.0})
    second = candidate(2, 0.0, {0: 0.0, 1: 10.0, 4: 40.0, 5: 50.0})
    assert first.node.mean(0) < second.node.mean(0)
    one, two = values_of([first, second])
    assert one - two == pytest.approx(3.0, abs=0.05)
    assert ranked([second, first])[0] is first


def test_what_was_never_played_is_judged_by_what_it_looked_like() -> None:
    played, promising, poor = (
        candidate(1, 1.0, {0: 5.0, 1: 6.0}),
        candidate(2, 4.0, {}),
        candidate(3, -2.0, {}),
    )
    assert ranked([poor, played, promising]) == [promising, played, poor]


def palatine(seed: str) -> Palatine:
    bot = make("palatine", seed)
    assert isinstance(bot, Palatine)
    bot.iterations, bot.seconds = SMALL, None
    return bot


def position(game: str) -> tuple[AnyGame, Any]:
    rules = games.load(game)
    match = match_after(rules, 20)
    return rules, match.view(match.seat)


@pytest.mark.parametrize("game", ["torres", "louis", "castles"])
def test_parts_put_together_make_one_decision(game: str) -> None:
    """Each part has the rollouts of a whole search and worlds of its own; the decision is legal,
    and the same again."""
    rules, view = position(game)
    parts = [palatine(f"seed {number}").share(rules, view, 3) for number in range(3)]
    told = [json.loads(json.dumps(plain(found))) for found in parts if found is not None]
    assert len(told) == 3
    found = merged(rules, view, told)
    assert found.iterations == sum(one["iterations"] for one in told)
    assert len(found.worlds) == len(set(found.worlds)) == sum(len(one["worlds"]) for one in told)
    chosen = [palatine("seed").settle(rules, view, merged(rules, view, told)) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in rules.legal(view, view.viewer)


def test_more_is_compared_where_more_processes_think() -> None:
    """As much as with a budget so many times as large. No time is left for rollouts: only the
    candidates count here."""
    rules = games.load("louis")
    view = max(
        (match_after(rules, number).view(match_after(rules, number).seat) for number in range(9)),
        key=lambda one: len(rules.legal(one, one.viewer)),
    )
    assert len(rules.legal(view, view.viewer)) > 32

    def compared(rollouts: int, parts: int) -> int:
        budget = Budget(rollouts, 0.0, parts=parts)
        found = knowledge_of("louis").plan(rules, view, FULL, budget, Rng("a"))
        assert found is not None and not found.worlds
        return len(found.candidates)

    assert compared(600, 1) < compared(600, 4) == compared(2400, 1)
    assert Budget(600, parts=4).iterations == 600


def test_what_is_planned_or_has_no_choice_is_not_shared() -> None:
    rules, view = position("torres")
    bot = palatine("plan")
    while not bot.plan():
        found = bot.share(rules, view, 2)
        assert found is not None
        view_before = view
        action = bot.settle(rules, view, found)
        view = view.clone()
        rules.apply(view, view.viewer, action)
    other = palatine("plan")
    other.recall(rules, bot.plan())
    assert other.share(rules, view, 2) is None
    assert other.share(rules, view_before, 2) is not None
    assert other.choose(rules, view).text == bot.plan()[0][1]


def test_who_does_not_search_shares_nothing() -> None:
    rules, view = position("louis")
    knight = make("knight", "a")
    assert isinstance(knight, LevelBot)
    assert knight.share(rules, view, 2) is None
    assert palatine("a").share(*position("between"), 2) is None
    with pytest.raises(ValueError, match="own seat"):
        palatine("a").share(rules, match_after(rules, 20).state, 2)


def test_only_the_strongest_level_is_helped() -> None:
    names = ("page", "squire", "knight", "castellan", "palatine", "greedy", "mine.py:Mine")
    assert [name for name in names if is_shareable(name)] == ["palatine"]
