"""Somebody who takes a lesson: does what the coach asks for, and sees what must be in sight."""

from collections.abc import Callable, Iterator
from typing import Any

from browser.driver import ON_TOP, REVEAL, Player, still
from palatine.learn.lessons import Free, load

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1440, "height": 900}}
# The coach has said what he has to say, and nothing is on its way that nobody has touched.
SPOKEN = """() => { const t = window.palatine, u = t && t.update
  if (!u || t.walking || t.turn.busy || t.queue.length) return false
  const l = u.lesson
  if (!l) return u.table.state === 'playing'
  if (l.state === 'others' || l !== t.lesson.now) return false
  if (l.state === 'over') return !t.lesson.ending.element.hidden
  if (l.state === 'wait' && !l.try && !u.offers.length) return false
  const usual = u.offers.some(one => one[0] === u.ask?.default)
  return !usual && t.lesson.coach.lesson?.place === l.place
    && !t.lesson.coach.element.hidden }"""
LESSON = "() => palatine.update.lesson"
BEGIN = """async game => {
  const send = (path, what) => fetch(path, {method: 'POST', body: JSON.stringify(what),
    headers: {'Content-Type': 'application/json'}}).then(answer => answer.json())
  await send('/api/me', {name: 'Ada'})
  return await send('/api/lessons', {game, lesson: 'first'})
}"""
# What the page does every moment in a lesson: rings follow what they mark, and the coach the rings.
FOLLOWS = "() => palatine.lesson.rings.draw()"
# What the coach covers that he must not: marks, places that may be chosen, the dock, headings of
# pictures, switches; and whether anything of him is cut off.
IN_THE_WAY = """() => {
  const seen = one => { // as much of it as its stage shows
    if (!one.checkVisibility()) return null
    const b = one.getBoundingClientRect(), s = one.closest('.stage')?.getBoundingClientRect() ?? b
    const [left, top] = [Math.max(b.left, s.left), Math.max(b.top, s.top)]
    const [right, bottom] = [Math.min(b.right, s.right), Math.min(b.bottom, s.bottom)]
    return { left, top, right, bottom, width: right - left, height: bottom - top } }
  const coach = document.querySelector('.coach:not(.ending)')
  const own = coach.querySelector('.balloon:not([hidden])') || coach.querySelector('.coach-pill')
  const a = own.getBoundingClientRect(), found = []
  const shares = b => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  for (const name of ['.ring:not(.else)', '.boards .may .hit', '.card.may', '.dock',
    '.frame-head', '.switches .switch'])
    for (const one of document.querySelectorAll(name)) {
      const b = seen(one)
      if (b && b.width * b.height < 0.35 * innerWidth * innerHeight && shares(b))
        found.push(`covers ${name} ${one.dataset.mark || one.parentNode.dataset?.t || ''}`)
    }
  if (a.left < -1 || a.top < 0 || a.right > innerWidth + 1 || a.bottom > innerHeight)
    found.push('leaves the page')
  for (const one of own.querySelectorAll('h2, p, button'))
    if (one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      found.push('cuts: ' + one.textContent)
  return found }"""
# What is to be touched can be seen: each has a ring, but for what opens only after the first.
RINGED = "() => document.querySelectorAll('.ring:not(.else)').length"


