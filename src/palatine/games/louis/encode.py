"""What learners are shown of Louis XIV: groups of small whole numbers, the viewer's seat first.

Seats come in the order in which they sit from the viewer on, and always four of them; the neutral
player of two has the last row of markers.
"""

from collections.abc import Sequence
from typing import Final

from palatine.core.buffers import Numbers
from palatine.core.encoding import Encoding, Feature
from palatine.core.native import cells, i64
from palatine.core.numbering import Numbering
from palatine.games.louis.names import (
    ARMS_KINDS,
    CARD_KINDS,
    CHIP_KINDS,
    CHIPS,
    COLUMNS,
    DARK,
    EFFECTS,
    JOKER,
    LIGHT,
    MEDIUM,
    MISSIONS,
    NEUTRAL,
    PILE_SIZE,
    TILES,
    colour_of,
)
from palatine.games.louis.parts import (
    ARMS_EACH,
    BANK,
    JOKERS,
    MARKERS_EACH,
    MONEY_CARDS,
    PERSON_COPIES,
)
from palatine.games.louis.state import (
    ARMS_PILE,
    DECK_NAMES,
    DECKS,
    INFLUENCE_DECK,
    INTRIGUE_DECK,
    LouisState,
    Player,
    back_of,
)

SEATS: Final = 4
FACTS: Final = 10
KINDS: Final = 19  # of missions, by what they do
STEPS: Final = (
    *("supply", "at-start", "play", "four", "at-end", "intrigue", "once-first", "buy", "put"),
    *("take-back", "mission", "pile", "keep", "swap", "swap-second"),
)
_STEPS: Final[dict[str, int]] = {step: i for i, step in enumerate(STEPS)}
# those of a tile, whose number is the first in the frame
_OF_TILE: Final[list[bool]] = [
    step in ("intrigue", "once-first", "buy", "put", "take-back") for step in STEPS
]
_MOST: Final = ARMS_EACH * ARMS_KINDS
_FACTS: Final = (
    "markers in the general supply, personal ones, ones exchanged; louisdor; influence cards, "
    "intrigue cards and missions in hand; arms drawn, arms of no kind, arms won by majorities"
)
_CHIPS: Final = ", ".join(CHIPS)
FEATURES: Final[list[Feature]] = [
    Feature("markers", (SEATS + 1, TILES), 0, MARKERS_EACH, "markers on tiles; last the neutral"),
    Feature("conditions", (3, TILES), 0, 1, "what the side up asks: money, first place, markers"),
    Feature("numbers", (TILES,), 0, 20, "the price or the markers needed on the side up"),
    Feature("louis", (TILES,), 0, 1, "where Louis is"),
    Feature("facts", (SEATS, FACTS), 0, 200, _FACTS),
    Feature("chips", (SEATS, CHIP_KINDS), 0, 40, "chips: " + _CHIPS),
    Feature("backs", (SEATS, 3), 0, 20, "missions in hand by colour: light, medium, dark"),
    Feature("laid", (SEATS, KINDS), 0, 8, "missions laid, by what they do: " + ", ".join(EFFECTS)),
    Feature("used", (SEATS, KINDS), 0, 8, "of these, used in this round"),
    Feature("supply", (CHIP_KINDS + 1,), -200, BANK, f"the common supply: {_CHIPS}, louisdor"),
    Feature("played", (CARD_KINDS,), 0, JOKERS, "influence cards in the centre, by person, joker"),
    Feature("decks", (DECKS,), 0, _MOST, "cards left: " + ", ".join(DECK_NAMES)),
    Feature("money_shown", (MONEY_CARDS,), 0, 1, "money cards turned up so far"),
    Feature("hand", (CARD_KINDS,), 0, JOKERS, "own influence cards, by person, joker"),
    Feature("intrigue", (TILES,), 0, 1, "own intrigue cards, by person"),
    Feature("missions", (MISSIONS,), 0, 1, "own missions in hand"),
    Feature("arms", (ARMS_KINDS,), 0, ARMS_EACH, "own arms by kind"),
    Feature("seats", (3,), 0, 1, "two, three or four play"),
    Feature("round", (4,), 0, 1, "the round"),
    Feature("start", (SEATS,), 0, 1, "the start player of the round"),
    Feature("mover", (SEATS,), 0, 1, "who is asked"),
    Feature("revealed", (1,), 0, 1, "whether the arms lie open"),
    Feature("asked", (len(STEPS),), 0, 1, "what is asked: " + ", ".join(STEPS)),
    Feature("tile", (TILES,), 0, 1, "of which tile it is asked"),
]


