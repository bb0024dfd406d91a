"""What stands beside the board, and the board as plain text."""

from typing import Final

from palatine.core.action import Action
from palatine.core.display import Card, Fact, GridRow, Progress, SeatGrid, Status, Verb
from palatine.core.native import BIT, count
from palatine.core.offer import Phrase, Words
from palatine.core.rules import Rules
from palatine.games.louis.board import CELL_OF
from palatine.games.louis.effects import card_key, mission_key, person_key
from palatine.games.louis.names import (
    ARMS_KINDS,
    CHIP_KINDS,
    CHIPS,
    COLOURS,
    COLUMNS,
    CONDITIONS,
    FIRST_PLACE,
    LAST_ROUND,
    MISSIONS,
    NEUTRAL,
    TILES,
)
from palatine.games.louis.offers import touches_of
from palatine.games.louis.plans import price
from palatine.games.louis.scoring import most_of_kind, result
from palatine.games.louis.speech import label, short
from palatine.games.louis.state import ARMS_PILE, INFLUENCE_DECK, INTRIGUE_DECK, LouisState
from palatine.games.louis.trays import trays

# L-101: the phases of a round, and the steps of each
PHASES: Final = ("supply", "influence", "evaluation", "missions")
_STEPS: Final = (
    ("money", "supply-missions", "supply", "deal", "deal-one"),
    ("neutral", "reveal", "start-missions", "at-start", "turns", "play", "four", "end-missions")
    + ("at-end", "reshuffle"),
    ("evaluation", "intrigue", "once-first", "serve", "buy", "put", "take-back", "leave", "close"),
    ("missions", "mission", "draw-missions", "pile", "keep", "swap-missions", "swap")
    + ("swap-second", "next-round"),
)
_ENDING: Final = ("exchange", "majorities")
_ICONS: Final = {  # of verbs, by the kind of their touch
    "buy": "louisdor",
    "first": "cond-first",
    "fetch": "influence",
    "put": "influence",
    "pile": "mission",
    "nothing": "close",
    "pass": "next",
}


def status(rules: Rules[LouisState], v: LouisState) -> Status:
    """Markers, louisdor, arms, chips and cards of all; the table; what is the viewer's own."""
    return Status(
        scores=result(v).scores,
        seats=[_facts(v, seat) for seat in range(v.seats)],
        table=_table(v),
        trays=trays(v),
        grids=_grids(v),
        verbs=_verbs(rules, v),
        progress=_progress(v),
    )


# --- facts ----------------------------------------------------------------------------------


def _facts(v: LouisState, seat: int) -> list[Fact]:
    """What everybody may count before a player."""
    p = v.players[seat]
    arms = p.drawn + p.plain + p.majorities
    missions = f"{count(p.laid)} + {len(p.missions)}"
    facts = [
        Fact("influence", f"{p.personal} + {p.general}", _fact("markers"), f"personal:{seat}"),
        Fact("louisdor", p.money, _fact("louisdor"), f"money:{seat}"),
        Fact("arms-4", arms, _fact("arms"), f"arms:{seat}"),
        Fact("influence-card", p.cards, _fact("influence"), f"hand:{seat}"),
        Fact("intrigue-card", len(p.intrigue), _fact("intrigue"), f"plots:{seat}"),
        Fact("mission", missions, _fact("missions"), f"missions:{seat}"),
    ]
    for chip in range(CHIP_KINDS):
        if p.chips[chip] > 0:
            name = CHIPS[chip]
            label_ = Phrase(f"louis-chip-{name}")
            facts.append(Fact(name, p.chips[chip], label_, f"chip:{name}:{seat}"))
    return facts


def _fact(name: str) -> Phrase:
    return Phrase(f"louis-fact-{name}")


