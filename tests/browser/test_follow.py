"""Following a game on the page: others' moves at a pace, marks and a recap until I act, the story
and the board as it was, points being counted, the end.

Time is the browser's own where it is waited for, and a virtual clock where it is measured.
"""

from typing import Any

import pytest

from browser.conftest import Server
from browser.matrix import gate
from browser.positions import moment, open_at

ALL = ["torres", "louis", "between", "castles"]
READY = """() => {
  const t = window.palatine, u = t && t.update
  if (!u || t.walking || t.turn.busy || t.follow.past.isOpen) return false
  return u.table.state === 'over' || (u.pending.mine && u.seq === t.turn.seq && u.offers.length)
}"""
# An offer that ends the turn where there is one; what it means is no matter here.
ACT = """() => {
  const {turn, update} = palatine
  const offers = update.offers.filter(offer => !offer[3])
  turn.send(offers.find(offer => /end|pass/.test(offer[0])) ?? offers[0])
  turn.refresh()
}"""
NEXT = """seq => palatine.update.seq !== seq || !palatine.update.pending.mine"""
OTHERS = """() => palatine.log.lines
  .filter(line => line.turn.kind === 'turn' && line.turn.seat !== 0)"""
RECAP = """() => ({
  entries: [...document.querySelectorAll('.recap-entry')].map(one => one.innerText),
  marks: [...document.querySelectorAll('.change')].map(
    one => `${one.dataset.seat} ${one.textContent}`).sort(),
  gains: [...document.querySelectorAll('.seats .gain')].map(one => one.innerText),
})"""
PACING = "() => !palatine.follow.pace.element.hidden"
COUNTING = "() => palatine.follow.scoring.isOpen"
BOARD = """() => [...palatine.turn.boards.frames.values()].map(
  frame => [...frame.board.groups.values()].map(group => group.text).join(''))"""


def begin(page: Any, game: str, bots: int = 2) -> None:
    """A table of mine with bots, and the game begun."""
    made = page.evaluate(
        """async body => {
          const send = (path, what) => fetch(path, {method: 'POST', body: JSON.stringify(what),
            headers: {'Content-Type': 'application/json'}}).then(answer => answer.json())
          await send('/api/me', {name: 'Ada'})
          return await send('/api/tables', body)
        }""",
        {"game": game, "seats": ["me"] + ["bot:random"] * bots, "private": True},
    )
    page.goto(made["url"])
    page.wait_for_function(READY, timeout=60_000)


def act(page: Any) -> None:
    """Something of my turn, and its end where that is possible."""
    seq = page.evaluate("() => palatine.update.seq")
    page.evaluate(ACT)
    page.wait_for_function(NEXT, arg=seq)


def until_others_moved(page: Any, most: int = 30) -> None:
    """Play until others have moved since my last decision, and it is my turn."""
    for _ in range(most):
        page.wait_for_function(READY, timeout=60_000)
        if page.evaluate("() => palatine.follow.marks.length"):
            return
        act(page)
    raise AssertionError("nobody else moves")


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
    assert page.evaluate(RECAP) == shown, "a reload loses nothing"
    act(page)
    page.wait_for_function(READY, timeout=60_000)
    since = page.evaluate("() => [palatine.update.log.since, palatine.follow.marks]")
    assert all(line["n"] >= since[0] for mark in since[1] for line in mark["lines"])


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


def test_the_recap_goes_with_its_cross_and_the_marks_stay(page: Any) -> None:
    begin(page, "torres")
    until_others_moved(page)
    page.locator(".recap .quiet").click()
    assert page.locator(".recap").is_hidden()
    assert page.locator(".change").count() > 0


# --- the pace ---------------------------------------------------------------------------------


