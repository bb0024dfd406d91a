"""Pieces move instead of jumping, and only where the reader wants it; the board can be enlarged."""

from typing import Any

import pytest

from browser.driver import Player, start, wait
from browser.matrix import gate
from palatine.games import GAMES, meta

# Remembers where pieces stood before each redraw, and every walk that begins after it.
SPY = """() => {
  const board = palatine.turn.boards.list[0], show = board.show
  const centre = one => {
    const box = (one.querySelector('.hit') ?? one).getBoundingClientRect()
    const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2)
    const there = at.matrixTransform(board.root.getScreenCTM().inverse())
    return [there.x, there.y]
  }
  let before = {}
  window.walks = []
  window.appeared = 0
  board.show = function (...given) {
    before = {}
    for (const one of board.root.querySelectorAll('[data-p]')) before[one.dataset.p] = centre(one)
    return show.apply(board, given)
  }
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, about) {
    const there = centre(this), running = animate.call(this, frames, about)
    const step = /translate\\(([-\\d.e]+)px, ([-\\d.e]+)px/.exec(frames[0].transform ?? '')
    if (frames[0].opacity === 0) appeared += 1
    if (step) walks.push({ place: this.dataset.p, from: [there[0] + +step[1], there[1] + +step[2]],
      before, state: running.playState, to: frames.at(-1).transform, ms: about.duration })
    return running
  }
}"""
# What events said of the pieces: [old place, new place].
PAIRS = "() => palatine.log.lines.flatMap(line => line.moves ?? [])"


@pytest.mark.parametrize("game", gate(GAMES, "torres"))
def test_pieces_walk_from_where_events_say(open_page: Any, game: str) -> None:
    page = open_page(reduced_motion="no-preference")
    start(page, game, ["me"] + ["bot:random"] * (max(2, meta(game).seats[0]) - 1))
    page.evaluate(SPY)
    player = Player(page, 5)
    for _ in range(12):
        if wait(page) != "playing" or page.evaluate("() => walks.length > 2"):
            break
        player.take()
    wait(page)
    walks, pairs = page.evaluate("() => walks"), page.evaluate(PAIRS)
    # What comes from a tray beside the picture has nowhere to walk from: it fades in.
    assert walks or page.evaluate("() => appeared > 0"), "everything jumps"
    for walk in walks:
        assert walk["state"] == "running" and walk["ms"] >= 100
        assert walk["to"] == "translate(0px, 0px)"
        starts = {old for old, _ in pairs} & walk["before"].keys()
        assert any(now == walk["place"] for _, now in pairs)
        assert any(near(walk["before"][old], walk["from"]) for old in starts), walk["place"]
    moving = "() => document.querySelector('svg.board').getAnimations({subtree: true}).length"
    page.wait_for_function(f"{moving} === 0")


def near(a: list[float], b: list[float]) -> bool:
    return abs(a[0] - b[0]) < 1 and abs(a[1] - b[1]) < 1


def test_nothing_walks_where_motion_is_unwanted(open_page: Any) -> None:
    """By the wish of the system, and by that of the page's own settings."""
    page = open_page(reduced_motion="reduce")
    start(page, "torres", ["me", "bot:random"])
    for motion in ("reduce", "no-preference"):
        page.emulate_media(reduced_motion=motion)
        if motion == "no-preference":
            page.evaluate("() => localStorage.setItem('palatine', '{\"pace\": \"none\"}')")
            page.reload()
            wait(page)
        page.evaluate(SPY)
        player = Player(page, 5)
        for _ in range(5):
            wait(page)
            player.take()
        wait(page)
        assert page.evaluate("() => walks") == []


def test_the_board_is_enlarged_by_fingers_keys_and_buttons(open_page: Any) -> None:
    page = open_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    start(page, "torres", ["me", "bot:random"])
    box = page.locator(".frame .stage").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x + dx, "y": y, "id": i} for i, dx in enumerate(apart)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    seq = page.evaluate("() => palatine.update.seq")
    touch("touchStart", -30)
    touch("touchStart", -30, 30)
    for apart in (36, 44, 54, 66, 80):
        touch("touchMove", -apart, apart)
    touch("touchEnd")
    page.wait_for_function("() => palatine.turn.boards.first.stage.zoom > 1.5")
    assert page.evaluate("() => visualViewport.scale") == 1, "the page grew instead"
    middle = page.evaluate("() => palatine.turn.boards.first.stage.x")
    touch("touchStart", 0)
    for far in (12, 30, 50):
        touch("touchMove", far)
    touch("touchEnd")
    page.wait_for_function("middle => palatine.turn.boards.first.stage.x < middle", arg=middle)
    assert page.evaluate("() => [palatine.update.seq, palatine.turn.selection.path.length]") == [
        seq,
        0,
    ]
    # By a mouse: Chromium takes a tap at once after a drag for half a double tap.
    page.locator(".frame .stage-tools button").last.click()
    page.wait_for_function("() => palatine.turn.boards.first.stage.zoom === 1")
    assert not page.locator(".frame .stage-tools").first.is_visible(), "nothing to go back to"
    page.locator("svg.board").first.focus()
    page.keyboard.press("+")
    assert page.evaluate("() => palatine.turn.boards.first.stage.zoom") > 1
    page.keyboard.press("0")
    assert page.evaluate("() => palatine.turn.boards.first.stage.zoom") == 1
