"""What castles lead to: noted in played games, explained by least squares."""

import sys
from pathlib import Path

import pytest

from palatine.bots.games.between.rollout import MANY, TURNS
from palatine.bots.games.between.weights import Weights
from palatine.games.between.parts import ROUNDS, TYPE_NAMES, TYPES

sys.path.append(str(Path(__file__).parents[2] / "tools"))

from fit_between import FITTED, SEATS, Note, course, fit, notes_of_game, report

ROOMS = TYPES * MANY


@pytest.fixture(scope="module")
def notes() -> list[Note]:
    return notes_of_game("greedy", "a game")


def test_every_castle_is_noted_when_a_turn_begins(notes: list[Note]) -> None:
    tiles = 2 * TURNS * ROUNDS
    assert [note.left for note in notes] == [
        left for left in range(tiles, 0, -2) for _ in range(SEATS)
    ]
    assert [note.score for note in notes[:SEATS]] == [0] * SEATS
    for number in range(SEATS):
        mine = notes[number::SEATS]
        assert {note.score + note.gain for note in mine} == {mine[0].gain}  # one castle, one end


def test_rooms_are_told_by_type_and_number(notes: list[Note]) -> None:
    assert notes[0].features[1 : 1 + ROOMS] == [0.0] * ROOMS
    assert sum(notes[SEATS].features[1 : 1 + ROOMS]) in (1, 2)  # two tiles: alike or not
    late = notes[-1].features[1 : 1 + ROOMS]
    for kind in range(TYPES):
        assert sum(late[MANY * kind : MANY * (kind + 1)]) <= 1


def test_least_squares_find_what_made_the_gains() -> None:
    def note(second: int, cards: int) -> Note:
        features = [1.0, *([0.0] * ROOMS), 3.0, 0.0, float(cards)]
        features[2] = float(second)  # of the first type two rooms
        return Note(8, features, 10, 20 + 4 * second + 2 * cards)

    worth, error = fit([note(number % 2, number % 3) for number in range(6000)])
    assert worth[2] == pytest.approx(4.0, abs=0.1)
    assert worth[-1] == pytest.approx(2.0, abs=0.1)
    assert worth[1] == pytest.approx(0.0, abs=0.01)  # never seen
    assert error < 0.1


def test_what_is_told_has_all_numbers(notes: list[Note]) -> None:
    lines = report(notes).splitlines()
    assert [line.split()[0] for line in lines[1 : 1 + len(FITTED)]] == [f"{n}:" for n in FITTED]
    first = lines.index("rooms (0 to 5 of a type):") + 1
    table = lines[first : first + TYPES]
    assert [line.split()[-1] for line in table] == list(TYPE_NAMES[:TYPES])
    assert [line.count(",") for line in table] == [MANY] * TYPES
    assert [line.split(":")[0] for line in lines[-2:]] == ["attendant", "card"]


def test_the_course_of_points_goes_turn_by_turn_to_the_end() -> None:
    notes = [Note(4, [], 0, 9), Note(4, [], 2, 11), Note(2, [], 5, 4), Note(2, [], 7, 6)]
    assert course(notes) == [1.0, 6.0, 11.0]


def test_points_by_chance_and_by_choice_are_as_played_games_say(notes: list[Note]) -> None:
    """One game of three castles is near what thousands came to."""
    assert course(notes) == pytest.approx(Weights().by_choice, abs=8)
    assert course(notes_of_game("random", "a game")) == pytest.approx(Weights().by_chance, abs=8)
