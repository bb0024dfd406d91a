"""Who won, in words, said to the one who reads it; and what is compared point by point."""

from typing import Any

import pytest

from palatine.core.result import Result, places_by
from palatine.core.rng import Rng
from palatine.locales import LANGUAGES, load
from palatine.table import door, ending, final
from table.sitting import Sitting

NAMES = ["Ada", "Bea", "Cyd"]


def told(scores: list[int], viewer: int, ties: list[int] | None = None, lang: str = "en") -> Any:
    sitting = Sitting("torres", len(scores))
    keys = [(score, tie) for score, tie in zip(scores, ties or [0] * len(scores))]
    result = Result(scores, [{} for _ in scores], places_by([tuple(key) for key in keys]))
    return ending.said(sitting.table, result, viewer, load(lang, NAMES, strict=True))


def test_it_says_by_how_much() -> None:
    second = "Second place: Bea, 41 points."
    assert told([55, 41, 30], 0) == ("You win by 14 points", second)
    assert told([55, 41, 30], 2) == ("Ada wins; you are number 3, 25 points behind", second)
    assert told([55, 41, 30], -1) == ("Ada wins by 14 points", second)


def test_a_tie_break_that_decided_is_said() -> None:
    assert told([50, 50], 0, [1, 0])[0] == "You win; points are equal, the tie-break decides"
    assert told([50, 50], 1, [1, 0])[0].startswith("Ada wins; you are number 2: points are equal")
    assert told([50, 50], -1, [1, 0])[0].startswith("Ada wins; points are equal")


def test_a_win_can_be_shared() -> None:
    assert told([50, 50, 2], 0) == ("You share the win with Bea", "")
    assert told([50, 50, 2], 2) == ("Ada and Bea share the win", "")


def test_who_gave_up_is_no_measure() -> None:
    sitting = Sitting("torres", 2)
    sitting.do(door.resign(sitting.table, 1, "random", 5))
    result = final.told(sitting.table, 0, load("en", NAMES, strict=True))
    assert result["headline"] == "You win; gave up: Bea"
    assert final.told(sitting.table, 1, load("en", NAMES))["headline"] == "Ada wins; gave up: Bea"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_all_languages(lang: str) -> None:
    for scores in ([55, 41, 30], [50, 50, 2], [50, 50, 50]):
        for ties in ([0, 0, 0], [1, 0, 0]):
            for viewer in range(-1, 3):
                assert all("table-" not in text for text in told(scores, viewer, ties, lang))


def test_between_compares_castles_and_the_lower_one_decides() -> None:
    sitting = Sitting("between", 3)
    sitting.play(Rng("castles"), 5000)
    assert sitting.table.phase == "over"
    result = final.told(sitting.table, 0, load("en", NAMES, strict=True))
    columns = result["columns"]
    assert len(columns) == 3 and all(len(column["seats"]) == 2 for column in columns)
    for seat in range(3):
        own = [column["total"] for column in columns if seat in column["seats"]]
        counts = [column["total"] for column in columns if seat in column["decides"]]
        assert len(own) == 2 and counts == [min(own)] == [result["scores"][seat]]


def test_elsewhere_the_seats_are_compared() -> None:
    sitting = Sitting("torres", 2)
    sitting.play(Rng("seats"), 5000)
    result = final.told(sitting.table, 0, load("en", NAMES, strict=True))
    assert [column["title"] for column in result["columns"]] == NAMES[:2]
    assert [column["points"] for column in result["columns"]] == result["breakdown"]
