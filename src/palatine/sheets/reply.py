"""A tally as JSON with sentences: the lines of the sheet, the winner and the reason."""

from palatine.core.offer import Phrase
from palatine.core.scoresheet import Missing, SheetColumn, SheetRow, Tally
from palatine.core.state import Json
from palatine.locales import Words


def sheet(game: str, tally: Tally, words: Words) -> Json:
    """The SHEET of docs/score-sheets.md. words: with the names of the players."""
    result, whose = tally.result, _columns(tally)
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    headline, sentence = _verdict(tally, winners, words)
    sums = tally.sums or result.scores
    return {
        "game": game,
        "title": words(f"{game}-title"),
        "players": [_player(tally, seat, words) for seat in range(len(result.scores))],
        "columns": [_column(one, tally, winners, words) for one in whose],
        "rows": [_row(row, len(whose), words) for row in tally.rows],
        "sum": {"label": tally.sum_label.said(words), "values": sums},
        "winners": [seat if seat < len(tally.names) else -1 for seat in winners],
        "headline": headline,
        "sentence": sentence,
        "ties": [tie.said(words) for tie in tally.ties],
        "tie_rule": tally.tie_rule.said(words) if tally.tie_rule else "",
        "tie_breaks": result.tie_breaks,
        "rank": words(result.title) if result.title else "",
        "complete": not tally.missing,
        "missing": [_missing(one, words) for one in tally.missing],
        "notes": [note.said(words) for note in tally.notes],
    }


def name_of(tally: Tally, place: int, words: Words) -> str:
    """The name of a player, or of a participant without a seat."""
    extra = place - len(tally.names)
    return words.name_of(tally.result.extras[extra]) if extra >= 0 else words.name(place)


def _columns(tally: Tally) -> list[SheetColumn]:
    """The game's own columns, or one for each player."""
    if tally.columns:
        return tally.columns
    seats = range(len(tally.names))
    return [
        SheetColumn(str(seat), Phrase("core-seat", {"seat": seat}), [seat], [seat])
        for seat in seats
    ]


def _player(tally: Tally, place: int, words: Words) -> Json:
    result = tally.result
    note = tally.standing[place].said(words) if tally.standing else ""
    return {
        "seat": place if place < len(tally.names) else -1,
        "name": name_of(tally, place, words),
        "total": result.scores[place],
        "place": result.places[place],
        "winner": result.places[place] == 1,
        "note": note,
    }


def _column(one: SheetColumn, tally: Tally, winners: list[int], words: Words) -> Json:
    seated = [seat for seat in one.seats if seat < len(tally.names)]
    return {
        "key": one.key,
        "title": one.title.said(words),
        "seats": seated,
        "winner": any(seat in winners for seat in one.decides),
        "decides": [seat for seat in one.decides if seat < len(tally.names)],
    }


def capital(text: str) -> str:
    """The text with a capital first letter, for the heading of a line."""
    return text[:1].upper() + text[1:]


def _row(row: SheetRow, columns: int, words: Words) -> Json:
    notes = row.notes or [None] * columns
    return {
        "key": row.key,
        "label": capital(row.label.said(words)),
        "icon": row.icon,
        "depth": row.depth,
        "values": row.values,
        "best": _best(row.values),
        "notes": [note.said(words) if note else "" for note in notes],
        "note": row.note.said(words) if row.note else "",
    }


def _best(values: list[int | None]) -> list[int]:
    """The columns with the largest value; none where all are equal or there are no points."""
    known = [value for value in values if value is not None]
    if not known or max(known) <= 0 or len(set(values)) == 1:
        return []
    return [column for column, value in enumerate(values) if value == max(known)]


def _missing(one: Missing, words: Words) -> Json:
    text = one.label.said(words)
    return {"where": one.where, "seat": one.seat, "step": one.step, "text": text}


# --- who wins -----------------------------------------------------------------------------------


def _verdict(tally: Tally, winners: list[int], words: Words) -> tuple[str, str]:
    """The headline, and a sentence with the numbers that decided."""
    result = tally.result
    if not any(result.scores) and tally.missing:
        return words("sheet-nothing-yet"), ""
    if len(result.scores) == 1:
        rank = words(result.title) if result.title else ""
        args = {"points": result.scores[0], "rank": rank, "seat": 0}
        return words("sheet-solo" if rank else "sheet-solo-points", args), ""
    names = words.listed([name_of(tally, place, words) for place in winners])
    leads = "leads" if tally.missing else "wins"
    if len(winners) > 1:
        key, said = f"sheet-shared-{leads}", {"names": names}
        each = words("sheet-each", {"points": result.scores[winners[0]]})
        return words(key, said), each
    return words(f"sheet-{leads}", {"name": names}), _lead(tally, winners[0], words)


def _lead(tally: Tally, best: int, words: Words) -> str:
    """A sentence with the winner's lead over the second, and the line that decided."""
    result = tally.result
    points = result.scores[best]
    others = [place for place in range(len(result.scores)) if place != best]
    second = min(others, key=lambda place: (result.places[place], place))
    ahead = points - result.scores[second]
    name = name_of(tally, second, words)
    args: dict[str, object] = {"points": points, "ahead": ahead, "name": name}
    if ahead <= 0:
        return words("sheet-equal", args)
    decided = _decided(tally, best, second)
    if decided is None:
        return words("sheet-ahead", args)
    label, own, other = decided
    args |= {"line": label.said(words), "own": own, "other": other}
    return words("sheet-ahead-by", args)


def _decided(tally: Tally, best: int, second: int) -> tuple[Phrase, int, int] | None:
    """The line with the largest difference between the winner and the second, if that difference
    decided the game."""
    if tally.columns:
        return None
    gaps = []
    for row in tally.rows:
        own, other = row.values[best], row.values[second]
        if row.depth == 0 and own is not None and other is not None:
            gaps.append((own - other, row.label, own, other))
    gaps.sort(key=lambda gap: -gap[0])
    ahead = tally.result.scores[best] - tally.result.scores[second]
    if not gaps or gaps[0][0] < ahead:
        return None
    return gaps[0][1:]
