"""The sheet of Castles: the fast way, and what is wrong with it."""

from typing import Any

import pytest

from palatine.core.state import Json
from palatine.games import load
from palatine.sheets import ask
from sheets.playing import finished

EVENING: Json = {
    "game": "castles",
    "players": ["Hana", "Jan", "Eva"],
    "track": [64, 71, 60],
    "favors": [
        {"id": "F-15", "order": [[0], [2], [1]]},
        {"id": "F-20", "counts": [2, 3, 2]},
        {"id": "F-21", "order": [[1], [2], [0]]},
    ],
    "cards": [
        [{"id": "B-13", "count": 3}, {"id": "B-03", "count": 2}],
        [{"id": "B-14", "count": 4}],
        [{"id": "B-16", "count": 3}],
    ],
    "money": [12000, 0, 31000],
    "empty": ["200", "400"],
    "emptied": [3, 2, 4],
}


def asked(changes: Json | None = None, language: str = "en") -> Json:
    """The answer to the evening with some entries changed."""
    document = {**EVENING, **(changes or {})}
    return ask({"game": "castles", "document": document, "language": language})


def rows(sheet: Json) -> dict[str, list[int | None]]:
    return {row["key"]: row["values"] for row in sheet["rows"]}


def test_fast_way() -> None:
    sheet = asked()["sheet"]
    found = rows(sheet)
    assert sheet["sum"]["values"] == [95, 101, 91]
    assert (found["favors"], found["cards"]) == ([13, 18, 11], [11, 8, 9])
    assert (found["money"], found["stacks"]) == ([1, 0, 3], [6, 4, 8])
    assert found["favor:F-20"] == [3, 8, 3]  # C-713: places 2 and 3 are shared
    assert (sheet["headline"], sheet["complete"]) == ("Jan wins", True)


def test_shared_places_are_reckoned_in_words() -> None:
    notes = {row["key"]: row["note"] for row in asked()["sheet"]["rows"]}
    shared = "Hana and Eva share places 2 and 3: (4 + 2) ÷ 2, rounded down: 3 each."
    assert notes["favor:F-20"] == shared


def test_who_is_not_in_the_order_has_none() -> None:
    favors = [{"id": "F-15", "order": [[1]]}]
    assert rows(asked({"favors": favors})["sheet"])["favor:F-15"] == [0, 8, 0]


def test_what_is_missing_is_named_and_the_rest_counted() -> None:
    sheet = asked({"track": [64, None, 60], "money": None, "cards": None})["sheet"]
    assert {one["where"] for one in sheet["missing"]} == {
        *("track[1]", "money[0]", "money[1]", "money[2]", "cards[0]", "cards[1]", "cards[2]")
    }
    assert sheet["headline"] == "So far Hana leads"
    assert sheet["sum"]["values"] == [64 + 13 + 6, 18 + 4, 60 + 11 + 8]


def test_ties_are_broken_by_size_then_money() -> None:
    level = {"track": [70, 71, 60]}  # Hana has 101, too
    sheet = asked(level)["sheet"]
    assert [one["where"] for one in sheet["missing"]] == ["sizes[0]", "sizes[1]"]
    sheet = asked({**level, "sizes": [2450, 2300, None]})["sheet"]
    assert (sheet["winners"], sheet["complete"]) == ([0], True)
    assert sheet["ties"] == [
        "Hana and Jan have 101 points each.",
        "The larger castle decides: 2450 and 2300.",
    ]
    sheet = asked({**level, "sizes": [2300, 2300, 0]})["sheet"]
    assert sheet["winners"] == [0] and "12000 and 0" in sheet["ties"][-1]


def test_one_player_gets_a_rank() -> None:
    alone: Json = {"players": ["Eva"], "track": [88], "favors": None, "money": [21000]}
    alone |= {"cards": [[{"id": "B-08"}]], "emptied": [1]}
    sheet = asked(alone)["sheet"]
    assert sheet["sum"]["values"] == [88 + 2 + 4 + 2]  # card B-08 counts the money by itself
    assert sheet["rank"] == "Court Architect"


