"""A castle set up for scoring: any piece may be added or taken away (design: the scorer)."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.state import Frame
from palatine.core.step import Events, Step
from palatine.games.castles import scoring
from palatine.games.castles.actions import (
    ADD,
    ADDS,
    FOYER,
    FOYERS,
    KEEP,
    KEEPS,
    REMOVE,
    REMOVES,
    is_place,
)
from palatine.games.castles.broken import broken_rule
from palatine.games.castles.castle import Castle
from palatine.games.castles.effects import build, named
from palatine.games.castles.parts import (
    ALL_STAIRS,
    EITHER,
    FOYER3,
    FOYER4,
    HALLWAY,
    HALLWAYS,
    STAIRS,
)
from palatine.games.castles.reasons import no_place, no_such_choice, why
from palatine.games.castles.shapes import SAME_TURN, TURNED
from palatine.games.castles.state import CastlesState


def is_left(castle: Castle, tile: int) -> bool:
    """C-102, C-103  Whether the box still holds such a piece."""
    if tile == HALLWAY:
        return castle.hallways < HALLWAYS
    if tile == STAIRS:
        return castle.stairs < ALL_STAIRS
    for one in castle.tiles:
        if one.tile == tile:
            return False
    return True


def without(castle: Castle, number: int) -> Castle | None:
    """The castle without one of its tiles, or None if the others could not stand so."""
    smaller = Castle()
    for i in range(len(castle.tiles)):
        one = castle.tiles[i]
        if i == number:
            continue
        t = one.turned
        if i > 0 and broken_rule(smaller, t.tile, t.rot, one.x, one.y, one.level):
            return None
        smaller.lay(t, one.x, one.y, one.level)
    return smaller


def score_anew(s: CastlesState, castle: Castle) -> None:
    """C-501  The scorer's castle, with the points of all placements in their order."""
    s.castles[0] = castle
    s.points[0] = (0, *scoring.all_placements(castle, s.corners), 0)


class Build(Step[CastlesState]):
    """Add a piece (first which, then where), take one away, or turn the foyer over."""

    name = "build"

    def legal(self, s: CastlesState, f: Frame, seat: int) -> list[Action]:
        castle = s.castles[0]
        found = [ADDS[t] for t in range(len(ADDS)) if is_left(castle, t) and castle.has_place(t)]
        for number in range(1, len(castle.tiles)):
            if without(castle, number) is not None:
                found.append(REMOVES[number - 1])
        if len(castle.tiles) == 1:
            found.append(FOYERS[0] if castle.tiles[0].tile == FOYER4 else FOYERS[1])
        return found

    def why(self, s: CastlesState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        castle = s.castles[0]
        if a.kind == ADD:
            if not is_left(castle, a.a):
                return NotLegal("C-102", "castles-why-none-left", {"room": named(a.a)})
            if not castle.has_place(a.a):
                return NotLegal("C-305", no_place(castle, a.a), {"room": named(a.a)})
            return None
        if a.kind == REMOVE:
            if a.a >= len(castle.tiles):
                return why("C-410", "no-such-tile")
            return why("C-401", "others-need-it") if without(castle, a.a) is None else None
        if a.kind == FOYER:
            if len(castle.tiles) > 1:
                return why("C-410", "foyer-built-on")
            return why("C-126", "foyer-same") if a.a - 3 == castle.tiles[0].tile - FOYER3 else None
        return no_such_choice("C-305")

    def take(self, s: CastlesState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        if a.kind == ADD:
            return [Frame("build-place", seat, (a.a,))]
        if a.kind == REMOVE:
            smaller = without(s.castles[0], a.a)
            assert smaller is not None
            score_anew(s, smaller)
            return [f]
        castle = Castle()
        castle.lay(TURNED[FOYER3 + a.a - 3][0], 0, 0, 0)
        s.castles[0] = castle
        return [f]


class BuildPlace(Step[CastlesState]):
    """C-4xx  Where the piece goes, or `keep` it in the box. In the frame: the piece."""

    name = "build-place"

    def legal(self, s: CastlesState, f: Frame, seat: int) -> list[Action]:
        return s.castles[0].places(f.args[0]) + [KEEPS]

    def why(self, s: CastlesState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        if a.kind == KEEP:
            return None
        if not is_place(a):
            return no_such_choice("C-305")
        rule = broken_rule(s.castles[0], f.args[0], a.c, a.a, a.b, EITHER)
        if rule:
            return NotLegal(rule, "castles-why-" + rule.lower())
        if SAME_TURN[f.args[0]][a.c] != a.c:
            turn = SAME_TURN[f.args[0]][a.c]
            return NotLegal("C-403", "castles-why-same-turn", {"turn": 90 * turn})
        return None

    def take(self, s: CastlesState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        if a.kind != KEEP:
            build(s, seat, f.args[0], (a.a, a.b, a.c), out)
        return [Frame("build", seat)]


BUILDING: list[Step[CastlesState]] = [Build(), BuildPlace()]
