"""The inspector, by pointer, keys and finger: beside what it explains, never over it or the dock,
and never in the question."""

from typing import Any

from browser.conftest import Server
from browser.driver import ON_TOP, PAINTED, STANDS
from browser.positions import moment, open_at
from browser.test_choosing import ASKED, PATH, PHONE, SENT, WATCH, Finger

OPEN = "() => !palatine.inspector.element.hidden"
NAME = "() => document.querySelector('.inspector h2')?.innerText ?? ''"
# The boxes of the card, of what it explains and of the dock.
BOXES = """() => ['.inspector', '.dock'].map(one => document.querySelector(one))
  .concat(palatine.inspector.thing).map(one => one.getBoundingClientRect())
  .map(box => [box.left, box.top, box.right, box.bottom])"""


def _apart(one: list[float], other: list[float]) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_a_resting_pointer_explains_beside_the_piece(page: Any, server: Server) -> None:
    open_at(page, server, moment("louis", 4, 0.5))
    asked = page.evaluate(ASKED)
    things = page.evaluate(
        """() => [...new Set([...document.querySelectorAll('.board [data-t]')]
          .map(one => one.dataset.t))]"""
    )
    seen = [touch for touch in things if page.evaluate(ON_TOP, touch)][:6]
    for touch in seen:
        page.mouse.move(*page.evaluate(STANDS, touch))
        page.wait_for_function(
            f"touch => ({OPEN})() && palatine.inspector.shown === touch", arg=touch
        )
        card, dock, piece = page.evaluate(BOXES)
        assert _apart(card, piece) and _apart(card, dock), touch
        assert page.evaluate(NAME) != ""
        assert page.evaluate(ASKED) == asked
        page.mouse.move(720, 20)
        page.wait_for_function(f"() => !({OPEN})()")


def test_cards_facts_and_seats_are_explained(page: Any, server: Server) -> None:
    open_at(page, server, moment("louis", 4, 0.5))
    for selector in (
        ".trays .card[data-touch]",
        ".seats [data-about]",
        ".table-facts [data-about]",
    ):
        page.locator(f"{selector}:visible").first.hover()
        page.wait_for_function(OPEN)
        assert page.evaluate(NAME) != ""
        page.mouse.move(720, 20)
        page.wait_for_function(f"() => !({OPEN})()")


def test_keys_walk_while_it_explains(page: Any, server: Server) -> None:
    open_at(page, server, moment("torres", 4, 0.5))
    page.evaluate("() => palatine.turn.boards.focus(palatine.turn.boards.tabStop)")
    page.keyboard.press("ArrowRight")  # from here on the focus is one of keys
    page.wait_for_function(OPEN)
    page.keyboard.press("i")
    page.locator(".inspector.kept").wait_for()
    seen = set()
    for key in ("ArrowDown", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        page.wait_for_function(
            """() => palatine.inspector.shown === document.activeElement.dataset.t"""
        )
        seen.add(page.evaluate(NAME))
    assert len(seen) == 3
    assert page.locator(".inspector.kept").count() == 1
    page.keyboard.press("i")
    page.wait_for_function(f"() => !({OPEN})()")
    assert page.evaluate(PATH) == []


def test_a_long_press_opens_a_sheet_with_the_choice(open_page: Any, server: Server) -> None:
    page = open_page(**PHONE)
    open_at(page, server, moment("torres", 4, 0.5))
    page.evaluate(WATCH)
    may = page.evaluate("() => [...palatine.turn.boards.marks.may]")
    touch = next(one for one in may if page.evaluate(ON_TOP, one))
    finger = Finger(page)
    finger.press(*page.evaluate(STANDS, touch))
    page.wait_for_function(OPEN)
    finger.lift()
    page.evaluate(PAINTED)  # a click would have come with it
    assert page.evaluate(PATH) == []  # the press was no tap
    box = page.evaluate(BOXES)[0]
    assert box[3] <= 844 and box[3] - box[1] <= 0.6 * 844 + 1
    page.locator(".inspector .strong").tap()
    page.wait_for_function(f"touch => ({PATH})()[0] === touch", arg=touch)
    assert page.evaluate(SENT) == 0


def test_the_object_of_the_question_explains_itself(open_page: Any, server: Server) -> None:
    page = open_page(**PHONE)
    open_at(page, server, moment("castles", 4, 0.5))
    page.locator(".dock-object").tap()
    page.wait_for_function(OPEN)
    assert page.evaluate(NAME) != ""


def test_a_mouse_on_a_narrow_page_finds_no_sheet_under_it(open_page: Any, server: Server) -> None:
    """What is explained to a resting pointer lies off the piece and the dock there as well."""
    page = open_page(viewport={"width": 390, "height": 844})
    open_at(page, server, moment("torres", 4, 0.5))
    for selector in (".board [data-t=c2]", ".verb-end", ".trays .card[data-touch]"):
        page.locator(selector).first.hover()
        page.wait_for_function(OPEN)
        card, dock, piece = page.evaluate(BOXES)
        assert _apart(card, piece) and _apart(card, dock), selector
        page.mouse.move(200, 20)
        page.wait_for_function(f"() => !({OPEN})()")