@pytest.mark.parametrize(
    ("changes", "where", "rule"),
    [
        ({"players": ["a"] * 5}, "players", ""),
        ({"players": ["x" * 41, "b"]}, "players[0]", ""),
        ({"track": [1, 2]}, "track", ""),
        ({"track": [1, 2, "3"]}, "track[2]", ""),
        ({"tracks": []}, "tracks", ""),
        ({"game": "chess"}, "game", ""),
        ({"favors": [{"id": "F-99"}]}, "favors[0].id", ""),
        ({"favors": [{"id": "F-01"}] * 2}, "favors[1]", "C-104"),
        ({"favors": [{"id": "F-21"}, {"id": "F-22"}]}, "favors[1]", "C-122"),
        ({"favors": [{"id": f"F-0{n}"} for n in range(1, 5)]}, "favors[3]", "C-121"),
        ({"favors": [{"id": "F-01", "order": [[0], [0]]}]}, "favors[0].order[1]", ""),
        ({"cards": [[{"id": "B-14"}], [{"id": "B-14"}], []]}, "cards[1][0]", "C-104"),
        ({"cards": [[{"id": "B-01", "count": 2}], [], []]}, "cards[0][0].count", ""),
        ({"empty": ["210"]}, "empty[0]", ""),
        ({"empty": [], "emptied": [1, 0, 0]}, "emptied[0]", "C-711"),
        ({"players": ["Hana", "x" * 41, "Eva"]}, "players[1]", ""),
        ({"players": ["Hana"] * 9}, "players", ""),
        ({"date": "x" * 41}, "date", ""),
        ({"way": "slow"}, "way", ""),
    ],
)
def test_wrong_entries_are_explained(changes: Any, where: str, rule: str) -> None:
    for language in ("en", "cs", "pl", "ru"):
        wrong = asked(changes, language)["wrong"]
        assert (wrong["where"], wrong["rule"]) == (where, rule)
        assert wrong["text"] and wrong["text"] != wrong["key"]
        if where != "tracks":  # what no document has is named as it was written
            assert not wrong["text"].startswith(f"{where}:"), "a place in words, no path"


def test_a_name_that_is_too_long_is_said_to_be_one() -> None:
    wrong = asked({"players": ["Hana", "x" * 41, "Eva"]})["wrong"]
    assert wrong["text"] == "Name of player 2: at most 40 characters, in one line."


# --- room by room -------------------------------------------------------------------------------


def built(*edits: Json) -> Json:
    """The answer after these edits of the first castle."""
    told = ask({"game": "castles", "players": ["A", "B"], "part": "castle:0"})
    for edit in ({"do": "base", "piece": "4"}, *edits):
        told = ask(
            {
                "game": "castles",
                "document": told["document"],
                "part": "castle:0",
                "edit": {"part": "castle:0", **edit},
            }
        )
        if "wrong" in told:
            return told
    return told


PLACES = ("R300-2", "R150-1", "hallway", "R600-1")


def test_a_preview_is_what_the_edit_brings() -> None:
    told = built({"do": "add", "piece": "R200-1"}, {"do": "add", "piece": "R400-1"})
    question = {"game": "castles", "document": told["document"], "part": "castle:0"}
    for preview in ask({**question, "pieces": list(PLACES)})["previews"]:
        edit = {"part": "castle:0", "do": "add", "piece": preview["id"]}
        after = ask({**question, "edit": edit})
        assert after["part"]["points"] - told["part"]["points"] == preview["points"]
        assert after["part"]["rooms"][-1]["at"] == preview["at"]


