"""How a game comes to its end, and what everybody may see of stacks and decks."""

from games.castles.tables import GAME, keys, on_market, place_text, play, spot, table, texts
from games.castles.test_rounds import opened
from palatine.core.chance import AnyGame
from palatine.core.match import Match
from palatine.core.state import CHANCE, OVER
from palatine.games.castles.parts import TILE_NUMBER
from palatine.games.castles.state import CastlesState


def last_refill(cards: int) -> CastlesState:
    """The builder has passed; so many cards are left, three slots are empty."""
    s = table(builder=0)
    on_market(s, p15000="R100-7", p10000="R100-8")
    s.cards_left = cards
    s.discards = [0, 0, 2, 2, 0, 0, 0, 0, 0, 0]
    play(s, "take 5000")
    return s


def test_C_701_A_23_the_round_in_which_the_deck_runs_out_is_the_last() -> None:
    s = last_refill(3)
    play(s, "card 300", "tile R300-1", "card 300", "tile R300-2")
    assert not s.last
    assert "last-round" in keys(play(s, "card 450"))
    assert s.last
    play(s, "tile R450-1", "keep", "take 5000")
    assert s.round == 3 and s.to_move() == 1
    play(s, "take 5000")
    assert s.to_move() == OVER and GAME.result(s).over


def test_C_702_D_11_discarded_cards_are_shuffled_for_the_slots_still_empty() -> None:
    s = last_refill(2)
    box = sum(s.card_rest) - 2
    play(s, "card 300", "tile R300-1", "card 450", "tile R450-1")
    assert s.last and s.to_move() == CHANCE
    assert s.cards_left == 6  # four from before and the two just turned
    assert [n for n in s.card_rest if n] == [2, 2, 1, 1]
    assert s.boxed == box  # D-11: what lies in the box stays there
    play(s, "card 200", "tile R200-1")
    assert -1 not in s.market
    assert s.last  # reshuffled cards on the deck do not lift the mark


def test_A_24_a_short_market_when_no_card_names_a_stack_with_tiles() -> None:
    s = last_refill(1)
    s.stacks = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    s.discards = [0] * 10
    play(s, "card 300", "tile R300-1")
    assert s.market.count(-1) == 2 and s.frames[-1].step == "price"
    assert "empty" in texts(s)  # the builder chooses which slots stay empty
    play(s, "empty", "price R300-1", "price R100-8", "empty")
    assert [t >= 0 for t in s.market] == [False, True, True, False, True]


def only_money(game: AnyGame) -> CastlesState:
    """One player who buys nothing, to the end."""
    s: CastlesState = game.new(1)
    while s.to_move() != OVER:
        if s.to_move() == CHANCE:
            game.apply(s, CHANCE, game.pick(s, 0))
        else:
            texts = [action.text for action in game.legal(s, 0)]
            text = "take 5000" if "take 5000" in texts else texts[0]
            game.apply(s, 0, game.parse(text))
    return s


def test_A_48_one_player_who_only_takes_money_plays_until_the_cards_run_out() -> None:
    """C-1002: 33 cards, three a round; no house rule is needed to end it."""
    s = only_money(GAME)
    assert s.last and s.round == 11 and s.idle == 11
    assert s.money == [15_000 + 11 * 5_000]


def test_A_48_of_version_1_ended_the_game_of_one_player_after_eight_rounds() -> None:
    s = only_money(GAME.for_version(1))
    assert not s.last and s.round == 8
    old = play_a_table_of_two(GAME.for_version(1))
    new = play_a_table_of_two(GAME)
    assert old.key() == new.key()  # nothing else has changed


def play_a_table_of_two(game: AnyGame) -> CastlesState:
    match = Match(game, 2, "the same luck")
    for number in range(60):
        match.play(match.legal()[number % len(match.legal())])
    state: CastlesState = match.state
    return state


def test_A_47_A_48_eight_rounds_without_a_purchase_end_the_game() -> None:
    s = opened(2)
    passed = 0
    while s.to_move() != OVER:
        text = "keep" if s.frames[-1].step == "price" else "take 5000"
        passed += text == "take 5000"
        play(s, text)
    assert (passed, s.round) == (16, 8)
    assert not s.last
    # a hallway is a purchase: the count begins anew
    s = opened(2)
    play(s, "keep", "buy hallway")
    play(s, texts(s)[0], "take 5000")
    assert s.idle == 0


def test_A_41_money_has_no_limit() -> None:
    s = table(money=10**7)
    play(s, "take 5000")
    assert s.money[0] == 10**7 + 5000


def test_D_19_hallways_are_one_stack() -> None:
    s = table()
    assert s.hallways == 5
    play(s, "buy hallway", place_text(spot(s.castles[0], "hallway", 0)))
    assert s.hallways == 4


def test_A_46_D_25_sizes_are_public_rooms_and_cards_are_not() -> None:
    s = opened(3)
    v = GAME.view(s, 0)
    assert v.stacks == s.stacks and v.cards_left == s.cards_left
    s.deck_rooms, s.deck_sizes = (TILE_NUMBER["R300-1"],), (4,)
    v = GAME.view(s, 0)
    assert v.deck_sizes == (4,) and v.deck_rooms == (-1,)
