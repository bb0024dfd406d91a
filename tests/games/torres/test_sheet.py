"""Rulings about the score sheet of a real table; the sheet itself is tested in tests/sheets."""

from palatine.core.state import Json
from palatine.sheets import ask


def sums(scoring: Json) -> list[int]:
    document = {"players": ["A", "B"], "rounds": [scoring, None, None]}
    told: list[int] = ask({"game": "torres", "document": document})["sheet"]["sum"]["values"]
    return told


def test_L_23_the_kings_bonus_goes_to_the_highest_knight_unless_somebody_is_ticked() -> None:
    one: Json = {"castles": [{"area": 4, "levels": [1, 3]}], "king": 0}
    assert sums(one) == [4 + 5, 12]
    assert sums({**one, "bonus": [0, 1]}) == [4 + 5, 12 + 5]
    assert sums({**one, "bonus": []}) == [4, 12]


def test_L_23_points_bought_move_markers_one_by_one_unless_their_fields_are_told() -> None:
    one: Json = {"way": "points", "castles": [0, 0], "marker": [2, 2]}
    assert sums(one) == [2, 3]  # B would stop beside A and goes on
    assert sums({**one, "start": 1}) == [3, 2]
    assert sums({**one, "track": [4, 5]}) == [4, 5]
