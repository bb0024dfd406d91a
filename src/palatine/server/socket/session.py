"""One socket: texts in, whole views out. It has no queue of views: it is marked, and gets the
newest when it can write."""

import asyncio
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from palatine.core.errors import PalatineError
from palatine.core.state import SPECTATOR, Json
from palatine.locales import Words, load
from palatine.server import messages
from palatine.server.db.people import Person, same
from palatine.server.db.store import Unwritable
from palatine.server.limits import Bucket
from palatine.server.ops.logs import log_error
from palatine.server.ops.metrics import METRICS
from palatine.server.play import commands, hints, updates
from palatine.server.play.hub import Hub
from palatine.server.play.live_table import LiveTable, now_ms
from palatine.table import update
from palatine.table.errors import Refused, refusal

BYES = {"stopping": 1001, "deleted": 4404, "banned": 4403}  # why a socket is closed, by which code


class Socket:
    """A browser tab or a program that looks at a table from a seat, or from beside it."""

    def __init__(self, hub: Hub, live: LiveTable, ws: WebSocket, person: Person | None) -> None:
        self.hub = hub
        self.live = live
        self.ws = ws
        self.person = person
        self.ready = False  # a hello has come
        self.seat = SPECTATOR
        self.words: Words = load("en")
        self.density, self.style = "wide", ""
        self.lines = 0
        self.chat = 0
        self.lag = 0
        self._wake = asyncio.Event()
        self._view = self._chat = self._people = False
        self._bye = ""  # why the socket must go
        self._answers: list[Json] = []
        self._last: object = None
        self._bucket = Bucket(hub.config.message_rate, hub.config.message_burst)
        self._talk = Bucket(hub.config.chat_rate, hub.config.chat_burst)
        self._strikes = 0

    @property
    def id(self) -> str:
        return self.person.id if self.person else ""

    # --- being told -------------------------------------------------------------------------

    def mark(self) -> None:
        """There is something new to see."""
        self._view = True
        self._wake.set()

    def mark_chat(self) -> None:
        self._chat = True
        self._wake.set()

    def mark_people(self) -> None:
        self._people = True
        self._wake.set()

    def dismiss(self, reason: str = "stopping") -> None:
        """Say why, and go: the server stops, the table is deleted, the guest is banned."""
        self._bye = reason
        self._wake.set()

    def answer(self, message: Json) -> None:
        """Something for this socket alone, before the next view."""
        self._answers.append(message)
        self._wake.set()

    # --- the life of a socket ---------------------------------------------------------------

    async def run(self) -> None:
        """Read until the other side goes; a second task writes."""
        writer = asyncio.create_task(self._write())
        self.live.sockets.add(self)
        try:
            await self._read()
        except (WebSocketDisconnect, ConnectionError, RuntimeError):
            pass  # gone, in one way or another
        finally:
            self.live.sockets.discard(self)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            for other in self.live.sockets:
                other.mark_people()

    async def _read(self) -> None:
        while True:
            timeout = None if self.ready else self.hub.config.hello_seconds
            try:
                event = await asyncio.wait_for(self.ws.receive(), timeout)
            except TimeoutError:
                await self._close(4400, "protocol")
                return
            if event["type"] == "websocket.disconnect":
                return
            raw = event.get("bytes") or (event.get("text") or "").encode()
            if not await self._received(raw):
                return

    async def _received(self, raw: bytes) -> bool:
        """One message; False closes the socket."""
        if self.hub.config.limits and not self._bucket.take():
            self._strikes += 1
            if self._strikes > self.hub.config.message_strikes:
                await self._close(4429, "too-often")
                return False
            self._refuse(Refused("too-often"))
            return True
        try:
            short = len(raw) <= self.hub.config.message_bytes
            message = messages.DECODER.decode(raw) if short else None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            message = None
        if message is None:
            self._refuse(Refused("bad-message"))
            return True
        return await self._handled(message)

    async def _handled(self, message: Any) -> bool:
        try:
            if not self.ready and not isinstance(message, messages.Hello | messages.Ping):
                raise Refused("bad-message")
            return await self._handle(message)
        except PalatineError as error:
            self._refuse(refusal(error), getattr(message, "id", ""))
        except (WebSocketDisconnect, ConnectionError):
            raise
        except Unwritable:
            self._refuse(Refused("busy"), getattr(message, "id", ""))
        except Exception:
            log_error("message", table=self.live.id)
            self._refuse(Refused("bad-message"), getattr(message, "id", ""))
        return True

    def _refuse(self, refused: Refused, word: str = "") -> None:
        seq = self.live.table.seq[self.seat] if self.seat >= 0 else 0
        message: Json = {
            "type": "refused",
            "error": refused.code,
            "sentence": self.words(refused.key, refused.details),
            "rule": refused.rule,
            "seq": seq,
        }
        if word:
            message["id"] = word
        self.answer(message)

    # --- what can be said -------------------------------------------------------------------

    async def _handle(self, message: Any) -> bool:
        """Carry out a message; False closes the socket."""
        hub, live = self.hub, self.live
        if isinstance(message, messages.Hello):
            return await self._hello(message)
        if isinstance(message, messages.Ping):
            self.lag = int(message.rtt)
            self.answer({"type": "pong", "t": message.t, "at": now_ms()})
        elif isinstance(message, messages.Chat):
            await self._say(message.text)
        elif isinstance(message, messages.LookAt):
            told = update.look(live.table, self.seat, message.seq, message.touches, self.words)
            self.answer({"type": "look", **told})
        elif isinstance(message, messages.Why):
            told = update.why(
                live.table, self.seat, message.seq, message.touches, message.text, self.words
            )
            self.answer({"type": "why", **told})
        else:
            seat = commands.own_seat(live.table, self.id, self.seat if self.seat >= 0 else 99)
            await self._wish(hub, live, seat, message)
        return True

    async def _wish(self, hub: Hub, live: LiveTable, seat: int, message: Any) -> None:
        """What only the owner of a seat may ask for."""
        if isinstance(message, messages.Move):
            new = await commands.move(
                hub, live, seat, message.id, message.seq, message.texts, self.lag
            )
            self.answer({"type": "done", "id": message.id, "again": not new})
        elif isinstance(message, messages.HintWanted):
            await hints.ask(hub, live, seat, message.seq)
        elif isinstance(message, messages.Undo):
            await commands.undo(hub, live, seat, message.steps, message.ask)
        elif isinstance(message, messages.Consent):
            await commands.consent(hub, live, seat, message.yes)
        elif isinstance(message, messages.Resign):
            await commands.resign(hub, live, seat)
        elif isinstance(message, messages.Leave):
            await commands.leave(hub, live, seat, message.bot)
        elif isinstance(message, messages.Back):
            await commands.come_back(hub, live, seat)

    async def _say(self, text: str) -> None:
        if self.person is None:
            raise Refused("not-seated")
        if self.hub.config.limits and not self._talk.take():
            raise Refused("too-often")
        await commands.chat(self.hub, self.live, self.id, self.person.name, text)

    async def _hello(self, hello: messages.Hello) -> bool:
        """Start, resume or switch."""
        seat = seat_for(self.live, self.id, hello.seat)
        if not self.ready and not may_look(self.live, self.id, seat, hello.secret):
            self.words = load(hello.lang)
            await self._close(4403, "forbidden")
            return False
        if seat >= 0 and seat not in self.live.table.seats_of(self.id):
            raise Refused("not-seated")
        self.words = load(hello.lang)
        self.seat, self.density, self.style = seat, hello.density, hello.style
        self.lines, self.chat = hello.lines, min(hello.chat, len(self.live.chat))
        self.ready = True
        self._last = None
        self.mark()
        self.mark_chat()
        for other in self.live.sockets:
            other.mark_people()
        return True

    # --- writing ----------------------------------------------------------------------------

    async def _write(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                if not await self._written():
                    return
        except (WebSocketDisconnect, ConnectionError, RuntimeError):
            return
        except asyncio.CancelledError:
            raise
        except Exception:
            log_error("socket-write", table=self.live.id)
            await self._close(1011, "gone")

    async def _written(self) -> bool:
        """Send whatever is due; False when the socket is closed."""
        answers, self._answers = self._answers, []
        for message in answers:
            await self._send(messages.ENCODER.encode(message))
        if self._bye:
            await self._close(BYES[self._bye], self._bye)
            return False
        if not self.ready:
            return True
        if self._view:
            self._view = False
            await self._send_view()
        if self._chat:
            self._chat = False
            await self._send_chat()
        if self._people:
            self._people = False
            await self._send_people()
        return True

    async def _send_view(self) -> None:
        live = self.live
        words = live.words(self.words.language)
        look = updates.look_of(live, self.density, self.style)
        whole, content = updates.update_bytes(live, self.seat, self.id, words, look, self.lines)
        if content == self._last:
            return  # nothing that this viewer may know has changed
        self._last = content
        self.lines = live.table.log.count(self.seat)
        METRICS.count("palatine_updates_total")
        METRICS.count("palatine_update_bytes_total", by=len(whole))
        await self._send(whole)

    async def _send_chat(self) -> None:
        lines = self.live.chat[self.chat :]
        message = {
            "type": "chat",
            "from": self.chat,
            "lines": [{"n": self.chat + i, **line} for i, line in enumerate(lines)],
        }
        self.chat += len(lines)
        await self._send(messages.ENCODER.encode(message))

    async def _send_people(self) -> None:
        here = self.live.here()
        seats = sorted(seat for seat in here if seat >= 0)
        message = {"type": "people", "here": seats, "watching": here.get(SPECTATOR, 0)}
        await self._send(messages.ENCODER.encode(message))

    async def _send(self, message: bytes) -> None:
        if self.ws.application_state == WebSocketState.CONNECTED:
            await self.ws.send_text(message.decode())

    async def _close(self, code: int, reason: str) -> None:
        sentence = self.words(f"server-bye-{reason}")
        bye = {"type": "bye", "reason": reason, "sentence": sentence, "ms": 1000}
        await self._send(messages.ENCODER.encode(bye))
        await self.ws.close(code)


def seat_for(live: LiveTable, person: str, wanted: int | None) -> int:
    """The seat to look from: the wanted one, else one of mine that is asked, else beside."""
    if wanted is not None:
        return wanted if wanted < len(live.table.seats) else SPECTATOR
    mine = live.table.seats_of(person)
    asked = [seat for seat in live.table.asked() if seat in mine]
    return (asked or mine or [SPECTATOR])[0]


def may_look(live: LiveTable, person: str, seat: int, secret: str) -> bool:
    """Whether somebody may see this table at all: his seat, an open table, or a secret he has."""
    setup = live.table.setup
    if seat >= 0 and seat in live.table.seats_of(person):
        return True
    if not setup.private or (person and is_known(live, person)):
        return True
    return bool(secret) and (same(secret, live.watch) or same(secret, live.invite))


def is_known(live: LiveTable, person: str) -> bool:
    """Whether a person belongs here: host, seated, or expected for a rematch."""
    setup = live.table.setup
    return person == setup.host or person in setup.expected or bool(live.table.seats_of(person))
