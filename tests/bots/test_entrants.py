"""Opponents with something changed: more budget, other numbers, and the original as it was."""

from time import thread_time

import pytest

from palatine import games
from palatine.bots import arena, make
from palatine.bots.entrants import changed_knowledge, make_entrant, numbers, read_entrant
from palatine.bots.knowledge import Knowledge, knowledge_of
from palatine.bots.levels import LevelBot
from palatine.core.errors import BadOption


def test_a_name_alone_is_the_opponent_of_the_house() -> None:
    bot, own = make_entrant("palatine", "torres", "s"), make("palatine", "s")
    assert isinstance(bot, LevelBot) and isinstance(own, LevelBot)
    assert (bot.iterations, bot.seconds, bot.knowledge) == (own.iterations, own.seconds, None)
    assert make_entrant("random", "torres", "s").name == "random"


def test_twice_the_budget_is_twice_the_rollouts_and_the_seconds() -> None:
    bot, own = make_entrant("palatine:2", "torres", "s"), make("palatine", "s")
    assert isinstance(bot, LevelBot) and isinstance(own, LevelBot)
    assert own.seconds is not None
    assert (bot.iterations, bot.seconds) == (2 * own.iterations, 2 * own.seconds)
    half = make_entrant("castellan:0.5", "torres", "s")
    assert isinstance(half, LevelBot)
    assert half.iterations == half.level.iterations // 2


def test_in_a_contest_clocks_run_by_processor_time() -> None:
    bot, own = make_entrant("palatine", "torres", "s"), make("palatine", "s")
    assert isinstance(bot, LevelBot) and isinstance(own, LevelBot)
    assert bot.clock is thread_time and own.clock is not thread_time


def test_a_budget_of_its_own_may_have_no_clock() -> None:
    bot = make_entrant("castellan rollouts=32 seconds=0", "torres", "s")
    assert isinstance(bot, LevelBot)
    assert (bot.iterations, bot.seconds) == (32, None)


@pytest.mark.parametrize("game", games.GAMES)
def test_every_number_can_be_changed_and_the_games_own_stays(game: str) -> None:
    before = numbers(knowledge_of(game))
    assert {"width", "horizon", "scale", "rollout_noise", "pace"} <= set(before)
    for name, value in before.items():
        other = value + 1
        changed = numbers(changed_knowledge(game, {name: other}))
        assert changed[name] == other
        assert {key for key in before if changed[key] != before[key]} == {name}
    assert numbers(knowledge_of(game)) == before


def test_a_number_of_several_has_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    class Weights:
        def __init__(self) -> None:
            self.card = (2.0, 1.0)
            self.left = 0.5

    class Known(Knowledge):
        def __init__(self, weights: Weights) -> None:
            super().__init__()
            self.weights = weights

    monkeypatch.setattr("palatine.bots.entrants.knowledge_of", lambda game: Known(Weights()))
    changed = changed_knowledge("any", {"card.1": 7.0, "left": 0.75, "width": 3.0})
    assert isinstance(changed, Known)
    assert (changed.weights.card, changed.weights.left) == ((2.0, 7.0), 0.75)
    assert changed.width == 3
    assert numbers(changed)["card.0"] == 2.0


@pytest.mark.parametrize(
    "text",
    [
        "page:2",
        "palatine:-1",
        "palatine:x",
        "greedy width=1",
        "page width=x",
        "page rollouts=-1",
    ],
)
def test_what_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(BadOption) as error:
        read_entrant(text, "torres")
    assert error.value.key == "error-bad-entrant"


def test_an_unknown_number_is_refused_and_the_known_are_named() -> None:
    with pytest.raises(BadOption) as error:
        read_entrant("page nonsense=1", "torres")
    assert error.value.key == "error-unknown-option"
    assert "pace" in str(error.value.details["allowed"])


def test_another_number_plays_another_game() -> None:
    """A page that misjudges a hundred times as much loses what it plays the same way otherwise."""
    what = arena.contest("louis", ["page", "page scale=100"], 2, None, "n")
    sober, _ = arena.run(what, 20).bots
    assert sober.win_rate > 0.7
