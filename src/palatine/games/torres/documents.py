"""Positions of Torres as JSON documents: read, scored, and what may be done in them.

    {"heights": 8 rows of 8, "knights": [[[x, y], ...] a seat], "king": [x, y], "phase": 1..3,
     "seat": n, "ap": 5, "stacks": [[3, 3, 2, 2] a seat], "cards": [[id, ...] a seat],
     "master": id or null, "scores": [n a seat], "options": {...}}

All but heights, knights and king have defaults. What is scored must be possible by the rules
(L-22); leniently it need not be.
"""

from typing import Any

from palatine.core.action import Action
from palatine.core.deck import Deck
from palatine.core.documents import Documents
from palatine.core.errors import BadDocument
from palatine.core.native import BIT, count, holds
from palatine.core.rules import Rules
from palatine.core.state import Frame
from palatine.games.torres import actions as act
from palatine.games.torres.board import board_from
from palatine.games.torres.masters import master_points
from palatine.games.torres.meta import META
from palatine.games.torres.parts import (
    BLOCKS,
    CARD_IDS,
    CARD_KEYS,
    COPIES,
    GRID,
    KINDS,
    KNIGHTS,
    MASTER_IDS,
    MOST_STACKS,
    PHASES,
    STACK_CAP,
    phase_stacks,
)
from palatine.games.torres.scoring import castle_points, king_points
from palatine.games.torres.state import (
    BASIC,
    MASTER_VERSION,
    OWN_DECK,
    TorresState,
    occupied_by,
)

_KEYS = {
    *("heights", "knights", "king", "phase", "seat", "ap"),
    *("stacks", "cards", "master", "scores", "options", "game"),
}


def position(doc: Any, lenient: bool = False) -> TorresState:
    """The state of a position document: the turn of `seat` with `ap` points left. Leniently, blocks
    are not counted, and knights who stand on a taken cell or are too many are passed over."""
    if not isinstance(doc, dict):
        raise BadDocument("error-document-shape", "document")
    for key in doc:
        if key not in _KEYS:
            raise BadDocument("error-document-key", str(key)[:40])
    for key in ("heights", "knights", "king"):
        if key not in doc:
            raise BadDocument("error-document-missing", key)
    seats = len(_rows(doc["knights"], "knights"))
    META.check_seats(seats)
    options = doc.get("options", {})
    if not isinstance(options, dict):
        raise BadDocument("error-document-shape", "options")
    s = TorresState(seats, META.read_options(options))
    _read_board(s, doc, lenient)
    _read_turn(s, doc, lenient)
    _read_cards(s, doc)
    return s


