"""Points that are counted: a stage of its own, step by step, with what counts in sight."""

from typing import Any

import pytest

from browser.conftest import Server
from browser.following import ACT, READY, act
from browser.positions import moment, open_at

COUNTING = "() => palatine.follow.scoring?.isOpen ?? false"
# Which of the three scorings of Torres is shown: the one that begins with this castle's points.
PHASE = """() => palatine.follow.counted.findIndex(group => group.lines.some(
  line => line.score === palatine.follow.scoring.steps[0].parts[0]))"""


HOLD = "() => palatine.follow.scoring.hold(true)"  # no step goes on by itself


def counted(open_page: Any, server: Server) -> Any:
    """Torres, shortly before its last scoring, which begins with the next moves."""
    page = open_page(own=True, reduced_motion="no-preference")
    open_at(page, server, moment("torres", 4))
    page.clock.install()
    play_until_counted(page)
    return page


def play_until_counted(page: Any) -> None:
    """The last moves before points are counted."""
    for _ in range(8):
        page.evaluate(ACT)
        page.wait_for_function(f"() => ({COUNTING})() || ({READY})()", polling=50, timeout=60_000)
        if page.evaluate(COUNTING):
            return
    raise AssertionError("nothing was counted")


# The pills of a step with the places that they stand on, and what each part of the step brings.
PILLS = """() => {
  const {steps, at} = palatine.follow.scoring
  const boxes = [...document.querySelectorAll('.board.counting .counts')].map(
    one => [one, one.querySelector('.hit').getBoundingClientRect()])
  const seat = one => Number(one?.querySelector('[data-p] use').href.baseVal.match(/\\d+/)[0]) - 1
  const shown = [...document.querySelectorAll('.earned .pill')].map(pill => {
    const {x, y, width, height} = pill.querySelector('rect').getBoundingClientRect()
    const on = boxes.find(([, box]) => x + width / 2 > box.left && x + width / 2 < box.right
      && y + height / 2 > box.top && y + height / 2 < box.bottom)
    return height < 16 ? 'too small' : `${seat(on?.[0])} ${pill.textContent}`
  })
  const wanted = steps[at].parts.map(({seat, points}) => `${seat} +${points}`)
  const card = document.querySelector('.score-card').getBoundingClientRect()
  const under = [...document.querySelectorAll('.earned .pill rect')].map(
    one => one.getBoundingClientRect()).filter(one => one.left < card.right
      && one.right > card.left && one.top < card.bottom && one.bottom > card.top)
  if (under.length && innerWidth > 760) return 'points under the card'
  return shown.sort().join() === wanted.sort().join() ? '' : `${shown} not ${wanted}`
}"""


