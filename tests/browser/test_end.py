"""The end of a game on the page: who won, every point, and what comes next."""

from itertools import pairwise
from typing import Any

import pytest

from browser.conftest import Server
from browser.following import READY, act, resize
from browser.matrix import gate
from browser.positions import moment, open_at

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


# Whether all places and the first points are in sight: side by side on a laptop, unless a board
# stands beside both, else one above the other.
IN_ORDER = """() => {
  const box = name => document.querySelector(name).getBoundingClientRect()
  const places = box('.end-places'), points = box('.end-points tbody'), dock = box('.dock')
  return places.bottom < dock.top && points.top < dock.top - 60
    && (innerWidth > 1199 && !document.querySelector('.end-board')
      ? places.left >= points.right - 20 : places.bottom <= points.top)
}"""

# Whether the curves are in sight with all else, where the window is large enough for it.
COURSE_IN_SIGHT = """() => {
  const box = name => document.querySelector(name).getBoundingClientRect()
  return innerWidth < 1200
    || box('.end-course').bottom <= box('.dock').top && box('.chart').height > 80 }"""
# Words of the board that stands beside the points, smaller than can be read.
SMALL_WORDS = """() => [...document.querySelectorAll('.end-board text')]
  .map(one => [one.textContent,
    parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a])
  .filter(([, size]) => size > 0 && size < 11.95)"""


# How near two curves come to each other at the same place, and two signs at their ends: px.
NEAREST = """() => {
  const least = rows => Math.min(...rows.flatMap((one, i) => rows.slice(i + 1).flatMap(
    other => one.map((y, at) => Math.abs(y - other[at])))))
  const lines = [...document.querySelectorAll('.chart-line')]
  const ends = lines.map(line => line.parentNode.querySelector('use').getBoundingClientRect().y)
  return [least(lines.map(line => line.getAttribute('d').slice(1).split('L')
    .map(spot => Number(spot.split(' ')[1])))), least(ends.map(y => [y]))]
}"""
# A chart of a game in which some were level, as large as the end page has it.
DRAW = """async steps => {
  const { chart } = await import('/static/js/table/chart.js')
  const svg = chart(steps, steps[0].map((_, seat) => seat))
  svg.style.cssText = 'display: block; width: 600px; height: 300px'
  document.body.replaceChildren(svg)
}"""
WORN = """() => [...document.querySelectorAll('.chart > use')]
  .map(one => Number(one.getAttribute('href').split('-').pop()) - 1)"""


def test_players_who_are_level_all_game_are_both_seen(page: Any) -> None:
    page.goto("/")
    page.evaluate(DRAW, [[n, 40 + n, n] for n in range(30)])
    page.locator(".chart-line").first.wait_for()
    lines, ends = page.evaluate(NEAREST)
    assert lines > 3.8 and ends > 16
    worn = page.evaluate(WORN)
    assert set(worn) == {0, 2}, "who is level with nobody needs no sign on his curve"
    assert all(one != other for one, other in pairwise(worn)), "in turn"


@pytest.mark.parametrize(
    ("game", "seats"), gate([("torres", 4), ("between", 7), ("castles", 4)], ("between", 7))
)
def test_the_end_says_who_won_and_shows_every_point(
    open_page: Any, server: Server, game: str, seats: int
) -> None:
    page = open_page(locale="ru-RU")
    open_at(page, server, moment(game, seats))
    for _ in range(80):
        if page.evaluate("() => palatine.update.table.state") == "over":
            break
        act(page)
        page.wait_for_function(READY, timeout=60_000)
    page.locator(".over").wait_for()
    result = page.evaluate("() => palatine.update.result")
    assert page.locator(".end-banner h2").inner_text() == result["headline"]
    for size in ((1440, 900), (1024, 768), (390, 844)):
        resize(page, size)
        assert page.evaluate(CUT) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(BROKEN) == []
        assert page.evaluate(IN_ORDER), "places, then points"
        page.wait_for_function(COURSE_IN_SIGHT)
        lines, ends = page.evaluate(NEAREST)
        assert lines > 3.8 and ends > 14, "all curves are seen, and whose they are"
        assert page.evaluate(SMALL_WORDS) == []
        names = page.locator(".end-points .end-column").all_inner_texts()
        whole = [name.replace("\u00ad", "") for name in names]  # they may break between syllables
        with_picture = page.locator(".end-points thead th:has(.thumb)").count()
        assert with_picture == (0 if game == "torres" else len(names)), "a castle each"
        assert whole == [column["title"] for column in result["columns"]]
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
