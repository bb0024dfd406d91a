"""Section 10: buying and playing cards, A-01 ... A-10."""

from typing import Any

from games.torres.tables import (
    GAME,
    START,
    end_turns,
    opened,
    play,
    refused,
    table,
    targets,
    texts,
    where,
)
from palatine.core.events import EVERYBODY, only
from palatine.games.torres import parts
from palatine.games.torres.parts import GRID
from palatine.games.torres.state import TorresState


def holding(card: str, heights: dict[str, int], knights: list[str], **fields: Any) -> TorresState:
    """Seat 0 holds this one card."""
    return table(heights, knights, cards=[[card], *([[]] * (len(knights) - 1))], **fields)


def test_T_1001_buying_draws_from_the_common_deck_usable_next_turn() -> None:
    match = opened(2, ["draw vault"])
    events = match.play("buy")
    assert match.state.hands[0] == (parts.VAULT,)
    assert match.state.decks[0].size() == 39
    public = [e for e in events if e.seen_by == EVERYBODY]
    private = [e for e in events if e.seen_by == only(0)]
    assert [e.key for e in public] == ["torres-event-buy"]
    assert [e.key for e in private] == ["torres-event-got"]
    assert private[0].reveals == only(0)
    end_turns(match, 2)
    assert match.seat == 0
    assert match.state.fresh == ()


def test_T_1001_an_empty_deck_sells_nothing_and_played_cards_do_not_come_back() -> None:
    s = table(START, ["c3", "f3"], "d1")
    s.decks[0].rest = [0] * 10
    s.gone[0] = tuple(range(10))
    assert refused(s, "buy") == "T-1001"


def test_T_1002_a_card_is_free_leaves_the_game_and_must_be_usable() -> None:
    s = holding("A-05", START, ["c3", "f3"], king="d1", ap=0)
    play(s, "play diagonal", "diagonal c3 d4")
    assert (s.hands[0], s.gone[0], s.ap) == ((), (parts.DIAGONAL,), 0)
    s = holding("A-10", START, ["c3", "f3"], king="d1")
    assert refused(s, "play vault") == "T-1002"  # nobody to vault over
    assert refused(s, "play six_ap") == "T-1002"  # not in hand


def test_T_1010_L_19_own_deck_look_at_three_keep_one_two_back_together() -> None:
    draws = ["draw leap_two", "draw vault", "draw diagonal"]
    match = opened(2, draws, variant="own_deck")
    events = match.play("buy")
    assert [e.key for e in events if e.seen_by != EVERYBODY] == ["torres-event-looked"]
    assert set(match.legal()) == {"keep leap_two", "keep vault", "keep diagonal"}
    assert refused(match.state, "keep six_ap") == "T-1010"
    assert refused(match.state, "end") == "T-1010"
    match.play("keep vault")
    assert set(match.legal()) == {
        "back leap_two diagonal top",
        "back diagonal leap_two top",
        "back leap_two diagonal under",
        "back diagonal leap_two under",
    }
    assert refused(match.state, "back vault diagonal top") == "T-1010"
    assert refused(match.state, "keep vault") == "T-1010"
    match.play("back diagonal leap_two top")
    deck = match.state.decks[0]
    assert deck.top == [parts.DIAGONAL, parts.LEAP]
    assert deck.size() == 9
    assert match.state.hands[0] == (parts.VAULT,)


def test_T_1010_cards_put_on_top_come_first_and_those_under_come_last() -> None:
    match = opened(
        2, ["draw leap_two", "draw vault", "draw diagonal", "draw six_ap"], variant="own_deck"
    )
    match.play("buy")
    match.play("keep vault")
    match.play("back diagonal leap_two top")
    match.play("buy")  # two from the top, one drawn
    assert set(match.legal()) == {"keep diagonal", "keep leap_two", "keep six_ap"}
    match.play("keep six_ap")
    match.play("back leap_two diagonal under")
    assert match.state.decks[0].bottom == [parts.LEAP, parts.DIAGONAL]
    assert refused(match.state, "buy") == "T-303"


