"""Sections 8 to 11: the end, favors, bonus cards, the game for one."""

from typing import Any

import pytest

from games.castles.tables import FOYER3, GAME, castle, grow, options, own, play, table, texts
from games.castles.test_rounds import opened
from palatine.core.match import Match
from palatine.core.state import CHANCE, OVER
from palatine.games.castles import final, parts
from palatine.games.castles.parts import CARD_IDS, FAVOR_IDS, TILE_NUMBER, TYPES
from palatine.games.castles.state import CastlesState


def ended(seats: int = 2, **given: Any) -> CastlesState:
    s = table(seats=seats, **given)
    s.frames = []
    s.money = [0] * seats
    return s


def test_C_711_E_12_D_12_A_21_two_points_per_tile_of_an_empty_stack() -> None:
    s = ended()
    three = grow(
        ("hallway", (0,)), ("R300-1", (1,)), ("R300-2", (1,)), ("R300-3", (1,)), ("R450-1", (1,))
    )
    own(s, three)
    s.stacks[4] = s.stacks[7] = 0
    assert final.empty_stack_points(s, 0) == 8
    # D-12: tiles on the market or on the deck do not refill a stack
    s.market = (TILE_NUMBER["R300-5"],) + s.market[1:]
    s.deck_rooms, s.deck_sizes = (TILE_NUMBER["R300-6"],), (4,)
    assert final.empty_stack_points(s, 0) == 8
    # hallways are a stack of their own, not the 150 rooms; foyers have none
    s = own(ended(), grow(("hallway", (0,)), ("stairs", (0,))))
    s.stacks[1] = 0
    assert final.empty_stack_points(s, 0) == 0
    s.hallways = s.stairs = 0
    assert final.empty_stack_points(s, 0) == 4


def test_C_712_C_713_E_13_A_28_A_29_places_and_ties() -> None:
    assert final.shared_places([3, 3, 1, 0]) == [6, 6, 2, 0]  # E-13
    assert final.shared_places([4, 3, 2, 1]) == [8, 4, 2, 1]
    assert final.shared_places([2, 2, 2, 2]) == [3, 3, 3, 3]
    assert final.shared_places([2, 2, 2, 1]) == [4, 4, 4, 1]
    assert final.shared_places([5, 2, 2, 1]) == [8, 3, 3, 1]
    assert final.shared_places([5, 4, 1, 1]) == [8, 4, 1, 1]
    assert final.shared_places([0, 0]) == [0, 0]  # one needs at least one
    assert final.shared_places([7, 0]) == [8, 0]


def test_C_714_A_32_bonus_cards_count_at_the_end_and_are_shown_then() -> None:
    s = ended()
    s.hands = [(2,), (3,)]  # hallways, stairs
    own(s, grow(("hallway", (0,))))
    assert final.hand_points(s, 0) == 1
    running = table()
    running.hands = s.hands
    assert GAME.view(running, 1).hands[0] == (-1,)
    assert GAME.view(s, 1).hands[0] == (2,)
    # the order of revealing changes nothing: every card is scored for itself
    assert GAME.result(s).breakdown[0]["cards"] == 1


def test_C_715_E_14_A_30_money() -> None:
    s = ended()
    s.money = [29000, 9999]
    assert [final.money_points(s.money[seat]) for seat in (0, 1)] == [2, 0]


def test_C_716_A_31_A_33_most_points_then_the_larger_castle_then_money_then_shared() -> None:
    s = ended()
    s.points = [(0, 10, 0, 0, 0), (0, 9, 0, 0, 0)]
    assert GAME.result(s).places == [1, 2]
    s.points = [(0, 1, 0, 0, 0), (0, 1, 0, 0, 0)]
    own(s, grow(("stairs", (0,))))  # corridors and foyer are counted
    assert final.castle_size(s.castles[0]) == 125 + 75
    found = GAME.result(s)
    assert (found.places, found.tie_breaks) == ([1, 2], ["castles-tie-size"])
    s.castles[0] = castle()
    s.money = [100, 200]
    found = GAME.result(s)
    assert (found.places, found.tie_breaks) == ([2, 1], ["castles-tie-size", "castles-tie-money"])
    s.money = [100, 100]
    found = GAME.result(s)
    assert found.places == [1, 1] and found.tie_breaks[-1] == "castles-tie-shared"


