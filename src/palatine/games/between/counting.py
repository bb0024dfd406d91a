"""The final scoring, told in the order of the rules: every castle line by line, then for everybody
that the lower castle counts, then what decided between equals. The sums are those of `scoring`."""

from palatine.core.events import Arg
from palatine.core.step import Events
from palatine.games.between.cards import card_points
from palatine.games.between.castle import Castle
from palatine.games.between.effects import castle_key, tell
from palatine.games.between.parts import CARD_IDS, THRONE, x_of, y_of
from palatine.games.between.scoring import (
    LINES,
    attendant_points,
    line_of_sheet,
    room_points,
    sheet,
    specialty_rooms,
    standings,
    throne_points,
)
from palatine.games.between.state import BetweenState


def tell_scoring(s: BetweenState, out: Events) -> None:
    """B-1001 ... B-1004  The events of the final scoring."""
    if out is None:
        return
    sheets = [sheet(castle, s.throne_connects) for castle in s.castles]
    for number in range(s.places):
        _tell_castle(s, number, sheets[number], out)
    totals = [sum(lines) for lines in sheets]
    for place in range(s.places):
        _tell_lower(s, place, totals, out)
    keys = standings(totals, [specialty_rooms(castle) for castle in s.castles])
    _tell_ties(s, keys, out)


def _tell_castle(s: BetweenState, number: int, lines: list[int], out: Events) -> None:
    castle = s.castles[number]
    for i in range(len(LINES)):
        if lines[i] != 0:
            parts = [str(part) for part in _parts(s, castle, LINES[i])]
            touches = _touches(castle, number, LINES[i])
            counted: dict[str, Arg] = {
                "castle": castle_key(number),
                "line": f"between-points-{LINES[i]}",
                "points": lines[i],
                "sum": " + ".join(parts),
                "step": f"castle:{number}:{LINES[i]}",
                "touches": " ".join(touches),
                "earned": " ".join(parts) if len(parts) == len(touches) else "",
            }
            tell(out, "counted", counted)
    total: dict[str, Arg] = {
        "castle": castle_key(number),
        "points": sum(lines),
        "step": f"castle:{number}",
        "touches": f"throne:{number}",
    }
    tell(out, "total", total)


def _parts(s: BetweenState, castle: Castle, line: str) -> list[int]:
    """What the points of a line of the sheet are made of: room by room, card by card."""
    if line == "throne":
        return [throne_points(castle)]
    if line == "attendants":
        return [attendant_points(castle, kind) for kind in castle.attendants]
    if line == "cards":
        return [card_points(castle, card) for card in castle.cards]
    return [
        room_points(castle, cell, s.throne_connects)
        for cell, piece in sorted(castle.cells.items())
        if piece != THRONE and LINES[line_of_sheet(piece)] == line
    ]


def _touches(castle: Castle, number: int, line: str) -> list[str]:
    """What in the picture a line of the sheet is about."""
    if line in ("throne", "attendants"):
        return [f"throne:{number}"]
    if line == "cards":
        return [f"kept:{number}:{CARD_IDS[card]}" for card in castle.cards]
    return [
        f"room:{number}:{x_of(cell)},{y_of(cell)}"
        for cell, piece in sorted(castle.cells.items())
        if piece != THRONE and LINES[line_of_sheet(piece)] == line
    ]


def _tell_lower(s: BetweenState, place: int, totals: list[int], out: Events) -> None:
    """B-1002  Which of two castles counts for a place."""
    right = s.right_of(place)
    lower, higher = (place, right) if totals[place] <= totals[right] else (right, place)
    args: dict[str, Arg] = {
        "lower": castle_key(lower),
        "points": totals[lower],
        "higher": castle_key(higher),
        "more": totals[higher],
        "touches": f"castle:{lower}",
    }
    if s.is_person(place):
        tell(out, "lower", {"seat": place, **args})
    else:
        tell(out, "lower-ludwig", args)


def _tell_ties(s: BetweenState, keys: list[tuple[int, ...]], out: Events) -> None:
    """B-1003, B-1004  What equals are compared by, as far as it takes to part them."""
    for depth, name in ((1, "tie-higher"), (2, "tie-specialty")):
        for place in range(s.seats):
            same = [key for key in keys if key[:depth] == keys[place][:depth]]
            if len(same) > 1:
                tell(out, name, {"seat": place, "count": keys[place][depth]})
