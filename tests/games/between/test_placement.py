"""Section 3: where a tile may go."""

import pytest

from games.between.tables import GAME, castle, of_type, piece, placing, play, refused, spaces
from palatine.core.rng import Rng
from palatine.games.between.castle import castle_of, why_not_at
from palatine.games.between.parts import (
    BLUE,
    LEVELS_OF,
    ROOMS,
    UNDER,
    UPPER,
    cell_at,
    x_of,
    y_of,
)


def test_B_301_ground_level_is_the_row_of_the_throne_two_spaces_wide() -> None:
    c = castle({})
    assert sorted(c.cells) == [cell_at(0, 0), cell_at(1, 0)]
    assert spaces(placing("bakery", {})) == {(-1, 0), (2, 0), (0, 1), (1, 1)}
    assert spaces(placing("crypt", {})) == {(0, -1), (1, -1)}


def test_B_302_tiles_are_never_turned() -> None:
    s = placing("bakery", {})
    assert {a.text for a in GAME.legal(s, 0)} == {"at -1 0", "at 2 0", "at 0 1", "at 1 1"}
    assert [r for r in GAME.actions.by_text if r.startswith("at ") and len(r.split()) != 3] == []


def test_B_303_an_edge_must_touch_a_corner_is_not_enough() -> None:
    s = placing("dead_end", {})
    assert refused(s, "at -1 -1") == "B-303" and refused(s, "at 3 0") == "B-303"
    play(s, "at -1 0")
    assert (-1, -1) in spaces(placing("crypt", {(-1, 0): "dead_end"}))


def test_B_304_above_ground_something_must_lie_directly_beneath() -> None:
    rooms = {(-1, 0): "kitchen", (0, 1): "bakery"}
    s = placing("parlor", rooms)
    assert refused(s, "at 0 3") == "B-303"
    assert refused(s, "at -1 2") == "B-303"
    assert refused(placing("parlor", {(0, 1): "bakery"}), "at -1 1") == "B-304"
    assert {(0, 2), (-1, 1), (1, 1)} <= spaces(s)  # the throne room supports both its spaces


def test_E_11_kings_chambers_not_above_an_empty_space() -> None:
    s = placing("kings_chambers", {(0, 1): "parlor", (0, 2): "study"})
    assert refused(s, "at 1 2") == "B-304"
    assert (1, 1) in spaces(s)


def test_B_305_at_ground_and_below_an_edge_is_enough() -> None:
    rooms = {(0, -1): "crypt", (-1, -1): "dungeon"}
    assert (-2, -1) in spaces(placing("jewel_room", rooms))  # nothing above it
    assert (-1, 0) in spaces(placing("bakery", rooms))
    assert (-1, -2) in spaces(placing("jewel_room", rooms))


def test_B_306_no_limit_of_height_depth_or_width() -> None:
    rooms = {(x, 0): name for x, name in zip(range(2, 22), of_type("living"))}
    assert (22, 0) in spaces(placing("bakery", rooms))
    up = {(0, y): name for y, name in zip(range(1, 21), of_type("living"))}
    assert (0, 21) in spaces(placing("bakery", up))
    down = {(0, -y): name for y, name in zip(range(1, 21), of_type("downstairs"))}
    assert (0, -21) in spaces(placing("dead_end", down))


@pytest.mark.parametrize("kind", ["food", "living", "utility", "outdoor", "sleeping"])
def test_B_307_these_types_at_ground_level_or_above_only(kind: str) -> None:
    for name in of_type(kind):
        assert LEVELS_OF[piece(name)] == UPPER
    s = placing(of_type(kind)[0], {})
    assert all(y >= 0 for _, y in spaces(s))
    assert refused(s, "at 0 -1") == "B-307"


