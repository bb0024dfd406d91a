"""Rows in the making: the game runs ahead of the table until they are stored."""

from typing import Any

from palatine.core.action import Action
from palatine.core.chance import Seeded
from palatine.core.events import NOBODY, Event
from palatine.core.state import CHANCE, Json
from palatine.table import rows as kinds
from palatine.table.rows import Row
from palatine.table.table import Table


class Draft:
    """Collects rows. The table itself is left alone."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.now = now
        self.rows: list[Row] = []
        self.state: Any = None if table.state is None else table.state.clone()
        words = [seat.word for seat in table.seats]
        self.driver = Seeded(table.seed, words, dict(table.counts))

    def add(
        self,
        kind: str,
        seat: int = -1,
        text: str = "",
        data: Json | None = None,
        move: str = "",
        used: int = 0,
        digest: str = "",
    ) -> None:
        """One more row."""
        n = self.table.rows + len(self.rows) + 1
        self.rows.append(Row(n, self.now, kind, seat, text, digest, move, used, data or {}))

    def play(self, seat: int, action: Action, move: str, used: int) -> bool:
        """A move; whether it revealed anything to anybody."""
        out: list[Event] = []
        self.table.game.apply(self.state, seat, action, out)
        digest = self.state.digest()
        self.add(kinds.MOVE, seat, action.text, move=move, used=used, digest=digest)
        return any(event.reveals != NOBODY for event in out)

    def draw(self) -> bool:
        """Let chance answer until somebody else is asked; whether there was anything to draw."""
        game = self.table.game
        drawn = False
        while game.to_move(self.state) == CHANCE:
            action = self.driver.draw(game, self.state)
            game.apply(self.state, CHANCE, action)
            self.add(kinds.DRAW, text=action.text, digest=self.state.digest())
            drawn = True
        return drawn
