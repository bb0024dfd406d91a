"""Louis XIV without playing on: what each tile promises while cards are still to come.

A tile is worth its reward times the chance to get it. The chance depends on the lead and on how
many cards the rivals and the player himself can still play: with none left it is certain.
"""

from math import exp
from typing import Final

from palatine.bots.games.louis.greedy import value_of_missions
from palatine.bots.games.louis.weights import Weights
from palatine.core.action import Action
from palatine.games.louis import actions as act
from palatine.games.louis.actions import MARKS
from palatine.games.louis.names import (
    ANY,
    CARD_KINDS,
    COLUMNS,
    CROWN,
    GENERAL,
    LAST_ROUND,
    MARKERS,
    MONEY,
    NEUTRAL,
    TILES,
)
from palatine.games.louis.parts import Reward
from palatine.games.louis.plans import price
from palatine.games.louis.state import LouisState

FAR: Final = 5  # a lead that is as good as any larger one
LONG: Final = 6  # turns to come, likewise

# each path of a placement as tiles and numbers of markers
PATHS: Final = [tuple((tile, marks.count(tile)) for tile in sorted(set(marks))) for marks in MARKS]


class Policy:
    """Judges actions by the state of the tiles; tables of chances are made once."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self.lead: list[float] = _leads(weights)
        self.reach: list[float] = _reaches(weights)

    def values(self, v: LouisState, legal: list[Action]) -> list[float]:
        """What each action looks like at once."""
        look = TileProspects(self, v)
        step = v.frames[-1].step
        if step == "play" or step == "four":
            return look.plays(v, legal)
        return [look.other(v, a) for a in legal]


class TileProspects:
    """One position, as its viewer judges it: turns to come, money needed, worth of rewards."""

    def __init__(self, policy: Policy, v: LouisState) -> None:
        self.w = policy.w
        self.lead = policy.lead
        self.reach = policy.reach
        self.louisdor: float = self.w.louisdor if v.round < LAST_ROUND else self.w.louisdor_last
        self.marker: float = self.w.marker if v.round < LAST_ROUND else 0.0
        step = v.frames[-1].step
        playing = step == "play" or step == "four" or step == "at-start"
        self.turns = [max(0, p.cards - 1) if playing else 0 for p in v.players]
        if step == "play":
            self.turns[v.viewer] = max(0, v.players[v.viewer].cards - 2)
        self.worths: list[float] = []  # by seat and tile
        self.needs: list[int] = []  # louisdor, for all that each seat would have to buy
        for seat in range(v.seats):
            self._add_worths(v, seat)
            self.needs.append(self._needed(v, seat))

    def _add_worths(self, v: LouisState, seat: int) -> None:
        for tile in range(TILES):
            gift = v.parts.rewards[tile]
            value = self._plain(v, gift)
            if gift.chip == CROWN:
                value += self.w.crown
            elif gift.chip > CROWN:
                value += self.w.chip + self.wanted(v, seat, gift.chip)
            self.worths.append(value)

    def _plain(self, v: LouisState, gift: Reward) -> float:
        """What a reward is worth but for its chip; in the last round cards and markers are arms."""
        w = self.w
        value = w.arms * gift.arms + self.louisdor * gift.louisdor
        if v.round == LAST_ROUND:
            return value + w.arms * (gift.influence + gift.intrigue + gift.place)
        value += w.card * gift.influence + w.intrigue * gift.intrigue
        return value + w.put * gift.place + w.marker * gift.take_back

    def wanted(self, v: LouisState, seat: int, chip: int) -> float:
        """More for a chip that a mission of the seat's hand shows."""
        w = self.w
        if seat != v.viewer:
            return w.unseen
        most = 0.0
        for mission in v.players[seat].missions:
            first, second = v.parts.costs[mission]
            if chip == first or chip == second:
                return w.wanted
            if first == ANY or second == ANY:
                most = w.open
        return most

    def _needed(self, v: LouisState, seat: int) -> int:
        """What buying on every tile where the seat is not first would cost."""
        total = 0
        for tile in range(TILES):
            mine = v.on[tile * COLUMNS + seat]
            if mine > 0 and v.condition(tile) == MONEY and mine <= _rival(v, tile, seat):
                total += v.number(tile)
        return total

    # --- tiles ------------------------------------------------------------------------------

    def first(self, v: LouisState, on: list[int], seat: int) -> float:
        """The chance to have the most markers in the end."""
        chance = 1.0
        mine, own = on[seat], min(self.turns[seat], LONG)
        for other in range(v.seats):
            if other != seat:
                chance *= self.lead[_place(mine - on[other], self.turns[other], own)]
        if v.seats == 2 and on[NEUTRAL] > 0:
            chance *= self.lead[_place(mine - on[NEUTRAL], 0, own)]
        return chance

    def standing(self, v: LouisState, tile: int, on: list[int], seat: int) -> float:
        """What a seat can expect from a tile with these markers."""
        mine = on[seat]
        if mine == 0:
            return 0.0
        w = self.w
        worth = self.worths[seat * TILES + tile]
        condition = v.condition(tile)
        if condition == MARKERS:
            short = max(-1, min(v.number(tile) - mine, 3))
            return worth * self.reach[(short + 1) * (LONG + 1) + min(self.turns[seat], LONG)]
        chance = self.first(v, on, seat)
        spent = self.marker * mine
        otherwise = 0.0
        if tile == v.louis:
            worth_first = worth + w.crown
            otherwise = w.second * worth
        else:
            worth_first = worth
            if condition == MONEY:
                otherwise = self._bought(v, tile, seat, worth, mine <= _most(on, seat))
        return chance * (worth_first - spent) + (1.0 - chance) * otherwise

    def _bought(self, v: LouisState, tile: int, seat: int, worth: float, counted: bool) -> float:
        """What buying the reward would be worth, as far as the money goes."""
        w = self.w
        cost = price(v, seat, tile)
        money = v.players[seat].money
        value = worth - self.louisdor * cost
        if value <= 0 or money < cost:
            return 0.0
        already = v.on[tile * COLUMNS + seat] > 0 and counted
        rest = self.needs[seat] - (cost if already else 0)
        return value if money >= rest + cost else w.dear * value

    def balance(self, v: LouisState, tile: int, more: int) -> float:
        """How a tile stands for the viewer against the others, with so many more markers."""
        seat = v.viewer
        on = [int(v.on[tile * COLUMNS + column]) for column in range(COLUMNS)]
        on[seat] += more
        total = self.standing(v, tile, on, seat)
        for other in range(v.seats):
            if other != seat and on[other]:
                total -= self.w.others * self.standing(v, tile, on, other)
        return total

    # --- actions ----------------------------------------------------------------------------

    def plays(self, v: LouisState, legal: list[Action]) -> list[float]:
        """Placements share their tiles: each is judged once for each number of markers. What a
        card could do best is worth keeping for the next turn."""
        gains: list[list[float]] = [[] for _ in range(TILES)]
        best = [0.0] * (CARD_KINDS + 1)
        values: list[float] = []
        for a in legal:
            if a.kind == act.PLACE or a.kind == act.PLACE_FOUR:
                total = -self.w.bound * a.c
                for tile, n in PATHS[a.b]:
                    row = gains[tile]
                    if not row:
                        row.append(self.balance(v, tile, 0))
                    while len(row) <= n:
                        row.append(self.balance(v, tile, len(row)) - row[0])
                    total += row[n]
                best[a.a] = max(best[a.a], total)
            else:
                total = self.other(v, a)
            values.append(total)
        for i in range(len(legal)):
            if legal[i].kind <= act.FOUR:
                values[i] -= self.w.keep * best[legal[i].a]
        return values

    def other(self, v: LouisState, a: Action) -> float:
        kind = a.kind
        if kind == act.FETCH_WITH:
            return self._fetching(v, a.b)
        if kind == act.FETCH:
            return self._fetching(v, a.a)
        if kind == act.FOUR:
            enough = v.players[v.viewer].personal >= 4
            return self.w.four if enough else self.w.four_short
        if kind == act.INTRIGUE:
            spent = self.w.intrigue * self.w.intrigue_spent
            card = self.w.intrigue_last if v.round == LAST_ROUND else spent
            return self._gain(v, a.a, a.b + a.c) - card
        if kind == act.PUT_ONE:
            return self._putting(v, a.a, a.b)
        if kind == act.USE_PLACE:
            return self._putting(v, a.b, v.louis if a.c < 0 else a.c)
        if kind == act.PUT_TWO:
            each = self.w.late_last if v.round == LAST_ROUND else self.w.late
            return each * (a.a + a.b) - self.marker * a.b
        if kind == act.BUY:
            tile = v.frames[-1].args[0]
            worth = self.worths[v.viewer * TILES + tile]
            return worth - self.louisdor * price(v, v.viewer, tile)
        if kind == act.USE and a.b + a.c > 0:
            return self.louisdor * a.b + (self.w.fetch + self.marker) * a.c
        if kind == act.LAY:
            return self._laying(v, a)
        return value_of_missions(v, a)

    def _laying(self, v: LouisState, a: Action) -> float:
        """The mission that will be of most use, for the chips that are of least."""
        crowns = (1 if a.b == CROWN else 0) + (1 if a.c == CROWN else 0)
        rounds = LAST_ROUND - v.round
        return self.w.lay - crowns + self.w.ability[v.parts.effects[a.a]] * rounds

    def _gain(self, v: LouisState, tile: int, more: int) -> float:
        return self.balance(v, tile, more) - self.balance(v, tile, 0)

    def _fetching(self, v: LouisState, n: int) -> float:
        """Markers are wanted as far as turns are left to place them."""
        short = self.w.markers_a_turn * self.turns[v.viewer] - v.players[v.viewer].personal
        needed = max(0, min(n, short))
        return self.w.fetch * needed + self.marker * n

    def _putting(self, v: LouisState, source: int, tile: int) -> float:
        """A marker of a mission or of Condé's: the best tile, from general if possible."""
        late = v.frames[-1].step == "put" and tile <= v.frames[-1].args[0]
        kept = self.w.late_last if v.round == LAST_ROUND else self.w.late
        gain = kept if late else self._gain(v, tile, 1)
        return gain + self.w.put_more - (0.0 if source == GENERAL else self.marker)


