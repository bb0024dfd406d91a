"""Sections 2 to 4: setting up, the market, turns."""

import pytest

from games.castles.tables import (
    GAME,
    draw_all,
    grow,
    keys,
    on_market,
    options,
    own,
    play,
    refused,
    table,
    texts,
)
from palatine.core.chance import Sampler
from palatine.core.errors import NotLegal
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, Frame
from palatine.games.castles import parts
from palatine.games.castles.parts import EXCLUSIVE, PRICES, TILE_NUMBER, stack_size
from palatine.games.castles.state import CastlesState, how_many


def opened(seats: int, seed: str = "x", **given: object) -> CastlesState:
    """A game at the first question after the foyers, bonus cards and so on."""
    s = GAME.new(seats, options(**given))
    chance = Sampler(Rng(seed))
    while s.round == 0 or s.to_move() == CHANCE:
        if s.to_move() == CHANCE:
            GAME.apply(s, CHANCE, chance.draw(GAME, s))
        else:
            GAME.apply(s, s.to_move(), GAME.legal(s, s.to_move())[0])
    return s


SETUP = {2: (2, 22, 4, 5, 5), 3: (3, 33, 5, 7, 6), 4: (4, 44, 6, 9, 7)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C_121_C_123_C_124_C_125_the_table_for_each_number_of_players(seats: int) -> None:
    favors, cards, large, small, market = SETUP[seats]
    s = opened(seats)
    assert len(s.favors) == favors
    assert s.cards_left + sum(s.discards) == cards
    assert stack_size(seats, 9) == s_stack(seats, large, 9)
    assert (s.hallways, s.stairs) == (small, large)
    assert len([t for t in s.market if t >= 0]) == len(s.market) == market
    assert PRICES[seats] == [15000, 10000, 8000, 6000, 4000, 2000, 1000][:market]
    taken = [sum(parts.SIZE_INDEX[t] == z for t in s.market) for z in range(10)]
    for size in range(10):
        assert s.stacks[size] == stack_size(seats, size) - taken[size]
        # C-124: what is not counted out leaves unseen: stack and box are one pool
        assert how_many(s.pools[size]) == (9 if size < 5 else 6) - taken[size]


def s_stack(seats: int, large: int, size: int) -> int:
    return large


def test_C_122_D_02_completed_and_incomplete_never_lie_together() -> None:
    s = GAME.new(2, options())
    play(s, "favor F-21", "favor F-22")
    assert s.favors == (EXCLUSIVE[0],) and s.rejected == (EXCLUSIVE[1],)
    assert s.to_move() == CHANCE  # another one is revealed
    assert "favor F-22" not in [a.text for a in GAME.legal(s, CHANCE)]
    play(s, "favor F-01")
    assert len(s.favors) == 2


def test_C_125_A_45_at_setup_too_a_card_for_an_empty_stack_is_replaced() -> None:
    s = GAME.new(2, options())
    play(s, "favor F-01", "favor F-02")
    for _ in range(4):
        play(s, "card 600", GAME.pick_text(s) if hasattr(GAME, "pick_text") else _first(s))
    assert s.stacks[9] == 0
    told = play(s, "card 600")
    assert "stack-empty" in keys(told)
    assert s.market.count(-1) == 1 and s.to_move() == CHANCE
    play(s, "card 100", "tile R100-1")
    # the foyer is chosen when favors and market lie open, before bonus cards are dealt
    assert s.frames[-1].step == "foyer" and all(hand == () for hand in s.hands)


def _first(s: CastlesState) -> str:
    """The draw that follows a card."""
    play_card = s.clone()
    play(play_card, "card 600")
    return GAME.pick(play_card, 0).text


def test_C_126_D_20_foyers_money_and_open_purses() -> None:
    s = GAME.new(2, options())
    draw_all(s)
    assert texts(s) == ["foyer 3", "foyer 4"]
    play(s, "foyer 3")
    assert not s.castles[0].tiles  # chosen by all at once
    play(s, "foyer 4")
    assert [c.tiles[0].tile for c in s.castles] == [parts.FOYER3, parts.FOYER4]
    assert s.money == [15000, 15000]
    assert GAME.view(s, 0).money == s.money  # D-20


def test_C_127_E_17_swans_start_on_0_1_2_3_from_the_builder_on() -> None:
    s = GAME.new(4, options())
    draw_all(s)
    play(s, *["foyer 3"] * 4, "first 2")
    assert s.builder == 2
    assert [s.score(seat) for seat in (2, 3, 0, 1)] == [0, 1, 2, 3]


def test_C_128_three_bonus_cards_two_are_kept_one_goes_under_the_deck() -> None:
    s = GAME.new(2, options())
    draw_all(s)
    play(s, "foyer 3", "foyer 3", "first 0")
    draw_all(s)
    assert [len(hand) for hand in s.hands] == [3, 3]
    gone = s.hands[0][1]
    assert GAME.view(s, 1).hands[0] == (-1, -1, -1)
    play(s, f"return {parts.CARD_IDS[gone]}")
    assert refused(s, f"return {parts.CARD_IDS[gone]}") == "C-128"
    play(s, texts(s)[0])
    assert [len(hand) for hand in s.hands] == [2, 2]
    assert s.cards.bottom[0] == gone and s.cards.size() == 23
    assert GAME.view(s, 0).cards.bottom[0] == gone  # who put it there knows it
    assert gone not in GAME.view(s, 1).cards.bottom[:1]


def test_C_129_C_206_the_first_round_begins_with_pricing() -> None:
    s = opened(3)
    assert (s.round, s.frames[-1].step) == (1, "price")
    assert s.frames[-1].seat == s.builder
    assert sum(s.discards) >= 6 and -1 not in s.market


def test_C_201_C_301_order_of_a_round_builder_last() -> None:
    s = opened(3)
    builder = s.builder
    play(s, "keep")
    order = []
    while s.round == 1:
        order.append(s.to_move())
        play(s, "take 5000")
    assert order == [(builder + 1) % 3, (builder + 2) % 3, builder]
    assert s.builder == (builder + 1) % 3  # C-209


def test_C_202_C_205_refill_turns_a_card_for_each_empty_slot() -> None:
    s = table(builder=0)  # seat 0 is the builder: last of the round
    on_market(s, p15000="R100-7", p10000="R100-8", p8000="R200-7")
    play(s, "take 5000")
    play(s, "card 300", "tile R300-1", "card 450", "tile R450-1")
    assert -1 not in s.market
    assert s.frames[-1].step == "price"
    assert TILE_NUMBER["R100-7"] in s.market  # left-over tiles stay
    # a full market needs no card
    play(s, "keep")
    left = s.cards_left
    while s.round == 3:
        play(s, "take 5000")
    assert s.cards_left == left and s.to_move() != CHANCE


def test_C_203_a_card_for_an_empty_stack_is_discarded_and_replaced() -> None:
    s = table(builder=0)
    on_market(s, p15000="R100-7", p10000="R100-8", p8000="R200-7", p6000="R200-8")
    s.stacks[4] = 0
    play(s, "take 5000")
    assert "stack-empty" in keys(play(s, "card 300"))
    assert s.discards[4] == 1 and s.to_move() == CHANCE
    play(s, "card 400", "tile R400-1")
    assert -1 not in s.market


def test_C_204_A_22_tiles_on_the_room_deck_come_before_cards_the_top_one_first() -> None:
    s = table(builder=0)
    on_market(s, p15000="R100-7", p10000="R100-8", p8000="R200-7")
    s.deck_rooms, s.deck_sizes = (TILE_NUMBER["R300-1"], TILE_NUMBER["R300-2"]), (4, 4)
    left = s.cards_left
    play(s, "take 5000")
    assert s.cards_left == left  # no card was turned
    assert s.market[3:] == (TILE_NUMBER["R300-2"], TILE_NUMBER["R300-1"])


def test_C_207_pricing_slot_by_slot_coins_travel_and_all_may_stay() -> None:
    s = table(builder=0)
    rooms = ["R100-7", "R100-8", "R200-7", "R200-8", "R300-1"]
    on_market(s, **dict(zip(["p15000", "p10000", "p8000", "p6000", "p4000"], rooms)))
    s.coins = (1000, 0, 3000, 0, 0)
    s.frames = [Frame("pass"), Frame("pricing")]
    GAME.advance(s)
    assert texts(s) == [f"price {room}" for room in rooms] + ["keep"]
    kept = s.clone()
    play(kept, "keep")
    assert (kept.market, kept.coins[:3]) == (s.market, (1000, 0, 3000))
    play(s, "price R200-7", "price R300-1", "price R100-8")
    assert refused(s, "price R200-7") == "C-207"  # it has its price
    assert refused(s, "keep") == "C-207"  # only two are left: which is dearer?
    assert refused(s, "empty") == "C-207"
    play(s, "price R100-7")
    order = [parts.TILE_IDS[t] for t in s.market]
    assert order == ["R200-7", "R300-1", "R100-8", "R100-7", "R200-8"]
    assert s.coins == (3000, 0, 0, 1000, 0)


def test_C_208_rooms_left_get_1000_without_limit() -> None:
    s = table(builder=0)
    on_market(s, p15000="R100-7", p10000="R100-8", p8000="R200-7", p6000="R200-8", p4000="R300-1")
    s.coins = (50000, 0, 0, 0, 0)
    play(s, "take 5000")
    assert s.coins == (51000, 1000, 1000, 1000, 1000)


def test_C_208_an_empty_slot_gets_no_coin() -> None:
    s = table(builder=0)
    on_market(s, p15000="R100-7", p8000="R200-7", p4000="R300-1")
    play(s, "take 5000")
    assert s.coins == (1000, 0, 1000, 0, 1000)


def test_C_209_the_marker_passes_to_the_left() -> None:
    s = table(seats=3, builder=0)
    play(s, "take 5000")
    assert s.builder == 1


def market_turn(**fields: int) -> CastlesState:
    s = table(**fields)
    on_market(s, p15000="R600-1", p8000="R200-7", p4000="R100-7")
    return s


def test_C_302_A_37_exactly_one_of_buying_and_taking() -> None:
    s = market_turn()
    assert texts(s) == ["buy 15000", "buy 8000", "buy 4000", "buy hallway", "buy stairs",
                        "take 5000"]  # fmt: skip
    play(s, "take 5000")
    assert s.money[0] == 20000 and s.to_move() == 1  # one chance a turn; A-37: nothing is placed
    assert len(s.castles[0].tiles) == 1
    s = market_turn()
    s.hallways = 0
    assert refused(s, "buy hallway") == "C-302"
    assert refused(s, "buy 10000") == "C-302"
    assert refused(s, "buy 1000") == "C-125"  # not in use with two players


def test_C_303_A_27_the_price_goes_to_the_builder_who_pays_the_bank() -> None:
    s = market_turn(builder=1)
    play(s, "buy 4000", texts_after(s, "buy 4000")[0])
    assert s.money == [11000, 19000]
    s = market_turn(builder=0)
    play(s, "buy 4000", texts_after(s, "buy 4000")[0])
    assert s.money == [11000, 15000]
    # an extra turn of another player is paid to the builder as well
    s = market_turn(builder=1)
    s.extra = 1
    play(s, "take 5000")
    assert s.to_move() == 0
    play(s, "buy hallway")
    assert s.money == [17000, 18000]


def texts_after(s: CastlesState, text: str) -> list[str]:
    after = s.clone()
    play(after, text)
    return texts(after)


def test_C_304_E_19_A_26_coins_pay_and_a_surplus_is_kept() -> None:
    s = market_turn(money=0)
    s.coins = (0, 0, 0, 0, 6000)
    assert refused(s, "buy 8000") == "A-26"
    play(s, "buy 4000")
    assert s.money == [2000, 4000]
    s = market_turn(money=1000)
    s.coins = (0, 0, 0, 0, 3000)
    assert "buy 4000" in texts(s)
    s.coins = (0, 0, 0, 0, 2000)
    assert "buy 4000" not in texts(s)


def test_C_305_what_cannot_be_placed_may_not_be_bought() -> None:
    s = table()
    on_market(s, p4000="R250-6", p8000="R100-7")
    assert refused(s, "buy 4000") == "C-305"  # a downstairs room, and no stairs
    with pytest.raises(NotLegal) as reason:
        GAME.check(s, s.to_move(), GAME.parse("buy 4000"))
    assert reason.value.key == "castles-why-no-stairs"
    own(s, grow(("stairs", (0,))))
    play(s, "buy 4000")
    assert s.frames[-1].step == "place"
    assert all(text.startswith("place") for text in texts(s))
    assert refused(s, "place 40 40 r0") == "C-401"


def test_E_01_a_round_of_three() -> None:
    """Blue (0) is builder, Yellow (1), Green (2); three slots are empty."""
    s = table(seats=3, builder=0)
    s.castles[1] = grow((("R100-7"), (0,)))
    on_market(s, p15000="R300-8", p6000="R400-4", p4000="R100-1")
    s.frames = [Frame("round")]
    s.round = 1
    GAME.advance(s)
    play(s, "card 200", "tile R200-1", "card 300", "tile R300-1", "card 450", "tile R450-1")
    play(s, "price R450-1")
    while s.frames[-1].step == "price":
        wanted = {3: "price R400-4", 2: "price R300-8"}.get(s.frames[-1].args[0])
        play(s, wanted if wanted in texts(s) else texts(s)[0])
    assert s.market[0] == TILE_NUMBER["R450-1"]
    assert s.market[3] == TILE_NUMBER["R400-4"]  # the Pumpkin Garden at 6000
    assert s.market[2] == TILE_NUMBER["R300-8"]  # the Guest Bedroom at 8000
    before = s.money.copy()
    play(s, "buy 6000", texts_after(s, "buy 6000")[0])
    while s.to_move() == 1:
        play(s, "decline")
    play(s, "buy stairs", texts_after(s, "buy stairs")[0])
    assert s.to_move() == 0
    play(s, "buy 8000", texts_after(s, "buy 8000")[0])
    while s.frames and s.frames[-1].step == "rewards":
        play(s, "decline")
    assert [s.money[i] - before[i] for i in range(3)] == [6000 + 3000 - 8000, -6000, -3000]
    left = [slot for slot in range(6) if s.market[slot] >= 0]
    assert len(left) == 4 and all(s.coins[slot] == 1000 for slot in left)
    assert s.builder == 1
    assert s.market.count(-1) == 2 and s.to_move() == CHANCE  # next refill: two cards
