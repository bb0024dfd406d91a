"""A view as named flat arrays of fixed shape, from the viewer's side: his seat comes first.

A spectator sees with the eyes of seat 0, without anybody's cards.
"""

from palatine.core.native import HIDDEN
from palatine.core.rules import Array
from palatine.games.castles.castle import Castle
from palatine.games.castles.parts import (
    CARDS,
    FAVORS,
    TYPE_OF,
)
from palatine.games.castles.state import CastlesState

SEATS = 4
SLOTS = 7
WINDOW = 64  # cells of the plan, the foyer in the middle; what lies beyond is left out
MAPS = 4  # type + 1 of what covers a cell, its level + 1, complete, number of open doors
STEPS = (
    "foyer",
    "choose",
    "price",
    "buy",
    "place",
    "rewards",
    "free",
    "pair",
    "look",
    "put",
    "return",
)
TILES = 78  # rooms, hallway, stairs, foyer


def encode(v: CastlesState) -> dict[str, Array]:
    """All that the viewer sees, as whole numbers; money in thousands."""
    me = max(v.viewer, 0)
    order = [(me + i) % v.seats for i in range(v.seats)]
    return {
        "plans": Array((SEATS, MAPS, WINDOW, WINDOW), _plans(v, order)),
        "seats": Array((SEATS, 6), _seats(v, order)),
        "tiles": Array((SEATS, TILES), _tiles(v, order)),
        "market": Array((SLOTS, 2), _market(v)),
        "stacks": Array((12,), v.stacks + [v.hallways, v.stairs]),
        "room_cards": Array((10,), v.discards.copy()),
        "favors": Array((FAVORS,), [int(favor in v.favors) for favor in range(FAVORS)]),
        "cards": Array((CARDS,), _cards(v)),
        "table": Array((6,), _table(v, order)),
        "step": Array((len(STEPS) + 1,), _step(v)),
    }


def _plans(v: CastlesState, order: list[int]) -> list[int]:
    data: list[int] = []
    for seat in order:
        data += _plan(v.castles[seat])
    return data + [0] * ((SEATS - len(order)) * MAPS * WINDOW * WINDOW)


def _plan(castle: Castle) -> list[int]:
    size = WINDOW * WINDOW
    data = [0] * (MAPS * size)
    for number, one in enumerate(castle.tiles):
        t = one.turned
        cells = t.cells + [(x, y) for x, y, _ in t.halves]
        if t.disc:
            cells = [(x, y) for x in range(t.width) for y in range(t.height)]
        facts = (TYPE_OF[one.tile] + 1, max(one.level, 0) + 1, int(castle.is_complete(number)))
        for x, y in cells:
            i, j = one.x + x + WINDOW // 2, one.y + y + WINDOW // 2
            if 0 <= i < WINDOW and 0 <= j < WINDOW:
                for which, fact in enumerate((*facts, castle.open[number])):
                    data[which * size + j * WINDOW + i] = fact
    return data


def _seats(v: CastlesState, order: list[int]) -> list[int]:
    data: list[int] = []
    for seat in order:
        data += [v.score(seat), v.money[seat] // 1000, len(v.hands[seat]), v.cellar[seat]]
        data += [int(v.has_builder and seat == v.builder), 1]
    return data + [0] * (6 * (SEATS - len(order)))


def _tiles(v: CastlesState, order: list[int]) -> list[int]:
    data: list[int] = []
    for seat in order:
        row = [0] * TILES
        for one in v.castles[seat].tiles:
            row[min(one.tile, TILES - 1)] += 1
        data += row
    return data + [0] * (TILES * (SEATS - len(order)))


def _market(v: CastlesState) -> list[int]:
    """By slot the tile + 1 and its coins in thousands."""
    data: list[int] = []
    for slot in range(SLOTS):
        if slot < len(v.market):
            data += [v.market[slot] + 1, v.coins[slot] // 1000]
        else:
            data += [0, 0]
    return data


def _cards(v: CastlesState) -> list[int]:
    """1 for a card in hand, 2 for one just drawn."""
    data = [0] * CARDS
    if v.viewer >= 0:
        for card in v.hands[v.viewer]:
            if card != HIDDEN:
                data[card] = 1
        for card in v.looking:
            if card != HIDDEN:
                data[card] = 2
    return data


def _table(v: CastlesState, order: list[int]) -> list[int]:
    builder = order.index(v.builder) if v.has_builder else HIDDEN
    return [v.round, v.cards_left, int(v.last), v.seats, builder, v.extra]


def _step(v: CastlesState) -> list[int]:
    """Which question is asked, and about which tile (+ 1)."""
    data = [0] * (len(STEPS) + 1)
    if v.frames and v.frames[-1].step in STEPS:
        frame = v.frames[-1]
        data[STEPS.index(frame.step)] = 1
        if frame.step in ("place", "price"):
            data[-1] = frame.args[0] + 1
    return data
