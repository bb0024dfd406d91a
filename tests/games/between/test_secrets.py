"""A-33: what a seat knows of hands, last tiles and the pile, and what it can imagine."""

import pytest

from games.between.tables import GAME, choose_all, draw, finish_turn, placing, play, table, texts
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, Frame
from palatine.games.between.state import BetweenState


def imagined(s: BetweenState, viewer: int, times: int = 60) -> list[BetweenState]:
    v = GAME.view(s, viewer)
    worlds = [GAME.imagine(v, Rng(f"{viewer} {i}")) for i in range(times)]
    for world in worlds:
        assert GAME.view(world, viewer).key() == v.key()
        assert GAME.inventory(world) == GAME.inventory(s)
    return worlds


def started(seats: int) -> BetweenState:
    s = GAME.new(seats)
    draw(s)
    assert isinstance(s, BetweenState)
    return s


@pytest.mark.parametrize("round_number", [1, 2])
def test_A_33_a_seat_knows_the_hands_it_has_had(round_number: int) -> None:
    s = started(6)
    while s.round < round_number:
        finish_turn(s)
    held = {seat: [s.hands[seat]] for seat in range(6)}
    for turn in range(4):
        for seat in range(6):
            v = GAME.view(s, seat)
            for place in range(6):
                known = v.hands[place] == s.hands[place]
                had = any(set(s.hands[place]) <= set(hand) for hand in held[seat])
                assert known == had and (known or set(v.hands[place]) == {-1})
        if turn == 3:
            break
        choose_all(s)
        for seat in range(6):
            v = GAME.view(s, seat)
            for c in range(6):
                had = any(set(s.stacks[c]) <= set(hand) for hand in held[seat])
                assert (v.stacks[c] == s.stacks[c]) == had
        finish_turn(s)
        for seat in range(6):
            held[seat].append(s.hands[seat])


def test_A_33_unknown_tiles_may_be_anywhere_known_ones_stay() -> None:
    s = started(5)
    finish_turn(s)
    worlds = imagined(s, 0)
    assert all(w.hands[0] == s.hands[0] and w.hands[1] == s.hands[1] for w in worlds)
    hidden = s.hands[2][0]
    where = {_where(w, hidden) for w in worlds}
    assert {"hand 2", "hand 3", "hand 4", "pile"} >= where and len(where) >= 3


def _where(s: BetweenState, tile: int) -> str:
    for place in range(s.places):
        if tile in s.hands[place]:
            return f"hand {place}"
        if tile in s.stacks[place]:
            return f"stack {place}"
    return "pile" if tile in s.pile else "down" if tile in s.down else "open"


def test_answers_already_given_are_made_up() -> None:
    s = started(3)
    play(s, texts(s, 2)[0], seat=2)
    play(s, texts(s, 2)[0], seat=2)
    play(s, texts(s, 1)[4], seat=1)
    picks = {w.frames[-1].picks for w in imagined(s, 0)}  # type: ignore[attr-defined]
    assert len(picks) > 5
    assert all(len(p[2]) == 2 and len(p[1]) == 1 and p[0] == () for p in picks)
    v = GAME.view(s, 0)
    assert v.frames[-1].to_json()[3] == [[], [-1], [-1, -1]]


def shuffled() -> BetweenState:
    """Seven players, round 2: last tiles and open discards have just gone into the pile."""
    s = placing("kitchen", {(2, 0): "bakery", (3, 0): "buttery"}, seats=7)
    s.round = 2
    pool = list(s.pile)
    s.down, s.down_known = tuple(pool[:3]), (0b0000001, 0b0000011, 0b1000000)
    s.discards = tuple(pool[3:9])
    s.pile = pool[9:12]
    rest = pool[12:]
    s.stacks = [tuple(rest[3 * i : 3 * i + 3]) for i in range(7)]
    s.castles[1] = s.castles[1]
    gone = rest[21:]
    s.shown[3] = tuple(gone)  # wherever: they are open
    play(s, "at -1 0")
    return s


