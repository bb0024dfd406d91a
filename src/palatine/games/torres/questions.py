"""What Torres asks after every touch: one sentence that names its object and its price, what would
follow in points."""

from collections.abc import Callable

from palatine.core.action import Action
from palatine.core.display import Question
from palatine.core.native import cells, count, holds
from palatine.core.offer import Phrase
from palatine.core.rules import Rules
from palatine.games.torres.offers import preview, touched
from palatine.games.torres.parts import (
    CARD_KEYS,
    DEPLOY_COST,
    EXTRA,
    GRID,
    KING_LEVEL,
    KING_POINTS,
    KNIGHTS,
    MOVE_BLOCK,
    UNDER,
)
from palatine.games.torres.state import MASTER_VERSION, NO_STACK, OWN_DECK, TorresState

_CARDS_ON_ONE = (UNDER, EXTRA, MOVE_BLOCK)


class Asking:
    """One question in the making: a view, the rules, and what has been touched."""

    def __init__(self, rules: Rules[TorresState], v: TorresState, touches: list[str]) -> None:
        self.rules = rules
        self.v = v
        self.touches = touches
        self.cells = [GRID.by_name[touch] for touch in touches if touch in GRID.by_name]
        self.figure = f"torres_figure{v.viewer + 1}"

    def asks(
        self, key: str, args: dict[str, str | int | Phrase], about: str, symbol: str = ""
    ) -> Question:
        """A question in the middle of a choice."""
        how = Phrase(f"torres-q-{key}-how", args)
        return Question(Phrase(f"torres-q-{key}", args), about, symbol, how)

    def confirms(
        self, text: Phrase, about: str, symbol: str, button: str, detail: Phrase | None = None
    ) -> Question:
        """A choice that is complete: what follows, and the word that sends it."""
        then = detail or self.then()
        return Question(text, about, symbol, then, Phrase(f"torres-button-{button}"))

    def level(self, cell: int, more: int = 0) -> dict[str, str | int | Phrase]:
        """A cell and its level, so many blocks higher."""
        return {"cell": GRID.names[cell], "level": int(self.v.heights[cell]) + more}

    def then(self) -> Phrase | None:
        """What the whole choice would bring, if the phase were scored right after it."""
        action = touched(self.v, self.touches)
        if action is None or not self.is_legal(action):
            return None
        gained = sum(preview(self.rules, self.v, action).values())
        if gained == 0:
            return Phrase("torres-then-nothing")
        castle = self.castle_after(action)
        if castle is None:
            return Phrase("torres-then-points", {"points": signed(gained)})
        return Phrase("torres-then-castle", {**castle, "points": signed(gained)})

    def is_legal(self, action: Action) -> bool:
        return any(action.text == a.text for a in self.rules.legal(self.v, self.v.viewer))

    def castle_after(self, action: Action) -> dict[str, str | int | Phrase] | None:
        """The castle that the choice ends in, once it is made: its area and my level there."""
        after = self.v.clone()
        self.rules.apply(after, self.v.viewer, action)
        castle = after.board.castle_of(self.cells[-1]) if self.cells else 0
        own = cells(castle & after.knights[self.v.viewer])
        if not own:
            return None
        level = max(int(after.heights[cell]) for cell in own)
        return {"cell": GRID.names[cells(castle)[0]], "area": count(castle), "level": level}


def signed(points: int) -> str:
    """Points with their sign; a real minus."""
    return f"+{points}" if points > 0 else f"−{-points}"


def ask(rules: Rules[TorresState], v: TorresState, touches: list[str]) -> Question | None:
    """What the viewer is asked now; None for whoever is not asked."""
    if v.viewer < 0 or not v.frames or v.frames[-1].seat != v.viewer:
        return None
    asked = _STEPS.get(v.frames[-1].step)
    return asked(Asking(rules, v, touches)) if asked else None


# --- a turn -------------------------------------------------------------------------------------


def _turn(q: Asking) -> Question | None:
    ap = int(q.v.ap)
    if not q.touches:
        if ap == 0:
            return Question(Phrase("torres-q-turn-spent"))
        return Question(Phrase("torres-q-turn"), detail=Phrase("torres-q-turn-how"))
    first = q.touches[0]
    if first == "reserve":
        return _deploy(q)
    if first.startswith("card:"):
        return _play(q, first)
    if q.cells:
        return _on_board(q)
    things: dict[str, Callable[[Asking], Question]] = {
        "build": _build,
        "walk": lambda q: q.asks("walk", {}, "walk", q.figure),
        "deck": _buy,
        "marker": _marker,
        "end": _end,
    }
    return things[first](q) if first in things else None


def _deploy(q: Asking) -> Question:
    if q.cells:
        return _knight_on(q, "deploy")
    left = KNIGHTS - count(q.v.knights[q.v.viewer])
    return q.asks("reserve", {"cost": DEPLOY_COST, "left": left}, "reserve", q.figure)


