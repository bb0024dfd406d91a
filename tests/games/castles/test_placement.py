"""Section 5 and the rulings on placing tiles."""

from games.castles.tables import (
    FOYER3,
    FOYER4,
    GAME,
    building,
    castle,
    grow,
    judged,
    play,
    refused,
    rule_of,
    spot,
    texts,
)
from palatine.games.castles.broken import broken_rule
from palatine.games.castles.parts import DARK, GROUND, HALLWAY, STAIRS, TILE_NUMBER
from palatine.games.castles.placing import PLACE_AT
from palatine.games.castles.regions import BLOCKED, CONNECTED, COURTYARD, EXTERNAL
from palatine.games.castles.scoring import adjacent
from palatine.games.castles.shapes import STEP_X, STEP_Y, TURNED, Turned

PANTRY = "R100-1"  # 2 x 2, doors W1 and E0
PINK = "R100-7"  # 2 x 2, doors W0 N1 E0 S1
PORCH = "R250-1"  # 5 x 2, fence N, doors S0 S4
STUDY = "R150-7"  # disc of 3, four doors


def test_C_401_a_door_must_meet_a_door() -> None:
    assert rule_of((PINK, 3, 1, 0)) == ""
    assert rule_of((PINK, 3, 0, 0)) == "C-401"  # the wall is there, the door is not
    assert rule_of((PINK, 9, 9, 0)) == "C-401"
    built = castle((PINK, 3, 1, 0))
    assert (built.joined[0], built.joined[1]) == ((1,), (0,))


def test_C_402_A_36_other_doors_may_be_blocked_by_walls() -> None:
    s = building(tile="R400-1")
    assert texts(s)
    built = castle(("R400-1", *_at("R400-1")))
    assert built.joined[1] == (0,)
    blocked = castle((PANTRY, 3, 0, 0), (PINK, 5, 0, 0))  # Pink's W door on the Pantry's E door
    states = blocked.door_states()
    assert states[1] == [CONNECTED, CONNECTED]
    assert blocked.is_complete(1)


def _at(name: str) -> tuple[int, int, int]:
    _, x, y, rot = spot(castle(), name, 0)
    return x, y, rot


def test_C_402_A_06_a_wall_against_a_door_blocks_it() -> None:
    # the Meat Locker joins the hallway and walls up the foyer's north door
    built = castle(("hallway", -1, -3, 1), ("R200-6", 0, -2, 0))
    states = dict(zip(built.tiles[0].turned.door_side, built.door_states()[0]))
    assert (states[0], states[3]) == (BLOCKED, CONNECTED)
    assert built.open[0] == 3  # C-601: blocked doors stay unconnected for ever
    assert built.joined[2] == (1,)


def test_C_403_D_03_quarter_turns_no_mirroring_and_equal_turns_once() -> None:
    turns = {t.split()[-1] for t in texts(building(tile="R300-1"))}
    assert turns == {"r0", "r1", "r2", "r3"}
    s = building(tile="hallway")
    assert {t.split()[-1] for t in texts(s)} == {"r0", "r1"}
    assert refused(s, "place 3 1 r2") == "C-403"
    assert {t.split()[-1] for t in texts(building(tile=STUDY))} == {"r0"}
    # the L is not mirrored: with its door at the foyer's east the notch is where the turn puts it
    where = {tuple(map(int, t.split()[1:3])) for t in texts(building(tile="R300-1"))}
    assert len(where) == 4


def clockwise(doors: set[tuple[int, int, int]], height: int) -> set[tuple[int, int, int]]:
    """Cells and sides after one quarter turn of a box of this height."""
    return {(height - 1 - y, x, (side + 1) % 4) for x, y, side in doors}


def doors_of(t: Turned) -> set[tuple[int, int, int]]:
    return set(zip(t.door_x, t.door_y, t.door_side))


