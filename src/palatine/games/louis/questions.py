"""What the viewer is asked at every depth of a choice: a sentence that names its object, the object
itself, and what is chosen so far."""

from collections.abc import Callable
from dataclasses import dataclass

from palatine.core.action import Action
from palatine.core.display import Question
from palatine.core.offer import Phrase
from palatine.core.rules import Rules
from palatine.games.louis import actions as act
from palatine.games.louis.effects import mission_key
from palatine.games.louis.names import (
    ANYWHERE_AT_END,
    CHIPS,
    COLOURS,
    COST_OF_CROWN,
    COST_OF_PASSING,
    EFFECTS,
    FOUR_MARKERS,
    LAST_ROUND,
    MISSION_IDS,
    ON_TILE,
    ONCE_FIRST,
)
from palatine.games.louis.offers import ways
from palatine.games.louis.parts import MISSION_POINTS
from palatine.games.louis.placing_questions import about_markers, tile_question, where_from
from palatine.games.louis.plans import price
from palatine.games.louis.reward_words import reward_words
from palatine.games.louis.speech import Args, chip, marker_words, mission_name, sentence, short
from palatine.games.louis.state import LouisState, Player
from palatine.games.louis.trays import effect_symbol, lacking_chips, mission_symbol


@dataclass(frozen=True)
class Choice:
    """A choice as far as it has been made: done is the action that the touches are the whole of,
    then what may be touched next."""

    v: LouisState
    touches: list[str]
    done: Action | None
    then: list[str]

    @property
    def player(self) -> Player:
        """Who chooses."""
        return self.v.players[self.v.viewer]

    @property
    def tile(self) -> int:
        """The tile that the step is about."""
        return self.v.frames[-1].args[0]


def ask(rules: Rules[LouisState], v: LouisState, touches: list[str]) -> Question | None:
    """The question after these touches; None where the viewer is not asked."""
    if v.viewer < 0 or not v.frames or v.frames[-1].seat != v.viewer:
        return None
    known = ways(rules, v)
    here = [(a, way) for a, way in known if list(way[: len(touches)]) == touches]
    if not here:
        return ask(rules, v, []) if touches and known else None
    done = next((a for a, way in here if len(way) == len(touches)), None)
    then = list(dict.fromkeys(way[len(touches)] for _, way in here if len(way) > len(touches)))
    if done is not None and done.kind == act.PASS:
        return _passing(rules, v, done)
    return _ASKING[v.frames[-1].step](Choice(v, touches, done, then))


def _passing(rules: Rules[LouisState], v: LouisState, done: Action) -> Question | None:
    """The question of the step once more, with a button that says no."""
    step = v.frames[-1].step
    button = Phrase(f"louis-verb-pass-{step}")
    if step == "mission":
        return _end(v, "louis-q-end", button)
    asked = ask(rules, v, [])
    if asked is None:
        return None
    return Question(asked.text, asked.object, asked.symbol, sentence(v, done), button)


def _button(name: str) -> Phrase:
    return Phrase(f"louis-button-{name}")


# --- missions that lie in front of the player -------------------------------------------------


def _use_missions(c: Choice) -> Question:
    """L-202, L-301  Which laid mission is used, and for what."""
    uses = [touch for touch in c.then if touch.startswith("use:")]
    if not c.touches:
        names = [f"louis-effect-{touch[4:]}" for touch in uses]
        if len(uses) == 1:
            text = Phrase("louis-q-use-one", {"mission": Phrase(names[0])})
            return Question(text, uses[0], _sign(uses[0]), _note(uses[0]))
        ready = Phrase("louis-q-ready", {"missions": names})
        return Question(Phrase("louis-q-use"), uses[0], _sign(uses[0]), ready)
    touch = c.touches[0]
    name = Phrase(f"louis-effect-{touch[4:]}")
    if c.done is not None and c.done.kind == act.USE_PLACE:
        tile = c.done.c if c.done.a == ON_TILE else c.v.louis
        return tile_question("lay", tile, {"markers": marker_words(1 - c.done.b, c.done.b)}, "lay")
    if c.done is not None and (c.done.b or c.done.c):
        gain = Phrase("louis-label-gain", {"louisdor": c.done.b, "markers": c.done.c})
        text = Phrase("louis-q-take", {"mission": name, "gain": gain})
        return Question(text, touch, _sign(touch), _note(touch), _button("take"))
    if c.done is not None:
        text = Phrase("louis-q-use-one", {"mission": name})
        return Question(text, touch, _sign(touch), _note(touch), _button("use"))
    if c.then[0].startswith("from:"):
        value = touch.partition("-")[2]
        return where_from(c.v, int(value) - 1 if value else c.v.louis)
    return Question(Phrase("louis-q-gain", {"mission": name}), touch, _sign(touch), _note(touch))


def _sign(touch: str) -> str:
    return effect_symbol(EFFECTS.index(touch[4:].partition("-")[0]))


def _note(touch: str) -> Phrase:
    return Phrase(f"louis-note-{touch[4:].partition('-')[0]}")


# --- playing cards ----------------------------------------------------------------------------


