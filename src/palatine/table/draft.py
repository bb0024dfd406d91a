"""Rows in the making: the game is played ahead of the table until the rows are stored."""

from typing import Any

from palatine.core.action import Action
from palatine.core.chance import Seeded
from palatine.core.events import NOBODY, Event
from palatine.core.state import CHANCE, Json
from palatine.table import rows as kinds
from palatine.table.rows import Outcome, Row
from palatine.table.table import Table


class Draft:
    """Collects rows. The table itself is not changed."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.now = now
        self.rows: list[Row] = []
        self.state: Any = table.state  # each action replaces it; it is never changed in place
        words = table.luck.drawn_from if table.state is None else table.record.words
        self.driver = Seeded(table.seed, words, dict(table.counts))

    def add(
        self,
        kind: str,
        seat: int = -1,
        text: str = "",
        data: Json | None = None,
        move_id: str = "",
        used: int = 0,
        digest: str = "",
        outcome: Outcome | None = None,
    ) -> None:
        """Add one row."""
        n = self.table.row_count + len(self.rows) + 1
        digest = outcome.state.digest() if outcome else digest
        row = Row(n, self.now, kind, seat, text, digest, move_id, used, data or {}, outcome)
        self.rows.append(row)

    def _carried_out(self, who: int, action: Action) -> Outcome:
        """Carry out an action on a copy of the position; the copy is the draft's position from now
        on."""
        events: list[Event] = []
        self.state = self.state.clone()
        self.table.game.apply(self.state, who, action, events)
        return Outcome(self.state, events)

    def play(self, seat: int, action: Action, move_id: str, used: int) -> bool:
        """Add a move; returns whether it revealed anything to anybody."""
        outcome = self._carried_out(seat, action)
        self.add(kinds.MOVE, seat, action.text, move_id=move_id, used=used, outcome=outcome)
        return any(event.reveals != NOBODY for event in outcome.events)

    def draw(self) -> bool:
        """Let chance answer until a seat is asked; returns whether anything was drawn."""
        game = self.table.game
        drawn = False
        while game.to_move(self.state) == CHANCE:
            action = self.driver.draw(game, self.state)
            outcome = self._carried_out(CHANCE, action)
            self.add(kinds.DRAW, text=action.text, outcome=outcome)
            drawn = True
        return drawn
