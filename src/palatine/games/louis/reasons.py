"""Reasons that several steps give."""

from palatine.core.action import Action
from palatine.core.errors import NotLegal
from palatine.games.louis.effects import unused
from palatine.games.louis.names import EFFECT_RULE, EFFECTS, GENERAL, SOURCES
from palatine.games.louis.state import LouisState


def other_question(rule: str, a: Action) -> NotLegal:
    """Something quite different is asked for now."""
    return NotLegal(rule, "louis-why-other-question", {"text": a.text})


def no_such_mission(s: LouisState, seat: int, effect: int) -> NotLegal | None:
    """L-504  A mission must lie open, and may be used once a round."""
    if unused(s, seat, effect):
        return None
    if s.parts.of_effect[effect] & s.players[seat].laid != 0:
        return NotLegal("L-504", "louis-why-used", {"mission": effect_key(effect)})
    return NotLegal(EFFECT_RULE[effect], "louis-why-no-mission", {"mission": effect_key(effect)})


def effect_key(effect: int) -> str:
    """The message key of a type of mission."""
    return f"louis-effect-{EFFECTS[effect]}"


def markers_short(s: LouisState, seat: int, source: int, n: int, rule: str) -> NotLegal | None:
    """Whether a supply has fewer markers than that."""
    p = s.players[seat]
    have = p.general if source == GENERAL else p.personal
    if n <= have:
        return None
    return NotLegal(rule, f"louis-why-few-{SOURCES[source]}", {"count": n, "have": have})