def test_T_1010_every_deck_has_luck_of_its_own() -> None:
    for variant, decks in (("basic", ["cards", "cards"]), ("own_deck", ["cards 0", "cards 1"])):
        for seat in (0, 1):
            s = table(START, ["c3", "f3"], "d1", seat=seat, options={"variant": variant})
            play(s, "buy")
            assert GAME.pending(s)[0].deck == decks[seat]


def test_T_1010_each_buys_from_the_deck_of_his_own_colour() -> None:
    draws = [f"draw {card}" for card in ("leap_two", "vault", "six_ap")] * 2
    match = opened(2, draws, variant="own_deck")
    match.play("buy")
    match.play("keep vault")
    match.play("back leap_two six_ap top")
    end_turns(match, 1)
    match.play("buy")  # the same three cards: those of seat 1
    match.play("keep vault")
    assert [deck.size() for deck in match.state.decks] == [9, 7]
    assert match.state.hands == [(parts.VAULT,), (parts.VAULT,)]


def test_T_1010_fewer_than_three_left() -> None:
    s = table(START, ["c3", "f3"], "d1", options={"variant": "own_deck"})
    s.decks[0].rest = [0] * 10
    s.decks[0].put_on_top(parts.VAULT, 1)
    s.decks[0].put_on_top(parts.LEAP, 1)
    s.gone[0] = tuple(k for k in range(10) if k not in (parts.VAULT, parts.LEAP))
    play(s, "buy", "keep leap_two")
    assert texts(s) == ["back vault top", "back vault under"]
    play(s, "back vault under", "buy")
    assert s.hands[0] == (parts.LEAP, parts.VAULT)  # the last card needs no choice
    assert refused(s, "buy") == "T-303"
    s.bought = 0
    assert refused(s, "buy") == "T-1001"


def test_T_1011_hands_are_secret_but_in_the_master_version() -> None:
    s = table(START, ["c3", "f3"], "d1", cards=[["A-01"], ["A-02", "A-03"]])
    v = GAME.view(s, 0)
    assert (v.hands[0], v.hands[1]) == ((parts.LEAP,), (-1, -1))
    s = GAME.new(3, {"variant": "master"})
    assert GAME.view(s, 0).hands[2] == tuple(range(10))
    s = GAME.new(2, {"variant": "own_deck"})
    assert len(s.decks) == 2  # the colours of absent players stay in the box


def test_V_12_A_01_L_9_leap_one_or_two_levels_up() -> None:
    heights = {"d4": 1, "d3": 3, "d5": 2, "c4": 1, "e4": 4}
    s = holding("A-01", heights, ["d4", "h1"])
    play(s, "play leap_two")
    assert set(texts(s)) == {"leap d4 d3", "leap d4 d5"}
    assert refused(s, "leap d4 e4") == "A-01"  # 1 -> 4
    assert refused(s, "leap d4 c4") == "A-01"  # level
    assert refused(s, "leap d4 d2") == "A-01"
    assert refused(s, "leap h1 h2") == "A-01"
    play(s, "leap d4 d3")
    assert where(s, 0) == {"d3"}


def test_A_02_a_block_under_an_own_knight_at_any_level() -> None:
    s = holding("A-02", {"c3": 1, "c4": 1}, ["c3 b4 f6", "h1"], stacks=[[3, 2], [3]])
    play(s, "play block_under_knight")
    assert targets(s, "under") == {"c3", "b4", "f6"}
    assert refused(s, "under h1") == "A-02"
    play(s, "under f6")  # founds a castle
    assert set(texts(s)) == {"stack 3", "stack 2"}
    assert refused(s, "stack used") == "A-02"
    assert refused(s, "stack 1") == "A-02"
    assert refused(s, "end") == "A-02"
    play(s, "stack 2")
    assert (s.stacks[0], s.in_hand) == ((3, 1), -1)  # no stack has been begun by it
    assert len(s.board.castles()) == 2


