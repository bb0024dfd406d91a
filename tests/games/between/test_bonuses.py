"""Section 4: bonuses for the third and the fifth room of a type."""

import pytest

from games.between.tables import (
    GAME,
    Rooms,
    cards_of,
    castle,
    draw,
    of_type,
    piece,
    placing,
    play,
    refused,
    step_of,
    table,
    texts,
)
from palatine.core.state import CHANCE, Frame
from palatine.games.between.parts import CARD_IDS, PIECE_IDS, ROOMS, TYPE_NAMES
from palatine.games.between.scoring import LINES, attendant_points, sheet
from palatine.games.between.state import BetweenState

UPPER = ("food", "living", "utility", "outdoor", "sleeping", "corridor")


def row(kind: str, count: int, first: int = 2) -> Rooms:
    """So many rooms of a type in a row at ground level; downstairs rooms in a column."""
    if kind == "downstairs":
        return {(0, -1 - i): name for i, name in enumerate(of_type(kind)[:count])}
    return {(first + i, 0): name for i, name in enumerate(of_type(kind)[:count])}


def reach(kind: str, count: int, extra: Rooms | None = None) -> BetweenState:
    """The castle gets room number `count` of a type; what follows is asked now."""
    s = placing(of_type(kind)[count - 1], {**row(kind, count - 1), **(extra or {})})
    play(s, "at 1 -1" if kind == "downstairs" else "at -1 0")
    return s


def test_B_401_the_third_tile_pays_at_once_before_play_goes_on() -> None:
    s = placing("salon", row("living", 2))
    s.frames.insert(0, Frame("order", 1, (1,)))  # what would come next
    play(s, "at -1 0")
    assert step_of(s) == "attendant"
    play(s, "attendant guard")
    assert step_of(s) == "order"
    assert step_of(reach("living", 2)) == "over"


def test_B_402_third_food_draw_five_place_one_discard_four() -> None:
    s = reach("food", 3)
    pile = len(s.pile)
    told = draw(s, "draw parlor", "draw crypt", "draw sty", "draw solar", "draw dead_end")
    assert len(s.pile) == pile - 5 and [e.key for e in told] == ["between-event-drawn"]
    names = {"parlor", "crypt", "sty", "solar", "dead_end"}
    assert set(texts(s)) == {f"build {n}" for n in names}
    assert refused(s, "build study") == "B-402" and refused(s, "at 0 1") == "B-402"
    play(s, "build sty")
    assert step_of(s) == "at" and len(s.discards) == 4
    play(s, "at 0 1")
    assert {PIECE_IDS[t] for t in s.discards} == names - {"sty"}
    assert s.drawn == () and step_of(s) == "over"


def test_B_403_the_placed_tile_may_bring_the_next_bonus() -> None:
    s = reach("food", 3, {(0, 1): "parlor", (1, 1): "study"})
    draw(s, "draw salon")
    play(s, "build salon", "at 0 2")
    assert step_of(s) == "attendant"


def test_E_12_the_living_bonus_is_taken_at_once_after_the_food_bonus() -> None:
    s = reach("food", 3, {(0, 1): "parlor", (1, 1): "study"})
    draw(s, "draw reading_room")
    play(s, "build reading_room", "at 0 2", "attendant painter")
    assert s.castles[0].attendants == (0,) and step_of(s) == "over"


def test_B_404_fewer_than_five_tiles_discards_are_shuffled_in_first() -> None:
    s = placing("kitchen", {(2, 0): "bakery", (3, 0): "buttery"})
    s.discards = tuple(s.pile[4:24])
    s.down, s.down_known = (s.pile[24],), (1,)
    s.pile = s.pile[:4]
    told = play(s, "at -1 0")
    assert "between-event-shuffled" in [e.key for e in told]
    assert len(s.pile) == 25 and not s.discards and not s.down
    enough = placing("kitchen", {(2, 0): "bakery", (3, 0): "buttery"})
    enough.discards, enough.pile = tuple(enough.pile[5:24]), enough.pile[:5]
    play(enough, "at -1 0")
    assert len(enough.pile) == 5 and len(enough.discards) == 19


def test_B_405_third_living_an_attendant_of_any_kind() -> None:
    s = reach("living", 3)
    kinds = ["attendant painter", "attendant guard", "attendant fire_juggler", "attendant groom"]
    assert texts(s) == kinds
    assert refused(s, "keep height") == "B-405"
    play(s, "attendant fire_juggler")
    assert s.castles[0].attendants == (2,) and s.attendants == (7, 7, 6, 7)


def test_B_406_third_utility_three_cards_keep_one() -> None:
    s = reach("utility", 3)
    assert GAME.pending(s)[0].deck == "cards" and GAME.total(s) == 20
    draw(s, "card height", "card width", "card food")
    assert set(texts(s)) == {"keep height", "keep width", "keep food"}
    assert refused(s, "keep living") == "B-406" and refused(s, "attendant guard") == "B-406"
    play(s, "keep width")
    assert cards_of(s.castles[0]) == ["width"]
    assert sorted(CARD_IDS[c] for c in s.card_discards) == ["food", "height"]
    assert len(s.deck) == 17


