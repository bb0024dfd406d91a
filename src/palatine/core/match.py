"""A game for people in a few lines: legal, play, undo, result, record."""

import hashlib
from typing import Any

from palatine.core.chance import AnyGame, Driver, Seeded
from palatine.core.errors import NotAsked, PalatineError
from palatine.core.events import Event
from palatine.core.meta import Options
from palatine.core.native import mypyc_attr
from palatine.core.offer import Appearance, Words
from palatine.core.record import Record
from palatine.core.result import Result
from palatine.core.state import CHANCE, OVER
from palatine.core.undo import Done, is_final, undo_from


def bare_words(key: str, args: object) -> str:
    """Words without a catalogue: the message key itself."""
    return key


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """One game being played, with its record. Draws are made automatically."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        seed: str = "",
        options: Options | None = None,
        driver: Driver | None = None,
    ) -> None:
        game.meta.check_seats(seats)
        self.game = game
        chosen = game.meta.read_options(options)
        self.state: Any = game.new(seats, chosen)
        self.record = Record(game.meta.id, game.meta.version, game.data_hash(), seats, chosen)
        self.events: list[Event] = []  # of the last call of play
        self._history: list[Done] = []
        self._before: list[Any] = []  # the state before each entry of the history
        secret = hashlib.sha256(seed.encode()).digest()
        self._driver = driver or Seeded(secret, self.record.words)
        self._seed = secret.hex() if driver is None else ""
        if driver is None:
            self.record.commitment = "chosen"
        self._draw()

    @property
    def seat(self) -> int:
        """The seat that is asked now (the first of several), or OVER."""
        return int(self.game.to_move(self.state))

    @property
    def over(self) -> bool:
        return self.seat == OVER

    def legal(self, seat: int | None = None) -> list[str]:
        """The texts of the actions that a seat (the asked one by default) may take."""
        asked = self.seat if seat is None else seat
        return [action.text for action in self.game.legal(self.state, asked)]

    def play(self, text: str, seat: int | None = None) -> list[Event]:
        """Carry out an action given by its text; returns its events, those of draws included."""
        asked = self.seat if seat is None else seat
        if asked == OVER:
            raise NotAsked(asked)
        action = self.game.parse(text)
        self.game.check(self.state, asked, action)
        self.events = []
        self._apply(asked, action.text)
        self._draw()
        return self.events

    def undo(self) -> str:
        """Take back the last action, where nothing was drawn or revealed since; returns its
        text."""
        seat = self._history[-1].who if self._history else CHANCE
        if undo_from(self._history, seat) == len(self._history) or is_final(self.state, seat):
            raise PalatineError("error-no-undo")
        last = self._history.pop()
        self.state = self._before.pop()
        text = self.record.entries[last.number - 1].text
        self.record.result = None
        self.record.seed = ""
        self.record.add_undo(last.number, last.number, self.state.digest())
        return text

    def view(self, seat: int) -> Any:
        """What a seat sees."""
        return self.game.view(self.state, seat)

    def result(self) -> Result:
        return self.game.result(self.state)

    def svg(self, seat: int = -1, words: Words = bare_words, style: str = "") -> str:
        """The board as a complete SVG file."""
        appearance = Appearance("wide", style or self.game.meta.styles[0])
        return str(self.game.face.sheet(self.game.view(self.state, seat), words, appearance))

    def _repr_svg_(self) -> str:
        return self.svg()

    def _apply(self, who: int, text: str) -> None:
        before = self.state
        self.state = before.clone()
        out: list[Event] = []
        self.game.apply(self.state, who, self.game.parse(text), out)
        self.record.add(who, text, self.state.digest())
        self._history.append(Done(len(self.record.entries), who, out))
        self._before.append(before)
        self.events += out
        if self.game.is_over(self.state):
            self.record.result = self.game.result(self.state).to_json()
            self.record.seed = self._seed  # not earlier: the seed would reveal every hand

    def _draw(self) -> None:
        while self.game.to_move(self.state) == CHANCE:
            self._apply(CHANCE, self._driver.draw(self.game, self.state).text)