def test_C_403_every_turn_is_the_one_before_turned_by_a_quarter_and_never_a_mirror_image() -> None:
    chiral = 0
    for turns in TURNED:
        for rot in range(4):
            t, after = turns[rot], turns[(rot + 1) % 4]
            assert (after.width, after.height) == (t.height, t.width)
            assert doors_of(after) == clockwise(doors_of(t), t.height)
            assert set(after.cells) == {(t.height - 1 - y, x) for x, y in t.cells}
            assert after.fence == (-1 if t.fence < 0 else (t.fence + 1) % 4)
        first = turns[0]
        flip = {0: 0, 1: 3, 2: 2, 3: 1}  # left and right change places
        mirrored = {(first.width - 1 - x, y, flip[side]) for x, y, side in doors_of(first)}
        fences = [(doors_of(t), t.fence) for t in turns]
        side = -1 if first.fence < 0 else flip[first.fence]
        chiral += (mirrored, side) not in fences and bool(first.cells)
    assert chiral > 10  # tiles that a mirror would change: none of their turns is its mirror image


def test_C_404_D_04_tiles_never_overlap_not_even_across_levels() -> None:
    hall, locker = ("hallway", -1, -3, 1), ("R200-6", 0, -2, 0)
    # the Buttery's west door meets the hallway, but it would lie on the Meat Locker
    assert rule_of(hall, locker, ("R100-3", 0, -3, 0)) == "C-404"
    assert rule_of(hall, ("R100-3", 0, -3, 0)) == ""
    # a downstairs room whose door meets the dark end of stairs, over a room of the ground floor
    built = grow(("hallway", (0,)), ("stairs", (1,)))
    found = set()
    for name in ("R450-6", "R500-5", "R250-6"):
        for x in range(-16, 16):
            for y in range(-16, 16):
                for rot in range(4):
                    if broken_rule(built, TILE_NUMBER[name], rot, x, y, -1) == "C-404":
                        found.add(name)
    assert found


def test_C_405_D_05_A_39_the_last_external_door_may_not_be_closed() -> None:
    # a foyer whose every door leads to a room with one door: the last one is refused
    rooms = ["R100-4", "R100-5", "R100-6", "R200-1"]
    built = castle()
    for name in rooms[:3]:
        _, x, y, rot = spot(built, name, 0)
        built.add(TILE_NUMBER[name], rot, x, y)
    assert built.external_doors(with_corridors=True) == 1
    assert not built.has_place(TILE_NUMBER[rooms[3]])  # it would complete, and is illegal
    tried = [
        broken_rule(built, TILE_NUMBER[rooms[3]], r, x, y, -1)
        for r in range(4)
        for x in range(-6, 8)
        for y in range(-6, 8)
    ]
    assert "C-405" in tried and "" not in tried


def test_C_406_D_06_nothing_touches_a_fence_but_its_stone_ends() -> None:
    porch = (PORCH, 1, -2, 0)  # its fence lies on the line y = -2 from x = 1 to 6
    assert rule_of(porch, ("hallway", -1, -3, 1), ("hallway", 0, -3, 0)) == "C-406"
    # a corner at the stone of its left end is fine
    assert rule_of(porch, ("hallway", -1, -2, 1), ("R100-5", -1, -4, 0)) == ""
    # and so is standing near: one row further up nothing touches
    assert rule_of(porch, ("hallway", -1, -4, 1), ("hallway", 0, -4, 0)) == ""
    # neither may an outdoor room be laid so that its own fence touches something
    assert rule_of(("hallway", -1, -3, 1), ("hallway", 0, -3, 0), (PORCH, 1, -2, 0)) == "C-406"


def test_C_407_a_fence_is_no_door() -> None:
    built = grow((PORCH, (0,)))
    porch = built.tiles[1]
    assert len(porch.turned.door_x) == 2
    front = {(porch.x + x, porch.y + y) for x, y in porch.turned.front}
    for k in range(2):
        side = porch.turned.door_side[k]
        assert side != porch.turned.fence
    assert front


def test_C_408_D_09_A_12_levels_are_joined_by_stairs_only() -> None:
    assert not castle().has_place(TILE_NUMBER["R250-6"])  # the Crypt needs a dark door
    built = grow(("stairs", (0,)))
    assert built.has_place(TILE_NUMBER["R250-6"])
    dark = next(k for k in range(2) if built.tiles[1].turned.door_level[k] == DARK)
    one = built.tiles[1]
    x = one.x + one.turned.door_x[dark]
    y = one.y + one.turned.door_y[dark]
    rules = {
        broken_rule(built, TILE_NUMBER[PINK], r, i, j, -1)
        for r in range(4)
        for i in range(x - 4, x + 5)
        for j in range(y - 4, y + 5)
    }
    assert "C-408" in rules  # doors of two levels that meet are illegal, not unconnected
    # tiles of different levels may touch by walls
    grown = grow(("hallway", (0,)), ("stairs", (1,)), ("R450-6", (2,)))
    touching = 0
    for a in grown.places(HALLWAY):
        tried = grown.copy()
        n = tried.add(HALLWAY, a.c, a.a, a.b)
        if tried.tiles[n].level == GROUND and adjacent(tried, n, 3, True):
            assert 3 not in tried.joined[n]
            touching += 1
    assert touching


