"""The free space around a castle: outside, or a courtyard (C-405, A-05, A-43).

The plane without the closed tiles falls into parts; every part but the unbounded one is a
courtyard. Parts are found by joining *nodes*: a free cell, the free triangle of an octagon's half
cell, and eight octants for each disc, the strips between disc and box on either side of each
compass point. Nodes are joined where nothing stands between them.
"""

from typing import Final

from palatine.games.castles.shapes import EAST, NORTH, SOUTH, WEST, Turned

CONNECTED: Final = 0  # states of a door
BLOCKED: Final = 1
COURTYARD: Final = 2  # open, but not to the outside
EXTERNAL: Final = 3

_FREE: Final = -1
_FULL: Final = -2
_FILLED: Final = -3  # two half cells cut at opposite corners
# 0 to 3: a half cell with this corner cut; 8 + d: in the box of disc d alone


class Laid:
    """A tile as it lies in the plane."""

    def __init__(self, turned: Turned, x: int, y: int) -> None:
        self.turned = turned
        self.x = x
        self.y = y


class Ground:
    """The plane around some tiles, cut into nodes and joined."""

    def __init__(self, laid: list[Laid]) -> None:
        self.x0 = min([one.x for one in laid]) - 1
        self.y0 = min([one.y for one in laid]) - 1
        self.width = max([one.x + one.turned.width for one in laid]) + 1 - self.x0
        self.height = max([one.y + one.turned.height for one in laid]) + 1 - self.y0
        self.discs: list[Laid] = [one for one in laid if one.turned.disc > 0]
        size = self.width * self.height
        self.what: list[int] = [_FREE] * size
        self.parent: list[int] = list(range(size + 8 * len(self.discs)))
        for one in laid:
            self._lay(one)
        for d in range(len(self.discs)):
            self._lay_disc(d)
        self._join_cells()
        for d in range(len(self.discs)):
            self._join_disc(d)

    def _lay(self, one: Laid) -> None:
        t = one.turned
        at = (one.y - self.y0) * self.width + one.x - self.x0
        for x, y in t.cells:
            self.what[at + y * self.width + x] = _FULL
        for x, y, cut in t.halves:
            cell = at + y * self.width + x
            self.what[cell] = cut if self.what[cell] == _FREE else _FILLED

    def _lay_disc(self, d: int) -> None:
        """Mark the box; where two boxes overlap the marks of both are needed nowhere."""
        one = self.discs[d]
        w = one.turned.disc
        for y in range(w):
            for x in range(w):
                self.what[(one.y - self.y0 + y) * self.width + one.x - self.x0 + x] = 8 + d

    # --- nodes ------------------------------------------------------------------------------

    def _in_box(self, d: int, x: int, y: int) -> bool:
        one = self.discs[d]
        w = one.turned.disc
        return (
            one.x - self.x0 <= x < one.x - self.x0 + w
            and one.y - self.y0 <= y < one.y - self.y0 + w
        )

    def _octant(self, d: int, side: int, later: bool) -> int:
        """The node of a disc on a side of its box, before or after (clockwise) the compass
        point: NNW NNE, ENE ESE, SSE SSW, WSW WNW."""
        return self.width * self.height + 8 * d + 2 * side + (1 if later else 0)

    def node_at(self, x: int, y: int, side: int, half: int) -> int:
        """The node in cell (x, y) that borders half (0 = left or upper) of its side; -1: none."""
        what = self.what[y * self.width + x]
        if what == _FREE:
            return y * self.width + x
        if what in (_FULL, _FILLED):
            return -1
        if what < 4:  # a triangle borders the two sides at the corner cut off
            return y * self.width + x if side in (what, (what + 3) % 4) else -1
        one = self.discs[what - 8]
        w = one.turned.disc
        along = x - (one.x - self.x0) if side in (NORTH, SOUTH) else y - (one.y - self.y0)
        second = 2 * along + half >= w  # beyond the compass point, to the right or below
        clockwise = second if side in (NORTH, EAST) else not second
        return self._octant(what - 8, side, clockwise)

    # --- joins ------------------------------------------------------------------------------

    def find(self, node: int) -> int:
        parent = self.parent
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    def _join(self, one: int, other: int) -> None:
        if one >= 0 and other >= 0:
            self.parent[self.find(one)] = self.find(other)

    def _join_cells(self) -> None:
        """Across both halves of every unit edge that does not lie inside the box of one disc."""
        w = self.width
        for y in range(self.height):
            for x in range(w):
                if x + 1 < w:
                    self._join_across(x, y, x + 1, y, EAST)
                if y + 1 < self.height:
                    self._join_across(x, y, x, y + 1, SOUTH)

    def _join_across(self, x: int, y: int, i: int, j: int, side: int) -> None:
        here = self.what[y * self.width + x]
        there = self.what[j * self.width + i]
        if here == _FREE and there == _FREE:
            self._join(y * self.width + x, j * self.width + i)
            return
        if here in (_FULL, _FILLED) or there in (_FULL, _FILLED):
            return
        for d in range(len(self.discs)):
            if self._in_box(d, x, y) and self._in_box(d, i, j):
                return
        for half in (0, 1):
            self._join(self.node_at(x, y, side, half), self.node_at(i, j, (side + 2) % 4, half))

    def _join_disc(self, d: int) -> None:
        """The two octants of a quadrant hang together unless another disc touches between them;
        where two boxes overlap, each one's octant at the side runs into the other's."""
        shut = [False] * 4  # quadrants NE, SE, SW, NW
        one = self.discs[d]
        for e in range(len(self.discs)):
            other = self.discs[e]
            dx = 2 * (other.x - one.x) + other.turned.disc - one.turned.disc
            dy = 2 * (other.y - one.y) + other.turned.disc - one.turned.disc
            reach = one.turned.disc + other.turned.disc
            if e == d or dx == 0 or dy == 0 or abs(dx) >= reach or abs(dy) >= reach:
                continue
            quadrant = _quadrant(dx, dy)
            if dx * dx + dy * dy == reach * reach:
                shut[quadrant] = True
            if d < e:
                self._join_boxes(d, e, quadrant)
        for quadrant in range(4):
            if not shut[quadrant]:
                self._join(
                    self._octant(d, quadrant, True), self._octant(d, (quadrant + 1) % 4, False)
                )

    def _join_boxes(self, d: int, e: int, quadrant: int) -> None:
        """Octants of disc d in this quadrant and of disc e in the one opposite: N or S side of
        the one with E or W side of the other."""
        here = [self._octant(d, quadrant, True), self._octant(d, (quadrant + 1) % 4, False)]
        facing = (quadrant + 2) % 4
        there = [self._octant(e, facing, True), self._octant(e, (facing + 1) % 4, False)]
        # in quadrants NE and SW the first octant lies at N or S, in the others at E or W
        self._join(here[0], there[1])
        self._join(here[1], there[0])

    # --- answers ----------------------------------------------------------------------------

    def is_outside(self, node: int) -> bool:
        return self.find(node) == self.find(0)


