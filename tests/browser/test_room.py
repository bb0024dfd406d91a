"""Room where there is little: what stands in a row is there whole, on a small laptop and on a phone
on its side."""

from typing import Any

import pytest

from browser.conftest import Server
from browser.driver import PAINTED, start
from browser.following import READY, act
from browser.matrix import gate
from browser.positions import moment, open_at
from browser.test_counting import COUNTING
from browser.test_readable import MEASURE

SMALL = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
ASIDE = {"width": 844, "height": 390}
# What each entry of the recap tells, as far as it is in sight.
TOLD = """() => { const list = document.querySelector('.recap-list').getBoundingClientRect()
  return [...document.querySelectorAll('.recap-entry')].filter(one => {
    const box = one.getBoundingClientRect()
    return box.left >= list.left - 1 && box.right <= list.right + 1 && box.bottom <= list.bottom + 1
  }).map(one => one.querySelector('.recap-deeds').textContent) }"""
STEPS = """() => [...document.querySelectorAll('.steps li')].map(one => {
  const box = one.getBoundingClientRect()
  return one.checkVisibility() && box.bottom <= 44 && box.right < innerWidth
})"""


@pytest.mark.parametrize("game", gate(["torres", "louis"], "louis"))
def test_the_recap_tells_of_all_others_on_a_small_laptop(
    open_page: Any, server: Server, game: str
) -> None:
    page = open_page("/", viewport=SMALL, locale="ru-RU")
    open_at(page, server, moment(game, 4, 0.5))
    told = page.evaluate(TOLD)
    assert len(told) == 3 and all(told), told


def test_all_steps_of_a_round_stand_in_the_bar_of_a_small_laptop(
    open_page: Any, server: Server
) -> None:
    page = open_page("/", viewport=SMALL, locale="ru-RU")
    open_at(page, server, moment("louis", 2, 0.5))
    assert page.evaluate(STEPS) == [True] * 4


def test_the_dock_of_a_phone_on_its_side_is_whole(open_page: Any, server: Server) -> None:
    page = open_page("/", viewport=ASIDE, locale="ru-RU")
    open_at(page, server, moment("torres", 4, 0.5))
    found = page.evaluate(MEASURE)
    assert found["overlap"] == []
    assert [one for one in found["outside"] if "dock" in one or "beyond" in one] == []


# The sign, name and box of each laid mission in the strip or in the sheet, as far as it is whole.
LAID = """() => [...document.querySelectorAll('[data-tab=tray-laid] .card')].map(card => {
  const name = card.querySelector('.card-name'), box = name.getBoundingClientRect()
  return { words: name.checkVisibility() && box.width > 20 ? name.textContent : '',
    asked: card.classList.contains('object'),
    whole: document.elementFromPoint(box.left + 1, box.top + 4)?.closest('.card') === card
      && document.elementFromPoint(box.right - 1, box.bottom - 4)?.closest('.card') === card } })"""


@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_laid_missions_have_words_a_number_and_points(
    open_page: Any, server: Server, size: dict[str, int]
) -> None:
    """While one of them is asked about they are the strip, and that one is in sight; else a tab
    says how many there are and what they are worth, and opens them."""
    page = open_page("/", viewport=size, locale="ru-RU")
    open_at(page, server, moment("louis", 4, prompt="louis-ask-supply"))
    laid = page.evaluate(LAID)
    assert len(laid) > 3 and all(one["words"] for one in laid)
    assert [one["whole"] for one in laid if one["asked"]] == [True]
    assert "20 очков" in page.locator(".region-tray").inner_text()
    open_at(page, server, moment("louis", 4, prompt="louis-ask-play"))
    tab = page.locator(".tab[data-for=tray-laid]")
    assert tab.inner_text().split() == ["Выложено", "5", "25", "очков"]
    tab.click()
    page.evaluate(PAINTED)
    assert all(one["words"] and one["whole"] for one in page.evaluate(LAID))
    assert page.evaluate(MEASURE)["cut"] == []


