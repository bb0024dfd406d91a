"""T-1011, T-1010: what each seat may see, and the worlds that fit it."""

import pytest

from contract.plays import Case, Play, some_move
from contract.secrets import CHECKS as SECRETS
from games.torres.tables import GAME, START, end_turns, opened, play, table
from palatine.core.chance import AnyGame, Sampler, Scripted
from palatine.core.data import canonical
from palatine.core.events import EVERYBODY, Event, only
from palatine.core.native import HIDDEN
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, SPECTATOR, WHOLE
from palatine.games.torres import parts
from palatine.games.torres.parts import COPIES, KINDS, LEAP, SIX, VAULT
from palatine.games.torres.state import TorresState

WORLDS = 150


def worlds(s: TorresState, viewer: int) -> list[TorresState]:
    """Many tables a viewer imagines, each of which looks to him as this one does."""
    v = GAME.view(s, viewer)
    rng = Rng(f"worlds {viewer}")
    found = [GAME.imagine(v, rng) for _ in range(WORLDS)]
    for world in found:
        assert world.viewer == WHOLE
        assert GAME.view(world, viewer).key() == v.key()
        assert GAME.inventory(world) == GAME.inventory(s)
    return found


def drawn_all(s: TorresState, rng: Rng) -> None:
    while GAME.to_move(s) == CHANCE:
        GAME.apply(s, CHANCE, GAME.pick(s, rng.below(GAME.total(s))))


def test_T_1011_a_seat_sees_its_own_hand_and_only_backs_of_others() -> None:
    s = table(START, ["c3", "f3", "f6"], "d1", cards=[["A-01"], ["A-02", "A-03"], []])
    assert GAME.view(s, 0).hands == [(LEAP,), (HIDDEN, HIDDEN), ()]
    assert GAME.view(s, 1).hands == [(HIDDEN,), (1, 2), ()]
    assert GAME.view(s, SPECTATOR).hands == [(HIDDEN,), (HIDDEN, HIDDEN), ()]


def test_T_1011_what_lies_open_everybody_sees() -> None:
    match = opened(3, ["draw vault"])
    match.play("buy")
    match.play("marker")
    s = match.state
    for viewer in (0, 1, 2, SPECTATOR):
        v = GAME.view(s, viewer)
        assert v.viewer == viewer
        assert (v.bought, v.ap, v.scores, v.points) == (1, 3, s.scores, s.points)
        assert (v.stacks, v.supply, v.king, v.start) == (s.stacks, s.supply, s.king, s.start)
        assert [int(k) for k in v.knights] == [int(k) for k in s.knights]
        assert (v.occupied, v.phase, v.round, v.in_hand) == (s.occupied, 1, 1, -1)
        assert v.decks[0].size() == 39


def test_T_105_the_common_deck_shows_its_size_and_nothing_else() -> None:
    s = table(START, ["c3", "f3"], "d1", cards=[["A-01"], ["A-02"]])
    for viewer in (0, 1, SPECTATOR):
        deck = GAME.view(s, viewer).decks[0]
        assert (deck.rest, deck.top, deck.bottom, deck.unseen) == ([0] * KINDS, [], [], 38)


def test_T_303_which_cards_were_bought_in_this_turn_only_the_buyer_knows() -> None:
    match = opened(2, ["draw vault"])
    match.play("buy")
    assert GAME.view(match.state, 0).fresh == (VAULT,)
    assert GAME.view(match.state, 1).fresh == (HIDDEN,)
    assert GAME.view(match.state, SPECTATOR).fresh == (HIDDEN,)
    end_turns(match, 1)
    assert GAME.view(match.state, 0).fresh == ()


def test_T_1010_only_the_buyer_sees_the_cards_looked_at() -> None:
    match = opened(2, ["draw leap_two", "draw vault", "draw six_ap"], variant="own_deck")
    match.play("buy")
    assert GAME.view(match.state, 0).looking == (LEAP, VAULT, SIX)
    assert GAME.view(match.state, 1).looking == (HIDDEN,) * 3
    assert GAME.view(match.state, SPECTATOR).looking == (HIDDEN,) * 3


