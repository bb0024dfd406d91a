"""What a viewer of a table is told besides the board itself: the table, its options, who may do
what."""

from dataclasses import dataclass

from palatine.core.offer import DENSITIES, Appearance
from palatine.core.state import Json
from palatine.games import GAMES
from palatine.learn import guide
from palatine.locales import Words
from palatine.service import coach
from palatine.service.symbols import sheet_url
from palatine.table import story, update
from palatine.table.table import Table


@dataclass(frozen=True)
class Viewer:
    """Who is told: the seat he looks from, all seats of his, how many lines of the log he has."""

    seat: int
    mine: list[int]
    lines: int = 0
    is_host: bool = True


def appearance_of(table: Table, density: str, style: str, turn: int = 0) -> Appearance:
    """How to draw: a style that the game does not have is replaced by its default."""
    styles = table.game.meta.styles
    return Appearance(
        density if density in DENSITIES else DENSITIES[0],
        style if style in styles else styles[0],
        turn=turn % 4,
    )


def frame(table: Table, viewer: int, words: Words, appearance: Appearance) -> Json:
    """What the page shows around the board: the table, undo, the result, the coach."""
    return {
        "table": table_json(table, words, appearance),
        "undo": update.undo(table, viewer, words),
        "turn": {"locked_sentence": words("table-locked")},
        "result": update.result(table, viewer, words),
        "lesson": coach.shown(table, viewer, words),
    }


def update_json(
    table: Table, viewer: Viewer, words: Words, appearance: Appearance, now: int, hint: Json | None
) -> Json:
    """The whole message `update`. The server makes the same in parts, which it keeps for others."""
    seat = viewer.seat
    return {
        "type": "update",
        **frame(table, seat, words, appearance),
        "you": {
            "seat": seat,
            "mine": viewer.mine,
            "name": words.names[seat] if seat >= 0 else "",
            "host": viewer.is_host,
        },
        "seats": update.seats(table, list(words.names), now),
        "log": story.log(table, seat, viewer.lines, words),
        "ratings": None,
        "rating_note": "",
        "hint": hint,
        **update.board(table, seat, words, appearance),
    }


def table_json(table: Table, words: Words, appearance: Appearance) -> Json:
    """The table itself, in words."""
    setup = table.setup
    over = table.phase == "over"
    return {
        "id": setup.id,
        "game": setup.game,
        "title": words(f"{setup.game}-title"),
        "version": setup.version,
        "state": table.phase,
        "reason": words(table.halted or table.closed) if table.halted or table.closed else "",
        "options": options_json(table, words),
        "agreed": setup.options,
        "pace": setup.pace.to_json(),
        "private": setup.private,
        "hints": setup.hints,
        "study": setup.study,
        "rated": not table.unrated,
        "unrated_because": words(table.unrated) if table.unrated else "",
        "hot": _is_hot(table),
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


def _is_hot(table: Table) -> bool:
    """Whether somebody has several seats, so that people share a screen."""
    owners = [seat.person for seat in table.seats if seat.person]
    return len(owners) != len(set(owners))


def style_json(game: str, style: str, words: Words) -> Json:
    key = f"{game}-style-{style}"
    return {"id": style, "label": words(key) if words.has(key) else style}


def options_json(table: Table, words: Words) -> list[list[str]]:
    """The options of the table as pairs of name and value in words, with a pair for hints, and one
    where the game may be used in data sets: whoever sits down should know."""
    setup = table.setup
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
