"""A finished record as a table that can be replayed: the rows that would have led to it."""

from dataclasses import dataclass

from palatine import games
from palatine.core.chance import AnyGame, commitment
from palatine.core.errors import BadRecord, PalatineError
from palatine.core.record import UNDO, Record, parse_record, replay
from palatine.core.state import CHANCE, Json
from palatine.locales import Words, load
from palatine.service import listing
from palatine.table import loading
from palatine.table import rows as kinds
from palatine.table.rows import Row
from palatine.table.setup import Setup, setup_from_json

IMPORTED = "imported"  # the host of tables that were imported as records


@dataclass(frozen=True)
class Imported:
    """A table made of a record. summary: what lists show of it."""

    setup: Setup
    seed: bytes
    rows: list[Row]
    summary: Json

    def to_json(self) -> Json:
        rows = [{key: getattr(row, key) for key in KEPT} for row in self.rows]
        head = {"setup": self.setup.to_json(), "seed": self.seed.hex()}
        return {**head, "rows": rows, "summary": self.summary}


KEPT = ("n", "at", "kind", "seat", "text", "digest", "move_id", "used", "data")


def from_json(told: Json) -> Imported:
    """Read back what `to_json` wrote."""
    rows = [Row(**row) for row in told["rows"]]
    seed = bytes.fromhex(told["seed"])
    return Imported(setup_from_json(told["setup"]), seed, rows, told["summary"])


def read(text: str) -> tuple[AnyGame, Record]:
    """The record of a text, and its game. The header is checked here, so that replaying meets only
    what the game allows."""
    try:
        record = parse_record(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("error-record-header", {"line": str(error)[:80]}) from None
    return game_for(record), record


def game_for(record: Record) -> AnyGame:
    """The game of a record, by the rules of its version and with the components it brings along;
    its options are put in order."""
    game = games.load(record.game).for_version(record.version)
    game.meta.check_seats(record.seats)
    if not isinstance(record.options, dict):
        raise BadRecord("error-record-header", {"line": "options"})
    record.options = game.meta.read_options(record.options)
    return game if record.own_data is None else game.with_data(record.own_data)


def imported(game: AnyGame, record: Record, table_id: str, now: int, words: Words) -> Imported:
    """The table of a record; refused where it is not whole or does not lead where it says."""
    state = replay(game, record)
    if not game.is_over(state) and not record.resigned:
        raise BadRecord("error-record-short")
    seed = bytes.fromhex(record.seed) if record.seed else b""
    setup = _setup(game, record, seed, table_id, now)
    rows = _rows(record, setup.at, words)
    found = loading.load(setup, game, seed, rows)
    if found.halted:
        raise PalatineError(found.halted)
    if found.phase != "over":
        raise BadRecord("error-record-short")
    return Imported(setup, seed, rows, listing.summary(found))


def _setup(game: AnyGame, record: Record, seed: bytes, table_id: str, now: int) -> Setup:
    return Setup(
        id=table_id,
        game=record.game,
        version=game.meta.version,
        data=record.data,
        seats=record.seats,
        options=record.options,
        host=IMPORTED,
        at=now,
        commitment=commitment(seed) if seed else record.commitment,
        private=False,
        chosen=record.commitment == "chosen",
        lesson=record.lesson,
        own_data=record.own_data,
    )


def _rows(record: Record, at: int, words: Words) -> list[Row]:
    """The rows of a table that would have produced this record."""
    named = load(words.language)
    rows: list[Row] = []

    def add(
        kind: str, seat: int = -1, text: str = "", digest: str = "", data: Json | None = None
    ) -> None:
        rows.append(Row(len(rows) + 1, at, kind, seat, text, digest, "", 0, data or {}))

    for seat, word in enumerate(record.words):
        data = {"person": f"{IMPORTED}-{seat}", "name": named.name(seat), "word": word}
        add(kinds.SIT, seat, data=data)
    for seat, name in record.given_up:
        add(kinds.ANEW, seat, record.commitment, data={"seed": record.seed, "name": name})
    for seat, promised in enumerate(record.commitments):
        add(kinds.COMMIT, seat, promised)
        add(kinds.OPEN, seat, record.words[seat])
    add(kinds.START, data={"luck": record.luck})
    for seat in record.hints:
        add(kinds.HINT, seat)
    for entry in record.entries:
        if entry.who == UNDO:
            who = record.entries[entry.undone()[0] - 1].who
            add(kinds.UNDO, who, entry.text, entry.digest, {"how": "free"})
        elif entry.who == CHANCE:
            add(kinds.DRAW, -1, entry.text, entry.digest)
        else:
            add(kinds.MOVE, entry.who, entry.text, entry.digest)
    for seat in record.resigned:
        add(kinds.RESIGN, seat)
    return rows
