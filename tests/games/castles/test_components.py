"""Section 1: what is in the box, and that the program's tables say the same as the data."""

from collections import Counter

import pytest

from games.castles.exact import ROOMS, SETS
from games.castles.tables import FOYER3, FOYER4, GAME, castle, table
from palatine.core.errors import BadOption
from palatine.core.match import Match
from palatine.games.castles import parts
from palatine.games.castles.parts import (
    BONUS_KIND,
    BONUS_POINTS,
    HALLWAY,
    NAMES,
    POINTS,
    SIZE_OF,
    STAIRS,
    TILE_IDS,
    TILE_NUMBER,
    TYPE_OF,
    TYPES,
)
from palatine.games.castles.shapes import TURNED


def test_C_101_one_builder_marker_and_four_swans() -> None:
    """Whoever has the marker, nobody else has it, in every round; one swan a seat, so no fifth."""
    assert GAME.meta.seats == (1, 2, 3, 4)
    with pytest.raises(BadOption):
        GAME.new(5)
    match = Match(GAME, 4, "marker")
    holders = set()
    while not match.over:
        match.play(match.legal()[-1])
        told = [
            seat
            for seat, facts in enumerate(GAME.face.status(match.state).seats)
            if any(fact.icon == "builder" for fact in facts)
        ]
        if match.state.round > 0:
            assert told == [match.state.builder]
            holders.add(told[0])
        assert [sum(points) for points in match.state.points] == [
            match.state.score(seat) for seat in range(4)
        ]
    assert holders == {0, 1, 2, 3}  # it goes round


def test_C_101_C_104_track_money_and_counts_of_cards() -> None:
    s = table()
    assert s.score(0) == 0  # the track is a number; A-41: coins are no limit
    assert (len(SETS["favors"]), len(SETS["bonus_cards"])) == (24, 27)
    assert SETS["room_cards"]["total"] == 10 * parts.CARDS_PER_SIZE == 50
    assert SETS["setup"]["coins"] == {"1000": 48, "5000": 30}
    assert SETS["setup"]["swans"] == SETS["setup"]["reference_cards"] == 4


def test_C_102_seventy_five_rooms_nine_of_each_small_size_six_of_each_large() -> None:
    sizes = Counter(room["size"] for room in ROOMS.values())
    assert [sizes[size] for size in parts.SIZES] == [9] * 5 + [6] * 5
    assert sum(sizes.values()) == parts.ROOMS == 75
    assert parts.SIZES == [100, 150, 200, 250, 300, 350, 400, 450, 500, 600]


def test_C_103_D_01_foyers_of_three_and_four_doors_hallways_and_stairs() -> None:
    assert len(TURNED[FOYER3][0].door_x) == 3
    assert len(TURNED[FOYER4][0].door_x) == 4
    assert (parts.HALLWAYS, parts.ALL_STAIRS) == (9, 6)
    assert len(TURNED[HALLWAY][0].door_x) == 14
    assert sorted(TURNED[STAIRS][0].door_level) == [parts.GROUND, parts.DARK]


def test_C_105_A_18_eight_types_and_a_dark_hallway_is_a_corridor() -> None:
    assert len(TYPES) == 8
    assert Counter(room["type"] for room in ROOMS.values()) == SETS["types"]["tiles"]
    for tile in (HALLWAY, STAIRS, FOYER3, FOYER4):
        assert TYPES[TYPE_OF[tile]] == "corridor"
    from games.castles.tables import grow

    built = grow(("stairs", (0,)), ("R250-6", (1,)), ("hallway", (2,)))
    assert built.tiles[3].level == parts.DARK
    assert built.by_type[parts.DOWNSTAIRS] == 1  # the Crypt alone
    assert built.by_type[parts.CORRIDOR] == 3


def test_C_106_D_22_points_size_type_and_bonus_of_every_room_are_those_of_the_data() -> None:
    kinds = {None: parts.NO_BONUS, "connect": parts.CONNECT, "adjacent": parts.ADJACENT,
             "castle": parts.IN_CASTLE}  # fmt: skip
    for name, room in ROOMS.items():
        tile = TILE_NUMBER[name]
        bonus = room.get("bonus", {})
        assert (POINTS[tile], SIZE_OF[tile]) == (room["points"], room["size"])
        assert TYPES[TYPE_OF[tile]] == room["type"]
        assert (BONUS_KIND[tile], BONUS_POINTS[tile]) == (
            kinds[bonus.get("kind")],
            bonus.get("points", 0),
        )
        named = [t for i, t in enumerate(TYPES) if parts.BONUS_TYPES[tile] & parts.TYPE_BIT[i]]
        assert sorted(bonus.get("per", [])) == sorted(named)
        dark = room["type"] == "downstairs"  # D-22: a red wall does not make it one
        assert parts.LEVEL_OF[tile] == (parts.DARK if dark else parts.GROUND)
        assert NAMES[tile] == room["name"]


def test_C_107_shapes_by_size() -> None:
    for name, room in ROOMS.items():
        t = TURNED[TILE_NUMBER[name]][0]
        size = room["size"]
        if size in (150, 500):
            assert t.disc == t.width == (3 if size == 150 else 5)
        elif size == 600:
            assert (t.width, t.height, len(t.halves)) == (7, 4, 4)
        else:
            assert len(t.cells) * 25 == size
            assert (size == 300) == (len(t.cells) < t.width * t.height)
            assert (size in (100, 400)) == (t.width == t.height and size != 300)


def test_A_20_printed_sizes_of_corridor_tiles() -> None:
    sizes = {TILE_IDS[tile]: SIZE_OF[tile] for tile in (HALLWAY, STAIRS, FOYER4)}
    assert sizes == {"hallway": 150, "stairs": 75, "foyer": 125}
    assert [SIZE_OF[TILE_NUMBER[n]] for n in TILE_NUMBER if ROOMS.get(n, {}).get("type")
            == "corridor"] == [350, 350]  # fmt: skip


def test_every_number_has_a_source_and_a_confidence() -> None:
    rows = GAME.describe_data()
    assert len(rows) > 75 + 24 + 27
    assert all(
        label and value and source and confidence for label, value, source, confidence in rows
    )
    assert GAME.data_hash() == parts.DATA_HASH


def test_every_room_is_placed_and_scored() -> None:
    """Each of the 75 rooms in a castle it fits into; score and preview agree with the rules."""
    from games.castles.tables import grow, in_hand, own, play

    for name, room in ROOMS.items():
        first = "stairs" if room["type"] == "downstairs" else "hallway"
        built = grow((first, (0,)))
        s = own(table(), built)
        before = s.score(0)
        in_hand(s, name)
        action = GAME.legal(s, 0)[0]
        v = GAME.view(s, 0)
        preview = sum(GAME.face.preview(v, action).values())
        play(s, action.text)
        bonus = room.get("bonus", {"kind": "", "points": 0, "per": []})
        expected = room["points"]
        number = 2
        joined = s.castles[0].joined[number]
        if bonus["kind"] == "connect" and "corridor" in bonus["per"]:
            expected += bonus["points"] * len(joined)
        if bonus["kind"] == "adjacent" and "corridor" in bonus["per"]:
            from palatine.games.castles.scoring import adjacent

            touched = [n for n in (0, 1) if adjacent(s.castles[0], number, n, True)]
            expected += bonus["points"] * len(touched)
        if bonus["kind"] == "castle":
            expected += bonus["points"] * (
                2 * bonus["per"].count("corridor") + bonus["per"].count("downstairs")
            )
        assert s.score(0) - before == preview == expected, name
    assert castle().completed() == 0
