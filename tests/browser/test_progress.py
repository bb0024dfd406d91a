"""A table goes on whatever happens to what is only shown: no frames, a file that does not come, a
lost connection, or a reader who asks for something else meanwhile."""

from typing import Any

import pytest

from browser.conftest import Server
from browser.driver import Player, start, wait
from browser.following import ACT, BOARD, LOOKED, PACING, READY, begin, until_others_moved
from browser.positions import moment, open_at

PRESENT = """() => palatine.update.drawings.filter(one => one.place === 'stage')
  .map(one => one.groups.map(group => group[1]).join(''))"""
NEVER_ENDS = """Element.prototype.animate = function () {
  window.began = (window.began ?? 0) + 1
  return {finished: new Promise(() => {})} }"""


def until_shown(page: Any) -> None:
    """Play until another's move is being shown, which waits for us then."""
    page.evaluate("() => palatine.follow.pace.hold(true)")
    for _ in range(40):
        if page.evaluate(PACING):
            return
        if page.evaluate(READY):
            page.evaluate(ACT)
        page.wait_for_function(f"() => ({PACING})() || ({READY})()", timeout=60_000)
    raise AssertionError("nobody else moves")


@pytest.fixture
def table(open_page: Any) -> Any:
    """A game of Torres on a page where things move."""
    page = open_page(reduced_motion="no-preference")
    begin(page, "torres", 1)
    return page


def test_show_again_while_moves_are_shown(table: Any) -> None:
    """They are shown to their end at once, and then again; the present comes back."""
    until_shown(table)
    table.evaluate(LOOKED)
    assert table.evaluate("() => { palatine.follow.again(); return palatine.follow.playing }")
    table.wait_for_function("() => looked.length > 0 && !palatine.follow.playing", timeout=60_000)
    table.wait_for_function(READY, timeout=60_000)
    assert table.evaluate(BOARD) == table.evaluate(PRESENT)


def test_a_look_back_while_moves_are_shown(table: Any) -> None:
    """The present is on the board afterwards, although nothing new has come."""
    until_shown(table)
    table.wait_for_function(LAST, timeout=60_000)
    table.evaluate("() => palatine.follow.showPast(palatine.log.lines[0])")
    assert table.evaluate(BOARD) != table.evaluate(PRESENT)
    table.locator(".to-now").click()
    table.locator(".act-skip").click()
    table.wait_for_function(READY, timeout=60_000)
    assert table.evaluate(BOARD) == table.evaluate(PRESENT)


def test_a_replay_without_a_connection(table: Any) -> None:
    """What cannot be asked for is not waited for."""
    until_others_moved(table)
    table.evaluate("() => { palatine.socket.close(); palatine.follow.again() }")
    table.wait_for_function("() => !palatine.follow.playing && !palatine.follow.past.isOpen")
    table.evaluate("() => palatine.socket.open()")
    table.wait_for_function(READY, timeout=60_000)


def test_pieces_that_never_arrive(open_page: Any) -> None:
    """Without frames, as in a window behind others, an animation does not end by itself."""
    page = open_page(own=True, reduced_motion="no-preference")
    page.add_init_script(NEVER_ENDS)
    start(page, "torres", ["me", "bot:random"])
    player = Player(page, 5)
    while not page.evaluate("() => window.began > 2") and player.moves < 20:
        player.take()
        wait(page)
    assert page.evaluate("() => window.began > 2")


# Nor is there a time after which they are not waited for any longer.
NEVER_LATE = """const plain = setTimeout
  window.setTimeout = (act, ms, ...more) => ms > 600 ? 0 : plain(act, ms, ...more)"""
STEP = """() => { const {turn, update} = palatine
  turn.send(update.offers.find(offer => offer[0].startsWith('knight '))) }"""


def test_my_own_next_step_does_not_wait_for_pieces(open_page: Any) -> None:
    """My knight still walks when I have sent it on."""
    page = open_page(own=True, reduced_motion="no-preference")
    start(page, "torres", ["me", "bot:random"])
    page.evaluate(ACT)  # the first knight
    page.wait_for_function("() => palatine.turn.seq > 1")
    wait(page)
    page.evaluate(f"() => {{ {NEVER_ENDS}; {NEVER_LATE} }}")
    for steps in (1, 2):
        seq = page.evaluate("() => palatine.turn.seq")
        page.evaluate(STEP)
        page.wait_for_function("seq => palatine.turn.seq > seq", arg=seq)
        assert page.evaluate("() => [palatine.walking, window.began]") == [True, steps]


# Whether all that has come is on the board, and the last of it is being shown; else it goes on.
LAST = """() => { const { queue, update, follow: { pace } } = palatine
  if (update.pending.mine && !queue.length && pace.go) return true
  pace.go?.()
  return false }"""
# What the server tells of choices waits for us.
HOLD = """() => { const handlers = palatine.socket.handlers, take = handlers.preview
  window.held = []
  window.give = () => { for (const message of held.splice(0)) take(message) }
  handlers.preview = message => held.push(message) }"""
TOLD = "touch => held.some(message => message.touches.at(-1) === touch)"


def test_an_answer_comes_while_a_button_is_pressed(open_page: Any, server: Server) -> None:
    """What the server tells of a choice makes the list anew; the press of a button in it counts,
    and for this button."""
    page = open_page()
    open_at(page, server, moment("castles", 4, 0.6, "castles-ask-price"))
    page.wait_for_function(READY)
    page.keyboard.press("l")
    page.evaluate(HOLD)
    touches = []
    for _ in range(3):  # a room, its price, and another room: what follows each is not known before
        page.evaluate("() => palatine.inspector.close()")  # it may lie over the list
        choice = page.locator(".choices .choice:enabled:not([data-touch=keep])").nth(1)
        touches.append(choice.get_attribute("data-touch"))
        choice.hover()
        page.wait_for_function(TOLD, arg=touches[-1])
        page.mouse.down()
        page.evaluate("() => give()")
        page.mouse.up()
        assert page.evaluate("() => palatine.turn.selection.path") == touches


def test_symbols_that_come_late(open_page: Any) -> None:
    """A file that fails does not keep the table from being played, and is asked for again."""
    page = open_page(own=True, allow="Failed to load resource")
    refused: list[str] = []

    def answer(route: Any) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.abort()

    page.route("**/symbols/*", answer)
    begin(page, "torres", 1)
    assert refused
    page.wait_for_function("() => document.querySelector('svg.symbols symbol')", timeout=60_000)
