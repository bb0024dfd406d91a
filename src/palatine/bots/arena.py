"""Contests between bots: rotated seats, the same deals for every rotation, and confidence
intervals.

A *deal* is one order of every deck (`Stacked`). It is played once for each rotation of the line-up,
so that the luck of draws and seats is the same for all. Processes exchange plain data.
"""

import os
import platform
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any

from palatine import games
from palatine.bots import search
from palatine.bots.base import Bot
from palatine.bots.entrants import make_entrant, read_entrant
from palatine.bots.frozen import FrozenBot
from palatine.bots.playing import play_out, win_shares
from palatine.bots.reports import ArenaReport, Interval, Standing
from palatine.bots.runners import Runner, alone
from palatine.bots.statistics import mean_interval, wilson
from palatine.core.chance import Stacked
from palatine.core.errors import BadOption
from palatine.core.meta import Options
from palatine.core.native import COMPILED

# Deal, rotation, scores and shares by entrant, decisions, processor seconds, where and when.
Played = dict[str, Any]


@dataclass(frozen=True)
class Contest:
    """What is played: a game, the bots by seat, and the seed of all its luck."""

    game: str
    lineup: tuple[str, ...]  # one opponent a seat, before any rotation; entrants.py reads them
    options: Options
    seed: str

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "lineup": list(self.lineup),
            "options": self.options,
            "seed": self.seed,
        }

    @classmethod
    def of(cls, plain: dict[str, Any]) -> "Contest":
        return cls(plain["game"], tuple(plain["lineup"]), plain["options"], plain["seed"])


def contest(game: str, names: list[str], seats: int, options: Options | None, seed: str) -> Contest:
    """Check the request and make a contest; where there are fewer names than seats, they are
    repeated."""
    meta = games.meta(game)
    for name in names:
        read_entrant(name, game)
    meta.check_seats(seats)
    if not names or len(names) > seats:
        raise BadOption("error-bot-count", {"bots": len(names), "seats": seats})
    lineup = tuple(names[i % len(names)] for i in range(seats))
    return Contest(game, lineup, meta.read_options(options), seed)


def play_one(plain: dict[str, Any], number: int) -> Played:
    """Play game number `number` of a contest. Plain data in and out, since it may run in another
    process."""
    lineup: list[str] = plain["lineup"]
    seats = len(lineup)
    began = process_time()
    deal, rotation = divmod(number, seats)
    seated = [(seat + rotation) % seats for seat in range(seats)]  # entrant of each seat
    game = games.load(plain["game"])
    name = f"{plain['seed']}/{deal}"
    bots = [make_entrant(lineup[entrant], plain["game"], f"{name}/{entrant}") for entrant in seated]
    state = game.new(seats, plain["options"])
    decisions = play_out(game, state, bots, Stacked(name))
    result = game.result(state)
    shares = win_shares(result.places)
    by_entrant = sorted(range(seats), key=lambda seat: seated[seat])
    return {
        "deal": deal,
        "rotation": rotation,
        "scores": [result.scores[seat] for seat in by_entrant],
        "shares": [shares[seat] for seat in by_entrant],
        "decisions": decisions,
        "cpu": round(process_time() - began + _elsewhere(bots), 3),
        "where": _where(lineup, bots, seated),
        "when": datetime.now(UTC).date().isoformat(),
    }


def _elsewhere(bots: list[Bot]) -> float:
    """Processor seconds that were used in other processes."""
    return sum(bot.elsewhere for bot in bots if isinstance(bot, FrozenBot))


def _where(lineup: list[str], bots: list[Bot], seated: list[int]) -> str:
    """The machine, and which entrants of an earlier commit were not compiled there."""
    slow = {
        lineup[entrant].split()[0]
        for entrant, bot in zip(seated, bots)
        if isinstance(bot, FrozenBot) and not bot.process.is_compiled
    }
    return ", ".join([machine(), *(f"{name} interpreted" for name in sorted(slow))])


@cache
def machine() -> str:
    """The machine on which a game was played: a search with a clock does less on a slow one."""
    cores = os.cpu_count() or 1
    python = f"Python {platform.python_version()}"
    rules = "compiled" if COMPILED else "interpreted"
    opponents = "interpreted" if str(search.__file__).endswith(".py") else "compiled"
    return f"{_processor()}, {cores} cores, {python}, rules {rules}, opponents {opponents}"


def _processor() -> str:
    """The name of the processor, where the system gives one."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()


def run(
    what: Contest,
    count: int,
    runner: Runner = alone,
    progress: Callable[[int], None] | None = None,
) -> ArenaReport:
    """Play `count` games (rounded up to whole deals) and report."""
    seats = len(what.lineup)
    count = -(-count // seats) * seats
    played: list[Played] = []
    for _, one in runner(play_one, ((what.plain(), number) for number in range(count))):
        played.append(one)
        if progress is not None:
            progress(len(played))
    played.sort(key=lambda one: (one["deal"], one["rotation"]))
    return report(what, played)


def report(what: Contest, played: list[Played]) -> ArenaReport:
    """Wins and points of every bot by name, with 95 % intervals. Shares count only games that
    somebody at the table won: in Between Two Castles with two players, Ludwig may win."""
    names = list(dict.fromkeys(what.lineup))
    decisions = sum(one["decisions"] for one in played)
    won = sum(sum(one["shares"]) for one in played)
    return ArenaReport(
        game=what.game,
        lineup=what.lineup,
        options=what.options,
        seed=what.seed,
        seats=len(what.lineup),
        games=len(played),
        deals=len({one["deal"] for one in played}),
        unwon=round(len(played) - won, 4),
        decisions=decisions,
        bots=tuple(_standing(name, what.lineup, played, won) for name in names),
    )


def _standing(name: str, lineup: tuple[str, ...], played: list[Played], won: float) -> Standing:
    """One bot's row. Points and margins are averaged within a deal first: the rotations of a deal
    share their luck, so they are one observation and not several."""
    own = [i for i, entrant in enumerate(lineup) if entrant == name]
    wins = sum(one["shares"][i] for one in played for i in own)
    low, high = wilson(wins, won)
    points, points_95 = _interval(_by_deal(played, lambda one: _mean(one["scores"], own)))
    margin, margin_95 = _interval(_by_deal(played, lambda one: _margin(one["scores"], own)))
    return Standing(
        name=name,
        seats=len(own),
        wins=round(wins, 4),
        win_rate=round(wins / won, 4) if won else 0.0,
        win_rate_95=(round(low, 4), round(high, 4)),
        expected=round(len(own) / len(lineup), 4),
        points=points,
        points_95=points_95,
        margin=margin,
        margin_95=margin_95,
    )


def _interval(values: list[float]) -> tuple[float, Interval]:
    middle, low, high = mean_interval(values)
    return round(middle, 2), (round(low, 2), round(high, 2))


def _by_deal(played: list[Played], value: Callable[[Played], float]) -> list[float]:
    deals: dict[int, list[float]] = {}
    for one in played:
        deals.setdefault(one["deal"], []).append(value(one))
    return [sum(values) / len(values) for values in deals.values()]


def _mean(scores: list[int], entrants: list[int]) -> float:
    return sum(scores[i] for i in entrants) / len(entrants)


def _margin(scores: list[int], own: list[int]) -> float:
    """Points above the average of the others; 0 where there are none."""
    others = [i for i in range(len(scores)) if i not in own]
    return _mean(scores, own) - _mean(scores, others) if others else 0.0
