"""Reviews of finished tables: made once, a stretch at a time, told in every language."""

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from palatine.bots.review import MISTAKE
from palatine.core.record import parse_record
from palatine.locales import languages
from palatine.server import workers
from palatine.server.config import Config
from palatine.server.workers.schedule import Payer
from palatine.service import thinking
from server.running import Guest, InProcess, Json, wait_for
from server.test_tables import play_on, seat_two

QUICK = Config(
    bot_patience=20.0, review_rollouts=8, review_seconds=20.0, stretch_seconds=0.0, helpers=0
)
PATIENCE = 240  # seconds: interpreted, on a busy machine, a review takes its time
FAILING = 'import sys\nfor line in sys.stdin: print(\'{"error": "ValueError"}\', flush=True)'


class Counted(workers.Workers):
    """Workers that note which lines they are asked to judge."""

    def __init__(self, command: tuple[str, ...] = workers.COMMAND, config: Config = QUICK) -> None:
        super().__init__(config, command)
        self.asked: list[list[list[int]]] = []

    async def review(
        self,
        game: str,
        record: str,
        lines: list[list[int]] | None,
        payer: Payer = workers.NOBODY,
    ) -> Json | None:
        if lines is not None:
            self.asked.append(lines)
        return await super().review(game, record, lines, payer)


class Helped(Counted):
    """Workers with a helper, which note what it judged; or which has never time."""

    def __init__(self, is_free: bool) -> None:
        super().__init__(config=replace(QUICK, helpers=1))
        self.is_free = is_free
        self.aside: list[list[int]] = []

    async def review_aside(self, game: str, record: str, lines: list[list[int]]) -> Json | None:
        self.aside += lines
        return await super().review_aside(game, record, lines) if self.is_free else None


@pytest.fixture(scope="module")
def counted() -> Iterator[Counted]:
    """Workers for all tests here: to start their processes takes longer than a review."""
    one = Counted()
    yield one
    one.close()


@pytest.fixture
def quick(server: InProcess, counted: Counted) -> Iterator[Counted]:
    """A worker with few rollouts, which judges one line a stretch."""
    usual = server.hub.workers
    server.hub.workers = counted
    counted.asked.clear()
    yield counted
    server.hub.workers = usual


def reviewed(guest: Guest, table: str) -> Json:
    """The review, when it is there."""
    found: list[Json] = []

    def is_there() -> bool:
        found.append(guest.post(f"/api/tables/{table}/review", {}))
        return bool(found[-1]["state"] != "thinking")

    wait_for(is_there, PATIENCE)
    return found[-1]


@dataclass
class Judged:
    """A whole game and its review; asked: which lines were judged for it, a stretch at a time."""

    people: list[Guest]
    table: str
    told: Json
    asked: list[list[list[int]]]


@pytest.fixture(scope="module")
def judged(server: InProcess, counted: Counted) -> Iterator[Judged]:
    people = [Guest(server.url, name) for name in ("Ada", "Bea")]
    usual = server.hub.workers
    server.hub.workers = counted
    table = seat_two(people, game="louis")
    play_on(people, table)  # first offers: there is something to find
    told = reviewed(people[0], table)
    server.hub.workers = usual
    yield Judged(people, table, told, list(counted.asked))
    for one in people:
        one.close()


def given_up(guests: list[Guest]) -> str:
    """A game that was over after some moves; its table."""
    table, moves = seat_two(guests, game="louis"), iter(range(26))
    play_on(guests, table, lambda view: next(moves, None) is None)
    guests[1].post(f"/api/tables/{table}/resign", {"seat": 1})
    return table


