"""A finished game at any move, and what a seat may take home before the end."""

from palatine.core.record import UNDO, Record
from palatine.core.state import CHANCE, SPECTATOR, WHOLE, Json
from palatine.locales import Words
from palatine.server.http.context import RequestContext
from palatine.server.play.live_table import LiveTable
from palatine.server.symbols import sheet_url
from palatine.table import story, update
from palatine.table.table import Table


def exported(table: Table, viewer: int, words: Words) -> Json:
    """A seat's view and log."""
    shown = table.phase in ("playing", "over")
    return {
        "table": {
            "id": table.setup.id,
            "game": table.setup.game,
            "version": table.setup.version,
            "options": table.setup.options,
            "seat": viewer,
            "commitment": table.luck.commitment,
        },
        "view": table.view(viewer).to_json() if shown else None,
        "log": story.log(table, viewer, 0, words)["lines"],
    }


async def shown(context: RequestContext, live: LiveTable) -> Json:
    """The position after entry `at`, as one seat sees it, or with everything open."""
    table, words = live.table, live.words(context.language)
    record, total = table.record, len(table.record.entries)
    viewer = context.number("as", WHOLE)
    viewer = viewer if WHOLE <= viewer < len(table.seats) else WHOLE
    line = table.log.line(viewer, context.number("line", -1))  # a place by a line of his log
    at = line.after if line else max(0, min(context.number("at", 0), total))
    told_by_log = _told_by_log(live, words) if at == 0 else {}
    question = {
        "record": str(record),
        "at": at,
        "viewer": viewer,
        "language": words.language,
        "names": words.names,
        "density": context.query("density"),
        "style": context.query("style"),
        "turn": context.number("turn", 0),
        "untold": list(told_by_log) if at == 0 else None,
    }
    shown = await context.hub.pool.run("replay", question, context.payer)
    untold = shown.pop("untold", {})
    entry = record.entries[at - 1] if at else None
    told: Json = {
        "at": at,
        "entries": total,
        "title": words(f"{table.setup.game}-title"),
        "who": entry.who if entry else CHANCE,
        "text": entry.text if entry else "",
        "lines": _lines(live, at, viewer, words),
        **shown,
        "symbols": sheet_url(table.setup.game, words.language),
        "result": update.result(table, SPECTATOR, words),
        "seats": update.seats(table, list(words.names), 0),
    }
    if at == 0:
        told["marks"] = _marks(record, told_by_log | {int(n): s for n, s in untold.items()})
        told["story"] = _story(live, viewer, words)
    return told


def _story(live: LiveTable, viewer: int, words: Words) -> Json:
    """The whole log of a viewer, each line with the place it leads to, and the points in the
    end."""
    table = live.table
    lines = [
        {**story.line_json(table, viewer, n, line, words), "after": line.after}
        for n, line in table.log.since(viewer, 0)
    ]
    return {"lines": lines, "scores": table.points.of(table.state)}


def _lines(live: LiveTable, at: int, viewer: int, words: Words) -> list[Json]:
    """The log lines of one entry."""
    log = live.table.log
    found = [(n, line) for n, line in log.since(viewer, 0) if line.entry == at and at]
    return [story.line_json(live.table, viewer, n, line, words) for n, line in found]


def _told_by_log(live: LiveTable, words: Words) -> dict[int, str]:
    """By entry, the first thing that the log says of it."""
    first: dict[int, str] = {}
    for _, line in live.table.log.since(WHOLE, 0):
        if line.entry and line.entry not in first:
            first[line.entry] = words(line.key, line.args)
    return first


def _marks(record: Record, sentences: dict[int, str]) -> list[list[object]]:
    """What every entry is, for a slider: number, kind, a sentence."""
    told: list[list[object]] = []
    for number, entry in enumerate(record.entries, 1):
        kind = {CHANCE: "draw", UNDO: "undo"}.get(entry.who, "move")
        told.append([number, kind, sentences.get(number, entry.text)])
    return told
