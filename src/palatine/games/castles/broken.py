"""Which rule a placement breaks, asked of the exact geometry (C-4xx)."""

from palatine.games.castles.castle import Castle
from palatine.games.castles.contact import OVERLAP, contact, touches_fence
from palatine.games.castles.lines import edge_of
from palatine.games.castles.parts import EITHER, LEVEL_OF, STAIRS
from palatine.games.castles.shapes import TURNED, Turned


def broken_rule(castle: Castle, tile: int, rot: int, x: int, y: int, level: int) -> str:
    """The first rule that a placement breaks, in rulebook order; '' for a legal one. `level`
    is the side of a hallway that is up, EITHER where its doors may choose."""
    t = TURNED[tile][rot]
    met = [castle.doors.get(edge_of(t, x, y, k), -1) for k in range(len(t.door_x))]
    if max(met) < 0 and not _meets_any_door(castle, t, x, y):
        return "C-401"
    for one in castle.tiles:
        if contact(one.turned, t, x - one.x, y - one.y) == OVERLAP:
            return "C-404"
    if not castle.has_way_out_with(t, x, y):
        return "C-405"
    for one in castle.tiles:
        if touches_fence(one.turned, t, x - one.x, y - one.y) or touches_fence(
            t, one.turned, one.x - x, one.y - y
        ):
            return "C-406"
    return _wrong_door(castle, t, x, y, level, met)


def _meets_any_door(castle: Castle, t: Turned, x: int, y: int) -> bool:
    """C-401 asks for a door, connected already or not; where it is, the tiles overlap."""
    edges = [edge_of(t, x, y, k) for k in range(len(t.door_x))]
    for one in castle.tiles:
        for k in range(len(one.turned.door_x)):
            if edge_of(one.turned, one.x, one.y, k) in edges:
                return True
    return False


def _wrong_door(castle: Castle, t: Turned, x: int, y: int, level: int, met: list[int]) -> str:
    """C-408, C-409  What the doors that meet say about it."""
    if LEVEL_OF[t.tile] == EITHER and level == EITHER:
        level = castle.level_at(t, x, y)
    for k in range(len(met)):
        if met[k] >= 0:
            lead = level if t.door_level[k] == EITHER else t.door_level[k]
            if castle.door_level(met[k], edge_of(t, x, y, k)) != lead:
                return "C-408"
    for other in met:
        if other >= 0 and t.tile == STAIRS and castle.tiles[other].tile == STAIRS:
            return "C-409"
    return ""
