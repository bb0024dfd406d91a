"""How certain a measured number is: 95 % intervals."""

from math import sqrt
from statistics import NormalDist, fmean, stdev

Z = NormalDist().inv_cdf(0.975)
_FEW = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571}  # Student's t where the series is poor


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's interval of a share; valid near 0 and 1 as well."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / spread
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / spread
    return max(0.0, middle - half), min(1.0, middle + half)


def student(degrees: int) -> float:
    """The 97.5 % point of Student's t, by the usual series around the normal distribution."""
    if degrees in _FEW:
        return _FEW[degrees]
    first = (Z**3 + Z) / (4 * degrees)
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * degrees**2)
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * degrees**3)
    return Z + first + second + third


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """The mean and the ends of its interval; for a single value all three are that value."""
    middle = fmean(values)
    if len(values) < 2:
        return middle, middle, middle
    half = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return middle, middle - half, middle + half


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error; of a single value nobody knows the error, so it is 0."""
    if len(values) < 2:
        return fmean(values), 0.0
    return fmean(values), stdev(values) / sqrt(len(values))
