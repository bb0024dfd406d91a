"""A channel: what a socket is on the server (docs/protocol.md, section 4). One for each open table
page of this browser."""

from collections.abc import Callable

from palatine.core.errors import PalatineError
from palatine.core.state import SPECTATOR, Json
from palatine.locales import Words, load
from palatine.offline import effects
from palatine.offline.house import ME, Hosted, House
from palatine.offline.reading import LONG, Body
from palatine.service import hints as hinted
from palatine.service import lessons, people, problems, tasks, updates
from palatine.service.updates import Viewer
from palatine.table import back, door, hints, past, start, update
from palatine.table.errors import Refused, refusal
from palatine.table.rows import Row
from palatine.table.table import Table

PREVIEWS = 64  # offers of which previews are made
GONE = 4404  # there is no such table


class Channel:
    """Somebody who looks at a table, from one of his seats."""

    def __init__(self, number: int, house: House, hosted: Hosted) -> None:
        self.number = number
        self.house = house
        self.hosted = hosted
        self.ready = False
        self.language = "en"
        self.density, self.style, self.turn = "wide", "", 0
        self.lines = 0
        self._seat = SPECTATOR

    @property
    def table(self) -> Table:
        return self.hosted.table

    @property
    def words(self) -> Words:
        return people.named(self.table, self.language)

    @property
    def mine(self) -> list[int]:
        return self.table.seats_of(ME)

    @property
    def seat(self) -> int:
        """The seat from which it looks, if that is still one of mine."""
        return self._seat if self._seat in self.mine else SPECTATOR

    # --- saying -----------------------------------------------------------------------------

    def send(self, message: Json) -> None:
        self.house.effects.append(effects.send(self.number, message))

    def show(self) -> None:
        """Send the newest view."""
        if not self.ready:
            return
        table, seat = self.table, self.seat
        viewer = Viewer(seat, self.mine, self.lines, table.setup.host == ME)
        appearance = updates.appearance_of(table, self.density, self.style, self.turn)
        hint = self._hint(seat) if seat >= 0 else None
        now = self.house.now
        self.send(updates.update_json(table, viewer, self.words, appearance, now, hint))
        self.lines = table.log.count(seat)

    def _hint(self, seat: int) -> Json:
        kept = self.hosted.hint(seat)
        state, found = (kept.state, kept.found) if kept is not None else ("none", None)
        return hinted.shown(self.table, seat, self.words, state, found)

    # --- hearing ----------------------------------------------------------------------------

    def receive(self, given: object) -> None:
        """One message of the page."""
        move_id = ""
        try:
            body = Body(given)
            move_id = body.text("id", most=40)
            self._handle(body.text("type"), body)
        except PalatineError as error:
            seat = self.seat
            seq = self.table.seq[seat] if seat >= 0 else 0
            words = load(self.language)
            self.send(problems.message(refusal(error), words, seq, move_id))

    def _handle(self, kind: str, body: Body) -> None:
        if kind == "hello":
            self._hello(body)
        elif kind == "ping":
            self.send({"type": "pong", "t": body.any("t"), "at": self.house.now, "word": "-"})
        elif kind == "echo":
            pass
        elif kind in ASKED:
            ASKED[kind](self, body)
        elif kind in WISHES:
            named = body.seat()
            seat = self._seat if named is None else named
            if seat not in self.mine:
                raise Refused("not-seated")
            WISHES[kind](self, seat, body)
        else:
            raise Refused("bad-message")

    def _hello(self, body: Body) -> None:
        """Start, resume or switch."""
        self.language = load(body.text("lang", "en")).language
        self.density, self.style = body.text("density", "wide"), body.text("style")
        self.turn, self.lines = body.number("turn"), body.number("lines")
        self._seat = self._chosen(body.seat())
        self.ready = True
        here = [self.seat] if self.seat >= 0 else []
        self.show()
        self.send({"type": "people", "here": here, "watching": 0 if here else 1})
        self.house.wake(self.hosted)

    def _chosen(self, wanted: int | None) -> int:
        """The wanted seat of mine; for None the first that is asked, or else my first."""
        mine = self.mine
        if wanted is None:
            asked = [seat for seat in self.table.asked() if seat in mine]
            return (asked or mine or [SPECTATOR])[0]
        if wanted != SPECTATOR and wanted not in mine:
            raise Refused("not-seated")
        return wanted

    def act(self, judge: Callable[[Table, int], list[Row]]) -> list[Row]:
        return self.house.act(self.hosted, judge)

    # --- what changes nothing ---------------------------------------------------------------

    def about(self, body: Body) -> None:
        told = update.about(self.table, self.seat, body.text("touch"), self.words)
        self.send({"type": "about", **told})

    def picture(self, body: Body) -> None:
        appearance = updates.appearance_of(self.table, self.density, self.style, self.turn)
        told = update.picture(self.table, self.seat, body.text("key"), self.words, appearance)
        self.send({"type": "picture", **told})

    def past(self, body: Body) -> None:
        """The board as it was after a line of my log."""
        line, words = body.number("line"), self.words
        entry = past.entry_of(self.table, self.seat, line)
        question = past.question(self.table, self.seat, entry)
        question |= {"language": words.language, "names": words.names, "density": self.density}
        question |= {"style": self.style, "turn": self.turn}
        self.send({"type": "past", "line": line, **tasks.past(question)})

    def preview(self, seat: int, body: Body) -> None:
        seq, touches = body.number("seq"), body.texts("touches")
        told = update.previews(self.table, seat, seq, touches, self.words, PREVIEWS, lambda: False)
        self.send({"type": "preview", **told})

    def why(self, seat: int, body: Body) -> None:
        """Why something is not possible; where a learner was to find that out, his lesson goes
        on."""
        touches, text = body.maybe_texts("touches"), body.maybe_text("text")
        told = lessons.why(self.table, seat, body.number("seq"), touches, text, self.words)
        if told.get("tried"):
            self.act(lambda table, now: lessons.tried(table, touches, text, now))
        self.send({"type": "why", **told})

    # --- what is stored ---------------------------------------------------------------------

    def move(self, seat: int, body: Body) -> None:
        move_id, seq, texts = body.text("id", most=40), body.number("seq"), body.texts("texts")
        if not move_id:
            raise Refused("bad-message")
        rows = self.act(lambda table, now: lessons.submit(table, seat, texts, seq, move_id, now))
        self.send({"type": "done", "id": move_id, "again": not rows})

    def hint(self, seat: int, body: Body) -> None:
        seq = body.number("seq")
        self.act(lambda table, now: hints.ask(table, seat, seq, now))
        self.house.find_hint(self.hosted, seat, seq)

    def lesson(self, seat: int, body: Body) -> None:
        what, place = body.text("what"), body.text("place")
        self.act(lambda table, now: lessons.wish(table, what, place, now))

    def undo(self, seat: int, body: Body) -> None:
        if body.flag("ask"):
            self.act(lambda table, now: back.ask(table, seat, now))
        else:
            steps = body.number("steps", 1)
            self.act(lambda table, now: back.undo(table, seat, steps, now))

    def consent(self, seat: int, body: Body) -> None:
        yes = body.flag("yes")
        self.act(lambda table, now: back.consent(table, seat, yes, now))

    def resign(self, seat: int, body: Body) -> None:
        self.act(lambda table, now: door.resign(table, seat, people.STAND_IN, now))

    def leave(self, seat: int, body: Body) -> None:
        self.act(lambda table, now: door.leave(table, seat, people.STAND_IN, now))

    def come_back(self, seat: int, body: Body) -> None:
        self.act(lambda table, now: door.back(table, seat, now))

    def commit(self, seat: int, body: Body) -> None:
        promised, after = body.text("commitment"), body.text("table_commitment")
        self.act(lambda table, now: start.commit(table, seat, promised, after, now))

    def open_word(self, seat: int, body: Body) -> None:
        word = body.text("word", most=LONG)
        self.act(lambda table, now: start.open_word(table, seat, word, now))

    def anew(self, seat: int, body: Body) -> None:
        seed = self.house.seed()
        self.act(lambda table, now: start.begin_anew(table, seat, seed, now))


# By type of message: what anybody who looks on may ask for, and what only the owner of a seat may.
ASKED: dict[str, Callable[[Channel, Body], None]] = {
    "about": Channel.about,
    "picture": Channel.picture,
    "past": Channel.past,
}
WISHES: dict[str, Callable[[Channel, int, Body], None]] = {
    "move": Channel.move,
    "preview": Channel.preview,
    "why": Channel.why,
    "lesson": Channel.lesson,
    "hint": Channel.hint,
    "undo": Channel.undo,
    "consent": Channel.consent,
    "resign": Channel.resign,
    "leave": Channel.leave,
    "back": Channel.come_back,
    "commit": Channel.commit,
    "open": Channel.open_word,
    "anew": Channel.anew,
}
