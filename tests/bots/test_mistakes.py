"""The table of mistakes by size: how losses are counted, and that a game gives the same table."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "tools"))

from mistakes import BOUNDS, count_losses, head, line, losses_of


def test_losses_are_counted_by_size_and_a_bound_belongs_to_the_larger() -> None:
    row = count_losses("torres", "page", [0.0, 0.99, 1.0, 2.0, 3.0, 9.9, 10.0, 20.0, 41.0, 0.0])
    assert BOUNDS == (1.0, 3.0, 10.0, 20.0)
    assert row.shares == (0.3, 0.2, 0.2, 0.1, 0.2)
    assert row.decisions == 10 and row.largest == 41.0
    assert abs(row.mean - 8.789) < 1e-9


def test_nothing_played_is_no_mistake() -> None:
    row = count_losses("torres", "page", [])
    assert row.decisions == 0 and sum(row.shares) == 0 and row.mean == row.largest == 0


def test_a_row_fits_the_head_and_has_shares_in_percent() -> None:
    lines = [*head().splitlines(), line(count_losses("louis", "page", [0.0, 2.5]))]
    assert len(lines) == 3 and len({one.count("|") for one in lines}) == 1
    assert lines[2].startswith("| louis | page | 2 | 50.0 % | 50.0 % | 0.0 %")


def test_a_game_is_judged_the_same_every_time() -> None:
    losses = losses_of("louis", "page", 0, 2, "again")
    assert len(losses) > 10 and min(losses) >= 0.0
    assert losses == losses_of("louis", "page", 0, 2, "again")
