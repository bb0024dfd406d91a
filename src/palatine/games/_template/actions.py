"""The actions of Tiny: tables made once, looked up by kind of card or by cell.

play 3       choose a card, by its value (X-03)
banner b2    set a banner (X-05)
pass         set none (X-07)
draw 3       chance: the card that is drawn (X-02, X-08)
"""

from typing import Final

from palatine.core.action import Action, ActionTable
from palatine.games._template.parts import CELLS, GRID, KINDS, VALUES

PLAY: Final = 0
BANNER: Final = 1
PASS: Final = 2
DRAW: Final = 3

TABLE: Final = ActionTable()
PLAYS: Final[list[Action]] = [TABLE.add(PLAY, f"play {VALUES[k]}", k) for k in range(KINDS)]
BANNERS: Final[list[Action]] = [
    TABLE.add(BANNER, f"banner {GRID.names[c]}", c) for c in range(CELLS)
]
PASSING: Final[Action] = TABLE.add(PASS, "pass")
DRAWS: Final[list[Action]] = [TABLE.add(DRAW, f"draw {VALUES[k]}", k) for k in range(KINDS)]
