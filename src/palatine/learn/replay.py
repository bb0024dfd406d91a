"""Replaying a lesson on the engine, to test it: as it is written, by every other accepted action,
and with random actions in its free stretches."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from palatine.core.chance import AnyGame
from palatine.core.errors import PalatineError
from palatine.core.match import Match, bare_words
from palatine.core.offer import Offer
from palatine.core.rng import Rng
from palatine.learn import course, numbers
from palatine.learn.course import CoursePlace, Told
from palatine.learn.lessons import LEARNER, PANELS, BadLesson, Free, Lesson, Play, Try

Decide = Callable[[AnyGame, Any, int], str]  # a bot: the text that a seat plays, from its view
MOST = 40  # random actions in one free stretch, before it is closed


@dataclass(frozen=True)
class Way:
    """A place where the learner takes another accepted action than the first."""

    step: int
    wish: int
    text: str


def ways(lesson: Lesson) -> list[Way]:
    """Every other accepted action of every step."""
    return [
        Way(s, w, text)
        for s, step in enumerate(lesson.steps)
        for w, wish in enumerate(step.wishes)
        if isinstance(wish, Play)
        for text in wish.texts[1:]
    ]


@dataclass
class Replay:
    """The replay of a lesson. is_main: it plays the first accepted actions, so that everything must
    happen as it is written.

    at: for each step, the number of entries of the record at its end.
    """

    lesson: Lesson
    game: AnyGame
    decide: Decide
    way: Way | None = None
    rng: Rng | None = None
    place: CoursePlace = field(default_factory=CoursePlace)
    events: list[Told] = field(default_factory=list)  # the events of this step
    played: list[str] = field(default_factory=list)
    at: dict[str, int] = field(default_factory=dict)
    sent: int = 0  # following texts that belong to an offer which was sent already

    def __post_init__(self) -> None:
        options = dict(self.lesson.options)
        self.match = Match(self.game, self.lesson.seats, self.lesson.seed, options)

    @property
    def is_main(self) -> bool:
        return self.way is None and self.rng is None

    def run(self, until: str = "") -> Match:
        """Play the whole lesson, or up to the end of the step `until`. Raises `BadLesson` where
        something does not happen as the lesson says."""
        while not course.is_over(self.lesson, self.place):
            step = self.lesson.steps[self.place.step]
            self._step()
            self.at[step.id] = len(self.match.record.entries)
            if step.id == until:
                return self.match
        if self.match.over or LEARNER not in course.asked(self.match.state):
            raise BadLesson(self._where(), "at the end the learner is not asked")
        return self.match

    def _step(self) -> None:
        self.events = []
        step = self.lesson.steps[self.place.step]
        self._check_marks(step.marks[0])
        self._check_numbers()
        while not course.is_step_done(self.lesson, self.place):
            acting = course.actor(self.lesson, self.place, self.match.state)
            if acting is not None:
                self._answer(*acting)
            elif course.wish_of(self.lesson, self.place) is not None:
                self._wish()
            else:
                self.place = self._settle()
        status = self.match.game.face.status(self.match.view(LEARNER))
        wrong = course.problem(step, self.events, status, bare_words, self.is_main)
        if wrong:
            last = ", ".join(key for key, _ in self.events[-12:])
            raise BadLesson(self._where(), f"expect: {wrong}; last events: {last}")
        self.place = course.after_step(self.lesson, self.place, "")

    def _settle(self) -> CoursePlace:
        place = course.settled(self.lesson, self.place, self.match.state)
        if self.is_main or place == self.place:
            raise BadLesson(self._where(), f"then {self.place.answer + 1}: this seat is not asked")
        return place

    def _where(self) -> str:
        step = course.step_of(self.lesson, self.place)
        name = f"step {step.id}, do {self.place.wish + 1}" if step else "end"
        way = "" if self.is_main else f" (another way: {self.way or 'at random'})"
        return f"{self.lesson.game}/lessons/{self.lesson.name}: {name}{way}"

    # --- acting ---------------------------------------------------------------------------------

    def _play(self, seat: int, text: str) -> None:
        try:
            events = self.match.play(text, seat)
        except PalatineError as error:
            raise BadLesson(self._where(), f"seat {seat} cannot play {text}: {error}") from None
        self.events += [(event.key, event.args) for event in events]
        self.played.append(f"{seat} {text}")
        before, self.place = (
            self.place,
            course.after_move(self.lesson, self.place, seat, self.match.state),
        )
        skipped = self.place.answer - before.answer - (1 if seat != LEARNER else 0)
        if self.is_main and self.place.step == before.step and skipped > 0:
            raise BadLesson(self._where(), f"then {self.place.answer}: this seat is not asked")

    def _answer(self, seat: int, texts: tuple[str, ...]) -> None:
        legal = self.match.legal(seat)
        text = next((one for one in texts if one in legal), "")
        if not text and self.is_main:
            wanted = " or ".join(texts) or "the learner"
            problem = f"{wanted} is expected, but seat {seat} is asked for {', '.join(legal[:12])}"
            raise BadLesson(self._where(), problem)
        self._play(seat, text or self.decide(self.match.game, self.match.view(seat), seat))

    def _wish(self) -> None:
        wish = course.wish_of(self.lesson, self.place)
        assert wish is not None
        pointed = self.lesson.steps[self.place.step].marks[wish.balloon - 1]
        self._check_marks(wish.marks + (pointed if wish.balloon > 1 else ()))
        if isinstance(wish, Play):
            self._play_wish(wish)
        elif isinstance(wish, Free):
            self._free(wish)
        else:
            if isinstance(wish, Try):
                self._check_refused(wish)
            self.place = course.granted(self.place)

    def _play_wish(self, wish: Play) -> None:
        legal = self.match.legal(LEARNER)
        text = course.own_texts(wish, legal) or wish.texts[0]
        here = (self.place.step, self.place.wish)
        if self.way and (self.way.step, self.way.wish) == here and self.way.text in legal:
            text = self.way.text  # it may be legal only after another choice earlier
        if self.is_main and text in legal:
            self._check_offered(wish)
        self._play(LEARNER, text)

    def _free(self, wish: Free) -> None:
        """Play a free stretch: as it is written, at random, or (after another action was chosen) as
        far as the written actions are legal."""
        if self.rng is not None:
            for _ in range(MOST):
                if course.wish_of(self.lesson, self.place) is not wish:
                    return
                legal = self.match.legal(LEARNER)
                self._play(LEARNER, legal[self.rng.below(len(legal))])
        for text in course.usual(wish):
            if course.wish_of(self.lesson, self.place) is not wish:
                return
            legal = self.match.legal(LEARNER)
            if self.is_main or text in legal:
                self._play(LEARNER, text)
            elif text == wish.close:
                self._play(LEARNER, legal[0])

    def _check_refused(self, wish: Try) -> None:
        """Check that the action to be tried is refused for this reason, and can be touched."""
        if not self.is_main:
            return
        view, game = self.match.view(LEARNER), self.match.game
        try:
            game.check(view, LEARNER, game.parse(wish.text))
        except PalatineError as error:
            if error.key != wish.reason:
                raise BadLesson(self._where(), f"{wish.text} is refused with {error.key}") from None
        else:
            raise BadLesson(self._where(), f"{wish.text} is not refused")
        touches = [mark for mark in wish.marks if is_touch(mark)]
        meant = game.face.touched(game.face.ahead(view, touches), touches)
        if meant is None or meant.text != wish.text:
            said = meant.text if meant else "nothing"
            raise BadLesson(self._where(), f"marks: touching {touches} means {said}")

    # --- what the page needs --------------------------------------------------------------------

    def _check_offered(self, wish: Play) -> None:
        """Check that the action can be clicked, by itself or as a part of an offer with several
        actions, and that the marks are its touches, in order."""
        if self.sent:
            self.sent -= 1
            return
        chain = course.wanted(self.lesson, self.place)
        view = self.match.view(LEARNER)
        found = offered(self.match.game, view, [texts[:1] for texts in chain])
        if found is None:
            raise BadLesson(self._where(), f"the page offers no click for {wish.texts[0]}")
        self.sent = len(found.texts) - 1
        question = self.match.game.face.ask(view, [])
        if question is not None and question.default == wish.texts[0]:
            return  # the page answers without a click: the marks belong to the next question
        known = touches_for(self.match.game, view, chain)
        unknown = [mark for mark in wish.marks if is_touch(mark) and mark not in known]
        if unknown:
            problem = f"marks: {unknown[0]} is not clicked for this, but {', '.join(sorted(known))}"
            raise BadLesson(self._where(), problem)

    def _check_marks(self, marks: tuple[str, ...]) -> None:
        """Check that everything that is marked exists."""
        if not self.is_main:
            return
        view, game = self.match.view(LEARNER), self.match.game
        status = game.face.status(view)
        clicked = touches_of(game, view)
        clicked |= touches_for(game, view, course.wanted(self.lesson, self.place))
        for mark in marks:
            kind, _, rest = mark.partition(":")
            if mark in PANELS or kind == "seat":
                continue
            if kind == "fact":
                known = numbers.fact(status, mark) is not None
            elif kind == "tray":
                known = any(tray.key == rest for tray in status.trays)
            else:
                known = mark in clicked or game.face.explain(view, mark) is not None
            if not known:
                raise BadLesson(self._where(), f"marks: there is no {mark} at this moment")

    def _check_numbers(self) -> None:
        """Check that every number in a sentence exists when the step begins."""
        status = self.match.game.face.status(self.match.view(LEARNER))
        step = self.lesson.steps[self.place.step]
        for name, of in step.numbers.items():
            if numbers.value(status, of, bare_words) is None:
                raise BadLesson(self._where(), f"numbers: {name} is {of}, which is not there")


def is_touch(mark: str) -> bool:
    """Whether a mark is a touch of the game, not a part of the page."""
    return mark not in PANELS and mark.partition(":")[0] not in ("fact", "seat", "tray")


def touches_of(game: AnyGame, view: Any) -> set[str]:
    """Everything that the viewer may touch now, the buttons of the dock included."""
    verbs = {verb.touch for verb in game.face.status(view).verbs}
    return verbs | {touch for offer in game.face.offers(view) for touch in offer.path}


def offered(game: AnyGame, view: Any, chain: list[tuple[str, ...]]) -> Offer | None:
    """The offer whose actions are the first ones of the chain (for each action, the accepted
    texts); None where there is no such offer."""
    whole = [one for one in fitting(game, view, chain) if not one.goes_on]
    return whole[0] if whole else None


def touches_for(game: AnyGame, view: Any, chain: list[tuple[str, ...]]) -> set[str]:
    """The touches for any action of the chain: those of a later action may be marked together with
    those of the first."""
    starts = [chain[n:] for n in range(len(chain))]
    return {touch for rest in starts for offer in fitting(game, view, rest) for touch in offer.path}


def fitting(game: AnyGame, view: Any, chain: list[tuple[str, ...]]) -> list[Offer]:
    """The offers whose actions are the first ones of the chain, and the offers that follow them
    where they go on."""
    begun = [one for one in game.face.offers(view) if _fits(one, chain)]
    found = list(begun)
    while begun:
        open_ones = [one for one in begun if one.goes_on]
        longer = [one for o in open_ones for one in game.face.further(view, list(o.touches))]
        begun = [one for one in longer if _fits(one, chain)]
        found += begun
    return found


def _fits(offer: Offer, chain: list[tuple[str, ...]]) -> bool:
    texts = offer.texts
    return len(texts) <= len(chain) and all(t in chain[i] for i, t in enumerate(texts))


def play_lesson(
    lesson: Lesson, game: AnyGame, decide: Decide, way: Way | None = None, rng: Rng | None = None
) -> Replay:
    """Replay a lesson to its end; returns the finished replay."""
    replay = Replay(lesson, game, decide, way, rng)
    replay.run()
    return replay
