"""What is asked, with the object of the question: for every step, before and after a touch. And
what the page draws of a choice that is half made."""

from collections.abc import Callable
from typing import Final

from palatine.core.display import Ghost, Question
from palatine.core.offer import Phrase
from palatine.core.state import Together
from palatine.games.between.actions import FIRST
from palatine.games.between.art.sizes import ATTENDANT_SIGNS, MEDIUM, SMALL, face
from palatine.games.between.cards import card_points
from palatine.games.between.descriptions import card_note, note_of
from palatine.games.between.effects import attendant_key, card_key, castle_key, room_key, without
from palatine.games.between.focus import castle_in_question
from palatine.games.between.gains import best, brought, gains, gets, signed
from palatine.games.between.parts import (
    ATTENDANT_IDS,
    CARD_IDS,
    CHOSEN,
    PIECE_BY_ID,
    PIECE_IDS,
    cell_at,
    x_of,
    y_of,
)
from palatine.games.between.scoring import attendant_points
from palatine.games.between.state import BetweenState

Args = dict[str, "str | int | Phrase | list[str]"]

ORDER: Final = "order"  # the switch of the question who places first


def ask(v: BetweenState, touches: list[str]) -> Question | None:
    """The question after these touches; every offer is one touch, so there are two depths."""
    if v.viewer < 0 or not v.frames:
        return None
    asker = _ASKERS.get(v.frames[-1].step)
    kind, _, name = touches[0].partition(":") if touches else ("", "", "")
    return asker(v, kind, name) if asker else None


def _castle(number: int) -> Phrase:
    return Phrase(castle_key(number))


def _room(piece: int) -> Phrase:
    return Phrase(room_key(piece) + "-acc")


def _touched(name: str) -> int:
    """The piece of a tile that was touched; -1 for anything else."""
    return PIECE_BY_ID.get(name, -1)


def _tile(piece: int) -> str:
    return f"tile:{PIECE_IDS[piece]}"


def _sign(piece: int) -> str:
    """The face of a tile as it can be read beside a question."""
    return face(piece, SMALL)


# --- the draft ----------------------------------------------------------------------------------


def picks_of(v: BetweenState) -> tuple[int, ...]:
    """The tiles that the viewer has chosen and sent in this turn."""
    frame = v.frames[-1] if v.frames else None
    if not isinstance(frame, Together) or v.viewer not in frame.seats:
        return ()
    return frame.picks_of(v.viewer)


def receiver(v: BetweenState) -> int:
    """The place that gets the rest of the viewer's hand (B-209, B-211)."""
    return v.left_of(v.viewer) if v.round == 1 else v.right_of(v.viewer)


def rest_of_hand(v: BetweenState) -> Phrase:
    """What becomes of the tiles that are not kept."""
    count = len(v.hands[v.viewer]) - CHOSEN
    if count == 1:
        return Phrase("between-detail-discard")
    if not v.is_person(receiver(v)):
        return Phrase("between-detail-pass-ludwig", {"count": count})
    return Phrase("between-detail-pass", {"count": count, "seat": receiver(v)})


def _ask_choose(v: BetweenState, kind: str, name: str) -> Question:
    picks = picks_of(v)
    piece = _touched(name) if kind == "tile" else -1
    if piece < 0 and not picks:
        return Question(Phrase("between-q-choose"), detail=rest_of_hand(v))
    if piece < 0:
        first = picks[0]
        text = Phrase("between-q-choose-second", {"room": _room(first)})
        return Question(text, _tile(first), _sign(first), rest_of_hand(v))
    worth = _worth(v, piece)
    if not picks:
        text = Phrase("between-q-take", {"room": _room(piece)})
        return Question(text, _tile(piece), _sign(piece), worth, Phrase("between-button-keep"))
    text = Phrase("between-q-take-two", {"one": _room(picks[0]), "two": _room(piece)})
    return Question(text, _tile(piece), _sign(piece), worth, Phrase("between-button-keep-two"))


