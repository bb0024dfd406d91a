"""The time from a click to the frame that shows its result: a script plays by mouse in Chromium,
with the server on the same machine.

    python benchmarks/click_to_frame.py [--clicks 200] [--games torres,louis] [--strict]

It prints one line of JSON for each game. A click has its result when the frame is drawn that shows
the server's answer: the board after the move that it sent, or the question after what is chosen so
far. A next question that the page answers by itself, and what others did meanwhile, which is shown
at its pace, are no part of that. `median_ms` and `p95_ms` are the milliseconds from the click to
the end of that frame, `first_ms` those to the end of the first frame, in which the page has marked
what was clicked. `parts_ms` are the medians of where the time goes: until the page gets the click
(`input`), its script (`script`), the server with the way there and back (`server`), the script that
shows the answer (`show`), and waiting for the next frame with its style, layout and paint
(`frame`).

--strict fails where a median is above 50 ms. It needs playwright and Chromium, as the browser tests
do.
"""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from palatine.games import GAMES

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))
PROMISED = 50.0  # ms
# Notes of each click when the page got it, when its script was done, when the answer to what was
# sent had come and was drawn, and the frames. Its own time stamp is that of the input event; a
# message that is posted in a frame is received after that frame.
WATCH = """() => {
  window.clicks = []
  const { socket, turn } = palatine, { send, receive } = socket, { refresh } = turn
  const now = () => performance.now()
  const path = () => turn.selection.path.join('|')
  const isShown = click => click.kind === 'move' && click.got ? click.drawn
    : !turn.busy && (path() === '' || turn.previews.asks.has(path()))
  const after = note => { const channel = new MessageChannel()
    channel.port1.onmessage = note
    channel.port2.postMessage(0) }
  let one = null
  addEventListener('click', event => { if (event.isTrusted) begin(event) }, true)
  addEventListener('click', () => { if (one) one.done = now() })
  socket.send = function (message) {
    if (one && !one.sent && ['move', 'preview'].includes(message.type)) {
      one.sent = now()
      one.kind = message.type }
    return send.call(this, message) }
  socket.receive = function (message) {
    const answer = { move: 'update', preview: 'preview' }[one?.kind]
    if (answer === message.type && !one.got) one.got = now()
    receive.call(this, message) }
  turn.refresh = function () {
    refresh.call(this)
    if (one?.got) one.drawn = true
    if (one?.got && !one.shown && isShown(one)) one.shown = now() }
  function begin(event) {
    const click = { at: event.timeStamp, began: now() }
    one = click
    requestAnimationFrame(() => after(() => { click.first = now() }))
    requestAnimationFrame(function frame() {
      if (!isShown(click)) return void requestAnimationFrame(frame)
      after(() => { click.last = now(); clicks.push(click); if (one === click) one = null }) })
  } }"""


def measured(game: str, clicks: int) -> list[dict[str, float]]:
    """The notes of each click in some games."""
    from browser.conftest import FLAGS, Server, playwright
    from browser.driver import CHROMIUM
    from browser.visitors import WITHOUT_NOTES

    found: list[dict[str, float]] = []
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with playwright.sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            context = browser.new_context(
                base_url=server.url, viewport={"width": 1440, "height": 900}, locale="en-GB"
            )
            context.add_init_script(WITHOUT_NOTES)
            while len(found) < clicks:
                found += _played(context.new_page(), game, clicks - len(found))
            browser.close()
    finally:
        server.stop()
    return found[:clicks]


def _played(page: Any, game: str, clicks: int) -> list[dict[str, float]]:
    """The notes of the clicks of one game, at most about `clicks` of them."""
    from browser.driver import Player, start, wait

    page.goto("/")
    start(page, game, ["me"] + ["bot:random"] * (_seats(game) - 1))
    page.evaluate(WATCH)
    clicker = Player(page, 1)
    while wait(page) == "playing" and page.evaluate("() => clicks.length") < clicks:
        clicker.take()
    told: list[dict[str, float]] = page.evaluate("() => clicks")
    page.close()
    return told


def _seats(game: str) -> int:
    from palatine.games import meta

    return max(2, meta(game).seats[0])


def parts(clicks: list[dict[str, float]]) -> dict[str, float]:
    """Where the time goes, in the median; what asked the server nothing has no part of it."""
    asked = [one for one in clicks if one.keys() >= {"done", "sent", "got", "shown"}]
    if not asked:
        return {}
    found = {
        "input": [one["began"] - one["at"] for one in asked],
        "script": [one["done"] - one["began"] for one in asked],
        "server": [one["got"] - one["sent"] for one in asked],
        "show": [one["shown"] - one["got"] for one in asked],
        "frame": [one["last"] - one["shown"] for one in asked],
    }
    return {key: round(statistics.median(times), 1) for key, times in found.items()}


def report(game: str, clicks: list[dict[str, float]]) -> dict[str, Any]:
    """What is printed about a game."""
    last = sorted(one["last"] - one["at"] for one in clicks)
    first = [one["first"] - one["at"] for one in clicks]
    return {
        "game": game,
        "clicks": len(clicks),
        "median_ms": round(statistics.median(last), 1),
        "p95_ms": round(last[int(0.95 * len(last))], 1),
        "first_ms": round(statistics.median(first), 1),
        "parts_ms": parts(clicks),
        "promised_ms": PROMISED,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--clicks", type=int, default=200, help="of each game (200)")
    parser.add_argument("--games", default=",".join(GAMES), help="only these (all)")
    parser.add_argument("--strict", action="store_true")
    asked = parser.parse_args()
    is_kept = True
    for game in asked.games.split(","):
        told = report(game, measured(game, asked.clicks))
        is_kept = is_kept and told["median_ms"] <= PROMISED
        print(json.dumps(told), flush=True)
    return int(asked.strict and not is_kept)


if __name__ == "__main__":
    sys.exit(main())
