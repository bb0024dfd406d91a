"""C-405 at a glance: doors with nothing before them."""

import pytest

from palatine.core.native import BIT, row
from palatine.core.rng import Rng
from palatine.games.castles.castle import Castle
from palatine.games.castles.parts import FOYER3, TILES
from palatine.games.castles.shapes import TURNED
from palatine.games.castles.ways import free_columns, in_way, looks_out

X0 = -32  # where a sheet begins


@pytest.mark.parametrize("seed", range(3))
def test_C_405_a_row_of_places_is_judged_as_each_place_is(seed: int) -> None:
    rng = Rng(f"ways {seed}")
    for _ in range(40):
        t = TURNED[rng.below(TILES)][rng.below(4)]
        numbers: list[int] = []
        for _ in range(rng.below(4)):
            numbers += [rng.below(4), rng.below(130) - 65, rng.below(20) - 10]
        ways = row(numbers)
        y = rng.below(16) - 8
        free = free_columns(ways, t, X0, y)
        for column in range(64):
            x = X0 + column
            expected = [
                not in_way(t, x, y, numbers[k], numbers[k + 1], numbers[k + 2])
                for k in range(0, len(numbers), 3)
            ]
            assert (free & BIT[column] != 0) == any(expected)


def test_C_405_a_castle_knows_only_ways_that_are_free() -> None:
    rng = Rng("free ways")
    castle = Castle()
    castle.lay(TURNED[FOYER3][0], 0, 0, 0)
    assert len(castle.ways_out) == 9  # one at each door of the foyer
    for _ in range(25):
        tile = rng.below(TILES - 2)
        places = castle.places(tile)
        if places:
            a = places[rng.below(len(places))]
            castle.add(tile, a.c, a.a, a.b)
        ways = [int(number) for number in castle.ways_out]
        assert len(ways) > 0
        for k in range(0, len(ways), 3):
            assert looks_out(castle.boxes, ways[k], ways[k + 1], ways[k + 2])
    assert len(castle.tiles) > 5
