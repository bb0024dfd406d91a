"""What stands beside the board of Torres, and the board as plain text."""

from dataclasses import replace
from typing import Final

from palatine.core.deck import Deck
from palatine.core.display import Card, Fact, Progress, Status, Tray, Verb
from palatine.core.native import HIDDEN, cells, count, holds
from palatine.core.offer import Phrase, Words
from palatine.games.torres.art.cards import CARD_SIGNS
from palatine.games.torres.effects import playable
from palatine.games.torres.masters import master_points
from palatine.games.torres.parts import (
    ACTION_POINTS,
    CARD_KEYS,
    DEPLOY_COST,
    GRID,
    KING_LEVEL,
    KING_POINTS,
    KNIGHTS,
    MASTER_CASTLES,
    MASTER_KEYS,
    MASTER_POINTS,
    PHASES,
    SEVEN,
    SIX,
    phase_stacks,
)
from palatine.games.torres.scoring import king_points
from palatine.games.torres.state import BASIC, MASTER_VERSION, OWN_DECK, TorresState

WITH_TEXT: Final = 4  # cards whose texts fit beside the board; of more only the names are shown


def status(v: TorresState) -> Status:
    """Who has what; the viewer's blocks, cards and the king's castle; what can be done and paid."""
    return Status(
        scores=list(v.scores),
        seats=[_seat_facts(v, seat) for seat in range(v.seats)],
        table=_table(v),
        trays=_trays(v),
        verbs=_verbs(v),
        progress=_progress(v),
        budget=_budget(v) if _seat_in_turn(v) == v.viewer >= 0 else None,
    )


def _seat_in_turn(v: TorresState) -> int:
    """Whose turn it is; -1 outside turns."""
    step = v.frames[-1].step if v.frames else ""
    outside = ("place", "castle", "king", "move_king")
    return v.frames[-1].seat if v.frames and v.phase > 0 and step not in outside else -1


# --- facts --------------------------------------------------------------------------------------


def _facts(v: TorresState, seat: int) -> list[Fact]:
    stacks = " · ".join(str(size) for size in v.stacks[seat]) or "-"
    reserve = KNIGHTS - count(v.knights[seat])
    facts = [
        Fact("block", stacks, Phrase("torres-fact-stacks"), f"blocks:{seat}"),
        Fact("knight", str(reserve), Phrase("torres-fact-reserve"), f"reserve:{seat}"),
        Fact("hidden", str(len(v.hands[seat])), Phrase("torres-fact-cards"), f"hand:{seat}"),
    ]
    if v.variant == OWN_DECK:
        facts += _own_deck(v.decks[seat], seat)
    if v.gone[seat]:
        played = Phrase("torres-fact-played", {"cards": cards_played(v, seat)})
        facts.append(Fact("play", str(len(v.gone[seat])), played, f"played:{seat}"))
    return facts


def _seat_facts(v: TorresState, seat: int) -> list[Fact]:
    """The facts of a seat; while another than the viewer is in turn, his action points too."""
    in_turn = seat == _seat_in_turn(v) != v.viewer
    return [*_facts(v, seat), _budget(v)] if in_turn else _facts(v, seat)


def cards_played(v: TorresState, seat: int) -> list[str]:
    """T-1002  The cards that a seat has played, by their names."""
    return [f"torres-card-{CARD_KEYS[kind]}" for kind in v.gone[seat]]


def _own_deck(deck: Deck, seat: int) -> list[Fact]:
    """T-1010  How many cards are left, and how many of them were put on top or under."""
    touch = f"deck:{seat}"
    facts = [Fact("document", str(deck.size()), Phrase("torres-fact-own-deck"), touch)]
    if deck.top:
        facts.append(Fact("document", str(len(deck.top)), Phrase("torres-fact-on-top"), touch))
    if deck.bottom:
        facts.append(Fact("document", str(len(deck.bottom)), Phrase("torres-fact-under"), touch))
    return facts


def _table(v: TorresState) -> list[Fact]:
    facts = [Fact("block", str(v.supply), Phrase("torres-fact-supply"), "supply")]
    if v.variant == BASIC:
        left = str(v.decks[0].size())
        facts.append(Fact("document", left, Phrase("torres-fact-deck"), "deck"))
    return facts


