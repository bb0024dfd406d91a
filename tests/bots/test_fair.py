"""No opponent looks at the true state: what it does follows from its view and its seed alone."""

from typing import Any

import pytest

from palatine import games
from palatine.bots import BOTS, make
from palatine.bots.base import AnyGame
from palatine.bots.entrants import make_entrant
from palatine.bots.levels import LevelBot
from palatine.core.chance import Stacked
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER

EVERY_GAME = [games.load(game) for game in games.GAMES]
every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.meta.id)
DEPTHS = (1, 9, 24, 43, 73)


def positions(game: AnyGame) -> list[tuple[Any, int]]:
    """True states of a game between Pages, where somebody has a choice, and who."""
    seats = max(2, game.meta.seats[0])
    state = game.new(seats, game.meta.read_options(None))
    bots = [make("page", f"fair {seat}") for seat in range(seats)]
    driver, decisions = Stacked("fair"), 0
    found: list[tuple[Any, int]] = []
    while len(found) < len(DEPTHS) and (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            game.apply(state, CHANCE, driver.draw(game, state))
            continue
        if decisions >= DEPTHS[len(found)] and len(game.legal(state, seat)) > 1:
            found.append((state.clone(), seat))
        game.apply(state, seat, bots[seat].choose(game, game.view(state, seat)))
        decisions += 1
    return found


def choice(name: str, game: AnyGame, view: Any) -> str:
    """What an opponent does, with few rollouts and no clock."""
    bot = make(name, "fair")
    if isinstance(bot, LevelBot):
        bot.iterations, bot.seconds = min(bot.iterations, 4), None
    return bot.choose(game, view).text


@every_game
def test_whatever_is_hidden_the_choice_is_the_same(game: AnyGame) -> None:
    """The true state, and others that look the same to the seat, with all secrets dealt anew."""
    differing = 0
    for state, seat in positions(game):
        view = game.view(state, seat)
        worlds = [state] + [game.imagine(view, Rng(f"other {n}")) for n in range(2)]
        differing += len({world.key() for world in worlds}) > 1
        views = [game.view(world, seat) for world in worlds]
        assert len({seen.key() for seen in views}) == 1
        for name in BOTS:
            assert len({choice(name, game, seen) for seen in views}) == 1, name
    assert differing  # there was something to hide


@every_game
def test_thinking_changes_neither_the_view_nor_the_table(game: AnyGame) -> None:
    for state, seat in positions(game):
        view = game.view(state, seat)
        before = state.key(), view.key()
        for name in BOTS:
            choice(name, game, view)
        assert (state.key(), view.key()) == before


@every_game
def test_the_same_seed_plays_the_same_and_another_may_not(game: AnyGame) -> None:
    """Another stream of luck is really used: over some positions it shows."""

    def told(seed: str) -> list[str]:
        texts = []
        for state, seat in positions(game):
            for name in ("page", "castellan rollouts=3 seconds=0"):
                bot = make_entrant(name, game.meta.id, seed)
                texts.append(bot.choose(game, game.view(state, seat)).text)
        return texts

    first = told("a")
    assert told("a") == first
    assert any(told(seed) != first for seed in ("b", "c", "d"))
