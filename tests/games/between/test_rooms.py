"""Sections 5 to 8: what rooms, throne rooms and attendants score."""

import pytest

from games.between.tables import GAME, Rooms, of_type, piece, points, scored
from palatine.games.between import parts

LINE = "throne_living_corridor"


def around(x: int, y: int, names: list[str]) -> Rooms:
    """Rooms on the eight spaces around a place."""
    steps = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
    return {(x + dx, y + dy): name for (dx, dy), name in zip(steps, names)}


# --- food -----------------------------------------------------------------------------------------


def test_B_511_two_for_each_named_space_with_the_wanted_type() -> None:
    assert points({(2, 0): "kennel", (3, 0): "bakery", (4, 0): "sauna"}, (3, 0)) == 4
    assert points({(2, 0): "kennel", (3, 0): "bakery"}, (3, 0)) == 2
    assert points({(2, 0): "parlor", (3, 0): "bakery"}, (3, 0)) == 0
    # above and below, not beside
    assert points({(2, 0): "salon", (2, 1): "brewery", (2, 2): "study"}, (2, 1)) == 4
    assert points({(2, 0): "salon", (3, 0): "brewery"}, (3, 0)) == 0


def test_B_511_the_throne_room_on_a_named_space_is_a_specialty_room() -> None:
    assert points({(2, 0): "china_room"}, (2, 0)) == 2
    assert points({(0, 1): "brandy_room", (0, 2): "tower"}, (0, 1)) == 4


def test_B_512_chocolate_and_spice_room_look_at_two_spaces_below() -> None:
    for name in ("chocolate_room", "spice_room"):
        rooms = {(-1, 0): name, (-1, -1): "crypt", (-1, -2): "dungeon", (-1, -3): "armory"}
        assert points(rooms, (-1, 0)) == 4
        assert points({(-1, 1): name, (-1, 0): "bakery", (-1, -1): "crypt"}, (-1, 1)) == 2
        assert points({(0, 1): name, (0, -1): "crypt"}, (0, 1)) == 2  # through the throne room


def test_E_4_wine_room_between_two_sleeping_rooms() -> None:
    assert points({(2, 0): "solar", (2, 1): "wine_room", (2, 2): "nursery"}, (2, 1)) == 4


# --- living ---------------------------------------------------------------------------------------


def test_B_521_one_for_each_wanted_room_on_the_eight_spaces() -> None:
    names = of_type("sleeping")[:8]
    rooms = {(-3, 0): names[0], (-2, 0): names[1], (-1, 0): names[2]}
    rooms |= {(-3, 1): names[3], (-2, 1): "map_room", (-1, 1): names[4]}
    rooms |= {(-3, 2): names[5], (-2, 2): names[6], (-1, 2): names[7]}
    assert points(rooms, (-2, 1)) == 8
    del rooms[(-3, 2)]
    assert points(rooms, (-2, 1)) == 7


def test_B_522_those_that_want_outdoor_or_downstairs_rooms_pay_two() -> None:
    assert points({(2, 0): "reading_room", (3, 0): "sty"}, (2, 0)) == 2
    rooms = {(-1, 0): "cape_room", (-2, -1): "crypt", (-1, -1): "dungeon", (0, -1): "armory"}
    assert points(rooms, (-1, 0)) == 6


def test_B_523_the_spaces_printed_on_them() -> None:
    outdoor = parts.OFFSETS[piece("sitting_room")]
    assert len(outdoor) == 7 and parts.DOWN not in outdoor
    below = parts.OFFSETS[piece("taxidermy_showroom")]
    assert sorted(below) == [parts.DOWN - 1, parts.DOWN, parts.DOWN + 1]
    # a downstairs room beside does not count for it
    rooms = {(0, -1): "dead_end", (-1, -1): "crypt", (-1, 0): "cape_room"}
    assert points(rooms, (-1, 0)) == 2


