"""What a worker found for a hint or a review, in words: the server itself knows nothing of bots."""

from dataclasses import asdict
from typing import Any

from palatine.bots.hints import explained, hint_from_json
from palatine.bots.review import concluded, judgement_from_json, mistakes
from palatine.core.chance import AnyGame
from palatine.core.offer import Words
from palatine.core.record import Record
from palatine.core.state import Json


def note(found: Json, words: Words) -> str:
    """On what a hint rests."""
    return words("bots-hint-basis", {"count": found["iterations"]})


def options(game: AnyGame, view: Any, found: Json, words: Words) -> list[Json]:
    """For each option its offer, what it means, why, and the points it is expected to bring."""
    hint = hint_from_json(found)
    return [
        {
            "text": option["offer"],
            "sentence": said.sentence,
            "reason": said.reason,
            "total": option["total"],
            "lead": option["margin"],
            "rollouts": option["rollouts"],
            "equal": option["equal"],
            "points": [asdict(points) for points in said.points],
        }
        for option, said in zip(found["options"], explained(game, view, hint, words))
    ]


def review(record: Record, judgements: list[Json]) -> Json:
    """Every decision with what it gave away and what was luck; for each seat the sums."""
    told = concluded(record, [judgement_from_json(one) for one in judgements])
    shown = ("seat", "before", "after", "loss", "luck")
    return {
        "decisions": [
            {"at": one.number, **{key: getattr(one, key) for key in shown}}
            for one in told.decisions
        ],
        "summary": [asdict(row) for row in told.summary],
    }


def better(game: AnyGame, record: Record, judgements: list[Json], words: Words) -> dict[int, str]:
    """By entry, what would have been better."""
    judged = [judgement_from_json(one) for one in judgements]
    found = mistakes(game, record, judged, words)
    return {number: instead for number, (_, instead) in found.items()}
