"""Why a card may not be used in that way: A-01 ... A-10."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.core.native import count, holds
from palatine.games.torres.cards import VAULT_WAYS, drops, liftable
from palatine.games.torres.parts import (
    ASLANT,
    CLIMB,
    DIAGONAL,
    EXTRA,
    GRID,
    LEAP,
    MIN_CASTLES,
    NEAR,
    REDEPLOY,
    UNDER,
    VAULT,
)
from palatine.games.torres.state import TorresState
from palatine.games.torres.why import (
    not_own_knight,
    occupied,
    too_high,
    why_not_beside,
    why_not_build,
    without,
)


def why_not_use(s: TorresState, seat: int, a: Action) -> NotLegal | None:
    """The reason, or None for a legal use of the card that has been played."""
    if a.a == EXTRA:
        return why_not_build(s, a.b)
    if a.a == UNDER:
        return _why_not_under(s, seat, a.b)
    if a.a in (LEAP, CLIMB, DIAGONAL, REDEPLOY, VAULT):
        return _why_not_move(s, seat, a)
    return _why_not_lift(s, a.b)


def _why_not_under(s: TorresState, seat: int, cell: int) -> NotLegal | None:
    reason = not_own_knight(s, seat, cell, "A-02")
    if reason is not None:
        return reason
    if s.heights[cell] > 0:
        return why_not_build(s, cell, occupied_too=False)
    if s.board.castles_beside(cell) > 1:
        return NotLegal("T-1003", "torres-why-joins-castles")
    return None


def _why_not_move(s: TorresState, seat: int, a: Action) -> NotLegal | None:
    reason = not_own_knight(s, seat, a.b, _RULE[a.a])
    if reason is not None:
        return reason
    if a.a == LEAP:
        return _why_not_leap(s, a.b, a.c)
    if a.a == CLIMB:
        return _why_not_climb(s, a.b, a.c)
    if a.a == REDEPLOY:
        beside = why_not_beside(s, without(int(s.knights[seat]), a.b), a.c)
        return occupied(s, a.c, "A-09") or beside
    if a.a == DIAGONAL:
        reason = None if holds(ASLANT[a.b], a.c) else NotLegal("A-05", "torres-why-not-diagonal")
        return reason or too_high(s, a.b, a.c, 1, "A-05") or occupied(s, a.c, "A-05")
    return _why_not_vault(s, a.b, a.c)


def _why_not_leap(s: TorresState, start: int, end: int) -> NotLegal | None:
    if not holds(NEAR[start], end):
        return NotLegal("A-01", "torres-why-not-adjacent")
    if s.heights[end] <= s.heights[start]:
        return NotLegal("A-01", "torres-why-leap-not-up")
    return too_high(s, start, end, 2, "A-01") or occupied(s, end, "A-01")


def _why_not_climb(s: TorresState, start: int, end: int) -> NotLegal | None:
    if not NEAR[start] & s.board.levels[s.heights[start] + 1]:
        return NotLegal("A-04", "torres-why-no-door", {"cell": GRID.names[start]})
    if not holds(s.board.climbs(start), end):
        return NotLegal("A-04", "torres-why-no-way-inside", {"cell": GRID.names[end]})
    return occupied(s, end, "A-04")


def _why_not_vault(s: TorresState, start: int, end: int) -> NotLegal | None:
    for over, beyond in VAULT_WAYS[start]:
        if beyond == end:
            if over == s.king:
                return NotLegal("A-10", "torres-why-vault-king")
            if not holds(s.occupied, over):
                return NotLegal("A-10", "torres-why-vault-nobody", {"cell": GRID.names[over]})
            return too_high(s, start, end, 1, "A-10") or occupied(s, end, "A-10")
    return NotLegal("A-10", "torres-why-vault-line")


def _why_not_lift(s: TorresState, cell: int) -> NotLegal | None:
    if s.heights[cell] == 0:
        return NotLegal("A-08", "torres-why-no-block", {"cell": GRID.names[cell]})
    reason = occupied(s, cell, "A-08")
    if reason is None and not holds(liftable(s), cell):
        reason = NotLegal("A-08", "torres-why-block-stuck", {"cell": GRID.names[cell]})
    return reason


def why_not_drop(s: TorresState, lifted: int, cell: int) -> NotLegal | None:
    """A-08  Why the lifted block may not be put there; judged on the final position (L-10)."""
    if cell == lifted:
        return NotLegal("A-08", "torres-why-same-cell")
    reason = occupied(s, cell, "A-08")
    if reason is not None or holds(drops(s, lifted), cell):
        return reason
    after = s.board.without_block(lifted)
    final = after.with_block(cell)
    if len(final.castles()) < MIN_CASTLES:
        return NotLegal("A-08", "torres-why-few-castles", {"least": MIN_CASTLES})
    if after.castles_beside(cell) > 1 and s.heights[cell] == 0:
        return NotLegal("T-605", "torres-why-joins-castles")
    area = count(final.castle_of(cell))
    if final.heights[cell] > area:
        return NotLegal("T-603", "torres-why-height", {"area": area})
    return NotLegal("A-08", "torres-why-splits-castle")


_RULE = {LEAP: "A-01", CLIMB: "A-04", DIAGONAL: "A-05", REDEPLOY: "A-09", VAULT: "A-10"}