def test_B_406_discarded_cards_are_shuffled_in_where_fewer_than_three_are_left() -> None:
    s = placing("washroom", row("utility", 2))
    s.card_discards, s.deck = (5, 6, 7), [0, 1]
    told = play(s, "at -1 0")
    assert "between-event-cards-shuffled" in [e.key for e in told]
    assert s.deck == [0, 1, 5, 6, 7] and not s.card_discards
    other = placing("washroom", row("utility", 2))
    other.card_discards, other.deck = (5,), [0, 1, 2]
    play(other, "at -1 0")
    assert other.card_discards == (5,)


def test_A_17_kept_cards_stay_out() -> None:
    s = placing("washroom", row("utility", 2))
    s.castles[1] = s.castles[1].with_card(3)
    s.card_discards, s.deck = tuple(i for i in range(20) if i not in (0, 3)), [0]
    play(s, "at -1 0")
    assert sorted(s.deck) == [i for i in range(20) if i != 3]


@pytest.mark.parametrize(
    ("rule", "kind", "name"),
    [("B-407", "outdoor", "fountain"), ("B-408", "sleeping", "tower")]
    + [("B-409", "corridor", "grand_foyer")],
)
def test_specialty_rooms_are_placed_at_once(rule: str, kind: str, name: str) -> None:
    s = reach(kind, 3)
    assert step_of(s) == "at" and s.frames[-1].args == (0, 0, piece(name)), rule
    spot = "at 0 1"
    play(s, spot)
    assert s.castles[0].counts[7 + piece(name) - ROOMS] == 1
    assert s.specialty[piece(name) - ROOMS] == 15 and step_of(s) == "over"


def test_B_407_third_outdoor_a_fountain() -> None:
    assert reach("outdoor", 3).frames[-1].args[2] == piece("fountain")


def test_B_408_third_sleeping_a_tower() -> None:
    assert reach("sleeping", 3).frames[-1].args[2] == piece("tower")


def test_B_409_third_corridor_a_grand_foyer() -> None:
    assert reach("corridor", 3).frames[-1].args[2] == piece("grand_foyer")


def test_B_410_third_downstairs_the_bonus_of_any_other_type() -> None:
    s = reach("downstairs", 3)
    assert texts(s) == [f"copy {kind}" for kind in TYPE_NAMES[:6]]
    assert refused(s, "build tower") == "B-410"
    follows = {}
    for kind in TYPE_NAMES[:6]:
        t = s.clone()
        play(t, f"copy {kind}")
        follows[kind] = (step_of(t), t.frames[-1].args[2:])
    assert follows == {
        "food": ("draw", ()),
        "living": ("attendant", ()),
        "utility": ("card", ()),
        "outdoor": ("at", (piece("fountain"),)),
        "sleeping": ("at", (piece("tower"),)),
        "corridor": ("at", (piece("grand_foyer"),)),
    }


def test_B_410_copying_does_not_use_the_bonus_up() -> None:
    s = reach("downstairs", 3, {(2, 0): "parlor", (3, 0): "study"})
    play(s, "copy living", "attendant painter")
    s.frames = [Frame("at", 0, (0, 0, piece("salon")))]
    s.shown[0] = (piece("salon"),)
    play(s, "at -1 0")
    assert step_of(s) == "attendant"


def test_E_13_the_living_bonus_by_downstairs_and_again_with_the_third_living_room() -> None:
    s = reach("downstairs", 3)  # no living room at all
    play(s, "copy living", "attendant painter")
    for name, place in (("rug_room", "at -1 0"), ("salon", "at 2 0"), ("hat_room", "at 3 0")):
        s.frames = [Frame("at", 0, (0, 0, piece(name)))]
        s.shown[0] = (piece(name),)
        play(s, place)
    play(s, "attendant painter")
    c = s.castles[0]
    assert c.attendants == (0, 0)
    assert attendant_points(c, 0) == 3  # three paintings
    assert dict(zip(LINES, sheet(c, True)))["attendants"] == 2 * 3


def test_B_411_a_second_attendant_of_the_same_kind_or_another() -> None:
    s = placing("salon", row("living", 2))
    s.castles[0] = s.castles[0].with_attendant(1)
    play(s, "at -1 0")
    for kind, both in ((1, (1, 1)), (3, (1, 3))):
        t = s.clone()
        play(t, texts(t)[kind])
        assert t.castles[0].attendants == both


@pytest.mark.parametrize("kind", UPPER)
def test_B_412_fifth_tile_any_one_specialty_room(kind: str) -> None:
    s = reach(kind, 5)
    assert texts(s) == ["build fountain", "build tower", "build grand_foyer"]
    assert refused(s, "build bakery") == "B-412"
    play(s, "build tower", "at 0 1")
    assert s.castles[0].counts[8] == 1 and s.specialty == (16, 15, 16)


