"""What stands beside the board, and the board as plain text."""

from palatine.core.display import Card, Fact, Status
from palatine.core.native import HIDDEN
from palatine.core.offer import Phrase, Words, numeral
from palatine.games.castles.castle import Tile
from palatine.games.castles.effects import named
from palatine.games.castles.final import card_points
from palatine.games.castles.parts import (
    CARD_IDS,
    DARK,
    FAVOR_IDS,
    FOYER3,
    FOYER4,
    HALLWAY,
    KINDS_OF_SIZE,
    PRICES,
    SIZES,
)
from palatine.games.castles.state import CastlesState

FAVOR_ICONS = (
    "activity",
    "corridor",
    "downstairs",
    "food",
    "living",
    "outdoor",
    "sleeping",
    "utility",
)


def status(v: CastlesState) -> Status:
    """Money, size of the castle and cards held; favors and decks; the viewer's own cards."""
    return Status(
        scores=[v.score(seat) for seat in range(v.seats)],
        seats=[_facts(v, seat) for seat in range(v.seats)],
        table=_table(v),
        mine=_mine(v),
    )


def _facts(v: CastlesState, seat: int) -> list[Fact]:
    facts = [
        Fact("coin", v.money[seat], Phrase("castles-fact-money")),
        Fact("tower", str(len(v.castles[seat].tiles)), Phrase("castles-fact-tiles")),
        Fact("hidden", str(len(v.hands[seat])), Phrase("castles-fact-cards")),
    ]
    if v.has_builder and seat == v.builder:
        facts.append(Fact("builder", "", Phrase("castles-fact-builder")))
    return facts


def _table(v: CastlesState) -> list[Fact]:
    facts = [Fact("favor", "", Phrase("castles-favor-" + FAVOR_IDS[favor])) for favor in v.favors]
    facts.append(Fact("plan", str(v.cards_left), Phrase("castles-fact-room-cards")))
    facts += _deck_tiles(v)
    for size in range(KINDS_OF_SIZE):
        if v.stacks[size] == 0:
            label = Phrase("castles-fact-empty", {"size": str(SIZES[size])})
            facts.append(Fact("tower", "0", label))
    facts.append(Fact("hallway", str(v.hallways), Phrase("castles-fact-hallways")))
    facts.append(Fact("stairs", str(v.stairs), Phrase("castles-fact-stairs")))
    if v.last:
        facts.append(Fact("warning", "", Phrase("castles-fact-last")))
    return facts


def _deck_tiles(v: CastlesState) -> list[Fact]:
    """A-46  Tiles on the room deck, the top one first: the size of each, and to who has seen it
    which room it is."""
    facts: list[Fact] = []
    for place in range(len(v.deck_sizes) - 1, -1, -1):
        size, room = str(SIZES[v.deck_sizes[place]]), v.deck_rooms[place]
        if room == HIDDEN:
            facts.append(Fact("plan", size, Phrase("castles-fact-deck-tile")))
        else:
            known = Phrase("castles-fact-deck-room", {"room": Phrase(named(room))})
            facts.append(Fact("plan", size, known))
    return facts


def _mine(v: CastlesState) -> list[Card]:
    if v.viewer < 0:
        return []
    held = list(v.hands[v.viewer]) + list(v.looking)
    return [
        Card(
            "castles_card-" + CARD_IDS[card],
            Phrase("castles-card-" + CARD_IDS[card]),
            Phrase("castles-note-card", {"points": card_points(v, v.viewer, card)}),
            "card:" + CARD_IDS[card],
        )
        for card in held
        if card != HIDDEN
    ]


def text_board(v: CastlesState, words: Words) -> str:
    """Market, favors, and every castle tile by tile."""
    lines = [words("castles-sheet-round", {"round": v.round})]
    for slot, price in enumerate(PRICES[v.seats]):
        tile = v.market[slot]
        room = words(named(tile), {}) if tile >= 0 else "-"
        coins = f" + {numeral(v.coins[slot], words)} M" if v.coins[slot] else ""
        lines.append(f"{numeral(price, words):>7} M  {room}{coins}")
    lines += [f"* {fact.label.said(words)} {fact.shown(words)}".rstrip() for fact in _table(v)]
    stacks = " · ".join(f"{SIZES[size]}: {v.stacks[size]}" for size in range(KINDS_OF_SIZE))
    lines.append(f"* {words('castles-fact-stacks', {})} {stacks}")
    for seat in range(v.seats):
        lines.append(words("castles-text-seat", {"seat": seat, "points": v.score(seat)}))
        lines.append(
            "  " + ", ".join(f"{f.label.said(words)} {f.shown(words)}" for f in _facts(v, seat))
        )
        castle = v.castles[seat]
        for number, one in enumerate(castle.tiles):
            done = " *" if castle.is_complete(number) else ""
            place = f"({one.x}, {one.y}) r{one.turned.rot}"
            lines.append(f"  {_tile(one).said(words)} {place}{done}")
    lines += [f"+ {card.name.said(words)}" for card in _mine(v)]
    return "\n".join(lines)


def _tile(one: Tile) -> Phrase:
    """A tile as it lies: of the foyer and of a hallway also which side is up (C-103, C-126)."""
    if one.tile in (FOYER3, FOYER4):
        return Phrase("castles-text-foyer", {"doors": 3 if one.tile == FOYER3 else 4})
    if one.tile == HALLWAY:
        return Phrase(f"castles-text-hallway-{'dark' if one.level == DARK else 'ground'}")
    return Phrase(named(one.tile))