def test_B_524_the_throne_room_is_worth_one_to_a_study() -> None:
    assert points({(0, 1): "study"}, (0, 1)) == 1  # both halves touch
    assert points({(0, 1): "library", (1, 1): "tower"}, (0, 1)) == 2
    assert points({(0, 1): "parlor"}, (0, 1)) == 0


def test_A_22_the_maximum_of_eight_is_of_living_rooms() -> None:
    assert all(len(parts.OFFSETS[piece(n)]) in (8, 7, 3) for n in of_type("living"))
    terrace, balcony = piece("terrace"), piece("grand_balcony")
    assert parts.WANTS[terrace] == parts.WANTS[balcony] == parts.SLEEPING


# --- utility --------------------------------------------------------------------------------------


def test_B_531_connected_by_edges_through_rooms_of_the_type_only() -> None:
    row = {(2, 0): "game_storage", (3, 0): "salon", (4, 0): "study", (4, 1): "parlor"}
    assert points(row, (2, 0)) == 3
    assert points({**row, (5, 0): "bakery", (6, 0): "gallery"}, (2, 0)) == 3  # cut off
    assert points({(2, 0): "game_storage", (3, 0): "bakery", (3, 1): "salon"}, (2, 0)) == 0


def test_B_531_no_maximum() -> None:
    rooms: Rooms = {(2, 0): "torch_storage"}
    rooms |= {(3 + i, 0): name for i, name in enumerate(of_type("living")[:12])}
    assert points(rooms, (2, 0)) == 12


def test_E_6_game_storage_five_linked_living_rooms_not_the_one_beyond_the_throne() -> None:
    rooms = {(2, 0): "game_storage", (3, 0): "salon", (4, 0): "study", (4, 1): "parlor"}
    rooms |= {(2, 1): "gallery", (3, 1): "hat_room", (-1, 0): "taxidermy_showroom"}
    assert points(rooms, (2, 0)) == 5


def test_A_02_a_path_runs_over_edges_a_surrounding_has_corners() -> None:
    rooms = {(2, 0): "washroom", (3, 0): "bakery", (3, 1): "salon"}
    assert points(rooms, (2, 0)) == 0
    assert points({(2, 0): "rug_room", (3, 0): "bakery", (3, 1): "salon"}, (2, 0)) == 1


def test_A_06_the_throne_room_connects_specialty_rooms_unless_switched_off() -> None:
    rooms = {(2, 0): "panic_room", (-1, 0): "fountain"}
    assert points(rooms, (2, 0)) == 2
    assert points(rooms, (2, 0), options={"throne_connects": False}) == 0
    beside = {(2, 0): "crown_storage", (3, 0): "tower"}
    assert points(beside, (2, 0)) == 2
    assert points(beside, (2, 0), options={"throne_connects": False}) == 1


def test_A_07_a_utility_room_never_counts_itself() -> None:
    rooms = {(2, 0): "repair_shop", (3, 0): "tool_room", (4, 0): "glassmaking_room"}
    assert [points(rooms, (x, 0)) for x in (2, 3, 4)] == [2, 2, 2]
    assert points({(2, 0): "repair_shop"}, (2, 0)) == 0


# --- outdoor, sleeping ----------------------------------------------------------------------------


def test_B_541_one_for_each_anywhere_in_the_castle() -> None:
    rooms = {(2, 0): "vineyard", (3, 0): "salon", (-1, 0): "study", (0, 1): "parlor"}
    assert points(rooms, (2, 0)) == 3
    assert points({(2, 0): "biergarten"}, (2, 0)) == 1  # the throne room
    assert points({(2, 0): "biergarten", (-1, 0): "tower", (3, 0): "fountain"}, (2, 0)) == 3
    bare = [p for p in range(parts.ROOMS + 3) if parts.HANGING_OF[p] == parts.BARE]
    assert bare == [piece(n) for n in [*of_type("outdoor"), "fountain", "tower", "grand_foyer"]]


