"""The review as a page to read: at the extremes nothing is cut and everything can be read, without
scripts as with them; and what was a mistake can be tried anew on the real board."""

from collections.abc import Callable
from typing import Any

import pytest

from palatine.games import GAMES
from palatine.locales import load

GAME = next(iter(GAMES))
READY = ".review-page[data-state=ready]"
LARGE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SMALL_TEXTS = """() => {
  const says = (one) => [...one.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())
  const scale = (one) => (one.ownerSVGElement ? one.getScreenCTM().a : 1)
  return [...document.querySelectorAll('main *')]
    .filter((one) => says(one) && one.getClientRects().length)
    .filter((one) => parseFloat(getComputedStyle(one).fontSize) * scale(one) < 11.9)
    .map((one) => one.textContent)
}"""
PICTURES = """() => [...document.querySelectorAll('.moment')]
  .map((one) => one.querySelectorAll('svg.figure').length)"""
OUTSIDE = """() => {
  const texts = 'main :is(h1, h2, p, b, strong, small, span, dd, dt, a, li, em)'
  return [...document.querySelectorAll(texts)]
    .filter((one) => one.clientWidth && one.scrollWidth > one.clientWidth + 1)
    .filter((one) => getComputedStyle(one).display !== 'inline')
    .map((one) => one.className + ': ' + one.textContent.slice(0, 40))
}"""


@pytest.mark.parametrize(
    ("locale", "size", "scheme"),
    [("en-GB", LARGE, "light"), ("ru-RU", PHONE, "dark")],
    ids=["1440-en", "390-ru-dark"],
)
def test_the_article_can_be_read(
    open_page: Any, finished: Callable[[str], str], locale: str, size: Any, scheme: str
) -> None:
    over = finished(GAME)
    page = open_page(f"/review/{over}", locale=locale, viewport=size, color_scheme=scheme)
    page.locator(READY).wait_for(timeout=120_000)
    assert page.locator(".results li:not(.to-replay)").count() == 2
    assert page.locator(".curve polyline").count() == 2
    assert page.locator(".curve text.phase").count() > 1
    moments = page.locator(".moment")
    assert 3 <= moments.count() <= 6
    assert page.locator(".curve text.mark").count() == moments.count()
    assert page.locator(".moment .why").first.text_content().strip()
    pictures = page.evaluate(PICTURES)
    assert all(number in (1, 2) for number in pictures), "one, or two of places far apart"
    assert page.locator(".played-mark").count() and page.locator(".better-mark").count()
    assert page.locator(".luck li").count() == 2
    assert page.evaluate(SMALL_TEXTS) == []
    assert page.evaluate(OUTSIDE) == []
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page scrolls sideways"


def test_once_reckoned_it_needs_no_scripts(
    open_page: Any, finished: Callable[[str], str], chromium: Any, server: Any
) -> None:
    over = finished(GAME)
    open_page(f"/review/{over}").locator(READY).wait_for(timeout=120_000)
    context = chromium.new_context(java_script_enabled=False, locale="cs-CZ")
    page = context.new_page()
    page.goto(f"{server.url}/review/{over}")
    assert page.locator(f"{READY} .moment").count() >= 3
    assert load("cs")("page-review-luck-play") in page.locator(".luck").inner_text()
    context.close()


def test_a_mistake_is_tried_anew_on_the_real_board(
    open_page: Any, finished: Callable[[str], str]
) -> None:
    over = finished(GAME)
    page = open_page(f"/review/{over}")
    page.locator(READY).wait_for(timeout=120_000)
    page.locator(".moment", has=page.locator(".played-mark")).locator(
        "a[href*='/try']"
    ).first.click()
    page.wait_for_function("() => document.querySelectorAll('.board [data-t]').length > 0")
    assert load("en")("learn-puzzle-review", {"seat": 0})[-20:] in page.locator("body").inner_text()
    page.get_by_role("button", name=load("en")("learn-puzzle-show")).click()
    page.locator(".verdict.good").wait_for(timeout=60_000)
    assert load("en")("learn-puzzle-review-best") in page.locator(".verdict").inner_text()
    assert page.locator(".best li").count() == 2


def test_from_a_moment_to_its_place_in_the_replay(
    open_page: Any, finished: Callable[[str], str]
) -> None:
    over = finished(GAME)
    page = open_page(f"/review/{over}")
    page.locator(READY).wait_for(timeout=120_000)
    show = page.locator(".moment a[href*='/replay/']").first
    at = show.get_attribute("href").split("at=")[1].split("&")[0]
    show.click()
    page.wait_for_url(f"**/replay/{over}?at={at}*")
    page.wait_for_function("() => document.querySelectorAll('.board [data-t]').length > 0")
