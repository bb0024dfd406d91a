"""Chance as a player: who chooses the outcome of a draw, and how it can be checked later.

The k-th draw from deck d (k from 0) takes a number below the sum of weights from the words

    HMAC-SHA256(key = seed, message = words + LF + d + LF + k + LF + block)

where `words` are the seats' words joined by one space, k and block (from 0) are decimal, all in
UTF-8. Each digest holds four 64-bit words, big-endian. A word w is refused when it is not below
the largest multiple of the sum that 64 bits hold; the next word (then block) is tried. The number
is w modulo the sum.
"""

import hashlib
import hmac
from typing import Any

from palatine.core.action import Action
from palatine.core.errors import BadRecord
from palatine.core.game import Game
from palatine.core.native import mypyc_attr
from palatine.core.rng import Rng

AnyGame = Game[Any]


def commitment(seed: bytes) -> str:
    """The hash of a seed, shown before the game."""
    return hashlib.sha256(seed).hexdigest()


def word_commitment(table: str, seat: int, word: str) -> str:
    """The hash of a seat's luck word, shown before any word is opened.

    `table` is the table's own commitment. Since it is part of the text, nobody can have made this
    hash before he knew the table's commitment, and the hash is of no use at another table or
    another start. Since the seat is part of it, it cannot be copied from another seat.
    """
    return hashlib.sha256(f"palatine word\n{table}\n{seat}\n{word}".encode()).hexdigest()


def draw_number(seed: bytes, words: str, deck: str, k: int, total: int) -> int:
    """The number of the k-th draw from a deck, as the docstring of this module defines it."""
    limit = 2**64 // total * total
    block = 0
    while True:
        message = f"{words}\n{deck}\n{k}\n{block}".encode()
        digest = hmac.new(seed, message, hashlib.sha256).digest()
        for at in range(0, 32, 8):
            word = int.from_bytes(digest[at : at + 8], "big")
            if word < limit:
                return word % total
        block += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver:
    """Chooses the outcomes of draws. `draw` is called when CHANCE is asked."""

    def draw(self, game: AnyGame, s: Any) -> Action:
        raise AssertionError("a driver has its own draw")


class Seeded(Driver):
    """The driver of a table: one stream for each deck, from a secret seed and the seats' luck
    words.

    A number k is used once: after an undo the next draw is a new one, since `counts` is not taken
    back.
    """

    def __init__(self, seed: bytes, words: list[str], counts: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.words = " ".join(words)
        self.counts: dict[str, int] = dict(counts or {})

    def draw(self, game: AnyGame, s: Any) -> Action:
        asked = game.pending(s)[0]
        k = self.counts.get(asked.deck, 0)
        self.counts[asked.deck] = k + 1
        return game.pick(s, draw_number(self.seed, self.words, asked.deck, k, asked.total))


class Stacked(Seeded):
    """A driver for paired games: two games with the same name have the same order of every deck."""

    def __init__(self, name: str) -> None:
        super().__init__(hashlib.sha256(name.encode()).digest(), [])


class Sampler(Driver):
    """A driver for search and tests: random outcomes, fairly weighted and fast."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def draw(self, game: AnyGame, s: Any) -> Action:
        return game.pick(s, self.rng.below(game.total(s)))


class Scripted(Driver):
    """A driver for tests: the given outcomes in order, then those of `after` if there is one."""

    def __init__(self, texts: list[str], after: Driver | None = None) -> None:
        self.texts = list(texts)
        self.after = after

    def draw(self, game: AnyGame, s: Any) -> Action:
        if not self.texts:
            assert self.after is not None, "the script is over, but another draw is asked for"
            return self.after.draw(game, s)
        action = game.parse(self.texts.pop(0))
        game.check(s, -1, action)
        return action


class Recorded(Driver):
    """A driver for replay: the outcomes that a record has."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        self.at = 0

    def draw(self, game: AnyGame, s: Any) -> Action:
        if self.at >= len(self.texts):
            raise BadRecord("error-record-short")
        self.at += 1
        return game.parse(self.texts[self.at - 1])
