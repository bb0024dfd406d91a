"""What several processes found out about one position, put together.

Each has searched by itself, in worlds of its own, and dropped what looked worse there, so one
candidate was played in many worlds of one process and in few of another. A plain mean would then
say most of all which worlds were lucky ones. Therefore a candidate's value is what it is worth
beside the others, in the worlds that it saw.
"""

from typing import Any

from palatine.bots.base import AnyGame
from palatine.bots.candidates import Candidate, Found
from palatine.bots.search import weighed

Plain = dict[str, Any]
SWEEPS = 20  # by turns values follow from luck and luck from values; then both stand still


def plain(found: Found) -> Plain:
    """What a search found, as it goes from one process to another."""
    return {
        "iterations": found.iterations,
        "worlds": found.worlds,
        "lines": [_plain(candidate) for candidate in found.candidates],
    }


def _plain(candidate: Candidate) -> Plain:
    return {
        "path": [action.text for action in candidate.path],
        "prior": candidate.prior,
        "visits": candidate.node.visits,
        "total": candidate.node.total,
        "squares": candidate.squares,
        "points": candidate.points,
        "against": candidate.against,
        "samples": list(candidate.samples.items()),
        "outlooks": list(candidate.outlooks.items()),
    }


def merged(game: AnyGame, view: Any, answers: list[Plain]) -> Found:
    """The candidates of all processes, the best first. The same answers in the same order give the
    same result."""
    candidates: dict[tuple[str, ...], Candidate] = {}
    worlds: list[str] = []
    for answer in answers:
        for row in answer["lines"]:
            path = tuple(row["path"])
            if path not in candidates:
                actions = tuple(game.parse(text) for text in path)
                candidates[path] = Candidate(actions, row["prior"], view.seats)
            _add(candidates[path], row, len(worlds))
        worlds += answer["worlds"]
    iterations = sum(answer["iterations"] for answer in answers)
    return Found(view.viewer, ranked(list(candidates.values())), iterations, worlds)


def _add(candidate: Candidate, row: Plain, before: int) -> None:
    """Add what a process saw; its worlds follow so many of other processes."""
    candidate.samples |= {before + world: worth for world, worth in row["samples"]}
    candidate.outlooks |= {before + world: outlook for world, outlook in row["outlooks"]}
    candidate.node.visits += row["visits"]
    candidate.node.total = [one + more for one, more in zip(candidate.node.total, row["total"])]
    candidate.squares += row["squares"]
    candidate.against += row["against"]
    for key, points in row["points"].items():
        candidate.points[key] = candidate.points.get(key, 0.0) + points


def ranked(candidates: list[Candidate]) -> list[Candidate]:
    """The best first, by rollouts and knowledge together (see search.opinion)."""
    values = values_of(candidates)
    first = max(
        range(len(candidates)), key=lambda i: (candidates[i].node.visits > 0, candidates[i].prior)
    )

    def opinion(i: int) -> float:
        one, best = candidates[i], candidates[first]
        return weighed(one.node.visits, values[i], values[first] + one.prior - best.prior)

    order = sorted(range(len(candidates)), key=lambda i: -opinion(i))
    return [candidates[i] for i in order]


def values_of(candidates: list[Candidate]) -> list[float]:
    """What each candidate is worth: what it came to in a world is its value and the luck of that
    world, by least squares. 0 where a candidate was never played."""
    luck = dict.fromkeys((world for one in candidates for world in one.samples), 0.0)
    values: list[float] = []
    for _ in range(SWEEPS):
        values = [
            sum(worth - luck[world] for world, worth in one.samples.items()) / len(one.samples)
            if one.samples
            else 0.0
            for one in candidates
        ]
        seen: dict[int, list[float]] = {world: [] for world in luck}
        for one, value in zip(candidates, values):
            for world, worth in one.samples.items():
                seen[world].append(worth - value)
        luck = {world: sum(apart) / len(apart) for world, apart in seen.items()}
    return values
