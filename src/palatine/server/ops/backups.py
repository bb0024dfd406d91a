"""Regular backups: each copy is checked by replaying its tables, and old copies are deleted."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from palatine.core.errors import PalatineError
from palatine.server.config import Config
from palatine.server.db.backup import backup
from palatine.server.db.checking import Checked, check

NAME = "palatine-"
ENDING = ".sqlite"
PART = ".part"  # the ending of a copy that is unfinished, or that has not passed its check


def save(config: Config, target: Path, verify: bool, keep: int) -> tuple[Path, int]:
    """Copy the store to a file, or into a folder under a name with the time. Returns the file and
    how many tables it has. A copy gets its final name only when it is complete and checked, so that
    it never replaces a good one. keep: how many copies of a folder stay, the newest; 0: all."""
    folder = target if target.is_dir() else None
    final = folder / f"{NAME}{_stamp()}{ENDING}" if folder else target
    part = final.with_name(final.name + PART)
    part.unlink(missing_ok=True)
    tables = backup(config, part)
    if verify:
        must_be_whole(check(replace(config, database=str(part))), part)
    part.replace(final)
    if folder and keep:
        rotate(folder, keep)
    return final, tables


def must_be_whole(found: Checked, place: Path) -> None:
    """Raise an error that names the first fault of a checked store, where it has one."""
    if found.faults:
        table, fault = found.faults[0]
        facts = {"file": str(place), "table": table or "-", "fault": fault}
        raise PalatineError("server-error-check", {**facts, "count": len(found.faults)})


def rotate(folder: Path, keep: int) -> list[Path]:
    """Delete all but the newest copies in a folder; returns the deleted files. Their names contain
    the time, so they sort by it."""
    old = sorted(folder.glob(f"{NAME}*{ENDING}"))[:-keep]
    for path in old:
        path.unlink()
    return old


def _stamp() -> str:
    return datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%f")[:-3]
