"""A finished game at any move, and what a seat may take home before the end."""

from dataclasses import dataclass

from palatine.core.record import UNDO, Record
from palatine.core.state import CHANCE, SPECTATOR, WHOLE, Json
from palatine.locales import Words
from palatine.service.symbols import sheet_url
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


@dataclass(frozen=True)
class ReplayPlace:
    """The position after entry `at` of a finished game, as one seat sees it, or with everything
    open."""

    table: Table
    words: Words
    viewer: int
    at: int

    @property
    def question(self) -> Json:
        """What the task `replay` is asked, without how to draw it."""
        table, words = self.table, self.words
        untold = list(_told_by_log(table, words)) if self.at == 0 else None
        return {
            "record": str(table.record),
            "at": self.at,
            "viewer": self.viewer,
            "language": words.language,
            "names": words.names,
            "untold": untold,
        }

    def told(self, shown: Json) -> Json:
        """The whole answer. shown: what the task made of it."""
        table, words, at = self.table, self.words, self.at
        record = table.record
        untold = shown.pop("untold", {})
        entry = record.entries[at - 1] if at else None
        told: Json = {
            "at": at,
            "entries": len(record.entries),
            "title": words(f"{table.setup.game}-title"),
            "who": entry.who if entry else CHANCE,
            "text": entry.text if entry else "",
            "lines": _lines(table, at, self.viewer, words),
            **shown,
            "symbols": sheet_url(table.setup.game, words.language),
            "result": update.result(table, SPECTATOR, words),
            "seats": update.seats(table, list(words.names), 0),
        }
        if at == 0:
            sentences = _told_by_log(table, words) | {int(n): s for n, s in untold.items()}
            told["marks"] = _marks(record, sentences)
            told["story"] = _story(table, self.viewer, words)
        return told


def place(table: Table, words: Words, viewer: int, at: int, line: int) -> ReplayPlace:
    """Where somebody wants to look; line: after that line of the viewer's log, where there is such
    a line."""
    viewer = viewer if WHOLE <= viewer < len(table.seats) else WHOLE
    found = table.log.line(viewer, line)
    at = found.after if found else max(0, min(at, len(table.record.entries)))
    return ReplayPlace(table, words, viewer, at)


def _story(table: Table, viewer: int, words: Words) -> Json:
    """The whole log of a viewer, each line with the place it leads to, and the points in the
    end."""
    lines = [
        {**story.line_json(table, viewer, n, line, words), "after": line.after}
        for n, line in table.log.since(viewer, 0)
    ]
    return {"lines": lines, "scores": table.points.of(table.state)}


def _lines(table: Table, at: int, viewer: int, words: Words) -> list[Json]:
    """The log lines of one entry."""
    found = [(n, line) for n, line in table.log.since(viewer, 0) if line.entry == at and at]
    return [story.line_json(table, viewer, n, line, words) for n, line in found]


def _told_by_log(table: Table, words: Words) -> dict[int, str]:
    """By entry, the first thing that the log says of it."""
    first: dict[int, str] = {}
    for _, line in table.log.since(WHOLE, 0):
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
