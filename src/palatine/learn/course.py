"""The progress of a learner in a lesson, as pure functions without table and page.

The progress is a `Place`; the functions here return the next one. A table keeps it in its rows, a
replay in a variable.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from palatine.core.display import Status
from palatine.core.offer import Words
from palatine.core.step import waiting_seats
from palatine.learn import numbers
from palatine.learn.lessons import LEARNER, Free, Lesson, LessonStep, Next, Play, Try, Wish

Told = tuple[str, Mapping[str, Any]]  # an event: its key and arguments


@dataclass(frozen=True)
class CoursePlace:
    """The step, the next wish within it, and the next answer of the other seats, all counted from
    0. is_lost: something that the step expects has not happened, so the lesson cannot continue."""

    step: int = 0
    wish: int = 0
    answer: int = 0
    is_lost: bool = False

    def __str__(self) -> str:
        return f"{self.step}.{self.wish}.{self.answer}{'.lost' if self.is_lost else ''}"


def place_from(text: str) -> CoursePlace:
    """The place that `str` has written."""
    step, wish, answer, *lost = text.split(".")
    return CoursePlace(int(step), int(wish), int(answer), bool(lost))


def is_over(lesson: Lesson, place: CoursePlace) -> bool:
    """Whether the last step is done."""
    return place.step >= len(lesson.steps)


def step_of(lesson: Lesson, place: CoursePlace) -> LessonStep | None:
    """The present step; None at the end."""
    return None if is_over(lesson, place) else lesson.steps[place.step]


def wish_of(lesson: Lesson, place: CoursePlace) -> Wish | None:
    """What the learner is to do now; None while the other seats answer, and at the end."""
    step = step_of(lesson, place)
    if step is None or place.is_lost or place.wish >= len(step.wishes):
        return None
    return step.wishes[place.wish]


def asked(state: Any) -> list[int]:
    """The seats that are to move in a position."""
    return [seat for seat in waiting_seats(state.frames[-1]) if seat >= 0] if state.frames else []


def granted(place: CoursePlace) -> CoursePlace:
    """The place after the present wish has been fulfilled."""
    return replace(place, wish=place.wish + 1)


def after_move(lesson: Lesson, place: CoursePlace, seat: int, state: Any) -> CoursePlace:
    """The place after a seat has acted as the lesson expects. state: the new position."""
    wish = wish_of(lesson, place)
    if seat == LEARNER and _is_fulfilled(wish, state):
        place = granted(place)
    elif seat != LEARNER and wish is None:
        place = replace(place, answer=place.answer + 1)
    return settled(lesson, place, state)


def _is_fulfilled(wish: Wish | None, state: Any) -> bool:
    """Whether an action of the learner has fulfilled the wish: a free stretch lasts as long as he
    is to move."""
    return isinstance(wish, Play) or (isinstance(wish, Free) and LEARNER not in asked(state))


def settled(lesson: Lesson, place: CoursePlace, state: Any) -> CoursePlace:
    """The same place without scripted answers of seats that are not to move: after a free stretch a
    turn may be shorter than in the script."""
    step = step_of(lesson, place)
    if step is None or wish_of(lesson, place) is not None:
        return place
    waiting = asked(state)
    while place.answer < len(step.answers) and step.answers[place.answer].seat not in waiting:
        place = replace(place, answer=place.answer + 1)
    return place


def is_step_done(lesson: Lesson, place: CoursePlace) -> bool:
    """Whether all wishes and answers of the step are done."""
    step = step_of(lesson, place)
    if step is None or place.is_lost:
        return False
    return place.wish >= len(step.wishes) and place.answer >= len(step.answers)


def after_step(lesson: Lesson, place: CoursePlace, problem: str) -> CoursePlace:
    """The place after a step is done: the next step, or lost where there is a problem."""
    return replace(place, is_lost=True) if problem else CoursePlace(place.step + 1)


def actor(lesson: Lesson, place: CoursePlace, state: Any) -> tuple[int, tuple[str, ...]] | None:
    """The other seat that is to act now, and the texts of which it plays the first legal one; where
    none of them is legal, a bot of the level Page decides. None while the learner is to act."""
    step = step_of(lesson, place)
    if step is None or place.is_lost:
        return None
    wish, waiting = wish_of(lesson, place), asked(state)
    if wish is None:
        answer = step.answers[place.answer] if place.answer < len(step.answers) else None
        return (answer.seat, answer.texts) if answer and answer.seat in waiting else None
    if isinstance(wish, Next) or LEARNER in waiting or not waiting:
        return None
    return waiting[0], ()


def accepts(lesson: Lesson, place: CoursePlace, texts: Sequence[str]) -> bool:
    """Whether the lesson accepts these consecutive actions of the learner. An offer with several
    actions may fulfil several wishes of a step, but not more."""
    for text in texts:
        wish = wish_of(lesson, place)
        if isinstance(wish, Free):
            continue
        if not isinstance(wish, Play) or text not in wish.texts:
            return False
        place = granted(place)
    return True


def wanted(lesson: Lesson, place: CoursePlace) -> list[tuple[str, ...]]:
    """The accepted texts of this wish and of those that follow at once: one offer may consist of
    several actions."""
    step = step_of(lesson, place)
    found: list[tuple[str, ...]] = []
    for wish in step.wishes[place.wish :] if step and not place.is_lost else ():
        if not isinstance(wish, Play):
            break
        found.append(wish.texts)
    return found


def own_texts(wish: Wish | None, legal: Iterable[str]) -> str:
    """The first accepted text that is legal; '' where there is none."""
    known = set(legal)
    return next((t for t in (wish.texts if isinstance(wish, Play) else ()) if t in known), "")


def usual(wish: Free) -> Iterator[str]:
    """The actions of a free stretch without a learner: its usual texts, then the one that closes
    it."""
    yield from wish.usual
    while True:
        yield wish.close


def problem(
    step: LessonStep, events: Iterable[Told], status: Status, words: Words, is_main: bool = False
) -> str:
    """The first expectation of the step that is not met, in a few words; '' where all are met."""
    happened = list(events)
    for wanted_event in step.events:
        if not any(
            key == wanted_event.key and all(args.get(k) == v for k, v in wanted_event.args.items())
            for key, args in happened
        ):
            return f"{wanted_event.key} {dict(wanted_event.args)} has not happened"
    for fact in step.facts:
        found = numbers.value(status, fact.of, words)
        if found != fact.value and (is_main or not fact.is_main):
            return f"{fact.of} is {found}, not {fact.value}"
    return ""


def is_try(wish: Wish | None, text: str) -> bool:
    """Whether this is the forbidden action that the learner is to try."""
    return isinstance(wish, Try) and wish.text == text
