"""Lessons at tables: what the learner does and what the others answer becomes rows, each with a row
that says where the lesson stands (table/course.py). What the coach says of it: coach.py."""

from palatine.core.errors import PalatineError
from palatine.core.events import Event
from palatine.core.state import Json
from palatine.learn import course, lessons
from palatine.learn.course import CoursePlace
from palatine.learn.lessons import LEARNER, Free, Lesson, Next, Play, Try
from palatine.locales import Words, load
from palatine.table import back, door, update
from palatine.table import rows as kinds
from palatine.table.draft import Draft
from palatine.table.errors import Refused
from palatine.table.rows import Row
from palatine.table.table import Table


def lesson_of(table: Table) -> Lesson | None:
    """The lesson of a table; None where it has none, or one of another version of the rules."""
    if not table.setup.lesson:
        return None
    try:
        found = lessons.load(table.setup.game, table.setup.lesson)
    except PalatineError:
        return None
    return found if found.game_version == table.setup.version else None


def place_of(table: Table) -> CoursePlace:
    """Where the learner is."""
    return course.place_from(table.course.now.place or str(CoursePlace()))


# --- what is done -------------------------------------------------------------------------------


def begin(table: Table, now: int) -> list[Row]:
    """The first row of a table with a lesson, before anybody sits down."""
    lesson = lesson_of(table)
    assert lesson is not None
    draft = Draft(table, now)
    _note(draft, lesson, CoursePlace())
    return draft.rows


def submit(
    table: Table,
    seat: int,
    texts: list[str],
    seq: int,
    move_id: str,
    now: int,
    lag: int = 0,
    by_bot: bool = False,
) -> list[Row]:
    """A move as everywhere; at a table with a lesson also where the lesson stands after it."""
    rows = door.submit(table, seat, texts, seq, move_id, now, lag, by_bot)
    lesson = lesson_of(table)
    if lesson is None or not rows or not table.course.runs:
        return rows
    draft = Draft(table, now)
    draft.rows = rows
    place = place_of(table)
    moves = [i for i, row in enumerate(rows) if row.kind == kinds.MOVE]
    for i, until in zip(moves, [*moves[1:], len(rows)], strict=True):
        outcome = rows[until - 1].outcome
        assert outcome is not None
        draft.state = outcome.state
        place = course.after_move(lesson, place, rows[i].seat, draft.state)
    _note(draft, lesson, _finished(draft, lesson, place))
    return draft.rows


def wish(table: Table, what: str, place: str, now: int) -> list[Row]:
    """What a learner asks of the coach: `next`, `skip`, `back` or `on` (the game goes on without
    the lesson). place: where he was when he asked; nothing is done twice."""
    lesson = lesson_of(table)
    if what not in ("next", "skip", "back", "on") or not table.course.marks:
        raise Refused("bad-message")
    door.must_play(table)
    if place != table.course.now.place:
        return []
    draft = Draft(table, now)
    if what == "on" or lesson is None:
        draft.add(kinds.LESSON, LEARNER, str(_end(lesson)), {"over": True})
    elif what == "back":
        _go_back(draft, lesson)
    else:
        here = place_of(table)
        there = _next(lesson, here) if what == "next" else _skipped(draft, lesson, here)
        there = course.settled(lesson, there, draft.state)
        _note(draft, lesson, _finished(draft, lesson, there))
    return draft.rows


def tried(table: Table, touches: list[str] | None, text: str | None, now: int) -> list[Row]:
    """The learner was refused what he was asked to try: the next wish. No rows where it was
    something else."""
    lesson = lesson_of(table)
    if lesson is None or not is_try(table, touches, text):
        return []
    draft = Draft(table, now)
    place = course.settled(lesson, course.granted(place_of(table)), table.state)
    _note(draft, lesson, _finished(draft, lesson, place))
    return draft.rows


def is_try(table: Table, touches: list[str] | None, text: str | None) -> bool:
    """Whether these touches are what the learner was asked to try: they mean that very action, or
    end where it was to be tried."""
    wanted = _wanted_try(table)
    if wanted is None or LEARNER not in table.asked():
        return False
    if text is not None:
        return text == wanted.text
    if touches and wanted.marks and touches[-1] == wanted.marks[-1]:
        return True
    meant = update.meant(table, table.view(LEARNER), touches or [])
    return meant is not None and meant.text == wanted.text


def _wanted_try(table: Table) -> Try | None:
    lesson = lesson_of(table)
    if lesson is None or not table.course.runs:
        return None
    found = course.wish_of(lesson, place_of(table))
    return found if isinstance(found, Try) else None


def why(
    table: Table, seat: int, seq: int, touches: list[str] | None, text: str | None, words: Words
) -> Json:
    """Why something is not possible; in a lesson, of something that is legal, why it is not wanted
    now."""
    if is_try(table, touches, text):
        wanted = _wanted_try(table)
        told = update.why(table, seat, seq, None, wanted.text if wanted else "", words)
        return {**told, "touches": touches, "tried": True}
    told = update.why(table, seat, seq, touches, text, words)
    if not table.course.runs or table.course.now.accepts is None:
        return told
    if told["legal"] or _begins(table, touches or []):
        return {**told, "legal": True, "sentence": words(table.course.now.other), "rule": ""}
    return told


def _begins(table: Table, touches: list[str]) -> bool:
    """Whether something legal begins with these touches."""
    known = update.offers_of(table, table.view(LEARNER))
    return any(offer.begins(tuple(touches)) for offer in known)


# --- the rows of it -----------------------------------------------------------------------------


def _end(lesson: Lesson | None) -> CoursePlace:
    """Where nothing is said any more."""
    return CoursePlace(len(lesson.steps) + 1 if lesson else 0)


