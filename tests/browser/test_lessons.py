"""Every lesson is played to its end with the page's own controls; the coach is never in the way."""

from collections.abc import Iterator
from typing import Any

import pytest

from browser.driver import ON_TOP, REVEAL, Player
from palatine.games import GAMES
from palatine.learn.lessons import Free, load, names

TAUGHT = [game for game in GAMES if "first" in names(game)]
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
        """From home, by the button of the game."""
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
        if self.way == "touch":
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

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
        """What is wrong with where the coach stands."""
        found: list[str] = self.page.evaluate(IN_THE_WAY)
        return found

    def play(self, most: int = 200) -> None:
        """To the end of the lesson."""
        for _ in range(most):
            told = self.now
            if told is None or told["state"] == "over":
                return
            assert told["state"] in ("read", "wait"), told
            assert self.in_the_way() == [], told["place"]
            self.do()
        raise AssertionError("this lesson does not end")


def learn(open_page: Any, game: str, way: str, lang: str) -> Learner:
    """The lesson of a game, played to its end, and the first thing after it."""
    page = open_page(f"/?lang={lang}", locale=lang, **(PHONE if way == "touch" else DESK))
    learner = Learner(page, game, way)
    learner.begin()
    learner.play()
    assert page.locator(".ending").is_visible()
    assert page.locator(".ending-knows .known").count() == sum(
        bool(step.knows) for step in learner.lesson.steps
    )
    learner.press(page.locator(".ending-on"))
    page.wait_for_function("() => palatine.update.lesson === null")
    page.wait_for_function("() => !document.body.classList.contains('lesson')")
    assert page.evaluate("() => palatine.update.pending.mine && palatine.update.offers.length > 0")
    return learner


# In the gate every game once, in Russian, whose words are the longest: with a finger, the mouse, or
# keys alone.
WAYS = {game: ("touch", "keys", "mouse")[n % 3] for n, game in enumerate(TAUGHT)}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_to_its_end(open_page: Any, game: str) -> None:
    learn(open_page, game, WAYS[game], "ru")


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "cs", "pl", "ru"])
@pytest.mark.parametrize("way", ["touch", "mouse"])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_to_its_end_in_every_language(
    open_page: Any, game: str, way: str, lang: str
) -> None:
    learn(open_page, game, way, lang)


def test_the_coach_answers_every_touch_and_comes_back_after_a_reload(open_page: Any) -> None:
    page = open_page("/?lang=en")
    learner = Learner(page, "torres", "mouse")
    learner.begin()
    note = page.locator(".coach-note")
    assert learner.now["state"] == "read"
    assert page.evaluate("() => document.activeElement.className").endswith("coach-next")
    learner.poke("c3")  # it is to be read first
    note.wait_for()
    assert "else" in note.get_attribute("class")
    learner.do()
    learner.poke("f3")  # allowed, but not now: nothing is sent
    page.wait_for_function(
        "other => document.querySelector('.coach-note').innerText === other",
        arg=learner.now["other"],
    )
    assert page.locator(".coach-show.strong").count() == 0
    learner.poke("f6")  # twice wrong: he offers to show it
    page.locator(".coach-show.strong").wait_for()
    learner.poke("a1")  # no castle there: the rule says why
    page.locator(".coach-note.refused .rule").wait_for()
    assert learner.now["step_id"] == "start"
    page.locator(".coach-show").click()  # it is shown and taken back
    page.wait_for_function("() => palatine.turn.selection.path.length > 0")
    page.wait_for_function("() => palatine.turn.selection.path.length === 0")
    assert page.evaluate("() => palatine.update.log.lines.length + palatine.update.seq") > 0
    while learner.now["step_id"] != "higher":
        learner.do()
    place = learner.now["place"]
    page.reload()
    assert learner.now["place"] == place
    assert page.locator(".lesson-step").inner_text().endswith("4 of 16")
    learner.poke("h4")  # asked for, and refused
    learner.moved_on(place)
    assert learner.now["balloon"] == 2
    assert page.locator(".coach-note.tried").is_visible()
    assert page.locator(".coach-text").inner_text().startswith("Just so.")


def test_step_back_skip_fold_and_leave(open_page: Any) -> None:
    page = open_page("/?lang=en")
    learner = Learner(page, "torres", "mouse")
    learner.begin()
    while learner.now["step_id"] != "block":
        learner.do()
    learner.do()
    place = learner.now["place"]
    page.get_by_role("button", name="Step back").first.click()
    learner.moved_on(place)
    assert learner.now["step_id"] == "block"
    page.get_by_role("button", name="Skip step").first.click()
    learner.moved_on("2.0.0")
    assert learner.now["step_id"] == "higher"
    page.keyboard.press("c")
    assert (
        page.locator(".coach-pill").is_visible() and not page.locator(".balloon").first.is_visible()
    )
    page.keyboard.press("c")
    assert page.locator(".balloon").first.is_visible()
    page.get_by_role("button", name="Leave").click()
    page.wait_for_url("**/")
    page.get_by_text("Lesson, step 4 of 16").first.wait_for()
    page.get_by_text("Go on", exact=True).click()
    page.wait_for_url("**/table/*")
    assert learner.now["step_id"] == "higher"


