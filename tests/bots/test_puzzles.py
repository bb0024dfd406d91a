"""How clear a choice is: by several searches, and by what the rules count at once."""

from typing import Any

import pytest

from palatine import games
from palatine.bots import puzzles
from palatine.bots.statistics import mean_and_error
from palatine.core.match import Match
from palatine.core.record import parse_record, upto
from palatine.learn.puzzles import stored, stored_record


def start_of(game: str, number: int) -> Any:
    """The view with which one of the stored puzzles begins."""
    puzzle = stored(game).puzzles[number]
    rules = games.load(game)
    state = upto(rules, parse_record(stored_record(game, puzzle.record)), puzzle.at)
    return rules.view(state, puzzle.seat)


def test_the_same_seed_gives_the_same_answer_and_another_one_does_not() -> None:
    game, view = games.load("castles"), start_of("castles", 8)
    first = puzzles.searched(game, view, 24, 2, "a")
    assert puzzles.searched(game, view, 24, 2, "a") == first
    assert puzzles.searched(game, view, 24, 2, "b") != first


def test_the_best_action_comes_first_and_lacks_nothing() -> None:
    game, view = games.load("castles"), start_of("castles", 8)
    told = puzzles.searched(game, view, 48, 3, "a")
    assert (told[0].less, told[0].error) == (0.0, 0.0)
    assert [one.less for one in told] == sorted(one.less for one in told)
    assert all(one.expected for one in told)


def test_points_at_once_are_those_of_the_preview_and_of_one_place_only_the_best_turn() -> None:
    game, view = games.load("castles"), start_of("castles", 3)
    lines = puzzles.single(game, view)
    offers = game.face.offers(view)
    assert len(lines) < len(offers)
    most = max(sum(game.face.preview(view, game.parse(one.text)).values()) for one in offers)
    assert lines[0].total == most


def test_every_line_of_a_turn_is_looked_at_once() -> None:
    game, view = games.load("torres"), start_of("torres", 4)
    lines = [line for line, _ in puzzles.turns(game, view, 1, 5_000)]
    legal = {action.text for action in game.legal(view, view.viewer)} - {"buy"}
    assert {line.texts[0] for line in lines} <= legal  # a draw is nothing to reckon with
    assert all(len(line.texts) == 1 for line in lines)
    with pytest.raises(puzzles.TooMany):
        list(puzzles.turns(game, view, 0, 50))


def test_points_of_a_line_are_those_of_its_actions_together() -> None:
    game, view = games.load("torres"), start_of("torres", 6)
    best = stored("torres").puzzles[6].choices[0]
    found = {line.texts: line for line, _ in puzzles.turns(game, view, 0, 40_000)}
    assert max(line.total for line in found.values()) == best.total


def test_a_mean_and_its_error() -> None:
    assert mean_and_error([2.0]) == (2.0, 0.0)
    assert mean_and_error([1.0, 3.0]) == (2.0, 1.0)


def test_a_game_begins_without_a_clear_choice() -> None:
    match = Match(games.load("torres"), 2, "even")
    told = puzzles.searched(match.game, match.view(0), 24, 2, "a")
    assert told[1].less < 0.5  # several places are as good
