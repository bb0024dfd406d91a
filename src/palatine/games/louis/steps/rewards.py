"""Section 7  What the persons give: at once where there is nothing to choose, else by asking."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.state import Frame
from palatine.core.step import Events, Step
from palatine.games.louis.actions import (
    FETCH,
    FETCHES,
    PASS,
    PASSING,
    PUT_ONE,
    PUT_TWO,
    PUTS_ONE,
    PUTS_TWO,
)
from palatine.games.louis.effects import (
    arms_for,
    fetch,
    gain_chip,
    gain_money,
    influence_card_for,
    intrigue_card_for,
    put_marker,
)
from palatine.games.louis.names import CROWN, GENERAL, PERSONAL
from palatine.games.louis.reasons import markers_short, other_question
from palatine.games.louis.state import LouisState
from palatine.games.louis.steps.placing import sources_of


def reward(s: LouisState, tile: int, seat: int, crowned: bool, out: Events) -> list[Frame]:
    """L-701 ... L-712, L-460, L-971  Hand out what only helps; draws and questions follow."""
    gift = s.parts.rewards[tile]
    if gift.chip >= 0:
        gain_chip(s, seat, gift.chip, out)
    if crowned:
        gain_chip(s, seat, CROWN, out)
    if gift.louisdor > 0:
        gain_money(s, seat, gift.louisdor, out)
    frames: list[Frame] = []
    if gift.arms > 0:
        frames += arms_for(s, seat, gift.arms, out)
    if gift.influence > 0:
        frames += influence_card_for(s, seat, out)
    if gift.intrigue > 0:
        frames += intrigue_card_for(s, seat, out)
    p = s.players[seat]
    if gift.place > 0 and p.general + p.personal > 0:
        frames.append(Frame("put", seat, (tile,)))
    elif gift.take_back > 0 and p.general > 0:
        frames.append(Frame("take-back", seat, (tile,)))
    return frames


class Put(Step[LouisState]):
    """L-706, L-708, L-723, L-924, L-925  Markers of a reward onto tiles: general, or personal
    instead, or fewer. In the frame: the tile whose reward it is."""

    name = "put"

    def legal(self, s: LouisState, f: Frame, seat: int) -> list[Action]:
        gift = s.parts.rewards[f.args[0]]
        found: list[Action] = []
        if gift.target < 0:
            for source in sources_of(s, seat):
                found.extend(PUTS_ONE[source])
        else:
            p = s.players[seat]
            for action in PUTS_TWO:
                if (
                    action.a <= p.general
                    and action.b <= p.personal
                    and action.a + action.b <= gift.place
                ):
                    found.append(action)
        found.append(PASSING)
        return found

    def why(self, s: LouisState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        gift = s.parts.rewards[f.args[0]]
        rule = f"L-7{f.args[0] + 1:02}"
        if a.kind == PASS:
            return None
        if gift.target < 0 and a.kind == PUT_ONE:
            return markers_short(s, seat, a.a, 1, "L-925")
        if gift.target >= 0 and a.kind == PUT_TWO:
            if a.a + a.b > gift.place:
                many = {"count": a.a + a.b, "most": gift.place}
                return NotLegal(rule, "louis-why-too-many", many)
            reason = markers_short(s, seat, GENERAL, a.a, "L-925")
            return reason or markers_short(s, seat, PERSONAL, a.b, "L-925")
        return other_question(rule, a)

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        gift = s.parts.rewards[f.args[0]]
        if a.kind == PUT_ONE:
            put_marker(s, seat, a.b, a.a, 1, out)
        elif a.kind == PUT_TWO:
            if a.a > 0:
                put_marker(s, seat, gift.target, GENERAL, a.a, out)
            if a.b > 0:
                put_marker(s, seat, gift.target, PERSONAL, a.b, out)
        if gift.take_back > 0 and s.players[seat].general > 0:
            return [Frame("take-back", seat, (f.args[0],))]
        return []


class TakeBack(Step[LouisState]):
    """L-708  Also a marker general -> personal. In the frame: the tile whose reward it is."""

    name = "take-back"

    def legal(self, s: LouisState, f: Frame, seat: int) -> list[Action]:
        most = min(s.parts.rewards[f.args[0]].take_back, s.players[seat].general)
        return FETCHES[:most] + [PASSING]

    def why(self, s: LouisState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind == PASS:
            return None
        rule = f"L-7{f.args[0] + 1:02}"
        if a.kind != FETCH:
            return other_question(rule, a)
        most = s.parts.rewards[f.args[0]].take_back
        if a.a > most:
            return NotLegal(rule, "louis-why-too-many", {"count": a.a, "most": most})
        return markers_short(s, seat, GENERAL, a.a, rule)

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        if a.kind == FETCH:
            fetch(s, seat, a.a, out)
        return []


REWARDS: list[Step[LouisState]] = [Put(), TakeBack()]
