"""Between Two Castles: a search of its own. Castles do not touch each other, so an action is
judged by how the castles it changes may end, each by itself, in worlds that all actions share;
a choice of two tiles is judged for all pairs at once out of what each tile does to each castle."""

from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found, Outlook
from palatine.bots.games.between.deliberation import Deliberation, Option
from palatine.bots.games.between.rollout import World
from palatine.bots.knowledge import Knowledge
from palatine.core.action import Action
from palatine.core.rng import Rng


def think(
    knowledge: Knowledge,
    deliberation: Deliberation,
    options: list[Option],
    budget: Budget,
    rng: Rng,
) -> Found:
    """Let options compete in the same worlds; the worse ones drop out early."""
    w = deliberation.weights
    options.sort(key=lambda option: -option.prior)
    candidates = [
        Candidate(option.path, option.prior, deliberation.view.seats) for option in options
    ]
    alive = list(range(len(options)))
    out: list[int] = []
    for stage in range(w.stages):
        until = budget.iterations * (stage + 1) / w.stages
        _compare(
            knowledge,
            deliberation,
            [options[i] for i in alive],
            [candidates[i] for i in alive],
            until,
            budget,
            rng,
        )
        ranked = [(-_opinion(candidates[i], candidates[0], deliberation), i) for i in alive]
        ranked.sort()
        alive = [i for _, i in ranked]
        if stage < w.stages - 1:
            keep = max(w.least_kept, len(alive) // w.dropped_by)
            out = alive[keep:] + out
            alive = alive[:keep]
    return _told(deliberation, options, candidates, alive + out, budget)


def _opinion(candidate: Candidate, best: Candidate, deliberation: Deliberation) -> float:
    """What rollouts and the first look together say of a candidate (see search.opinion)."""
    viewer, prior_rollouts = deliberation.viewer, deliberation.weights.prior_rollouts
    said = best.node.mean(viewer) + candidate.prior - best.prior
    visits = candidate.node.visits
    return (visits * candidate.node.mean(viewer) + prior_rollouts * said) / (
        visits + prior_rollouts
    )


def _compare(
    knowledge: Knowledge,
    deliberation: Deliberation,
    options: list[Option],
    candidates: list[Candidate],
    until: float,
    budget: Budget,
    rng: Rng,
) -> None:
    """Worlds, one after the other, until this stage's share of the budget is spent."""
    changed = {id(branch): branch for option in options for branch in option.changed}
    branches = deliberation.standing + list(changed.values())
    while budget.used + len(branches) <= until + 0.5 or not candidates[0].node.visits:
        world = World(deliberation.pool, deliberation.cards, Rng(f"{rng.word()} {rng.word()}"))
        for branch in branches:
            if budget.over() and candidates[0].node.visits:
                return
            deliberation.rollout(branch, world)
            budget.spend()
        number = len(branches[0].totals) - 1
        for option, candidate in zip(options, candidates):
            worth = knowledge.utilities(deliberation.points(deliberation.totals(option, number)))
            candidate.node.add(worth)


def _told(
    deliberation: Deliberation,
    options: list[Option],
    candidates: list[Candidate],
    order: list[int],
    budget: Budget,
) -> Found:
    """For each action its best line, with its points; of a pair either tile may come first."""
    told: list[Candidate] = []
    seen: list[Action] = []
    for i in order:
        for action in candidates[i].path:
            if action in seen:
                continue
            seen.append(action)
            rest = tuple([a for a in candidates[i].path if a != action])
            candidate = Candidate((action,) + rest, candidates[i].prior, deliberation.view.seats)
            candidate.node = candidates[i].node
            for number in range(candidate.node.visits):
                _add(candidate, deliberation.outlook(options[i], number), deliberation.viewer)
            told.append(candidate)
    return Found(deliberation.viewer, told, budget.used)


def _add(candidate: Candidate, outlook: Outlook, viewer: int) -> None:
    """Points by category: what it is worth has been counted before."""
    for key, points in outlook[viewer].items():
        candidate.points[key] = candidate.points.get(key, 0.0) + points
    others = [sum(row.values()) for seat, row in enumerate(outlook) if seat != viewer]
    candidate.against += max(others, default=0.0)
