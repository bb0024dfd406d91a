"""The legal actions of Louis XIV as a person meets them: what is clicked, said and gained.

Touches: `card:7` an influence card in hand, `tile:5`, `chip:orb`, `mission:L03` in hand,
`use:plus_1_arms` a laid mission, `intrigue:5`, `pile:dark`, `from:general`, `fetch:2`,
`gain:1-1` louisdor and markers, `put:1-0` general and personal markers; `four`, `nothing`, `buy`,
`first`, `pass`, and `stop` after the last marker where more could follow.
"""

from palatine.core.action import Action
from palatine.core.errors import BadText
from palatine.core.events import NOBODY, Event
from palatine.core.offer import Offer, Phrase
from palatine.core.rules import Rules
from palatine.core.state import CHANCE
from palatine.games.louis import actions as act
from palatine.games.louis.actions import MARKS, effect_words
from palatine.games.louis.effects import card_key, mission_key, person_key
from palatine.games.louis.names import (
    CARD_KINDS,
    CHIPS,
    COLOURS,
    EFFECTS,
    MISSION_IDS,
    ON_LOUIS,
    PLUS_ARMS,
    SOURCES,
    TILES,
    card_name,
)
from palatine.games.louis.parts import MISSION_POINTS
from palatine.games.louis.reasons import effect_key
from palatine.games.louis.state import LouisState
from palatine.games.louis.straight import found_placement

Args = dict[str, str | int | Phrase]

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
_WORDS = {
    act.NOTHING: "nothing",
    act.PASS: "pass",
    act.BUY: "buy",
    act.FIRST: "first",
}


def offers(game: Rules[LouisState], v: LouisState) -> list[Offer]:
    """The viewer's choices; where one begins like another, it ends with `stop`."""
    legal = game.legal(v, v.viewer) if v.viewer >= 0 else []
    ways = [touches_of(a) for a in legal]
    beginnings = {way[:n] for way in ways for n in range(1, len(way))}
    locked: dict[int, bool] = {}  # by kind of placement: they all lead to the same question
    made: list[Offer] = []
    for action, way in zip(legal, ways):
        if action.kind != act.PLACE_FOUR or action.kind not in locked:
            locked[action.kind] = is_locked(game, v, action)
        touches = (*way, "stop") if way in beginnings else way
        made.append(Offer(action.text, touches, locked[action.kind]))
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
    if a.kind in _WORDS:
        return (_WORDS[a.kind],)
    if a.kind in (act.PLACE, act.FETCH_WITH, act.IDLE_WITH):
        return (f"card:{card_name(a.a)}", *_played_for(a))
    if a.kind == act.FOUR:
        return ("four", f"card:{card_name(a.a)}")
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
    if a.kind == act.USE_MISSION:
        return (first, f"mission:{MISSION_IDS[a.b]}")
    if a.a == ON_LOUIS:
        return (first, f"from:{SOURCES[a.b]}")
    return (first, f"tile:{a.c + 1}", f"from:{SOURCES[a.b]}")


# --- words ----------------------------------------------------------------------------------


def label(v: LouisState, touch: str) -> Phrase:
    """What a touch is called."""
    kind, _, value = touch.partition(":")
    if kind == "card":
        return Phrase("louis-label-card", {"card": Phrase(f"louis-card-{value}")})
    if kind in ("tile", "intrigue"):
        args: Args = {"person": Phrase(f"louis-person-{value}"), "number": value}
        return Phrase(f"louis-label-{kind}", args)
    if kind == "chip":
        return Phrase(f"louis-chip-{value}")
    if kind == "mission":
        return Phrase("louis-label-mission", {"mission": _mission(v, MISSION_IDS.index(value))})
    if kind == "use":
        return Phrase("louis-label-use", {"mission": Phrase(f"louis-effect-{value}")})
    if kind == "pile":
        return Phrase(f"louis-pile-{value}")
    if kind == "fetch":
        return Phrase("louis-label-fetch", {"count": int(value)})
    if kind == "gain":
        louisdor, markers = value.split("-")
        return Phrase("louis-label-gain", {"louisdor": int(louisdor), "markers": int(markers)})
    if kind == "put":
        general, personal = value.split("-")
        return Phrase("louis-label-put", {"general": int(general), "personal": int(personal)})
    return Phrase("louis-label-" + touch.replace(":", "-"))


