"""Checks of the arguments of environments: game, seats, options."""

from collections.abc import Mapping
from typing import Any

from palatine import games
from palatine.core.errors import BadOption
from palatine.core.game import Game


def read_arguments(
    game: str, seats: int | None, options: Mapping[str, Any] | None
) -> tuple[Game[Any], int]:
    """The rules of a game and the number of seats, by default as few as it allows. Raises an error
    for values that are not allowed, also for those of a wrong type."""
    if not isinstance(game, str):
        about = {"game": str(game)[:60], "allowed": ", ".join(games.names())}
        raise BadOption("error-unknown-game", about)
    rules = games.load(game)
    count = rules.meta.seats[0] if seats is None else seats
    if not isinstance(count, int):
        allowed = ", ".join(map(str, rules.meta.seats))
        raise wrong("seats", count, allowed)
    rules.meta.check_seats(count)
    if options is not None and not (
        isinstance(options, Mapping) and all(isinstance(key, str) for key in options)
    ):
        raise wrong("options", options, ", ".join(o.key for o in rules.meta.options) or "-")
    rules.meta.read_options(options)
    return rules, count


def check_count(n: int, processes: int = 1) -> None:
    """Refuse a batch without games, and more processes than games."""
    whole = isinstance(n, int) and isinstance(processes, int)
    if not whole or n < 1 or processes < 1 or processes > n:
        about = {"games": str(n)[:60], "processes": str(processes)[:60]}
        raise BadOption("error-batch-size", about)


def wrong(option: str, value: object, allowed: str) -> BadOption:
    """The error for a value that is not one of the allowed ones."""
    about = {"option": option, "value": str(value)[:60], "allowed": allowed}
    return BadOption("error-bad-option", about)
