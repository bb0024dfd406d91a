"""How a game ended: the game's own result, with those who resigned in the last places; and whose
ratings the game changes."""

from palatine.core.offer import Words
from palatine.core.result import Result, places_by
from palatine.core.state import Json
from palatine.table import ending
from palatine.table.table import Table


def final(table: Table) -> Result:
    """The result with the places as the table counts them. In a rated game nobody gains by leaving
    his seat to a bot, however well it plays: he is placed last, like those who resigned."""
    result = table.game.result(table.state)
    gone = [seat.resigned or (seat.left and not table.unrated) for seat in table.seats]
    gave_up = gone + [False] * (len(result.places) - len(gone))
    if any(gave_up):
        keys = [(0 if gone else 1, -place) for gone, place in zip(gave_up, result.places)]
        result.places = places_by([tuple(key) for key in keys])
    return result


def rated_seats(table: Table) -> list[int]:
    """The seats whose ratings a rated game changes: all of them; or, where a bot decided for
    somebody, only those who left. The others did not play against the people they sat down with."""
    if not any(seat.replaced for seat in table.seats):
        return list(range(len(table.seats)))
    return [i for i, seat in enumerate(table.seats) if seat.left]


def is_short(table: Table, least: int) -> bool:
    """Whether some seat made fewer than so many decisions: then the game says nothing about
    anybody's strength."""
    made = [entry.who for entry in table.record.standing()]
    return any(made.count(seat) < least for seat in range(len(table.seats)))


def told(table: Table, viewer: int, words: Words) -> Json:
    """The result in words; who won is said to the viewer himself."""
    result = final(table)
    headline, detail = ending.said(table, result, viewer, words)
    return {
        "headline": headline,
        "detail": detail,
        "columns": _columns(table, result, words),
        "places": result.places,
        "scores": result.scores,
        "breakdown": [_points(table, parts, words) for parts in result.breakdown],
        "tie_breaks": [words(key, {}) for key in result.tie_breaks],
        "extras": [words(key, {}) for key in result.extras],
        "title": words(result.title, {}) if result.title else "",
        "resigned": [i for i, seat in enumerate(table.seats) if seat.resigned],
        "lines": _lines(table, result, words),
        "ratings": None,
    }


def _points(table: Table, parts: dict[str, int], words: Words) -> list[Json]:
    """Points by category, in words, each with its icon."""
    game, sign = table.setup.game, table.game.face.sign
    return [
        {"label": words(f"{game}-points-{key}", {}), "points": n, "sign": sign(key)}
        for key, n in parts.items()
    ]


def _columns(table: Table, result: Result, words: Words) -> list[Json]:
    """What is compared point by point: as the game says, else the seats and whoever else could
    win."""
    own = table.game.face.columns(table.state)
    if own:
        return [
            _column(table, one.title.said(words), one.points, one.seats, one.decides, words)
            for one in own
        ]
    seats = [[i] for i in range(len(table.seats))] + [[]] * len(result.extras)
    names = ending.names(table, result, words)
    return [
        _column(table, name, parts, whose, whose, words)
        for name, parts, whose in zip(names, result.breakdown, seats)
    ]


def _column(
    table: Table,
    title: str,
    points: dict[str, int],
    seats: list[int],
    decides: list[int],
    words: Words,
) -> Json:
    told: Json = {"title": title, "points": _points(table, points, words)}
    return {**told, "total": sum(points.values()), "seats": seats, "decides": decides}


def _line_key(table: Table, seat: int) -> str:
    if table.seats[seat].resigned:
        return "table-result-gave-up"
    left = table.seats[seat].left and not table.unrated
    return "table-result-left" if left else "table-result"


def _lines(table: Table, result: Result, words: Words) -> list[str]:
    """The seats in the order of their places, best first."""
    order = sorted(range(len(table.seats)), key=lambda seat: result.places[seat])
    return [
        words(
            _line_key(table, seat),
            {"seat": seat, "place": result.places[seat], "points": result.scores[seat]},
        )
        for seat in order
    ]
