"""The viewer's own things, as they lie beside the board: hand, missions, chips, coats of arms."""

from typing import Final

from palatine.core.display import Card, Chip, Tray
from palatine.core.native import BIT, HIDDEN, cells
from palatine.core.offer import Phrase
from palatine.games.louis.effects import card_key, mission_key
from palatine.games.louis.names import (
    ANY,
    ARMS_KINDS,
    CHIP_KINDS,
    CHIPS,
    CROWN,
    EFFECTS,
    JOKER,
    MISSION_IDS,
    ON_TILE,
    SYMBOLS,
    card_name,
)
from palatine.games.louis.parts import MISSION_POINTS
from palatine.games.louis.speech import short
from palatine.games.louis.state import LouisState

# the sign of a type of mission: what it brings
_ICONS: Final = {
    "extra_mission_draw": "mission",
    "plus_1_marker": "influence",
    "plus_1_louisdor": "louisdor",
    "place_on_tile": "cond-markers",
    "pay_2_to_pass": "next",
    "swap_chip_for_crown": "crown",
    "swap_missions": "document",
    "plus_2_louisdor_choice": "cond-money",
    "plus_1_arms": "arms-4",
    "place_on_louis": "louis",
    "swap_influence_card": "influence-card",
    "plus_3_markers": "influence",
    "plus_3_louisdor": "louisdor",
    "plus_1_intrigue": "intrigue-card",
    "marker_for_card": "influence-card",
    "four_marker_card": "cond-markers",
    "place_anywhere_end": "cond-markers",
    "once_first": "cond-first",
    "discount_1": "cond-money",
}

_USING: Final = ("supply", "at-start")  # steps in which laid missions are used


def trays(v: LouisState) -> list[Tray]:
    """What is the viewer's own, first what the phase needs: small pages show that one and open the
    others. A spectator has nothing."""
    if v.viewer < 0:
        return []
    hand, missions, laid, chips, arms = _hand(v), _missions(v), _laid(v), _chips(v), _arms(v)
    steps = [frame.step for frame in v.frames]
    made = [hand, missions, laid, chips, arms]
    if steps and steps[-1] in _USING:
        made = [laid, hand, missions, chips, arms]
    elif "next-round" in steps and "evaluation" not in steps:  # L-501: the phase of missions
        made = [missions, chips, hand, laid, arms]
    return [tray for tray in made if tray.cards]


def card_symbol(card: int) -> str:
    """The picture of an influence card."""
    return "louis_wild" if card == JOKER else f"louis_person-{card + 1}"


def mission_symbol(v: LouisState, mission: int) -> str:
    """The sign of what a mission does."""
    return effect_symbol(v.parts.effects[mission])


def effect_symbol(effect: int) -> str:
    """The sign of a type of mission."""
    return f"i-{_ICONS[EFFECTS[effect]]}"


def use_touch(v: LouisState, mission: int) -> str:
    """How a laid mission is touched."""
    effect = v.parts.effects[mission]
    tile = f"-{v.parts.tiles[mission] + 1}" if effect == ON_TILE else ""
    return f"use:{EFFECTS[effect]}{tile}"


# --- cards ----------------------------------------------------------------------------------


def _hand(v: LouisState) -> Tray:
    """Influence cards with how many markers they are good for, then intrigue cards."""
    p = v.players[v.viewer]
    made: list[Card] = []
    for card in sorted(set(p.influence) - {HIDDEN}):
        worth = 2 if card == JOKER else 3
        made.append(
            Card(
                card_symbol(card),
                Phrase(card_key(card)),
                touch=f"card:{card_name(card)}",
                chips=(Chip("influence", str(worth), label=_markers(worth)),),
                count=p.hand[card],
            )
        )
    for tile in p.intrigue:
        kind, touch = Phrase("louis-kind-intrigue"), f"intrigue:{tile + 1}"
        made.append(Card(f"louis_secret-{tile + 1}", short(tile), kind, touch))
    return Tray("hand", Phrase("louis-tray-hand"), made, is_secret=True)


def _markers(n: int) -> Phrase:
    return Phrase("louis-count-markers", {"count": n})


