"""The position of a finished game after any move, made by a process of the pool."""

from palatine.core.state import WHOLE, Json
from palatine.server.http.context import RequestContext
from palatine.server.play.live_table import LiveTable
from palatine.service import replay


async def position_json(context: RequestContext, live: LiveTable) -> Json:
    """The position after the entry `at` of the query, in the view of the seat `as`, or, without
    it, with nothing hidden."""
    words = live.words(context.language)
    at, line = context.number("at", 0), context.number("line", -1)
    place = replay.place(live.table, words, context.number("as", WHOLE), at, line)
    question = {
        **place.question,
        "density": context.query("density"),
        "style": context.query("style"),
        "turn": context.number("turn", 0),
    }
    return place.told(await context.hub.pool.run("replay", question, context.payer))
