"""Who is signed in, as this process remembers it: one object for each token, shared by all requests
and sockets that use the token, so that all of them see at once when it becomes void."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from weakref import WeakValueDictionary

from palatine.server.db import people
from palatine.server.db.people import Person
from palatine.server.db.store import Store
from palatine.server.ops.logs import log_error

NEVER = float("-inf")


class Login:
    """A token that a client has shown, by its hash. `person` is None where the token is void."""

    __slots__ = ("__weakref__", "hash", "noted_at", "person", "read_at")

    def __init__(self, hash: str = "", person: Person | None = None) -> None:
        self.hash = hash
        self.person = person
        self.read_at = NEVER  # when the store was last asked, on the monotonic clock
        self.noted_at = NEVER  # when the store was last told that the token is in use

    @property
    def id(self) -> str:
        """The person's id, '' for somebody who is not signed in."""
        return self.person.id if self.person else ""


class Logins:
    """Finds people by their tokens. `changed` is called with the logins whose person has changed.

    The store decides. What is in memory is trusted for a few seconds, and only while this process
    would hear of a change: on a shared store, while it listens for notices (`is_listening`).
    """

    def __init__(self, store: Store, seconds: float, changed: Callable[[set[Login]], None]) -> None:
        self.store = store
        self.seconds = seconds
        self.is_listening = not store.is_shared  # a process alone makes all changes itself
        self._changed = changed
        self._device_seconds = store.config.device_seconds
        self._changes = 0  # lets a reader see that a notice arrived while it was reading
        self._all: WeakValueDictionary[str, Login] = WeakValueDictionary()
        self._recent: OrderedDict[str, Login] = OrderedDict()

    async def find(self, token: str) -> Login:
        """The login of a token; one without a person where the token is empty, unknown or void."""
        if not token:
            return Login()
        key = people.hash_of(token)
        login = self._all.get(key)
        if login is not None and self._is_fresh(login):
            return login
        return await self._read(key)

    def _is_fresh(self, login: Login) -> bool:
        known = login.person is not None and self.is_listening
        return known and time.monotonic() - login.read_at < self.seconds

    async def _read(self, key: str) -> Login:
        found = await self._ask_store([key])
        if not found and key not in self._all:
            return Login(key)  # anybody can invent tokens: unknown ones are not remembered
        login = self._all.setdefault(key, Login(key))
        self._take([login], found)
        self._remember(login)
        return login

    async def _ask_store(self, hashes: list[str]) -> dict[str, Person]:
        """Ask the store whose tokens these are. Ask again where something changed before the answer
        came: an old answer must not make a void token valid."""
        found: dict[str, Person] = {}
        changes = -1
        while hashes and changes != self._changes:
            changes = self._changes
            found = await self.store.read(people.by_hashes(hashes, time.time_ns() // 1_000_000))
        return found

    def _remember(self, login: Login) -> None:
        self._recent[login.hash] = login
        self._recent.move_to_end(login.hash)
        if len(self._recent) > self.store.config.logins_remembered:
            self._recent.popitem(last=False)

    def _take(self, logins: Iterable[Login], found: dict[str, Person]) -> None:
        """Take the store's answer about these logins, and report those that have changed."""
        changed = set()
        for login in logins:
            was, login.person = login.person, found.get(login.hash)
            login.read_at = time.monotonic()
            if was != login.person:
                changed.add(login)
        if changed:
            self._changed(changed)

    def is_due(self, login: Login) -> bool:
        """Whether the store should be told now that a token is in use. The caller must then do so:
        the next call says no."""
        now = time.monotonic()
        if login.person is None or now - login.noted_at < self._device_seconds:
            return False
        login.noted_at = now
        return True

    # --- changes ----------------------------------------------------------------------------

    async def refresh(self, person: str) -> None:
        """Something about a person has changed: a token is void, a name is new. Where the store
        cannot be asked now, the tokens count as void: nobody goes on playing because the server
        does not know."""
        self._changes += 1
        mine = [login for login in self._all.values() if login.id == person]
        try:
            found = await self._ask_store([login.hash for login in mine])
        except Exception:
            log_error("logins")
            found = {}
        self._take(mine, found)

    async def recheck(self, held: Iterable[Login]) -> None:
        """Ask the store about logins that stay in use for long, as those of open sockets do."""
        logins = [login for login in set(held) if login.hash]
        self._take(logins, await self._ask_store([login.hash for login in logins]))

    def lost_touch(self) -> None:
        """This process no longer hears of changes: every request asks the store until it listens
        again."""
        self.is_listening = False

    async def listens(self, held: Iterable[Login]) -> None:
        """This process hears of changes from now on; what it read earlier may have changed
        since."""
        self._changes += 1
        for login in self._all.values():
            login.read_at = NEVER
        self.is_listening = True
        await self.recheck(held)
