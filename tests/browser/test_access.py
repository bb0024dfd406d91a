"""Axe finds nothing serious on any page, by day and by night; `./test --long` keeps pictures."""

import os
from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import ROOT
from browser.driver import PAINTED, RESTS, Player, start, still, wait
from browser.matrix import gate
from browser.positions import moment, open_at
from palatine.games import GAMES, load, meta

axe = pytest.importorskip("axe_playwright_python.sync_playwright")
SHOTS = ROOT / "build" / "screenshots"
PICTURES = "PALATINE_TEST_PICTURES" in os.environ  # of whole pages: ./test --long wants them
FIRST = next(iter(GAMES))
SIZES = {"wide": {"width": 1440, "height": 900}, "phone": {"width": 360, "height": 780}}
THEMES = ("light", "dark")
LONG = pytest.mark.long
JUDGED = [("wide", "light"), ("phone", "dark")]  # both sizes, both themes
OTHERS = [(size, theme) for size in SIZES for theme in THEMES if (size, theme) not in JUDGED]
# What stands on a page that brings its content itself, once it is there.
THERE = {
    "verify": ".verdict",
    "replay": ".board [data-t]",
    "over": ".panel.over .end-points",
    "score": "main .chips, main .wide-players",
}
FORM = "() => document.querySelector('dialog.setup .sentence b')?.textContent"


