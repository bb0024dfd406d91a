"""Section 10: castle scores, the lower castle, ties."""

from games.between.tables import GAME, Rooms, castle, table
from palatine.core.result import places_by
from palatine.games.between.parts import PIECE_IDS, THRONE
from palatine.games.between.scoring import (
    LINES,
    line_of_sheet,
    room_points,
    sheet,
    standings,
    throne_points,
)

NAMES = ("Emily", "Ben", "Matthew", "Anna Grace", "Margaux", "Peter")


def places(totals: list[int], specialty: list[int]) -> list[int]:
    return places_by(standings(totals, specialty))


def test_B_1001_a_castle_scores_rooms_throne_attendants_and_cards() -> None:
    lines = ["food", "living", "utility", "outdoor", "sleeping", "corridor", "downstairs"]
    assert [*lines, "towers", "fountains", "grand_foyers", "cards", "attendants", "throne"] == LINES
    rooms: Rooms = {(-1, 0): "salon", (2, 0): "solar", (0, 1): "tower", (3, 0): "fountain"}
    c = castle(rooms, "throne_living_corridor").with_attendant(2).with_card(9)
    counted = dict(zip(LINES, sheet(c, True)))
    rest = sum(
        room_points(c, cell, True)
        for cell, p in c.cells.items()
        if p != THRONE and PIECE_IDS[p] in ("salon", "solar")
    )
    assert counted["towers"] == 1 and counted["fountains"] == 5 and counted["cards"] == 5
    assert counted["throne"] == throne_points(c) == 2 and counted["attendants"] == 1
    assert counted["living"] + counted["sleeping"] == rest
    assert sum(counted.values()) == 14 + rest


def test_B_1002_a_player_has_the_lower_of_the_two_castles() -> None:
    s = table(3)
    s.castles[0] = castle({(2, 0): "fountain", (3, 0): "tower"})
    s.castles[1] = castle({(2, 0): "fountain", (-1, 0): "fountain"})
    s.castles[2] = castle({})
    result = GAME.result(s)
    assert result.scores == [0, 5, 0]  # castles 5, 10, 0: seat i has castles i and i - 1
    assert result.places[1] == 1
    assert [sum(b.values()) for b in result.breakdown] == result.scores


def test_B_1003_tied_players_compare_the_higher_castle() -> None:
    assert places([50, 40, 60, 40], [0, 0, 0, 0]) == [3, 3, 1, 1]
    s = table(4)
    for number, fountains in enumerate((2, 1, 3, 1)):
        s.castles[number] = castle({(2 + i, 0): "fountain" for i in range(fountains)})
    result = GAME.result(s)
    assert result.scores == [5, 5, 5, 5] and result.tie_breaks == ["between-tie-higher"]
    assert result.places == [3, 3, 1, 1]


def test_B_1004_then_more_specialty_rooms_in_both_castles() -> None:
    assert places([50, 50, 40], [1, 2, 0]) == [3, 1, 2]
    s = table(3)  # all castles score 5
    s.castles[0] = castle({(2, 0): "fountain", (3, 0): "tower"})
    s.castles[1] = castle({(2, 0): "fountain"})
    s.castles[2] = castle({(2, 0): "fountain"})
    result = GAME.result(s)
    assert result.scores == [5, 5, 5] and result.places == [1, 1, 3]
    assert result.tie_breaks == ["between-tie-specialty"]


def test_E_3_level_after_the_first_tie_break_seven_specialty_rooms_beat_six() -> None:
    # James sits between castles 0 and 3, Cindy between 1 and 2
    ranked = standings([50, 60, 50, 60], [3, 4, 2, 4])
    james, cindy = ranked[0], ranked[2]
    assert james[:2] == cindy[:2] and (james[2], cindy[2]) == (7, 6)
    assert places_by([james, cindy]) == [1, 2]


