"""Where the action cards A-01 ... A-10 may be used."""

from typing import Final

from palatine.core.action import Action
from palatine.core.gathering import gather, listed
from palatine.core.native import BIT, cells, holds, i64, lowest
from palatine.games.torres.actions import (
    CLIMBS,
    DIAGONALS,
    EXTRAS,
    LEAPS,
    LIFTS,
    REDEPLOYS,
    TABLE,
    UNDERS,
    VAULTS,
)
from palatine.games.torres.board import NOWHERE, Board
from palatine.games.torres.effects import deploy_cells
from palatine.games.torres.parts import (
    ASLANT,
    CLIMB,
    DIAGONAL,
    EXTRA,
    GRID,
    LEAP,
    MIN_CASTLES,
    MOVE_BLOCK,
    NEAR,
    REDEPLOY,
    SEVEN,
    SIX,
    UNDER,
    VAULT,
)
from palatine.games.torres.state import TorresState

_STRAIGHT: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))


def _vault_ways() -> list[list[tuple[int, int]]]:
    """For each cell: the cell jumped over and the cell landed on, in the four directions."""
    ways: list[list[tuple[int, int]]] = []
    for cell in range(GRID.size):
        found: list[tuple[int, int]] = []
        for dx, dy in _STRAIGHT:
            beyond = GRID.beside(cell, 2 * dx, 2 * dy)
            if beyond >= 0:
                found.append((GRID.beside(cell, dx, dy), beyond))
        ways.append(found)
    return ways


VAULT_WAYS: Final = _vault_ways()


def moves_of_card(kind: int) -> list[list[Action]]:
    """The actions of a card that moves a knight."""
    if kind == LEAP:
        return LEAPS
    if kind == CLIMB:
        return CLIMBS
    if kind == DIAGONAL:
        return DIAGONALS
    if kind == REDEPLOY:
        return REDEPLOYS
    assert kind == VAULT
    return VAULTS


def reach(s: TorresState, seat: int, kind: int, cell: int) -> i64:
    """Where a card that moves a knight takes the one on this cell."""
    board = s.board
    level = board.heights[cell]
    if kind == LEAP:  # one or two levels up
        higher = board.levels[level + 1] & ~board.levels[level + 3]
        return NEAR[cell] & higher & ~s.occupied
    if kind == DIAGONAL:
        return ASLANT[cell] & ~board.levels[level + 2] & ~s.occupied
    if kind == CLIMB:
        return board.climbs(cell) & ~s.occupied
    if kind == REDEPLOY:  # beside another knight of one's own
        return deploy_cells(s, s.knights[seat] & ~BIT[cell])
    return _vaults(s, cell) & ~board.levels[level + 2] & ~s.occupied


def _vaults(s: TorresState, cell: int) -> i64:
    """A-10  The cells straight behind an adjacent knight; nobody vaults over the king."""
    found: i64 = 0
    for over, beyond in VAULT_WAYS[cell]:
        if holds(s.occupied, over) and over != s.king:
            found |= BIT[beyond]
    return found


def under_cells(s: TorresState, seat: int) -> i64:
    """A-02, T-1003  Own knights that can be raised: no castle too high, no two castles joined."""
    return s.knights[seat] & (s.board.buildable | s.board.lonely)


def _has_own_block(s: TorresState, seat: int) -> bool:
    stacks = s.stacks[seat]
    return s.in_hand > 0 or (len(stacks) > 0 and stacks[0] > 0)


def usable(s: TorresState, seat: int, kind: int) -> bool:
    """T-1002  A card is played only if its effect can be carried out fully."""
    if kind == SIX or kind == SEVEN:
        return True
    if kind == UNDER:
        return _has_own_block(s, seat) and under_cells(s, seat) != 0
    if kind == EXTRA:
        return s.supply > 0 and s.board.buildable & ~s.occupied != 0
    if kind == MOVE_BLOCK:
        return can_lift(s)
    for cell in cells(s.knights[seat]):
        if reach(s, seat, kind, cell) != 0:
            return True
    return False


def uses(s: TorresState, seat: int, kind: int) -> list[Action]:
    """Every way to use a card that has just been played."""
    if kind == UNDER:
        return listed(TABLE, UNDERS, under_cells(s, seat))
    if kind == EXTRA:
        return listed(TABLE, EXTRAS, s.board.buildable & ~s.occupied)
    if kind == MOVE_BLOCK:
        return listed(TABLE, LIFTS, liftable(s))
    found = gather()
    table = moves_of_card(kind)
    for cell in cells(s.knights[seat]):
        found.add_all(table[cell], reach(s, seat, kind, cell))
    return found.taken(TABLE)


# --- moving a block, judged on the final position ---------------------------------------


def can_lift(s: TorresState) -> bool:
    """Whether any block can be moved: high ones nearly always can, so look there first."""
    high = s.board.levels[2] & ~s.occupied
    if high != 0 and drops(s, lowest(high)) != 0:
        return True
    for cell in cells(s.board.levels[1] & ~s.occupied):
        if drops(s, cell) != 0:
            return True
    return False


def liftable(s: TorresState) -> i64:
    """The unoccupied top blocks that have somewhere to go."""
    found: i64 = 0
    for cell in cells(s.board.levels[1] & ~s.occupied):
        if drops(s, cell) != 0:
            found |= BIT[cell]
    return found


def drops(s: TorresState, cell: int) -> i64:
    """Where the top block of a column may be put."""
    board = s.board
    before = len(board.parts[1]) // 2
    if board.heights[cell] > 1:
        targets = _allowed(board, before)
    else:
        targets = _drops_of_last_block(board, cell, before)
    return targets & ~s.occupied & ~BIT[cell]


def _allowed(after: Board, castles: int) -> i64:
    """Cells where a block extends, raises or founds a castle and six castles remain."""
    targets: i64 = 0
    if castles >= MIN_CASTLES:
        targets |= after.buildable
    if castles + 1 >= MIN_CASTLES:
        targets |= after.lonely
    return targets


def _drops_of_last_block(board: Board, cell: int, before: int) -> i64:
    """The column disappears: its castle must not split, nor stand higher than its area."""
    after = board.without_block(cell)
    castle = board.castle_of(cell)
    rims: list[i64] = []
    others: i64 = 0
    for i in range(0, len(after.parts[1]), 2):
        if after.parts[1][i] & castle:
            rims.append(after.parts[1][i + 1])
        else:
            others |= after.parts[1][i + 1]
    if not rims:
        return _allowed(after, before - 1)
    if len(rims) == 1 and not _too_high(after, castle & ~BIT[cell]):
        return _allowed(after, before)
    if before < MIN_CASTLES:
        return NOWHERE
    joining = rims[0]  # only a block beside all that is left of the castle makes it whole again
    for rim in rims:
        joining &= rim
    return joining & ~others & ~after.levels[1]


def _too_high(board: Board, castle: i64) -> bool:
    """T-603  Whether a castle has a column higher than its area."""
    area = len(cells(castle))
    return area + 1 < len(board.levels) and castle & board.levels[area + 1] != 0
