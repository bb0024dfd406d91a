"""The first store."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _tables()
    _people()
    _beside()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("watch", sa.String(32), nullable=False),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_phase", "tables", ["phase", "at"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("move", sa.String(40)),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "move", name="entries_move"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
    )
    op.create_index("seats_person", "seats", ["person"])


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("tokens_person", "tokens", ["person"])
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(48), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def _beside() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("chat_table", "chat", ["table_id", "id"])
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("changes", sa.Text, nullable=False),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("alive", sa.BigInteger, nullable=False),
        sa.Column("present", sa.Text, nullable=False),
    )
    op.create_table(
        "gaps",
        sa.Column("start", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("end", sa.BigInteger, nullable=False),
    )
