"""Matches: seats rotate, deals are equal, intervals are honest, processes give the same report."""

from math import isclose
from typing import Any

import pytest

from palatine import games
from palatine.bots import arena, make
from palatine.bots.runners import processes
from palatine.bots.statistics import mean_interval, student, wilson
from palatine.core.errors import BadOption


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(games.GAMES, "tiny", "palatine.games._template")
    return "tiny"


def played(deal: int, rotation: int, scores: list[int], shares: list[float]) -> dict[str, Any]:
    return {
        "deal": deal,
        "rotation": rotation,
        "scores": scores,
        "shares": shares,
        "decisions": 10,
    }


def test_wilson_agrees_with_the_textbook() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert isclose(wilson(10, 10)[1], 1.0)
    assert isclose(wilson(0, 10)[0], 0.0, abs_tol=1e-12)
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("degrees", "t"), [(1, 12.706), (3, 3.182), (6, 2.447), (9, 2.262), (30, 2.042), (1000, 1.962)]
)
def test_student_agrees_with_the_table(degrees: int, t: float) -> None:
    assert isclose(student(degrees), t, abs_tol=0.002)


def test_the_interval_of_a_mean() -> None:
    middle, low, high = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert middle == 2.5
    assert isclose(high - middle, 3.182 * 1.29099 / 2, abs_tol=0.001)
    assert isclose(middle - low, high - middle)
    assert mean_interval([7.0]) == (7.0, 7.0, 7.0)


def test_all_rotations_of_a_deal_have_the_same_decks_and_every_entrant_every_seat(
    tiny: str,
) -> None:
    what = arena.contest(tiny, ["random", "random", "random"], 3, None, "s").plain()
    games_of_a_deal = [arena.play_one(what, number) for number in range(3)]
    assert [(one["deal"], one["rotation"]) for one in games_of_a_deal] == [(0, 0), (0, 1), (0, 2)]
    assert arena.play_one(what, 3)["deal"] == 1


def test_a_rotation_moves_the_same_players_to_other_seats(
    tiny: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[str, str]] = []

    def watched(name: str, game: str, seed: str) -> Any:
        made.append((name, seed))
        return make("random", seed)

    monkeypatch.setattr(arena, "make_entrant", watched)
    monkeypatch.setattr(arena, "read_entrant", lambda name, game: None)
    what = arena.contest(tiny, ["a", "b"], 2, None, "s").plain()
    arena.play_one(what, 0)
    arena.play_one(what, 1)
    assert made == [("a", "s/0/0"), ("b", "s/0/1"), ("b", "s/0/1"), ("a", "s/0/0")]


def test_a_report_counts_wins_points_and_margins() -> None:
    what = arena.Contest("tiny", ("a", "b"), {}, "s")
    games_played = [
        played(0, 0, [10, 4], [1.0, 0.0]),
        played(0, 1, [6, 6], [0.5, 0.5]),
        played(1, 0, [9, 3], [1.0, 0.0]),
        played(1, 1, [2, 8], [0.0, 1.0]),
    ]
    report = arena.report(what, games_played)
    a, b = report.bots
    assert (report.games, report.deals, report.decisions) == (4, 2, 40)
    assert (a.wins, b.wins, a.win_rate, a.expected) == (2.5, 1.5, 0.625, 0.5)
    assert (a.points, b.points) == (6.75, 5.25)
    assert (a.margin, b.margin) == (1.5, -1.5)
    assert a.win_rate_95 == tuple(round(x, 4) for x in wilson(2.5, 4))
    assert a.points_95 == tuple(round(x, 2) for x in mean_interval([8.0, 5.5])[1:])


def test_a_name_that_sits_twice_is_counted_together() -> None:
    what = arena.Contest("tiny", ("a", "b", "a"), {}, "s")
    report = arena.report(what, [played(0, 0, [9, 3, 5], [1.0, 0.0, 0.0])])
    a, b = report.bots
    assert (a.seats, a.wins, a.points, a.margin) == (2, 1.0, 7.0, 4.0)
    assert (b.expected, b.margin) == (0.3333, -4.0)


def test_the_number_of_games_is_rounded_up_to_whole_deals(tiny: str) -> None:
    seen: list[int] = []
    what = arena.contest(tiny, ["random"], 3, None, "s")
    report = arena.run(what, 4, progress=seen.append)
    assert (report.games, report.deals) == (6, 2)
    assert seen == [1, 2, 3, 4, 5, 6]


def test_processes_give_the_same_report_as_one() -> None:
    what = arena.contest("torres", ["random", "random"], 2, None, "p")
    assert arena.run(what, 4, processes(2)) == arena.run(what, 4)


def test_bad_contests_are_refused(tiny: str) -> None:
    with pytest.raises(BadOption, match="error-bot-count"):
        arena.contest(tiny, ["random"] * 3, 2, None, "s")
    with pytest.raises(BadOption, match="error-bad-seats"):
        arena.contest(tiny, ["random"], 9, None, "s")
    with pytest.raises(BadOption, match="error-unknown-bot"):
        arena.contest(tiny, ["nobody"], 2, None, "s")
    with pytest.raises(BadOption, match="error-unknown-game"):
        arena.contest("chess", ["random"], 2, None, "s")
