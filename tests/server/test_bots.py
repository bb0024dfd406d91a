"""Bots think elsewhere, see views only, and are replaced when they fail."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from palatine import Match
from palatine.server import workers
from palatine.server.config import Config
from palatine.server.ops.metrics import METRICS
from palatine.server.workers import pipe
from palatine.service import people, thinking
from server.running import Guest, InProcess
from table.sitting import Sitting

SLOW = """
import json, sys, time
for line in sys.stdin:
    question = json.loads(line)
    if question["bot"] == "greedy":
        {fault}
    print(json.dumps({{"text": "from " + question["bot"]}}), flush=True)
"""
WHOLE = [("torres", 2), ("louis", 2), ("between", 3), ("castles", 4), ("castles", 1)]
RENEWED = ("palatine_bot_renewed_total", "")
EARLY = [("torres", 2), ("louis", 2), ("between", 3), ("castles", 2), ("castles", 1)]


def ask(command: tuple[str, ...], bot: str, seconds: float = 1.0, start: float = 60.0) -> str:
    """What one process answers. It has answered another question before: so it has started, and
    only a new one may take its time for that."""

    async def asked() -> str:
        config = Config(bot_patience=seconds, start_seconds=start, bots=1, quick_bots=0)
        pool = workers.Workers(config, command)
        try:
            await pool.choose("torres", None, "random", {})
            return (await pool.choose("torres", None, bot, {})).text
        finally:
            pool.close()

    return asyncio.run(asked())


@pytest.mark.parametrize(
    "fault",
    [
        "time.sleep(60)",
        "sys.exit(1)",
        "print('{', flush=True); continue",
        "print(json.dumps({'error': 'ValueError'}), flush=True); continue",
    ],
)
def test_a_bot_that_fails_is_replaced_by_a_simpler_one(fault: str) -> None:
    command = (sys.executable, "-c", SLOW.format(fault=fault))
    assert ask(command, "greedy", 0.5) == "from random"


def test_when_all_fail_there_is_an_empty_answer() -> None:
    assert ask(("false",), "random", start=0.5) == ""
    assert ask(("/no/such/program",), "random", start=0.5) == ""


def test_a_worker_can_be_made_ready_before_it_is_asked() -> None:
    async def warmed() -> bool:
        pool = workers.Workers(Config())
        try:
            await pool.warm("torres", "squire")
            return pool.all[0].is_alive
        finally:
            pool.close()

    assert asyncio.run(warmed())
    assert thinking.answer({"game": "torres", "view": None}) == {"text": ""}


@pytest.mark.parametrize("questions", [1, 3])
def test_closed_in_the_middle_of_a_thought_no_process_is_left(questions: int) -> None:
    """Neither the one that thinks, nor a fresh one for the bot that would replace it."""

    async def asked() -> tuple[list[str], pipe.Worker]:
        command = (sys.executable, "-c", "import time; time.sleep(60)")
        pool = workers.Workers(Config(bot_patience=60.0), command)
        tasks = [
            asyncio.create_task(pool.choose("torres", None, "greedy", {})) for _ in range(questions)
        ]
        while not pool.all[0].is_alive:
            await asyncio.sleep(0.01)
        pool.close()
        thoughts = await asyncio.gather(*tasks)
        return [thought.text for thought in thoughts], pool.all[0]

    texts, worker = asyncio.run(asked())
    assert texts == [""] * questions
    assert worker.process is None
    with pytest.raises(pipe.Overrun):
        worker.ask(b"{}", 1.0)
    assert worker.process is None


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the system does not tell")
def test_a_worker_that_has_thought_about_every_game_has_less_than_150_mb() -> None:
    """The real process of a table, at its highest, after an early decision of the strongest level
    in each, all of one process; who plays Castles alone is searched for with numbers of its own."""

    async def most() -> int:
        processes: set[Any] = set()
        pool = workers.Workers(Config(bot_patience=60.0, quick_bots=0, helpers=0, bot_memory=0))
        try:
            for game, seats in EARLY:
                sitting = Sitting(game, seats)
                seat = sitting.table.asked()[0]
                view = sitting.table.view(seat).to_json()
                found = await pool.choose(game, None, "palatine", view)
                assert found.text in sitting.legal(seat)
                processes.add(pool.all[0].process)
            assert len(processes) == 1  # none has failed, and another begun
            return highest(pool.all[0])
        finally:
            pool.close()

    assert 20 << 20 < asyncio.run(most()) < 150 << 20


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the system does not tell")
@pytest.mark.parametrize(
    "played",
    [*[[one] for one in WHOLE], [("castles", 1), ("castles", 2), ("castles", 4)]],
    ids=[*(f"{game}-{seats}" for game, seats in WHOLE), "castles-one-after-another"],
)
def test_a_worker_that_plays_whole_games_always_has_less_than_150_mb(
    played: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With hints on the way and a review in the end. In one process all of Castles would come to
    some 170 MB, since it keeps surveyed castles of 40 kB for who plays alone and for tables."""
    measured: list[tuple[int, int]] = []
    resident = pipe.resident_bytes

    def noted(pid: int) -> int:
        measured.append((pid, resident(pid)))
        return measured[-1][1]

    async def play() -> None:
        pool = workers.Workers(Config(bot_patience=60.0, bots=1, quick_bots=0, helpers=0))
        try:
            for game, seats in played:
                await review_whole(pool, await play_whole(pool, game, seats))
            await asyncio.gather(*pool.renewal.under_way.values())
        finally:
            pool.close()

    monkeypatch.setattr(pipe, "resident_bytes", noted)
    before = METRICS.counters.get(RENEWED, 0)
    asyncio.run(play())
    assert 20 << 20 < max(memory for _, memory in measured) < 150 << 20
    fresh = METRICS.counters.get(RENEWED, 0) - before
    assert len({pid for pid, _ in measured}) == 1 + fresh  # none has failed, and another begun


