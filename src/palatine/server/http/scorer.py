"""The scorer: a document's position in a frame `build`, and what was added to it since.

Nothing is kept here. The page sends the document and the texts of all actions since, and gets the
position, its offers and its points, as at a table.
"""

from typing import Annotated, Any

from anyio import to_thread
from msgspec import Meta, Struct
from starlette.responses import Response

from palatine import games
from palatine.core.errors import NotLegal, PalatineError, Unsupported
from palatine.core.offer import Look, Words
from palatine.core.state import CHANCE, OVER, Json
from palatine.server.http.context import RequestContext, answer
from palatine.server.symbols import sheet_url
from palatine.table import update
from palatine.table.errors import Refused

Texts = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=400)]
LOOKED_AT = 64


class BuildAsked(Struct):
    """A document (None: a blank one), what was done since, and what is touched now."""

    document: Any = None
    texts: Texts = []
    touches: list[str] = []
    density: str = "wide"
    style: str = ""


async def post_build(context: RequestContext) -> Response:
    """`POST /api/build/GAME`: the position, its offers and its points."""
    name = context.part("game")
    if name not in games.GAMES or "score" not in games.meta(name).documents:
        raise Refused("no-such", "server-error-no-such")
    body = await context.body(BuildAsked)
    try:
        return answer(await to_thread.run_sync(built, name, body, context.words))
    except PalatineError:
        raise
    except Exception:
        raise Refused("document", "server-error-document") from None


def built(name: str, body: BuildAsked, words: Words) -> Json:
    """What the page shows."""
    game = games.load(name)
    document = game.blank() if body.document is None else body.document
    if document is None:
        raise Refused("no-such", "server-error-no-such")
    state = game.position(document)
    for text in body.texts:
        _apply(game, state, text)
    seat = game.to_move(state)
    view = game.view(state, max(seat, 0))
    offers = game.offers(view) if seat >= 0 else []
    touches = dict.fromkeys(touch for offer in offers for touch in offer.touches)
    styles = game.meta.looks
    style = body.style if body.style in styles else styles[0]
    drawing = game.draw(
        view, words, Look("compact" if body.density == "compact" else "wide", style)
    )
    result = game.result(state)
    return {
        "document": document,
        "offers": [[offer.text, list(offer.touches), offer.locked] for offer in offers],
        "labels": {touch: game.label(view, touch).said(words) for touch in touches},
        "drawing": {**drawing.to_json(), "label": drawing.label},
        "symbols": sheet_url(name, getattr(words, "language", "en")),
        "status": update.status_json(game.status(view), words),
        "total": result.scores[0],
        "breakdown": [
            {"label": words(f"{name}-points-{key}", {}), "points": points}
            for key, points in result.breakdown[0].items()
        ],
        "text": game.text_board(view, words),
        "looked": _looked(game, view, offers, body.touches, words),
    }


def _apply(game: Any, state: Any, text: str) -> None:
    """One action of the builder. Where something would have to be drawn, this is no scorer."""
    seat = game.to_move(state)
    if seat in (CHANCE, OVER):
        raise Unsupported(game.meta.id, "build")
    action = game.parse(text)
    game.check(state, seat, action)
    game.apply(state, seat, action)


def _looked(game: Any, view: Any, offers: Any, touches: list[str], words: Words) -> list[Json]:
    """Sentences and previews of the offers that begin with the touches."""
    begun = [offer for offer in offers if list(offer.touches[: len(touches)]) == touches]
    told = []
    for offer in begun[:LOOKED_AT] if touches else []:
        action = game.parse(offer.text)
        try:
            gains = game.preview(view, action)
        except NotLegal:
            gains = {}
        told.append(
            {
                "text": offer.text,
                "sentence": game.sentence(view, action).said(words),
                "preview": [
                    {"label": words(f"{game.meta.id}-points-{key}", {}), "points": points}
                    for key, points in gains.items()
                ],
                "total": sum(gains.values()),
            }
        )
    return told
