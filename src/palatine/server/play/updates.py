"""Updates as bytes: the large part is made once for all who look from the same seat."""

import time

from palatine.core.offer import DENSITIES, Appearance
from palatine.core.state import Json
from palatine.games import GAMES
from palatine.learn import guide
from palatine.locales import Words
from palatine.server.messages import ENCODER
from palatine.server.ops.metrics import METRICS
from palatine.server.play import coach, hints
from palatine.server.play.access import Visitor
from palatine.server.play.live_table import LiveTable, now_ms
from palatine.server.symbols import sheet_url
from palatine.table import story, update


def appearance_of(live: LiveTable, density: str, style: str, turn: int = 0) -> Appearance:
    """How to draw: a style that the game does not have is replaced by its default."""
    styles = live.table.game.meta.styles
    return Appearance(
        density if density in DENSITIES else DENSITIES[0],
        style if style in styles else styles[0],
        turn=turn % 4,
    )


def update_bytes(
    visitor: Visitor, viewer: int, words: Words, appearance: Appearance, lines: int
) -> tuple[bytes, object]:
    """The whole message for somebody who looks from a seat, and a value that is equal for messages
    with the same content. The caller has just checked that he may look from there."""
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
    hint = b'"hint":' + ENCODER.encode(hints.shown(live, viewer, words))
    still = _still(seats)
    same = (board, frame, hint, you, len(log["lines"]), still, live.ratings is None, live.unrated)
    parts = (b'{"type":"update"', frame[1:-1], packed[1:-1], hint, board[1:])
    whole = b",".join(parts)
    return whole, same


def rating_note(live: LiveTable, words: Words) -> str:
    """Why a rated game counts differently from what the people agreed to, or ''."""
    if live.unrated:
        return words(live.unrated)
    table = live.table
    left = not table.unrated and any(seat.replaced for seat in table.seats)
    return words("table-unrated-left") if left else ""


def _still(seats: list[Json]) -> str:
    """The seats without the running time, for comparison."""
    return repr(
        [
            {**seat, "clock": seat["clock"] and (seat["clock"]["ms"], seat["clock"]["running"])}
            for seat in seats
        ]
    )


def board_bytes(live: LiveTable, viewer: int, words: Words, appearance: Appearance) -> bytes:
    """The board of one viewer in one language and appearance, kept until something happens."""
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
        kept[key] = ENCODER.encode(
            {
                "table": table_json(live, words, appearance),
                "undo": update.undo(live.table, viewer, words),
                "turn": {"locked_sentence": words("table-locked")},
                "result": update.result(live.table, viewer, words),
                "lesson": coach.shown(live.table, viewer, words),
            }
        )
    return kept[key]


def table_json(live: LiveTable, words: Words, appearance: Appearance) -> Json:
    """The table itself, in words."""
    table, setup = live.table, live.table.setup
    over = table.phase == "over"
    return {
        "id": setup.id,
        "game": setup.game,
        "title": words(f"{setup.game}-title"),
        "version": setup.version,
        "state": table.phase,
        "reason": words(table.halted or table.closed) if table.halted or table.closed else "",
        "options": options_json(live, words),
        "pace": setup.pace.to_json(),
        "private": setup.private,
        "hints": setup.hints,
        "study": setup.study,
        "rated": not table.unrated,
        "unrated_because": words(table.unrated) if table.unrated else "",
        "hot": _is_hot(live),
        "chosen": setup.chosen,
        "commitment": table.luck.commitment,
        "seed": table.seed.hex() if over else "",
        "luck": update.luck(table, words),
        "rematch": {"id": table.rematch, "url": f"/table/{table.rematch}"}
        if table.rematch
        else None,
        "styles": [style_json(setup.game, style, words) for style in table.game.meta.styles],
        "style": appearance.style,
        "density": appearance.density,
        "symbols": sheet_url(setup.game, words.language),
        "rules": f"/rules/{setup.game}" if guide.is_written(GAMES[setup.game]) else "",
    }


def _is_hot(live: LiveTable) -> bool:
    """Whether somebody has several seats, so that people share a screen."""
    owners = [seat.person for seat in live.table.seats if seat.person]
    return len(owners) != len(set(owners))


def style_json(game: str, style: str, words: Words) -> Json:
    key = f"{game}-style-{style}"
    return {"id": style, "label": words(key) if words.has(key) else style}


def options_json(live: LiveTable, words: Words) -> list[list[str]]:
    """The options of the table as pairs of name and value in words, with a pair for hints, and one
    where the game may be used in data sets: whoever sits down should know."""
    setup = live.table.setup
    chosen = [
        [words(f"{setup.game}-option-{key}"), option_value(setup.game, key, value, words)]
        for key, value in setup.options.items()
    ]
    chosen.append([words("table-hints"), words("table-yes" if setup.hints else "table-no")])
    return [*chosen, [words("table-study"), words("table-yes")]] if setup.study else chosen


def option_value(game: str, key: str, value: object, words: Words) -> str:
    """A chosen value in words."""
    if isinstance(value, bool):
        return words("table-yes" if value else "table-no")
    if isinstance(value, list):
        return ", ".join(option_value(game, key, one, words) for one in value) or "-"
    named = f"{game}-option-{key}-{value}"
    return words(named) if words.has(named) else str(value)
