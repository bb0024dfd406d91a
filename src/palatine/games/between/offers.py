"""The legal actions as a person meets them: what is clicked, said and gained.

Touches: `tile:bakery` a tile in hand or on the table, `at:-1,2` a space of the castle that is
being built, `first`, `second`, `attendant:painter`, `card:height`, `type:food`. At the scorer's
table also `add:food` before a tile, and `room:-1,2`, `on:painter`, `on-card:height` before
`remove`.
"""

from palatine.core.action import Action
from palatine.core.events import NOBODY, Event
from palatine.core.offer import Offer, Phrase
from palatine.core.rules import Rules
from palatine.core.state import CHANCE, Together
from palatine.games.between import actions as act
from palatine.games.between.castle import Castle
from palatine.games.between.effects import (
    attendant_key,
    card_key,
    castle_key,
    room_key,
    throne_key,
    type_key,
)
from palatine.games.between.focus import castle_in_question
from palatine.games.between.parts import (
    ATTENDANT_IDS,
    CARD_IDS,
    CHOSEN,
    MOST_STEPS,
    PIECE_BY_ID,
    PIECE_IDS,
    ROOMS,
    THRONE_IDS,
    TYPE_NAMES,
    TYPE_OF,
    TYPES,
    cell_at,
)
from palatine.games.between.scoring import LINES, sheet
from palatine.games.between.state import SCORER, BetweenState

_TILES = (act.TAKE, act.LAY, act.BUILD)


def offer_of(game: Rules[BetweenState], v: BetweenState, a: Action) -> Offer:
    """One action: what is clicked, and whether it can be taken back."""
    return Offer(a.text, touches_of(a), is_locked(game, v, a))


def is_locked(game: Rules[BetweenState], v: BetweenState, a: Action) -> bool:
    """B-203: a whole choice is final. Else: whether something is drawn or revealed by it."""
    frame = v.frames[-1]
    if isinstance(frame, Together):
        return len(frame.picks_of(v.viewer)) + 1 == CHOSEN
    if v.seats == SCORER:
        return False
    after = v.clone()
    told: list[Event] = []
    game.apply(after, v.viewer, a, told)
    return game.to_move(after) == CHANCE or any(event.reveals != NOBODY for event in told)


def touches_of(a: Action) -> tuple[str, ...]:
    """What is clicked for an action, in order."""
    if a.kind in _TILES:
        return (f"tile:{PIECE_IDS[a.a]}",)
    if a.kind == act.AT:
        return (f"at:{a.a},{a.b}",)
    if a.kind == act.ORDER:
        return ("first" if a.a == 0 else "second",)
    if a.kind == act.ATTENDANT:
        return (f"attendant:{ATTENDANT_IDS[a.a]}",)
    if a.kind == act.KEEP:
        return (f"card:{CARD_IDS[a.a]}",)
    if a.kind == act.COPY:
        return (f"type:{TYPE_NAMES[a.a]}",)
    return _touches_of_building(a)


def _touches_of_building(a: Action) -> tuple[str, ...]:
    if a.kind == act.ADD:
        return (f"add:{TYPE_NAMES[TYPE_OF[a.a]]}", f"tile:{PIECE_IDS[a.a]}")
    if a.kind == act.ADD_ATTENDANT:
        return ("add:attendants", f"attendant:{ATTENDANT_IDS[a.a]}")
    if a.kind == act.ADD_CARD:
        return ("add:cards", f"card:{CARD_IDS[a.a]}")
    if a.kind == act.REMOVE:
        return (f"room:{a.a},{a.b}", "remove")
    if a.kind == act.REMOVE_ATTENDANT:
        return (f"on:{ATTENDANT_IDS[a.a]}", "remove")
    if a.kind == act.REMOVE_CARD:
        return (f"on-card:{CARD_IDS[a.a]}", "remove")
    return ("add:throne", f"throne:{THRONE_IDS[a.a]}")


# --- in words -------------------------------------------------------------------------------------


def label(v: BetweenState, touch: str) -> Phrase:
    """What a touch is called."""
    kind, _, name = touch.partition(":")
    if kind == "tile":
        piece = PIECE_BY_ID[name]
        args: dict[str, str | int | Phrase] = {
            "room": Phrase(room_key(piece)), "type": Phrase(type_key(TYPE_OF[piece]))
        }  # fmt: skip
        return Phrase("between-label-tile", args)
    if kind == "at":
        return space(name)
    if kind == "room":
        x, y = name.split(",")
        piece = v.castles[0].cells[cell_at(int(x), int(y))]
        return Phrase("between-label-room", {"room": Phrase(room_key(piece)), "at": space(name)})
    if kind in ("attendant", "on"):
        return Phrase(attendant_key(ATTENDANT_IDS.index(name)))
    if kind in ("card", "on-card"):
        return Phrase(card_key(CARD_IDS.index(name)))
    if kind == "type":
        return Phrase(f"between-bonus-{name}")
    if kind == "throne":
        return Phrase(throne_key(THRONE_IDS.index(name)))
    return Phrase("between-label-" + touch.replace(":", "-"))


