"""Routes about one table: making it, sitting down, playing, reading."""

import secrets
from dataclasses import replace
from hashlib import sha256

from starlette.responses import PlainTextResponse, Response

from palatine import games
from palatine.core.chance import commitment
from palatine.core.errors import PalatineError
from palatine.core.state import SPECTATOR, Json
from palatine.server import hinting, replay, reviewing, seatwork, show, wire, workers
from palatine.server.api_games import verified
from palatine.server.hub import game_of
from palatine.server.live import Live, now_ms
from palatine.server.people import same
from palatine.server.sockets import is_known, may_look, seat_for
from palatine.server.web import Asked, answer
from palatine.table import door, update
from palatine.table.errors import Refused
from palatine.table.setup import Setup, read_pace

SECRET = "x-palatine-secret"


async def create(asked: Asked) -> Response:
    """A new table. The seed is drawn, and its hash shown, before anybody adds a word."""
    person = asked.must_be()
    body = await asked.body(wire.NewTable)
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
    live = await asked.hub.create(setup, seed)
    await _seat_all(asked, live, body)
    return answer(_links(asked, live), 201)


def _names(body: wire.NewTable, name: str) -> tuple[str, ...]:
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


def _check_seats(body: wire.NewTable) -> None:
    for word in body.seats:
        kind, _, bot = word.partition(":")
        if kind == "bot":
            workers.check(bot, body.game)
        elif word not in ("me", "open"):
            raise Refused("bad-message")


def _chosen(word: str) -> bytes:
    """The seed that a chosen word stands for: the same as on the command line."""
    return sha256(word.encode()).digest()


async def _seat_all(asked: Asked, live: Live, body: wire.NewTable) -> None:
    """Bots sit down. So does the maker, if he sent his word already; but a word from before the
    commitment was seen proves nothing, so pages send it afterwards."""
    setup = live.table.setup
    for seat, word in enumerate(body.seats):
        if word.startswith("bot:"):
            await _seat_bot(asked, live, seat, word.partition(":")[2])
        elif word == "me" and body.word:
            await _sit(asked, live, seat, setup.names[seat], body.word)


async def _sit(asked: Asked, live: Live, seat: int, name: str, word: str) -> None:
    person = asked.must_be().id
    await asked.hub.act(live, lambda table, now: door.sit(table, seat, person, name, word, now))


async def _seat_bot(asked: Asked, live: Live, seat: int, bot: str) -> None:
    asked.hub.spawn(asked.hub.workers.warm(live.table.setup.game))
    await asked.hub.act(live, lambda table, now: door.seat_bot(table, seat, bot, now))


def _links(asked: Asked, live: Live) -> Json:
    base = f"{asked.request.url.scheme}://{asked.request.headers.get('host', '')}"
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


async def opened(asked: Asked) -> Live:
    """The table of the path, if the asker may know of it."""
    live = await asked.hub.open(asked.part("table"))
    secret = asked.request.headers.get(SECRET, "")
    if not may_look(live, asked.id, SPECTATOR, secret):
        raise Refused("no-such", "server-error-no-such")
    return live


async def get_table(asked: Asked) -> Response:
    """The whole view, as the socket would send it."""
    live = await opened(asked)
    wanted = asked.number("seat", -2)
    seat = seat_for(live, asked.id, None if wanted < SPECTATOR else wanted)
    if seat >= 0 and seat not in live.table.seats_of(asked.id):
        raise Refused("not-seated")
    look = show.look_of(live, asked.query("density"), asked.query("style"))
    words = live.words(asked.language)
    whole, _ = show.update_bytes(live, seat, asked.id, words, look, asked.number("lines", 0))
    return Response(whole, 200, {"cache-control": "no-store"}, "application/json")


async def sit(asked: Asked) -> Response:
    """Take an open seat: at a private table only with the invitation's secret."""
    person = asked.must_be()
    body = await asked.body(wire.Sit)
    live = await asked.hub.open(asked.part("table"))
    table = live.table
    invited = same(body.secret, live.invite) or is_known(live, person.id)
    if table.setup.private and not invited:
        raise Refused("secret", "server-error-secret")
    mine, kept = table.seats_of(person.id), kept_seats(live, person.id)
    if kept and body.seat is None:
        for seat in kept:
            name = body.name or table.setup.names[seat]
            await _sit(asked, live, seat, name, body.word)
        return answer({"seat": kept[0]})
    if mine and (body.seat is None or body.seat in mine):
        return answer({"seat": mine[0] if body.seat is None else body.seat})
    if mine and not (same(body.secret, live.invite) or person.id == table.setup.host):
        raise Refused("taken")  # a second seat is for several people at one screen
    seat = _free_seat(live, person.id, body.seat)
    await _sit(asked, live, seat, body.name or person.name, body.word)
    return answer({"seat": seat})


