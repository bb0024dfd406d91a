"""Choosing: half-made choices are drawn and stay until they are confirmed; a finger sends nothing
by itself; questions name and ring their object; usual answers; passing by itself."""

from typing import Any

import pytest

from browser.conftest import Server
from browser.driver import ON_TOP, PAINTED, READY, STANDS, start, still
from browser.positions import moment, open_at

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
BETWEEN = pytest.param((1024, 768), marks=pytest.mark.long)
PATH = "() => palatine.turn.selection.path"
WATCH = """() => {
  window.sent = []
  const { socket } = palatine, send = socket.send
  socket.send = function (one) { sent.push(one); return send.call(socket, one) }
}"""
SENT = "() => new Set(sent.filter(one => one.type === 'move').map(one => one.id)).size"
# The offers that put down a block: one touch each, and they can be taken back.
BLOCKS = """() => palatine.update.offers.filter(one => one[4] === 'build' && !one[2])
  .map(one => one[1][0])"""
GHOST = "() => document.querySelectorAll('.ghost-piece > use').length"
# Whether the one ghost lies on its place. Asked and measured at once: the ghost of a place that was
# chosen before goes when the new choice is drawn, and the new one comes with its preview.
LIES = """touch => {
  const ghosts = document.querySelectorAll('.ghost-piece > use')
  if (ghosts.length !== 1) return false
  const middle = one => { const b = one.getBoundingClientRect()
    return [b.x + b.width / 2, b.y + b.height / 2, b.width] }
  const ghost = middle(ghosts[0])
  const place = middle(palatine.turn.boards.all(touch)[0].querySelector('.hit'))
  return Math.hypot(ghost[0] - place[0], ghost[1] - place[1]) < 0.2 * place[2]
}"""
ASKED = "() => document.querySelector('.dock-words').innerText"
CUT = """() => [...document.querySelectorAll('.question')].some(one =>
  one.scrollHeight > one.clientHeight + 1 || one.getBoundingClientRect().top <
  document.querySelector('.dock').getBoundingClientRect().top)"""


def _tap(page: Any, touch: str) -> None:
    page.evaluate("touch => palatine.turn.boards.reveal(touch)", touch)
    page.touchscreen.tap(*page.evaluate(STANDS, touch))


def _seen(page: Any, touches: list[str], count: int) -> list[str]:
    """The first of these that lie on top where their middle is."""
    found = [touch for touch in touches if page.evaluate(ON_TOP, touch)]
    assert len(found) >= count
    return found[:count]


# Notes are wanted from now on; those about signs and questions are all known, so that none of them
# comes and lies over the board.
EXPLAINING = """async game => {
  const { changeSettings } = await import('/static/js/shared/settings.js')
  const known = await fetch(`/api/notes/${game}`).then(answer => answer.json())
  changeSettings({ notes: true, noted: { [game]: known.map(one => one.id) } }) }"""


# --- ghosts -------------------------------------------------------------------------------------


def test_a_pointer_draws_the_piece_and_its_click_sends_it(page: Any, server: Server) -> None:
    open_at(page, server, moment("torres", 4, 0.5))
    page.evaluate(WATCH)
    (touch,) = _seen(page, page.evaluate(BLOCKS), 1)
    asked = page.evaluate(ASKED)
    page.mouse.move(*page.evaluate(ON_TOP, touch))
    page.wait_for_function(LIES, arg=touch)
    assert page.evaluate(ASKED) == asked  # what is pointed at changes no question
    seq = page.evaluate("palatine.update.seq")
    page.evaluate(EXPLAINING, "torres")
    page.mouse.click(*page.evaluate(STANDS, touch))
    page.wait_for_function("seq => palatine.update.seq !== seq", arg=seq)
    assert page.evaluate(SENT) == 1
    note = page.wait_for_function(  # what was sent, and how it is taken back
        "() => document.querySelector('#notes .note')?.innerText"
    ).json_value()
    assert note.startswith("Anna ") and "Undo (Z) takes it back" in note
    free = page.evaluate("palatine.update.undo.free")
    page.keyboard.press("z")
    page.wait_for_function(
        """free => palatine.update.undo.free < free && !document.querySelector('#notes .note')""",
        arg=free,
    )


