"""Missions that place a marker at the start or at the end of the influence phase."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.native import i64
from palatine.core.state import Frame
from palatine.core.step import Automatic, Events, Step
from palatine.games.louis.actions import (
    AT_END,
    ON_LOUIS_TILE,
    ON_TILES,
    PASS,
    PASSING,
    USE_PLACE,
)
from palatine.games.louis.effects import person_key, put_marker, unused, use_mission
from palatine.games.louis.names import ANYWHERE_AT_END, GENERAL, ON_LOUIS, ON_TILE, PERSONAL, TILES
from palatine.games.louis.reasons import markers_short, no_such_mission, other_question
from palatine.games.louis.state import LouisState


def ask_in_order(s: LouisState, step: str, missions: i64, place: int) -> list[Frame]:
    """The next player, in order, with one of these missions to use and a marker to place."""
    for i in range(place, s.seats):
        seat = s.seat_at(i)
        p = s.players[seat]
        if p.laid & ~p.used & missions != 0 and p.general + p.personal > 0:
            return [Frame(step, seat, (i,))]
    return []


def sources_of(s: LouisState, seat: int) -> list[int]:
    """L-831, L-925  The supplies a marker can come from: general, or personal instead."""
    p = s.players[seat]
    found: list[int] = []
    if p.general > 0:
        found.append(GENERAL)
    if p.personal > 0:
        found.append(PERSONAL)
    return found


class StartMissions(Automatic[LouisState]):
    """L-301, L-965  Missions that act at the start of the influence phase, in order."""

    name = "start-missions"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        return ask_in_order(s, "at-start", s.parts.at_start, f.args[0])


class AtStart(Step[LouisState]):
    """L-804, L-813, L-814  One marker on the tile the mission names, or on Louis' tile."""

    name = "at-start"

    def legal(self, s: LouisState, f: Frame, seat: int) -> list[Action]:
        p = s.players[seat]
        ready = p.laid & ~p.used
        sources = sources_of(s, seat)
        found: list[Action] = []
        for tile in range(TILES):
            if s.parts.for_tile[tile] & ready != 0:
                for source in sources:
                    found.append(ON_TILES[source][tile])
        if unused(s, seat, ON_LOUIS):
            for source in sources:
                found.append(ON_LOUIS_TILE[source])
        found.append(PASSING)
        return found

    def why(self, s: LouisState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind == PASS:
            return None
        if a.kind != USE_PLACE or a.a not in (ON_TILE, ON_LOUIS):
            return other_question("L-301", a)
        reason = no_such_mission(s, seat, a.a)
        p = s.players[seat]
        if reason is None and a.a == ON_TILE and s.parts.for_tile[a.c] & p.laid & ~p.used == 0:
            rule = "L-804" if a.c < 4 else "L-814"
            return NotLegal(rule, "louis-why-other-tile", {"person": person_key(a.c)})
        return reason or markers_short(s, seat, a.b, 1, "L-925")

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        place = f.args[0]
        if a.kind == PASS:
            return ask_in_order(s, "at-start", s.parts.at_start, place + 1)
        use_mission(s, seat, a.a, a.c, out)
        put_marker(s, seat, a.c if a.a == ON_TILE else s.louis, a.b, 1, out)
        return ask_in_order(s, "at-start", s.parts.at_start, place)


class EndMissions(Automatic[LouisState]):
    """L-312, L-965  The mission that acts after all cards, in order."""

    name = "end-missions"

    def run(self, s: LouisState, f: Frame, out: Events) -> list[Frame]:
        return ask_in_order(s, "at-end", s.parts.at_end, f.args[0])


class AtEnd(Step[LouisState]):
    """L-826  One marker on any tile."""

    name = "at-end"

    def legal(self, s: LouisState, f: Frame, seat: int) -> list[Action]:
        found: list[Action] = []
        for source in sources_of(s, seat):
            found.extend(AT_END[source])
        found.append(PASSING)
        return found

    def why(self, s: LouisState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind == PASS:
            return None
        if a.kind != USE_PLACE or a.a != ANYWHERE_AT_END:
            return other_question("L-826", a)
        return markers_short(s, seat, a.b, 1, "L-925")

    def take(self, s: LouisState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        place = f.args[0]
        if a.kind == PASS:
            return ask_in_order(s, "at-end", s.parts.at_end, place + 1)
        use_mission(s, seat, ANYWHERE_AT_END, -1, out)
        put_marker(s, seat, a.c, a.b, 1, out)
        return ask_in_order(s, "at-end", s.parts.at_end, place)


PLACING: list[Step[LouisState]] = [StartMissions(), AtStart(), EndMissions(), AtEnd()]
