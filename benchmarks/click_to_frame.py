"""The time from a click to the frame that shows its result: a script plays by mouse in Chromium,
with the server on the same machine.

    python benchmarks/click_to_frame.py [--clicks 200] [--game torres] [--strict]

It prints one line of JSON: the median and the 95th percentile of the milliseconds between the click
and the end of the frame that shows its result. --strict fails where the median is above 50 ms. It
needs playwright and Chromium, as the browser tests do.
"""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))
PROMISED = 50.0  # ms
# The time stamp of a click is that of the input event; a message that is posted in a frame is
# received after that frame.
WATCH = """() => { window.frames_ = []
  addEventListener('click', event => requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => window.frames_.push(performance.now() - event.timeStamp)
    channel.port2.postMessage(0) }), true) }"""


def measured(game: str, clicks: int) -> list[float]:
    """The milliseconds of each click in some games."""
    from browser.conftest import FLAGS, WITHOUT_NOTES, Server, playwright
    from browser.driver import CHROMIUM, Player, start, wait

    found: list[float] = []
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with playwright.sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            context = browser.new_context(
                base_url=server.url, viewport={"width": 1440, "height": 900}
            )
            context.add_init_script(WITHOUT_NOTES)
            while len(found) < clicks:
                found += _played(context.new_page(), game, clicks - len(found), Player, start, wait)
            browser.close()
    finally:
        server.stop()
    return found[:clicks]


def _played(page: Any, game: str, clicks: int, player: Any, start: Any, wait: Any) -> list[float]:
    """The milliseconds of the clicks of one game, at most `clicks` of them."""
    page.goto("/")
    start(page, game, ["me", "bot:random"])
    page.evaluate(WATCH)
    clicker = player(page, 1)
    while wait(page) == "playing":
        clicker.take()
        if page.evaluate("() => window.frames_.length") >= clicks:
            break
    told: list[float] = page.evaluate("() => window.frames_")
    page.close()
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--clicks", type=int, default=200)
    parser.add_argument("--game", default="torres")
    parser.add_argument("--strict", action="store_true")
    asked = parser.parse_args()
    found = sorted(measured(asked.game, asked.clicks))
    median = statistics.median(found)
    late = found[int(0.95 * len(found))]
    told = {"game": asked.game, "clicks": len(found), "median_ms": round(median, 1)}
    print(json.dumps({**told, "p95_ms": round(late, 1), "promised_ms": PROMISED}))
    return int(asked.strict and median > PROMISED)


if __name__ == "__main__":
    sys.exit(main())
