"""The tables of one browser: opening, acting, letting bots play."""

from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from palatine.core.state import Json
from palatine.offline import effects, storing
from palatine.service import lessons, people, thinking
from palatine.table import start
from palatine.table.errors import Refused
from palatine.table.rows import Row
from palatine.table.setup import Setup
from palatine.table.table import Table

ME = "me"  # the person at this screen; all people's seats are his
STRONGEST = "castellan"  # the last level that is quick enough in a browser
SLOWER = 4.0  # a level may think so many times longer than on a server: a browser is slower
HINT_SECONDS = 3.0
PAUSE = 500  # milliseconds between two moves of bots, so that they can be followed
Judge = Callable[[Table, int], list[Row]]
Then = Callable[[Json], None]


def opponents() -> list[str]:
    """The bots that play in a browser: the levels up to the last that is quick enough."""
    names = people.opponents()
    return names[: names.index(STRONGEST) + 1]


class NotLoaded(Exception):
    """A table is to be read first."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


@dataclass
class Advice:
    """A hint for one question of a seat. state: thinking | ready | failed"""

    seq: int
    state: str = "thinking"
    found: Json | None = None


@dataclass
class Hosted:
    """A table in memory."""

    table: Table
    bots: dict[int, int] = field(default_factory=dict)  # by seat, the number of its thought
    plans: dict[int, tuple[str, Any]] = field(default_factory=dict)  # by seat: the bot, its plan
    hints: dict[int, Advice] = field(default_factory=dict)
    followed: dict[int, list[list[str]]] = field(default_factory=dict)  # what the last one foresaw
    review: Json | None = None
    judged: list[Json] = field(default_factory=list)

    @property
    def id(self) -> str:
        return self.table.setup.id

    def hint(self, seat: int) -> Advice | None:
        """The hint for the seat's present question."""
        kept, table = self.hints.get(seat), self.table
        if kept is not None and (kept.seq != table.seq[seat] or seat not in table.asked()):
            del self.hints[seat]
            return None
        return kept


