"""Between Two Castles for opponents: the points a tile would bring to either castle, and what it
leads to. Only the lower castle counts, so gains there weigh more."""

from typing import Final

from palatine.bots.base import AnyGame
from palatine.bots.candidates import best_of
from palatine.bots.games.between.castle_model import CastleModel
from palatine.bots.games.between.rollout import best_space
from palatine.bots.games.between.tables import fits
from palatine.bots.games.between.weights import GREEDY
from palatine.core.action import Action
from palatine.core.rng import Rng
from palatine.core.state import Together
from palatine.games.between import actions as act
from palatine.games.between.castle import Castle
from palatine.games.between.parts import (
    ATTENDANT_HANGING,
    FOUNTAIN,
    GRAND_FOYER,
    HANGING_OF,
    LIVING,
    OUTDOOR,
    ROOMS,
    SLEEPING,
    TOWER,
    TYPE_OF,
    TYPES,
    UTILITY,
    WANTS,
)
from palatine.games.between.parts import CORRIDOR as HALL
from palatine.games.between.parts import FOOD as MEAL
from palatine.games.between.scoring import castle_score
from palatine.games.between.state import BetweenState

KEPT: Final = 512  # castles whose gains are remembered

_KNOWN: dict[int, tuple[Castle, bool, dict[int, float]]] = {}
_KINDS: Final = {OUTDOOR: FOUNTAIN, SLEEPING: TOWER, HALL: GRAND_FOYER}


def greedy(game: AnyGame, view: BetweenState, rng: Rng) -> Action:
    """The action that gains most over both castles; equals by lot."""
    legal = game.legal(view, view.viewer)
    if len(legal) == 1:
        return legal[0]
    return best_of(legal, values(view, legal), rng)


def values(view: BetweenState, legal: list[Action], foresight: float = 1.0) -> list[float]:
    """What each of the viewer's actions looks like at once; foresight: how much is made of what
    is not counted yet."""
    step = view.frames[-1].step
    if step == "choose":
        return _choices(view, legal, foresight)
    if step in ("split", "assign"):
        return _splits(view, legal, foresight)
    if step in ("order", "answer"):  # who places second has seen what the partner did
        return [float(a == act.SECOND) for a in legal]
    castle = view.castles[view.frames[-1].args[0]]
    return [_worth(view, castle, a, foresight) for a in legal]


# --- what a tile is worth in a castle -------------------------------------------------------------


def gain(castle: Castle, piece: int, connects: bool, foresight: float = 1.0) -> float:
    """Points at the best space, and what the tile leads to. A castle never changes, so what is
    known of it is kept: the same tiles are asked about several times in a turn."""
    known = _KNOWN.get(id(castle))
    if known is None or known[0] is not castle or known[1] != connects:
        if len(_KNOWN) >= KEPT:
            _KNOWN.clear()
        known = _KNOWN[id(castle)] = (castle, connects, {})
    gains = known[2]
    if piece not in gains:
        gains[piece] = _best_gain(castle, piece, connects)
    return gains[piece] + foresight * prospects(castle, piece)


def _best_gain(castle: Castle, piece: int, connects: bool) -> float:
    """Points at the best space; a castle too wide to think with is scored space by space."""
    if fits(castle):
        return best_space(CastleModel(castle, connects), piece)[1]
    base = castle_score(castle, connects)
    tried = [castle.with_tile(space.c, piece) for space in castle.spaces(piece)]
    return max([castle_score(after, connects) for after in tried]) - base


def prospects(castle: Castle, piece: int) -> float:
    """What is not yet counted: bonuses, missing types, hangings."""
    if piece >= ROOMS:
        return 0.0
    w = GREEDY
    kind = TYPE_OF[piece]
    count = castle.counts[kind]
    value = 0.0
    if count == 0:
        value += w.first_room
    elif count == 1:
        value += w.towards_three
    elif count == 2:
        value += w.third[kind]
    elif count == 4:
        value += w.fifth
    for attendant in castle.attendants:
        value += w.hanging * (ATTENDANT_HANGING[attendant] == HANGING_OF[piece])
    if kind != HALL and 0 <= WANTS[piece] < TYPES:
        value += w.wanted * castle.counts[WANTS[piece]]
    return value


