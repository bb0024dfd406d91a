"""Each game in Firefox: from the home page by its own button to a move made on the board.

Playwright drives only a Firefox of its own; puppeteer drives the system's, by WebDriver BiDi.
"""

import json
import shutil
import subprocess

import pytest

from browser.conftest import HERE, ROOT, Server
from palatine.games import GAMES

TOOLS = ROOT / "build" / "node"  # ./test installs them
FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox") or ""
NODE = shutil.which("node") or ""


@pytest.mark.browser
@pytest.mark.skipif(not FIREFOX, reason="there is no Firefox")
@pytest.mark.skipif(not NODE, reason="there is no node")
@pytest.mark.skipif(
    not (TOOLS / "node_modules" / "puppeteer-core").exists(),
    reason="puppeteer-core is not in build/node; ./test puts it there, by npm",
)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_begins_in_firefox(server: Server, game: str) -> None:
    command = [NODE, str(HERE / "firefox.mjs"), str(TOOLS), FIREFOX, server.url, game]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(done.stdout)
    assert "Firefox/" in told["agent"]
    assert told["onBoard"] > 0
    assert told["errors"] == []
