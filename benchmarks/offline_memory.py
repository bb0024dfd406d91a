"""How much memory the pages of a browser take: for benchmarks/offline.py.

What is counted is all memory that nobody else has of all renderer processes together (the page,
its workers, Python in them, the service worker), Chromium's own program included: `Private` in
/proc. A thread reads it ten times a second, so that the highest figure is known, too.
"""

import threading
from pathlib import Path
from types import TracebackType

EVERY = 0.1  # seconds between two looks


def renderers(profile: Path) -> list[int]:
    """The renderer processes of the browser that has this folder for its data."""
    parents, browsers, found = {}, set(), []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            line = (folder / "cmdline").read_text("utf-8", "replace")
            status = (folder / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        process = int(folder.name)
        parents[process] = int(status[1])
        if f"--user-data-dir={profile}" in line and "--type=" not in line:
            browsers.add(process)
        if "--type=renderer" in line:
            found.append(process)
    return [one for one in found if browsers & set(_above(one, parents))]


def _above(process: int, parents: dict[int, int]) -> list[int]:
    """A process, the one that started it, the one that started that, and so on."""
    line = [process]
    while line[-1] in parents:
        line.append(parents[line[-1]])
    return line


def private(process: int) -> float:
    """Megabytes that this process has for itself; 0 where it has ended."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text("utf-8").splitlines()
    except OSError:
        return 0.0
    return sum(int(one.split()[1]) for one in lines if one.startswith("Private")) / 1000


class Watch:
    """The memory of all pages while this is open: `highest`, and `now`."""

    def __init__(self, profile: Path) -> None:
        self.profile = profile
        self.highest = 0.0
        self._enough = threading.Event()
        self._thread = threading.Thread(target=self._look_on, daemon=True)

    @property
    def now(self) -> float:
        found = sum(map(private, renderers(self.profile)))
        self.highest = max(self.highest, found)
        return found

    def _look_on(self) -> None:
        while not self._enough.wait(EVERY):
            _ = self.now

    def __enter__(self) -> "Watch":
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._enough.set()
        self._thread.join()
