"""Torres on the page: a block is one click, a knight chosen first moves, the board turns, and
towers before what may be chosen are cut away."""

from typing import Any

import pytest

from browser.driver import ON_TOP, READY, start
from browser.positions import moment, open_at

PATH = "palatine.turn.selection.path"
FREE = """() => palatine.update.offers.filter(([text]) => text.startsWith('block'))
  .map((offer) => offer[1][0])"""
KNIGHT = "() => palatine.update.offers.find(([text]) => text.startsWith('knight'))[1][0]"
WAYS = "knight => palatine.update.offers.map((offer) => offer[1]).filter(([at]) => at === knight)"
NEAREST = """() => palatine.update.drawings[0].groups.map((group) => group[0])
  .filter((key) => /^[a-h][1-8]$/.test(key)).at(-1)"""


def click(page: Any, touch: str) -> None:
    spot = page.evaluate(ON_TOP, touch)
    assert spot is not None, touch
    page.mouse.click(*spot)


@pytest.fixture
def playing(page: Any) -> Any:
    """Our first turn: a knight stands on a castle, and the king where we were asked."""
    start(page, "torres", ["me", "bot:random"])
    while page.evaluate("palatine.update.status.progress.now") < 0:
        page.wait_for_function(READY)
        seq = page.evaluate("palatine.update.seq")
        click(page, page.evaluate("palatine.update.offers[0][1][0]"))
        page.wait_for_function("seq => palatine.update.seq !== seq", arg=seq)
    page.wait_for_function(READY)
    return page


def test_a_block_is_one_click_on_the_square(playing: Any) -> None:
    points = playing.evaluate("palatine.update.status.budget.value")
    click(playing, playing.evaluate(FREE)[0])
    playing.wait_for_function("old => palatine.update.status.budget.value !== old", arg=points)


def test_a_knight_chosen_first_moves_and_a_slip_builds_nothing(playing: Any) -> None:
    knight = playing.evaluate(KNIGHT)
    near = [way[1] for way in playing.evaluate(WAYS, knight)]
    far = next(cell for cell in playing.evaluate(FREE) if cell not in near)
    seq = playing.evaluate("palatine.update.seq")
    click(playing, knight)
    click(playing, far)
    assert playing.evaluate(PATH) == [far]  # it is shown, not sent
    assert playing.evaluate("palatine.update.seq") == seq
    assert not playing.evaluate("palatine.turn.busy")
    click(playing, knight)
    click(playing, near[0])
    playing.wait_for_function("seq => palatine.update.seq !== seq", arg=seq)
    playing.wait_for_selector(f"[data-p='knight:{near[0]}']")


def test_the_board_turns_by_keys_and_buttons(playing: Any) -> None:
    assert playing.evaluate("palatine.update.table.style") == "plan"
    assert not playing.locator(".view-turns").is_visible()
    playing.locator(".view-next button").click()
    playing.locator(".view-turns").wait_for()
    assert playing.evaluate(NEAREST) == "h8"
    for key, nearest in ((".", "h1"), (",", "h8"), (",", "a8")):
        playing.keyboard.press(key)
        playing.wait_for_function(f"() => ({NEAREST})() === '{nearest}'")
    playing.locator(".view-turns button").last.click()
    playing.wait_for_function(f"() => ({NEAREST})() === 'h8'")


MADE = """async () => {
  const {Board} = await import('/static/js/board/board.js')
  window.small = new Board({touch() {}, point() {}})
  document.body.append(small.root)
  const hit = '<rect class="hit" width="9" height="9"/>'
  small.show({w: 9, h: 9, box: '0 0 9 9', least: 0, turns: false, pieces: {}, groups: [
    ['c3', `<g data-t="c3">${hit}</g>`],
    ['c4', `<g data-t="c4" data-hides="c3 b3"><g class="glass" id="tower">${hit}</g></g>`]]}, '')
}"""
MARK = "may => small.mark({...small.marks, may: new Set(may)})"
GLASS = "getComputedStyle(document.getElementById('tower')).opacity"


def test_towers_before_a_space_are_cut_away(playing: Any) -> None:
    playing.evaluate(MADE)
    playing.evaluate(MARK, ["c3"])
    assert float(playing.evaluate(GLASS)) < 0.5
    playing.evaluate(MARK, ["c4"])
    assert float(playing.evaluate(GLASS)) == 1


# Points for every space at once; whose space each of their pills is then seen on.
PILLS = """() => { const seen = []
  const cells = [...'12345678'].flatMap((row) => [...'abcdefgh'].map((column) => column + row))
  for (const some of [cells.slice(0, 32), cells.slice(32)]) {
    const next = new Map(some.map((touch) => [touch, { touch, done: [touch] }]))
    const totals = new Map(some.map((touch, i) => [touch, { total: 1 + i }]))
    palatine.turn.boards.pills({ next: () => next }, totals)()
    for (const pill of document.querySelectorAll('.overlay .pill')) {
      const { x, y, width, height } = pill.getBoundingClientRect()
      const under = document.elementFromPoint(x + width / 2, y + height / 2)
      seen.push([pill.dataset.of, under.closest('[data-t]')?.dataset.t])
    }
  }
  return seen }"""


def test_points_of_a_space_are_never_on_the_tower_before_it(page: Any, server: Any) -> None:
    open_at(page, server, moment("torres", 2))
    seen = page.evaluate(PILLS)
    assert len(seen) == 64
    assert [one for one in seen if one[0] != one[1]] == []
