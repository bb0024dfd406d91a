"""Every pair of shapes at every offset, against a second implementation with fractions."""

from fractions import Fraction as F

import pytest

from games.castles import exact
from palatine.core.rng import Rng
from palatine.games.castles import contact
from palatine.games.castles.broken import broken_rule
from palatine.games.castles.castle import Castle
from palatine.games.castles.lines import edge_of
from palatine.games.castles.parts import FOYER4, HALLWAY, STAIRS, TILE_IDS, TILE_NUMBER, TILES
from palatine.games.castles.regions import (
    BLOCKED,
    CONNECTED,
    COURTYARD,
    EXTERNAL,
    Laid,
    door_states,
)
from palatine.games.castles.shapes import TURNED, TURNS, Turned

# one tile of each outline, and of each fenced one
KINDS = ["R100-1", "R150-1", "R200-1", "R250-4", "R300-1", "R350-1", "R400-1", "R450-1", "R500-1",
         "R600-1", "foyer", "hallway", "stairs"]  # fmt: skip
FENCED = ["R250-1", "R400-3", "R450-3", "R500-3", "R600-3"]


def number(name: str) -> int:
    return FOYER4 if name == "foyer" else TILE_NUMBER[name]


def turns(name: str) -> list[Turned]:
    """Every turn that looks different from above, doors aside."""
    found: list[Turned] = []
    for t in TURNED[number(name)]:
        if all(t.outline != other.outline or t.fence != other.fence for other in found):
            found.append(t)
    return found


def offsets(a: Turned, b: Turned) -> list[tuple[int, int]]:
    """All at which the two could touch, and one step further: just not in contact."""
    return [
        (x, y) for x in range(-b.width - 1, a.width + 2) for y in range(-b.height - 1, a.height + 2)
    ]


@pytest.mark.compiled_only
@pytest.mark.parametrize("one", KINDS)
def test_A_03_A_04_C_506_every_pair_of_shapes_overlaps_and_touches_as_fractions_say(
    one: str,
) -> None:
    seen = dict.fromkeys(range(4), 0)
    for other in KINDS[KINDS.index(one) :]:
        for a in turns(one)[:1]:  # turning both alike changes nothing
            fixed = exact.shape(one, a.rot)
            for b in turns(other):
                for x, y in offsets(a, b):
                    expected = exact.contact(fixed, exact.shape(other, b.rot, x, y))
                    found = contact.contact(a, b, x, y)
                    assert found == expected, (one, other, b.rot, x, y)
                    seen[found] += 1
                    assert contact.contact(b, a, -x, -y) == found
    assert seen[contact.OVERLAP] and seen[contact.TOUCHING] and seen[contact.APART]


@pytest.mark.compiled_only
@pytest.mark.parametrize("one", FENCED)
def test_A_44_C_406_every_fence_against_every_shape_as_fractions_say(one: str) -> None:
    touched = 0
    for a in turns(one):
        fixed = exact.shape(one, a.rot)
        for other in KINDS + FENCED:
            for b in turns(other) if a.rot == 0 else turns(other)[:1]:
                for x, y in offsets(a, b):
                    if contact.contact(a, b, x, y) == contact.OVERLAP:
                        continue
                    moved = exact.shape(other, b.rot, x, y)
                    expected = exact.touches_fence(fixed, moved)
                    assert contact.touches_fence(a, b, x, y) == expected, (
                        other,
                        a.rot,
                        b.rot,
                        x,
                        y,
                    )
                    touched += expected
    assert touched


def random_castle(seed: str, tiles: int) -> Castle:
    rng = Rng(seed)
    castle = Castle()
    castle.lay(TURNED[FOYER4][0], 0, 0, 0)
    for _ in range(tiles):
        choice = rng.below(10)
        tile = HALLWAY if choice == 0 else STAIRS if choice == 1 else rng.below(75)
        places = castle.places(tile)
        if places and all(one.tile != tile or tile >= 75 for one in castle.tiles):
            a = places[rng.below(len(places))]
            castle.add(tile, a.c, a.a, a.b)
    return castle


def shapes_of(castle: Castle) -> list[exact.Shape]:
    return [
        exact.shape("foyer" if one.tile >= 77 else TILE_IDS[one.tile], one.turned.rot, one.x, one.y)
        for one in castle.tiles
    ]


