"""Half-made choices as they would lie: markers on tiles, chips and louis d'or on their way back,
the card on the pile."""

from collections import Counter

from palatine.core.action import Action
from palatine.core.display import Ghost
from palatine.core.rules import Rules
from palatine.games.louis import actions as act
from palatine.games.louis.names import (
    CARD_KINDS,
    CHIPS,
    COLOURS,
    COST_OF_CROWN,
    COST_OF_PASSING,
    CROWN,
    MISSION_IDS,
    ON_LOUIS,
    PAY_TO_PASS,
    card_name,
    colour_of,
)
from palatine.games.louis.offers import ways
from palatine.games.louis.plans import price
from palatine.games.louis.state import LouisState
from palatine.games.louis.trays import card_symbol

_CARDS = {card_name(card): card for card in range(CARD_KINDS)}


def ghosts(rules: Rules[LouisState], v: LouisState, touches: list[str]) -> list[Ghost]:
    """What the touches so far would change; a whole choice also shows what it pays."""
    if v.viewer < 0 or not v.frames or v.frames[-1].seat != v.viewer:
        return []
    done = next((a for a, way in ways(rules, v) if list(way) == touches), None)
    shown = _cards(v, touches) + _chips(touches, done)
    if done is not None:
        return shown + _markers(v, _laid_by(v, done)) + _paid(v, done)
    laid = Counter(int(touch[5:]) - 1 for touch in touches if touch.startswith("tile:"))
    return shown + _markers(v, laid)


def _markers(v: LouisState, laid: dict[int, int]) -> list[Ghost]:
    """So many markers more on each tile, in the viewer's colour."""
    symbol = f"i-seat-{v.viewer + 1}"
    return [Ghost(f"tile:{tile + 1}", symbol, f"+{n}", v.viewer) for tile, n in laid.items() if n]


def _laid_by(v: LouisState, a: Action) -> dict[int, int]:
    """The markers that an action puts on tiles."""
    if a.kind in (act.PLACE, act.PLACE_FOUR):
        return Counter(act.MARKS[a.b])
    if a.kind == act.INTRIGUE:
        return {a.a: a.b + a.c}
    if a.kind == act.PUT_TWO:
        return {v.parts.rewards[v.frames[-1].args[0]].target: a.a + a.b}
    if a.kind == act.PUT_ONE:
        return {a.b: 1}
    if a.kind == act.USE_PLACE:
        return {v.louis if a.a == ON_LOUIS else a.c: 1}
    return {}


def _cards(v: LouisState, touches: list[str]) -> list[Ghost]:
    """L-302, L-441, L-807  A card lies on its pile."""
    shown: list[Ghost] = []
    for touch in touches:
        kind, _, value = touch.partition(":")
        if kind == "card" and value in _CARDS:
            shown.append(Ghost("played", card_symbol(_CARDS[value]), seat=v.viewer))
        elif kind == "intrigue":
            shown.append(Ghost("intrigue-deck", f"louis_secret-{value}", seat=v.viewer))
        elif kind == "mission" and v.frames[-1].step in ("swap", "swap-second"):
            colour = COLOURS[colour_of(MISSION_IDS.index(value))]
            shown.append(Ghost(f"pile:{colour}", "i-mission", seat=v.viewer))
        elif kind == "pile":
            shown.append(Ghost(touch, "i-mission", seat=v.viewer))
    return shown


def _chips(touches: list[str], done: Action | None) -> list[Ghost]:
    """L-502, L-806  Chips that go back to their heaps, and the crown that comes for one."""
    paid = Counter(touch[5:] for touch in touches if touch.startswith("chip:"))
    crowns = 0
    if done is not None and done.kind == act.LAY:
        paid = Counter((CHIPS[done.b], CHIPS[done.c]))
    elif done is not None and done.kind == act.USE_CHIP:
        paid, crowns = Counter((CHIPS[done.b],)), 1
    elif done is not None and done.kind == act.KEEP:
        paid = Counter()
    shown = [Ghost(f"heap:{name}", f"louis_coin-{name}", f"+{n}") for name, n in paid.items()]
    if crowns:
        shown.append(Ghost(f"heap:{CHIPS[CROWN]}", f"louis_coin-{CHIPS[CROWN]}", "−1"))
    return shown


def _paid(v: LouisState, a: Action) -> list[Ghost]:
    """Louis d'or that go to the bank."""
    cost = 0
    if a.kind == act.BUY:
        cost = price(v, v.viewer, v.frames[-1].args[0])
    elif a.kind == act.USE_CHIP:
        cost = COST_OF_CROWN
    elif a.kind == act.USE and a.a == PAY_TO_PASS:
        cost = COST_OF_PASSING
    return [Ghost("bank", "i-louisdor", f"+{cost}", v.viewer)] if cost else []
