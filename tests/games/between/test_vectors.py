"""Castles with known scores: whole ones recorded by players of the printed game, and small ones."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.between.tables import GAME

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))


def _id(vector: dict[str, Any]) -> str:
    return str(vector["id"])


@pytest.mark.parametrize("vector", VECTORS["castles"], ids=_id)
def test_whole_castles(vector: dict[str, Any]) -> None:
    answer = GAME.documents.score(
        {
            "throne": vector["throne"],
            "rooms": [row[:2] for row in vector["rooms"]],
            "attendants": [name for name, _ in vector["attendants"]],
            "cards": [name for name, _ in vector["cards"]],
        },
        False,
    )
    assert answer == {
        "total": vector["total"],
        "throne": vector["throne_points"],
        "rooms": vector["rooms"],
        "attendants": vector["attendants"],
        "cards": vector["cards"],
    }


@pytest.mark.parametrize("vector", VECTORS["small"], ids=_id)
def test_small_layouts(vector: dict[str, Any]) -> None:
    answer = GAME.documents.score({"throne": vector["throne"], "rooms": vector["rooms"]}, False)
    found = {tuple(place): points for place, _, points in answer["rooms"]}
    assert vector["expect"]
    for place, points in vector["expect"]:
        assert found[tuple(place)] == points
