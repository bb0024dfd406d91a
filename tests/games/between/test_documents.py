"""`score between FILE` and the scorer's table."""

from typing import Any

import pytest

from games.between.tables import GAME, document, play, refused, spaces, texts
from palatine.core.errors import BadDocument, PalatineError
from palatine.games.between.parts import PIECE_IDS

PLAIN = {(-1, 0): "salon", (2, 0): "dead_end"}


def why(doc: Any, lenient: bool = False) -> BadDocument:
    with pytest.raises(BadDocument) as caught:
        GAME.documents.score(doc, lenient)
    return caught.value


def test_the_answer_has_the_promised_shape() -> None:
    doc = document(PLAIN, "throne_living_corridor", attendants=["painter"], cards=["width"])
    assert GAME.documents.score(doc, False) == {
        "total": 4 + 0 + 1 + 4,
        "throne": 4,
        "rooms": [[[-1, 0], "salon", 0], [[2, 0], "dead_end", 0]],
        "attendants": [["painter", 1]],
        "cards": [["width", 4]],
    }
    assert GAME.documents.score([doc, doc], False) == [GAME.documents.score(doc, False)] * 2


def test_unknown_ids_are_refused_by_name() -> None:
    for doc, where in (
        (document({(2, 0): "ballroom"}), "rooms[0]"),
        (document({}, "throne_of_glass"), "throne"),
        (document({}, attendants=["jester"]), "attendants[0]"),
        (document({}, cards=["luck"]), "cards[0]"),
    ):
        error = why(doc)
        assert error.key == "error-document-id" and error.details["where"] == where
    assert why(document({(2, 0): "ballroom"})).details["value"] == "ballroom"
    assert why({"throne": 3}).details["value"] == "3"


def test_overlaps_are_refused_by_name() -> None:
    assert why(document({(1, 0): "salon"})).key == "error-document-overlap"  # on the throne room
    doc = document(PLAIN)
    doc["rooms"].append([[-1, 0], "study"])
    error = why(doc)
    assert error.key == "error-document-overlap" and error.details["where"] == "rooms[2] study"


@pytest.mark.parametrize(
    ("rooms", "rule"),
    [
        ({(5, 0): "salon"}, "B-303"),
        ({(-1, 1): "salon"}, "B-304"),
        ({(0, -1): "salon"}, "B-307"),
        ({(2, 0): "crypt"}, "B-308"),
        ({(2, 0): "sty", (2, 1): "salon"}, "B-309"),
        ({(0, -1): "tower"}, "B-310"),
    ],
)
def test_A_35_misplaced_rooms_are_refused_unless_lenient(rooms: Any, rule: str) -> None:
    error = why(document(rooms))
    assert error.key == "between-document-place" and error.details["rule"] == rule
    room = str(error.details["room"]).removeprefix("between-room-")
    assert room in rooms.values()
    assert len(GAME.documents.score(document(rooms), True)["rooms"]) == len(rooms)


def test_A_35_leniently_what_is_there_is_scored() -> None:
    doc = document({(5, 5): "salon", (6, 5): "solar", (2, 0): "ballroom"}, cards=["luck", "width"])
    doc["rooms"].append([[5, 5], "study"])
    answer = GAME.documents.score(doc, True)
    assert answer["rooms"] == [[[5, 5], "salon", 1], [[6, 5], "solar", 1]]
    assert answer["cards"] == [["width", 4]] and answer["total"] == 6


def test_each_room_and_card_once() -> None:
    doc = document(PLAIN)
    doc["rooms"].append([[3, 0], "salon"])
    assert why(doc).key == "between-document-too-many"
    assert why(document({}, cards=["width", "width"])).key == "between-document-too-many"
    assert why(document({}, attendants=["guard"] * 3)).key == "error-document-size"
    assert GAME.documents.score(doc, True)["total"] >= 0


@pytest.mark.parametrize(
    "doc",
    [None, 3, "x", {"rooms": []}, {"throne": "throne_food_sleeping", "rooms": 3}]
    + [{"throne": "throne_food_sleeping", "rooms": [[[0.5, 1], "salon"]]}]
    + [{"throne": "throne_food_sleeping", "rooms": [[[True, 1], "salon"]]}]
    + [{"throne": "throne_food_sleeping", "rooms": [[[9999, 1], "salon"]]}]
    + [{"throne": "throne_food_sleeping", "rooms": [["salon"]]}]
    + [{"throne": "throne_food_sleeping", "rooms": [[[1], "salon"]]}]
    + [{"throne": "throne_food_sleeping", "walls": []}]
    + [{"throne": "throne_food_sleeping", "options": []}]
    + [{"throne": "throne_food_sleeping", "options": {"luck": True}}]
    + [{"throne": "throne_food_sleeping", "cards": "width"}],
)
def test_bad_documents_raise_one_clear_error(doc: Any) -> None:
    for lenient in (False, True):
        with pytest.raises(PalatineError):
            GAME.documents.score(doc, lenient)
    with pytest.raises(PalatineError):
        GAME.documents.position(doc)


