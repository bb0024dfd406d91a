"""The sheet of Torres: the rulebook's numbers, whole games phase by phase, and what is wrong."""

from typing import Any

import pytest

from palatine.core.match import Match
from palatine.core.native import cells
from palatine.core.rng import Rng
from palatine.core.state import Json
from palatine.games import load
from palatine.games.torres.parts import MASTER_IDS
from palatine.games.torres.state import MARKER_POINTS, TorresState
from palatine.sheets import ask
from sheets.playing import NAMES

SCORING = "torres-event-scoring"


def asked(rounds: list[Any], names: str = "AB", language: str = "en", **more: Any) -> Json:
    document = {"players": list(names), "rounds": rounds, **more}
    return ask({"game": "torres", "document": document, "language": language})


def castle(area: int, *levels: int) -> Json:
    return {"area": area, "levels": list(levels)}


def points(told: Json, key: str) -> list[int | None]:
    found: dict[str, list[int | None]] = {
        row["key"]: row["values"] for row in told["sheet"]["rows"]
    }
    return found[key]


def test_V_01_the_highest_knight_counts() -> None:
    told = asked([{"castles": [castle(5, 3, 0)]}, None, None])
    assert points(told, "castles:1") == [15, 0]
    notes = {row["key"]: row["notes"] for row in told["sheet"]["rows"]}
    assert notes["castles:1"] == ["5 × 3", ""]


def test_V_02_the_kings_bonus_of_a_lower_knight_is_ticked() -> None:
    one = {"castles": [castle(4, 4, 0)], "king": 0, "bonus": [0]}
    told = asked([None, one, None])
    assert told["sheet"]["sum"]["values"] == [26, 0]
    assert asked([None, {**one, "bonus": None}, None])["sheet"]["sum"]["values"] == [16, 0]


def test_V_03_the_highest_knight_on_that_level_has_it_by_itself() -> None:
    one = {"castles": [castle(4, 2, 1)], "king": 0}
    assert asked([None, one, None])["sheet"]["sum"]["values"] == [18, 4]
    assert asked([one, None, None])["sheet"]["sum"]["values"] == [8, 9]


def test_V_06_nobody_stops_on_a_taken_field() -> None:
    before: Json = {"way": "points", "track": [10, 25, 26], "castles": [15, 0, 0]}
    told = asked([before, None, None], "ABC")
    assert told["sheet"]["sum"]["values"] == [27, 25, 26]
    assert points(told, "track") == [10 + 2, 25, 26]
    bought = {"way": "points", "marker": [1, 1, 1], "castles": [0, 0, 0]}
    assert asked([bought, None, None], "ABC")["sheet"]["sum"]["values"] == [1, 2, 3]


def test_the_order_of_scoring_matters() -> None:
    one = {"way": "points", "castles": [6, 6]}
    assert asked([one, None, None])["sheet"]["sum"]["values"] == [6, 7]
    assert asked([{**one, "start": 1}, None, None])["sheet"]["sum"]["values"] == [7, 6]


def test_nobody_has_a_point() -> None:
    nothing = {"way": "points", "castles": [0, 0]}
    sheet = asked([nothing] * 3)["sheet"]
    assert sheet["complete"] and sheet["winners"] == [0, 1]
    assert sheet["ties"] == ["Nobody has a point: all share the win."]


