"""Section 7: the twelve persons, and where markers come from."""

import pytest

from games.louis.tables import (
    A,
    B,
    ask,
    asked,
    evaluate,
    flip,
    go,
    has_chips,
    legal,
    on,
    on_all,
    plots,
    put,
    refused,
    supplies,
    table,
)
from palatine.core.events import Event, only
from palatine.core.match import bare_words
from palatine.core.offer import Appearance
from palatine.core.state import CHANCE
from palatine.games.louis import GAME
from palatine.games.louis.names import CONDITIONS
from palatine.games.louis.state import ARMS_PILE, INFLUENCE_DECK


@pytest.mark.parametrize(
    ("tile", "chip"),
    [(1, "orb"), (2, "document"), (3, "ring"), (4, "helmet"), (5, "crown"), (9, "crown")],
)
def test_L_701_L_702_L_703_L_704_L_705_L_709_persons_who_give_a_chip(tile: int, chip: str) -> None:
    s = put(table(2), tile, 2, 0)
    evaluate(s, tile)
    assert has_chips(s, A) == chip and not s.frames


def test_L_701_to_L_712_the_conditions_of_side_a_are_those_of_the_rulebook() -> None:
    s = table(2)
    kinds = {tile + 1: CONDITIONS[s.condition(tile)] for tile in range(12)}
    assert [t for t in kinds if kinds[t] == "money"] == [1, 2, 3, 4, 8, 12]
    assert [t for t in kinds if kinds[t] == "first_place"] == [5, 7, 9, 11]
    assert [t for t in kinds if kinds[t] == "markers"] == [6, 10]
    flip(s, *range(1, 13))
    assert all(s.condition(tile) == CONDITIONS.index("first_place") for tile in range(4))


def test_L_706_conde_gives_an_arms_and_a_marker_on_any_tile() -> None:
    s = put(table(2), 6, 2, 0)
    evaluate(s, 6)
    go(s, "draw arms 5")
    assert asked(s) == (A, "put")
    assert len(legal(s)) == 2 * 12 + 1
    go(s, "put general 11")
    assert on(s, 11)[A] == 1 and supplies(s, A) == (7, 8)
    assert asked(s) == (CHANCE, "draw-influence")  # 11 comes later in this round: a lone first


def test_L_707_colbert_gives_five_louisdor() -> None:
    s = put(table(2), 7, 2, 0)
    evaluate(s, 7)
    assert s.players[A].money == 10


def test_L_708_maintenon_two_markers_on_five_and_one_back() -> None:
    s = put(table(2), 8, 2, 0)
    evaluate(s, 8)
    assert legal(s) == [
        "put 2 general",
        "put 1 general 1 personal",
        "put 2 personal",
        "put 1 general",
        "put 1 personal",
        "pass",
    ]
    go(s, "put 2 general")
    assert on(s, 5)[A] == 2
    assert legal(s) == ["fetch 1", "pass"]
    assert refused(s, "fetch 2") == "L-708"
    assert refused(s, "buy") == "L-708"
    go(s, "fetch 1")
    assert supplies(s, A) == (8 - 2 - 1 + 2, 6 + 1)  # the winner's two go to general


def test_L_710_turenne_gives_two_arms() -> None:
    s = put(table(2), 10, 3, 0)
    go(evaluate(s, 10), "draw arms 6", "draw arms 6")
    assert s.players[A].arms == [0, 0, 0, 0, 0, 2]


def test_L_711_L_721_mazarin_gives_a_card_for_one_more_turn() -> None:
    s = put(table(2), 11, 2, 0)
    go(evaluate(s, 11), "draw influence 4")
    assert s.players[A].influence == (3,)
    ask(s, "deal")
    while GAME.to_move(s) == CHANCE:
        GAME.apply(s, CHANCE, GAME.pick(s, 0))
    assert [len(p.influence) for p in s.players] == [6, 5]


