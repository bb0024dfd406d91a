"""Who may see and do what at a table, for HTTP and sockets alike.

Nothing here is remembered: every question is answered from the table and the login as they are now.
So a person who stands up, is replaced or signs out loses access to a seat's secrets at once. Ask
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
    """A person or an anonymous client at a table: known by the login and by the secret of the link
    that was used. address: the network address, as the limits count it."""

    def __init__(self, live: LiveTable, login: Login, secret: str = "", address: str = "") -> None:
        self.live = live
        self.login = login
        self.address = address
        self._secret = ""
        self.show(secret)

    @property
    def table(self) -> Table:
        """The table as it is now: the live table replaces this object at every entry."""
        return self.live.table

    @property
    def id(self) -> str:
        """The person's id; '' where nobody is signed in, or where the login has become void."""
        return self.login.id

    @property
    def payer(self) -> Payer:
        """The account to which the work for this visitor is counted."""
        return Payer(self.id, self.address)

    def require_person(self) -> Person:
        """The signed-in person. Raises `Refused` where nobody is signed in."""
        if self.login.person is None:
            raise Refused("sign-in")
        return self.login.person

    # --- the table --------------------------------------------------------------------------

    def show(self, secret: str) -> None:
        """Note the secret of a link to this table; a wrong secret changes nothing."""
        if secret and (same(secret, self.live.watch) or same(secret, self.live.invite)):
            self._secret = secret

    @property
    def is_invited(self) -> bool:
        """Whether the visitor has shown the link for players."""
        return same(self._secret, self.live.invite)

    @property
    def is_host(self) -> bool:
        return bool(self.id) and self.id == self.table.setup.host

    @property
    def is_known(self) -> bool:
        """Whether the person belongs to this table: as its host, seated, or expected for a
        rematch."""
        if not self.id:
            return False
        return self.is_host or self.id in self.table.setup.expected or bool(self.seats)

    @property
    def may_look(self) -> bool:
        """Whether the visitor may see this table at all: it is public, he belongs to it, or he has
        a link."""
        return not self.table.setup.private or self.is_known or bool(self._secret)

    @property
    def may_sit(self) -> bool:
        """Whether the visitor may take an open seat: a link for watching is not enough."""
        return not self.table.setup.private or self.is_known or self.is_invited

    @property
    def may_sit_twice(self) -> bool:
        """Whether the visitor may take a second seat, which is for several people at one screen:
        the host and those with the link for players may."""
        return self.is_host or self.is_invited

    def check_look(self) -> None:
        """Refuse with the error for a table that does not exist: nobody learns of a private table
        by asking."""
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
        """The person's own seats; several where people share a screen."""
        return self.table.seats_of(self.id)

    def owns(self, seat: int) -> bool:
        return seat in self.seats

    def viewpoint(self, seat: int) -> int:
        """The seat from which the visitor looks, if it is still his own; otherwise SPECTATOR."""
        return seat if self.owns(seat) else SPECTATOR

    def choose(self, wanted: int | None) -> int:
        """The seat from which the visitor wants to look: the wanted one, if it is his own; for None
        that of his seats that is asked, or else his first; SPECTATOR where he has none."""
        if wanted is None:
            return self._usual_seat()
        if wanted == SPECTATOR or wanted >= len(self.table.seats):
            return SPECTATOR
        return self.check_own(wanted)

    def own_seat(self, wanted: int | None) -> int:
        """The seat for which the visitor acts: the wanted one, or his usual one where none is
        named."""
        return self.check_own(self._usual_seat() if wanted is None or wanted < 0 else wanted)

    def check_own(self, seat: int) -> int:
        """The same seat, if it belongs to the person. Raises `Refused` otherwise."""
        if not self.owns(seat):
            raise Refused("not-seated")
        return seat

    def _usual_seat(self) -> int:
        """That of the person's seats which is asked, or else his first; SPECTATOR where he has
        none."""
        asked = [seat for seat in self.table.asked() if self.owns(seat)]
        return (asked or self.seats or [SPECTATOR])[0]

    def owning(self, seat: int, judge: Judge) -> Judge:
        """The same judgement, which also checks that the visitor still owns the seat: while a
        request waits for the table's lock, the seat may change hands or the login become void."""

        def judged(table: Table, now: int) -> list[Row]:
            if seat not in table.seats_of(self.id):
                raise Refused("not-seated")
            return judge(table, now)

        return judged
