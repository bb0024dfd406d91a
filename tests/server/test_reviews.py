"""Reviews of finished tables: made once, a stretch at a time, told in every language."""

import sys
from collections.abc import Iterator

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

QUICK = Config(bot_patience=20.0, review_rollouts=3, review_seconds=0.05, stretch_seconds=0.0)
FAILING = 'import sys\nfor line in sys.stdin: print(\'{"error": "ValueError"}\', flush=True)'


class Counted(workers.Workers):
    """Workers that note how far the stretches go that they are asked for."""

    def __init__(self, command: tuple[str, ...] = workers.COMMAND) -> None:
        super().__init__(QUICK, command)
        self.since: list[int] = []

    async def review(
        self, game: str, record: str, since: int, payer: Payer = workers.NOBODY
    ) -> Json | None:
        self.since.append(since)
        return await super().review(game, record, since, payer)


@pytest.fixture(scope="module")
def counted() -> Iterator[Counted]:
    """Workers for all tests here: to start their processes takes longer than a review."""
    one = Counted()
    yield one
    one.close()


@pytest.fixture
def quick(server: InProcess, counted: Counted) -> Iterator[Counted]:
    """A worker with few rollouts, which judges one decision a stretch."""
    usual = server.hub.workers
    server.hub.workers = counted
    counted.since.clear()
    yield counted
    server.hub.workers = usual


def reviewed(guest: Guest, table: str) -> Json:
    """The review, when it is there."""
    found: list[Json] = []

    def is_there() -> bool:
        found.append(guest.post(f"/api/tables/{table}/review", {}))
        return bool(found[-1]["state"] != "thinking")

    wait_for(is_there)
    return found[-1]


def test_a_finished_game_is_reviewed_once_for_all(quick: Counted, guests: list[Guest]) -> None:
    table = seat_two(guests, game="louis")
    play_on(guests, table)
    told = reviewed(guests[0], table)
    assert told["state"] == "ready"
    record = parse_record(guests[0].http.get(f"/api/tables/{table}/record").text)
    entries = dict(record.numbered())
    assert told["of"] == len(record.entries) >= told["done"] == told["decisions"][-1]["at"]
    for one in told["decisions"]:
        assert entries[one["at"]].who == one["seat"]
        assert one["loss"] == pytest.approx(one["before"] - one["after"], abs=0.02)
        assert one["better"] or one["loss"] < MISTAKE + 0.01
    sums = {row["seat"]: row["decisions"] for row in told["summary"]}
    assert sums == {s: sum(d["seat"] == s for d in told["decisions"]) for s in (0, 1)}
    asked = len(quick.since)
    assert quick.since == sorted(set(quick.since)) and asked >= len(told["decisions"])
    assert reviewed(guests[1], table) == told  # the same for everybody, and not made again
    assert len(quick.since) == asked


def test_a_game_that_goes_on_is_not_reviewed(quick: Counted, guests: list[Guest]) -> None:
    table = seat_two(guests)
    answer = guests[0].http.post(f"/api/tables/{table}/review", json={})
    assert answer.status_code == 409
    assert quick.since == []


def test_what_would_have_been_better_is_said_in_every_language(
    quick: Counted, guests: list[Guest]
) -> None:
    table = seat_two(guests, game="torres")
    play_on(guests, table)  # first offers: there is something to find
    told = reviewed(guests[0], table)
    said = set()
    for language in languages():
        again = guests[0].http.post(f"/api/tables/{table}/review?lang={language}", json={}).json()
        better = [one["better"] for one in again["decisions"] if one["better"]]
        assert len(better) == sum(one["loss"] >= MISTAKE for one in told["decisions"]) > 3
        assert not any("torres-" in sentence for sentence in better)
        said.add(better[0])
    assert len(said) == len(languages())


def test_where_the_process_fails_it_may_be_asked_for_again(
    server: InProcess, quick: Counted, guests: list[Guest]
) -> None:
    table = seat_two(guests, game="louis")
    play_on(guests, table)
    server.hub.workers = failing = Counted((sys.executable, "-c", FAILING))
    try:
        told = reviewed(guests[0], table)
        assert told["state"] == "failed" and told["decisions"] == []
    finally:
        failing.close()
        server.hub.workers = quick
    assert reviewed(guests[0], table)["state"] == "ready"


def test_a_stretch_goes_on_where_the_last_one_ended() -> None:
    """In one go or in many, the same decisions are judged the same: there is time for every
    rollout, however busy the machine is."""
    from palatine.bots import make
    from palatine.core.match import Match
    from palatine.games._template import GAME

    match = Match(GAME, 2, seed="stretch")
    bots = [make("random", str(seat)) for seat in range(2)]
    while not match.over:
        match.play(bots[match.seat].choose(GAME, match.view(match.seat)).text, match.seat)
    question = {"record": str(match.record), "rollouts": 48, "seconds": 600.0}
    whole = thinking.reviewed(GAME, {**question, "since": 0, "stretch": 600.0})
    assert whole["over"] and len(whole["judged"]) > 3
    found: list[Json] = []
    over = False
    while not over:
        since = found[-1]["number"] if found else 0
        part = thinking.reviewed(GAME, {**question, "since": since, "stretch": 0.0})
        assert len(part["judged"]) <= 1
        found += part["judged"]
        over = part["over"]
    assert found == whole["judged"]
