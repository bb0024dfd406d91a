"""A page is laid out once for a frame: nothing is measured between two things that are drawn, for
each such measuring would lay out the whole page anew; and what says the same stays as it is."""

import json
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


# What is put in or taken away when one group of a picture is another one.
CHANGED = """() => { const { board } = palatine.turn.boards.first
  const picture = palatine.update.drawings.find(one => one.place === 'stage')
  const groups = picture.groups.map(([key, text], i) => [key, i === 3 ? text + ' ' : text])
  const seen = new MutationObserver(() => {})
  seen.observe(board.root, { childList: true })
  board.show({ ...picture, groups }, '')
  return [groups.length, seen.takeRecords().flatMap(one =>
    [...one.addedNodes, ...one.removedNodes]).length] }"""
CARDS = """() => { const panel = [...palatine.turn.trays.panels.values()][0]
  const tray = palatine.turn.trays.trays[0], before = [...panel.list.children]
  panel.show({ ...tray, cards: tray.cards.map((card, i) => i ? card : { ...card, note: 'new' }) })
  const after = [...panel.list.children]
  return [before.length, after.filter(one => !before.includes(one)).length] }"""


def test_a_changed_part_of_a_picture_moves_no_other(page: Any) -> None:
    start(page, "torres", ["me", "bot:random"])
    groups, moved = page.evaluate(CHANGED)
    assert groups > 20
    assert moved == 2  # the old one and the new one


def test_cards_that_stay_are_not_made_anew(page: Any) -> None:
    start(page, "between", ["me", "bot:random", "bot:random"])
    cards, made = page.evaluate(CARDS)
    assert cards > 1
    assert made == 1


# Something is marked in each of three frames.
MARKED = """async () => { const frame = () => new Promise(done => requestAnimationFrame(
    () => requestAnimationFrame(done)))
  await frame()
  const [one] = palatine.turn.boards.first.board.root.querySelectorAll('[data-t]')
  for (let i = 0; i < 3; i++) { one.classList.toggle('object'); await frame() } }"""
# Ghosts of six pieces are drawn at once.
GHOSTS = """async () => { const { boards, trays } = palatine.turn
  const frame = () => new Promise(done => requestAnimationFrame(done))
  await frame()
  const spots = [...boards.first.board.root.querySelectorAll('[data-t]')].slice(0, 6)
  const symbol = document.querySelector('.symbols symbol').id
  palatine.turn.showGhosts(spots.map(one => ({ at: one.dataset.t, symbol, text: '', seat: -1 })))
  if (boards.element.querySelectorAll('.ghost-edge').length !== 6) throw new Error('no ghosts') }"""


def layouts(page: Any, chromium: Any, act: str) -> list[dict[str, Any]]:
    """What the browser notes about each layout that something brings."""
    chromium.start_tracing(page=page, categories=["devtools.timeline"])
    page.evaluate(act)
    events = json.loads(chromium.stop_tracing())["traceEvents"]
    return [one["args"]["beginData"] for one in events if one["name"] == "Layout"]


def test_a_mark_lays_out_its_picture_only(page: Any, chromium: Any) -> None:
    start(page, "torres", ["me", "bot:random"])
    found = layouts(page, chromium, MARKED)
    assert sum(one["partialLayout"] for one in found) >= 3, found
    assert sum(not one["partialLayout"] for one in found) <= 1, found


def test_ghosts_are_measured_before_any_is_drawn(page: Any, chromium: Any) -> None:
    """Their places once, and once how large they are."""
    start(page, "torres", ["me", "bot:random"])
    assert len(layouts(page, chromium, GHOSTS)) <= 3


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