def test_C_714_C_715_the_final_scoring_is_told_step_by_step() -> None:
    s = table(builder=0)
    s.last = True
    s.hands = [(2,), (3,)]
    told = play(s, "take 5000")
    assert s.to_move() == OVER
    keys_told = [event.key.removeprefix("castles-event-") for event in told]
    assert keys_told[-6:] == ["score-card", "score-card", "score-money", "score-money"] + [
        "final",
        "final",
    ]
    last = [event for event in told if event.key == "castles-event-final"]
    assert [event.args["seat"] for event in last] == [0, 1]
    assert last[0].args["money"] == 2  # 20000 M
    assert last[0].args["total"] == GAME.result(s).scores[0]


# --- favors -------------------------------------------------------------------------------------

ROOMS_FOR_FAVORS = grow(
    ("stairs", (0,)), ("R250-6", (1,)), ("hallway", (0,)), ("R100-1", (3,)), ("R150-9", (3,)),
    ("R250-1", (3,)), ("R100-4", (3,)), ("R600-2", (5,)), ("R150-1", (3,)),
)  # fmt: skip


def counted(favor: str) -> int:
    s = ended()
    own(s, ROOMS_FOR_FAVORS)
    s.money = [7000, 0]
    return final.favor_count(s, 0, FAVOR_IDS.index(favor))


def test_C_801_C_802_C_803_C_804_C_805_C_806_C_807_C_808_most_tiles_of_a_type() -> None:
    expected = {"activity": 1, "corridor": 3, "downstairs": 1, "food": 1, "living": 2,
                "outdoor": 1, "sleeping": 0, "utility": 1}  # fmt: skip
    assert {t: counted(f"F-{i:02}") for i, t in enumerate(TYPES, 1)} == expected


def test_C_809_C_810_C_811_C_812_C_813_C_814_C_815_C_816_E_15_largest_area_of_a_type() -> None:
    areas = {t: counted(f"F-{i:02}") for i, t in enumerate(TYPES, 9)}
    assert areas["living"] == 150 + 600  # E-15: Parlor and Throne Room
    assert areas["corridor"] == 125 + 150 + 75
    assert (areas["food"], areas["outdoor"], areas["utility"]) == (100, 250, 100)
    assert (areas["downstairs"], areas["activity"], areas["sleeping"]) == (250, 150, 0)


def test_C_817_C_818_C_819_C_820_D_23_rooms_by_size_and_shape() -> None:
    assert counted("F-17") == 6  # small rooms; foyer, hallway and stairs are none
    assert counted("F-18") == 1
    assert counted("F-19") == 2  # squares: 100 and 400
    assert counted("F-20") == 2  # round: 150 and 500


def test_C_821_C_822_completed_and_incomplete_tiles_of_all_kinds() -> None:
    done = ROOMS_FOR_FAVORS.completed()
    assert done >= 1
    assert counted("F-21") == done
    assert counted("F-21") + counted("F-22") == len(ROOMS_FOR_FAVORS.tiles) == 10


def test_C_823_D_14_external_doors_without_those_of_corridors() -> None:
    every = ROOMS_FOR_FAVORS.external_doors(with_corridors=True)
    rooms = ROOMS_FOR_FAVORS.external_doors(with_corridors=False)
    assert counted("F-23") == rooms < every
    dark = grow(("stairs", (0,)), ("R250-6", (1,)))
    assert dark.external_doors(with_corridors=False) == 1  # doors of downstairs rooms count
    hall = next(t for t in range(75) if TYPES[parts.TYPE_OF[t]] == "corridor")
    great = grow((parts.TILE_IDS[hall], (0,)))
    assert great.external_doors(with_corridors=False) == 0  # D-14: the Great Hall's do not