class LouisEncoding(Encoding[LouisState]):
    """Everything the viewer knows; a spectator looks from the first seat and has no hand."""

    def __init__(self, numbering: Numbering[LouisState], groups: Sequence[str] = ()) -> None:
        super().__init__(FEATURES, numbering, groups)

    def fill(self, s: LouisState, seat: int, into: Numbers, start: i64) -> i64:
        first: i64 = seat if seat > 0 else 0
        at = start
        _write_tiles(s, first, into, at)
        at += TILES * (SEATS + 1 + 5)
        seats: i64 = s.seats
        for i in range(seats):
            _write_player(s, s.players[(first + i) % seats], into, at, i)
        at += SEATS * (FACTS + CHIP_KINDS + 3 + 2 * KINDS)
        _write_supply(s, into, at)
        at += CHIP_KINDS + 1 + CARD_KINDS + DECKS + MONEY_CARDS
        if seat >= 0:
            own = s.players[seat]
            into.put_all(at, own.hand)
            into.tally(at + CARD_KINDS, own.intrigue)
            into.tally(at + CARD_KINDS + TILES, own.missions)
            into.put_all(at + CARD_KINDS + TILES + MISSIONS, own.arms)
        at += CARD_KINDS + TILES + MISSIONS + ARMS_KINDS
        _write_turn(s, first, into, at)
        return at + 16 + len(STEPS) + TILES


def _write_tiles(s: LouisState, first: i64, into: Numbers, at: i64) -> None:
    """Write the groups markers, conditions, numbers and louis."""
    on = s.on
    seats: i64 = s.seats
    for i in range(seats):
        into.put_column(at + i * TILES, on, (first + i) % seats, COLUMNS, TILES)
    if seats == NEUTRAL:
        into.put_column(at + SEATS * TILES, on, NEUTRAL, COLUMNS, TILES)
    at += (SEATS + 1) * TILES
    conditions = s.parts.conditions
    numbers = s.parts.numbers
    flipped = s.flipped
    for tile in range(TILES):
        side = 1 if flipped[tile] else 0
        into.put(at + conditions[side][tile] * TILES + tile, 1)
        into.put(at + 3 * TILES + tile, numbers[side][tile])
    into.one(at + 4 * TILES, TILES, s.louis)


def _write_player(s: LouisState, p: Player, into: Numbers, at: i64, i: i64) -> None:
    """Write the groups facts, chips, backs, laid and used of one seat."""
    fact = at + i * FACTS
    into.put(fact, p.general)
    into.put(fact + 1, p.personal)
    into.put(fact + 2, p.gone)
    into.put(fact + 3, p.money)
    into.put(fact + 4, p.cards)
    into.put(fact + 5, len(p.intrigue))
    into.put(fact + 6, len(p.missions))
    into.put(fact + 7, p.drawn)
    into.put(fact + 8, p.plain)
    into.put(fact + 9, p.majorities)
    at += SEATS * FACTS
    into.put_all(at + i * CHIP_KINDS, p.chips)
    at += SEATS * CHIP_KINDS
    for mission in p.missions:
        into.add(at + i * 3 + back_of(mission), 1)
    at += SEATS * 3 + i * KINDS
    effects = s.parts.effects
    if p.laid == 0:
        return
    for mission in cells(p.laid):
        into.add(at + effects[mission], 1)
    at += SEATS * KINDS
    for mission in cells(p.used):
        into.add(at + effects[mission], 1)


def _write_supply(s: LouisState, into: Numbers, at: i64) -> None:
    """Write the groups supply, played, decks and money_shown."""
    into.put_all(at, s.chips)
    into.put(at + CHIP_KINDS, s.bank)
    at += CHIP_KINDS + 1
    into.put_all(at, s.played)
    at += CARD_KINDS
    _write_decks(s, into, at)
    into.tally(at + DECKS, s.money_shown)


def _write_decks(s: LouisState, into: Numbers, at: i64) -> None:
    """What is not in hand, laid or played lies in a deck: that is quicker than to count them."""
    influence: i64 = PERSON_COPIES * JOKER + JOKERS
    for played in s.played:
        influence -= played
    into.put(at + LIGHT, PILE_SIZE[LIGHT])
    into.put(at + MEDIUM, PILE_SIZE[MEDIUM])
    into.put(at + DARK, PILE_SIZE[DARK])
    intrigue: i64 = TILES
    arms: i64 = ARMS_EACH * ARMS_KINDS
    for p in s.players:
        influence -= p.cards
        intrigue -= len(p.intrigue)
        arms -= p.drawn
        for mission in p.missions:
            into.add(at + back_of(mission), -1)
        if p.laid != 0:
            for mission in cells(p.laid):
                into.add(at + colour_of(mission), -1)
    into.put(at + INTRIGUE_DECK, intrigue)
    into.put(at + INFLUENCE_DECK, influence)
    into.put(at + ARMS_PILE, arms)


def _write_turn(s: LouisState, first: i64, into: Numbers, at: i64) -> None:
    """Write the groups seats, round, start, mover, revealed, asked and tile."""
    seats: i64 = s.seats
    into.put(at + seats - 2, 1)
    into.one(at + 3, 4, s.round - 1)
    into.put(at + 7 + (s.start - first + seats) % seats, 1)
    mover: i64 = s.to_move()
    if mover >= 0:
        into.put(at + 11 + (mover - first + seats) % seats, 1)
    into.put(at + 15, 1 if s.revealed else 0)
    if s.frames:
        frame = s.frames[-1]
        step = _STEPS.get(frame.step, -1)
        if step >= 0:
            into.put(at + 16 + step, 1)
            if _OF_TILE[step]:
                into.put(at + 16 + len(STEPS) + frame.args[0], 1)


assert len(EFFECTS) == KINDS