def _knight_on(q: Asking, button: str) -> Question:
    text = Phrase("torres-q-deploy", q.level(q.cells[0]))
    return q.confirms(text, GRID.names[q.cells[0]], q.figure, button)


def _build(q: Asking) -> Question:
    left = int(q.v.in_hand)
    if left != NO_STACK:
        return q.asks("build", {"blocks": left}, "build", "torres_stack1")
    return q.asks("build-first", {}, "build", "torres_stack1")


def _on_board(q: Asking) -> Question:
    """A free cell takes a block; one's own knight goes somewhere."""
    one = q.cells[0]
    name = GRID.names[one]
    if len(q.cells) > 1:
        return _walk(q)
    if holds(q.v.knights[q.v.viewer], one):
        return q.asks("knight", {"cell": name}, name, q.figure)
    return _block_on(q)


def _block_on(q: Asking) -> Question:
    cell = q.cells[-1]
    text = Phrase("torres-q-block", q.level(cell, 1))
    return q.confirms(text, GRID.names[cell], "torres_stack1", "place")


def _walk(q: Asking) -> Question:
    start, end = q.cells[0], q.cells[-1]
    text = Phrase("torres-q-step", {"from": GRID.names[start], **q.level(end)})
    return q.confirms(text, GRID.names[end], q.figure, "move")


def _buy(q: Asking) -> Question:
    own = q.v.variant == OWN_DECK
    left = q.v.decks[q.v.viewer if own else 0].size() if q.v.decks else 0
    how = Phrase("torres-q-buy-own-how" if own else "torres-q-buy-how", {"cards": left})
    return q.confirms(Phrase("torres-q-buy"), "deck", "torres_back", "buy", how)


def _marker(q: Asking) -> Question:
    """T-1101, T-704  The marker may be pushed on."""
    after = q.v.clone()
    action = touched(q.v, q.touches)
    now = q.v.scores[q.v.viewer]
    if action is not None and q.is_legal(action):
        q.rules.apply(after, q.v.viewer, action)
    how = Phrase("torres-q-marker-how", {"from": now, "to": after.scores[q.v.viewer]})
    return q.confirms(Phrase("torres-q-marker"), "marker", "i-trophy", "score", how)


def _end(q: Asking) -> Question:
    how = Phrase("torres-q-end-how", {"ap": int(q.v.ap)})
    return q.confirms(Phrase("torres-q-end"), "end", "", "end", how)


def _play(q: Asking, touch: str) -> Question | None:
    key = touch[5:]
    if key not in CARD_KEYS:
        return None
    button = "play" if q.v.variant == MASTER_VERSION else "play-locked"
    text = Phrase("torres-q-play", {"card": Phrase(f"torres-card-{key}")})
    return q.confirms(text, touch, card_symbol(key), button, Phrase(f"torres-note-{key}"))


def card_symbol(key: str) -> str:
    """The face of an action card."""
    return f"torres_card-{key}"


# --- cards that have been played ----------------------------------------------------------------


def _card(q: Asking) -> Question:
    kind = q.v.frames[-1].args[0]
    key = CARD_KEYS[kind]
    card: dict[str, str | int | Phrase] = {"card": Phrase(f"torres-card-{key}")}
    note = Phrase(f"torres-note-{key}")
    if not q.cells:
        ask = {UNDER: "under", EXTRA: "extra", MOVE_BLOCK: "lift"}.get(kind, "mover")
        return Question(Phrase(f"torres-q-card-{ask}", card), "", card_symbol(key), note)
    if kind in _CARDS_ON_ONE:
        return _card_on(q, kind)
    if len(q.cells) > 1:
        return _walk(q)
    name = GRID.names[q.cells[0]]
    return Question(Phrase("torres-q-card-to", {**card, "cell": name}), name, q.figure, note)


def _card_on(q: Asking, kind: int) -> Question:
    if kind == EXTRA:
        return _block_on(q)
    name = GRID.names[q.cells[0]]
    if kind == UNDER:
        text = Phrase("torres-q-under", q.level(q.cells[0], 1))
        return q.confirms(text, name, "torres_stack1", "place")
    text = Phrase("torres-q-lift", {"cell": name})
    return q.confirms(text, name, "torres_stack1", "lift", Phrase("torres-q-lift-how"))


def _drop(q: Asking) -> Question:
    if q.cells:
        return _block_on(q)
    start = GRID.names[q.v.frames[-1].args[0]]
    return Question(Phrase("torres-q-drop", {"cell": start}), start, "torres_stack1")


# --- stacks and cards looked at -----------------------------------------------------------------


def _stack_touched(q: Asking) -> int:
    """The size of the stack that was touched; -1 for the one in use."""
    size = q.touches[0].partition(":")[2]
    return int(size) if size.isdecimal() else -1


