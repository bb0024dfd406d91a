"""Between Two Castles: a search of its own. Castles do not touch each other, so an action is
judged by how the castles it changes may end, each by itself, in worlds that all actions share;
a choice of two tiles is judged for all pairs at once out of what each tile does to each castle."""

from typing import Final

from palatine.bots.budget import Budget
from palatine.bots.knowledge import Knowledge, Outlook
from palatine.bots.search import Found, Line
from palatine.bots.tuning.between_dream import World
from palatine.bots.tuning.between_thought import Option, Thought
from palatine.core.action import Action
from palatine.core.rng import Rng

STAGES: Final = 3  # after each of them two thirds of the options drop out


def think(
    knowledge: Knowledge,
    thought: Thought,
    options: list[Option],
    budget: Budget,
    rng: Rng,
) -> Found:
    """Let options compete in the same worlds; the worse ones drop out early."""
    options.sort(key=lambda option: -option.prior)
    lines = [Line(option.path, option.prior, thought.view.seats) for option in options]
    alive = list(range(len(options)))
    out: list[int] = []
    for stage in range(STAGES):
        until = budget.iterations * (stage + 1) / STAGES
        _compare(
            knowledge,
            thought,
            [options[i] for i in alive],
            [lines[i] for i in alive],
            until,
            budget,
            rng,
        )
        ranked = [(-_opinion(lines[i], lines[0], thought), i) for i in alive]
        ranked.sort()
        alive = [i for _, i in ranked]
        if stage < STAGES - 1:
            keep = max(2, len(alive) // 3)
            out = alive[keep:] + out
            alive = alive[:keep]
    return _told(thought, options, lines, alive + out, budget)


def _opinion(line: Line, best: Line, thought: Thought) -> float:
    """What dreams and the first look together say of a line (see search.opinion)."""
    viewer, trust = thought.viewer, thought.hopes.trust
    said = best.node.mean(viewer) + line.prior - best.prior
    visits = line.node.visits
    return (visits * line.node.mean(viewer) + trust * said) / (visits + trust)


def _compare(
    knowledge: Knowledge,
    thought: Thought,
    options: list[Option],
    lines: list[Line],
    until: float,
    budget: Budget,
    rng: Rng,
) -> None:
    """Worlds, one after the other, until this stage's share of the budget is spent."""
    changed = {id(branch): branch for option in options for branch in option.changed}
    branches = thought.standing + list(changed.values())
    while budget.used + len(branches) <= until + 0.5 or not lines[0].node.visits:
        world = World(thought.pool, thought.cards, Rng(f"{rng.word()} {rng.word()}"))
        for branch in branches:
            if budget.over() and lines[0].node.visits:
                return
            thought.dream(branch, world)
            budget.spend()
        number = len(branches[0].totals) - 1
        for option, line in zip(options, lines):
            worth = knowledge.utilities(thought.points(thought.totals(option, number)))
            line.node.add(worth)


def _told(
    thought: Thought, options: list[Option], lines: list[Line], order: list[int], budget: Budget
) -> Found:
    """For each action its best line, with its points; of a pair either tile may come first."""
    told: list[Line] = []
    seen: list[Action] = []
    for i in order:
        for action in lines[i].path:
            if action in seen:
                continue
            seen.append(action)
            rest = tuple([a for a in lines[i].path if a != action])
            line = Line((action,) + rest, lines[i].prior, thought.view.seats)
            line.node = lines[i].node
            for number in range(line.node.visits):
                _add(line, thought.outlook(options[i], number), thought.viewer)
            told.append(line)
    return Found(thought.viewer, told, budget.used)


def _add(line: Line, outlook: Outlook, viewer: int) -> None:
    """Points by category: what it is worth has been counted before."""
    for key, points in outlook[viewer].items():
        line.points[key] = line.points.get(key, 0.0) + points
    others = [sum(row.values()) for seat, row in enumerate(outlook) if seat != viewer]
    line.against += max(others, default=0.0)
