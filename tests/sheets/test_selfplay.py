"""Castles of games that were played: the sheet counts what the game counts, castle by castle, room
by room, as `palatine score` does."""

import pytest

from palatine.core.state import Json
from palatine.games import load
from palatine.games.between.scoring import castle_score, room_points
from palatine.games.castles.final import card_count, castle_size, emptied_tiles, favor_count
from palatine.games.castles.parts import CARD_DATA, CARD_IDS, FAVOR_IDS
from palatine.games.castles.scoresheet.entries import STACKS
from palatine.games.castles.scoring import all_placements, score_again
from palatine.games.castles.state import CastlesState
from sheets.playing import NAMES, finished

CASTLES = 200


def test_castles_of_between() -> None:
    game, counted = load("between"), 0
    for number in range(CASTLES):
        seats = 2 + number % 6
        end = finished("between", seats, f"sheet {number}")
        entries = game.scoresheet.read(game.scoresheet.of_state(end, NAMES[:seats]))
        document = game.scoresheet.document(entries)
        tally = game.scoresheet.tally(entries)
        for place, castle in enumerate(end.castles):
            total = castle_score(castle, end.throne_connects)
            part = game.scoresheet.part(entries, f"castle:{place}")
            assert part.points == tally.sums[place] == total
            assert sum(one.points for one in [*part.rooms, *part.extras]) == total
            for (cell, _), room in zip(entries.castles[place].rooms, part.rooms):
                assert room.points == room_points(castle, cell, end.throne_connects)
                assert sum(summand.points for summand in room.why) == room.points
            alone = {key: document["castles"][place][key] for key in ("throne", "rooms")}
            alone |= {key: document["castles"][place][key] for key in ("attendants", "cards")}
            assert game.documents.scored(alone).totals == [total]
            counted += 1
        if counted >= CASTLES:
            return


def test_castles_of_castles() -> None:
    game, counted = load("castles"), 0
    for number in range(CASTLES):
        seats = 1 + number % 4
        end = finished("castles", seats, f"sheet {number}")
        entries = game.scoresheet.read(game.scoresheet.of_state(end, NAMES[:seats]))
        document = game.scoresheet.document(entries)
        for seat, castle in enumerate(end.castles):
            part = game.scoresheet.part(entries, f"castle:{seat}")
            assert part.points == end.score(seat)
            placed = sum(all_placements(castle, end.corners))
            assert sum(one.points for one in part.rooms) == placed
            for tile, room in enumerate(part.rooms, 1):
                assert room.points == score_again(castle, tile, end.corners)
                assert sum(summand.points for summand in room.why) == room.points
            alone = {key: document["castles"][seat][key] for key in ("foyer", "tiles")}
            assert game.documents.scored(alone).totals == [placed]
            counted += 1
        if counted >= CASTLES:
            return


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_fast_way_of_a_played_game(seats: int) -> None:
    """What a player would write down: the track, the counts, the money, the tiles of empty stacks.
    Scores, places, ties and rank are the game's; of its categories the track is one sum."""
    game = load("castles")
    for seed in range(3):
        end = finished("castles", seats, f"fast {seats} {seed}")
        result = game.result(end)
        tally = game.scoresheet.tally(game.scoresheet.read(fast_document(end, seats)))
        assert tally.result.scores == result.scores
        assert tally.result.places == result.places
        assert tally.result.tie_breaks == result.tie_breaks
        assert tally.result.title == result.title
        for fast, whole in zip(tally.result.breakdown, result.breakdown):
            assert {key: fast[key] for key in fast if key != "track"}.items() <= whole.items()
        assert not tally.missing


def fast_document(end: CastlesState, seats: int) -> Json:
    """The numbers of a finished game, as people count them."""
    s, every = end, range(seats)
    left = [*s.stacks, s.hallways, s.stairs]
    return {
        "players": NAMES[:seats],
        "track": [s.score(seat) for seat in every],
        "favors": [
            {"id": FAVOR_IDS[favor], "counts": [favor_count(s, seat, favor) for seat in every]}
            for favor in s.favors
        ],
        "cards": [
            [
                {"id": CARD_IDS[card]}
                if CARD_DATA[card]["kind"] == "money"
                else {"id": CARD_IDS[card], "count": card_count(s, seat, card)}
                for card in s.hands[seat]
            ]
            for seat in every
        ],
        "money": s.money,
        "empty": [stack for stack, count in zip(STACKS, left) if count == 0],
        "emptied": [emptied_tiles(s, seat) for seat in every],
        "sizes": [castle_size(castle) for castle in s.castles],
    }