def exact_places(castle: Castle, tile: int) -> set[tuple[int, int, int]]:
    """C-401, C-404, C-406, C-408, C-409 by fractions, wherever doors meet; C-405 by the program."""
    laid = shapes_of(castle)
    doors: dict[exact.Point, tuple[int, int]] = {}
    for n, one in enumerate(castle.tiles):
        name = "foyer" if one.tile >= 77 else TILE_IDS[one.tile]
        for k, p in enumerate(exact.door_middles(name, one.turned.rot, one.x, one.y)):
            level = one.level if one.tile != STAIRS else (1, 0)[k]
            doors[p] = (n, level)
    found = set()
    name = TILE_IDS[tile]
    for t in TURNS[tile]:
        middles = exact.door_middles(name, t.rot, 0, 0)
        corners = {(p[0] - m[0], p[1] - m[1]) for p in doors for m in middles}
        for x, y in ((int(x), int(y)) for x, y in corners if x == int(x) and y == int(y)):
            met = [
                (k, doors[p]) for k, m in enumerate(middles) if (p := (x + m[0], y + m[1])) in doors
            ]
            if _fits(castle, laid, tile, t, x, y, met):
                found.add((x, y, t.rot))
    return found


def _fits(
    castle: Castle,
    laid: list[exact.Shape],
    tile: int,
    t: Turned,
    x: int,
    y: int,
    met: list[tuple[int, tuple[int, int]]],
) -> bool:
    levels = {level for _, (_, level) in met}
    if tile == STAIRS:
        if any((1, 0)[k] != level or castle.tiles[n].tile == STAIRS for k, (n, level) in met):
            return False
    elif len(levels) > 1 or (tile != HALLWAY and levels != {int(t.door_level[0])}):
        return False
    new = exact.shape(TILE_IDS[tile], t.rot, x, y)
    for old in laid:
        if exact.contact(old, new) == exact.OVERLAP:
            return False
        if exact.touches_fence(old, new) or exact.touches_fence(new, old):
            return False
    return castle.keeps_way_out(t, x, y)


@pytest.mark.compiled_only
@pytest.mark.parametrize("seed", range(4))
def test_C_401_C_404_C_408_C_409_legal_placements_are_those_fractions_find(seed: int) -> None:
    castle = random_castle(f"places {seed}", 5)
    rng = Rng(f"which {seed}")
    for tile in (HALLWAY, STAIRS, rng.below(75), rng.below(75)):
        found = {(a.a, a.b, a.c) for a in castle.places(tile)}
        expected = exact_places(castle, tile)
        assert found == expected, (TILE_IDS[tile], castle.to_json())


@pytest.mark.compiled_only
@pytest.mark.parametrize("seed", range(12))
def test_the_bitmaps_agree_with_tile_by_tile_checks_on_every_sheet(seed: int) -> None:
    """Large castles leave the first sheet; what may be placed is the same as asked one by one."""
    castle = random_castle(f"large {seed}", 30)
    rng = Rng(f"some {seed}")
    for tile in (HALLWAY, STAIRS, rng.below(75), rng.below(75)):
        found = {(a.a, a.b, a.c) for a in castle.places(tile)}
        slow = {
            (x, y, t.rot)
            for t in TURNS[tile]
            for x, y in _where_doors_meet(castle, t)
            if not broken_rule(castle, tile, t.rot, x, y, -1)
        }
        assert found == slow
        assert castle.has_place(tile) == bool(found)


def _where_doors_meet(castle: Castle, t: Turned) -> set[tuple[int, int]]:
    """C-401  Places where some door of the tile lies on an unconnected door of the castle."""
    places = set()
    for edge in castle.doors:
        for k in range(len(t.door_x)):
            own = edge_of(t, 0, 0, k)
            if own & 1 == edge & 1:
                places.add(
                    (
                        (edge >> 1) // 8192 - (own >> 1) // 8192,
                        (edge >> 1) % 8192 - (own >> 1) % 8192,
                    )
                )
    return places


def test_doors_of_every_tile_and_turn_lie_where_the_data_say() -> None:
    for tile in range(TILES):
        name = "foyer" if tile >= 77 else TILE_IDS[tile]
        for t in TURNED[tile]:
            middles = exact.door_middles(name, t.rot, 0, 0, 3 if tile == 77 else 4)
            for k, (x, y) in enumerate(middles):
                upright = int(x.denominator == 1)
                edge = edge_of(t, 0, 0, k)
                left = (edge >> 1) // 8192 - 4096
                top = (edge >> 1) % 8192 - 4096
                assert edge & 1 == upright
                half = F(1, 2)
                assert (left + (0 if upright else half), top + (half if upright else 0)) == (x, y)


# --- free space ---------------------------------------------------------------------------------