def _play(c: Choice) -> Question:
    """L-302  A card, then where its markers go or how many come back; or a mission instead."""
    if not c.touches:
        p = c.player
        counts: Args = {"personal": p.personal, "general": p.general}
        detail = Phrase("louis-q-play-detail", counts)
        place = f"hand:{c.v.viewer}"
        return Question(Phrase("louis-q-play"), place, "i-influence-card", detail)
    touch = c.touches[0]
    if not touch.startswith("use:"):
        return about_markers(c.v, c.touches, c.done, c.then)
    name = {"mission": Phrase(f"louis-effect-{touch[4:]}")}
    if c.done is None:
        key = "four-card" if touch == f"use:{EFFECTS[FOUR_MARKERS]}" else "discard"
        return Question(Phrase(f"louis-q-{key}", name), touch, _sign(touch), _note(touch))
    if c.done.kind == act.USE:
        have: Args = {"have": c.player.money, "count": COST_OF_PASSING}
        text = Phrase("louis-q-pay-to-pass", {"count": COST_OF_PASSING})
        detail = Phrase("louis-q-money", have)
        return Question(text, touch, _sign(touch), detail, _button("pay"))
    card = Phrase(f"louis-card-{c.touches[1][5:]}")
    key = "four-play" if c.done.kind == act.FOUR else "discard-one"
    text = Phrase(f"louis-q-{key}", {"card": card})
    return Question(text, c.touches[1], _sign(touch), _note(touch), _button("play"))


def _four(c: Choice) -> Question:
    return about_markers(c.v, c.touches, c.done, c.then)


def _at_end(c: Choice) -> Question:
    """L-826  A marker on any tile."""
    if c.done is not None and c.done.kind == act.USE_PLACE:
        lays: Args = {"markers": marker_words(1 - c.done.b, c.done.b)}
        return tile_question("lay", c.done.c, lays, "lay")
    if c.touches and c.touches[0].startswith("tile:"):
        return where_from(c.v, int(c.touches[0][5:]) - 1)
    touch = f"use:{EFFECTS[ANYWHERE_AT_END]}"
    name = Phrase(f"louis-effect-{EFFECTS[ANYWHERE_AT_END]}")
    return Question(Phrase("louis-q-at-end", {"mission": name}), touch, _sign(touch), _note(touch))


# --- the tiles are evaluated ------------------------------------------------------------------


def _intrigue(c: Choice) -> Question:
    """L-440  A card for the person who is about to be evaluated."""
    if c.done is not None and c.done.kind == act.INTRIGUE:
        lays: Args = {"markers": marker_words(c.done.b, c.done.c)}
        return tile_question("intrigue-play", c.tile, lays, "play")
    if c.touches and c.done is None:
        return tile_question("intrigue-with", c.tile)
    held = c.tile in c.player.intrigue
    detail = Phrase("louis-q-intrigue-held" if held else "louis-q-intrigue-none")
    return tile_question("intrigue", c.tile, detail=detail)


def _once_first(c: Choice) -> Question:
    detail = Phrase(f"louis-note-{EFFECTS[ONCE_FIRST]}")
    return tile_question("once-first", c.tile, button="first", detail=detail)


def _buy(c: Choice) -> Question:
    """L-411  The price, what it buys, and what is left afterwards."""
    cost = price(c.v, c.v.viewer, c.tile)
    have = c.player.money
    facts: Args = {"reward": reward_words(c.v, c.tile), "have": have, "left": have - cost}
    detail = Phrase("louis-q-buy-detail", facts)
    return tile_question("buy", c.tile, {"count": cost}, "buy", detail)


def _put(c: Choice) -> Question:
    """L-706, L-708  Markers of a reward: on any tile, or on the one that the reward names."""
    target = c.v.parts.rewards[c.tile].target
    if c.done is not None and c.done.kind == act.PUT_TWO:
        return tile_question("lay", target, {"markers": marker_words(c.done.a, c.done.b)}, "lay")
    if c.done is not None and c.done.kind == act.PUT_ONE:
        lays: Args = {"markers": marker_words(1 - c.done.a, c.done.a)}
        return tile_question("lay", c.done.b, lays, "lay")
    if c.touches and c.done is None:
        return where_from(c.v, int(c.touches[0][5:]) - 1)
    supplies = Phrase(
        "louis-q-supplies", {"personal": c.player.personal, "general": c.player.general}
    )
    if target < 0:
        return tile_question("put", c.tile, detail=supplies)
    asked = tile_question("put-on", c.tile, {"target": short(target)}, detail=supplies)
    return Question(asked.text, f"tile:{target + 1}", asked.symbol, asked.detail)


def _take_back(c: Choice) -> Question:
    facts: Args = {"personal": c.player.personal, "general": c.player.general}
    supplies = Phrase("louis-q-supplies", facts)
    return tile_question("take-back", c.tile, button="take", detail=supplies)


# --- missions are laid ------------------------------------------------------------------------


