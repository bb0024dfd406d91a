"""The scorer's position: a document in a frame `build`, what was added to it since, its offers and
its points, as at a table. Nothing is kept."""

from typing import Any

from palatine.core.chance import AnyGame
from palatine.core.errors import NotLegal, Unsupported
from palatine.core.offer import Appearance, Offer, Words
from palatine.core.state import CHANCE, OVER, Json
from palatine.table import questions, shown
from palatine.table.errors import Refused


def built(
    game: AnyGame,
    given: Any,
    texts: list[str],
    touches: list[str],
    appearance: Appearance,
    words: Words,
    most: int,
) -> Json:
    """What the page shows of a document (None: a blank one), after these actions, while these
    touches are made. most: offers of which previews are made."""
    document = game.documents.blank() if given is None else given
    if document is None:
        raise Refused("no-such", "server-error-no-such")
    state = game.documents.position(document)
    for text in texts:
        _apply(game, state, text)
    seat = game.to_move(state)
    view = game.view(state, max(seat, 0))
    offers = game.face.offers(view) if seat >= 0 else []
    begun = [offer for offer in offers if offer.begins(tuple(touches))]
    result = game.result(state)
    return {
        "document": document,
        "offers": [questions.as_json(offer) for offer in offers],
        "labels": questions.labels(game, view, offers, words),
        "drawings": shown.pictures(game, view, words, appearance),
        "status": shown.status(game.face.status(view), words),
        "total": result.scores[0],
        "breakdown": [
            {"label": words(f"{game.meta.id}-points-{key}", {}), "points": points}
            for key, points in result.breakdown[0].items()
        ],
        "text": game.face.text_board(view, words),
        "previews": _previews(game, view, begun[:most] if touches else [], words),
    }


def _apply(game: Any, state: Any, text: str) -> None:
    """One action of the builder. Where something would have to be drawn, this is no scorer."""
    seat = game.to_move(state)
    if seat in (CHANCE, OVER):
        raise Unsupported(game.meta.id, "build")
    action = game.parse(text)
    game.check(state, seat, action)
    game.apply(state, seat, action)


def _previews(game: Any, view: Any, offers: list[Offer], words: Words) -> list[Json]:
    """Sentences and previews of offers."""
    told = []
    for offer in offers:
        action = game.parse(offer.text)
        try:
            gains = game.face.preview(view, action)
        except NotLegal:
            gains = {}
        told.append(
            {
                "text": offer.text,
                "sentence": game.face.sentence(view, action).said(words),
                "preview": [
                    {"label": words(f"{game.meta.id}-points-{key}", {}), "points": points}
                    for key, points in gains.items()
                ],
                "total": sum(gains.values()),
            }
        )
    return told
