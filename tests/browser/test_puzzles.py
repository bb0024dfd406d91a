"""Puzzles in a browser: solving one, failing one, having one shown, playing a turn with the real
controls, days in a row; in Russian on a phone."""

from typing import Any

import pytest

from browser.conftest import ROOT
from browser.driver import PAINTED
from palatine.games import GAMES
from palatine.learn.puzzles import LETTERS, Puzzle, order, stored

READY = "() => window.palatine?.puzzle && !palatine.busy && !palatine.turn.busy"
ANSWERED = "() => palatine.answer !== null && !palatine.busy"
WITH_PUZZLES = [game for game in GAMES if stored(game).puzzles]
FIRST = next(iter(GAMES))  # whose puzzles are of both forms
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def numbered(form: str, game: str = FIRST) -> tuple[int, Puzzle]:
    """The number of the first puzzle of a form, and itself."""
    for number, puzzle in enumerate(stored(game).puzzles, 1):
        if puzzle.kind.form == form:
            return number, puzzle
    raise AssertionError(f"no puzzle of the form {form}")


def letter(puzzle: Puzzle, place: int) -> str:
    """The letter of the best answer (0), the second best, ..."""
    return LETTERS[order(puzzle).index(place)]


def opened(open_page: Any, number: int, language: str = "en", **about: Any) -> Any:
    page = open_page(f"/puzzles/{FIRST}?lang={language}#{number}", **about)
    page.wait_for_function(READY)
    return page


def answer(page: Any, which: str) -> None:
    page.locator(f".answer[data-letter={which}]").click()
    page.locator(".act-main").click()
    page.wait_for_function(ANSWERED)


def test_one_is_failed_tried_again_and_solved(open_page: Any) -> None:
    number, puzzle = numbered("choose")
    page = opened(open_page, number)
    assert page.locator(".act-main").is_disabled()  # nothing is counted before something is chosen
    answer(page, letter(puzzle, 1))
    assert page.locator(".verdict.short").count() == 1
    assert page.locator(".best").count() == 0 and page.locator(".act-main").is_hidden()
    assert page.locator(".seal-dot.now").get_attribute("class").split()[1] == "open"
    page.locator(".act-restart").click()
    page.wait_for_function("() => palatine.answer === null && !palatine.busy")
    answer(page, letter(puzzle, 0))
    assert page.locator(".verdict.good").count() == 1
    assert page.locator(".best .mine").count() == 1
    assert page.locator(".seal-dot.solved").count() == 1
    assert page.locator(".streak strong").inner_text() == "1"
    page.locator(".act-main").click()  # Next
    page.wait_for_function("n => palatine.n !== n - 1 && !palatine.busy", arg=number)


def test_one_that_was_shown_is_not_solved_by_playing_it_again(open_page: Any) -> None:
    number, puzzle = numbered("choose")
    page = opened(open_page, number)
    page.locator(".act-show").click()
    page.wait_for_function(ANSWERED)
    assert page.locator(".seal-dot.shown").count() == 1
    assert page.evaluate("() => palatine.texts") == list(puzzle.choices[0].texts)
    page.locator(".act-restart").click()
    page.wait_for_function("() => palatine.answer === null && !palatine.busy")
    answer(page, letter(puzzle, 0))
    assert page.locator(".seal-dot.solved").count() == 0
    assert page.locator(".streak strong").inner_text() == "0"


def test_a_turn_is_played_with_the_real_controls_taken_back_and_counted(open_page: Any) -> None:
    number, puzzle = numbered("turn")
    page = opened(open_page, number)
    assert page.locator(".dock .verb").count() > 2 and page.locator(".act-main").is_disabled()
    for text in puzzle.choices[0].texts:
        play(page, text)
    assert page.locator(".pill").count() == 0  # no points before it is counted
    page.keyboard.press("z")
    page.wait_for_function("n => palatine.texts.length === n - 1 && !palatine.busy", arg=2)
    play(page, puzzle.choices[0].texts[-1])
    page.locator(".act-main").click()
    page.wait_for_function(ANSWERED)
    assert page.locator(".verdict.good").count() == 1
    page.locator(".act-restart").click()
    page.wait_for_function("() => palatine.answer === null && !palatine.busy")
    play(page, puzzle.choices[-1].texts[0])
    page.locator(".act-main").click()
    page.wait_for_function(ANSWERED)
    assert page.locator(".verdict.short").count() == 1


def play(page: Any, text: str) -> None:
    """One action by its touches, as a person makes it."""
    before = page.evaluate("() => palatine.texts.length")
    touches = page.evaluate("t => palatine.puzzle.offers.find((one) => one[0] === t)[1]", text)
    for touch in touches:
        page.evaluate("t => palatine.turn.touch(t)", touch)
    page.wait_for_function(
        "n => (palatine.turn.selection.complete() || palatine.texts.length > n) && !palatine.busy",
        arg=before,
    )
    if page.evaluate("() => palatine.texts.length") == before:
        page.evaluate("() => palatine.turn.confirm()")
    page.wait_for_function("n => palatine.texts.length > n && !palatine.busy", arg=before)
    page.wait_for_function(READY)


