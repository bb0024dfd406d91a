"""Section 6 and the worked examples about points."""

from typing import Any

from games.castles.tables import (
    FOYER3,
    GAME,
    castle,
    grow,
    in_hand,
    judged,
    own,
    place_text,
    play,
    spot,
    table,
    texts,
)
from palatine.games.castles.castle import Castle
from palatine.games.castles.parts import TILE_NUMBER
from palatine.games.castles.scoring import adjacent, own_bonus, score_again

NAP = [("R100-7", 3, 1, 0), ("R200-7", 5, 1, 2)]  # Nap Room on the Pink Cabinet


def scored(built: Castle, name: str, *joined: int, **given: Any) -> tuple[int, int, int]:
    """Base, own and others of a tile placed so."""
    s = own(table(**given), built)
    in_hand(s, name)
    play(s, place_text(spot(built, name, *joined)))
    points = s.points[0]
    return points[1], points[2], points[3]


def test_E_02_C_502_nap_room_on_a_living_room() -> None:
    row = judged(*NAP)[-1]
    assert (row["base"], row["own"], row["others"]) == (2, 2, 0)


def test_E_03_E_11_C_501_lilac_cabinet_completes_the_nap_room() -> None:
    row = judged(*NAP, ("R100-9", 6, -1, 0))[-1]
    assert (row["base"], row["own"], row["others"]) == (5, 0, 2)
    assert row["completed"] == ["R200-7"]
    s = own(table(), castle(*NAP))
    in_hand(s, "R100-9")
    play(s, "place 6 -1 r0")
    assert texts(s) == ["reward R200-7", "decline"]
    play(s, "reward R200-7", "look 300")
    assert s.to_move() == -1  # the stack is drawn and seen


def test_E_04_C_504_armory_counts_activity_rooms_anywhere() -> None:
    built = grow(("R150-3", (0,)), ("stairs", (0,)))
    assert scored(built, armory(), 2) == (1, 2, 0)


def armory() -> str:
    from games.castles.exact import ROOMS

    return next(name for name, room in ROOMS.items() if room["name"] == "Armory")


def gallery() -> str:
    from games.castles.exact import ROOMS

    return next(name for name, room in ROOMS.items() if room["name"] == "Gallery of Mirrors")


def test_E_05_E_07_D_15_D_16_D_17_audience_room_beside_gallery_and_foyer() -> None:
    """7 - 2 (Gallery, living) - 2 (foyer, corridor) + 2 (Armory)."""
    built = grow((gallery(), (0,)), ("stairs", (0,)), (armory(), (2,)))
    audience = TILE_NUMBER["R600-6"]
    for a in built.places(audience):
        tried = built.copy()
        n = tried.add(audience, a.c, a.a, a.b)
        near = [i for i in range(n) if adjacent(tried, n, i, True)]
        if near == [0, 1]:
            s = own(table(), built)
            in_hand(s, "R600-6")
            play(s, a.text)
            assert s.points[0][1:4] == (7, -4, 2)
            # D-16, E-07: scoring the Gallery again takes no part in the Audience Room's penalty
            again = score_again(s.castles[0], 1, True)
            corridors = [j for j in s.castles[0].joined[1] if j in (0, 2)]
            assert again == 3 + 2 * len(corridors)
            return
    raise AssertionError("no such place")


def test_E_06_gallery_on_the_dining_room() -> None:
    built = grow(("R300-5", (0,)))
    base, own_points, others = scored(built, gallery(), 1)
    assert (base, own_points, others) == (3, 0, 3)
    s = own(table(), built)
    in_hand(s, gallery())
    play(s, place_text(spot(built, gallery(), 1)))
    assert texts(s) == ["reward R300-5", "decline"]  # two doors: complete
    play(s, "reward R300-5")
    assert (s.to_move(), s.frames[-1].step) == (0, "buy")  # an extra turn at once


def test_E_07_C_651_gallery_complete_scores_again_without_others_penalties() -> None:
    built = grow((gallery(), (0,)), ("hallway", (1,)))
    assert set(built.joined[1]) == {0, 2}
    assert score_again(built, 1, True) == 3 + 2 + 2


def test_E_08_C_503_adjacent_without_common_doors() -> None:
    built = grow(("hallway", (0,)), ("stairs", (0,)))
    cloak = TILE_NUMBER["R100-6"]
    touching = 0
    for a in built.places(cloak):
        tried = built.copy()
        n = tried.add(cloak, a.c, a.a, a.b)
        loose = [i for i in range(n) if i not in tried.joined[n] and adjacent(tried, n, i, True)]
        touching += bool(loose)
    assert touching


