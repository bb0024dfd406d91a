"""A turn: sections 3 to 5, the marker of section 11, and playing a card."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.events import EVERYBODY, Event
from palatine.core.gathering import Gatherer, gather
from palatine.core.native import BIT, count, i64, lowest
from palatine.core.state import CHANCE, Frame
from palatine.core.step import Automatic, Events, Step
from palatine.games.torres.actions import (
    BLOCK,
    BLOCKS_ON,
    BUY,
    BUYS,
    DEPLOY,
    DEPLOYS,
    DOOR,
    DOORS_FROM,
    ENDS,
    MARKER,
    MARKERS,
    PLAY,
    PLAYS,
    STEP,
    STEPS_FROM,
    TABLE,
)
from palatine.games.torres.cards import usable
from palatine.games.torres.effects import (
    add_knight,
    deck_of,
    deploy_cells,
    discard,
    gain,
    move_knight,
    playable,
    shows,
    stack_sizes,
    take_from_stack,
    tell,
    tell_card,
)
from palatine.games.torres.parts import (
    ACTION_POINTS,
    CARDS_BOUGHT,
    DEPLOY_COST,
    KNIGHTS,
    NEAR,
    SEVEN,
    SIX,
)
from palatine.games.torres.state import (
    BASIC,
    MARKER_POINTS,
    MASTER_VERSION,
    NO_STACK,
    TorresState,
)
from palatine.games.torres.steps.stacks import leftovers, tell_blocks
from palatine.games.torres.why import why_not_in_turn


class BeginTurn(Automatic[TorresState]):
    """T-301  A turn has five action points."""

    name = "begin_turn"

    def run(self, s: TorresState, f: Frame, out: Events) -> list[Frame]:
        s.ap = ACTION_POINTS
        s.bought = 0
        s.fresh = ()
        s.played = False
        s.in_hand = NO_STACK
        if out is not None:
            out.append(Event("torres-event-turn", {"seat": f.seat}))
        return [Frame("turn", f.seat)]


class Turn(Step[TorresState]):
    """T-301, T-302  Spend action points in any order and mixture; what is unused lapses."""

    name = "turn"

    def legal(self, s: TorresState, f: Frame, seat: int) -> list[Action]:
        found = gather()
        free = ~s.occupied
        if s.ap > 0:
            _walk(s, seat, free, found)
            if s.ap >= DEPLOY_COST and count(s.knights[seat]) < KNIGHTS:
                found.add_all(DEPLOYS, deploy_cells(s, s.knights[seat]))
            if has_block(s, seat):
                found.add_all(BLOCKS_ON, s.board.buildable & free)
            if may_buy(s, seat):
                found.add(BUYS)
            found.add(MARKERS)
        if not s.played and s.hands[seat]:
            for kind in playable(s, seat):
                if usable(s, seat, kind):
                    found.add(PLAYS[kind])
        found.add(ENDS)
        return found.taken(TABLE)

    def take(self, s: TorresState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
        kind = a.kind
        if kind == STEP or kind == DOOR:
            s.ap -= 1
            move_knight(s, seat, a.a, a.b)
            key = "torres-event-step" if kind == STEP else "torres-event-door"
            tell(out, key, seat, a.b, a.a)
            return [f]
        if kind == BLOCK:
            s.ap -= 1
            return _build(s, f, seat, a, out)
        if kind == DEPLOY:
            s.ap -= DEPLOY_COST
            add_knight(s, seat, a.a)
            tell(out, "torres-event-deploy", seat, a.a)
            return [f]
        if kind == MARKER:
            s.ap -= 1
            return _advance(s, f, seat, out)
        if kind == BUY:
            s.ap -= 1
            return _buy(s, f, seat, out)
        if kind == PLAY:
            return _play(s, f, seat, a, out)
        return _end(s, seat, out)

    def why(self, s: TorresState, f: Frame, seat: int, a: Action) -> NotLegal | None:
        return why_not_in_turn(s, seat, a)


def _walk(s: TorresState, seat: int, free: i64, found: Gatherer) -> None:
    """T-410 ... T-412, T-430 ... T-437  Steps, then passages, knight by knight."""
    board = s.board
    levels = board.levels
    heights = board.heights
    left = s.knights[seat]
    while left != 0:
        cell = lowest(left)
        left &= ~BIT[cell]
        level = heights[cell]
        near = NEAR[cell]
        found.add_all(STEPS_FROM[cell], near & free & ~levels[level + 2])
        if near & levels[level + 1]:
            found.add_all(DOORS_FROM[cell], board.passages(cell, s.doors) & free)


def has_block(s: TorresState, seat: int) -> bool:
    """T-501, T-506  Whether the stack of this turn, or one that may become it, has a block."""
    if s.in_hand != NO_STACK:
        return s.in_hand > 0
    stacks = s.stacks[seat]
    return len(stacks) > 0 and stacks[0] > 0


def may_buy(s: TorresState, seat: int) -> bool:
    """T-303, T-1001, T-1202  Two cards a turn while the deck lasts; none in the master version."""
    if s.variant == MASTER_VERSION or s.bought >= CARDS_BOUGHT:
        return False
    return not s.decks[deck_of(s, seat)].is_empty()


def _build(s: TorresState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
    """T-510, T-501  Place a block; with the first one a stack has to be chosen."""
    s.board = s.board.with_block(a.a)
    tell(out, "torres-event-block", seat, a.a)
    if s.in_hand != NO_STACK:
        s.in_hand -= 1
        return [f]
    sizes = stack_sizes(s, seat, 1)
    if len(sizes) > 1:
        return [Frame("stack", seat), f]
    take_from_stack(s, seat, sizes[0])
    s.in_hand -= 1
    return [f]


def _advance(s: TorresState, f: Frame, seat: int, out: Events) -> list[Frame]:
    """T-1101  The marker one field on."""
    points = gain(s, seat, MARKER_POINTS, 1)
    if out is not None:
        out.append(Event("torres-event-marker", {"seat": seat, "points": points}))
    return [f]


def _buy(s: TorresState, f: Frame, seat: int, out: Events) -> list[Frame]:
    """T-1001, T-1010  Draw from the common deck, or look at three of one's own."""
    s.bought += 1
    if out is not None:
        out.append(Event("torres-event-buy", {"seat": seat}))
    if s.variant == BASIC:
        return [Frame("draw_card", CHANCE, (seat,)), f]
    return [Frame("look", seat), f]


def _play(s: TorresState, f: Frame, seat: int, a: Action, out: Events) -> list[Frame]:
    """T-1002  A card costs no action points; where it is used is asked next."""
    s.played = True
    discard(s, seat, a.a)
    tell_card(out, "torres-event-play", seat, a.a, EVERYBODY, shows(s, seat))
    if a.a == SIX:
        s.ap += 1
        return [f]
    if a.a == SEVEN:
        s.ap += 2
        return [f]
    return [Frame("card", seat, (a.a,)), f]


def _end(s: TorresState, seat: int, out: Events) -> list[Frame]:
    """T-504  A turn uses up one stack even if no block was placed."""
    s.ap = 0
    s.fresh = ()
    if s.in_hand != NO_STACK:
        return leftovers(s, seat, out)
    sizes = stack_sizes(s, seat, 0)
    if len(sizes) > 1:
        return [Frame("use", seat)]
    if sizes:  # a position may be set up without any
        take_from_stack(s, seat, sizes[0])
        tell_blocks(out, "torres-event-use", seat, sizes[0])
    return leftovers(s, seat, out)
