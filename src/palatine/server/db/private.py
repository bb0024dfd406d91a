"""Files that only their owner may read: a store holds seeds, hands and who is who.

New ones are made so from the first moment. Old ones, made by an earlier version or copied here, are
put right when they are met, with a line in the log.
"""

import os
import stat
from pathlib import Path

from palatine.server.ops.logs import warn

FOLDER, FILE = 0o700, 0o600
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite writes beside a store


def make_folder(path: Path) -> None:
    """A folder of ours, with those above it that are missing."""
    path.mkdir(mode=FOLDER, parents=True, exist_ok=True)


def own_folder(path: Path) -> None:
    """Nobody else may look into a data folder. One that is shared by its nature (`/tmp` has the
    sticky bit) stays as it is: the files in it are private all the same."""
    if path.is_dir() and not path.stat().st_mode & stat.S_ISVTX:
        _put_right(path, FOLDER)


def own_file(path: Path) -> None:
    """A file is private before anything is written to it, and so is what SQLite puts beside it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), FILE))
    own_old_file(path)


def own_old_file(path: Path) -> None:
    """The same for a file that is there already."""
    for name in (path, *(path.with_name(path.name + ending) for ending in BESIDE)):
        if name.exists():
            _put_right(name, FILE)


def _put_right(path: Path, mode: int) -> None:
    """Take away what others may do; what cannot be changed is said."""
    if os.name != "posix" or not path.stat().st_mode & 0o077:
        return
    try:
        path.chmod(mode)
    except OSError as error:
        warn("not-private", path=str(path), reason=error.strerror or type(error).__name__)
    else:
        warn("made-private", path=str(path))
