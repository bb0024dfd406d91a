"""A view of Torres as arrays of fixed shape; the viewer's seat comes first."""

from palatine.core.deck import Deck
from palatine.core.native import HIDDEN, count, holds
from palatine.core.rules import Array
from palatine.core.state import CHANCE
from palatine.games.torres.parts import CELLS, KINDS, KNIGHTS, MASTER_IDS, MOST_STACKS
from palatine.games.torres.state import OWN_DECK, TorresState

_SEATS = 4
_STEPS = (
    "castle",
    "place",
    "king",
    "turn",
    "stack",
    "use",
    "spread",
    "keep",
    "back",
    "card",
    "under_stack",
    "drop",
    "move_king",
)


def encode(v: TorresState) -> dict[str, Array]:
    """Everything the viewer knows; a spectator looks from the first seat and has no hand."""
    first = max(v.viewer, 0)
    order = [(first + i) % v.seats for i in range(v.seats)]
    return {
        "heights": Array((8, 8), [int(h) for h in v.heights]),
        "knights": Array((_SEATS, 8, 8), _knights(v, order)),
        "king": Array((8, 8), _only(CELLS, int(v.king))),
        "scores": Array((_SEATS,), _padded([v.scores[seat] for seat in order], _SEATS)),
        "reserve": Array((_SEATS,), _padded([_reserve(v, seat) for seat in order], _SEATS)),
        "stacks": Array((_SEATS, MOST_STACKS), _stacks(v, order)),
        "cards_held": Array((_SEATS,), _padded([len(v.hands[seat]) for seat in order], _SEATS)),
        "gone": Array((_SEATS, KINDS), _gone(v, order)),
        "decks": Array((_SEATS,), _padded([deck.size() for deck in _decks(v, order)], _SEATS)),
        "put_back": Array((_SEATS, 2), _put_back(v, order)),
        "master": Array((len(MASTER_IDS),), _only(len(MASTER_IDS), int(v.master))),
        "turn": Array((9,), _turn(v, order)),
        **_own_cards(v),
        **_question(v),
    }


def _padded(numbers: list[int], size: int) -> list[int]:
    return numbers + [0] * (size - len(numbers))


def _only(size: int, place: int) -> list[int]:
    """A one in this place, if it is one, and noughts elsewhere."""
    return [int(i == place) for i in range(size)]


def _knights(v: TorresState, order: list[int]) -> list[int]:
    flat: list[int] = []
    for seat in order:
        flat += [int(holds(v.knights[seat], cell)) for cell in range(CELLS)]
    return _padded(flat, _SEATS * CELLS)


def _reserve(v: TorresState, seat: int) -> int:
    return KNIGHTS - int(count(v.knights[seat]))


def _stacks(v: TorresState, order: list[int]) -> list[int]:
    """Blocks one by one; one more than they are, so that an empty slot is not no slot (T-506)."""
    flat: list[int] = []
    for seat in order:
        flat += _padded([size + 1 for size in v.stacks[seat]], MOST_STACKS)
    return _padded(flat, _SEATS * MOST_STACKS)


def _gone(v: TorresState, order: list[int]) -> list[int]:
    flat: list[int] = []
    for seat in order:
        flat += _counts(v.gone[seat])
    return _padded(flat, _SEATS * KINDS)


def _counts(cards: tuple[int, ...]) -> list[int]:
    return [cards.count(kind) for kind in range(KINDS)]


def _decks(v: TorresState, order: list[int]) -> list[Deck]:
    return [v.decks[seat] for seat in order] if v.variant == OWN_DECK else v.decks


def _put_back(v: TorresState, order: list[int]) -> list[int]:
    """T-1010  How many cards lie in order on top of each deck and under it, as far as one knows."""
    flat: list[int] = []
    for deck in _decks(v, order):
        flat += [len(deck.top), len(deck.bottom)]
    return _padded(flat, 2 * _SEATS)


def _own_cards(v: TorresState) -> dict[str, Array]:
    """By kind: in hand, bought in this turn, looked at, and its place in the own deck (1 the first,
    -1 the last, 0 unknown)."""
    hand = v.hands[v.viewer] if v.viewer >= 0 else ()
    places = [0] * KINDS
    if v.variant == OWN_DECK and v.viewer >= 0:
        deck = v.decks[v.viewer]
        for i, kind in enumerate(deck.top):
            places[kind] = i + 1
        for i, kind in enumerate(deck.bottom):
            places[kind] = i - len(deck.bottom)
    arrays = {"hand": _counts(hand), "fresh": _counts(v.fresh), "looking": _counts(v.looking)}
    return {
        **{key: Array((KINDS,), data) for key, data in arrays.items()},
        "known_places": Array((KINDS,), places),
    }


def _turn(v: TorresState, order: list[int]) -> list[int]:
    """Numbers of the turn; seats as seen from the viewer, -1 where nobody is asked."""
    mover = v.to_move()
    whose = order.index(mover) if mover in order else CHANCE
    start = order.index(int(v.start))
    numbers = [v.seats, v.phase, v.round, start, whose, v.ap, v.bought, int(v.played), v.in_hand]
    return [int(n) for n in numbers]


def _question(v: TorresState) -> dict[str, Array]:
    """What is asked, the card being used, the block being moved."""
    step, args = (v.frames[-1].step, v.frames[-1].args) if v.frames else ("", ())
    asked = _STEPS.index(step) if step in _STEPS else HIDDEN
    return {
        "asked": Array((len(_STEPS),), _only(len(_STEPS), asked)),
        "using": Array((KINDS,), _only(KINDS, args[0] if step == "card" else HIDDEN)),
        "lifted": Array((8, 8), _only(CELLS, args[0] if step == "drop" else HIDDEN)),
    }
