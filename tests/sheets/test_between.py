"""The sheet of Between: castles with known scores, the ring, ties, edits, and what is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from palatine.core.state import Json
from palatine.games.between.scoring import LINES
from palatine.sheets import ask

VECTORS = json.loads(
    (Path(__file__).parents[1] / "games" / "between" / "vectors.json").read_text("utf-8")
)["castles"]
HALL = "throne_corridor_food"


def asked(castles: list[Any], names: str = "ABC", language: str = "en", **more: Any) -> Json:
    document = {"players": list(names), "castles": castles}
    return ask({"game": "between", "document": document, "language": language, **more})


def numbers(total: int, specialty: int | None = None) -> Json:
    """A castle of which only the numbers are known."""
    points = {**dict.fromkeys(LINES, 0), "food": total}
    return {"points": points, "specialty": specialty}


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["id"]))
def test_castles_recorded_by_players(vector: Json) -> None:
    castle = {
        "throne": vector["throne"],
        "rooms": [row[:2] for row in vector["rooms"]],
        "attendants": [name for name, _ in vector["attendants"]],
        "cards": [name for name, _ in vector["cards"]],
    }
    told = asked([None, castle, None], part="castle:1")
    assert told["sheet"]["sum"]["values"] == [0, vector["total"], 0]
    part = told["part"]
    assert part["points"] == vector["total"]
    assert [room["points"] for room in part["rooms"]] == [row[2] for row in vector["rooms"]]
    extras = {one["id"]: one["points"] for one in part["extras"]}
    known = [[vector["throne"], vector["throne_points"]], *vector["attendants"], *vector["cards"]]
    assert extras == dict(known)


def test_the_lower_castle_counts() -> None:
    sheet = asked([numbers(52), numbers(49), numbers(55)])["sheet"]
    assert [player["total"] for player in sheet["players"]] == [52, 49, 49]
    assert [player["note"] for player in sheet["players"]] == [
        "52 and 55",
        "49 and 52",
        "49 and 55",
    ]
    assert [column["decides"] for column in sheet["columns"]] == [[0], [1, 2], []]
    assert sheet["headline"] == "A wins"
    assert sheet["ties"] == ["B and C have 49 each. The higher castle decides: 52 and 55."]


def test_specialty_rooms_decide_and_are_asked_for_only_then() -> None:
    level = [numbers(40), numbers(30), numbers(40), numbers(30)]
    told = asked(level, "ABCD")["sheet"]
    assert {one["where"] for one in told["missing"]} == {
        f"castles[{n}].specialty" for n in range(4)
    }
    level = [numbers(40, 1), numbers(30, 2), numbers(40, 3), numbers(30, 1)]
    told = asked(level, "ABCD")["sheet"]
    assert told["winners"] == [2] and told["complete"]
    assert told["tie_breaks"] == ["between-tie-specialty"]
    assert told["ties"][1].endswith("decide: 2, 3, 5 and 4.")


def test_still_equal_share() -> None:
    told = asked([numbers(40, 1)] * 3)["sheet"]
    assert told["headline"] == "Shared win: A, B and C"
    assert "share the place" in told["ties"][-1]


def test_ludwig_plays_along_with_two() -> None:
    told = asked([numbers(30), numbers(41), numbers(44)], "AB")["sheet"]
    assert [player["seat"] for player in told["players"]] == [0, 1, -1]
    assert told["winners"] == [-1] and told["headline"] == "Ludwig wins"
    assert [column["seats"] for column in told["columns"]] == [[0, 1], [1], [0]]


# --- building -----------------------------------------------------------------------------------


def built(*edits: Json) -> Json:
    """A castle after these edits."""
    told = asked([{"throne": HALL}, None, None], part="castle:0")
    for edit in edits:
        told = ask(
            {
                "game": "between",
                "document": told["document"],
                "part": "castle:0",
                "edit": {"part": "castle:0", **edit},
            }
        )
        if "wrong" in told:
            return told
    return told


def test_a_preview_is_what_the_edit_brings() -> None:
    told = built({"do": "add", "piece": "salon"}, {"do": "add", "piece": "kitchen"})
    pieces = ["tower", "crypt", "princes_chambers", "painter", "height"]
    question = {"game": "between", "document": told["document"], "part": "castle:0"}
    for preview in ask({**question, "pieces": pieces})["previews"]:
        edit = {"part": "castle:0", "do": "add", "piece": preview["id"]}
        after = ask({**question, "edit": edit})
        assert after["part"]["points"] - told["part"]["points"] == preview["points"]
        if preview["at"]:
            assert after["part"]["rooms"][-1]["at"] == preview["at"]
            best = [place["points"] for place in preview["places"]]
            assert best == sorted(best, reverse=True)


def test_places_of_the_piece_in_hand_are_drawn() -> None:
    told = built({"do": "add", "piece": "salon"})
    question = {"game": "between", "document": told["document"], "part": "castle:0"}
    told = ask({**question, "pieces": ["tower"], "hand": "tower"})
    drawn = "".join(text for _, text in told["part"]["drawing"]["groups"])
    for place in told["previews"][0]["places"]:
        assert f'data-t="{place["touch"]}"' in drawn


def test_rooms_are_moved_and_taken_away() -> None:
    first = {"do": "add", "piece": "salon", "at": "0,1"}
    told = built(first, {"do": "move", "from": "0,1", "at": "-1,0"})
    assert [room["at"] for room in told["part"]["rooms"]] == ["-1,0"]
    told = built(first, {"do": "remove", "from": "0,1"})
    assert told["part"]["rooms"] == []
    told = built({"do": "add", "piece": "painter"}, {"do": "remove", "from": "attendant:painter"})
    assert len(told["part"]["extras"]) == 1  # the throne room


def test_another_throne_room_keeps_the_rooms() -> None:
    told = built({"do": "add", "piece": "salon"}, {"do": "base", "piece": "throne_living_corridor"})
    assert told["part"]["count"] == 1
    assert [one["id"] for one in told["part"]["bases"] if one["chosen"]] == [
        "throne_living_corridor"
    ]


@pytest.mark.parametrize(
    ("edits", "rule"),
    [
        ([{"do": "add", "piece": "salon", "at": "5,5"}], "B-303"),
        ([{"do": "add", "piece": "salon", "at": "0,-1"}], "B-307"),
        ([{"do": "add", "piece": "crypt", "at": "0,1"}], "B-308"),
        ([{"do": "add", "piece": "salon", "at": "0,0"}], "B-208"),
        ([{"do": "add", "piece": "salon"}] * 2, "B-102"),
        ([{"do": "add", "piece": "painter"}] * 3, ""),
        ([{"do": "add", "piece": "height"}] * 2, ""),
        ([{"do": "add", "piece": "salon", "at": "0"}], ""),
        ([{"do": "remove", "from": "4,4"}], ""),
        ([{"do": "remove", "from": "card:height"}], ""),
        ([{"do": "dance"}], ""),
        (
            [
                {"do": "add", "piece": "salon", "at": "0,1"},
                {"do": "add", "piece": "kitchen", "at": "0,2"},
                {"do": "remove", "from": "0,1"},
            ],
            "B-304",
        ),
    ],
)
def test_wrong_edits_are_explained(edits: list[Json], rule: str) -> None:
    wrong = built(*edits)["wrong"]
    assert wrong["rule"] == rule and wrong["text"]


def test_a_castle_begins_with_its_throne_room() -> None:
    edit = {"part": "castle:1", "do": "add", "piece": "salon"}
    wrong = asked([None] * 3, edit=edit)["wrong"]
    assert wrong["rule"] == "B-108" and "Lichtenstein" in wrong["text"]


def test_no_piece_lies_in_two_castles() -> None:
    one = {"throne": HALL, "rooms": [[[0, 1], "salon"]], "cards": ["height"]}
    two = {"throne": "throne_living_corridor", "rooms": [[[0, 1], "salon"]]}
    wrong = asked([one, two, None])["wrong"]
    assert (wrong["where"], wrong["rule"]) == ("castles[1].rooms[0]", "B-102")
    assert wrong["text"].startswith("Castles, Lichtenstein, 1: Salon lies in Mespelbrunn already")
    assert asked([one, {"throne": HALL}, None])["wrong"]["rule"] == "B-104"
    assert asked([one, {**two, "rooms": [], "cards": ["height"]}, None])["wrong"]["rule"] == "B-106"