def test_a_finger_lays_moves_and_only_then_sends(open_page: Any, server: Server) -> None:
    page = open_page(**PHONE)
    open_at(page, server, moment("torres", 4, 0.5))
    page.evaluate(WATCH)
    first, second = _seen(page, page.evaluate(BLOCKS), 2)
    seq = page.evaluate("palatine.update.seq")
    for touch in (first, second):  # another place takes the ghost along
        _tap(page, touch)
        page.wait_for_function(f"touch => ({PATH})().join() === touch", arg=touch)
        page.wait_for_function(LIES, arg=touch)
    assert page.locator(".act-confirm").is_enabled()
    assert page.evaluate(SENT) == 0 and page.evaluate("palatine.update.seq") == seq
    page.locator(".act-confirm").tap()
    page.wait_for_function("seq => palatine.update.seq !== seq", arg=seq)
    assert page.evaluate(SENT) == 1


# From now on it is noted that the pointer rests where nothing can be chosen.
RESTED = """() => { const { turn } = palatine, { pointedAt } = turn
  window.rested = false
  turn.pointedAt = touch => { pointedAt.call(turn, touch); if (touch === null) rested = true } }"""


def test_the_ghost_stays_while_confirm_is_asked(page: Any, server: Server) -> None:
    page.evaluate("() => localStorage.setItem('palatine', JSON.stringify({confirm: 'always'}))")
    open_at(page, server, moment("torres", 4, 0.5))
    page.evaluate(WATCH)
    (touch,) = _seen(page, page.evaluate(BLOCKS), 1)
    page.mouse.click(*page.evaluate(STANDS, touch))
    page.wait_for_function(f"() => ({GHOST})() === 1")
    page.evaluate(RESTED)
    page.mouse.move(5, 300)
    page.locator(".act-confirm").hover()
    page.wait_for_function("() => rested")  # the page has taken away what was only pointed at
    page.evaluate(PAINTED)
    assert page.evaluate(GHOST) == 1 and page.evaluate(SENT) == 0
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => ({GHOST})() === 0")


# --- a tile on a plane --------------------------------------------------------------------------

LAID = """() => { const { placing } = palatine.turn
  return placing.laid && placing.at ? [placing.at.touch, placing.turn] : null }"""
MIDDLE = """selector => { const b = document.querySelector(selector).getBoundingClientRect()
  return [b.x + b.width / 2, b.y + b.height / 2] }"""
# The middle of the tile at each place that it fits as it is turned, on the screen.
PLACES = """() => { const { placing } = palatine.turn, { unit, x, y } = placing.grid
  const { w, h } = placing.size(), matrix = placing.board.root.getScreenCTM()
  const box = placing.board.root.getBoundingClientRect()
  return placing.places.filter(one => placing.fits(one)).map(one => {
    const at = new DOMPoint(x + (one.x + w / 2) * unit, y + (one.y + h / 2) * unit)
    const there = at.matrixTransform(matrix)
    return [one.touch, there.x, there.y]
  }).filter(([, x, y]) => x > 60 && x < innerWidth - 60 && y > box.top + 90 && y < box.bottom - 90)
}"""


class Finger:
    """A finger as the browser feels it."""

    def __init__(self, page: Any) -> None:
        self.session = page.context.new_cdp_session(page)

    def feel(self, kind: str, *points: tuple[float, float]) -> None:
        touching = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touching})

    def press(self, x: float, y: float) -> None:
        self.feel("touchStart", (x, y))

    def move(self, x: float, y: float) -> None:
        self.feel("touchMove", (x, y))

    def lift(self) -> None:
        self.feel("touchEnd")


def test_a_finger_lays_and_drags_a_tile(open_page: Any, server: Server) -> None:
    page = open_page(**PHONE)
    open_at(page, server, moment("castles", 4, 0.5))
    page.evaluate(WATCH)
    places = page.evaluate(PLACES)
    _, x, y = places[0]
    page.touchscreen.tap(x, y)
    page.wait_for_function(f"() => ({LAID})() !== null")
    lies, _ = page.evaluate(LAID)
    far = max(places, key=lambda one: abs(one[1] - x) + abs(one[2] - y))
    still(page)
    gx, gy = page.evaluate(MIDDLE, ".ghost-edge")
    finger = Finger(page)
    finger.press(gx, gy)
    for part in (0.3, 0.6, 1.0):  # the tile lies 48 pixels above the finger
        finger.move(gx + (far[1] - gx) * part, gy + (far[2] + 48 - gy) * part)
    finger.lift()
    page.wait_for_function(  # or turned so as to fit nearer
        f"""([old, x, y]) => {{ const laid = ({LAID})()
          if (!laid || laid[0] === old || palatine.turn.tile.drag) return false
          const [mx, my] = ({MIDDLE})('.ghost-edge')
          return Math.abs(mx - x) + Math.abs(my - y) < 60 }}""",
        arg=[lies, far[1], far[2]],
    )
    assert page.evaluate(SENT) == 0