def _worth(v: BetweenState, piece: int) -> Phrase:
    """What a tile can bring at most in either castle of the viewer, and which bonus."""
    left, right = v.viewer, v.right_of(v.viewer)
    return Phrase(
        "between-detail-worth",
        {"left": _worth_in(v, left, piece), "right": _worth_in(v, right, piece)},
    )


def _worth_in(v: BetweenState, number: int, piece: int) -> Phrase:
    much = brought(best(v, number, piece), gets(v.castles[number], piece))
    return Phrase("between-detail-castle", {"castle": _castle(number), "much": much})


# --- whose tile goes where ----------------------------------------------------------------------


def _ask_assign(v: BetweenState, kind: str, name: str) -> Question:
    place = v.frames[-1].args[0]
    return _divided(v, v.shown[place], place, v.right_of(place), kind, name, "assign")


def _ask_split(v: BetweenState, kind: str, name: str) -> Question:
    here = v.frames[-1].args[0]
    there = v.right_of(v.viewer) if here == v.viewer else v.viewer
    return _divided(v, v.shown[v.viewer], here, there, kind, name, "split")


def _divided(
    v: BetweenState,
    tiles: tuple[int, ...],
    here: int,
    there: int,
    kind: str,
    name: str,
    question: str,
) -> Question:
    """Which of two tiles goes into this castle; the other one goes into that."""
    piece = _touched(name) if kind == "tile" else -1
    if piece not in tiles:
        other: Args = {"castle": _castle(there)}
        text = Phrase(f"between-q-{question}", {"castle": _castle(here)})
        return Question(text, f"castle:{here}", detail=Phrase("between-detail-other", other))
    rest = without(tiles, piece)[0]
    text = Phrase("between-q-lay", {"room": _room(piece), "castle": _castle(here)})
    detail = Phrase(
        "between-detail-worth",
        {"left": _worth_here(v, here, piece), "right": _worth_of(v, there, rest)},
    )
    return Question(text, _tile(piece), _sign(piece), detail, Phrase("between-button-lay"))


def _worth_here(v: BetweenState, number: int, piece: int) -> Phrase:
    """Of the room and the castle that the question names."""
    much = brought(best(v, number, piece), gets(v.castles[number], piece))
    return Phrase("between-detail-this", {"much": much})


def _worth_of(v: BetweenState, number: int, piece: int) -> Phrase:
    much = brought(best(v, number, piece), gets(v.castles[number], piece))
    named: Args = {"room": Phrase(room_key(piece)), "castle": _castle(number), "much": much}
    return Phrase("between-detail-room", named)


def _ask_order(v: BetweenState, kind: str, name: str) -> Question:
    """Answered by itself with "first": nobody gains anything secret by it, so nobody learns
    anything from how soon it is answered."""
    number = v.frames[-1].args[0]
    args: Args = {"castle": _castle(number)}
    if kind in ("first", "second"):
        text = Phrase(f"between-q-order-{kind}", args)
        return Question(text, f"castle:{number}", button=Phrase(f"between-label-{kind}"))
    detail = _tiles_of(v, number)
    text = Phrase("between-q-order", args)
    return Question(text, f"castle:{number}", "", detail, None, FIRST.text, ORDER)


def _ask_answer(v: BetweenState, kind: str, name: str) -> Question:
    asked = _ask_order(v, kind, name)
    if kind in ("first", "second"):
        return asked
    number = v.frames[-1].args[0]
    args: Args = {"seat": v.partner(number, v.viewer), "castle": _castle(number)}
    text = Phrase("between-q-answer", args)
    return Question(text, asked.object, "", asked.detail, None, FIRST.text, ORDER)


