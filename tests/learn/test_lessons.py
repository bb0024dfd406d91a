"""Every lesson goes on the engine as it is written; what is wrong in a file is said clearly."""

from collections.abc import Mapping
from typing import Any

import pytest

from contract.plays import MODULES, load_game
from locales.catalogues import messages
from palatine.bots import make
from palatine.core.chance import AnyGame
from palatine.core.meta import Meta
from palatine.core.rng import Rng
from palatine.learn.lessons import BadLesson, Free, Lesson, load_from, names_in, read
from palatine.learn.replay import Replay, play_lesson, ways
from palatine.locales import languages, load

LEARNERS = 5  # who do anything where they are free
MOST_WORDS, MOST_LETTERS = 35, 260  # of a balloon: words in English, letters in other languages


def lessons_of(game: str) -> list[Lesson]:
    """All lessons of a game, the template included."""
    package = MODULES[game]
    return [load_from(package, load_game(game).meta, name) for name in names_in(package)]


def page(game: AnyGame, view: Any, seat: int) -> str:
    """What a Page plays."""
    return make("page", f"page/{seat}").choose(game, view).text


def test_the_template_has_a_lesson() -> None:
    assert [lesson.name for lesson in lessons_of("tiny")] == ["first"]


def test_a_lesson_goes_as_it_is_written(game_id: str) -> None:
    for lesson in lessons_of(game_id):
        run = play_lesson(lesson, load_game(game_id), page)
        assert [step.id for step in lesson.steps] == list(run.at)
        assert len(lesson.steps) <= 16


def test_every_other_accepted_way_leads_to_the_end(game_id: str) -> None:
    for lesson in lessons_of(game_id):
        for way in ways(lesson):
            play_lesson(lesson, load_game(game_id), page, way)


def test_learners_who_do_anything_come_to_the_end(game_id: str) -> None:
    for lesson in lessons_of(game_id):
        if any(isinstance(wish, Free) for step in lesson.steps for wish in step.wishes):
            for n in range(LEARNERS):
                play_lesson(lesson, load_game(game_id), page, rng=Rng(f"learner {n}"))


def test_the_game_goes_on_to_its_end_against_pages(game_id: str) -> None:
    game = load_game(game_id)
    for lesson in lessons_of(game_id):
        match = play_lesson(lesson, game, page).match
        for _ in range(game.meta.bound):
            if match.over:
                break
            match.play(page(game, match.view(match.seat), match.seat))
        assert match.over


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_there_and_short(game_id: str, language: str) -> None:
    for lesson in lessons_of(game_id):
        for step in lesson.steps:
            for key in [key for key in lesson.message_keys() if f"-{step.id}-" in key]:
                sentence = said(language, game_id, key, step.numbers)
                if "-say" in key and language == "en":
                    assert len(sentence.split()) <= MOST_WORDS, key
                elif "-say" in key:
                    assert len(sentence) <= MOST_LETTERS, key


def said(language: str, game: str, key: str, numbers: Mapping[str, str]) -> str:
    """A sentence of a lesson; its arguments are among the numbers of its step."""
    message = messages(language, f"{game}-learn")[key]
    assert message.variables <= set(numbers), key
    return load(language, strict=True)(key, dict.fromkeys(message.variables, 12))


def test_every_sentence_of_a_lesson_is_used(game_id: str) -> None:
    lessons = lessons_of(game_id)
    used = {key for lesson in lessons for key in lesson.message_keys()}
    used |= {f"{game_id}-learn-{step.id}-other" for lesson in lessons for step in lesson.steps}
    catalogue = messages("en", f"{game_id}-learn") if lessons else {}
    written = [key for key in catalogue if key.startswith(f"{game_id}-learn-")]
    assert [key for key in written if key not in used] == []


# --- what is wrong is said ----------------------------------------------------------------------

