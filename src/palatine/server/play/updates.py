"""Updates as bytes: the large parts are made once for all sockets that show the same seat's
view."""

import time

from palatine.core.offer import Appearance
from palatine.core.state import Json
from palatine.locales import Words
from palatine.server.messages import ENCODER
from palatine.server.ops.metrics import METRICS
from palatine.server.play import hints
from palatine.server.play.access import Visitor
from palatine.server.play.live_table import LiveTable, now_ms
from palatine.service import glance, updates
from palatine.table import story, update


def update_bytes(
    visitor: Visitor, viewer: int, words: Words, appearance: Appearance, lines: int
) -> tuple[bytes, object]:
    """The whole update for a viewer, and a value that is equal for messages with the same content.
    The caller must have checked that the visitor may see this viewer's view. lines: how many lines
    of the log the client has already."""
    live, now = visitor.live, now_ms()
    board = board_bytes(live, viewer, words, appearance)
    frame = frame_bytes(live, viewer, words, appearance)
    seats = update.seats(live.table, list(words.names), now)
    log = story.log(live.table, viewer, lines, words)
    name = words.names[viewer] if viewer >= 0 else ""
    you = {"seat": viewer, "mine": visitor.seats, "name": name, "host": visitor.is_host}
    beside = {
        "you": you,
        "seats": seats,
        "log": log,
        "ratings": live.ratings,
        "rating_note": rating_note(live, words),
    }
    packed = ENCODER.encode(beside)
    hint = b'"hint":' + ENCODER.encode(hints.hint_json(live, viewer, words))
    still = _still(seats)
    same = (board, frame, hint, you, len(log["lines"]), still, live.ratings is None, live.unrated)
    parts = (b'{"type":"update"', frame[1:-1], packed[1:-1], hint, board[1:])
    whole = b",".join(parts)
    return whole, same


def rating_note(live: LiveTable, words: Words) -> str:
    """A sentence that says why a rated game is not counted as the players agreed, or ''."""
    if live.unrated:
        return words(live.unrated)
    table = live.table
    left = not table.unrated and any(seat.replaced for seat in table.seats)
    return words("table-unrated-left") if left else ""


def _still(seats: list[Json]) -> str:
    """The seats without the running time, for comparing two messages."""
    return repr(
        [
            {**seat, "clock": seat["clock"] and (seat["clock"]["ms"], seat["clock"]["running"])}
            for seat in seats
        ]
    )


def board_bytes(live: LiveTable, viewer: int, words: Words, appearance: Appearance) -> bytes:
    """The board of one viewer in one language and appearance, kept until the next row."""
    kept = live.boards()
    key = ("board", viewer, words.language, appearance)
    if key not in kept:
        began = time.perf_counter()
        kept[key] = ENCODER.encode(update.board(live.table, viewer, words, appearance))
        METRICS.observe("palatine_draw_seconds", time.perf_counter() - began)
    return kept[key]


def frame_bytes(live: LiveTable, viewer: int, words: Words, appearance: Appearance) -> bytes:
    """What the page shows around the board: the table, undo, the result."""
    kept = live.boards()
    key = ("frame", viewer, words.language, appearance)
    if key not in kept:
        kept[key] = ENCODER.encode(updates.frame(live.table, viewer, words, appearance))
    return kept[key]


def glance_bytes(live: LiveTable, viewer: int, words: Words, width: int, height: int) -> bytes:
    """The table at a glance for one viewer, at one size, kept until the next row."""
    kept = live.boards()
    key = ("glance", viewer, words.language, width, height)
    if key not in kept:
        kept[key] = ENCODER.encode(glance.glance(live.table, viewer, words, width, height))
    return kept[key]