def _tiles_of(v: BetweenState, number: int) -> Phrase | None:
    """The tiles that may come into a castle: the viewer's and his partner's."""
    partner = v.partner(number, v.viewer)
    mine, theirs = v.shown[v.viewer], v.shown[partner]
    if not mine or not theirs:
        return None
    names: Args = {
        "mine": [room_key(tile) for tile in mine],
        "theirs": [room_key(tile) for tile in theirs],
    }
    return Phrase("between-detail-order", names)


# --- placing ------------------------------------------------------------------------------------


def _ask_at(v: BetweenState, kind: str, name: str) -> Question:
    number, _, piece = v.frames[-1].args
    args: Args = {"room": _room(piece), "castle": _castle(number)}
    button = Phrase("between-button-place")
    cell = cell_of(name) if kind == "at" else -1
    found = gains(v, number, piece)
    if cell not in found:
        detail = _scores_for(v, number, piece)
        return Question(Phrase("between-q-at", args), _tile(piece), _sign(piece), detail)
    much = brought(found[cell], gets(v.castles[number], piece))
    detail = Phrase("between-detail-here", {"much": much})
    return Question(Phrase("between-q-here", args), _tile(piece), _sign(piece), detail, button)


def _scores_for(v: BetweenState, number: int, piece: int) -> Phrase:
    """What the piece scores for, and the bonus it sets off."""
    bonus = gets(v.castles[number], piece)
    if bonus is None:
        return note_of(piece)
    return Phrase("between-detail-note", {"note": note_of(piece), "bonus": bonus})


def cell_of(name: str) -> int:
    """The cell of a touch `at:-1,2`; -1 for anything else."""
    x, _, y = name.partition(",")
    try:
        return cell_at(int(x), int(y))
    except ValueError:
        return -1


def _ask_tile(v: BetweenState, kind: str, name: str) -> Question:
    """B-402, B-412  Which tile of five, or which specialty room."""
    number = v.frames[-1].args[0]
    step = v.frames[-1].step
    args: Args = {"castle": _castle(number)}
    piece = _touched(name) if kind == "tile" else -1
    if piece < 0:
        rest = Phrase("between-detail-rest") if step == "food" else None
        return Question(Phrase(f"between-q-{step}", args), f"castle:{number}", detail=rest)
    text = Phrase("between-q-lay", {**args, "room": _room(piece)})
    much = brought(best(v, number, piece), gets(v.castles[number], piece))
    detail = Phrase("between-detail-most", {"much": much})
    return Question(text, _tile(piece), _sign(piece), detail, Phrase("between-button-lay"))


# --- other bonuses ------------------------------------------------------------------------------


def _ask_attendant(v: BetweenState, kind: str, name: str) -> Question:
    number = v.frames[-1].args[0]
    args: Args = {"castle": _castle(number)}
    if kind != "attendant" or name not in ATTENDANT_IDS:
        return Question(Phrase("between-q-attendant", args), f"throne:{number}")
    who = ATTENDANT_IDS.index(name)
    text = Phrase("between-q-this-attendant", {**args, "attendant": Phrase(attendant_key(who))})
    now = attendant_points(v.castles[number], who)
    detail = Phrase("between-detail-here", {"much": brought(now, None)})
    symbol = f"between_{ATTENDANT_SIGNS[who]}"
    return Question(text, f"throne:{number}", symbol, detail, Phrase("between-button-take"))


def _ask_keep(v: BetweenState, kind: str, name: str) -> Question:
    number = v.frames[-1].args[0]
    args: Args = {"castle": _castle(number)}
    if kind != "card" or name not in CARD_IDS:
        rest = Phrase("between-detail-rest-cards")
        return Question(Phrase("between-q-keep", args), f"castle:{number}", detail=rest)
    card = CARD_IDS.index(name)
    text = Phrase("between-q-this-card", {**args, "card": Phrase(card_key(card))})
    now: Args = {"note": card_note(card), "points": card_points(v.castles[number], card)}
    detail = Phrase("between-detail-card", now)
    symbol = f"between_card-{name}"
    return Question(text, f"card:{name}", symbol, detail, Phrase("between-button-keep"))


