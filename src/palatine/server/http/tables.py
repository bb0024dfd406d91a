"""Routes about one table: create it, sit down, read it. The routes for playing are in seat.py."""

from dataclasses import replace

from starlette.responses import Response

from palatine import games
from palatine.core.chance import commitment
from palatine.core.state import SPECTATOR, Json
from palatine.server import messages, workers
from palatine.server.caps import check_document
from palatine.server.db.tables import new_id
from palatine.server.http.context import RequestContext, answer
from palatine.server.play import commands, quotas, rating, updates
from palatine.server.play.access import Visitor
from palatine.server.play.live_table import LiveTable, now_ms
from palatine.server.play.luck import new_seed
from palatine.server.workers.pool import Failed
from palatine.service import seating
from palatine.service.updates import appearance_of
from palatine.table import door
from palatine.table.errors import Refused
from palatine.table.setup import Setup

SECRET = "x-palatine-secret"


async def create(context: RequestContext) -> Response:
    """Create a table. Its seed is drawn, and the hash of the seed published, before any player
    commits to a luck word."""
    person = context.require_person()
    body = await context.body(messages.NewTable)
    meta = games.meta(body.game)
    meta.check_seats(len(body.seats))
    _check_seats(body)
    seed = new_seed() if body.seed is None else seating.chosen_seed(body.seed)
    mine = body.seats.count("me")
    rated = body.rated and body.seed is None and mine < 2 and body.data is None
    setup = Setup(
        id=new_id(),
        game=body.game,
        version=meta.version,
        data=games.load(body.game).data_hash(),
        seats=len(body.seats),
        options=meta.read_options(body.options),
        host=person.id,
        at=now_ms(),
        commitment=commitment(seed),
        pace=rating.pace_of(body.pace, rated, context.hub.config),
        private=body.private,
        rated=rated,
        chosen=body.seed is not None,
        hints=not rated and (body.hints if body.hints is not None else "open" not in body.seats),
        study=body.study,
        own_data=body.data,
        names=seating.names_of(body.seats, body.names, person.name),
    )
    opponents = sum(word.startswith("bot:") for word in body.seats)
    await quotas.check_new(context.hub, context.payer, setup, opponents, body.seats.count("open"))
    await _check_data(context, setup)
    live = await context.hub.create(setup, seed, context.payer.address)
    await _seat_all(context, live, body)
    return answer(links_of(context, live), 201)


async def _check_data(context: RequestContext, setup: Setup) -> None:
    """Refuse a table's own components where the game cannot read them, or where reading them takes
    too long."""
    if setup.own_data is None:
        return
    check_document(setup.own_data, context.hub.config)
    question = {"game": setup.game, "data": setup.own_data}
    question |= {"seats": setup.seats, "options": setup.options}
    try:
        await context.hub.pool.run("data", question, context.payer)
    except Failed:
        raise Refused("document", "server-error-document") from None


def _check_seats(body: messages.NewTable) -> None:
    for word in body.seats:
        kind, _, bot = word.partition(":")
        if kind == "bot":
            workers.check(bot)
        elif word not in ("me", "open"):
            raise Refused("bad-message")


async def _seat_all(context: RequestContext, live: LiveTable, body: messages.NewTable) -> None:
    """Seat the host and the bots as the request says."""
    for seat, kind in enumerate(body.seats):
        if kind == "me":
            await sit_down(context, live, seat, live.table.setup.names[seat])
        elif kind != "open":
            await put_bot(context, live, seat, kind.partition(":")[2])


async def sit_down(context: RequestContext, live: LiveTable, seat: int, name: str) -> None:
    person = context.require_person().id
    await context.hub.act(live, lambda table, now: door.sit(table, seat, person, name, now))


async def put_bot(context: RequestContext, live: LiveTable, seat: int, bot: str) -> None:
    context.hub.spawn(context.hub.workers.warm(live.table.setup.game, bot, live.payer))
    await context.hub.act(live, lambda table, now: door.seat_bot(table, seat, bot, now))


def links_of(context: RequestContext, live: LiveTable) -> Json:
    base = f"{context.request.url.scheme}://{context.request.headers.get('host', '')}"
    url = f"/table/{live.id}"
    return {
        "id": live.id,
        "url": url,
        "commitment": live.table.luck.commitment,
        "invite": live.invite,
        "invite_url": f"{base}{url}#join={live.invite}",
        "watch": live.watch,
        "watch_url": f"{base}{url}#watch={live.watch}",
    }


# --- at a table ---------------------------------------------------------------------------------


async def open_visitor(context: RequestContext) -> Visitor:
    """The sender of the request as a visitor of the table in the path. Raises `Refused` or
    `NoTable` where he may not see the table, or where there is none."""
    live = await context.hub.open(context.part("table"))
    visitor = Visitor(
        live, context.login, context.request.headers.get(SECRET, ""), context.payer.address
    )
    visitor.check_look()
    return visitor


