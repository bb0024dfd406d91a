"""Reading: how to play and the rules on pages of their own, and the rules beside a table."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import Server
from browser.driver import ON_TOP, start
from browser.matrix import gate
from learn.guides import guided
from palatine.games import GAMES
from palatine.locales import languages, load

GUIDED = [game for game in guided() if game in GAMES]
GAME = GUIDED[0]
WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
# Letters smaller than this many pixels, and what is wider than the page.
SMALLEST = 12
SMALL = """least => {
  const found = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const box = node.parentElement
    if (!node.textContent.trim() || !box.checkVisibility()) continue
    if (box.closest('.unseen, script')) continue
    const drawn = box.closest('svg')
    const scale = drawn ? box.getScreenCTM().a : 1
    const size = parseFloat(getComputedStyle(box).fontSize) * scale
    if (size < least) found.push(`${node.textContent.trim().slice(0, 30)}: ${size.toFixed(1)} px`)
  }
  return found
}"""
OVERFLOWS = "() => document.documentElement.scrollWidth > innerWidth"
IN_SIGHT = """element => { const box = element.getBoundingClientRect()
  return box.top >= 0 && box.top < innerHeight }"""


def test_both_pages_are_read_without_scripts(open_page: Callable[..., Any]) -> None:
    page = open_page(f"/rules/{GAME}", java_script_enabled=False, own=True)
    chapters = page.locator(".chapter")
    assert chapters.count() > 5
    assert all(chapters.nth(n).is_visible() for n in range(chapters.count()))
    number = page.locator(".rule-number").nth(20)
    name = number.inner_text()
    page.goto(f"/rules/{GAME}#{name}")
    assert number.evaluate(IN_SIGHT)
    page.goto(f"/how/{GAME}")
    assert page.locator("figure svg").first.is_visible()
    assert page.locator(".howto h2").count() > 3


@pytest.mark.parametrize(
    ("game", "language", "size", "scheme"),
    [
        *gate([(game, "ru", PHONE, "light") for game in GUIDED], (GAME, "ru", PHONE, "light")),
        (GAME, "pl", WIDE, "dark"),
    ],
)
def test_nothing_is_small_or_wider_than_the_page(
    open_page: Callable[..., Any], game: str, language: str, size: dict[str, int], scheme: str
) -> None:
    page = open_page(f"/how/{game}", locale=language, viewport=size, color_scheme=scheme)
    assert page.evaluate("() => document.documentElement.lang") == language
    assert page.evaluate(SMALL, SMALLEST) == []
    assert not page.evaluate(OVERFLOWS)
    page.goto(f"/rules/{game}")
    for chapter in [*page.locator(".chapter").all()]:
        page.evaluate("id => { location.hash = id }", chapter.get_attribute("id"))
        chapter.wait_for()
        assert page.evaluate(SMALL, SMALLEST) == []
        assert not page.evaluate(OVERFLOWS)


def test_the_rules_are_searched_without_accents(open_page: Callable[..., Any]) -> None:
    page = open_page(f"/rules/{GAME}", locale="cs", viewport=WIDE)
    shown = page.locator(".chapter.now").get_attribute("id")
    page.keyboard.press("/")
    page.keyboard.type("veze")
    hits = page.locator(".hits a")
    hits.first.wait_for()
    assert re.search("vež|věž", hits.first.inner_text(), re.IGNORECASE)
    assert page.locator(".pointed").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".hits").is_hidden() and page.locator(".chapter-list").is_visible()
    page.keyboard.type("qqxyz")
    page.locator(".hits .none").wait_for()
    assert hits.count() == 4, "the three nearest headings and the legend"
    hits.last.click()
    page.wait_for_function("() => document.querySelector('.chapter.now').id === 'legend'")
    assert shown != "legend"


def test_a_rule_has_an_address(open_page: Callable[..., Any]) -> None:
    page = open_page(f"/rules/{GAME}", viewport=WIDE)
    last = page.locator(".rule-number").last
    name = last.get_attribute("id")
    page.goto(f"/rules/{GAME}#{name}")
    page.locator(".pointed").wait_for()
    assert name in page.locator(".pointed").inner_text()
    chapter = page.locator(".chapter.now").get_attribute("id")
    assert page.locator(".chapter-list .now").get_attribute("href") == f"#{chapter}"


@pytest.mark.parametrize("language", gate(languages(), "ru"))
def test_how_to_play_is_one_sheet_of_paper(open_page: Callable[..., Any], language: str) -> None:
    page = open_page(locale=language)
    for game in GUIDED:
        page.goto(f"/how/{game}")
        pages = re.findall(rb"/Type\s*/Page[^s]", page.pdf(prefer_css_page_size=True))
        assert len(pages) == 1, game


# What was touched is chosen, or was sent by its click.
TAKEN = """([seq, place]) => palatine.turn.selection.path[0] === place
  || palatine.turn.busy || palatine.update.seq !== seq || !palatine.update.pending.mine"""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1440", "390"])
def test_a_line_of_the_story_opens_its_paragraph_beside_the_board(
    open_page: Callable[..., Any], server: Server, size: dict[str, int]
) -> None:
    page = open_page(locale="ru", viewport=size)
    start(page, GAME, ["bot:random", "me"])
    rule = page.evaluate("() => palatine.log.lines.find(line => line.rule).rule")
    if size is WIDE:
        page.locator(".turn-rules").last.click()
        if page.locator("dialog .rule").count():
            page.locator("dialog .rule", has_text=rule).first.click()
    else:
        page.evaluate("rule => palatine.follow.page.rule(rule)", rule)
    sheet = page.locator(".rules-sheet")
    pointed = sheet.locator(".pointed")
    pointed.wait_for()
    assert rule in pointed.inner_text() and pointed.evaluate(IN_SIGHT)
    assert re.search("[а-я]{4}", pointed.inner_text())
    box, wanted = sheet.bounding_box(), (440, 780) if size is WIDE else (390, 544)
    assert (round(box["width"]), round(box["height"])) == wanted
    assert not page.evaluate(OVERFLOWS)
    assert page.evaluate(SMALL, SMALLEST) == []
    # the board can be played on
    offers = page.evaluate("() => palatine.update.offers.map(offer => offer[1][0])")
    place = next(one for one in offers if page.evaluate(ON_TOP, one))
    seq = page.evaluate("() => palatine.update.seq")
    page.mouse.click(*page.evaluate(ON_TOP, place))
    page.wait_for_function(TAKEN, arg=[seq, place])
    assert sheet.is_visible()
    page.mouse.move(2, 2)  # what the pointer rests on is explained, perhaps over the sheet
    page.locator(".inspector").wait_for(state="hidden")
    # three tabs, the same texts
    for tab, key in (("legend", "learn-group-bar"), ("howto", "learn-hints")):
        sheet.locator(f"[data-tab={tab}]").click()
        assert load("ru")(key) in sheet.locator(".rules-body").inner_text()
        assert page.evaluate(SMALL, SMALLEST) == []
    sheet.locator(".rules-foot .plain").last.click()  # Keep open
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert sheet.is_visible()
    sheet.locator(".rules-head .quiet").last.click()
    assert sheet.is_hidden()
    page.keyboard.press("?")
    sheet.wait_for()
    assert sheet.locator("[data-tab=legend][aria-selected=true]").count() == 1


def test_the_sheet_says_what_is_played_at_this_table(page: Any) -> None:
    start(page, "torres", ["me", "bot:random"], options={"doors": "single_floor"})
    page.evaluate("() => palatine.rules.open('T-436')")
    told = page.locator(".rules-sheet .played-here, .played-here").first
    told.wait_for(state="attached")
    assert load("en")("torres-option-doors-single_floor") in told.inner_text()


def test_a_chapter_leads_to_the_step_of_the_lesson_in_which_it_is_tried(page: Any) -> None:
    """What comes before the step is played as it is written; a reload stays there."""
    page.goto("/rules/torres#blocks")
    assert page.locator(".try-it").is_visible() and not page.locator(".try-here").is_visible()
    page.set_viewport_size({"width": 390, "height": 844})  # nothing beside the text there
    assert page.locator("#blocks h2 + .try-here").is_visible()
    page.locator(".try-here").click()
    page.wait_for_url("**/table/*")
    page.wait_for_function(
        "() => palatine?.lesson?.now?.step === 4 && palatine.lesson.now.state === 'wait'",
        timeout=60_000,
    )
    assert "#" not in page.url
    page.reload()
    page.wait_for_function("() => palatine?.lesson?.now?.step === 4")