def test_L_711_L_721_the_card_of_mazarin_is_one_more_turn_in_the_next_phase() -> None:
    """Who has six cards plays five of them, the others four of five; the last goes back (L-310)."""
    s = put(table(2), 11, 2, 0)
    go(evaluate(s, 11), "draw influence 4")
    ask(s, "deal")
    while GAME.to_move(s) == CHANCE:
        GAME.apply(s, CHANCE, GAME.pick(s, 0))
    ask(s, "turns")
    turns = []
    while s.frames:
        turns.append(GAME.to_move(s))
        go(s, next(text for text in legal(s) if text.endswith(": nothing")))
    assert (turns.count(A), turns.count(B)) == (5, 4)
    assert turns[-2:] == [B, A] or turns[-2:] == [A, A]  # L-311: the last turn is his


def test_L_711_it_is_the_top_card_also_where_one_was_put_back() -> None:
    s = put(table(2), 11, 2, 0)
    deck = s.deck_to_change(INFLUENCE_DECK)
    deck.take(6)
    deck.put_on_top(6, only(B))  # L-953: B returned his last card there
    told: list[Event] = []
    evaluate(s, 11, told)
    assert s.players[A].influence == (6,) and not s.frames  # nothing is drawn
    assert s.players[B].influence == ()
    got = [event for event in told if event.seen_by == only(A)]
    assert len(got) == 1 and got[0].reveals == only(A)


def test_L_712_L_721_louvois_gives_an_arms_and_an_intrigue_card() -> None:
    s = put(table(2), 12, 2, 0)
    go(evaluate(s, 12), "draw arms 2", "draw intrigue 1")
    assert s.players[A].intrigue == (0,) and s.players[A].drawn == 1
    assert not s.frames  # 12 is the last tile: it waits for a later round
    put(s, 1, 1, 2)
    assert asked(evaluate(s, 1)) == (A, "intrigue")


def test_L_720_arms_are_seen_by_their_owner_alone() -> None:
    s = put(table(3), 10, 3, 0, 0)
    told: list[Event] = []
    go(evaluate(s, 10), "draw arms 6", "draw arms 1", told=told)
    assert GAME.view(s, A).players[A].arms == [1, 0, 0, 0, 0, 1]
    for viewer in (B, -1):
        seen = GAME.view(s, viewer).players[A]
        assert (seen.arms, seen.drawn) == ([], 2)
    private = [e for e in told if e.key == "louis-event-got-arms"]
    assert [(e.seen_by, e.reveals) for e in private] == [(only(A), only(A))] * 2


def test_L_722_L_958_markers_on_a_tile_already_evaluated_stay() -> None:
    s = put(table(2), 6, 2, 0)
    go(evaluate(s, 6), "draw arms 5", "put general 3")
    assert on(s, 3)[A] == 1 and not s.frames
    itself = put(table(2), 6, 2, 0)
    go(evaluate(itself, 6), "draw arms 5", "put general 6")
    assert on(itself, 6)[A] == 0  # leaves with the others
    assert supplies(itself, A) == (7, 9)
    eight = put(table(2), 8, 2, 0)
    go(evaluate(eight, 8), "put 2 general", "pass")
    assert on(eight, 5)[A] == 2


def test_L_723_L_925_personal_markers_if_general_is_short_mixing_is_fine() -> None:
    s = put(table(2), 8, 2, 0)
    s.players[A].general = 1
    evaluate(s, 8)
    assert refused(s, "put 2 general") == "L-925"
    go(s, "put 1 general 1 personal")
    assert on(s, 5)[A] == 2
    assert asked(s)[1] != "take-back"  # general is empty
    none = put(table(2), 8, 8, 0)
    none.players[A].general = 0
    evaluate(none, 8)
    assert not none.frames  # markers lying on tiles never serve


def test_L_724_L_923_small_icons_are_general_large_ones_personal() -> None:
    """Rewards place from general first, influence cards from personal only."""
    s = put(table(2), 8, 2, 0)
    evaluate(s, 8)
    assert legal(s)[0] == "put 2 general"
    cards = table(2)
    cards.players[A].influence = (0, 1, 2)
    cards.players[A].personal = 0
    ask(cards, "play", A)
    assert refused(cards, "influence 1: 1") == "L-309"


