"""Advice made in several processes: one search, or the review of a whole game.

Of a search each process has worlds of its own, and their results are added up; of a review each has
some of the lines. Plain data is exchanged, so a process may run anywhere; the same number of
processes gives the same answer. It serves whoever asks for advice and has several cores; at a table
the processes of the server share the thoughts of the strongest level (server/workers).
"""

from typing import Any

from palatine import games
from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Found
from palatine.bots.judgement import judge
from palatine.bots.merging import Plain, merged, plain
from palatine.bots.review import Review, concluded, judged, judgement_from_json, lines
from palatine.bots.runners import runner
from palatine.core.record import Record, parse_record

PORTION = 1  # lines of a review that a process takes at a time: some take a second


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
    return plain(judge(rules, rules.load(view), budget, luck))


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
