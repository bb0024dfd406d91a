"""The legal actions of Torres as a person meets them: what is clicked, said and gained.

Touches: a cell is its name. A free cell alone takes a block, one's own knight and a cell are a
walk; `build` and `walk` may be touched before, as verbs. `reserve` begins a deployment; `deck`,
`marker`, `end`, `card:vault`, `stack:3`, `stack:used`, `return`, `stay`, `top`, `under` are what
they say.
"""

from palatine.core.action import Action
from palatine.core.native import holds
from palatine.core.offer import Offer, Phrase
from palatine.core.rules import Rules
from palatine.games.torres import actions as act
from palatine.games.torres.cards import moves_of_card
from palatine.games.torres.masters import master_points
from palatine.games.torres.parts import (
    CARD_KEYS,
    CLIMB,
    DIAGONAL,
    EXTRA,
    GRID,
    LEAP,
    MOVE_BLOCK,
    NEAR,
    REDEPLOY,
    UNDER,
    VAULT,
)
from palatine.games.torres.scoring import castle_points, king_points
from palatine.games.torres.state import (
    MARKER_POINTS,
    MASTER_VERSION,
    TRACK_POINTS,
    TorresState,
)

_WORDS = {act.BUY: "deck", act.MARKER: "marker", act.END: "end", act.RETURN: "return"}
_VERBS = {act.BLOCK: "build", act.STEP: "walk", act.DOOR: "walk"}
_ONE_CELL = (act.PLACE, act.FOUND, act.KING, act.DROP, act.BLOCK)
_MOVERS = (LEAP, CLIMB, DIAGONAL, REDEPLOY, VAULT)


def offers(game: Rules[TorresState], v: TorresState) -> list[Offer]:
    """The viewer's choices; a passage to where a step leads as well is left out."""
    legal = game.legal(v, v.viewer)
    stepped = {(a.a, a.b) for a in legal if a.kind == act.STEP}
    revealing = (act.BUY,) if v.variant == MASTER_VERSION else (act.BUY, act.PLAY)
    return [
        Offer(a.text, touches_of(a), a.kind in revealing, verb=_VERBS.get(a.kind, ""))
        for a in legal
        if a.kind != act.DOOR or (a.a, a.b) not in stepped
    ]


def touches_of(a: Action) -> tuple[str, ...]:
    """What is clicked for an action, in order."""
    name = GRID.names
    if a.kind in _ONE_CELL:
        return (name[a.a],)
    if a.kind in (act.STEP, act.DOOR):
        return (name[a.a], name[a.b])
    if a.kind == act.DEPLOY:
        return ("reserve", name[a.a])
    if a.kind == act.USE_ON:
        return (name[a.b],)
    if a.kind == act.USE_FROM:
        return (name[a.b], name[a.c])
    return _touches_of_things(a)


def _touches_of_things(a: Action) -> tuple[str, ...]:
    if a.kind in _WORDS:
        return (_WORDS[a.kind],)
    if a.kind == act.KING_STAY:
        return ("stay",)
    if a.kind in (act.PLAY, act.KEEP):
        return (f"card:{CARD_KEYS[a.a]}",)
    if a.kind == act.BACK:
        cards = [a.a] if a.a == a.b else [a.a, a.b]
        return (*(f"card:{CARD_KEYS[k]}" for k in cards), "under" if a.c else "top")
    if a.kind == act.STACK and a.a == 0:
        return ("stack:used",)
    return (f"stack:{a.a}",)


def label(v: TorresState, touch: str) -> Phrase:
    """What a touch is called."""
    if touch in GRID.by_name:
        return _cell_label(v, touch)
    kind, _, value = touch.partition(":")
    if kind == "card":
        return Phrase(f"torres-card-{value}")
    if kind == "stack" and value != "used":
        return Phrase("torres-label-stack", {"blocks": int(value)})
    return Phrase("torres-label-" + touch.replace(":", "-"))


def _cell_label(v: TorresState, name: str) -> Phrase:
    cell = GRID.by_name[name]
    args: dict[str, str | int | Phrase] = {"cell": name, "level": v.heights[cell]}
    if cell == v.king:
        return Phrase("torres-label-cell-king", args)
    for seat in range(v.seats):
        if holds(v.knights[seat], cell):
            return Phrase("torres-label-cell-knight", {**args, "seat": seat})
    return Phrase("torres-label-cell", args)


_SENTENCES = {
    act.PLACE: "place",
    act.FOUND: "castle",
    act.KING: "king",
    act.KING_STAY: "stay",
    act.DEPLOY: "deploy",
    act.BLOCK: "block",
    act.BUY: "buy",
    act.MARKER: "marker",
    act.END: "end",
    act.DROP: "drop",
    act.RETURN: "return",
    act.STEP: "step",
    act.DOOR: "door",
}


