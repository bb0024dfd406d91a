"""The same game by finger on a phone, and by keyboard alone."""

from typing import Any

import pytest

from browser.driver import Player, start, still, wait
from browser.matrix import gate
from palatine.games import GAMES, meta

GAME = "torres"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


SMALL = """() => [...document.querySelectorAll('button, a, select, input')]
  .filter(one => one.checkVisibility() && !one.closest('svg, .log, .told, .skip'))
  .map(one => [one.className, one.getBoundingClientRect(), one.closest('.dock') ? 48 : 40])
  .filter(([, box, least]) => box.width > 0 && (box.width < 40 || box.height < least))
  .map(([name, box]) => `${name} ${box.width} x ${box.height}`)"""
WIDER = """() => [...document.querySelectorAll('body, body *')]
  .filter(one => one.checkVisibility() && !one.closest('svg, .unseen, .skip'))
  .filter(one => !one.closest('.where, .players, .tray-cards, .market, .tabs, .verbs'))
  .filter(one => one.getBoundingClientRect().right > innerWidth + 0.5)
  .map(one => `${one.tagName} ${one.className}`)"""
# Where are the cards of my own that may be played, and the verbs? Of a hand that is scrolled to the
# card that was chosen, what is in sight.
THUMB = """() => [...document.querySelectorAll('.trays .card.may, .verb:enabled')]
  .filter(one => one.checkVisibility())
  .map(one => [one.getBoundingClientRect(), one.closest('.trays')?.getBoundingClientRect()])
  .map(([box, trays]) => [Math.max(box.top, trays?.top ?? 0), box.bottom])"""


@pytest.mark.parametrize("game", gate(GAMES, "between"))
def test_a_phone_sized_game_by_touch(open_page: Any, game: str) -> None:
    """Some moves; at each, nothing is too wide or too small, and the hand lies near the thumb."""
    page = open_page("/", **PHONE)
    if game == GAME:
        page.locator(f".play[data-game={game}]").tap()
        page.locator(".never-played .just-play").tap()
        page.wait_for_url("**/table/*")
    else:
        start(page, game, ["me", "bot:random", "bot:random"])
    player = Player(page, 11, "touch")
    near = 0
    for _ in range(14 if game == GAME else 9):
        if wait(page) != "playing":
            break
        still(page)
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
        assert page.evaluate(WIDER) == []
        assert page.evaluate(SMALL) == []
        for top, bottom in page.evaluate(THUMB):
            assert top > 740 * 0.45 and bottom <= 740, "far from the thumb"
            near += 1
        player.take()
    assert player.on_board > 0
    assert near > 0
    page.evaluate("() => palatine.tabs.close()")
    assert not page.locator(".happened").is_visible()
    page.locator('.tab[data-for="log"]').tap()
    page.locator(".happened").wait_for()
    page.keyboard.press("Escape")
    page.locator(".happened").wait_for(state="hidden")


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_by_touch(open_page: Any, game: str) -> None:
    """At 390 x 844, with fingers alone, to its end."""
    size = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = open_page(**size)
    start(page, game, ["me"] + ["bot:random"] * (max(2, meta(game).seats[0]) - 1))
    player = Player(page, 5, "touch")
    player.play()
    assert player.on_board > 5
    page.locator(".panel.over").wait_for()


def test_from_home_to_a_table_by_keyboard(home: Any) -> None:
    for wanted in (
        f".play[data-game={GAME}]",
        ".just-play",
    ):  # who never played is offered a lesson
        home.locator(wanted).wait_for()
        for _ in range(60):
            home.keyboard.press("Tab")
            if home.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                break
        else:
            raise AssertionError(f"no tab stop leads to {wanted}")
        home.keyboard.press("Enter")
    home.wait_for_url("**/table/*")
    assert wait(home) == "playing"


def test_escape_takes_a_choice_back_and_r_turns_nothing_by_mistake(page: Any) -> None:
    start(page, GAME, ["me", "bot:random"])
    player = Player(page, 12)
    for _ in range(40):
        wait(page)
        if page.evaluate("() => palatine.update.offers.some(o => o[1].length > 1)"):
            break
        player.take()
    still(page)
    touch = page.evaluate("() => palatine.update.offers.find(o => o[1].length > 1)[1][0]")
    page.keyboard.press("l")
    page.locator(f'.choices .choice[data-touch="{touch}"]').focus()
    page.keyboard.press("Enter")
    assert page.evaluate("() => palatine.turn.selection.path") == [touch]
    page.keyboard.press("r")
    page.keyboard.press("Escape")  # closes what lies over the page, then takes the choice back
    assert page.evaluate("() => palatine.turn.selection.path") == [touch]
    for _ in range(3):  # an explanation or not, what R shows again, the list, the choice
        if page.evaluate("() => palatine.turn.selection.path.length"):
            page.keyboard.press("Escape")
    assert page.evaluate("() => palatine.turn.selection.path") == []
