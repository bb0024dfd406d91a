"""A game of each kind against bots, through the page, to the end page."""

import json
from typing import Any

import pytest

from browser.conftest import ROOT, Server
from browser.driver import Player, start
from browser.positions import moment, open_at
from palatine.games import GAMES, meta


@pytest.mark.parametrize("share", [0.9, pytest.param(0.0, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_against_bots_to_its_end(page: Any, server: Server, game: str, share: float) -> None:
    """The last part of a game, or a whole one."""
    seats = max(2, meta(game).seats[0])
    if share:
        open_at(page, server, moment(game, seats, share))
    else:
        start(page, game, ["me"] + ["bot:random"] * (seats - 1))
    player = Player(page, seed=7)
    player.play()
    assert player.moves > (1 if share else 5)
    over = page.locator(".over")
    over.wait_for()
    shown = page.evaluate("palatine.update.result")
    texts = page.locator(".end-places .score").all_inner_texts()
    totals = [int(text.replace("−", "-")) for text in texts]
    assert sorted(totals) == sorted(shown["scores"])
    assert page.locator(".end-banner h2").inner_text() in (shown["headline"], shown["title"])
    assert page.locator(".end-points thead th").count() == len(shown["columns"]) >= seats
    assert page.locator(".ways a").count() >= 5


RATED = """() => palatine.take({...palatine.update,
  log: {...palatine.update.log, from: palatine.log.count, lines: []},
  ratings: [{seat: 0, before: 1000, after: 1012.4}]})"""


def test_the_end_of_a_rated_game_shows_how_ratings_changed(open_page: Any, finished: Any) -> None:
    page = open_page(f"/table/{finished(next(iter(GAMES)))}")
    page.locator(".over .scores").wait_for()
    assert page.locator(".end-name", has_text="(+12)").count() == 0
    page.evaluate(RATED)
    page.locator(".end-name", has_text="1,012 (+12)").wait_for()


PIECES = """async () => {
  const packed = async text => (await new Response(new Blob([text]).stream()
    .pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer()).byteLength
  const update = palatine.update
  const groups = update.drawings.flatMap(one => one.groups)
  return {picture: groups.map(group => group[1]).join('').length,
    update: await packed(JSON.stringify(update))}
}"""


@pytest.mark.parametrize("game", list(GAMES))
def test_how_much_is_loaded(open_page: Any, game: str) -> None:
    """From nothing to the first move below 300 kB; the numbers are kept for the report."""
    loaded: dict[str, int] = {}
    page = open_page(own=True)
    page.on("requestfinished", lambda one: loaded.__setitem__(one.url, _size(one)))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    home = sum(loaded.values())
    start(page, game)
    page.wait_for_load_state("networkidle")
    sizes = {"home": home, "load": sum(loaded.values()), **page.evaluate(PIECES)}
    report = ROOT / "build" / "screenshots"
    report.mkdir(parents=True, exist_ok=True)
    (report / f"sizes-{game}.json").write_text(json.dumps(sizes))
    assert sizes["load"] < 300_000, loaded
    later = ("/table/scoring.js", "/scoring.css", "/table/end.js", "/end.css")
    assert not [url for url in loaded if url.endswith(later)], "nobody needs them for that"
    assert sizes["picture"] < 40_000
    assert sizes["update"] < 10_000


def _size(request: Any) -> int:
    """What came through the wire: headers and compressed body."""
    sizes = request.sizes()
    return int(sizes["responseBodySize"] + sizes["responseHeadersSize"])
