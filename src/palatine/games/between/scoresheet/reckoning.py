"""What the castles of a ring come to: line by line, and for everybody the lower of two."""

from typing import Final

from palatine.core.offer import Phrase
from palatine.core.scoresheet import Missing, SheetColumn, SheetRow, Tally
from palatine.games.between.cards import card_points
from palatine.games.between.descriptions import card_note
from palatine.games.between.effects import card_key, castle_key
from palatine.games.between.parts import CHOSEN, ROUNDS
from palatine.games.between.scored import SIGNS
from palatine.games.between.scoresheet.entries import Entries, Entry, partners_of
from palatine.games.between.scoring import LINES, lower_castle, ranking, standings

TURNS: Final = 4  # B-210: of a round
LEAST_ROOMS: Final = ROUNDS * TURNS * CHOSEN  # beside the throne room; bonuses bring more
_NOTHING: Final = [0] * len(LINES)


def tally(entries: Entries) -> Tally:
    """The sheet of a document."""
    castles = entries.castles
    sheets = [entry.lines() if entry else _NOTHING for entry in castles]
    totals = [sum(lines) for lines in sheets]
    specialty = [(entry.specialty or 0) if entry else 0 for entry in castles]
    result = ranking(sheets, specialty, entries.seats, over=True)
    keys = standings(totals, specialty)
    missing = [one for number in range(len(castles)) for one in _missing(entries, number)]
    missing += _missing_specialty(entries, keys)
    return Tally(
        entries.names,
        result,
        _rows(entries),
        _columns(entries, totals),
        totals,
        Phrase("between-sheet-castle"),
        [Phrase("between-sheet-two", {"lower": low, "higher": high}) for low, high, _ in keys],
        _ties(entries, keys),
        Phrase("between-sheet-tie-rule"),
        missing,
        [Phrase("between-sheet-lower-counts")],
    )


def _columns(entries: Entries, totals: list[int]) -> list[SheetColumn]:
    """The castles; each is the result of those for whom it is the lower one."""
    places = range(len(totals))
    lower = [lower_castle(totals, place) for place in places]
    return [
        SheetColumn(
            f"castle:{number}",
            Phrase(castle_key(number)),
            list(partners_of(entries.ring, number)),
            [place for place in places if lower[place] == number],
        )
        for number in places
    ]


def _rows(entries: Entries) -> list[SheetRow]:
    found: list[SheetRow] = []
    for i, line in enumerate(LINES):
        values = [entry.points[i] if entry else None for entry in entries.castles]
        icon = SIGNS.get(line, line)
        found.append(SheetRow(line, Phrase(f"between-points-{line}"), values, icon))
        if line == "cards":
            found += _card_rows(entries)
    return found


def _card_rows(entries: Entries) -> list[SheetRow]:
    """Every bonus card with what it pays."""
    found: list[SheetRow] = []
    for number, entry in enumerate(entries.castles):
        for card in entry.castle.cards if entry and entry.castle else ():
            values: list[int | None] = [0] * len(entries.castles)
            values[number] = card_points(entries.ring.castles[number], card)
            key = f"card:{card}"
            label, note = Phrase(card_key(card)), card_note(card)
            found.append(SheetRow(key, label, values, "bonus-card", 1, note=note))
    return found


# --- what is missing ----------------------------------------------------------------------------


def _missing(entries: Entries, number: int) -> list[Missing]:
    """A castle that is not there, not finished, or lacks a number."""
    entry, where = entries.castles[number], f"castles[{number}]"
    name = Phrase(castle_key(number))
    if entry is None:
        return [Missing(where, "castles", Phrase("between-sheet-lacks-castle", {"castle": name}))]
    if entry.castle is None:
        return _missing_numbers(entry, number)
    if entry.done or len(entry.rooms) >= LEAST_ROOMS:
        return []
    args: dict[str, str | int | Phrase] = {"castle": name, "count": len(entry.rooms)}
    label = Phrase("between-sheet-lacks-rooms", {**args, "most": LEAST_ROOMS})
    return [Missing(where, "castles", label)]


def _missing_numbers(entry: Entry, number: int) -> list[Missing]:
    name = Phrase(castle_key(number))
    found: list[Missing] = []
    for i, line in enumerate(LINES):
        if entry.points[i] is None:
            args: dict[str, str | int | Phrase] = {"castle": name}
            args["line"] = Phrase(f"between-points-{line}")
            label = Phrase("between-sheet-lacks-line", args)
            found.append(Missing(f"castles[{number}].points.{line}", "castles", label))
    return found


def _missing_specialty(entries: Entries, keys: list[tuple[int, ...]]) -> list[Missing]:
    """B-1004  The numbers of specialty rooms, where players are still equal without them."""
    found: dict[int, Missing] = {}
    for place, key in enumerate(keys):
        if [other[:2] for other in keys].count(key[:2]) < 2:
            continue
        for number in (place, entries.ring.right_of(place)):
            entry = entries.castles[number]
            if entry is not None and entry.specialty is None:
                label = Phrase(
                    "between-sheet-lacks-specialty", {"castle": Phrase(castle_key(number))}
                )
                where = f"castles[{number}].specialty"
                found[number] = Missing(where, "castles", label)
    return [found[number] for number in sorted(found)]


# --- ties ---------------------------------------------------------------------------------------


def _ties(entries: Entries, keys: list[tuple[int, ...]]) -> list[Phrase]:
    """B-1003 ... B-1005  How equals were put apart, with the numbers compared."""
    if None in entries.castles:
        return []
    found: list[Phrase] = []
    for depth, name in ((1, "higher"), (2, "specialty")):
        for key in sorted({key[:depth] for key in keys}, reverse=True):
            tied = [place for place in range(len(keys)) if keys[place][:depth] == key]
            if len(tied) > 1:
                args: dict[str, str | int | Phrase | list[str]] = {"points": key[0]}
                args["who"] = _who(entries, tied)
                args["numbers"] = [str(keys[place][depth]) for place in tied]
                found.append(Phrase(f"between-sheet-tie-{name}", args))
    for key in sorted({key for key in keys if keys.count(key) > 1}, reverse=True):
        tied = [place for place in range(len(keys)) if keys[place] == key]
        found.append(Phrase("between-sheet-tie-shared", {"who": _who(entries, tied)}))
    return found


def _who(entries: Entries, places: list[int]) -> Phrase:
    """Players by name, and Ludwig."""
    seats = [place for place in places if entries.ring.is_person(place)]
    if len(seats) == len(places):
        return Phrase("between-sheet-who", {"seats": seats})
    return Phrase("between-sheet-who-ludwig", {"seats": seats})
