"""Two worlds that a viewer cannot tell apart, followed through a whole game at a table.

Beside the true table runs another one in which everything the viewer does not know is different.
Each entry of the true one is answered there by one that looks the same to the viewer. Whatever the
server would send him must be the same, byte for byte, until something is revealed to him.
"""

import json
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from palatine.core.action import Action
from palatine.core.errors import PalatineError
from palatine.core.events import Event
from palatine.core.offer import Appearance
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, SPECTATOR
from palatine.server.play import past, updates
from palatine.server.play.live_table import LiveTable
from palatine.service import replay, tasks
from palatine.table import back, door, update
from palatine.table import rows as kinds
from palatine.table.past import entry_of, kept
from palatine.table.rows import Row
from palatine.table.table import Table
from server.running import visitor_of
from table.sitting import Sitting

TRIED = 300  # actions that might look like the true one
FRESH = 40  # rows after which a new world is made


@dataclass
class Count:
    """What was compared."""

    games: int = 0
    moments: int = 0  # in which the other world really was another
    bytes: int = 0
    earlier: int = 0  # positions before the present one


def sent(table: Table, viewer: int, texts: list[str], lines: list[int] | None = None) -> bytes:
    """Everything that could leave the server for a viewer at this moment; of earlier positions
    those after these lines of his log."""
    live = LiveTable(table, "invite", "watch")
    visitor = visitor_of(live, viewer)
    words = live.words("en")
    parts: list[bytes] = []
    for style in table.game.meta.styles:
        whole, _ = updates.update_bytes(visitor, viewer, words, Appearance("wide", style), 0)
        parts.append(whole)
    parts.append(json.dumps(replay.exported(table, viewer, words), sort_keys=True).encode())
    parts += [_looked_back(live, viewer, line) for line in lines or []]
    if viewer >= 0:
        parts += [_asked(table, viewer, text, words) for text in texts]
        parts.append(json.dumps(table.view(viewer).to_json(), sort_keys=True).encode())  # a bot's
        parts += [_tried(partial(_may_undo, table, viewer, n)) for n in range(3)]
    return b"\n".join(parts)


def _looked_back(live: LiveTable, viewer: int, line: int) -> bytes:
    """The board as it was after a line, as a process of the pool answers."""
    style = live.table.game.meta.styles[0]
    wanted = past.Wanted(live, viewer, line, "en", Appearance("wide", style))
    question = past.question(wanted)
    assert question["view"] is not None, "made from the viewer's own view"
    return json.dumps(tasks.past(question), sort_keys=True).encode()


def _kept_lines(table: Table, viewer: int) -> list[int]:
    """The viewer's lines after which the position is kept: in another world the record would lead
    elsewhere, for it begins in the true one."""
    lines = range(table.log.count(viewer))
    return [n for n in lines if kept(table, entry_of(table, viewer, n)) is not None]


def _may_undo(table: Table, viewer: int, steps: int) -> list[str]:
    """Whether it is granted; the rows themselves stay on the server."""
    return [row.kind for row in back.undo(table, viewer, steps, 9)]


def _asked(table: Table, viewer: int, text: str, words: Any) -> bytes:
    """Answers and errors about one action."""
    seq = table.seq[viewer]
    told = [
        _tried(lambda: update.why(table, viewer, seq, None, text, words)),
        _tried(lambda: update.previews(table, viewer, seq, [text.rpartition(" ")[2]], words, 64)),
    ]
    if viewer in table.asked():
        legal = {action.text for action in table.game.legal(table.view(viewer), viewer)}
        if text not in legal:
            told.append(_tried(lambda: door.submit(table, viewer, [text], seq, "x", 9)))
    else:
        told.append(_tried(lambda: door.submit(table, viewer, [text], seq, "x", 9)))
    return b"\n".join(told)


def _tried(ask: Any) -> bytes:
    try:
        return repr(ask()).encode()
    except PalatineError as error:
        return repr((error.key, error.details, getattr(error, "rule", ""))).encode()


