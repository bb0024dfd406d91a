"""Offers, labels, sentences, previews, and touches that are refused."""

import pytest

from games.louis.tables import (
    A,
    ask,
    asked,
    cards,
    chips,
    evaluate,
    go,
    hold,
    lay,
    plots,
    put,
    table,
)
from palatine.core.chance import Sampler
from palatine.core.errors import NotLegal
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER
from palatine.games.louis import GAME
from palatine.games.louis.state import LouisState


def offered(s: LouisState) -> dict[tuple[str, ...], str]:
    view = GAME.view(s, GAME.to_move(s))
    return {offer.touches: offer.text for offer in GAME.face.offers(view)}


def playing() -> LouisState:
    s = table(2)
    lay(s, A, "D05", "E11", "L15")
    cards(s, A, 7, "joker", 2)
    cards(s, 1, 3, 4, 5)
    return ask(s, "turns")


def test_touches_of_a_card() -> None:
    found = offered(playing())
    assert found["card:7", "tile:7", "tile:7", "tile:1"] == "influence 7: 7 7 1"
    assert found["card:7", "tile:7", "stop"] == "influence 7: 7"
    assert found["card:joker", "tile:5", "tile:6"] == "joker: 5 6"
    assert found["card:7", "fetch:3"] == "influence 7: fetch 3"
    assert found["card:7", "nothing"] == "influence 7: nothing"
    assert found["use:four_marker_card", "card:7"] == "four 7"
    assert found["use:swap_influence_card", "card:2"] == "use swap-influence-card: 2"
    assert found["use:pay_2_to_pass",] == "use pay-2-to-pass"


def test_what_shows_a_card_is_locked_and_what_does_not_is_not() -> None:
    view = GAME.view(playing(), A)
    locked = {offer.text: offer.locked for offer in GAME.face.offers(view)}
    assert locked["influence 7: 7"] and locked["four 7"]
    assert not locked["use pay-2-to-pass"]
    buying = evaluate(put(put(table(2), 1, 1, 2), 2, 1, 2), 1)
    assert asked(buying) == (A, "buy")
    assert not any(o.locked for o in GAME.face.offers(GAME.view(buying, A)))


def test_four_markers_are_locked_only_when_the_phase_goes_on_by_itself() -> None:
    s = go(playing(), "four 7")
    assert not any(offer.locked for offer in GAME.face.offers(GAME.view(s, A)))
    last = table(2)
    lay(last, A, "D05")
    cards(last, A, 7, 8)
    go(ask(last, "turns"), "four 7")
    assert all(
        offer.locked for offer in GAME.face.offers(GAME.view(last, A)) if "place" in offer.text
    )


@pytest.mark.parametrize(
    ("touches", "rule"),
    [
        (["card:7", "tile:7", "tile:2"], "L-303"),
        (["card:7", "tile:1"], "L-303"),
        (["card:7", "tile:7", "tile:1", "tile:8"], "L-305"),
        (["card:joker", "tile:1", "tile:3"], "L-307"),
        (["card:3", "tile:3"], "L-302"),
        (["card:3", "fetch:1"], "L-302"),
        (["use:four_marker_card", "card:3"], "L-302"),
        (["use:plus_1_arms"], "L-302"),
        (["pass"], "L-302"),
        (["card:99", "tile:1"], None),
        (["nonsense"], None),
        (["card:1", "garden:orb"], None),  # a card is not played for nothing by a slip
        (["card:1", "tile:1", "garden:orb"], None),
        ([], None),
    ],
)
def test_refused_touches_name_their_rule(touches: list[str], rule: str | None) -> None:
    s = playing()
    action = GAME.face.touched(GAME.view(s, A), touches)
    if rule is None:
        assert action is None or action.text == "place 1"
        return
    assert action is not None
    with pytest.raises(NotLegal) as caught:
        GAME.check(s, A, action)
    assert caught.value.rule == rule


def test_tiles_may_be_touched_in_another_order() -> None:
    view = GAME.view(playing(), A)
    action = GAME.face.touched(view, ["card:joker", "tile:6", "tile:5"])
    assert action is not None and action.text == "joker: 5 6"