def test_points_of_a_castle_stand_on_the_knights_that_earn_them(
    open_page: Any, server: Server
) -> None:
    page = counted(open_page, server)
    page.evaluate("() => palatine.follow.scoring.hold(true)")
    steps = page.evaluate("() => palatine.follow.scoring.steps.map(one => one.step)")
    castles = [i for i, step in enumerate(steps) if step.startswith("castle:")]
    assert castles
    for size in ((1440, 900), (1024, 768), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if size[0] < 760:  # the board is drawn anew for it, while points are counted
            page.wait_for_function("""() => document.querySelector('.board [href$="-compact"]')""")
        for step in castles:
            page.evaluate("step => palatine.follow.scoring.go(step)", step)
            page.wait_for_function(f"() => ({PILLS})() === ''", polling=50, timeout=20_000)
    page.locator(".score-end").click()
    page.wait_for_function("() => !palatine.follow.scoring.isOpen", polling=50)
    assert page.locator(".earned").count() == 0


# The dashed part of each bar: all that the scoring has brought, as a share of the most points.
BARS = """() => { const { before, steps, totals } = palatine.follow.scoring
  const gained = palatine.follow.scoring.gained(steps.length)
  const most = Math.max(...before.map((points, seat) => points + gained[seat]))
  return [...totals.querySelectorAll('.score-more')].map((one, seat) =>
    [parseFloat(one.style.width) / 100, gained[seat] / most]) }"""


def test_points_are_counted_step_by_step(open_page: Any, server: Server) -> None:
    page = counted(open_page, server)
    page.evaluate("() => { palatine.follow.scoring.hold(true); palatine.follow.scoring.go(0) }")
    steps = page.evaluate("() => palatine.follow.scoring.steps")
    assert len(steps) > 5
    assert page.locator(".score-card").inner_text().startswith(steps[0]["title"])
    assert page.locator(".dock-score .caption").inner_text() == steps[0]["parts"][0]["pays"]
    assert page.locator(".board.counting .counts").count() > 0
    page.wait_for_function(
        f"() => !({OVERLAPS})().length", polling=50
    )  # what counts is not covered
    totals = page.locator(".score-totals tbody tr")
    assert totals.count() == 4
    page.locator(".score-next").click()
    assert page.evaluate("() => palatine.follow.scoring.at") == 1
    page.locator(".score-pause").click()
    page.clock.run_for(2100)
    page.wait_for_function("() => palatine.follow.scoring.at > 1", polling=50)
    page.locator(".score-pause").click()
    at = page.evaluate("() => palatine.follow.scoring.at")
    page.clock.run_for(20_000)
    assert page.evaluate("() => palatine.follow.scoring.at") == at, "it waits"
    page.locator(".score-back").click()
    assert page.evaluate("() => palatine.follow.scoring.at") == at - 1
    page.locator(".score-steps button").last.click()
    bars = page.evaluate(BARS)
    assert bars and all(abs(shown - wanted) < 0.01 for shown, wanted in bars), bars
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
    for phase in (0, 1, 2):  # each on the board as it was then
        page.wait_for_function(f"() => ({COUNTING})() && ({PHASE})() === {phase}", polling=50)
        assert page.evaluate("() => palatine.follow.past.isOpen") == (phase < 2)
        page.locator(".score-end").click()
    page.wait_for_function(f"() => !({COUNTING})() && !palatine.follow.past.isOpen", polling=50)


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


# What each room of a step earns, and the pills that say so; categories at the end without a sign.
ROOMS = """() => {
  const {steps, at} = palatine.follow.scoring
  const wanted = steps[at].parts.flatMap(part => part.earned).filter(Boolean).map(n => `+${n}`)
  const shown = [...document.querySelectorAll('.earned .pill')]
    .filter(one => one.checkVisibility()).map(one => one.textContent)
  return wanted.length > 0 && wanted.sort().join() === shown.sort().join()
}"""
UNSIGNED = """() => [...document.querySelectorAll('.end-points tbody th')].filter(
  one => !one.querySelector('.ic use')?.getBBox().width).map(one => one.textContent)"""


def test_the_castle_that_is_counted_is_in_sight(open_page: Any, server: Server) -> None:
    """Of Between's castles two are on the stage: a third comes over it while it is counted, and
    each of its rooms says what it earns."""
    page = open_page()
    open_at(page, server, moment("between", 3))
    while page.evaluate("() => palatine.update.table.state") != "over":
        act(page)
        page.wait_for_function(READY, timeout=60_000)
    page.locator(".end-points").wait_for()
    assert page.evaluate(UNSIGNED) == []
    page.evaluate("async () => (await palatine.result.end).turn(false)")
    page.evaluate("() => { palatine.follow.countAll() }")
    page.wait_for_function(COUNTING)
    page.evaluate("() => palatine.follow.scoring.hold(true)")
    steps = page.evaluate("() => palatine.follow.scoring.steps.map(one => one.step)")
    shown = set()
    for size in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for castle in range(3):
            step = next(i for i, one in enumerate(steps) if one.startswith(f"castle:{castle}:"))
            page.evaluate("step => palatine.follow.scoring.go(step)", step)
            page.wait_for_function(f"() => ({IN_SIGHT})() && !({OVERLAPS})().length && ({ROOMS})()")
            shown.add(page.evaluate("() => palatine.viewer.key"))
            assert page.locator(".score-totals .score").first.is_visible()
    on_stage = page.evaluate("() => [...palatine.turn.boards.frames.keys()]")
    assert shown == {"", *({f"castle:{one}" for one in range(3)} - set(on_stage))}
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => !({COUNTING})() && !palatine.viewer.key")


@pytest.mark.long
def test_favors_are_told_from_bonus_cards(open_page: Any, server: Server) -> None:
    """Both may be called alike: each kind has its heading, and the card and the dock name it."""
    page = open_page(own=True, reduced_motion="no-preference")
    open_at(page, server, moment("castles", 4))
    play_until_counted(page)
    page.evaluate(HOLD)
    headings = page.locator(".score-steps h3").all_text_contents()
    assert headings == ["King’s Favors", "bonus cards"]
    steps = page.evaluate("() => palatine.follow.scoring.steps.map(one => one.step)")
    for kind, heading in (("favor:", headings[0]), ("plan:", headings[1])):
        at = next(i for i, one in enumerate(steps) if one.startswith(kind))
        page.evaluate("step => palatine.follow.scoring.go(step)", at)
        assert page.locator(".score-card .score-kind").text_content() == heading
        assert heading in page.locator(".dock-score .caption-detail").text_content()


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


# What of the panel of points reaches out of it.
BEYOND = """() => { const panel = document.querySelector('.score-panel').getBoundingClientRect()
  return [...document.querySelectorAll('.score-totals td, .score-totals th')].filter(one =>
    one.getBoundingClientRect().right > panel.right + 1).map(one => one.textContent) }"""
# The rooms on the stage that are out of sight.
OUT = """() => [...palatine.turn.boards.frames.values()].flatMap(({stage}) => {
  const around = stage.root.getBoundingClientRect()
  return [...stage.root.querySelectorAll('[data-t^="room:"] .hit')].map(
    one => one.getBoundingClientRect()).filter(box => box.left < around.left - 1
      || box.right > around.right + 1 || box.top < around.top - 1
      || box.bottom > around.bottom + 1)
}).length"""


@pytest.mark.long
def test_castles_are_whole_where_no_piece_counts(open_page: Any, server: Server) -> None:
    """The last steps of Between Two Castles compare castles: after single rooms were brought into
    sight, both are seen as a whole again; and all points fit beside them."""
    page = open_page(own=True, reduced_motion="no-preference", locale="ru-RU")
    open_at(page, server, moment("between", 7))
    play_until_counted(page)
    page.evaluate(HOLD)
    steps = page.evaluate("() => palatine.follow.scoring.steps.length")
    for size in ((390, 844), (1024, 768), (1440, 900)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for step in (steps - 12, steps - 1):
            page.evaluate("step => palatine.follow.scoring.go(step)", step)
            page.wait_for_function("() => palatine.follow.scoring.isOpen", polling=50)
        page.wait_for_function(f"() => ({OUT})() === 0", polling=50)
        assert page.evaluate(BEYOND) == [], size
