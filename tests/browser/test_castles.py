"""Castles of Mad King Ludwig on the page: a room is bought and placed in two clicks, prices are
changed by tapping a room and a price."""

from typing import Any

import pytest

from browser.conftest import Server
from browser.driver import PAINTED, still
from browser.positions import moment, open_at
from browser.test_readable import show

DOOR = """() => {
  const box = document.querySelector('.board [data-when].now')?.getBoundingClientRect()
  return box && [box.x + box.width / 2, box.y + box.height / 2]
}"""
PLACES_KNOWN = "() => palatine.turn.placing.places.length > 0"
CHOSEN_ROOM = """() => { const { selection, placing } = palatine.turn
  return [selection.path, placing.places.map(one => one.touch)] }"""
TILES = "() => document.querySelectorAll('.board [data-p^=\"tile:\"]').length"
PRICES = "() => [...document.querySelectorAll('.market .card-price')].map(one => one.textContent)"
ROOMS = "() => [...document.querySelectorAll('.market .card.cards')].map(one => one.dataset.touch)"

# Two prices are ghosts, and these two rooms have these prices.
EXCHANGED = f"""wanted => {{ const prices = ({PRICES})()
  return document.querySelectorAll('.card-price.ghost').length === 2
    && prices[2] === wanted[0] && prices[5] === wanted[1] }}"""
BUYABLE = """() => [...palatine.turn.selection.next().keys()]
  .filter(touch => document.querySelector(`.market .card.cards[data-touch="${touch}"]`))"""


# The page has understood a click: it has sent the choice, or waits for Confirm.
UNDERSTOOD = """before => palatine.turn.busy || palatine.turn.waits
  || document.querySelectorAll('.board [data-p^="tile:"]').length > before"""


def _place(page: Any, before: int) -> None:
    """The chosen room at the marked door; confirmed where it draws or completes something."""
    still(page)  # the board is panned to the places of a room once they are known
    page.mouse.click(*page.wait_for_function(DOOR).json_value())
    page.wait_for_function(UNDERSTOOD, arg=before)
    if page.evaluate("() => palatine.turn.waits"):
        page.locator(".act-confirm").click()
    page.wait_for_function(f"before => ({TILES})() === before + 1", arg=before)


def test_a_room_is_bought_and_placed_in_two_clicks(open_page: Any, server: Server) -> None:
    page = open_page()
    open_at(page, server, moment("castles", 4, 0.5, "castles-ask-buy"))
    before = page.evaluate(TILES)
    page.locator(".market .card.cards.may").first.click()
    page.wait_for_function(PLACES_KNOWN)
    page.wait_for_function(DOOR)
    assert page.locator(".board .chosen").count() == 0  # no tile of the castle is marked with it
    assert page.evaluate(TILES) == before  # nothing was sent yet
    _place(page, before)


# The room hovers over a place, and what it would bring there, known to the page, stands on it.
HOVERS_WITH_POINTS = """() => { const { tile, selection, previews } = palatine.turn
  const whole = tile.hovering && selection.whole(tile.hovering)
  const total = whole ? previews.offers.get(whole[0])?.total : 0
  const pill = document.querySelector('.ghost-piece .pill')?.textContent ?? ''
  return total && Number(pill.replace('−', '-')) === total }"""


def test_a_room_that_follows_the_mouse_says_what_it_would_bring(
    open_page: Any, server: Server
) -> None:
    page = open_page()
    open_at(page, server, moment("castles", 4, 0.8, "castles-ask-buy"))
    page.locator(".market .card.cards.may").first.click()
    page.wait_for_function(PLACES_KNOWN)
    still(page)
    page.mouse.move(*page.wait_for_function(DOOR).json_value())
    page.wait_for_function(HOVERS_WITH_POINTS)