def test_every_offer_is_read_back_from_its_touches() -> None:
    positions = [playing(), go(playing(), "four 7")]
    laying = table(2)
    lay(laying, A, "L17")
    hold(laying, A, "L03", "E01", "D04")
    chips(laying, A, "crown orb document")
    positions.append(ask(laying, "missions", CHANCE, 0))
    supply = table(2, round_=2)
    lay(supply, A, "L03", "L07", "E01", "E05", "D01", "D02", "D03", "D04")
    positions.append(ask(supply, "supply-missions"))
    start = table(2, louis=3)
    lay(start, A, "L11", "E08", "E09")
    positions.append(ask(start, "start-missions", CHANCE, 0))
    end = table(2)
    lay(end, A, "D06")
    positions.append(ask(end, "end-missions", CHANCE, 0))
    plot = put(table(2), 5, 1, 2)
    plots(plot, A, 5)
    positions.append(evaluate(plot, 5))
    positions.append(go(evaluate(put(table(2), 6, 2, 0), 6), "draw arms 1"))
    swap = table(2)
    lay(swap, A, "L19")
    hold(swap, A, "L05", "E03")
    positions.append(ask(swap, "swap-missions", CHANCE, 0))
    positions.append(go(swap.clone(), "use swap-missions: L05"))
    for s in positions:
        view = GAME.view(s, A)
        for offer in GAME.face.offers(view):
            action = GAME.face.touched(view, list(offer.touches))
            assert action is not None and action.text == offer.text, offer
            assert GAME.face.sentence(view, action).key.startswith("louis-do-")


def test_previews_tell_points_that_are_certain() -> None:
    s = table(2)
    hold(s, A, "L03")
    chips(s, A, "orb orb ring")
    ask(s, "missions", CHANCE, 0)
    view = GAME.view(s, A)
    assert GAME.face.preview(view, GAME.parse("lay L03: orb ring")) == {"missions": 5}
    go(s, "pass")
    assert GAME.face.preview(GAME.view(s, A), GAME.parse("keep orb")) == {"arms": 2}
    buying = evaluate(put(table(2), 12, 1, 2), 12)
    go(buying, "draw arms 1", "draw intrigue 1")
    assert GAME.face.preview(GAME.view(buying, A), GAME.parse("buy")) == {"arms": 1}
    assert GAME.face.preview(GAME.view(buying, A), GAME.parse("pass")) == {}


# --- few clicks -------------------------------------------------------------------------------


def test_touches_that_leave_no_choice_are_left_out() -> None:
    s = table(2)
    hold(s, A, "L03", "E01")
    chips(s, A, "orb ring")
    found = offered(ask(s, "missions", CHANCE, 0))
    assert found["mission:L03",] == "lay L03: orb ring"  # the only chips that pay for it
    more = table(2)
    hold(more, A, "L03")
    chips(more, A, "orb ring helmet")
    several = offered(ask(more, "missions", CHANCE, 0))
    assert ("mission:L03",) not in several
    assert several["mission:L03", "chip:orb", "chip:ring"] == "lay L03: orb ring"


def test_a_supply_is_asked_for_only_where_there_are_two() -> None:
    s = table(2)
    lay(s, A, "L11", "D06")
    both = offered(ask(s.clone(), "start-missions", CHANCE, 0))
    assert both["use:place_on_tile-1", "from:general"] == "use place-on-tile: general 1"
    s.players[A].general = 0
    one = offered(ask(s.clone(), "start-missions", CHANCE, 0))
    assert one["use:place_on_tile-1",] == "use place-on-tile: personal 1"
    end = offered(ask(s.clone(), "end-missions", CHANCE, 0))
    assert end["tile:9",] == "use place-anywhere-end: personal 9"


def test_L_302_no_choice_takes_more_than_five_clicks() -> None:
    """Issue 16: card, tiles, confirm at most five; nothing else takes more."""
    for seed in range(20):
        s = GAME.new(2 + seed % 3)
        rng = Rng(f"clicks {seed}")
        chance = Sampler(rng)
        while (seat := GAME.to_move(s)) != OVER:
            if seat == CHANCE:
                GAME.apply(s, seat, chance.draw(GAME, s))
                continue
            offers = GAME.face.offers(GAME.view(s, seat))
            assert max(len(offer.touches) for offer in offers) + 1 <= 5, s.frames[-1]
            GAME.apply(s, seat, GAME.parse(offers[rng.below(len(offers))].text))
