"""A table as its rows have made it so far. It judges nothing (door.py does) and shows nothing
(update.py does)."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from palatine.core.chance import AnyGame
from palatine.core.events import Arg, Event
from palatine.core.record import WORDS_GIVEN, Record
from palatine.core.state import CHANCE, OVER
from palatine.core.step import waiting_seats
from palatine.core.undo import Done
from palatine.table import rows as kinds
from palatine.table.clock import Clocks, Gaps
from palatine.table.course import Course, draws
from palatine.table.frames import opens_turn, question
from palatine.table.log import Log, LogLine
from palatine.table.luck import Luck
from palatine.table.points import Points
from palatine.table.redo import Redo
from palatine.table.rows import Outcome, Row
from palatine.table.seats import Seat, UndoRequest
from palatine.table.setup import Setup

KEPT = 32  # states kept for taking back; beyond that the game is replayed


class Table:
    """The seats, the game and its record, as all rows so far have left them."""

    def __init__(
        self, setup: Setup, game: AnyGame, seed: bytes = b"", gaps: Gaps | None = None
    ) -> None:
        self.setup = setup
        self.game = game
        self.seed = seed  # empty where the table only serves to make views
        self.gaps = gaps or Gaps()
        self.seats = [Seat() for _ in range(setup.seats)]
        self.barred: set[str] = set()  # people whom the host removed: they may not sit down again
        self.luck = Luck(setup.seats, setup.commitment, not setup.chosen)
        self.row_count = 0
        self.at = 0  # time of the last row; a later row is never earlier
        self.state: Any = None
        self.record = Record(setup.game, setup.version, setup.data, setup.seats, setup.options)
        self.record.own_data, self.record.lesson = setup.own_data, setup.lesson
        self.record.commitment = "chosen" if setup.chosen else setup.commitment
        self.history: list[Done] = []
        self.before: deque[Any] = deque(maxlen=KEPT)
        self.counts: dict[str, int] = {}
        self.seq = [0] * setup.seats
        self.move_ids: set[tuple[int, str]] = set()
        self.log = Log(setup.seats)
        self.points = Points(game)
        self.clocks = Clocks(setup.pace, setup.seats)
        self.request: UndoRequest | None = None
        self.redo, self.course = Redo(), Course()
        self.unrated = setup.unrated
        self.rematch = ""
        self.halted = ""  # message key: why this version cannot play the table on
        self.closed = ""  # message key: why the table was given up
        self.last_actor = CHANCE
        self._take: dict[str, Callable[[Row], None]] = {
            kinds.SIT: self._sit,
            kinds.BOT: self._bot,
            kinds.STAND: self._stand,
            kinds.COMMIT: self._word,
            kinds.OPEN: self._word,
            kinds.ANEW: self._anew,
            kinds.START: self._start,
            kinds.MOVE: self._play,
            kinds.DRAW: self._play,
            kinds.UNDO: self._undo,
            kinds.ASK: self._ask,
            kinds.CONSENT: self._consent,
            kinds.RESIGN: self._resign,
            kinds.FLAG: self._flag,
            kinds.LEAVE: self._leave,
            kinds.BACK: self._back,
            kinds.HINT: self._hint,
            kinds.REMATCH: self._rematch,
            kinds.LESSON: self._lesson,
            kinds.CLOSE: self._close,
        }

    # --- reading ----------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """waiting | playing | over | halted | closed"""
        if self.halted:
            return "halted"
        if self.closed:
            return "closed"
        if self.state is None:
            return "waiting"
        return "over" if self.is_over else "playing"

    @property
    def is_over(self) -> bool:
        """The game has ended, or all but one (or all people) have given up."""
        if self.state is None:
            return False
        return self.state.to_move() == OVER or self.given_up

    @property
    def given_up(self) -> bool:
        """Whether nobody is left to play against, or no person to play."""
        fighting = [seat for seat in self.seats if not seat.resigned]
        if len(fighting) == len(self.seats):
            return False
        return len(fighting) < 2 or all(seat.bot for seat in fighting)

    def asked(self) -> list[int]:
        """The seats that are asked now, in the order of the game."""
        if self.state is None or self.closed or self.is_over or self.state.to_move() == CHANCE:
            return []
        return waiting_seats(self.state.frames[-1])

    def seats_of(self, person: str) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if person and seat.person == person]

    def people(self) -> list[int]:
        """The seats whose owners still play."""
        return [i for i, s in enumerate(self.seats) if s.kind == "person" and not s.resigned]

    @property
    def is_bots_alone(self) -> bool:
        """Whether bots answer for every seat: such a game is played only for those who watch."""
        return all(seat.acting_bot for seat in self.seats)

    def open_seats(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == "empty"]

    def view(self, viewer: int) -> Any:
        """What a seat, or a spectator, may see of the game."""
        return self.game.view(self.state, viewer)

    def clone(self) -> "Table":
        """An independent table in the same position: rows are tried on it before they are
        stored."""
        other = Table(self.setup, self.game, self.seed, self.gaps)
        other.seats = [replace(seat) for seat in self.seats]
        other.barred = self.barred.copy()
        other.luck = self.luck.clone()
        other.row_count, other.at = self.row_count, self.at
        other.state = self.state
        other.record = self.record.clone()
        other.history = self.history.copy()
        other.before = self.before.copy()
        other.counts = self.counts.copy()
        other.seq = self.seq.copy()
        other.move_ids = self.move_ids.copy()
        other.log, other.points = self.log.clone(), self.points.clone()
        other.clocks = self.clocks.clone()
        if self.request is not None:
            other.request = replace(self.request, agreed=set(self.request.agreed))
        other.redo, other.course = self.redo.clone(), self.course.clone()
        other.unrated, other.rematch = self.unrated, self.rematch
        other.halted, other.closed = self.halted, self.closed
        other.last_actor = self.last_actor
        return other

    # --- taking rows ------------------------------------------------------------------------

    def take(self, rows: Iterable[Row]) -> None:
        """Apply stored rows. They have been judged already; only their order is checked."""
        for row in rows:
            assert row.n == self.row_count + 1, f"row {row.n} after {self.row_count}"
            self._take[row.kind](row)
            self.row_count, self.at = row.n, max(self.at, row.at)

    def _tell(self, row: Row, key: str, **args: Arg) -> None:
        """Add a line of the table itself to the log; everybody reads it."""
        self.log.add(LogLine("table", row.at, key, args, after=len(self.record.entries)))

    def _sit(self, row: Row) -> None:
        seat = self.seats[row.seat]
        seat.person, seat.name = row.data["person"], row.data["name"]
        self.luck.forget(row.seat, row.data.get("word") or "-")
        self._tell(row, "table-log-sits", seat=row.seat)

    def _bot(self, row: Row) -> None:
        self.seats[row.seat] = Seat(bot=row.text)
        self.luck.forget(row.seat)
        self._tell(row, "table-log-sits", seat=row.seat)

    def _stand(self, row: Row) -> None:
        seat, self.seats[row.seat] = self.seats[row.seat], Seat()
        self.luck.forget(row.seat)
        by_host = row.data.get("by") == "host"
        self._tell(row, "table-log-removed" if by_host else "table-log-stands", name=seat.name)
        if by_host:
            self.barred |= {seat.person} - {""}

    def _word(self, row: Row) -> None:
        self.luck.take(row)

    def _anew(self, row: Row) -> None:
        """A start is given up because of somebody; the record keeps his name, even if he does not
        sit here in the end."""
        name = str(row.data.get("name", self.seats[row.seat].name))
        self.record.given_up.append((row.seat, name))
        self.record.commitment = row.text
        self.seed = bytes.fromhex(row.data["seed"])
        self.luck.take(row)
        self._tell(row, "table-log-anew", name=name)

    def _start(self, row: Row) -> None:
        self.luck.write(self.record, row.data.get("luck", WORDS_GIVEN))
        self.state = self.game.new(self.setup.seats, self.setup.options)
        self._tell(row, "table-log-starts")
        self._put_questions([], CHANCE, row.at)

    def _play(self, row: Row) -> None:
        """Apply a move or a draw: its entry, its events, and the next questions."""
        who = CHANCE if row.kind == kinds.DRAW else row.seat
        asked = self.asked()
        if who == CHANCE:
            deck = self.game.pending(self.state)[0].deck
            self.counts[deck] = self.counts.get(deck, 0) + 1
        outcome = row.outcome or self._replayed(who, row.text)
        scores = self.points.before(self.state, who) if outcome.events else None
        self.before.append(self.state)
        self.state = outcome.state
        self.record.add(who, row.text, row.digest)
        number = len(self.record.entries)
        self.history.append(Done(number, who, outcome.events))
        self.log.add_events(outcome.events, row.at, number, who == CHANCE, scores)
        self._settle(row, who)
        self._put_questions(asked, who, row.at)
        self._end(row)

    def _replayed(self, who: int, text: str) -> Outcome:
        """The outcome of an entry that another process made, or an earlier run of this one."""
        state = self.state.clone()
        events: list[Event] = []
        self.game.apply(state, who, self.game.parse(text), events)
        return Outcome(state, events)

    def _settle(self, row: Row, who: int) -> None:
        """What a move changes besides the position: the clock, the known move ids, an open request
        to go back."""
        self.request = None
        if who == CHANCE:
            self.redo.forget()
            return
        self.redo.played(who, row.text)
        if row.move_id:
            self.move_ids.add((row.seat, row.move_id))
        self.clocks.spend(row.seat, row.used)
        self.seats[row.seat].replaced |= bool(self.seats[row.seat].stand_in)
        self.last_actor = row.seat

    def _put_questions(self, was: list[int], actor: int, at: int) -> None:
        """Raise the number of the question for each seat that is asked something new. An answer of
        another seat in a simultaneous choice leaves a seat's question as it was."""
        asked = self.asked()
        for seat in asked:
            if seat in was and seat != actor:
                continue
            self.seq[seat] += 1
            self.clocks.ask(seat, at, opens_turn(self.state, seat, self.last_actor))
        for seat in range(len(self.seats)):
            if seat not in asked:
                self.clocks.rest(seat)

    def _end(self, row: Row) -> None:
        if self.is_over and self.record.result is None:
            self.record.result = self.game.result(self.state).to_json()
            self.record.seed = self.seed.hex()
            self.record.resigned = [i for i, seat in enumerate(self.seats) if seat.resigned]
            self._tell(row, "table-log-over")

    # --- going back -------------------------------------------------------------------------

    def _undo(self, row: Row) -> None:
        """Take entries back; everybody who read about them in the log reads about the undo too."""
        first, last = (int(n) for n in row.text.removeprefix("undo ").split("-"))
        questions = {seat: question(self.state, seat) for seat in self.asked()}
        texts = [self.record.entries[d.number - 1].text for d in self.history if d.number >= first]
        self._go_back(len(texts))
        self.record.add_undo(first, last, row.digest)
        self.points.start_anew()
        self.request = None
        self.course.back_to(self._last_number)
        if row.data["how"] == "lesson":
            start = self.game.new(self.setup.seats, self.setup.options)
            self.counts = draws(self.game, start, self.history, self.record)
            self.redo.forget()
        elif row.data["how"] == "consent":
            self._unrate("table-unrated-undo")
            self.redo.forget()
        else:
            self.redo.taken_back(row.seat, texts)
        self._tell_undo(row, first, last)
        for seat in self.asked():
            if questions.get(seat) != question(self.state, seat) or seat == row.seat:
                self.seq[seat] += 1
                self.clocks.ask(seat, row.at, False)
        for seat in set(range(len(self.seats))) - set(self.asked()):
            self.clocks.rest(seat)

    def _go_back(self, back: int) -> None:
        if 0 < back <= len(self.before):
            for _ in range(back):
                self.state = self.before.pop()
            del self.history[len(self.history) - back :]
            return
        del self.history[len(self.history) - back :]
        self.before.clear()
        self.state = self.game.new(self.setup.seats, self.setup.options)
        for done in self.history:
            text = self.record.entries[done.number - 1].text
            self.game.apply(self.state, done.who, self.game.parse(text))

    def _tell_undo(self, row: Row, first: int, last: int) -> None:
        mask = self.log.heard_by(row.seat, first, last)
        agreed = row.data["how"] == "consent"
        key = "table-log-undone-agreed" if agreed else "table-log-undone"
        args: dict[str, Arg] = {"seat": row.seat}
        after = len(self.record.entries)
        self.log.add(LogLine("undo", row.at, key, args, mask, after=after, undoes=(first, last)))

    def _ask(self, row: Row) -> None:
        self.request = UndoRequest(row.seat, int(row.text))
        self._tell(row, "table-log-asks", seat=row.seat)

    def _consent(self, row: Row) -> None:
        assert self.request is not None
        if row.text == "yes":
            self.request.agreed.add(row.seat)
            return
        self.request = None
        self._tell(row, "table-log-declines", seat=row.seat)

    # --- coming and going -------------------------------------------------------------------

    def _resign(self, row: Row) -> None:
        self.seats[row.seat].resigned = True
        self.seats[row.seat].stand_in = row.text
        self.request = None
        self._tell(row, "table-log-resigns", seat=row.seat)
        self._end(row)

    def _flag(self, row: Row) -> None:
        seat = self.seats[row.seat]
        seat.stand_in = row.text
        if self.setup.pace.kind == "clock":
            seat.resigned = True
        self._tell(row, "table-log-flag", seat=row.seat)
        self._end(row)

    def _leave(self, row: Row) -> None:
        self.seats[row.seat].stand_in = row.text
        key = "table-log-leaves" if self.unrated else "table-log-leaves-rated"
        self._tell(row, key, seat=row.seat)

    def _back(self, row: Row) -> None:
        self.seats[row.seat].stand_in = ""
        if self.clocks.asked[row.seat]:
            self.clocks.ask(row.seat, row.at, False)
        self._tell(row, "table-log-back", seat=row.seat)

    def _hint(self, row: Row) -> None:
        """Everybody reads in the log that a seat uses hints; the hints themselves go to that seat
        only."""
        self.record.hints = sorted({*self.record.hints, row.seat})
        self._unrate("table-unrated-hint")
        self._tell(row, "table-log-hint", seat=row.seat)

    def _unrate(self, key: str) -> None:
        """The game is no longer rated for anybody; but this does not help whoever left his seat to
        a bot."""
        if not any(seat.replaced for seat in self.seats):
            self.unrated = self.unrated or key

    def _rematch(self, row: Row) -> None:
        self.rematch = row.text

    @property
    def _last_number(self) -> int:
        return self.history[-1].number if self.history else 0

    def _lesson(self, row: Row) -> None:
        self.course.take(row, self._last_number)

    def _close(self, row: Row) -> None:
        self.closed = f"table-closed-{row.text}"
        self.request = None
        for seat in range(len(self.seats)):
            self.clocks.rest(seat)
        self._tell(row, self.closed)