def test_prices_are_ghosts_until_they_are_confirmed(open_page: Any, server: Server) -> None:
    page = open_page()
    open_at(page, server, moment("castles", 4, 0.6, "castles-ask-price"))
    rooms, prices = page.evaluate(ROOMS), page.evaluate(PRICES)
    cards = page.locator(".market .card.cards")
    cards.nth(2).click()
    page.mouse.move(5, 5)  # the inspector goes
    page.locator(".inspector").wait_for(state="hidden")
    cards.nth(5).click()
    page.wait_for_function(EXCHANGED, arg=[prices[5], prices[2]])
    assert page.locator(".verbs .verb").count() == 0, "a price stands on the market, not here too"
    page.locator(".act-confirm").click()
    changed = "rooms => JSON.stringify((" + ROOMS + ")()) !== JSON.stringify(rooms)"
    page.wait_for_function(changed, arg=rooms)  # one move carried all prices out


def test_a_half_made_purchase_outlives_another_drawing(open_page: Any, server: Server) -> None:
    """A window that changes its size is sent the same question anew: the room stays chosen, its
    places stay known, and the purchase goes on."""
    page = open_page()
    open_at(page, server, moment("castles", 4, 0.5, "castles-ask-buy"))
    before = page.evaluate(TILES)
    page.locator(".market .card.cards.may").first.click()
    page.wait_for_function(PLACES_KNOWN)
    chosen, places = page.evaluate(CHOSEN_ROOM)
    assert len(chosen) == 1
    page.evaluate("() => { palatine.update.old = true }")
    page.set_viewport_size({"width": 1024, "height": 768})
    page.wait_for_function(
        """() => !palatine.update.old && palatine.update.table.density === 'middle'
          && !palatine.walking && !palatine.turn.busy"""
    )
    assert page.evaluate(CHOSEN_ROOM) == [chosen, places]
    _place(page, before)


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# Whether all of the laid tile lies within the stage.
IN_SIGHT = """() => {
  const box = document.querySelector('.ghost-edge').getBoundingClientRect()
  const stage = document.querySelector('.stage').getBoundingClientRect()
  return box.left >= stage.left && box.right <= stage.right
    && box.top >= stage.top && box.bottom <= stage.bottom
}"""


PADDED = "padding => { document.querySelector('.dock').style.paddingBottom = padding }"