def test_tiles_are_moved_turned_and_taken_away() -> None:
    empty = {"game": "castles", "document": built()["document"], "part": "castle:0"}
    places = ask({**empty, "pieces": ["R200-1"]})["previews"][0]["places"]
    told = built({"do": "add", "piece": "R200-1"})
    first = told["part"]["rooms"][0]["at"]
    assert first == places[0]["at"]
    question = {"game": "castles", "document": told["document"], "part": "castle:0"}
    for edit, left in (
        ({"do": "move", "from": first, "at": places[1]["at"]}, [places[1]["at"]]),
        ({"do": "remove", "from": first}, []),
    ):
        after = ask({**question, "edit": {"part": "castle:0", **edit}})
        assert [room["at"] for room in after["part"]["rooms"]] == left
    turned = ask({**question, "edit": {"part": "castle:0", "do": "turn", "from": first}})
    assert turned["part"]["rooms"][0]["at"].split(",")[2] != first.split(",")[2]


def test_a_tile_that_others_need_stays() -> None:
    """Of a whole castle some tiles can be taken away, and some hold others."""
    game = load("castles")
    document = game.scoresheet.of_state(finished("castles", 2, "needed"), ["A", "B"])
    tiles = document["castles"][0]["tiles"]
    refused = 0
    for tile in tiles:
        place = f"{tile['x']},{tile['y']},{tile['rot']}"
        edit = {"part": "castle:0", "do": "remove", "from": place}
        bare = {**document, "favors": None, "cards": None}
        told = ask({"game": "castles", "document": bare, "part": "castle:0", "edit": edit})
        if "wrong" in told:
            refused += 1
            assert told["wrong"]["rule"] == "C-401"
        else:
            assert len(told["part"]["rooms"]) == len(tiles) - 1
    assert 0 < refused < len(tiles)


@pytest.mark.parametrize(
    ("edits", "rule"),
    [
        ([{"do": "add", "piece": "R200-1", "at": "90,90,0"}], "C-401"),
        ([{"do": "add", "piece": "R200-1"}] * 2, "C-102"),
        ([{"do": "add", "piece": "R200-1", "at": "0,0"}], ""),
        ([{"do": "add", "piece": "R999-1"}], ""),
        ([{"do": "remove", "from": "7,7,0"}], ""),
        ([{"do": "dance"}], ""),
        ([{"do": "base", "piece": "5"}], ""),
    ],
)
def test_wrong_edits_are_explained(edits: list[Json], rule: str) -> None:
    wrong = built(*edits)["wrong"]
    assert wrong["rule"] == rule and wrong["text"]


def test_a_castle_begins_with_its_foyer() -> None:
    edit = {"part": "castle:0", "do": "add", "piece": "R200-1"}
    wrong = ask({"game": "castles", "players": ["A", "B"], "edit": edit})["wrong"]
    assert wrong["rule"] == "C-126"


def test_numbers_that_contradict_a_castle_are_refused() -> None:
    castle = built({"do": "add", "piece": "R200-1"})["document"]["castles"][0]
    both = {"players": ["A", "B"], "castles": [castle, castle | {"tiles": []}]}
    for more, where in (
        ({"track": [99, None]}, "track[0]"),
        ({"empty": ["200"], "emptied": [7, None]}, "emptied[0]"),
        ({"cards": [[{"id": "B-20", "count": 5}], []]}, "cards[0][0]"),
        ({"favors": [{"id": "F-17", "order": [[1], [0]]}]}, "favors[0]"),
    ):
        wrong = ask({"game": "castles", "document": {**both, **more}})["wrong"]
        assert wrong["where"] == where and wrong["text"]


def test_one_castle_may_be_built_and_the_other_counted() -> None:
    castle = built({"do": "add", "piece": "R200-1"})["document"]["castles"][0]
    mixed = {"players": ["A", "B"], "castles": [castle, None], "track": [None, 50]}
    mixed |= {"favors": [{"id": "F-17", "counts": [None, 3]}]}
    sheet = ask({"game": "castles", "document": mixed})["sheet"]
    assert rows(sheet)["track"][1] == 50
    assert rows(sheet)["favor:F-17"] == [4, 8]  # the castle tells that A has one small room