async def get_table(context: RequestContext) -> Response:
    """The whole update, as a socket would send it."""
    visitor = await open_visitor(context)
    live, seat = visitor.live, visitor.choose(context.seat())
    appearance = appearance_of(visitor.table, context.query("density"), context.query("style"))
    words = live.words(context.language)
    whole, _ = updates.update_bytes(visitor, seat, words, appearance, context.number("lines", 0))
    return Response(whole, 200, {"cache-control": "no-store"}, "application/json")


async def get_glance(context: RequestContext) -> Response:
    """`?width=&height=`: a small picture of the place of the last move, and the points of all
    seats."""
    visitor = await open_visitor(context)
    live, seat = visitor.live, visitor.choose(context.seat())
    width, height = (context.pixels(name) or 240 for name in ("width", "height"))
    whole = updates.glance_bytes(live, seat, live.words(context.language), width, height)
    return Response(whole, 200, {"cache-control": "no-store"}, "application/json")


async def sit(context: RequestContext) -> Response:
    """Take an open seat; a private table also needs the secret of the invitation."""
    person = context.require_person()
    body = await context.body(messages.Sit)
    live = await context.hub.open(context.part("table"))
    visitor, table = Visitor(live, context.login, body.secret, context.payer.address), live.table
    visitor.check_sit()
    mine, kept = visitor.seats, seating.kept_seats(table, person.id)
    if kept and body.seat is None:
        for seat in kept:
            await sit_down(context, live, seat, body.name or table.setup.names[seat])
        return _seat_answer(live, kept[0])
    if mine and (body.seat is None or body.seat in mine):
        return _seat_answer(live, mine[0] if body.seat is None else body.seat)
    if mine and not visitor.may_sit_twice:
        raise Refused("taken")
    seat = seating.free_seat(table, person.id, body.seat)
    if not mine:
        await quotas.check_seat(context.hub, context.payer, live)
    await sit_down(context, live, seat, body.name or person.name)
    return _seat_answer(live, seat)


def _seat_answer(live: LiveTable, seat: int) -> Response:
    """The answer to a person who has sat down: the seat, and the table's commitment, which he must
    know before he commits to a luck word."""
    return answer({"seat": seat, "commitment": live.table.luck.commitment})


async def stand(context: RequestContext) -> Response:
    """Give up a seat. The host may also free the seat of a bot, or of a person whose commitment or
    luck word the table waits for."""
    body = await context.body(messages.AtSeat)
    visitor = await open_visitor(context)
    seat = body.seat if body.seat is not None else SPECTATOR
    taken = 0 <= seat < len(visitor.table.seats) and not visitor.owns(seat)
    if visitor.is_host and taken:
        await commands.replace(context.hub, visitor, seat)
    else:
        await commands.stand(context.hub, visitor, visitor.own_seat(body.seat))
    return answer({})


async def seat_bot(context: RequestContext) -> Response:
    """The host puts an opponent on an open seat."""
    body = await context.body(messages.SeatBot)
    visitor = await open_visitor(context)
    visitor.require_person()
    visitor.check_host()
    live = visitor.live
    workers.check(body.bot)
    await quotas.check_opponent(context.hub, live)
    await put_bot(context, live, body.seat, body.bot)
    return answer({})


async def close(context: RequestContext) -> Response:
    """The host closes a table at which no person plays."""
    await commands.close(context.hub, await open_visitor(context))
    return answer({})


async def links(context: RequestContext) -> Response:
    visitor = await open_visitor(context)
    visitor.check_host()
    return answer(links_of(context, visitor.live))


async def rematch(context: RequestContext) -> Response:
    """Open the next table for the same people, with the seats moved on by one. The first request
    creates it; everybody who asks sits down there."""
    visitor = await open_visitor(context)
    visitor.own_seat(None)
    live = visitor.live
    if live.table.phase != "over":
        raise Refused("not-over")
    if not live.table.rematch:
        await _next_table(context, live)
    following = await context.hub.open(live.table.rematch)
    if following.table.phase == "waiting":
        for seat in seating.kept_seats(following.table, context.id):
            await sit_down(context, following, seat, following.table.setup.names[seat])
    return answer(links_of(context, following), 201)


async def _next_table(context: RequestContext, live: LiveTable) -> None:
    old, moved = live.table.setup, seating.moved_on(live.table)
    seed = new_seed()
    setup = seating.next_setup(live.table, new_id(), context.id, seed, now_ms())
    if old.rated and old.pace.kind == "none":  # made by an earlier version
        setup = replace(setup, pace=rating.usual_clock(context.hub.config))
    opponents = sum(seat.kind == "bot" for seat in moved)
    await quotas.check_new(context.hub, context.payer, setup, opponents, len(moved) - opponents)
    following = await context.hub.create(setup, seed, context.payer.address)
    rows = await context.hub.act(live, lambda table, now: door.rematch(table, following.id, now))
    if not rows:
        return  # another request came first: its table is the next one
    for seat, before in enumerate(moved):
        if before.bot:
            await put_bot(context, following, seat, before.bot)
