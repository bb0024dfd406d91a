"""Tables that began by an older version of the rules go on and end by it."""

from dataclasses import replace
from pathlib import Path

import pytest

from palatine import games
from palatine.core.errors import BadRecord
from palatine.core.record import Record, parse_record
from palatine.core.state import CHANCE
from palatine.table import door
from palatine.table import rows as kinds
from palatine.table.loading import load
from palatine.table.rows import Row
from palatine.table.setup import Setup
from palatine.table.table import Table

RECORDS = Path(__file__).parent.parent / "records"
OLD = sorted(
    f"{game}/{file.stem}"
    for game in games.GAMES
    for file in (RECORDS / game).glob("random-*.txt")
    if parse_record(file.read_text("utf-8")).version < games.meta(game).version
)


def read(name: str) -> Record:
    return parse_record((RECORDS / f"{name}.txt").read_text("utf-8"))


def setup_of(record: Record) -> Setup:
    """The head that the table of this record had when it was made."""
    return Setup(
        "t",
        record.game,
        record.version,
        record.data,
        record.seats,
        record.options,
        "p0",
        1,
        record.commitment,
        chosen=True,
    )


def rows_of(record: Record, entries: int) -> list[Row]:
    """The rows that were stored when so many entries had been played."""
    rows: list[Row] = []

    def add(kind: str, seat: int, text: str = "", digest: str = "", **data: str) -> None:
        rows.append(Row(len(rows) + 1, 1, kind, seat, text, digest, "", 0, dict(data)))

    for seat in range(record.seats):
        add(kinds.SIT, seat, person=f"p{seat}", name=f"N{seat}", word="")
    add(kinds.START, -1)
    for entry in record.entries[:entries]:
        add(kinds.DRAW if entry.who == CHANCE else kinds.MOVE, entry.who, entry.text, entry.digest)
    return rows


def played_on(table: Table, record: Record) -> None:
    """The seats answer as they did; chance follows from the seed."""
    while table.phase == "playing":
        entry = record.entries[len(table.record.entries)]
        seq = table.seq[entry.who]
        table.take(door.submit(table, entry.who, [entry.text], seq, "", 1))


def test_there_are_tables_of_older_versions_of_each_game_that_has_one() -> None:
    played = {name.partition("/")[0] for name in OLD}
    assert played == {game for game in games.GAMES if games.meta(game).version > 1} != set()


@pytest.mark.parametrize("name", OLD)
def test_a_running_table_of_an_older_version_ends_as_it_would_have_ended(name: str) -> None:
    record = read(name)
    seed = bytes.fromhex(record.seed)
    half = len(record.entries) // 2
    while record.entries[half].who == CHANCE:  # draws are stored with the move they follow
        half += 1
    game = games.load(record.game)
    table = load(setup_of(record), game, seed, rows_of(record, half))
    assert (table.phase, table.halted) == ("playing", "")
    assert table.game.meta.version == record.version < game.meta.version
    played_on(table, record)
    assert table.phase == "over"
    record.words = table.record.words
    assert str(table.record) == str(record)  # every draw, hash, the result, and the old version


def test_a_version_that_is_not_known_goes_on_only_where_every_hash_agrees() -> None:
    record = read("castles/random-2-v2")
    newer = replace(setup_of(record), version=99)
    rows = rows_of(record, 40)
    game = games.load("castles")
    assert load(newer, game, b"", rows).phase == "playing"
    rows[-1] = replace(rows[-1], digest="00000000")
    assert load(newer, game, b"", rows).halted == "table-halted-version"
    with pytest.raises(BadRecord, match="error-record-version"):
        game.for_version(99)
