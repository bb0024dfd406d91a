"""Louis XIV for opponents: what a tile is worth as it stands, and a rule of thumb for the rest."""

from palatine.bots.base import AnyGame
from palatine.bots.candidates import best_of
from palatine.bots.games.louis.weights import GREEDY
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
from palatine.games.louis.plans import price
from palatine.games.louis.state import LouisState


def greedy(game: AnyGame, view: LouisState, rng: Rng) -> Action:
    """The action of the highest value; a random one of several equally good ones."""
    legal = game.legal(view, view.viewer)
    if len(legal) == 1:
        return legal[0]
    return best_of(legal, values(view, legal), rng)


def values(view: LouisState, legal: list[Action]) -> list[float]:
    """What each of the viewer's actions looks like at once."""
    return [_value(view, action) for action in legal]


def _value(v: LouisState, a: Action) -> float:
    w = GREEDY
    if a.kind in (act.PLACE, act.PLACE_FOUR):
        three = w.three if a.kind == act.PLACE else 0.0
        return _gain(v, v.viewer, MARKS[a.b]) - w.placed * a.c + three
    if a.kind in (act.FETCH_WITH, act.FETCH):
        return _fetching(v, a.b if a.kind == act.FETCH_WITH else a.a)
    if a.kind == act.FOUR:
        return w.four if v.players[v.viewer].personal >= 4 else w.four_short
    if a.kind == act.INTRIGUE:
        cost = w.intrigue + w.marker * a.c
        return _gain(v, v.viewer, [a.a] * (a.b + a.c)) - cost
    if a.kind in (act.PUT_ONE, act.USE_PLACE):
        return _placing(v, a)
    if a.kind == act.PUT_TWO:
        return a.a + w.put_personal * a.b
    if a.kind == act.BUY:
        tile = v.frames[-1].args[0]
        return worth(v, v.viewer, tile) - w.louisdor * price(v, v.viewer, tile)
    return value_of_missions(v, a)


def value_of_missions(v: LouisState, a: Action) -> float:
    """The same for whatever moves no marker: missions, chips, and to do nothing."""
    w = GREEDY
    if a.kind == act.FIRST:
        return w.start
    if a.kind == act.LAY:
        crowns = (a.b == CROWN) + (a.c == CROWN)
        return w.lay - crowns + w.late_mission * a.a / 40
    if a.kind == act.USE:
        return _using(v, a)
    if a.kind == act.USE_CHIP:
        return _crowning(v, a.b)
    if a.kind == act.KEEP:
        return w.keep_crown if a.a == CROWN else wanted(v, v.viewer, a.a)
    if a.kind == act.PILE:
        return -a.a
    if a.kind == act.USE_CARD:
        return w.use_card
    if a.kind in (act.USE_MISSION, act.UNDER):
        return w.give_mission
    return 0.0  # pass, nothing


# --- tiles ----------------------------------------------------------------------------------


def worth(v: LouisState, seat: int, tile: int) -> float:
    """What the reward of a tile is worth to a seat."""
    w = GREEDY
    gift = v.parts.rewards[tile]
    value = w.arms * gift.arms + w.louisdor * gift.louisdor
    value += (w.influence_card if v.round < LAST_ROUND else w.arms) * gift.influence
    value += (w.intrigue_card if v.round < LAST_ROUND else w.arms) * gift.intrigue
    value += w.put * gift.place + w.marker * gift.take_back
    if gift.chip == CROWN:
        value += w.crown_chip
    elif gift.chip >= 0:
        value += w.chip + wanted(v, seat, gift.chip)
    return value


def wanted(v: LouisState, seat: int, chip: int) -> float:
    """More for a chip that a mission of the seat's hand shows; others' hands are not seen."""
    if seat != v.viewer:
        return GREEDY.unseen
    for mission in v.players[seat].missions:
        if chip in v.parts.costs[mission]:
            return GREEDY.wanted
    takes_any = any(ANY in v.parts.costs[m] for m in v.players[seat].missions)
    return GREEDY.open if takes_any else 0.0


def _standing(v: LouisState, tile: int, on: list[int], seat: int) -> float:
    """What a seat can expect from a tile with these markers, as it stands."""
    w = GREEDY
    mine = on[seat]
    if mine == 0:
        return 0.0
    rest = sorted((on[c] for c in range(v.columns()) if c != seat), reverse=True)
    value = worth(v, seat, tile)
    condition = v.condition(tile)
    if condition not in (MONEY, FIRST_PLACE):
        short = v.number(tile) - mine
        return value if short <= 0 else w.short * value / (1 + short)
    lead = mine - rest[0]
    if lead > 0:
        crown = w.crown_chip if tile == v.louis else 0.0
        return value + crown + w.margin * min(lead, w.most_margin) - w.marker * mine
    if tile == v.louis and (lead == 0 or len(rest) < 2 or mine > rest[1]):
        return w.second * value
    if condition == MONEY and v.players[seat].money >= price(v, seat, tile):
        return max(0.0, value - w.louisdor * price(v, seat, tile))
    return w.tied * value if lead == 0 else 0.0


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
                total += GREEDY.others * lost
    return total


def _fetching(v: LouisState, n: int) -> float:
    """Markers are wanted most when few are left to place."""
    p = v.players[v.viewer]
    need = max(0, GREEDY.enough - p.personal)
    each = GREEDY.marker + GREEDY.needed * need
    return n * each if v.frames[-1].step != "take-back" else n


def _placing(v: LouisState, a: Action) -> float:
    """A marker of a mission or of Condé's: the best tile, from general if possible."""
    w = GREEDY
    source = a.b if a.kind == act.USE_PLACE else a.a
    tile = a.c if a.kind == act.USE_PLACE else a.b
    if tile < 0:
        tile = v.louis
    late = a.kind == act.PUT_ONE and tile <= v.frames[-1].args[0]
    gain = w.late if late else _gain(v, v.viewer, [tile])
    return gain + w.put_more - (0.0 if source == GENERAL else w.own_marker * w.marker)


# --- missions -------------------------------------------------------------------------------


def _using(v: LouisState, a: Action) -> float:
    w = GREEDY
    p = v.players[v.viewer]
    if a.a == MARKER_FOR_CARD:
        return w.for_card if p.personal > w.spare_markers else w.for_card_short
    if a.a == PAY_TO_PASS:
        return w.pay_to_pass
    if a.b or a.c:
        return w.louisdor * a.b + (w.fetched if p.personal < w.enough else w.marker) * a.c
    return w.any_effect


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