def check(page: Any, name: str, judged: bool = True, within: str = "html") -> None:
    """Nothing to scroll sideways, and no serious complaint: of the whole page, or of
    what lies within a dialog where the page behind it is judged elsewhere."""
    if PICTURES:
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}.png", full_page=True)
    page.evaluate(PAINTED)
    width = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, "the page scrolls sideways"
    if not judged:
        return
    found = axe.Axe().run(page, within).response["violations"]
    serious = [
        (one["id"], [node["html"][:140] for node in one["nodes"][:3]])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert serious == []


@pytest.mark.parametrize(
    ("size", "theme", "part"),
    [
        *(pytest.param(*one, n, id="-".join(one)) for n, one in enumerate(JUDGED)),
        *(
            pytest.param(*one, None, id=f"{'-'.join(one)}-all", marks=LONG)
            for one in [*JUDGED, *OTHERS]
        ),
    ],
)
def test_every_page(
    open_page: Any, finished: Callable[[str], str], size: str, theme: str, part: int | None
) -> None:
    """part: of the pages behind home, those with even or with odd numbers; None: all of them."""
    about = {"viewport": SIZES[size], "color_scheme": theme}
    page = open_page("/", **about)
    page.wait_for_load_state("networkidle")
    over = finished(FIRST)
    check(page, f"home-{size}-{theme}")
    paths = {
        "how": f"/how/{FIRST}",
        "rules": f"/rules/{FIRST}",
        "ratings": f"/ratings/{FIRST}",
        "verify": f"/verify/{over}",
        "replay": f"/replay/{over}?at=40",
        "over": f"/table/{over}",
    }
    paths |= {f"score-{g}": f"/score/{g}" for g in GAMES if "sheet" in load(g).meta.documents}
    for name, path in list(paths.items())[part or 0 :: 1 if part is None else 2]:
        page.goto(path)
        page.locator(THERE.get(name.partition("-")[0], "main")).first.wait_for()
        page.wait_for_load_state("networkidle")
        check(page, f"{name}-{size}-{theme}")
    page.goto("/")
    page.locator(f".new[data-game={FIRST}]").click()
    page.wait_for_function(FORM)  # its code is loaded when it is asked for
    check(page, f"setup-{size}-{theme}", within="dialog.setup")


@pytest.mark.parametrize(
    ("game", "looks"),
    [
        *(pytest.param(game, [JUDGED[n % 2]], id=game) for n, game in enumerate(GAMES)),
        *(pytest.param(game, JUDGED, id=f"{game}-both", marks=LONG) for game in GAMES),
    ],
)
def test_the_table_of_every_game(
    open_page: Any, server: Any, game: str, looks: list[tuple[str, str]]
) -> None:
    """Some moves into the game, opened anew at one size and theme, or at both."""
    page = open_page()
    open_at(page, server, moment(game, max(2, meta(game).seats[0]), 0.2))
    for size, theme in looks:
        page.set_viewport_size(SIZES[size])
        page.emulate_media(color_scheme=theme)
        page.reload()
        wait(page)
        check(page, f"table-{game}-{size}-{theme}")
        if game == FIRST:
            page.locator(".tool").last.click()
            page.locator("dialog.menu").wait_for()
            check(page, f"menu-{size}-{theme}", within="dialog.menu")
            page.locator("dialog.menu .to-settings").click()
            page.locator("dialog.settings").wait_for()
            check(page, f"settings-{size}-{theme}", within="dialog.settings")


def test_a_very_wide_page_is_used(open_page: Any) -> None:
    """A wall of 2560 px."""
    page = open_page(viewport={"width": 2560, "height": 1300})
    start(page, FIRST, ["me", "bot:random"])
    assert page.locator(".boards").bounding_box()["width"] > 0.45 * 2560
    check(page, f"table-{FIRST}-2560", judged=False)


@pytest.mark.parametrize("game", gate(GAMES, "torres", "castles"))
def test_zoom_of_200_percent(open_page: Any, game: str) -> None:
    """A page at 200 % is one of half the size: home, a new table and the table need no more."""
    page = open_page("/", viewport={"width": 720, "height": 450})
    page.wait_for_load_state("networkidle")
    check(page, "home-200", judged=False)
    page.locator(f".new[data-game={game}]").click()
    page.wait_for_function(FORM)
    check(page, f"setup-{game}-200", judged=False)
    seats = max(2, meta(game).seats[0])
    start(page, game, ["me"] + ["bot:random"] * (seats - 1))
    check(page, f"table-{game}-200", judged=False)
    for part in (".dock", ".question", ".act-confirm"):
        box = page.locator(part).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 720
    assert page.locator(".boards").bounding_box()["width"] > 0.45 * 720


def test_nothing_shifts_while_choosing(page: Any) -> None:
    """Board, prompt and panels stay where they are, whatever is pointed at or chosen."""
    start(page, FIRST, ["me", "bot:random"])
    boxes = """() => ['.boards', '.dock', '.players'].map(one => {
      const box = document.querySelector(one).getBoundingClientRect()
      return [box.x, box.y, box.width, box.height].map(Math.round) })"""
    still(page)
    before = page.evaluate(boxes)
    page.keyboard.press("l")
    for choice in page.locator(".choices .choice").all()[:4]:
        choice.hover()
        page.evaluate(RESTS)
        still(page)
        assert page.evaluate(boxes) == before
    player = Player(page, 2)
    for _ in range(5):
        if wait(page) == "playing":
            player.take()
    wait(page)
    still(page)
    assert page.evaluate(boxes) == before


@pytest.mark.parametrize(
    ("game", "seats", "share"),
    [("louis", 2, 0.1), ("louis", 4, 0.3), ("torres", 4, 0.5), ("castles", 4, 0.5)],
)
def test_nothing_shifts_while_choosing_on_a_phone(
    open_page: Any, server: Any, game: str, seats: int, share: float
) -> None:
    """At every step of a choice the dock is as high as before the first tap, also where later steps
    have verbs of their own, so that a second tap on the same spot meets the same thing."""
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    open_at(page, server, moment(game, seats, share))
    boxes = """() => ['.boards', '.tabs', '.dock'].map(one => {
      const box = document.querySelector(one).getBoundingClientRect()
      return [box.y, box.height].map(Math.round) })"""
    known = "() => palatine.turn.previews.asked(palatine.turn.selection.path) !== null"
    before = page.evaluate(boxes)
    offers = page.evaluate("() => palatine.update.offers.map(one => one[1])")
    for touches in offers[:: max(1, len(offers) // 5)]:
        for depth in range(1, len(touches) + 1):
            if depth < len(touches) and touches[depth].startswith("r"):
                continue  # a place and its turn are one tap
            page.evaluate("path => palatine.turn.choose(path)", touches[:depth])
            page.wait_for_function(known)
            still(page)
            assert page.evaluate(boxes) == before, touches[:depth]


# The sheet of a tab is open; that of a base tab is what lies there where no sheet is.
TAB_CHOSEN = (
    "key => { const { tabs } = palatine; return tabs.opened === (tabs.tab(key).base ? '' : key) }"
)


def test_a_sheet_of_a_phone_is_as_high_as_the_stage(open_page: Any, server: Any) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    open_at(page, server, moment("torres", 4, 0.5))
    stage = page.locator(".region-stage").bounding_box()
    sheets = 0
    for tab in page.locator(".tab").all():
        tab.tap()
        page.wait_for_function(TAB_CHOSEN, arg=tab.get_attribute("data-for"))
        page.evaluate(PAINTED)
        sheet = page.locator(".panel.open")
        assert sheet.count() == 0 or sheet.bounding_box() == stage
        sheets += sheet.count()
    assert sheets > 0


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
@pytest.mark.parametrize("lang", gate(["en", "ru"], "ru"))
def test_no_button_of_the_dock_moves_when_a_verb_is_pressed(
    open_page: Any, server: Any, size: tuple[int, int], lang: str
) -> None:
    """A second click on the same spot never meets another verb, whatever Confirm says by then; and
    what it says has room."""
    page = open_page(locale=lang, viewport={"width": size[0], "height": size[1]})
    open_at(page, server, moment("torres", 4, 0.45))
    page.evaluate("() => { palatine.turn.page.holds = () => true }")  # each waits for Confirm
    boxes = """() => [...document.querySelectorAll('.dock :is(.verb, .act-confirm)')].map(one => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [one.dataset.touch ?? '', x, y, width, height].join(' ') })"""
    cut = """() => [...document.querySelectorAll('.act-confirm')].filter(one =>
      one.scrollWidth > one.clientWidth || one.offsetHeight > one.closest('.dock').clientHeight)
      .map(one => one.innerText)"""
    known = "() => palatine.turn.previews.asked(palatine.turn.selection.path) !== null"
    before = page.evaluate(boxes)
    verbs = page.locator(".dock .verb:not(:disabled)")
    assert verbs.count() > 3
    said = set()
    for verb in verbs.all():
        verb.click()
        page.wait_for_function(known)
        still(page)
        assert page.evaluate(boxes) == before
        assert page.evaluate(cut) == []
        said.add(page.locator(".act-confirm").inner_text())
        page.evaluate("() => { palatine.turn.clear(); palatine.turn.refresh() }")
    assert len(said) > 1
