"""A whole table of Castles by the fast way on a phone: in how few taps, what stands on the sheet,
and that it can be taken back, reloaded, shared, printed and drawn."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from browser.sheets import PHONE, READY, Thumb, kept, link, of_record
from palatine import sheets
from palatine.games import GAMES

GAME = "castles"
pytestmark = pytest.mark.skipif(GAME not in GAMES, reason="this game is not there")
TABLE: dict[str, Any] = {
    "game": GAME,
    "players": ["Hana", "Jan", "Eva"],
    "date": "2026-11-14",
    "way": "fast",
    "track": [64, 71, 60],
    "favors": [
        {"id": "F-15", "order": [[0], [2], [1]]},
        {"id": "F-20", "order": [[1], [0, 2]]},
        {"id": "F-21", "order": [[1], [2], [0]]},
    ],
    "cards": [
        [{"id": "B-03", "count": 3}, {"id": "B-14", "count": 4}],
        [{"id": "B-05", "count": 8}],
        [{"id": "B-04", "count": 3}, {"id": "B-06", "count": 3}],
    ],
    "money": [10000, 0, 30000],
    "empty": ["200", "400"],
    "emptied": [3, 2, 4],
}
EARLIER = """() => localStorage.setItem('palatine-evenings', JSON.stringify([{
  id: 'earlier', game: 'castles', title: 'Castles', at: 1, complete: true,
  kept: {document: null, entries: [], undone: []},
  looking: {}, standing: ['Hana', 'Jan', 'Eva'].map(name => ({name, points: 100}))}]))"""


def fill_in(thumb: Thumb) -> None:
    """The table above, by thumb."""
    thumb.names(*TABLE["players"])
    thumb.tap(".act-next")
    for points in TABLE["track"]:
        thumb.keys(points)
        thumb.tap(".key.go")
    for favor in TABLE["favors"]:
        thumb.tap(f'.picker [data-id="{favor["id"]}"]')
    for favor in TABLE["favors"]:
        card = f'.ranking[data-id="{favor["id"]}"]'
        seats = [seat for group in favor["order"] for seat in group]
        for seat in seats[:-1]:  # the last place fills itself
            thumb.tap(f'{card} [data-seat="{seat}"]')
        if len(favor["order"]) < len(seats):
            thumb.tap(f"{card} .tie")
    thumb.tap(".act-next")
    for seat, hand in enumerate(TABLE["cards"]):
        for one in hand:
            thumb.tap(f'.card-grid [data-id="{one["id"]}"]')
            thumb.tap(f'.quick [data-count="{one["count"]}"]')
        if seat < 2:
            thumb.tap(".act-player")
    thumb.tap(".act-next")
    for seat, money in enumerate(TABLE["money"]):
        for _ in range(money // 10000):
            thumb.tap(f'[data-key="money.{seat}"] .more')
    for size in TABLE["empty"]:
        thumb.tap(f'.stacks [data-id="{size}"]')
    for seat, tiles in enumerate(TABLE["emptied"]):
        thumb.tap(f'[data-key="emptied.{seat}"] .exact')
        thumb.keys(tiles)
    thumb.tap(".key.go")


@pytest.fixture
def phone(open_page: Any) -> Any:
    page = open_page(**PHONE)
    page.evaluate(EARLIER)
    page.goto(f"/score/{GAME}")
    return page


def scored(document: dict[str, Any], tmp_path: Path) -> dict[str, Any]:
    """The sheet as the command line prints it."""
    file = tmp_path / "sheet.json"
    file.write_text(json.dumps(document), "utf-8")
    command = [sys.executable, "-m", "palatine.cli", "score", GAME, str(file), "--json"]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(told.stdout)
    return found


def test_a_table_of_three_in_under_sixty_taps(phone: Any, tmp_path: Path) -> None:
    thumb = Thumb(phone)
    fill_in(thumb)
    assert thumb.taps < 60 and thumb.letters == 0
    phone.locator(".result-table").wait_for()
    told = scored(kept(phone), tmp_path)
    totals = [int(text) for text in phone.locator(".result-table tfoot td").all_inner_texts()]
    assert totals == told["sum"]["values"] == [player["total"] for player in told["players"]]
    assert told["complete"] and phone.locator(".result-head h1").inner_text() == told["headline"]
    for row in told["rows"]:
        cells = phone.locator(f'[data-row="{row["key"]}"] td').all_inner_texts()
        assert cells == ["–" if value is None else str(value) for value in row["values"]]
    wanted = {key: TABLE[key] for key in ("track", "favors", "cards", "money", "empty", "emptied")}
    assert {key: kept(phone)[key] for key in wanted} == wanted


def test_every_entry_is_a_line_that_can_be_taken_back_and_a_reload_keeps_all(phone: Any) -> None:
    thumb = Thumb(phone)
    fill_in(thumb)
    whole, entries = kept(phone), phone.evaluate("() => palatine.sheet.record.entries.length")
    assert entries > 20
    phone.reload()
    phone.wait_for_function(READY)
    assert kept(phone) == whole
    assert phone.evaluate("() => palatine.sheet.record.entries.length") == entries
    phone.locator(".result-table").wait_for()  # where it was left
    lines = phone.evaluate("() => palatine.sheet.record.entries.map(one => one.line)")
    assert all("\n" not in line and line for line in lines)
    for _ in range(entries):
        thumb.tap(".act-undo")
    assert phone.evaluate("() => palatine.sheet.document") is None
    assert phone.locator(".player-row").count() == 0


def test_a_link_opens_the_same_sheet_and_a_wrong_one_says_so(open_page: Any) -> None:
    page = open_page(link(TABLE), **PHONE)
    page.locator(".result-table").wait_for()
    whole = kept(page)
    assert {key: whole[key] for key in TABLE} == TABLE
    page.locator(".act-share").tap()
    address = page.locator(".sheet-link").input_value()
    other = open_page(address.replace("http://", "http://", 1), **PHONE)
    other.locator(".result-table").wait_for()
    assert kept(other) == whole
    assert sheets.from_link(address.partition("#")[2])["track"] == TABLE["track"]
    broken = open_page(f"/score/{GAME}#dAAAA", **PHONE)
    broken.locator(".note.refused").wait_for()
    assert kept(broken) is None


def test_a_wrong_entry_is_explained_and_changes_nothing(open_page: Any) -> None:
    page = open_page(link(TABLE), **PHONE)
    page.locator(".result-table").wait_for()
    thumb = Thumb(page)
    thumb.tap('.steps [data-step="money"]')
    for size in TABLE["empty"]:  # tiles of empty stacks are entered, but no stack is empty
        before = kept(page)
        thumb.tap(f'.stacks [data-id="{size}"]')
    page.locator(".wrong-entry").wait_for()
    assert "C-711" in page.locator(".wrong-entry").inner_text()
    assert kept(page) == before


def test_a_tie_of_two_by_two_fingers(open_page: Any) -> None:
    start = {**TABLE, "favors": [{"id": "F-20"}]}
    page = open_page(link(start), **PHONE)
    page.locator(".result-table").wait_for()
    Thumb(page).tap('.steps [data-step="favors"]')
    page.evaluate("""() => {
      const at = (seat, id) => new PointerEvent('pointerdown', {pointerId: id, bubbles: true})
      const cell = seat => document.querySelector(`.ranking [data-seat="${seat}"]`)
      cell(0).dispatchEvent(at(0, 11))
      cell(2).dispatchEvent(at(2, 12))
    }""")
    page.wait_for_function(READY)
    assert kept(page)["favors"] == [{"id": "F-20", "order": [[0, 2], [1]]}]


def test_counts_instead_of_an_order_give_the_same_places(open_page: Any) -> None:
    page = open_page(link({**TABLE, "favors": [{"id": "F-20"}]}), **PHONE)
    page.locator(".result-table").wait_for()
    thumb = Thumb(page)
    thumb.tap('.steps [data-step="favors"]')
    thumb.tap(".act-counts")
    thumb.tap('.ranking [data-seat="0"]')
    for count in (2, 3, 2):
        thumb.keys(count)
        thumb.tap(".key.go")
    page.wait_for_function(READY)
    assert kept(page)["favors"] == [{"id": "F-20", "counts": [2, 3, 2]}]
    row = page.evaluate("() => palatine.sheet.sheet.rows.find(one => one.key === 'favor:F-20')")
    assert row["values"] == [3, 8, 3]


def test_castles_that_were_entered_answer_for_favors_and_cards(open_page: Any) -> None:
    """Nobody is asked for what the rooms tell: places and counts stand there with their points."""
    document = of_record("castles", 3, ["Hana", "Jan", "Eva"])
    page = open_page(link(document), **PHONE)
    page.locator(".result-table").wait_for()
    rows = page.evaluate("() => palatine.sheet.sheet.rows.filter(one => one.depth)")
    thumb = Thumb(page)
    thumb.tap('.steps [data-step="favors"]')
    assert page.locator(".ranking").count() == len(document["favors"])
    assert page.locator(".ranking [data-seat], .act-counts").count() == 0
    shown = [int(text) for text in page.locator(".ranking strong").all_inner_texts()]
    favors = [row["values"] for row in rows if row["key"].startswith("favor:")]
    assert shown == [value for values in favors for value in values] and any(shown)
    assert page.locator(".ranking p").first.inner_text().startswith("Counted from the other")
    thumb.tap('.steps [data-step="cards"]')
    points = [int(text) for text in page.locator(".counters em").all_inner_texts()]
    worth = {row["key"]: row["values"][0] for row in rows}
    assert points == [worth[f"card:{card['id']}"] for card in document["cards"][0]]
    assert page.locator(".counters .by").count() == 0


def test_evenings_are_kept_opened_and_deleted(phone: Any) -> None:
    thumb = Thumb(phone)
    thumb.names("Hana", "Jan")
    thumb.tap(".act-next")
    thumb.keys(44)
    first = phone.evaluate("() => palatine.sheet.id")
    thumb.tap(".act-menu")
    thumb.tap(".act-new")
    thumb.names("Eva")
    thumb.tap(".act-next")
    thumb.tap(".act-menu")
    thumb.tap(f'.evenings [data-id="{first}"] .open')
    assert kept(phone)["track"] == [44, None]
    thumb.tap(".act-menu")
    phone.locator('.evenings [data-id="earlier"] .delete').tap()
    phone.locator("dialog .strong").tap()
    phone.wait_for_function("() => !localStorage.getItem('palatine-evenings').includes('earlier')")


def test_the_result_is_printed_on_one_page_and_drawn_on_the_device(open_page: Any) -> None:
    page = open_page(link(TABLE))
    page.locator(".result-table").wait_for()
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    with page.expect_download() as wanted:
        page.locator(".act-share").first.click()
        page.locator(".act-picture").click()
    data = Path(wanted.value.path()).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    size = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    assert size == (1080, 1350) and len(data) > 30_000


def test_tab_and_digits_are_enough_on_a_large_page(open_page: Any) -> None:
    page = open_page(link({**TABLE, "track": [None] * 3, "favors": [{"id": "F-15"}]}))
    page.locator(".result-table").wait_for()
    page.locator('.wide-tabs [data-step="track"]').click()
    page.locator('[data-cell="track.0"]').focus()
    for points in ("64", "71", "60"):
        page.keyboard.type(points)
        page.keyboard.press("Tab")
    page.locator('.ranking [data-seat="0"]').focus()
    for place in "132":
        page.keyboard.press(place)
        page.wait_for_function(READY)
        page.keyboard.press("Tab")
    page.wait_for_function(READY)
    assert kept(page)["track"] == TABLE["track"]
    assert kept(page)["favors"] == [{"id": "F-15", "order": [[0], [2], [1]]}]
