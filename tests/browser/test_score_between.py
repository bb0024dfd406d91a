"""Castles built piece by piece on a phone: in how few taps, that points are those of the program
and of the vectors, that rooms can be moved and taken away, and that wrong ones are explained."""

import json
from typing import Any

import pytest

import palatine
from browser.conftest import ROOT
from browser.sheets import PHONE, READY, Thumb, kept, link, of_record
from browser.visitors import RESTING
from palatine import sheets
from palatine.games import GAMES, load

GAME = "between"
pytestmark = pytest.mark.skipif(GAME not in GAMES, reason="this game is not there")
VECTORS = ROOT / "tests" / "games" / GAME / "vectors.json"
PLAYERS = ["Anna", "Bořek", "Celina"]
ROOMS = 16  # beside the throne room
KINDS = ("food", "living", "utility", "outdoor", "sleeping", "corridor", "downstairs")
MIDDLE = """touch => { const box = document.querySelector(`[data-t="${touch}"] .hit`)
  .getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2] }"""


def castles() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(VECTORS.read_text("utf-8"))["castles"]
    return found


def castle(one: dict[str, Any]) -> dict[str, Any]:
    return {
        "throne": one["throne"],
        "rooms": [row[:2] for row in one["rooms"]],
        "attendants": [name for name, _ in one["attendants"]],
        "cards": [name for name, _ in one["cards"]],
    }


def table(*built: dict[str, Any] | None) -> dict[str, Any]:
    return {"game": GAME, "players": PLAYERS, "castles": [*built, *[None] * 3][:3]}


def building(open_page: Any, document: dict[str, Any]) -> tuple[Any, Thumb]:
    """The first castle of a document, open on a phone."""
    page = open_page(link(document), **PHONE)
    page.locator(".result-table").wait_for()
    thumb = Thumb(page)
    thumb.tap('.steps [data-step="castles"]')
    thumb.tap('.ring-castle[data-castle="0"]')
    page.locator(".castle-head").wait_for()
    return page, thumb


def test_a_castle_of_seventeen_rooms_in_under_forty_taps(open_page: Any) -> None:
    """By kinds alone, without a letter: the first tile of a kind that fits somewhere."""
    page, thumb = building(open_page, table())
    thumb.taps = 0
    thumb.tap(".base >> nth=3")
    for number in range(ROOMS):
        kind = KINDS[number % len(KINDS)]
        if page.locator(f'.kind[data-kind="{kind}"]').get_attribute("aria-pressed") != "true":
            thumb.tap(f'.kind[data-kind="{kind}"]')
        page.locator(".tile-hit em").first.wait_for()
        thumb.tap(".tile-hit:not(.refused)")
    thumb.tap(".act-done")
    assert thumb.taps < 40
    built = kept(page)["castles"][0]
    assert len(built["rooms"]) == ROOMS
    points = load(GAME).documents.scored(
        {key: built[key] for key in ("throne", "rooms", "attendants", "cards")}
    )
    page.locator(".ring").wait_for()
    assert page.locator('[data-castle="0"] strong').inner_text() == str(points.totals[0])


def test_a_room_by_three_letters_and_two_taps(open_page: Any) -> None:
    """The best place is chosen by itself; the field stays, so the next room needs one tap only."""
    page, thumb = building(open_page, table(castle({**castles()[0], "rooms": []})))
    thumb.tap(".finder input")
    taps = thumb.taps
    for letters, wanted in (("kit", "kitchen"), ("mea", "meat_locker"), ("map", "map_room")):
        thumb.type(letters)
        thumb.tap(f'.tile-hit[data-id="{wanted}"]')
        assert page.locator(".finder input").input_value() == ""
        page.locator(".finder input").focus()
    assert thumb.taps == taps + 3 and thumb.letters == 9
    rooms = [room[1] for room in kept(page)["castles"][0]["rooms"]]
    assert sorted(rooms) == ["kitchen", "map_room", "meat_locker"]