# --- choosing and splitting -----------------------------------------------------------------------


def _weights(view: BetweenState, left: int, right: int) -> tuple[float, float]:
    """How much a gain in the left and in the right castle is worth."""
    one = castle_score(view.castles[left], view.throne_connects)
    other = castle_score(view.castles[right], view.throne_connects)
    if one == other:
        return 1.0, 1.0
    return (GREEDY.lower, 1.0) if one < other else (1.0, GREEDY.lower)


def _gains(
    view: BetweenState, tiles: list[int], castle: int, weight: float, foresight: float
) -> dict[int, float]:
    connects = view.throne_connects
    return {
        tile: weight * gain(view.castles[castle], tile, connects, foresight)
        for tile in tiles
        if tile < ROOMS
    }


def _choices(view: BetweenState, legal: list[Action], foresight: float) -> list[float]:
    """For each tile the best pair it makes, one for either castle."""
    seat = view.viewer
    frame = view.frames[-1]
    assert isinstance(frame, Together)
    left, right = seat, view.right_of(seat)
    weigh_left, weigh_right = _weights(view, left, right)
    hand = list(view.hands[seat])
    to_left = _gains(view, hand, left, weigh_left, foresight)
    to_right = _gains(view, hand, right, weigh_right, foresight)
    picked = list(frame.picks_of(seat)) or hand
    values = []
    for action in legal:
        one = action.a
        pairs = [
            max(to_left[one] + to_right[two], to_left[two] + to_right[one])
            for two in picked
            if two != one
        ]
        values.append(max(pairs))
    return values


def _splits(view: BetweenState, legal: list[Action], foresight: float) -> list[float]:
    """Which tile goes into this castle: the better of the two ways. Of Ludwig's tiles the one
    for his left castle; there the own castle alone matters."""
    here, owner = view.frames[-1].args[0], view.frames[-1].args[-1]
    if view.frames[-1].step == "assign":
        mine = here if view.viewer == view.left_of(here) else view.right_of(here)
        worth = _gains(view, [a.a for a in legal], mine, 1.0, foresight)
        sign = 1 if mine == here else -1
        return [sign * worth[a.a] for a in legal]
    other = view.right_of(owner) if here == owner else owner
    weigh_here, weigh_other = _weights(view, here, other)
    tiles = list(view.shown[owner])
    in_here = _gains(view, tiles, here, weigh_here, foresight)
    in_other = _gains(view, tiles, other, weigh_other, foresight)
    return [in_here[a.a] + sum(in_other[t] for t in tiles if t != a.a) for a in legal]


# --- everything else ------------------------------------------------------------------------------


def _worth(view: BetweenState, castle: Castle, a: Action, foresight: float) -> float:
    connects = view.throne_connects
    base = castle_score(castle, connects)
    if a.kind == act.AT:
        after = castle.with_tile(a.c, view.frames[-1].args[2])
        return castle_score(after, connects) - base - GREEDY.sideways * abs(a.a)
    if a.kind == act.BUILD:
        return gain(castle, a.a, connects, foresight)
    if a.kind == act.ATTENDANT:
        return castle_score(castle.with_attendant(a.a), connects) - base
    if a.kind == act.KEEP:
        return castle_score(castle.with_card(a.a), connects) - base
    if a.kind == act.COPY:
        return _copied(castle, a.a, connects)
    return 0.0


def _copied(castle: Castle, kind: int, connects: bool) -> float:
    if kind in _KINDS:
        return gain(castle, _KINDS[kind], connects)
    base = castle_score(castle, connects)
    if kind == LIVING:
        best = max(castle_score(castle.with_attendant(k), connects) for k in range(4))
        return best - base + GREEDY.copied_attendant * GREEDY.hanging
    return {MEAL: GREEDY.copied_food, UTILITY: GREEDY.copied_utility}[kind]
