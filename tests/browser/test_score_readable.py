"""Every step of every game's score sheet can be read and hit: on a phone and on a laptop, in the
longest language, with the most players and with long names. Nothing scrolls sideways, there is one
green button, and the sums are in view."""

from typing import Any

import pytest

from browser.conftest import HERE, Server
from browser.driver import PAINTED
from browser.sheets import READY, link, of_record
from palatine.games import GAMES, meta

MEASURE = (HERE / "readable.js").read_text("utf-8").split("\n", 2)[2]
SIZES = {"gate": ((390, 844), (1440, 900)), "long": ((390, 844), (360, 640), (1024, 768))}
LANGUAGES = {"gate": ("ru",), "long": ("en", "cs", "pl", "ru")}
THEMES = {"gate": ("light",), "long": ("light", "dark")}
NAMES = ["Hana", "Konstantin", "Eva", "Władysława", "Bořek", "Dmitri", "Anna"]
WITH_SHEETS = [game for game in GAMES if "sheet" in meta(game).documents]
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
GREEN = """() => [...document.querySelectorAll('.strong, .key.go')]
  .filter(one => one.checkVisibility() && !one.closest('dialog')).length"""
SUMS = """() => [...document.querySelectorAll('.sums strong, .result-table tfoot td,'
  + ' .castle-points, .podium strong')].filter(one => one.checkVisibility()).length"""
# The places that can be looked at: every step, and the castle in hand.
PLACES = """() => ['players', ...palatine.sheet.steps.map(step => step.key), 'result',
  ...(palatine.castleField ? ['castle'] : [])]"""
LOOK = """async place => {
  const { sheet, castleField } = palatine
  const step = () => sheet.steps.find(one => one.fields.includes(castleField)).key
  await palatine.go(place === 'castle' ? step() : place)
  if (place === 'castle') palatine.open('castle:0')
}"""


def complaints(page: Any, is_phone: bool) -> list[str]:
    """All that is wrong with the page as it is shown now."""
    found = page.evaluate(MEASURE)
    wrong = [f"{kind}: {one}" for kind, all_of in found.items() for one in all_of]
    # a plan that has no room is shown whole at first, as at a table, and a pinch enlarges it
    wrong = [one for one in wrong if "in board tiny" not in one]
    if not is_phone:  # there the page scrolls as any other
        wrong = [one for one in wrong if "beyond the window" not in one]
    if page.evaluate(SIDEWAYS) > 0:
        wrong.append("scrolls sideways")
    if (green := page.evaluate(GREEN)) != 1:
        wrong.append(f"{green} green buttons")
    return wrong


def look_everywhere(open_page: Any, server: Server, game: str, kind: str) -> None:
    """One filled-in sheet in all sizes and languages; all complaints together."""
    seats = meta(game).seats[-1]
    document = of_record(game, seats, NAMES[:seats])
    page = open_page(link(document))
    page.locator(".result-table").wait_for()  # so that this browser keeps it
    wrong: list[str] = []
    for language in LANGUAGES[kind]:
        page.context.add_cookies([{"name": "lang", "value": language, "url": server.url}])
        page.reload()
        for theme in THEMES[kind]:
            page.emulate_media(color_scheme=theme)
            for size in SIZES[kind]:
                page.set_viewport_size({"width": size[0], "height": size[1]})
                page.wait_for_function(READY)
                found = look_at_all(page, size)
                wrong += [f"{language} {theme} {size[0]} {one}" for one in found]
    assert wrong == [], "\n".join(wrong)


def look_at_all(page: Any, size: tuple[int, int]) -> list[str]:
    wrong = []
    for place in page.evaluate(PLACES):
        page.evaluate(LOOK, place)
        page.wait_for_function(READY)
        page.evaluate(PAINTED)
        found = complaints(page, size[0] < 760)
        if place != "players" and not page.evaluate(SUMS):
            found.append("no sum in view")
        wrong += [f"{place}: {one}" for one in found]
    return wrong


@pytest.mark.parametrize("game", WITH_SHEETS)
def test_sheets_can_be_read(open_page: Any, server: Server, game: str) -> None:
    look_everywhere(open_page, server, game, "gate")


@pytest.mark.long
@pytest.mark.parametrize("game", WITH_SHEETS)
def test_sheets_can_be_read_at_every_size_in_every_language(
    open_page: Any, server: Server, game: str
) -> None:
    look_everywhere(open_page, server, game, "long")