def test_B_308_corridors_anywhere_downstairs_rooms_underground_only() -> None:
    anywhere = spaces(placing("dead_end", {}))
    assert anywhere == {(-1, 0), (2, 0), (0, 1), (1, 1), (0, -1), (1, -1)}
    for name in of_type("downstairs"):
        assert LEVELS_OF[piece(name)] == UNDER
    s = placing("crypt", {(0, -1): "dungeon"})
    assert spaces(s) == {(1, -1), (-1, -1), (0, -2)}
    assert refused(s, "at -1 0") == "B-308"


@pytest.mark.parametrize("blue", ["stables", "fountain", "tower"])
def test_B_309_nothing_above_what_is_open_to_the_sky(blue: str) -> None:
    s = placing("bakery", {(0, 1): blue, (1, 1): "parlor"})
    assert refused(s, "at 0 2") == "B-309"
    assert {(1, 2), (2, 0)} <= spaces(s)
    assert (3, 0) in spaces(placing("bakery", {(2, 0): blue}))  # beside it
    assert (1, 2) in spaces(placing(blue, {(1, 1): "parlor"}))  # it may stand on others itself


def test_B_309_the_tiles_with_a_blue_border() -> None:
    blue = {p for p in range(ROOMS + 3) if BLUE[p]}
    assert blue == {piece(n) for n in [*of_type("outdoor"), "fountain", "tower"]}


def test_B_310_fountain_and_tower_above_ground_grand_foyer_anywhere() -> None:
    for name in ("fountain", "tower"):
        s = placing(name, {})
        assert all(y >= 0 for _, y in spaces(s))
        assert refused(s, "at 0 -1") == "B-310"
    assert (0, -1) in spaces(placing("grand_foyer", {})) and (0, 1) in spaces(
        placing("grand_foyer", {})
    )


def _grown(seed: str, tiles: int) -> list[tuple[int, int]]:
    """A random legal castle, by asking about every cell instead of the spaces kept."""
    rng = Rng(seed)
    placed: list[tuple[int, int]] = []
    names = list(range(ROOMS + 3))
    rng.shuffle(names)
    for p in names[:tiles]:
        c = castle_of(0, placed)
        window = [cell_at(x, y) for x in range(-12, 13) for y in range(-12, 13)]
        free = [cell for cell in window if why_not_at(c, cell, p) is None]
        assert free  # B-311
        placed.append((free[rng.below(len(free))], p))
    return placed


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_B_311_every_tile_can_always_be_placed_and_spaces_are_kept_rightly(seed: str) -> None:
    c = castle_of(0, [])
    for cell, p in _grown(seed, 12):
        slow = castle_of(0, [(k, q) for k, q in c.cells.items() if q < ROOMS + 3])
        assert slow.to_json() == c.to_json()
        for other in (p, piece("bakery"), piece("dead_end"), piece("crypt"), piece("tower")):
            kept = [a.c for a in c.spaces(other)]
            assert kept == sorted(kept) == [a.c for a in slow.spaces(other)]
            window = [cell_at(x, y) for y in range(-14, 15) for x in range(-14, 15)]
            assert kept == sorted(q for q in window if why_not_at(c, q, other) is None)
        assert cell in [a.c for a in c.spaces(p)]
        c = c.with_tile(cell, p)


def test_A_08_only_the_space_directly_above_matters_and_nothing_slides_under() -> None:
    s = placing("stables", {(0, 1): "parlor", (0, 2): "study", (1, 1): "sty"})
    free = spaces(s)
    assert (1, 2) not in free and (0, 3) in free
    above = {(x_of(c), y_of(c)) for c in s.castles[0].cells}
    assert all((x, y + 1) not in above for x, y in free)  # no gap lies under a room


def test_A_09_a_ground_tile_may_stand_on_an_underground_tile_alone() -> None:
    rooms = {(0, -1): "crypt", (-1, -1): "dungeon", (-2, -1): "armory"}
    s = placing("bakery", rooms)
    assert (-2, 0) in spaces(s)  # a gap at -1 0 is legal
    play(s, "at -2 0")
    assert cell_at(-1, 0) not in s.castles[0].cells
