"""Routes about one table: making it, sitting down, playing, reading."""

import secrets
from dataclasses import replace
from hashlib import sha256

from starlette.responses import Response

from palatine import games
from palatine.core.chance import commitment
from palatine.core.errors import PalatineError
from palatine.core.state import SPECTATOR, Json
from palatine.server import messages, workers
from palatine.server.db.people import same
from palatine.server.http.context import RequestContext, answer
from palatine.server.play import commands, hints, updates
from palatine.server.play.hub import game_of
from palatine.server.play.live_table import LiveTable, now_ms
from palatine.server.socket.session import is_known, may_look, seat_for
from palatine.table import door, update
from palatine.table.errors import Refused
from palatine.table.setup import Setup, read_pace

SECRET = "x-palatine-secret"


async def create(context: RequestContext) -> Response:
    """A new table. The seed is drawn, and its hash shown, before anybody adds a word."""
    person = context.must_be()
    body = await context.body(messages.NewTable)
    meta = games.meta(body.game)
    meta.check_seats(len(body.seats))
    _check_seats(body)
    seed = secrets.token_bytes(32) if body.seed is None else _chosen(body.seed)
    mine = body.seats.count("me")
    setup = Setup(
        id=secrets.token_urlsafe(12),
        game=body.game,
        version=meta.version,
        data=games.load(body.game).data_hash(),
        seats=len(body.seats),
        options=meta.read_options(body.options),
        host=person.id,
        at=now_ms(),
        commitment=commitment(seed),
        pace=read_pace(body.pace.kind, body.pace.days, body.pace.minutes, body.pace.seconds),
        private=body.private,
        rated=body.rated and body.seed is None and mine < 2 and body.data is None,
        chosen=body.seed is not None,
        hints=body.hints if body.hints is not None else "open" not in body.seats,
        own_data=body.data,
        expected=tuple(person.id if word == "me" else "" for word in body.seats),
        names=_names(body, person.name),
    )
    _check_data(setup)
    live = await context.hub.create(setup, seed)
    await _seat_all(context, live, body)
    return answer(_links(context, live), 201)


def _names(body: messages.NewTable, name: str) -> tuple[str, ...]:
    """What the people of the maker are called: several may share his screen."""
    given = [*body.names, *[None] * len(body.seats)]
    return tuple(door.clean_name(given[seat] or name) for seat in range(len(body.seats)))


def _check_data(setup: Setup) -> None:
    """Refuse components of a table's own that the game cannot read."""
    try:
        game_of(setup).new(setup.seats, setup.options)
    except PalatineError:
        raise
    except Exception:
        raise Refused("document", "server-error-document") from None


def _check_seats(body: messages.NewTable) -> None:
    for word in body.seats:
        kind, _, bot = word.partition(":")
        if kind == "bot":
            workers.check(bot)
        elif word not in ("me", "open"):
            raise Refused("bad-message")


def _chosen(word: str) -> bytes:
    """The seed that a chosen word stands for: the same as on the command line."""
    return sha256(word.encode()).digest()


async def _seat_all(context: RequestContext, live: LiveTable, body: messages.NewTable) -> None:
    """Bots sit down. So does the maker, if he sent his word already; but a word from before the
    commitment was seen proves nothing, so pages send it afterwards."""
    setup = live.table.setup
    for seat, word in enumerate(body.seats):
        if word.startswith("bot:"):
            await _seat_bot(context, live, seat, word.partition(":")[2])
        elif word == "me" and body.word:
            await _sit(context, live, seat, setup.names[seat], body.word)


async def _sit(context: RequestContext, live: LiveTable, seat: int, name: str, word: str) -> None:
    person = context.must_be().id
    await context.hub.act(live, lambda table, now: door.sit(table, seat, person, name, word, now))


async def _seat_bot(context: RequestContext, live: LiveTable, seat: int, bot: str) -> None:
    context.hub.spawn(context.hub.workers.warm(live.table.setup.game))
    await context.hub.act(live, lambda table, now: door.seat_bot(table, seat, bot, now))


def _links(context: RequestContext, live: LiveTable) -> Json:
    base = f"{context.request.url.scheme}://{context.request.headers.get('host', '')}"
    url = f"/table/{live.id}"
    return {
        "id": live.id,
        "url": url,
        "commitment": live.table.setup.commitment,
        "invite": live.invite,
        "invite_url": f"{base}{url}#join={live.invite}",
        "watch": live.watch,
        "watch_url": f"{base}{url}#watch={live.watch}",
    }


