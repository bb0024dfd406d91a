"""The fourth phase: missions (section 5 of the rules)."""

from typing import Final

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import EVERYBODY, Event
from palatine.core.native import BIT, HIDDEN
from palatine.core.state import CHANCE, Frame
from palatine.core.step import Automatic, Events, Step
from palatine.games.louis import traces
from palatine.games.louis.actions import (
    KEEP,
    KEEPS,
    LAY,
    PASS,
    PASSING,
    PILE,
    PILES,
    SWAPS_OF_CHIP,
    SWAPS_OF_MISSION,
    UNDER,
    UNDERS,
    USE_CHIP,
    USE_MISSION,
)
from palatine.games.louis.effects import (
    arms_for,
    gain_chip,
    hand_in_chip,
    mission_for,
    mission_key,
    pay,
    put_mission_under,
    return_chip,
    unused,
    use_mission,
)
from palatine.games.louis.hands import without_card
from palatine.games.louis.names import (
    CHIP_KINDS,
    CHIPS,
    COLOURS,
    COST_OF_CROWN,
    CROWN,
    EXTRA_MISSION,
    LAST_ROUND,
    MISSION_IDS,
    SWAP_CHIP,
    SWAP_MISSIONS,
)
from palatine.games.louis.parts import pays
from palatine.games.louis.reasons import no_such_mission, other_question
from palatine.games.louis.state import LouisState

_SEATS: Final = 4
TURN_AT: Final = [Frame("missions", CHANCE, (place,)) for place in range(_SEATS + 1)]
PILE_OF: Final = [Frame("pile", seat) for seat in range(_SEATS)]


class Missions(Automatic[LouisState]):
    """L-501  Each player completes his turn before the next. In the frame: the place in order."""

    name = "missions"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        for place in range(f.args[0], s.seats):
            seat = s.seat_at(place)
            if may_act(s, seat):
                return [Frame("mission", seat, (place,))]
            frames = settle_chips(s, seat, out)
            if frames:
                return frames + [TURN_AT[place + 1]]
        return []


def may_act(s: LouisState, seat: int) -> bool:
    """Whether there might be something to do, as all can see: with two chips a mission may be
    laid, whatever it is."""
    p = s.players[seat]
    if p.chip_total() >= 2 and len(p.missions) > 0:
        return True
    return may_swap_chip(s, seat)


def may_swap_chip(s: LouisState, seat: int) -> bool:
    """L-806, L-976  Whether a chip that is no crown could be exchanged."""
    p = s.players[seat]
    if p.money < COST_OF_CROWN or not unused(s, seat, SWAP_CHIP):
        return False
    return p.chip_total() > p.chips[CROWN]


def has_chips(chips: list[int], one: int, two: int) -> bool:
    """Whether these two chips are there."""
    return chips[one] > 0 and chips[two] > (1 if one == two else 0)


