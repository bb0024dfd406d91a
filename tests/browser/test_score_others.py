"""Scorings by phases and by coats of arms, by thumb; other people at the table; and the code on
paper."""

import hashlib
import re
from typing import Any

import pytest

from browser.sheets import PHONE, READY, Thumb, kept, link, of_record
from palatine import sheets
from palatine.games import GAMES, meta

# What another program (the package qrcode 8) makes of the same texts: the first letters of sha256
# of all modules, row by row.
CODES = {10: "f4999f15eacf9d18", 300: "cdb979c3e6309dad", 1400: "15070a47bcef67a4"}


def begin(open_page: Any, game: str, *names: str) -> tuple[Any, Thumb]:
    page = open_page(f"/score/{game}", **PHONE)
    thumb = Thumb(page)
    thumb.names(*names)
    thumb.tap(".act-next")
    return page, thumb


def sheet(game: str, document: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = sheets.ask({"game": game, "language": "en", "document": document})
    return found["sheet"]  # type: ignore[no-any-return]


@pytest.mark.skipif("torres" not in GAMES, reason="this game is not there")
def test_a_phase_by_heights_knights_and_king(open_page: Any) -> None:
    """Two castles: one of 6 where Hana stands on 2 and Jan on 1, with the king; one of 3."""
    page, thumb = begin(open_page, "torres", "Hana", "Jan")
    thumb.tap(".act-next")
    for area, levels in ((6, (2, 1)), (3, (0, 3))):
        thumb.tap(".act-add")
        card = f'[data-area="{0 if area == 6 else 1}"]'
        thumb.tap(f'{card} [data-key="area"] .exact')
        thumb.keys(area)
        for seat, level in enumerate(levels):
            thumb.tap(f'{card} [data-key="level.{seat}"] .exact')
            thumb.keys(level)
        thumb.tap(f'{card} [data-key="level.1"] .exact')
    thumb.tap('[data-area="0"] .marked')
    first = kept(page)["rounds"][0]
    assert first["castles"] == [{"area": 6, "levels": [2, 1]}, {"area": 3, "levels": [0, 3]}]
    assert first["king"] == 0
    rows = {row["key"]: row["values"] for row in sheet("torres", kept(page))["rows"]}
    assert rows["castles:1"] == [12, 6 + 9]
    shown = [int(text) for text in page.locator(".sums strong").all_inner_texts()]
    assert shown == [player["total"] for player in sheet("torres", kept(page))["players"]]
    thumb.tap('[data-area="0"] header .quiet')  # the castle of the king goes, and he with it
    assert kept(page)["rounds"][0]["king"] is None
    thumb.tap(".act-undo")
    assert kept(page)["rounds"][0] == first


@pytest.mark.skipif("louis" not in GAMES, reason="this game is not there")
def test_missions_and_arms_with_their_majorities(open_page: Any) -> None:
    page, thumb = begin(open_page, "louis", "Hana", "Jan", "Eva")
    for missions in (3, 2, 4):
        thumb.keys(missions)
        thumb.tap(".key.go")
    thumb.tap('.steps [data-step="arms"]')
    arms = [[2, 0, 1, 0, 0, 3], [1, 1, 0, 2, 0, 0], [0, 0, 4, 0, 1, 0]]
    for hand in arms:
        for count in hand:
            thumb.keys(count)
            thumb.tap(".key.go")
    assert kept(page)["missions"] == [3, 2, 4] and kept(page)["arms"] == arms
    told = sheet("louis", kept(page))
    thumb.tap('.steps [data-step="result"]')
    totals = [int(text) for text in page.locator(".result-table tfoot td").all_inner_texts()]
    assert totals == told["sum"]["values"] and sum(totals) > 9 * 5


@pytest.mark.parametrize("game", [one for one in GAMES if one in ("torres", "louis", "castles")])
def test_the_sheet_of_a_recorded_game_is_that_of_the_program(open_page: Any, game: str) -> None:
    names = ["Hana", "Jan", "Eva", "Petr"]
    document = of_record(game, len(names), names)
    told = sheet(game, document)
    page = open_page(link(document), **PHONE)
    page.locator(".result-table").wait_for()
    assert page.locator(".result-head h1").inner_text() == told["headline"]
    totals = [int(text) for text in page.locator(".result-table tfoot td").all_inner_texts()]
    assert totals == told["sum"]["values"]
    assert told["sentence"] in page.locator(".result-head p").inner_text()


@pytest.mark.skipif("castles" not in GAMES, reason="this game is not there")
def test_what_was_entered_goes_with_its_player(open_page: Any) -> None:
    """Somebody leaves the table, another changes his place: numbers, places and cards follow."""
    page = open_page(
        link(
            {
                "game": "castles",
                "players": ["Hana", "Jan", "Eva"],
                "track": [64, 71, 60],
                "favors": [{"id": "F-20", "order": [[1], [0, 2]]}],
                "cards": [[{"id": "B-14", "count": 4}], [], [{"id": "B-03", "count": 2}]],
            }
        ),
        **PHONE,
    )
    page.locator(".result-table").wait_for()
    thumb = Thumb(page)
    thumb.tap('.steps [data-step="players"]')
    thumb.tap('.player-row[data-seat="2"]')
    thumb.tap(".player-row.open .up")  # Eva sits before Jan
    page.wait_for_function(READY)
    assert kept(page)["players"] == ["Hana", "Eva", "Jan"]
    assert kept(page)["track"] == [64, 60, 71]
    assert kept(page)["favors"] == [{"id": "F-20", "order": [[2], [0, 1]]}]
    thumb.tap(".player-row.open .quiet >> nth=2")  # and goes home
    page.wait_for_function(READY)
    assert kept(page)["players"] == ["Hana", "Jan"] and kept(page)["track"] == [64, 71]
    assert kept(page)["cards"] == [[{"id": "B-14", "count": 4}], []]
    thumb.tap(".act-undo")
    assert kept(page)["cards"][1] == [{"id": "B-03", "count": 2}]


@pytest.mark.parametrize("game", [one for one in GAMES if one in ("between", "castles")])
def test_the_fullest_sheet_has_room_on_one_page(open_page: Any, game: str) -> None:
    seats = meta(game).seats[-1]
    names = ["Hana", "Konstantin", "Eva", "Petr", "Anna", "Dmitri", "Gita"][:seats]
    page = open_page(link(of_record(game, seats, names)))
    page.locator(".result-table").wait_for()
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    page.set_viewport_size({"width": 688, "height": 1020})  # A4 within its margins
    page.emulate_media(media="print")
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    over = """() => { const { scrollHeight, clientHeight } = document.querySelector('.paper')
      return scrollHeight - clientHeight }"""
    assert page.evaluate(over) <= 1
    assert page.locator(".paper .code-picture").is_visible()


def test_codes_are_those_of_another_program(page: Any) -> None:
    made = page.evaluate(
        """async lengths => { const { qrCode } = await import('/static/js/shared/qr.js')
          const text = n => 'https://palatine.example/score/x#d' + 'Ab3-_z9'.repeat(500).slice(0, n)
          return [...lengths.map(n => qrCode(text(n)).flat().join('')), qrCode(text(3000))] }""",
        list(CODES),
    )
    found = [hashlib.sha256(one.encode()).hexdigest()[:16] for one in made[:-1]]
    assert found == list(CODES.values())
    assert made[-1] is None  # too long for any code
