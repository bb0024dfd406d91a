"""What a bot planned is kept from one question to the next, and waiting is not thinking."""

import asyncio
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from palatine.bots import make
from palatine.bots.levels import LEVELS, LevelBot, position_of
from palatine.core.rng import Rng
from palatine.core.state import Json
from palatine.server import workers
from palatine.server.config import Config
from palatine.server.workers import BotAnswer, Plan
from palatine.server.workers.schedule import Payer
from palatine.service import thinking
from server.running import Guest, InProcess, wait_for
from table.sitting import Sitting

SEARCHER = "castellan"


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was searched in this process, by position; few rollouts, so that it is quick."""
    found: list[str] = []
    think = LevelBot.think

    def counted(self: LevelBot, game: Any, view: Any, knowledge: Any, budget: Any) -> Any:
        found.append(view.key())
        budget.iterations = min(budget.iterations, 6)
        return think(self, game, view, knowledge, budget)

    monkeypatch.setattr(LevelBot, "think", counted)
    return found


def question(view: Json, plan: Plan, bot: str = SEARCHER) -> Json:
    told = {"game": "torres", "data": None, "view": view, "bot": bot}
    return {**told, "seed": "s", "plan": plan}


def first_turn() -> Sitting:
    """Torres at the first turn of a seat."""
    sitting = Sitting("torres", 2)
    while sitting.table.state.frames[-1].step != "turn":
        sitting.any_move(Rng("begin"))
    return sitting


@dataclass
class Turns:
    """Some turns by questions as the hub puts them: how many had a choice, and how many of these
    came to a position that the plan handed on had foreseen."""

    choices: int = 0
    foreseen: int = 0


def played(hand_on: bool) -> Turns:
    sitting, found = first_turn(), Turns()
    plan: list[Any] = []
    table = sitting.table
    while found.choices < 24:
        view = table.view(table.asked()[0])
        if len(sitting.legal(view.viewer)) > 1:
            found.choices += 1
            found.foreseen += position_of(view) in [position for position, _ in plan]
        reply = thinking.answer(question(view.to_json(), plan if hand_on else []))
        assert reply["text"] in sitting.legal(view.viewer)
        plan = json.loads(json.dumps(reply["plan"])) if hand_on else []  # it is plain text
        sitting.move(view.viewer, reply["text"])
    return found


def test_a_turn_of_torres_is_not_searched_again_where_it_was_foreseen(searches: list[str]) -> None:
    turns = played(hand_on=True)
    assert turns.foreseen >= 4
    assert len(searches) == turns.choices - turns.foreseen
    searches.clear()
    turns = played(hand_on=False)
    assert len(searches) == turns.choices


def test_a_plan_that_does_not_fit_is_thought_over(searches: list[str]) -> None:
    sitting = first_turn()
    for _ in range(30):  # until there is a plan: a turn may begin with a card, which draws
        seat = sitting.table.asked()[0]
        reply = thinking.answer(question(sitting.table.view(seat).to_json(), []))
        if reply["plan"] and len(sitting.legal(seat)) > 1:
            break
        sitting.move(seat, reply["text"])
    assert len(reply["plan"]) >= 1
    searches.clear()
    other = next(text for text in sitting.legal(seat) if text != reply["text"])
    sitting.move(seat, other)
    view = sitting.table.view(sitting.table.asked()[0])
    again = thinking.answer(question(view.to_json(), reply["plan"]))
    assert len(searches) == 1
    legal = sitting.legal(view.viewer)
    assert again["text"] in legal
    # Nor is an action taken that is not legal, whatever stands in the plan.
    lie = [[reply["plan"][0][0], "nonsense"], [searches[-1][:16], "place a1"], ["", ""]]
    plans: list[Any] = [lie, [["one"]], [[1, 2]], [["", "end"]]]
    for plan in plans:
        assert thinking.answer(question(view.to_json(), plan))["text"] in legal


def test_a_plan_goes_on_past_actions_without_a_choice() -> None:
    """Where there is one action only it is taken without asking the plan."""
    sitting = first_turn()
    view = sitting.table.view(sitting.table.asked()[0])
    bot = make(SEARCHER, "s")
    texts = sitting.legal(view.viewer)
    bot.recall(sitting.game, [["elsewhere", texts[0]], [position_of(view), texts[1]]])
    assert bot.choose(sitting.game, view).text == texts[1]
    assert bot.plan() == []


class Told(workers.Workers):
    """Workers that write down what was handed to them; they answer in this process."""

    def __init__(self) -> None:
        super().__init__(Config())
        self.asked: list[tuple[str, int]] = []

    async def choose(
        self,
        game: str,
        data: Any,
        bot: str,
        view: Json,
        plan: Plan | None = None,
        version: int = 0,
        payer: Payer = workers.NOBODY,
        seed: str = "",
    ) -> BotAnswer:
        self.asked.append((bot, len(plan or [])))
        reply = thinking.answer(question(view, plan or [], bot))
        return BotAnswer(reply["text"], reply["plan"])


def test_the_table_hands_a_bots_plan_on(tmp_path: Path, searches: list[str]) -> None:
    with InProcess(Config(data=str(tmp_path), limits=False, bot_pause=0.0)) as server:
        server.hub.workers = told = Told()
        guest = Guest(server.url)
        table = guest.new_table("torres", [f"bot:{SEARCHER}", f"bot:{SEARCHER}"])["id"]
        with guest.socket(table):
            wait_for(lambda: sum(n > 0 for _, n in told.asked) >= 4)
        guest.close()
    assert len(searches) <= len(told.asked) - 3


# --- waiting is not thinking --------------------------------------------------------------------

SLEEPY = """
import json, sys, time
for line in sys.stdin:
    time.sleep(0.4)
    bot = json.loads(line)["bot"]
    print(json.dumps({"text": "from " + bot, "plan": [["a", "b"], 3]}), flush=True)
"""


def test_bots_that_wait_for_a_process_are_not_replaced() -> None:
    """Twelve questions to one process, each of them quick enough even on a busy machine, all of
    them together not."""

    async def asked() -> list[BotAnswer]:
        pool = workers.Workers(Config(bot_patience=4.0), (sys.executable, "-c", SLEEPY))
        try:
            await pool.choose("torres", None, "greedy", {})
            return await asyncio.gather(
                *(pool.choose("torres", None, "greedy", {}) for _ in range(12))
            )
        finally:
            pool.close()

    thoughts = asyncio.run(asked())
    assert [thought.text for thought in thoughts] == ["from greedy"] * 12
    assert thoughts[0].plan == [["a", "b"]]


def test_every_level_has_far_more_time_than_its_budget() -> None:
    pool = workers.Workers(Config())
    try:
        for level in LEVELS:
            assert 3 * level.seconds + 3 <= pool.limit(level.name) <= 10
        assert 3 <= pool.limit("greedy") <= pool.limit(LEVELS[-1].name)
        assert pool.limit(thinking.HINT) > 3 * Config().hint_seconds
    finally:
        pool.close()