def test_B_412_downstairs_too_and_even_a_kind_the_castle_has() -> None:
    s = reach("downstairs", 5, {(0, 1): "tower"})
    play(s, "build tower", "at 1 1")
    assert s.castles[0].counts[8] == 2


@pytest.mark.parametrize("count", [1, 2, 4, 6, 7])
def test_B_413_no_bonus_for_other_numbers(count: int) -> None:
    for kind in (*UPPER, "downstairs"):
        assert step_of(reach(kind, count)) == "over"


def test_B_413_none_for_three_or_five_specialty_rooms() -> None:
    for have in (2, 4):
        rooms = {(2 + i, 0): "tower" for i in range(have)}
        s = placing("tower", rooms)
        s.shown[0] = ()
        play(s, "at -1 0")
        assert step_of(s) == "over"


def test_B_414_each_type_pays_once_for_three_and_once_for_five() -> None:
    asked = []
    s = table(3)
    for number, name in enumerate(of_type("living")[:9]):
        s.frames = [Frame("at", 0, (0, 0, piece(name)))]
        s.shown[0] = (piece(name),)
        play(s, f"at {2 + number} 0")
        asked.append(step_of(s))
    want = ["over", "over", "attendant", "over", "special", "over", "over", "over", "over"]
    assert asked == want


def test_A_12_another_kind_where_one_has_run_out_and_nothing_where_all_have() -> None:
    s = placing("salon", row("living", 2))
    s.attendants = (0, 7, 0, 7)
    t = s.clone()
    play(t, "at -1 0")
    assert texts(t) == ["attendant guard", "attendant groom"]
    assert refused(t, "attendant painter") == "A-12"
    s.attendants = (0, 0, 0, 0)
    told = play(s, "at -1 0")
    assert step_of(s) == "over" and told[-1].key == "between-event-lost"
    gone = placing("stables", row("outdoor", 2))
    gone.specialty = (0, 16, 16)
    t = gone.clone()
    play(t, "at -1 0")
    assert texts(t) == ["build tower", "build grand_foyer"]
    assert refused(t, "build fountain") == "A-12"
    gone.specialty = (0, 0, 0)
    assert play(gone, "at -1 0")[-1].key == "between-event-lost" and step_of(gone) == "over"


def test_A_13_a_bonus_is_neither_optional_nor_postponed() -> None:
    s = reach("outdoor", 3)
    assert all(text.startswith("at ") for text in texts(s))  # no way to pass
    assert refused(s, "order first") == "B-205"


def test_A_14_chains_a_tile_pays_for_three_or_for_five_and_specialty_rooms_for_nothing() -> None:
    extra = {(0, -1): "crypt", (0, -2): "dungeon"}
    s = reach("food", 3, extra)
    draw(s, "draw armory")
    play(s, "build armory", "at 1 -1")
    assert "copy downstairs" not in texts(s) and "copy food" in texts(s)
    play(s, "copy food")
    assert GAME.to_move(s) == CHANCE
    draw(s, "draw solar")
    play(s, "build solar", "at 0 1")
    assert step_of(s) == "over" and len(s.discards) == 8
    assert step_of(reach("sleeping", 5)) == "special"  # the bonus for five alone


def test_A_27_what_a_bonus_draws_is_open_to_all_and_so_are_the_discards() -> None:
    s = reach("food", 3)
    draw(s, "draw parlor", "draw crypt")
    for viewer in (-1, 0, 1, 2):
        assert GAME.view(s, viewer).drawn == s.drawn
    play(s, "build parlor", "at 0 1")
    assert GAME.view(s, 2).discards == s.discards
    t = reach("utility", 3)
    draw(t)
    assert GAME.view(t, 2).offered == t.offered and len(t.offered) == 3


def test_A_32_a_copied_bonus_may_be_lost_and_food_draws_what_there_is() -> None:
    s = reach("downstairs", 3)
    s.attendants = (0, 0, 0, 0)
    told = play(s, "copy living")
    assert step_of(s) == "over" and told[-1].key == "between-event-lost"
    t = placing("kitchen", {(2, 0): "bakery", (3, 0): "buttery"})
    t.pile = t.pile[:3]
    play(t, "at -1 0")
    draw(t)
    assert len(texts(t)) == 3
    t = placing("kitchen", {(2, 0): "bakery", (3, 0): "buttery"})
    t.pile = []
    assert play(t, "at -1 0")[-1].key == "between-event-lost"


def test_castles_of_others_are_untouched() -> None:
    s = reach("living", 3)
    before = s.castles[1].to_json()
    play(s, "attendant guard")
    assert s.castles[1].to_json() == before == castle({}, "throne_corridor_food").to_json()
