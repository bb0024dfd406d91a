"""Louis XIV for opponents: what a tile is worth as it stands, and a rule of thumb for the rest."""

from typing import Final

from palatine.bots.base import AnyGame
from palatine.core.action import Action
from palatine.core.rng import Rng
from palatine.games.louis import actions as act
from palatine.games.louis.actions import MARKS
from palatine.games.louis.names import (
    ANY,
    CHIP_KINDS,
    COLUMNS,
    CROWN,
    FIRST_PLACE,
    GENERAL,
    LAST_ROUND,
    MARKER_FOR_CARD,
    MONEY,
    PAY_TO_PASS,
)
from palatine.games.louis.parts import pays
from palatine.games.louis.state import LouisState
from palatine.games.louis.steps.evaluation import price

ARMS: Final = 1.3  # a coat of arms: a point, and perhaps a majority
LOUISDOR: Final = 0.34  # three of them are a coat of arms
CHIP: Final = 1.9  # half a mission is 2.5, but some chips are left over
WANTED: Final = 0.9  # more, if a mission in hand asks for it
CROWN_CHIP: Final = 2.7
INFLUENCE_CARD: Final = 1.6
INTRIGUE_CARD: Final = 1.8
MARKER: Final = 0.22  # a marker in personal instead of general
MARGIN: Final = 0.25  # one marker more than the next
OTHERS: Final = 0.45  # what an opponent's reward takes from ours
PLACED: Final = 0.06  # a marker that is bound on a tile


def greedy(game: AnyGame, view: LouisState, rng: Rng) -> Action:
    """The action that looks best at once."""
    legal = game.legal(view, view.viewer)
    if len(legal) == 1:
        return legal[0]
    worths = values(view, legal)
    top = max(worths)
    best = [action for action, value in zip(legal, worths) if value == top]
    return best[rng.below(len(best))]


def values(view: LouisState, legal: list[Action]) -> list[float]:
    """What each of the viewer's actions looks like at once."""
    return [_value(view, action) for action in legal]


def _value(v: LouisState, a: Action) -> float:
    if a.kind in (act.PLACE, act.PLACE_FOUR):
        return _gain(v, v.viewer, MARKS[a.b]) - PLACED * a.c + (0.4 if a.kind == act.PLACE else 0)
    if a.kind in (act.FETCH_WITH, act.FETCH):
        return _fetching(v, a.b if a.kind == act.FETCH_WITH else a.a)
    if a.kind == act.FOUR:
        return 1.2 if v.players[v.viewer].personal >= 4 else -1
    if a.kind == act.INTRIGUE:
        cost = 0.5 + MARKER * a.c
        return _gain(v, v.viewer, [a.a] * (a.b + a.c)) - cost
    if a.kind in (act.PUT_ONE, act.USE_PLACE):
        return _placing(v, a)
    if a.kind == act.PUT_TWO:
        return a.a + 0.2 * a.b
    if a.kind == act.BUY:
        tile = v.frames[-1].args[0]
        return worth(v, v.viewer, tile) - LOUISDOR * price(v, v.viewer, tile)
    return value_of_missions(v, a)


def value_of_missions(v: LouisState, a: Action) -> float:
    """The same for whatever moves no marker: missions, chips, and to do nothing."""
    if a.kind == act.FIRST:
        return 1
    if a.kind == act.LAY:
        crowns = (a.b == CROWN) + (a.c == CROWN)
        return 10 - crowns + 0.1 * a.a / 40
    if a.kind == act.USE:
        return _using(v, a)
    if a.kind == act.USE_CHIP:
        return _crowning(v, a.b)
    if a.kind == act.KEEP:
        return 2.0 if a.a == CROWN else wanted(v, v.viewer, a.a)
    if a.kind == act.PILE:
        return -a.a
    if a.kind == act.USE_CARD:
        return -0.2
    if a.kind in (act.USE_MISSION, act.UNDER):
        return -1
    return 0.0  # pass, nothing


# --- tiles ----------------------------------------------------------------------------------


def worth(v: LouisState, seat: int, tile: int) -> float:
    """What the reward of a tile is worth to a seat."""
    gift = v.parts.rewards[tile]
    value = ARMS * gift.arms + LOUISDOR * gift.louisdor
    value += INFLUENCE_CARD * gift.influence if v.round < LAST_ROUND else ARMS * gift.influence
    value += INTRIGUE_CARD * gift.intrigue if v.round < LAST_ROUND else ARMS * gift.intrigue
    value += 0.6 * gift.place + MARKER * gift.take_back
    if gift.chip == CROWN:
        value += CROWN_CHIP
    elif gift.chip >= 0:
        value += CHIP + wanted(v, seat, gift.chip)
    return value