SIX = {(3, 0): "bakery", (4, 0): "parlor", (5, 0): "sauna", (6, 0): "sty", (-1, 0): "dead_end"}


def test_B_551_four_with_all_six_other_types_else_one() -> None:
    rooms = {(2, 0): "solar", **SIX, (0, -1): "crypt"}
    assert points(rooms, (2, 0)) == 4
    for place in rooms:
        if place not in ((2, 0), (3, 0), (4, 0), (5, 0)):
            fewer = {xy: name for xy, name in rooms.items() if xy != place}
            assert points(fewer, (2, 0)) == 1
    row = [(3, 0), (4, 0), (5, 0)]  # these hold the others up: a second one of a type that is there
    for place, other in zip(row, row[1:] + row[:1]):
        kind = parts.TYPE_NAMES[parts.TYPE_OF[parts.PIECE_BY_ID[rooms[other]]]]
        again = next(name for name in of_type(kind) if name not in rooms.values())
        assert points({**rooms, place: again}, (2, 0)) == 1


def test_A_01_specialty_rooms_are_irrelevant_to_it() -> None:
    rooms = {(2, 0): "solar", **SIX, (0, -1): "grand_foyer", (0, 1): "tower", (1, 1): "fountain"}
    assert points(rooms, (2, 0)) == 1  # no downstairs room
    assert points({(2, 0): "solar", (7, 0): "nursery", **SIX, (0, -1): "crypt"}, (7, 0)) == 4


# --- corridor -------------------------------------------------------------------------------------


def test_B_561_one_for_each_hanging_around_of_its_own_kind() -> None:
    for name in of_type("corridor"):
        assert parts.WANTS[piece(name)] == parts.HANGING_OF[piece(name)]
    rooms = {(2, 0): "buttery", (3, 0): "echo_chamber", (4, 0): "parlor", (3, 1): "nap_room"}
    rooms |= {(3, -1): "quiet_room", (4, 1): "bakery"}
    assert points(rooms, (3, 0), "throne_utility_food") == 4  # four torches


def test_B_562_the_hanging_of_the_throne_room_once() -> None:
    assert points({(0, 1): "echo_chamber"}, (0, 1), LINE) == 1
    assert points({(0, 1): "echo_chamber"}, (0, 1), "throne_utility_food") == 0


# --- downstairs -----------------------------------------------------------------------------------


def test_B_571_one_for_each_above_in_the_column_at_any_distance() -> None:
    column = {(-1, 0): "salon", (-1, 1): "bakery", (-1, 2): "study", (-1, -1): "dead_end"}
    column |= {(-1, -2): "jewel_room", (-2, 0): "parlor"}
    assert points(column, (-1, -2)) == 2


def test_E_9_laboratory_two() -> None:
    rooms = {(-1, -1): "laboratory", (-1, 0): "sauna", (-1, 1): "bakery", (-1, 2): "kennel"}
    assert points(rooms, (-1, -1)) == 2


def test_B_572_those_that_want_specialty_rooms_pay_two() -> None:
    for name in ("armory", "knight_room", "venus_grotto"):
        rooms = {(0, -1): name, (0, 1): "tower"}
        assert points(rooms, (0, -1)) == 4  # tower and throne room


def test_B_573_some_look_both_ways_the_others_up_only() -> None:
    both = {n for n in of_type("downstairs") if parts.BOTH_WAYS[piece(n)]}
    wants = {parts.SPECIALTY, parts.CORRIDOR, parts.DOWNSTAIRS}
    assert both == {n for n in of_type("downstairs") if parts.WANTS[piece(n)] in wants}
    rooms = {(0, -1): "crypt", (0, -2): "dungeon", (0, -3): "spy_room"}
    assert points(rooms, (0, -1)) == 2 and points(rooms, (0, -3)) == 2  # never itself
    below = {(0, -1): "dungeon", (0, -2): "dead_end", (0, -3): "grand_foyer"}
    assert points(below, (0, -1)) == 1
    assert points({(0, -1): "armory", (0, -2): "grand_foyer"}, (0, -1)) == 4


