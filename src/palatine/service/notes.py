"""What is explained to a learner the first time it comes up at a table."""

from palatine.core.state import Json
from palatine.games import GAMES
from palatine.learn import legend
from palatine.locales import Words


def notes_json(game: str, words: Words) -> list[Json]:
    """The signs of the legend that say where they are first met."""
    entries = [entry for entry in legend.read(GAMES[game]) if entry.first]
    return [_note(game, entry, words) for entry in entries]


def _note(game: str, entry: legend.LegendEntry, words: Words) -> Json:
    key = f"{game}-legend-{entry.id}"
    return {
        "id": entry.id,
        "first": entry.first,
        "name": words(key),
        "means": words(f"{key}-means"),
        "icon": entry.icon,
        "symbol": entry.symbol,
        "rule": entry.rule,
    }