def _budget(v: TorresState) -> Fact:
    """T-301, A-06, A-07  The action points left, of how many. Where a card may have brought some
    nobody remembers of how many, so it is not said."""
    seat = _seat_in_turn(v)
    more = v.played and (SIX in v.gone[seat] or SEVEN in v.gone[seat])
    left = int(v.ap)
    told = Phrase("torres-budget", {"left": left, "of": ACTION_POINTS})
    value = Phrase("torres-budget-left", {"left": left}) if more else told
    return Fact("ap", value, Phrase("torres-fact-ap"), "ap")


def _progress(v: TorresState) -> Progress:
    """T-202  Where the game stands: the phase, its rounds, and the scoring that closes it."""
    if v.phase == 0:
        return Progress(Phrase("torres-sheet-opening"))
    phase = min(int(v.phase), PHASES)
    rounds = len(phase_stacks(v.seats, phase))
    steps = [Phrase("torres-progress-round", {"round": n}) for n in range(1, rounds + 1)]
    steps.append(Phrase("torres-progress-scoring"))
    scored = not v.frames or v.frames[-1].step == "move_king"
    title = Phrase("torres-progress-phase", {"phase": phase, "phases": PHASES})
    return Progress(title, steps, rounds if scored else int(v.round) - 1)


# --- what is the viewer's, and what he can do ---------------------------------------------------


def _trays(v: TorresState) -> list[Tray]:
    trays = []
    if v.viewer >= 0:
        trays = [_stacks(v), _cards(v)]
        if v.looking and HIDDEN not in v.looking:
            shown = [_card(v, kind, False) for kind in v.looking]
            looking = Tray("looking", Phrase("torres-tray-looking"), shown, form="rows")
            trays.insert(0, looking)
    if v.king >= 0 and v.phase > 0:
        place = "tray" if v.viewer >= 0 else "rail"  # who watches has nothing of his own
        trays.append(Tray("king", Phrase("torres-tray-king"), [_king(v)], place, "rows"))
    if v.master >= 0:
        master = Tray("master", Phrase("torres-tray-master"), [_master(v)], "rail", "rows")
        trays.append(master)
    return trays


def _stacks(v: TorresState) -> Tray:
    """T-501  The stack in use, and those that wait."""
    shown = []
    if v.in_hand >= 0 and _seat_in_turn(v) == v.viewer:
        left = int(v.in_hand)
        name = Phrase("torres-stack-in-use", {"blocks": left})
        shown.append(Card(f"torres_stack{left}", name, touch="stack:used", is_pale=left == 0))
    shown += [
        Card(f"torres_stack{size}", Phrase("torres-stack", {"blocks": size}), touch=f"stack:{size}")
        for size in v.stacks[v.viewer]
    ]
    return Tray("stacks", Phrase("torres-tray-stacks"), shown)


def _cards(v: TorresState) -> Tray:
    """T-1002, T-1011  The hand; pale what cannot be played in this turn."""
    mine = _seat_in_turn(v) == v.viewer
    kinds = [kind for kind in v.hands[v.viewer] if kind != HIDDEN]
    usable = playable(v, v.viewer) if mine and not v.played else []
    shown = [_card(v, kind, mine and kind not in usable) for kind in kinds]
    if len(shown) > WITH_TEXT:
        shown = [replace(card, note=None) for card in shown]  # the inspector has the text
    secret = v.variant != MASTER_VERSION
    note = Phrase("torres-tray-cards-note")
    return Tray("cards", Phrase("torres-tray-cards"), shown, "tray", "rows", note, secret)


def _card(v: TorresState, kind: int, is_pale: bool) -> Card:
    key = CARD_KEYS[kind]
    waits = kind in v.fresh and is_pale
    return Card(
        f"i-{CARD_SIGNS[key]}",
        Phrase(f"torres-card-{key}"),
        Phrase(f"torres-note-{key}"),
        f"card:{key}",
        value=Phrase("torres-card-waits") if waits else None,
        is_pale=is_pale,
    )


def _king(v: TorresState) -> Card:
    """T-706  What the king's castle pays in this phase, and what it pays the viewer now."""
    phase = min(int(v.phase), PHASES) - 1
    level, points = int(KING_LEVEL[phase]), int(KING_POINTS[phase])
    where = str(GRID.names[v.king])
    name = Phrase("torres-king-pays", {"cell": where, "level": level, "points": points})
    note = king_note(v) if v.viewer >= 0 else None
    return Card("i-king", name, note, "king")


