"""Tables in lists: what is kept of each so that it can be listed without being read, and how the
page is told of it."""

from palatine.core.state import Json
from palatine.locales import Words
from palatine.service import lessons
from palatine.service.people import bot_label
from palatine.table import final, start
from palatine.table.table import Table

KEYS = ("id", "game", "state", "free", "pace", "rated", "at", "due")


def summary(table: Table) -> Json:
    """What a list shows of a table: nothing in it is secret."""
    asked = table.asked()
    wanted = asked if table.open_seats() else [*asked, *start.waited_for(table)]
    return {
        "game": table.setup.game,
        "seats": [
            {"name": seat.name, "kind": seat.kind, "level": seat.bot} for seat in table.seats
        ],
        "free": len(table.open_seats()),
        "pace": table.setup.pace.to_json(),
        "rated": not table.unrated,
        "hints": table.record.hints,
        "asked": [table.seats[seat].person for seat in wanted if table.seats[seat].person],
        "closed": table.closed,
        "turn": list(asked),
        "lesson": lessons.progress(table),
        **_outcome(table),
    }


def _outcome(table: Table) -> Json:
    """How a finished game ended, by seat."""
    if table.phase != "over":
        return {}
    result, seats = final.final(table), len(table.seats)
    return {"scores": result.scores[:seats], "places": result.places[:seats]}


def line_json(line: Json, person: str, words: Words) -> Json:
    """One table of a list, as a person is told of it. line: its summary, with id, state, at and
    due."""
    over = line["state"] == "over"
    shown = {key: line[key] for key in KEYS}
    seats = [{**seat, "name": seat["name"] or _nameless(seat, words)} for seat in line["seats"]]
    for n, seat in enumerate(seats):
        seat["turn"] = n in line.get("turn", ())
        seat["score"] = line["scores"][n] if "scores" in line else None
        seat["place"] = line["places"][n] if "places" in line else None
    return {
        **shown,
        "title": words(f"{line['game']}-title"),
        "seats": seats,
        "reason": words(line["closed"]) if line.get("closed") else "",
        "lesson": _lesson_line(line.get("lesson"), words),
        "asked": bool(person) and person in line["asked"],
        "url": f"/{'replay' if over else 'table'}/{line['id']}",
    }


def _lesson_line(lesson: Json | None, words: Words) -> Json | None:
    """How far a running lesson is, also as a sentence."""
    return lesson and {**lesson, "text": words("learn-lesson-step", lesson)}


def _nameless(seat: Json, words: Words) -> str:
    """What a seat without a name is called: a bot's, free, or of somebody who was deleted."""
    if seat["kind"] == "person":
        return words("table-seat-gone")
    return bot_label(seat["level"], words) if seat["level"] else words("table-seat-open")
