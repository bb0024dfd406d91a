"""What a server is told when it starts."""

import os
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from palatine.core.state import Json

MEGABYTE = 1 << 20


def setting(default: Any, about: str) -> Any:
    """A field of `Config`: its default, and what docs/serving.md says about it."""
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class Config:
    """Where it listens, where it keeps things, and its limits (seconds, bytes, counts)."""

    host: str = setting("127.0.0.1", "address to listen on")
    port: int = setting(8400, "port to listen on; 0 = any free one")
    database: str = setting("", "database address or file; empty = SQLite in the data folder")
    data: str = setting("", "data folder; empty = the user's own")
    workers: int = setting(1, "server processes; more than one needs PostgreSQL")
    bots: int = setting(1, "processes that think for bots, for each server process")
    bot_patience: float = setting(
        5.0, "seconds beyond three times its budget after which a simpler bot answers"
    )
    bot_pause: float = setting(0.35, "seconds between two moves of bots while somebody watches")
    origins: tuple[str, ...] = setting(
        (), "further addresses that pages may come from, behind a proxy"
    )
    https: bool = setting(False, "cookies are Secure")
    proxies: str = setting("127.0.0.1", "proxies whose X-Forwarded-For is believed")
    sweep_seconds: float = setting(5.0, "seconds between two rounds of background work")
    notice_seconds: float = setting(
        1.0, "seconds between two looks for notices of other processes, such as palatine admin"
    )
    limits: bool = setting(True, "rate limits and quotas; tests and load benchmarks turn them off")
    log_level: str = setting("info", "debug, info, warning or error")

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
    """Read back what `to_json` wrote."""
    return Config(**{**j, "origins": tuple(j["origins"])})


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
