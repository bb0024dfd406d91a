"""Taking back never crosses another's move silently; a whole turn, redo, and asking the others."""

from typing import Any

from browser.conftest import Server
from browser.driver import READY
from browser.positions import moment, open_at
from browser.test_choosing import BLOCKS, WATCH

UNDONE = "() => sent.filter(one => one.type === 'undo')"


def _play_blocks(page: Any, server: Server, count: int) -> list[int]:
    """Blocks in my turn, each of which can be taken back; what was to undo before and after."""
    open_at(page, server, moment("torres", 4, 0.5))
    page.evaluate(WATCH)
    free = [page.evaluate("palatine.update.undo.free")]
    for _ in range(count):
        page.wait_for_function(READY)
        seq = page.evaluate("palatine.update.seq")
        touch = page.evaluate(BLOCKS)[0]
        page.evaluate("touch => palatine.turn.touch(touch)", touch)
        page.wait_for_function("seq => palatine.update.seq !== seq", arg=seq)
        free.append(page.evaluate("palatine.update.undo.free"))
    page.wait_for_function(READY)
    return free


def test_a_burst_of_the_undo_key_stops_at_my_own_choices(page: Any, server: Server) -> None:
    free = _play_blocks(page, server, 2)
    assert free[-1] == free[0] + 2
    for _ in range(12):  # presses while one is on its way mean that one
        page.keyboard.press("z")
    page.wait_for_function("() => !palatine.turn.takeBack.waits")
    while page.evaluate("palatine.update.undo.free"):
        page.keyboard.press("z")
        page.wait_for_function("() => !palatine.turn.takeBack.waits")
    for _ in range(5):
        page.keyboard.press("z")
    undone = page.evaluate(UNDONE)
    assert len(undone) <= free[-1] and not any(one.get("ask") for one in undone)
    assert page.locator("dialog[open]").count() == 0


def test_a_half_made_choice_is_taken_back_first(page: Any, server: Server) -> None:
    _play_blocks(page, server, 1)
    knight = page.evaluate("() => palatine.update.offers.find(one => one[4] === 'walk')[1][0]")
    page.evaluate("touch => palatine.turn.touch(touch)", knight)
    page.keyboard.press("z")
    assert page.evaluate("() => palatine.turn.selection.path") == []
    assert page.evaluate(UNDONE) == []


def test_the_whole_turn_is_offered_in_a_dialog(page: Any, server: Server) -> None:
    free = _play_blocks(page, server, 2)
    page.keyboard.press("Shift+Z")
    page.locator("dialog[open] .plain").click()
    assert page.evaluate("palatine.update.undo.free") == free[-1]
    page.keyboard.press("Shift+Z")
    page.locator("dialog[open] .strong").click()
    page.wait_for_function("() => palatine.update.undo.free === 0")
    assert [one["steps"] for one in page.evaluate(UNDONE)] == [free[-1]]


def test_what_was_taken_back_can_be_played_again(page: Any, server: Server) -> None:
    free = _play_blocks(page, server, 1)
    before = page.evaluate("palatine.update.text")
    assert not page.locator(".act-redo").is_visible()
    page.locator(".act-undo").click()
    page.locator(".act-redo").wait_for()
    page.wait_for_function(READY)
    page.locator(".act-redo").click()
    page.wait_for_function("free => palatine.update.undo.free === free", arg=free[-1])
    page.locator(".act-redo").wait_for(state="hidden")
    assert page.evaluate("palatine.update.text") == before
    page.wait_for_function(READY)
    page.locator(".act-undo").click()
    page.locator(".act-redo").wait_for()
    page.wait_for_function(READY)
    other = page.evaluate(BLOCKS)[-1]
    page.evaluate("touch => palatine.turn.touch(touch)", other)
    page.locator(".act-redo").wait_for(state="hidden")  # something else was done


def test_asking_the_others_says_what_would_be_undone(page: Any, server: Server) -> None:
    open_at(page, server, moment("torres", 4, 0.5))
    page.evaluate(WATCH)
    assert page.evaluate("palatine.update.undo.ask")
    for _ in range(4):
        page.keyboard.press("z")
    assert page.evaluate(UNDONE) == []  # asking is a button of its own
    page.locator(".act-ask").click()
    box = page.locator("dialog.wish")
    box.wait_for()
    assert box.locator(".would-undo li").count() > 0
    assert box.locator(".agree li").count() == 3
    box.locator(".strong").click()
    page.wait_for_function(f"() => ({UNDONE})().length === 1")
    assert page.evaluate(UNDONE)[0]["ask"] is True


def test_a_refused_wish_leaves_taking_back_as_it_was(page: Any, server: Server) -> None:
    free = _play_blocks(page, server, 1)
    page.evaluate("() => { palatine.update.undo.free = 99; palatine.turn.takeBack.turn() }")
    page.locator("dialog[open] .strong").click()  # more steps than there are: it is refused
    page.locator(".note.refused").wait_for()
    page.evaluate("free => { palatine.update.undo.free = free }", free[-1])
    page.keyboard.press("z")
    page.wait_for_function("free => palatine.update.undo.free === free - 1", arg=free[-1])
    assert page.locator(".note.refused").count() == 0  # it was about what is gone
    assert page.locator(".turn-short").first.inner_text().strip() != ""
