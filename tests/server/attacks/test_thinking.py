"""Attacks on the time of bots: many tables of slow ones must not hold up another's quick one."""

import asyncio
import os
import sys
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from palatine.server import workers
from palatine.server.config import Config
from palatine.server.workers.schedule import Payer
from server.running import Guest, InProcess, wait_for

ADA, BEA, CYD = (Payer(name, f"address of {name}") for name in ("Ada", "Bea", "Cyd"))
Question = Coroutine[Any, Any, Any]
GUEST = Payer("a guest of Ada's address", ADA.address)
# Palatines never come to an end with their thoughts; everybody else thinks as usual.
ENDLESS = """
import threading
from palatine.server.workers import process
from palatine.server.workers.pipe import serve
def answer(question):
    if question["bot"] == "palatine" and question["view"] is not None:
        threading.Event().wait()
    return process.answer(question)
serve(answer)
"""
# Helpers never come to an end with their part of a thought.
ENDLESS_HELP = """
import threading
from palatine.server.workers import process
from palatine.server.workers.pipe import serve
def answer(question):
    if question.get("part"):
        open({asked!r}, "w").close()
        threading.Event().wait()
    return process.answer(question)
serve(answer)
"""
# The first question waits until somebody opens the gate; all answer with what they were asked.
GATED = """
import json, sys
for number, line in enumerate(sys.stdin):
    if number == 0:
        open({gate!r}).close()
    question = json.loads(line)
    told = {{"text": question["bot"], "hint": {{"options": [1]}}, "judged": [], "done": 0}}
    print(json.dumps(told), flush=True)
"""


def test_sixty_tables_of_palatines_do_not_hold_up_a_squire(tmp_path: Path) -> None:
    """With the default number of processes, whichever way the sixty are asked for: the Squire moves
    although no Palatine ever does."""
    config = Config(data=str(tmp_path), limits=False, bot_pause=0.0)
    with InProcess(config) as server:
        server.hub.workers.close()
        server.hub.workers = crowded = workers.Workers(
            replace(config, bot_patience=600.0), (sys.executable, "-c", ENDLESS)
        )
        ada, bea = Guest(server.url, "Ada"), Guest(server.url, "Bea")
        for _ in range(60):
            ada.new_table("torres", ["bot:palatine", "me"])
        wait_for(lambda: crowded.waiting == 60 - config.bots)
        table = bea.new_table("torres", ["bot:squire", "me"])["id"]
        wait_for(lambda: bea.view(table)["pending"]["mine"])
        assert crowded.waiting == 60 - config.bots
        ada.close()
        bea.close()