def test_each_room_wears_its_points_and_says_why(open_page: Any) -> None:
    for one in castles()[:3]:
        page = building(open_page, table(castle(one)))[0]
        worn = page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll('.badge')]
              .map(one => [one.dataset.of, Number(one.textContent.replace('−', '-'))]))"""
        )
        for (x, y), _, points in one["rooms"]:
            assert worn[f"room:0:{x},{y}"] == points
        assert page.locator(".castle-points").inner_text() == str(one["total"])
        (x, y), _, points = one["rooms"][-1]
        page.evaluate("touch => palatine.editor.touch(touch)", f"room:0:{x},{y}")
        assert f", {points}:" in page.locator(".reason").inner_text()


def test_dragging_moves_a_room_and_holding_takes_it_away(open_page: Any) -> None:
    start = castle({**castles()[0], "rooms": [[[0, 1], "kitchen"]]})
    page, thumb = building(open_page, table(start))
    x, y = page.evaluate(MIDDLE, "room:0:0,1")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y, steps=3)
    page.wait_for_function("() => palatine.editor.drag.targets.length > 1")
    to_x, to_y = page.evaluate(
        """() => { const { drag, board } = palatine.editor
          const to = drag.targets.find(one => one.at === '-1,0' || one.at === '2,0')
          const at = new DOMPoint(to.x, to.y).matrixTransform(board.root.getScreenCTM())
          return [at.x, at.y] }"""
    )
    page.mouse.move(to_x, to_y, steps=4)
    page.mouse.up()
    page.wait_for_function("() => palatine.sheet.document.castles[0].rooms[0][0][1] === 0")
    page.wait_for_function(READY)
    moved = page.evaluate("() => palatine.editor.part.rooms[0].touch")
    x, y = page.evaluate(MIDDLE, moved)
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_function("() => palatine.sheet.document.castles[0].rooms.length === 0")
    page.mouse.up()
    thumb.tap(".act-undo")
    thumb.tap(".act-undo")
    assert kept(page)["castles"][0]["rooms"] == [[[0, 1], "kitchen"]]


def test_a_tile_that_lies_elsewhere_stays_out_and_says_so(open_page: Any) -> None:
    start = castle({**castles()[0], "rooms": [[[0, 1], "kitchen"]]})
    page, thumb = building(open_page, table(start))
    before = kept(page)
    thumb.tap(".finder input")
    thumb.type("kit")
    thumb.tap('.tile-hit[data-id="kitchen"]')
    page.locator(".reason.wrong").wait_for()
    assert kept(page) == before and len(page.locator(".reason.wrong").inner_text()) > 10


def test_a_whole_ring_has_the_results_of_the_program(open_page: Any) -> None:
    names = ["Anna", "Bořek", "Celina", "Dmitri", "Eva", "Filip", "Gita"]
    document = of_record(GAME, len(names), names)
    told = sheets.ask({"game": GAME, "language": "en", "document": document})["sheet"]
    page = open_page(link(document), **PHONE)
    page.locator(".result-table").wait_for()
    assert page.locator(".result-head h1").inner_text() == told["headline"]
    totals = [int(text) for text in page.locator(".result-table tfoot td").all_inner_texts()]
    assert totals == told["sum"]["values"]
    for row in told["rows"]:
        cells = page.locator(f'[data-row="{row["key"]}"] td').all_inner_texts()
        assert cells == [str(value) for value in row["values"]]
    shown = page.locator(".podium li strong").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(player["total"] for player in told["players"])


@pytest.mark.long
def test_two_hundred_castles_of_self_play_have_the_points_of_the_program(open_page: Any) -> None:
    page = open_page(f"/score/{GAME}", **PHONE)
    page.wait_for_function(READY)
    rules, checked = load(GAME), 0
    while checked < 200:
        names = ["A", "B", "C", "D", "E", "F", "G"]
        document = rules.scoresheet.of_state(played(len(names), f"sheet {checked}"), names)
        page.goto(RESTING)
        page.goto(link(document))
        page.locator(".result-table").wait_for()
        totals = page.locator(".result-table tfoot td").all_inner_texts()
        for one, total in zip(document["castles"], totals, strict=True):
            plain = {key: one[key] for key in ("throne", "rooms", "attendants", "cards")}
            assert rules.documents.scored(plain).totals == [int(total)]
            checked += 1


def played(seats: int, seed: str) -> Any:
    """A game that everybody has played by chance to its end."""
    rules, rng = load(GAME), palatine.Rng(seed)
    state, chance = rules.new(seats), palatine.Sampler(rng)
    while (seat := rules.to_move(state)) != palatine.OVER:
        if seat == palatine.CHANCE:
            rules.apply(state, seat, chance.draw(rules, state))
        else:
            actions = rules.legal(state, seat)
            rules.apply(state, seat, actions[rng.below(len(actions))])
    return state


def test_every_castle_of_the_vectors_has_its_points(open_page: Any) -> None:
    page = open_page(f"/score/{GAME}", **PHONE)
    page.wait_for_function(READY)
    for one in castles():
        page.goto(RESTING)
        page.goto(link(table(castle(one))))
        page.locator(".result-table").wait_for()
        total = page.locator(".result-table tfoot td").first.inner_text()
        assert total == str(one["total"]), one["id"]
