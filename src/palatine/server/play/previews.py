"""Previews: sentences and points of the offers that begin with the touches made so far. A click
must be answered quickly, so previews are first tried here; those that take longer are made in a
process of the pool."""

import time

from palatine.core.state import Json
from palatine.locales import Words
from palatine.server.ops.metrics import METRICS
from palatine.server.play.hub import Hub
from palatine.server.workers.pool import Failed
from palatine.server.workers.schedule import Payer
from palatine.table import update
from palatine.table.errors import Refused
from palatine.table.questions import Late
from palatine.table.table import Table


def at_once(
    hub: Hub, table: Table, seat: int, seq: int, touches: list[str], words: Words
) -> Json | None:
    """The previews, or None where they cannot be made quickly enough."""
    until = time.thread_time() + hub.config.preview_seconds
    most = hub.config.previews_shown
    try:
        return update.previews(
            table, seat, seq, touches, words, most, lambda: time.thread_time() > until
        )
    except Late:
        METRICS.count("palatine_slow_previews_total")
        return None


async def elsewhere(
    hub: Hub, table: Table, seat: int, seq: int, touches: list[str], words: Words, payer: Payer
) -> Json:
    """The previews, made from the seat's view in a process of the pool."""
    question = {
        "game": table.setup.game,
        "version": table.game.meta.version,
        "data": table.setup.own_data,
        "view": table.view(seat).to_json(),
        "touches": touches,
        "language": words.language,
        "names": words.names,
        "previews": hub.config.previews_shown,
    }
    try:
        found = await hub.pool.run("preview", question, payer)
    except Failed:
        raise Refused("busy", "server-error-busy") from None
    return {"seq": seq, "touches": touches, **table.course.filtered(found)}
