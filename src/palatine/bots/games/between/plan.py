"""Between Two Castles: a search of its own. Castles do not touch each other, so an action is
judged by how the castles it changes may end, each by itself, in worlds that all actions share;
a choice of two tiles is judged for all pairs at once out of what each tile does to each castle."""

from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found, Line
from palatine.bots.games.between.deliberation import Deliberation, Option
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
    worlds: list[str] = []
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
            worlds,
        )
        ranked = [(-_opinion(candidates[i], candidates[0], deliberation), i) for i in alive]
        ranked.sort()
        alive = [i for _, i in ranked]
        if stage < w.stages - 1:
            keep = max(w.least_kept, len(alive) // w.dropped_by)
            out = alive[keep:] + out
            alive = alive[:keep]
    told = _told(knowledge, deliberation, options, candidates, alive + out)
    return Found(deliberation.viewer, told, budget.used, worlds)


def in_worlds(
    knowledge: Knowledge,
    deliberation: Deliberation,
    options: list[Option],
    line: Line,
    worlds: list[str],
) -> Candidate:
    """A line in worlds of these names; of two ways to use its tiles the better."""
    viewer = deliberation.viewer
    found: list[Candidate] = []
    for option in deliberation.options_of(options, line):
        candidate = Candidate(option.path, option.prior, deliberation.view.seats)
        for branch in deliberation.standing + option.changed:
            for number in range(len(branch.totals), len(worlds)):
                deliberation.rollout(branch, deliberation.world(worlds[number]))
        for number in range(len(worlds)):
            totals = deliberation.totals(option, number)
            worth = deliberation.worths(knowledge, totals)
            candidate.add(worth, deliberation.outlook(option, number), viewer, number)
        found.append(candidate)
    return max(found, key=lambda candidate: candidate.node.mean(viewer))


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
    worlds: list[str],
) -> None:
    """Worlds, one after the other, until this stage's share of the budget is spent."""
    changed = {id(branch): branch for option in options for branch in option.changed}
    branches = deliberation.standing + list(changed.values())
    while budget.used + len(branches) <= until + 0.5 or not candidates[0].node.visits:
        name = f"{rng.word()} {rng.word()}"
        world = deliberation.world(name)
        for branch in branches:
            if budget.over() and candidates[0].node.visits:
                return
            deliberation.rollout(branch, world)
            budget.spend()
        worlds.append(name)
        number = len(worlds) - 1
        for option, candidate in zip(options, candidates):
            worth = deliberation.worths(knowledge, deliberation.totals(option, number))
            candidate.node.add(worth)


def _told(
    knowledge: Knowledge,
    deliberation: Deliberation,
    options: list[Option],
    candidates: list[Candidate],
    order: list[int],
) -> list[Candidate]:
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
                outlook = deliberation.outlook(options[i], number)
                worths = deliberation.worths(knowledge, deliberation.totals(options[i], number))
                candidate.note(worths[deliberation.viewer], outlook, deliberation.viewer, number)
            told.append(candidate)
    return told
