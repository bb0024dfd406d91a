"""Who may see and do what at a table, for HTTP and sockets alike.

Nothing here is remembered: every question is answered from the table and the login as they are now,
so whoever stands up, is replaced or signs out loses a seat's secrets with that very entry. Ask
again after every `await`.
"""

from collections.abc import Callable

from palatine.core.state import SPECTATOR
from palatine.server.db.people import Person, same
from palatine.server.play.live_table import LiveTable
from palatine.server.play.logins import Login
from palatine.server.workers.schedule import Payer
from palatine.table.errors import Refused
from palatine.table.rows import Row
from palatine.table.table import Table

Judge = Callable[[Table, int], list[Row]]


class Visitor:
    """Somebody at a table: by the login he came with, and the secret of a link that he showed.
    address: where he comes from, as it is counted."""

    def __init__(self, live: LiveTable, login: Login, secret: str = "", address: str = "") -> None:
        self.live = live
        self.login = login
        self.address = address
        self._secret = ""
        self.show(secret)

    @property
    def table(self) -> Table:
        """As it is now: the live table replaces it at every entry."""
        return self.live.table

    @property
    def id(self) -> str:
        """The person's id; '' for a stranger, and as soon as the login is void."""
        return self.login.id

    @property
    def payer(self) -> Payer:
        """On whose account is thought what he asks for."""
        return Payer(self.id, self.address)

    def must_be(self) -> Person:
        """Somebody must be signed in."""
        if self.login.person is None:
            raise Refused("sign-in")
        return self.login.person

    # --- the table --------------------------------------------------------------------------

    def show(self, secret: str) -> None:
        """Take a secret of this table's links; one that opens nothing changes nothing."""
        if secret and (same(secret, self.live.watch) or same(secret, self.live.invite)):
            self._secret = secret

    @property
    def is_invited(self) -> bool:
        """Whether the link for those who are to sit down was shown."""
        return same(self._secret, self.live.invite)

    @property
    def is_host(self) -> bool:
        return bool(self.id) and self.id == self.table.setup.host

    @property
    def is_known(self) -> bool:
        """Whether the person belongs here: host, seated, or expected for a rematch."""
        if not self.id:
            return False
        return self.is_host or self.id in self.table.setup.expected or bool(self.seats)

    @property
    def may_look(self) -> bool:
        """Whether this table may be seen at all: it is public, one belongs here, or has a link."""
        return not self.table.setup.private or self.is_known or bool(self._secret)

    @property
    def may_sit(self) -> bool:
        """Whether an open seat may be taken: a link for watching is not enough."""
        return not self.table.setup.private or self.is_known or self.is_invited

    @property
    def may_sit_twice(self) -> bool:
        """A second seat is for several people at one screen, as host or invitation wish."""
        return self.is_host or self.is_invited

    def check_look(self) -> None:
        """Refuse as if there were no such table: nobody learns of a private one by asking."""
        if not self.may_look:
            raise Refused("no-such", "server-error-no-such")

    def check_sit(self) -> None:
        if not self.may_sit:
            raise Refused("secret", "server-error-secret")

    def check_host(self) -> None:
        if not self.is_host:
            raise Refused("not-host", "server-error-host")

    # --- a seat -----------------------------------------------------------------------------

    @property
    def seats(self) -> list[int]:
        """The person's own seats: several, where people share a screen."""
        return self.table.seats_of(self.id)

    def owns(self, seat: int) -> bool:
        return seat in self.seats

    def viewpoint(self, seat: int) -> int:
        """The seat to look from, if it is still the person's own; else beside the table."""
        return seat if self.owns(seat) else SPECTATOR

    def choose(self, wanted: int | None) -> int:
        """The seat to look from: the wanted one, if it is one's own; None is the one that is asked,
        else the first, else beside the table."""
        if wanted is None:
            return self._usual_seat()
        if wanted == SPECTATOR or wanted >= len(self.table.seats):
            return SPECTATOR
        return self.check_own(wanted)

    def own_seat(self, wanted: int | None) -> int:
        """The seat to act for: the wanted one, or the usual one where none is named."""
        return self.check_own(self._usual_seat() if wanted is None or wanted < 0 else wanted)

    def check_own(self, seat: int) -> int:
        """The same seat, if it is the person's own."""
        if not self.owns(seat):
            raise Refused("not-seated")
        return seat

    def _usual_seat(self) -> int:
        """Of one's own the one that is asked, else the first; SPECTATOR where there is none."""
        asked = [seat for seat in self.table.asked() if self.owns(seat)]
        return (asked or self.seats or [SPECTATOR])[0]

    def owning(self, seat: int, judge: Judge) -> Judge:
        """The same wish, judged for the owner of a seat only: while a wish waits for its turn, the
        seat may change hands or the login become void."""

        def judged(table: Table, now: int) -> list[Row]:
            if seat not in table.seats_of(self.id):
                raise Refused("not-seated")
            return judge(table, now)

        return judged
