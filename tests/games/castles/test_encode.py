"""What learners are shown of Castles, and how placements are numbered."""

from games.castles.tables import GAME, building
from games.castles.test_shown import late
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER
from palatine.games.castles.facts import favor_standing
from palatine.games.castles.final import favor_count
from palatine.games.castles.parts import FAVOR_DATA, FAVORS
from palatine.games.castles.prospects import most_points


def test_an_observation_is_small() -> None:
    assert GAME.encoding().size <= 4000


def test_the_viewers_seat_comes_first() -> None:
    s = late(3)
    s.money = [1000, 2000, 3000]
    for viewer in (0, 1, 2):
        groups = GAME.encoding().named(s, viewer)
        assert groups["facts"][7] == viewer + 1  # his own money
        assert sum(groups["facts"][::11]) == 3  # so many seats are there
        tiles = groups["tiles"]
        shown = sum(sum(tiles[i * 13 : i * 13 + 8]) for i in range(32))
        assert shown == len(s.castles[viewer].tiles)


def test_facts_follow_a_castle_that_grows() -> None:
    s = building(("R100-7", 3, 1, 0), tile="R200-7")
    before = GAME.encoding().named(s, 0)
    copy = s.clone()
    GAME.apply(copy, 0, GAME.parse("place 5 1 r2"))
    after = GAME.encoding().named(copy, 0)
    assert sum(after["castles"][:8]) == sum(before["castles"][:8]) + 1
    assert GAME.encoding().named(s, 0) == before  # the castle of the state before is another


def test_C_801_favors_stand_as_they_are_counted() -> None:
    """By units that stay small: the order of seats is the same."""
    for seats in (2, 4):
        rng = Rng(f"favors {seats}")
        s = GAME.new(seats)
        steps = 0
        while (seat := s.to_move()) != OVER:
            if seat == CHANCE:
                GAME.apply(s, CHANCE, GAME.pick(s, rng.below(GAME.total(s))))
                continue
            legal = GAME.legal(s, seat)
            GAME.apply(s, seat, legal[rng.below(len(legal))])
            steps += 1
            if steps % 25 == 0 and s.castles[0].tiles:
                for favor in range(FAVORS):
                    for who in range(seats):
                        unit = {"type_area": 25, "money": 1000}.get(FAVOR_DATA[favor]["kind"], 1)
                        counted = favor_count(s, who, favor)
                        assert favor_standing(s, who, favor) == counted // unit


def test_C_501_prospects_are_the_best_placement() -> None:
    s = building(("R100-7", 3, 1, 0), tile="R200-7")
    tile = s.frames[-1].args[0]
    best = max(sum(GAME.face.preview(GAME.view(s, 0), a).values()) for a in GAME.legal(s, 0))
    assert most_points(s, 0, tile) == best


def test_a_placement_is_named_by_what_it_joins() -> None:
    s = building(("R100-7", 3, 1, 0), tile="R200-7")
    numbering = GAME.numbering
    names = [numbering.names[n] for n in numbering.path(s, 0, GAME.parse("place 5 1 r2"))]
    assert names[0] == "join 1" and names[1].startswith("doors ")
