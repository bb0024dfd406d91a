"""What stands beside the board of Torres, and the board as plain text."""

from palatine.core.deck import Deck
from palatine.core.display import Card, Fact, Status
from palatine.core.native import HIDDEN, count, holds
from palatine.core.offer import Phrase, Words
from palatine.games.torres.parts import (
    CARD_KEYS,
    GRID,
    KING_LEVEL,
    KING_POINTS,
    KNIGHTS,
    MASTER_KEYS,
    phase_stacks,
)
from palatine.games.torres.state import BASIC, OWN_DECK, TorresState


def status(v: TorresState) -> Status:
    """Blocks waiting, knights in reserve and cards held; the phase; the viewer's own cards."""
    return Status(
        scores=list(v.scores),
        seats=[_facts(v, seat) for seat in range(v.seats)],
        table=_table(v),
        mine=_mine(v),
    )


def _facts(v: TorresState, seat: int) -> list[Fact]:
    stacks = " · ".join(str(size) for size in v.stacks[seat]) or "-"
    reserve = KNIGHTS - count(v.knights[seat])
    facts = [
        Fact("block", stacks, Phrase("torres-fact-stacks")),
        Fact("knight", str(reserve), Phrase("torres-fact-reserve")),
        Fact("hidden", str(len(v.hands[seat])), Phrase("torres-fact-cards")),
    ]
    if v.variant == OWN_DECK:
        facts += _own_deck(v.decks[seat])
    if v.gone[seat]:
        cards = [f"torres-card-{CARD_KEYS[kind]}" for kind in v.gone[seat]]
        facts.append(Fact("play", str(len(cards)), Phrase("torres-fact-played", {"cards": cards})))
    return facts


def _own_deck(deck: Deck) -> list[Fact]:
    """T-1010  How many cards are left, and how many of them were put on top or under."""
    facts = [Fact("document", str(deck.size()), Phrase("torres-fact-own-deck"))]
    if deck.top:
        facts.append(Fact("document", str(len(deck.top)), Phrase("torres-fact-on-top")))
    if deck.bottom:
        facts.append(Fact("document", str(len(deck.bottom)), Phrase("torres-fact-under")))
    return facts


def _table(v: TorresState) -> list[Fact]:
    facts = [Fact("block", str(v.supply), Phrase("torres-fact-supply"))]
    if v.variant == BASIC:
        facts.append(Fact("document", str(v.decks[0].size()), Phrase("torres-fact-deck")))
    if v.phase > 0:
        facts.append(Fact("clock", f"{v.phase} · {v.round}", _round(v)))
        level, points = KING_LEVEL[v.phase - 1], KING_POINTS[v.phase - 1]
        args: dict[str, str | int | Phrase] = {"level": level, "points": points}
        facts.append(Fact("king", str(points), Phrase("torres-fact-king", args)))
    if v.frames and v.frames[-1].step == "turn":
        facts.append(Fact("ap", str(v.ap), Phrase("torres-fact-ap", {"ap": int(v.ap)})))
    if v.master >= 0:
        name = Phrase(f"torres-master-{MASTER_KEYS[v.master]}")
        facts.append(Fact("master", "", Phrase("torres-fact-master", {"card": name})))
    return facts


def _round(v: TorresState) -> Phrase:
    """T-202  Where the game stands."""
    rounds = len(phase_stacks(v.seats, int(v.phase)))
    args = {"phase": int(v.phase), "round": int(v.round), "rounds": rounds}
    return Phrase("torres-fact-round", args)


def _mine(v: TorresState) -> list[Card]:
    if v.viewer < 0:
        return []
    held = [kind for kind in v.hands[v.viewer] + v.looking if kind != HIDDEN]
    return [
        Card(
            f"torres_card-{CARD_KEYS[kind]}",
            Phrase(f"torres-card-{CARD_KEYS[kind]}"),
            Phrase(f"torres-note-{CARD_KEYS[kind]}"),
            f"card:{CARD_KEYS[kind]}",
        )
        for kind in held
    ]


def text_board(v: TorresState, words: Words) -> str:
    """Eight rows of heights: A to D is a seat's knight, K the king, a dot bare ground."""
    lines = ["    " + "  ".join("abcdefgh")]
    for y in range(GRID.height):
        row = [_square(v, y * GRID.width + x) for x in range(GRID.width)]
        lines.append(f"{y + 1:2}  " + " ".join(row))
    for seat in range(v.seats):
        facts = ", ".join(f"{f.label.said(words)} {f.shown(words)}" for f in _facts(v, seat))
        head = words("torres-text-seat", {"seat": seat, "letter": "ABCD"[seat]})
        lines.append(f"{head}: {v.scores[seat]}; {facts}")
    lines += [" ".join(filter(None, (f.label.said(words), f.shown(words)))) for f in _table(v)]
    if v.viewer >= 0 and v.hands[v.viewer]:
        lines.append(", ".join(card.name.said(words) for card in _mine(v)))
    return "\n".join(lines)


def _square(v: TorresState, cell: int) -> str:
    height = str(v.heights[cell]) if v.heights[cell] else "."
    if cell == v.king:
        return f"K{height}"
    for seat in range(v.seats):
        if holds(v.knights[seat], cell):
            return f"{'ABCD'[seat]}{height}"
    return f" {height}"
