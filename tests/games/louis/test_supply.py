"""Section 2: the supply phase, and the missions that belong to it."""

from games.louis.tables import (
    A,
    B,
    C,
    ask,
    asked,
    cards,
    draw_all,
    go,
    lay,
    legal,
    refused,
    supplies,
    table,
)
from palatine.core.events import Event, only
from palatine.core.state import CHANCE, Frame
from palatine.games.louis import GAME
from palatine.games.louis.parts import SUPPLY_EFFECTS
from palatine.games.louis.state import ARMS_PILE, INFLUENCE_DECK, INTRIGUE_DECK, LouisState


def supply(s: LouisState) -> LouisState:
    return ask(s, "supply-missions")


def test_L_201_the_money_card_pays_everybody_and_sends_louis() -> None:
    s = ask(table(3), "money")
    assert asked(s) == (CHANCE, "money")
    go(s, "draw M6")
    assert [p.money for p in s.players] == [11, 11, 11]
    assert s.bank == 72 - 3 * 11
    assert s.louis + 1 == 3
    assert {GAME.parts.visits[c] + 1 for c in range(8)} == {1, 2, 3, 4}


def test_L_201_also_in_round_one() -> None:
    s = GAME.new(2)
    assert "money" not in [frame.step for frame in s.frames]
    while s.frames[-1].step != "money":
        GAME.apply(s, CHANCE, GAME.pick(s, 0))
    assert s.round == 1


def test_L_202_laid_missions_are_used_in_order_from_the_start_player() -> None:
    s = table(4, round_=2, start=2)
    lay(s, A, "L07")
    lay(s, C, "L08")
    supply(s)
    assert asked(s) == (C, "supply")
    go(s, "use plus-1-louisdor: 1 louisdor")
    assert asked(s) == (A, "supply")
    go(s, "pass")
    assert (s.players[A].money, s.players[C].money) == (5, 6)
    assert not s.frames


def test_L_202_missions_in_hand_do_nothing_and_other_phases_wait() -> None:
    s = table(2, round_=2)
    s.players[A].missions = (6, 20)
    lay(s, B, "L11", "L15", "L17", "L19", "E08", "D05", "D06", "D07", "D08")
    supply(s)
    assert not s.frames


def test_L_203_five_cards_each_besides_those_won_before() -> None:
    s = table(3, start=1)
    cards(s, A, 4)
    draw_all(ask(s, "deal"))
    assert [len(p.influence) for p in s.players] == [6, 5, 5]
    assert s.decks[INFLUENCE_DECK].size() == 30 - 16
    order = table(3, start=1)
    order.frames = [Frame("deal")]
    told: list[int] = []
    GAME.advance(order)
    while order.frames:
        told.append(order.frames[-1].args[0])
        GAME.apply(order, CHANCE, GAME.pick(order, 0))
    assert told == [B] * 5 + [C] * 5 + [A] * 5


def test_L_204_L_911_L_951_three_players_compensation_in_round_four() -> None:
    s = table(3, round_=4)
    lay(s, A, "L07")
    supply(s)
    assert asked(s) == (CHANCE, "draw-intrigue")  # at the start of step 2
    go(s, "draw intrigue 9")
    assert s.players[A].intrigue == (8,)
    assert asked(s) == (A, "supply")
    for seats, round_ in ((3, 3), (2, 4), (4, 4)):
        other = supply(table(seats, round_))
        assert not other.frames and not other.players[A].intrigue


def test_L_802_a_marker_from_general_to_personal() -> None:
    s = table(2, round_=2)
    lay(s, A, "L03")
    supply(s)
    assert legal(s) == ["use plus-1-marker: 1 marker", "pass"]
    go(s, "use plus-1-marker: 1 marker")
    assert supplies(s, A) == (7, 9)
    empty = table(2, round_=2)
    lay(empty, A, "L03")
    empty.players[A].general = 0
    supply(empty)
    assert not empty.frames  # nothing if general is empty, as all can see


def test_L_803_one_louisdor() -> None:
    s = table(2, round_=2)
    lay(s, A, "L10")
    go(supply(s), "use plus-1-louisdor: 1 louisdor")
    assert s.players[A].money == 6
    assert refused(ask(table(2), "supply", A, 0), "use plus-1-louisdor: 1 louisdor") == "L-803"


def test_L_811_two_louisdor_or_one_of_each_or_two_markers() -> None:
    outcomes = {}
    for text in legal_for("E01"):
        s = table(2, round_=2)
        lay(s, A, "E01")
        go(supply(s), text)
        outcomes[text] = (s.players[A].money - 5, s.players[A].personal - 8)
    assert outcomes == {
        "use plus-2-louisdor-choice: 2 louisdor": (2, 0),
        "use plus-2-louisdor-choice: 1 louisdor 1 marker": (1, 1),
        "use plus-2-louisdor-choice: 2 markers": (0, 2),
        "use plus-2-louisdor-choice: 1 louisdor": (1, 0),
        "use plus-2-louisdor-choice: 1 marker": (0, 1),
        "pass": (0, 0),
    }