def wanted(v: LouisState, seat: int, chip: int) -> float:
    """More for a chip that a mission of the seat's hand shows; others' hands are not seen."""
    if seat != v.viewer:
        return 0.4
    for mission in v.players[seat].missions:
        if chip in v.parts.costs[mission]:
            return WANTED
    return 0.3 if any(ANY in v.parts.costs[m] for m in v.players[seat].missions) else 0.0


def _standing(v: LouisState, tile: int, on: list[int], seat: int) -> float:
    """What a seat can expect from a tile with these markers, as it stands."""
    mine = on[seat]
    if mine == 0:
        return 0.0
    rest = sorted((on[c] for c in range(v.columns()) if c != seat), reverse=True)
    value = worth(v, seat, tile)
    condition = v.condition(tile)
    if condition not in (MONEY, FIRST_PLACE):
        short = v.number(tile) - mine
        return value if short <= 0 else 0.25 * value / (1 + short)
    lead = mine - rest[0]
    if lead > 0:
        crown = CROWN_CHIP if tile == v.louis else 0.0
        return value + crown + MARGIN * min(lead, 2) - MARKER * mine
    if tile == v.louis and (lead == 0 or len(rest) < 2 or mine > rest[1]):
        return 0.8 * value
    if condition == MONEY and v.players[seat].money >= price(v, seat, tile):
        return max(0.0, value - LOUISDOR * price(v, seat, tile))
    return 0.1 * value if lead == 0 else 0.0


def _gain(v: LouisState, seat: int, marks: list[int]) -> float:
    """How much better the touched tiles stand after a placement, opponents included."""
    total = 0.0
    for tile in set(marks):
        before = [v.on[tile * COLUMNS + column] for column in range(COLUMNS)]
        after = before.copy()
        after[seat] += marks.count(tile)
        total += _standing(v, tile, after, seat) - _standing(v, tile, before, seat)
        for other in range(v.seats):
            if other != seat:
                lost = _standing(v, tile, before, other) - _standing(v, tile, after, other)
                total += OTHERS * lost
    return total


def _fetching(v: LouisState, n: int) -> float:
    """Markers are wanted most when few are left to place."""
    p = v.players[v.viewer]
    need = max(0, 7 - p.personal)
    return n * (MARKER + 0.12 * need) if v.frames[-1].step != "take-back" else n


def _placing(v: LouisState, a: Action) -> float:
    """A marker of a mission or of Condé's: the best tile, from general if possible."""
    source = a.b if a.kind == act.USE_PLACE else a.a
    tile = a.c if a.kind == act.USE_PLACE else a.b
    if tile < 0:
        tile = v.louis
    late = a.kind == act.PUT_ONE and tile <= v.frames[-1].args[0]
    gain = 0.5 if late else _gain(v, v.viewer, [tile])
    return gain + 0.1 - (0 if source == GENERAL else 2 * MARKER)


# --- missions -------------------------------------------------------------------------------


def _using(v: LouisState, a: Action) -> float:
    p = v.players[v.viewer]
    if a.a == MARKER_FOR_CARD:
        return 1 if p.personal > 5 else -1
    if a.a == PAY_TO_PASS:
        return -0.5
    if a.b or a.c:
        return LOUISDOR * a.b + (0.5 if p.personal < 7 else MARKER) * a.c
    return 1


def _crowning(v: LouisState, chip: int) -> float:
    """Pay for a crown only if a mission can be laid with it that cannot be laid without."""
    p = v.players[v.viewer]
    chips = p.chips.copy()
    if any(_payable(v, mission, chips) for mission in p.missions):
        return -1
    chips[chip] -= 1
    chips[CROWN] += 1
    return 1 if any(_payable(v, mission, chips) for mission in p.missions) else -1


def _payable(v: LouisState, mission: int, chips: list[int]) -> bool:
    first, second = v.parts.costs[mission]
    for one in range(CHIP_KINDS):
        for two in range(one, CHIP_KINDS):
            have = chips[one] > 0 and chips[two] > (1 if one == two else 0)
            if have and pays(one, two, first, second):
                return True
    return False