def test_T_1010_L_21_which_end_cards_went_back_to_all_see_and_their_faces_only_the_buyer() -> None:
    for where in ("top", "under"):
        match = opened(2, ["draw leap_two", "draw vault", "draw six_ap"], variant="own_deck")
        match.play("buy")
        match.play("keep vault")
        match.play(f"back six_ap leap_two {where}")
        own = GAME.view(match.state, 0).decks[0]
        placed = own.top if where == "top" else own.bottom
        assert (placed, own.unseen, own.size()) == ([SIX, LEAP], 7, 9)
        for viewer in (1, SPECTATOR):
            deck = GAME.view(match.state, viewer).decks[0]
            ends = (deck.top, deck.bottom) if where == "top" else (deck.bottom, deck.top)
            assert (*ends, deck.unseen) == ([HIDDEN, HIDDEN], [], 7)
            assert deck.knows_top + deck.knows_bottom == [0, 0]


def seen_of_a_purchase(game: AnyGame, kept: str, back: str) -> str:
    """All that others see and are told of a purchase by seat 0."""
    s = opened(2, variant="own_deck").state
    out: list[Event] = []
    driver = Scripted(["draw leap_two", "draw vault", "draw six_ap"])
    for text in ("buy", f"keep {kept}", back):
        game.apply(s, 0, game.parse(text), out)
        while game.to_move(s) == CHANCE:
            game.apply(s, CHANCE, driver.draw(game, s), out)
    told = [event.to_json() for event in out if event.is_for(1) or event.is_for(SPECTATOR)]
    return canonical([game.view(s, 1).key(), game.view(s, SPECTATOR).key(), told])


UNDER = [
    ("vault", "back leap_two six_ap under"),
    ("vault", "back six_ap leap_two under"),
    ("six_ap", "back vault leap_two under"),
]


def test_T_1010_of_a_purchase_others_learn_which_end_and_not_a_byte_more() -> None:
    under = {seen_of_a_purchase(GAME, kept, back) for kept, back in UNDER}
    assert len(under) == 1
    assert '"torres-event-back-under"' in under.pop()
    top = seen_of_a_purchase(GAME, "vault", "back six_ap leap_two top")
    assert '"torres-event-back-top"' in top and "under" not in top


def test_T_1010_of_version_1_hides_the_end_as_well() -> None:
    cases = [*UNDER, ("vault", "back six_ap leap_two top")]
    old = GAME.for_version(1)
    assert len({seen_of_a_purchase(old, kept, back) for kept, back in cases}) == 1


def test_T_1010_where_a_look_finds_cards_put_on_top_all_see_them_go() -> None:
    for where, left in (("top", 0), ("under", 2)):  # after `top` one more is drawn, else three
        s = opened(2, variant="own_deck").state
        driver = Scripted(["draw leap_two", "draw vault", "draw six_ap"], Sampler(Rng(where)))
        for text in ("buy", "keep vault", f"back six_ap leap_two {where}", "buy"):
            GAME.apply(s, 0, GAME.parse(text))
            while GAME.to_move(s) == CHANCE:
                GAME.apply(s, CHANCE, driver.draw(GAME, s))
        deck = GAME.view(s, 1).decks[0]
        assert (len(deck.top), len(deck.bottom), deck.size()) == (0, left, 6)


def test_T_1001_a_draw_is_told_to_the_buyer_and_reveals_to_him_alone() -> None:
    match = opened(3, ["draw vault"])
    told = match.play("buy")
    got = next(event for event in told if event.key == "torres-event-got")
    assert (got.seen_by, got.reveals) == (only(0), only(0))
    assert not got.is_for(1) and not got.is_for(SPECTATOR)


def test_T_1010_a_look_is_told_to_the_buyer_and_cannot_be_taken_back() -> None:
    s = bought(4, Rng("fixed"))
    s.decks[0].rest = [0] * KINDS  # all that is left has been put back before: nothing is drawn
    s.decks[0].top, s.decks[0].knows_top = [LEAP, SIX, VAULT], [only(0)] * 3
    s.bought, s.ap = 0, 5
    told = play(s, "buy")
    assert s.frames[-1].step == "keep"
    looked = next(event for event in told if event.key == "torres-event-looked")
    assert (looked.seen_by, looked.reveals) == (only(0), only(0))
    kept = play(s, "keep vault")[0]
    assert (kept.seen_by, kept.reveals) == (only(0), 0)  # no news to anybody: may be taken back
    back = play(s, "back leap_two six_ap top")[0]
    assert (back.seen_by, back.reveals) == (EVERYBODY, 0)  # no face is told: may be taken back too


