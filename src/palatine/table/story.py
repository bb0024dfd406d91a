"""The log as a viewer reads it: his lines in words, grouped by turns, and where his own last
decision stands among them.

Groups are made for each viewer from the lines that he reads and from nothing else, so neither their
numbers nor their bounds tell him anything about lines that are not for him.
"""

from palatine import games
from palatine.core.data import EventNames, event_names
from palatine.core.offer import Words
from palatine.core.state import Json
from palatine.table import shown, sums
from palatine.table.log import LinePlace, LogLine
from palatine.table.table import Table


def log(table: Table, viewer: int, start: int, words: Words) -> Json:
    """The lines that this viewer does not have yet. A viewer who claims to have more lines than
    there are gets all of them."""
    first = start if 0 <= start <= table.log.count(viewer) else 0
    lines = [line_json(table, viewer, n, line, words) for n, line in table.log.since(viewer, first)]
    scores = [] if table.state is None else table.points.of(table.state)
    return {"from": first, "lines": lines, "since": since(table, viewer), "scores": scores}


def line_json(table: Table, viewer: int, n: int, line: LogLine, words: Words) -> Json:
    """One line in words, with its place in the viewer's story."""
    part = parts(table, viewer)[n]
    told: Json = {
        "n": n,
        "kind": line.kind,
        "key": line.key,
        "seat": line.args.get("seat", -1),
        "text": words(line.key, line.args),
        "rule": str(line.args.get("rule", "")) or _rule(table, line.key),
        "moves": [list(pair) for pair in line.moves],
        "touches": _touches(table, line),
        "at": line.at,
        "turn": {"n": part.number, "kind": part.kind, "seat": part.seat, "begins": part.begins},
        "entry": part.first,
        "scores": line.scores,
        "score": _score(table, line, words),
    }
    run = _run(table, viewer, n)
    if len(run) > 1:
        together = sums.sentence(_names(table), _event(table, line.key), run, words)
        told["sum"] = {"first": n + 1 - len(run), "text": together}
    if line.kind == "undo":
        heard = table.log.heard(viewer, *line.undoes)
        told["undoes"] = list(heard) if heard else []
    return told


def since(table: Table, viewer: int) -> int:
    """The number of the first line after the viewer's own last decision that still stands; 0 where
    he has made none, and for whoever looks on."""
    own = next((done.number for done in reversed(table.history) if done.who == viewer), 0)
    if viewer < 0 or not own:
        return 0
    n = table.log.count(viewer)
    while n > 0 and _after(table, viewer, n - 1) > own:
        n -= 1
    return n


def _after(table: Table, viewer: int, n: int) -> int:
    line = table.log.line(viewer, n)
    return line.after if line else 0


def _score(table: Table, line: LogLine, words: Words) -> Json | None:
    """The line as a step of a scoring, where points are counted by it."""
    told = table.game.face.score(line.key, line.args) if line.kind == "event" else None
    return shown.score(told, words) if told else None


def _touches(table: Table, line: LogLine) -> list[str]:
    return table.game.face.places(line.key, line.args) if line.kind == "event" else []


# --- what the game says of its events -----------------------------------------------------------


def _names(table: Table) -> EventNames:
    return event_names(games.GAMES[table.setup.game])


def _event(table: Table, key: str) -> str:
    """The name of an event of the game; '' for any other line."""
    prefix = f"{table.setup.game}-event-"
    return key.removeprefix(prefix) if key.startswith(prefix) else ""


def _rule(table: Table, key: str) -> str:
    """The rule an event follows, where the game says so."""
    event = _event(table, key)
    return _names(table).rules.get(event, "") if event else ""


def _run(table: Table, viewer: int, n: int) -> list[LogLine]:
    """The viewer's lines up to this one that can be told as one: of the same group, one after the
    other."""
    numbers, names = parts(table, viewer), _names(table)
    found = [line for line in [table.log.line(viewer, n)] if line]
    while found and n > 0 and numbers[n - 1].number == numbers[n].number:
        n -= 1
        before = table.log.line(viewer, n)
        event = _event(table, found[0].key)
        if before is None or not sums.go_together(names, event, before, found[0]):
            break
        found.insert(0, before)
    return found


# --- groups -------------------------------------------------------------------------------------


def parts(table: Table, viewer: int) -> list[LinePlace]:
    """Where each of the viewer's lines stands in his story."""
    found = table.log.parts[viewer]
    previous: LogLine | None = table.log.line(viewer, len(found) - 1)
    for n, line in table.log.since(viewer, len(found)):
        found.append(_part(table, n, line, previous, found[-1] if found else None))
        previous = line
    return found


def _part(
    table: Table, n: int, line: LogLine, previous: LogLine | None, before: LinePlace | None
) -> LinePlace:
    kind, seat, is_new = _group(table, line, previous, before)
    same_entry = previous is not None and line.entry > 0 and line.entry == previous.entry
    first = before.first if before and same_entry else n
    begins = is_new and kind == "turn"
    if before is None:
        return LinePlace(0, kind, seat, first, begins)
    goes_on = not is_new and (before.kind, before.seat) == (kind, seat)
    number = before.number if goes_on else before.number + 1
    return LinePlace(number, kind, seat, first, begins)


def _group(
    table: Table, line: LogLine, previous: LogLine | None, before: LinePlace | None
) -> tuple[str, int, bool]:
    """Kind and seat of the group that a line belongs to, and whether a new one begins with it."""
    names, event = _names(table), _event(table, line.key)
    told = line.args.get("seat", -1)
    seat = told if isinstance(told, int) else -1
    if event in names.rounds:
        return "round", -1, True
    if event in names.turns:
        return "turn", seat, True
    if line.kind == "event" and table.game.face.score(line.key, line.args) is not None:
        return "score", -1, False
    if before and before.kind == "score" and previous and line.entry == previous.entry > 0:
        return "score", -1, False  # said in between, of the same counting
    turn = before.seat if before and before.kind == "turn" else -1
    if line.kind == "table" or event in names.apart:
        return "table", -1, False
    if seat < 0:  # of whatever has just happened
        return ("turn", turn, False) if turn >= 0 else ("table", -1, False)
    if line.by_chance and seat != turn:  # a deal
        return "table", -1, False
    return "turn", seat, False
