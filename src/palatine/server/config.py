"""What a server is told when it starts: every setting with its default and what it is for.

`server/settings.py` reads them from a file, the environment and the command line; the table in
docs/serving.md is made of them by tools/settings_table.py.
"""

import os
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, get_origin, get_type_hints

from palatine.core.state import Json

LARGEST = 1_000_000_000  # of any number that is given: seconds, bytes, counts


def setting(
    default: Any,
    about: str,
    *,
    low: float = 0,
    high: float = LARGEST,
    above: str = "",
    choices: tuple[str, ...] = (),
    secret: bool = False,
) -> Any:
    """A field of `Config`: its default, and what docs/serving.md says about it.

    low, high: bounds of a number; above: another setting that must be smaller; choices: the only
    texts allowed; secret: its value is never shown, as it may hold a password.
    """
    bounds = {"low": low, "high": high, "above": above, "choices": choices}
    return field(default=default, repr=not secret, metadata={"about": about, **bounds})


@dataclass(frozen=True)
class Config:
    """Where it listens, where it keeps things, and its limits (seconds, bytes, counts)."""

    host: str = setting("127.0.0.1", "address to listen on")
    port: int = setting(8400, "port to listen on; 0 = any free one", high=65_535)
    database: str = setting(
        "", "database address or file; empty = SQLite in the data folder", secret=True
    )
    data: str = setting("", "data folder; empty = the user's own")
    workers: int = setting(1, "server processes; more than one needs PostgreSQL", low=1, high=256)
    bots: int = setting(
        1, "processes that think for bots, for each server process", low=1, high=256
    )
    bot_patience: float = setting(
        5.0, "seconds beyond three times its budget after which a simpler bot answers"
    )
    bot_pause: float = setting(0.35, "seconds between two moves of bots while somebody watches")
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
        if "://" not in self.database:
            return f"sqlite:///{self.database}"
        return self.database

    @property
    def is_shared(self) -> bool:
        """Whether several processes may work on the same store."""
        return self.url.startswith("postgresql")

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