def kept_seats(live: Live, person: str) -> list[int]:
    """The open seats that are kept for a person."""
    expected = live.table.setup.expected
    return [seat for seat in live.table.open_seats() if expected and expected[seat] == person]


def _free_seat(live: Live, person: str, wanted: int | None) -> int:
    """The seat to take: the wanted one, or any that is free and kept for nobody else."""
    expected = live.table.setup.expected or ("",) * len(live.table.seats)
    free = [seat for seat in live.table.open_seats() if expected[seat] in ("", person)]
    if wanted is not None and wanted >= 0:
        free = [seat for seat in free if seat == wanted]
    if not free:
        raise Refused("taken")
    return free[0]


async def stand(asked: Asked) -> Response:
    """Give up one's own seat; the host may also send a bot away."""
    body = await asked.body(wire.AtSeat)
    live = await opened(asked)
    seat = body.seat if body.seat is not None and body.seat >= 0 else None
    host = asked.id == live.table.setup.host and asked.id != ""
    if not (host and seat is not None and _is_bot(live, seat)):
        seat = seatwork.own_seat(live.table, asked.id, seat)
    wanted = seat
    await asked.hub.act(live, lambda table, now: door.stand(table, wanted, now))
    return answer({})


def _is_bot(live: Live, seat: int) -> bool:
    return seat < len(live.table.seats) and live.table.seats[seat].kind == "bot"


async def seat_bot(asked: Asked) -> Response:
    """The host puts an opponent on an open seat."""
    body = await asked.body(wire.SeatBot)
    live = await opened(asked)
    if asked.must_be().id != live.table.setup.host:
        raise Refused("not-host", "server-error-host")
    workers.check(body.bot, live.table.setup.game)
    await _seat_bot(asked, live, body.seat, body.bot)
    return answer({})


async def move(asked: Asked) -> Response:
    body = await asked.body(wire.MoveAsked)
    live = await opened(asked)
    seat = seatwork.own_seat(live.table, asked.id, body.seat)
    new = await seatwork.move(asked.hub, live, seat, body.id, body.seq, body.texts)
    return answer({"done": body.id, "again": not new})


async def look(asked: Asked) -> Response:
    body = await asked.body(wire.LookAsked)
    live = await opened(asked)
    seat = seatwork.own_seat(live.table, asked.id, body.seat)
    words = live.words(asked.language)
    return answer(update.look(live.table, seat, body.seq, body.touches, words))


async def why(asked: Asked) -> Response:
    body = await asked.body(wire.WhyAsked)
    live = await opened(asked)
    seat = seatwork.own_seat(live.table, asked.id, body.seat)
    words = live.words(asked.language)
    return answer(update.why(live.table, seat, body.seq, body.touches, body.text, words))


async def hint(asked: Asked) -> Response:
    """The answer waits for the hint: a program may ask another process for its next view."""
    body = await asked.body(wire.HintAsked)
    live = await opened(asked)
    seat = seatwork.own_seat(live.table, asked.id, body.seat)
    found = await hinting.ask(asked.hub, live, seat, body.seq)
    await found.done.wait()
    return answer({"hint": hinting.shown(live, seat, live.words(asked.language))})


async def undo(asked: Asked) -> Response:
    body = await asked.body(wire.UndoAsked)
    live = await opened(asked)
    seat = seatwork.own_seat(live.table, asked.id, body.seat)
    await seatwork.undo(asked.hub, live, seat, body.steps, body.ask)
    return answer({})


async def consent(asked: Asked) -> Response:
    body = await asked.body(wire.ConsentAsked)
    live = await opened(asked)
    seat = seatwork.own_seat(live.table, asked.id, body.seat)
    await seatwork.consent(asked.hub, live, seat, body.yes)
    return answer({})


