"""A picture for each game: a position of a real game, drawn like any other.

The game's folder may hold ``data/picture.txt``, a record; without it, or when it belongs to an
older version of the rules, the game shows its table before the first decision.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from starlette.responses import Response

from palatine import games
from palatine.core.errors import PalatineError, Unsupported
from palatine.core.offer import Look
from palatine.core.record import parse_record, upto
from palatine.core.state import SPECTATOR, Json
from palatine.locales import load
from palatine.server.http.context import RequestContext, answer
from palatine.server.symbols import sheet_url
from palatine.table.errors import Refused

PART = 0.62  # how far into the game the picture is taken


async def get_picture(context: RequestContext) -> Response:
    """`GET /api/picture/GAME`: a drawing and its symbols."""
    game = context.part("game")
    if game not in games.GAMES:
        raise Refused("no-such", "server-error-no-such")
    return answer(picture(game, context.language))


@cache
def picture(name: str, language: str) -> Json:
    """The drawing of a spectator's view."""
    game = games.load(name)
    view = game.view(_state(name, game), SPECTATOR)
    try:
        drawing = game.draw(view, load(language), Look("wide", game.meta.looks[0])).to_json()
    except Unsupported:
        raise Refused("no-such", "server-error-no-such") from None
    return {"drawing": drawing, "symbols": sheet_url(name, language)}


def _state(name: str, game: Any) -> Any:
    """The position of the record in the game's folder."""
    folder = Path(str(import_module(games.GAMES[name]).__file__)).parent
    try:
        record = parse_record((folder / "data" / "picture.txt").read_text("utf-8"))
        return upto(game, record, int(PART * len(record.entries)))
    except (OSError, PalatineError):
        return game.new(game.meta.seats[0], game.meta.read_options(None))