def test_C_409_D_10_two_stairs_may_touch_but_not_be_connected() -> None:
    built = grow(("stairs", (0,)))
    one = built.tiles[1]
    rules = {
        broken_rule(built, STAIRS, r, x, y, -1)
        for r in range(4)
        for x in range(one.x - 4, one.x + 5)
        for y in range(one.y - 4, one.y + 5)
    }
    assert "C-409" in rules
    built = grow(("hallway", (0,)), ("stairs", (1,)))
    touching = 0
    for a in built.places(STAIRS):
        tried = built.copy()
        n = tried.add(STAIRS, a.c, a.a, a.b)
        assert 2 not in tried.joined[n]
        touching += adjacent(tried, n, 2, True)
    assert touching  # D-10: side by side at the hallway is allowed


def test_C_409_wherever_doors_of_two_stairs_meet_the_placement_is_refused() -> None:
    """At the dark end nothing else forbids it: the levels agree and nothing overlaps."""
    built = grow(("stairs", (0,)))
    one = built.tiles[1]
    old = {
        (one.x + x + STEP_X[side], one.y + y + STEP_Y[side], (side + 2) % 4)
        for x, y, side in doors_of(one.turned)
    }
    met = set()
    for r in range(4):
        for x in range(one.x - 4, one.x + 5):
            for y in range(one.y - 4, one.y + 5):
                new = {(x + i, y + j, side) for i, j, side in doors_of(TURNED[STAIRS][r])}
                if new & old:
                    met.add(broken_rule(built, STAIRS, r, x, y, -1))
    assert "C-409" in met and "" not in met


def test_C_410_placed_tiles_stay() -> None:
    s = building((PINK, 3, 1, 0), tile=PANTRY)
    before = s.castles[0].to_json()
    play(s, texts(s)[0])
    assert s.castles[0].to_json()[:2] == before
    assert not any(text.startswith(("move", "remove")) for text in texts(s))


# --- rulings ------------------------------------------------------------------------------------


def courtyard_castle() -> tuple[object, int]:
    """Tiles around a hole: the first one random growth comes upon."""
    from games.castles.test_geometry import random_castle

    for seed in range(400):
        built = random_castle(f"court {seed}", 16)
        states = built.door_states()
        for n, row in enumerate(states):
            if COURTYARD in row:
                return built, n
    raise AssertionError("no castle has a courtyard")


def test_A_01_A_43_a_door_to_a_courtyard_is_open_but_not_external() -> None:
    built, n = courtyard_castle()
    states = built.door_states()  # type: ignore[attr-defined]
    assert built.open[n] > 0  # type: ignore[attr-defined]
    flat = [state for row in states for state in row]
    assert built.external_doors(True) == flat.count(EXTERNAL)  # type: ignore[attr-defined]
    assert flat.count(EXTERNAL) >= 1  # C-405 held all the time


def test_A_02_corner_contact_makes_adjacent_by_option() -> None:
    from palatine.games.castles.contact import CORNER, contact
    from palatine.games.castles.shapes import TURNED

    small = TURNED[TILE_NUMBER[PINK]][0]
    assert contact(small, small, 2, 2) == CORNER
    # an activity room with a living room at its corner: E-16's -1 by default, 0 without corners
    built = grow(("R250-7", (0,)))
    for a in built.places(TILE_NUMBER[PINK]):
        tried = built.copy()
        n = tried.add(TILE_NUMBER[PINK], a.c, a.a, a.b)
        one, new = tried.tiles[1], tried.tiles[n]
        if contact(one.turned, new.turned, new.x - one.x, new.y - one.y) == CORNER:
            for corners, others in ((True, -1), (False, 0)):
                s = building(("R250-7", one.x, one.y, one.turned.rot), tile=PINK, corners=corners)
                play(s, a.text)
                assert s.points[0][3] == others
            return
    raise AssertionError("no corner contact found")