def skipped(learner: Learner) -> Iterator[Any]:
    """Every step of the lesson until its end; the script plays it when it has been looked at."""
    while (told := learner.now)["state"] != "over":
        yield told
        learner.page.evaluate("() => palatine.lesson.ask('skip')")
        learner.moved_on(told["place"])


def skip_to(learner: Learner, step: str) -> None:
    """Let the script play until a step."""
    assert any(told["step_id"] == step for told in skipped(learner)), step


def test_a_choice_that_waits_is_confirmed_before_anything_else(open_page: Any) -> None:
    """In the step with the card, whose last touch comes after the card is played."""
    page = open_page("/?lang=en", **DESK)
    learner = Learner(page, "torres", "mouse")
    learner.begin()
    skip_to(learner, "card")
    while learner.now["balloon"] == 1:
        assert not page.locator(".recap").is_visible()  # where the progress of the lesson stands
        learner.do()
    page.evaluate("() => palatine.tabs.close()")  # the list by which the driver chooses
    assert page.locator(".question").inner_text() == learner.now["title"]  # and not: end your turn
    learner.poke("card:block_under_knight")
    page.locator(".ring[data-mark=confirm]").wait_for()
    assert page.locator(".ring:not(.else)").all_inner_texts() == ["1", "2"]
    assert "no way back" in page.locator(".act-confirm").inner_text()
    assert learner.in_the_way() == []
    learner.poke("b4")
    page.get_by_text("First press the green button.").wait_for()
    place = learner.now["place"]
    page.locator(".act-confirm").click()
    learner.moved_on(place)
    assert learner.now["marks"] == ["b4"]
    assert page.locator(".ring[data-mark=confirm]").count() == 0


def test_what_happens_last_is_shown_before_the_end_card(open_page: Any) -> None:
    """Also to whoever skipped what happened before; while he reads, nobody thinks."""
    page = open_page("/?lang=en", **DESK)
    learner = Learner(page, "torres", "mouse")
    learner.begin()
    skip_to(learner, "score")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("() => { palatine.follow.pace.skipping = true }")
    learner.do()
    assert learner.now["step_id"] == "on"
    assert page.evaluate("() => palatine.update.seats[1].asked")
    assert "thinking" not in page.locator(".players").inner_text()
    assert "Waiting for" not in page.locator(".dock").inner_text()
    page.evaluate("""() => { window.captions = []; const { pace } = palatine.follow, say = pace.say
      pace.say = function (...about) { say.apply(this, about); captions.push([
        this.caption.textContent, palatine.lesson.ending.element.hidden]) } }""")
    learner.do()
    page.locator(".ending").wait_for()
    captions = page.evaluate("() => captions")
    assert "moves the king" in captions[0][0]
    assert all(before for _, before in captions)


def test_the_inspector_opens_in_a_lesson_only_for_a_pointer_that_rests(open_page: Any) -> None:
    page = open_page("/?lang=en", **DESK)
    page.clock.install()
    learner = Learner(page, "torres", "mouse")
    learner.begin()
    assert learner.now["state"] == "read"
    learner.poke("c3")
    page.clock.fast_forward(5000)
    assert page.evaluate("() => palatine.inspector.touch") == ""  # it rests where it has clicked
    page.evaluate(REVEAL, "f6")
    x, y = page.wait_for_function(ON_TOP, arg="f6").json_value()
    page.mouse.move(x, y, steps=3)
    page.clock.fast_forward(600)
    assert page.evaluate("() => palatine.inspector.touch") == ""
    page.clock.fast_forward(1500)
    page.locator(".inspector").wait_for()
    assert (
        page.evaluate("""() => { const [a, b] = ['.inspector', '.coach'].map(one =>
      document.querySelector(one).getBoundingClientRect())
      return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
    }""")
        is False
    )


def test_the_first_game_offers_the_lesson_once(open_page: Any) -> None:
    page = open_page("/?lang=en")
    page.locator(".play[data-game=torres]").click()
    page.locator(".never-played .just-play").click()
    page.wait_for_url("**/table/*")
    page.goto("/")
    page.locator(".play[data-game=torres]").click()
    page.wait_for_url("**/table/*")
    page.goto("/")
    page.locator(".play[data-game=louis]").click()
    page.locator(".never-played .learn-first").click()
    page.wait_for_url("**/table/*")
    page.wait_for_function(SPOKEN)
    assert page.evaluate(LESSON)["id"] == "louis/first"