def _rival(v: LouisState, tile: int, seat: int) -> int:
    """The most markers another colour has on a tile."""
    most = 0
    for column in range(v.columns()):
        if column != seat:
            most = max(most, int(v.on[tile * COLUMNS + column]))
    return most


def _most(on: list[int], seat: int) -> int:
    """The same where markers are only thought of."""
    most = 0
    for column in range(COLUMNS):
        if column != seat and on[column] > most:
            most = on[column]
    return most


def _place(lead: int, turns: int, own: int) -> int:
    """Where a chance stands in the table of leads."""
    near = max(-FAR, min(lead, FAR)) + FAR
    return (near * (LONG + 1) + min(turns, LONG)) * (LONG + 1) + own


def _leads(w: Weights) -> list[float]:
    """Chances to be first, by lead, the rival's turns and one's own."""
    found: list[float] = []
    for lead in range(-FAR, FAR + 1):
        for turns in range(LONG + 1):
            for own in range(LONG + 1):
                if turns + own == 0:
                    found.append(1.0 if lead > 0 else 0.0)
                    continue
                expected = lead - w.tie + w.own * own - w.rival * turns
                found.append(_logistic(expected / (w.sharp + w.blur * (turns + own))))
    return found


def _reaches(w: Weights) -> list[float]:
    """Chances to get as many markers as a tile asks for, by what is short (from -1) and turns."""
    found: list[float] = []
    for short in range(-1, 4):
        for own in range(LONG + 1):
            if short <= 0:
                found.append(1.0)
                continue
            found.append(min(w.reach_most, w.reach * own / (short * (short + 1) / 2)))
    return found


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(x, 30.0))))
