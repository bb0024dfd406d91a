"""What a lesson speaks of is in sight, and nothing of it is left over when it is over."""

from typing import Any

from browser.test_lessons import DESK, Learner, skip_to

# What of the rail is cut: facts and switches, which must be whole, and the line of what is learned.
CUT = """() => {
  const body = document.querySelector('.rail-body'), knows = document.querySelector('.knows')
  const own = knows.getBoundingClientRect(), now = knows.querySelector('.now')
  const line = now?.getBoundingClientRect() ?? own
  return [body.scrollHeight > body.clientHeight + 1 && 'facts and switches',
    (line.top < own.top || line.bottom > own.bottom) && 'what is learned now'].filter(Boolean) }"""


def test_facts_switches_and_headings_stay_in_sight(open_page: Any) -> None:
    """With two castles, whose names are spoken of, and much beside them."""
    page = open_page("/?lang=en", **DESK)
    learner = Learner(page, "between", "mouse")
    learner.begin()
    while (told := learner.now)["state"] != "over":
        page.wait_for_function(f"() => !({CUT})().length", timeout=5000)
        assert learner.in_the_way() == [], told["place"]
        page.evaluate("() => palatine.lesson.ask('skip')")
        learner.moved_on(told["place"])


def test_the_lamp_is_there_when_the_coach_speaks_of_it(open_page: Any) -> None:
    page = open_page("/?lang=en", **DESK)
    learner = Learner(page, "castles", "mouse")
    learner.begin()
    skip_to(learner, "on")
    assert not page.locator(".hint-ask").is_visible()
    learner.do()
    assert learner.now["balloon"] == 2
    page.locator(".ring[data-mark=hint]").wait_for()
    assert page.locator(".hint-ask").is_disabled()  # the lesson is to be ended first


def test_the_progress_of_a_lesson_never_comes_back(open_page: Any) -> None:
    """Not even where the bar shows what it usually has no room for."""
    page = open_page("/?lang=en", **DESK)
    learner = Learner(page, "torres", "mouse")
    learner.begin()
    assert learner.now["state"] == "read"
    page.evaluate("() => palatine.lesson.ask('on')")
    page.wait_for_function("() => palatine.update.lesson === null && !palatine.lesson.runs")
    for name in ("scoring", "recapping"):
        page.evaluate("name => document.body.classList.add(name)", name)
        assert not page.locator(".lesson-progress").is_visible()
