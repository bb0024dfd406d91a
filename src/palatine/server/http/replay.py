"""A finished game at any move, and what a seat may take home before the end."""

from palatine.core.offer import Look
from palatine.core.record import UNDO, Record, upto
from palatine.core.state import CHANCE, WHOLE, Json
from palatine.locales import Words
from palatine.server.play.live_table import LiveTable
from palatine.server.symbols import sheet_url
from palatine.table import update
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
            "commitment": table.setup.commitment,
        },
        "view": table.view(viewer).to_json() if shown else None,
        "log": update.log(table, viewer, 0, words)["lines"],
    }


def shown(live: LiveTable, at: int, viewer: int, words: Words, look: Look) -> Json:
    """The position after entry `at`, as one seat or everybody's eye sees it."""
    table = live.table
    record, game = table.record, table.game
    total = len(record.entries)
    at = max(0, min(at, total))
    viewer = viewer if WHOLE <= viewer < len(table.seats) else WHOLE
    state = upto(game, record, at)
    view = state if viewer == WHOLE else game.view(state, viewer)
    drawing = game.draw(view, words, look)
    entry = record.entries[at - 1] if at else None
    told: Json = {
        "at": at,
        "entries": total,
        "title": words(f"{table.setup.game}-title"),
        "who": entry.who if entry else CHANCE,
        "text": entry.text if entry else "",
        "lines": _lines(live, at, viewer, words),
        "drawing": {**drawing.to_json(), "label": drawing.label},
        "symbols": sheet_url(table.setup.game, words.language),
        "status": update.status_json(game.status(view), words),
        "result": update.result(table, words),
        "seats": update.seats(table, list(words.names), 0),
    }
    if at == 0:
        told["marks"] = marks(live, record, words)
    return told


def _lines(live: LiveTable, at: int, viewer: int, words: Words) -> list[Json]:
    """The log lines of one entry."""
    log = live.table.log
    found = [(n, line) for n, line in log.since(viewer, 0) if line.entry == at and at]
    return [update.line_json(live.table, viewer, n, line, words) for n, line in found]


def marks(live: LiveTable, record: Record, words: Words) -> list[list[object]]:
    """What every entry is, for a slider: number, kind, a sentence."""
    first: dict[int, str] = {}
    for _, line in live.table.log.since(WHOLE, 0):
        if line.entry and line.entry not in first:
            first[line.entry] = words(line.key, line.args)
    first |= _untold(live.table, record, set(first), words)
    told: list[list[object]] = []
    for number, entry in enumerate(record.entries, 1):
        kind = {CHANCE: "draw", UNDO: "undo"}.get(entry.who, "move")
        told.append([number, kind, first.get(number, entry.text)])
    return told


def _untold(table: Table, record: Record, told: set[int], words: Words) -> dict[int, str]:
    """What the log says nothing of, in words: half of a choice that all make at once."""
    game = table.game
    state = game.new(record.seats, record.options)
    found: dict[int, str] = {}
    for number, entry in record.numbered():
        action = game.parse(entry.text)
        if entry.who != CHANCE and number not in told:
            said = update.in_words(table, game.view(state, entry.who), action)
            found[number] = said.said(words)
        game.apply(state, entry.who, action)
    return found
