"""What a server is told when it starts."""

import os
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from palatine.core.state import Json

MEGABYTE = 1 << 20


@dataclass(frozen=True)
class Config:
    """Where it listens, where it keeps things, and its limits (seconds, bytes, counts)."""

    host: str = "127.0.0.1"
    port: int = 8400
    database: str = ""  # '' = SQLite in the data folder
    data: str = ""  # '' = the user's data folder
    workers: int = 1
    bots: int = 1  # processes that think, for each server process
    bot_patience: float = 5.0  # seconds beyond thrice its budget; then a simpler one answers
    bot_pause: float = 0.35  # people want to see what a bot does before the next one
    origins: tuple[str, ...] = ()  # further addresses pages may come from, behind a proxy
    https: bool = False  # cookies are Secure
    proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    sweep_seconds: float = 5.0
    limits: bool = True  # rate limits; tests and load benchmarks turn them off
    log_level: str = "info"

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