def legal_for(mission: str, general: int = 8) -> list[str]:
    s = table(2, round_=2)
    s.players[A].general = general
    lay(s, A, mission)
    return legal(supply(s))


def test_L_811_markers_only_as_far_as_general_has_them() -> None:
    texts = legal_for("E02", general=1)
    assert "use plus-2-louisdor-choice: 2 markers" not in texts
    assert "use plus-2-louisdor-choice: 1 louisdor 1 marker" in texts
    s = table(2, round_=2)
    s.players[A].general = 1
    lay(s, A, "E02")
    assert refused(supply(s), "use plus-2-louisdor-choice: 2 markers") == "L-811"


def test_L_812_one_arms_face_down() -> None:
    s = table(2, round_=2)
    lay(s, A, "E05")
    go(supply(s), "use plus-1-arms")
    told: list[Event] = []
    go(s, "draw arms 3", told=told)
    assert s.players[A].arms == [0, 0, 1, 0, 0, 0]
    assert [e.key for e in told if e.seen_by == only(A)] == ["louis-event-got-arms"]
    assert s.decks[ARMS_PILE].size() == 59


def test_L_821_up_to_three_markers() -> None:
    assert legal_for("D01") == [
        "use plus-3-markers: 3 markers",
        "use plus-3-markers: 2 markers",
        "use plus-3-markers: 1 marker",
        "pass",
    ]
    s = table(2, round_=2)
    lay(s, A, "D01")
    go(supply(s), "use plus-3-markers: 3 markers")
    assert supplies(s, A) == (5, 11)


def test_L_822_three_louisdor() -> None:
    s = table(2, round_=2)
    lay(s, A, "D02")
    go(supply(s), "use plus-3-louisdor: 3 louisdor")
    assert s.players[A].money == 8


def test_L_823_one_intrigue_card() -> None:
    s = table(2, round_=2)
    lay(s, A, "D03")
    go(supply(s), "use plus-1-intrigue", "draw intrigue 12")
    assert s.players[A].intrigue == (11,)
    empty = table(2, round_=2)
    lay(empty, A, "D03")
    empty.deck_to_change(INTRIGUE_DECK).rest = [0] * 12
    supply(empty)
    assert not empty.frames  # L-959: no card


def test_L_824_a_marker_for_an_influence_card() -> None:
    s = table(2, round_=2)
    lay(s, A, "D04")
    assert legal(supply(s)) == ["use marker-for-card", "pass"]
    go(s, "use marker-for-card", "draw joker")
    assert supplies(s, A) == (9, 7)
    assert s.players[A].influence == (12,)
    none = table(2, round_=2)
    lay(none, A, "D04", "L07")
    none.players[A].personal = 0
    assert refused(supply(none), "use marker-for-card") == "L-824"


def test_L_830_each_of_several_equal_missions_is_used() -> None:
    s = table(2, round_=2)
    lay(s, A, "L07", "L08", "L09", "L10")
    supply(s)
    go(s, *["use plus-1-louisdor: 1 louisdor"] * 4)
    assert s.players[A].money == 9
    assert not s.frames


def test_L_504_once_a_round_and_again_in_the_next() -> None:
    s = table(2, round_=2)
    lay(s, A, "L07", "L03")
    go(supply(s), "use plus-1-louisdor: 1 louisdor")
    assert refused(s, "use plus-1-louisdor: 1 louisdor") == "L-504"
    go(s, "pass")
    ask(s, "round")
    assert s.round == 3 and s.players[A].used == 0
    go(s, "draw M1")
    assert "use plus-1-louisdor: 1 louisdor" in legal(s)


def test_L_924_less_may_be_taken() -> None:
    s = table(2, round_=2)
    lay(s, A, "D02", "D01")
    go(supply(s), "use plus-3-louisdor: 1 louisdor", "use plus-3-markers: 1 marker")
    assert (s.players[A].money, s.players[A].personal) == (6, 9)


def test_every_effect_of_the_supply_phase_has_a_way_to_be_used() -> None:
    for effect in SUPPLY_EFFECTS:
        s = table(2, round_=2)
        s.players[A].laid = s.parts.of_effect[effect]
        assert asked(supply(s)) == (A, "supply")
        assert len(legal(s)) > 1


def test_L_954_a_draw_that_finds_the_deck_empty_shuffles_what_was_played() -> None:
    s = table(2)
    s.deck_to_change(INFLUENCE_DECK).rest = [0] * 13
    s.played = [2] * 12 + [6]
    draw_all(ask(s, "deal"))
    assert [len(p.influence) for p in s.players] == [5, 5]
    assert sum(s.played) == 0
    assert s.decks[INFLUENCE_DECK].size() == 20
