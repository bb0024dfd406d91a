"""What is explained to a learner the first time it comes up at a table."""

from starlette.responses import Response

from palatine.core.state import Json
from palatine.games import GAMES
from palatine.learn import legend
from palatine.locales import Words
from palatine.server.http.context import RequestContext, answer
from palatine.server.http.games import known


async def get_notes(context: RequestContext) -> Response:
    """`GET /api/notes/GAME`: the signs of the legend that say where they are first met."""
    game = known(context)
    entries = [entry for entry in legend.read(GAMES[game]) if entry.first]
    return answer([_note(game, entry, context.words) for entry in entries])


def _note(game: str, entry: legend.Entry, words: Words) -> Json:
    key = f"{game}-legend-{entry.id}"
    return {
        "id": entry.id,
        "first": entry.first,
        "name": words(key),
        "means": words(f"{key}-means"),
        "icon": entry.icon,
        "symbol": entry.symbol,
        "rule": entry.rule,
    }
