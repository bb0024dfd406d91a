"""Puzzles made from the mistakes that the review of a finished game has found. They use the page of
stored puzzles; its requests are answered from the record and the review."""

from starlette.responses import RedirectResponse, Response

from palatine import games
from palatine.core.state import Json
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.finished import finished_table
from palatine.server.http.pages import render_page
from palatine.server.http.puzzles import run_puzzle_task
from palatine.server.play import reviews
from palatine.service.puzzles import labels
from palatine.service.symbols import sheet_url
from palatine.table.errors import Refused


async def page(context: RequestContext) -> Response:
    """The page of all puzzles of a finished game; `?at=` is the number of the first one to show.
    Redirects to the review where that is not ready yet."""
    live = await finished_table(context)
    if live.review is None or live.review.state != "ready":
        return RedirectResponse(f"/review/{live.id}")
    words, mine = live.words(context.language), live.table.seats_of(context.id)
    article = await reviews.article(context.hub, live, words, mine, context.payer)
    if not article["puzzles"]:
        raise Refused("no-such", "server-error-no-such")
    name, at = live.table.setup.game, context.number("at", 0)
    numbers = sorted(article["puzzles"], key=lambda number: number != at)
    question = words("learn-puzzle-review-short")
    data: Json = {
        "game": name,
        "title": words(f"{name}-title"),
        "rules": f"/rules/{name}",
        "symbols": sheet_url(name, context.language),
        "style": games.meta(name).styles[0],
        "words": labels(context.words),
        "base": f"/api/tables/{live.id}/try",
        "back": f"/review/{live.id}",
        "puzzles": [
            {"id": f"{live.id}-{number}", "form": "turn", "question": question}
            for number in numbers
        ],
    }
    return await render_page(context, "puzzle", data)


async def post_puzzle(context: RequestContext) -> Response:
    """The position after the actions that were played so far."""
    return answer(await _run_task(context, "puzzle"))


async def post_ask(context: RequestContext) -> Response:
    """A preview of an action, or the reason why an action is not possible."""
    return answer(await _run_task(context, "puzzle_ask"))


async def post_answer(context: RequestContext) -> Response:
    """The judgement of a line of actions; with `show` the best line."""
    return answer(await _run_task(context, "puzzle_answer"))


async def _run_task(context: RequestContext, task: str) -> Json:
    live = await finished_table(context)
    number = context.part("puzzle").rpartition("-")[2]
    judged = reviews.mistake(live, int(number) if number.isdecimal() else -1)
    about: Json = {"record": str(live.table.record), "judged": judged}
    about["names"] = live.words(context.language).names
    return await run_puzzle_task(context, task, about)
