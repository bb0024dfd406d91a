"""Puzzles made from the review of a finished game: the page is that of stored puzzles, what it asks
is answered from the record and the review."""

from starlette.responses import RedirectResponse, Response

from palatine import games
from palatine.core.state import Json
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.finished import finished
from palatine.server.http.pages import rendered
from palatine.server.http.puzzles import asked
from palatine.server.play import reviews
from palatine.service.puzzles import labels
from palatine.service.symbols import sheet_url
from palatine.table.errors import Refused


async def page(context: RequestContext) -> Response:
    """All puzzles of a game; `?at=`: the one to begin with. Where the review is not ready yet, its
    page."""
    live = await finished(context)
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
    return await rendered(context, "puzzle", data)


async def post_puzzle(context: RequestContext) -> Response:
    """The position after what was played so far."""
    return answer(await _asked(context, "puzzle"))


async def post_ask(context: RequestContext) -> Response:
    """How pieces would lie and what would follow, or why something is not possible."""
    return answer(await _asked(context, "puzzle_ask"))


async def post_answer(context: RequestContext) -> Response:
    """How good a line is; with `show` the best one."""
    return answer(await _asked(context, "puzzle_answer"))


async def _asked(context: RequestContext, task: str) -> Json:
    live = await finished(context)
    number = context.part("puzzle").rpartition("-")[2]
    judged = reviews.mistake(live, int(number) if number.isdecimal() else -1)
    about: Json = {"record": str(live.table.record), "judged": judged}
    about["names"] = live.words(context.language).names
    return await asked(context, task, about)
