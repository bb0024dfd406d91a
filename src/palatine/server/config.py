"""The configuration of a server: every setting with its default and what it is for.

`server/settings.py` reads them from a file, the environment and the command line; the table in
docs/serving.md is made of them by tools/settings_table.py.
"""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import get_origin, get_type_hints

from palatine.core.errors import PalatineError
from palatine.core.state import Json
from palatine.server.folders import data_folder
from palatine.server.setting import setting


@dataclass(frozen=True)
class Config:
    """All settings of a server: the address, the store, and its limits (seconds, bytes, counts)."""

    host: str = setting("127.0.0.1", "address to listen on")
    port: int = setting(8400, "port to listen on; 0 = any free one", high=65_535)
    database: str = setting(
        "", "database address or file; empty = SQLite in the data folder", secret=True
    )
    data: str = setting("", "data folder; empty = the user's own")
    offline: str = setting("", "folder written by `palatine site`: served under /offline/")
    workers: int = setting(1, "server processes; more than one needs PostgreSQL", low=1, high=256)
    bots: int = setting(
        1, "processes in which bots think, for each server process", low=1, high=256
    )
    quick_bots: int = setting(
        1, "further such processes, for quick levels only, for each server process", low=1, high=256
    )
    helpers: int = setting(
        3, "further such processes, which help the strongest level and reviews; 0 = none", high=256
    )
    bot_memory: int = setting(120, "megabytes above which such a process is renewed; 0 = never")
    helper_patience: float = setting(
        0.25, "longest wait for helpers, as a share of the time of the process they help", high=100
    )
    helper_seconds: float = setting(1.98, "seconds after which a decision waits for no helper")
    helper_nice: int = setting(19, "niceness of helpers: 19 = lowest priority", high=19)
    quick_seconds: float = setting(
        0.25, "seconds a quick level thinks at most: Page, Squire and Knight are quick", high=60
    )
    bot_patience: float = setting(
        5.0, "seconds beyond `bot_slack` budgets after which a simpler bot answers", low=0.1
    )
    opponents: tuple[str, ...] = setting(
        (),
        "classes of other people's code that may be chosen as bots: `mine.py:MyBot`,"
        " `package.module:MyBot`, or `name=mine.py:MyBot`; they run with the server's rights",
    )
    bot_slack: float = setting(
        3.0,
        "multiple of its budget that a bot may think before a simpler one answers",
        low=1,
        high=100,
    )
    guest_seconds: float = setting(
        1.0, "seconds expected for a decision of other people's code", low=0.01, high=3_600
    )
    bot_nice: int = setting(
        10, "niceness of the processes for slow levels: 0 = normal, 19 = lowest priority", high=19
    )
    start_seconds: float = setting(
        30.0,
        "seconds that a process of `bots` or `work_processes` may take to start",
        low=1,
        high=3_600,
    )
    turns_remembered: int = setting(
        1_000, "addresses and people whose used time is remembered, besides who waits", low=1
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
        5.0, "processor seconds after which such a process is ended, its question refused", low=0.1
    )
    work_slack: float = setting(
        6.0, "times as many seconds that it may take by the clock on a busy machine", low=1
    )
    work_memory: int = setting(
        1024, "megabytes of memory that such a process may have; 0 = any", high=1 << 20
    )
    work_waiting: int = setting(8, "questions of one address that may wait for one", low=1)
    work_nice: int = setting(5, "niceness of such processes: 0 = normal, 19 = lowest", high=19)
    previews_shown: int = setting(
        64, "offers whose sentence and preview are made for one click", low=1, high=1_000
    )
    preview_seconds: float = setting(
        0.008, "seconds a preview may take before it goes to such a process", high=1
    )
    address_share: float = setting(
        0.5, "seconds of such processes that an address may use in a second", low=0.01
    )
    address_credit: float = setting(15.0, "seconds of them for an address at once", low=0.1)
    person_share: float = setting(
        0.25, "seconds of such processes that a person may use in a second", low=0.01
    )
    person_credit: float = setting(10.0, "seconds of them for a person at once", low=0.1)
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
        True, "read languages, symbols and templates before serving; off: each at its first use"
    )
    switch_seconds: float = setting(
        0.0005, "seconds after which a thread that computes gives way to the event loop", low=1e-6
    )
    full_collections: int = setting(
        100,
        "garbage collections of new objects before a full one, which visits all tables",
        low=1,
    )
    loop_waiting: int = setting(64, "requests of one address that may wait for their turn", low=1)
    documents: int = setting(20, "score documents in one request", low=1)
    sheet_previews: int = setting(24, "pieces whose gain a score sheet shows in one answer", low=1)
    document_list: int = setting(
        250, "entries of one list in a document: rooms, cards, tiles", low=1
    )
    document_values: int = setting(10_000, "values in the documents of one request", low=1)
    document_depth: int = setting(12, "levels of lists within lists in a document", low=1)
    document_bytes: int = setting(128 << 10, "bytes of a request with documents", low=1000)
    record_entries: int = setting(3_000, "entries of a record that is to be checked", low=1)
    record_bytes: int = setting(512 << 10, "bytes of a request with a record", low=1000)
    hint_seconds: float = setting(2.0, "seconds of thinking for a hint", low=0.05, high=600)
    review_rollouts: int = setting(
        0, "rollouts for a doubtful turn of a review; 0 = as many as for a hint", high=10_000
    )
    review_seconds: float = setting(2.0, "seconds at most for such a turn", low=0.01, high=600)
    review_portion: int = setting(8, "turns that a process judges at a time", low=1, high=1_000)
    stretch_seconds: float = setting(
        0.5, "seconds of a review after which bots that wait have their turn", high=600
    )
    advice_turns: int = setting(
        8, "addresses that may wait for each of `bots` before hints and reviews are refused"
    )
    advice_waiting: int = setting(
        16, "slow questions of one address that wait before its hints and reviews are refused"
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
    own_data_table: int = setting(12 << 10, "bytes of a table's own components")
    own_data_person: int = setting(24 << 10, "bytes of such data at the open tables of one host")
    own_data_address: int = setting(96 << 10, "bytes of such data at the tables of one address")
    waiting_hours_public: float = setting(
        48,
        "hours after which a table in the lobby that still waits for players is closed",
        low=0.01,
    )
    waiting_hours_private: float = setting(
        336, "the same for tables that are reached only by a link", low=0.01
    )
    closed_days: float = setting(
        7, "days for which a closed table stays on the home pages of its players"
    )
    origins: tuple[str, ...] = setting(
        (), "further addresses that pages may come from, behind a proxy"
    )
    https: bool = setting(False, "cookies are Secure")
    proxies: tuple[str, ...] = setting(
        ("127.0.0.1",), "addresses or networks of proxies whose X-Forwarded-For is trusted"
    )
    sweep_seconds: float = setting(5.0, "seconds between two rounds of background work", low=0.1)
    notice_seconds: float = setting(
        1.0,
        "seconds between two checks for notices of other processes, such as palatine admin",
        low=0.05,
    )
    tick_seconds: float = setting(0.5, "seconds between two checks of players' clocks", low=0.01)
    gap_seconds: float = setting(
        7.0,
        "seconds without any server process after which that time counts for no clock",
        above="sweep_seconds",
    )
    lease_seconds: float = setting(
        8.0,
        "seconds for which one process attends to the bots of a table; then another may",
        above="sweep_seconds",
    )
    presence_seconds: float = setting(
        12.0, "seconds for which a report of who is connected counts", above="sweep_seconds"
    )
    idle_seconds: float = setting(
        600.0, "seconds after which a table that nobody uses is removed from memory"
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
        50, "times a move is judged again because another process has written first", low=1
    )
    stop_seconds: int = setting(5, "seconds that open requests have when the server stops")
    goodbye_seconds: float = setting(
        1.0, "seconds that sockets have to close when the server stops"
    )
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
    message_burst: float = setting(60.0, "messages of one socket at once", low=1)
    message_strikes: int = setting(20, "messages beyond this rate before a socket is closed")
    chat_rate: float = setting(0.5, "lines of chat a second of one person", low=0.001)
    chat_burst: float = setting(8.0, "lines of chat of one person at once", low=1)
    chat_address_rate: float = setting(5.0, "lines of chat a second of one address", low=0.001)
    chat_address_burst: float = setting(80.0, "lines of chat of one address at once", low=1)
    people_seconds: float = setting(
        1.0, "seconds for which changes of who is connected are collected into one message"
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
        600.0, "seconds for which a code for another device is valid", low=1
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
        30, "minutes of the clock of a rated table, where the host chose none", low=1, high=1440
    )
    rated_increment: int = setting(15, "seconds that this clock adds for each answer", high=3600)
    rated_decisions: int = setting(
        5, "decisions that each seat must have made; a shorter game changes no rating"
    )
    rated_pair_games: int = setting(
        6, "rated games in 24 hours with the same two people; further ones change no rating", low=1
    )
    store_readers: int = setting(4, "threads that read the store, for each process", low=1, high=64)
    commit_jobs: int = setting(256, "jobs in one commit at most", low=1)
    commit_tries: int = setting(5, "times a failed commit is tried again", low=1)
    lock_seconds: float = setting(
        30.0, "seconds to wait for a SQLite store that is locked", low=0.1, high=3_600
    )
    cookie_days: int = setting(365, "days for which a browser stays signed in", low=1, high=3_650)
    logins_remembered: int = setting(
        5_000,
        "tokens kept in memory, so that not every request reads the store",
        low=1,
    )
    device_seconds: float = setting(
        3600.0, "seconds between two notes of when a device was last seen", low=1
    )
    token_seconds: float = setting(
        5.0, "seconds for which a token counts as valid before it is read again", low=0
    )
    connect_seconds: int = setting(
        10, "seconds to wait for a connection to PostgreSQL", low=1, high=3_600
    )
    admin_lines: int = setting(1_000, "lines of one list of palatine admin", low=1)
    gzip_level: int = setting(
        6, "compression level of answers: higher is smaller and slower", low=1, high=9
    )
    ready_seconds: float = setting(1.0, "seconds for which an answer of /ready is kept")
    ready_patience_seconds: float = setting(
        5.0, "seconds after which /ready fails where the store does not answer", low=0.1
    )
    disk_reserve_bytes: int = setting(
        8 << 20, "free bytes on the disk of a SQLite store below which /ready fails"
    )
    lag_seconds: float = setting(
        0.5, "seconds between two measurements of the event loop's lag", low=0.01
    )
    metrics_token: str = setting(
        "", "requests with this Bearer token may read /metrics from anywhere", secret=True
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
        """The address of the database in the form that SQLAlchemy expects."""
        if not self.database:
            return f"sqlite:///{self.folder / 'palatine.sqlite'}"
        for scheme in ("postgresql://", "postgres://"):
            if self.database.startswith(scheme):
                return "postgresql+psycopg://" + self.database.removeprefix(scheme)
        if self.database.startswith(("sqlite:///", "postgresql+psycopg://")):
            return self.database
        if "://" in self.database or self.database.startswith("postgres"):
            # The error does not repeat the address, and the address is never taken for the name of
            # a file: it may contain a password.
            raise PalatineError("server-error-address")
        return f"sqlite:///{self.database}"

    @property
    def file(self) -> Path | None:
        """The file of a SQLite store; None for other stores."""
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
    """The configuration that `to_json` has written; lists become tuples again."""
    values: Json = {name: tuple(v) if isinstance(v, list) else v for name, v in j.items()}
    return Config(**values)


def kinds() -> dict[str, str]:
    """The type of each setting by name: bool, int, float, str or list."""
    hints = get_type_hints(Config)
    return {
        name: "list" if get_origin(hint) is tuple else hint.__name__ for name, hint in hints.items()
    }