def test_B_1005_still_tied_the_win_is_shared() -> None:
    s = table(3)
    result = GAME.result(s)
    assert result.places == [1, 1, 1] and result.tie_breaks == []


def test_B_1005_level_in_both_castles_and_specialty_rooms_two_share_the_first_place() -> None:
    """Seat i has castles i and i - 1: seats 1 and 2 are level in all that counts, seats 0 and 3
    too, with less; nobody is put before his equal for where he sits."""
    s = table(4)
    for number in (0, 1, 2):
        s.castles[number] = castle({(2, 0): "fountain", (3, 0): "tower"})
    s.castles[3] = castle({(2, 0): "tower"})
    result = GAME.result(s)
    assert result.scores[1] == result.scores[2] > result.scores[0] == result.scores[3]
    assert result.places == [3, 1, 1, 3] and result.tie_breaks == []
    ranked = standings([60, 50, 60, 50], [3, 2, 3, 2])
    assert len(set(ranked)) == 1 and min(ranked[0]) > 0  # level, and not for want of points
    assert places([60, 50, 60, 50], [3, 2, 3, 2]) == [1, 1, 1, 1]


def test_E_2_six_players_emily_wins() -> None:
    ring = [62, 56, 57, 60, 52, 65]  # between Emily and Ben, Ben and Matthew, ...
    ranked = standings(ring, [0] * 6)
    scores = dict(zip(NAMES, [key[0] for key in ranked]))
    assert scores == {
        "Emily": 62, "Ben": 56, "Matthew": 56, "Anna Grace": 57, "Margaux": 52, "Peter": 52
    }  # fmt: skip
    order = dict(zip(NAMES, places_by(ranked)))
    assert order["Emily"] == 1 and order["Anna Grace"] == 2
    assert order["Ben"] == 3 and order["Matthew"] == 4  # higher castles 62 and 57


def test_A_20_throne_rooms_make_no_difference_and_attendants_are_no_rooms() -> None:
    s = table(4)
    s.castles[2] = castle({}, "throne_living_corridor").with_attendant(0)  # a torch: 0 points
    assert GAME.result(s).places == [1, 1, 1, 1]


E_1: Rooms = {
    **{(2, 0): "grand_foyer", (0, -1): "promenade", (1, 1): "washroom", (1, 2): "drawing_room"},
    **{(0, 1): "siege_food_storage", (-1, -1): "great_hall", (0, 2): "fountain"},
    **{(2, 1): "harp_room", (-1, 0): "waiting_room", (-1, 1): "study", (1, 3): "childrens_room"},
    **{(2, -1): "knight_room", (1, 4): "tapestry_room", (3, 0): "kennel", (-2, 0): "vineyard"},
    **{(1, 5): "tower", (3, 1): "nursery", (-3, 0): "hidden_passage", (3, 2): "rabbit_room"},
}


def test_E_1_the_sheet_of_62_points() -> None:
    """The picture's castle is not known room by room; this one has the same sheet, room by room."""
    rooms = [[list(place), name] for place, name in E_1.items()]
    doc = {"throne": "throne_living_sleeping", "rooms": rooms, "attendants": ["guard"]}
    answer = GAME.documents.score(doc, False)
    by_type: dict[str, list[int]] = {}
    for _, name, points in answer["rooms"]:
        kind = LINES[line_of_sheet(PIECE_IDS.index(name))]
        by_type.setdefault(kind, []).append(points)
    assert {kind: sorted(points) for kind, points in by_type.items()} == {
        "food": [4],
        "living": [1, 1, 2, 2, 2],
        "utility": [2, 2],
        "outdoor": [5],
        "sleeping": [4, 4, 4],
        "corridor": [0, 2, 2],
        "downstairs": [2],
        "towers": [5],
        "fountains": [5],
        "grand_foyers": [6],
    }
    assert answer["attendants"] == [["guard", 7]] and answer["cards"] == []
    assert answer["throne"] == 0 and answer["total"] == 62