def test_L_724_L_923_each_supply_gives_what_its_icon_says() -> None:
    """General (small): what rewards place and give back. Personal (large): what influence cards
    place. An intrigue card takes one of general or up to two of personal, never two of general."""
    s = put(table(2), 8, 2, 0)
    general, personal = supplies(s, A)
    evaluate(s, 8)
    go(s, "put 2 general")
    assert supplies(s, A) == (general - 2, personal)
    go(s, "fetch 1")  # one more comes back from general, then the winner's two leave for it
    assert supplies(s, A) == (general - 2 - 1 + 2, personal + 1)
    cards = table(2)
    cards.players[A].influence = (0, 1, 2)
    ask(cards, "play", A)
    go(cards, "influence 1: 1 1")
    assert supplies(cards, A) == (8, 6)
    plotter = put(table(2), 5, 1, 2)
    plots(plotter, A, 5)
    evaluate(plotter, 5)
    assert {text for text in legal(plotter) if text != "pass"} == {
        "intrigue 5: 1 general",
        "intrigue 5: 1 personal",
        "intrigue 5: 2 personal",
    }
    ways = [("1 general", 1, 0), ("1 personal", 0, 1), ("2 personal", 0, 2)]
    for text, general, personal in ways:
        loser = put(table(2), 5, 1, 4)
        plots(loser, A, 5)
        before = supplies(evaluate(loser, 5), A)
        go(loser, f"intrigue 5: {text}")
        back = 1 + general + personal  # all of a loser's markers come back to personal
        assert supplies(loser, A) == (before[0] - general, before[1] - personal + back)


def test_L_725_substitutes_where_chips_or_louisdor_run_out() -> None:
    s = put(table(2), 1, 2, 0)
    s.chips[1] = 0
    evaluate(s, 1)
    assert has_chips(s, A) == "orb" and s.chips[1] == -1
    rich = put(table(2), 7, 2, 0)
    rich.bank = 3
    evaluate(rich, 7)
    assert rich.players[A].money == 10 and rich.bank == -2
    drawing = GAME.face.draw(GAME.view(rich, A), bare_words, Appearance("wide", "court"))
    assert ">-2<" not in drawing.body  # nobody is shown fewer than none


def test_L_970_arms_from_the_empty_pile_are_a_point_of_no_kind() -> None:
    s = put(table(2), 10, 3, 0)
    s.deck_to_change(ARMS_PILE).rest = [0, 0, 1, 0, 0, 0]
    go(evaluate(s, 10), "draw arms 3")
    p = s.players[A]
    assert (p.arms, p.drawn, p.plain) == ([0, 0, 1, 0, 0, 0], 1, 1)
    assert GAME.result(s).scores[A] == 2


def test_L_924_a_reward_in_part_or_in_a_worse_way() -> None:
    s = put(table(2), 8, 2, 0)
    go(evaluate(s, 8), "put 1 personal", "pass")
    assert on(s, 5)[A] == 1 and supplies(s, A) == (10, 5)
    none = put(table(2), 6, 2, 0)
    go(evaluate(none, 6), "draw arms 1", "pass")
    assert on_all(none) == 0


def test_L_971_what_only_helps_is_handed_out_without_asking() -> None:
    for tile in (1, 2, 3, 4, 5, 7, 9, 10, 11, 12):
        s = put(table(2), tile, 3, 0)
        evaluate(s, tile)
        while GAME.to_move(s) == CHANCE:
            GAME.apply(s, CHANCE, GAME.pick(s, 0))
        assert not s.frames, tile


def test_L_954_mazarin_finds_an_empty_deck() -> None:
    s = put(table(2), 11, 2, 0)
    s.deck_to_change(INFLUENCE_DECK).rest = [0] * 13
    s.played = [1] + [0] * 12
    evaluate(s, 11)
    go(s, "draw influence 1")
    assert s.players[A].influence == (0,)