def test_the_laid_tile_stays_in_sight_on_a_phone(open_page: Any, server: Server) -> None:
    """Wherever it is laid, and when the stage gets lower under it."""
    page = open_page(**PHONE)
    open_at(page, server, moment("castles", 4, 0.5))
    offers = page.evaluate("() => palatine.update.offers.map(one => one[1])")
    assert page.evaluate("palatine.turn.boards.first.stage.pans")
    for touches in offers[:: max(1, len(offers) // 6)]:
        page.evaluate("path => palatine.turn.choose(path)", touches)
        assert page.evaluate(IN_SIGHT), touches
        for padding in ("150px", ""):
            page.evaluate(PADDED, padding)
            page.evaluate(PAINTED)
            page.wait_for_function(IN_SIGHT)


def test_a_phone_shows_the_whole_castle_at_first(open_page: Any, server: Server) -> None:
    """One of which much would be out of sight otherwise, without words that could not be read; a
    finger asks for what can be, and back. Whoever builds sees what he builds on."""
    page = open_page(**PHONE)
    open_at(page, server, moment("castles", 1, 0.95))
    whole = """() => { const around = palatine.turn.boards.first.stage.root.getBoundingClientRect()
      const rooms = [...document.querySelectorAll('.boards [data-p^="tile:"]')]
      return rooms.length > 9 && rooms.map(one => one.getBoundingClientRect()).every(box =>
        box.left > around.left && box.right < around.right && box.top > around.top
          && box.bottom < around.bottom) }"""
    words = """() => [...document.querySelectorAll('.boards .fine')]
      .some(one => one.getBoundingClientRect().width > 0)"""
    page.wait_for_function(f"() => ({whole})() && !({words})()")
    for expected in (False, True):
        page.locator(".boards .stage-tools button").last.tap()
        page.wait_for_function(
            f"expected => ({whole})() === expected && ({words})() !== expected", arg=expected
        )


def test_a_phone_shows_a_castle_with_its_words_where_most_of_it_has_room(
    open_page: Any, server: Server
) -> None:
    page = open_page(**PHONE)
    open_at(page, server, moment("castles", 2, 0.95))
    stage = """() => { const { scale, least, root } = palatine.turn.boards.first.stage
      const around = root.getBoundingClientRect(), rooms = [...root.querySelectorAll('[data-p]')]
      const seen = rooms.map(one => one.getBoundingClientRect()).filter(box =>
        box.left > around.left - box.width / 2 && box.right < around.right + box.width / 2
          && box.top > around.top - box.height / 2 && box.bottom < around.bottom + box.height / 2)
      return scale >= least * 0.999 && seen.length >= 0.9 * rooms.length }"""
    page.wait_for_function(stage)


def test_a_phone_shows_that_more_rooms_follow(open_page: Any, server: Server) -> None:
    page = open_page(**PHONE)
    open_at(page, server, moment("castles", 4, 0.3, "castles-ask-buy"))
    rooms = page.locator(".market .card.cards:visible")
    assert rooms.count() == rooms.locator(".card-face").count() >= 5, "none for a price alone"
    fifth = rooms.nth(4).bounding_box()
    assert 0.25 < (390 - fifth["x"]) / fifth["width"] < 0.75


@pytest.mark.parametrize(
    ("seats", "share", "words"),
    [(2, 0.0, ["3 doors", "4 doors"]), (1, 0.95, ["10,000 marks", "Gatehouse"])],
)
def test_a_phone_names_the_few_things_to_choose_from(
    open_page: Any, server: Server, seats: int, share: float, words: list[str]
) -> None:
    """The two sides of a foyer, and a reward with the room that brings it."""
    page = open_page(**PHONE)
    open_at(page, server, moment("castles", seats, share))
    for one in words:
        assert page.locator(".market .card", has_text=one).get_by_text(one).is_visible(), one


OUT_OF_SIGHT = """() => [...document.querySelectorAll('.grid td, .market .card')].filter(one => {
  const box = one.getBoundingClientRect()
  const around = one.closest('.panel').getBoundingClientRect()
  return box.right > around.right + 1
}).map(one => one.textContent)"""


def test_every_seat_and_every_price_is_in_sight_on_a_small_laptop(
    open_page: Any, server: Server
) -> None:
    """While a room is placed, which stands beside the market, and in the longest language."""
    page = open_page(viewport={"width": 1024, "height": 768})
    page.context.add_cookies([{"name": "lang", "value": "ru", "url": server.url}])
    open_at(page, server, moment("castles", 4, 0.5))
    assert page.locator(".market .card").count() >= 8
    assert page.evaluate(OUT_OF_SIGHT) == []
    page.evaluate(  # as large as areas get
        "() => document.querySelectorAll('.grid td').forEach(one => { one.textContent = '1000' })"
    )
    assert page.evaluate(OUT_OF_SIGHT) == []


# Prices that reach out of their cards.
CUT_PRICES = """() => [...document.querySelectorAll('.market .card-price')].filter(one =>
  one.getBoundingClientRect().bottom > one.closest('.card').getBoundingClientRect().bottom + 1
).map(one => one.textContent)"""


def test_no_price_is_cut_below_a_room_with_many_signs(open_page: Any, server: Server) -> None:
    """Its picture gives way: a long name and six kinds that it minds, in the longest language."""
    page = open_page(viewport={"width": 1024, "height": 768}, locale="ru-RU")
    open_at(page, server, moment("castles", 4, 0.5, "castles-ask-price"))
    assert page.locator(".market .card-price").count() >= 7
    assert page.evaluate(CUT_PRICES) == []


def test_a_phone_shows_the_rooms_that_get_a_price(open_page: Any, server: Server) -> None:
    """Those of the round before have theirs, and stand first: the row begins with the new ones."""
    page = open_page(**PHONE)
    open_at(page, server, moment("castles", 4, 0.5, "castles-ask-price"))
    page.wait_for_function(
        """() => [...document.querySelectorAll('.market .card.may')].some(one => {
          const {left, right} = one.getBoundingClientRect()
          return left >= 0 && right <= innerWidth })"""
    )


WHOLE = """() => [...palatine.turn.boards.frames.values()].map(frame => frame.stage).map(stage =>
  stage.root.getAttribute('viewBox').split(' ').map(Number)[2] >= stage.box.w - 1)"""


@pytest.mark.parametrize(("game", "seats", "story"), [("castles", 4, 60), ("between", 7, 0)])
def test_seats_facts_and_cards_are_whole_in_sight_on_a_laptop(
    open_page: Any, server: Server, game: str, seats: int, story: int
) -> None:
    """In the longest language and with the most seats the story gives way, and nothing scrolls; in
    Castles it still tells one turn at least (so many pixels), on a larger one."""
    page = open_page("/", locale="ru-RU")
    open_at(page, server, moment(game, seats, 0.95))
    beyond = """() => { const rail = document.querySelector('.rail-body')
      return rail.scrollHeight - rail.clientHeight }"""
    for size in ((1440, 900), (1024, 768)):
        show(page, size)
        assert page.evaluate(beyond) <= 1, size
        foot = page.locator(".whole-story").bounding_box()
        assert foot["y"] + foot["height"] <= page.locator(".dock").bounding_box()["y"]
        if size[0] == 1440 and story:
            assert page.locator(".happened > .log").bounding_box()["height"] >= story


def test_the_whole_picture_is_shown_to_who_asks_for_it(open_page: Any, server: Server) -> None:
    """A wide castle is shown at a size that can be read; its button shows all of it, and back."""
    page = open_page(viewport={"width": 1024, "height": 700})
    open_at(page, server, moment("between", 7, 0.95))
    cut = page.evaluate(WHOLE).index(False)
    stage = page.locator(".frame .stage").nth(cut)
    stage.locator(".stage-tools button").last.click()
    assert page.evaluate(WHOLE)[cut]
    stage.locator(".stage-tools button").first.click()
    assert not page.evaluate(WHOLE)[cut]


# The places of the chosen room, as it is turned now, whose middle cannot be brought into sight.
OUT_OF_SIGHT = """() => { const { placing, boards } = palatine.turn, { unit, x, y } = placing.grid
  const { root } = placing.board, { w, h } = placing.size(), seen = root.getBoundingClientRect()
  const isSeen = place => { boards.reveal(place.touch)
    const at = new DOMPoint(x + (place.x + w / 2) * unit, y + (place.y + h / 2) * unit)
    const there = at.matrixTransform(root.getScreenCTM())
    return there.x > seen.left && there.x < seen.right && there.y > seen.top
      && there.y < seen.bottom }
  return placing.places.filter(place => placing.fits(place) && !isSeen(place))
    .map(place => place.touch) }"""


def test_every_place_of_a_room_can_be_brought_into_sight(open_page: Any, server: Server) -> None:
    """Also where a large room would stick out of the castle, beyond the edge of its picture."""
    page = open_page()
    open_at(page, server, moment("castles", 2, 0.9, "castles-ask-buy"))
    for room in page.evaluate(BUYABLE):
        page.evaluate("room => { palatine.turn.clear(); palatine.turn.choose([room]) }", room)
        page.wait_for_function(PLACES_KNOWN)
        for _ in range(4):
            assert page.evaluate(OUT_OF_SIGHT) == [], room
            page.evaluate("() => palatine.turn.tile.rotate(1)")
