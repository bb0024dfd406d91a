"""Draws anybody can recompute, and the drivers that make them."""

import hashlib
import hmac

import pytest

from palatine.core.chance import (
    Driver,
    Recorded,
    Sampler,
    Scripted,
    Seeded,
    Stacked,
    commitment,
    draw_number,
)
from palatine.core.errors import BadRecord, NotLegal
from palatine.core.rng import Rng
from palatine.core.state import CHANCE
from palatine.games._template import GAME

SEED = bytes(range(32))
LARGE = 2**63 + 1  # nearly half of all words are refused


def words_of(seed: bytes, words: str, deck: str, k: int, block: int) -> list[int]:
    """The four numbers of a block, as the document about fairness lays them down."""
    message = words.encode() + b"\n" + deck.encode() + b"\n%d\n%d" % (k, block)
    digest = hmac.digest(seed, message, "sha256")
    return [int.from_bytes(digest[i : i + 8], "big") for i in (0, 8, 16, 24)]


def test_the_first_word_below_the_limit_gives_the_number() -> None:
    for k in range(50):
        for total in (1, 2, 6, 30, 1000):
            first = words_of(SEED, "u7 x9", "cards", k, 0)[0]
            assert draw_number(SEED, "u7 x9", "cards", k, total) == first % total


def test_draws_are_these() -> None:
    assert draw_number(SEED, "u7 x9", "cards", 0, 30) == 26
    assert draw_number(SEED, "u7 x9", "cards", 1, 30) == 27
    assert draw_number(SEED, "u7 x9", "rooms", 0, 1000) == 961
    assert draw_number(SEED, "u7 x9", "cards", 0, LARGE) == 2689288990239759266


def test_words_beyond_the_limit_are_refused_and_blocks_go_on() -> None:
    refused = blocks = 0
    for k in range(200):
        words = [w for block in range(9) for w in words_of(SEED, "-", "d", k, block)]
        place = next(i for i, w in enumerate(words) if w < LARGE)
        refused += place > 0
        blocks += place > 3
        assert draw_number(SEED, "-", "d", k, LARGE) == words[place]
    assert refused > 50 and blocks > 3


def test_every_part_of_the_message_counts() -> None:
    first = draw_number(SEED, "a b", "cards", 0, 2**60)
    others = [
        draw_number(SEED[::-1], "a b", "cards", 0, 2**60),
        draw_number(SEED, "a c", "cards", 0, 2**60),
        draw_number(SEED, "a b", "rooms", 0, 2**60),
        draw_number(SEED, "a b", "cards", 1, 2**60),
    ]
    assert len({first, *others}) == 5


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def deal(driver: Driver, cards: int) -> list[str]:
    """The first cards that a driver deals of the smallest game."""
    s = GAME.new(2)
    texts = []
    for _ in range(cards):
        action = driver.draw(GAME, s)
        GAME.apply(s, CHANCE, action)
        texts.append(action.text)
    return texts


def test_seeded_draws_by_number_and_never_uses_a_number_twice() -> None:
    driver = Seeded(SEED, ["u7", "x9"])
    s = GAME.new(2)
    for k in range(3):
        n = draw_number(SEED, "u7 x9", "cards", k, 30)
        assert driver.draw(GAME, s) == GAME.pick(s, n)  # s stays: as after an undo
    assert driver.counts == {"cards": 3}
    later = Seeded(SEED, ["u7", "x9"], {"cards": 3})
    n = draw_number(SEED, "u7 x9", "cards", 3, 30)
    assert later.draw(GAME, s) == GAME.pick(s, n)


def test_stacked_gives_both_games_of_a_pair_the_same_deck() -> None:
    assert deal(Stacked("pair 1"), 6) == deal(Stacked("pair 1"), 6)
    assert deal(Stacked("pair 1"), 6) != deal(Stacked("pair 2"), 6)


def test_sampler_draws_what_is_there() -> None:
    assert deal(Sampler(Rng("s")), 6) == deal(Sampler(Rng("s")), 6)


def test_scripted_draws_what_it_is_told_then_goes_on() -> None:
    assert deal(Scripted(["draw 5"] * 6), 6) == ["draw 5"] * 6
    texts = deal(Scripted(["draw 1", "draw 2"], Sampler(Rng("after"))), 5)
    assert texts[:2] == ["draw 1", "draw 2"] and len(texts) == 5
    with pytest.raises(AssertionError):
        deal(Scripted(["draw 1"]), 2)


def test_scripted_refuses_what_the_deck_does_not_hold() -> None:
    s = GAME.new(4)
    driver = Scripted(["draw 5"] * 7)
    for _ in range(6):
        GAME.apply(s, CHANCE, driver.draw(GAME, s))
    with pytest.raises(NotLegal):
        driver.draw(GAME, s)


def test_recorded_draws_what_was_drawn_and_notices_the_end() -> None:
    driver = Recorded(["draw 1", "draw 5"])
    assert deal(driver, 2) == ["draw 1", "draw 5"]
    with pytest.raises(BadRecord):
        driver.draw(GAME, GAME.new(2))