# --- at a table ---------------------------------------------------------------------------------


async def opened(context: RequestContext) -> LiveTable:
    """The table of the path, if the asker may know of it."""
    live = await context.hub.open(context.part("table"))
    secret = context.request.headers.get(SECRET, "")
    if not may_look(live, context.id, SPECTATOR, secret):
        raise Refused("no-such", "server-error-no-such")
    return live


async def get_table(context: RequestContext) -> Response:
    """The whole view, as the socket would send it."""
    live = await opened(context)
    wanted = context.number("seat", -2)
    seat = seat_for(live, context.id, None if wanted < SPECTATOR else wanted)
    if seat >= 0 and seat not in live.table.seats_of(context.id):
        raise Refused("not-seated")
    look = updates.look_of(live, context.query("density"), context.query("style"))
    words = live.words(context.language)
    whole, _ = updates.update_bytes(live, seat, context.id, words, look, context.number("lines", 0))
    return Response(whole, 200, {"cache-control": "no-store"}, "application/json")


async def sit(context: RequestContext) -> Response:
    """Take an open seat: at a private table only with the invitation's secret."""
    person = context.must_be()
    body = await context.body(messages.Sit)
    live = await context.hub.open(context.part("table"))
    table = live.table
    invited = same(body.secret, live.invite) or is_known(live, person.id)
    if table.setup.private and not invited:
        raise Refused("secret", "server-error-secret")
    mine, kept = table.seats_of(person.id), kept_seats(live, person.id)
    if kept and body.seat is None:
        for seat in kept:
            name = body.name or table.setup.names[seat]
            await _sit(context, live, seat, name, body.word)
        return answer({"seat": kept[0]})
    if mine and (body.seat is None or body.seat in mine):
        return answer({"seat": mine[0] if body.seat is None else body.seat})
    if mine and not (same(body.secret, live.invite) or person.id == table.setup.host):
        raise Refused("taken")  # a second seat is for several people at one screen
    seat = _free_seat(live, person.id, body.seat)
    await _sit(context, live, seat, body.name or person.name, body.word)
    return answer({"seat": seat})


def kept_seats(live: LiveTable, person: str) -> list[int]:
    """The open seats that are kept for a person."""
    expected = live.table.setup.expected
    return [seat for seat in live.table.open_seats() if expected and expected[seat] == person]


def _free_seat(live: LiveTable, person: str, wanted: int | None) -> int:
    """The seat to take: the wanted one, or any that is free and kept for nobody else."""
    expected = live.table.setup.expected or ("",) * len(live.table.seats)
    free = [seat for seat in live.table.open_seats() if expected[seat] in ("", person)]
    if wanted is not None and wanted >= 0:
        free = [seat for seat in free if seat == wanted]
    if not free:
        raise Refused("taken")
    return free[0]


async def stand(context: RequestContext) -> Response:
    """Give up one's own seat; the host may also send a bot away."""
    body = await context.body(messages.AtSeat)
    live = await opened(context)
    seat = body.seat if body.seat is not None and body.seat >= 0 else None
    host = context.id == live.table.setup.host and context.id != ""
    if not (host and seat is not None and _is_bot(live, seat)):
        seat = commands.own_seat(live.table, context.id, seat)
    wanted = seat
    await context.hub.act(live, lambda table, now: door.stand(table, wanted, now))
    return answer({})


def _is_bot(live: LiveTable, seat: int) -> bool:
    return seat < len(live.table.seats) and live.table.seats[seat].kind == "bot"


async def seat_bot(context: RequestContext) -> Response:
    """The host puts an opponent on an open seat."""
    body = await context.body(messages.SeatBot)
    live = await opened(context)
    if context.must_be().id != live.table.setup.host:
        raise Refused("not-host", "server-error-host")
    workers.check(body.bot)
    await _seat_bot(context, live, body.seat, body.bot)
    return answer({})


async def move(context: RequestContext) -> Response:
    body = await context.body(messages.MoveBody)
    live = await opened(context)
    seat = commands.own_seat(live.table, context.id, body.seat)
    new = await commands.move(context.hub, live, seat, body.id, body.seq, body.texts)
    return answer({"done": body.id, "again": not new})