def test_A_05_the_throne_room_is_one_specialty_room_in_both_its_columns() -> None:
    assert points({(0, -1): "armory"}, (0, -1)) == 2
    assert points({(1, -1): "armory"}, (1, -1)) == 2
    assert points({(1, 1): "tower"}, (1, 1)) == 1


# --- throne rooms ---------------------------------------------------------------------------------


def test_B_601_each_names_two_types_and_two_edge_spaces() -> None:
    for throne in range(parts.THRONES):
        assert len(set(parts.THRONE_WANTS[throne])) == 2
        assert len(parts.THRONE_SPOTS[throne]) == 2
        assert set(parts.THRONE_SPOTS[throne]) <= set(parts.THRONE_EDGES)


def test_B_602_two_for_each_of_its_spaces_with_either_type() -> None:
    assert scored({(-1, 0): "salon", (2, 0): "dead_end"}, LINE)["throne"] == 4
    assert scored({(-1, 0): "salon"}, LINE)["throne"] == 2
    assert scored({(-1, 0): "bakery", (0, 1): "salon"}, LINE)["throne"] == 0


def test_A_04_either_type_fits_either_space_twice_the_same_is_fine() -> None:
    assert scored({(-1, 0): "salon", (2, 0): "study"}, LINE)["throne"] == 4
    assert scored({(-1, 0): "dead_end", (2, 0): "salon"}, LINE)["throne"] == 4


def test_E_10_the_two_throne_rooms_of_the_example_score_four() -> None:
    assert scored({(0, 1): "solar", (1, 1): "salon"}, "throne_living_sleeping")["throne"] == 4
    assert scored({(-1, 0): "sauna", (2, 0): "kennel"}, "throne_utility_food")["throne"] == 4


def test_B_603_its_hanging_counts_and_it_is_a_specialty_room() -> None:
    assert scored({}, LINE, attendants=["fire_juggler"])["attendants"] == [["fire_juggler", 1]]
    assert points({(2, 0): "library"}, (2, 0), LINE) == 1
    alone, joined = {(3, 0): "biergarten"}, {(2, 0): "salon"}  # outdoor: per specialty room
    each = parts.POINTS_OF[parts.PIECE_BY_ID["biergarten"]]
    assert points({**joined, **alone}, (3, 0)) == each
    assert points({**joined, **alone, (0, 1): "tower"}, (3, 0)) == 2 * each


def test_B_604_the_seven() -> None:
    seen = {}
    for i, name in enumerate(parts.THRONE_IDS):
        wants = "/".join(parts.TYPE_NAMES[k] for k in parts.THRONE_WANTS[i])
        spots = sorted((parts.x_of(c), parts.y_of(c)) for c in parts.THRONE_SPOTS[i])
        seen[name] = (wants, spots, parts.HANGINGS[parts.THRONE_HANGING[i]])
    assert list(seen.values()) == [
        ("corridor/downstairs", [(0, -1), (1, -1)], "mirror"),
        ("corridor/food", [(0, 1), (1, 1)], "swords"),
        ("food/sleeping", [(-1, 0), (0, 1)], "mirror"),
        ("living/corridor", [(-1, 0), (2, 0)], "torch"),
        ("living/sleeping", [(0, 1), (1, 1)], "swords"),
        ("utility/food", [(-1, 0), (2, 0)], "painting"),
        ("utility/sleeping", [(1, 1), (2, 0)], "torch"),
    ]


# --- specialty rooms ------------------------------------------------------------------------------


def test_B_701_a_fountain_is_always_five() -> None:
    assert points({(2, 0): "fountain"}, (2, 0)) == 5


def test_B_702_a_tower_one_for_each_room_below() -> None:
    rooms: Rooms = {(-1, y): name for y, name in zip(range(8), of_type("living"))}
    rooms |= {(-1, -1): "crypt", (-1, 8): "tower"}
    assert points(rooms, (-1, 8)) == 9
    assert points({(2, 0): "tower"}, (2, 0)) == 0


