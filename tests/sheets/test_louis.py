"""The sheet of Louis XIV: majorities, missions, ties, the exchange, and what is wrong."""

from typing import Any

import pytest

from palatine.core.state import Json
from palatine.sheets import ask

ARMS = [[2, 0, 1, 0, 0, 3], [2, 1, 1, 0, 0, 0], [0, 0, 0, 5, 0, 1]]


def asked(names: str = "ABC", language: str = "en", **entries: Any) -> Json:
    document = {"players": list(names), "missions": [3, 2, 4], "arms": ARMS, **entries}
    return ask({"game": "louis", "document": document, "language": language})


def rows(sheet: Json) -> dict[str, list[int | None]]:
    return {row["key"]: row["values"] for row in sheet["rows"]}


def test_L_603_L_604_arms_majorities_missions() -> None:
    sheet = asked()["sheet"]
    found = rows(sheet)
    assert (found["arms"], found["missions"]) == ([6, 4, 6], [15, 10, 20])
    assert found["majorities"] == [3, 3, 1]  # ties win, too; nobody has the fifth kind
    assert found["most:5"] == [0, 0, 0]
    assert sheet["sum"]["values"] == [24, 17, 27] and sheet["headline"] == "C wins"


def test_L_970_arms_of_no_kind_are_a_point() -> None:
    assert asked(plain=[4, 0, 0])["sheet"]["sum"]["values"] == [28, 17, 27]


def test_L_605_markers_decide_and_are_asked_for_only_then() -> None:
    level: Json = {"missions": [3, 2, 4], "plain": [3, 0, 0]}
    sheet = asked(**level)["sheet"]
    assert [one["where"] for one in sheet["missing"]] == ["markers[0]", "markers[2]"]
    sheet = asked(**level, markers=[4, None, 6])["sheet"]
    assert sheet["winners"] == [2] and sheet["complete"]
    assert sheet["ties"][1] == "Markers in the personal supply decide: 4 and 6."
    sheet = asked(**level, markers=[5, None, 5])["sheet"]
    assert sheet["winners"] == [0, 2] and "share" in sheet["ties"][-1]


def test_L_601_how_many_arms_are_drawn() -> None:
    notes = asked(left=[[1, 0, 2, 1, 7], None, [0, 0, 0, 0, 2]])["sheet"]["notes"]
    assert notes[0].startswith("A draws 6 coats of arms") and "(1 + 2 + 1 + 2)" in notes[0]
    assert notes[1] == "C draws no coat of arms."


def test_L_602_where_they_run_short_classes_are_served_in_order() -> None:
    left = [[1, 0, 0, 0, 9], [1, 0, 0, 0, 9], [0, 0, 0, 0, 0]]
    notes = asked(left=left, pile=5, start=1)["sheet"]["notes"]
    assert notes[0].startswith("A draws 2") and notes[1].startswith("B draws 3")


@pytest.mark.parametrize(
    ("entries", "where", "rule"),
    [
        ({"arms": [[9, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0], None]}, "arms", "L-102"),
        ({"missions": [20, 20, 1]}, "missions", "L-102"),
        ({"arms": [[1, 2], None, None]}, "arms[0]", ""),
        ({"arms": [[11, 0, 0, 0, 0, 0], None, None]}, "arms[0][0]", ""),
        ({"markers": [17, 0, 0]}, "markers[0]", ""),
        ({"start": 3}, "start", ""),
        ({"pile": 61}, "pile", ""),
        ({"names": "AB"}, "missions", ""),
    ],
)
def test_wrong_entries_are_explained(entries: Json, where: str, rule: str) -> None:
    for language in ("en", "cs", "pl", "ru"):
        wrong = asked(language=language, **entries)["wrong"]
        assert (wrong["where"], wrong["rule"]) == (where, rule)
        assert wrong["text"] != wrong["key"]
