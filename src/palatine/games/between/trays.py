"""Cards and tiles that lie in no castle: my hand, what is to be placed, what there is to choose."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from palatine.core.display import Card, Chip, Tray
from palatine.core.offer import Phrase
from palatine.core.state import Together
from palatine.games.between.art.cards import sign_of_card
from palatine.games.between.art.sizes import ATTENDANT_SIGNS, MEDIUM, TOKEN_FILLS, face, sign_of
from palatine.games.between.cards import card_points
from palatine.games.between.descriptions import card_note, note_of
from palatine.games.between.effects import attendant_key, card_key, castle_key, room_key
from palatine.games.between.focus import is_choosing, own_castles
from palatine.games.between.gains import best, signed
from palatine.games.between.parts import (
    ATTENDANT_HANGING,
    ATTENDANT_IDS,
    CARD_IDS,
    HANGINGS,
    KINDS,
    PIECE_BY_ID,
    PIECE_IDS,
    ROOMS,
    TYPE_NAMES,
    TYPES,
)
from palatine.games.between.questions import draft_mark, picks_of
from palatine.games.between.scoring import attendant_points
from palatine.games.between.state import UNDECIDED, BetweenState

_ROW: Final = 5  # tiles in hand beside which there is room for words


def trays(v: BetweenState) -> list[Tray]:
    """What is the viewer's own first, then what lies open beside the players. Somebody who plays
    has a tray all the time, so that nothing on the page moves when it becomes his turn."""
    mine = [tray for tray in (_to_choose(v), _hand(v), _to_place(v)) if tray and tray.cards]
    if not [tray for tray in mine if tray.place == "tray"] and v.viewer >= 0 and v.frames:
        mine.append(Tray("place", Phrase("between-tray-place"), []))
    return mine + [tray for tray in (_kept(v), _open_tiles(v)) if tray.cards]


# --- tiles --------------------------------------------------------------------------------------


def _tile(piece: int, note: Phrase | None = None, value: Phrase | None = None) -> Card:
    touch, name = f"tile:{PIECE_IDS[piece]}", Phrase(room_key(piece))
    return Card(face(piece, MEDIUM), name, note or note_of(piece), touch, value=value)


def _hand(v: BetweenState) -> Tray | None:
    """The tiles to choose two of, each with the best it can bring now in either castle."""
    if v.viewer < 0 or not v.hands[v.viewer]:
        return None
    hand, picks = v.hands[v.viewer], picks_of(v)
    title = Phrase("between-tray-hand", {"count": len(hand)})
    cards = [_held(v, tile, picks) for tile in hand]
    return Tray("hand", title, cards, is_secret=True)


def _held(v: BetweenState, piece: int, picks: tuple[int, ...]) -> Card:
    mark = None
    if piece in picks:
        mark = draft_mark(picks.index(piece) + 1)
    note, touch = note_of(piece), f"tile:{PIECE_IDS[piece]}"
    chips = _either(v, piece) if is_choosing(v) else ()
    name = Phrase(room_key(piece))
    return Card(face(piece, MEDIUM), name, note, touch, chips=chips, mark=mark)


def _either(v: BetweenState, piece: int) -> tuple[Chip, ...]:
    """The best in each of the viewer's castles, beside the colour of the castle."""
    return tuple(
        Chip(
            "",
            signed(best(v, number, piece)),
            label=Phrase(castle_key(number)),
            colour=TOKEN_FILLS[number],
        )
        for number in own_castles(v)
    )


def _to_place(v: BetweenState) -> Tray | None:
    """The viewer's revealed tiles, and where each goes as soon as that is decided; before them the
    tile of a bonus that he has to place."""
    if v.viewer < 0:
        return None
    shown = v.shown[v.viewer]
    cards = [_tile(tile, None, _goal(v, v.viewer, tile)) for tile in shown]
    frame = v.frames[-1] if v.frames else None
    if frame is not None and frame.step == "at" and frame.seat == v.viewer:
        castle, _, piece = frame.args
        if piece not in shown:
            goal = Phrase("between-goal", {"castle": Phrase(castle_key(castle))})
            cards.insert(0, _tile(piece, None, goal))
    return Tray("place", Phrase("between-tray-place"), cards)


def _goal(v: BetweenState, owner: int, tile: int) -> Phrase | None:
    """Into which castle a revealed tile goes."""
    if v.lefts[owner] == UNDECIDED:
        return None
    left, right = owner, v.right_of(owner)
    number = left if v.lefts[owner] == tile else right
    return Phrase("between-goal", {"castle": Phrase(castle_key(number))})