def test_others_moves_are_shown_one_after_the_other(open_page: Any) -> None:
    page = open_page("/", reduced_motion="no-preference")
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
          return [ms([1, 2, 3, 4, 5, 6, 7].map(n => line(n, 1, 1))),
            ms([line(8, 2, 2), line(9, 3, 1)]), paced([line(10, 4, 0)], [0]).length]
        }"""
    )
    assert lasts[0] == [750, 500, 500, 500, 500, 0, 0]
    assert lasts[1] == [750, 750]
    assert lasts[2] == 0, "my own moves are not shown to me again"


def test_whoever_does_not_want_to_wait_skips(open_page: Any) -> None:
    page = open_page("/", reduced_motion="no-preference")
    begin(page, "torres")
    page.clock.install()  # from here on nothing passes by itself
    for _ in range(12):
        if page.evaluate(PACING):
            break
        if page.evaluate(READY):
            page.evaluate(ACT)
        page.wait_for_function(f"() => ({PACING})() || ({READY})()", polling=50, timeout=60_000)
    assert page.locator(".act-skip").is_visible()
    caption = page.locator(".caption").first.inner_text()
    assert caption in page.evaluate("() => palatine.log.lines.map(line => line.text).join(' ')")
    page.locator(".act-skip").click()
    page.wait_for_function(READY, polling=50, timeout=60_000)
    assert page.locator(".dock-pace").is_hidden()


def test_the_last_round_is_shown_again_on_the_board(open_page: Any) -> None:
    page = open_page("/", reduced_motion="no-preference")
    begin(page, "torres", 1)
    for _ in range(12):
        act(page)
        page.wait_for_function(READY, timeout=60_000)
        if page.evaluate("() => palatine.follow.marks.length"):
            break
    now = page.evaluate(BOARD)
    page.evaluate(
        "() => { window.seen = new Set(); setTimeout(function look() { "
        "seen.add(palatine.follow.past.line); setTimeout(look, 20) }) }"
    )
    page.keyboard.press("r")
    page.wait_for_function("() => palatine.follow.playing && palatine.follow.past.isOpen")
    page.wait_for_function("() => !palatine.follow.playing", timeout=60_000)
    page.wait_for_function(READY)
    assert page.evaluate("() => [...seen].filter(line => line >= 0).length") > 0
    assert page.evaluate(BOARD) == now
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
    page.evaluate("n => palatine.follow.look(palatine.log.lines[n])", line)
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


# --- scoring ----------------------------------------------------------------------------------


def counted(open_page: Any, server: Server) -> Any:
    """Torres, shortly before its last scoring, which begins with the next moves."""
    page = open_page("/", reduced_motion="no-preference")
    open_at(page, server, moment("torres", 4))
    page.clock.install()
    for _ in range(8):
        page.evaluate(ACT)
        page.wait_for_function(f"() => ({COUNTING})() || ({READY})()", polling=50, timeout=60_000)
        if page.evaluate(COUNTING):
            return page
    raise AssertionError("nothing was counted")


def test_points_are_counted_step_by_step(open_page: Any, server: Server) -> None:
    page = counted(open_page, server)
    steps = page.evaluate("() => palatine.follow.scoring.steps")
    assert len(steps) > 5
    assert page.locator(".score-card").inner_text().startswith(steps[0]["title"])
    assert page.locator(".board.counting .counts").count() > 0
    assert page.evaluate(OVERLAPS) == [], "the card covers what counts"
    totals = page.locator(".score-totals tbody tr")
    assert totals.count() == 4
    page.locator(".score-next").click()
    assert page.evaluate("() => palatine.follow.scoring.at") == 1
    page.clock.run_for(2100)
    page.wait_for_function("() => palatine.follow.scoring.at === 2", polling=50)
    page.locator(".score-pause").click()
    page.clock.run_for(20_000)
    assert page.evaluate("() => palatine.follow.scoring.at") == 2, "it waits"
    page.locator(".score-back").click()
    assert page.evaluate("() => palatine.follow.scoring.at") == 1
    page.locator(".score-steps button").last.click()
    shown = [int(text) for text in page.locator(".score-totals .score").all_inner_texts()]
    assert shown == page.evaluate("() => palatine.update.log.scores")
    page.set_viewport_size({"width": 390, "height": 844})
    for step in range(3):  # on a phone the card has a row of its own, whole
        page.evaluate("step => palatine.follow.scoring.go(step)", step)
        page.wait_for_function(f"() => !({OVERLAPS})().length && ({WHOLE_CARD})()", polling=50)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".score-end").click()
    page.wait_for_function(READY, polling=50)
    assert page.locator(".score-card").count() == 0
    page.locator(".end-more summary").click()
    page.locator(".end-menu button").first.click()
    page.wait_for_function(COUNTING, polling=50)


OVERLAPS = """() => {
  const card = document.querySelector('.score-card').getBoundingClientRect()
  return [...document.querySelectorAll('.counts')].filter(one => {
    const box = (one.querySelector('.hit') ?? one).getBoundingClientRect()
    return box.left < card.right - 1 && box.right > card.left + 1
      && box.top < card.bottom - 1 && box.bottom > card.top + 1
  }).map(one => one.dataset.t)
}"""


WHOLE_CARD = """() => {
  const card = document.querySelector('.score-card'), box = card.getBoundingClientRect()
  const dock = document.querySelector('.dock').getBoundingClientRect()
  return box.bottom <= dock.top + 1 && card.scrollHeight <= card.clientHeight + 1
}"""


# Whether all that counts in a step is in sight, and the castle that it is about the only lit one.
IN_SIGHT = """() => {
  const stage = document.querySelector('.region-stage').getBoundingClientRect()
  const lit = [...document.querySelectorAll('.board.counting .counts')]
    .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect())
  return lit.length > 0 && lit.every(box => box.width > 0 && box.bottom > stage.top
    && box.top < stage.bottom && box.right > stage.left && box.left < stage.right)
}"""


def test_the_castle_that_is_counted_is_in_sight(open_page: Any, server: Server) -> None:
    """Of Between's castles two are on the stage: a third comes over it while it is counted."""
    page = open_page("/")
    open_at(page, server, moment("between", 3))
    while page.evaluate("() => palatine.update.table.state") != "over":
        act(page)
        page.wait_for_function(READY, timeout=60_000)
    page.evaluate("() => { palatine.result.turn(false); palatine.follow.countAll() }")
    page.wait_for_function(COUNTING)
    page.evaluate("() => palatine.follow.scoring.hold(true)")
    steps = page.evaluate("() => palatine.follow.scoring.steps.map(one => one.step)")
    shown = set()
    for size in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for castle in range(3):
            step = next(i for i, one in enumerate(steps) if one.startswith(f"castle:{castle}:"))
            page.evaluate("step => palatine.follow.scoring.go(step)", step)
            page.wait_for_function(f"() => ({IN_SIGHT})() && !({OVERLAPS})().length")
            shown.add(page.evaluate("() => palatine.viewer.key"))
            assert page.locator(".score-totals .score").first.is_visible()
    on_stage = page.evaluate("() => [...palatine.turn.boards.frames.keys()]")
    assert shown == {"", *({f"castle:{one}" for one in range(3)} - set(on_stage))}
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => !({COUNTING})() && !palatine.viewer.key")


