"""Section 9: the twenty bonus cards."""

from games.between.tables import GAME, Rooms, card, castle, of_type
from palatine.games.between.cards import card_points
from palatine.games.between.parts import CARD_IDS, CARD_METRICS

BLOCK: Rooms = {  # eleven rooms, all seven types, the throne room in the middle of the bottom
    (-1, 0): "bakery",
    (2, 0): "parlor",
    (-1, 1): "sauna",
    (0, 1): "solar",
    (1, 1): "dead_end",
    (2, 1): "kennel",
    (0, 2): "sty",
    (1, 2): "nursery",
    (0, -1): "crypt",
    (1, -1): "dungeon",
    (0, -2): "purgatory",
}


def test_B_901_one_for_each_different_type_the_throne_room_is_none() -> None:
    assert card("one_of_each_type", BLOCK) == 7
    more = {**BLOCK, (3, 0): "tower", (4, 0): "fountain", (5, 0): "grand_foyer", (6, 0): "scullery"}
    assert card("one_of_each_type", more) == 10
    assert card("one_of_each_type", {}) == 0


def test_B_902_four_for_each_attendant() -> None:
    assert card("attendants", {}) == 0
    assert card("attendants", {}, attendants=["groom", "groom"]) == 8


def test_B_903_one_for_each_room_underground() -> None:
    assert card("below_ground", BLOCK) == 3
    assert card("below_ground", {(0, -1): "grand_foyer"}) == 1


def test_B_904_one_for_each_room_on_level_three_or_higher() -> None:
    assert card("level_3_up", BLOCK) == 2
    assert card("level_3_up", {**BLOCK, (1, 3): "tower"}) == 3


def test_A_24_ground_is_level_one() -> None:
    assert card("level_3_up", {(0, 1): "bakery"}) == 0
    assert card("level_3_up", {(0, 1): "bakery", (0, 2): "kitchen"}) == 1


def test_B_905_one_for_each_row() -> None:
    assert card("height", BLOCK) == 5 and card("height", {}) == 1


def test_B_906_one_for_each_column() -> None:
    assert card("width", BLOCK) == 4 and card("width", {}) == 2


def two_for_each(kind: str) -> None:
    in_block = sum(name in of_type(kind) for name in BLOCK.values())
    assert in_block > 0 and card(kind, BLOCK) == 2 * in_block
    assert card(kind, {}) == 0


def test_B_907_two_for_each_downstairs_room() -> None:
    two_for_each("downstairs")


def test_B_908_two_for_each_sleeping_room() -> None:
    two_for_each("sleeping")


def test_B_909_two_for_each_living_room() -> None:
    two_for_each("living")


def test_B_910_two_for_each_food_room() -> None:
    two_for_each("food")


def test_B_911_two_for_each_outdoor_room() -> None:
    two_for_each("outdoor")


def test_B_912_two_for_each_corridor_room() -> None:
    two_for_each("corridor")


def test_B_913_two_for_each_utility_room() -> None:
    two_for_each("utility")


