"""The database tables, the same for SQLite and PostgreSQL. migrations/ brings older stores to this
schema."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("head", Text, nullable=False),  # Setup as JSON
    Column("seed", String(64), nullable=False),
    Column("invite", String(32), nullable=False),
    Column("watch", String(32), nullable=False),
    Column("rows", Integer, nullable=False),  # the number of the last entry
    Column("phase", String(16), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("summary", Text, nullable=False),  # what a lobby shows
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),  # when a clock runs out, 0 = never
    Column("bots", Boolean, nullable=False),  # a bot is asked
    Column("lease", BigInteger, nullable=False),  # until then a process attends to the bot
    Column("host", String(32), nullable=False, server_default=""),  # as in the head
    Column("origin", String(64), nullable=False, server_default=""),  # address; '' once it is over
    Column("opponents", Integer, nullable=False, server_default="0"),  # seats that bots play for
    Column("own_bytes", Integer, nullable=False, server_default="0"),  # components of its own
    Index("tables_phase", "phase", "at"),
    Index("tables_host", "host"),
    Index("tables_origin", "origin"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("digest", String(16), nullable=False),
    Column("move", String(40)),  # NULL: not a client's
    Column("used", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    UniqueConstraint("table_id", "seat", "move", name="entries_move"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Index("seats_person", "person"),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("muted", BigInteger, nullable=False, server_default="0"),  # until then: no chat
    Column("banned", BigInteger, nullable=False, server_default="0"),  # until then: not let in
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),  # SHA-256; the token itself is not kept
    Column("person", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("device", String(80), nullable=False, server_default=""),  # what its owner calls it by
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Index("tokens_person", "person"),
)

CODES = Table(
    "codes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("person", String(32), nullable=False, server_default=""),  # never sent to clients
    Index("chat_table", "table_id", "id"),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("owner", String(32), primary_key=True),  # who has muted; '': the host, for all
    Column("person", String(32), primary_key=True),  # whose lines are hidden
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(64), nullable=False),  # at the time of the report
    Column("line", Text, nullable=False),  # of the chat, '': the person as such
    Column("reason", Text, nullable=False),
    Column("settled", BigInteger, nullable=False),  # 0: open
    Column("verdict", Text, nullable=False),
    Index("reports_person", "person"),
)

NOTICES = Table(
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("text", String(200), nullable=False),  # `person:ID`, `table:ID` ...: see db/notices.py
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("player", String(48), primary_key=True),  # a person's id, or bot:NAME
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

RATED = Table(
    "rated",
    METADATA,
    Column("table_id", String(32), primary_key=True),  # each table is counted once
    Column("changes", Text, nullable=False),  # by seat; [] where it does not count
    Column("at", BigInteger, nullable=False, server_default="0"),
    Column("reason", String(64), nullable=False, server_default=""),  # message key: why not
)

RECORDS = Table(
    "records",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("text", Text, nullable=False),  # as it was first given out, signature included
)

PUBLIC_KEYS = Table(
    "public_keys",
    METADATA,
    Column("public", String(64), primary_key=True),  # of every key that records were signed with
    Column("since", BigInteger, nullable=False),
)

SERVERS = Table(
    "servers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("alive", BigInteger, nullable=False),
    Column("present", Text, nullable=False),  # who has a socket open there
)

GAPS = Table(
    "gaps",
    METADATA,
    Column("start", BigInteger, primary_key=True, autoincrement=False),
    Column("end", BigInteger, nullable=False),
)
