"""What stands beside the court, and the court as plain text."""

from palatine.core.display import Card, Fact, Status, Tray
from palatine.core.native import HIDDEN, holds
from palatine.core.offer import Phrase
from palatine.games._template.parts import GRID, ROUNDS, VALUES, side_of
from palatine.games._template.scoring import points
from palatine.games._template.state import TinyState


def status(v: TinyState) -> Status:
    """How many cards everybody holds, rounds and deck; the viewer's own cards."""
    return Status(
        scores=[sum(points(v, seat).values()) for seat in range(v.seats)],
        seats=[[Fact("hidden", str(len(hand)), Phrase("tiny-fact-cards"))] for hand in v.hands],
        table=[
            Fact("clock", f"{v.round}/{ROUNDS}", Phrase("tiny-fact-round")),
            Fact("hidden", str(v.deck.size()), Phrase("tiny-fact-deck")),
        ],
        trays=_trays(v),
    )


def _trays(v: TinyState) -> list[Tray]:
    """The viewer's own cards; whoever watches has none."""
    if v.viewer < 0:
        return []
    values = [VALUES[kind] for kind in v.hands[v.viewer]]
    cards = [
        Card(f"tiny_card-{n}", Phrase("tiny-touch-card", {"value": n}), touch=f"card:{n}")
        for n in values
    ]
    return [Tray("hand", Phrase("tiny-tray-hand"), cards, is_secret=True)]


def text_board(v: TinyState) -> str:
    """The court row by row (the seat of a banner, counted from 1), then the hands."""
    side = side_of(str(v.options["court"]))
    rows = [" ".join(_sign(v, GRID.at(x, y)) for x in range(side)) for y in range(side)]
    hands = [
        " ".join("?" if kind == HIDDEN else str(VALUES[kind]) for kind in hand) for hand in v.hands
    ]
    return "\n".join(rows + [f"{seat + 1}: {hands[seat]}" for seat in range(v.seats)])


def _sign(v: TinyState, cell: int) -> str:
    for seat in range(v.seats):
        if holds(v.banners[seat], cell):
            return str(seat + 1)
    return "."