def test_B_914_three_for_each_room_that_is_completely_surrounded() -> None:
    names = of_type("living")
    square: Rooms = {(-3 + i % 3, i // 3): names[i] for i in range(9)}
    assert card("surrounded_8", square) == 3
    del square[(-1, 2)]
    assert card("surrounded_8", square) == 0
    # above the throne room: it fills two of the eight spaces
    rooms: Rooms = {(-1, 0): "bakery", (-1, 1): "kitchen", (0, 1): "parlor", (1, 1): "study"}
    rooms |= {(-1, 2): "salon", (0, 2): "gallery", (1, 2): "library"}
    assert card("surrounded_8", rooms) == 3


RING: Rooms = {
    **{(-1, 0): "bakery", (2, 0): "kitchen", (-1, 1): "parlor", (0, 1): "study", (1, 1): "salon"},
    **{(2, 1): "gallery", (-1, -1): "crypt", (0, -1): "dungeon", (1, -1): "armory"},
}


def test_B_914_the_throne_room_needs_ten_spaces() -> None:
    assert card("surrounded_8", RING) == 0
    assert card("surrounded_8", {**RING, (2, -1): "spy_room"}) == 3


def test_B_915_two_for_each_room_with_a_room_on_every_edge() -> None:
    plus = {(-1, 0): "bakery", (-2, 0): "kitchen", (-1, 1): "parlor", (-1, -1): "crypt"}
    assert card("surrounded_4", plus) == 2
    assert card("surrounded_4", {**plus, (0, 1): "salon"}) == 2


def test_A_26_the_throne_room_needs_all_six_edge_spaces() -> None:
    six = {(-1, 0): "bakery", (2, 0): "kitchen", (0, 1): "study", (1, 1): "salon"}
    six |= {(0, -1): "dungeon", (1, -1): "armory"}
    assert card("surrounded_4", six) == 2
    del six[(1, -1)]
    assert card("surrounded_4", six) == 0


def test_B_916_two_for_each_specialty_room_throne_included() -> None:
    assert card("specialty", {}) == 2
    assert card("specialty", {(2, 0): "tower", (-1, 0): "fountain"}) == 6


def test_B_917_two_for_each_different_regular_type_on_the_six_edges() -> None:
    rooms = {(-1, 0): "bakery", (2, 0): "kitchen", (0, 1): "study", (0, -1): "dungeon"}
    assert card("throne_different", rooms) == 6
    assert card("throne_different", {**rooms, (-1, 1): "sauna"}) == 6  # a corner


def test_A_19_specialty_rooms_do_not_count_for_it() -> None:
    assert card("throne_different", {(-1, 0): "tower", (2, 0): "fountain", (0, 1): "study"}) == 2


def test_B_918_one_for_each_filled_space_of_the_ten() -> None:
    assert card("throne_enclosed", RING) == 9
    assert card("throne_enclosed", {**RING, (2, -1): "spy_room"}) == 10
    assert card("throne_enclosed", {**RING, (3, 0): "brewery"}) == 9


def test_B_919_four_for_each_type_with_five_or_more() -> None:
    rooms: Rooms = {(2 + i, 0): n for i, n in enumerate(of_type("living")[:5])}
    rooms |= {(-1 - i, 0): n for i, n in enumerate(of_type("food")[:6])}
    assert card("five_of_a_kind", rooms) == 8
    del rooms[(6, 0)]
    assert card("five_of_a_kind", rooms) == 4


def test_B_920_two_for_each_type_with_three_or_more() -> None:
    rooms: Rooms = {(2 + i, 0): n for i, n in enumerate(of_type("living")[:3])}
    rooms |= {(-1 - i, 0): n for i, n in enumerate(of_type("food")[:2])}
    assert card("three_of_a_kind", rooms) == 2
    assert card("three_of_a_kind", {**rooms, (-3, 0): "kitchen"}) == 4


def test_A_18_regular_types_only_and_five_are_also_three() -> None:
    towers: Rooms = {(2 + i, 0): "tower" for i in range(5)}
    assert card("three_of_a_kind", towers) == 0 and card("five_of_a_kind", towers) == 0
    five: Rooms = {(2 + i, 0): n for i, n in enumerate(of_type("living")[:5])}
    c = castle(five)
    by_name = {name: card_points(c, i) for i, name in enumerate(CARD_IDS)}
    assert by_name["three_of_a_kind"] == 2 and by_name["five_of_a_kind"] == 4


def test_every_card_is_counted_in_some_castle() -> None:
    worth = {name: card(name, BLOCK, attendants=["guard"]) for name in CARD_IDS}
    zero = {name for name, points in worth.items() if points == 0}
    assert zero == {"surrounded_8", "three_of_a_kind", "five_of_a_kind"}  # counted above
    assert len(set(CARD_METRICS)) == 20 == len(worth)
    assert GAME.documents.score({"throne": "throne_food_sleeping"}, False)["cards"] == []
