"""Lists of actions gathered from a table."""

from palatine.core.action import ActionTable
from palatine.core.gathering import gather, listed
from palatine.core.native import board_of

TABLE = ActionTable()
STAY = TABLE.add(0, "stay")
GO = [TABLE.add(1, f"go {cell}", cell) for cell in range(64)]
BUILD = [TABLE.add(2, f"build {cell}", cell) for cell in range(64)]


def test_actions_stand_in_the_order_in_which_they_were_added() -> None:
    found = gather()
    found.add_all(BUILD, board_of([63, 0]))
    found.add(STAY)
    found.add_all(GO, board_of([7]))
    found.add_all(GO, board_of([]))
    taken = found.taken(TABLE)
    assert [a.text for a in taken] == ["build 0", "build 63", "stay", "go 7"]
    assert all(a is TABLE.by_text[a.text] for a in taken)


def test_there_is_room_for_any_number_of_actions() -> None:
    found = gather()
    for _ in range(9):
        found.add_all(GO, board_of(list(range(64))))
    for _ in range(600):
        found.add(STAY)
    assert found.taken(TABLE) == GO * 9 + [STAY] * 600
    assert listed(TABLE, BUILD, board_of([2])) == [BUILD[2]]


def test_a_list_is_gathered_while_another_is_not_finished() -> None:
    outer = gather()
    outer.add(STAY)
    assert listed(TABLE, GO, board_of([1, 2])) == [GO[1], GO[2]]
    outer.add(GO[5])
    assert outer.taken(TABLE) == [STAY, GO[5]]


def test_a_list_belongs_to_whoever_took_it() -> None:
    first = listed(TABLE, GO, board_of([1, 2]))
    listed(TABLE, GO, board_of([3, 4])).clear()
    assert first == [GO[1], GO[2]]
