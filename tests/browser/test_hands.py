"""The same game by finger on a phone, and by keyboard alone."""

from typing import Any

from browser.driver import Player, start, wait

GAME = "torres"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_a_phone_sized_game_by_touch(open_page: Any) -> None:
    page = open_page("/", **PHONE)
    page.locator(f".play[data-game={GAME}]").tap()
    page.wait_for_url("**/table/*")
    player = Player(page, 11, "touch")
    for _ in range(14):
        if wait(page) != "playing":
            break
        player.take()
    assert player.on_board > 0
    wide = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], "the page is wider than the phone"
    small = page.evaluate("""() => [...document.querySelectorAll('button, a, select, input')]
      .filter(one => one.checkVisibility() && !one.closest('svg, .log, .told, .skip'))
      .map(one => [one.className, one.getBoundingClientRect()])
      .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(([name, box]) => `${name} ${box.width} x ${box.height}`)""")
    assert small == []
    page.locator("#tab-players").tap()
    assert page.locator(".players").is_visible()
    assert not page.locator(".moves").is_visible()


def test_from_home_to_a_table_by_keyboard(page: Any) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(f"() => document.activeElement.matches('.play[data-game={GAME}]')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    assert wait(page) == "playing"


def test_a_game_by_keyboard_alone(page: Any) -> None:
    """To the end page without a mouse: tab stops, arrows, Enter."""
    start(page, GAME, ["me", "bot:random"])
    boards = 0
    for move in range(400):
        if wait(page) != "playing":
            break
        boards += keyed_move(page, move)
    assert page.evaluate("() => palatine.update.table.state") == "over"
    assert boards > 5
    page.locator(".panel.over").wait_for()


def keyed_move(page: Any, move: int) -> int:
    """One move, every other one from the board's own tab stop."""
    seq = page.evaluate("() => palatine.update.seq")
    used = 0
    for step in range(12):
        on_board = page.evaluate("() => palatine.board.stop !== ''")
        if on_board and (move + step) % 3 == 0:
            page.evaluate("() => palatine.board.focus(palatine.board.stop)")
            page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[move % 4])
            used = 1
        else:
            page.evaluate("() => document.querySelector('.choices button').focus()")
            page.keyboard.press("ArrowUp" if step == 0 else "ArrowDown")  # up: the last one
        page.keyboard.press("Enter")
        if done(page, seq):
            return used
        if page.locator(".act-confirm").is_enabled():
            page.locator(".act-confirm").focus()
            page.keyboard.press("Enter")
            page.wait_for_function(
                "seq => palatine.update.seq !== seq || !palatine.update.pending.mine",
                arg=seq,
            )
            return used
    raise AssertionError("no move comes of it")


def done(page: Any, seq: int) -> bool:
    """Whether the move went off."""
    page.wait_for_function("() => !palatine.busy")
    return bool(
        page.evaluate("seq => palatine.update.seq !== seq || !palatine.update.pending.mine", seq)
    )


def test_escape_takes_a_choice_back_and_r_turns_nothing_by_mistake(page: Any) -> None:
    start(page, GAME, ["me", "bot:random"])
    player = Player(page, 12)
    for _ in range(40):
        wait(page)
        if page.evaluate("() => palatine.update.offers.some(o => o[1].length > 1)"):
            break
        player.take()
    touch = page.evaluate("() => palatine.update.offers.find(o => o[1].length > 1)[1][0]")
    page.locator(f'.choices .choice[data-touch="{touch}"]').focus()
    page.keyboard.press("Enter")
    assert page.evaluate("() => palatine.choosing.path") == [touch]
    page.keyboard.press("r")
    page.keyboard.press("Escape")
    assert page.evaluate("() => palatine.choosing.path") == []