def _note(draft: Draft, lesson: Lesson, place: CoursePlace) -> None:
    """Add the row of where the lesson stands."""
    draft.add(kinds.LESSON, LEARNER, str(place), _accepted(lesson, place))


def _accepted(lesson: Lesson, place: CoursePlace) -> Json:
    """What the learner may do there, as the row says it (table/course.py)."""
    step, asked_for = course.step_of(lesson, place), course.wish_of(lesson, place)
    if step is None:
        return {"over": True}
    other = f"{lesson.game}-learn-{step.id}-other"
    if isinstance(asked_for, Free):
        return {}
    if isinstance(asked_for, Play):
        return {"accepts": [list(one) for one in course.wanted(lesson, place)], "other": other}
    if isinstance(asked_for, Try):
        return {"accepts": [], "open": True, "other": other}
    waits = isinstance(asked_for, Next)
    return {"accepts": [], "other": "learn-other-next" if waits else "learn-other-wait"}


def _finished(draft: Draft, lesson: Lesson, place: CoursePlace) -> CoursePlace:
    """The next step, where this one is done; lost, where it did not lead where it should."""
    game = draft.table.game
    if game.is_over(draft.state):
        return _end(lesson)
    step = course.step_of(lesson, place)
    if step is None or not course.is_step_done(lesson, place):
        return place
    told = [(event.key, event.args) for event in _events(draft, place.step)]
    status = game.face.status(game.view(draft.state, LEARNER))
    return course.after_step(lesson, place, course.problem(step, told, status, load("en")))


def _events(draft: Draft, step: int) -> list[Event]:
    """What has happened during a step, without what was taken back."""
    table = draft.table
    start = table.course.now.number
    for mark in reversed(table.course.marks):
        if course.place_from(mark.place).step != step:
            break
        start = mark.number
    standing = {done.number for done in table.history if done.number > start}
    lines = [line for line in table.log.lines if line.kind == "event" and line.entry in standing]
    fresh = [event for row in draft.rows if row.outcome for event in row.outcome.events]
    return [Event(line.key, line.args) for line in lines] + fresh


def _next(lesson: Lesson, place: CoursePlace) -> CoursePlace:
    if not isinstance(course.wish_of(lesson, place), Next):
        raise Refused("lesson", "learn-other-do")
    return course.granted(place)


def _skipped(draft: Draft, lesson: Lesson, place: CoursePlace) -> CoursePlace:
    """The rest of the step as the script has it; the others answer as always."""
    game = draft.table.game
    step = place.step
    while (wanted := course.wish_of(lesson, place)) is not None and place.step == step:
        if isinstance(wanted, Next | Try):
            place = course.granted(place)
            continue
        legal = [action.text for action in game.legal(draft.state, LEARNER)]
        if not legal:
            return place  # another seat acts first
        text = course.own_texts(wanted, legal)
        if isinstance(wanted, Free):
            place = _skipped_stretch(draft, lesson, place, wanted)
        elif text:
            place = _played(draft, lesson, place, text)
        else:
            return CoursePlace(place.step, place.wish, place.answer, is_lost=True)
    return place


def _skipped_stretch(draft: Draft, lesson: Lesson, place: CoursePlace, wanted: Free) -> CoursePlace:
    """A free stretch as it is usual, as far as that is legal."""
    game = draft.table.game
    for text in course.usual(wanted):
        if course.wish_of(lesson, place) is not wanted:
            break
        legal = [action.text for action in game.legal(draft.state, LEARNER)]
        if text in legal:
            place = _played(draft, lesson, place, text)
        elif text == wanted.close:
            place = _played(draft, lesson, place, legal[0])
    return place


def _played(draft: Draft, lesson: Lesson, place: CoursePlace, text: str) -> CoursePlace:
    draft.play(LEARNER, draft.table.game.parse(text), "", 0)
    draft.draw()
    return course.after_move(lesson, place, LEARNER, draft.state)


def _go_back(draft: Draft, lesson: Lesson) -> None:
    """To the beginning of the step, or of the one before where nothing of this one is done yet."""
    table, place = draft.table, place_of(draft.table)
    last = min(place.step, len(lesson.steps))
    target = last - 1 if place == CoursePlace(place.step) else last
    starts = [mark for mark in table.course.marks if mark.place == str(CoursePlace(target))]
    if not starts:
        raise Refused("no-undo", "table-undo-nothing")
    gone = [n for n, done in enumerate(table.history) if done.number > starts[-1].number]
    if gone:
        back.take_back(draft, LEARNER, gone[0], "lesson")
    _note(draft, lesson, CoursePlace(target))


# --- the others ---------------------------------------------------------------------------------


def script(table: Table, seat: int) -> tuple[str, ...] | None:
    """The texts of which a seat takes the first that is legal; () where it decides for itself; None
    where it has to wait for the learner, or for another seat."""
    if not table.course.runs:
        return ()
    lesson = lesson_of(table)
    acting = None if lesson is None else course.actor(lesson, place_of(table), table.state)
    return acting[1] if acting is not None and acting[0] == seat else None


def scripted(table: Table, seat: int) -> str:
    """What a seat does by the script; '' where it has to think for itself."""
    texts = script(table, seat) or ()
    legal = {action.text for action in table.game.legal(table.state, seat)} if texts else set()
    return next((text for text in texts if text in legal), "")


def progress(table: Table) -> Json | None:
    """How far a running lesson is, for lists of tables; None where none runs."""
    lesson = lesson_of(table)
    if lesson is None or not table.course.runs:
        return None
    return {"step": place_of(table).step + 1, "of": len(lesson.steps)}
