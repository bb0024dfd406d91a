"""What a worker found for a hint, in words: the server itself knows nothing of bots."""

from typing import Any

from palatine.bots.hints import explained, head
from palatine.core.chance import AnyGame
from palatine.core.offer import Words
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