class Learner(Player):
    """Does what the coach asks for, by what the page offers; where he is free, the usual things."""

    def __init__(self, page: Any, game: str, way: str) -> None:
        super().__init__(page, 1, way)
        self.lesson = load(game)
        self.wanted: tuple[str, ...] = ()

    def begin(self) -> None:
        """At the table of the lesson, without the way there."""
        self.page.goto(self.page.evaluate(BEGIN, self.lesson.game)["url"])

    def begin_at_home(self) -> None:
        """By the button of the game."""
        self.press(self.page.locator(f".learn[data-game={self.lesson.game}]"))
        self.page.wait_for_url("**/table/*")

    @property
    def now(self) -> Any:
        """What the coach says."""
        self.page.wait_for_function(SPOKEN, timeout=60_000)
        return self.page.evaluate(LESSON)

    def pick(self) -> tuple[list[str], bool]:
        """An offer that begins with what is wanted."""
        begun, offers = self.page.evaluate(
            "[palatine.turn.selection.path, palatine.turn.selection.offers]"
        )
        fitting = [
            one for one in offers if self.is_wanted(one[0]) and one[1][: len(begun)] == begun
        ]
        offer = next((one for one in fitting if len(one[1]) > len(begun)), fitting[0])
        return offer[1], bool(offer[3:4] == [True])

    def is_wanted(self, text: str) -> bool:
        texts = text.split("\n")
        return all(t == self.wanted[i] for i, t in enumerate(texts[: len(self.wanted)]))

    def is_enough(self, seq: int) -> bool:
        """A choice goes on as long as it can."""
        busy = "() => palatine.turn.busy || !palatine.update.pending.mine"
        return bool(self.page.evaluate(busy) or self.page.evaluate("palatine.update.seq") != seq)

    def do(self) -> None:
        """What is wanted now."""
        told = self.now
        if told["state"] == "read":
            self.press(self.page.locator(".coach-next"))
        elif told["try"]:
            self.try_it(told["marks"])
        elif told["free"]:
            self.be_free(told)
        else:
            accepts = told["accepts"]
            offered = self.page.evaluate(
                "palatine.update.offers.map(one => one[0].split('\\n')[0])"
            )
            first = next(text for text in accepts[0] if text in offered)
            self.wanted = (first, *(texts[0] for texts in accepts[1:]))
            self.take()
        self.moved_on(told["place"])

    def moved_on(self, place: str) -> None:
        """Until the lesson is elsewhere."""
        gone = "place => palatine.update.lesson?.place !== place"
        self.page.wait_for_function(gone, arg=place, timeout=60_000)

    def try_it(self, marks: list[str]) -> None:
        """Touch what is to be refused; by keys the coach does it."""
        if self.way == "keys":
            self.press(self.page.locator(".coach-show"))
            return
        for mark in marks:
            self.poke(mark)

    def poke(self, touch: str) -> None:
        """A touch on the board, or of a button or card."""
        if not self.page.evaluate("touch => palatine.turn.boards.has(touch)", touch):
            self.press(self.page.locator(f'[data-touch="{touch}"]:visible').first)
            return
        self.page.evaluate(REVEAL, touch)
        spot = self.page.wait_for_function(ON_TOP, arg=touch).json_value()
        self.hit(spot)

    def be_free(self, told: Any) -> None:
        """A turn of one's own: as the lesson has it."""
        wish = self.lesson.steps[told["step"] - 1].wishes[int(told["place"].split(".")[1])]
        assert isinstance(wish, Free)
        texts = list(wish.usual)
        while texts and self.page.evaluate(LESSON)["place"] == told["place"]:
            self.wanted = tuple(texts)
            seq = self.page.evaluate("palatine.update.seq")
            self.take()
            entries = "seq => palatine.update.seq !== seq || !palatine.update.pending.mine"
            self.page.wait_for_function(entries, arg=seq)
            done = self.page.evaluate("palatine.log.lines.length")
            assert done
            texts = texts[self.sent :]

    sent = 1  # texts of the last choice

    def take(self) -> None:
        """A choice of several actions fulfils several wishes at once."""
        self.page.evaluate(
            "() => { const { socket } = palatine, move = socket.move"
            "; socket.move = one => { window.sent = one.texts.length; move.call(socket, one) } }"
        )
        super().take()
        self.sent = int(self.page.evaluate("() => window.sent ?? 1"))

    def in_the_way(self) -> list[str]:
        """What is wrong with where the coach stands, once nothing moves any more."""
        still(self.page)
        self.page.evaluate(FOLLOWS)
        found: list[str] = self.page.evaluate(IN_THE_WAY)
        return found

    def finish(self, look: Callable[[Any, Any], None] | None = None, most: int = 200) -> None:
        """To the end of the lesson; at each step somebody may look at the page, and is told where
        it is."""
        for _ in range(most):
            told = self.now
            if told is None or told["state"] == "over":
                return
            assert told["state"] in ("read", "wait"), told
            assert self.in_the_way() == [], told["place"]
            if look:
                look(self.page, told)
            self.do()
        raise AssertionError("this lesson does not end")


def skipped(learner: Learner) -> Iterator[Any]:
    """Every step of the lesson until its end; the script plays it when it has been looked at."""
    while (told := learner.now)["state"] != "over":
        yield told
        learner.page.evaluate("() => palatine.lesson.ask('skip')")
        learner.moved_on(told["place"])


def skip_to(learner: Learner, step: str) -> None:
    """Let the script play until a step."""
    assert any(told["step_id"] == step for told in skipped(learner)), step
