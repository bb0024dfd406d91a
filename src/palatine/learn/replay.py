"""A lesson played on the engine, to prove it: as it is written, by every other accepted way, and by
learners who do anything where they are free."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from palatine.core.chance import AnyGame
from palatine.core.errors import PalatineError
from palatine.core.match import Match, bare_words
from palatine.core.offer import Offer
from palatine.core.rng import Rng
from palatine.learn import course, numbers
from palatine.learn.course import Place, Told
from palatine.learn.lessons import LEARNER, PANELS, BadLesson, Free, Lesson, Play, Try

Decide = Callable[[AnyGame, Any, int], str]  # a Page: the text that a seat plays, from its view
MOST = 40  # actions of a learner in one free stretch, before he closes it


@dataclass(frozen=True)
class Way:
    """Where a learner takes another of the accepted actions than the first."""

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
    """A lesson being played. is_main: by its first ways, so that everything must be as written.

    at: by step, the number of entries of the record when it is over.
    """

    lesson: Lesson
    game: AnyGame
    decide: Decide
    way: Way | None = None
    rng: Rng | None = None
    place: Place = field(default_factory=Place)
    events: list[Told] = field(default_factory=list)  # of this step
    played: list[str] = field(default_factory=list)
    at: dict[str, int] = field(default_factory=dict)
    sent: int = 0  # texts that follow and belong to a choice which is made already

    def __post_init__(self) -> None:
        options = dict(self.lesson.options)
        self.match = Match(self.game, self.lesson.seats, self.lesson.seed, options)

    @property
    def is_main(self) -> bool:
        return self.way is None and self.rng is None

    def run(self, until: str = "") -> Match:
        """Play the whole lesson, or up to the end of the step `until`; whatever does not go as it
        should raises `BadLesson`."""
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
                self.place = self._settled()
        status = self.match.game.face.status(self.match.view(LEARNER))
        wrong = course.problem(step, self.events, status, bare_words, self.is_main)
        if wrong:
            told = ", ".join(key for key, _ in self.events[-12:])
            raise BadLesson(self._where(), f"expect: {wrong}; last events: {told}")
        self.place = course.after_step(self.lesson, self.place, "")

    def _settled(self) -> Place:
        place = course.settled(self.lesson, self.place, self.match.state)
        if self.is_main or place == self.place:
            raise BadLesson(self._where(), f"then {self.place.answer + 1}: this seat is not asked")
        return place

    def _where(self) -> str:
        step = course.step_of(self.lesson, self.place)
        name = f"step {step.id}, do {self.place.wish + 1}" if step else "end"
        told = "" if self.is_main else f" (another way: {self.way or 'at random'})"
        return f"{self.lesson.game}/lessons/{self.lesson.name}: {name}{told}"

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
            self._asked_for(wish)
        elif isinstance(wish, Free):
            self._free(wish)
        else:
            if isinstance(wish, Try):
                self._refused(wish)
            self.place = course.granted(self.place)

    def _asked_for(self, wish: Play) -> None:
        legal = self.match.legal(LEARNER)
        text = course.own_texts(wish, legal) or wish.texts[0]
        here = (self.place.step, self.place.wish)
        if self.way and (self.way.step, self.way.wish) == here and self.way.text in legal:
            text = self.way.text  # some need an earlier other one
        if self.is_main and text in legal:
            self._check_offered(wish)
        self._play(LEARNER, text)

    def _free(self, wish: Free) -> None:
        """The stretch as it is written, at random, or (after another way) as far as it is legal."""
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

    def _refused(self, wish: Try) -> None:
        """What is tried must be refused, with this reason, and be something that can be touched."""
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
        """The action can be clicked, by itself or as part of a choice of several actions; what is
        marked is what is clicked for it, in order."""
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
            return  # the page answers by itself: what is marked belongs to the next question
        known = touches_for(self.match.game, view, chain)
        unknown = [mark for mark in wish.marks if is_touch(mark) and mark not in known]
        if unknown:
            problem = f"marks: {unknown[0]} is not clicked for this, but {', '.join(sorted(known))}"
            raise BadLesson(self._where(), problem)

    def _check_marks(self, marks: tuple[str, ...]) -> None:
        """Everything that is pointed at is there."""
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
        """Every number of a sentence is there when the step begins."""
        status = self.match.game.face.status(self.match.view(LEARNER))
        step = self.lesson.steps[self.place.step]
        for name, of in step.numbers.items():
            if numbers.value(status, of, bare_words) is None:
                raise BadLesson(self._where(), f"numbers: {name} is {of}, which is not there")


def is_touch(mark: str) -> bool:
    """Whether a mark is something that the game lets people touch, not a part of the page."""
    return mark not in PANELS and mark.partition(":")[0] not in ("fact", "seat", "tray")


def touches_of(game: AnyGame, view: Any) -> set[str]:
    """Everything that the viewer may touch now, and everything that the dock has buttons for."""
    verbs = {verb.touch for verb in game.face.status(view).verbs}
    return verbs | {touch for offer in game.face.offers(view) for touch in offer.path}


def offered(game: AnyGame, view: Any, chain: list[tuple[str, ...]]) -> Offer | None:
    """The offer whose actions are the first ones of the chain (for each, the texts that will do);
    None where what is asked for cannot be clicked."""
    whole = [one for one in fitting(game, view, chain) if not one.goes_on]
    return whole[0] if whole else None


def touches_for(game: AnyGame, view: Any, chain: list[tuple[str, ...]]) -> set[str]:
    """Everything that is clicked now for one of the actions of the chain: what comes second may be
    marked together with what comes first."""
    starts = [chain[n:] for n in range(len(chain))]
    return {touch for rest in starts for offer in fitting(game, view, rest) for touch in offer.path}


def fitting(game: AnyGame, view: Any, chain: list[tuple[str, ...]]) -> list[Offer]:
    """The offers whose actions are the first ones of the chain, and those that follow from them
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


def replayed(
    lesson: Lesson, game: AnyGame, decide: Decide, way: Way | None = None, rng: Rng | None = None
) -> Replay:
    """The lesson, played to its end."""
    replay = Replay(lesson, game, decide, way, rng)
    replay.run()
    return replay