def test_only_sums() -> None:
    totals = {"castles": [30, 40], "king": [15, 0]}
    sheet = asked([None] * 3, way="totals", totals=totals)["sheet"]
    assert sheet["sum"]["values"] == [45, 40] and sheet["complete"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", ["basic", "master"])
def test_a_played_game_phase_by_phase(seats: int, variant: str) -> None:
    """The board at the end of each phase, and where the markers stood, give the game's result."""
    game = load("torres")
    match = Match(game, seats, f"phases {seats}", {"variant": variant})
    rng, rounds, bought = Rng(f"players {seats}"), [], [0] * seats
    while not match.over:
        before, legal = match.state.clone(), match.legal()
        told = match.play(legal[rng.below(len(legal))])
        keys = [event.key for event in told]
        last = keys.index(SCORING) if SCORING in keys else len(told)
        track = list(before.scores)
        for event in told[:last]:  # a marker may move with the last action before the scoring
            if event.key == "torres-event-marker":
                track[int(str(event.args["seat"]))] += int(str(event.args["points"]))
        if SCORING in keys:
            after = [row[MARKER_POINTS] for row in match.state.points]
            marker = [new - old for new, old in zip(after, bought)]
            rounds.append(_board(match.state, before.start, marker, track))
            bought = after
    end = match.state
    document: Json = {"players": NAMES[:seats], "options": {"variant": variant}, "rounds": rounds}
    if end.master >= 0:
        document["master"] = MASTER_IDS[end.master]
    tally = game.scoresheet.tally(game.scoresheet.read(document))
    assert len(rounds) == 3 and tally.result == game.result(end)


def _board(s: TorresState, start: int, marker: list[int], track: list[int]) -> Json:
    """The scoring of a phase: it changes no column, no knight and not the king."""
    return {
        "way": "board",
        "heights": [[int(s.heights[8 * y + x]) for x in range(8)] for y in range(8)],
        "knights": [[[cell % 8, cell // 8] for cell in cells(board)] for board in s.knights],
        "king": [s.king % 8, s.king // 8],
        "start": start,
        "marker": marker,
        "track": track,
    }


@pytest.mark.parametrize(
    ("one", "where", "rule"),
    [
        ({"castles": [castle(2, 3, 0)]}, "rounds[0].castles[0].levels[0]", "T-603"),
        ({"castles": [castle(40, 1, 0)] * 2}, "rounds[0].castles", "T-101"),
        ({"castles": [castle(1, 1, 0)] * 7}, "rounds[0].castles", "T-103"),
        ({"castles": [castle(3, 1, 0)], "king": 0, "bonus": [1]}, "rounds[0].bonus", "T-706"),
        ({"castles": [castle(3, 1, 0)], "bonus": [0]}, "rounds[0].bonus", "T-706"),
        ({"castles": [castle(3, 1, 0)], "king": 1}, "rounds[0].king", ""),
        ({"castles": [{"area": 0}]}, "rounds[0].castles[0].area", ""),
        ({"way": "points", "king": [3, 0]}, "rounds[0].king[0]", "T-706"),
        ({"way": "points", "track": [4, 4]}, "rounds[0].track[1]", "T-704"),
        ({"way": "points", "track": [1, 0], "marker": [2, 0]}, "rounds[0].track[0]", "T-704"),
        ({"way": "guess"}, "rounds[0].way", ""),
        ({"way": "board", "heights": []}, "rounds[0].knights", ""),
        ({"surprise": 1}, "rounds[0].surprise", ""),
    ],
)
def test_wrong_entries_are_explained(one: Json, where: str, rule: str) -> None:
    for language in ("en", "cs", "pl", "ru"):
        wrong = asked([one, None, None], language=language)["wrong"]
        assert (wrong["where"], wrong["rule"]) == (where, rule)
        assert wrong["text"] != wrong["key"]


def test_a_wrong_entry_is_told_with_its_phase_what_was_counted_and_whose_it_is() -> None:
    of_castle = asked([{"castles": [castle(3, 1, 0), castle(2, 3, 0)]}, None, None])["wrong"]
    assert of_castle["text"].startswith("Scorings, Phase 1, castles, 2, A: A cannot stand on level")
    of_king = asked([None, {"way": "points", "king": [0, 3]}, None])["wrong"]
    assert of_king["text"].startswith("Scorings, Phase 2, king’s bonus, B: in phase 2")
    of_sums = asked([None] * 3, way="totals", totals={"castles": [3, 3]})["wrong"]
    assert of_sums["text"].startswith("Scoring track, B: the marker of A stands on 3 already")


def test_a_master_card_needs_its_version() -> None:
    assert asked([None] * 3, master="M-03")["wrong"]["rule"] == "T-1203"
