"""What a worker found for a hint or a review, in words: the server itself knows nothing of bots."""

from typing import Any

from palatine.bots.hints import explained, head
from palatine.bots.review import concluded, mistakes
from palatine.core.chance import AnyGame
from palatine.core.offer import Words
from palatine.core.record import Record
from palatine.core.state import Json


def note(found: Json, words: Words) -> str:
    """On what a hint rests."""
    return head(found, words)


def options(game: AnyGame, view: Any, found: Json, words: Words) -> list[Json]:
    """For each option its offer, what it means, why, and the points it is expected to bring."""
    return [
        {
            "text": option["offer"],
            "sentence": said["sentence"],
            "reason": said["reason"],
            "total": option["total"],
            "lead": option["margin"],
            "rollouts": option["rollouts"],
            "points": said["points"],
        }
        for option, said in zip(found["options"], explained(game, view, found, words))
    ]


def review(record: Record, judgements: list[Json]) -> Json:
    """Every decision with what it gave away and what was luck; for each seat the sums."""
    told = concluded(record, judgements)
    shown = ("seat", "before", "after", "loss", "luck")
    return {
        "decisions": [
            {"at": one["number"], **{key: one[key] for key in shown}} for one in told["decisions"]
        ],
        "summary": told["summary"],
    }


def better(game: AnyGame, record: Record, judgements: list[Json], words: Words) -> dict[int, str]:
    """By entry, what would have been better."""
    found = mistakes(game, record, judgements, words)
    return {number: instead for number, (_, instead) in found.items()}
