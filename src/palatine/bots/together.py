"""Advice made in several processes: one search, or the review of a whole game.

Of a search each process has worlds of its own, and their results are added up; of a review each has
some of the lines. Plain data is exchanged, so a process may run anywhere; the same number of
processes gives the same answer. It is not used at tables, where every bot has one core; it serves
whoever asks for advice and has several cores.
"""

from typing import Any

from palatine import games
from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found
from palatine.bots.judgement import judge
from palatine.bots.review import Review, concluded, judged, judgement_from_json, lines
from palatine.bots.runners import runner
from palatine.bots.search import opinion
from palatine.core.record import Record, parse_record

Plain = dict[str, Any]
PORTION = 4  # lines of a review that a process takes at a time


def search_together(
    game: AnyGame,
    data: Any,
    view: Any,
    iterations: int,
    seconds: float | None,
    jobs: int,
) -> Found:
    """The result of a search that several processes share. data: the table's own components, if
    any."""
    each = -(-iterations // jobs)
    asked = (game.meta.id, game.meta.version, data, view.to_json(), each, seconds)
    tasks = [(*asked, f"part {number}") for number in range(jobs)]
    told = {task[-1]: answer for task, answer in runner(jobs)(searched, tasks)}
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
    luck: str,
) -> Plain:
    """The part of the search that one process does."""
    rules = games.load(game).for_version(version)
    if data is not None:
        rules = rules.with_data(data)
    budget = Budget(iterations, seconds)
    found = judge(rules, rules.load(view), budget, luck)
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
    """The candidates of all processes, the best first by the sum of their results."""
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
    known = list(candidates.values())
    first = max(known, key=lambda candidate: candidate.prior)
    known.sort(key=lambda candidate: -opinion(candidate, first, view.viewer))
    return Found(view.viewer, known, sum(answer["iterations"] for answer in answers), worlds)


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


def reviewed_together(game: AnyGame, record: Record, iterations: int | None, jobs: int) -> Review:
    """The review of a record; processes take the next few lines as they get free."""
    wanted = lines(game, record)
    text = str(record)
    tasks = [(text, wanted[at : at + PORTION], iterations) for at in range(0, len(wanted), PORTION)]
    told = [one for _, answer in runner(jobs)(judged_lines, tasks) for one in answer]
    return concluded(record, [judgement_from_json(one) for one in told])


def judged_lines(record: str, wanted: list[list[int]], iterations: int | None) -> list[Plain]:
    """The part of a review that one process does at a time."""
    read = parse_record(record)
    found = judged(games.load(read.game), read, wanted, iterations)
    return [one.to_json() for one in found]
