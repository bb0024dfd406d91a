"""Section 5 and what is left of 8: laying missions, drawing, chips, swaps; who knows what."""

import pytest

from games.louis.tables import (
    A,
    B,
    C,
    ask,
    asked,
    chips,
    draw_all,
    go,
    has_chips,
    hold,
    lay,
    legal,
    play_on,
    refused,
    table,
)
from palatine.core.events import EVERYBODY, Event
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, Frame
from palatine.games.louis import GAME
from palatine.games.louis.names import MISSION_IDS
from palatine.games.louis.state import LouisState


def missions(s: LouisState) -> LouisState:
    return ask(s, "missions", CHANCE, 0)


def number(name: str) -> int:
    return MISSION_IDS.index(name)


def test_L_501_each_completes_his_turn_before_the_next() -> None:
    s = table(3, start=1)
    for seat in range(3):
        hold(s, seat, ("L03", "L04", "L05")[seat])
        chips(s, seat, "orb document ring helmet")
    missions(s)
    assert asked(s) == (B, "mission")
    go(s, "lay L04: orb document", "pile light")
    draw_all(s)
    assert asked(s) == (B, "mission")
    go(s, "pass")
    assert asked(s) == (B, "keep")
    go(s, "keep ring")
    draw_all(s)
    assert asked(s) == (C, "mission")


def test_L_502_two_chips_a_crown_stands_for_any_and_the_question_mark_takes_any() -> None:
    s = table(2)
    hold(s, A, "L03", "E01", "D04")  # orb + any, orb + document, orb + orb
    chips(s, A, "crown crown orb helmet")
    missions(s)
    assert sorted(legal(s)) == [
        "lay D04: crown crown",
        "lay D04: crown orb",
        "lay E01: crown crown",
        "lay E01: crown orb",
        "lay L03: crown crown",
        "lay L03: crown helmet",
        "lay L03: crown orb",
        "lay L03: orb helmet",
        "pass",
    ]
    told: list[Event] = []
    go(s, "lay E01: crown orb", told=told)
    assert has_chips(s, A) == "crown helmet"
    assert (s.chips[0], s.chips[1]) == (9, 6)
    assert s.players[A].laid == 1 << number("E01")
    assert told[0].reveals == EVERYBODY


def test_L_502_refusals() -> None:
    s = table(2)
    hold(s, A, "E01")
    chips(s, A, "orb helmet")
    missions(s)
    assert refused(s, "lay E01: orb document") == "L-502"  # no such chip
    assert refused(s, "lay E01: orb helmet") == "L-502"  # not its symbols
    assert refused(s, "lay L03: orb helmet") == "L-502"  # not in hand
    assert refused(s, "keep orb") == "L-502"


def test_L_503_draw_at_once_from_any_pile_and_lay_again() -> None:
    s = table(2)
    hold(s, A, "L03")
    chips(s, A, "orb orb orb orb")
    missions(s)
    go(s, "lay L03: orb orb")
    assert legal(s) == ["pile light", "pile medium", "pile dark"]
    assert refused(s, "pass") == "L-503"
    go(s, "pile dark", "draw D05")
    assert "lay D05: orb orb" in legal(s)  # the new card, in the same turn
    go(s, "lay D05: orb orb", "pile light", "draw L20")
    assert has_chips(s, A) == "" and not s.frames
    assert s.players[A].missions == (number("L20"),)


def test_L_503_may_never_must() -> None:
    s = table(2)
    hold(s, A, "L03")
    chips(s, A, "orb ring")
    go(missions(s), "pass", "keep orb")
    assert s.players[A].laid == 0


def test_L_505_one_chip_is_kept_each_excess_brings_an_arms() -> None:
    s = table(2)
    chips(s, A, "crown orb orb ring")
    missions(s)
    assert legal(s) == ["keep crown", "keep orb", "keep ring"]
    assert refused(s, "keep helmet") == "L-505"
    assert refused(s, "pass") == "L-505"
    go(s, "keep orb", "draw arms 1", "draw arms 1", "draw arms 2")
    assert has_chips(s, A) == "orb"
    assert s.players[A].arms == [2, 1, 0, 0, 0, 0]


def test_L_505_equal_chips_need_no_question() -> None:
    s = table(2)
    chips(s, A, "ring ring ring")
    missions(s)
    assert asked(s) == (CHANCE, "draw-arms")
    go(s, "draw arms 1", "draw arms 1")
    assert has_chips(s, A) == "ring"


def test_L_975_a_single_chip_is_kept() -> None:
    s = table(2)
    chips(s, A, "ring")
    missions(s)
    assert not s.frames and has_chips(s, A) == "ring" and s.players[A].drawn == 0


def test_L_955_in_round_four_the_exchange_takes_care_of_chips() -> None:
    s = table(2, round_=4)
    chips(s, A, "crown orb ring")
    missions(s)
    assert not s.frames and has_chips(s, A) == "crown orb ring"


