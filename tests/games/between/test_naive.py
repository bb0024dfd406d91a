"""The engine's scores against a second, slow implementation; every room and card is scored."""

import pytest

from games.between.naive import CARDS, HUNG, ROOMS, THRONES, Naive, Place
from games.between.tables import GAME, document
from palatine.core.rng import Rng
from palatine.games.between.castle import castle_of
from palatine.games.between.parts import PIECE_IDS, THRONE_IDS, x_of, y_of
from palatine.games.between.parts import ROOMS as REGULAR

TILES = 24


def grown(seed: str, throne: str, pieces: list[int]) -> dict[Place, str]:
    """A random legal castle of these pieces."""
    rng = Rng(seed)
    c = castle_of(THRONE_IDS.index(throne), [])
    rooms: dict[Place, str] = {}
    for p in pieces:
        spaces = c.spaces(p)
        near = [a for a in spaces if abs(a.a) + abs(a.b) < 5] or spaces  # dense, so that all pays
        action = near[rng.below(len(near))]
        c = c.with_tile(action.c, p)
        rooms[x_of(action.c), y_of(action.c)] = PIECE_IDS[p]
    return rooms


def compare(rooms: dict[Place, str], throne: str, connects: bool) -> dict[str, int]:
    """All points of a castle both ways; by room, card and attendant."""
    slow = Naive(throne, rooms, connects)
    attendants = list(HUNG)[:2]
    doc = document(rooms, throne, attendants=attendants, cards=list(CARDS))
    answer = GAME.documents.score({**doc, "options": {"throne_connects": connects}}, False)
    assert answer["throne"] == slow.throne_points()
    assert answer["rooms"] == [[list(p), n, slow.points(p)] for p, n in rooms.items()]
    assert answer["attendants"] == [[kind, slow.attendant(kind)] for kind in attendants]
    assert answer["cards"] == [[name, slow.card(name, 2)] for name in CARDS]
    parts = [
        answer["throne"],
        *[row[-1] for k in ("rooms", "attendants", "cards") for row in answer[k]],
    ]
    assert answer["total"] == sum(parts)
    found = {row[-2]: row[-1] for key in ("rooms", "cards") for row in answer[key]}
    return {**found, throne: answer["throne"]}


def shuffled(seed: str) -> list[int]:
    pieces = list(range(REGULAR + 3)) + [REGULAR, REGULAR + 1, REGULAR + 2] * 3
    Rng(seed).shuffle(pieces)
    return pieces


@pytest.mark.parametrize("number", range(40))
def test_random_castles_score_the_same_both_ways(number: int) -> None:
    throne = list(THRONES)[number % 7]
    compare(grown(f"n{number}", throne, shuffled(f"s{number}")[:TILES]), throne, number % 3 > 0)


def test_every_room_card_and_throne_pays_something_in_some_castle() -> None:
    best: dict[str, int] = {}
    number = 0
    while number < 400:
        throne = list(THRONES)[number % 7]
        rooms = grown(f"e{number}", throne, shuffled(f"r{number}")[:TILES])
        for name, points in compare(rooms, throne, True).items():
            best[name] = max(best.get(name, 0), points)
        number += 1
        if len(best) >= 147 + 3 + 20 + 7 and min(best.values()) > 0:
            break
    names = {*ROOMS, "fountain", "tower", "grand_foyer", *CARDS, *THRONES}
    # ids of cards and types are words of their own, so the sets do not overlap
    assert set(best) == names
    assert {name for name, points in best.items() if points == 0} == set()


@pytest.mark.long
@pytest.mark.parametrize("number", range(2000))
def test_many_random_castles(number: int) -> None:
    throne = list(THRONES)[number % 7]
    compare(grown(f"m{number}", throne, shuffled(f"t{number}")[:TILES]), throne, number % 2 > 0)