@pytest.mark.parametrize(("variant", "shown"), [("basic", 0b110), ("own_deck", 0b110)])
def test_T_1002_a_card_played_from_a_secret_hand_reveals_to_the_others(
    variant: str, shown: int
) -> None:
    options = {"variant": variant}
    s = table(START, ["c3", "f3", "f6"], "d1", cards=[["A-06"], [], []], options=options)
    event = play(s, "play six_ap")[0]
    assert (event.seen_by, event.reveals) == (EVERYBODY, shown)


def test_T_1002_in_the_master_version_a_played_card_can_be_taken_back() -> None:
    match = opened(2, [], variant="master", master="M-01")
    event = match.play("play six_ap")[0]
    assert (event.seen_by, event.reveals) == (EVERYBODY, 0)
    assert match.undo() == "play six_ap"
    match = opened(2, ["draw vault"], variant="basic")
    match.play("buy")
    with pytest.raises(Exception, match="error-no-undo"):
        match.undo()


def test_T_105_imagined_worlds_give_every_card_that_may_be_there_and_no_other() -> None:
    cards = [["A-01"] * 2, ["A-02"], ["A-10", "A-10"]]
    s = table(START, ["c3", "f3", "f6"], "d1", cards=cards)
    s.gone[1] = (LEAP, LEAP)
    s.decks[0].rest[LEAP] = 0
    found = worlds(s, 0)
    assert {world.hands[0] for world in found} == {(LEAP, LEAP)}
    others = {kind for world in found for kind in world.hands[1] + world.hands[2]}
    assert others == set(range(KINDS)) - {LEAP}  # all four leaps are placed
    for world in found:
        counts = world.decks[0].contents()
        for hand in world.hands + world.gone:
            for kind in hand:
                counts[kind] += 1
        assert counts == [COPIES] * KINDS


def test_T_303_imagined_fresh_cards_are_in_the_imagined_hand() -> None:
    match = opened(2, ["draw vault", "draw vault"])
    match.play("buy")
    match.play("buy")
    fresh = set()
    for world in worlds(match.state, 1):
        assert world.fresh == world.hands[0]
        fresh.add(world.fresh)
    assert len(fresh) > 20
    match = opened(2, ["draw vault", "draw leap_two"])
    match.play("buy")
    end_turns(match, 2)
    match.play("buy")  # one old card and one new, of which the other seat knows neither
    for world in worlds(match.state, 1):
        assert len(world.fresh) == 1 and world.fresh[0] in world.hands[0]


def test_T_1010_ones_own_deck_is_known_but_for_the_order_of_its_middle() -> None:
    match = opened(2, ["draw leap_two", "draw vault", "draw six_ap"], variant="own_deck")
    match.play("buy")
    match.play("keep vault")
    match.play("back six_ap leap_two top")
    for world in worlds(match.state, 0):
        deck = world.decks[0]
        assert deck.to_json() == match.state.decks[0].to_json()


def bought(purchases: int, rng: Rng) -> TorresState:
    """Seat 0 has bought so many cards with a deck of its own, each choice any."""
    s = table(START, ["c3", "f3"], "d1", options={"variant": "own_deck"})
    for _ in range(purchases):
        s.bought, s.ap = 0, 5
        GAME.apply(s, 0, GAME.parse("buy"))
        drawn_all(s, rng)
        while s.frames[-1].step != "turn":
            legal = GAME.legal(s, 0)
            GAME.apply(s, 0, legal[rng.below(len(legal))])
    return s


@pytest.mark.parametrize("purchases", [0, 1, 2, 4, 6, 8, 9, 10])
def test_T_1010_imagined_decks_of_others_have_the_shape_that_everybody_saw(
    purchases: int,
) -> None:
    s = bought(purchases, Rng(f"shapes {purchases}"))
    true = s.decks[0]
    for world in worlds(s, 1):
        deck = world.decks[0]
        assert (len(deck.top), len(deck.bottom)) == (len(true.top), len(true.bottom))
        assert deck.knows_top + deck.knows_bottom == [only(0)] * (deck.size() - deck.unordered())
        assert sorted(deck.contents()) == sorted([0] * purchases + [1] * (10 - purchases))


