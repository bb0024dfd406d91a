"""Tables for tests: people sit down and play, without any server."""

from dataclasses import replace
from typing import Any

from palatine import games
from palatine.core.chance import commitment, word_commitment
from palatine.core.rng import Rng
from palatine.games._template import GAME as TINY
from palatine.table import back, door, start
from palatine.table.clock import Gaps
from palatine.table.rows import Row
from palatine.table.setup import Pace, Setup
from palatine.table.table import Table

SEED = bytes(range(32))


def load_game(game: str) -> Any:
    """A game of the list, or the tiny one that contributors copy."""
    return TINY if game == "tiny" else games.load(game)


def word_of(seat: int) -> str:
    """The word that a seat of a test has, unless it brings its own."""
    return f"{seat}" * 16


class Sitting:
    """A table whose time stands still unless it is told to go on, and all its rows."""

    def __init__(
        self,
        game: str = "tiny",
        seats: int = 2,
        options: dict[str, Any] | None = None,
        pace: Pace | None = None,
        seed: bytes = SEED,
        bots: int = 0,
        rated: bool = True,
        chosen: bool = False,
        seated: bool = True,
        hints: bool = False,
    ) -> None:
        self.game = load_game(game)
        meta = self.game.meta
        self.setup = Setup(
            "t",
            meta.id,
            meta.version,
            self.game.data_hash(),
            seats,
            meta.read_options(options),
            "p0",
            1,
            commitment(seed),
            pace or Pace(),
            rated=rated,
            chosen=chosen,
            hints=hints,
        )
        self.now = 1_000
        self.gaps = Gaps()
        self.table = Table(self.setup, self.game, seed, self.gaps)
        self.rows: list[Row] = []
        self.count = 0
        if seated:
            for seat in range(seats - bots):
                self.do(door.sit(self.table, seat, f"p{seat}", f"N{seat}", self.now))
            for seat in range(seats - bots, seats):
                self.do(door.seat_bot(self.table, seat, "random", self.now))
            self.begin()

    def begin(self) -> None:
        """Everybody commits to a word, then everybody opens it, and the game starts."""
        for seat in start.waited_for(self.table):
            self.commit(seat)
        self.settle()
        for seat in start.waited_for(self.table):
            self.do(start.open_word(self.table, seat, word_of(seat), self.now))
        self.settle()

    def commit(self, seat: int, word: str = "") -> None:
        after = self.table.luck.commitment
        promised = word_commitment(after, seat, word or word_of(seat))
        self.do(start.commit(self.table, seat, promised, after, self.now))

    def settle(self) -> None:
        """What the server does by itself after every row."""
        while rows := start.settle(self.table, lambda: "b" * 32, self.now):
            self.do(rows)

    def do(self, rows: list[Row]) -> list[Row]:
        """Let rows happen, as after they are stored."""
        self.table.take(rows)
        self.rows += [replace(row, outcome=None) for row in rows]  # as a store has them
        return rows

    def legal(self, seat: int) -> list[str]:
        return [action.text for action in self.game.legal(self.table.state, seat)]

    def move(self, seat: int, *texts: str, word: str = "", lag: int = 0) -> list[Row]:
        """A seat answers its present question."""
        self.count += 1
        word = word or f"m{self.count}"
        seq = self.table.seq[seat]
        rows = door.submit(self.table, seat, list(texts), seq, word, self.now, lag)
        return self.do(rows)

    def any_move(self, rng: Rng) -> list[Row]:
        """Somebody who is asked does anything."""
        asked = self.table.asked()
        seat = asked[rng.below(len(asked))]
        legal = self.legal(seat)
        if self.table.seats[seat].acting_bot:
            return self.do(self.bot_rows(seat, legal[rng.below(len(legal))]))
        return self.move(seat, legal[rng.below(len(legal))])

    def bot_rows(self, seat: int, text: str) -> list[Row]:
        seq = self.table.seq[seat]
        return door.submit(self.table, seat, [text], seq, "", self.now, by_bot=True)

    def play(self, rng: Rng, moves: int) -> None:
        """So many moves, or to the end."""
        for _ in range(moves):
            if self.table.phase != "playing":
                return
            self.any_move(rng)

    def wander(self, rng: Rng) -> list[Row]:
        """A move, or now and then a step back, alone or by consent where it is not rated."""
        table = self.table
        dice = rng.below(20)
        seat = rng.below(len(table.seats))
        if dice == 0 and back.free_steps(table, seat):
            return self.do(back.undo(table, seat, 1 + rng.below(back.free_steps(table, seat)), 1))
        if dice == 1 and back.offered(table, seat).ask:
            rows = self.do(back.ask(table, seat, self.now))
            for other in back.waiting(table):
                rows = rows + self.do(back.consent(table, other, True, self.now))
            return rows
        return self.any_move(rng)
