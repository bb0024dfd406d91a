"""What may not be done is explained, with the number of the rule and the way to its text."""

import re
from typing import Any

from browser.conftest import Server
from browser.driver import CHOSEN, ON_TOP, Player, in_list, start, wait
from browser.positions import moment, open_at

GAME = "torres"
# From now on it is noted whether a place is hatched, which it is for two seconds only.
HATCHED = """touch => { window.hatched = false
  const look = () => { hatched ||= Boolean(document.querySelector(
    `.board [data-t="${touch}"].refused`)) }
  const what = {subtree: true, attributeFilter: ['class']}
  new MutationObserver(look).observe(document.body, what) }"""


def test_an_illegal_click_is_explained(page: Any) -> None:
    start(page, GAME, ["me", "bot:random"])
    allowed = page.evaluate("() => palatine.update.offers.map(offer => offer[1][0])")
    cells = page.evaluate(
        "() => [...document.querySelectorAll('.board [data-t]')].map(c => c.dataset.t)"
    )
    seq = page.evaluate("() => palatine.update.seq")
    wrong = next(cell for cell in cells if cell not in allowed and page.evaluate(ON_TOP, cell))
    page.evaluate(HATCHED, wrong)
    page.mouse.click(*page.evaluate(ON_TOP, wrong))
    note = page.locator(".note.refused")
    note.wait_for()
    assert note.locator("p").inner_text().strip() != ""
    link = note.locator("a.rule")
    assert re.fullmatch(r"[A-Z]+-?\d+\w*", link.inner_text())
    page.wait_for_function("() => hatched")
    assert page.evaluate("() => palatine.update.seq") == seq

    number = link.inner_text()
    link.click()
    pointed = page.locator(".rules-sheet .pointed")
    pointed.wait_for()
    assert number in pointed.inner_text()


def test_previews_can_be_hidden(page: Any, server: Server) -> None:
    """As at a real table."""
    open_at(page, server, moment(GAME, 4, 0.5))
    page.keyboard.press("l")
    page.locator(".choices .pill").first.wait_for()
    page.locator(".tool").last.click()
    page.locator("dialog.menu .switch", has_text="points beforehand").locator("input").uncheck()
    page.wait_for_function("() => !document.querySelector('.choices .pill, .overlay .pill')")


def test_what_cannot_be_undone_is_confirmed(page: Any) -> None:
    """A move that locks waits for a second word, and says so before."""
    start(page, GAME, ["me", "bot:random"])
    player = Player(page, 21)
    for _ in range(60):
        if wait(page) != "playing":
            break
        locked = page.evaluate(
            "() => palatine.update.offers.find(o => o[2] && o[1].length === 1)?.[1][0]"
        )
        if locked:
            seq = page.evaluate("() => palatine.update.seq")
            in_list(page, locked).click()
            page.wait_for_function(CHOSEN)  # a move that was sent is chosen no longer
            assert page.evaluate("() => palatine.update.seq") == seq
            assert page.locator(".dock .lock").inner_text().strip() != ""
            page.locator(".act-confirm").click()
            page.wait_for_function("seq => palatine.update.seq !== seq", arg=seq)
            return
        player.take()
    raise AssertionError("nothing in this game locks")