def test_A_02_the_stack_in_use_is_an_own_stack_too() -> None:
    s = holding("A-02", {"c3": 1, "c4": 1}, ["c3", "h1"], stacks=[[3, 3], [3]])
    play(s, "block d4", "play block_under_knight", "under c3")
    assert set(texts(s)) == {"stack 3", "stack used"}
    play(s, "stack used")
    assert (s.stacks[0], s.in_hand) == ((3,), 1)


def test_A_02_the_last_blocks_may_be_those_of_the_stack_in_use() -> None:
    s = holding("A-02", {"c3": 1, "c4": 1}, ["c3", "h1"], stacks=[[2, 0], [3]])
    play(s, "block d4", "play block_under_knight", "under c3")
    assert s.frames[-1].step == "turn"  # no other stack has a block: nothing to choose
    assert (s.stacks[0], s.in_hand) == ((0,), 0)
    s = holding("A-02", {"c3": 1, "c4": 1}, ["c3", "h1"], stacks=[[1, 0], [3]])
    play(s, "block d4")
    assert refused(s, "play block_under_knight") == "T-1002"  # no block is left at all


def test_A_02_the_height_limit_holds() -> None:
    s = holding("A-02", {"c3": 1}, ["c3 a1", "h1"])
    play(s, "play block_under_knight")
    assert refused(s, "under c3") == "T-603"


def test_T_1003_L_2_a_block_under_a_knight_joins_no_castles() -> None:
    s = holding("A-02", {"c3": 1, "e3": 1}, ["d3 a1", "h1"])
    play(s, "play block_under_knight")
    assert refused(s, "under d3") == "T-1003"
    assert targets(s, "under") == {"a1"}


def test_A_03_an_extra_block_from_the_supply_by_the_normal_rules() -> None:
    s = holding("A-03", {"c3": 1, "e3": 1}, ["c3", "h1"], ap=0)
    before = s.supply
    play(s, "play extra_block")
    assert refused(s, "extra d3") == "T-605"
    assert refused(s, "extra g6") == "T-513"
    assert refused(s, "extra c3") == "T-512"
    play(s, "extra c4")
    assert (s.supply, s.ap, s.in_hand) == (before - 1, 0, -1)


def test_A_03_needs_a_block_in_the_supply() -> None:
    s = holding("A-03", START, ["c3", "f3"], king="d1")
    s.supply = 0
    assert refused(s, "play extra_block") == "T-1002"


def test_A_04_up_and_down_inside_to_any_cell_at_a_door_of_the_castle() -> None:
    heights = {"a1": 1, "b1": 2, "c1": 3, "d1": 4, "f1": 1, "f2": 1}
    s = holding("A-04", heights, ["a2", "h7"])
    play(s, "play climb_inside")
    assert "climb a2 c1" in texts(s)  # up to level 3
    assert refused(s, "climb a2 d1") == "A-04"  # a roof without a taller neighbour
    assert refused(s, "climb a2 f2") == "A-04"  # another castle
    s = holding("A-04", heights, ["h4", "h7"])
    assert refused(s, "play climb_inside") == "T-1002"
    s = holding("A-04", heights, ["a2 h4", "c1"])
    play(s, "play climb_inside")
    assert refused(s, "climb h4 a1") == "A-04"  # stands at no door
    assert refused(s, "climb a2 c1") == "A-04"  # occupied


def test_A_05_one_diagonal_step() -> None:
    s = holding("A-05", {"c3": 1, "d4": 2, "d2": 3}, ["c3", "b2"])
    play(s, "play diagonal")
    assert set(texts(s)) == {"diagonal c3 d4", "diagonal c3 b4"}
    assert refused(s, "diagonal c3 d2") == "A-05"  # two levels up
    assert refused(s, "diagonal c3 b2") == "A-05"  # occupied
    assert refused(s, "diagonal c3 c4") == "A-05"  # no diagonal


