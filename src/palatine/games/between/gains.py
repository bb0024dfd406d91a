"""What a tile would bring: points space by space, the best of them, and the bonus it sets off."""

from palatine.core.offer import Phrase
from palatine.games.between.castle import Castle
from palatine.games.between.parts import ROOMS, TYPE_NAMES, TYPE_OF
from palatine.games.between.scoring import castle_score
from palatine.games.between.state import BetweenState

_THIRD = 3
_FIFTH = 5
_BY_FIFTH = "fifth"


def gains(v: BetweenState, number: int, piece: int) -> dict[int, int]:
    """By cell: how many points more the castle would have with the piece there."""
    castle = v.castles[number]
    before = castle_score(castle, v.throne_connects)
    return {
        a.c: castle_score(castle.with_tile(a.c, piece), v.throne_connects) - before
        for a in castle.spaces(piece)
    }


def best(v: BetweenState, number: int, piece: int) -> int:
    """The most it can bring in this castle now."""
    return max(gains(v, number, piece).values())


def signed(points: int) -> str:
    """Points more or less, with a real minus sign."""
    return f"−{-points}" if points < 0 else f"+{points}"


def bonus_of(castle: Castle, piece: int) -> Phrase | None:
    """What the piece sets off as the third or fifth of its type (B-401, B-412), in words."""
    name = _set_off(castle, piece)
    if not name:
        return None
    return Phrase("between-fifth" if name == _BY_FIFTH else f"between-third-{name}")


def gets(castle: Castle, piece: int) -> Phrase | None:
    """The same in a few words, for a question: only what the castle gets."""
    name = _set_off(castle, piece)
    return Phrase(f"between-gets-{name}") if name else None


def _set_off(castle: Castle, piece: int) -> str:
    """The type whose bonus a third room sets off, or the bonus of a fifth; nothing for others."""
    if piece >= ROOMS:
        return ""
    kind = TYPE_OF[piece]
    count = castle.counts[kind] + 1
    if count == _THIRD:
        return TYPE_NAMES[kind]
    return _BY_FIFTH if count == _FIFTH else ""


def brought(points: int, bonus: Phrase | None) -> Phrase:
    """Points, and the bonus where there is one."""
    if bonus is None:
        return Phrase("between-brings", {"points": signed(points)})
    return Phrase("between-brings-bonus", {"points": signed(points), "bonus": bonus})