def test_A_06_A_42_what_stands_before_a_door() -> None:
    from palatine.games.castles.regions import Laid, door_states
    from palatine.games.castles.shapes import TURNED

    hall = Laid(TURNED[HALLWAY][0], 0, 0)
    disc = TURNED[TILE_NUMBER["R150-4"]][0]  # its only door is in the north
    north = [k for k in range(14) if TURNED[HALLWAY][0].door_side[k] == 2]
    states = door_states([hall, Laid(disc, 0, 1)])[0]
    # its north point meets the hallway's second south door: joined; the flanks touch nothing
    assert [states[k] for k in north][:3] == [EXTERNAL, CONNECTED, EXTERNAL]
    # turned, the compass point without a door blocks
    turned = TURNED[TILE_NUMBER["R150-4"]][1]
    states = door_states([hall, Laid(turned, 0, 1)])[0]
    assert [states[k] for k in north][:3] == [EXTERNAL, BLOCKED, EXTERNAL]
    # before an octagon's cut edge a door is open
    octagon = TURNED[TILE_NUMBER["R600-1"]][0]
    states = door_states([hall, Laid(octagon, 0, 1)])[0]
    assert states[north[0]] == EXTERNAL
    assert states[north[1]] == BLOCKED


def test_A_13_stairs_may_be_started_from_below() -> None:
    built = grow(("stairs", (0,)), ("hallway", (1,)))
    assert built.tiles[2].level == DARK
    name, x, y, rot = spot(built, "stairs", 2)
    n = built.add(TILE_NUMBER[name], rot, x, y)
    assert built.joined[n] == (2,)
    assert built.open[n] == 1  # its light end is free


def test_A_38_the_side_of_a_hallway_follows_its_doors() -> None:
    built = grow(("hallway", (0,)), ("stairs", (0,)), ("hallway", (2,)))
    assert [built.tiles[n].level for n in (1, 3)] == [GROUND, DARK]
    rows = judged(("stairs", *_at("stairs")), ("hallway", *spot(grow(("stairs", (0,))), "hallway",
                  1)[1:], "light"))  # fmt: skip
    assert rows[-1] == {**rows[-1], "legal": False, "rule": "C-408"}


def test_A_40_both_ends_of_new_stairs_may_connect_at_once() -> None:
    """A castle where light and dark doors lie three apart in line."""
    from games.castles.test_geometry import random_castle

    for seed in range(300):
        built = random_castle(f"both {seed}", 14)
        for a in built.places(STAIRS):
            tried = built.copy()
            n = tried.add(STAIRS, a.c, a.a, a.b)
            if len(tried.joined[n]) == 2:
                assert tried.is_complete(n)
                return
    raise AssertionError("no stairs join two levels at once")


def test_foyers_of_both_sides_have_their_doors() -> None:
    assert castle(foyer=FOYER3).external_doors(True) == 3
    assert castle(foyer=FOYER4).external_doors(True) == 4
    assert GAME.meta.documents == ("position", "score", "sheet")


def test_whoever_asks_for_places_may_edit_the_list() -> None:
    built = castle()
    first = built.places(HALLWAY)
    whole = [a.text for a in first]
    for _ in range(3):  # asked again, they are kept, but nobody gets what is kept
        again = built.places(HALLWAY)
        assert [a.text for a in again] == whole
        again.clear()
    built.add(HALLWAY, first[0].c, first[0].a, first[0].b)
    assert [a.text for a in built.places(HALLWAY)] != whole


def test_places_that_are_only_named_are_not_kept() -> None:
    assert PLACE_AT.at(23, -24, 3) is PLACE_AT.at(23, -24, 3)
    far = PLACE_AT.at(24, 700, 2)  # anybody may name a place that no castle reaches
    assert (far, far.a, far.b, far.c) == (GAME.parse("place 24 700 r2"), 24, 700, 2)
    assert far is not PLACE_AT.at(24, 700, 2)
    line = PLACE_AT.line(1, 700, 2)  # a castle has come there
    assert [a.a for a in line] == list(range(24, 72))
    assert far == line[0] is PLACE_AT.at(24, 700, 2)