def test_E_7_tower_of_four() -> None:
    rooms = {(-1, 0): "bakery", (-1, 1): "kennel", (-1, 2): "tower", (-1, -1): "crypt"}
    assert points({**rooms, (-1, -2): "dungeon"}, (-1, 2)) == 4


def test_B_703_a_grand_foyer_one_for_each_room_around() -> None:
    names = of_type("living")
    ring = {(-3 + i % 3, i // 3): names[i] for i in range(9)}
    ring[(-2, 1)] = "grand_foyer"
    assert points(ring, (-2, 1)) == 8
    assert points({(2, 0): "grand_foyer"}, (2, 0)) == 1  # the throne room beside it
    assert points({(2, 0): "grand_foyer", (3, 0): names[0]}, (2, 0)) == 2


def test_E_8_foyer_over_the_throne_room_counts_it_once() -> None:
    rooms = {(0, 1): "grand_foyer", (1, 1): "bunk_room", (-1, 0): "bakery", (-1, 1): "kennel"}
    assert points({**rooms, (0, 2): "solar"}, (0, 1)) == 5


def test_A_03_the_throne_room_is_one_room_but_two_spaces() -> None:
    assert points({(0, 1): "grand_foyer"}, (0, 1)) == 1
    rows = {(0, 1): "parlor"}
    assert GAME.documents.score(
        {"throne": LINE, "rooms": [[[0, 1], "parlor"]], "cards": ["width"]}, False
    )["cards"] == [["width", 2]]
    assert scored(rows, LINE, cards=["throne_enclosed"])["cards"] == [["throne_enclosed", 1]]


# --- attendants -----------------------------------------------------------------------------------

HUNG = {"painter": "painting", "guard": "swords", "fire_juggler": "torch", "groom": "mirror"}


@pytest.mark.parametrize("name", list(HUNG))
def test_B_801_one_for_each_room_with_the_attendants_hanging(name: str) -> None:
    wanted = HUNG[name]
    corridors = [
        n for n in of_type("corridor") if parts.HANGINGS[parts.HANGING_OF[piece(n)]] == wanted
    ]
    rooms = {(2 + i, 0): n for i, n in enumerate(corridors[:3])} | {(-1, 0): "sty"}
    throne = next(
        t
        for i, t in enumerate(parts.THRONE_IDS)
        if parts.HANGINGS[parts.THRONE_HANGING[i]] != wanted
    )
    assert scored(rooms, throne, attendants=[name])["attendants"] == [[name, 3]]


def test_B_802_the_throne_rooms_own_hanging_counts() -> None:
    assert scored({}, "throne_utility_food", attendants=["painter"])["attendants"] == [
        ["painter", 1]
    ]


def test_B_803_two_spots_are_enough() -> None:
    assert parts.SPOTS_FOR_ATTENDANTS == 2  # third living room, third downstairs room
    from palatine.core.errors import BadDocument

    with pytest.raises(BadDocument):
        scored({}, attendants=["painter", "guard", "groom"])


def test_E_14_the_chocolate_room_has_a_painting() -> None:
    assert scored({(2, 0): "chocolate_room"}, attendants=["painter"])["attendants"] == [
        ["painter", 1]
    ]


def test_E_5_the_rooms_named_in_the_examples() -> None:
    spice = {(-1, 0): "spice_room", (-1, -1): "crypt", (-1, -2): "armory"}
    assert points(spice, (-1, 0)) == 4
    assert points({(2, 0): "map_room", (3, 0): "solar", (2, 1): "nursery"}, (2, 0)) == 2
    for name in ("terrace", "grand_balcony"):
        assert points({(2, 0): name, (-1, 0): "solar", (0, 1): "nursery"}, (2, 0)) == 2
    assert points({(2, 0): "echo_chamber", (3, 0): "buttery"}, (2, 0)) == 1