def _stack(q: Asking) -> Question:
    under = q.v.frames[-1].step == "under_stack"
    if not q.touches:
        key = "under-stack" if under else "stack"
        how = None if under else Phrase("torres-q-stack-how")
        return Question(Phrase(f"torres-q-{key}"), "", "torres_stack1", how)
    size = _stack_touched(q)
    used = Phrase("torres-q-stack-used")
    text = used if size < 0 else Phrase("torres-q-stack-one", {"blocks": size})
    how = Phrase("torres-q-stack-left", {"blocks": max(size - 1, 0)})
    return q.confirms(text, q.touches[0], f"torres_stack{max(size, 0)}", "take", how)


def _use(q: Asking) -> Question:
    if not q.touches:
        how = Phrase("torres-q-use-how")
        return Question(Phrase("torres-q-use"), "", "torres_stack1", how)
    size = max(_stack_touched(q), 0)
    text = Phrase("torres-q-use-one", {"blocks": size})
    how = Phrase("torres-q-use-how")
    return q.confirms(text, q.touches[0], f"torres_stack{size}", "take", how)


def _spread(q: Asking) -> Question:
    left = {"blocks": int(q.v.in_hand)}
    how = Phrase("torres-q-spread-how")
    if not q.touches:
        return Question(Phrase("torres-q-spread", left), "", "torres_stack1", how)
    if q.touches[0] == "return":
        text = Phrase("torres-q-return", left)
        return q.confirms(text, "return", "torres_stack1", "return", how)
    size = max(_stack_touched(q), 0)
    text = Phrase("torres-q-store", {"blocks": size})
    return q.confirms(text, q.touches[0], f"torres_stack{size}", "place", how)


def _keep(q: Asking) -> Question:
    if not q.touches:
        return Question(Phrase("torres-q-keep"), "", "torres_back", Phrase("torres-q-keep-how"))
    key = q.touches[0].partition(":")[2]
    text = Phrase("torres-q-keep-one", {"card": Phrase(f"torres-card-{key}")})
    note = Phrase(f"torres-note-{key}")
    return q.confirms(text, q.touches[0], card_symbol(key), "keep", note)


def _back(q: Asking) -> Question:
    """T-1010  First the order of the cards, then the end of the deck."""
    cards = [touch for touch in q.touches if touch.startswith("card:")]
    ends = [touch for touch in q.touches if touch in ("top", "under")]
    if ends:
        text = Phrase(f"torres-q-back-{ends[0]}")
        how = Phrase("torres-q-back-how")
        return q.confirms(text, ends[0], "torres_back", "back", how)
    if len(cards) < len(set(q.v.looking)):
        how = Phrase("torres-q-back-how")
        return Question(Phrase("torres-q-back-first"), "", "torres_back", how)
    return Question(Phrase("torres-q-back-end"), "", "torres_back", Phrase("torres-q-back-how"))


# --- the opening and the king -------------------------------------------------------------------


def _place(q: Asking) -> Question:
    if q.cells:
        return _knight_on(q, "place")
    how = Phrase("torres-q-place-how")
    return Question(Phrase("torres-q-place"), "", q.figure, how)


def _castle(q: Asking) -> Question:
    how = Phrase("torres-q-castle-how")
    if not q.cells:
        return Question(Phrase("torres-q-castle"), "", "torres_stack1", how)
    name = GRID.names[q.cells[0]]
    text = Phrase("torres-q-found", {"cell": name})
    return q.confirms(text, name, "torres_stack1", "place", how)


def _king(q: Asking) -> Question:
    """T-108, T-802  Where the king stands, and what his castle pays in the phase that follows."""
    moves = q.v.frames[-1].step == "move_king"
    phase = min(int(q.v.phase), len(KING_LEVEL) - 1)
    pays = {"level": int(KING_LEVEL[phase]), "points": int(KING_POINTS[phase])}
    how = Phrase("torres-q-king-how", pays)
    here = GRID.names[q.v.king] if q.v.king >= 0 else ""
    if q.cells:
        text = Phrase("torres-q-king-on", q.level(q.cells[0]))
        where = GRID.names[q.cells[0]]
        return q.confirms(text, where, "torres_figure-king", "move" if moves else "place", how)
    if q.touches:
        text = Phrase("torres-q-stay", {"cell": here})
        return q.confirms(text, here, "torres_figure-king", "stay", how)
    text = Phrase("torres-q-move-king", {"cell": here}) if moves else Phrase("torres-q-king")
    return Question(text, here, "torres_figure-king", how)


_STEPS: dict[str, Callable[[Asking], Question | None]] = {
    "turn": _turn,
    "card": _card,
    "drop": _drop,
    "stack": _stack,
    "under_stack": _stack,
    "use": _use,
    "spread": _spread,
    "keep": _keep,
    "back": _back,
    "place": _place,
    "castle": _castle,
    "king": _king,
    "move_king": _king,
}
