"""People and hosts: bans, mutes, reports, devices, and notices from one process to the others;
signed records; ratings that say when and why not; of each table what quotas count."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    _people()
    _chat()
    _notices()
    _records()
    _ratings()
    _quotas()


def _people() -> None:
    """Until when somebody may not come in or speak, and the devices he came in with."""
    op.add_column("people", _number("muted"))
    op.add_column("people", _number("banned"))
    op.add_column("tokens", _word("device", 80))
    op.add_column("tokens", _number("seen"))
    op.execute("UPDATE tokens SET seen = at")


def _chat() -> None:
    """Who said a line, who does not want to read whom, and what was reported."""
    op.add_column("chat", _word("person", 32))
    op.execute(
        "UPDATE chat SET person = COALESCE((SELECT seats.person FROM seats "
        "WHERE seats.table_id = chat.table_id AND seats.seat = chat.seat), '')"
    )
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("settled", sa.BigInteger, nullable=False),
        sa.Column("verdict", sa.Text, nullable=False),
    )
    op.create_index("reports_person", "reports", ["person"])


def _notices() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
    )


def _records() -> None:
    """Finished games as they were given out, and the keys that signed them."""
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "public_keys",
        sa.Column("public", sa.String(64), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )


def _ratings() -> None:
    """When a table was counted, and why it was not."""
    op.add_column("rated", _number("at"))
    op.add_column("rated", _word("reason", 64))


def _quotas() -> None:
    """Whose table it is, where it was made, the seats that bots play for, its own components."""
    op.add_column("tables", _word("host", 32))
    op.add_column("tables", _word("origin", 64))
    for name in ("opponents", "own_bytes"):
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_host", "tables", ["host"])
    op.create_index("tables_origin", "tables", ["origin"])
    connection = op.get_bind()
    found = connection.execute(sa.text("SELECT id, head, summary FROM tables")).all()
    for table, head, summary in found:
        own = json.loads(head).get("own_data")
        seats = json.loads(summary).get("seats", [])
        values = {
            "id": table,
            "host": json.loads(head)["host"],
            "opponents": sum(seat["kind"] == "bot" for seat in seats),
            "own_bytes": 0 if own is None else len(json.dumps(own, separators=(",", ":")).encode()),
        }
        connection.execute(
            sa.text(
                "UPDATE tables SET host = :host, opponents = :opponents, own_bytes = :own_bytes "
                "WHERE id = :id"
            ),
            values,
        )


def _number(name: str) -> "sa.Column[int]":
    """A number that old rows do not have: 0 for them."""
    return sa.Column(name, sa.BigInteger, nullable=False, server_default="0")


def _word(name: str, size: int) -> "sa.Column[str]":
    return sa.Column(name, sa.String(size), nullable=False, server_default="")
