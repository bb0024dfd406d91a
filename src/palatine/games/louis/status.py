"""What stands beside the board, and the board as plain text."""

from palatine.core.display import Card, Fact, Status
from palatine.core.native import BIT, HIDDEN, count
from palatine.core.offer import Phrase, Words
from palatine.games.louis.board import CELL_OF
from palatine.games.louis.effects import card_key, mission_key, person_key
from palatine.games.louis.names import (
    CHIP_KINDS,
    CHIPS,
    COLUMNS,
    CONDITIONS,
    EFFECTS,
    FIRST_PLACE,
    LAST_ROUND,
    MISSION_IDS,
    MISSIONS,
    NEUTRAL,
    TILES,
    card_name,
)
from palatine.games.louis.scoring import result
from palatine.games.louis.state import ARMS_PILE, INFLUENCE_DECK, INTRIGUE_DECK, LouisState


def status(v: LouisState) -> Status:
    """Louisdor, markers, arms, chips and cards of all; the round; the viewer's own cards."""
    return Status(
        scores=result(v).scores,
        seats=[_facts(v, seat) for seat in range(v.seats)],
        table=_table(v),
        mine=_mine(v),
    )


def _facts(v: LouisState, seat: int) -> list[Fact]:
    p = v.players[seat]
    markers = f"{p.personal} + {p.general}"
    arms = p.drawn + p.plain + p.majorities
    facts = [
        Fact("louisdor", str(p.money), Phrase("louis-fact-louisdor")),
        Fact("influence", markers, Phrase("louis-fact-markers")),
        Fact("arms-4", str(arms), Phrase("louis-fact-arms")),
        Fact("influence-card", str(len(p.influence)), Phrase("louis-fact-influence")),
        Fact("intrigue-card", str(len(p.intrigue)), Phrase("louis-fact-intrigue")),
        Fact("mission", f"{count(p.laid)} + {len(p.missions)}", Phrase("louis-fact-missions")),
    ]
    for chip in range(CHIP_KINDS):
        if p.chips[chip] > 0:
            label = Phrase(f"louis-chip-{CHIPS[chip]}")
            facts.append(Fact(CHIPS[chip], str(p.chips[chip]), label))
    if seat == v.start and v.round > 0:
        facts.append(Fact("first", "", Phrase("louis-fact-start")))
    return facts


def _table(v: LouisState) -> list[Fact]:
    facts = [
        Fact("louis", f"{v.round} / {LAST_ROUND}", Phrase("louis-fact-round")),
        Fact("arms-4", str(v.decks[ARMS_PILE].size()), Phrase("louis-fact-pile")),
        Fact("influence-card", str(v.decks[INFLUENCE_DECK].size()), Phrase("louis-fact-deck")),
        Fact("intrigue-card", str(v.decks[INTRIGUE_DECK].size()), Phrase("louis-fact-plots")),
    ]
    if any(v.played):
        cards = [card_key(card) for card, n in enumerate(v.played) for _ in range(n)]
        label = Phrase("louis-fact-played", {"cards": cards})
        facts.append(Fact("influence-card", str(len(cards)), label))
    if v.louis >= 0:
        visit = Phrase("louis-fact-visit", {"person": Phrase(person_key(v.louis))})
        facts.append(Fact("crown", str(v.louis + 1), visit))
    return facts


def _mine(v: LouisState) -> list[Card]:
    """Own influence cards, intrigue cards and missions, and the kinds of own arms."""
    if v.viewer < 0:
        return []
    p = v.players[v.viewer]
    cards: list[Card] = []
    for card in p.influence:
        if card != HIDDEN:
            name = card_name(card)
            touch = f"card:{name}"
            cards.append(Card(f"louis_card-{name}", Phrase(card_key(card)), None, touch))
    for person in p.intrigue:
        plot = Phrase("louis-label-intrigue", _person(person))
        cards.append(Card(f"louis_plot-{person + 1}", plot, None, f"intrigue:{person + 1}"))
    for mission in p.missions:
        cards.append(_mission_card(v, mission))
    for kind, n in enumerate(p.arms):
        if n > 0:
            args: dict[str, str | int | Phrase] = {"count": n}
            note = Phrase("louis-fact-count", args)
            cards.append(Card(f"i-arms-{kind + 1}", Phrase(f"louis-arms-{kind + 1}"), note))
    return cards


def _person(tile: int) -> dict[str, str | int | Phrase]:
    return {"person": Phrase(person_key(tile)), "number": str(tile + 1)}


def _mission_card(v: LouisState, mission: int) -> Card:
    effect = EFFECTS[v.parts.effects[mission]]
    one, two = v.parts.costs[mission]
    symbols = (*CHIPS, "any")
    cost = Phrase(
        "louis-fact-cost",
        {
            "effect": Phrase(f"louis-note-{effect}"),
            "chip": Phrase(f"louis-chip-{symbols[one]}"),
            "other": Phrase(f"louis-chip-{symbols[two]}"),
        },
    )
    name = MISSION_IDS[mission]
    tile = f"-{v.parts.tiles[mission] + 1}" if v.parts.tiles[mission] >= 0 else ""
    return Card(
        f"louis_m-{effect}{tile}", Phrase(mission_key(v.parts, mission)), cost, f"mission:{name}"
    )


# --- plain text -----------------------------------------------------------------------------


def text_board(v: LouisState, words: Words) -> str:
    """The court as a grid of numbers, then every tile, then every player."""
    grid = [["." for _ in range(5)] for _ in range(5)]
    for tile in range(TILES):
        row, column = CELL_OF[tile]
        grid[row][column] = str(tile + 1)
    lines = ["  ".join(f"{cell:>2}" for cell in row) for row in grid]
    lines += [_tile_line(v, tile, words) for tile in range(TILES)]
    for seat in range(v.seats):
        facts = ", ".join(
            f"{f.label.said(words)} {f.shown(words)}".strip() for f in _facts(v, seat)
        )
        head = words("louis-text-seat", {"seat": seat, "letter": "ABCD"[seat]})
        lines.append(f"{head}: {facts}")
        laid = [mission for mission in range(MISSIONS) if v.players[seat].laid & BIT[mission]]
        if laid:
            names = [mission_key(v.parts, mission) for mission in laid]
            lines.append("  " + words("louis-text-laid", {"missions": names}))
    lines.append(", ".join(f"{f.label.said(words)} {f.shown(words)}" for f in _table(v)))
    if v.viewer >= 0:
        lines.append(", ".join(card.name.said(words) for card in _mine(v)))
    return "\n".join(lines)


def _tile_line(v: LouisState, tile: int, words: Words) -> str:
    """Number, condition, name, and the markers: A to D for the seats, N for the neutral player."""
    condition = words(f"louis-condition-{CONDITIONS[v.condition(tile)]}", {})
    number = "" if v.condition(tile) == FIRST_PLACE else f" {v.number(tile)}"
    marks = ""
    for column in range(v.columns()):
        letter = "N" if v.seats == NEUTRAL and column == NEUTRAL else "ABCD"[column]
        marks += letter * v.on[tile * COLUMNS + column]
    louis = "*" if tile == v.louis else " "
    name = words(person_key(tile), {})
    return f"{tile + 1:>2}{louis} {name} ({condition}{number}) {marks}".rstrip()