def _mission(c: Choice) -> Question:
    """L-502, L-806  A mission and two chips; or a chip becomes a crown; or the turn ends."""
    if c.touches and c.touches[0].startswith("use:"):
        return _crown(c)
    if c.touches and c.touches[0].startswith("mission:"):
        return _lay(c, MISSION_IDS.index(c.touches[0][8:]))
    ready = [m for m in c.player.missions if not lacking_chips(c.v, m)]
    if not ready:
        return _end(c.v, "louis-q-mission-none")
    text = Phrase("louis-q-mission")
    if len(ready) == 1:
        text = Phrase("louis-q-mission-one", {"mission": mission_name(c.v, ready[0])})
    names = [mission_key(c.v.parts, m) for m in ready]
    detail = Phrase("louis-q-mission-detail", {"missions": names, "count": MISSION_POINTS})
    place = f"mission:{MISSION_IDS[ready[0]]}"
    return Question(text, place, mission_symbol(c.v, ready[0]), detail)


def _end(v: LouisState, key: str, button: Phrase | None = None) -> Question:
    """L-505  The mission turn ends: what becomes of the chips."""
    n = v.players[v.viewer].chip_total()
    more = "rest" if v.round == LAST_ROUND or n < 2 else "excess"
    detail = Phrase(f"louis-q-end-{more}", {"count": n})
    return Question(Phrase(key), f"missions:{v.viewer}", "i-mission", detail, button)


def _lay(c: Choice, m: int) -> Question:
    args: Args = {"mission": mission_name(c.v, m)}
    place, symbol = f"mission:{MISSION_IDS[m]}", mission_symbol(c.v, m)
    detail = Phrase(f"louis-note-{EFFECTS[c.v.parts.effects[m]]}")
    if c.done is not None:
        args = {**args, "chip": chip(c.done.b), "other": chip(c.done.c)}
        text = Phrase("louis-q-lay-mission", args)
        return Question(text, place, symbol, detail, _button("lay-mission"))
    if len(c.touches) == 1:
        return Question(Phrase("louis-q-pay", args), place, symbol, detail)
    args["chip"] = Phrase(f"louis-chip-{c.touches[1][5:]}")
    return Question(Phrase("louis-q-pay-second", args), place, symbol, detail)


def _crown(c: Choice) -> Question:
    touch = c.touches[0]
    detail = Phrase("louis-q-money", {"have": c.player.money, "count": COST_OF_CROWN})
    if c.done is None:
        text = Phrase("louis-q-crown", {"count": COST_OF_CROWN})
        return Question(text, touch, _sign(touch), detail)
    text = Phrase("louis-q-crown-one", {"chip": chip(c.done.b)})
    name = CHIPS[c.done.b]
    return Question(text, f"chip:{name}", f"louis_coin-{name}", detail, _button("exchange"))


def _pile(c: Choice) -> Question:
    """L-503  From which pile to draw."""
    sizes: Args = {name: c.v.decks[i].size() for i, name in enumerate(COLOURS)}
    detail = Phrase("louis-q-pile-detail", sizes)
    if c.done is None:
        return Question(Phrase("louis-q-pile"), f"missions:{c.v.viewer}", "i-mission", detail)
    text = Phrase("louis-q-pile-one", {"colour": Phrase(f"louis-pile-{COLOURS[c.done.a]}")})
    return Question(text, c.touches[0], "i-mission", detail, _button("draw"))


def _keep(c: Choice) -> Question:
    """L-505  The chip that stays."""
    detail = Phrase("louis-q-keep-detail", {"count": c.player.chip_total() - 1})
    name = (c.touches or c.then)[0][5:]
    symbol, place = f"louis_coin-{name}", f"chip:{name}"
    if c.done is None:
        return Question(Phrase("louis-q-keep"), place, symbol, detail)
    text = Phrase("louis-q-keep-one", {"chip": chip(c.done.a)})
    return Question(text, place, symbol, detail, _button("keep"))


def _swap(c: Choice) -> Question:
    """L-807  Which mission goes under its pile."""
    if c.touches and c.touches[0].startswith("mission:"):
        m = MISSION_IDS.index(c.touches[0][8:])
        text = Phrase("louis-q-under", {"mission": mission_name(c.v, m)})
        return Question(text, c.touches[0], mission_symbol(c.v, m), None, _button("swap"))
    names = [mission_key(c.v.parts, m) for m in c.player.missions]
    key = "swap-second" if c.v.frames[-1].step == "swap-second" else "swap"
    detail = Phrase("louis-q-ready", {"missions": names})
    first = f"mission:{MISSION_IDS[c.player.missions[0]]}"
    return Question(Phrase(f"louis-q-{key}"), first, "i-mission", detail)


_ASKING: dict[str, Callable[[Choice], Question]] = {
    "supply": _use_missions,
    "at-start": _use_missions,
    "play": _play,
    "four": _four,
    "at-end": _at_end,
    "intrigue": _intrigue,
    "once-first": _once_first,
    "buy": _buy,
    "put": _put,
    "take-back": _take_back,
    "mission": _mission,
    "pile": _pile,
    "keep": _keep,
    "swap": _swap,
    "swap-second": _swap,
}
