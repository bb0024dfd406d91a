"""A static site, built once for all tests and served under a path by a plain web server."""

import contextlib
import fcntl
import http.server
import threading
from pathlib import Path
from typing import Any

from browser.driver import READY
from browser.positions import Moment, stored_at
from palatine.offline import storing
from palatine.offline.house import ME
from palatine.server.site import build, pyodide
from palatine.table import loading

PATH = "/somebody/repo/"
PLAYING = "() => window.palatine?.update?.table.state === 'playing'"
KNOWN = """if (location.protocol.startsWith('http'))
  localStorage.setItem('palatine-played', JSON.stringify({games}))"""
# What a page and its workers were refused by the content policy, told by the page itself.
WATCH = """addEventListener('securitypolicyviolation', event => {
  const kept = JSON.parse(sessionStorage.getItem('refused') || '[]')
  sessionStorage.setItem('refused', JSON.stringify([...kept, event.blockedURI]))
})"""
KEPT = """async () => {
  const open = indexedDB.open('palatine')
  const database = await new Promise(resolve => { open.onsuccess = () => resolve(open.result) })
  const asked = database.transaction('engines').objectStore('engines').count()
  return new Promise(resolve => { asked.onsuccess = () => resolve(asked.result > 0) })
}"""


PUT = """async ([table, kept, line]) => {
  const open = indexedDB.open('palatine')
  const database = await new Promise(resolve => { open.onsuccess = () => resolve(open.result) })
  const change = database.transaction(['tables', 'lines'], 'readwrite')
  change.objectStore('tables').put(kept, table)
  change.objectStore('lines').put(line, table)
  await new Promise(resolve => { change.oncomplete = resolve })
}"""


class Host:
    """A web server that knows nothing of us: files of a folder, no headers of ours."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

        class Handler(http.server.SimpleHTTPRequestHandler):
            def __init__(self, *args: Any, **about: Any) -> None:
                super().__init__(*args, directory=str(folder), **about)

            def log_message(self, *args: object) -> None:
                """Nothing."""

            def copyfile(self, *args: Any) -> None:
                with contextlib.suppress(ConnectionError):  # of a page that was closed
                    super().copyfile(*args)

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}{PATH}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def built_once(folder: Path, tools: Path) -> Path:
    """The folder with the site in it: built by whichever process comes first, while others wait."""
    folder.mkdir(exist_ok=True)
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = folder.with_suffix(".done")
        if not done.exists():
            built(folder, tools)
            done.touch()
    return folder


def built(folder: Path, tools: Path) -> Path:
    """The site in a folder of that web server; Pyodide from the packages of ./test, where they are
    installed, or else from the cache."""
    own = tools / "node_modules" / "pyodide"
    site = folder / PATH.strip("/")
    build.write(site, own if (own / "pyodide.mjs").is_file() else None)
    assert (site / "pyodide" / "package.json").is_file(), pyodide.VERSION
    return folder


def cached(page: Any) -> None:
    """Wait until the browser keeps the whole site, and the engine as it is once it has started."""
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=120_000)
    page.wait_for_function(KEPT, timeout=120_000)


def begin(page: Any, game: str, seats: list[str], **about: Any) -> None:
    """A new table, through the page's own transport, with a chosen seed."""
    made = page.evaluate(
        """async ([root, body]) => {
          const { post } = await import(`${root}static/js/shared/api.js`)
          const { address } = await import(`${root}static/js/shared/addresses.js`)
          await post('/api/me', { name: 'Ada' })
          return address((await post('/api/tables', body)).url)
        }""",
        [PATH, {"game": game, "seats": seats, "seed": "test", **about}],
    )
    page.goto(page.evaluate("href => new URL(href, location.href).href", made))
    page.wait_for_function(READY, timeout=120_000)


def begin_at(page: Any, at: Moment) -> None:
    """A table that is kept in this browser, at a moment of a recorded game."""
    setup, seed, rows = stored_at(at, ME, "Ada")
    table = loading.load(setup, at.game, seed, rows)
    kept = {"head": storing.head_json(setup, seed), "rows": [storing.row_json(row) for row in rows]}
    page.evaluate(PUT, [setup.id, kept, storing.line_of(table)])
    page.goto(page.url.partition("?")[0] + f"table/?id={setup.id}")
    page.wait_for_function(READY, timeout=120_000)
