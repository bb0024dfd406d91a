"""Opponents: they see views and nothing else, play legally, and the same seed plays the same."""

from typing import Any

import pytest

from palatine import games
from palatine.bots import BOTS, make
from palatine.bots.base import AnyGame, Bot
from palatine.bots.knowledge import has_own_knowledge
from palatine.bots.playing import play_out, win_shares
from palatine.core.action import Action
from palatine.core.chance import Stacked
from palatine.core.errors import BadOption
from palatine.core.state import CHANCE, SPECTATOR, WHOLE
from palatine.games._template import GAME as TINY

EVERY_GAME = [games.load(game) for game in games.GAMES]


def seen_by_all(game: AnyGame, seats: int, seed: str) -> list[tuple[int, int]]:
    """Who was asked, and whose view was shown, in a whole game."""
    shown: list[tuple[int, int]] = []

    class Watcher(Bot):
        def __init__(self, seat: int) -> None:
            super().__init__(f"{seed} {seat}")
            self.seat = seat

        def decide(self, game: AnyGame, view: Any) -> Action:
            shown.append((self.seat, view.viewer))
            actions = game.legal(view, view.viewer)
            return actions[self.rng.below(len(actions))]

    state = game.new(seats)
    play_out(game, state, [Watcher(seat) for seat in range(seats)], Stacked(seed))
    assert game.is_over(state)
    return shown


@pytest.mark.parametrize("game", [TINY, *EVERY_GAME], ids=lambda game: game.meta.id)
def test_a_bot_is_shown_the_view_of_its_own_seat_only(game: AnyGame) -> None:
    shown = seen_by_all(game, game.meta.seats[-1], "views")
    assert shown
    assert all(seat == viewer for seat, viewer in shown)


@pytest.mark.parametrize("name", list(BOTS))
@pytest.mark.parametrize("viewer", [WHOLE, SPECTATOR])
def test_a_bot_refuses_a_whole_state_and_a_spectators(name: str, viewer: int) -> None:
    state = TINY.new(2)
    while TINY.to_move(state) == CHANCE:
        TINY.apply(state, CHANCE, TINY.odds(state)[0][0])
    given = state if viewer == WHOLE else TINY.view(state, viewer)
    with pytest.raises(ValueError, match="view of its own seat"):
        make(name, "0").choose(TINY, given)


def play_with(game: AnyGame, names: list[str], seed: str) -> tuple[list[str], list[int]]:
    """The texts of a game, each checked to be legal, and its scores."""
    bots = [make(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    state = game.new(len(names))
    driver = Stacked(seed)
    texts = []
    while not game.is_over(state):
        seat = game.to_move(state)
        if seat == CHANCE:
            action = driver.draw(game, state)
        else:
            action = bots[seat].choose(game, game.view(state, seat))
            assert action in game.legal(state, seat)
        texts.append(action.text)
        game.apply(state, seat, action)
    return texts, game.result(state).scores


@pytest.mark.parametrize("game", [TINY, *EVERY_GAME], ids=lambda game: game.meta.id)
def test_random_plays_legally_and_repeats_itself_by_seed(game: AnyGame) -> None:
    names = ["random"] * game.meta.seats[-1]
    assert play_with(game, names, "a") == play_with(game, names, "a")
    assert play_with(game, names, "a") != play_with(game, names, "b")


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.meta.id)
def test_greedy_plays_legally_and_repeats_itself_by_seed(game: AnyGame) -> None:
    names = ["greedy"] + ["random"] * (game.meta.seats[0] - 1)
    assert play_with(game, names, "a") == play_with(game, names, "a")


def test_greedy_beats_random_in_a_game_that_nobody_has_tuned() -> None:
    assert not has_own_knowledge(TINY.meta.id)
    wins = 0.0
    for number in range(200):
        names = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        scores = play_with(TINY, names, str(number))[1]
        places = [1 + sum(other > own for other in scores) for own in scores]
        wins += win_shares(places)[names.index("greedy")]
    assert wins >= 112  # 100 are to be expected of equals, with a deviation of 7


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(BadOption) as error:
        make("deep blue", "0")
    assert error.value.key == "error-unknown-bot"
    assert make("random", "0").name == "random"


def test_a_shared_win_is_split() -> None:
    assert win_shares([1, 2, 3]) == [1.0, 0.0, 0.0]
    assert win_shares([2, 1, 1]) == [0.0, 0.5, 0.5]