def test_a_long_castle_beyond_the_window_is_scored_and_built() -> None:
    names = PIECE_IDS[21:63]  # living and utility rooms
    rooms = {(2 + i, 0): name for i, name in enumerate(names)}
    answer = GAME.documents.score(document(rooms), False)
    assert len(answer["rooms"]) == 42
    s = GAME.documents.position(document(rooms))
    play(s, "add bakery")
    assert "at 44 0" in texts(s)
    play(s, "at 44 0", "remove 44 0")
    assert GAME.parse("at 44 0").a == 44


def test_B_1001_the_scorers_table_adds_and_takes_away_any_piece() -> None:
    s = GAME.documents.position(document(PLAIN, "throne_living_corridor", cards=["width"]))
    assert s.frames[-1].step == "build" and GAME.to_move(s) == 0
    whole = GAME.inventory(s)
    assert "add salon" not in texts(s) and "add bakery" in texts(s) and "add tower" in texts(s)
    assert refused(s, "add salon") == "B-102" and refused(s, "add card width") == "B-106"
    assert refused(s, "remove 5 5") == "B-301" and refused(s, "remove painter") == "B-405"
    assert refused(s, "throne throne_living_corridor") == "B-108"
    assert refused(s, "order first") == "B-1001"
    play(s, "add bakery")
    assert spaces(s) == {(-2, 0), (3, 0), (-1, 1), (0, 1), (1, 1), (2, 1)}
    assert refused(s, "at 0 -1") == "B-307" and refused(s, "add sty") == "B-205"
    play(s, "at 0 1", "add painter", "add painter", "add card height")
    assert refused(s, "add guard") == "B-803"
    assert GAME.result(s).scores == [GAME.documents.score(_as_document(s), False)["total"]]
    play(s, "remove -1 0", "remove painter", "remove card width", "throne throne_utility_food")
    assert GAME.inventory(s) == whole
    assert _as_document(s) == {
        "throne": "throne_utility_food",
        "rooms": [[[2, 0], "dead_end"], [[0, 1], "bakery"]],
        "attendants": ["painter"],
        "cards": ["height"],
    }
    assert GAME.load(s.to_json()).key() == s.key()


def test_after_taking_away_the_ground_floor_nothing_open_to_the_sky_goes_under() -> None:
    s = GAME.documents.position(document({(2, 0): "salon", (2, 1): "study", (3, 0): "bakery"}))
    play(s, "remove 2 0", "add sty")
    assert (2, 0) not in spaces(s) and refused(s, "at 2 0") == "B-309"
    play(s, "at -1 0", "add kitchen")
    assert (2, 0) in spaces(s)


def _as_document(s: Any) -> dict[str, Any]:
    _, tiles, attendants, cards = s.castles[0].to_json()
    from palatine.games.between import parts

    return {
        "throne": parts.THRONE_IDS[s.castles[0].throne],
        "rooms": [[[parts.x_of(c), parts.y_of(c)], PIECE_IDS[p]] for c, p in tiles],
        "attendants": [parts.ATTENDANT_IDS[k] for k in attendants],
        "cards": [parts.CARD_IDS[c] for c in cards],
    }


def test_offers_of_the_scorers_table() -> None:
    s = GAME.view(
        GAME.documents.position(document(PLAIN, attendants=["groom"], cards=["width"])), 0
    )
    offers = GAME.face.offers(s)
    assert {o.text for o in offers} == set(texts(s))
    ways = {o.text: o.touches for o in offers}
    assert ways["add bakery"] == ("add:food", "tile:bakery")
    assert ways["remove -1 0"] == ("room:-1,0", "remove")
    assert ways["add card height"] == ("add:cards", "card:height")
    from palatine import locales

    for language in locales.languages():
        words = locales.load(language, strict=True)
        for offer in offers:
            assert GAME.face.sentence(s, GAME.parse(offer.text)).said(words)
            assert all(GAME.face.label(s, touch).said(words) for touch in offer.touches)
        assert GAME.face.text_board(s, words)


def test_the_scorer_begins_with_a_throne_room_only() -> None:
    s = GAME.documents.position(GAME.documents.blank())
    assert s.castles[0].rooms() == 1 and s.frames[-1].step == "build"
    assert GAME.documents.score(GAME.documents.blank(), False)["total"] == 0