def _open_tiles(v: BetweenState) -> Tray:
    """The tiles that others have revealed and not placed yet; not those that are just divided."""
    cards = []
    chosen = v.frames[-1].args[0] if v.frames and v.frames[-1].step == "assign" else v.viewer
    for place in range(v.places):
        for tile in v.shown[place] if place not in (v.viewer, chosen) else ():
            owner = Phrase("between-sheet-seat", {"seat": place})
            if not v.is_person(place):
                owner = Phrase("between-ludwig")
            goal = _goal(v, place, tile)
            note = owner
            if goal is not None:
                note = Phrase("between-goal-of", {"who": owner, "goal": goal})
            cards.append(as_sign(_tile(tile, note)))
    return Tray("open", Phrase("between-tray-open"), cards, "rail", "signs")


# --- to choose from -----------------------------------------------------------------------------


def _to_choose(v: BetweenState) -> Tray | None:
    """What a bonus, or Ludwig's tiles, let somebody choose from; all of it lies open (A-27)."""
    frame = v.frames[-1] if v.frames else None
    if frame is None or isinstance(frame, Together) or frame.step not in _CHOICES:
        return None
    cards = _CHOICES[frame.step](v, frame.args[0])
    mine = frame.seat == v.viewer
    form = "cards" if frame.step in ("food", "special", "assign") else "rows"
    title = Phrase(f"between-tray-{frame.step}")  # as short as a tab of a phone is
    if mine:  # the question names the castle
        return Tray("choice", title, cards, "tray", form)
    castle = None if frame.step == "assign" else Phrase(castle_key(frame.args[0]))
    return Tray("choice", title, [as_sign(card) for card in cards], "rail", "signs", note=castle)


def as_sign(card: Card) -> Card:
    """A tile as small as a sign: that of its type instead of its face."""
    kind, _, name = card.touch.partition(":")
    if kind != "tile":
        return card
    return replace(card, symbol=f"i-{sign_of(PIECE_BY_ID[name])}")


def _drawn(v: BetweenState, castle: int) -> list[Card]:
    return [_tile(tile, None, _worth(best(v, castle, tile))) for tile in v.drawn]


def _worth(points: int) -> Phrase:
    return Phrase("between-value", {"points": signed(points)})


def _special(v: BetweenState, castle: int) -> list[Card]:
    left = [ROOMS + kind for kind in range(KINDS) if v.specialty[kind] > 0]
    return [_tile(piece, None, _worth(best(v, castle, piece))) for piece in left]


def _ludwigs(v: BetweenState, place: int) -> list[Card]:
    return [_tile(tile) for tile in v.shown[place]]


def _attendants(v: BetweenState, castle: int) -> list[Card]:
    left = [kind for kind in range(len(ATTENDANT_IDS)) if v.attendants[kind] > 0]
    return [_attendant(v, castle, kind, f"attendant:{ATTENDANT_IDS[kind]}") for kind in left]


def _attendant(v: BetweenState, castle: int, kind: int, touch: str) -> Card:
    hanging = Phrase(f"between-hanging-{HANGINGS[ATTENDANT_HANGING[kind]]}")
    return Card(
        f"between_{ATTENDANT_SIGNS[kind]}",
        Phrase(attendant_key(kind)),
        Phrase("between-does-attendant", {"hanging": hanging}),
        touch,
        value=_worth(attendant_points(v.castles[castle], kind)),
    )


def _offered(v: BetweenState, castle: int) -> list[Card]:
    return [_card(v, castle, card, f"card:{CARD_IDS[card]}") for card in v.offered]


def _card(v: BetweenState, castle: int, card: int, touch: str) -> Card:
    symbol = f"i-{sign_of_card(card)}"
    worth = _worth(card_points(v.castles[castle], card))
    return Card(symbol, Phrase(card_key(card)), card_note(card), touch, value=worth)


def _bonuses(v: BetweenState, castle: int) -> list[Card]:
    """B-410  The bonuses of the other six types."""
    return [
        Card(f"i-{name}", Phrase(f"between-bonus-{name}"), touch=f"type:{name}")
        for name in TYPE_NAMES[: TYPES - 1]
    ]


_CHOICES: Final[dict[str, Callable[[BetweenState, int], list[Card]]]] = {
    "food": _drawn,
    "special": _special,
    "assign": _ludwigs,
    "attendant": _attendants,
    "keep": _offered,
    "copy": _bonuses,
}


def _kept(v: BetweenState) -> Tray:
    """Bonus cards under the viewer's two castles, with what they are worth now."""
    cards = [
        _card(v, number, card, f"kept:{number}:{CARD_IDS[card]}")
        for number in own_castles(v)
        for card in v.castles[number].cards
    ]
    is_crowded = v.viewer >= 0 and len(v.hands[v.viewer]) > _ROW
    return Tray("kept", Phrase("between-tray-kept"), cards, form="signs" if is_crowded else "rows")