def test_a_turn_without_a_place_says_so(page: Any, server: Server) -> None:
    open_at(page, server, moment("castles", 4, 0.5))
    page.evaluate(
        """() => { const { placing } = palatine.turn
          for (const one of placing.places) one.turns = [0]
          placing.read = () => {}
          Object.defineProperty(placing, 'turns', { value: true }) }"""
    )
    page.keyboard.press("r")
    page.locator(".note", has_text="fits nowhere").wait_for()
    assert page.evaluate("palatine.turn.placing.turn") == 1


# An offer whose tile lies turned at its place, and which can be taken back or not.
TURNED = """locked => palatine.update.offers.find(one => one[2] === locked
  && /^r[1-3]$/.test(one[1].at(-1)))[1]"""


@pytest.mark.parametrize("locked", [False, True])
def test_enter_on_the_place_of_a_turned_tile_sends_what_can_be_taken_back(
    page: Any, server: Server, locked: bool
) -> None:
    """What was touched last is its turn, but it lies where it is wanted; what cannot be taken back
    stays there until it is confirmed."""
    open_at(page, server, moment("castles", 4, 0.5))
    page.evaluate(WATCH)
    touches = page.evaluate(TURNED, locked)
    page.evaluate("touches => palatine.turn.choose(touches)", touches)
    still(page)
    assert page.evaluate("place => palatine.turn.boards.focus(place)", touches[-2])
    page.keyboard.press("Enter")
    assert page.evaluate(SENT) == (0 if locked else 1)
    if locked:  # what was sent may have been answered by now
        assert page.evaluate(PATH) == touches


# --- the question -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), BETWEEN])
@pytest.mark.parametrize("game", ["torres", "castles", "louis", "between"])
def test_the_question_has_its_object_and_is_never_cut(
    open_page: Any, server: Server, game: str, size: tuple[int, int]
) -> None:
    """At every step of some choice, in the longest language."""
    page = open_page(viewport={"width": size[0], "height": size[1]}, locale="ru")
    open_at(page, server, moment(game, 4, 0.6))
    touches = page.evaluate(
        "() => palatine.update.offers.toSorted((a, b) => b[1].length - a[1].length)[0][1]"
    )
    objects = 0
    for depth in range(len(touches) + 1):
        page.evaluate("path => palatine.turn.choose(path)", touches[:depth])
        page.wait_for_function(
            """() => { const { turn } = palatine
              const { path } = turn.selection
              return !path.length || turn.previews.asks.has(path.join('|')) }"""
        )
        page.evaluate(PAINTED)  # letters are chosen for the room before a frame
        assert not page.evaluate(CUT), page.evaluate(ASKED)
        ringed = page.evaluate(
            """() => { const asked = palatine.turn.asks()
              const here = asked?.object && document.querySelector(
                `.board [data-t="${asked.object}"], .card[data-touch="${asked.object}"]`)
              return here ? here.classList.contains('object') : null }"""
        )
        assert ringed is not False
        objects += ringed is True
    assert objects > 0 or game in ("louis", "between")


def test_a_try_in_vain_is_hatched_for_two_seconds(open_page: Any) -> None:
    page = open_page(own=True)
    page.clock.install()
    start(page, "torres", ["me", "bot:random"])
    wrong = page.evaluate(
        """() => { const may = new Set(palatine.update.offers.map(one => one[1][0]))
          return [...document.querySelectorAll('.board [data-t]')].map(one => one.dataset.t)
            .find(touch => !may.has(touch)) }"""
    )
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))  # no second passes by itself
    page.evaluate("touch => palatine.turn.touch(touch)", wrong)
    page.locator(f'.board [data-t="{wrong}"].refused').wait_for(state="attached")
    assert page.locator(".boards.tried").count() == 1
    page.clock.run_for(2100)
    assert page.locator(".boards.tried, .board .refused").count() == 0


# --- several of a kind, usual answers -----------------------------------------------------------


def test_drafted_tiles_wear_their_numbers(page: Any) -> None:
    start(page, "between", ["me", "bot:random", "bot:random"])
    cards = page.locator(".trays .card.may")
    cards.nth(0).click()
    page.locator(".trays .card[data-mark]").wait_for()
    page.wait_for_function(READY)
    page.locator(".trays .card.may:not([data-mark])").nth(1).click()
    page.wait_for_function(
        "() => document.querySelectorAll('.trays .card[data-mark]').length === 2"
    )
    assert page.locator(".act-confirm").is_enabled()