async def play_whole(pool: workers.Workers, game: str, seats: int) -> Match:
    """A game of the strongest level at all seats; at every eighth decision a hint is asked for."""
    match, decisions = Match(game, seats=seats, seed="memory"), 0
    plans: dict[int, workers.Plan] = {}
    while not match.over:
        seat = match.seat
        view = match.view(seat).to_json()
        if decisions % 8 == 3:
            assert await pool.hint(game, None, view) is not None
        answer = await pool.choose(game, None, "palatine", view, plans.get(seat))
        plans[seat] = answer.plan
        match.play(answer.text, seat)
        decisions += 1
    return match


async def review_whole(pool: workers.Workers, match: Match) -> None:
    """All lines of a game are judged."""
    played = (match.game.meta.id, str(match.record))
    told = await pool.review(*played, None)
    lines = told["lines"] if told else []
    assert lines
    while lines:
        told = await pool.review(*played, lines[:8])
        assert told is not None
        lines = lines[told["done"] :]


def highest(worker: pipe.Worker) -> int:
    """The most memory that a process has had, in bytes."""
    assert worker.process is not None
    status = Path(f"/proc/{worker.process.pid}/status").read_text("utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmHWM:"))
    return int(line.split()[1]) << 10


def test_the_worker_is_shown_a_view_only() -> None:
    sitting = Sitting("torres", 2)
    view = sitting.table.view(0)
    question = {"game": "torres", "data": None, "view": view.to_json(), "seed": "s", "plan": []}
    assert thinking.answer({**question, "bot": "random"})["text"] in sitting.legal(0)
    whole = sitting.table.state.to_json()
    with pytest.raises(ValueError, match="view of its own seat"):
        thinking.answer({**question, "bot": "random", "view": whole})
    with pytest.raises(ValueError, match="for a seat"):
        thinking.answer({**question, "bot": "hint", "view": whole, "seconds": 1.0})


def test_a_table_goes_on_when_its_bots_answer_nonsense(tmp_path: Path) -> None:
    with InProcess(Config(data=str(tmp_path), limits=False, bot_pause=0.0)) as server:
        guest = Guest(server.url)
        reply = json.dumps({"text": "nonsense"})
        nonsense = f"import sys\nfor line in sys.stdin: print({reply!r}, flush=True)"
        server.hub.workers = workers.Workers(Config(), (sys.executable, "-c", nonsense))
        table = guest.new_table("torres", ["me", "bot:random"])["id"]
        with guest.socket(table) as tab:
            view = tab.update()
            tab.send("move", id="m", seq=view["seq"], texts=[view["offers"][0][0]])
            tab.update(lambda told: told["pending"]["mine"] and told["seq"] > view["seq"])
        guest.close()


def test_opponents_are_offered_from_the_weakest_level_on() -> None:
    assert workers.names()[:2] == ["page", "squire"] and workers.names()[-1] == "random"
    assert {people.FIRST, people.STAND_IN, people.SIMPLEST} <= set(workers.names())


def test_only_bots_come_to_an_end(tmp_path: Path) -> None:
    """A table of bots plays itself to the end while somebody watches."""
    with InProcess(Config(data=str(tmp_path), limits=False, bot_pause=0.0)) as server:
        guest = Guest(server.url)
        made = guest.new_table("tiny", ["bot:random", "bot:random"], rated=True)
        with guest.socket(made["id"]) as tab:
            tab.update(lambda told: told["table"]["state"] == "over")
        view = guest.view(made["id"])
        assert view["you"]["host"] and view["you"]["mine"] == []
        guest.close()


def test_a_chosen_seed_gives_the_same_game_again_with_its_bots(tmp_path: Path) -> None:
    """Draws and the bots' own random choices follow from the word; another word, another game."""
    with InProcess(Config(data=str(tmp_path), limits=False, bot_pause=0.0)) as server:
        guest, played = Guest(server.url), []
        for word in ("again", "again", "otherwise"):
            made = guest.new_table("louis", ["bot:random", "bot:random"], seed=word)
            with guest.socket(made["id"]) as tab:
                tab.update(lambda told: told["table"]["state"] == "over")
            marks = guest.get(f"/api/tables/{made['id']}/replay", at=0)["marks"]
            played.append([sentence for _, _, sentence in marks])
        guest.close()
    assert played[0] == played[1] != played[2]
    assert len(played[0]) > 50