class House:
    """All tables. `told` is called when a table has changed, `attended` says whether anybody looks
    at it: bots play for nobody else."""

    def __init__(self, random: Callable[[int], bytes]) -> None:
        self.random = random
        self.now = 0
        self.me: Json | None = None
        self.lines: dict[str, Json] = {}
        self.tables: dict[str, Hosted] = {}
        self.missing: set[str] = set()  # tables that were looked for and are not kept
        self.effects: list[Json] = []
        self.told: Callable[[Hosted], None] = lambda hosted: None
        self.attended: Callable[[Hosted], bool] = lambda hosted: False
        self._thoughts: dict[int, Then] = {}
        self._number = 0

    # --- tables -----------------------------------------------------------------------------

    def open(self, table: str) -> Hosted:
        """The table; where it is not in memory it is asked for."""
        if table in self.tables:
            return self.tables[table]
        if table in self.missing or table not in self.lines:
            raise Refused("no-such", "server-error-no-such")
        raise NotLoaded(table)

    def loaded(self, table: str, kept: Json | None) -> None:
        """A table was read, for the first time or again because another tab has changed it."""
        if kept is None:
            self.missing.add(table)
            self.lines.pop(table, None)
            return
        found = storing.read(kept)
        self.lines[table] = storing.line_of(found)
        hosted = self.tables.get(table)
        if hosted is None:
            self.tables[table] = Hosted(found)
        else:
            hosted.table = found
            hosted.bots.clear()
            self.told(hosted)
            self.wake(hosted)

    def create(self, setup: Setup, seed: bytes) -> Hosted:
        hosted = Hosted(Table(setup, storing.game_of(setup), seed))
        self.tables[setup.id] = hosted
        line = self.lines[setup.id] = storing.line_of(hosted.table)
        head = storing.head_json(setup, seed)
        self.effects.append(effects.store(setup.id, 0, [], line, head))
        return hosted

    def act(self, hosted: Hosted, judge: Judge) -> list[Row]:
        """Judge a request, have its rows stored, and show the result. No rows: nothing to do."""
        before = hosted.table
        rows = judge(before, max(self.now, before.at))
        if not rows:
            return []
        after = before.clone()
        after.take(rows)
        while follows := start.settle(after, self.word, rows[-1].at):
            after.take(follows)
            rows = rows + follows
        hosted.table = after
        line = self.lines[hosted.id] = storing.line_of(after)
        kept = [storing.row_json(row) for row in rows]
        self.effects.append(effects.store(hosted.id, before.row_count, kept, line))
        self.told(hosted)
        self.wake(hosted)
        return rows

    # --- random -----------------------------------------------------------------------------

    def word(self) -> str:
        """A luck word for a bot."""
        return self.random(16).hex()

    def seed(self) -> bytes:
        return self.random(32)

    def id(self) -> str:
        return self.random(9).hex()

    # --- thoughts ---------------------------------------------------------------------------

    def ask(self, question: Json | None, then: Then, at_least: int = 0) -> int:
        """Have a question thought about; `then` gets the reply, {} where none came."""
        self._number += 1
        self._thoughts[self._number] = then
        self.effects.append(effects.think(self._number, question, at_least))
        return self._number

    def thought(self, number: int, reply: Json) -> None:
        then = self._thoughts.pop(number, None)
        if then is not None:
            then(reply)

    def question(self, table: Table, bot: str, seat: int) -> Json:
        """What a bot is asked, from the view of its seat."""
        setup = table.setup
        return {
            "game": setup.game,
            "version": table.game.meta.version,
            "data": setup.own_data,
            "view": table.view(seat).to_json(),
            "bot": bot,
            "seed": self._bot_seed(table, seat),
            "plan": [],
            "slower": SLOWER,
        }

    def _bot_seed(self, table: Table, seat: int) -> str:
        """At a table with a chosen seed the bots' own choices follow from it, too."""
        if not table.setup.chosen:
            return self.random(16).hex()
        return sha256(f"bot {seat} {table.seq[seat]} {table.seed.hex()}".encode()).hexdigest()

    # --- bots -------------------------------------------------------------------------------

    def wake(self, hosted: Hosted) -> None:
        """Ask every bot that is to move and is not thinking already."""
        table = hosted.table
        if table.phase != "playing" or not self.attended(hosted):
            return
        for seat in table.asked():
            if seat not in hosted.bots and self._is_asked(table, seat):
                self._begin(hosted, seat)

    @staticmethod
    def _is_asked(table: Table, seat: int) -> bool:
        if table.phase != "playing" or seat not in table.asked():
            return False
        return bool(table.seats[seat].acting_bot) and lessons.script(table, seat) is not None

    def _begin(self, hosted: Hosted, seat: int) -> None:
        table = hosted.table
        bot, seq = table.seats[seat].acting_bot, table.seq[seat]
        scripted = lessons.scripted(table, seat)
        question = None
        if not scripted:
            question = self.question(table, bot, seat)
            planner, plan = hosted.plans.get(seat, ("", []))
            question["plan"] = plan if planner == bot else []

        def done(reply: Json) -> None:
            if hosted.bots.get(seat) == number:
                del hosted.bots[seat]
                hosted.plans[seat] = (bot, reply.get("plan") or [])
                self._answer(hosted, seat, seq, scripted or str(reply.get("text") or ""))

        number = self.ask(question, done, PAUSE)
        hosted.bots[seat] = number

    def _answer(self, hosted: Hosted, seat: int, seq: int, text: str) -> None:
        """A bot's answer is judged like a person's; one that is not legal is replaced by one that
        is, so that the game goes on."""
        for one in (text, ""):
            table = hosted.table
            if not self._is_asked(table, seat):
                return
            chosen = one or table.game.legal(table.view(seat), seat)[0].text
            try:
                self.act(hosted, _bots(seat, seq, chosen))
            except Refused as refused:
                if refused.code in ("stale", "not-asked", "over", "closed"):
                    self.wake(hosted)
                    return
            else:
                return

    # --- hints and reviews ------------------------------------------------------------------

    def find_hint(self, hosted: Hosted, seat: int, seq: int) -> None:
        """Look for a hint, unless that is done already."""
        kept = hosted.hint(seat)
        if kept is not None and kept.state != "failed":
            return
        advice = hosted.hints[seat] = Advice(seq)
        question = {**self.question(hosted.table, thinking.HINT, seat), "seconds": HINT_SECONDS}
        question["plan"] = hosted.followed.get(seat, [])

        def done(reply: Json) -> None:
            found = reply.get("hint")
            hosted.followed[seat] = found["ahead"] if found else []
            advice.found = found if found and found.get("options") else None
            advice.state = "ready" if advice.found else "failed"
            self.told(hosted)

        self.ask(question, done)
        self.told(hosted)


def _bots(seat: int, seq: int, text: str) -> Judge:
    def judge(table: Table, now: int) -> list[Row]:
        if lessons.script(table, seat) is None:
            raise Refused("not-asked")
        return lessons.submit(table, seat, [text], seq, "", now, by_bot=True)

    return judge
