"""Ladders: the right pairs, deals in step, resumed where they stopped, ratings in order."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from palatine import games
from palatine.bots import arena
from palatine.bots.ladder import Ladder, climb, ratings
from palatine.bots.runners import Play, Task, processes
from palatine.bots.store import ContestStore, minds


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
    first = climb(ladder, 2, store=ContestStore(file))
    assert [row.games for row in first.pairs] == [2, 2]
    with file.open("a") as out:
        out.write('{"contest": "cut o')
        out.write("\n")
    played: list[int] = []
    play_one = arena.play_one

    def watched(plain: dict[str, object], number: int) -> arena.Played:
        played.append(number)
        return play_one(plain, number)

    monkeypatch.setattr(arena, "play_one", watched)
    again = climb(ladder, 6, store=ContestStore(file))
    assert again == whole
    assert played == [2, 3, 2, 3, 4, 5, 4, 5]
    assert json.loads(json.dumps(again.to_json()))["pairs"][0]["games"] == 6


def test_stopping_early_leaves_all_pairs_equally_sure(ladder: Ladder) -> None:
    left = 3

    def until() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    report = climb(ladder, 20, until=until)
    assert [row.games for row in report.pairs] == [4, 2]


def test_processes_climb_the_same_ladder_and_one_writes_for_all(tmp_path: Path) -> None:
    file = tmp_path / "store.jsonl"
    options = games.meta("louis").read_options(None)
    louis = Ladder("louis", ("random", "page", "squire"), 2, options, "p")
    seen: list[int] = []
    told = climb(louis, 2, ContestStore(file), processes(2), seen.append)
    assert seen == [1, 2, 3, 4]
    assert told == climb(louis, 2)
    assert len(file.read_text("utf-8").splitlines()) == 4
    assert [fixture.left(ContestStore(file)) for fixture in louis.fixtures(6)] == [4, 4]


def test_few_deals_of_one_pair_are_spread_among_many_of_another(ladder: Ladder) -> None:
    counts = {("page", "random"): 8, ("squire", "page"): 4}
    order: list[str] = []

    def watched(what: Play, tasks: Iterable[Task]) -> Iterator[tuple[Task, Any]]:
        for task in tasks:
            order.append(task[0]["lineup"][0])
            yield task, what(*task)

    report = climb(replace(ladder, counts=counts), 2, runner=watched)
    assert [row.games for row in report.pairs] == [8, 4]
    pages, squires = ["page"] * 2, ["squire"] * 2
    assert order == pages + squires + pages + pages + squires + pages


def test_ratings_follow_the_wins() -> None:
    pytest.importorskip("openskill")
    games_won = [(("a", "b"), [1.0, 0.0])] * 6 + [(("b", "c"), [1.0, 0.0])] * 6
    rated = ratings(["a", "b", "c"], games_won)
    assert rated["a"].mu > rated["b"].mu > rated["c"].mu
    assert all(r.sigma < 8 for r in rated.values())


def test_a_name_that_sits_twice_has_one_rating() -> None:
    pytest.importorskip("openskill")
    rated = ratings(["a", "b", "c"], [(("a", "b", "b"), [1.0, 0.0, 0.0])])
    assert set(rated) == {"a", "b"}  # and none for one that never played
    assert rated["a"].mu > 25 > rated["b"].mu


def test_games_of_an_older_mind_count_for_nothing(
    ladder: Ladder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "store.jsonl"
    climb(ladder, 4, store=ContestStore(file))
    monkeypatch.setattr("palatine.bots.store.minds", lambda game: "another")
    report = climb(ladder, 2, store=ContestStore(file))
    assert [row.games for row in report.pairs] == [2, 2]
    assert minds("torres") != minds("louis")