def _quadrant(dx: int, dy: int) -> int:
    if dy < 0:
        return 0 if dx > 0 else 3
    return 1 if dx > 0 else 2


def door_states(laid: list[Laid]) -> list[list[int]]:
    """A-06, A-43  The state of every door of every tile."""
    ground = Ground(laid)
    edges: dict[tuple[int, int, int], int] = {}
    for one in laid:
        for k in range(len(one.turned.door_x)):
            edge = door_edge(one, k)
            edges[edge] = edges.get(edge, 0) + 1
    return [
        [
            CONNECTED if edges[door_edge(one, k)] == 2 else _unconnected(ground, one, k)
            for k in range(len(one.turned.door_x))
        ]
        for one in laid
    ]


def door_edge(one: Laid, k: int) -> tuple[int, int, int]:
    """The unit edge a door fills: its upper or left cell corner, and 0 for a horizontal one."""
    x = one.x + one.turned.door_x[k]
    y = one.y + one.turned.door_y[k]
    side = one.turned.door_side[k]
    if side in (NORTH, SOUTH):
        return x, y + (1 if side == SOUTH else 0), 0
    return x + (1 if side == EAST else 0), y, 1


def _unconnected(ground: Ground, one: Laid, k: int) -> int:
    """What stands before a door that no other door meets, by the midpoint of the door."""
    side = one.turned.door_side[k]
    x, y, upright = door_edge(one, k)
    x, y = x - ground.x0, y - ground.y0
    if side == NORTH:
        y -= 1
    elif side == WEST:
        x -= 1
    assert upright == (1 if side in (EAST, WEST) else 0)
    what = ground.what[y * ground.width + x]
    if what in (_FULL, _FILLED):
        return BLOCKED
    facing = (side + 2) % 4
    if what >= 8 and _is_compass_point(ground, what - 8, x, y, facing):
        return BLOCKED
    node = ground.node_at(x, y, facing, 0)
    return EXTERNAL if ground.is_outside(node) else COURTYARD


def _is_compass_point(ground: Ground, d: int, x: int, y: int, side: int) -> bool:
    disc = ground.discs[d]
    i, j = disc.turned.compass(side)
    return (disc.x - ground.x0 + i, disc.y - ground.y0 + j) == (x, y)
