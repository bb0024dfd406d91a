"""What touches are called and what actions mean, in words."""

from palatine.core.action import Action
from palatine.core.offer import Phrase
from palatine.games.louis import actions as act
from palatine.games.louis.actions import MARKS
from palatine.games.louis.effects import card_key, mission_key, person_key
from palatine.games.louis.names import CHIPS, COLOURS, MISSION_IDS, ON_LOUIS
from palatine.games.louis.plans import price
from palatine.games.louis.reasons import effect_key
from palatine.games.louis.state import LouisState

Args = dict[str, "str | int | Phrase | list[str]"]

PLAIN = {act.NOTHING: "nothing", act.PASS: "pass", act.BUY: "buy", act.FIRST: "first"}


def person(tile: int) -> Phrase:
    """The full name of a person."""
    return Phrase(person_key(tile))


def short(tile: int) -> Phrase:
    """The name on the tile."""
    return Phrase(f"louis-short-{tile + 1}")


def chip(kind: int) -> Phrase:
    """What a chip is called."""
    return Phrase(f"louis-chip-{CHIPS[kind]}")


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
        return Phrase("louis-label-mission", {"mission": mission_name(v, MISSION_IDS.index(value))})
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
    if a.kind in PLAIN:
        return _plain_sentence(v, a)
    args: Args
    if a.kind == act.PLACE:
        key, args = "place", {"card": Phrase(card_key(a.a)), "tiles": places(a.b)}
    elif a.kind == act.PLACE_FOUR:
        key, args = "place-four", {"tiles": places(a.b)}
    elif a.kind in (act.FETCH_WITH, act.IDLE_WITH):
        key = "fetch-with" if a.kind == act.FETCH_WITH else "nothing-with"
        args = {"card": Phrase(card_key(a.a)), "count": a.b}
    elif a.kind == act.FETCH:
        key, args = "fetch", {"count": a.a}
    elif a.kind == act.FOUR:
        key, args = "four", {"card": Phrase(card_key(a.a))}
    elif a.kind == act.INTRIGUE:
        key, args = (
            "intrigue",
            {"person": Phrase(person_key(a.a)), "markers": marker_words(a.b, a.c)},
        )
    elif a.kind == act.PUT_TWO:
        target = v.parts.rewards[v.frames[-1].args[0]].target
        key, args = "put", {"person": Phrase(person_key(target)), "markers": marker_words(a.a, a.b)}
    elif a.kind == act.PUT_ONE:
        here = marker_words(1 - a.a, a.a)
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
        tile = v.frames[-1].args[0]
        cost = price(v, v.viewer, tile)
        return Phrase("louis-do-buy", {"person": Phrase(person_key(tile)), "count": cost})
    return Phrase(f"louis-do-{PLAIN[a.kind]}")


def places(placement: int) -> Phrase:
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


def marker_words(general: int, personal: int) -> Phrase:
    return Phrase("louis-marker-words", {"general": general, "personal": personal})


def _sentence_about_missions(v: LouisState, a: Action) -> Phrase:
    if a.kind == act.LAY:
        chips: Args = {"chip": Phrase(f"louis-chip-{CHIPS[a.b]}")}
        chips["other"] = Phrase(f"louis-chip-{CHIPS[a.c]}")
        return Phrase("louis-do-lay", {"mission": mission_name(v, a.a), **chips})
    if a.kind == act.PILE:
        return Phrase("louis-do-pile", {"colour": Phrase(f"louis-pile-{COLOURS[a.a]}")})
    if a.kind == act.UNDER:
        return Phrase("louis-do-under", {"mission": mission_name(v, a.a)})
    if a.kind == act.KEEP:
        return Phrase("louis-do-keep", {"chip": Phrase(f"louis-chip-{CHIPS[a.a]}")})
    mission = Phrase(effect_key(a.a))
    if a.kind == act.USE_CARD:
        return Phrase("louis-do-use-card", {"mission": mission, "card": Phrase(card_key(a.b))})
    if a.kind == act.USE_CHIP:
        chip = Phrase(f"louis-chip-{CHIPS[a.b]}")
        return Phrase("louis-do-use-chip", {"mission": mission, "chip": chip})
    if a.kind == act.USE_MISSION:
        return Phrase("louis-do-under", {"mission": mission_name(v, a.b)})
    if a.kind == act.USE_PLACE:
        person = Phrase(person_key(v.louis if a.a == ON_LOUIS else a.c))
        here = marker_words(1 - a.b, a.b)
        return Phrase("louis-do-put", {"person": person, "markers": here})
    if a.b or a.c:
        gain = Phrase("louis-label-gain", {"louisdor": a.b, "markers": a.c})
        return Phrase("louis-do-use-gain", {"mission": mission, "gain": gain})
    return Phrase("louis-do-use", {"mission": mission})


def mission_name(v: LouisState, mission: int) -> Phrase:
    return Phrase(mission_key(v.parts, mission))
