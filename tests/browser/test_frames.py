"""A page is laid out once for a frame: nothing is measured between two things that are drawn, for
each such measuring would lay out the whole page anew; and what says the same stays as it is."""

import re
from pathlib import Path
from typing import Any

import pytest

import palatine
from browser.driver import Player, start, still, wait
from palatine.games import meta

SERVER = Path(palatine.__file__).parent / "server"
# How often is measured while something is drawn anew, and in all until the frame is painted.
MEASURED = """what => new Promise(done => {
  let calls = 0
  const counted = (owner, name) => {
    const plain = owner[name]
    owner[name] = function (...about) { calls++; return plain.apply(this, about) }
    return () => { owner[name] = plain } }
  const restore = [counted(Element.prototype, 'getBoundingClientRect'),
    counted(SVGGraphicsElement.prototype, 'getScreenCTM')]
  if (what === 'choices') palatine.turn.refresh()
  else palatine.draw(palatine.update, [], true)
  const atOnce = calls
  requestAnimationFrame(() => requestAnimationFrame(() => {
    restore.forEach(one => one())
    done([atOnce, calls]) })) })"""
KEPT = """() => { const { seats, log } = palatine
  const before = [...seats.list.children, ...log.list.children]
  seats.show(palatine.update)
  log.show(palatine.update)
  const after = [...seats.list.children, ...log.list.children]
  return [before.length, before.every((one, i) => one === after[i])] }"""
DRAWN = "() => palatine.turn.choices.list.querySelectorAll('button').length"


@pytest.mark.parametrize("game", ["torres", "louis"])
def test_nothing_is_measured_while_an_update_is_drawn(page: Any, game: str) -> None:
    start(page, game, ["me"] + ["bot:random"] * (max(2, meta(game).seats[0]) - 1))
    at_once, _ = page.evaluate(MEASURED, "update")
    assert at_once == 0


def test_points_over_the_board_are_measured_before_the_frame(page: Any) -> None:
    """Points that differ from place to place are put in, as the server could tell them."""
    start(page, "torres", ["me", "bot:random"])
    still(page)  # what the server itself tells has come
    page.evaluate("""() => { const { turn } = palatine
      turn.selection.offers.forEach(([text], i) => turn.previews.offers.set(text,
        {text, sentence: '', preview: [], total: i + 1})) }""")
    at_once, in_all = page.evaluate(MEASURED, "choices")
    assert at_once == 0
    assert in_all > 0
    assert page.locator(".overlay .pill").count() > 0


def test_rows_and_turns_that_say_the_same_stay(page: Any) -> None:
    start(page, "torres", ["me", "bot:random"])
    clicker = Player(page, 1)
    for _ in range(2):
        clicker.take()
        wait(page)
    count, is_kept = page.evaluate(KEPT)
    assert count > 3
    assert is_kept


def test_the_list_of_moves_is_drawn_when_it_is_opened(page: Any) -> None:
    start(page, "torres", ["me", "bot:random"])
    assert page.evaluate(DRAWN) == 0
    page.evaluate("() => palatine.openList()")
    assert page.evaluate(DRAWN) > 0


def test_no_rule_of_a_table_is_tried_on_every_element() -> None:
    """A browser finds rules by the class, attribute or tag of what they are about. One that is
    about `:is(.a, .b)` has none of its own, so it would be tried on all elements of the page."""
    template = (SERVER / "templates/table.html").read_text("utf-8")
    sheets = re.findall(r"/static/([\w-]+\.css)", template)
    assert "board.css" in sheets
    found = []
    for sheet in sheets:
        text = re.sub(r"/\*.*?\*/", "", (SERVER / "static" / sheet).read_text("utf-8"), flags=re.S)
        found += re.findall(r"(?:^|[\s>+~])(:is\([^()]*,[^()]*\)(?:::?[\w-]+)?)\s*[,{]", text)
    assert found == []
