"""The board as plain text, for terminals and screen readers."""

from palatine.core.display import Fact
from palatine.core.offer import Phrase, Words, numeral
from palatine.games.castles import phrases
from palatine.games.castles.castle import Tile
from palatine.games.castles.parts import (
    DARK,
    FOYER3,
    FOYER4,
    HALLWAY,
    KINDS_OF_SIZE,
    PRICES,
    SIZE_OF,
    SIZES,
)
from palatine.games.castles.state import CastlesState
from palatine.games.castles.status import facts, points_so_far, table_facts


def text_board(v: CastlesState, words: Words) -> str:
    """Market, favors, and every castle tile by tile."""
    lines = [words("castles-sheet-round", {"round": v.round}), *_market(v, words)]
    lines += [f"* {_fact(fact, words)}" for fact in _facts(v)]
    stacks = " · ".join(f"{SIZES[size]}: {v.stacks[size]}" for size in range(KINDS_OF_SIZE))
    lines.append(f"* {words('castles-fact-stacks', {})} {stacks}")
    counted = points_so_far(v)
    for seat in range(v.seats):
        args = {"seat": seat, "points": sum(counted[seat].values())}
        lines.append(words("castles-text-seat", args))
        lines.append("  " + ", ".join(_fact(fact, words) for fact in facts(v, seat)))
        lines += _castle(v, seat, words)
    if v.viewer >= 0:
        lines += [f"+ {phrases.card(card).said(words)}" for card in _cards(v)]
    return "\n".join(lines)


def _market(v: CastlesState, words: Words) -> list[str]:
    lines: list[str] = []
    for slot, price in enumerate(PRICES[v.seats]):
        tile = v.market[slot]
        room = f"{phrases.name(tile).said(words)} ({SIZE_OF[tile]})" if tile >= 0 else "-"
        coins = f" + {numeral(v.coins[slot], words)} M" if v.coins[slot] else ""
        lines.append(f"{numeral(price, words):>7} M  {room}{coins}")
    return lines


def _facts(v: CastlesState) -> list[Fact]:
    """What the table shows, and what the page shows elsewhere."""
    found = [Fact("favor", "", phrases.favor(favor)) for favor in v.favors]
    found.append(Fact("plan", v.cards_left, Phrase("castles-fact-room-cards")))
    found += table_facts(v)
    found.append(Fact("hallway", v.hallways, Phrase("castles-fact-hallways")))
    found.append(Fact("stairs", v.stairs, Phrase("castles-fact-stairs")))
    return found


def _fact(fact: Fact, words: Words) -> str:
    return f"{fact.label.said(words)} {fact.shown(words)}".rstrip()


def _cards(v: CastlesState) -> list[int]:
    return [card for card in (*v.hands[v.viewer], *v.looking) if card >= 0]


def _castle(v: CastlesState, seat: int, words: Words) -> list[str]:
    castle = v.castles[seat]
    lines: list[str] = []
    for number, one in enumerate(castle.tiles):
        done = " *" if castle.is_complete(number) else ""
        lines.append(f"  {tile_phrase(one).said(words)} ({one.x}, {one.y}) r{one.turned.rot}{done}")
    return lines


def tile_phrase(one: Tile) -> Phrase:
    """A tile as it lies: of the foyer and of a hallway also which side is up (C-103, C-126)."""
    if one.tile in (FOYER3, FOYER4):
        return Phrase("castles-text-foyer", {"doors": 3 if one.tile == FOYER3 else 4})
    if one.tile == HALLWAY:
        return Phrase(f"castles-text-hallway-{'dark' if one.level == DARK else 'ground'}")
    args: phrases.Args = {"room": phrases.name(one.tile), "size": str(SIZE_OF[one.tile])}
    return Phrase("castles-sized", args)