class Shadow:
    """The other world of one viewer."""

    def __init__(self, sitting: Sitting, viewer: int, rng: Rng) -> None:
        self.sitting = sitting
        self.viewer = viewer
        self.rng = rng
        self.table: Table | None = None
        self.born = 0

    def follow(self, before: Any, rows: list[Row]) -> None:
        """Answer the rows that led from `before` to the present; or begin afresh."""
        if self.table is not None:
            state = before
            for row in rows:
                if self.table is not None:
                    state = self._row(state, row)
        stale = self.table is not None and self.sitting.table.row_count - self.born > FRESH
        if self.table is None or stale:
            self._begin()

    def _begin(self) -> None:
        true = self.sitting.table
        self.born = true.row_count
        self.table = None
        if true.phase != "playing":
            return
        self.table = true.clone()
        self.table.before.clear()
        self.first = len(true.history)
        self.table.state = true.game.imagine(true.view(self.viewer), self.rng)

    def _row(self, state: Any, row: Row) -> Any:
        """One row of the true table, which stood at `state`; where that one stands then."""
        assert self.table is not None
        game = self.sitting.game
        if row.kind == kinds.UNDO:
            first = int(row.text.removeprefix("undo ").split("-")[0])
            left = sum(done.number < first for done in self.table.history)
            if left < self.first or len(self.table.history) - left > len(self.table.before):
                self.table = None  # back to before the other world began
                return None
            self.table.take([row])
            return None
        if row.kind not in (kinds.MOVE, kinds.DRAW):
            self.table.take([row])
            return state
        if state is None:
            self.table = None  # after an undo in the same breath
            return None
        who = CHANCE if row.kind == kinds.DRAW else row.seat
        after = state.clone()
        events: list[Event] = []
        game.apply(after, who, game.parse(row.text), events)
        answer = self._lookalike(who, game.parse(row.text), after, events)
        if answer is None:
            self.table = None  # only the true world has this; that it says so, the contract tests
        else:
            self.table.take([replace(row, text=answer.text, digest="", outcome=None)])
        return after

    def _lookalike(self, who: int, true: Action, after: Any, events: list[Event]) -> Action | None:
        """An entry of the other world that looks like the true one to the viewer."""
        assert self.table is not None
        game, world = self.sitting.game, self.table.state
        wanted = game.view(after, self.viewer).key()
        told = _told(events, self.viewer)
        legal = game.legal(world, who)
        tried = [true] if true in legal else []
        if who != self.viewer:
            first = self.rng.below(len(legal)) if legal else 0
            tried = (legal[first:] + legal[:first])[:TRIED] + tried
        for action in tried:
            end = world.clone()
            out: list[Event] = []
            game.apply(end, who, action, out)
            if _told(out, self.viewer) == told and game.view(end, self.viewer).key() == wanted:
                return action
        return None


def difference(one: bytes, two: bytes) -> str:
    """Where two messages part."""
    at = next((i for i, (a, b) in enumerate(zip(one, two)) if a != b), min(len(one), len(two)))
    around = slice(max(0, at - 150), at + 80)
    return f"byte {at}: {one[around]!r} but {two[around]!r}"


def _told(events: list[Event], viewer: int) -> list[Any]:
    return [(e.key, e.args, e.moves) for e in events if e.is_for(viewer)]


def check_game(
    game: str, seats: int, options: dict[str, Any], name: str, count: Count, every: int = 4
) -> None:
    """One random game, steps back included, watched by one seat and a spectator; about one moment
    in `every` is compared."""
    rng = Rng(name)
    sitting = Sitting(game, seats, options, rated=False)  # going back by consent included
    viewers = (rng.below(seats), SPECTATOR)
    shadows = [Shadow(sitting, viewer, rng.fork(str(viewer))) for viewer in viewers]
    while sitting.table.phase == "playing":
        before = sitting.table.state
        rows = sitting.wander(rng)
        if sitting.table.phase != "playing":
            break
        compare = rng.below(every) == 0
        for shadow in shadows:
            shadow.follow(before, rows)
            if shadow.table is not None and compare:
                _compare(sitting, shadow, rng, count)
    count.games += 1


def _compare(sitting: Sitting, shadow: Shadow, rng: Rng, count: Count) -> None:
    assert shadow.table is not None
    true, other = sitting.table, shadow.table
    if true.state.key() == other.state.key():
        return  # there is nothing here that the viewer does not know
    texts = [entry.text for entry in true.record.entries if entry.who == shadow.viewer]
    some = [texts[rng.below(len(texts))] for _ in range(2)] if texts else []
    lines = _kept_lines(other, shadow.viewer)
    earlier = [lines[rng.below(len(lines))]] if lines else []
    one = sent(true, shadow.viewer, some, earlier)
    two = sent(other, shadow.viewer, some, earlier)
    where = f"viewer {shadow.viewer} at row {true.row_count} of {sitting.game.meta.id}"
    assert one == two, f"{where}: {difference(one, two)}"
    count.moments += 1
    count.earlier += len(earlier)
    count.bytes += len(one)
