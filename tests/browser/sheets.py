"""Somebody who fills in a score sheet by thumb, and counts every tap."""

import base64
import json
from typing import Any

from browser.driver import tapped
from browser.positions import record_of
from palatine.core.record import game_of, upto
from palatine.games import load

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
# What the address or this browser keeps is open, and nothing is asked.
READY = """() => { const sheet = window.palatine?.sheet
  return sheet?.told.title && sheet.id && !sheet.busy && !location.hash }"""


def of_record(game: str, seats: int, names: list[str]) -> dict[str, Any]:
    """The sheet of a recorded game: everything on it is filled in."""
    record = record_of(game, seats)
    rules = game_of(load(game), record)
    state = upto(rules, record, len(record.entries))
    found: dict[str, Any] = rules.scoresheet.of_state(state, names)
    return {**found, "date": "2026-11-14"}


def link(document: dict[str, Any]) -> str:
    """A document as the address of a sheet holds it."""
    letters = base64.urlsafe_b64encode(json.dumps(document).encode()).decode().rstrip("=")
    return f"/score/{document['game']}#j{letters}"


def kept(page: Any) -> dict[str, Any]:
    """The document as it stands on the page."""
    found: dict[str, Any] = page.evaluate("() => palatine.sheet.document")
    return found


class Thumb:
    """Taps on what can be seen, where it is on top; letters are typed apart."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.taps = 0
        self.letters = 0
        page.wait_for_function(READY)

    def tap(self, selector: str) -> None:
        """Where an element is seen without scrolling; scrolling is counted as a tap."""
        one = self.page.locator(selector).first
        one.wait_for()
        if not one.evaluate(SEEN):
            one.evaluate(SCROLL)  # at once: the sheet may be drawn anew at any moment
            self.taps += 1
        tapped(self.page, one.tap)
        self.taps += 1
        self.page.wait_for_function(READY)

    def type(self, text: str) -> None:
        self.page.keyboard.type(text)
        self.letters += len(text)
        self.page.wait_for_function(READY)

    def names(self, *names: str) -> None:
        """Players of earlier evenings by a tap each, new ones by typing."""
        self.page.locator(".chips, .wide-players").first.wait_for()
        for name in names:
            if self.page.locator(f'.chips [data-name="{name}"]').count():
                self.tap(f'.chips [data-name="{name}"]')
                continue
            if self.page.locator("button.new-name").count():
                self.tap("button.new-name")
            self.type(name)
            self.page.keyboard.press("Enter")

    def keys(self, number: int) -> None:
        """A number by the keypad."""
        for digit in str(number):
            self.tap(f'.key[data-key="{digit}"]')


SCROLL = "one => one.scrollIntoView({ block: 'center', inline: 'center' })"
# Whether the middle of an element is in the window and on top there.
SEEN = """one => {
  const box = one.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2
  const top = document.elementFromPoint(x, y)
  return top !== null && (one === top || one.contains(top) || top.contains(one))
}"""
