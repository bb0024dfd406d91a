"""One search in several processes: each has luck of its own, and their results are added up.

Plain data is exchanged, so a process may run anywhere; the same seed and the same number of
processes give the same answer. It is not used at tables, where every bot has one core; it serves
whoever asks for a hint and has several cores.
"""

from typing import Any

from palatine import games
from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found
from palatine.bots.knowledge import knowledge_of
from palatine.bots.levels import Palatine
from palatine.bots.runners import processes
from palatine.bots.search import opinion

Plain = dict[str, Any]


def search_together(
    game: AnyGame,
    data: Any,
    view: Any,
    iterations: int,
    seconds: float | None,
    seed: str,
    jobs: int,
) -> Found:
    """The result of a search that several processes share. data: the table's own components, if
    any."""
    each = -(-iterations // jobs)
    asked = (game.meta.id, game.meta.version, data, view.to_json(), each, seconds)
    tasks = [(*asked, f"{seed} {number}") for number in range(jobs)]
    told = {task[-1]: answer for task, answer in processes(jobs)(searched, tasks)}
    return merged(
        game, view, [told[task[-1]] for task in tasks]
    )  # in a fixed order: sums of floats depend on it


def searched(
    game: str,
    version: int,
    data: Any,
    view: Plain,
    iterations: int,
    seconds: float | None,
    seed: str,
) -> Plain:
    """The part of the search that one process does."""
    rules = games.load(game).for_version(version)
    if data is not None:
        rules = rules.with_data(data)
    budget = Budget(iterations, seconds)
    found = Palatine(seed).think(rules, rules.load(view), knowledge_of(game), budget)
    return {
        "iterations": found.iterations,
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
    }


def merged(game: AnyGame, view: Any, answers: list[Plain]) -> Found:
    """The candidates of all processes, the best first by the sum of their results."""
    candidates: dict[tuple[str, ...], Candidate] = {}
    for answer in answers:
        for row in answer["lines"]:
            path = tuple(row["path"])
            if path not in candidates:
                actions = tuple(game.parse(text) for text in path)
                candidates[path] = Candidate(actions, row["prior"], view.seats)
            _add(candidates[path], row)
    known = list(candidates.values())
    first = max(known, key=lambda candidate: candidate.prior)
    known.sort(key=lambda candidate: -opinion(candidate, first, view.viewer))
    return Found(view.viewer, known, sum(answer["iterations"] for answer in answers))


def _add(candidate: Candidate, row: Plain) -> None:
    candidate.node.visits += row["visits"]
    candidate.node.total = [one + more for one, more in zip(candidate.node.total, row["total"])]
    candidate.squares += row["squares"]
    candidate.against += row["against"]
    for key, points in row["points"].items():
        candidate.points[key] = candidate.points.get(key, 0.0) + points
