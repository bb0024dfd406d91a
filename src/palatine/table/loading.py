"""Tables made again of the rows that were written down."""

from collections.abc import Iterable, Iterator

from palatine.core.chance import AnyGame
from palatine.core.errors import BadRecord
from palatine.table.clock import Gaps
from palatine.table.rows import Row
from palatine.table.setup import Setup
from palatine.table.table import Table


def rules_of(setup: Setup, game: AnyGame) -> AnyGame:
    """The rules of a table's version; the present ones where those are not known, and then the
    hashes of its rows say whether they still fit."""
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
    """The table that these rows make, after each of them, so that whoever has others to serve can
    do so in between; whole at the end. It is played by the rules of the version it began with:
    where they lead elsewhere than they did when the rows were written, it stands still and says
    so."""
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
    except Exception:  # rules of another version may stumble anywhere over an entry of this one
        table.halted = "table-halted-replay"
    entries = table.record.entries
    if not table.halted and entries and table.state.digest() != entries[-1].digest:
        table.halted = "table-halted-hash"
    if stored:
        table.row_count = stored[-1].n
    table.record.version = game.meta.version
    yield table