def test_A_06_six_action_points_also_after_some_are_spent() -> None:
    s = holding("A-06", START, ["c3", "f3"], king="d1", ap=2)
    play(s, "play six_ap")
    assert s.ap == 3


def test_A_07_seven_action_points() -> None:
    s = holding("A-07", START, ["c3", "f3"], king="d1", ap=5)
    play(s, "play seven_ap")
    assert s.ap == 7


SIX = {"a1": 1, "d1": 1, "g1": 1, "a8": 1, "d8": 1, "g8": 1}


def test_A_08_a_top_block_goes_to_another_free_cell() -> None:
    s = holding("A-08", {**SIX, "a2": 2, "b1": 1}, ["h4", "b1"], king="g8")
    play(s, "play move_block")
    assert refused(s, "lift b1") == "A-08"  # somebody stands on it
    assert refused(s, "lift h7") == "A-08"  # no block
    play(s, "lift a2")
    assert refused(s, "drop a2") == "A-08"
    assert refused(s, "drop h4") == "A-08"
    assert refused(s, "end") == "A-08"
    play(s, "drop e4")  # founds a castle
    assert s.heights[GRID.by_name["e4"]] == 1
    assert s.heights[GRID.by_name["a2"]] == 1
    assert len(s.board.castles()) == 7


def test_A_08_may_not_split_a_castle_unless_the_block_holds_it_together() -> None:
    # removing b1 leaves a1-a2 and c1: only a cell beside both makes one castle of it again
    line = {**SIX, "a2": 1, "b1": 1, "c1": 1, "d1": 0}
    extra = {"e4": 1, "h6": 1}
    s = holding("A-08", {**line, **extra}, ["h4", "h3"], king="g8")
    play(s, "play move_block")
    assert refused(s, "lift b1") == "A-08"  # no cell touches both parts
    ring = {
        "a1": 1,
        "b1": 1,
        "c1": 1,
        "a2": 1,
        "c2": 1,
        **extra,
        "a8": 1,
        "d8": 1,
        "g8": 1,
        "f1": 1,
    }
    s = holding("A-08", ring, ["h4", "h3"], king="g8")
    play(s, "play move_block", "lift b1")
    assert texts(s) == ["drop b2"]
    assert refused(s, "drop h1") == "A-08"  # would leave two parts


def test_A_08_no_castle_may_be_left_higher_than_its_area() -> None:
    tower = {**SIX, "a1": 2, "a2": 1}
    s = holding("A-08", tower, ["h4", "h3"], king="g8")
    play(s, "play move_block", "lift a2")
    # only a cell that gives the castle its area back
    assert texts(s) == ["drop b1"]
    assert refused(s, "drop e4") == "A-08"


def test_V_13_A_08_never_fewer_than_six_castles() -> None:
    seven = {**SIX, "e4": 1}
    s = holding("A-08", seven, ["h4", "h3"], king="g8")
    play(s, "play move_block", "lift e4")
    assert "drop b1" in texts(s)  # dissolves e4: six are left
    s = holding("A-08", SIX, ["h4", "h3"], king="g8")
    play(s, "play move_block", "lift d1")
    assert refused(s, "drop b1") == "A-08"
    assert "drop e4" in texts(s)  # founds another


def test_A_08_with_five_castles_a_block_must_found_the_sixth() -> None:
    five = {cell: h for cell, h in SIX.items() if cell != "a1"}
    s = holding("A-08", {**five, "d2": 2}, ["h4", "h3"], king="g8")
    play(s, "play move_block")
    assert targets(s, "lift") == {"d2"}
    assert refused(s, "lift a8") == "A-08"  # it would leave five wherever it goes
    play(s, "lift d2")
    assert {"e4", "a1"} <= targets(s, "drop")
    assert refused(s, "drop e2") == "A-08"
    ring = {"a1": 1, "b1": 1, "c1": 1, "a2": 1, "c2": 1, "e4": 1, "a8": 1, "d8": 1, "g8": 1}
    s = holding("A-08", ring, ["h4", "h3"], king="g8")
    play(s, "play move_block")
    assert refused(s, "lift b1") == "A-08"  # on b2 it would hold five castles together, no more


