"""The legal actions of Louis XIV as a person meets them: what is clicked, and gained.

Touches: `card:7` an influence card in hand, `tile:5`, `chip:orb`, `mission:L03` in hand,
`use:plus_1_arms` a laid mission (`use:place_on_tile-3` where it names a tile), `intrigue:5`,
`pile:dark`, `from:general`, `fetch:2`, `gain:1-1` louisdor and markers, `put:1-0` general and
personal markers; `nothing`, `buy`, `first`, `pass`, and `stop` after the last marker where more
could follow. Where only one way is left to go on, its last touches are left out.
"""

from collections import Counter

from palatine.core.action import Action
from palatine.core.errors import BadText
from palatine.core.events import NOBODY, Event
from palatine.core.offer import Offer
from palatine.core.rules import Rules
from palatine.core.state import CHANCE
from palatine.games.louis import actions as act
from palatine.games.louis.actions import MARKS, effect_words
from palatine.games.louis.names import (
    CARD_KINDS,
    CHIPS,
    COLOURS,
    EFFECTS,
    FOUR_MARKERS,
    MISSION_IDS,
    ON_LOUIS,
    ON_TILE,
    PLUS_ARMS,
    SOURCES,
    TILES,
    card_name,
)
from palatine.games.louis.parts import MISSION_POINTS
from palatine.games.louis.speech import PLAIN
from palatine.games.louis.state import LouisState
from palatine.games.louis.straight import found_placement

# what shows a card to everybody, or draws one
_REVEALING = (
    act.PLACE,
    act.FETCH_WITH,
    act.IDLE_WITH,
    act.FOUR,
    act.USE_CARD,
    act.INTRIGUE,
    act.LAY,
    act.PILE,
)
# touches that say how much or from where, and are no piece on the table
_AMOUNTS = ("from", "gain", "put", "chip")


def offers(game: Rules[LouisState], v: LouisState) -> list[Offer]:
    """The viewer's choices; where one begins like another, it ends with `stop`."""
    locked: dict[int, bool] = {}  # by kind of placement: they all lead to the same question
    made: list[Offer] = []
    for action, touches in ways(game, v):
        if action.kind != act.PLACE_FOUR or action.kind not in locked:
            locked[action.kind] = is_locked(game, v, action)
        made.append(Offer(action.text, touches, locked[action.kind]))
    return made


def ways(game: Rules[LouisState], v: LouisState) -> list[tuple[Action, tuple[str, ...]]]:
    """The viewer's legal actions, each with what is touched for it."""
    legal = game.legal(v, v.viewer) if v.viewer >= 0 else []
    found = _shortened([touches_of(a) for a in legal])
    beginnings = {way[:n] for way in found for n in range(1, len(way))}
    return [(a, (*way, "stop") if way in beginnings else way) for a, way in zip(legal, found)]


