"""Tables made from stored rows."""

from collections.abc import Iterable, Iterator

from palatine.core.chance import AnyGame
from palatine.core.errors import BadRecord
from palatine.table.clock import Gaps
from palatine.table.rows import Row
from palatine.table.setup import Setup
from palatine.table.table import Table


def rules_of(setup: Setup, game: AnyGame) -> AnyGame:
    """The rules of a table's version. Where that version is not known, the present rules; the
    hashes of the rows then show whether they still fit."""
    try:
        return game.for_version(setup.version)
    except BadRecord:
        return game


def load(
    setup: Setup, game: AnyGame, seed: bytes, rows: Iterable[Row], gaps: Gaps | None = None
) -> Table:
    """The table that these rows make."""
    return list(loading(setup, game, seed, rows, gaps))[-1]


def loading(
    setup: Setup, game: AnyGame, seed: bytes, rows: Iterable[Row], gaps: Gaps | None = None
) -> Iterator[Table]:
    """The table that these rows make, yielded after each row so that the caller can serve others in
    between; it is complete at the end. The game follows the rules of the version it began with.
    Where they lead to another state than the rows say, the table is halted and says so."""
    game = rules_of(setup, game)
    table = Table(setup, game, seed, gaps)
    stored = list(rows)
    other_version = setup.version != game.meta.version or setup.data != game.data_hash()
    try:
        for row in stored:
            table.take([row])
            if other_version and row.digest and row.digest != table.state.digest():
                table.halted = "table-halted-version"
                break
            yield table
    except Exception:  # rules of another version may fail in any way on an entry of this one
        table.halted = "table-halted-replay"
    entries = table.record.entries
    if not table.halted and entries and table.state.digest() != entries[-1].digest:
        table.halted = "table-halted-hash"
    if stored:
        table.row_count = stored[-1].n
    table.record.version = game.meta.version
    yield table