def test_helpers_that_never_answer_hold_up_nobody(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Neither the decision that they should help with nor any later one, of whomever."""
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    asked = tmp_path / "asked"
    config = Config(data=str(tmp_path), limits=False, bot_pause=0.0)
    with InProcess(config) as server:
        server.hub.workers.close()
        server.hub.workers = pool = workers.Workers(
            replace(config, bot_patience=600.0),
            (sys.executable, "-c", ENDLESS_HELP.format(asked=str(asked))),
        )

        def opened(guest: Guest, *bots: str) -> None:
            """Open a table and wait until its bots have moved."""
            table = guest.new_table("louis", [*(f"bot:{bot}" for bot in bots), "me"])["id"]
            wait_for(lambda: guest.view(table)["pending"]["mine"])

        ada, bea = Guest(server.url, "Ada"), Guest(server.url, "Bea")
        while not asked.exists():  # the helper has to start first
            opened(ada, "palatine", "palatine")
        opened(ada, "palatine", "palatine")
        opened(bea, "squire", "palatine")
        assert not pool.helpers.idle
        ada.close()
        bea.close()


async def answered(gate: Path, asked: list[tuple[str, Question]]) -> list[str]:
    """Who is answered, in order, when all have asked before the first answer."""
    order: list[str] = []

    async def noted(name: str, asked: Question) -> None:
        assert await asked is not None
        order.append(name)

    tasks = []
    for name, question in asked:
        tasks.append(asyncio.create_task(noted(name, question)))
        await asyncio.sleep(0)  # it has asked by now
    writing = await asyncio.to_thread(os.open, gate, os.O_WRONLY)
    os.close(writing)
    await asyncio.gather(*tasks)
    return order


def question(pool: workers.Workers, what: str, payer: Payer, data: Any) -> Question:
    """A hint, a stretch of a review, or the next move of a level."""
    if what == "hint":
        return pool.hint("torres", None, {}, payer=payer)
    if what == "review":
        return pool.review("torres", "", [], payer)
    return pool.choose("torres", data, what, {}, payer=payer)


def in_turn(folder: Path, *wanted: tuple[str, Payer], data: Any = None) -> list[str]:
    """Ask one process for bots, hints and reviews; in which order they are answered."""
    gate = folder / "gate"
    os.mkfifo(gate)

    async def run() -> list[str]:
        command = (sys.executable, "-c", GATED.format(gate=str(gate)))
        pool = workers.Workers(Config(bot_patience=60.0, quick_bots=0, helpers=0), command)
        try:
            return await answered(
                gate,
                [(f"{what} {by.person}", question(pool, what, by, data)) for what, by in wanted],
            )
        finally:
            pool.close()

    return asyncio.run(run())


def test_a_hint_and_a_review_have_their_turn_beside_sixty_palatines(tmp_path: Path) -> None:
    crowd = [("palatine", ADA)] * 20 + [("palatine", GUEST)] * 20 + [("hint", ADA)] * 20
    order = in_turn(tmp_path, *crowd, ("hint", BEA), ("review", CYD))
    assert order[0] == "palatine Ada"  # it was thinking when the others came
    assert {"hint Bea", "review Cyd"} <= set(order[:5])


def test_whoever_asks_for_many_hints_waits_for_another_who_asks_for_one(tmp_path: Path) -> None:
    order = in_turn(tmp_path, *[("hint", ADA)] * 12, *[("review", GUEST)] * 12, ("hint", BEA))
    assert order.index("hint Bea") <= 2


def test_components_of_a_tables_own_make_no_level_quick(tmp_path: Path) -> None:
    """They may make any level slow, so it has its turn among the slow ones."""
    own = in_turn(tmp_path, ("palatine", ADA), ("palatine", BEA), ("squire", CYD), data={})
    assert own == ["palatine Ada", "palatine Bea", "squire Cyd"]
    os.remove(tmp_path / "gate")
    usual = in_turn(tmp_path, ("palatine", ADA), ("palatine", BEA), ("squire", CYD))
    assert usual == ["palatine Ada", "squire Cyd", "palatine Bea"]


def test_who_gives_up_waiting_keeps_no_process() -> None:
    """Neither while he waits, nor in the moment in which it is his turn."""

    async def run() -> str:
        pool = workers.Workers(Config(bot_patience=60.0, quick_bots=0))
        try:
            tasks = [asyncio.create_task(pool.warm("torres", "palatine", ADA)) for _ in range(3)]
            await asyncio.sleep(0)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await pool.warm("torres", "palatine", BEA)
            assert pool.waiting == 0
            return "ready" if pool.all[0].is_alive else "none"
        finally:
            pool.close()

    assert asyncio.run(run()) == "ready"


def test_hints_wait_behind_the_bots_of_their_own_address(tmp_path: Path) -> None:
    """Whose bots wait for so many thoughts gets no hint; whoever comes from elsewhere gets one."""
    config = Config(data=str(tmp_path), bot_pause=0.0, advice_waiting=4)
    with InProcess(config) as server:
        server.hub.workers.close()
        server.hub.workers = crowded = workers.Workers(
            replace(config, bot_patience=600.0), (sys.executable, "-c", ENDLESS)
        )
        ada = Guest(server.url, "Ada")
        ada.http.headers["x-forwarded-for"] = "192.0.2.7"
        table = ada.new_table("torres", ["me", "bot:squire"], hints=True)["id"]
        for _ in range(5):
            ada.new_table("torres", ["bot:palatine", "me"])
        wait_for(lambda: crowded.waiting == 4)
        wait_for(lambda: ada.view(table)["pending"]["mine"])
        body = {"seq": ada.view(table)["seq"]}
        told = ada.post(f"/api/tables/{table}/hint", body, status=429)
        assert told["error"] == "quota" and "4" in told["sentence"]
        assert crowded.waiting_of(Payer("Bea", "192.0.2.8")) == 0
        ada.close()


@pytest.mark.parametrize(("level", "quick"), [("squire", True), ("palatine", False)])
def test_slow_thoughts_stand_back_where_processors_are_short(level: str, quick: bool) -> None:
    async def priority() -> int:
        pool = workers.Workers(Config(bot_patience=60.0))
        try:
            await pool.warm("torres", level)
            process = pool.all[0 if quick else 1].process
            assert process is not None
            return os.getpriority(os.PRIO_PROCESS, process.pid)
        finally:
            pool.close()

    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert asyncio.run(priority()) == (own if quick else max(own, Config().bot_nice))
