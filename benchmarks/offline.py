"""The static site in Chromium: how soon a table can be played, how long a Castellan thinks, and how
much memory it takes. The budgets: 3 s, 3 s, 300 MB.

    python benchmarks/offline.py [--rounds 5] [--decisions 12] [--turns 6] [--pyodide FOLDER]
        [--strict] [--only start,castellan,memory]

Prints JSON. `--strict` ends with 1 where a budget is exceeded. The browser has the machine's
processors and a plain web server beside it; whatever else runs there is measured as well, so the
load of the machine is printed, too.

Every start and every game has a browser of its own, opened anew with the data of the first visit.
Memory is what all processes of its pages have for themselves (benchmarks/offline_memory.py), at its
highest, from opening a table until some turns against Castellans have been played. Beside it: the
first visit, which also fetches the site, compiles the engine and keeps its memory; and for
comparison an empty page, and one with a Python that does nothing.
"""

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from offline_memory import Watch
from playwright.sync_api import sync_playwright

from browser.conftest import FLAGS
from browser.driver import CHROMIUM, READY, Player, wait
from browser.offline import PATH, Host, begin, built, cached
from browser.positions import record_of
from palatine.core.record import game_of
from palatine.games import OWN, load, meta
from palatine.offline.house import SLOWER

Json = dict[str, Any]
ROOT = Path(__file__).parents[1]
START, DECISION, MEMORY = 3.0, 3.0, 300.0  # seconds, seconds, megabytes
# Questions to a worker of its own, one after another; how many milliseconds each answer took.
THINK = """async ([url, questions]) => {
  const worker = new Worker(url, { type: 'module' })
  const next = () => new Promise(resolve => { worker.onmessage = event => resolve(event.data) })
  await next()
  const spent = []
  for (const question of questions) {
    const began = performance.now()
    worker.postMessage({ what: 'measure', question })
    const { reply } = await next()
    if (!JSON.parse(reply).text) throw new Error('no answer')
    spent.push(performance.now() - began)
  }
  worker.terminate()
  return spent
}"""


# A page with nothing but a worker in which Python starts.
BARE = {
    "index.html": "<!doctype html><title>bare</title><script src=page.js></script>",
    "page.js": """const worker = new Worker('worker.js', { type: 'module' })
worker.onmessage = () => { document.title = 'ready' }""",
    "worker.js": f"""import {{ loadPyodide }} from '{PATH}pyodide/pyodide.mjs'
import {{ NO_PACKAGES as lockFileContents }} from '{PATH}static/js/engine/python.js'
await loadPyodide({{ indexURL: new URL('{PATH}pyodide/', location.href).href, lockFileContents }})
self.postMessage('ready')""",
}


def main() -> int:
    args = arguments()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        host = Host(built(Path(folder) / "host", Path(args.pyodide).parents[1]))
        visits = Visits(driver, Path(folder) / "profile", host)
        told, kept = measured(visits, args)
        host.stop()
    print(json.dumps(told, indent=1))
    return int(args.strict and not all(kept))


@dataclass
class Visits:
    """Browsers, one after the other, that have the same folder for their data."""

    driver: Any
    profile: Path
    host: Host

    @contextmanager
    def begun(self) -> Iterator[Any]:
        """The page of a browser that has just been opened."""
        context = self.driver.chromium.launch_persistent_context(
            self.profile,
            executable_path=CHROMIUM or None,
            args=FLAGS,
            viewport={"width": 1440, "height": 900},
            reduced_motion="reduce",
        )
        yield context.pages[0]
        context.close()

    def table(self, game: str) -> str:
        """The address of a new table of this game, with one person."""
        with self.begun() as page:
            page.goto(self.host.url + "en/")
            begin(page, game, ["me", *["bot:castellan"] * (max(2, meta(game).seats[0]) - 1)])
            return str(page.url)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=12, help="of each game")
    parser.add_argument("--turns", type=int, default=6, help="of each game, for its memory")
    package = ROOT / "build" / "node" / "node_modules" / "pyodide"
    parser.add_argument("--pyodide", default=str(package))
    parser.add_argument("--strict", action="store_true")
    parser.add_argument("--only", default="start,castellan,memory")
    return parser.parse_args()


