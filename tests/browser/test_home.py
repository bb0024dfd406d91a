"""Home: a stranger finds one button, who has been here finds what waits for him; the level of the
opponents is chosen once for all games."""

from typing import Any

import pytest

from browser.driver import start
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


def test_the_level_is_chosen_once_and_written_on_the_button(page: Any) -> None:
    button = page.locator(f".play[data-game={GAME}]")
    before = button.inner_text()
    page.locator('.levels input[value="knight"]').check()
    assert button.inner_text() != before
    page.reload()
    assert page.locator('.levels input[value="knight"]').is_checked()
    button.click()
    page.locator(".just-play").click()
    page.wait_for_url("**/table/*")
    page.wait_for_function("() => window.palatine?.update?.seats.length")
    levels = page.evaluate("palatine.update.seats.filter(s => s.kind === 'bot').map(s => s.level)")
    assert levels and set(levels) == {"knight"}
