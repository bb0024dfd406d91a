"""The static site in Chromium: the time until a table can be played, the thinking time of a
Castellan, and the memory. The budgets are 3 s, 3 s and 300 MB.

    python benchmarks/offline.py [--rounds 5] [--decisions 12] [--pyodide FOLDER] [--strict]

It prints JSON. `--strict` exits with 1 where a budget is exceeded. The browser and a plain web
server run on this machine; other programs influence the times, so the load of the machine is
printed, too.
"""

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import sync_playwright

from browser.conftest import FLAGS
from browser.driver import CHROMIUM, READY
from browser.offline import Host, begin, built, cached
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


def main() -> int:
    args = arguments()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        host = Host(built(Path(folder), Path(args.pyodide).parents[1]))
        browser = driver.chromium.launch(executable_path=CHROMIUM or None, args=FLAGS)
        told = measured(browser, host, args)
        browser.close()
        host.stop()
    print(json.dumps(told, indent=1))
    budgets = (
        told["second_start"]["median"] < START,
        told["castellan"]["max"] < DECISION,
        told["memory_mb"] < MEMORY,
    )
    return int(args.strict and not all(budgets))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=12, help="of each game")
    package = ROOT / "build" / "node" / "node_modules" / "pyodide"
    parser.add_argument("--pyodide", default=str(package))
    parser.add_argument("--strict", action="store_true")
    return parser.parse_args()


def measured(browser: Any, host: Host, args: argparse.Namespace) -> Json:
    page = browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="reduce"
    ).new_page()
    began = time.perf_counter()
    page.goto(host.url + "en/")
    cached(page)
    first = time.perf_counter() - began
    game = sorted(OWN)[0]
    begin(page, game, ["me", *["bot:castellan"] * (max(2, meta(game).seats[0]) - 1)])
    starts = [started(page) for _ in range(args.rounds)]
    page.wait_for_function(READY, timeout=60_000)
    memory = megabytes(browser)
    url = f"{host.url}static/js/engine/worker.js?lang=en&build={build_of(page)}"
    decisions = {
        one: page.evaluate(THINK, [url, questions(one, args.decisions)]) for one in sorted(OWN)
    }
    spent = sorted(ms / 1000 for times in decisions.values() for ms in times)
    return {
        "load_average": os.getloadavg()[0],
        "processors": os.cpu_count(),
        "first_visit_until_kept": round(first, 2),
        "second_start": {"median": round(statistics.median(starts), 2), "all": rounded(starts)},
        "castellan": {
            "median": round(statistics.median(spent), 2),
            "max": round(spent[-1], 2),
            "by_game": {one: rounded([ms / 1000 for ms in t]) for one, t in decisions.items()},
        },
        "memory_mb": round(memory),
    }


def rounded(values: list[float]) -> list[float]:
    return [round(value, 2) for value in values]


def started(page: Any) -> float:
    """Seconds from opening the page of a table until it can be played."""
    url = page.url
    page.goto("about:blank")
    began = time.perf_counter()
    page.goto(url)
    page.wait_for_function(READY, timeout=60_000)
    return time.perf_counter() - began


def build_of(page: Any) -> str:
    return str(page.evaluate("JSON.parse(document.getElementById('page').textContent).site.build"))


def questions(game: str, count: int) -> list[str]:
    """Questions to a Castellan in positions from the beginning to the end of a recorded game."""
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


def megabytes(browser: Any) -> float:
    """The private memory of the browser's largest page, its workers included, in MB."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    own = [private(one["id"]) for one in processes if one["type"] == "renderer"]
    return max(own)


def private(process: int) -> float:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text("utf-8").splitlines()
    return sum(int(one.split()[1]) for one in lines if one.startswith("Private")) / 1000


if __name__ == "__main__":
    sys.exit(main())
