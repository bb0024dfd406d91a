"""Home: a stranger finds one button, who has been here finds what waits for him; the level of the
opponents is chosen once for all games."""

from typing import Any

import pytest

from browser.driver import Player, set_up, start, wait
from palatine.games import GAMES

GAME = next(iter(GAMES))
SIZES = [(1440, 900), (390, 844)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_stranger_finds_the_first_game_at_once(open_page: Any, width: int, height: int) -> None:
    page = open_page("/", viewport={"width": width, "height": height}, locale="ru")
    first = page.locator(".first-game")
    box = first.bounding_box()
    assert box["y"] + box["height"] < height and box["x"] + box["width"] <= width
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.locator(".game-picture svg").first.wait_for()
    assert page.locator(".my-tables").count() == 0
    first.click()
    page.wait_for_url("**/table/*")
    page.wait_for_function("() => window.palatine?.update?.lesson")


def test_who_has_been_here_finds_what_waits(page: Any) -> None:
    start(page, GAME, ["me", "bot:random"])
    table = page.url
    page.goto("/")
    card = page.locator(".my-table.urgent")
    card.wait_for()
    assert page.locator(".hero").count() == 0
    card.locator("a.strong").click()
    page.wait_for_url(table)


def test_the_level_is_chosen_once_and_written_on_the_button(home: Any) -> None:
    button = home.locator(f".play[data-game={GAME}]")
    before, style = button.inner_text(), home.locator(".level-style").inner_text()
    home.locator('.levels input[value="knight"]').check()
    assert button.inner_text() != before
    assert home.locator(".level-style").inner_text() not in ("", style)  # how it plays
    home.reload()
    assert home.locator('.levels input[value="knight"]').is_checked()
    button.click()
    home.locator(".just-play").click()
    home.wait_for_url("**/table/*")
    home.wait_for_function("() => window.palatine?.update?.seats.length")
    levels = home.evaluate("palatine.update.seats.filter(s => s.kind === 'bot').map(s => s.level)")
    assert levels and set(levels) == {"knight"}


def test_my_table_shows_the_place_of_the_last_move(page: Any) -> None:
    """The crop is a piece of the picture at the size of a table, with the piece that was moved."""
    start(page, GAME, ["me", "bot:random"])
    Player(page, 3).take()
    wait(page)
    page.goto("/")
    card = page.locator(".my-table").first
    picture = card.locator(".table-picture svg")
    picture.wait_for()
    assert card.locator(".points b").count() == 2
    assert card.locator(".happened").inner_text() != ""
    box, frame = (float(n) for n in picture.get_attribute("viewBox").split()[2:]), card
    width = next(box)
    scale = frame.locator(".table-picture").bounding_box()["width"] / width
    assert 0.85 <= scale <= 1.5, scale


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_form_says_the_table_in_a_sentence(open_page: Any, width: int, height: int) -> None:
    """Of every game: as soon as a friend has no seat any more the table starts at once; nothing is
    cut."""
    page = open_page("/?lang=ru", viewport={"width": width, "height": height}, locale="ru")
    page.evaluate("() => { crypto.getRandomValues = one => { one[0] = --window.lot; return one } }")
    for game in GAMES:
        fill_form(page, game, height)
        assert page.evaluate(WIDER) == [], game
        page.keyboard.press("Escape")
        page.locator("dialog.setup").wait_for(state="detached")


WIDER = """() => [...document.querySelectorAll('dialog.setup, dialog.setup *')]
  .filter(one => one.checkVisibility() && !one.closest('svg, .unseen, .picture'))
  .filter(one => one.getBoundingClientRect().right > innerWidth + 0.5
    || (one.scrollWidth > one.clientWidth + 1 && one.clientWidth && one.tagName !== 'INPUT'
      && getComputedStyle(one).display !== 'inline'))
  .map(one => `${one.tagName} ${one.className}`)"""


def fill_form(page: Any, game: str, height: int) -> None:
    """Open the form of a game, draw seats by lot, and give a bot the seat of a friend."""
    page.locator(f".new[data-game={game}]").click()
    form = page.locator("dialog.setup")
    sentence = form.locator(".sentence")
    page.wait_for_function("() => document.querySelector('.sentence b')?.textContent")
    before = sentence.inner_text()
    button = form.locator(".start")
    assert button.bounding_box()["y"] + button.bounding_box()["height"] <= height
    assert form.locator(".setup-link").is_visible()
    form.locator("input[name^=kind][value=open]:checked + span").wait_for()
    page.evaluate("() => { window.lot = 9 }")  # each lot is lower than the one before
    form.locator(".draw-seats").click()
    assert form.locator(".chair:not(.add)").last.get_attribute("class") == "chair of-mine"
    form.locator(".draw-seats").click()
    assert form.locator(".chair:not(.add)").first.get_attribute("class") == "chair of-mine"
    last = form.locator(".chair .kinds").last
    last.locator("input[value=bot]").check(force=True)
    page.wait_for_function(
        "before => document.querySelector('.sentence').innerText !== before", arg=before
    )
    assert not form.locator(".setup-link").is_visible()


def test_on_a_phone_a_part_of_the_form_is_a_sheet(open_page: Any) -> None:
    page = open_page("/", viewport={"width": 390, "height": 844})
    page.locator(f".new[data-game={GAME}]").click()
    row = page.locator(".part-row").first
    before = row.inner_text()
    row.click()
    sheet = page.locator("dialog.setup-part")
    sheet.locator("input[type=radio]").nth(1).check(force=True)
    assert sheet.locator("input[type=radio]").nth(1).is_checked()
    sheet.locator(".sheet-head button").click()
    assert page.locator(".part-row").first.inner_text() != before


def test_the_menu_of_a_table_leads_to_one_like_it(home: Any) -> None:
    set_up(home, GAME, ["open"], "Ada")
    home.wait_for_function("() => window.palatine?.update?.seats.length === 2")
    home.locator(".invite .code-picture path").wait_for()
    home.locator(".invite .show-code").click()
    home.locator("dialog.code-large .code-picture").wait_for()
    home.keyboard.press("Escape")
    home.locator(".tool").last.click()
    home.locator(".again-changed").click()
    form = home.locator("dialog.setup")
    form.wait_for()
    assert form.locator(".chair:not(.add)").count() == 2
    assert form.locator("input[name=kind-1]:checked").get_attribute("value") == "open"


def test_every_section_is_reached_from_the_mast(open_page: Any) -> None:
    page = open_page("/")
    paths = page.eval_on_selector_all(".sections a", "all => all.map(one => one.pathname)")
    assert paths == ["/", "/learn", "/puzzles", "/score", "/ratings"]
    for path in paths:
        page.goto(path)
        page.locator("main > *").first.wait_for()
        assert page.locator(".sections [aria-current]").count() == 1
    phone = open_page("/learn", viewport={"width": 390, "height": 844})
    phone.locator(".tool-menu").click()
    phone.locator(".sections-menu a", has_text="Puzzles").click()
    phone.wait_for_url("**/puzzles")