def _missions(v: LouisState) -> Tray:
    """Missions in hand: what they do, which of their chips are there, and whether both are."""
    p = v.players[v.viewer]
    made = [
        Card(
            mission_symbol(v, mission),
            Phrase(mission_key(v.parts, mission)),
            Phrase(f"louis-note-{EFFECTS[v.parts.effects[mission]]}"),
            f"mission:{MISSION_IDS[mission]}",
            chips=price_chips(v, mission),
            value=readiness(v, mission),
        )
        for mission in p.missions
    ]
    return Tray("missions", Phrase("louis-tray-missions"), made, form="rows", is_secret=True)


def price_chips(v: LouisState, mission: int) -> tuple[Chip, ...]:
    """The two chips of a mission, each marked as there or lacking."""
    lacking = lacking_chips(v, mission)
    made: list[Chip] = []
    for symbol in v.parts.costs[mission]:
        state = "lack" if symbol in lacking else "have"
        if symbol in lacking:
            lacking.remove(symbol)
        label = Phrase(f"louis-chip-{SYMBOLS[symbol]}")
        made.append(Chip(SYMBOLS[symbol], state=state, label=label))
    return tuple(made)


def lacking_chips(v: LouisState, mission: int) -> list[int]:
    """L-502  The symbols of a mission that the viewer's chips do not cover: each is paid by its own
    chip first, then by a crown; any chip that is left pays for the question mark."""
    left = v.players[v.viewer].chips.copy()
    lacking: list[int] = []
    for symbol in sorted(v.parts.costs[mission]):  # the question mark is the last of them
        payers = range(CHIP_KINDS - 1, -1, -1) if symbol == ANY else (symbol, CROWN)
        payer = next((kind for kind in payers if left[kind] > 0), -1)
        if payer < 0:
            lacking.append(symbol)
        else:
            left[payer] -= 1
    return lacking


def readiness(v: LouisState, mission: int) -> Phrase:
    """Whether a mission can be paid for now, or what is lacking."""
    lacking = lacking_chips(v, mission)
    if not lacking:
        return Phrase("louis-mission-ready")
    names = [f"louis-chip-{SYMBOLS[symbol]}" for symbol in lacking]
    if len(set(names)) < len(names):  # both are the same
        return Phrase("louis-mission-lacks-two", {"chip": Phrase(names[0])})
    return Phrase("louis-mission-lacks", {"chips": names})


def _laid(v: LouisState) -> Tray:
    """L-504, L-604  Laid missions as signs, equal ones counted; pale when used in this round."""
    p = v.players[v.viewer]
    missions = cells(p.laid)
    by_touch: dict[str, list[int]] = {}
    for mission in missions:
        by_touch.setdefault(use_touch(v, mission), []).append(mission)
    made: list[Card] = []
    for touch, same in by_touch.items():
        used = sum(1 for mission in same if p.used & BIT[mission])
        made.append(
            Card(
                mission_symbol(v, same[0]),
                Phrase(mission_key(v.parts, same[0])),
                Phrase(f"louis-note-{EFFECTS[v.parts.effects[same[0]]]}"),
                touch=touch,
                value=used_words(used, len(same)) if used else None,
                count=len(same),
                is_pale=used == len(same),
            )
        )
    note = Phrase("louis-count-points", {"count": MISSION_POINTS * len(missions)})
    return Tray("laid", Phrase("louis-tray-laid"), made, form="signs", note=note)


def used_words(used: int, of: int) -> Phrase:
    """How many of equal laid missions have been used in this round."""
    return Phrase("louis-about-used", {"count": used, "of": of})


def _chips(v: LouisState) -> Tray:
    have = v.players[v.viewer].chips
    made = [
        Card(
            f"louis_coin-{name}", Phrase(f"louis-chip-{name}"), touch=f"chip:{name}", count=have[i]
        )
        for i, name in enumerate(CHIPS)
        if have[i] > 0
    ]
    return Tray("chips", Phrase("louis-tray-chips"), made, form="signs")


def _arms(v: LouisState) -> Tray:
    """L-720  Own coats of arms by kind."""
    arms = v.players[v.viewer].arms
    made = [
        Card(
            f"i-arms-{kind + 1}",
            Phrase(f"louis-arms-{kind + 1}"),
            touch=f"shield:{kind + 1}",
            count=arms[kind],
        )
        for kind in range(ARMS_KINDS)
        if arms and arms[kind] > 0
    ]
    return Tray("arms", Phrase("louis-tray-arms"), made, form="signs", is_secret=not v.revealed)
