"""How levels err: as people do, and never beyond a bound.

A person knows every kind of action that there is, sees at once the few possibilities that catch the
eye, and overlooks some of those that look middling at a glance: in a game with many possibilities,
more of them. What he has seen he misjudges by a few points. He does not give away the game with one
action: what is clearly far worse than the best is out of the question. Nor does he leave undone
what costs nothing, where something better can be done. Among things that are nearly the same to
him, he does now this, now that.

All of it needs no more of a game than the values of actions, and which of them are a waste. Luck
comes from the bot's own stream, so the same seed makes the same choice.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from palatine.bots.candidates import Candidate, Found
from palatine.core.action import Action
from palatine.core.rng import Rng

FEW = 3  # possibilities that are never too many to see them all
ALIKE = 0.1  # points between actions of a kind that look alike
SAME = 1e-9  # points that are no difference, not even for who sees everything


@dataclass(frozen=True)
class Slips:
    """How far somebody errs. blind: the percentage of possibilities that are not looked at. haze:
    how far a glance deceives. error: how far what is looked at is misjudged. worst: how much worse
    than the best an action may be. margin: less than this is no difference. All but the first in
    points."""

    blind: int
    haze: float
    error: float
    worst: float
    margin: float


def chosen(
    legal: list[Action],
    glance: list[float],
    values: list[float],
    slips: Slips,
    rng: Rng,
    waste: Sequence[int] = (),
) -> Action:
    """The action that somebody takes who errs so. glance: what the actions look like at first
    sight; values: what they look like when they are thought about; waste: the places of those that
    leave undone what costs nothing."""
    seen = noticed(legal, glance, slips.blind, slips.haze, rng)
    fair = without_waste(bearable(values, slips.worst), values, waste)
    among = [i for i in seen if i in fair] or sorted(fair)
    found = [values[i] for i in among]
    alike = [(legal[i].kind, round(values[i] / ALIKE)) for i in among]
    return legal[among[misjudged(found, alike, slips.error, slips.margin, rng)]]


def noticed(
    legal: list[Action], glance: list[float], blind: int, haze: float, rng: Rng
) -> list[int]:
    """The places of the actions that are looked at: those that catch the eye, and of every kind of
    action the one that does so most."""
    if not blind:
        return list(range(len(legal)))
    catching = [value + haze * bell(rng) for value in glance]
    order = sorted(range(len(legal)), key=lambda i: -catching[i])
    seen = order[: max(FEW, len(legal) - len(legal) * blind // 100)]
    first_of_kind: dict[int, int] = {}
    for i in order:
        first_of_kind.setdefault(legal[i].kind, i)
    return sorted({*seen, *first_of_kind.values()})


def bearable(values: list[float], worst: float) -> set[int]:
    """The places of the values that are not worse than the best by more than `worst`."""
    top = max(values)
    return {i for i, value in enumerate(values) if value >= top - worst}


def without_waste(places: set[int], values: list[float], waste: Sequence[int]) -> set[int]:
    """What is left of these places, where nothing is wasted that something useful is better
    than."""
    useful = max((values[i] for i in places if i not in waste), default=-inf)
    return {i for i in places if i not in waste or values[i] >= useful}


def misjudged(
    values: list[float],
    alike: Sequence[tuple[int, int]],
    error: float,
    margin: float,
    rng: Rng,
) -> int:
    """The place of the value that looks best to somebody whose judgement is wrong by about so many
    points, and equally wrong about what is alike; any one of those that look nearly as good."""
    wrong = {one: error * bell(rng) if error else 0.0 for one in dict.fromkeys(alike)}
    shaken = [value + wrong[one] for value, one in zip(values, alike)]
    top = max(shaken)
    best = [i for i, value in enumerate(shaken) if value >= top - max(margin, SAME)]
    return best[rng.below(len(best))]


def varied(found: Found, rng: Rng) -> Candidate:
    """The best that a search found; where several came to the same in every world and looked the
    same before, any one of them."""
    best = found.candidates[0]
    equal = [one for one in found.candidates if _is_equal(one, best)]
    return equal[rng.below(len(equal))] if len(equal) > 1 else best


def _is_equal(one: Candidate, best: Candidate) -> bool:
    return (
        one.samples.keys() == best.samples.keys()
        and abs(one.prior - best.prior) <= SAME
        and all(abs(worth - best.samples[world]) <= SAME for world, worth in one.samples.items())
    )


def bell(rng: Rng) -> float:
    """A random number with mean 0 and spread 1: the sum of three."""
    return sum(rng.below(2001) - 1000 for _ in range(3)) / 1000
