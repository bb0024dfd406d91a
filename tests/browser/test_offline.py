"""The static site in a browser: games with the network switched off, storage, records, policy."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from browser import offline
from browser.conftest import ROOT
from browser.driver import READY, Player
from browser.matrix import gate
from browser.offline import Host, begin, begin_at, cached
from browser.positions import moment
from browser.test_firefox import FIREFOX, NODE, TOOLS
from browser.visitors import WITHOUT_NOTES, calm
from palatine.games import GAMES, meta

LEVELS = 4  # the fifth needs a server
REFUSED = "sessionStorage.getItem('refused')"
STATE = "[palatine.update.text, palatine.update.seq, palatine.log.count]"


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    base = tmp_path_factory.getbasetemp()
    folder = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base  # all workers have one
    one = Host(offline.built_once(folder / "host", ROOT / "build" / "node"))
    yield one
    one.stop()


@pytest.fixture
def open_page(chromium: Any, host: Host) -> Iterator[Callable[..., Any]]:
    """Pages of new visitors. At the end nothing was complained of, and nothing refused."""
    contexts: list[Any] = []
    pages: list[Any] = []
    complaints: list[str] = []

    def opened(path: str = "en/", **about: Any) -> Any:
        contexts.append(_visitor(chromium, **about))
        pages.append(_page(contexts[-1], host.url + path, complaints))
        return pages[-1]

    yield opened
    refused = [page.evaluate(REFUSED) for page in pages]
    for context in contexts:
        context.close()
    assert complaints == []
    assert refused == [None] * len(pages)


@pytest.fixture(scope="session")
def returning(chromium: Any, host: Host) -> Iterator[Any]:
    """A browser that keeps the whole site and the engine, as after a first visit."""
    context = _visitor(chromium)
    page = _page(context, f"{host.url}en/", [])
    cached(page)
    page.close()
    yield context
    context.close()


@pytest.fixture
def page_again(returning: Any, host: Host) -> Iterator[Callable[..., Any]]:
    """Pages of somebody who has been here before: with the network or without, all is there. What
    others have played in this browser is still in it."""
    pages: list[Any] = []
    complaints: list[str] = []

    def opened(path: str = "en/", network: bool = False) -> Any:
        returning.set_offline(not network)
        pages.append(_page(returning, host.url + path, complaints))
        return pages[-1]

    yield opened
    refused = [page.evaluate(REFUSED) for page in pages]
    for page in returning.pages:
        page.close()
    assert complaints == []
    assert refused == [None] * len(pages)


def _visitor(chromium: Any, **about: Any) -> Any:
    settings = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}
    context = chromium.new_context(**{**settings, "reduced_motion": "reduce", **about})
    context.add_init_script(offline.WATCH)
    context.add_init_script(WITHOUT_NOTES)
    context.add_init_script(offline.KNOWN.replace("{games}", json.dumps(list(GAMES))))
    return context


def _page(context: Any, url: str, complaints: list[str]) -> Any:
    page = calm(context.new_page())
    page.on("console", lambda said: _heard(complaints, said))
    page.on("pageerror", lambda error: complaints.append(f"error: {error} {error.stack}"))
    page.goto(url)
    return page


def _heard(complaints: list[str], said: Any) -> None:
    if said.type in ("error", "warning") and "ERR_INTERNET_DISCONNECTED" not in said.text:
        complaints.append(f"{said.type}: {said.text}")


def seats_of(game: str) -> list[str]:
    least = max(2, meta(game).seats[0])
    return ["me", *["bot:page"] * (least - 1)]


def record_of(page: Any, folder: Path) -> Path:
    """The record as the button of the end page saves it."""
    page.locator(".end-more summary").click()
    with page.expect_download() as saved:
        page.locator(".end-menu a[download]").click()
    path = folder / "record.txt"
    saved.value.save_as(path)
    return path


def replayed(path: Path) -> str:
    """What the command line makes of a record."""
    command = [sys.executable, "-m", "palatine.cli", "replay", str(path), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("share", [0.97, pytest.param(0.0, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", gate(GAMES, "castles"))
def test_a_game_without_a_network(page_again: Any, game: str, share: float, tmp_path: Path) -> None:
    """The last part of a game, or a whole one, its record and its review."""
    page = page_again()
    if share:
        begin_at(page, moment(game, len(seats_of(game)), share))
    else:
        begin(page, game, seats_of(game))
    player = Player(page, seed=7)
    player.play()
    assert player.moves > (0 if share else 5)
    page.locator(".over").wait_for()
    assert replayed(record_of(page, tmp_path))
    is_reviewed_here_and_the_article_needs_a_server(page)


def is_reviewed_here_and_the_article_needs_a_server(page: Any) -> None:
    """The judgement is worked out in this browser; what only a server has is said, not linked."""
    page.locator("a[href*='replay/']").first.click()
    page.locator(".review").wait_for()
    assert "needs the server" in page.locator(".review .aside").inner_text()
    assert page.locator("a[href^='/review'], a[href='']").count() == 0
    page.locator(".review button").first.click()
    page.wait_for_function("() => document.querySelector('.review progress')?.value > 0")


def test_a_reload_in_the_middle_without_a_network_goes_on_where_it_was(page_again: Any) -> None:
    page = page_again()
    begin(page, "torres", seats_of("torres"))
    player = Player(page, seed=3)
    for _ in range(3):
        page.wait_for_function(READY)
        player.take()
    page.wait_for_function(READY)
    before = page.evaluate(STATE)
    table = page.url.rpartition("=")[2]
    page.reload()
    page.wait_for_function(READY)
    assert page.evaluate(STATE) == before
    page.locator("a.home").click()
    page.locator(f'.my-table a[href*="{table}"]').first.click()
    page.wait_for_function(READY)
    assert page.evaluate("palatine.update.text") == before[0]


def test_home_is_honest_about_what_it_cannot_do(page_again: Any) -> None:
    page = page_again("pl/", network=True)
    page.locator(".levels label").first.wait_for()
    assert page.locator(".levels label").count() == LEVELS
    notes = page.locator(".offline-notes").inner_text()
    assert "Palatyn" in notes
    assert page.locator("a[href*=ratings]").count() == 0
    page.locator(".new[data-game=torres]").click()
    page.locator(".setup .chair input[name=kind-1]").first.wait_for(state="attached")
    values = "all => all.map(one => one.value)"
    kinds = page.locator(".setup .chair input[name=kind-1]").evaluate_all(values)
    levels = page.locator(".setup .chair input[name=level-1]").evaluate_all(values)
    assert kinds == ["bot", "me"]
    assert levels == ["page", "squire", "knight", "castellan"]
    page.locator(".setup-foot .sentence b").filter(has_text="Torres").wait_for()


def test_every_page_of_every_language_leads_somewhere(host: Host) -> None:
    """Every link of every page, as it is written, is a file of the site."""
    import re

    site = host.folder / offline.PATH.strip("/")
    broken = []
    for page in site.rglob("index.html"):
        for link in re.findall(r'(?:href|src)="([^"#?]+)', page.read_text("utf-8")):
            target = (page.parent / link).resolve()
            if not (target.is_file() or (target / "index.html").is_file()):
                broken.append((page.relative_to(site).as_posix(), link))
    assert broken == []
    assert len(list(site.rglob("index.html"))) > 4 * 4 * len(GAMES)


def test_the_root_leads_to_the_language_of_the_reader(open_page: Any) -> None:
    page = open_page("", locale="ru-RU")
    page.wait_for_url("**/ru/")
    page.locator("#language").select_option("cs")
    page.wait_for_url("**/cs/")
    assert page.locator("html").get_attribute("lang") == "cs"


@pytest.mark.parametrize("lang", ["pl"])
def test_rules_lessons_and_puzzles_without_a_network(page_again: Any, lang: str) -> None:
    page = page_again(f"{lang}/")
    page.goto(page.url + "rules/louis/")
    page.locator(".rule-number").first.wait_for()
    page.goto(page.url.replace("rules/louis/", "how/between/"))
    page.locator("article.howto").wait_for()
    page.goto(page.url.replace("how/between/", "puzzles/torres/"))
    page.locator(".region-stage svg.board").first.wait_for()
    page.goto(page.url.partition("puzzles/")[0])
    page.locator(".learn[data-game=castles]").click()
    page.wait_for_function("() => window.palatine?.update?.lesson?.says")
    assert page.evaluate("palatine.update.lesson.step") == 1


def test_people_at_one_screen_and_a_second_tab_that_sees_the_same(page_again: Any) -> None:
    page = page_again(network=True)
    begin(page, "between", ["me", "me", "bot:page"], names=["Ada", "Ben", None])
    assert page.evaluate("palatine.update.you.mine") == [0, 1]
    assert page.evaluate("palatine.update.table.hot")
    other = calm(page.context.new_page())
    other.goto(page.url)
    other.wait_for_function(READY)
    page.wait_for_function(READY)
    seq = page.evaluate("palatine.update.seq")
    Player(page, seed=5).take()
    page.wait_for_function("seq => palatine.update.seq > seq", arg=seq)
    other.wait_for_function(
        "seq => palatine.update.seq >= seq", arg=page.evaluate("palatine.update.seq")
    )


def test_the_policy_stands_in_every_page(host: Host) -> None:
    from palatine.server.http.middleware import CONTENT_POLICY
    from palatine.server.site.policy import POLICY

    site = host.folder / offline.PATH.strip("/")
    for page in site.rglob("index.html"):
        text = page.read_text("utf-8")
        head = text.partition("<script")[0]
        assert 'http-equiv="content-security-policy"' in head, page
        assert "&#39;wasm-unsafe-eval&#39;" in head
    ours = dict(part.split(" ", 1) for part in CONTENT_POLICY.split("; "))
    site_policy = dict(part.split(" ", 1) for part in POLICY.split("; "))
    assert site_policy.pop("worker-src") == "'self'"
    assert site_policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    ours.pop("frame-ancestors")  # a meta tag cannot say it
    assert {**site_policy, "script-src": "'self'"} == ours


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.skipif(not FIREFOX, reason="there is no Firefox")
@pytest.mark.skipif(not NODE, reason="there is no node")
@pytest.mark.skipif(
    not (TOOLS / "node_modules" / "puppeteer-core").exists(),
    reason="puppeteer-core is not in build/node; ./test puts it there, by npm",
)
def test_a_game_begins_and_goes_on_in_firefox(host: Host) -> None:
    script = Path(__file__).with_name("offline_firefox.mjs")
    command = [NODE, str(script), str(TOOLS), FIREFOX, f"{host.url}en/", "torres"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=400, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(done.stdout)
    assert "Firefox/" in told["agent"]
    assert told["lines"] > 1
    assert told["errors"] == []