async def resign(asked: Asked) -> Response:
    body = await asked.body(wire.AtSeat)
    live = await opened(asked)
    await seatwork.resign(asked.hub, live, seatwork.own_seat(live.table, asked.id, body.seat))
    return answer({})


async def leave(asked: Asked) -> Response:
    body = await asked.body(wire.LeaveAsked)
    live = await opened(asked)
    seat = seatwork.own_seat(live.table, asked.id, body.seat)
    await seatwork.leave(asked.hub, live, seat, body.bot)
    return answer({})


async def come_back(asked: Asked) -> Response:
    body = await asked.body(wire.AtSeat)
    live = await opened(asked)
    await seatwork.come_back(asked.hub, live, seatwork.own_seat(live.table, asked.id, body.seat))
    return answer({})


async def chat(asked: Asked) -> Response:
    body = await asked.body(wire.ChatAsked)
    live = await opened(asked)
    person = asked.must_be()
    await seatwork.chat(asked.hub, live, person.id, person.name, body.text)
    return answer({})


async def links(asked: Asked) -> Response:
    live = await opened(asked)
    if not asked.id or asked.id != live.table.setup.host:
        raise Refused("not-host", "server-error-host")
    return answer(_links(asked, live))


async def rematch(asked: Asked) -> Response:
    """The same people once more, the seats moved on by one; each sits down with a new word."""
    body = await asked.body(wire.Rematch)
    live = await opened(asked)
    seatwork.own_seat(live.table, asked.id, None)
    if live.table.phase != "over":
        raise Refused("not-over")
    if not live.table.rematch:
        await _next_table(asked, live)
    following = await asked.hub.open(live.table.rematch)
    if body.word and following.table.phase == "waiting":
        for seat in kept_seats(following, asked.id):
            name = following.table.setup.names[seat]
            await _sit(asked, following, seat, name, body.word)
    return answer(_links(asked, following), 201)


async def _next_table(asked: Asked, live: Live) -> None:
    old, seats = live.table.setup, live.table.seats
    moved = [seats[(seat + 1) % len(seats)] for seat in range(len(seats))]
    seed = secrets.token_bytes(32)
    setup = replace(
        old,
        id=secrets.token_urlsafe(12),
        version=games.meta(old.game).version,
        data=live.table.game.data_hash(),
        at=now_ms(),
        host=asked.id,
        commitment=commitment(seed),
        chosen=False,
        expected=tuple(seat.person for seat in moved),
        names=tuple(seat.name or "-" for seat in moved),
    )
    following = await asked.hub.create(setup, seed)
    rows = await asked.hub.act(live, lambda table, now: door.rematch(table, following.id, now))
    if not rows:
        return  # somebody else was quicker: his table stands
    for seat, before in enumerate(moved):
        if before.bot:
            await _seat_bot(asked, following, seat, before.bot)


# --- reading ------------------------------------------------------------------------------------


async def export(asked: Asked) -> Response:
    """What a seat knows: its view and its log, at any time."""
    live = await opened(asked)
    wanted = asked.number("seat", -2)
    seat = seat_for(live, asked.id, None if wanted < SPECTATOR else wanted)
    if seat >= 0 and seat not in live.table.seats_of(asked.id):
        raise Refused("not-seated")
    return answer(replay.exported(live.table, seat, live.words(asked.language)))


async def finished(asked: Asked) -> Live:
    live = await opened(asked)
    if live.table.phase != "over":
        raise Refused("not-over")
    return live


async def record(asked: Asked) -> Response:
    """The record, once it can do no harm."""
    live = await finished(asked)
    name = f'attachment; filename="{live.table.setup.game}-{live.id}.txt"'
    return PlainTextResponse(str(live.table.record), headers={"content-disposition": name})


async def get_replay(asked: Asked) -> Response:
    live = await finished(asked)
    look = show.look_of(live, asked.query("density"), asked.query("style"))
    return answer(
        replay.shown(
            live, asked.number("at", 0), asked.number("as", -2), live.words(asked.language), look
        )
    )


async def review(asked: Asked) -> Response:
    """How far the review is, which begins when somebody asks; then the whole of it."""
    live = await finished(asked)
    found = reviewing.ask(asked.hub, live, asked.id)
    return answer(await reviewing.shown(live, found, live.words(asked.language)))


async def get_verify(asked: Asked) -> Response:
    live = await finished(asked)
    return answer(await verified(live.table.record, asked.words))
