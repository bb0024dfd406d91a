"""What a lesson speaks of is in sight, and nothing of it is left over when it is over."""

from typing import Any

from browser.driver import still
from browser.learner import DESK, FOLLOWS, PHONE, Learner, skip_to

# What of the rail is cut: facts and switches, which must be whole, and the line of what is learned.
CUT = """() => {
  const body = document.querySelector('.rail-body'), knows = document.querySelector('.knows')
  const own = knows.getBoundingClientRect(), now = knows.querySelector('.now')
  const line = now?.getBoundingClientRect() ?? own
  return [body.scrollHeight > body.clientHeight + 1 && 'facts and switches',
    (line.top < own.top || line.bottom > own.bottom) && 'what is learned now'].filter(Boolean) }"""


def facts_and_headings(page: Any, _: Any) -> None:
    """Facts, switches and headings stay in sight: with two castles, whose names are spoken of, and
    much beside them."""
    page.wait_for_function(f"() => !({CUT})().length")


def test_the_lamp_is_there_when_the_coach_speaks_of_it(open_page: Any) -> None:
    page = open_page(**DESK)
    learner = Learner(page, "castles", "mouse")
    learner.begin()
    skip_to(learner, "on")
    assert not page.locator(".hint-ask").is_visible()
    learner.do()
    assert learner.now["balloon"] == 2
    page.locator(".ring[data-mark=hint]").wait_for()
    assert page.locator(".hint-ask").is_disabled()  # the lesson is to be ended first


STYLES_OF_A_SCORING = """async () => {
  const { style } = await import('/static/js/shared/style.js')
  await style('scoring') }"""


def test_the_progress_of_a_lesson_never_comes_back(open_page: Any) -> None:
    """Not even where the bar shows what it usually has no room for."""
    page = open_page(**DESK)
    learner = Learner(page, "torres", "mouse")
    learner.begin()
    assert learner.now["state"] == "read"
    page.evaluate("() => palatine.lesson.ask('on')")
    page.wait_for_function("() => palatine.update.lesson === null && !palatine.lesson.runs")
    page.evaluate(STYLES_OF_A_SCORING)
    for name in ("scoring", "recapping"):
        page.evaluate("name => document.body.classList.add(name)", name)
        assert not page.locator(".lesson-progress").is_visible()


# How high the board is, which rings of the step cannot be seen (all that can be touched now is in
# sight), and whether the question is cut.
PHONE_SIGHT = """() => {
  const board = document.querySelector('.boards').getBoundingClientRect()
  const { marks } = palatine.lesson.now
  const words = document.querySelector('.dock-words')
  const coach = document.querySelector('.balloon').getBoundingClientRect()
  const rings = [...document.querySelectorAll('.ring:not(.else)')]
  const covered = rings.filter(one => { const b = one.getBoundingClientRect()
    const shared = b.top < coach.bottom - 4 && b.bottom > coach.top + 4
    return b.top < 0 || b.bottom > innerHeight || shared })
  const first = !marks.length || rings.some(one => one.dataset.mark === marks[0])
  const cut = words.checkVisibility() && words.scrollHeight > words.clientHeight + 1
  return { board: board.height, first, covered: covered.map(one => one.dataset.mark), cut } }"""


def board_beside_the_coach(page: Any, told: Any) -> None:
    """On a phone the board keeps its room: the whole board where nothing but a verb is needed
    besides, what is to be touched in sight, the question whole; what is only read takes the place
    of the dock."""
    page.wait_for_function(f"() => ({PHONE_SIGHT})().first")
    still(page)
    page.evaluate(FOLLOWS)
    seen = page.evaluate(PHONE_SIGHT)
    assert not seen["covered"] and not seen["cut"], (told["place"], seen)
    has_tray = page.locator(".region-tray .trays").is_visible()
    assert seen["board"] >= (280 if has_tray else 350), (told["place"], seen)
    assert page.locator(".dock").is_visible() == (told["state"] != "read"), told["place"]


# What is looked at while a lesson is played to its end, in test_lessons.py: by game and way. In the
# gate both are played in the longest words.
LOOKS = {("between", "mouse"): facts_and_headings, ("torres", "touch"): board_beside_the_coach}


def test_on_a_phone_the_coach_opens_what_he_speaks_of(open_page: Any) -> None:
    """What the king likes lies in a sheet there: it is open, and marked, while it is read about."""
    page = open_page(**PHONE)
    learner = Learner(page, "castles", "touch")
    learner.begin()
    skip_to(learner, "favors")
    page.locator('.ring[data-mark="favor:F-01"]').wait_for()
    assert page.locator(".grid.open").is_visible()
    learner.do()
    assert learner.now["step_id"] != "favors"
    assert page.locator(".grid.open").count() == 0
    page.get_by_role("button", name="Step back").tap()  # in the bar, where there is room for it
    page.locator(".grid.open").wait_for()
