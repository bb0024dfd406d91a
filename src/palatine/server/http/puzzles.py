"""Puzzles: pages and routes. No table is needed and nothing is stored: the page sends all actions
that were played, and a process of the pool does the work, which is counted to the person who
asks."""

from starlette.responses import Response

from palatine.core.state import Json
from palatine.server import messages
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.pages import render_page
from palatine.server.workers.pool import Failed
from palatine.service import puzzles
from palatine.table.errors import Refused


async def get_list(context: RequestContext) -> Response:
    return answer(puzzles.list_json(context.words))


async def get_game(context: RequestContext) -> Response:
    return answer(puzzles.game_json(_game(context), context.words))


async def list_page(context: RequestContext) -> Response:
    return await render_page(context, "puzzles", puzzles.list_page(context.words))


async def game_page(context: RequestContext) -> Response:
    return await render_page(context, "puzzle", puzzles.game_page(_game(context), context.words))


def _game(context: RequestContext) -> str:
    return puzzles.checked_game(context.part("game"))


async def post_puzzle(context: RequestContext) -> Response:
    """The position of a puzzle after the actions that were played so far."""
    return answer(await _run_task(context, "puzzle"))


async def post_ask(context: RequestContext) -> Response:
    """A preview of an action, or the reason why an action is not possible."""
    return answer(await _run_task(context, "puzzle_ask"))


async def post_answer(context: RequestContext) -> Response:
    """The judgement of an answer; with `show` the best answer."""
    return answer(await _run_task(context, "puzzle_answer"))


async def _run_task(context: RequestContext, task: str) -> Json:
    name, puzzle = _game(context), context.part("puzzle")
    puzzles.check_puzzle(name, puzzle)
    return await run_puzzle_task(context, task, {"game": name, "puzzle": puzzle})


async def run_puzzle_task(context: RequestContext, task: str, about: Json) -> Json:
    """Run a task of the pool about a puzzle, with the body of the request. about: the fields that
    say which puzzle it is."""
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
