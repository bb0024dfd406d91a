"""A bot that looks only at the points of its own turn. A game's own `greedy` is in
bots/games/<game>; in any other game an action is judged by the result after it."""

from importlib import import_module
from typing import Any

from palatine.bots.base import AnyGame, Bot
from palatine.bots.candidates import best_of
from palatine.bots.knowledge import has_own_knowledge
from palatine.core.action import Action
from palatine.core.chance import Sampler
from palatine.core.rng import Rng
from palatine.core.state import CHANCE

WORLDS = 3  # imagined worlds in which an action is tried


class GreedyBot(Bot):
    """Uses `greedy(game, view, rng)` of palatine.bots.games.<game id>, where there is one."""

    name = "greedy"

    def decide(self, game: AnyGame, view: Any) -> Action:
        if not has_own_knowledge(game.meta.id):
            return greedy_by_result(game, view, self.rng)
        action = greedy_of(game.meta.id).greedy(game, view, self.rng)
        assert isinstance(action, Action)
        return action


def greedy_of(game: str) -> Any:
    """The module that chooses the action that looks best at once in one game."""
    return import_module(f"palatine.bots.games.{game}.greedy")


def greedy_by_result(game: AnyGame, view: Any, rng: Rng) -> Action:
    """The action after which the lead over the best other seat is largest, on average over a few
    worlds that fit the view; a random one of several equally good ones."""
    worlds = [game.imagine(view, rng) for _ in range(WORLDS)]
    legal = game.legal(view, view.viewer)
    leads = [
        float(sum(_lead_after(game, world, view.viewer, action, rng) for world in worlds))
        for action in legal
    ]
    return best_of(legal, leads, rng)


def _lead_after(game: AnyGame, world: Any, seat: int, action: Action, rng: Rng) -> int:
    """The lead of a seat after an action and the draws that follow it."""
    state = world.clone()
    game.apply(state, seat, action)
    driver = Sampler(rng)
    while state.to_move() == CHANCE:
        game.apply(state, CHANCE, driver.draw(game, state))
    scores = game.result(state).scores
    others = [points for other, points in enumerate(scores) if other != seat]
    return int(scores[seat] - max(others, default=0))
