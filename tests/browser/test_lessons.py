"""Every lesson is played to its end with the page's own controls; the coach is never in the way."""

from typing import Any

import pytest

from browser.driver import ON_TOP, REVEAL
from browser.learner import DESK, LESSON, PHONE, SPOKEN, Learner, skip_to
from browser.test_lesson_sight import LOOKS
from palatine.games import GAMES
from palatine.learn.lessons import names

TAUGHT = [game for game in GAMES if "first" in names(game)]


def learn(open_page: Any, game: str, way: str, lang: str) -> Learner:
    """The lesson of a game, played to its end, and the first thing after it. At each step of some
    of them what the coach speaks of is looked for, see test_lesson_sight.py."""
    page = open_page(f"/?lang={lang}", locale=lang, **(PHONE if way == "touch" else DESK))
    learner = Learner(page, game, way)
    learner.begin_at_home()
    learner.finish(LOOKS.get((game, way)))
    assert page.locator(".ending").is_visible()
    assert page.locator(".ending-knows .known").count() == sum(
        bool(step.knows) for step in learner.lesson.steps
    )
    learner.press(page.locator(".ending-on"))
    page.wait_for_function(
        """() => palatine.update.lesson === null && !document.body.classList.contains('lesson')
          && palatine.update.pending.mine && palatine.update.offers.length > 0"""
    )
    return learner


# In the gate one game with a finger, one by keys alone and one with the mouse, in Russian, whose
# words are the longest.
WAYS = ("touch", "keys", "mouse")


@pytest.mark.parametrize(("game", "way"), list(zip(TAUGHT, WAYS)))
def test_a_lesson_is_played_to_its_end(open_page: Any, game: str, way: str) -> None:
    learn(open_page, game, way, "ru")


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "cs", "pl", "ru"])
@pytest.mark.parametrize("way", ["touch", "mouse"])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_to_its_end_in_every_language(
    open_page: Any, game: str, way: str, lang: str
) -> None:
    learn(open_page, game, way, lang)


# From now on it is noted whether something was chosen, be it for a moment.
CHOSEN = """() => { const { turn } = palatine, { refresh } = turn
  window.chosen = false
  turn.refresh = () => { refresh.call(turn); chosen ||= turn.selection.path.length > 0 } }"""


def test_the_coach_answers_every_touch_and_comes_back_after_a_reload(open_page: Any) -> None:
    page = open_page()
    learner = Learner(page, "torres", "mouse")
    learner.begin()
    note = page.locator(".coach-note")
    assert learner.now["state"] == "read"
    assert page.evaluate("() => document.activeElement.className").endswith("coach-next")
    learner.poke("c3")  # it is to be read first
    note.wait_for()
    assert "else" in note.get_attribute("class")
    learner.do()
    learner.poke("f3")  # allowed, but not now: nothing is sent
    page.wait_for_function(
        "other => document.querySelector('.coach-note').innerText === other",
        arg=learner.now["other"],
    )
    assert page.locator(".coach-show.strong").count() == 0
    learner.poke("f6")  # twice wrong: he offers to show it
    page.locator(".coach-show.strong").wait_for()
    learner.poke("a1")  # no castle there: the rule says why
    page.locator(".coach-note.refused .rule").wait_for()
    assert learner.now["step_id"] == "start"
    page.evaluate(CHOSEN)
    page.locator(".coach-show").click()  # it is shown and taken back
    page.wait_for_function("() => chosen && palatine.turn.selection.path.length === 0")
    assert page.evaluate("() => palatine.update.log.lines.length + palatine.update.seq") > 0
    while learner.now["step_id"] != "higher":
        learner.do()
    place = learner.now["place"]
    page.reload()
    assert learner.now["place"] == place
    assert page.locator(".lesson-step").inner_text().endswith("4 of 16")
    learner.poke("h4")  # asked for, and refused
    learner.moved_on(place)
    assert learner.now["balloon"] == 2
    page.locator(".coach-note.tried").wait_for()
    assert page.locator(".coach-text").inner_text().startswith("Just so.")


