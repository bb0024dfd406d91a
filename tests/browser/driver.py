"""Somebody who plays any game by what the page shows: touches on the board, buttons, keys."""

import random
import shutil
from collections.abc import Callable
from typing import Any

# The headless shell is the same browser without windows and their own pages, so it is much quicker.
PROGRAMS = ("chromium-headless-shell", "chromium", "google-chrome")
CHROMIUM = next((path for name in PROGRAMS if (path := shutil.which(name))), "")

OFFERS = "palatine.turn.selection.offers"  # with those that are known once some things are chosen
READY = """() => {
  const t = window.palatine, u = t && t.update
  if (!u || t.walking || t.turn.busy || u.table.state === 'waiting') return false
  const asked = u.pending.mine && u.seq === t.turn.seq && u.offers.length > 0
  return u.table.state !== 'playing' || asked
}"""
STATE = "() => palatine.update.table.state"
# Nothing is on its way: what has come is shown, and all that was asked about choices is answered.
STILL = """() => { const t = window.palatine, p = t?.turn?.previews
  return t?.update && !t.walking && !t.queue.length && !t.turn.busy
    && [...p.requested].every(one => p.asks.has(one)) }"""
# What is measured before a frame may need the next one to be as it will stay.
PAINTED = """() => new Promise(done => { let frames = 3
  const next = () => { if (frames--) requestAnimationFrame(next); else done() }
  next() })"""
CHOSEN = "() => palatine.turn.selection.complete() !== null && !palatine.turn.busy"
# Whether the page has understood what was touched: it is sent, or what follows is known.
UNDERSTOOD = """seq => { const { turn, update } = palatine, { path } = turn.selection
  return update.seq !== seq || !update.pending.mine || turn.busy || !path.length
    || turn.previews.asks.has(path.join('|')) }"""
# Whether the question is another one by now, and whether what is chosen may be confirmed.
SENT_OR_WHOLE = """seq => { const { turn, update } = palatine
  return [update.seq !== seq || !update.pending.mine || turn.busy,
    turn.selection.complete() !== null] }"""
ANSWERED = """seq => palatine.update.seq !== seq || !palatine.update.pending.mine
  || palatine.update.table.state !== 'playing'"""
STILL_OFFERED = "touches => palatine.turn.selection.startsOffer(touches)"
STEPS = 12  # offers that one choice may go on with, such as prices that are changed one by one
# Whether the middle of a thing on the board is really what lies on top there.
ON_TOP = """touch => {
  for (const one of palatine.turn.boards.all(touch)) {
    const hit = (one.querySelector('.hit') || one).getBoundingClientRect()
    const x = hit.x + hit.width / 2, y = hit.y + hit.height / 2
    const top = document.elementFromPoint(x, y)
    if (top && top.closest('[data-t]') && top.closest('[data-t]').dataset.t === touch) return [x, y]
  }
  return null
}"""
# The same once it stays there: a frame may give the board another size.
STANDS = f"""touch => new Promise(done => requestAnimationFrame(() => setTimeout(() =>
  done(({ON_TOP})(touch)))))"""
# Where the middle of a tile lies at a place of a plane, as it is turned now: a press there lays it
# at the nearest place. Where a button lies over it, a point beside the middle that is nearest, too.
SPOT = """touch => { const { placing } = palatine.turn, { unit, x, y } = placing.grid
  const place = placing.places.find(one => one.touch === touch)
  if (!place || !placing.board) return null
  const { w, h } = placing.size(), { root } = placing.board
  const matrix = root.getScreenCTM(), seen = root.getBoundingClientRect()
  const others = placing.places.filter(one => placing.fits(one))
  const beside = [[0, 0], [-.9, 0], [0, -.9], [.9, 0], [0, .9], [-1.8, 0], [0, -1.8]]
  for (const [right, down] of beside) {
    const nearest = others.every(one =>
      Math.hypot(one.x - place.x - right, one.y - place.y - down) >= Math.hypot(right, down))
    const at = new DOMPoint(x + (place.x + right + w / 2) * unit,
      y + (place.y + down + h / 2) * unit)
    const there = at.matrixTransform(matrix)
    const isSeen = there.y < seen.bottom - 4 && there.y > seen.top + 4
    if (nearest && isSeen && root.contains(document.elementFromPoint(there.x, there.y)))
      return [there.x, there.y]
  }
  return null }"""