def space(name: str) -> Phrase:
    """A-24  A space: its column, and its level counted from the ground, or how deep it lies."""
    x, y = (int(part) for part in name.split(","))
    column = str(x).replace("-", "−")
    if y < 0:
        return Phrase("between-label-space-under", {"column": column, "level": -y})
    return Phrase("between-label-space", {"column": column, "level": y + 1})


def sentence(v: BetweenState, a: Action) -> Phrase:
    """What an action means."""
    castle = Phrase(castle_key(castle_in_question(v)))
    if a.kind == act.AT:
        room = Phrase(room_key(v.frames[-1].args[2]) + "-acc")
        where = space(f"{a.a},{a.b}")
        return Phrase("between-do-at", {"room": room, "at": where, "castle": castle})
    if a.kind in _TILES or a.kind == act.ADD:
        word = {act.TAKE: "take", act.LAY: "lay", act.BUILD: "build", act.ADD: "add"}[a.kind]
        room = Phrase(room_key(a.a) + "-acc")
        return Phrase(f"between-do-{word}", {"room": room, "castle": castle})
    if a.kind == act.ORDER:
        key = "between-do-first" if a.a == 0 else "between-do-second"
        return Phrase(key, {"castle": castle})
    if a.kind == act.COPY:
        return Phrase("between-do-copy", {"bonus": Phrase(f"between-bonus-{TYPE_NAMES[a.a]}")})
    return _sentence_about_belongings(v, a)


def _sentence_about_belongings(v: BetweenState, a: Action) -> Phrase:
    if a.kind in (act.ATTENDANT, act.ADD_ATTENDANT):
        return Phrase("between-do-attendant", {"attendant": Phrase(attendant_key(a.a) + "-acc")})
    if a.kind in (act.KEEP, act.ADD_CARD):
        return Phrase("between-do-keep", {"card": Phrase(card_key(a.a))})
    if a.kind == act.SEAT_THRONE:
        return Phrase("between-do-throne", {"throne": Phrase(throne_key(a.a))})
    if a.kind == act.REMOVE_ATTENDANT:
        gone = Phrase(attendant_key(a.a))
    elif a.kind == act.REMOVE_CARD:
        gone = Phrase(card_key(a.a))
    else:
        gone = Phrase(room_key(v.castles[0].cells.get(a.c, 0)))
    return Phrase("between-do-remove", {"piece": gone})


def preview(v: BetweenState, a: Action) -> dict[str, int]:
    """What the castle would score more, line by line of the sheet."""
    castle = v.castles[castle_in_question(v)]
    after: Castle
    if a.kind == act.AT:
        after = castle.with_tile(a.c, v.frames[-1].args[2])
    elif a.kind in (act.ATTENDANT, act.ADD_ATTENDANT):
        after = castle.with_attendant(a.a)
    elif a.kind in (act.KEEP, act.ADD_CARD):
        after = castle.with_card(a.a)
    else:
        return {}
    old, new = sheet(castle, v.throne_connects), sheet(after, v.throne_connects)
    return {LINES[i]: new[i] - old[i] for i in range(len(LINES)) if new[i] != old[i]}


# --- clicks that are no offer ---------------------------------------------------------------------


def touched(v: BetweenState, touches: list[str]) -> Action | None:
    """The action that these touches mean, so that `check` can say why not."""
    if not touches or not v.frames:
        return None
    kind, _, name = touches[-1].partition(":")
    if kind == "at":
        return _space_touched(name)
    if kind == "tile" and name in PIECE_BY_ID:
        return _tile_touched(v, PIECE_BY_ID[name])
    if kind == "card" and name in CARD_IDS:
        return act.KEEPS[CARD_IDS.index(name)]
    if kind == "attendant" and name in ATTENDANT_IDS:
        return act.ATTENDANTS[ATTENDANT_IDS.index(name)]
    if kind == "type" and name in TYPE_NAMES[: TYPES - 1]:
        return act.COPIES[TYPE_NAMES.index(name)]
    return {"first": act.FIRST, "second": act.SECOND}.get(kind)


def _tile_touched(v: BetweenState, piece: int) -> Action:
    step = v.frames[-1].step
    if step == "build":
        return act.ADDS[piece]
    if piece >= ROOMS or step in ("food", "special"):
        return act.BUILDS[piece]
    return act.TAKES[piece] if step == "choose" else act.LAYS[piece]


def _space_touched(name: str) -> Action | None:
    try:
        x, y = (int(part) for part in name.split(","))
    except ValueError:
        return None
    return act.at(cell_at(x, y)) if max(abs(x), abs(y)) <= MOST_STEPS else None