def test_step_back_skip_fold_and_leave(open_page: Any) -> None:
    page = open_page()
    learner = Learner(page, "torres", "mouse")
    learner.begin()
    while learner.now["step_id"] != "block":
        learner.do()
    learner.do()
    place = learner.now["place"]
    page.get_by_role("button", name="Step back").first.click()
    learner.moved_on(place)
    assert learner.now["step_id"] == "block"
    page.get_by_role("button", name="Skip step").first.click()
    learner.moved_on("2.0.0")
    assert learner.now["step_id"] == "higher"
    page.keyboard.press("c")
    assert (
        page.locator(".coach-pill").is_visible() and not page.locator(".balloon").first.is_visible()
    )
    page.keyboard.press("c")
    assert page.locator(".balloon").first.is_visible()
    page.get_by_role("button", name="Leave").click()
    page.wait_for_url("**/")
    page.get_by_text("Lesson, step 4 of 16").first.wait_for()
    page.get_by_text("Go on", exact=True).click()
    page.wait_for_url("**/table/*")
    assert learner.now["step_id"] == "higher"


def test_a_choice_that_waits_is_confirmed_before_anything_else(open_page: Any) -> None:
    """In the step with the card, whose last touch comes after the card is played."""
    page = open_page(**DESK)
    learner = Learner(page, "torres", "mouse")
    learner.begin()
    skip_to(learner, "card")
    while learner.now["balloon"] == 1:
        assert not page.locator(".recap").is_visible()  # where the progress of the lesson stands
        learner.do()
    page.evaluate("() => palatine.tabs.close()")  # the list by which the driver chooses
    assert page.locator(".question").inner_text() == learner.now["title"]  # and not: end your turn
    learner.poke("card:block_under_knight")
    page.locator(".ring[data-mark=confirm]").wait_for()
    assert page.locator(".ring:not(.else)").all_inner_texts() == ["1", "2"]
    assert "no way back" in page.locator(".act-confirm").inner_text()
    assert learner.in_the_way() == []
    learner.poke("b4")
    page.get_by_text("First press the green button.").wait_for()
    place = learner.now["place"]
    page.locator(".act-confirm").click()
    learner.moved_on(place)
    assert learner.now["marks"] == ["b4"]
    assert page.locator(".ring[data-mark=confirm]").count() == 0


def test_what_happens_last_is_shown_before_the_end_card(open_page: Any) -> None:
    """Also to whoever skipped what happened before; while he reads, nobody thinks."""
    page = open_page(**DESK)
    learner = Learner(page, "torres", "mouse")
    learner.begin()
    skip_to(learner, "score")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("() => { palatine.follow.pace.skipping = true }")
    learner.do()
    assert learner.now["step_id"] == "on"
    assert page.evaluate("() => palatine.update.seats[1].asked")
    assert "thinking" not in page.locator(".players").inner_text()
    assert "Waiting for" not in page.locator(".dock").inner_text()
    page.evaluate("""() => { window.captions = []; const { pace } = palatine.follow, say = pace.say
      pace.say = function (...about) { say.apply(this, about); captions.push([
        this.caption.textContent, palatine.lesson.ending.element.hidden]) } }""")
    learner.do()
    page.locator(".ending").wait_for()
    captions = page.evaluate("() => captions")
    assert "moves the king" in captions[0][0]
    assert all(before for _, before in captions)


def test_the_inspector_opens_in_a_lesson_only_for_a_pointer_that_rests(open_page: Any) -> None:
    page = open_page(own=True, **DESK)
    page.clock.install()
    learner = Learner(page, "torres", "mouse")
    learner.begin()
    assert learner.now["state"] == "read"
    learner.poke("c3")
    page.clock.fast_forward(5000)
    assert page.evaluate("() => palatine.inspector.touch") == ""  # it rests where it has clicked
    page.evaluate(REVEAL, "f6")
    x, y = page.wait_for_function(ON_TOP, arg="f6").json_value()
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))  # nothing passes by itself
    page.mouse.move(x, y, steps=3)
    page.clock.fast_forward(600)
    assert page.evaluate("() => palatine.inspector.touch") == ""
    page.clock.fast_forward(1500)
    page.locator(".inspector").wait_for()
    assert (
        page.evaluate("""() => { const [a, b] = ['.inspector', '.coach'].map(one =>
      document.querySelector(one).getBoundingClientRect())
      return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
    }""")
        is False
    )


def test_the_first_game_offers_the_lesson_once(open_page: Any) -> None:
    page = open_page("/?lang=en")
    page.locator(".play[data-game=torres]").click()
    page.locator(".never-played .just-play").click()
    page.wait_for_url("**/table/*")
    page.goto("/")
    page.locator(".play[data-game=torres]").click()
    page.wait_for_url("**/table/*")
    page.goto("/")
    page.locator(".play[data-game=louis]").click()
    page.locator(".never-played .learn-first").click()
    page.wait_for_url("**/table/*")
    page.wait_for_function(SPOKEN)
    assert page.evaluate(LESSON)["id"] == "louis/first"
