"""What stands beside the castles, and the castles as plain text."""

from palatine.core.display import Card, Fact, Status
from palatine.core.native import HIDDEN
from palatine.core.offer import Phrase, Words
from palatine.core.state import Together
from palatine.games.between.effects import (
    attendant_key,
    card_key,
    castle_key,
    room_key,
    throne_key,
    type_key,
)
from palatine.games.between.parts import (
    ALL_TYPES,
    AROUND,
    AROUND_ANY,
    AROUND_HANGING,
    ATTENDANT_IDS,
    BOTH_WAYS,
    CARD_IDS,
    COLUMN,
    FIXED,
    HANGINGS,
    IN_CASTLE,
    LEFT,
    LINKED,
    OFFSETS,
    PIECE_IDS,
    POINTS_OF,
    ROOMS,
    ROUNDS,
    SCORES_BY,
    SPOTS,
    THRONE,
    UP,
    WANTS,
    x_of,
    y_of,
)
from palatine.games.between.scoring import castle_score, room_points
from palatine.games.between.state import SCORER, BetweenState

_ICONS = ("fountain", "tower", "foyer")


def status(v: BetweenState) -> Status:
    """Both castles of every seat; round, pile and supplies; the viewer's own tiles."""
    totals = _totals(v)
    return Status(
        scores=_lower(v, totals)[: v.seats],
        seats=[_facts(v, totals, seat) for seat in range(v.seats)],
        table=_table(v, totals),
        mine=_mine(v),
    )


def _totals(v: BetweenState) -> list[int]:
    """The points of every castle."""
    return [castle_score(castle, v.throne_connects) for castle in v.castles]


def _lower(v: BetweenState, totals: list[int]) -> list[int]:
    """B-1002  The points of everybody's lower castle."""
    return [min(totals[p], totals[v.right_of(p)]) for p in range(v.places)]


def _facts(v: BetweenState, totals: list[int], seat: int) -> list[Fact]:
    right = v.right_of(seat)
    castles: dict[str, str | int | Phrase] = {
        "left": Phrase(castle_key(seat)), "right": Phrase(castle_key(right))
    }  # fmt: skip
    if v.seats == SCORER:
        return [Fact("throne", str(totals[0]), Phrase("between-fact-castle"))]
    facts = [
        Fact("throne", f"{totals[seat]} · {totals[right]}", Phrase("between-fact-castles", castles))
    ]
    if v.hands[seat]:
        facts.append(Fact("hidden", str(len(v.hands[seat])), Phrase("between-fact-hand")))
    frame = v.frames[-1] if v.frames else None
    if isinstance(frame, Together) and not frame.waits_for(seat):
        facts.append(Fact("check", "", Phrase("between-fact-chosen")))
    known = held(v, seat)
    if known and HIDDEN not in known and seat != v.viewer:
        args: dict[str, str | int | Phrase] = {"rooms": _listed(known)}
        facts.append(Fact("eye", str(len(known)), Phrase("between-fact-seen", args)))
    return facts


def held(v: BetweenState, place: int) -> tuple[int, ...]:
    """The hand of a place, or the stack that it is going to take up (B-209, B-211)."""
    return v.hands[place] or v.stacks[v.right_of(place) if v.round == 1 else place]


def _listed(tiles: tuple[int, ...]) -> Phrase:
    """Rooms one after the other."""
    names = [Phrase(room_key(tile)) for tile in tiles]
    whole = names[-1]
    for name in reversed(names[:-1]):
        whole = Phrase("between-list", {"one": name, "rest": whole})
    return whole


def _table(v: BetweenState, totals: list[int]) -> list[Fact]:
    facts: list[Fact] = []
    if v.seats != SCORER and v.round > 0:
        args: dict[str, str | int | Phrase] = {
            "round": v.round, "rounds": ROUNDS, "turn": v.turn + 1
        }  # fmt: skip
        time = f"{v.round}/{ROUNDS}"
        facts.append(Fact("clock", time, Phrase("between-fact-round", args)))
        facts.append(Fact("hidden", str(len(v.pile)), Phrase("between-fact-pile")))
        facts += _discards(v)
    for kind, left in enumerate(v.specialty):
        facts.append(Fact(_ICONS[kind], str(left), Phrase(room_key(ROOMS + kind))))
    for kind, left in enumerate(v.attendants):
        name: dict[str, str | int | Phrase] = {"attendant": Phrase(attendant_key(kind))}
        icon = ATTENDANT_IDS[kind].removeprefix("fire_")
        facts.append(Fact(icon, str(left), Phrase("between-fact-attendants", name)))
    if v.places > v.seats:
        lowest = _lower(v, totals)[-1]
        facts.append(Fact("king", str(lowest), Phrase("between-fact-ludwig")))
    return facts


