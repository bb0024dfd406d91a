"""Whose ratings a game changes, and who comes last: nobody gains by leaving it to a bot."""

import pytest

from palatine.core.rng import Rng
from palatine.table import door, final
from palatine.table import rows as kinds
from palatine.table.clock import Gaps
from palatine.table.draft import Draft
from palatine.table.loading import load
from palatine.table.setup import Pace
from table.sitting import SEED, Sitting


def begun(seats: int = 3, rated: bool = True, pace: Pace | None = None) -> Sitting:
    sitting = Sitting("tiny", seats, rated=rated, pace=pace)
    sitting.play(Rng("fair"), 6)
    assert sitting.table.phase == "playing"
    return sitting


def to_the_end(sitting: Sitting) -> None:
    sitting.play(Rng("end"), 500)
    assert sitting.table.phase == "over"


def until_bot_moves(sitting: Sitting, seat: int) -> None:
    rng = Rng("bot")
    while not sitting.table.seats[seat].replaced:
        sitting.any_move(rng)


def test_nobody_left_everybody_counts() -> None:
    sitting = begun()
    to_the_end(sitting)
    assert final.rated_seats(sitting.table) == [0, 1, 2]


def test_who_leaves_comes_last_and_it_counts_for_him_alone() -> None:
    for seat in range(3):
        sitting = begun()
        sitting.do(door.leave(sitting.table, seat, "random", sitting.now))
        to_the_end(sitting)
        assert final.rated_seats(sitting.table) == [seat]
        assert final.final(sitting.table).places[seat] == 3
        assert sitting.table.unrated == ""  # else nothing would count, and leaving cost nothing


def test_coming_back_after_the_bot_has_moved_changes_nothing() -> None:
    sitting = begun()
    sitting.do(door.leave(sitting.table, 1, "random", sitting.now))
    until_bot_moves(sitting, 1)
    sitting.do(door.back(sitting.table, 1, sitting.now))
    to_the_end(sitting)
    assert final.rated_seats(sitting.table) == [1]
    assert final.final(sitting.table).places[1] == 3
    again = load(sitting.setup, sitting.game, SEED, sitting.rows)
    assert final.rated_seats(again) == [1] and again.clone().seats[1].replaced


def test_coming_back_before_it_has_moved_is_free() -> None:
    sitting = begun()
    seat = next(s for s in range(3) if s not in sitting.table.asked())
    sitting.do(door.leave(sitting.table, seat, "random", sitting.now))
    sitting.do(door.back(sitting.table, seat, sitting.now))
    to_the_end(sitting)
    assert final.rated_seats(sitting.table) == [0, 1, 2]


def test_among_several_a_bot_that_plays_on_makes_it_unrated_for_the_others() -> None:
    sitting = begun()
    sitting.do(door.resign(sitting.table, 2, "random", sitting.now))
    to_the_end(sitting)
    assert final.rated_seats(sitting.table) == [2]
    assert final.final(sitting.table).places[2] == 3


def test_of_two_the_one_who_gives_up_loses_and_the_other_wins() -> None:
    """No bot plays on: who gives up must not take the win from the other."""
    sitting = begun(2)
    sitting.do(door.resign(sitting.table, 0, "random", sitting.now))
    assert sitting.table.phase == "over"
    assert final.rated_seats(sitting.table) == [0, 1]
    assert final.final(sitting.table).places == [2, 1]


@pytest.mark.parametrize("pace", [Pace("clock", 60_000, 0), Pace("days", 86_400_000)])
def test_who_runs_out_of_time_comes_last(pace: Pace) -> None:
    sitting = begun(pace=pace)
    seat = sitting.table.asked()[0]
    sitting.now += 2 * 86_400_000
    sitting.do(door.flag(sitting.table, seat, "random", sitting.now))
    to_the_end(sitting)
    assert final.rated_seats(sitting.table) == [seat]
    assert final.final(sitting.table).places[seat] == 3


def test_a_last_place_cannot_be_undone_with_the_rating() -> None:
    """In earlier versions a hint made a game unrated: too late for whoever left it to a bot."""
    sitting = Sitting("tiny", 2, bots=1, hints=True)
    sitting.do(door.leave(sitting.table, 0, "random", sitting.now))
    until_bot_moves(sitting, 0)
    sitting.do(door.back(sitting.table, 0, sitting.now))
    while 0 not in sitting.table.asked():
        sitting.any_move(Rng("on"))
    draft = Draft(sitting.table, sitting.now)
    draft.add(kinds.HINT, 0)
    sitting.do(draft.rows)
    assert sitting.table.unrated == "" and sitting.table.record.hints == [0]
    to_the_end(sitting)
    assert final.rated_seats(sitting.table) == [0]
    assert final.final(sitting.table).places == [2, 1]


def test_without_rating_a_bot_that_sits_in_is_welcome() -> None:
    sitting = begun(rated=False)
    plain = sitting.table.clone()
    sitting.do(door.leave(sitting.table, 0, "random", sitting.now))
    to_the_end(sitting)
    own = sitting.game.result(sitting.table.state).places
    assert final.final(sitting.table).places == own and plain.seats[0].left is False


def test_a_game_in_which_somebody_hardly_decided_is_short() -> None:
    sitting = Sitting("tiny", 2)
    assert final.is_short(sitting.table, 1)
    to_the_end(sitting)
    made = [entry.who for entry in sitting.table.record.standing()]
    least = min(made.count(0), made.count(1))
    assert not final.is_short(sitting.table, least)
    assert final.is_short(sitting.table, least + 1)


def test_gaps_that_overlap_are_left_out_once() -> None:
    gaps = Gaps([(100, 200), (150, 300), (100, 120), (400, 500)])
    assert gaps.within(0, 1_000) == 300
    assert gaps.within(180, 450) == 170
    assert gaps.within(300, 400) == 0
