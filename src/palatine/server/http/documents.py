"""Routes that work with documents sent by strangers. Their size is checked here; the work itself is
done in a process of the pool."""

from typing import Any

from starlette.responses import Response

from palatine import games
from palatine.core.state import Json
from palatine.server import messages
from palatine.server.caps import check_document, too_many
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.games import known
from palatine.server.workers.pool import Failed
from palatine.service.symbols import sheet_url
from palatine.table.errors import Refused


async def post_score(context: RequestContext) -> Response:
    name, given = known(context), await context.plain()
    lenient = isinstance(given, dict) and bool(given.get("lenient"))
    question = {"game": name, "document": _document(given), "lenient": lenient}
    return answer({"answer": await reckoned(context, "score", question)})


async def post_moves(context: RequestContext) -> Response:
    name, given = known(context), await context.plain()
    question = {"game": name, "document": _document(given)}
    return answer({"answer": await reckoned(context, "moves", question)})


def _document(given: Any) -> Any:
    """The document of a body: under its name, or the whole body."""
    return given["document"] if isinstance(given, dict) and "document" in given else given


async def post_draw(context: RequestContext) -> Response:
    """A position document as a picture."""
    name, body = known(context), await context.body(messages.DrawBody)
    question = {"game": name, "document": body.document, **_appearance(context, body)}
    told = await reckoned(context, "draw", question)
    return answer({**told, "symbols": sheet_url(name, context.language)})


async def post_build(context: RequestContext) -> Response:
    """The scorer: a document's position in a frame `build` and what was added to it since. The page
    sends the document and the texts of all actions, and gets the position, its offers and its
    points, as at a table."""
    name = known(context)
    if "score" not in games.meta(name).documents:
        raise Refused("no-such", "server-error-no-such")
    body = await context.body(messages.BuildBody)
    question = {"game": name, "document": body.document, **_appearance(context, body)}
    question |= {"texts": body.texts, "touches": body.touches}
    question |= {"previews": context.hub.config.previews_shown}
    told = await reckoned(context, "build", question)
    return answer({**told, "symbols": sheet_url(name, context.language)})


async def get_sheet(context: RequestContext) -> Response:
    """What the sheet of a real table asks for, and all pieces it can be asked about."""
    name = _with_sheet(context)
    question = {"game": name, "language": context.language}
    told = await context.hub.pool.once("sheet_form", question, context.payer)
    return answer({**told, "symbols": sheet_url(name, context.language)})


async def post_sheet(context: RequestContext) -> Response:
    """A sheet of a real table: what it comes to, or what is wrong with it. Nothing is kept."""
    name = _with_sheet(context)
    body = await context.body(messages.SheetBody)
    most = context.hub.config.sheet_previews
    if len(body.pieces) > most:
        raise too_many("pieces", len(body.pieces), most)
    check_document(body.edit, context.hub.config)
    question = {"game": name, "document": body.document, **_appearance(context, body)}
    question |= {"players": body.players, "edit": body.edit}
    question |= {"part": body.part, "pieces": body.pieces, "hand": body.hand}
    return answer(await reckoned(context, "sheet", question))


def _with_sheet(context: RequestContext) -> str:
    """The game of the address, if it has a sheet."""
    name = known(context)
    if "sheet" not in games.meta(name).documents:
        raise Refused("no-such", "server-error-no-such")
    return name


def _appearance(
    context: RequestContext, body: messages.DrawBody | messages.BuildBody | messages.SheetBody
) -> Json:
    return {"language": context.language, "density": body.density, "style": body.style}


async def reckoned(context: RequestContext, task: str, question: Json) -> Any:
    """What a task makes of a document, once it is found to be small enough."""
    check_document(question["document"], context.hub.config)
    try:
        return await context.hub.pool.run(task, question, context.payer)
    except Failed:
        raise Refused("document", "server-error-document") from None