def _discards(v: BetweenState) -> list[Fact]:
    """A-27, A-21  What lies open on the discards, by name; of what lies face down, how much."""
    facts: list[Fact] = []
    if v.discards:
        rooms = Phrase("between-fact-discards", {"rooms": [room_key(t) for t in v.discards]})
        facts.append(Fact("close", str(len(v.discards)), rooms))
    if v.down:
        facts.append(Fact("hidden", str(len(v.down)), Phrase("between-fact-down")))
    if v.card_discards:
        cards = Phrase("between-fact-cards", {"cards": [card_key(c) for c in v.card_discards]})
        facts.append(Fact("favor", str(len(v.card_discards)), cards))
    return facts


def _mine(v: BetweenState) -> list[Card]:
    if v.viewer < 0 or v.seats == SCORER:
        return []
    tiles = [*v.hands[v.viewer], *v.shown[v.viewer]]
    seat = v.frames[-1].seat if v.frames else HIDDEN
    cards: list[Card] = []
    if seat == v.viewer:
        tiles += v.drawn
        cards = [_card_of(card) for card in v.offered]
    return [_tile_of(tile) for tile in tiles] + cards


def _tile_of(tile: int) -> Card:
    name = PIECE_IDS[tile]
    return Card(f"between_{name}", Phrase(room_key(tile)), note_of(tile), f"tile:{name}")


def _card_of(card: int) -> Card:
    name = CARD_IDS[card]
    note = Phrase(card_key(card).replace("between-card-", "between-note-card-"))
    return Card(f"between_card-{name}", Phrase(card_key(card)), note, f"card:{name}")


_NOTES = {
    AROUND: "around",
    LINKED: "linked",
    IN_CASTLE: "castle",
    ALL_TYPES: "all-types",
    AROUND_HANGING: "hanging",
    FIXED: "fixed",
    AROUND_ANY: "foyer",
}


def note_of(piece: int) -> Phrase:
    """What a room scores for, in a few words."""
    kind = SCORES_BY[piece]
    wants: dict[str, str | int | Phrase] = {"points": POINTS_OF[piece]}
    if kind == AROUND_HANGING:
        wants["wants"] = Phrase("between-hanging-" + HANGINGS[WANTS[piece]])
    elif WANTS[piece] >= 0:
        wants["wants"] = Phrase(type_key(WANTS[piece]))
    if kind == SPOTS:
        sides = OFFSETS[piece]
        where = "sides" if LEFT in sides else "above-below" if UP in sides else "below"
        return Phrase(f"between-note-{where}", wants)
    if kind == COLUMN:
        return Phrase("between-note-column" + ("-both" if BOTH_WAYS[piece] else ""), wants)
    return Phrase("between-note-" + _NOTES.get(kind, "tower"), wants)


def text_board(v: BetweenState, words: Words) -> str:
    """Every castle row by row from the top: place, room and points; then what belongs to it."""
    lines: list[str] = []
    totals = _totals(v)
    for number, castle in enumerate(v.castles):
        if castle.throne < 0:
            continue
        name = words(castle_key(number), {})
        lines.append(f"{name} ({totals[number]}): {words(throne_key(castle.throne), {})}")
        for cell in sorted(castle.cells, key=lambda c: (-y_of(c), x_of(c))):
            piece = castle.cells[cell]
            if piece != THRONE:
                points = room_points(castle, cell, v.throne_connects)
                room = words(room_key(piece), {})
                lines.append(f"  {x_of(cell)} {y_of(cell)}  {room}  {points}")
        lines += [f"  {words(attendant_key(k), {})}" for k in castle.attendants]
        lines += [f"  {words(card_key(card), {})}" for card in castle.cards]
    lines += [f"* {fact.label.said(words)}: {fact.shown(words)}" for fact in _table(v, totals)]
    lines += _hand_lines(v, words)
    return "\n".join(lines) or words("between-title", {})


def _hand_lines(v: BetweenState, words: Words) -> list[str]:
    shown = [[words(room_key(tile), {}) for tile in tiles] for tiles in v.shown]
    lines = [", ".join(names) for names in shown if names]
    if v.drawn:
        lines.append(", ".join(words(room_key(tile), {}) for tile in v.drawn))
    if v.offered:
        lines.append(", ".join(words(card_key(card), {}) for card in v.offered))
    if v.viewer >= 0 and v.hands[v.viewer]:
        hand = [words(room_key(tile), {}) for tile in v.hands[v.viewer]]
        lines.append(f"{words('between-hand', {})}: {', '.join(hand)}")
    return lines