def _table(v: LouisState) -> list[Fact]:
    """Who starts, whom Louis visits, what has been played, how much is left of everything."""
    facts: list[Fact] = []
    if v.round > 0:
        facts.append(Fact("first", "", Phrase("louis-fact-starts", {"seat": v.start}), "start"))
    if v.louis >= 0:
        visit = Phrase("louis-fact-visit", {"person": short(v.louis)})
        facts.append(Fact("louis", "", visit, "louis"))
    if any(v.played):
        facts.append(Fact("influence-card", sum(v.played), _fact("centre"), "played"))
    decks = (
        ("influence-card", INFLUENCE_DECK, "deck", "influence-deck"),
        ("intrigue-card", INTRIGUE_DECK, "plots", "intrigue-deck"),
        ("arms-4", ARMS_PILE, "pile", "arms-pile"),
    )
    for icon, deck, name, touch in decks:
        facts.append(Fact(icon, v.decks[deck].size(), _fact(name), touch))
    piles = " + ".join(str(v.decks[i].size()) for i in range(len(COLOURS)))
    facts.append(Fact("mission", piles, _fact("mission-piles"), "mission-piles"))
    return facts


def _grids(v: LouisState) -> list[SeatGrid]:
    """L-603  Once all lie open: the coats of arms by kind, and who has most of each."""
    if not v.revealed:
        return []
    rows = [
        GridRow(
            Phrase(f"louis-arms-{kind + 1}"),
            [p.arms[kind] for p in v.players],
            most_of_kind(v, kind),
            f"shield:{kind + 1}",
        )
        for kind in range(ARMS_KINDS)
    ]
    return [SeatGrid("arms", Phrase("louis-grid-arms"), rows, Phrase("louis-grid-arms-note"))]


def _progress(v: LouisState) -> Progress:
    """The round, and which of its phases is on."""
    steps = [frame.step for frame in reversed(v.frames)]
    if not steps or any(step in _ENDING for step in steps[:2]):
        return Progress(Phrase("louis-progress-end"))
    now = next((i for step in steps for i in range(4) if step in _STEPS[i]), 0)
    title = Phrase("louis-progress-round", {"round": max(1, v.round), "of": LAST_ROUND})
    return Progress(title, [Phrase(f"louis-phase-{phase}") for phase in PHASES], now)


# --- verbs ----------------------------------------------------------------------------------


def _verbs(rules: Rules[LouisState], v: LouisState) -> list[Verb]:
    """What can be begun that is no piece: to buy, to decide, to pass, and so on."""
    if v.viewer < 0 or not v.frames:
        return []
    made: dict[str, Verb] = {}
    for action in rules.legal(v, v.viewer):
        touch = touches_of(action)[0]
        if touch.partition(":")[0] in _ICONS and touch not in made:
            made[touch] = _verb(v, action, touch)
    return list(made.values())


def _verb(v: LouisState, action: Action, touch: str) -> Verb:
    kind = touch.partition(":")[0]
    step = v.frames[-1].step
    if kind == "pass":
        ends = step == "mission"
        name = Phrase(f"louis-verb-pass-{step}")
        return Verb(touch, _ICONS[kind], name, kind="end" if ends else "pass")
    cost = price(v, v.viewer, v.frames[-1].args[0]) if kind == "buy" else None
    if kind == "buy":
        return Verb(touch, _ICONS[kind], Phrase("louis-verb-buy"), cost)
    if kind == "pile":
        return Verb(touch, _ICONS[kind], Phrase(f"louis-verb-{touch.replace(':', '-')}"))
    return Verb(touch, _ICONS[kind], label(v, touch))


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
    table = [f"{f.label.said(words)} {f.shown(words)}".strip() for f in _table(v)]
    lines.append(", ".join(table))
    if any(v.played):
        cards = [card_key(card) for card, n in enumerate(v.played) for _ in range(n)]
        lines.append(words("louis-fact-played", {"cards": cards}))
    for tray in trays(v):
        if tray.cards:
            own = ", ".join(_counted(card, words) for card in tray.cards)
            lines.append(f"{tray.title.said(words)}: {own}")
    return "\n".join(lines)


def _counted(card: Card, words: Words) -> str:
    """A card, and how many of it."""
    name = card.name.said(words)
    return name if card.count == 1 else f"{name} ×{card.count}"


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
