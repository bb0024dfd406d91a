"""The stored puzzles of every game: that each can be played, its answer is the best, and what is
said of it is there in every language. `palatine puzzles --check` makes the whole check."""

from dataclasses import replace

import pytest

from learn.digest import numbers
from palatine import games
from palatine.bots.store import minds
from palatine.cli.puzzle_search import SearchEffort, complaint, quick_complaint
from palatine.core.errors import NotLegal, PalatineError
from palatine.games import OWN
from palatine.learn import puzzles
from palatine.learn.puzzles import LEAD, LETTERS, Puzzle
from palatine.locales import languages, load

WITH_PUZZLES = [game for game in sorted(OWN) if puzzles.stored(game).kinds]
EVERY = [(game, one) for game in WITH_PUZZLES for one in puzzles.stored(game).puzzles]
every_game = pytest.mark.parametrize("game", WITH_PUZZLES)
every_puzzle = pytest.mark.parametrize(
    ("game", "puzzle"), EVERY, ids=[f"{game} {one.id}" for game, one in EVERY]
)


def test_a_new_game_may_be_without_puzzles_and_the_first_four_are_not() -> None:
    assert {"torres", "louis", "between", "castles"} <= set(WITH_PUZZLES)


@every_game
def test_ten_puzzles_of_several_kinds(game: str) -> None:
    kept = puzzles.stored(game)
    assert len(kept.puzzles) == 10
    assert len({one.id for one in kept.puzzles}) == 10
    assert len({one.kind.id for one in kept.puzzles}) >= 4
    assert kept.searched == ()


@every_game
def test_they_are_of_the_present_rules_and_the_present_evaluator(game: str) -> None:
    kept, present = puzzles.stored(game), games.load(game).meta.version
    assert kept.version == present, "the rules have changed: find new puzzles"
    assert kept.evaluator == minds(game), (
        f"the evaluator of {game} has changed: run `palatine puzzles {game} --check`, which judges"
        " its puzzles again and stores the present version where all of them hold"
    )


@every_puzzle
def test_a_puzzle_can_be_played_and_its_answers_bring_what_is_stored(
    game: str, puzzle: Puzzle
) -> None:
    rules = games.load(game)
    start = puzzles.position(rules, puzzle, puzzles.stored_record(game, puzzle.record))
    assert rules.to_move(start) == puzzle.seat or rules.legal(start, puzzle.seat)
    assert start.frames[-1].step == puzzle.kind.step
    view = rules.view(start, puzzle.seat)
    assert [one.less for one in puzzle.choices] == sorted(one.less for one in puzzle.choices)
    assert puzzle.choices[0].less == 0
    for choice in puzzle.choices:
        played = puzzles.played(rules, puzzle, start, choice.texts)
        if puzzle.kind.measure != LEAD:
            after = rules.view(played.state, puzzle.seat)
            worth = puzzles.measure_of(rules, puzzle.kind, view)(after, played.points)
            assert worth == choice.points


@every_puzzle
def test_its_best_answer_is_the_best_as_far_as_can_be_told_in_a_moment(
    game: str, puzzle: Puzzle
) -> None:
    assert puzzle.margin >= puzzle.kind.least
    assert puzzle.margin >= 4 * puzzle.error
    text = puzzles.stored_record(game, puzzle.record)
    assert quick_complaint(games.load(game), puzzle, text) == ""


@pytest.mark.long
@every_puzzle
def test_it_holds_with_a_larger_budget_and_other_luck(game: str, puzzle: Puzzle) -> None:
    text = puzzles.stored_record(game, puzzle.record)
    effort = SearchEffort(puzzle.rollouts, puzzle.runs).times(4)
    assert complaint(games.load(game), puzzle, text, effort) == ""


@every_puzzle
def test_a_record_ends_where_the_last_puzzle_of_it_begins(game: str, puzzle: Puzzle) -> None:
    text = puzzles.stored_record(game, puzzle.record)
    same = [one for one in puzzles.stored(game).puzzles if one.record == puzzle.record]
    assert f"\n{max(one.at for one in same)} " in text
    assert f"\n{max(one.at for one in same) + 1} " not in text
    assert "\nseed " not in text and "\nresult " not in text


@every_game
def test_what_is_asked_and_why_is_said_in_every_language(game: str) -> None:
    kept = puzzles.stored(game)
    for language in languages():
        words = load(language, strict=True)
        for one in kept.puzzles:
            assert words(f"{game}-puzzle-{one.kind.id}", {"seat": one.seat})
            assert words(f"{game}-puzzle-why-{one.why}")
            assert kept.rule(one) in numbers(game)


@every_puzzle
def test_letters_say_nothing_of_how_good_an_answer_is(game: str, puzzle: Puzzle) -> None:
    order = puzzles.order(puzzle)
    assert sorted(order) == list(range(len(puzzle.choices)))
    assert puzzle.kind.form != "choose" or len(order) <= len(LETTERS)


def test_the_best_answer_is_not_always_the_same_letter() -> None:
    chosen = [one for _, one in EVERY if one.kind.form == "choose"]
    assert len({puzzles.order(one).index(0) for one in chosen}) == len(LETTERS)


def test_a_file_is_read_as_it_was_written() -> None:
    kept = puzzles.stored("torres")
    assert puzzles.parsed("torres", puzzles.written(kept)) == kept


@pytest.mark.parametrize(
    "text",
    [
        "game_version = ",
        "game_version = 2",
        puzzles.written(puzzles.stored("torres")).replace('form = "turn"', 'form = "guess"'),
        puzzles.written(puzzles.stored("torres")).replace('kind = "turn"', 'kind = "none"'),
    ],
)
def test_a_file_that_cannot_be_read_says_so(text: str) -> None:
    with pytest.raises(PalatineError) as error:
        puzzles.parsed("torres", text)
    assert error.value.key == "learn-puzzle-bad-file"


def test_an_action_that_is_not_legal_is_refused_with_its_reason() -> None:
    puzzle = puzzles.stored("torres").puzzles[5]
    game = games.load("torres")
    start = puzzles.position(game, puzzle, puzzles.stored_record("torres", puzzle.record))
    with pytest.raises(NotLegal):
        puzzles.played(game, puzzle, start, ["knight a1 h8"])


def test_a_changed_answer_is_found_out() -> None:
    """The check of every day would see it if another answer were stored as the best."""
    for game, puzzle in EVERY:
        if puzzle.kind.form == "choose":
            wrong = replace(puzzle, choices=puzzle.choices[::-1])
            text = puzzles.stored_record(game, puzzle.record)
            assert quick_complaint(games.load(game), wrong, text) == "learn-puzzle-other"
            return
