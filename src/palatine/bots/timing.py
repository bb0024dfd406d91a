"""How long bots think, and whether they keep to the time that they are allowed."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from math import ceil
from time import perf_counter
from typing import Any

from palatine.bots.base import AnyGame, Bot
from palatine.bots.budget import Clock
from palatine.bots.knowledge import knowledge_of
from palatine.bots.levels import LevelBot
from palatine.core.chance import Driver
from palatine.core.state import CHANCE, OVER

GRACE = 1.1  # of what is allowed: a part of a rollout that has begun is finished


@dataclass(frozen=True)
class TimedDecision:
    """One decision that had a choice: whose, how many seconds it took, and how many were
    allowed."""

    seat: int
    turn: int  # counts every change of the seat that decides
    seconds: float
    allowed: float

    def is_kept(self) -> bool:
        return self.seconds <= GRACE * self.allowed


def timed_decisions(
    game: AnyGame,
    state: Any,
    bots: list[Bot],
    driver: Driver,
    clock: Clock = perf_counter,
    most: int | None = None,
) -> list[TimedDecision]:
    """Play a game to its end or for so many decisions, changing the state, and measure the time of
    each decision."""
    found: list[TimedDecision] = []
    turn, before = 0, -1
    while (seat := game.to_move(state)) != OVER and (most is None or len(found) < most):
        if seat == CHANCE:
            game.apply(state, CHANCE, driver.draw(game, state))
            continue
        turn += seat != before
        before = seat
        view = game.view(state, seat)
        began = clock()
        action = bots[seat].choose(game, view)
        spent = clock() - began
        if len(game.legal(state, seat)) > 1:
            found.append(TimedDecision(seat, turn, spent, _allowed(bots[seat], game, view)))
        game.apply(state, seat, action)
    return found


def _allowed(bot: Bot, game: AnyGame, view: Any) -> float:
    if not isinstance(bot, LevelBot):
        return float("inf")
    seconds = bot.allowed(view, bot.knowledge or knowledge_of(game.meta.id))
    return float("inf") if seconds is None else seconds


def summed(found: list[TimedDecision]) -> dict[str, Any]:
    """How long the decisions took, and how many kept to the allowed time."""
    lasted = sorted(one.seconds for one in found)
    turns = [sum(one.seconds for one in part) for _, part in groupby(found, lambda one: one.turn)]
    return {
        "decisions": len(found),
        "mean_ms": _ms(sum(lasted) / len(lasted)),
        "median_ms": _ms(at(lasted, 0.5)),
        "p99_ms": _ms(at(lasted, 0.99)),
        "longest_ms": _ms(lasted[-1]),
        "kept": round(sum(one.is_kept() for one in found) / len(found), 4),
        "turns": len(turns),
        "longest_turn_ms": _ms(max(turns)),
    }


def at(ordered: Iterable[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    values = list(ordered)
    return values[max(0, ceil(share * len(values)) - 1)]


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 1)
