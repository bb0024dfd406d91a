"""Which moments of a game are told: the largest mistakes, not too many of one player in a row, the
largest swing of luck, the last change of the lead."""

from typing import Any

from palatine.bots.moments import LEAD, LOSS, LUCK, leaders, moments, smoothed
from palatine.bots.review import Decision, Review


def decision(number: int, seat: int, loss: float = 0.0, **more: Any) -> Decision:
    told: dict[str, Any] = {
        "number": number,
        "until": number,
        "seat": seat,
        "action": "a",
        "line": ["a"],
        "before": loss,
        "after": 0.0,
        "loss": loss,
        "error": 0.1,
        "better": "b" if loss >= 1 else "",
        "better_line": ["b"] if loss >= 1 else [],
        "points": {},
        "reasons": [],
        "rollouts": 8,
        "leads": [1.0, -1.0],
        "drawn": 0,
        "luck": [0.0, 0.0],
    }
    return Decision(**{**told, **more})


def review(*decisions: Decision) -> Review:
    return Review("torres", 2, list(decisions), [], None)


def numbers(*decisions: Decision, mine: tuple[int, ...] = ()) -> list[int]:
    return [one.decision.number for one in moments(review(*decisions), mine)]


def test_the_largest_mistakes_in_the_order_of_the_game() -> None:
    found = moments(review(*(decision(n, n % 2, float(n)) for n in range(1, 9))))
    assert [one.decision.number for one in found] == [5, 6, 7, 8]
    assert {one.kind for one in found} == {LOSS}


def test_at_most_two_of_one_player_in_a_row() -> None:
    lost = [decision(n, 0, 20.0 - n) for n in range(1, 6)]
    assert numbers(*lost) == [1, 2]
    assert numbers(*lost, decision(7, 1, 2.0), decision(9, 0, 3.0)) == [1, 2, 7, 9]


def test_of_equal_mistakes_those_of_the_reader_come_first() -> None:
    lost = [decision(n, n % 2, 4.2 if n % 2 else 4.0) for n in range(1, 9)]
    assert set(numbers(*lost, mine=(0,))) >= {2, 4}
    assert set(numbers(*lost, mine=(1,))) >= {1, 3}


def test_luck_and_the_last_change_of_the_lead_are_moments_too() -> None:
    swing = decision(3, 1, luck=[6.0, -6.0])
    quiet = decision(4, 0, luck=[1.0, -1.0])
    turned = [decision(n, n % 2, leads=[-9.0, 9.0]) for n in (6, 7, 8)]
    found = moments(review(decision(1, 0), decision(2, 1), swing, quiet, *turned))
    kinds = {one.kind: (one.decision.number, one.seat) for one in found}
    assert kinds[LUCK] == (3, 0)
    assert kinds[LEAD] == (6, 1)


def test_whose_turn_it_was_does_not_count_for_the_lead() -> None:
    """Who has just moved looks better than he is: over a round that evens out."""
    saw = [decision(n, n % 2, leads=[5.0, -5.0] if n % 2 else [-3.0, 3.0]) for n in range(1, 9)]
    assert leaders(saw) == [0] * 8
    assert smoothed(saw)[-1] == [1.0, -1.0]


def test_a_player_with_many_lines_in_a_row_counts_once() -> None:
    saw = [
        decision(n, 0 if n > 1 else 1, leads=[4.0, -4.0] if n > 1 else [-2.0, 2.0])
        for n in (1, 2, 3, 4)
    ]
    assert [one[0] for one in smoothed(saw)] == [-2.0, 1.0, 1.0, 1.0]