def _shortened(raw: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The same touches without those at the end that leave no choice: the only supply a marker can
    come from, the only chips that pay."""
    behind = Counter(way[:n] for way in raw for n in range(1, len(way) + 1))
    made: list[tuple[str, ...]] = []
    for way in raw:
        n = len(way)
        while n > 1 and way[n - 1].partition(":")[0] in _AMOUNTS and behind[way[: n - 1]] == 1:
            n -= 1
        made.append(way[:n])
    return made


def is_locked(game: Rules[LouisState], v: LouisState, a: Action) -> bool:
    """Whether an action shows or draws something: tried out on the view, which knows enough."""
    if a.kind in _REVEALING:
        return True
    after = v.clone()
    told: list[Event] = []
    game.apply(after, v.viewer, a, told)
    if a.kind == act.PLACE_FOUR:
        return not after.frames or after.frames[-1].step != "play"
    return game.to_move(after) == CHANCE or any(e.reveals != NOBODY for e in told)


def touches_of(a: Action) -> tuple[str, ...]:
    """What is clicked for an action, in order."""
    if a.kind in PLAIN:
        return (PLAIN[a.kind],)
    if a.kind in (act.PLACE, act.FETCH_WITH, act.IDLE_WITH):
        return (f"card:{card_name(a.a)}", *_played_for(a))
    if a.kind == act.FOUR:
        return (f"use:{EFFECTS[FOUR_MARKERS]}", f"card:{card_name(a.a)}")
    if a.kind == act.PLACE_FOUR:
        return _tiles(a.b)
    if a.kind == act.FETCH:
        return (f"fetch:{a.a}",)
    if a.kind == act.INTRIGUE:
        return (f"intrigue:{a.a + 1}", f"put:{a.b}-{a.c}")
    if a.kind == act.PUT_TWO:
        return (f"put:{a.a}-{a.b}",)
    if a.kind == act.PUT_ONE:
        return (f"tile:{a.b + 1}", f"from:{SOURCES[a.a]}")
    if a.kind == act.LAY:
        return (f"mission:{MISSION_IDS[a.a]}", f"chip:{CHIPS[a.b]}", f"chip:{CHIPS[a.c]}")
    if a.kind == act.PILE:
        return (f"pile:{COLOURS[a.a]}",)
    if a.kind == act.UNDER:
        return (f"mission:{MISSION_IDS[a.a]}",)
    if a.kind == act.KEEP:
        return (f"chip:{CHIPS[a.a]}",)
    return _touches_of_use(a)


def _played_for(a: Action) -> tuple[str, ...]:
    if a.kind == act.PLACE:
        return _tiles(a.b)
    return (f"fetch:{a.b}",) if a.kind == act.FETCH_WITH else ("nothing",)


def _tiles(placement: int) -> tuple[str, ...]:
    return tuple(f"tile:{tile + 1}" for tile in MARKS[placement])


def _touches_of_use(a: Action) -> tuple[str, ...]:
    """L-504  A laid mission, then what it is used for."""
    first = f"use:{EFFECTS[a.a]}"
    if a.kind == act.USE:
        return (first, f"gain:{a.b}-{a.c}") if a.b or a.c else (first,)
    if a.kind == act.USE_CARD:
        return (first, f"card:{card_name(a.b)}")
    if a.kind == act.USE_CHIP:
        return (first, f"chip:{CHIPS[a.b]}")
    if a.kind == act.USE_MISSION:  # L-807: the only mission of its step
        return (f"mission:{MISSION_IDS[a.b]}",)
    source = f"from:{SOURCES[a.b]}"
    if a.a == ON_LOUIS:
        return first, source
    if a.a == ON_TILE:
        return f"{first}-{a.c + 1}", source
    return f"tile:{a.c + 1}", source  # L-826: the only mission of its step


# --- points, and touches that are refused -----------------------------------------------------


def preview(v: LouisState, a: Action) -> dict[str, int]:
    """L-604, L-505  The points that an action brings for certain."""
    if a.kind == act.LAY:
        return {"missions": MISSION_POINTS}
    arms = 0
    if a.kind == act.KEEP:
        arms = v.players[v.viewer].chip_total() - 1
    elif a.kind == act.BUY:
        arms = v.parts.rewards[v.frames[-1].args[0]].arms
    elif a.kind == act.USE and a.a == PLUS_ARMS:
        arms = 1
    return {"arms": arms} if arms else {}


def touched(game: Rules[LouisState], v: LouisState, touches: list[str]) -> Action | None:
    """The action these touches mean although it is not offered."""
    for action, way in ways(game, v):
        if list(way) == touches:
            return action
    touches = [touch for touch in touches if touch != "stop"]
    placed = _touched_placement(touches)
    if placed is not None:
        return placed
    text = text_of(touches)
    if not text:
        return None
    try:
        return game.parse(text)
    except BadText:
        return None


def _touched_placement(touches: list[str]) -> Action | None:
    """A card (or none, for four markers) and then tiles in any order."""
    cards = [f"card:{card_name(card)}" for card in range(CARD_KINDS)]
    card = cards.index(touches[0]) if touches and touches[0] in cards else -1
    rest = touches[1:] if card >= 0 else touches
    names = [f"tile:{tile + 1}" for tile in range(TILES)]
    if not rest or any(touch not in names for touch in rest):
        return None
    return found_placement(card, [names.index(touch) for touch in rest])


def text_of(touches: list[str]) -> str:
    """The text of an action from its touches; '' where they mean none."""
    if not touches:
        return ""
    kinds = [touch.partition(":")[0] for touch in touches]
    values = [touch.partition(":")[2] for touch in touches]
    if kinds[0] == "card" and len(touches) > 1:
        head = "joker:" if values[0] == "joker" else f"influence {values[0]}:"
        if kinds[1:] == ["fetch"]:
            return f"{head} fetch {values[1]}"
        return f"{head} nothing" if kinds[1:] == ["nothing"] else ""
    if kinds == ["tile", "from"]:
        return f"put {values[1]} {values[0]}"
    if kinds[0] == "mission" and kinds[1:] == ["chip", "chip"]:
        return f"lay {values[0]}: " + " ".join(sorted(values[1:], key=_chip_order))
    if kinds[0] == "intrigue" and kinds[1:] == ["put"]:
        general, _, personal = values[1].partition("-")
        return f"intrigue {values[0]}: " + (
            "1 general" if general == "1" else f"{personal} personal"
        )
    if kinds[0] == "use":
        return _use_text(values[0], kinds[1:], values[1:])
    one = {"mission": "under", "chip": "keep", "pile": "pile", "fetch": "fetch"}
    if kinds[0] in one:
        return f"{one[kinds[0]]} {values[0]}"
    return touches[0] if kinds[0] in ("buy", "first", "pass", "nothing") else ""


def _chip_order(chip: str) -> int:
    return CHIPS.index(chip) if chip in CHIPS else len(CHIPS)


def _use_text(effect: str, kinds: list[str], values: list[str]) -> str:
    """The text of the use of a laid mission."""
    effect, _, tile = effect.partition("-")
    if effect not in EFFECTS:
        return ""
    words = effect_words(EFFECTS.index(effect))
    if kinds == ["from"] and tile:
        return f"{words}: {values[0]} {tile}"
    if effect == EFFECTS[FOUR_MARKERS]:
        return f"four {values[0]}" if kinds == ["card"] else ""
    if len(values) == 1 and kinds[0] in ("from", "card", "chip", "mission"):
        return f"{words}: {values[0]}"
    if kinds == ["gain"]:
        return _gain_text(words, values[0])
    return words if not kinds else ""


def _gain_text(words: str, value: str) -> str:
    for found in act.TABLE.all:
        if (
            found.kind == act.USE
            and found.text.startswith(words)
            and f"{found.b}-{found.c}" == value
        ):
            return found.text
    return ""