def test_what_is_asked_about_is_whole_beside_the_board(open_page: Any, server: Server) -> None:
    """Also where missions, chips, cards, laid missions and coats of arms share the room."""
    page = open_page("/", locale="ru-RU")
    open_at(page, server, moment("louis", 2, prompt="louis-ask-mission"))
    assert (
        page.evaluate("""() => [...document.querySelectorAll('.trays .tray-cards')].filter(
      one => one.scrollHeight > one.clientHeight + 1).map(one => one.textContent)""")
        == []
    )


# The names in the strip of seats that are in sight and whole.
NAMES = """() => [...document.querySelectorAll('.seats .who')].filter(one => {
  const name = one.querySelector('.name').getBoundingClientRect(), row = one.getBoundingClientRect()
  return row.height > 10 && name.left >= row.left - 1 && name.right <= row.right + 1
}).map(one => one.querySelector('b').textContent.replace('\\u00a0', ' '))"""


def test_seats_have_their_names_on_a_phone_all_or_none(page: Any) -> None:
    page.set_viewport_size(PHONE)
    start(page, "torres", ["me", "bot:random", "bot:random", "bot:greedy"], name="Ada Lovelace")
    assert page.evaluate(NAMES) == ["Ada Lovelace", "Dabbler 1", "Dabbler 2", "Steward"]
    start(page, "torres", ["me", "bot:random", "bot:random"], name="Adalbertina" * 2)
    assert page.evaluate(NAMES) == []
    assert "Adalbertina" in page.locator(".seat-about").first.inner_text()
    assert page.evaluate(MEASURE)["cut"] == []


def test_nothing_lies_over_the_board_of_a_phone(open_page: Any, server: Server) -> None:
    """Neither numbers of the recap on squares beside those that are marked, nor, where a mouse is
    used, the buttons that zoom."""
    page = open_page(viewport=PHONE)
    open_at(page, server, moment("torres", 4, 0.5))
    page.locator(".boards .stage").hover(position={"x": 5, "y": 200})
    assert page.locator(".change").count() > 0
    assert page.locator(".change-disc").count() == 0
    assert not page.locator(".frame .stage-tools").is_visible()


# Numbers on what counts that points cover; buttons of the dock that are not wholly in the window.
COVERED = """() => { const cross = (a, b) => a.left < b.right && a.right > b.left
    && a.top < b.bottom && a.bottom > b.top
  const pills = [...document.querySelectorAll('.earned .pill rect')].map(
    one => one.getBoundingClientRect())
  return [...document.querySelectorAll('.board.counting .counts text')].filter(
    one => pills.some(pill => cross(pill, one.getBoundingClientRect()))).map(one => one.textContent)
}"""
BEYOND = """() => [...document.querySelectorAll('.dock button')]
  .filter(one => one.checkVisibility()).filter(one => { const box = one.getBoundingClientRect()
    return box.right > innerWidth || box.bottom > innerHeight }).map(one => one.textContent)"""
BOARD_END = """() => document.querySelector('.end-board').getBoundingClientRect().bottom
  <= document.querySelector('.dock').getBoundingClientRect().top"""


@pytest.mark.long
def test_counting_and_end_of_louis_hide_nothing(open_page: Any, server: Server) -> None:
    page = open_page(locale="ru-RU")
    open_at(page, server, moment("louis", 4))
    while page.evaluate("() => palatine.update.table.state") != "over":
        act(page)
        page.wait_for_function(READY, timeout=60_000)
    page.locator(".end-points").wait_for()
    page.wait_for_function(BOARD_END)
    page.set_viewport_size(ASIDE)
    page.evaluate(PAINTED)
    assert page.evaluate(BEYOND) == []
    page.evaluate("async () => (await palatine.result.end).turn(false)")
    page.evaluate("() => { palatine.follow.countAll() }")
    page.wait_for_function(COUNTING)
    page.evaluate("() => palatine.follow.scoring.hold(true)")
    for size in (ASIDE, SMALL, {"width": 390, "height": 844}, {"width": 1440, "height": 900}):
        page.set_viewport_size(size)
        for step in (0, 5):
            page.evaluate("step => palatine.follow.scoring.go(step)", step)
            page.evaluate(PAINTED)
            assert page.locator(".earned .pill").count() > 0
            assert page.evaluate(COVERED) == [] and page.evaluate(BEYOND) == []
