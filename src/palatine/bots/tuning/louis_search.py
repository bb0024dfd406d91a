"""Louis XIV for the search: rollouts to the end of the round, then what lies before each player."""

from typing import Final

from palatine.bots.base import AnyGame
from palatine.bots.knowledge import LATER, Knowledge, Outlook
from palatine.bots.tuning.louis import OTHERS, PLACED, _standing, _value
from palatine.core.action import Action
from palatine.core.native import count
from palatine.core.state import State
from palatine.games.louis import actions as act
from palatine.games.louis.actions import MARKS
from palatine.games.louis.names import COLUMNS, CROWN, LAST_ROUND
from palatine.games.louis.parts import MISSION_POINTS
from palatine.games.louis.scoring import majorities
from palatine.games.louis.state import LouisState, Player

LOUISDOR: Final = 0.3
CHIP: Final = 1.9  # one that is kept into the next round
CROWN_CHIP: Final = 2.5
INFLUENCE_CARD: Final = 1.5  # above the five that everybody is dealt
INTRIGUE_CARD: Final = 1.6
PERSONAL: Final = 0.25  # a marker that can be placed at once
ABILITY: Final = 0.8  # of a laid mission, in every round to come
DEALT: Final = 5

# each path of a placement as tiles and numbers of markers
_PARTS: Final = [tuple((tile, marks.count(tile)) for tile in sorted(set(marks))) for marks in MARKS]


class LouisKnowledge(Knowledge):
    """Majorities under hidden hands: many worlds, one round deep."""

    def __init__(self) -> None:
        super().__init__()
        self.width = 8
        self.horizon = 200
        self.scale = 2.0
        self.loose = 0.6
        self.pace = 1.25

    def values(self, game: AnyGame, state: State, legal: list[Action], effort: int) -> list[float]:
        assert isinstance(state, LouisState)
        return _values(state, legal)

    def is_leaf(self, game: AnyGame, root: State, state: State, decisions: int) -> bool:
        assert isinstance(root, LouisState) and isinstance(state, LouisState)
        return bool(state.round > root.round) or decisions >= self.horizon

    def outlook(self, game: AnyGame, state: State) -> Outlook:
        assert isinstance(state, LouisState)
        if not state.frames:
            return super().outlook(game, state)
        won = majorities(state)
        rows: Outlook = []
        for seat, p in enumerate(state.players):
            sure = state.round / LAST_ROUND  # leads in a kind of arms are lost and won
            rows.append(
                {
                    "arms": float(p.drawn + p.plain),
                    "majorities": sure * won[seat] + (1 - sure) * 6 / state.seats,
                    "missions": float(MISSION_POINTS * count(p.laid)),
                    LATER: _later(state, p),
                }
            )
        return rows


def _values(v: LouisState, legal: list[Action]) -> list[float]:
    """What each action looks like at once. Placements share their tiles: every tile is judged
    once for each number of markers, not once for each path."""
    gains: dict[tuple[int, int], float] = {}
    before: dict[int, float] = {}
    worths: list[float] = []
    for a in legal:
        if a.kind != act.PLACE and a.kind != act.PLACE_FOUR:
            worths.append(_value(v, a))
            continue
        total = (0.4 if a.kind == act.PLACE else 0.0) - PLACED * a.c
        for part in _PARTS[a.b]:
            gain = gains.get(part)
            if gain is None:
                tile, n = part
                if tile not in before:
                    before[tile] = _balance(v, tile, 0)
                gain = gains[part] = _balance(v, tile, n) - before[tile]
            total += gain
        worths.append(total)
    return worths


def _balance(v: LouisState, tile: int, more: int) -> float:
    """How a tile stands for the viewer against the others, with so many more of his markers."""
    seat = v.viewer
    on = [int(v.on[tile * COLUMNS + column]) for column in range(COLUMNS)]
    on[seat] += more
    total = _standing(v, tile, on, seat)
    for other in range(v.seats):
        if other != seat and on[other]:
            total -= OTHERS * _standing(v, tile, on, other)
    return total


def _later(s: LouisState, p: Player) -> float:
    """What money, chips, cards, markers and missions will still become."""
    rounds = LAST_ROUND - s.round + 1
    chips = CROWN_CHIP * p.chips[CROWN] + CHIP * (p.chip_total() - p.chips[CROWN])
    value = LOUISDOR * p.money + chips + PERSONAL * min(p.personal, 12)
    value += INFLUENCE_CARD * max(0, p.cards - DEALT) + INTRIGUE_CARD * len(p.intrigue)
    return value + ABILITY * rounds * int(count(p.laid))


KNOWLEDGE: Final = LouisKnowledge()