def sentence(v: TorresState, a: Action) -> Phrase:
    """What an action means."""
    name = GRID.names
    if a.kind in (act.STEP, act.DOOR):
        return Phrase(f"torres-do-{_SENTENCES[a.kind]}", {"from": name[a.a], "cell": name[a.b]})
    if a.kind in _SENTENCES:
        return Phrase(f"torres-do-{_SENTENCES[a.kind]}", {"cell": name[a.a]})
    if a.kind == act.USE_FROM:
        card = Phrase(f"torres-card-{CARD_KEYS[a.a]}")
        return Phrase("torres-do-card-move", {"card": card, "from": name[a.b], "cell": name[a.c]})
    if a.kind == act.USE_ON:
        key = {UNDER: "under", EXTRA: "extra", MOVE_BLOCK: "lift"}[a.a]
        return Phrase(f"torres-do-{key}", {"cell": name[a.b]})
    return _sentence_about_things(a)


def _sentence_about_things(a: Action) -> Phrase:
    if a.kind in (act.PLAY, act.KEEP):
        key = "play" if a.kind == act.PLAY else "keep"
        return Phrase(f"torres-do-{key}", {"card": Phrase(f"torres-card-{CARD_KEYS[a.a]}")})
    if a.kind == act.BACK:
        key = "torres-do-back-under" if a.c else "torres-do-back-top"
        one, two = (Phrase(f"torres-card-{CARD_KEYS[k]}") for k in (a.a, a.b))
        if a.a == a.b:
            return Phrase(key + "-one", {"card": one})
        return Phrase(key, {"card": one, "other": two})
    if a.kind == act.STACK:
        key = "torres-do-stack" if a.a else "torres-do-stack-used"
        return Phrase(key, {"blocks": a.a})
    key = "torres-do-use" if a.kind == act.USE_UP else "torres-do-store"
    return Phrase(key, {"blocks": a.a})


def worth(v: TorresState, seat: int) -> dict[str, int]:
    """What a scoring now would bring a seat, by category."""
    return {
        "castles": castle_points(v.board, v.knights[seat]),
        "king": king_points(v, seat),
        "master": master_points(v, seat) if v.master >= 0 and v.phase > 0 else 0,
        "marker": v.points[seat][MARKER_POINTS] + v.points[seat][TRACK_POINTS],
    }


_SILENT = (act.BUY, act.END, act.KEEP, act.BACK, act.USE_UP, act.STORE, act.RETURN, act.PLAY)


def preview(game: Rules[TorresState], v: TorresState, a: Action) -> dict[str, int]:
    """How much more (or less) a scoring now would bring after the action."""
    if a.kind in _SILENT or v.viewer < 0:
        return {}
    after = v.clone()
    game.apply(after, v.viewer, a)
    if after.phase != v.phase or game.is_over(after):
        return {}  # the action ends a phase: what follows is another scoring
    before, then = worth(v, v.viewer), worth(after, v.viewer)
    return {key: then[key] - before[key] for key in then if then[key] != before[key]}


# in these steps a touch names a thing, and an action with this word means it
_THINGS = {
    "stack": ("stack", "stack"),
    "under_stack": ("stack", "stack"),
    "use": ("stack", "use"),
    "spread": ("stack", "store"),
    "keep": ("card", "keep"),
}


def touched(v: TorresState, touches: list[str]) -> Action | None:
    """The action these touches mean, legal or not."""
    step = v.frames[-1].step if v.frames else ""
    cells = [GRID.by_name[t] for t in touches if t in GRID.by_name]
    if step == "card":
        return _touched_card(v.frames[-1].args[0], cells)
    if step in ("place", "castle", "king", "move_king", "drop"):
        table = {"place": act.PLACES, "castle": act.FOUNDS, "drop": act.DROPS}.get(step, act.KINGS)
        return table[cells[0]] if cells else None
    if step in _THINGS and touches:
        thing, word = _THINGS[step]
        kind, _, value = touches[0].partition(":")
        return act.TABLE.by_text.get(f"{word} {value}") if kind == thing else None
    return _touched_turn(v, touches, cells) if step == "turn" else None


def _touched_card(kind: int, cells: list[int]) -> Action | None:
    if kind in _MOVERS:
        return moves_of_card(kind)[cells[0]][cells[1]] if len(cells) > 1 else None
    table = {UNDER: act.UNDERS, EXTRA: act.EXTRAS, MOVE_BLOCK: act.LIFTS}[kind]
    return table[cells[0]] if cells else None


def _touched_turn(v: TorresState, touches: list[str], cells: list[int]) -> Action | None:
    first = touches[0] if touches else ""
    if first in ("build", "reserve"):  # without a cell: whatever forbids any
        return (act.BLOCKS_ON if first == "build" else act.DEPLOYS)[cells[0] if cells else 0]
    if len(cells) == 2:
        near = holds(NEAR[cells[0]], cells[1])
        return (act.STEPS_FROM if near else act.DOORS_FROM)[cells[0]][cells[1]]
    if len(cells) == 1:
        one = cells[0]  # a free cell is meant for a block; else nobody of yours stands there
        walk = first == "walk" or holds(v.occupied, one)
        return act.STEPS_FROM[one][one] if walk else act.BLOCKS_ON[one]
    if first.startswith("card:") and first[5:] in CARD_KEYS:
        return act.PLAYS[CARD_KEYS.index(first[5:])]
    return {"deck": act.BUYS, "marker": act.MARKERS, "end": act.ENDS}.get(first)