def test_a_finished_game_is_reviewed_once_for_all(judged: Judged, quick: Counted) -> None:
    told, table = judged.told, judged.table
    assert told["state"] == "ready"
    record = parse_record(judged.people[0].http.get(f"/api/tables/{table}/record").text)
    entries = dict(record.numbered())
    assert told["of"] == told["done"] > 10
    for one in told["decisions"]:
        assert entries[one["at"]].who == one["seat"]
        assert one["loss"] == pytest.approx(one["before"] - one["after"], abs=0.02)
        assert bool(one["better"]) == (one["loss"] >= MISTAKE)
    sums = {row["seat"]: row["decisions"] for row in told["summary"]}
    assert sums == {s: sum(d["seat"] == s for d in told["decisions"]) for s in (0, 1)}
    # One a stretch: others may have their turn between any two.
    assert len(judged.asked) >= told["of"]
    starts = [one["at"] for one in told["decisions"]]
    assert starts == sorted(set(starts)) and {line[0][0] for line in judged.asked} <= set(starts)
    assert reviewed(judged.people[1], table) == told  # the same for everybody, and not made again
    assert quick.asked == []


@pytest.mark.parametrize("is_free", [True, False])
def test_helpers_judge_lines_and_none_is_lost_where_they_have_no_time(
    monkeypatch: pytest.MonkeyPatch, server: InProcess, guests: list[Guest], is_free: bool
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    table = given_up(guests)
    usual = server.hub.workers
    server.hub.workers = helped = Helped(is_free)
    try:
        told = reviewed(guests[0], table)
    finally:
        helped.close()
        server.hub.workers = usual
    assert told["state"] == "ready" and told["of"] == told["done"] > 10
    starts = [one["at"] for one in told["decisions"]]
    assert starts == sorted(set(starts))
    assert helped.aside and starts[-1] in helped.aside[0]  # it begins with the last line


def test_a_game_that_goes_on_is_not_reviewed(quick: Counted, guests: list[Guest]) -> None:
    table = seat_two(guests)
    answer = guests[0].http.post(f"/api/tables/{table}/review", json={})
    assert answer.status_code == 409
    assert quick.asked == []


def test_what_would_have_been_better_is_said_in_every_language(
    judged: Judged,
) -> None:
    ada, told, said = judged.people[0], judged.told, set()
    for language in languages():
        path = f"/api/tables/{judged.table}/review?lang={language}"
        again = ada.http.post(path, json={}).json()
        better = [one["better"] for one in again["decisions"] if one["better"]]
        assert len(better) == sum(one["loss"] >= MISTAKE for one in told["decisions"]) > 1
        assert not any("louis-" in sentence for sentence in better)
        said.add(better[0])
    assert len(said) == len(languages())


def test_where_the_process_fails_it_may_be_asked_for_again(
    server: InProcess, quick: Counted, guests: list[Guest]
) -> None:
    table = given_up(guests)
    server.hub.workers = failing = Counted((sys.executable, "-c", FAILING))
    try:
        told = reviewed(guests[0], table)
        assert told["state"] == "failed" and told["decisions"] == []
    finally:
        failing.close()
        server.hub.workers = quick
    assert reviewed(guests[0], table)["state"] == "ready"


def test_lines_judged_one_by_one_are_judged_as_all_at_once() -> None:
    """In one go or in many, the same lines are judged the same: there is time for every rollout,
    however busy the machine is."""
    from palatine.bots import make
    from palatine.core.match import Match
    from palatine.games._template import GAME

    match = Match(GAME, 2, seed="stretch")
    bots = [make("random", str(seat)) for seat in range(2)]
    while not match.over:
        match.play(bots[match.seat].choose(GAME, match.view(match.seat)).text, match.seat)
    question = {"record": str(match.record), "rollouts": 48, "seconds": 600.0}
    lines = thinking.reviewed(GAME, {**question, "lines": None})["lines"]
    whole = thinking.reviewed(GAME, {**question, "lines": lines, "stretch": 600.0})
    assert whole["done"] == len(lines) > 3
    found: list[Json] = []
    while lines:
        part = thinking.reviewed(GAME, {**question, "lines": lines, "stretch": 0.0})
        assert part["done"] == 1
        found += part["judged"]
        lines = lines[1:]
    assert found == whole["judged"]
