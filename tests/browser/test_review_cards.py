"""Moments of a review about prices and hands: what was played and what was better can be told
apart, and everything has room, in every language."""

from pathlib import Path
from typing import Any

import pytest
from markupsafe import Markup

from palatine import games
from palatine.bots.review import Judgement
from palatine.core import svg
from palatine.core.record import Record, game_of, parse_record
from palatine.core.state import CHANCE, Json
from palatine.games.castles.parts import ROOMS, TILE_IDS
from palatine.locales import languages, load
from palatine.server.http.guides import known_symbols
from palatine.server.http.pages import page_words, templates
from palatine.service.article import article
from palatine.service.syllables import breakable

RECORDS = Path(__file__).parents[1] / "records"
SIZES = [{"width": 1440, "height": 900}, {"width": 390, "height": 844}]
# Names that stand outside their box, or are broken anywhere but between syllables.
CUT = """() => [...document.querySelectorAll(
    '.cards-of :is(.card-name, th, caption, figcaption), .results b')]
  .filter((one) => { one.style.overflowWrap = 'normal'; return one.scrollWidth > one.clientWidth })
  .map((one) => one.textContent)"""
# Names that have no room where rooms and prices stand beside each other.
TOO_LONG = """(names) => names.filter((name) => {
  const one = document.querySelector('.priced .card-name')
  one.textContent = name
  one.style.overflowWrap = 'normal'
  return one.scrollWidth > one.clientWidth })"""
# Names at the ends of curves that leave the sheet.
BESIDE_THE_SHEET = """() => {
  const sheet = document.querySelector('.curve-sheet').getBoundingClientRect()
  return [...document.querySelectorAll('.end-name')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > sheet.right - 4)
    .map((one) => one.textContent) }"""
# What a reader sees framed, by the two words of the legend.
FRAMED = """(kind) => [...document.querySelectorAll('.cards-of .mark-of.' + kind)]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 30).length"""


def shown(game: str, record: Record, number: int, lines: list[list[str]], language: str) -> str:
    """The article about one mistake, as the server writes it."""
    played, better = lines
    seat, leads = dict(record.numbered())[number].who, [0.0] * record.seats
    numbers: Json = {"number": number, "until": number, "before": 9.0, "after": 2.0, "loss": 7.0}
    about: Json = {"seat": seat, "action": played[0], "better": better[0], "reasons": []}
    found: Json = {"error": 0.1, "points": {}, "rollouts": 9, "spread": 0.1}
    judged = Judgement(
        **numbers, **about, **found, line=played, better_line=better, usual=leads, leads=leads
    )
    words = load(language, [f"Управляющий {seat}" for seat in range(record.seats)])
    told = article(game_of(games.load(game), record), record, [judged.to_json()], words, [0])
    known = known_symbols()
    own = {key: text for key, text in told["symbols"].items() if key not in known}
    body = (
        templates()
        .get_template("article.html")
        .render(
            article={"state": "ready", **told},
            symbols=Markup(svg.symbol_sheet(own)),
            drawn=Markup,
            words=page_words(language),
        )
    )
    sheets = "".join(
        f'<link rel="stylesheet" href="/static/{name}.css">'
        for name in ("palette", "page", "board", "review")
    )
    icons = svg.symbol_sheet(known)
    return f"<!doctype html><html lang={language}>{sheets}<main>{icons}{body}</main></html>"


def asked(game: str, name: str, step: str) -> tuple[Record, int, list[str]]:
    """Where a record first comes to a step with several choices, and what can be done there."""
    record = parse_record((RECORDS / game / f"{name}.txt").read_text("utf-8"))
    rules = game_of(games.load(game), record)
    state = rules.new(record.seats, record.options)
    for number, entry in record.numbered():
        if entry.who != CHANCE and state.frames[-1].step == step:
            legal = [action.text for action in rules.legal(state, entry.who)]
            if len(legal) > 2:
                return record, number, legal
        rules.apply(state, entry.who, rules.parse(entry.text))
    raise AssertionError(f"no {step} in {name}")


@pytest.mark.parametrize("language", languages())
def test_prices_played_and_better_stand_beside_each_other(open_page: Any, language: str) -> None:
    record, number, legal = asked("castles", "greedy-4", "price")
    lines = [[legal[0], "keep"], [legal[2], "keep"]]
    page = open_page()
    words = load(language)
    names = [breakable(words(f"castles-room-{name}"), 7) for name in TILE_IDS[:ROOMS]]
    html = shown("castles", record, number, lines, language)
    for size in SIZES:
        page.set_viewport_size(size)
        page.set_content(html)
        assert page.locator(".priced tbody tr").count() == 7
        assert page.evaluate(FRAMED, "played") == page.evaluate(FRAMED, "better") > 1
        first, *_ = page.locator(".priced tbody tr").all()
        ours, theirs = first.locator(".card-name").all_inner_texts()
        assert ours != theirs
        assert page.locator(".moment svg.figure").count() == 0
        assert page.evaluate(BESIDE_THE_SHEET) == []
        assert page.evaluate(CUT) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(TOO_LONG, names) == []


def test_of_a_hand_what_each_line_takes_is_framed(open_page: Any) -> None:
    record, number, legal = asked("between", "greedy-3", "choose")
    page = open_page()
    html = shown("between", record, number, [legal[:2], [legal[0], legal[2]]], "ru")
    for size in SIZES:
        page.set_viewport_size(size)
        page.set_content(html)
        assert page.locator(".chosen li").count() == 9
        assert page.evaluate(FRAMED, "played") == page.evaluate(FRAMED, "better") == 2
        both = page.locator(".chosen li:has(.mark-of.played):has(.mark-of.better)")
        assert both.count() == 1
        assert page.evaluate(CUT) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