# How many clicks the page has received since this was asked first.
TAPS = """() => { if (window.taps === undefined) { window.taps = 0
  addEventListener('click', () => { window.taps += 1 }, true) }
  return window.taps }"""
# Another one has come, or the finger was so slow that it has asked what lies there. On a new page
# there is none to wait for.
TAPPED = """before => (window.taps ?? Infinity) > before
  || window.palatine?.inspector?.element.hidden === false"""
# The pointer has rested long enough where it is: what would follow is asked for and shown.
RESTS = "() => { const { turn } = palatine; turn.pointedAt(turn.pointed) }"
REVEAL = "touch => { palatine.tabs.close(); palatine.turn.boards.reveal(touch) }"
OFFERED_OR_THERE = """() => location.pathname.startsWith('/table/')
  || document.querySelector('.never-played .just-play')"""
BESIDE = ":is(.trays, .market, .rail-trays, .verbs, .verb-end)"  # what lies beside the board


def start(page: Any, game: str, seats: list[str] | None = None, **about: Any) -> None:
    """A new table by the page's own buttons; with given seats through its own API.

    Those have a chosen seed, so that a test meets the same positions in every run (but for bots
    that think by the clock)."""
    if seats is None:
        page.locator(f".play[data-game={game}]").click()
        page.wait_for_function(OFFERED_OR_THERE)  # a lesson, to whoever has never played
        if "/table/" not in page.url:
            page.locator(".never-played .just-play").click()
        page.wait_for_url("**/table/*")
    else:
        body = {"game": game, "seats": seats, "private": True, **about}
        if not about.get("rated"):  # which needs words of its seats
            body.setdefault("seed", "test")
        made = page.evaluate(
            """async body => {
              const send = (path, what) => fetch(path, {method: 'POST', body: JSON.stringify(what),
                headers: {'Content-Type': 'application/json'}}).then(answer => answer.json())
              await send('/api/me', {name: body.name || 'Ada'})
              delete body.name
              return await send('/api/tables', body)
            }""",
            body,
        )
        page.goto(made["url"])
    page.wait_for_function(READY, timeout=60_000)
    page.evaluate(PAINTED)


def still(page: Any) -> None:
    """Until nothing changes by itself any more, and all of it is painted."""
    page.wait_for_function(STILL)
    page.evaluate(PAINTED)


def tapped(page: Any, tap: Callable[[], object]) -> None:
    """A tap of a finger, which becomes a click a little later."""
    before = page.evaluate(TAPS)
    tap()
    page.wait_for_function(TAPPED, arg=before)


def set_up(page: Any, game: str, seats: list[str], name: str = "") -> None:
    """Open the table of a game by its form. seats: `bot`, `open` or `me` for each after mine."""
    page.locator(f".new[data-game={game}]").click()
    form = page.locator("dialog.setup")
    form.wait_for()  # its code is loaded when it is asked for
    while form.locator(".chair:not(.add)").count() > len(seats) + 1:
        form.locator(".remove-seat").last.click()
    while form.locator(".chair:not(.add)").count() < len(seats) + 1:
        form.locator(".add-seat").click()
    for n, kind in enumerate(seats, 1):
        form.locator(f"input[name=kind-{n}][value={kind}]").check(force=True)
    if name:
        if form.locator(".rename").count():
            form.locator(".rename").click()
        form.locator("input[name=me]").fill(name)
    form.locator(".start").click()
    page.wait_for_url("**/table/*")


def in_list(page: Any, touch: str) -> Any:
    """A choice in the list of all moves, which is opened for it."""
    if page.locator(".moves.open").count() == 0:
        page.evaluate("() => palatine.openList()")
    page.evaluate("() => palatine.inspector.close()")  # it may lie over the list
    return page.locator(f'.choices .choice[data-touch="{touch}"]')


def wait(page: Any) -> str:
    """Until it is our turn or the game is over; which of both."""
    page.wait_for_function(READY, timeout=90_000)
    return str(page.evaluate(STATE))


