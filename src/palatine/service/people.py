"""What those who sit at a table are called."""

from palatine import bots
from palatine.locales import Words, load
from palatine.table.table import Table

SIMPLEST = "random"
FIRST = "squire"  # whom a stranger meets: makes mistakes, but plays to win
STAND_IN = "greedy"  # who sits in for somebody who is away: the best that is quick


def opponents() -> list[str]:
    """The levels, weakest first, then the yardsticks, then those of other people's code."""
    return bots.names()


def named(table: Table, language: str) -> Words:
    """The words of a language, with the names of the people at this table."""
    return load(language, names(table, load(language)))


def names(table: Table, words: Words) -> list[str]:
    """The names of the seats in a language."""
    sitting = [seat.bot for seat in table.seats]
    found = []
    for i, seat in enumerate(table.seats):
        if seat.kind == "empty":
            found.append(words("table-seat-open"))
        elif seat.kind == "person":
            found.append(seat.name or words("table-seat-gone"))
        else:
            number = sitting[: i + 1].count(seat.bot) if sitting.count(seat.bot) > 1 else 0
            found.append(bot_name(seat.bot, number, words))
    return found


def bot_name(bot: str, number: int, words: Words) -> str:
    """The name of a bot; several of one level are numbered."""
    label = bot_label(bot, words)
    return f"{label} {number}" if number else label


def bot_label(bot: str, words: Words) -> str:
    key = f"server-bot-{bot}"
    return words(key) if words.has(key) else bot