@pytest.mark.parametrize("purchases", [0, 1, 4, 9])
def test_T_1010_of_version_1_has_decks_of_every_shape_that_play_can_give(purchases: int) -> None:
    rng = Rng(f"shapes {purchases}")
    true = {shape_of(bought(purchases, rng)) for _ in range(80)}
    s = bought(purchases, rng)
    old = GAME.for_version(1)
    v = old.view(s, 1)
    imagined = [old.imagine(v, rng) for _ in range(WORLDS)]
    assert {shape_of(world) for world in imagined} == true
    assert all(old.view(world, 1).key() == v.key() for world in imagined)


def shape_of(s: TorresState) -> tuple[int, int]:
    return len(s.decks[0].top), len(s.decks[0].bottom)


@pytest.mark.parametrize("purchases", [0, 2, 5, 8])
@pytest.mark.parametrize("kept", [False, True])
def test_T_1010_imagined_looks_of_another_fit_as_well(purchases: int, kept: bool) -> None:
    rng = Rng(f"looks {purchases}")
    s = bought(purchases, rng)
    s.bought, s.ap = 0, 5
    GAME.apply(s, 0, GAME.parse("buy"))
    drawn_all(s, rng)
    if kept:
        GAME.apply(s, 0, GAME.legal(s, 0)[0])
    hands = set()
    for world in worlds(s, 1):
        deck = world.decks[0]
        cards = [*deck.top, *deck.bottom, *world.looking, *world.hands[0]]
        cards += [kind for kind in range(KINDS) for _ in range(deck.rest[kind])]
        assert sorted(cards) == list(range(KINDS))
        hands.add((world.hands[0], world.looking))
        assert shape_of(world) == shape_of(s)
        drawn = GAME.legal(world, 0)  # the world can be played on
        GAME.apply(world, 0, drawn[0])
    assert len(hands) >= 10


def test_T_1010_a_world_imagined_in_the_middle_of_a_look_can_be_drawn_from() -> None:
    rng = Rng("middle")
    for purchases in range(6):
        s = bought(purchases, rng)
        s.bought, s.ap = 0, 5
        GAME.apply(s, 0, GAME.parse("buy"))
        while GAME.to_move(s) == CHANCE:
            for world in worlds(s, 1)[:20] + worlds(s, 0)[:5]:
                assert world.decks[0].top == []  # those would have been taken before
                drawn_all(world, rng)
                assert world.frames[-1].step == "keep"
            GAME.apply(s, CHANCE, GAME.pick(s, 0))


def test_T_1011_in_the_master_version_there_is_one_world() -> None:
    s = GAME.new(3, {"variant": "master", "master": "M-01"})
    play(s, "castle d4")
    for viewer in (0, 2, SPECTATOR):
        assert {world.key() for world in worlds(s, viewer)} == {s.key()}


def test_T_1010_cards_of_absent_colours_are_in_no_world() -> None:
    s = bought(3, Rng("absent"))
    for world in worlds(s, SPECTATOR):
        assert sum(deck.size() for deck in world.decks) + len(world.hands[0]) == 20
        assert len(set(world.hands[0])) == 3
        assert parts.COPIES == 4


class Buying(Play):
    """A game in which cards are bought whenever the dice allow it, until decks are empty."""

    def _play(self, rng: Rng) -> None:
        game = self.game
        while not game.is_over(self.states[-1]):
            s = self.states[-1].clone()
            who, action = some_move(game, s, rng)
            if who != CHANCE and rng.below(3) > 0:
                buying = [a for a in game.legal(s, who) if a.text == "buy"]
                action = buying[0] if buying else action
            told: list[Event] = []
            game.apply(s, who, action, told)
            self.states.append(s)
            self.moves.append((who, action))
            self.events.append(told)


@pytest.mark.parametrize(("seats", "variant"), [(2, "own_deck"), (3, "own_deck"), (3, "basic")])
def test_T_1010_games_full_of_purchases_keep_every_secret(seats: int, variant: str) -> None:
    options = GAME.meta.read_options({"variant": variant})
    bought_out = Buying(Case("torres", seats, options), 0, 20)
    assert min(deck.size() for deck in bought_out.states[-1].decks) <= 1
    for check in SECRETS:
        check(bought_out)
