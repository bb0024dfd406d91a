"""Ladders: the right pairs, deals in step, resumed where they stopped, ratings in order."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from palatine import games
from palatine.bots import arena
from palatine.bots.ladder import Ladder, climb, ratings
from palatine.bots.store import Store, minds


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> Ladder:
    monkeypatch.setitem(games.GAMES, "tiny", "palatine.games._template")
    options = games.meta("tiny").read_options(None)
    return Ladder("tiny", ("random", "page", "squire"), 2, options, "l")


def test_neighbours_or_every_pair(ladder: Ladder) -> None:
    assert ladder.pairs() == [("page", "random"), ("squire", "page")]
    every = replace(ladder, every=True)
    assert every.pairs() == [("page", "random"), ("squire", "random"), ("squire", "page")]


def test_at_a_larger_table_one_sits_among_the_weaker(ladder: Ladder) -> None:
    three = replace(ladder, seats=3)
    assert three.contest(("squire", "page")).lineup == ("squire", "page", "page")


def test_a_ladder_goes_on_where_it_stopped(
    ladder: Ladder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "store.jsonl"
    whole = climb(ladder, 6)
    first = climb(ladder, 2, store=Store(file))
    assert [row["games"] for row in first["pairs"]] == [2, 2]
    with file.open("a") as out:
        out.write('{"contest": "cut o')
        out.write("\n")
    played: list[int] = []
    play_one = arena.play_one

    def watched(plain: dict[str, object], number: int) -> arena.Played:
        played.append(number)
        return play_one(plain, number)

    monkeypatch.setattr(arena, "play_one", watched)
    again = climb(ladder, 6, store=Store(file))
    assert again == whole
    assert played == [2, 3, 2, 3, 4, 5, 4, 5]
    assert json.loads(json.dumps(again)) == again


def test_stopping_early_leaves_all_pairs_equally_sure(ladder: Ladder) -> None:
    left = 3

    def until() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    report = climb(ladder, 20, until=until)
    assert [row["games"] for row in report["pairs"]] == [4, 2]


def test_ratings_follow_the_wins() -> None:
    pytest.importorskip("openskill")
    games_won = [(("a", "b"), [1.0, 0.0])] * 6 + [(("b", "c"), [1.0, 0.0])] * 6
    rated = ratings(["a", "b", "c"], games_won)
    assert rated["a"]["mu"] > rated["b"]["mu"] > rated["c"]["mu"]
    assert all(r["sigma"] < 8 for r in rated.values())


def test_a_name_that_sits_twice_has_one_rating() -> None:
    pytest.importorskip("openskill")
    rated = ratings(["a", "b", "c"], [(("a", "b", "b"), [1.0, 0.0, 0.0])])
    assert set(rated) == {"a", "b"}  # and none for one that never played
    assert rated["a"]["mu"] > 25 > rated["b"]["mu"]


def test_games_of_an_older_mind_count_for_nothing(
    ladder: Ladder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "store.jsonl"
    climb(ladder, 4, store=Store(file))
    monkeypatch.setattr("palatine.bots.store.minds", lambda game: "another")
    report = climb(ladder, 2, store=Store(file))
    assert [row["games"] for row in report["pairs"]] == [2, 2]
    assert minds("torres") != minds("louis")