def king_note(v: TorresState) -> Phrase:
    """T-706, T-707  Why the viewer would get the king's bonus now, or not."""
    level = int(KING_LEVEL[min(int(v.phase), PHASES) - 1])
    points = king_points(v, v.viewer)
    if points:
        return Phrase("torres-king-earns", {"level": level, "points": points})
    own = cells(v.board.castle_of(v.king) & v.knights[v.viewer])
    if not own:
        return Phrase("torres-king-nobody")
    return Phrase("torres-king-misses", {"level": max(int(v.heights[cell]) for cell in own)})


def _master(v: TorresState) -> Card:
    """T-1203  The master card, and what it is worth to the viewer now."""
    key = MASTER_KEYS[v.master]
    phase = max(int(v.phase), 1)
    value = None
    if v.viewer >= 0 and v.phase > 0:
        value = Phrase("torres-worth-now", {"points": master_points(v, v.viewer)})
    name = Phrase(f"torres-master-{key}")
    return Card("i-master", name, master_note(v, phase), "master", value=value)


def master_note(v: TorresState, phase: int) -> Phrase:
    """T-1203  What a master card pays for in a phase."""
    at = min(phase, PHASES) - 1
    args = {
        "points": int(MASTER_POINTS[v.master][at]),
        "most": int(max(MASTER_POINTS[v.master])),
        "castles": int(MASTER_CASTLES[at]),
    }
    return Phrase(f"torres-master-{MASTER_KEYS[v.master]}-does", args)


def _verbs(v: TorresState) -> list[Verb]:
    """The buttons of the dock: those of a turn, or those of a question with others."""
    if v.viewer < 0 or not v.frames:
        return []
    step = v.frames[-1].step if v.frames[-1].seat == v.viewer else ""
    special = {
        "spread": [("return", "block", "verb")],
        "move_king": [("stay", "king", "pass")],
        "back": [("top", "document", "verb"), ("under", "document", "verb")],
    }
    if step in special:
        return [Verb(t, icon, _verb(t), kind=kind) for t, icon, kind in special[step]]
    return _turn_verbs(v) if v.phase > 0 else []


def _verb(touch: str) -> Phrase:
    return Phrase(f"torres-verb-{touch}")


def _turn_verbs(v: TorresState) -> list[Verb]:
    """T-302  What action points are spent on; the last ends the turn."""
    costs = [("reserve", "knight", DEPLOY_COST), ("build", "block", 1), ("walk", "a-climb", 1)]
    if v.variant != MASTER_VERSION:
        costs.append(("deck", "document", 1))
    costs.append(("marker", "trophy", 1))
    verbs = [Verb(touch, icon, _verb(touch), cost) for touch, icon, cost in costs]
    return [*verbs, Verb("end", "check", _verb("end"), kind="end")]


# --- as text ------------------------------------------------------------------------------------


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
    lines += [" ".join(filter(None, (f.label.said(words), f.shown(words)))) for f in _told(v)]
    if v.viewer >= 0 and v.hands[v.viewer]:
        lines.append(", ".join(card.name.said(words) for card in _cards(v).cards))
    return "\n".join(lines)


def _told(v: TorresState) -> list[Fact]:
    """What the page shows of the table, each in its place, as one list."""
    facts = _table(v)
    if v.phase > 0:
        phase = min(int(v.phase), PHASES)
        rounds = len(phase_stacks(v.seats, phase))
        args = {"phase": phase, "round": int(v.round), "rounds": rounds}
        facts.append(Fact("clock", f"{phase} · {v.round}", Phrase("torres-fact-round", args)))
        level, points = int(KING_LEVEL[phase - 1]), int(KING_POINTS[phase - 1])
        king = Phrase("torres-fact-king", {"level": level, "points": points})
        facts.append(Fact("king", str(points), king))
    if v.frames and v.frames[-1].step == "turn":
        facts.append(Fact("ap", str(v.ap), Phrase("torres-fact-ap", {"ap": int(v.ap)})))
    if v.master >= 0:
        name = Phrase(f"torres-master-{MASTER_KEYS[v.master]}")
        facts.append(Fact("master", "", Phrase("torres-fact-master", {"card": name})))
    return facts


def _square(v: TorresState, cell: int) -> str:
    height = str(v.heights[cell]) if v.heights[cell] else "."
    if cell == v.king:
        return f"K{height}"
    for seat in range(v.seats):
        if holds(v.knights[seat], cell):
            return f"{'ABCD'[seat]}{height}"
    return f" {height}"
