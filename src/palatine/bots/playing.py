"""A game between bots, as fast as possible: no record, no events."""

from typing import Any

from palatine.bots.base import AnyGame, Bot
from palatine.core.chance import Driver
from palatine.core.state import CHANCE, OVER


def play_out(game: AnyGame, state: Any, bots: list[Bot], driver: Driver) -> int:
    """Play a game to its end, changing the state; returns the number of decisions of the seats."""
    decisions = 0
    while (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            game.apply(state, CHANCE, driver.draw(game, state))
            continue
        action = bots[seat].choose(game, game.view(state, seat))
        game.apply(state, seat, action)
        decisions += 1
    return decisions


def win_shares(places: list[int]) -> list[float]:
    """One win for each game, divided among those who share the first place."""
    first = places.count(1)
    return [1 / first if place == 1 else 0.0 for place in places]
