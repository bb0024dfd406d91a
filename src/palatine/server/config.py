"""What a server is told when it starts: every setting with its default and what it is for.

`server/settings.py` reads them from a file, the environment and the command line; the table in
docs/serving.md is made of them by tools/settings_table.py.
"""

import os
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import get_origin, get_type_hints

from palatine.core.errors import PalatineError
from palatine.core.state import Json
from palatine.server.setting import setting


@dataclass(frozen=True)
class Config:
    """Where it listens, where it keeps things, and its limits (seconds, bytes, counts)."""

    host: str = setting("127.0.0.1", "address to listen on")
    port: int = setting(8400, "port to listen on; 0 = any free one", high=65_535)
    database: str = setting(
        "", "database address or file; empty = SQLite in the data folder", secret=True
    )
    data: str = setting("", "data folder; empty = the user's own")
    offline: str = setting("", "folder written by `palatine site`: handed out under /offline/")
    workers: int = setting(1, "server processes; more than one needs PostgreSQL", low=1, high=256)
    bots: int = setting(1, "processes that think, for each server process", low=1, high=256)
    quick_bots: int = setting(
        1, "further ones that are kept for quick levels, for each server process", low=1, high=256
    )
    quick_seconds: float = setting(
        0.25, "seconds a level may think to be quick: so that page, squire and knight are", high=60
    )
    bot_patience: float = setting(
        5.0,
        "seconds beyond `bot_slack` times its budget after which a simpler bot answers",
        low=0.1,
    )
    opponents: tuple[str, ...] = setting(
        (),
        "classes of other people's code that may be chosen as bots: `mine.py:MyBot`,"
        " `package.module:MyBot`, or `name=mine.py:MyBot`; they run with the server's rights",
    )
    bot_slack: float = setting(
        3.0, "times its budget that a bot may think before a simpler one answers", low=1, high=100
    )
    guest_seconds: float = setting(
        1.0,
        "seconds that a decision of an opponent of other people's code is expected to take",
        low=0.01,
        high=3_600,
    )
    bot_nice: int = setting(
        10, "how far slow thoughts stand back where processors are short", high=19
    )
    start_seconds: float = setting(
        30.0, "seconds a process that thinks or works may take to start", low=1, high=3_600
    )
    turns_remembered: int = setting(
        1_000,
        "addresses and people whose share of thinking is remembered, besides who waits",
        low=1,
    )
    bot_pause: float = setting(0.35, "seconds between two moves of bots while somebody watches")
    signing_key: str = setting(
        "",
        "key that signs finished records: a PEM file or its text (Ed25519), the same on every"
        " machine; empty = one of the data folder, made at the first start",
        secret=True,
    )
    work_processes: int = setting(
        2,
        "processes for documents, replays, checks and slow previews, for each server process",
        low=1,
        high=256,
    )
    work_seconds: float = setting(
        5.0, "seconds after which such a process is ended and its question refused", low=0.1
    )
    work_memory: int = setting(
        1024, "megabytes of memory that such a process may have; 0 = any", high=1 << 20
    )
    work_waiting: int = setting(
        8, "questions of one address that may wait for such a process", low=1
    )
    work_nice: int = setting(5, "how far they stand back where processors are short", high=19)
    previews_shown: int = setting(
        64, "offers whose sentence and preview are made for one click", low=1, high=1_000
    )
    preview_seconds: float = setting(
        0.008, "seconds a preview may take before it goes to such a process", high=1
    )
    address_share: float = setting(
        0.5, "seconds of such processes that an address may use in a second", low=0.01
    )
    address_credit: float = setting(15.0, "seconds of them that it may use at once", low=0.1)
    person_share: float = setting(
        0.25, "seconds of such processes that a person may use in a second", low=0.01
    )
    person_credit: float = setting(10.0, "seconds of them that he may use at once", low=0.1)
    loop_share: float = setting(
        0.25,
        "seconds of the event loop that an address or a person may use in a second before its"
        " requests wait",
        low=0.01,
    )
    loop_credit: float = setting(0.5, "seconds of the event loop at once", low=0.01)
    slice_seconds: float = setting(
        0.005, "seconds that the opening of a table holds the event loop at a time", low=0.001
    )
    read_first: bool = setting(
        True, "read all languages and symbols before serving; off: each when it is first asked for"
    )
    switch_seconds: float = setting(
        0.0005, "seconds after which a thread that computes gives way to the event loop", low=1e-6
    )
    full_collections: int = setting(
        100,
        "collections of newer objects before one of all, which visits every table in memory",
        low=1,
    )
    loop_waiting: int = setting(64, "requests of one address that may wait for their turn", low=1)
    documents: int = setting(20, "score documents in one request", low=1)
    sheet_previews: int = setting(24, "pieces whose gain a score sheet tells at once", low=1)
    document_list: int = setting(
        250, "entries of one list in a document: rooms, cards, tiles", low=1
    )
    document_values: int = setting(10_000, "values in the documents of one request", low=1)
    document_depth: int = setting(12, "levels of lists within lists in a document", low=1)
    document_bytes: int = setting(128 << 10, "bytes of a request with documents", low=1000)
    record_entries: int = setting(3_000, "entries of a record that is to be checked", low=1)
    record_bytes: int = setting(512 << 10, "bytes of a request with a record", low=1000)
    hint_seconds: float = setting(2.0, "seconds that are thought about a hint", low=0.05, high=600)
    review_rollouts: int = setting(
        0, "rollouts for a doubtful turn of a review; 0 = as many as for a hint", high=10_000
    )
    review_seconds: float = setting(2.0, "seconds at most for such a turn", low=0.01, high=600)
    review_portion: int = setting(8, "turns a process is given at a time", low=1, high=1_000)
    stretch_seconds: float = setting(
        0.5, "seconds of a review after which bots that wait have their turn", high=600
    )
    advice_turns: int = setting(
        8, "addresses that may wait for each of `bots` before hints and reviews are refused"
    )
    advice_waiting: int = setting(
        16, "slow thoughts for one address that may wait before its hints and reviews are refused"
    )
    quota_days: float = setting(
        7, "days without an entry after which a table no longer counts for the following quotas"
    )
    tables_person: int = setting(30, "tables that are not over where one person is host or sits")
    tables_address: int = setting(300, "tables that are not over made from one address")
    opponents_person: int = setting(60, "seats that bots play for at the open tables of one host")
    opponents_address: int = setting(600, "seats that bots play for at open tables of one address")
    lobby_person: int = setting(4, "tables in the lobby where one person is host or sits")
    lobby_address: int = setting(20, "tables in the lobby made from one address")
    own_data_table: int = setting(12 << 10, "bytes of components that one table brings along")
    own_data_person: int = setting(24 << 10, "bytes of them at the open tables of one host")
    own_data_address: int = setting(96 << 10, "bytes of them at the open tables of one address")
    waiting_hours_public: float = setting(
        48,
        "hours after which a table in the lobby that still waits for players is closed",
        low=0.01,
    )
    waiting_hours_private: float = setting(
        336, "the same for tables that only a link leads to", low=0.01
    )
    closed_days: float = setting(
        7, "days for which those who sat at a closed table find it on their home page"
    )
    origins: tuple[str, ...] = setting(
        (), "further addresses that pages may come from, behind a proxy"
    )
    https: bool = setting(False, "cookies are Secure")
    proxies: tuple[str, ...] = setting(
        ("127.0.0.1",), "addresses or networks of proxies whose X-Forwarded-For is believed"
    )
    sweep_seconds: float = setting(5.0, "seconds between two rounds of background work", low=0.1)
    notice_seconds: float = setting(
        1.0,
        "seconds between two looks for notices of other processes, such as palatine admin",
        low=0.05,
    )
    tick_seconds: float = setting(0.5, "seconds between two looks at the clocks", low=0.01)
    gap_seconds: float = setting(
        7.0,
        "seconds without any server process after which that time counts for no clock",
        above="sweep_seconds",
    )
    lease_seconds: float = setting(
        8.0,
        "seconds for which a process sees to the bots of a table alone; then another may",
        above="sweep_seconds",
    )
    presence_seconds: float = setting(
        12.0, "seconds for which a process believes who is at another", above="sweep_seconds"
    )
    idle_seconds: float = setting(
        600.0, "seconds after which a table nobody looks at leaves the memory"
    )
    views_kept: int = setting(
        64,
        "views of a table, by seat, language and style, that are kept until its next entry",
        low=1,
    )
    pasts_kept: int = setting(
        40, "earlier positions of a table, as they were shown to somebody, that are kept", low=1
    )
    conflict_tries: int = setting(
        50, "times a move is judged again because another process was quicker", low=1
    )
    stop_seconds: int = setting(5, "seconds that open requests have when the server stops")
    goodbye_seconds: float = setting(1.0, "seconds that sockets have to go when the server stops")
    keep_alive_seconds: int = setting(30, "seconds an unused connection is kept", low=1)
    ping_seconds: float = setting(
        20.0, "seconds between two pings of a socket, and to wait for the answer", low=1
    )
    lag_measurements: int = setting(
        8, "round trips of a socket of which the least counts for its clock", low=1, high=1_000
    )
    hello_seconds: float = setting(20.0, "seconds a socket has to say hello", low=0.1)
    request_seconds: float = setting(
        20.0, "seconds a connection has to send a whole request", low=0.1
    )
    address_sockets: int = setting(
        120, "open sockets of one address, for each process; IPv6 by its /64", low=1
    )
    address_half_open: int = setting(
        40,
        "connections without a whole request and sockets without hello, of one address",
        low=1,
    )
    message_bytes: int = setting(16_384, "bytes of one message of a socket", low=1_024)
    message_rate: float = setting(20.0, "messages a second of one socket", low=0.001)
    message_burst: float = setting(60.0, "messages of it at once", low=1)
    message_strikes: int = setting(20, "messages beyond that before the socket is closed")
    chat_rate: float = setting(0.5, "lines of chat a second of one person", low=0.001)
    chat_burst: float = setting(8.0, "lines of chat of one person at once", low=1)
    chat_address_rate: float = setting(5.0, "lines of chat a second of one address", low=0.001)
    chat_address_burst: float = setting(80.0, "lines of chat of one address at once", low=1)
    people_seconds: float = setting(
        1.0, "seconds in which comings and goings at a table are gathered before all hear of them"
    )
    reports_open: int = setting(20, "reports of one person that wait for the operator", low=1)
    chat_lines: int = setting(
        200, "lines of a table's chat that are shown, the newest", low=1, high=5_000
    )
    get_rate: float = setting(30.0, "requests a second of one address that read", low=0.001)
    get_burst: float = setting(200.0, "such requests at once", low=1)
    import_rate: float = setting(0.02, "records a second that one address may import", low=0.0001)
    import_burst: float = setting(20.0, "such records at once", low=1)
    file_rate: float = setting(300.0, "files of the page a second for one address", low=0.001)
    file_burst: float = setting(3000.0, "such files at once; a table has a hundred", low=1)
    post_rate: float = setting(
        10.0, "requests a second of one address that change something", low=0.001
    )
    post_burst: float = setting(80.0, "such requests at once", low=1)
    callers_remembered: int = setting(
        20_000, "addresses and people whose rates are remembered, of each kind", low=1
    )
    body_bytes: int = setting(65_536, "bytes of a request", low=1_024)
    table_body_bytes: int = setting(
        256 << 10,
        "bytes of a request for a new table, which may bring components of its own",
        low=1_024,
    )
    lobby_tables: int = setting(30, "tables in each list of the home page", low=1, high=1_000)
    code_seconds: float = setting(
        600.0, "seconds for which a code for another device is good", low=1
    )
    delete_rate: float = setting(
        0.01, "accounts a second that one address may delete", low=0.0001, high=1_000
    )
    delete_burst: float = setting(5.0, "accounts at once that one address may delete", low=1)
    code_rate: float = setting(0.05, "codes a second that one address may try", low=0.001)
    code_burst: float = setting(10.0, "codes at once that one address may try", low=1)
    hint_rate: float = setting(0.25, "hints and reviews a second for one person", low=0.001)
    hint_burst: float = setting(8.0, "hints and reviews for one person at once", low=1)
    rated_minutes: int = setting(
        30, "minutes of the clock of a rated table for which none was asked", low=1, high=1440
    )
    rated_increment: int = setting(15, "seconds that this clock adds for each answer", high=3600)
    rated_decisions: int = setting(
        5, "decisions that each seat must have made; a shorter game changes no rating"
    )
    rated_pair_games: int = setting(
        6, "rated games in 24 hours with the same two people; further ones change no rating", low=1
    )
    store_readers: int = setting(4, "threads that read the store, for each process", low=1, high=64)
    commit_jobs: int = setting(256, "things written in one commit at most", low=1)
    commit_tries: int = setting(5, "times a failed commit is tried again", low=1)
    lock_seconds: float = setting(
        30.0, "seconds to wait for a SQLite store that is locked", low=0.1, high=3_600
    )
    cookie_days: int = setting(365, "days a browser keeps who its guest is", low=1, high=3_650)
    logins_remembered: int = setting(
        5_000,
        "tokens remembered after their last request, lest every request read the store",
        low=1,
    )
    device_seconds: float = setting(
        3600.0, "seconds between two notes of when a device was last seen", low=1
    )
    token_seconds: float = setting(
        5.0, "seconds for which a token is believed before the store is asked again", low=0
    )
    connect_seconds: int = setting(
        10, "seconds to wait for a connection to PostgreSQL", low=1, high=3_600
    )
    admin_lines: int = setting(1_000, "lines of one list of palatine admin", low=1)
    gzip_level: int = setting(
        6, "how hard answers are compressed: higher is smaller and slower", low=1, high=9
    )
    ready_seconds: float = setting(1.0, "seconds for which an answer of /ready is kept")
    ready_patience_seconds: float = setting(
        5.0, "seconds after which /ready says no to a store that does not answer", low=0.1
    )
    disk_reserve_bytes: int = setting(
        8 << 20, "free bytes on the disk of a SQLite store below which /ready says no"
    )
    lag_seconds: float = setting(
        0.5, "seconds between two measurements of the event loop's lag", low=0.01
    )
    metrics_token: str = setting(
        "", "whoever brings it as Bearer token may read /metrics from anywhere", secret=True
    )
    limits: bool = setting(True, "rate limits and quotas; tests and load benchmarks turn them off")
    log_level: str = setting(
        "info", "how much is logged", choices=("debug", "info", "warning", "error")
    )

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else data_folder()

    @property
    def url(self) -> str:
        """The database as SQLAlchemy wants it."""
        if not self.database:
            return f"sqlite:///{self.folder / 'palatine.sqlite'}"
        for scheme in ("postgresql://", "postgres://"):
            if self.database.startswith(scheme):
                return "postgresql+psycopg://" + self.database.removeprefix(scheme)
        if self.database.startswith(("sqlite:///", "postgresql+psycopg://")):
            return self.database
        if "://" in self.database or self.database.startswith("postgres"):
            # Not repeated in the error, and never taken for the name of a file: it may hold a
            # password.
            raise PalatineError("server-error-address")
        return f"sqlite:///{self.database}"

    @property
    def file(self) -> Path | None:
        """The file of a SQLite store, where it is one."""
        name = self.url.removeprefix("sqlite:///")
        plain = name != self.url and not name.startswith((":memory:", "file:"))
        return Path(name) if plain else None

    @property
    def is_shared(self) -> bool:
        """Whether several processes may work on the same store."""
        return self.url.startswith("postgresql")

    @property
    def lease_ms(self) -> int:
        return int(self.lease_seconds * 1000)

    def to_json(self) -> Json:
        return asdict(self)


def config_from_json(j: Json) -> Config:
    """Read back what `to_json` wrote; lists are tuples again."""
    values: Json = {name: tuple(v) if isinstance(v, list) else v for name, v in j.items()}
    return Config(**values)


def kinds() -> dict[str, str]:
    """Of each setting what it holds: bool, int, float, str or list."""
    hints = get_type_hints(Config)
    return {
        name: "list" if get_origin(hint) is tuple else hint.__name__ for name, hint in hints.items()
    }


def data_folder() -> Path:
    """Where programs of this user keep their data."""
    if os.environ.get("PALATINE_DATA"):
        return Path(os.environ["PALATINE_DATA"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "Palatine"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Palatine"
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "palatine"
