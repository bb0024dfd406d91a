"""A view as arrays: shapes that never change, and all that the viewer knows, seen from his seat."""

from math import prod

import pytest

from games.torres.tables import GAME, START, opened, play, table
from palatine.core.rng import Rng
from palatine.core.rules import Array
from palatine.core.state import CHANCE, SPECTATOR
from palatine.games.torres import parts
from palatine.games.torres.parts import GRID
from palatine.games.torres.state import TorresState


def arrays(s: TorresState, viewer: int) -> dict[str, Array]:
    return GAME.encode(GAME.view(s, viewer))


def ones(array: Array) -> list[int]:
    return [i for i, n in enumerate(array.data) if n]


def names(array: Array) -> set[str]:
    return {GRID.names[i % 64] for i in ones(array)}


@pytest.mark.parametrize("variant", ["basic", "own_deck", "master"])
def test_shapes_are_the_same_for_every_table_and_viewer(variant: str) -> None:
    shapes = set()
    for seats in (2, 3, 4):
        rng = Rng(f"encode {seats}")
        s = GAME.new(seats, {"variant": variant})
        while not GAME.is_over(s):
            mover = GAME.to_move(s)
            legal = GAME.legal(s, mover)
            GAME.apply(s, mover, legal[rng.below(len(legal))])
            if rng.below(20) == 0 or GAME.is_over(s):
                for viewer in (*range(seats), SPECTATOR):
                    found = arrays(s, viewer)
                    shapes.add(str({key: array.shape for key, array in found.items()}))
                    for array in found.values():
                        assert len(array.data) == prod(array.shape)
                        assert all(type(n) is int for n in array.data)
    assert len(shapes) == 1


def test_the_board_and_who_stands_on_it() -> None:
    s = table({**START, "c3": 2}, ["c3 a1", "f3", "f6"], "d1", scores=[3, 5, 8])
    seen = arrays(s, 1)
    assert seen["heights"].data == [int(h) for h in s.heights]
    assert names(seen["king"]) == {"d1"}
    first, second, third = (seen["knights"].data[i * 64 : i * 64 + 64] for i in (0, 1, 2))
    assert names(Array((64,), first)) == {"f3"}  # the viewer comes first
    assert names(Array((64,), second)) == {"f6"}
    assert names(Array((64,), third)) == {"c3", "a1"}
    assert not any(seen["knights"].data[3 * 64 :])
    assert seen["scores"].data == [5, 8, 3, 0]
    assert seen["reserve"].data == [5, 5, 4, 0]


def test_T_506_an_empty_slot_is_not_no_slot() -> None:
    s = table(START, ["c3", "f3"], "d1", stacks=[[3, 0], [2]])
    assert arrays(s, 0)["stacks"].data == [4, 1, 0, 0, 3] + [0] * 11


def test_T_1011_own_cards_only() -> None:
    s = table(START, ["c3", "f3"], "d1", cards=[["A-01", "A-01"], ["A-10"]])
    s.gone[1] = (parts.SIX,)
    s.fresh = (parts.LEAP,)
    own, other = arrays(s, 0), arrays(s, 1)
    assert own["hand"].data == [2] + [0] * 9
    assert own["fresh"].data == [1] + [0] * 9
    assert other["hand"].data == [0] * 9 + [1]
    assert other["fresh"].data == [0] * 10
    assert arrays(s, SPECTATOR)["hand"].data == [0] * 10
    assert own["cards_held"].data == [2, 1, 0, 0]
    assert ones(own["gone"]) == [10 + parts.SIX]
    assert ones(other["gone"]) == [parts.SIX]
    assert own["decks"].data == [37, 0, 0, 0]


def test_T_1010_what_one_looks_at_and_has_put_back() -> None:
    match = opened(2, ["draw leap_two", "draw vault", "draw six_ap"], variant="own_deck")
    match.play("buy")
    assert ones(arrays(match.state, 0)["looking"]) == [parts.LEAP, parts.SIX, parts.VAULT]
    assert ones(arrays(match.state, 1)["looking"]) == []
    match.play("keep vault")
    match.play("back six_ap leap_two under")
    places = arrays(match.state, 0)["known_places"].data
    assert (places[parts.SIX], places[parts.LEAP], places[parts.VAULT]) == (-2, -1, 0)
    assert arrays(match.state, 0)["decks"].data == [9, 10, 0, 0]
    assert arrays(match.state, 1)["decks"].data == [10, 9, 0, 0]
    assert not any(arrays(match.state, 1)["known_places"].data)


def test_T_1010_which_end_cards_went_back_to_is_in_the_arrays_of_all() -> None:
    match = opened(2, ["draw leap_two", "draw vault", "draw six_ap"], variant="own_deck")
    for text in ("buy", "keep vault", "back six_ap leap_two under"):
        match.play(text)
    assert arrays(match.state, 0)["put_back"].data == [0, 2] + [0] * 6
    assert arrays(match.state, 1)["put_back"].data == [0, 0, 0, 2] + [0] * 4
    assert arrays(match.state, SPECTATOR)["put_back"].data == [0, 2] + [0] * 6
    assert not any(GAME.encode(GAME.for_version(1).view(match.state, 1))["put_back"].data)


def test_T_1203_the_master_card() -> None:
    s = GAME.new(2, {"variant": "master", "master": "M-03"})
    assert ones(arrays(s, 0)["master"]) == [2]
    assert ones(arrays(GAME.new(2), 0)["master"]) == []


def test_what_is_asked_of_whom() -> None:
    s = table(START, ["c3", "f3"], "d1", cards=[["A-08"], []], ap=4, phase=2)
    s.start = 1
    assert arrays(s, 0)["turn"].data == [2, 2, 1, 1, 0, 4, 0, 0, -1]
    assert arrays(s, 1)["turn"].data == [2, 2, 1, 0, 1, 4, 0, 0, -1]
    turn = ones(arrays(s, 0)["asked"])
    play(s, "play move_block")
    seen = arrays(s, 0)
    assert ones(seen["using"]) == [parts.MOVE_BLOCK]
    assert ones(seen["lifted"]) == []
    play(s, "lift h4")
    assert names(arrays(s, 0)["lifted"]) == {"h4"}
    asked = {tuple(turn), tuple(ones(seen["asked"])), tuple(ones(arrays(s, 0)["asked"]))}
    assert len(asked) == 3 and all(len(one) == 1 for one in asked)
    s.frames = []
    assert ones(arrays(s, 0)["asked"]) == []
    assert arrays(s, 0)["turn"].data[4] == CHANCE
