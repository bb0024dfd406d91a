"""Rulings about the score sheet of a real table; the sheet itself is tested in tests/sheets."""

from palatine.core.state import Json
from palatine.sheets import ask

HALL: Json = {"throne": "throne_corridor_food", "rooms": [[[2, 0], "salon"]]}


def lacking(castle: Json) -> list[str]:
    document = {"players": ["A", "B", "C"], "castles": [castle, None, None]}
    missing = ask({"game": "between", "document": document})["sheet"]["missing"]
    return [one["text"] for one in missing if one["where"] == "castles[0]"]


def test_A_36_a_castle_with_fewer_than_16_rooms_is_unfinished_until_it_is_said_to_be_done() -> None:
    assert lacking(HALL) == ["Mespelbrunn: 1 of 16 rooms"]
    assert lacking({**HALL, "done": True}) == []


def test_A_36_with_two_the_third_place_is_ludwigs() -> None:
    told = ask({"game": "between", "players": ["A", "B"]})["sheet"]
    assert [column["seats"] for column in told["columns"]] == [[0, 1], [1], [0]]
