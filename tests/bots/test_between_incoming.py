"""Between Two Castles: what an opponent knows of the tiles that will come to each castle."""

import pytest

from games.between.tables import GAME, choose_all, draw, finish_turn
from palatine.bots.games.between.deliberation import Deliberation
from palatine.bots.games.between.incoming import IncomingTiles
from palatine.bots.games.between.rollout import LAY, TURNS
from palatine.bots.games.between.weights import Weights
from palatine.core.state import CHANCE
from palatine.games.between.state import BetweenState
from palatine.games.between.view import knows_hand

BOTH_ROUNDS = pytest.mark.parametrize("number", [1, 2])


def choosing(number: int, turn: int, seats: int = 3) -> BetweenState:
    """Everybody is about to choose in this turn of a round."""
    s = GAME.new(seats)
    assert isinstance(s, BetweenState)
    draw(s)
    while (s.round, s.turn) != (number, turn):
        finish_turn(s)
    while s.frames[-1].step == "assign":
        seat = GAME.to_move(s)
        GAME.apply(s, seat, GAME.legal(s, seat)[0])
    return s


def seen_by(s: BetweenState, seat: int, *, trusting: bool = True) -> IncomingTiles:
    return thought_of(s, seat, trusting=trusting).incoming


def thought_of(s: BetweenState, seat: int, *, trusting: bool = True) -> Deliberation:
    """As somebody sees it who takes all others for players who choose, or none of them."""
    view = GAME.view(s, seat)
    assert isinstance(view, BetweenState)
    weights = Weights()
    weights.careless = -99.0 if trusting else 99.0
    return Deliberation(view, weights, 4)


@BOTH_ROUNDS
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_B_209_hands_that_were_seen_are_known_when_they_come(number: int, turn: int) -> None:
    """While tiles are placed, the next hand of everybody whose hand the viewer has had."""
    s = choosing(number, turn, seats=4)
    givers = {place: s.right_of(place) if number == 1 else s.left_of(place) for place in range(4)}
    had = {place: knows_hand(s, 1, givers[place]) for place in range(4)}
    choose_all(s)
    passed = seen_by(s, 1).passed
    finish_turn(s)
    for place in range(4):
        assert passed[place] == (s.hands[place] if had[place] else ())
    assert sum(had.values()) == turn + 1


@BOTH_ROUNDS
def test_A_33_while_choosing_others_are_thought_to_take_what_looks_best(number: int) -> None:
    s = choosing(number, 2)
    incoming = seen_by(s, 0)
    giver = s.right_of(0) if number == 1 else s.left_of(0)
    assert set(incoming.passed[0]) < set(s.hands[giver])
    assert len(incoming.passed[0]) == len(s.hands[giver]) - 2
    taken = [tile for tile in s.hands[giver] if tile not in incoming.passed[0]]
    best = incoming.best_of(giver, s.hands[giver])
    assert best in taken
    rest = tuple(tile for tile in s.hands[giver] if tile != best)
    assert incoming.best_of(s.right_of(giver), rest) in taken


@BOTH_ROUNDS
def test_A_33_a_hand_nobody_has_shown_is_not_known(number: int) -> None:
    incoming = seen_by(choosing(number, 0), 0)
    assert incoming.passed == [(), (), ()]
    assert [incoming.hand_of(place) for place in range(3)] == [(), (), ()]


@BOTH_ROUNDS
def test_B_209_the_rest_of_the_hand_goes_to_the_next_one(number: int) -> None:
    s = choosing(number, 1)
    incoming = seen_by(s, 0)
    receiver = s.left_of(0) if number == 1 else s.right_of(0)
    assert incoming.receiver() == receiver
    assert incoming.other_castle() == 1  # with three, the one that is not the viewer's
    hand = s.hands[0]
    pair = (incoming.best_of(1, hand), hand[0])
    offer = incoming.handed(1, pair)
    assert len(offer) == 2 and not set(offer) & set(pair) and set(offer) < set(hand)
    rest = [tile for tile in hand if tile not in pair and tile not in offer]
    assert min(incoming.first_value(1, tile) for tile in offer) >= max(
        incoming.first_value(1, t) for t in rest
    )
    untouched = 2 if number == 1 else 0  # the viewer's castle with the other neighbour
    assert incoming.handed(untouched, pair) == ()


def test_B_210_after_the_last_turn_nothing_is_passed_on() -> None:
    incoming = seen_by(choosing(1, TURNS - 1), 0)
    assert incoming.receiver() == incoming.other_castle() == -1
    assert incoming.passed == [(), (), ()]


@BOTH_ROUNDS
@pytest.mark.parametrize("seats", [2, 3, 7])
@pytest.mark.parametrize("turn", range(TURNS))
@pytest.mark.parametrize("trusting", [True, False])
def test_B_202_every_castle_gets_two_tiles_a_turn(
    number: int, seats: int, turn: int, trusting: bool
) -> None:
    """Laid, known or drawn: no tile is forgotten, none counted twice."""
    s = choosing(number, turn, seats)
    assert s.frames[-1].step == "choose" and GAME.to_move(s) != CHANCE
    deliberation = thought_of(s, 0, trusting=trusting)
    options = deliberation.options(GAME.legal(GAME.view(s, 0), 0), 6)
    turns = TURNS * (2 - number) + TURNS - turn
    for branch in deliberation.standing + [b for option in options for b in option.changed]:
        drawn = len(deliberation.incoming.sizes[branch.castle])
        tiles = (branch.op == LAY) + len(branch.known) + len(branch.then) + drawn
        assert tiles == 2 * turns


def test_a_tile_that_the_next_one_wants_is_in_nobodys_dream_but_theirs() -> None:
    """The castle we have no part in is judged without the tiles that we keep."""
    s = choosing(1, 0)
    deliberation = thought_of(s, 0)
    hot = deliberation.incoming.best_of(1, s.hands[0])
    seen = set()
    for option in deliberation.options(GAME.legal(GAME.view(s, 0), 0), 9):
        keeps = any(branch.what == hot for branch in option.changed if branch.op == LAY)
        (other,) = [branch for branch in option.changed if branch.castle == 1]
        assert (hot in other.then[-1]) != keeps
        seen.add(keeps)
    assert seen == {True, False}
