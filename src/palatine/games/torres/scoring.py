"""How points arise: section 7, the master cards, and the final ranking."""

from palatine.core.events import Arg, Event
from palatine.core.native import BIT, cells, count, i64, lowest
from palatine.core.result import Result, places_by
from palatine.core.step import Events
from palatine.games.torres.board import Board
from palatine.games.torres.effects import gain
from palatine.games.torres.masters import master_points
from palatine.games.torres.parts import GRID, KING_LEVEL, KING_POINTS, MASTER_KEYS
from palatine.games.torres.state import (
    CASTLE_POINTS,
    CATEGORIES,
    KING_BONUS,
    MASTER_BONUS,
    TorresState,
)


def castle_scores(board: Board, knights: i64) -> list[tuple[int, int, int, int]]:
    """T-701, T-702  For each castle with a knight: its first cell, the best level, its area, and
    the cell of the knight who stands there."""
    scored: list[tuple[int, int, int, int]] = []
    for castle in board.castles():
        best, knight = 0, -1
        for cell in cells(castle & knights):
            if board.heights[cell] > best:
                best, knight = board.heights[cell], cell
        if best > 0:
            scored.append((cells(castle)[0], best, count(castle), knight))
    scored.sort()
    return scored


def castle_points(board: Board, knights: i64) -> int:
    """T-701  The best level times the area, over all castles."""
    total: i64 = 0
    castles = board.parts[1]
    for i in range(0, len(castles), 2):
        best: i64 = 0
        left = castles[i] & knights
        while left != 0:
            cell = lowest(left)
            left &= ~BIT[cell]
            best = max(best, board.heights[cell])
        total += castle_worth(best, count(castles[i]))
    return total


def castle_worth(level: int, area: int) -> int:
    """T-701  What a castle of this area pays for a knight whose level is the best there."""
    return level * area


def king_points(s: TorresState, seat: int) -> int:
    """T-706  A knight in the king's castle on exactly the level of the phase."""
    if s.king < 0 or s.phase < 1:
        return 0
    level = KING_LEVEL[s.phase - 1]
    for cell in cells(s.board.castle_of(s.king) & s.knights[seat]):
        if s.board.heights[cell] == level:
            return KING_POINTS[s.phase - 1]
    return 0


def score_phase(s: TorresState, order: list[int], out: Events) -> None:
    """T-703, T-708, T-1208  Castles for all in turn, then the king's bonus, then the master. What
    each castle pays is told castle by castle, before anybody's marker moves."""
    if out is not None:
        out.append(Event("torres-event-scoring", {"phase": s.phase}))
        _tell_castles(s, order, out)
    every = range(s.seats)
    castles = [castle_points(s.board, s.knights[seat]) for seat in every]
    king = [king_points(s, seat) for seat in every]
    master = [master_points(s, seat) if s.master >= 0 else 0 for seat in every]
    pay_phase(s, order, castles, king, master, out)


def pay_phase(
    s: TorresState,
    order: list[int],
    castles: list[int],
    king: list[int],
    master: list[int],
    out: Events,
) -> None:
    """T-703, T-704, T-708, T-1208  Markers move: all castles of each in turn, then the king's
    bonus, then the master card."""
    for seat in order:
        _gain(s, seat, CASTLE_POINTS, castles[seat], "torres-event-castles-total", out)
    for seat in order:
        _gain(s, seat, KING_BONUS, king[seat], "torres-event-king-bonus", out)
    for seat in order:
        _gain(s, seat, MASTER_BONUS, master[seat], "torres-event-master-points", out)


def _tell_castles(s: TorresState, order: list[int], out: list[Event]) -> None:
    """T-701  Castle by castle, and in each in the order of T-703: what every seat gets."""
    found: list[tuple[int, int, dict[str, Arg]]] = []
    for turn, seat in enumerate(order):
        for cell, level, area, knight in castle_scores(s.board, s.knights[seat]):
            args: dict[str, Arg] = {
                "seat": seat,
                "cell": GRID.names[cell],
                "cells": _names(cells(s.board.castle_of(cell))),
                "knight": GRID.names[knight],
                "level": level,
                "area": area,
                "points": castle_worth(level, area),
            }
            found.append((cell, turn, args))
    found.sort(key=lambda one: one[:2])
    out += [Event("torres-event-castle-points", args) for _, _, args in found]


def _names(places: list[int]) -> str:
    return " ".join(GRID.names[cell] for cell in places)


def _gain(s: TorresState, seat: int, category: int, points: int, key: str, out: Events) -> None:
    gained = gain(s, seat, category, points)
    if out is None or gained == 0:
        return
    args: dict[str, Arg] = {"seat": seat, "points": points}
    if category == KING_BONUS:
        level = KING_LEVEL[s.phase - 1]
        castle = s.board.castle_of(s.king)
        own = [one for one in cells(castle & s.knights[seat]) if s.board.heights[one] == level]
        args["level"] = level
        args["cells"] = _names([*own, *[one for one in cells(castle) if one not in own]])
    if category == MASTER_BONUS:
        args["card"] = f"torres-master-{MASTER_KEYS[s.master]}"
        args["cells"] = _names(cells(s.knights[seat]))
    out.append(Event(key, args))
    if gained > points:
        out.append(Event("torres-event-pushed", {"seat": seat, "points": gained - points}))


def result(s: TorresState) -> Result:
    """T-901, T-902  Most points win; all at 0 share."""
    return Result(
        scores=list(s.scores),
        breakdown=[dict(zip(CATEGORIES, row, strict=True)) for row in s.points],
        places=places_by([(score,) for score in s.scores]),
        tie_breaks=["torres-tie-shared"] if not s.frames and max(s.scores) == 0 else [],
        over=not s.frames,
    )