class Mission(Step[LouisState]):
    """L-501 ... L-503, L-806  Lay a mission for two chips, exchange a chip, or end the turn."""

    name = "mission"

    def legal(self, s: LouisState, f: Frame, seat: int) -> list[Action]:
        p = s.players[seat]
        chips = p.chips
        found: list[Action] = []
        for mission in p.missions:
            for action in s.parts.payments[mission]:
                if has_chips(chips, action.b, action.c):
                    found.append(action)
        if may_swap_chip(s, seat):
            for chip in range(CROWN + 1, CHIP_KINDS):
                if chips[chip] > 0:
                    found.append(SWAPS_OF_CHIP[chip])
        found.append(PASSING)
        return found

    def why(self, s: LouisState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        p = s.players[seat]
        if a.kind == PASS:
            return None
        if a.kind == LAY:
            return why_not_laid(s, seat, a)
        if a.kind != USE_CHIP:
            return other_question("L-502", a)
        reason = no_such_mission(s, seat, SWAP_CHIP)
        if reason is None and p.money < COST_OF_CROWN:
            need = {"count": COST_OF_CROWN, "have": p.money}
            return NotLegal("L-806", "louis-why-too-dear", need)
        if reason is None and a.b == CROWN:
            return NotLegal("L-976", "louis-why-crown-for-crown")
        if reason is None and p.chips[a.b] == 0:
            return NotLegal("L-806", "louis-why-no-chip", {"chip": f"louis-chip-{CHIPS[a.b]}"})
        return reason

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        again = TURN_AT[f.args[0]]
        if a.kind == LAY:
            lay(s, seat, a, out)
            n = 2 if s.parts.effects[a.a] == EXTRA_MISSION else 1  # L-503, L-801
            return [Frame("draw-missions", CHANCE, (seat, n)), again]
        if a.kind == USE_CHIP:
            use_mission(s, seat, SWAP_CHIP, -1, out)
            pay(s, seat, COST_OF_CROWN, out)
            hand_in_chip(s, seat, a.b, out)
            gain_chip(s, seat, CROWN, out)
            return [again]
        return settle_chips(s, seat, out) + [TURN_AT[f.args[0] + 1]]


def why_not_laid(s: LouisState, seat: int, a: Action) -> NotLegal | None:
    """L-502  The mission must be in hand, the chips his own, and its symbols."""
    p = s.players[seat]
    name = mission_key(s.parts, a.a)
    if a.a not in p.missions:
        return NotLegal("L-502", "louis-why-not-your-mission", {"mission": name})
    if not has_chips(p.chips, a.b, a.c):
        return NotLegal("L-502", "louis-why-no-chips")
    cost = s.parts.costs[a.a]
    if not pays(a.b, a.c, cost[0], cost[1]):
        return NotLegal("L-502", "louis-why-wrong-chips", {"mission": name})
    return None


def lay(s: LouisState, seat: int, a: Action, out: Events) -> None:
    """L-502, L-504  Two chips go back, the mission lies open to the end of the game."""
    p = s.players[seat]
    return_chip(s, seat, a.b, 1)
    return_chip(s, seat, a.c, 1)
    p.missions = without_card(p.missions, a.a)
    p.laid |= BIT[a.a]
    traces.shown(s, a.a)
    if out is not None:
        args: dict[str, str | int | list[str] | list[int]] = {
            "seat": seat,
            "mission": mission_key(s.parts, a.a),
            "chips": [f"louis-chip-{CHIPS[a.b]}", f"louis-chip-{CHIPS[a.c]}"],
        }
        moves = ((f"missions:{seat}", f"laid:{MISSION_IDS[a.a]}"),)
        out.append(Event("louis-event-laid", args, reveals=EVERYBODY, moves=moves))


class DrawMissions(Automatic[LouisState]):
    """L-503, L-801, L-959  Draw missions one by one. In the frame: the seat, and how many."""

    name = "draw-missions"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        seat = f.args[0]
        more: list[Frame] = []
        if f.args[1] > 1:
            more = [Frame("draw-missions", CHANCE, (seat, f.args[1] - 1))]
        full = [colour for colour in range(3) if not s.decks[colour].is_empty()]
        if not full:
            return []
        if len(full) == 1:
            return mission_for(s, seat, full[0], out) + more
        return [PILE_OF[seat]] + more


class ChoosePile(Step[LouisState]):
    """L-503, L-959  From which pile to draw: any that is not empty."""

    name = "pile"

    def legal(self, s: LouisState, f: Frame, seat: int) -> list[Action]:
        return [PILES[colour] for colour in range(3) if not s.decks[colour].is_empty()]

    def why(self, s: LouisState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != PILE:
            return other_question("L-503", a)
        if s.decks[a.a].is_empty():
            return NotLegal(
                "L-959", "louis-why-empty-pile", {"colour": f"louis-pile-{COLOURS[a.a]}"}
            )
        return None

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        return mission_for(s, seat, a.a, out)


# --- the end of a turn ----------------------------------------------------------------------


def settle_chips(s: LouisState, seat: int, out: Events) -> list[Frame]:
    """L-505, L-955, L-975  Of several chips one is kept; not in the last round, where all count."""
    p = s.players[seat]
    if s.round == LAST_ROUND or p.chip_total() < 2:
        return []
    kinds = [chip for chip in range(CHIP_KINDS) if p.chips[chip] > 0]
    if len(kinds) == 1:
        return keep_one(s, seat, kinds[0], out)
    return [Frame("keep", seat)]


def keep_one(s: LouisState, seat: int, kept: int, out: Events) -> list[Frame]:
    """L-505  Every chip but one goes back, and each of these brings a coat of arms."""
    p = s.players[seat]
    excess = p.chip_total() - 1
    for chip in range(CHIP_KINDS):
        return_chip(s, seat, chip, p.chips[chip] - (1 if chip == kept else 0))
    if out is not None:
        args: dict[str, str | int | list[str] | list[int]] = {
            "seat": seat,
            "chip": f"louis-chip-{CHIPS[kept]}",
            "count": excess,
        }
        out.append(Event("louis-event-kept", args))
    return arms_for(s, seat, excess, out)


class KeepChip(Step[LouisState]):
    """L-505  The one chip that is kept for the next round."""

    name = "keep"

    def legal(self, s: LouisState, f: Frame, seat: int) -> list[Action]:
        chips = s.players[seat].chips
        return [KEEPS[chip] for chip in range(CHIP_KINDS) if chips[chip] > 0]

    def why(self, s: LouisState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind != KEEP:
            return other_question("L-505", a)
        if s.players[seat].chips[a.a] == 0:
            return NotLegal("L-505", "louis-why-no-chip", {"chip": f"louis-chip-{CHIPS[a.a]}"})
        return None

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        return keep_one(s, seat, a.a, out)


# --- the end of the phase -------------------------------------------------------------------


class SwapMissions(Automatic[LouisState]):
    """L-807, L-959, L-977  After all players, in order; not in the last round, for nothing can come
    of it. In the frame: the place in order."""

    name = "swap-missions"

    def is_due(self, s: LouisState) -> bool:
        """L-977  Whether missions drawn now can still be laid."""
        return s.round < LAST_ROUND

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        if not self.is_due(s):
            return []
        for place in range(f.args[0], s.seats):
            seat = s.seat_at(place)
            if unused(s, seat, SWAP_MISSIONS) and len(s.players[seat].missions) > 0:
                return [Frame("swap", seat, (place,))]
        return []


class Swap(Step[LouisState]):
    """L-807, L-830  Put a mission under its pile to draw another; with two cards, twice."""

    name = "swap"

    def legal(self, s: LouisState, f: Frame, seat: int) -> list[Action]:
        found = [SWAPS_OF_MISSION[mission] for mission in s.players[seat].missions]
        found.append(PASSING)
        return found

    def why(self, s: LouisState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind == PASS:
            return None
        if a.kind != USE_MISSION:
            return other_question("L-807", a)
        return why_not_put_under(s, seat, a.b)

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        place = f.args[0]
        if a.kind == PASS:
            return [Frame("swap-missions", CHANCE, (place + 1,))]
        use_mission(s, seat, SWAP_MISSIONS, -1, out)
        put_mission_under(s, seat, a.b, out)
        again = Frame("swap-missions", CHANCE, (place,))
        if len(s.players[seat].missions) > 0:
            return [Frame("swap-second", seat), again]
        return [Frame("draw-missions", CHANCE, (seat, 1)), again]


def why_not_put_under(s: LouisState, seat: int, mission: int) -> NotLegal | None:
    """L-807  Only a mission in hand can go under its pile."""
    if mission in s.players[seat].missions and mission != HIDDEN:
        return None
    name = mission_key(s.parts, mission)
    return NotLegal("L-807", "louis-why-not-your-mission", {"mission": name})


class SwapSecond(Step[LouisState]):
    """L-807  A second mission goes under its pile, or not; then as many are drawn."""

    name = "swap-second"

    def legal(self, s: LouisState, f: Frame, seat: int) -> list[Action]:
        found = [UNDERS[mission] for mission in s.players[seat].missions]
        found.append(PASSING)
        return found

    def why(self, s: LouisState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind == PASS:
            return None
        if a.kind != UNDER:
            return other_question("L-807", a)
        return why_not_put_under(s, seat, a.a)

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        n = 1
        if a.kind == UNDER:
            put_mission_under(s, seat, a.a, out)
            n = 2
        return [Frame("draw-missions", CHANCE, (seat, n))]


MISSION_STEPS: list[Step[LouisState]] = [
    Missions(),
    Mission(),
    DrawMissions(),
    ChoosePile(),
    KeepChip(),
    SwapMissions(),
    Swap(),
    SwapSecond(),
]
