"""A view as named arrays of fixed shape, seen from the viewer's seat. Standard library only.

Seats come in the order in which they sit from the viewer on, and always four of them; the
neutral player of two has the last row of markers.
"""

from typing import Final

from palatine.core.native import BIT, HIDDEN
from palatine.core.rules import Array
from palatine.games.louis.names import (
    ARMS_KINDS,
    CARD_KINDS,
    CHIP_KINDS,
    COLUMNS,
    MISSIONS,
    NEUTRAL,
    TILES,
)
from palatine.games.louis.parts import MONEY_CARDS
from palatine.games.louis.state import DECKS, Cards, LouisState, back_of

SEATS: Final = 4
_FACTS: Final = 10  # numbers that stand for each seat in `seats`
STEPS: Final = (
    "supply",
    "at-start",
    "play",
    "four",
    "at-end",
    "intrigue",
    "once-first",
    "buy",
    "put",
    "take-back",
    "mission",
    "pile",
    "keep",
    "swap",
    "swap-second",
)


def encode(v: LouisState) -> dict[str, Array]:
    """Everything the viewer knows; a spectator looks from the first seat and has no hand."""
    first = max(v.viewer, 0)
    order = [(first + i) % v.seats for i in range(v.seats)]
    arrays = {
        "markers": _markers(v, order),
        "conditions": Array((TILES,), [v.condition(t) for t in range(TILES)]),
        "numbers": Array((TILES,), [v.number(t) for t in range(TILES)]),
        "louis": Array((TILES,), [int(t == v.louis) for t in range(TILES)]),
        "seats": _seats(v, order),
        "chips": _by_seat(order, CHIP_KINDS, [p.chips for p in v.players]),
        "backs": _by_seat(order, 3, [_backs(p.missions) for p in v.players]),
        "laid": _by_seat(order, MISSIONS, [_mask(int(p.laid)) for p in v.players]),
        "used": _by_seat(order, MISSIONS, [_mask(int(p.used)) for p in v.players]),
        "supply": Array((CHIP_KINDS + 1,), [*v.chips, v.bank]),
        "played": Array((CARD_KINDS,), list(v.played)),
        "decks": Array((DECKS,), [deck.size() for deck in v.decks]),
        "money_shown": Array((MONEY_CARDS,), [int(c in v.money_shown) for c in range(MONEY_CARDS)]),
        "game": Array((4,), [v.seats, v.round, order.index(v.start), int(v.revealed)]),
    }
    return {**arrays, **_secrets(v), **_question(v)}


def _markers(v: LouisState, order: list[int]) -> Array:
    """By row: the seats, then the neutral player; by tile."""
    rows = [[v.on[t * COLUMNS + seat] for t in range(TILES)] for seat in order]
    rows += [[0] * TILES for _ in range(SEATS - v.seats)]
    neutral = v.seats == NEUTRAL
    rows.append([v.on[t * COLUMNS + NEUTRAL] if neutral else 0 for t in range(TILES)])
    return Array((SEATS + 1, TILES), [n for row in rows for n in row])


def _seats(v: LouisState, order: list[int]) -> Array:
    rows = []
    for p in v.players:
        cards = [len(p.influence), len(p.intrigue), len(p.missions)]
        arms = [p.drawn, p.plain, p.majorities]
        rows.append([p.general, p.personal, p.money, p.gone, *cards, *arms])
    return _by_seat(order, _FACTS, rows)


def _by_seat(order: list[int], width: int, rows: list[list[int]]) -> Array:
    data = [n for seat in order for n in rows[seat]]
    return Array((SEATS, width), data + [0] * (SEATS * width - len(data)))


def _backs(missions: tuple[int, ...]) -> list[int]:
    colours = [back_of(mission) for mission in missions]
    return [colours.count(colour) for colour in range(3)]


def _mask(board: int) -> list[int]:
    return [int(board & BIT[m] != 0) for m in range(MISSIONS)]


def _secrets(v: LouisState) -> dict[str, Array]:
    """The viewer's own cards and arms."""
    if v.viewer == HIDDEN:
        own: tuple[Cards, Cards, Cards, list[int]] = ((), (), (), [])
    else:
        p = v.players[v.viewer]
        own = (p.influence, p.intrigue, p.missions, p.arms)
    influence, intrigue, missions, arms = own
    return {
        "hand": Array((CARD_KINDS,), [influence.count(c) for c in range(CARD_KINDS)]),
        "intrigue": Array((TILES,), [int(t in intrigue) for t in range(TILES)]),
        "missions": Array((MISSIONS,), [int(m in missions) for m in range(MISSIONS)]),
        "arms": Array((ARMS_KINDS,), list(arms) or [0] * ARMS_KINDS),
    }


def _question(v: LouisState) -> dict[str, Array]:
    """Which step is asked, and of which tile."""
    step = [0] * len(STEPS)
    tile = [0] * TILES
    if v.frames and v.frames[-1].step in STEPS:
        frame = v.frames[-1]
        step[STEPS.index(frame.step)] = 1
        if frame.step in ("intrigue", "once-first", "buy", "put", "take-back"):
            tile[frame.args[0]] = 1
    return {"step": Array((len(STEPS),), step), "tile": Array((TILES,), tile)}