def test_E_09_C_506_a_round_room_touches_only_where_it_really_does() -> None:
    """The Flute Room beside living rooms that lie against its box, but not against its disc."""
    built = castle(("R150-3", 3, 0, 0))  # its box is x 3 to 6, y 0 to 3
    found = 0
    for name in ("R100-7", "R400-1", "R400-2", "R350-2", "R450-1", "R100-9"):
        tile = TILE_NUMBER[name]
        for a in built.places(tile):
            tried = built.copy()
            n = tried.add(tile, a.c, a.a, a.b)
            t = tried.tiles[n].turned
            beside = a.a <= 6 and a.a + t.width >= 3 and a.b <= 3 and a.b + t.height >= 0
            if beside and 1 not in tried.joined[n] and not adjacent(tried, n, 1, True):
                assert own_bonus(tried, 1, True) == 0  # no penalty
                found += 1
    assert found


def test_E_16_icons_fit_the_rooms() -> None:
    from games.castles.exact import ROOMS

    by_name = {room["name"]: room.get("bonus") for room in ROOMS.values()}
    east = by_name["East Tapestry Chamber"]
    assert (east["kind"], east["points"]) == ("connect", 2)
    assert sorted(east["per"]) == ["activity", "outdoor"]
    for name in ("Piano Room", "Berchta Room", "Flute Room"):
        assert by_name[name] == {"kind": "adjacent", "points": -1, "per": ["living", "sleeping"]}
    assert by_name["Bottomless Pit"] == {"kind": "castle", "points": 1, "per": ["outdoor"]}


def test_E_20_C_504_A_17_the_dungeon_counts_itself() -> None:
    built = grow(("stairs", (0,)))
    assert scored(built, "R450-6", 1) == (1, 2, 0)
    built = grow(("stairs", (0,)), ("R250-6", (1,)))
    assert scored(built, "R450-6", 2) == (1, 4, 0)
    built = grow(("stairs", (0,)), ("R450-6", (1,)))
    assert score_again(built, 2, True) == 3


def test_C_501_corridor_tiles_score_nothing_but_trigger() -> None:
    built = grow((gallery(), (0,)))
    assert scored(built, "hallway", 1) == (0, 0, 2)


def test_C_502_one_count_for_a_tile_with_two_common_doors() -> None:
    """The Stables share two doors with one hallway: one connection."""
    tile = TILE_NUMBER["R600-4"]  # two doors side by side in the west
    built = grow(("hallway", (0,)))
    for a in built.places(tile):
        tried = built.copy()
        n = tried.add(tile, a.c, a.a, a.b)
        if tried.open[n] == 2 and tried.joined[n] == (1,):
            assert tried.joined[1].count(n) == 1
            return
    raise AssertionError("no two doors meet the hallway")


def test_C_502_A_14_an_older_bonus_by_connection_needs_a_connection() -> None:
    """A living room brings an old Dining Room three points when they are connected; joined to the
    foyer alone it brings nothing, however near it lies."""
    built = grow((dining(), (0,)))
    assert scored(built, "R100-7", 1)[2] == 3
    assert scored(built, "R100-7", 0)[2] == 0
    for near in ({1}, set()):  # touching it, or not even that
        s = own(table(), built)
        in_hand(s, "R100-7")
        where = spot(built, "R100-7", 0, touching=near)
        play(s, place_text(where))
        assert s.points[0][3] == 0


def dining() -> str:
    from games.castles.exact import ROOMS

    return next(name for name, room in ROOMS.items() if room["name"] == "Dining Room")


def test_C_503_A_14_older_rooms_react_to_what_is_new() -> None:
    billiards = grow(("R250-7", (0,)))
    s = own(table(), billiards)
    in_hand(s, "R100-7")
    play(s, place_text(spot(billiards, "R100-7", 1)))
    assert s.points[0][1:4] == (5, 0, -1)  # the older activity room is touched
    pit = grow(("stairs", (0,)), ("R150-4", (1,)))
    s = own(table(), pit)
    in_hand(s, "R400-4")
    play(s, texts(s)[0])
    assert s.points[0][3] == 1  # the Bottomless Pit counts outdoor rooms anywhere


def test_C_505_A_16_points_may_become_negative() -> None:
    """A hallway against the Singers' Chamber: -2, and the swan goes below 0."""
    built = grow(("R600-5", (0,)))
    s = own(table(), built)
    in_hand(s, "hallway")
    play(s, place_text(spot(built, "hallway", 1)))
    assert s.points[0][1:4] == (0, 0, -2)
    assert s.score(0) == -2
    s.money = [0, 0]
    assert GAME.result(s).breakdown[0]["others"] == -2


def test_A_15_a_living_room_without_a_bonus_scores_its_base_again() -> None:
    built = grow(("R100-7", (0,)))
    assert score_again(built, 1, True) == 5


def test_A_19_the_foyer_is_a_corridor() -> None:
    built = castle(foyer=FOYER3)
    assert built.by_type == [0, 1, 0, 0, 0, 0, 0, 0]
