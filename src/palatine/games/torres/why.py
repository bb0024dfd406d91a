"""Why an action of a turn may not be taken: the first rule it breaks, in rulebook order."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.native import BIT, cells, count, holds
from palatine.games.torres.actions import BLOCK, BUY, DEPLOY, DOOR, END, MARKER, PLAY, STEP
from palatine.games.torres.board import SINGLE_FLOOR
from palatine.games.torres.cards import usable
from palatine.games.torres.effects import deck_of, playable
from palatine.games.torres.parts import (
    CARD_KEYS,
    CARDS_BOUGHT,
    DEPLOY_COST,
    GRID,
    KNIGHTS,
    NEAR,
)
from palatine.games.torres.reasons import no_such_choice
from palatine.games.torres.state import MASTER_VERSION, NO_STACK, TorresState


def why_not_in_turn(s: TorresState, seat: int, a: Action) -> NotLegal | None:
    """The reason, or None for a legal action."""
    kind = a.kind
    if kind == END:
        return None
    if kind == PLAY:
        return _why_not_play(s, seat, a.a)
    if kind not in (STEP, DOOR, DEPLOY, BLOCK, BUY, MARKER):
        return no_such_choice("T-301", a)
    cost = DEPLOY_COST if kind == DEPLOY else 1
    if s.ap < cost:
        return NotLegal("T-302", "torres-why-action-points", {"cost": cost, "left": int(s.ap)})
    if kind == STEP:
        return _why_not_step(s, seat, a.a, a.b)
    if kind == DOOR:
        return _why_not_door(s, seat, a.a, a.b)
    if kind == DEPLOY:
        return _why_not_deploy(s, seat, a.a)
    if kind == BLOCK:
        return _why_no_block(s, seat) or why_not_build(s, a.a)
    return _why_not_buy(s, seat) if kind == BUY else None


def occupied(s: TorresState, cell: int, rule: str) -> NotLegal | None:
    """Somebody stands there."""
    if not holds(s.occupied, cell):
        return None
    return NotLegal(rule, "torres-why-occupied", {"cell": GRID.names[cell]})


def not_own_knight(s: TorresState, seat: int, cell: int, rule: str) -> NotLegal | None:
    """Nobody of yours stands there."""
    if holds(s.knights[seat], cell):
        return None
    return NotLegal(rule, "torres-why-no-knight", {"cell": GRID.names[cell]})


def too_high(s: TorresState, start: int, end: int, climb: int, rule: str) -> NotLegal | None:
    """The target is more levels up than may be climbed."""
    here, there = s.heights[start], s.heights[end]
    if there <= here + climb:
        return None
    args = {"from": here, "to": there, "most": climb}
    return NotLegal(rule, "torres-why-too-high", args)


def _why_not_step(s: TorresState, seat: int, start: int, end: int) -> NotLegal | None:
    reason = not_own_knight(s, seat, start, "T-410")
    if reason is None and not holds(NEAR[start], end):
        reason = NotLegal("T-410", "torres-why-not-adjacent")
    return reason or too_high(s, start, end, 1, "T-411") or occupied(s, end, "T-412")


def _why_not_door(s: TorresState, seat: int, start: int, end: int) -> NotLegal | None:
    reason = not_own_knight(s, seat, start, "T-430")
    if reason is not None:
        return reason
    level = s.heights[start]
    if not NEAR[start] & s.board.levels[level + 1]:
        return NotLegal("T-433", "torres-why-no-door", {"cell": GRID.names[start]})
    if start == end:
        return NotLegal("T-434", "torres-why-same-cell")
    reason = too_high(s, start, end, 0, "T-431") or occupied(s, end, "T-434")
    if reason is not None or holds(s.board.passages(start, s.doors), end):
        return reason
    rule = "T-436" if s.doors == SINGLE_FLOOR else "T-435"
    return NotLegal(rule, "torres-why-no-way-inside", {"cell": GRID.names[end]})


def _why_not_deploy(s: TorresState, seat: int, cell: int) -> NotLegal | None:
    if count(s.knights[seat]) >= KNIGHTS:
        return NotLegal("T-401", "torres-why-no-reserve")
    return occupied(s, cell, "T-401") or why_not_beside(s, int(s.knights[seat]), cell)


def why_not_beside(s: TorresState, knights: int, cell: int) -> NotLegal | None:
    """T-401, T-402  Not beside one of these knights, or above all that are."""
    anchors = cells(NEAR[cell] & knights)
    if not anchors:
        return NotLegal("T-401", "torres-why-no-anchor", {"cell": GRID.names[cell]})
    best = max(s.heights[anchor] for anchor in anchors)
    if s.heights[cell] <= best:
        return None
    args = {"from": best, "to": s.heights[cell]}
    return NotLegal("T-402", "torres-why-above-anchor", args)


def _why_no_block(s: TorresState, seat: int) -> NotLegal | None:
    if s.in_hand == 0:
        return NotLegal("T-303", "torres-why-stack-used-up")
    if s.in_hand == NO_STACK and max(s.stacks[seat], default=0) == 0:
        return NotLegal("T-501", "torres-why-no-blocks")
    return None


def why_not_build(s: TorresState, cell: int, occupied_too: bool = True) -> NotLegal | None:
    """T-511 ... T-513, T-603, T-605  Why a block may not be placed on a cell."""
    reason = occupied(s, cell, "T-512") if occupied_too else None
    if reason is not None:
        return reason
    if s.heights[cell] == 0:
        return why_not_ground(s, cell)
    area = count(s.board.castle_of(cell))
    if s.heights[cell] < area:
        return None
    return NotLegal("T-603", "torres-why-height", {"area": area})


def why_not_ground(s: TorresState, cell: int) -> NotLegal | None:
    """T-513, T-605  A bare cell must touch exactly one castle."""
    beside = s.board.castles_beside(cell)
    if beside == 0:
        return NotLegal("T-513", "torres-why-new-castle")
    if beside > 1:
        return NotLegal("T-605", "torres-why-joins-castles")
    return None


def _why_not_buy(s: TorresState, seat: int) -> NotLegal | None:
    if s.variant == MASTER_VERSION:
        return NotLegal("T-1202", "torres-why-no-buying")
    if s.bought >= CARDS_BOUGHT:
        return NotLegal("T-303", "torres-why-bought-enough", {"most": CARDS_BOUGHT})
    if s.decks[deck_of(s, seat)].size() == 0:
        return NotLegal("T-1001", "torres-why-deck-empty")
    return None


def _why_not_play(s: TorresState, seat: int, kind: int) -> NotLegal | None:
    card = {"card": f"torres-card-{CARD_KEYS[kind]}"}
    if s.played:
        return NotLegal("T-303", "torres-why-played-one")
    if kind not in s.hands[seat]:
        return NotLegal("T-1002", "torres-why-card-not-held", card)
    if kind not in playable(s, seat):
        return NotLegal("T-303", "torres-why-card-fresh", card)
    if not usable(s, seat, kind):
        return NotLegal("T-1002", "torres-why-card-no-use", card)
    return None


def without(knights: int, cell: int) -> int:
    """A set of knights less the one on a cell."""
    return int(knights & ~BIT[cell])
