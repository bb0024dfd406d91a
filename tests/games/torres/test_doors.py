"""T-430 ... T-437: passages through castles, against the rules file and a second reading."""

import pytest

from games.torres.naive import exits
from games.torres.tables import play, refused, table, targets, texts, where
from palatine.core.native import cells
from palatine.core.rng import Rng
from palatine.games.torres.board import READINGS, board_from
from palatine.games.torres.parts import GRID

# rows y = 0 as in the rules file; knight; exits by door for single_floor, monotone, castle_wide,
# and by the card A-04
DV = {
    "DV1": ([0, 1, 1, 1], (0, 0), "e1 b2 c2 d2", "", "", ""),
    "DV3": ([1, 2, 3, 4], (0, 1), "b2 c2 d2 e1", "", "", "a1 b1 c1"),
    "DV5": ([3, 2, 1], (0, 0), "", "", "", ""),
    "DV6": ([1, 2, 1, 2, 1], (0, 0), "c1 b2", "f1 a2 c2 d2 e2", "e1", ""),
    "DV7": ([1, 2, 3], (0, 0), "d1 b2 c2", "a2", "", "b1"),
}


def _position(name: str, doors: str) -> tuple[object, str]:
    row, (x, y), *_ = DV[name]
    heights = {GRID.names[i]: h for i, h in enumerate(row) if h}
    cell = GRID.names[y * 8 + x]
    s = table(heights, [cell, "h7"], options={"doors": doors}, cards=[["A-04"], []])
    return s, cell


def _check(name: str) -> None:
    _, _, single, monotone, wide, card = DV[name]
    expected: set[str] = set()
    for doors, more in zip(
        ("single_floor", "monotone", "castle_wide"), (single, monotone, wide), strict=True
    ):
        expected |= set(more.split())
        s, cell = _position(name, doors)
        assert targets(s, f"door {cell}") == expected, doors  # type: ignore[arg-type]
    expected |= set(card.split())
    if not expected:
        assert "play climb_inside" not in texts(s)  # type: ignore[arg-type]
        return
    play(s, "play climb_inside")  # type: ignore[arg-type]
    assert targets(s, f"climb {cell}") == expected  # type: ignore[arg-type]


def test_DV1_along_a_wall() -> None:
    _check("DV1")


def test_DV3_stairs_seen_from_the_side() -> None:
    _check("DV3")


def test_DV5_no_taller_neighbour_no_door() -> None:
    _check("DV5")


def test_DV6_two_towers_on_one_castle() -> None:
    _check("DV6")


def test_DV7_down_and_around() -> None:
    _check("DV7")


def test_T_430_in_by_one_door_out_by_another_for_one_action_point() -> None:
    s = table({"c3": 1, "d3": 1, "e3": 1}, ["b3", "h7"])
    play(s, "door b3 f3")
    assert (where(s, 0), s.ap) == ({"f3"}, 4)
    play(s, "door f3 b3")  # several passages in a turn are fine
    assert s.ap == 3
    assert refused(s, "door h7 h6") == "T-430"


def test_T_431_never_up_to_a_higher_level_any_number_down() -> None:
    s = table({"c3": 3, "d3": 3, "e3": 1, "b3": 2}, ["b3", "h7"])
    assert "door b3 e3" in texts(s)  # from 2 down to 1
    s = table({"c3": 3, "d3": 2, "b3": 1}, ["b3", "h7"])
    assert refused(s, "door b3 d3") == "T-431"


def test_T_432_a_door_is_an_entry_only_from_exactly_its_level() -> None:
    # from level 0 beside a column of 2 one enters the lower room; the upper door is out of reach
    s = table({"c3": 2, "d3": 1}, ["c2", "h7"], options={"doors": "single_floor"})
    assert "door c2 d3" not in texts(s)
    assert "door c2 e3" in texts(s)


def test_T_433_only_columns_taller_than_the_knight_have_a_door_for_him() -> None:
    s = table({"c3": 1, "d3": 1}, ["c3", "h7"])
    assert not targets(s, "door c3")
    assert refused(s, "door c3 d4") == "T-433"


def test_T_434_pieces_on_tops_do_not_block_only_the_arrival_must_be_free() -> None:
    s = table({"c3": 1, "d3": 1, "e3": 1}, ["b3", "c3 e3 f3"], "d3")
    assert "door b3 d4" in texts(s)
    assert refused(s, "door b3 f3") == "T-434"
    assert refused(s, "door b3 b3") == "T-434"


def test_T_435_L_1_inside_one_never_rises_again() -> None:
    heights = {"a1": 1, "b1": 2, "c1": 1, "d1": 2, "e1": 1}
    s = table(heights, ["a1", "h7"])
    assert "door a1 c1" in texts(s)  # on the floor of the first tower
    assert "door a1 e1" not in texts(s)  # the second tower is reached through level 0 only
    assert refused(s, "door a1 e1") == "T-435"
    assert "door a1 f1" in texts(s)


def test_T_435_from_the_bare_board_the_entry_may_be_either_of_two_castles() -> None:
    s = table({"c3": 1, "c4": 1, "e3": 1, "f3": 1}, ["d3", "h7"])
    assert {"b3", "g3"} <= targets(s, "door d3")


def test_T_436_the_other_readings() -> None:
    heights = {"a1": 1, "b1": 2, "c1": 1, "d1": 2, "e1": 1}
    wide = table(heights, ["a1", "h7"], options={"doors": "castle_wide"})
    assert "door a1 e1" in texts(wide)
    single = table(heights, ["a1", "h7"], options={"doors": "single_floor"})
    assert refused(single, "door a1 f1") == "T-436"


def test_T_437_an_exit_is_on_bare_board_or_the_same_castle() -> None:
    s = table({"c3": 2, "d3": 1, "f3": 1, "f4": 1}, ["b3", "h7"])
    assert "f3" not in targets(s, "door b3")


@pytest.mark.parametrize("reading", READINGS)
def test_T_432_random_boards_agree_with_a_naive_walk(reading: str) -> None:
    rng = Rng(f"doors {reading}")
    for _ in range(60):
        heights = [max(0, rng.below(7) - 3) for _ in range(64)]
        board = board_from(heights)
        named = dict(zip(GRID.names, heights))
        for cell, name in enumerate(GRID.names):
            found = {GRID.names[c] for c in cells(board.passages(cell, READINGS.index(reading)))}
            assert found == exits(named, name, reading), (heights, name)
            climbed = {GRID.names[c] for c in cells(board.climbs(cell))}
            assert climbed == exits(named, name, "card"), (heights, name)


def test_T_435_a_board_grown_block_by_block_is_the_board_made_at_once() -> None:
    rng = Rng("grown")
    for _ in range(30):
        board = board_from([0] * 64)
        for _ in range(60):
            cell = rng.below(64)
            high = board.heights[cell] > 0 and rng.below(4) == 0
            board = board.without_block(cell) if high else board.with_block(cell)
        again = board_from([int(h) for h in board.heights])
        assert board.buildable == again.buildable and board.lonely == again.lonely
        for cell in range(64):
            assert board.passages(cell, 0) == again.passages(cell, 0)
            assert board.climbs(cell) == again.climbs(cell)