def test_from_the_fifth_of_a_kind_it_goes_quicker(page: Any) -> None:
    lasts = page.evaluate(
        """async () => {
          const {lasting, stepsOf} = await import('/static/js/table/scoring.js')
          const line = (step, seat) => ({score: {step, title: step, seat, points: 1, formula: '',
            touches: []}})
          const lines = ['a:1', 'a:2', 'b', 'a:1', 'a:3', 'a:4', 'a:5', 'a:6'].map(line)
          const steps = stepsOf(lines)
          return [steps.map(one => one.parts.length), steps.map((_, i) => lasting(steps, i))]
        }"""
    )
    assert lasts == [[2, 1, 1, 1, 1, 1, 1], [2000, 2000, 2000, 2000, 2000, 1200, 1200]]


# --- the end ----------------------------------------------------------------------------------

CUT = """() => [...document.querySelectorAll('.over *, .dock-end *')]
  .filter(one => one.checkVisibility() && one.children.length === 0 && one.textContent.trim()
    && !one.closest('svg, .unseen'))
  .filter(one => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline'
    || getComputedStyle(one).textOverflow === 'ellipsis'
    || parseFloat(getComputedStyle(one).fontSize) < 12)
  .map(one => one.outerHTML.slice(0, 120))"""

# Names that are broken letter by letter, and the title of the game where it leaves the bar.
BROKEN = """() => [...document.querySelectorAll('.end-name b, .bar .game')]
  .filter(one => one.checkVisibility())
  .filter(one => { const b = one.getBoundingClientRect(), bar = one.closest('.where, li')
    return b.height > 50 || b.right > bar.getBoundingClientRect().right + 1 })
  .map(one => one.textContent)"""


@pytest.mark.parametrize(
    ("game", "seats"), gate([("torres", 4), ("between", 7), ("castles", 4)], ("between", 7))
)
def test_the_end_says_who_won_and_shows_every_point(
    open_page: Any, server: Server, game: str, seats: int
) -> None:
    page = open_page("/", locale="ru-RU")
    open_at(page, server, moment(game, seats))
    for _ in range(80):
        if page.evaluate("() => palatine.update.table.state") == "over":
            break
        act(page)
        page.wait_for_function(READY, timeout=60_000)
    page.locator(".over").wait_for()
    result = page.evaluate("() => palatine.update.result")
    assert page.locator(".end-banner h2").inner_text() == result["headline"]
    for size in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function("() => !palatine.walking")
        assert page.evaluate(CUT) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(BROKEN) == []
        names = page.locator(".end-points .end-column").all_inner_texts()
        assert names == [column["title"] for column in result["columns"]]
        head = page.locator(".end-points tbody th").first.bounding_box()
        page.evaluate("() => document.querySelector('.end-points .scroll').scrollTo(9999, 0)")
        assert page.locator(".end-points tbody th").first.bounding_box() == head, "it stays"
        page.evaluate("() => document.querySelector('.end-points .scroll').scrollTo(0, 0)")
        page.locator(".dock-end").wait_for()
        folder = page.locator(".end-more summary")
        folder.click()
        assert page.locator(".end-menu a, .end-menu button").count() >= 4
        folder.click()
    totals = page.locator(".end-points tfoot td").all_inner_texts()
    assert [int(text) for text in totals] == [column["total"] for column in result["columns"]]
    assert page.locator(".end-points .best").count() > 0
    assert page.locator(".chart-line").count() == seats
    with page.expect_download() as saved:
        page.locator(".end-more summary").click()
        page.locator(".end-menu button:has(use[href='#i-image'])").click()
    assert saved.value.suggested_filename.endswith(".svg")
