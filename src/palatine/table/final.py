"""How a game ended: the game's own result, with whoever gave up in the last places; and whose
ratings it changes."""

from palatine.core.offer import Words
from palatine.core.result import Result, places_by
from palatine.core.state import Json
from palatine.table.table import Table


def final(table: Table) -> Result:
    """The result with the places as the table sees them. In a rated game nobody gains by leaving it
    to a bot, however well that plays: he comes last, like those who gave up."""
    result = table.game.result(table.state)
    gone = [seat.resigned or (seat.left and not table.unrated) for seat in table.seats]
    gave_up = gone + [False] * (len(result.places) - len(gone))
    if any(gave_up):
        keys = [(0 if gone else 1, -place) for gone, place in zip(gave_up, result.places)]
        result.places = places_by([tuple(key) for key in keys])
    return result


def rated_seats(table: Table) -> list[int]:
    """The seats whose ratings a rated game changes: all, or, where a bot decided in somebody's
    place, only those who left. The others did not play against whom they sat down with."""
    if not any(seat.replaced for seat in table.seats):
        return list(range(len(table.seats)))
    return [i for i, seat in enumerate(table.seats) if seat.left]


def is_short(table: Table, least: int) -> bool:
    """Whether some seat decided less than so often: then the game says nothing about anybody."""
    made = [entry.who for entry in table.record.standing()]
    return any(made.count(seat) < least for seat in range(len(table.seats)))


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


def _line_key(table: Table, seat: int) -> str:
    if table.seats[seat].resigned:
        return "table-result-gave-up"
    left = table.seats[seat].left and not table.unrated
    return "table-result-left" if left else "table-result"


def _lines(table: Table, result: Result, words: Words) -> list[str]:
    """Who came in where, best first."""
    order = sorted(range(len(table.seats)), key=lambda seat: result.places[seat])
    return [
        words(
            _line_key(table, seat),
            {"seat": seat, "place": result.places[seat], "points": result.scores[seat]},
        )
        for seat in order
    ]
