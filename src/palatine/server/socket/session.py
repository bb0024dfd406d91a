"""One socket: it receives messages and sends whole views. There is no queue of views: a socket is
marked when its view has changed, and sends the newest one when it can write."""

import asyncio
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from palatine.core.errors import PalatineError
from palatine.core.state import SPECTATOR, Json
from palatine.locales import Words, load
from palatine.server import messages
from palatine.server.db.store import Unavailable
from palatine.server.limits import Bucket, LimitSlot, caller_of
from palatine.server.ops.logs import log_error
from palatine.server.ops.metrics import METRICS
from palatine.server.play import commands, hints, talk, updates
from palatine.server.play.access import Visitor
from palatine.server.play.hub import Hub
from palatine.server.play.live_table import LiveTable, now_ms
from palatine.server.play.logins import Login
from palatine.server.socket import asking
from palatine.server.socket.lag import Lag
from palatine.server.workers.schedule import Payer
from palatine.service import problems
from palatine.service.updates import appearance_of
from palatine.table.errors import Refused, refusal

OPENING = messages.Hello | messages.Ping | messages.Echo  # messages allowed before the hello
BYES = {"stopping": 1001, "deleted": 4404, "banned": 4403}  # WebSocket close codes by reason


class Socket:
    """The connection of a browser tab or a program that is shown a table, from a seat or as a
    spectator. silent: the slot that the address occupies until the hello."""

    def __init__(
        self, hub: Hub, live: LiveTable, ws: WebSocket, login: Login, silent: LimitSlot
    ) -> None:
        self.hub = hub
        self.live = live
        self.ws = ws
        self.visitor = Visitor(live, login, "", caller_of(ws.scope))
        self.ready = False  # whether a hello has been received
        self._silent = silent  # released at the hello
        self.words: Words = load("en")
        self.density, self.style, self.turn = "wide", "", 0
        self.lines = 0
        self.chat = 0
        self._lag = Lag(hub.config.lag_measurements)
        self._wake = asyncio.Event()
        self._view = self._chat = self._people = False
        self._bye = ""  # the reason for which the socket is to be closed
        self._seat = SPECTATOR  # the seat of the last hello
        self._shown = SPECTATOR  # the seat of the last view
        self._answers: list[tuple[int, Json]] = []  # with the seat they are for
        self._last: object = None
        self._bucket = Bucket(hub.config.message_rate, hub.config.message_burst)
        self._people_sent: Json | None = None  # the last message about who is connected
        self._strikes = 0

    @property
    def login(self) -> Login:
        return self.visitor.login

    @property
    def payer(self) -> Payer:
        """The person and the address to whom the work for this socket is counted."""
        return self.visitor.payer

    @property
    def seat(self) -> int:
        """The seat whose view is shown: that of the last hello, while it belongs to the person;
        otherwise SPECTATOR."""
        return self.visitor.viewpoint(self._seat)

    # --- what is to be sent -----------------------------------------------------------------

    def mark(self) -> None:
        """Note that the view may have changed and is to be sent."""
        self._view = True
        self._wake.set()

    def mark_chat(self, anew: bool = False) -> None:
        if anew:
            self.chat = 0
        self._chat = True
        self._wake.set()

    def mark_people(self) -> None:
        self._people = True
        self._wake.set()

    def dismiss(self, reason: str = "stopping") -> None:
        """Close the socket with a reason, one of BYES: the server stops, the table was deleted, or
        the person was banned."""
        self._bye = reason
        self._wake.set()

    def answer(self, message: Json, seat: int = SPECTATOR) -> None:
        """Send a message to this socket alone, before its next view. seat: the seat from whose view
        the message was made; it is dropped where the socket shows another view by then."""
        self._answers.append((seat, message))
        self._wake.set()

    # --- the life of a socket ---------------------------------------------------------------

    async def run(self) -> None:
        """Read messages until the connection ends; a second task writes."""
        writer = asyncio.create_task(self._write())
        self.live.sockets.add(self)
        try:
            await self._read()
        except (WebSocketDisconnect, ConnectionError, RuntimeError):
            pass  # the connection has ended
        finally:
            self.live.sockets.discard(self)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            self._people_changed()

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
            if not await self._receive(raw):
                return

    async def _receive(self, raw: bytes) -> bool:
        """Check size, rate and form of one message, then carry it out. Returns False where the
        socket is closed."""
        if self.hub.config.limits and not self._bucket.take():
            self._strikes += 1
            if self._strikes > self.hub.config.message_strikes:
                await self._close(4429, "too-often")
                return False
            self.refuse(Refused("too-often"))
            return True
        try:
            good = len(raw) <= self.hub.config.message_bytes and messages.is_text(raw)
            message = messages.DECODER.decode(raw) if good else None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            message = None
        if message is None:
            self.refuse(Refused("bad-message"))
            return True
        try:
            return await self.hub.costs.run(self.payer, self._handle(message))
        except Refused as refused:
            self.refuse(refused)
            return True

    async def _handle(self, message: Any) -> bool:
        """Carry out a message, or send the reason why not. Returns False where the socket is
        closed."""
        try:
            if not self.ready and not isinstance(message, OPENING):
                raise Refused("bad-message")
            if self.ready and not self.visitor.may_look:
                await self._close(4403, "forbidden")
                return False
            return await self._carry_out(message)
        except PalatineError as error:
            self.refuse(refusal(error), getattr(message, "id", ""))
        except (WebSocketDisconnect, ConnectionError):
            raise
        except Unavailable:
            self.refuse(Refused("busy", "server-error-away"), getattr(message, "id", ""))
        except Exception:
            log_error("message", table=self.live.id)
            self.refuse(Refused("bad-message"), getattr(message, "id", ""))
        return True

    def refuse(self, refused: Refused, move_id: str = "") -> None:
        """Send the reason why a message cannot be carried out. move_id: of a refused move."""
        seat = self.seat
        seq = self.live.table.seq[seat] if seat >= 0 else 0
        message = problems.message(refused, self.words, seq, move_id)
        self.answer(message, seat)

    # --- messages ---------------------------------------------------------------------------

    async def _carry_out(self, message: Any) -> bool:
        """Carry out a message; returns False where the socket is closed. Raises `PalatineError`
        where the message is refused."""
        if isinstance(message, messages.Hello):
            return await self._hello(message)
        if isinstance(message, messages.Ping):
            self._lag.claim(message.rtt)
            pong = {"type": "pong", "t": message.t, "at": now_ms(), "word": self._lag.ask()}
            self.answer(pong)
        elif isinstance(message, messages.Echo):
            self._lag.came_back(message.word)
            self._lag.claim(message.rtt)
        elif isinstance(message, messages.Chat):
            await self._say(message.text)
        elif isinstance(message, asking.ANYBODY):
            asking.show(self, message)
        else:
            # Messages about luck words may name another of the person's own seats.
            named = getattr(message, "seat", None)
            seat = self.visitor.check_own(self._seat if named is None else named)
            await self._act(seat, message)
        return True

    async def _act(self, seat: int, message: Any) -> None:
        """Carry out a message that only the owner of a seat may send."""
        hub, visitor = self.hub, self.visitor
        if isinstance(message, messages.Move):
            new = await commands.move(
                hub, visitor, seat, message.id, message.seq, message.texts, self._lag.ms
            )
            self.answer({"type": "done", "id": message.id, "again": not new})
        elif isinstance(message, messages.Preview):
            asking.preview(self, seat, message)
        elif isinstance(message, messages.Why):
            words = self.live.words(self.words.language)
            reason = await commands.why(hub, visitor, seat, message, words)
            self.answer({"type": "why", **reason}, seat)
        elif isinstance(message, messages.LessonWish):
            await commands.lesson(hub, visitor, seat, message.what, message.place)
        elif isinstance(message, messages.HintWanted):
            await hints.ask(hub, visitor, seat, message.seq)
        elif isinstance(message, messages.Undo):
            await commands.undo(hub, visitor, seat, message.steps, message.ask)
        elif isinstance(message, messages.Consent):
            await commands.consent(hub, visitor, seat, message.yes)
        elif isinstance(message, messages.Resign):
            await commands.resign(hub, visitor, seat)
        elif isinstance(message, messages.Leave):
            await commands.leave(hub, visitor, seat, message.bot)
        elif isinstance(message, messages.Back):
            await commands.come_back(hub, visitor, seat)
        elif isinstance(message, messages.Commit):
            after = message.table_commitment
            await commands.commit(hub, visitor, seat, message.commitment, after)
        elif isinstance(message, messages.OpenWord):
            await commands.open_word(hub, visitor, seat, message.word)
        elif isinstance(message, messages.BeginAnew):
            await commands.begin_anew(hub, visitor, seat)

    async def _say(self, text: str) -> None:
        await talk.say(self.hub, self.visitor, text)

    async def _hello(self, hello: messages.Hello) -> bool:
        """Start to show the table, resume after an interruption, or switch to another seat,
        language or appearance."""
        self.visitor.show(hello.secret)
        if not self.visitor.may_look:
            self.words = load(hello.lang)
            await self._close(4403, "forbidden")
            return False
        self._seat = self.visitor.choose(hello.seat)
        self.hub.spawn(self.hub.pool.warm())
        self.words = load(hello.lang)
        self.density, self.style, self.turn = hello.density, hello.style, hello.turn
        self.lines = hello.lines
        self.chat = 0 if self.live.is_chat_cut else min(hello.chat, len(self.live.chat))
        self.ready = True
        self._silent.release()
        self.hub.spawn(self.hub.opponents.attend(self.live))
        self._last, self._shown = None, self._seat
        self.mark()
        self.mark_chat()
        self._people_sent = None
        self.mark_people()
        self._people_changed()
        return True

    def _people_changed(self) -> None:
        self.live.people_changed(self.hub.config.people_seconds)

    # --- writing ----------------------------------------------------------------------------

    async def _write(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                if not await self.hub.costs.run(self.payer, self._send_due()):
                    return
        except Refused:  # too many requests of this address are waiting
            await self._close(4429, "too-often")
        except (WebSocketDisconnect, ConnectionError, RuntimeError):
            return
        except asyncio.CancelledError:
            raise
        except Exception:
            log_error("socket-write", table=self.live.id)
            await self._close(1011, "gone")

    async def _send_due(self) -> bool:
        """Send everything that is due; returns False where the socket is closed. The right to see
        the table is checked before each message, since it may be lost while one is written."""
        for due in (self._send_answers, self._send_view, self._send_chat, self._send_people):
            if self.ready and not self.visitor.may_look:
                await self._close(4403, "forbidden")
                return False
            await due()
        if self._bye:
            await self._close(BYES[self._bye], self._bye)
            return False
        return True

    async def _send_answers(self) -> None:
        answers, self._answers = self._answers, []
        for seat, message in answers:
            if seat in (SPECTATOR, self.seat):
                await self._send(messages.ENCODER.encode(message))

    async def _send_view(self) -> None:
        if not (self.ready and self._view):
            return
        self._view = False
        live, seat = self.live, self.seat
        if seat != self._shown:
            self._seat_changed(seat)
        words = live.words(self.words.language)
        appearance = appearance_of(live.table, self.density, self.style, self.turn)
        whole, content = updates.update_bytes(self.visitor, seat, words, appearance, self.lines)
        if content == self._last:
            return  # nothing that this viewer may know has changed
        self._last = content
        self.lines = live.table.log.count(seat)
        METRICS.count("palatine_updates_total")
        METRICS.count("palatine_update_bytes_total", by=len(whole))
        await self._send(whole)

    def _seat_changed(self, seat: int) -> None:
        """Send everything again, for the person has lost the seat or got it back: every seat has a
        log of its own. The others are informed who is connected."""
        self._last, self._shown, self.lines = None, seat, 0
        self._people_changed()

    async def _send_chat(self) -> None:
        if not (self.ready and self._chat):
            return
        self._chat = False
        message = talk.chat_json(self.visitor, self.chat)
        self.chat += len(message["lines"])
        await self._send(messages.ENCODER.encode(message))

    async def _send_people(self) -> None:
        if not (self.ready and self._people):
            return
        self._people = False
        here = self.live.here()
        seats = sorted(seat for seat in here if seat >= 0)
        message = {"type": "people", "here": seats, "watching": here.get(SPECTATOR, 0)}
        if message != self._people_sent:
            self._people_sent = message
            await self._send(messages.ENCODER.encode(message))

    async def _send(self, message: bytes) -> None:
        if self.ws.application_state == WebSocketState.CONNECTED:
            await self.ws.send_text(message.decode())

    async def _close(self, code: int, reason: str) -> None:
        sentence = self.words(f"server-bye-{reason}")
        bye = {"type": "bye", "reason": reason, "sentence": sentence, "ms": 1000}
        await self._send(messages.ENCODER.encode(bye))
        await self.ws.close(code)
