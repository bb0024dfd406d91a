"""Hints on the page: asked for by keyboard, shown with reasons and rings, gone with the move."""

from typing import Any

from browser.driver import start, wait

GAME = "torres"
READY = "() => palatine.update.hint?.state === 'ready'"
RINGED = """() => [...document.querySelectorAll('.hinted')]
  .map(one => one.dataset.t ?? one.dataset.touch)"""

ROUNDED = """async () => {
  const { worth } = await import('/static/js/table/hint.js')
  const part = (points, difference) => ({ label: '', points, difference })
  const best = { total: 30, lead: 5, rollouts: 9, points: [] }
  const other = { total: 12.04, lead: 4.6, rollouts: 9,
    points: [part(7.3, 0), part(9.2, -3.1), part(0, -1), part(3.1, 2.2)] }
  const text = (one) => one.textContent.replace(/^.*: /, '')
  const told = [...worth(other, [best, other]).querySelectorAll('.hint-part')].map(text)
  return told
}"""


def test_a_hint_by_keyboard_from_the_button_to_the_move(page: Any) -> None:
    start(page, GAME, ["me", "bot:random"])
    wait(page)
    assert page.locator(".hint-box").is_hidden()
    page.locator(".hint-ask").focus()
    page.keyboard.press("Enter")
    page.wait_for_function(READY)
    options = page.evaluate("() => palatine.update.hint.options")
    assert page.locator(".hint-option").count() == len(options) >= 2
    best = options[0]
    page.wait_for_selector(".board .hinted")
    assert set(page.evaluate(RINGED)) == set(best["touches"])
    assert best["sentence"] in page.locator("#live").text_content()
    assert best["sentence"] in page.locator(".hint-option").first.text_content()
    shown = page.locator(".hint-options > li").first.text_content()
    assert all(part["label"] in shown for part in best["points"] if abs(part["points"]) > 0.1)
    worth = page.locator(".hint-option .hint-worth")
    for n in range(worth.count()):  # points, lead, and three categories; the others are folded
        assert worth.nth(n).locator(".hint-part").count() <= 5
    assert page.evaluate(ROUNDED) == ["12", "+4.6", "9 (−3)", "3 (+2)", "0 (−1)"]
    page.keyboard.press("h")  # to what it brought
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.matches('.hint-option')")
    assert set(page.evaluate(RINGED)) == set(options[1]["touches"])
    seq = page.evaluate("() => palatine.update.seq")
    page.keyboard.press("Enter")  # lays it down, and sends nothing yet
    assert page.evaluate("() => palatine.turn.selection.complete()[0]") == options[1]["text"]
    assert page.evaluate("() => palatine.update.seq") == seq
    page.locator(".act-confirm").focus()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "seq => palatine.update.seq !== seq || !palatine.update.pending.mine", arg=seq
    )
    wait(page)
    assert page.locator(".hint-box").is_hidden()
    assert page.locator(".hinted").count() == 0
    page.locator("body").press("h")
    page.wait_for_function(READY)
    assert page.locator(".hint-option").count() > 0


def test_a_rated_game_has_no_hints(open_page: Any) -> None:
    page = open_page(locale="cs-CZ")
    start(page, GAME, ["me", "bot:random"], rated=True)
    wait(page)
    assert page.evaluate("() => palatine.update.table.rated")
    assert page.locator(".hint-ask").is_hidden()
    assert "hodnotí" in page.evaluate("() => palatine.update.hint.sentence")


def test_where_there_are_no_hints_there_is_no_button(page: Any) -> None:
    start(page, GAME, ["me", "bot:random"], hints=False)
    assert page.locator(".hint-ask").is_hidden()
