"""How a game stands or ended: points, where they come from, and places."""

from dataclasses import dataclass, field

from palatine.core.state import Json


@dataclass
class Result:
    """Points by seat and where they come from; after the seats, others that can win (`extras`:
    their names).

    places: 1 for the best; equal results share a place. tie_breaks: keys of the rules that were
    needed to decide. title: the rank reached in a solo game. over: False while the game still runs.
    """

    scores: list[int]
    breakdown: list[dict[str, int]]
    places: list[int]
    tie_breaks: list[str] = field(default_factory=list)
    extras: list[str] = field(default_factory=list)
    title: str = ""
    over: bool = True

    def to_json(self) -> Json:
        return {
            "scores": self.scores,
            "breakdown": self.breakdown,
            "places": self.places,
            "tie_breaks": self.tie_breaks,
            "extras": self.extras,
            "title": self.title,
            "over": self.over,
        }


def places_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from comparison keys, larger is better; equal keys share a place."""
    return [1 + sum(other > key for other in keys) for key in keys]