MARKED = """() => [...document.querySelectorAll('.trays .card[data-mark]')]
  .map(one => one.dataset.touch)"""


@pytest.mark.parametrize("way", ["click", "tap"])
def test_a_second_press_on_a_drafted_tile_frees_it_and_never_sends(
    open_page: Any, way: str
) -> None:
    """The pair cannot be taken back once it is sent, so only Confirm sends it."""
    page = open_page(**PHONE) if way == "tap" else open_page()
    start(page, "between", ["me", "bot:random", "bot:random"])
    first, second = page.evaluate("() => palatine.update.offers.slice(0, 2).map(one => one[1][0])")

    def press(touch: str) -> None:
        getattr(page.locator(f'.trays .card[data-touch="{touch}"]'), way)()

    press(first)
    if way == "tap":
        page.wait_for_function(f"() => ({PATH})().length === 1")
        press(first)  # as long as it can be taken back, a second tap sends it
    page.wait_for_function("() => palatine.update.undo.free === 1 && !palatine.turn.busy")
    still(page)
    page.evaluate(WATCH)
    press(second)
    page.wait_for_function(f"() => ({MARKED})().length === 2")
    press(second)
    page.wait_for_function(f"touch => ({MARKED})().join() === touch", arg=first)
    press(second)
    page.wait_for_function(f"() => ({MARKED})().length === 2")
    press(first)  # which was sent: it is free again, the other one stays chosen
    page.wait_for_function("() => palatine.update.undo.free === 0")
    page.wait_for_function(f"touch => ({MARKED})().join() === touch", arg=second)
    assert page.evaluate(PATH) == [second] and page.evaluate(SENT) == 0


def test_the_list_on_a_phone_leaves_with_the_question(open_page: Any) -> None:
    """While others play it would hide the board and offer nothing."""
    page = open_page(**PHONE)
    start(page, "torres", ["me", "bot:random"])
    still(page)
    page.evaluate("palatine.openList()")
    drawn = """mine => { const { update } = palatine
      return palatine.draw({ ...update, pending: { ...update.pending, mine } }, [], true)
        .then(() => palatine.tabs.opened) }"""
    assert page.evaluate(drawn, True) == "moves"
    assert page.evaluate(drawn, False) == ""


def test_usual_answers_are_given_unless_the_switch_is_on(page: Any) -> None:
    start(page, "between", ["me", "bot:random", "bot:random"])
    given = """taken_back => { const { turn, update } = palatine, was = turn.send
      let sent = 0
      turn.send = () => { sent += 1 }
      turn.answered = -1
      turn.answerByDefault({...update, ask: {default: update.offers[0][0], switch: 'order'},
        undo: {...update.undo, redo: taken_back ?? []}})
      turn.send = was
      return sent }"""
    assert page.evaluate(given) == 1
    assert page.evaluate(given, ["order first"]) == 0, "who took it back is asked"
    switch = page.locator(".switches [data-switch=order]")
    switch.check()
    assert page.evaluate(given) == 0
    switch.uncheck()
    assert page.evaluate(given) == 1


PASSES = """forced => {
  const random = Math.random, now = performance.now, timeout = window.setTimeout
  let clock = 10_000
  const leaves = []
  Math.random = () => 0.5
  performance.now = () => clock
  window.setTimeout = (act, ms) => { leaves.push(clock + ms); return 0 }
  try {
    const pass = ['pass', ['pass'], true], other = ['other', ['a1'], false]
    const passing = new palatine.turn.passing.constructor({ isOn: () => true, send: () => {} })
    passing.begin({ seq: 7, pending: { mine: true }, table: { state: 'playing' },
      status: { verbs: [{ touch: 'pass', kind: 'pass' }] },
      offers: forced ? [pass] : [pass, other] })
    clock += 1300
    const held = forced || passing.holds(pass)
    return [held, leaves]
  } finally {
    Math.random = random
    performance.now = now
    window.setTimeout = timeout
  }
}"""


def test_a_forced_pass_leaves_when_a_pressed_one_does(page: Any) -> None:
    """Nobody learns from the time whether there was a choice."""
    start(page, "torres", ["me", "bot:random"])
    forced, pressed = page.evaluate(PASSES, True), page.evaluate(PASSES, False)
    assert forced == pressed == [True, [14_000]]
