"""Numbers beside the board by name, for the sentences and the expectations of lessons.

score:N      the points of a seat
fact:NAME    a fact of the table, or what a turn can still spend, by its icon or its touch
fact:N:NAME  a fact of a seat
"""

from palatine.core.display import Fact, Status
from palatine.core.offer import Phrase, Words


def fact(status: Status, name: str) -> Fact | None:
    """The fact that `fact:NAME` or `fact:N:NAME` means; None where there is none."""
    kind, _, rest = name.partition(":")
    if kind != "fact":
        return None
    seat, _, own = rest.partition(":")
    if seat.isdecimal() and own:
        within = status.seats[int(seat)] if int(seat) < len(status.seats) else []
        return _named(within, own)
    budget = [status.budget] if status.budget else []
    return _named([*budget, *status.table], rest)


def _named(facts: list[Fact], name: str) -> Fact | None:
    """The fact with this touch, else the first one with this icon."""
    by_touch = [one for one in facts if one.touch == name]
    return next(iter([*by_touch, *(one for one in facts if one.icon == name)]), None)


def value(status: Status, name: str, words: Words) -> str | int | None:
    """The present value, as a number where it is one (so that sentences have their plurals); None
    where there is no such fact. For a value in words ("4 of 5") it is the first number."""
    kind, _, rest = name.partition(":")
    if kind == "score":
        seat = int(rest) if rest.isdecimal() else -1
        return status.scores[seat] if 0 <= seat < len(status.scores) else None
    found = fact(status, name)
    if found is None:
        return None
    if isinstance(found.value, Phrase):
        counts = [one for one in found.value.args.values() if isinstance(one, int)]
        return counts[0] if counts else found.value.said(words)
    if isinstance(found.value, str) and found.value.isdecimal():
        return int(found.value)
    return found.value