def test_L_506_the_start_player_card_moves_and_the_next_round_begins() -> None:
    s = table(3, start=2)
    ask(s, "next-round")
    assert (s.start, s.round) == (0, 2)
    assert asked(s) == (CHANCE, "money")
    last = table(3, round_=4, start=2)
    ask(last, "next-round")
    assert last.start == 2  # the last round's start player serves L-602
    draw_all(last)
    assert not last.frames and last.revealed


def test_L_801_the_extra_mission_draws_two_seeing_the_first() -> None:
    s = table(2)
    hold(s, A, "L01", "E01")
    chips(s, A, "orb orb")
    missions(s)
    go(s, "lay L01: orb orb", "pile dark", "draw D01")
    assert s.players[A].missions == (number("E01"), number("D01"))  # seen before the second
    assert asked(s) == (A, "pile")
    go(s, "pile light", "draw L02")
    assert len(s.players[A].missions) == 3
    chips(s, A, "ring ring")
    ask(s, "missions", CHANCE, 0)
    go(s, "lay L02: ring ring", "pile light", "draw L03", "pile light", "draw L04")
    assert len(s.players[A].missions) == 4


def test_L_806_swap_a_chip_for_a_crown() -> None:
    s = table(2)
    lay(s, A, "L17")
    hold(s, A, "E01")
    chips(s, A, "helmet ring")
    missions(s)
    assert "use swap-chip-for-crown: helmet" in legal(s)
    assert refused(s, "use swap-chip-for-crown: orb") == "L-806"
    told: list[Event] = []
    go(s, "use swap-chip-for-crown: helmet", told=told)
    assert has_chips(s, A) == "crown ring" and s.players[A].money == 3
    (handed_in,) = [event for event in told if event.key == "louis-event-handed-in"]
    assert handed_in.args == {"seat": A, "chip": "louis-chip-helmet"}
    assert refused(s, "use swap-chip-for-crown: ring") == "L-504"
    poor = table(2)
    lay(poor, A, "L17")
    hold(poor, A, "E01")
    poor.players[A].money = 1
    chips(poor, A, "helmet ring")
    assert refused(missions(poor), "use swap-chip-for-crown: helmet") == "L-806"


def test_L_806_usable_in_the_phase_in_which_it_is_laid() -> None:
    s = table(2)
    hold(s, A, "L17")
    chips(s, A, "document ring helmet")
    go(missions(s), "lay L17: ring document", "pile light", "draw L03")
    assert asked(s) == (A, "mission")
    go(s, "use swap-chip-for-crown: helmet")
    assert has_chips(s, A) == "crown"


def test_L_976_no_crown_for_a_crown() -> None:
    s = table(2)
    lay(s, A, "L17")
    hold(s, A, "E01")
    chips(s, A, "crown crown")
    assert refused(missions(s), "use swap-chip-for-crown: crown") == "L-976"
    alone = table(2)
    lay(alone, A, "L17")
    chips(alone, A, "crown")
    assert not missions(alone).frames


def test_L_807_L_959_swap_one_or_two_missions_after_all_players() -> None:
    s = table(3, start=2)
    lay(s, B, "L19")
    hold(s, B, "L05", "E03")
    ask(s, "swap-missions", CHANCE, 0)
    assert asked(s) == (B, "swap")
    assert refused(s, "use swap-missions: L06") == "L-807"
    assert refused(s, "under L05") == "L-807"
    told: list[Event] = []
    go(s, "use swap-missions: L05", told=told)
    assert s.decks[0].bottom == [number("L05")]
    assert legal(s) == ["under E03", "pass"]
    assert refused(s, "under L05") == "L-807"
    assert all("L05" not in str(e.args) for e in told)
    go(s, "under E03")
    assert s.decks[1].bottom == [number("E03") - 20]
    assert s.players[B].missions == ()
    go(s, "pile dark", "draw D01", "pile dark", "draw D02")
    assert s.players[B].missions == (number("D01"), number("D02")) and not s.frames


def test_L_807_with_both_cards_one_after_the_other() -> None:
    s = table(2)
    lay(s, A, "L19", "L20")
    hold(s, A, "L05")
    ask(s, "swap-missions", CHANCE, 0)
    go(s, "use swap-missions: L05", "pile dark", "draw D01")
    assert asked(s) == (A, "swap")
    go(s, "use swap-missions: D01", "pile light", "draw L06")  # just drawn, swapped again
    assert s.players[A].missions == (number("L06"),) and not s.frames


def test_L_977_in_the_last_round_nobody_is_asked_to_swap() -> None:
    """L-807: nothing could come of it. Version 1 asked."""
    for round_, game, due in (
        (3, GAME, True),
        (4, GAME, False),
        (4, GAME.for_version(1), True),
    ):
        s = table(2, round_=round_)
        lay(s, A, "L19")
        hold(s, A, "L05")
        s.frames = [Frame("swap-missions", CHANCE, (0,))]
        game.advance(s)
        assert bool(s.frames) == due