def test_C_824_money_left() -> None:
    assert counted("F-24") == 7000


def test_C_825_favors_may_be_taken_out() -> None:
    out = FAVOR_IDS[1:]
    s = opened(2, favors_out=out)
    assert s.favors == (0,)  # as many as there are
    assert opened(3, favors_out=list(FAVOR_IDS)).favors == ()
    some = GAME.new(4, {"favors_out": FAVOR_IDS[::2]})  # half of them: only the others are drawn
    assert [action.text for action, _ in GAME.odds(some)] == [f"favor {f}" for f in FAVOR_IDS[1::2]]
    for seed in range(5):
        match = Match(GAME, 4, f"favors {seed}", {"favors_out": FAVOR_IDS[::2]})
        assert len(match.state.favors) == 4
        assert all(favor % 2 == 1 for favor in match.state.favors + match.state.rejected)


# --- bonus cards --------------------------------------------------------------------------------


def card_value(card: str, built: object = None, money: int = 0) -> int:
    s = ended()
    own(s, ROOMS_FOR_FAVORS if built is None else built)  # type: ignore[arg-type]
    s.money = [money, 0]
    return final.card_points(s, 0, CARD_IDS.index(card))


def test_C_901_eight_points_for_all_ten_sizes() -> None:
    built = castle()
    assert card_value("B-01", built) == 0
    full = ROOMS_FOR_FAVORS.copy()
    full.by_size = [1] * 10
    assert card_value("B-01", full) == 8
    full.by_size[9] = 0
    assert card_value("B-01", full) == 0


def test_C_902_A_19_seven_points_for_all_eight_types() -> None:
    full = castle()
    full.by_type = [1] * 8
    assert card_value("B-02", full) == 7
    assert castle(foyer=FOYER3).by_type[parts.CORRIDOR] == 1  # the foyer is enough
    assert card_value("B-02") == 0


def test_C_903_C_904_hallways_and_stairs() -> None:
    built = grow(("hallway", (0,)), ("hallway", (1,)), ("stairs", (0,)), ("hallway", (3,)))
    assert built.tiles[4].level == parts.DARK
    assert card_value("B-03", built) == 3  # light or dark
    assert card_value("B-04", built) == 2


def test_C_905_A_30_one_point_for_two_completed_tiles() -> None:
    built = castle()
    built.open = [0]
    assert card_value("B-05", built) == 0
    three = grow(("R100-4", (0,)), ("R100-5", (0,)), ("R100-6", (0,)))
    assert three.completed() == 3
    assert card_value("B-05", three) == 1


def test_C_906_C_907_square_and_round_rooms() -> None:
    assert card_value("B-06") == 2
    assert card_value("B-07") == 2


def test_C_908_A_30_one_point_for_5000_on_top_of_money() -> None:
    assert card_value("B-08", money=14999) == 2
    s = ended()
    s.money, s.hands = [20000, 0], [(CARD_IDS.index("B-08"),), ()]
    row = GAME.result(s).breakdown[0]
    assert (row["cards"], row["money"]) == (4, 2)


def test_C_909_one_point_for_two_external_doors_of_rooms() -> None:
    assert card_value("B-09") == ROOMS_FOR_FAVORS.external_doors(False) // 2


TYPE_VALUES = [2, 1, 2, 3, 2, 2, 3, 2]


def test_C_910_C_911_C_912_C_913_C_914_C_915_C_916_C_917_cards_for_a_type() -> None:
    have = ROOMS_FOR_FAVORS.by_type
    for i, value in enumerate(TYPE_VALUES):
        assert card_value(f"B-{10 + i}") == value * have[i]