def _rows(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadDocument("error-document-shape", where)
    return value


def _number(value: Any, least: int, most: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        args: dict[str, str | int] = {"least": least, "most": most, "value": str(value)[:20]}
        raise BadDocument("error-document-number", where, args)
    return value


def _cell(value: Any, where: str) -> int:
    pair = _rows(value, where)
    if len(pair) != 2:
        raise BadDocument("error-document-shape", where)
    x, y = (_number(n, 0, 7, where) for n in pair)
    return GRID.at(x, y)


def _read_board(s: TorresState, doc: Any, lenient: bool) -> None:
    rows = _rows(doc["heights"], "heights")
    if len(rows) != GRID.height:
        raise BadDocument("error-document-size", "heights", {"size": GRID.height})
    heights: list[int] = []
    for y, row in enumerate(rows):
        if len(_rows(row, f"heights[{y}]")) != GRID.width:
            raise BadDocument("error-document-size", f"heights[{y}]", {"size": GRID.width})
        heights += [_number(h, 0, BLOCKS, f"heights[{y}][{x}]") for x, h in enumerate(row)]
    s.board = board_from(heights)
    s.king = _cell(doc["king"], "king")
    s.occupied = BIT[s.king]
    for seat, knights in enumerate(doc["knights"]):
        for i, pair in enumerate(_rows(knights, f"knights[{seat}]")):
            where = f"knights[{seat}][{i}]"
            _read_knight(s, seat, _cell(pair, where), where, lenient)
    s.occupied = occupied_by(s)


def _read_knight(s: TorresState, seat: int, cell: int, where: str, lenient: bool) -> None:
    if lenient and (holds(s.occupied, cell) or count(s.knights[seat]) == KNIGHTS):
        return
    if holds(s.occupied, cell):
        raise BadDocument("error-document-overlap", where, {"cell": GRID.names[cell]})
    if count(s.knights[seat]) == KNIGHTS:
        raise BadDocument("error-document-size", f"knights[{seat}]", {"size": f"0-{KNIGHTS}"})
    s.knights[seat] |= BIT[cell]
    s.occupied |= BIT[cell]


def _read_turn(s: TorresState, doc: Any, lenient: bool) -> None:
    s.phase = _number(doc.get("phase", 1), 1, PHASES, "phase")
    s.round = 1
    seat = _number(doc.get("seat", 0), 0, s.seats - 1, "seat")
    s.start = seat
    s.ap = _number(doc.get("ap", 5), 0, 7, "ap")
    _read_stacks(s, doc, lenient)
    if "scores" in doc:
        s.scores = [_number(n, 0, 9999, f"scores[{i}]") for i, n in _each(s, doc, "scores")]
        s.points = [(n, 0, 0, 0, 0) for n in s.scores]
    s.frames = [Frame("turn", seat)]


def _read_stacks(s: TorresState, doc: Any, lenient: bool) -> None:
    """Stacks that are not given are those of the phase card, even if the blocks do not suffice:
    who wants a board scored does not count them."""
    s.stacks = [phase_stacks(s.seats, s.phase)] * s.seats
    needed = sum(s.heights)
    if "stacks" in doc:
        s.stacks = [_stacks(row, f"stacks[{i}]") for i, row in _each(s, doc, "stacks")]
        needed += sum(sum(stack) for stack in s.stacks)
    if needed > BLOCKS and not lenient:
        raise BadDocument("error-document-blocks", "heights", {"most": BLOCKS, "value": needed})
    in_stacks = sum(sum(stack) for stack in s.stacks)
    s.supply = max(0, BLOCKS - sum(s.heights) - in_stacks)


def _each(s: TorresState, doc: Any, key: str) -> list[tuple[int, Any]]:
    """A list with one item a seat."""
    rows = _rows(doc[key], key)
    if len(rows) != s.seats:
        raise BadDocument("error-document-size", key, {"size": s.seats})
    return list(enumerate(rows))


def _stacks(row: Any, where: str) -> tuple[int, ...]:
    """T-501  As many as rounds are left, this one included: at most four."""
    if len(_rows(row, where)) > MOST_STACKS:
        raise BadDocument("error-document-size", where, {"size": f"0-{MOST_STACKS}"})
    sizes = [_number(n, 0, STACK_CAP, f"{where}[{i}]") for i, n in enumerate(row)]
    return tuple(sorted(sizes, reverse=True))


def _read_cards(s: TorresState, doc: Any) -> None:
    if "cards" in doc:
        s.hands = [_hand(row, f"cards[{i}]") for i, row in _each(s, doc, "cards")]
    elif s.variant == MASTER_VERSION:
        s.hands = [tuple(range(KINDS))] * s.seats
    if s.variant == BASIC:
        held = [sum(hand.count(kind) for hand in s.hands) for kind in range(KINDS)]
        for kind in range(KINDS):
            _number(held[kind], 0, COPIES, f"cards {CARD_IDS[kind]}")
        s.decks = [Deck([COPIES - n for n in held])]
    else:
        _read_own_cards(s)
    _read_master(s, doc.get("master"))


def _read_own_cards(s: TorresState) -> None:
    """T-1010, T-1202  One card of each kind a seat: the others are in its deck, or played."""
    for seat, hand in enumerate(s.hands):
        for kind in range(KINDS):
            _number(hand.count(kind), 0, 1, f"cards[{seat}] {CARD_IDS[kind]}")
        others = tuple(kind for kind in range(KINDS) if kind not in hand)
        if s.variant == OWN_DECK:
            s.decks.append(Deck([int(kind in others) for kind in range(KINDS)]))
        else:
            s.gone[seat] = others


def _read_master(s: TorresState, master: Any) -> None:
    """T-1203  The master card of the document, or else the one the options name."""
    if master is None and s.variant == MASTER_VERSION and s.options["master"] != "drawn":
        master = s.options["master"]
    if master is not None:
        if master not in MASTER_IDS:
            raise BadDocument("error-document-id", "master", {"value": str(master)[:40]})
        s.master = MASTER_IDS.index(master)


def _hand(row: Any, where: str) -> tuple[int, ...]:
    kinds: list[int] = []
    for card in _rows(row, where):
        if card in CARD_IDS:
            kinds.append(CARD_IDS.index(card))
        elif card in CARD_KEYS:
            kinds.append(CARD_KEYS.index(card))
        else:
            raise BadDocument("error-document-id", where, {"value": str(card)[:40]})
    return tuple(sorted(kinds))


def score(doc: Any, lenient: bool) -> dict[str, list[int]]:
    """What the position scores by seat, before track collisions."""
    s = position(doc, lenient)
    if not lenient:
        check_board(s)
    every = range(s.seats)
    castles = [castle_points(s.board, s.knights[seat]) for seat in every]
    king = [king_points(s, seat) for seat in every]
    master = [master_points(s, seat) if s.master >= 0 else 0 for seat in every]
    total = [castles[seat] + king[seat] + master[seat] for seat in every]
    return {"castles": castles, "king": king, "master": master, "total": total}


def check_board(s: TorresState) -> None:
    """T-603, T-108, T-802, T-803  A board that play can lead to: no column higher than the area of
    its castle, and the king on top of a castle, where he is set and which nobody can take away."""
    for cell in range(GRID.width * GRID.height):
        area = int(count(s.board.castle_of(cell)))
        if s.heights[cell] > area:
            args: dict[str, str | int] = {"cell": GRID.names[cell], "area": area, "rule": "T-603"}
            where = f"heights[{cell // GRID.width}][{cell % GRID.width}]"
            raise BadDocument("torres-document-height", where, args)
    if s.heights[s.king] == 0:
        args = {"cell": GRID.names[s.king], "rule": "T-802"}
        raise BadDocument("torres-document-king", "king", args)


_KINDS_OF_MOVE = {
    act.STEP: "step",
    act.DOOR: "door",
    act.DEPLOY: "deploy",
    act.BLOCK: "block",
    act.BUY: "buy",
    act.MARKER: "marker",
    act.PLAY: "play",
    act.END: "end",
}


def moves(game: Rules[TorresState], doc: Any) -> list[dict[str, Any]]:
    """Everything the seat of the document may do now."""
    s = position(doc)
    return [_move(a) for a in game.legal(s, s.frames[-1].seat)]


def _move(a: Action) -> dict[str, Any]:
    start = a.a if a.kind in (act.STEP, act.DOOR) else -1
    end = a.b if a.kind in (act.STEP, act.DOOR) else -1
    if a.kind in (act.DEPLOY, act.BLOCK):
        end = a.a
    return {
        "action": a.text,
        "kind": _KINDS_OF_MOVE[a.kind],
        "from": _pair(start),
        "to": _pair(end),
    }


def _pair(cell: int) -> list[int] | None:
    return [cell % GRID.width, cell // GRID.width] if cell >= 0 else None


class TorresDocuments(Documents[TorresState]):
    """The documents of this game."""

    def position(self, doc: Any) -> TorresState:
        return position(doc)

    def score(self, doc: Any, lenient: bool) -> Any:
        return score(doc, lenient)

    def moves(self, doc: Any) -> Any:
        return moves(self.rules, doc)
