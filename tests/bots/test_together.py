"""One search in several processes: the sum of what each of them saw, and the same every time."""

import pytest

from bots.test_hints import match_after
from palatine import games
from palatine.bots.candidates import Found
from palatine.bots.merging import merged
from palatine.bots.together import search_together, searched


def told(found: Found) -> list[tuple[tuple[str, ...], int, float]]:
    return [
        (tuple(a.text for a in x.path), x.node.visits, x.node.mean(found.viewer))
        for x in found.candidates
    ]


@pytest.mark.parametrize("game", ["torres", "louis"])
def test_processes_share_the_rollouts_and_add_up_what_they_saw(game: str) -> None:
    rules = games.load(game)
    view = match_after(rules, 20).view(match_after(rules, 20).seat)
    found = search_together(rules, None, view, 24, None, 2)
    one, two = (
        searched(game, rules.meta.version, None, view.to_json(), 12, None, f"part {n}")
        for n in range(2)
    )
    assert told(found) == told(merged(rules, view, [one, two]))
    assert found.iterations == one["iterations"] + two["iterations"] <= 24
    visits = sum(row["visits"] for row in one["lines"] + two["lines"])
    assert sum(candidate.node.visits for candidate in found.candidates) == visits > 12
    assert found.best in rules.legal(view, view.viewer)


def test_what_one_process_found_alone_stays_what_it_was() -> None:
    rules = games.load("louis")
    match = match_after(rules, 20)
    view = match.view(match.seat)
    alone = searched("louis", rules.meta.version, None, view.to_json(), 40, None, "a")
    found = merged(rules, view, [alone])
    assert {path: visits for path, visits, _ in told(found)} == {
        tuple(row["path"]): row["visits"] for row in alone["lines"]
    }
    best = found.candidates[0]
    assert best.expected() == {k: p / best.node.visits for k, p in best.points.items()}
