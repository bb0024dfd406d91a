"""The spaces of environments: observations with the range of every number, and actions."""

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces

from palatine.core.choosing import not_allowed
from palatine.core.encoding import Encoding


class AnyNumber(np.int64):
    """A number that was sampled without a mask: it stands for any legal one.

    So `env.step(env.action_space.sample())`, which every tutorial and every conformance test does,
    plays random games. A number that a program has chosen is a plain int, and is refused where it
    is not legal.
    """


class Actions(spaces.Discrete):
    """The space of a game's action numbers. Samples with a mask are plain numbers, those without
    one are `AnyNumber`."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        number: np.int64 = super().sample(mask=mask, probability=probability)
        return AnyNumber(number) if mask is None and probability is None else number


def as_number(action: Any, allowed: list[int]) -> int:
    """The number as an int. An `AnyNumber` is replaced by the next legal number, cyclically."""
    try:
        number = index(action)
    except TypeError:
        raise not_allowed(repr(action)[:40]) from None
    if isinstance(action, AnyNumber) and number not in allowed:
        return next((n for n in allowed if n > number), allowed[0])
    return number


def observations(encoding: Encoding[Any]) -> spaces.Box:
    """The observation as one row of small whole numbers, each with its own range."""
    low = np.empty(encoding.size, np.int16)
    high = np.empty(encoding.size, np.int16)
    for feature in encoding.features:
        start = encoding.starts[feature.name]
        low[start : start + feature.size] = feature.low
        high[start : start + feature.size] = feature.high
    return spaces.Box(low, high, dtype=np.int16)


def with_mask(encoding: Encoding[Any], count: int) -> spaces.Dict:
    """The observation space of PettingZoo's agents: the observation and the mask of `count`
    actions."""
    return spaces.Dict(
        {
            "observation": observations(encoding),
            "action_mask": spaces.Box(0, 1, (count,), np.int8),
        }
    )