async def look(context: RequestContext) -> Response:
    body = await context.body(messages.LookBody)
    live = await opened(context)
    seat = commands.own_seat(live.table, context.id, body.seat)
    words = live.words(context.language)
    return answer(update.look(live.table, seat, body.seq, body.touches, words))


async def why(context: RequestContext) -> Response:
    body = await context.body(messages.WhyBody)
    live = await opened(context)
    seat = commands.own_seat(live.table, context.id, body.seat)
    words = live.words(context.language)
    return answer(update.why(live.table, seat, body.seq, body.touches, body.text, words))


async def hint(context: RequestContext) -> Response:
    """The answer waits for the hint: a program may ask another process for its next view."""
    body = await context.body(messages.HintBody)
    live = await opened(context)
    seat = commands.own_seat(live.table, context.id, body.seat)
    found = await hints.ask(context.hub, live, seat, body.seq)
    await found.done.wait()
    return answer({"hint": hints.shown(live, seat, live.words(context.language))})


async def undo(context: RequestContext) -> Response:
    body = await context.body(messages.UndoBody)
    live = await opened(context)
    seat = commands.own_seat(live.table, context.id, body.seat)
    await commands.undo(context.hub, live, seat, body.steps, body.ask)
    return answer({})


async def consent(context: RequestContext) -> Response:
    body = await context.body(messages.ConsentBody)
    live = await opened(context)
    seat = commands.own_seat(live.table, context.id, body.seat)
    await commands.consent(context.hub, live, seat, body.yes)
    return answer({})


async def resign(context: RequestContext) -> Response:
    body = await context.body(messages.AtSeat)
    live = await opened(context)
    await commands.resign(context.hub, live, commands.own_seat(live.table, context.id, body.seat))
    return answer({})


async def leave(context: RequestContext) -> Response:
    body = await context.body(messages.LeaveBody)
    live = await opened(context)
    seat = commands.own_seat(live.table, context.id, body.seat)
    await commands.leave(context.hub, live, seat, body.bot)
    return answer({})


async def come_back(context: RequestContext) -> Response:
    body = await context.body(messages.AtSeat)
    live = await opened(context)
    await commands.come_back(
        context.hub, live, commands.own_seat(live.table, context.id, body.seat)
    )
    return answer({})


async def chat(context: RequestContext) -> Response:
    body = await context.body(messages.ChatBody)
    live = await opened(context)
    person = context.must_be()
    await commands.chat(context.hub, live, person.id, person.name, body.text)
    return answer({})


async def links(context: RequestContext) -> Response:
    live = await opened(context)
    if not context.id or context.id != live.table.setup.host:
        raise Refused("not-host", "server-error-host")
    return answer(_links(context, live))


async def rematch(context: RequestContext) -> Response:
    """The same people once more, the seats moved on by one; each sits down with a new word."""
    body = await context.body(messages.Rematch)
    live = await opened(context)
    commands.own_seat(live.table, context.id, None)
    if live.table.phase != "over":
        raise Refused("not-over")
    if not live.table.rematch:
        await _next_table(context, live)
    following = await context.hub.open(live.table.rematch)
    if body.word and following.table.phase == "waiting":
        for seat in kept_seats(following, context.id):
            name = following.table.setup.names[seat]
            await _sit(context, following, seat, name, body.word)
    return answer(_links(context, following), 201)


async def _next_table(context: RequestContext, live: LiveTable) -> None:
    old, seats = live.table.setup, live.table.seats
    moved = [seats[(seat + 1) % len(seats)] for seat in range(len(seats))]
    seed = secrets.token_bytes(32)
    setup = replace(
        old,
        id=secrets.token_urlsafe(12),
        version=games.meta(old.game).version,
        options=games.meta(old.game).read_options(old.options),
        data=live.table.game.data_hash(),
        at=now_ms(),
        host=context.id,
        commitment=commitment(seed),
        chosen=False,
        expected=tuple(seat.person for seat in moved),
        names=tuple(seat.name or "-" for seat in moved),
    )
    following = await context.hub.create(setup, seed)
    rows = await context.hub.act(live, lambda table, now: door.rematch(table, following.id, now))
    if not rows:
        return  # somebody else was quicker: his table stands
    for seat, before in enumerate(moved):
        if before.bot:
            await _seat_bot(context, following, seat, before.bot)
