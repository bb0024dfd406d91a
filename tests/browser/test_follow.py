"""Following a game on the page: others' moves at a pace, marks and a recap until I act, the story
and the board as it was.

Time is the browser's own where it is waited for, and a virtual clock where it is measured.
"""

from typing import Any

import pytest

from browser.conftest import Server
from browser.driver import PAINTED
from browser.following import (
    ACT,
    BOARD,
    LOOKED,
    PACING,
    READY,
    act,
    begin,
    resize,
    until_others_moved,
)
from browser.matrix import gate
from browser.positions import moment, open_at

ALL = ["torres", "louis", "between", "castles"]
OTHERS = """() => palatine.log.lines
  .filter(line => line.turn.kind === 'turn' && line.turn.seat !== 0)"""
# As it is painted: what an entry tells is fitted before a frame.
RECAP = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done({
  entries: [...document.querySelectorAll('.recap-entry')].map(one => one.innerText),
  marks: [...document.querySelectorAll('.change')].map(
    one => `${one.dataset.seat} ${one.textContent}`).sort(),
  gains: [...document.querySelectorAll('.seats .gain')].map(one => one.innerText),
}))))"""


# --- what is new ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", gate(ALL, "between", "castles"))
def test_what_others_did_is_listed_and_marked_until_i_act(page: Any, game: str) -> None:
    begin(page, game)
    until_others_moved(page)
    page.locator(".recap").wait_for()
    shown = page.evaluate(RECAP)
    assert shown["entries"]
    page.reload()
    page.wait_for_function(READY, timeout=60_000)
    page.locator(".recap").wait_for()
    page.evaluate(PAINTED)
    assert page.evaluate(RECAP) == shown, "a reload loses nothing"
    act(page)
    page.wait_for_function(READY, timeout=60_000)
    since = page.evaluate("() => [palatine.update.log.since, palatine.follow.marks]")
    assert all(line["n"] >= since[0] for mark in since[1] for line in mark["lines"])


# Brackets that lie over the piece they stand around, or discs over the foot of what is beside it.
COVERING = """() => {
  return [...document.querySelectorAll('.change')].filter(one => {
    const [edge, disc] = ['.change-edge', '.change-disc'].map(
      part => one.querySelector(part).getBoundingClientRect())
    const around = [...document.querySelectorAll('.board .hit')].map(
      hit => hit.getBoundingClientRect()).find(box => Math.abs(box.left - edge.left - 2.75) < 1
        && Math.abs(box.top - edge.top - 2.75) < 1)
    return !around || edge.right < around.right || disc.top < edge.bottom - 6
  }).map(one => one.outerHTML) }"""


def test_marks_have_the_movers_colour_and_the_number_of_the_recap(page: Any) -> None:
    begin(page, "torres")
    until_others_moved(page)
    marks = page.evaluate(
        """() => [...document.querySelectorAll('.change')].map(one => [
          Number(one.dataset.seat), Number(one.querySelector('text').textContent),
          one.querySelector('text').getBoundingClientRect().height])"""
    )
    turns = page.evaluate(
        "() => palatine.follow.recap.entries.map(one => [one.turns[0].seat + 1, one.number])"
    )
    assert marks and all([seat, number] in turns for seat, number, _ in marks)
    assert all(height >= 12 for *_, height in marks)
    assert page.evaluate(COVERING) == [], "numbers stand in the corners of pieces"


def test_the_recap_goes_with_its_cross_and_the_marks_stay(page: Any) -> None:
    begin(page, "torres")
    until_others_moved(page)
    page.locator(".recap .quiet").click()
    assert page.locator(".recap").is_hidden()
    assert page.locator(".change").count() > 0


CUT_ENTRIES = """() => {
  const list = document.querySelector('.recap-list').getBoundingClientRect()
  return [...document.querySelectorAll('.recap-entry')].filter(one => {
    const entry = one.getBoundingClientRect(), text = one.querySelector('.recap-text')
    const box = text.getBoundingClientRect()
    return entry.left < list.right - 1 && entry.right > list.right + 1
      || box.top < list.top || box.bottom > list.bottom || text.scrollWidth > text.clientWidth
  }).map(one => one.innerText)
}"""


@pytest.mark.parametrize("game", gate(ALL, "castles"))
def test_entries_of_the_recap_are_whole(open_page: Any, server: Server, game: str) -> None:
    """With the longest name of a game and of players; what has no room is left out."""
    page = open_page("/", locale="ru-RU")
    open_at(page, server, moment(game, 4, 0.5))
    until_others_moved(page)
    page.locator(".recap").wait_for()
    for size in ((1440, 900), (1024, 768), (1920, 1080)):
        resize(page, size)
        page.wait_for_function("() => palatine.follow.recap.size === palatine.follow.recap.fitted")
        page.wait_for_function(f"() => ({CUT_ENTRIES})().length === 0")
        if size[0] > 1024:
            told = page.locator(".recap-deeds").all_inner_texts()
            assert told and all(told), "each says what was done"
    page.locator(".recap-count").click()
    assert page.locator("dialog .recap-all li").count() == page.locator(".recap-entry").count()


# --- the pace ---------------------------------------------------------------------------------


def test_others_moves_are_shown_one_after_the_other(open_page: Any) -> None:
    page = open_page(reduced_motion="no-preference")
    begin(page, "torres", 1)
    page.evaluate(
        """() => {
          window.said = []
          const pace = palatine.follow.pace, say = pace.say, duration = pace.duration
          pace.say = function (action, ...rest) {
            said.push({text: action.lines.map(line => line.text).join(' '),
              board: palatine.turn.boards.list.length, known: palatine.log.told.length})
            return say.call(this, action, ...rest)
          }
          pace.duration = function (...given) {
            const ms = duration.apply(this, given)
            said.at(-1).ms = ms
            return ms
          }
        }"""
    )
    for _ in range(12):
        act(page)
        page.wait_for_function(READY, timeout=60_000)
        if page.evaluate("() => said.length > 2"):
            break
    said = page.evaluate("() => said")
    told = [line["text"] for line in page.evaluate(OTHERS)]
    assert len(said) > 2
    assert all(any(text in one["text"] for text in told) for one in said)
    assert said[0]["ms"] == 750 and {one["ms"] for one in said[1:]} <= {500, 750, 0}
    assert sorted(one["known"] for one in said) == [one["known"] for one in said]
    assert page.locator(".dock-pace").is_hidden()


def test_long_turns_are_cut_short_and_much_is_shown_at_once(page: Any) -> None:
    """The rules of the pace, without waiting for it."""
    lasts = page.evaluate(
        """async () => {
          const {Pace, paced} = await import('/static/js/table/pace.js')
          const pace = new Pace(document.createElement('div'))
          const line = (n, turn, seat) => ({n, entry: n, kind: 'event', moves: [], touches: [],
            turn: {n: turn, seat, kind: 'turn', begins: false}})
          const ms = lines => paced(lines, [0]).map(action => pace.duration(action, false))
          const point = n => ({...line(n, 5, 1), text: 'Bea: 1.', seat: 1,
            ...n > 11 && {sum: {first: 11, text: `Bea: ${n - 10}.`}}})
          const points = paced([point(11), point(12), {...line(13, 5, 1), seat: 1,
            text: 'Bea ends.'}], [0])
          pace.seats = [{name: 'Ada'}, {name: 'Bea'}]
          pace.say({lines: points.flatMap(action => action.lines), seat: 1}, 0, 1)
          return [ms([1, 2, 3, 4, 5, 6, 7].map(n => line(n, 1, 1))),
            ms([line(8, 2, 2), line(9, 3, 1)]), paced([line(10, 4, 0)], [0]).length,
            points.length, pace.caption.textContent]
        }"""
    )
    assert lasts[0] == [750, 500, 500, 500, 500, 0, 0]
    assert lasts[1] == [750, 750]
    assert lasts[2] == 0, "my own moves are not shown to me again"
    assert lasts[3:] == [2, "Bea: 2. Ends."], "point after point is one, and a name is said once"


def test_whoever_does_not_want_to_wait_skips(open_page: Any) -> None:
    page = open_page(reduced_motion="no-preference")
    begin(page, "torres")
    page.evaluate("() => palatine.follow.pace.hold(true)")  # from here on nothing passes by itself
    for _ in range(12):
        if page.evaluate(PACING):
            break
        if page.evaluate(READY):
            page.evaluate(ACT)
        page.wait_for_function(f"() => ({PACING})() || ({READY})()", timeout=60_000)
    assert page.locator(".act-skip").is_visible()
    caption = page.locator(".caption").first.inner_text()
    told = page.evaluate(
        "() => palatine.log.lines.flatMap(one => [one.text, one.sum?.text ?? '-'])"
    )
    assert any(caption.startswith(text) for text in told)
    page.locator(".act-skip").click()
    page.wait_for_function(READY, timeout=60_000)
    assert page.locator(".dock-pace").is_hidden()


def test_the_last_round_is_shown_again_on_the_board(open_page: Any) -> None:
    page = open_page(reduced_motion="no-preference")
    begin(page, "torres", 1)
    for _ in range(12):
        act(page)
        page.wait_for_function(READY, timeout=60_000)
        if page.evaluate("() => palatine.follow.marks.length"):
            break
    now = page.evaluate(BOARD)
    page.evaluate(LOOKED)
    page.keyboard.press("r")
    page.wait_for_function("() => looked.length > 0 && !palatine.follow.playing", timeout=60_000)
    page.wait_for_function(READY)
    assert page.evaluate(BOARD) == now
    page.evaluate(PAINTED)
    assert page.locator(".change").count() > 0


# --- the story --------------------------------------------------------------------------------


def test_the_story_is_grouped_by_turns(page: Any) -> None:
    begin(page, "torres")
    until_others_moved(page)
    turns = page.locator(".log > .turn.turn")
    assert turns.count() > 2
    opened = page.locator(".log > .turn.open")
    assert opened.count() == 1, "the newest turn of another"
    assert opened.locator(".line").count() > 0
    lines = page.evaluate("() => palatine.log.lines.map(line => line.rule).filter(Boolean)")
    story = page.locator(".log").inner_text()
    assert lines and not any(rule in story for rule in lines), "rules are behind their sign"
    opened.locator(".turn-rules").click()
    page.locator("dialog .rule").first.wait_for()
    page.locator("dialog .quiet").first.click()
    page.locator(".whole-story").click()
    page.locator("dialog .round").first.wait_for()
    count = page.locator("dialog .line").count()
    page.locator("dialog input").fill("zzz")
    assert page.locator("dialog .turn:not(.round) .line").count() == 0 < count


@pytest.mark.parametrize("game", gate(ALL, "torres", "louis"))
def test_a_line_shows_the_board_as_it_was(page: Any, game: str) -> None:
    begin(page, game)
    before = page.evaluate(BOARD)
    line = page.evaluate("() => palatine.log.count - 1")
    until_others_moved(page)
    now = page.evaluate(BOARD)
    assert now != before
    page.evaluate("n => palatine.follow.showPast(palatine.log.lines[n])", line)
    page.locator(".past-bar").wait_for()
    assert page.evaluate(BOARD) == before
    page.locator(".to-now").click()
    page.wait_for_function(READY)
    assert page.evaluate(BOARD) == now
    page.locator(".log .line:visible").first.click()
    page.locator(".past-bar").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_function(READY)
    assert page.evaluate(BOARD) == now


def test_a_line_of_the_story_of_a_phone_leads_to_the_board(open_page: Any, server: Server) -> None:
    page = open_page(viewport={"width": 390, "height": 844})
    open_at(page, server, moment("torres", 4, 0.5))
    page.locator(".tab[data-for=log]").click()
    page.locator(".turn.open .turn-lines .line").first.click()
    page.locator(".past-bar .to-now").click(trial=True)  # nothing lies over it
    page.wait_for_function("() => !palatine.tabs.opened")
