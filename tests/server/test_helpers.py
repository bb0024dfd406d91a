"""Processes that think along with the strongest level: they make no decision late, and none fails
because of them."""

import asyncio
import json
import os
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from palatine import games
from palatine.core.state import Json
from palatine.server import workers
from palatine.server.config import Config
from palatine.server.workers import helpers
from palatine.server.workers.helpers import Helpers
from palatine.server.workers.pipe import Overrun, Worker
from palatine.service import thinking
from table.sitting import Sitting

QUESTION: Json = {"game": "louis", "seed": "s", "view": {}, "bot": "palatine", "plan": []}
# Says how many have thought about it.
COUNTING = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    told = {"text": f"found by {len(question.get('told', [0]))}"}
    if "parts" in question and "told" not in question:
        told = {"text": "", "part": {"number": question["part"]}}
    print(json.dumps(told), flush=True)
"""


class Fake(Worker):
    """A helper without a process: it answers when it is let."""

    def __init__(self, is_alive: bool = True, fails: bool = False) -> None:
        super().__init__(())
        self.alive, self.fails = is_alive, fails
        self.asked: list[Json] = []
        self.let = threading.Event()

    @property
    def is_alive(self) -> bool:
        return self.alive

    def ask(self, question: bytes, seconds: float) -> Json:
        self.asked.append(json.loads(question))
        self.let.wait()
        if self.fails:
            raise Overrun
        return {"text": "", "part": {"number": self.asked[-1].get("part")}}


def shared(
    fakes: list[Fake],
    meanwhile: Callable[[], Awaitable[None]] | None = None,
    crowded: bool = False,
    patience: float = 0.0,
    nothing_to_share: bool = False,
    most: float = 1e6,
    clock: Callable[[], float] = time.monotonic,
) -> tuple[list[Json], Helpers]:
    """What the process whose turn it is was asked; meanwhile: what happens while it thinks."""
    asked: list[Json] = []

    async def ask(question: Json) -> Json:
        asked.append(question)
        if "told" in question or "parts" not in question or nothing_to_share:
            return {"text": "done"}
        if meanwhile is not None:
            await meanwhile()
        return {"text": "", "part": {"number": 0}}

    async def run(threads: ThreadPoolExecutor) -> Helpers:
        pool = Helpers(list(fakes), threads, patience, most, clock)
        reply = await pool.share(QUESTION, ask, 60.0, lambda: crowded)
        assert reply == {"text": "done"}
        for fake in fakes:
            fake.let.set()
        while len(pool.idle) < len(fakes):
            await asyncio.sleep(0)
        return pool

    with ThreadPoolExecutor(4) as threads:
        return asked, asyncio.run(run(threads))


def opened(*fakes: Fake) -> Callable[[], Awaitable[None]]:
    """These helpers answer while the process whose turn it is thinks."""

    async def wait() -> None:
        for fake in fakes:
            fake.let.set()
        await asyncio.sleep(0)

    return wait


def test_every_helper_does_a_part_with_luck_of_its_own() -> None:
    one, two = Fake(), Fake()
    asked, _ = shared([one, two], opened(one, two), patience=1e6)
    assert [question.get("part") for question in asked] == [0, None]
    assert asked[1]["told"] == [{"number": 0}, {"number": 1}, {"number": 2}]
    seeds = {question["seed"] for question in (asked[0], *one.asked, *two.asked)}
    assert len(seeds) == 3
    assert {question["parts"] for question in (asked[0], *one.asked, *two.asked)} == {3}


def test_what_a_helper_says_too_late_is_not_waited_for() -> None:
    """It answers only when everything is over; then it is there for the next question."""
    quick, late = Fake(), Fake()
    quick.let.set()
    asked, pool = shared([quick, late], opened(quick), patience=0.0)
    assert {"number": 2} not in asked[1]["told"]
    assert set(map(id, pool.idle)) == {id(quick), id(late)}


@pytest.mark.parametrize(
    ("spent", "waits"), [(0.1, 0.05), (1.0, 0.5), (1.5, 0.5), (1.9, 0.1), (2.5, 0.0)]
)
def test_a_long_decision_hardly_waits_for_helpers(
    monkeypatch: pytest.MonkeyPatch, spent: float, waits: float
) -> None:
    """Half as long again as it took itself, and no longer than two seconds in all. The clock is
    only a number, and what is waited for comes at once."""
    now, waited = [100.0], []

    async def thinking_so_long() -> None:
        now[0] += spent

    async def noted(answers: Any, timeout: float) -> None:
        waited.append(timeout)

    monkeypatch.setattr(asyncio, "wait", noted)
    shared([Fake()], thinking_so_long, patience=0.5, most=2.0, clock=lambda: now[0])
    assert waited == [pytest.approx(waits)]


def test_no_decision_waits_for_helpers_beyond_two_seconds() -> None:
    """What is left of the two seconds is for putting together what they found."""
    pool = workers.Workers(Config())
    try:
        assert max(s + pool.helpers.wait_after(s) for s in (0.5, 1.0, 1.5, 1.925)) < 2.0
    finally:
        pool.close()


def test_a_helper_that_fails_is_left_out() -> None:
    sound, broken = Fake(), Fake(fails=True)
    asked, _ = shared([sound, broken], opened(sound, broken), patience=1e6)
    assert asked[1]["told"] == [{"number": 0}, {"number": 1}]


def test_nobody_is_helped_while_others_wait() -> None:
    fake = Fake()
    asked, _ = shared([fake], crowded=True)
    assert asked == [QUESTION] and not fake.asked


def test_a_helper_that_has_no_process_yet_only_gets_ready() -> None:
    cold = Fake(is_alive=False)
    asked, _ = shared([cold])
    assert asked == [QUESTION]
    assert [question["view"] for question in cold.asked] == [None]


def test_what_cannot_be_shared_is_answered_at_once() -> None:
    fake = Fake()
    asked, _ = shared([fake], nothing_to_share=True)
    assert len(asked) == 1


@pytest.mark.parametrize(("processors", "number"), [(1, 0), (2, 1), (16, 3), (None, 0)])
def test_there_are_no_more_helpers_than_other_processors(
    monkeypatch: pytest.MonkeyPatch, processors: int | None, number: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: processors)
    assert helpers.spare(3) == number


def decisions(bot: str, seed: str = "") -> list[str]:
    """What is answered before and after helpers are ready, with processes of their own."""

    async def run() -> list[str]:
        config = Config(bot_patience=60.0, helper_patience=1e6, helper_seconds=1e6, helpers=2)
        pool = workers.Workers(config, (sys.executable, "-c", COUNTING))
        try:
            found = [(await pool.choose("louis", None, bot, {}, seed=seed)).text]
            while len(pool.helpers.idle) < 2:
                await asyncio.sleep(0.01)
            return [*found, (await pool.choose("louis", None, bot, {}, seed=seed)).text]
        finally:
            pool.close()

    return asyncio.run(run())


def test_the_strongest_level_is_helped_as_soon_as_helpers_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    assert decisions("palatine") == ["found by 1", "found by 3"]


@pytest.mark.parametrize(("bot", "seed"), [("castellan", ""), ("palatine", "chosen")])
def test_other_levels_and_chosen_seeds_are_not_helped(
    monkeypatch: pytest.MonkeyPatch, bot: str, seed: str
) -> None:
    """Whoever chose the seed of a table wants to see the same game again."""
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    assert decisions(bot, seed) == ["found by 1", "found by 1"]


@pytest.mark.parametrize("game", ["louis", "between"])
def test_parts_of_a_thought_become_one_action(game: str) -> None:
    """As the processes answer; what cannot be shared the first one answers by itself."""
    sitting = Sitting(game, 3)
    seat = sitting.table.asked()[0]
    question: Json = {"game": game, "data": None, "bot": "palatine", "seed": "s", "plan": []}
    question["view"] = sitting.table.view(seat).to_json()
    replies = [
        thinking.answer({**question, "seed": str(part), "parts": 2, "part": part})
        for part in range(2)
    ]
    legal = [action.text for action in games.load(game).legal(sitting.table.state, seat)]
    if game == "between":
        assert replies[0]["text"] in legal and replies[1] == {"text": ""}
        return
    told = [reply["part"] for reply in replies]
    decided = thinking.answer(json.loads(json.dumps({**question, "told": told})))
    assert decided["text"] in legal
