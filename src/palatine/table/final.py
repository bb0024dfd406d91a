"""How a game ended: the game's own result, with whoever gave up in the last places."""

from palatine.core.offer import Words
from palatine.core.result import Result, places_by
from palatine.core.state import Json
from palatine.table.table import Table


def final(table: Table) -> Result:
    """The result with the places as the table sees them."""
    result = table.game.result(table.state)
    resigned = [seat.resigned for seat in table.seats]
    gave_up = resigned + [False] * (len(result.places) - len(resigned))
    if any(gave_up):
        keys = [(0 if gone else 1, -place) for gone, place in zip(gave_up, result.places)]
        result.places = places_by([tuple(key) for key in keys])
    return result


def told(table: Table, words: Words) -> Json:
    """The result in words."""
    result = final(table)
    game = table.setup.game
    breakdown = [
        [{"label": words(f"{game}-points-{key}", {}), "points": n} for key, n in parts.items()]
        for parts in result.breakdown
    ]
    return {
        "places": result.places,
        "scores": result.scores,
        "breakdown": breakdown,
        "tie_breaks": [words(key, {}) for key in result.tie_breaks],
        "extras": [words(key, {}) for key in result.extras],
        "title": words(result.title, {}) if result.title else "",
        "resigned": [i for i, seat in enumerate(table.seats) if seat.resigned],
        "lines": _lines(table, result, words),
        "ratings": None,
    }


def _lines(table: Table, result: Result, words: Words) -> list[str]:
    """Who came in where, best first."""
    order = sorted(range(len(table.seats)), key=lambda seat: result.places[seat])
    return [
        words(
            "table-result-gave-up" if table.seats[seat].resigned else "table-result",
            {"seat": seat, "place": result.places[seat], "points": result.scores[seat]},
        )
        for seat in order
    ]