def test_L_807_a_card_laid_in_this_very_phase_counts() -> None:
    s = table(2)
    hold(s, A, "L19", "E01")
    chips(s, A, "orb orb")
    s.frames = [Frame("swap-missions", CHANCE, (0,)), Frame("missions", CHANCE, (0,))]
    GAME.advance(s)
    go(s, "lay L19: orb orb", "pile light", "draw L03")
    assert asked(s) == (A, "swap")


def test_L_959_empty_piles() -> None:
    s = table(2)
    hold(s, A, "L03", "L04")
    chips(s, A, "orb orb document document")
    s.deck_to_change(2).rest = [0] * 8
    missions(s)
    go(s, "lay L03: orb orb")
    assert legal(s) == ["pile light", "pile medium"]
    assert refused(s, "pile dark") == "L-959"
    go(s, "pile light", "draw L05")
    for colour in range(3):
        s.deck_to_change(colour).rest = [0] * len(s.decks[colour].rest)
    go(s, "lay L04: document document")  # all empty: no draw
    assert s.players[A].missions == (number("L05"),)
    one = table(2)
    hold(one, A, "L03")
    chips(one, A, "orb orb")
    one.deck_to_change(1).rest = [0] * 12
    one.deck_to_change(2).rest = [0] * 8
    go(missions(one), "lay L03: orb orb")
    assert asked(one) == (CHANCE, "draw-mission")  # only one pile is left


# --- who knows what -------------------------------------------------------------------------


def test_L_973_backs_show_their_colour() -> None:
    s = table(2)
    hold(s, A, "L03", "E01", "D04")
    assert GAME.view(s, B).players[A].missions == (-3, -2, -1)
    assert GAME.view(s, A).players[A].missions == (number("L03"), number("E01"), number("D04"))


def traced(first: str, second: str) -> LouisState:
    """A has put L05 under an empty pile, B has drawn it and holds another light one besides."""
    s = table(3)
    for colour in range(3):
        s.deck_to_change(colour).rest = [0] * len(s.decks[colour].rest)
    lay(s, A, "L19")
    lay(s, B, "L20")
    hold(s, A, first, "E01")
    hold(s, B, second)
    ask(s, "swap-missions", CHANCE, 0)
    go(s, f"use swap-missions: {first}", "pass")  # under, and drawn again at once: the only one
    return s


def test_who_put_a_mission_under_a_pile_knows_where_it_lies() -> None:
    s = traced("L05", "L06")
    assert s.players[A].missions == (number("L05"), number("E01"))  # his own came back
    assert s.players[A].traced == ()
    go(s, "use swap-missions: L06")  # B puts his one under the light pile, and draws it again
    assert s.players[B].missions == (number("L06"),)
    assert not s.frames


@pytest.mark.parametrize("held", [("L06",), ("L06", "L07")])
def test_a_mission_is_traced_into_a_hand_and_on(held: tuple[str, ...]) -> None:
    s = table(3)
    lay(s, A, "L19")
    lay(s, B, "L20")
    hold(s, A, "L05")
    hold(s, B, *held)
    hold(s, C, "E02")
    elsewhere = {"L05", "L19", "L20", "E02", *held}
    lay(s, C, *[name for name in MISSION_IDS[:32] if name not in elsewhere])
    s.players[C].used = s.players[C].laid
    ask(s, "swap-missions", CHANCE, 0)
    go(s, "use swap-missions: L05", "pile dark", "draw D01")
    slot = 16
    assert s.players[A].traced == ((number("L05"), slot),)
    go(s, f"use swap-missions: {held[0]}", *(["pass"] if len(held) > 1 else []))
    assert s.decks[0].bottom == [number("L05"), number(held[0])]
    go(s, "pile light")  # the uppermost of them: A's
    assert s.players[A].traced == ((number("L05"), 1 << B),)
    assert number("L05") in s.players[B].missions
    # and now B puts a light one under the pile that A does not see
    s.players[B].used = 0
    ask(s, "swap-missions", CHANCE, 1)
    go(s, "use swap-missions: L05")
    where = s.players[A].traced[0][1]
    assert where == (1 << B) | slot << 1
    view = GAME.view(s, A)
    places = set()
    for n in range(60):
        world = GAME.imagine(view, Rng(str(n)))
        assert GAME.view(world, A).key() == view.key()
        if number("L05") in world.players[B].missions:
            places.add("hand")
        if number("L05") in world.decks[0].bottom:
            places.add(f"under {world.decks[0].bottom.index(number('L05'))}")
    if len(held) > 1:
        assert places == {"hand", "under 1"}  # both may be, and nothing else
    else:
        assert places == {"under 1"}  # B has no other light one: it must be this


def test_imagined_worlds_deal_every_hidden_card() -> None:
    s = play_on(GAME.new(3), "imagine", stop="mission")
    view = GAME.view(s, A)
    seen = {GAME.imagine(view, Rng(str(n))).key() for n in range(30)}
    assert len(seen) == 30
