"""Puzzles: pages and routes. No table is needed and nothing is stored: the page sends what was
played, and the work is done in a process of the pool, at the cost of whoever asks."""

from starlette.responses import Response

from palatine import games
from palatine.core.state import Json
from palatine.learn import puzzles
from palatine.server import messages
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.games import known
from palatine.server.http.pages import rendered
from palatine.server.symbols import sheet_url
from palatine.server.workers.pool import Failed
from palatine.table.errors import Refused

# The words of the two pages, which the page's scripts ask for by these keys.
LABELS = (
    *("title", "about", "all", "begin", "go-on", "done", "streak", "puzzle", "question", "answers"),
    *("is-open", "is-solved", "is-shown", "note-turn", "note-points", "note-lead", "best"),
    *("restart", "again", "others", "show", "rule", "check-turn", "check-choice", "next"),
)


def _words(context: RequestContext) -> dict[str, str]:
    return {f"learn-puzzle-{key}": context.words(f"learn-puzzle-{key}") for key in LABELS}


def list_json(context: RequestContext) -> Json:
    """The puzzles of every game that has some."""
    names = [name for name in games.names() if puzzles.stored(name).puzzles]
    return {"games": [game_json(context, name) for name in names]}


def game_json(context: RequestContext, name: str) -> Json:
    """The puzzles of a game from easy to hard: their names and questions, not their answers."""
    words, kept = context.words, puzzles.stored(name)
    return {
        "game": name,
        "title": words(f"{name}-title"),
        "rules": f"/rules/{name}",
        "symbols": sheet_url(name, context.language),
        "puzzles": [
            {
                "id": one.id,
                "form": one.kind.form,
                "question": words(f"{name}-puzzle-{one.kind.id}", {"seat": one.seat}),
            }
            for one in kept.puzzles
        ],
    }


async def get_list(context: RequestContext) -> Response:
    return answer(list_json(context))


async def get_game(context: RequestContext) -> Response:
    return answer(game_json(context, _with_puzzles(context)))


async def list_page(context: RequestContext) -> Response:
    return await rendered(context, "puzzles", {**list_json(context), "words": _words(context)})


async def game_page(context: RequestContext) -> Response:
    name = _with_puzzles(context)
    more = {"style": games.meta(name).styles[0], "words": _words(context)}
    return await rendered(context, "puzzle", {**game_json(context, name), **more})


def _with_puzzles(context: RequestContext) -> str:
    name = known(context)
    if not puzzles.stored(name).puzzles:
        raise Refused("no-such", "server-error-no-such")
    return name


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
    name, body = _with_puzzles(context), await context.body(messages.PuzzleBody)
    puzzle = context.part("puzzle")
    if puzzles.stored(name).puzzle(puzzle) is None:
        raise Refused("no-such", "server-error-no-such")
    question = {
        "game": name,
        "puzzle": puzzle,
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
