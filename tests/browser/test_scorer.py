"""The score sheet against castles whose points are known: by link, by clicking, on a phone."""

import base64
import json
from typing import Any

import pytest

from browser.conftest import ROOT
from palatine.games import GAMES

VECTORS = ROOT / "tests" / "games" / "between" / "vectors.json"
READY = "() => window.palatine?.built && !palatine.busy"
GAME = "between"
pytestmark = pytest.mark.skipif(GAME not in GAMES, reason="this game is not there")


def castles() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(VECTORS.read_text("utf-8"))["castles"]
    return found


def document(castle: dict[str, Any]) -> dict[str, Any]:
    return {
        "throne": castle["throne"],
        "rooms": [row[:2] for row in castle["rooms"]],
        "attendants": [name for name, _ in castle["attendants"]],
        "cards": [name for name, _ in castle["cards"]],
    }


def link(castle: dict[str, Any]) -> str:
    told = json.dumps({"document": document(castle), "texts": []}).encode()
    return f"/score/{GAME}#d={base64.urlsafe_b64encode(told).decode().rstrip('=')}"


def test_castles_by_link(page: Any) -> None:
    for castle in castles():
        page.goto("about:blank")
        page.goto(link(castle))
        page.wait_for_function(READY)
        assert page.locator(".grand-total").inner_text() == str(castle["total"]), castle["id"]
        lines = page.locator(".points .n").all_inner_texts()
        assert sum(int(text.replace("−", "-")) for text in lines) == castle["total"]


def test_a_castle_built_by_clicking_on_a_phone(open_page: Any) -> None:
    page = open_page(f"/score/{GAME}", viewport={"width": 390, "height": 800}, has_touch=True)
    page.wait_for_function(READY)
    castle = min(castles(), key=lambda one: len(one["rooms"]))
    choose(page, f"throne {castle['throne']}")
    for (x, y), name, _ in in_order(castle["rooms"]):
        choose(page, f"add {name}")
        tap(page, f"at:{x},{y}")
    for name, _ in castle["attendants"] + castle["cards"]:
        choose(page, f"add {name}")
    assert page.locator(".grand-total").inner_text() == str(castle["total"])

    shared = page.url
    assert "#d=" in shared
    other = open_page(shared)
    other.wait_for_function(READY)
    assert other.locator(".grand-total").inner_text() == str(castle["total"])

    page.locator(".act-undo").click()
    page.wait_for_function(READY)
    assert page.url != shared


def test_search_by_name(page: Any) -> None:
    page.goto(f"/score/{GAME}")
    page.wait_for_function(READY)
    many = page.evaluate("""() => { const count = {}
      for (const offer of palatine.built.offers) count[offer[1][0]] = (count[offer[1][0]] || 0) + 1
      return Object.entries(count).sort((a, b) => b[1] - a[1])[0][0] }""")
    page.locator(f'.choices .choice[data-touch="{many}"]').click()
    first = page.locator(".choices .choice").first.inner_text()
    page.locator(".search").fill(first.split(" (")[0].upper())
    shown = page.locator(".choices .choice:visible").all_inner_texts()
    assert first in shown
    assert len(shown) < page.locator(".choices .choice").count()


def test_a_bad_document_is_refused_in_words(open_page: Any) -> None:
    page = open_page(f"/score/{GAME}", allow="422")
    page.wait_for_function(READY)
    page.locator(".points summary").click()
    page.locator(".points textarea").fill('{"throne": "nowhere"}')
    with page.expect_response("**/api/build/*"):
        page.locator(".act-apply").click()
    page.locator(".note.refused").wait_for()
    assert "nowhere" in page.locator(".note.refused").inner_text()


def choose(page: Any, text: str) -> None:
    """The buttons of the offer with this text, one after the other."""
    touches = page.evaluate(
        "text => palatine.built.offers.find(offer => offer[0] === text)?.[1]", text
    )
    if touches is None:
        return  # it is so already
    for touch in touches:
        tap(page, touch)


def tap(page: Any, touch: str) -> None:
    page.locator(f'.choices .choice[data-touch="{touch}"]').click()
    page.wait_for_function(READY)


def in_order(rooms: list[Any]) -> list[Any]:
    """From the throne outwards, then up, then down: so that every room has what carries it."""
    ground = sorted((room for room in rooms if room[0][1] == 0), key=lambda room: abs(room[0][0]))
    above = sorted((room for room in rooms if room[0][1] > 0), key=lambda room: room[0][1])
    below = sorted((room for room in rooms if room[0][1] < 0), key=lambda room: -room[0][1])
    return ground + above + below
