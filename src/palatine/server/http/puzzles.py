"""Puzzles: pages and routes. No table is needed and nothing is stored: the page sends what was
played, and the work is done in a process of the pool, at the cost of whoever asks."""

from starlette.responses import Response

from palatine.core.state import Json
from palatine.server import messages
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.pages import rendered
from palatine.server.workers.pool import Failed
from palatine.service import puzzles
from palatine.table.errors import Refused


async def get_list(context: RequestContext) -> Response:
    return answer(puzzles.list_json(context.words))


async def get_game(context: RequestContext) -> Response:
    return answer(puzzles.game_json(_game(context), context.words))


async def list_page(context: RequestContext) -> Response:
    return await rendered(context, "puzzles", puzzles.list_page(context.words))


async def game_page(context: RequestContext) -> Response:
    return await rendered(context, "puzzle", puzzles.game_page(_game(context), context.words))


def _game(context: RequestContext) -> str:
    return puzzles.checked_game(context.part("game"))


async def post_puzzle(context: RequestContext) -> Response:
    """The position of a puzzle after what was played so far."""
    return answer(await _asked(context, "puzzle"))


async def post_ask(context: RequestContext) -> Response:
    """How pieces would lie and what would follow, or why something is not possible."""
    return answer(await _asked(context, "puzzle_ask"))


async def post_answer(context: RequestContext) -> Response:
    """How good an answer is; with `show` the best one."""
    return answer(await _asked(context, "puzzle_answer"))


async def _asked(context: RequestContext, task: str) -> Json:
    name, puzzle = _game(context), context.part("puzzle")
    puzzles.check_puzzle(name, puzzle)
    return await asked(context, task, {"game": name, "puzzle": puzzle})


async def asked(context: RequestContext, task: str, about: Json) -> Json:
    """The answer of a process to a question about a puzzle. about: which one it is."""
    body = await context.body(messages.PuzzleBody)
    question = {
        **about,
        "texts": body.texts,
        "touches": body.touches,
        "about": body.about,
        "show": body.show,
        "language": context.language,
        "density": body.density,
        "style": body.style,
        "previews": context.hub.config.previews_shown,
    }
    try:
        return await context.hub.pool.run(task, question, context.payer)
    except Failed:
        raise Refused("bad-message") from None