META = Meta(id="tiny", version=1, seats=(2, 3, 4))
GOOD = 'game_version = 1\nseats = 2\nseed = "learn-1"\nminutes = 3\n'


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("seats = ", "Invalid value"),
        (GOOD.replace("version = 1", "version = 2"), "written for version 2 of the rules, not 1"),
        (GOOD.replace("seats = 2", "seats = 9"), "9 cannot play"),
        (GOOD.replace('"learn-1"', "7"), "seed is no str"),
        (GOOD + "step = []", "no steps"),
        (GOOD + "[options]\ncourt = 1\n[[step]]\nid = 'a'", "error-unknown-option"),
        (GOOD + "[[step]]\nid = 'a'\n[[step]]\nid = 'a'", "two steps are called a"),
        (GOOD + "[[step]]\nid = 'A b'", "small letters"),
        (GOOD + "[[step]]\nid = 'a'\ncolour = 'red'", "unknown field colour"),
        (GOOD + "[[step]]\nid = 'a'\nmarks = ['seat:4']", "there is no seat:4"),
        (GOOD + "[[step]]\nid = 'a'\nmarks = [[], ['board']]", "lists for 2 balloons"),
        (GOOD + "[[step]]\nid = 'a'\nmarks = [[], 'board']", "no list of texts"),
        (GOOD + "[[step]]\nid = 'a'\nknows = 'x'", "begins with tiny-learn-"),
        (GOOD + "[[step]]\nid = 'a'\ndo = [{say = 1}]", "play, refused or free"),
        (GOOD + "[[step]]\nid = 'a'\ndo = [{play = []}]", "play is empty"),
        (GOOD + "[[step]]\nid = 'a'\ndo = [{refused = 'x'}]", "reason is missing"),
        (GOOD + "[[step]]\nid = 'a'\ndo = [{play = ['x'], close = 'y'}]", "close belongs to free"),
        (GOOD + "[[step]]\nid = 'a'\nballoons = 2\ndo = [{play = ['x']}]", "those shown are [1]"),
        (GOOD + "[[step]]\nid = 'a'\nthen = [{seat = 0, play = ['x']}]", "a seat of the others"),
        (GOOD + "[[step]]\nid = 'a'\nexpect = {facts = [{of = 'x', is = []}]}", "a number or a"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(text: str, problem: str) -> None:
    with pytest.raises(BadLesson) as caught:
        read(META, "first", text)
    assert problem in str(caught.value) and "tiny/lessons/first" in str(caught.value)


def played(steps: str) -> Replay:
    """A lesson of the template's game with these steps."""
    lesson = read(META, "first", GOOD + steps)
    return play_lesson(lesson, load_game("tiny"), page)


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        ("do = [{play = ['play 4']}]", "seat 0 cannot play play 4"),
        ("do = [{refused = 'play 5', reason = 'x'}]", "play 5 is not refused"),
        (
            "do = [{refused = 'play 4', reason = 'tiny-why-taken', marks = ['card:4']}]",
            "refused with tiny-why-not-in-hand",
        ),
        (
            "do = [{refused = 'play 4', reason = 'tiny-why-not-in-hand', marks = ['b2']}]",
            "touching ['b2'] means banner b2",
        ),
        ("do = [{play = ['play 5']}]\nthen = [{seat = 1, play = ['play 5']}]", "seat 1 is asked"),
        ("do = [{play = ['play 5'], marks = ['card:2']}]", "card:2 is not clicked for this"),
        ("marks = ['fact:king']", "there is no fact:king"),
        ("marks = ['tray:nothing']", "there is no tray:nothing"),
        ("numbers = {n = 'fact:nothing'}", "which is not there"),
        ("expect = {events = [{key = 'tiny-event-won'}]}", "tiny-event-won {} has not happened"),
        ("expect = {facts = [{of = 'score:0', is = 1}]}", "score:0 is 0, not 1"),
        ("do = [{play = ['play 5']}]", "the learner is not asked"),
    ],
)
def test_a_lesson_that_does_not_go_says_where(step: str, problem: str) -> None:
    with pytest.raises(BadLesson) as caught:
        played(f"[[step]]\nid = 'a'\n{step}")
    assert problem in str(caught.value)
