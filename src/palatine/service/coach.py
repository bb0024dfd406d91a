"""What the coach says to a learner, from the position and the row of his lesson."""

from palatine.core.state import Json
from palatine.learn import course, numbers
from palatine.learn.course import CoursePlace
from palatine.learn.lessons import LEARNER, Free, Lesson, LessonStep, Next, Play, Try, Wish
from palatine.locales import Words
from palatine.service.lessons import lesson_of, place_of
from palatine.table import update
from palatine.table.table import Table


def shown(table: Table, viewer: int, words: Words) -> Json | None:
    """What the coach says to the learner; None at a table without a lesson, when the learner has
    left it behind, and to everybody else."""
    if not table.course.marks or viewer != LEARNER or table.phase != "playing":
        return None
    lesson, place = lesson_of(table), place_of(table)
    if lesson is None:
        return None if table.course.now.is_over else {"state": "lost", **_place(table)}
    if place.step > len(lesson.steps):
        return None
    return {
        **_place(table),
        "id": f"{lesson.game}/{lesson.name}",
        "state": _state(table, lesson, place),
        "step": min(place.step + 1, len(lesson.steps)),
        "of": len(lesson.steps),
        "progress": progress_text(min(place.step + 1, len(lesson.steps)), len(lesson.steps), words),
        "knows": _knows(lesson, place, words),
        "can_back": place != CoursePlace(),
        **_said(table, lesson, place, words),
    }


def progress_text(step: int, of: int, words: Words) -> str:
    """How far the lesson is, in words."""
    return words("learn-step-of", {"step": step, "of": of})


def _place(table: Table) -> Json:
    return {"place": table.course.now.place}


def _state(table: Table, lesson: Lesson, place: CoursePlace) -> str:
    """read | wait | others | lost | over"""
    wanted = course.wish_of(lesson, place)
    if course.is_over(lesson, place):
        return "over"
    if place.is_lost:
        return "lost"
    if isinstance(wanted, Next):
        return "read"
    return "wait" if wanted is not None and LEARNER in table.asked() else "others"


def _said(table: Table, lesson: Lesson, place: CoursePlace, words: Words) -> Json:
    """Title and balloon, and what is marked and accepted."""
    step, wanted = course.step_of(lesson, place), course.wish_of(lesson, place)
    if step is None:
        title = words("learn-end-title", {"game": words(f"{lesson.game}-title")})
        others = {"count": lesson.seats - 1}
        said = {"says": words("learn-end-say", others), "play_on": words("learn-play-on", others)}
        return {"title": title, **said}
    start = f"{lesson.game}-learn-{step.id}"
    balloon = wanted.balloon if wanted else step.balloons
    args = _numbers(table, step, words)
    say = f"{start}-say" if balloon == 1 else f"{start}-say-{balloon}"
    other = f"{start}-other"
    return {
        "step_id": step.id,
        "title": words(f"{start}-title", args),
        "says": words(say, args),
        "balloon": balloon,
        "other": words(other, args) if words.has(other) else "",
        "points_at": list(step.marks[balloon - 1]) if wanted else [],
        "marks": _marks(table, wanted) if wanted else [],
        "accepts": [list(one) for one in course.wanted(lesson, place)],
        "free": isinstance(wanted, Free),
        "try": isinstance(wanted, Try),
    }


def _marks(table: Table, wanted: Wish) -> list[str]:
    """What is ringed: as the lesson says, or what can be touched for an accepted action where none
    of that is there, since the learner has taken another way before."""
    if not isinstance(wanted, Play) or LEARNER not in table.asked():
        return list(wanted.marks)
    offers = update.offers_of(table, table.view(LEARNER))
    accepted = [offer for offer in offers if offer.texts[0] in wanted.texts]
    touches = {touch for offer in accepted for touch in offer.path}
    if not accepted or not wanted.marks or touches & set(wanted.marks):
        return list(wanted.marks)
    return list(accepted[0].touches)


def _numbers(table: Table, step: LessonStep, words: Words) -> dict[str, object]:
    """The numbers of the sentences, from the position."""
    if not step.numbers:
        return {}
    status = table.game.face.status(table.view(LEARNER))
    found = {name: numbers.value(status, of, words) for name, of in step.numbers.items()}
    return {name: "–" if value is None else value for name, value in found.items()}


def _knows(lesson: Lesson, place: CoursePlace, words: Words) -> list[Json]:
    """What the learner knows by now, learns now, and will learn."""
    return [
        {"text": words(step.knows), "state": _when(n, place.step)}
        for n, step in enumerate(lesson.steps)
        if step.knows
    ]


def _when(step: int, now: int) -> str:
    """An idea belongs to its own step: while another one teaches nothing, none is learned now."""
    return "now" if step == now else "known" if step < now else "later"
