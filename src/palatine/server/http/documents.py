"""Routes for documents that anybody may send: positions, castles to be scored, score sheets. The
size of a document is checked here; the work itself is done in a process of the pool."""

from typing import Any

from starlette.responses import Response

from palatine import games
from palatine.core.state import Json
from palatine.server import messages
from palatine.server.caps import check_document, too_many
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.games import game_in_path
from palatine.server.workers.pool import Failed
from palatine.service.symbols import sheet_url
from palatine.table.errors import Refused


async def post_score(context: RequestContext) -> Response:
    name, given = game_in_path(context), await context.plain()
    lenient = isinstance(given, dict) and bool(given.get("lenient"))
    question = {"game": name, "document": _document(given), "lenient": lenient}
    return answer({"answer": await run_document_task(context, "score", question)})


async def post_moves(context: RequestContext) -> Response:
    name, given = game_in_path(context), await context.plain()
    question = {"game": name, "document": _document(given)}
    return answer({"answer": await run_document_task(context, "moves", question)})


def _document(given: Any) -> Any:
    """The document in a body: its field `document`, or else the whole body."""
    return given["document"] if isinstance(given, dict) and "document" in given else given


async def post_draw(context: RequestContext) -> Response:
    """A position document as a picture."""
    name, body = game_in_path(context), await context.body(messages.DrawBody)
    question = {"game": name, "document": body.document, **_appearance(context, body)}
    result = await run_document_task(context, "draw", question)
    return answer({**result, "symbols": sheet_url(name, context.language)})


async def get_sheet(context: RequestContext) -> Response:
    """The form of a score sheet: its questions, and all pieces that can be entered."""
    name = _with_sheet(context)
    question = {"game": name, "language": context.language}
    result = await context.hub.pool.once("sheet_form", question, context.payer)
    return answer({**result, "symbols": sheet_url(name, context.language)})


async def post_sheet(context: RequestContext) -> Response:
    """Count a score sheet: the result, or what is wrong with the sheet. Nothing is stored."""
    name = _with_sheet(context)
    body = await context.body(messages.SheetBody)
    most = context.hub.config.sheet_previews
    if len(body.pieces) > most:
        raise too_many("pieces", len(body.pieces), most)
    check_document(body.edit, context.hub.config)
    question = {"game": name, "document": body.document, **_appearance(context, body)}
    question |= {"players": body.players, "edit": body.edit}
    question |= {"part": body.part, "pieces": body.pieces, "hand": body.hand}
    return answer(await run_document_task(context, "sheet", question))


def _with_sheet(context: RequestContext) -> str:
    """The game in the path. Raises `Refused` where it has no score sheet."""
    name = game_in_path(context)
    if "sheet" not in games.meta(name).documents:
        raise Refused("no-such", "server-error-no-such")
    return name


def _appearance(context: RequestContext, body: messages.DrawBody | messages.SheetBody) -> Json:
    return {"language": context.language, "density": body.density, "style": body.style}


async def run_document_task(context: RequestContext, task: str, question: Json) -> Any:
    """Run a task of the pool on the document of a question. Raises `Refused` where the document is
    too large, or where the task fails."""
    check_document(question["document"], context.hub.config)
    try:
        return await context.hub.pool.run(task, question, context.payer)
    except Failed:
        raise Refused("document", "server-error-document") from None
