"""What a position of Torres is worth: what `greedy` and the search count alike, and what only a
search sees in it. All in victory points."""

from typing import Final

from palatine.bots.games.torres.weights import Weights
from palatine.core.native import BIT, cells, count, i64, lowest
from palatine.games.torres.masters import master_points
from palatine.games.torres.parts import (
    CARDS_BOUGHT,
    KING_LEVEL,
    KING_POINTS,
    NEAR,
    PHASES,
)
from palatine.games.torres.state import MASTER_VERSION, NO_STACK, TorresState

Key = tuple[object, ...]

HALF: Final = 2  # rounds of a phase


def turn_key(s: TorresState, seat: int) -> Key:
    """What tells two positions of one turn apart."""
    step = s.frames[-1].step
    levels = tuple(s.board.levels)
    return levels, s.knights[seat], s.ap, s.in_hand, s.stacks[seat], s.hands[seat], step


def castles_now(s: TorresState, seat: int) -> int:
    """T-701  As the scoring counts, without the list of castles."""
    levels = s.board.levels
    castles = s.board.parts[1]
    knights = s.knights[seat]
    total = 0
    for i in range(0, len(castles), 2):
        own = castles[i] & knights
        if own != 0:
            level = 1
            while own & levels[level + 1] != 0:
                level += 1
            total += level * int(count(castles[i]))
    return total


def king_now(s: TorresState, seat: int) -> int:
    """T-706  The king's bonus, if the phase ended now."""
    if s.king < 0 or s.phase < 1:
        return 0
    level = KING_LEVEL[s.phase - 1]
    levels = s.board.levels
    if level + 1 >= len(levels):
        return 0
    exact = levels[level] & ~levels[level + 1] & s.knights[seat]
    if exact == 0 or exact & s.board.castle_of(s.king) == 0:
        return 0
    return KING_POINTS[s.phase - 1]


def bonus_now(s: TorresState, seat: int) -> int:
    """T-706, T-1208  The king's bonus and the master card, if the phase ended now."""
    points = king_now(s, seat)
    if s.master >= 0:
        points += master_points(s, seat)
    return points


def growth(s: TorresState, seat: int) -> int:
    """Steps up that the next turn could begin with: the areas that would count once more."""
    board = s.board
    free = ~s.occupied
    total = 0
    for cell in cells(s.knights[seat]):
        level = board.heights[cell]
        higher = NEAR[cell] & free & board.levels[level + 1] & ~board.levels[level + 2]
        if higher != 0:
            total += int(count(board.castle_of(lowest(higher))))
    return total


def stands(w: Weights, s: TorresState, seat: int) -> float:
    """T-701, T-706, T-1208  What the scorings to come will bring, if nothing moves."""
    return w.scorings[int(s.phase)] * castles_now(s, seat) + bonus_now(s, seat)


def glance(w: Weights, s: TorresState, seat: int) -> float:
    """What a seat's pieces are worth at a glance."""
    phase = int(s.phase)
    value = stands(w, s, seat)
    value += w.climb * w.scorings[phase] * growth(s, seat)
    value += w.card[phase] * len(s.hands[seat])
    return value + w.knight[phase] * int(count(s.knights[seat]))


def stage(s: TorresState) -> int:
    """The half of the phase: 0 and 1 before the game, 2 and 3 in the first phase, and so on."""
    return 2 * int(s.phase) + (1 if s.round > HALF else 0)


def is_done(s: TorresState, seat: int, mover: int) -> bool:
    """T-501  Whether a seat has no turn any more once the mover has ended this one: stacks show
    the turns left, and the mover's own is among them until he begins on it."""
    left = len(s.stacks[seat])
    if seat == mover and s.in_hand == NO_STACK:
        left -= 1
    return s.phase == PHASES and left <= 0


def prospects(w: Weights, s: TorresState, seat: int, done: bool) -> float:
    """The points that a seat's pieces are expected to bring: what stands, what can rise from
    it, and how far its castles can spread. done: it has no turn any more."""
    if done:
        return float(castles_now(s, seat) + bonus_now(s, seat))
    now = stage(s)
    board = s.board
    castles = board.parts[1]
    knights = s.knights[seat]
    open_cells = board.buildable & ~s.occupied & ~board.levels[1]
    value = w.king[now] * bonus_now(s, seat) + w.hand[now] * len(s.hands[seat])
    value += w.reserve[now] * int(count(knights))
    for i in range(0, len(castles), 2):
        own = castles[i] & knights
        if own == 0:
            continue
        area = int(count(castles[i]))
        level = 1
        while own & board.levels[level + 1] != 0:
            level += 1
        room = min(w.most_room, int(count(castles[i + 1] & open_cells)))
        value += w.held[now] + level * (w.castle[now] * area + w.room[now] * room)
        rise = _rise(s, own & board.levels[level], level)
        if rise == 1:
            value += w.step[now] * area
        elif rise == 2:
            value += w.build[now] * area
    return value


def spare_worth(w: Weights, s: TorresState, seat: int, done: bool) -> float:
    """What action points bring that a turn leaves over: cards while these pay, then points."""
    ap = int(s.ap)
    value = w.left * ap
    if done:
        return value
    for more in range(min(ap, CARDS_BOUGHT - int(s.bought))):
        value += max(0.0, card_gain(w, s, seat, more))
    return value


def card_gain(w: Weights, s: TorresState, seat: int, more: int = 0) -> float:
    """What a card brings above its action point: it pays while there are turns to play it in,
    and few are held. more: how many are bought before it."""
    held = len(s.hands[seat]) + more
    turns_left = len(s.stacks[seat]) + (PHASES - int(s.phase)) * w.turns_a_phase
    if s.variant == MASTER_VERSION or held > w.most or turns_left <= held + 1:
        return -w.left
    return w.hand[stage(s)] * (1.0 - w.again * held) - w.left


def _rise(s: TorresState, highest: i64, level: int) -> int:
    """How many action points it takes one of these knights to rise a level: 1 or 2; 0 = more."""
    board = s.board
    beside: i64 = 0
    while highest != 0:
        cell = lowest(highest)
        beside |= NEAR[cell]
        highest &= ~BIT[cell]
    beside &= ~s.occupied & board.levels[level]
    if beside & board.levels[level + 1] & ~board.levels[level + 2] != 0:
        return 1
    return 2 if beside & board.buildable & ~board.levels[level + 1] != 0 else 0
