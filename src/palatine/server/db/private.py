"""Files that only their owner may read: a store contains seeds, hands and people's identities.

New files are private from the first moment. Old ones, made by an earlier version or copied here,
are corrected when they are found, with a line in the log.
"""

import os
import stat
from pathlib import Path

from palatine.server.ops.logs import warn

FOLDER, FILE = 0o700, 0o600
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite writes beside a store


def make_folder(path: Path) -> None:
    """Make a private folder, and the missing folders above it."""
    path.mkdir(mode=FOLDER, parents=True, exist_ok=True)


def own_folder(path: Path) -> None:
    """Make a data folder private. A folder that is shared by its nature (`/tmp` has the sticky bit)
    is left alone: the files in it are private anyway."""
    if path.is_dir() and not path.stat().st_mode & stat.S_ISVTX:
        _put_right(path, FOLDER)


def own_file(path: Path) -> None:
    """Make a file private before anything is written to it, and also the files that SQLite puts
    beside it."""
    is_new = not path.exists()
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), FILE))
    if is_new:
        _hand_over(path)
    own_old_file(path)


def _hand_over(path: Path) -> None:
    """Root may run a command on the data of a server that runs as another user: a new file belongs
    to the owner of its folder, or that server could not write it. SQLite itself does the same with
    the files beside a store."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        folder = path.parent.stat()
        os.chown(path, folder.st_uid, folder.st_gid, follow_symlinks=False)


def own_old_file(path: Path) -> None:
    """The same for a file that exists already."""
    for name in (path, *(path.with_name(path.name + ending) for ending in BESIDE)):
        if name.exists():
            _put_right(name, FILE)


def _put_right(path: Path, mode: int) -> None:
    """Remove the rights of others; what cannot be changed is logged."""
    if os.name != "posix" or not path.stat().st_mode & 0o077:
        return
    try:
        path.chmod(mode)
    except OSError as error:
        warn("not-private", path=str(path), reason=error.strerror or type(error).__name__)
    else:
        warn("made-private", path=str(path))
