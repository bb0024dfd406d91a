"""How much memory the pages of a browser take: for benchmarks/offline.py.

What is counted is all memory that nobody else has of all renderer processes together (the page,
its workers, Python in them, the service worker), Chromium's own program included: `Private` in
/proc. A thread reads it four times a second, so that the highest figure is known, too.
"""

import threading
from pathlib import Path
from types import TracebackType

EVERY = 0.25  # seconds between two looks
AGAIN = 8  # looks until the processes are searched for anew, which costs more than a look


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
    """The memory of all pages: `now`, and the `highest` of it while this is open."""

    def __init__(self, profile: Path) -> None:
        self.profile = profile
        self.highest = 0.0
        self._enough = threading.Event()
        self._thread = threading.Thread(target=self._look_on, daemon=True)

    def now(self) -> float:
        return self._seen(renderers(self.profile))

    def _seen(self, processes: list[int]) -> float:
        found = sum(map(private, processes))
        self.highest = max(self.highest, found)
        return found

    def _look_on(self) -> None:
        processes, count = renderers(self.profile), 0
        while not self._enough.wait(EVERY):
            count += 1
            if count % AGAIN == 0:
                processes = renderers(self.profile)
            self._seen(processes)

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
