"""What a seat may ask about its own question, answered from its view only: which actions it has, in
words and points."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from palatine.core.action import Action
from palatine.core.chance import AnyGame
from palatine.core.offer import Offer, Phrase, Words
from palatine.core.state import Json
from palatine.table import shown

Clock = Callable[[], bool]  # whether it is too late to go on


class Late(Exception):
    """The answer takes longer than the caller can wait."""


def never() -> bool:
    """A clock for callers that can wait."""
    return False


def offers(game: AnyGame, view: Any) -> list[Offer]:
    """What the viewer may do, as clicks."""
    return game.face.offers(view)


def previews(
    game: AnyGame,
    view: Any,
    touches: list[str],
    words: Words,
    most: int,
    is_late: Clock = never,
) -> Json:
    """Sentences and previews of the offers that begin with these touches, `most` of them."""
    wanted = tuple(touches)
    fitting = [offer for offer in offers(game, view) if offer.touches[: len(wanted)] == wanted]
    told = []
    for offer in fitting[:most]:
        if is_late():
            raise Late
        told.append(_looked_at(game, view, offer, words))
    return {
        "offers": told,
        "more": max(0, len(fitting) - most),
        "ask": shown.question(game.face.ask(view, touches), words),
        "ghosts": [asdict(ghost) for ghost in game.face.ghosts(view, touches)],
    }


def _looked_at(game: AnyGame, view: Any, offer: Offer, words: Words) -> Json:
    action = game.parse(offer.text)
    points = game.face.preview(view, action)
    return {
        "text": offer.text,
        "sentence": in_words(game, view, action).said(words),
        "preview": [
            {"label": words(f"{game.meta.id}-points-{key}", {}), "points": n}
            for key, n in points.items()
        ],
        "total": sum(points.values()),
    }


def in_words(game: AnyGame, view: Any, action: Action) -> Phrase:
    """An action in words."""
    return game.face.sentence(view, action)
