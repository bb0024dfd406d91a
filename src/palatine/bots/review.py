"""The review of a finished game: what every decision gave away, and what was luck.

Each decision is judged as its seat saw it, by rollouts in worlds that fit its view: the expected
lead before (with the best action found) and after (with the one that was played). What changes
between two decisions although nobody decided anything is luck: draws, and what came to light.
"""

from collections.abc import Iterator
from typing import Any

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.knowledge import Knowledge, knowledge_of
from palatine.bots.search import Found, opinion, search
from palatine.core.action import Action
from palatine.core.record import Record, game_of
from palatine.core.rng import Rng
from palatine.core.state import CHANCE

EFFORT = 2
MISTAKE = 1.0  # points from which a loss is called a mistake, and the better action named

Decision = dict[str, Any]


def review(
    game: AnyGame, record: Record, iterations: int, seed: str, seconds: float | None = None
) -> dict[str, Any]:
    """Every real decision of a record with its loss, and for each seat the sums."""
    decisions = list(judged(game_of(game, record), record, iterations, seed, seconds))
    _add_luck(decisions, record.seats)
    return {
        "game": record.game,
        "seats": record.seats,
        "decisions": decisions,
        "summary": [_summary(decisions, seat) for seat in range(record.seats)],
        "result": record.result,
    }


def judged(
    game: AnyGame, record: Record, iterations: int, seed: str, seconds: float | None
) -> Iterator[Decision]:
    """The decisions that had a choice, in order; `drawn` counts the draws since the last one."""
    knowledge = knowledge_of(game.meta.id)
    state = game.new(record.seats, record.options)
    drawn = 0
    for number, entry in enumerate(record.standing(), 1):
        action = game.parse(entry.text)
        if entry.who == CHANCE:
            drawn += 1
        else:
            view = game.view(state, entry.who)
            if len(game.legal(view, entry.who)) > 1:
                rng = Rng(f"{seed} {number}")
                budget = Budget(iterations, seconds)
                found = search(game, view, knowledge, budget, rng, EFFORT, action)
                yield {"number": number, "drawn": drawn, **_decision(knowledge, found, action)}
                drawn = 0
        game.apply(state, entry.who, action)


def _decision(knowledge: Knowledge, found: Found, action: Action) -> Decision:
    """The viewer's expected lead with the best action and with the one that was played."""
    seat = found.viewer
    first = max(found.lines, key=lambda line: line.prior)
    played = next(line for line in found.lines if line.action == action)
    said = {id(line): opinion(line, first, seat) for line in found.lines}
    best = max(found.lines, key=lambda line: said[id(line)])
    loss = said[id(best)] - said[id(played)]
    return {
        "seat": seat,
        "action": action.text,
        "before": round(said[id(best)], 2),
        "after": round(said[id(played)], 2),
        "loss": round(loss, 2),
        "better": best.action.text if loss >= MISTAKE else "",
        "rollouts": found.iterations,
        "leads": [round(played.node.mean(i), 2) for i in range(len(played.node.total))],
    }


def _add_luck(decisions: list[Decision], seats: int) -> None:
    """For each decision, what luck had brought its seat since the last one was made."""
    last: Decision | None = None
    for decision in decisions:
        seat = decision["seat"]
        decision["luck"] = 0.0
        if last is not None and decision["drawn"]:
            decision["luck"] = round(decision["before"] - last["leads"][seat], 2)
        last = decision
    for decision in decisions:
        del decision["leads"]


def _summary(decisions: list[Decision], seat: int) -> dict[str, Any]:
    own = [decision for decision in decisions if decision["seat"] == seat]
    return {
        "seat": seat,
        "decisions": len(own),
        "lost": round(sum(decision["loss"] for decision in own), 2),
        "mistakes": sum(decision["loss"] >= MISTAKE for decision in own),
        "luck": round(sum(decision["luck"] for decision in own), 2),
    }