def _sampled_outside(laid: list[exact.Shape], starts: list[exact.Point], fine: int) -> list[bool]:
    """Walk on a fine lattice around the tiles, never through one: which starts get outside."""
    points = [p for one in laid for part in one.parts for p in part]
    points += [(one.centre[0] + d * one.radius, one.centre[1] + d * one.radius)
               for one in laid if one.kind == "round" for d in (-1, 1)]  # fmt: skip
    low = (min(p[0] for p in points) - 1, min(p[1] for p in points) - 1)
    high = (max(p[0] for p in points) + 1, max(p[1] for p in points) + 1)
    # shifted, so that no step runs along a wall
    shift = F(1, 7 * fine)
    wide = int((high[0] - low[0]) * fine)
    tall = int((high[1] - low[1]) * fine)

    def at(i: int, j: int) -> exact.Point:
        return low[0] + F(i, fine) + shift, low[1] + F(j, fine) + shift

    seen = {(0, 0)}
    edge = [(0, 0)]
    while edge:
        i, j = edge.pop()
        for n in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
            if 0 <= n[0] < wide and 0 <= n[1] < tall and n not in seen:
                p, q = at(i, j), at(*n)
                if not any(exact.crosses(one, p, q) for one in _near(laid, p, q)):
                    seen.add(n)
                    edge.append(n)
    found = []
    for x, y in starts:
        i, j = int((x - low[0]) * fine), int((y - low[1]) * fine)
        around = [(i + a, j + b) for a in (0, 1) for b in (0, 1)]
        clear = [n for n in around if not any(exact.crosses(s, (x, y), at(*n)) for s in laid)]
        found.append(any(n in seen for n in clear))
    return found


def _near(laid: list[exact.Shape], p: exact.Point, q: exact.Point) -> list[exact.Shape]:
    (x, y), reach = p, 5
    return [
        one
        for one in laid
        if x - reach <= one.centre[0] <= x + reach and y - reach <= one.centre[1] <= y + reach
    ]


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in (0, 2, 3))]
)
def test_A_05_A_06_A_43_states_of_doors_agree_with_a_walk_around_the_tiles(seed: int) -> None:
    castle = random_castle(f"walk {seed}", 5)
    laid = shapes_of(castle)
    states = castle.door_states()
    starts, expected = [], []
    for n, one in enumerate(castle.tiles):
        name = "foyer" if one.tile >= 77 else TILE_IDS[one.tile]
        middles = exact.door_middles(name, one.turned.rot, one.x, one.y)
        for k, p in enumerate(middles):
            others = [i for i in range(len(laid)) if i != n and exact.holds(laid[i], p)]
            state = states[n][k]
            assert (state in (CONNECTED, BLOCKED)) == bool(others), (n, k)
            if not others:
                side = one.turned.door_side[k]
                step = F(1, 16)
                front = (p[0] + (0, step, 0, -step)[side], p[1] + (-step, 0, step, 0)[side])
                starts.append(front)
                expected.append(state == EXTERNAL)
    assert _sampled_outside(laid, starts, 8) == expected


def test_A_05_a_touch_in_a_point_closes_a_path_and_the_narrowest_gap_leaves_it_open() -> None:
    """A pocket between two hallways and two 500 rooms: shut when the discs touch at (3, 4), open
    when they stand at (4, 4) with a gap of two thirds of a unit."""
    disc = TURNED[TILE_NUMBER["R500-1"]][0]
    upright, level = TURNED[HALLWAY][1], TURNED[HALLWAY][0]
    east = next(
        k for k in range(14) if upright.door_side[k] == 1 and upright.door_y[k] == 5
    )  # it looks into the pocket
    for dx, state in ((3, COURTYARD), (4, EXTERNAL)):
        laid = [
            Laid(upright, -1, 0),  # touches the west point of the first disc
            Laid(disc, 0, 0),
            Laid(disc, dx, 4),
            Laid(level, dx - 6, 6),  # touches the west point of the second, and the hallway above
        ]
        assert (contact.contact(disc, disc, dx, 4) == contact.TOUCHING) == (dx == 3)
        assert door_states(laid)[0][east] == state


def test_A_05_between_a_500_and_a_cut_edge_there_is_a_gap() -> None:
    """An octagon's cut corner in the corner cell of a 500's box: 0.33 units stay open."""
    disc, octagon = TURNED[TILE_NUMBER["R500-1"]][0], TURNED[TILE_NUMBER["R600-1"]][0]
    assert contact.contact(disc, octagon, 4, 4) == contact.APART
    upright, level = TURNED[HALLWAY][1], TURNED[HALLWAY][0]
    east = next(k for k in range(14) if upright.door_side[k] == 1 and upright.door_y[k] == 5)
    laid = [
        Laid(upright, -1, 0),
        Laid(disc, 0, 0),
        Laid(octagon, 4, 4),
        Laid(level, -2, 6),  # against the octagon's west wall
    ]
    assert door_states(laid)[0][east] == EXTERNAL
