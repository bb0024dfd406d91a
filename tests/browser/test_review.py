"""The review of a finished game: asked for on the page, and a way to every mistake."""

import re
from collections.abc import Callable
from typing import Any

from palatine.games import GAMES
from palatine.locales import load

GAME = next(iter(GAMES))
MISTAKES = ".review .to"


def test_from_the_end_of_a_game_to_its_mistakes(
    open_page: Any, finished: Callable[[str], str]
) -> None:
    over = finished(GAME)
    page = open_page(f"/table/{over}", own=True, locale="pl-PL")
    seen: list[str] = []

    def hold(route: Any) -> None:
        """The first question is answered once it is seen that the page waits for it."""
        if not seen:
            page.locator(".review progress").wait_for()
            seen.append("progress")
        route.continue_()

    page.route(re.compile(r"/api/tables/[^/]+/review"), hold)
    page.locator(f".ways a[href='/review/{over}']").wait_for()
    page.goto(page.url.replace(f"/table/{over}", f"/replay/{over}?review"))
    page.locator(".review .sums").wait_for(timeout=300_000)
    assert page.locator(".review .sums tbody tr").count() == 2
    assert seen == ["progress"]
    page.locator(".review progress").wait_for(state="hidden")
    curves = page.locator(".review .curves polyline")
    assert curves.count() == 2
    assert all(len(one.get_attribute("points").split()) > 10 for one in curves.all())
    # who is sent this link need not wait for it
    page.wait_for_function("() => !location.search.includes('review')")
    count = page.locator(MISTAKES).count()
    assert count > 0 and page.locator(".tick.mistake").count() == count
    first = page.locator(MISTAKES).first
    assert load("pl")("page-review-better") in first.text_content()
    at = first.locator("small").first.text_content()
    first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**at={at}*")


def test_asked_for_by_the_button_on_a_phone(open_page: Any, finished: Callable[[str], str]) -> None:
    """Nothing begins by itself; what was thought over before is there at once."""
    over = finished(GAME)
    page = open_page(f"/replay/{over}", viewport={"width": 360, "height": 780}, has_touch=True)
    page.wait_for_function("() => document.querySelectorAll('.board [data-t]').length > 0")
    assert page.locator(".review .sums").count() == 0
    page.get_by_role("button", name=load("en")("page-review-ask")).tap()
    page.locator(".review .sums").wait_for(timeout=300_000)
    width = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, "the page scrolls sideways"