def test_A_33_discards_in_the_pile_stay_known_and_last_tiles_to_those_who_knew_them() -> None:
    s = shuffled()
    assert len(s.back) == 6 and len(s.buried) == 3
    one, two, three = s.buried
    pile = {seat: {t for t in GAME.view(s, seat).pile if t >= 0} for seat in (-1, 0, 1, 2, 6)}
    known = set(s.back)
    assert pile == {
        -1: known,
        0: known | {one, two},
        1: known | {two},
        2: known,
        6: known | {three},
    }
    for world in imagined(s, 1):
        assert set(s.back) | {two} <= set(world.pile)
    # seat 2 cannot tell an old tile of the pile from a buried one, but knows neither is in a hand
    buried = {w.buried for w in imagined(s, 2)}
    assert len(buried) > 10


def test_A_33_drawing_openly_tells_only_what_is_seen() -> None:
    s = shuffled()
    one = s.buried[0]
    play(s, f"draw {_name(one)}")
    assert one in s.since and len(GAME.view(s, 2).buried) == 3
    assert GAME.view(s, 2).buried == (-1, -1, -1)
    candidates = {w.buried[0] for w in imagined(s, 2, 300)}
    assert one in candidates  # it might have been a last tile
    assert all(len(set(w.buried)) == 3 for w in imagined(s, 2))
    assert all(w.buried[0] == one for w in imagined(s, 0))
    back = s.back[0]
    play(s, f"draw {_name(back)}")
    assert back not in s.back and back not in s.since
    assert back not in {b for w in imagined(s, 2, 300) for b in w.buried}


def _name(tile: int) -> str:
    from palatine.games.between.parts import PIECE_IDS

    return PIECE_IDS[tile]


def test_A_33_a_new_deal_hides_again() -> None:
    s = table(7, frames=[Frame("round")])
    s.round = 1
    s.discards, s.pile = tuple(s.pile[60:]), s.pile[:60]
    GAME.advance(s)
    assert s.back == s.buried == s.since == () and GAME.to_move(s) == CHANCE
    draw(s)
    worlds = imagined(s, 0, 40)
    assert len({_where(w, s.hands[3][0]) for w in worlds}) > 3


def test_ludwigs_hand_is_known_to_whoever_passed_it_on() -> None:
    s = GAME.new(2)
    draw(s)
    play(s, texts(s)[0])
    finish_turn(s)  # seat 1 passed its hand to Ludwig
    while GAME.to_move(s) == CHANCE:
        GAME.apply(s, CHANCE, GAME.pick(s, 0))
    assert GAME.view(s, 1).hands[2] == s.hands[2]
    assert GAME.view(s, 0).hands[2] == (-1,) * len(s.hands[2])
    assert GAME.view(s, -1).hands == [(-1,) * len(h) for h in s.hands]


def test_what_a_seat_has_passed_on_stands_beside_who_holds_it() -> None:
    s = started(5)
    for _ in range(2):  # once while stacks lie under the tokens, once in the next hands
        choose_all(s)
        seen = _eyes(s, 0)
        assert seen == ({1: 7} if s.turn == 0 else {1: 5, 2: 5})
        finish_turn(s)
        assert _eyes(s, 0) == ({1: 7} if s.turn == 1 else {1: 5, 2: 5})
    assert _eyes(s, -1) == {}


def _eyes(s: BetweenState, viewer: int) -> dict[int, int]:
    """The hands that the list of players says a viewer knows, by seat; the inspector names them."""
    v = GAME.view(s, viewer)
    found = {}
    for seat, facts in enumerate(GAME.face.status(v).seats):
        told = GAME.face.about(v, f"seen:{seat}")
        eyes = [fact for fact in facts if fact.icon == "eye"]
        assert bool(eyes) == (told is not None)
        if told is not None:
            rooms = told.does[0].args["rooms"]
            assert isinstance(rooms, list) and str(len(rooms)) == eyes[0].value
            found[seat] = len(rooms)
    return found
