"""Hints: a worker computes a hint from the view of one seat. It is kept as long as the seat is
asked that question, and sent to that seat only. That a seat uses hints is stored before the hint is
sent."""

from palatine.core.state import Json
from palatine.locales import Words
from palatine.server.ops.metrics import METRICS
from palatine.server.play.access import Visitor
from palatine.server.play.hub import Hub
from palatine.server.play.live_table import LiveTable, TableHint, now_ms
from palatine.server.workers.schedule import Payer
from palatine.service import hints as service_hints
from palatine.table import hints
from palatine.table.errors import Refused


async def ask(hub: Hub, visitor: Visitor, seat: int, seq: int) -> TableHint:
    """The hint for a seat's present question, perhaps still being computed. Several requests for
    the same hint cause one search."""
    live = visitor.live
    hints.ask(live.table, seat, seq, now_ms())  # a refused request is not counted
    kept = _present(live, seat)
    if kept is None or kept.state == "failed":
        check_pace(hub, visitor.payer)
        wish = visitor.owning(seat, lambda table, now: hints.ask(table, seat, seq, now))
        await hub.act(live, wish)
        kept = _present(live, seat)  # another tab may have asked in the meantime
    if kept is None or kept.state == "failed":
        kept = live.hints[seat] = TableHint(seq)
        _tell(live, seat)
        hub.spawn(_look_for(hub, live, seat, kept, visitor.payer))
    return kept


def check_pace(hub: Hub, payer: Payer) -> None:
    """Refuse a hint or a review where the person or the address has asked for too many, or where so
    many wait that it would be ready too late: each takes seconds of a processor."""
    config = hub.config
    if not config.limits:
        return
    if not hub.hints.bucket(payer.person).take():
        raise Refused("too-often")
    if hub.workers.waiting_of(payer) >= config.advice_waiting:
        raise Refused("quota", "server-quota-thoughts", {"limit": config.advice_waiting})
    if hub.workers.is_crowded(config.advice_turns):
        raise Refused("busy", "server-error-thinking")


async def _look_for(hub: Hub, live: LiveTable, seat: int, hint: TableHint, payer: Payer) -> None:
    table = live.table
    METRICS.count("palatine_hints_total")
    try:
        view = table.view(seat).to_json()
        setup, version = table.setup, table.game.meta.version
        plan = live.followed.get(seat)
        hint.result = await hub.workers.hint(setup.game, setup.own_data, view, version, payer, plan)
        if hint.result is not None:
            live.followed[seat] = hint.result["ahead"]
    finally:
        hint.done.set()
        _tell(live, seat)


def _tell(live: LiveTable, seat: int) -> None:
    """Mark the sockets that show this seat's view: only their view has changed."""
    for socket in live.sockets:
        if socket.seat == seat:
            socket.mark()


def _present(live: LiveTable, seat: int) -> TableHint | None:
    """The hint for the question that the seat is asked now; hints for earlier questions are
    dropped."""
    kept = live.hints.get(seat)
    table = live.table
    if kept is not None and (kept.seq != table.seq[seat] or seat not in table.asked()):
        del live.hints[seat]
        return None
    return kept


def hint_json(live: LiveTable, viewer: int, words: Words) -> Json | None:
    """The field `hint` of an update: whether the seat may ask for a hint, and the hint itself; None
    for a spectator."""
    if viewer < 0:
        return None
    hint = _present(live, viewer)
    state, found = (hint.state, hint.result) if hint is not None else ("none", None)
    return service_hints.shown(live.table, viewer, words, state, found)
