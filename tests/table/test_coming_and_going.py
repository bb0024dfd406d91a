"""Leaving, coming back, giving up, running out of time; and tables that must stand still."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from palatine.core.rng import Rng
from palatine.table import door, final
from palatine.table.clock import Gaps
from palatine.table.errors import Refused
from palatine.table.loading import load
from palatine.table.setup import DAY, Pace, read_pace, setup_from_json
from table.sitting import Sitting


def test_a_bot_sits_in_until_the_owner_is_back() -> None:
    sitting = Sitting("torres", 2)
    table = sitting.table
    with pytest.raises(Refused):  # no bot plays for a seat whose owner is there
        sitting.bot_rows(0, sitting.legal(0)[0])
    sitting.do(door.leave(table, 0, "random", 5))
    assert table.seats[0].away
    sitting.do(sitting.bot_rows(0, sitting.legal(0)[0]))
    sitting.do(door.back(table, 0, 6))
    assert not table.seats[0].away
    assert door.back(table, 0, 7) == []


def test_who_answers_is_back() -> None:
    sitting = Sitting("torres", 2)
    sitting.do(door.leave(sitting.table, 0, "random", 5))
    rows = sitting.move(0, sitting.legal(0)[0])
    assert [row.kind for row in rows] == ["back", "move"]
    assert not sitting.table.seats[0].away


def test_with_two_the_other_wins_when_one_gives_up() -> None:
    sitting = Sitting("torres", 2)
    sitting.do(door.resign(sitting.table, 0, "random", 5))
    assert sitting.table.phase == "over"
    assert final.final(sitting.table).places == [2, 1]
    assert sitting.table.record.seed
    with pytest.raises(Refused, check=lambda error: error.code == "over"):
        door.resign(sitting.table, 1, "random", 5)


def test_with_more_a_bot_plays_on_and_comes_last() -> None:
    sitting = Sitting("torres", 3)
    sitting.do(door.resign(sitting.table, 1, "random", 5))
    rng = Rng("resigned")
    assert sitting.table.phase == "playing"
    with pytest.raises(Refused):
        door.leave(sitting.table, 1, "random", 5)
    while sitting.table.phase == "playing":
        sitting.any_move(rng)
    places = final.final(sitting.table).places
    assert places[1] == max(places) == 3
    with_bot = [row for row in sitting.rows if row.kind == "move" and row.seat == 1]
    assert with_bot and not any(row.move_id for row in with_bot)


def test_the_game_ends_when_only_bots_are_left() -> None:
    sitting = Sitting("torres", 3, bots=2)
    sitting.do(door.resign(sitting.table, 0, "random", 5))
    assert sitting.table.phase == "over"
    assert final.final(sitting.table).places[0] == 3


def test_a_clock_runs_only_while_its_seat_is_asked() -> None:
    sitting = Sitting("torres", 2, pace=Pace("clock", 60_000, 1_000))
    clocks = sitting.table.clocks
    assert clocks.left == [61_000, 60_000]
    sitting.now += 10_000
    assert clocks.remaining(0, sitting.now, sitting.gaps) == 51_000
    sitting.move(0, sitting.legal(0)[0], lag=300)
    assert clocks.left[0] == 61_000 - 9_700
    assert clocks.left[1] == 61_000
    assert clocks.remaining(0, sitting.now + 5_000, sitting.gaps) == clocks.left[0]
    sitting.now += 2_000
    sitting.move(1, sitting.legal(1)[0], lag=90_000)  # no more than half a second is forgiven
    assert clocks.left[1] == 61_000 - 1_500
    again = load(sitting.setup, sitting.game, sitting.table.seed, sitting.rows)
    assert again.clocks == clocks


def test_time_without_any_server_does_not_count() -> None:
    sitting = Sitting("torres", 2, pace=Pace("clock", 60_000, 0))
    sitting.gaps.all.append((sitting.now + 1_000, sitting.now + 100_000))
    sitting.now += 101_000
    with pytest.raises(Refused, check=lambda error: error.code == "not-fallen"):
        door.flag(sitting.table, 0, "random", sitting.now)
    sitting.move(0, sitting.legal(0)[0])
    assert sitting.table.clocks.left[0] == 58_000


def test_gaps_are_counted_where_they_overlap() -> None:
    gaps = Gaps([(10, 20), (30, 40)])
    assert gaps.within(0, 50) == 20
    assert gaps.within(15, 35) == 10
    assert gaps.within(20, 30) == 0


def test_a_fallen_flag_is_a_seat_given_up() -> None:
    sitting = Sitting("torres", 3, pace=Pace("clock", 60_000, 0))
    sitting.now += 60_001
    sitting.do(door.flag(sitting.table, 0, "random", sitting.now))
    assert sitting.table.seats[0].resigned
    with pytest.raises(Refused):
        door.flag(sitting.table, 0, "random", sitting.now)
    with pytest.raises(Refused):
        sitting.move(0, sitting.legal(0)[0])
    sitting.do(sitting.bot_rows(0, sitting.legal(0)[0]))


def test_after_days_a_bot_plays_until_the_owner_is_back() -> None:
    sitting = Sitting("torres", 2, pace=read_pace("days", days=2))
    sitting.now += 2 * DAY + 1
    sitting.do(door.flag(sitting.table, 0, "random", sitting.now))
    assert sitting.table.seats[0].away
    sitting.move(0, sitting.legal(0)[0])
    assert not sitting.table.seats[0].away
    assert sitting.table.clocks.left == [2 * DAY, 2 * DAY]


@pytest.mark.parametrize(
    ("kind", "numbers"), [("days", (0, 0, 0)), ("clock", (0, 0, 5)), ("hourglass", (1, 1, 1))]
)
def test_paces_that_make_no_sense_are_refused(kind: str, numbers: tuple[int, int, int]) -> None:
    from palatine.core.errors import BadOption

    with pytest.raises(BadOption):
        read_pace(kind, *numbers)


def test_a_rematch_is_made_once_and_only_after_the_end() -> None:
    sitting = Sitting("torres", 2)
    with pytest.raises(Refused, check=lambda error: error.code == "not-over"):
        door.rematch(sitting.table, "next", 5)
    sitting.do(door.resign(sitting.table, 0, "random", 5))
    sitting.do(door.rematch(sitting.table, "next", 6))
    assert door.rematch(sitting.table, "other", 7) == []
    assert sitting.table.rematch == "next"


def test_set_ups_are_read_back() -> None:
    setup = replace(Sitting().setup, pace=Pace("days", DAY), expected=("a", "b"))
    assert setup_from_json(setup.to_json()) == setup


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"digest": "00000000"}, "table-halted-hash"),
        ({"text": "no such action"}, "table-halted-replay"),
    ],
)
def test_a_table_that_would_be_misplayed_stands_still(change: dict[str, Any], reason: str) -> None:
    sitting = Sitting("torres", 2)
    sitting.move(0, sitting.legal(0)[0])
    rows = [*sitting.rows[:-1], replace(sitting.rows[-1], **change)]
    table = load(sitting.setup, sitting.game, sitting.table.seed, rows)
    assert (table.phase, table.halted) == ("halted", reason)
    with pytest.raises(Refused, check=lambda error: error.code == "halted"):
        door.submit(table, 1, ["place d1"], table.seq[1], "m", 5)


def test_a_new_version_goes_on_where_every_hash_agrees() -> None:
    sitting = Sitting("torres", 2)
    for _ in range(3):
        sitting.any_move(Rng("version"))
    older = replace(sitting.setup, version=0)
    table = load(older, sitting.game, sitting.table.seed, sitting.rows)
    assert (table.phase, table.record.version) == ("playing", sitting.game.meta.version)
    bad = [*sitting.rows]
    moves = [i for i, row in enumerate(bad) if row.kind == "move"]
    bad[moves[0]] = replace(bad[moves[0]], digest="00000000")
    table = load(older, sitting.game, sitting.table.seed, bad)
    assert table.halted == "table-halted-version"


@pytest.mark.parametrize("seated", [True, False])
def test_a_closed_table_says_why_and_nothing_happens_there(seated: bool) -> None:
    sitting = Sitting("tiny", 2, seated=seated)
    table = sitting.table
    sitting.do(door.close(table, "expired", 5))
    assert (table.phase, table.closed) == ("closed", "table-closed-expired")
    assert table.asked() == [] and door.close(table, "host", 6) == []
    wishes: list[Callable[[], object]] = [
        lambda: door.sit(table, 0, "p9", "Ida", 7),
        lambda: door.seat_bot(table, 0, "random", 7),
        lambda: door.submit(table, 0, ["x"], table.seq[0], "m", 7),
        lambda: door.resign(table, 0, "random", 7),
    ]
    for wish in wishes:
        with pytest.raises(Refused, check=lambda error: error.code in ("closed", "waiting")):
            wish()
    again = load(sitting.setup, sitting.game, table.seed, sitting.rows)
    assert again.phase == "closed" and again.clone().closed == table.closed


def test_what_is_over_is_not_closed() -> None:
    sitting = Sitting("torres", 2)
    sitting.do(door.resign(sitting.table, 0, "random", 5))
    with pytest.raises(Refused, check=lambda error: error.code == "over"):
        door.close(sitting.table, "operator", 6)


def test_bots_are_alone_where_nobody_answers_for_himself() -> None:
    sitting = Sitting("torres", 2, bots=1)
    assert not sitting.table.is_bots_alone
    sitting.do(door.leave(sitting.table, 0, "random", 5))
    assert sitting.table.is_bots_alone