def test_C_918_C_919_C_920_C_921_C_922_C_923_C_924_C_925_C_926_C_927_cards_for_a_size() -> None:
    for i in range(10):
        built = castle()
        built.by_size[i] = 3
        assert card_value(f"B-{18 + i}", built) == 3 * (2 if i < 5 else 3)
        assert card_value(f"B-{18 + i}", castle()) == 0


def test_C_928_cards_may_be_taken_out() -> None:
    s = opened(4, cards_out=CARD_IDS[:20])
    assert sum(len(hand) for hand in s.hands) + s.cards.size() == 7
    assert all(card >= 20 for hand in s.hands for card in hand)


# --- solo ---------------------------------------------------------------------------------------


def test_C_1001_A_35_setting_up_for_one() -> None:
    s = opened(1)
    assert (s.favors, s.score(0), s.money) == ((), 0, [15000])
    assert len(s.hands[0]) == 2  # both are kept
    assert (s.hallways, s.stairs) == (7, 5)
    assert parts.ROOM_CARDS[1] == 33
    fresh = GAME.new(1, options())
    assert fresh.market == (-1, -1, -1)


def test_C_1002_three_cards_a_round_onto_2000_4000_6000() -> None:
    s = GAME.new(1, options())
    play(s, "foyer 3")
    while s.frames[-1].step != "card":
        play(s, GAME.pick(s, 0).text)
    play(s, "card 100", "tile R100-7", "card 200", "tile R200-7", "card 300", "tile R300-5")
    assert parts.PRICES[1] == [2000, 4000, 6000]
    assert [parts.TILE_IDS[t] for t in s.market] == ["R100-7", "R200-7", "R300-5"]
    assert s.frames[-1].step == "buy"  # they stay there: nobody sets prices


def test_C_1003_C_1004_D_21_pay_the_bank_and_what_is_left_leaves_the_game() -> None:
    s = opened(1)
    shown = list(s.market)
    price = next(text for text in texts(s) if text.startswith("buy"))
    play(s, price)
    cost = 3000 if price.split()[1] in ("hallway", "stairs") else int(price.split()[1])
    assert s.money == [15000 - cost]
    s = opened(1)
    play(s, "take 5000")  # D-21: also after passing
    assert sorted(s.gone) == sorted(shown)
    assert s.coins == (0, 0, 0)
    assert s.market == (-1, -1, -1) and s.to_move() == CHANCE


def test_A_34_D_24_solo_deck_tiles_first_extra_turns_buy_what_is_left() -> None:
    s = opened(1)
    s.deck_rooms, s.deck_sizes = (TILE_NUMBER["R300-1"],), (4,)
    s.pools[4] &= ~1
    s.stacks[4] -= 1
    s.extra = 1
    before = list(s.market)
    play(s, "take 5000")
    assert list(s.market) == before  # D-24: the same three in the extra turn
    play(s, "take 5000")
    assert s.market[0] == TILE_NUMBER["R300-1"]  # the first slot is filled from the deck
    assert s.coins == (0, 0, 0)
    # 33 cards, three a round
    s = opened(1)
    while s.to_move() != OVER:
        if s.to_move() == CHANCE:
            play(s, GAME.pick(s, GAME.total(s) - 1).text)
        else:  # buy something each round, decline what follows
            play(s, "decline" if "decline" in texts(s) else texts(s)[0])
    assert s.last and s.round <= 12


@pytest.mark.parametrize(
    ("score", "rank"),
    [(-3, 1), (59, 1), (60, 2), (80, 2), (81, 3), (95, 3), (96, 4), (110, 4), (111, 5)],
)
def test_C_1005_E_18_ranks(score: int, rank: int) -> None:
    assert final.solo_rank(score) == rank


def test_C_1005_a_solo_game_ends_with_a_rank_and_without_favors() -> None:
    s = opened(1)
    s.frames = []
    found = GAME.result(s)
    assert found.title.startswith("castles-rank-") and found.places == [1]
    assert found.breakdown[0]["favors"] == 0