def sentence(v: LouisState, a: Action) -> Phrase:
    """What an action means, in a full sentence."""
    if a.kind in _WORDS:
        return _plain_sentence(v, a)
    args: Args
    if a.kind == act.PLACE:
        key, args = "place", {"card": Phrase(card_key(a.a)), "tiles": _places(a.b)}
    elif a.kind == act.PLACE_FOUR:
        key, args = "place-four", {"tiles": _places(a.b)}
    elif a.kind in (act.FETCH_WITH, act.IDLE_WITH):
        key = "fetch-with" if a.kind == act.FETCH_WITH else "nothing-with"
        args = {"card": Phrase(card_key(a.a)), "count": a.b}
    elif a.kind == act.FETCH:
        key, args = "fetch", {"count": a.a}
    elif a.kind == act.FOUR:
        key, args = "four", {"card": Phrase(card_key(a.a))}
    elif a.kind == act.INTRIGUE:
        key, args = "intrigue", {"person": Phrase(person_key(a.a)), "markers": _markers(a.b, a.c)}
    elif a.kind == act.PUT_TWO:
        target = v.parts.rewards[v.frames[-1].args[0]].target
        key, args = "put", {"person": Phrase(person_key(target)), "markers": _markers(a.a, a.b)}
    elif a.kind == act.PUT_ONE:
        here = _markers(1 - a.a, a.a)
        key, args = "put", {"person": Phrase(person_key(a.b)), "markers": here}
    else:
        return _sentence_about_missions(v, a)
    return Phrase(f"louis-do-{key}", args)


def _plain_sentence(v: LouisState, a: Action) -> Phrase:
    """Pass means something else in every step; buying has a price."""
    step = v.frames[-1].step
    if a.kind == act.PASS:
        return Phrase(f"louis-do-pass-{step}")
    if a.kind == act.BUY:
        from palatine.games.louis.steps.evaluation import price

        tile = v.frames[-1].args[0]
        cost = price(v, v.viewer, tile)
        return Phrase("louis-do-buy", {"person": Phrase(person_key(tile)), "count": cost})
    return Phrase(f"louis-do-{_WORDS[a.kind]}")


def _places(placement: int) -> Phrase:
    """The tiles of a placement, each with its markers, as one phrase in another."""
    marks = MARKS[placement]
    phrase: Phrase | None = None
    for tile in sorted(set(marks), key=lambda tile: -marks.index(tile)):
        args: Args = {"person": Phrase(person_key(tile)), "count": marks.count(tile)}
        if phrase is None:
            phrase = Phrase("louis-tile-markers", args)
        else:
            phrase = Phrase("louis-tile-markers-and", {**args, "more": phrase})
    assert phrase is not None
    return phrase


def _markers(general: int, personal: int) -> Phrase:
    return Phrase("louis-label-put", {"general": general, "personal": personal})


def _sentence_about_missions(v: LouisState, a: Action) -> Phrase:
    if a.kind == act.LAY:
        chips: Args = {"chip": Phrase(f"louis-chip-{CHIPS[a.b]}")}
        chips["other"] = Phrase(f"louis-chip-{CHIPS[a.c]}")
        return Phrase("louis-do-lay", {"mission": _mission(v, a.a), **chips})
    if a.kind == act.PILE:
        return Phrase("louis-do-pile", {"colour": Phrase(f"louis-pile-{COLOURS[a.a]}")})
    if a.kind == act.UNDER:
        return Phrase("louis-do-under", {"mission": _mission(v, a.a)})
    if a.kind == act.KEEP:
        return Phrase("louis-do-keep", {"chip": Phrase(f"louis-chip-{CHIPS[a.a]}")})
    mission = Phrase(effect_key(a.a))
    if a.kind == act.USE_CARD:
        return Phrase("louis-do-use-card", {"mission": mission, "card": Phrase(card_key(a.b))})
    if a.kind == act.USE_CHIP:
        chip = Phrase(f"louis-chip-{CHIPS[a.b]}")
        return Phrase("louis-do-use-chip", {"mission": mission, "chip": chip})
    if a.kind == act.USE_MISSION:
        return Phrase("louis-do-under", {"mission": _mission(v, a.b)})
    if a.kind == act.USE_PLACE:
        person = Phrase(person_key(v.louis if a.a == ON_LOUIS else a.c))
        here = _markers(1 - a.b, a.b)
        return Phrase("louis-do-put", {"person": person, "markers": here})
    if a.b or a.c:
        gain = Phrase("louis-label-gain", {"louisdor": a.b, "markers": a.c})
        return Phrase("louis-do-use-gain", {"mission": mission, "gain": gain})
    return Phrase("louis-do-use", {"mission": mission})


def _mission(v: LouisState, mission: int) -> Phrase:
    return Phrase(mission_key(v.parts, mission))


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
        if kinds[1] == "fetch":
            return f"{head} fetch {values[1]}"
        return f"{head} nothing"
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
    if effect not in EFFECTS:
        return ""
    words = effect_words(EFFECTS.index(effect))
    if kinds == ["tile", "from"]:
        return f"{words}: {values[1]} {values[0]}"
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