def test_by_keyboard_alone(open_page: Any) -> None:
    number, puzzle = numbered("choose")
    page = opened(open_page, number)
    page.keyboard.press(letter(puzzle, 0).lower())
    page.wait_for_function("() => palatine.chosen() !== null")
    page.keyboard.press("Control+Enter")
    page.wait_for_function(ANSWERED)
    assert page.evaluate("() => document.activeElement.className") == "puzzle-result"
    assert page.locator("#live").inner_text().startswith(page.locator(".verdict-head").inner_text())


def test_days_in_a_row(open_page: Any) -> None:
    """Yesterday and the day before count until today is over; a gap ends the row, and nobody says
    so."""
    page = open_page("/puzzles")
    count = """async ([days, today]) => (await import('/static/js/shared/solved.js'))
      .streak(days, new Date(today))"""
    for days, rows in (
        (["2026-03-28", "2026-03-29", "2026-03-30"], 3),  # the clock changes on the 29th
        (["2026-03-28", "2026-03-29"], 2),
        (["2026-03-27", "2026-03-28"], 0),
        (["2026-03-27", "2026-03-30"], 1),
        ([], 0),
    ):
        assert page.evaluate(count, [days, "2026-03-30T09:00"]) == rows, days
    page.evaluate(
        """() => localStorage.setItem('palatine-puzzles', '{"marks": 7, "days": "no"}')"""
    )
    page.reload()
    page.wait_for_selector(".puzzle-game")  # what is spoilt there is as if it were empty
    assert page.locator(".streak strong").inner_text() == "0"


@pytest.mark.parametrize("form", ["choose", "turn"])
def test_in_russian_on_a_phone(open_page: Any, form: str) -> None:
    number, _ = numbered(form)
    page = opened(open_page, number, "ru", **PHONE)
    page.screenshot(path=ROOT / "build" / "screenshots" / f"puzzle-{form}-390-ru.png")
    check_phone(page)
    page.locator(".act-show").click()
    page.wait_for_function(ANSWERED)
    page.screenshot(path=ROOT / "build" / "screenshots" / f"puzzle-{form}-shown-390-ru.png")
    check_phone(page)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_phone_says_who_i_am_and_what_i_have(open_page: Any, game: str) -> None:
    page = open_page(f"/puzzles/{game}#1", **PHONE)
    page.wait_for_function(READY)
    page.evaluate(PAINTED)
    page.screenshot(path=ROOT / "build" / "screenshots" / f"puzzle-{game}-390.png")
    assert page.evaluate("() => palatine.puzzle.you") in page.locator(".puzzle-note").inner_text()
    assert page.locator(".puzzle-fact").count() > 0
    who, have = (page.locator(f".puzzle-{one}").bounding_box() for one in ("note", "facts"))
    assert have["x"] >= who["x"] + who["width"] and abs(have["y"] - who["y"]) < 12  # in one line


def test_the_room_that_is_placed_stands_above_the_letters(open_page: Any) -> None:
    page = open_page("/puzzles/castles#1", **PHONE)
    page.wait_for_function(READY)
    page.screenshot(path=ROOT / "build" / "screenshots" / "puzzle-subject-390.png")
    card = page.evaluate("() => palatine.puzzle.status.trays[0].cards[0]")
    above = page.locator(".puzzle-subject")
    assert card["name"] in above.inner_text() and card["chips"][0]["text"] in above.inner_text()
    letters = page.locator(".letters-only .answer").all_inner_texts()
    assert len(letters) >= 3 and letters == list("ABCD")[: len(letters)]


def check_phone(page: Any) -> None:
    """Nothing scrolls sideways, the green button is in sight, and fingers hit what they mean."""
    page.evaluate(PAINTED)
    width = "() => document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(width) <= 0
    box = page.locator(".act-main").bounding_box()
    assert box["height"] >= 48 and box["y"] + box["height"] <= 844
    small = """() => [...document.querySelectorAll('.puzzle-acts > *, .answer, .seal-dot')]
      .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
      .filter((box) => Math.min(box.width, box.height) < 34).length"""
    assert page.evaluate(small) == 0
    tiny = """() => [...document.querySelectorAll('.region-rail *, .puzzle-acts *')]
      .filter((one) => one.checkVisibility() && one.textContent.trim())
      .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 12).length"""
    assert page.evaluate(tiny) == 0


def test_home_leads_to_the_puzzles(home: Any) -> None:
    home.locator(".offer a[href*='/puzzles/']").click()  # the puzzle of the day
    home.wait_for_function(READY)
    home.goto("/puzzles")
    home.locator(".puzzle-game").first.wait_for()
    assert home.locator(".puzzle-game").count() == len(WITH_PUZZLES)
    assert home.locator(".puzzle-game .strong").count() == len(WITH_PUZZLES)
