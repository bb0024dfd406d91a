"""Doors of a plan: free, walled up; and discs before those that a tile would fit."""

from math import hypot
from typing import Final

from palatine.core import svg
from palatine.core.svg import Drawing
from palatine.games.castles.art.scenery import WALL, U
from palatine.games.castles.art.tiles import door_middle
from palatine.games.castles.castle import Castle
from palatine.games.castles.lines import edge_of
from palatine.games.castles.parts import HALLWAY, STAIRS, TILE_IDS
from palatine.games.castles.regions import BLOCKED, COURTYARD, EXTERNAL
from palatine.games.castles.shapes import STEP_X, STEP_Y, TURNED, Turned
from palatine.games.castles.state import CastlesState

_APART: Final = 26  # pixels from one disc to the next
_OUT: Final = 0.75  # cells from a door to the middle of its disc


def door_marks(t: Turned, states: list[int]) -> str:
    """Free: the wing of a door; walled up: wall and a cross."""
    swings = walls = crosses = ""
    for k, state in enumerate(states):
        x, y = door_middle(t, k)
        side = t.door_side[k]
        ix, iy = -STEP_X[side], -STEP_Y[side]  # inwards
        tx, ty = abs(iy), abs(ix)  # along the wall
        if state in (EXTERNAL, COURTYARD):
            ax, ay = x - 13 * tx + ix * 3, y - 13 * ty + iy * 3
            bx, by = x + 13 * tx + ix * 3, y + 13 * ty + iy * 3
            sweep = 1 if ix * ty - iy * tx > 0 else 0
            swings += f"M{_n(ax)} {_n(ay)}l{26 * ix} {26 * iy}A26 26 0 0 {sweep} {_n(bx)} {_n(by)}"
        elif state == BLOCKED:
            walls += f"M{_n(x - 13 * tx + ix * 3)} {_n(y - 13 * ty + iy * 3)}"
            walls += f"L{_n(x + 13 * tx + ix * 3)} {_n(y + 13 * ty + iy * 3)}"
            cx, cy = x + ix * 15, y + iy * 15
            crosses += f"M{_n(cx - 6)} {_n(cy - 6)}l12 12m0-12l-12 12"
    body = ""
    if swings:
        body += svg.path(swings, "s-ink w11")
    if walls:
        body += svg.path(walls, "s-ink", f' stroke-width="{WALL:g}" stroke-linecap="butt"')
        body += svg.path(crosses, "s-paper w60") + svg.path(crosses, "s-oxblood w26")
    return body


def _n(value: float) -> str:
    return svg.num(value)


def add_free_doors(
    drawing: Drawing, v: CastlesState, seat: int, unit: float, left: float, top: float
) -> None:
    """A disc before each door that a tile would fit: shown while that tile is chosen."""
    fitting = _fitting(v.castles[seat], gettable(v, seat))
    body = ""
    drawn: list[tuple[str, float, float]] = []
    for (x, y), tiles in sorted(fitting.items()):
        names = " ".join(sorted({f"tile:{TILE_IDS[tile]}" for tile in tiles}))
        if any(n == names and hypot(x - i, y - j) * unit < _APART for n, i, j in drawn):
            continue  # doors side by side, as those of a hallway: one disc is enough
        drawn.append((names, x, y))
        disc = svg.use("castles_door", left + x * unit, top + y * unit)
        body += f'<g data-when="{names}">{disc}</g>'
    if body:
        drawing.add("doors", f"<g>{body}</g>")


def gettable(v: CastlesState, seat: int) -> list[int]:
    """The tiles that a seat may choose to place now."""
    frame = v.frames[-1] if v.frames else None
    if frame is None or frame.seat != seat or v.viewer != seat:
        return []
    if frame.step in ("place", "build-place"):
        return [frame.args[0]]
    if frame.step == "free":
        return [HALLWAY, STAIRS]
    if frame.step == "buy":
        return [tile for tile in v.market if tile >= 0] + [HALLWAY, STAIRS]
    return []


def _fitting(castle: Castle, tiles: list[int]) -> dict[tuple[float, float], list[int]]:
    """By the place before a free door, the tiles that could be joined there."""
    found: dict[tuple[float, float], list[int]] = {}
    spots = _spots(castle)
    for tile in tiles:
        met: set[int] = set()
        for a in castle.places(tile):
            t = TURNED[tile][a.c]
            met.update([edge_of(t, a.a, a.b, k) for k in range(len(t.door_x))])
        for edge, spot in spots.items():
            if edge in met:
                found.setdefault(spot, []).append(tile)
    return found


def _spots(castle: Castle) -> dict[int, tuple[float, float]]:
    """By edge, the place before each unconnected door, in cells."""
    found: dict[int, tuple[float, float]] = {}
    for edge, number in castle.doors.items():
        one = castle.tiles[number]
        t = one.turned
        for k in range(len(t.door_x)):
            if edge_of(t, one.x, one.y, k) == edge:
                x, y = door_middle(t, k)
                side = t.door_side[k]
                found[edge] = (
                    one.x + x / U + STEP_X[side] * _OUT,
                    one.y + y / U + STEP_Y[side] * _OUT,
                )
    return found