def test_A_08_what_holds_a_castle_together_may_not_join_another() -> None:
    ring = {"a1": 1, "b1": 1, "c1": 1, "a2": 1, "c2": 1}
    rest = {"e4": 1, "h6": 1, "a8": 1, "d8": 1, "g8": 1, "f1": 1}
    s = holding("A-08", {**ring, **rest, "b3": 1}, ["h4", "h3"], king="g8")
    play(s, "play move_block")
    assert refused(s, "lift b1") == "A-08"  # b2 touches both ends, but b3 too


def test_V_10_L_10_A_08_judges_joining_on_the_final_position() -> None:
    seven = {**SIX, "c1": 0, "e1": 0, "e4": 1, "g4": 1}
    s = holding("A-08", seven, ["h7", "h6"], king="g8")
    play(s, "play move_block", "lift e4")
    assert "drop f4" in texts(s)  # it touches g4, and e4 only while e4 stood there
    s = holding("A-08", {**seven, "e5": 1}, ["h7", "h6"], king="g8")
    play(s, "play move_block", "lift a1")
    assert refused(s, "drop f4") == "T-605"


def test_A_08_the_height_limit_holds_for_the_target() -> None:
    s = holding("A-08", {**SIX, "e4": 1}, ["h7", "h6"], king="g8")
    play(s, "play move_block", "lift e4")
    assert refused(s, "drop a1") == "T-603"


def test_A_09_redeploy_beside_another_own_knight() -> None:
    s = holding("A-09", {"c3": 2, "c2": 3}, ["c3 h7", "g3"])
    play(s, "play redeploy")
    assert targets(s, "redeploy h7") == {"b3", "d3", "c4"}
    assert refused(s, "redeploy h7 c2") == "T-402"
    assert refused(s, "redeploy h7 h6") == "T-401"  # the anchor must be another knight
    assert refused(s, "redeploy h7 g3") == "A-09"
    play(s, "redeploy h7 d3")
    assert where(s, 0) == {"c3", "d3"}
    s = holding("A-09", {"c3": 2}, ["c3", "g3"])
    assert refused(s, "play redeploy") == "T-1002"  # only one knight on the board


def test_A_10_L_11_vault_over_one_knight_not_over_the_king() -> None:
    s = holding("A-10", {"e3": 1, "c1": 2, "d3": 5}, ["c3", "d3 c2 b3"], king="c4")
    play(s, "play vault")
    assert set(texts(s)) == {"vault c3 e3", "vault c3 a3"}
    assert refused(s, "vault c3 c1") == "A-10"  # two levels up
    assert refused(s, "vault c3 c5") == "A-10"  # over the king
    assert refused(s, "vault c3 f3") == "A-10"  # no straight jump over one cell
    play(s, "vault c3 e3")
    assert where(s, 0) == {"e3"}
    s = holding("A-10", {"e3": 1}, ["c3 f6", "d3 e3"])
    assert refused(s, "play vault") == "T-1002"  # the cell behind is taken, f6 has nobody beside


def test_A_10_over_an_empty_cell_is_no_vault() -> None:
    s = holding("A-10", {"e3": 1}, ["c3 f6", "d3"])
    play(s, "play vault")
    assert refused(s, "vault f6 f4") == "A-10"


def test_L_20_no_card_costs_action_points() -> None:
    for card in parts.CARD_IDS:
        heights = {**START, "c4": 1, "d3": 2, "c2": 1}
        s = holding(card, heights, ["c3 c4 b3", "d4"], king="d1", ap=3, phase=2)
        play(s, f"play {parts.CARD_KEYS[parts.CARD_IDS.index(card)]}")
        while s.frames[-1].step != "turn":
            play(s, texts(s)[0])
        gained = {"A-06": 1, "A-07": 2}.get(card, 0)
        assert s.ap == 3 + gained, card