def measured(visits: Visits, args: argparse.Namespace) -> tuple[Json, list[bool]]:
    """What was measured, and which budgets are kept."""
    told, kept = first_visit(visits), []
    if "start" in args.only:
        told["second_start"] = starts(visits, args.rounds)
        kept.append(told["second_start"]["median"] < START)
    if "castellan" in args.only:
        told["castellan"] = thoughts(visits, args.decisions)
        kept.append(told["castellan"]["max"] < DECISION)
    if "memory" in args.only:
        told["memory_mb"] = memory(visits, args.turns)
        kept.append(told["memory_mb"]["highest"] < MEMORY)
    return {**told, "load_average": os.getloadavg()[0], "processors": os.cpu_count()}, kept


def rounded(values: list[float]) -> list[float]:
    return [round(value, 2) for value in values]


def first_visit(visits: Visits) -> Json:
    """Until the browser keeps the site and the engine's memory."""
    with visits.begun() as page, Watch(visits.profile) as watch:
        began = time.perf_counter()
        page.goto(visits.host.url + "en/")
        cached(page)
        spent = time.perf_counter() - began
    return {"first_visit": {"seconds": round(spent, 2), "memory_mb": round(watch.highest)}}


def starts(visits: Visits, rounds: int) -> Json:
    """Seconds from opening a table's page until it can be played."""
    url = visits.table(sorted(OWN)[0])
    found = []
    for _ in range(rounds):
        with visits.begun() as page:
            began = time.perf_counter()
            page.goto(url)
            page.wait_for_function(READY, timeout=60_000)
            found.append(time.perf_counter() - began)
    return {"median": round(statistics.median(found), 2), "all": rounded(found)}


def thoughts(visits: Visits, count: int) -> Json:
    """Seconds that decisions of a Castellan take."""
    with visits.begun() as page:
        page.goto(f"{visits.host.url}en/rules/{sorted(OWN)[0]}/")  # which needs no engine itself
        build = page.evaluate("JSON.parse(document.getElementById('page').textContent).site.build")
        url = f"{visits.host.url}static/js/engine/worker.js?lang=en&build={build}"
        times = {game: page.evaluate(THINK, [url, questions(game, count)]) for game in sorted(OWN)}
    spent = sorted(ms / 1000 for of_game in times.values() for ms in of_game)
    return {
        "median": round(statistics.median(spent), 2),
        "max": round(spent[-1], 2),
        "by_game": {game: rounded([ms / 1000 for ms in of]) for game, of in times.items()},
    }


def memory(visits: Visits, turns: int) -> Json:
    told: Json = {"empty": empty(visits), "bare_python": bare(visits)}
    games = {game: of_game(visits, game, turns) for game in sorted(OWN)}
    return {**told, "highest": max(one["highest"] for one in games.values()), "by_game": games}


def empty(visits: Visits) -> int:
    with visits.begun():
        return round(Watch(visits.profile).now())


def bare(visits: Visits) -> int:
    """A Python that does nothing, in a page with nothing."""
    folder = visits.host.folder / "bare"
    folder.mkdir()
    for name, text in BARE.items():
        (folder / name).write_text(text, "utf-8")
    with visits.begun() as page:
        page.goto(visits.host.url.removesuffix(PATH) + "/bare/")
        page.wait_for_function("() => document.title === 'ready'", timeout=60_000)
        return round(Watch(visits.profile).now())


def of_game(visits: Visits, game: str, turns: int) -> Json:
    """A table that is opened and played for some turns."""
    url = visits.table(game)
    with visits.begun() as page, Watch(visits.profile) as watch:
        page.goto(url)
        page.wait_for_function(READY, timeout=60_000)
        opened = watch.now()
        player = Player(page, seed=1)
        while wait(page) == "playing" and player.moves < turns:
            player.take()
        played = watch.now()
    return {"opened": round(opened), "played": round(played), "highest": round(watch.highest)}


def questions(game: str, count: int) -> list[str]:
    """What a Castellan is asked in positions from the beginning to the end of a recorded game."""
    record = record_of(game, max(2, meta(game).seats[0]))
    rules = game_of(load(game), record)
    state, found = rules.new(record.seats, record.options), []
    wanted = {round(len(record.entries) * (n + 1) / (count + 1)) for n in range(count)}
    for number, entry in record.numbered():
        if number >= min(wanted, default=number + 1) and entry.who >= 0:
            wanted.discard(min(wanted))
            view = rules.view(state, entry.who).to_json()
            asked = {"game": game, "version": record.version, "data": None, "bot": "castellan"}
            asked |= {"view": view, "plan": [], "slower": SLOWER, "seed": f"benchmark {number}"}
            found.append(json.dumps(asked))
        rules.apply(state, entry.who, rules.parse(entry.text))
    return found


if __name__ == "__main__":
    sys.exit(main())