class Player:
    """Picks offers by chance, and takes them by clicking, tapping or typing."""

    def __init__(self, page: Any, seed: int = 1, way: str = "mouse") -> None:
        from playwright.sync_api import TimeoutError as Late

        self.late = Late
        self.page = page
        self.chance = random.Random(seed)
        self.way = way
        self.moves = 0
        self.on_board = 0
        self.last: list[tuple[Any, ...]] = []  # what was touched for this move, and where

    def pick(self) -> tuple[list[str], bool]:
        """The touches of some offer, one that begins with what is chosen already and is longer, and
        whether the choice goes on after it."""
        begun, offers = self.page.evaluate(f"[palatine.turn.selection.path, {OFFERS}]")
        fitting = [offer for offer in offers if offer[1][: len(begun)] == begun]
        further = [offer for offer in fitting if len(offer[1]) > len(begun)]
        offer = self.chance.choice(further or fitting)
        return offer[1], bool(offer[3:4] == [True])

    def take(self) -> None:
        """One whole move. Where an offer goes on, what follows is known once the page has asked:
        then it has to, or may be left as it is."""
        seq = self.page.evaluate("palatine.update.seq")
        self.last = []
        for _ in range(STEPS):
            touches, goes_on = self.pick()
            self.follow(touches, seq, goes_on)
            if not goes_on or self.is_enough(seq):
                break
        self.confirm(seq)
        self.page.wait_for_function(ANSWERED, arg=seq)
        self.moves += 1

    def confirm(self, seq: int) -> None:
        """Press Confirm where the choice waits for it. A question with a usual answer may be
        answered by the page itself while we reach for the button: then nothing is left to press."""
        button = self.page.locator(".act-confirm")
        if not self.page.evaluate(CHOSEN) or not button.is_enabled():
            return
        try:
            self.press(button)
        except self.late:
            if not self.page.evaluate(f"seq => ({ANSWERED})(seq) || palatine.turn.busy", seq):
                raise

    def follow(self, touches: list[str], seq: int, goes_on: bool) -> None:
        """Touch what an offer asks for. Some steps take themselves, so what is left is looked up
        each time. Of one that goes on each touch may bring other offers in its place: a room that
        is touched cannot be given the price it has."""
        for _ in range(len(touches)):
            path, busy, now, mine = self.page.evaluate(
                """[palatine.turn.selection.path, palatine.turn.busy, palatine.update.seq,
                    palatine.update.pending.mine]"""
            )
            if busy or now != seq or not mine or len(path) >= len(touches):
                break
            self.touch(touches[len(path)])
            if goes_on:
                self.page.wait_for_function(UNDERSTOOD, arg=seq)
                if not self.page.evaluate(STILL_OFFERED, touches):
                    break

    def is_enough(self, seq: int) -> bool:
        """Whether a choice that may go on is left as it is."""
        is_sent, is_whole = self.page.evaluate(SENT_OR_WHOLE, seq)
        return is_sent or (is_whole and self.chance.random() < 0.5)

    def touch(self, touch: str) -> None:
        """What is clicked next: on the board where it can be seen, beside it, or in the list."""
        on_board = self.chance.random() < 0.7
        if on_board:
            self.page.evaluate(REVEAL, touch)
        spot = None
        if on_board:
            spot = self.page.evaluate(STANDS, touch) or self.page.evaluate(SPOT, touch)
        if self.way != "keys" and spot and self.inside(spot):
            self.on_board += 1
            self.last.append((touch, *spot))
            self.hit(spot)
            return
        self.last.append((touch,))
        beside = self.page.locator(f'{BESIDE} [data-touch="{touch}"]:visible:enabled')
        self.press(beside.first if on_board and beside.count() else in_list(self.page, touch))

    def hit(self, spot: list[float]) -> None:
        """A place of the page, by finger or mouse."""
        if self.way == "touch":
            tapped(self.page, lambda: self.page.touchscreen.tap(*spot))
        else:
            self.page.mouse.click(*spot)

    def press(self, button: Any) -> None:
        """A button, in our way."""
        if self.way == "touch":
            tapped(self.page, button.tap)
        elif self.way == "keys":
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def inside(self, spot: list[float]) -> bool:
        """Whether a point lies in the window, clear of what is fixed there."""
        size = self.page.viewport_size
        assert size is not None
        return bool(0 < spot[0] < size["width"] and 44 < spot[1] < size["height"] - 76)

    def play(self, most: int = 2000) -> None:
        """To the end."""
        while wait(self.page) == "playing":
            assert self.moves < most, "this game does not end"
            self.take()
