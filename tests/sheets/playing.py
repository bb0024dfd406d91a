"""Finished games for the tests of score sheets."""

from typing import Any

from palatine.core.match import Match
from palatine.core.rng import Rng
from palatine.games import load

NAMES = ["Anna", "Bořek", "Celina", "Dmitri", "Eva", "Franz", "Gita"]


def finished(game: str, seats: int, seed: str, **options: Any) -> Any:
    """The end of a game in which everybody plays at random."""
    match = Match(load(game), seats, seed, options)
    rng = Rng(f"players {seed}")
    while not match.over:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    return match.state
