"""What stands beside the castles, and the castles as plain text."""

from typing import Final

from palatine.core.display import Fact, Progress, Status, Switch, Verb
from palatine.core.offer import Phrase, Words
from palatine.core.state import Together
from palatine.games.between.effects import (
    attendant_key,
    card_key,
    castle_key,
    room_key,
    throne_key,
)
from palatine.games.between.inspect import about
from palatine.games.between.parts import (
    CHOSEN,
    HAND,
    ROUNDS,
    THRONE,
    x_of,
    y_of,
)
from palatine.games.between.questions import ORDER
from palatine.games.between.scoring import castle_score, room_points
from palatine.games.between.seen import seen_tiles
from palatine.games.between.state import SCORER, BetweenState
from palatine.games.between.trays import trays

_TURNS: Final = HAND // CHOSEN  # of a round: 9, 7, 5, 3 tiles in hand


def status(v: BetweenState) -> Status:
    """Both castles of every seat; round, piles and supplies; the viewer's tiles, and what there is
    to choose from."""
    totals = _totals(v)
    is_table = v.seats != SCORER
    return Status(
        scores=_lower(v, totals)[: v.seats],
        seats=[_facts(v, totals, seat) for seat in range(v.seats)],
        table=_table(v, totals),
        trays=trays(v) if is_table else [],
        verbs=_verbs(v),
        progress=_progress(v),
        switches=[Switch(ORDER, Phrase("between-switch-order"))] if is_table else [],
    )


def _totals(v: BetweenState) -> list[int]:
    """The points of every castle."""
    return [castle_score(castle, v.throne_connects) for castle in v.castles]


def _lower(v: BetweenState, totals: list[int]) -> list[int]:
    """B-1002  The points of everybody's lower castle."""
    return [min(totals[p], totals[v.right_of(p)]) for p in range(v.places)]


def _progress(v: BetweenState) -> Progress | None:
    """Round and turn, and whether tiles are chosen or placed."""
    if v.seats == SCORER or v.round == 0:
        return None
    if not v.frames:
        return Progress(Phrase("between-event-end"))
    args: dict[str, str | int | Phrase | list[str]] = {
        "round": v.round, "rounds": ROUNDS, "turn": v.turn + 1, "turns": _TURNS
    }  # fmt: skip
    steps = [Phrase("between-progress-choose"), Phrase("between-progress-place")]
    part = Phrase("between-progress-part", args)
    return Progress(Phrase("between-progress", args), steps, 0 if v.hands[0] else 1, part)


def _verbs(v: BetweenState) -> list[Verb]:
    """The two answers to who places first."""
    frame = v.frames[-1] if v.frames else None
    if frame is None or frame.step not in ("order", "answer") or frame.seat != v.viewer:
        return []
    return [
        Verb("first", "first", Phrase("between-label-first")),
        Verb("second", "next", Phrase("between-label-second")),
    ]


# --- seats --------------------------------------------------------------------------------------


def _facts(v: BetweenState, totals: list[int], seat: int) -> list[Fact]:
    right = v.right_of(seat)
    castles: dict[str, str | int | Phrase | list[str]] = {
        "left": Phrase(castle_key(seat)), "right": Phrase(castle_key(right))
    }  # fmt: skip
    if v.seats == SCORER:
        return [Fact("throne", str(totals[0]), Phrase("between-fact-castle"))]
    points = f"{totals[seat]} · {totals[right]}"
    facts = [Fact("throne", points, Phrase("between-fact-castles", castles), f"seat:{seat}")]
    frame = v.frames[-1] if v.frames else None
    if isinstance(frame, Together) and not frame.waits_for(seat):
        chosen, label = Phrase("between-fact-chosen"), Phrase("between-fact-choice")
        facts.append(Fact("check", chosen, label, f"seat:{seat}"))
    known = seen_tiles(v, seat)
    if known:
        label = Phrase("between-fact-seen")
        facts.append(Fact("eye", str(len(known)), label, f"seen:{seat}"))
    return facts


# --- the table ----------------------------------------------------------------------------------


def _table(v: BetweenState, totals: list[int]) -> list[Fact]:
    facts: list[Fact] = []
    if v.seats != SCORER and v.round > 0:
        facts.append(Fact("hidden", str(len(v.pile)), Phrase("between-fact-pile"), "pile"))
        facts += _discards(v)
        facts.append(Fact("bonus-card", str(len(v.deck)), Phrase("between-fact-deck"), "deck"))
    rooms = _counted(v.specialty)
    facts.append(Fact("specialty", rooms, Phrase("between-fact-specialty"), "supply:rooms"))
    served = _counted(v.attendants)
    facts.append(Fact("painter", served, Phrase("between-fact-attendants"), "supply:attendants"))
    if v.places > v.seats:
        lowest = _lower(v, totals)[-1]
        facts.append(Fact("king", str(lowest), Phrase("between-fact-ludwig")))
    return facts


def _discards(v: BetweenState) -> list[Fact]:
    """Tiles out of the game, whose faces everybody has seen or nobody sees: one sign for both, so
    that where signs stand without words none is like that of the pile."""
    up, down = len(v.discards), len(v.down)
    if up and down:
        both = Phrase("between-fact-discards-both")
        return [Fact("close", _counted((up, down)), both, "discards")]
    if up + down == 0:
        return []
    label = Phrase("between-fact-discards" if up else "between-fact-down")
    return [Fact("close", str(up + down), label, "discards")]


def _counted(left: tuple[int, ...]) -> str:
    """Numbers beside each other, on one line."""
    return "\u00a0·\u00a0".join([str(count) for count in left])


# --- in plain text ------------------------------------------------------------------------------


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
    lines += [f"  {line}" for line in _discarded(v, words)]
    lines += _hand_lines(v, words)
    return "\n".join(lines) or words("between-title", {})


def _discarded(v: BetweenState, words: Words) -> list[str]:
    """A-27, A-21  What lies open on the discards, by name; of what lies face down, how much."""
    told = [about(v, touch) for touch in ("discards", "deck")]
    return [line.said(words) for one in told if one is not None for line in one.does]


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
