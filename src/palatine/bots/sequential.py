"""A sequential test: play until it is clear whether a bot's share of wins is at most `low` or at
least `high`, with errors stated beforehand.

Wald's sequential probability ratio test. One observation is a whole deal: the mean share of wins
over its rotations, for these share their luck. How such means are distributed nobody knows, so each
hypothesis is the most likely distribution over the values seen that has its mean (a generalised
ratio, as chess programs are tested by). For two outcomes this is exactly Wald's test of a coin.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import log

from palatine.core.errors import BadOption

UNSEEN = 1e-3  # deals of each of 0 and 1 that are added: a value not seen yet is not impossible
STEPS = 60  # of halving an interval: more than floating point can tell apart

LOW, HIGH, OPEN = "low", "high", "open"  # which hypothesis is accepted; none so far


@dataclass(frozen=True)
class Verdict:
    """What a test says after some deals: the log ratio, its bounds, and which one is passed."""

    decision: str
    deals: int
    ratio: float
    bounds: tuple[float, float]


@dataclass(frozen=True)
class Sequential:
    """The share is at most `low`, or at least `high`. alpha: how often `high` may be accepted
    though `low` is true; beta: the other way round."""

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        is_sound = 0 < self.low < self.high < 1 and self.alpha > 0 and self.beta > 0
        if not is_sound or self.alpha + self.beta >= 1:
            raise BadOption("error-bad-test")

    def bounds(self) -> tuple[float, float]:
        """The log ratios at which `low` and `high` are accepted."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def judge(self, shares: Iterable[float]) -> Verdict:
        """Go through the deals in their order, and stop at the first that decides."""
        bounds = self.bounds()
        seen = {0.0: UNSEEN, 1.0: UNSEEN}
        deals, ratio = 0, 0.0
        for share in shares:
            deals += 1
            value = round(share, 9)
            seen[value] = seen.get(value, 0.0) + 1
            ratio = log_ratio(seen, self.low, self.high)
            if ratio <= bounds[0]:
                return Verdict(LOW, deals, ratio, bounds)
            if ratio >= bounds[1]:
                return Verdict(HIGH, deals, ratio, bounds)
        return Verdict(OPEN, deals, ratio, bounds)


def log_ratio(seen: dict[float, float], low: float, high: float) -> float:
    """How much better the mean `high` explains what was seen than `low`: the logarithm."""
    tilts = [_tilt(seen, mean) for mean in (low, high)]
    return sum(
        count * (log(1 + tilts[0] * (value - low)) - log(1 + tilts[1] * (value - high)))
        for value, count in seen.items()
    )


def _tilt(seen: dict[float, float], mean: float) -> float:
    """The most likely distribution with this mean gives a value the weight count / (1 + x (value -
    mean)): the x for which these weights have it. Found by halving, for the sum falls with x."""
    lowest, highest = -1 / (max(seen) - mean), -1 / (min(seen) - mean)
    for _ in range(STEPS):
        x = (lowest + highest) / 2
        left = sum(
            count * (value - mean) / (1 + x * (value - mean)) for value, count in seen.items()
        )
        lowest, highest = (x, highest) if left > 0 else (lowest, x)
    return (lowest + highest) / 2


def share_of_elo(elo: float) -> float:
    """The share of wins against one opponent that so many points of Elo mean."""
    return 1 / (1 + 10 ** (-elo / 400))
