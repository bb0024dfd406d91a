"""Each game in Firefox: from the home page by its own button to a move made on the board, and in
`./test --long` to its end.

Playwright drives only a Firefox of its own; puppeteer drives the system's, by WebDriver BiDi. One
Firefox serves all games, since its start takes longer than a move.
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
@pytest.mark.parametrize(
    ("much", "games"),
    [
        ("some", list(GAMES)),
        *(pytest.param("whole", [game], marks=pytest.mark.long, id=game) for game in GAMES),
    ],
)
def test_every_game_in_firefox(server: Server, much: str, games: list[str]) -> None:
    """All games to a move on the board, or one to its end."""
    command = [NODE, str(HERE / "firefox.mjs"), str(TOOLS), FIREFOX, server.url, much, *games]
    limit = 300 if much == "some" else 1800
    done = subprocess.run(command, capture_output=True, text=True, timeout=limit, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(done.stdout)
    assert list(told) == games
    for game, begun in told.items():
        assert "Firefox/" in begun["agent"]
        assert begun["onBoard"] > 0, game
        assert much == "some" or begun["state"] == "over", game
        assert begun["errors"] == [], game