def _ask_copy(v: BetweenState, kind: str, name: str) -> Question:
    number = v.frames[-1].args[0]
    args: Args = {"castle": _castle(number)}
    if kind != "type":
        return Question(Phrase("between-q-copy", args), f"castle:{number}")
    text = Phrase("between-q-this-bonus", {**args, "bonus": Phrase(f"between-bonus-{name}")})
    return Question(text, f"type:{name}", f"i-{name}", None, Phrase("between-button-take"))


_ASKERS: Final[dict[str, Callable[[BetweenState, str, str], Question]]] = {
    "choose": _ask_choose,
    "assign": _ask_assign,
    "order": _ask_order,
    "answer": _ask_answer,
    "split": _ask_split,
    "at": _ask_at,
    "food": _ask_tile,
    "special": _ask_tile,
    "attendant": _ask_attendant,
    "keep": _ask_keep,
    "copy": _ask_copy,
}


# --- half-made choices --------------------------------------------------------------------------


def ghosts(v: BetweenState, touches: list[str]) -> list[Ghost]:
    """Tiles as they would lie; what a chosen tile would bring, space by space; marks in a draft."""
    if v.viewer < 0 or not v.frames:
        return []
    step = v.frames[-1].step
    kind, _, name = touches[0].partition(":") if touches else ("", "", "")
    piece = _touched(name) if kind == "tile" else -1
    if step == "choose":
        return _drafted(v, piece)
    if step == "at" and kind == "at":
        return _placed(v, touches[0], cell_of(name))
    if step in ("food", "special") and piece >= 0:
        return _weighed(v, v.frames[-1].args[0], piece)
    if step in ("split", "assign") and piece >= 0:
        return _divided_ghosts(v, piece)
    if step == "attendant" and kind == "attendant" and name in ATTENDANT_IDS:
        sign = ATTENDANT_SIGNS[ATTENDANT_IDS.index(name)]
        return [Ghost(f"throne:{v.frames[-1].args[0]}", f"between_{sign}")]
    return []


def _drafted(v: BetweenState, piece: int) -> list[Ghost]:
    """The tiles that are kept, numbered; what the last one would bring in both castles."""
    chosen = [*picks_of(v), *([piece] if piece in v.hands[v.viewer] else [])]
    marks = [Ghost(_tile(tile), text=draft_mark(i + 1)) for i, tile in enumerate(chosen)]
    if not chosen:
        return []
    own = [v.viewer, v.right_of(v.viewer)]
    return marks + [ghost for number in own for ghost in _weighed(v, number, chosen[-1])]


def draft_mark(number: int) -> Phrase:
    """The mark on a tile that is kept: "1 of 2"."""
    return Phrase("between-mark", {"number": number, "of": CHOSEN})


def _divided_ghosts(v: BetweenState, piece: int) -> list[Ghost]:
    """The tile in this castle, the other one in that."""
    frame = v.frames[-1]
    owner = frame.args[0] if frame.step == "assign" else v.viewer
    tiles = v.shown[owner]
    if piece not in tiles:
        return []
    here = castle_in_question(v)
    there = v.right_of(owner) if here == owner else owner
    return _weighed(v, here, piece) + _weighed(v, there, without(tiles, piece)[0])


def _weighed(v: BetweenState, number: int, piece: int) -> list[Ghost]:
    """Points on every space; none where they are the same everywhere, which says nothing."""
    found = gains(v, number, piece)
    if len(found) > 1 and len(set(found.values())) == 1:
        return []
    return [
        Ghost(f"space:{number}:{x_of(cell)},{y_of(cell)}", text=signed(points))
        for cell, points in found.items()
    ]


def _placed(v: BetweenState, touch: str, cell: int) -> list[Ghost]:
    number, _, piece = v.frames[-1].args
    points = gains(v, number, piece).get(cell)
    if points is None:
        return []
    return [Ghost(touch, face(piece, MEDIUM), signed(points))]
