"""Compiled rules for a checkout: used when they were made of exactly the sources that lie here.

tools/compile.py puts what it compiles under ``build/native/<stamp>``, and the stamp is a hash of
everything in core, games and bots. So an extension older than its source has another name and is
never found; nor does a build that goes on at this moment disturb a program that runs.
"""

import os
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGES = ("bots", "core", "games")  # compiled; all other rooms of the house run as they are
FOR_TESTS = "-tests"  # ends the name of a build that was optimised less, to be there sooner


def sources(package: Path) -> list[Path]:
    """All files of the three, data and rules included, in an order that never changes."""
    return sorted(
        Path(folder) / name
        for room in PACKAGES
        for folder, _, names in os.walk(package / room)
        if not folder.endswith("__pycache__")
        for name in names
        if not name.endswith((".pyc", ".so"))
    )


def stamp(package: Path) -> str:
    """The hash of core, games and bots, and of the kind of Python that an extension is made for."""
    total = blake2b(EXTENSION_SUFFIXES[0].encode(), digest_size=8)
    for path in sources(package):
        content = path.read_bytes()
        total.update(f"{path.relative_to(package).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def native_root(package: Path) -> Path | None:
    """Where the compiled rules of this checkout lie, if they are wanted and up to date."""
    builds = package.parent.parent / "build" / "native"
    if os.environ.get("PALATINE_INTERPRETED") or not builds.is_dir():
        return None
    root = builds / stamp(package)
    return next((one for one in (root, less_optimised(root)) if one.is_dir()), None)


def less_optimised(root: Path) -> Path:
    """The name of the same build as the tests make it, where nobody has made it for play."""
    return root.with_name(root.name + FOR_TESTS)
