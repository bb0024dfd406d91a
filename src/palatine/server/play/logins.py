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
    """A token that a client has sent, by its hash. `person` is None where the token is void."""

    __slots__ = ("__weakref__", "hash", "noted_at", "person", "read_at")

    def __init__(self, hash: str = "", person: Person | None = None) -> None:
        self.hash = hash
        self.person = person
        self.read_at = NEVER  # when it was last read from the store, on the monotonic clock
        self.noted_at = NEVER  # when its use was last noted in the store

    @property
    def id(self) -> str:
        """The person's id; '' where nobody is signed in."""
        return self.person.id if self.person else ""


class Logins:
    """Finds people by their tokens. `changed` is called with the logins whose person has changed.

    The store decides. What is in memory is valid for a few seconds, and only while this process
    gets notices of changes: on a shared store, while it listens (`is_listening`).
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
            return Login(key)  # a client can invent any number of tokens: they are not kept
        login = self._all.setdefault(key, Login(key))
        self._take([login], found)
        self._remember(login)
        return login

    async def _ask_store(self, hashes: list[str]) -> dict[str, Person]:
        """Read from the store whose tokens these are. Read again where a notice has arrived in the
        meantime: an outdated answer must not make a void token valid."""
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
        """Whether it is time to note in the store that a token is in use. Where this returns True,
        the caller must do so: the next call returns False."""
        now = time.monotonic()
        if login.person is None or now - login.noted_at < self._device_seconds:
            return False
        login.noted_at = now
        return True

    # --- changes ----------------------------------------------------------------------------

    async def refresh(self, person: str) -> None:
        """Read the logins of a person again, for a token, the name or a ban has changed. Where the
        store cannot be read, the tokens count as void: an unknown state gives no access."""
        self._changes += 1
        mine = [login for login in self._all.values() if login.id == person]
        try:
            found = await self._ask_store([login.hash for login in mine])
        except Exception:
            log_error("logins")
            found = {}
        self._take(mine, found)

    async def recheck(self, held: Iterable[Login]) -> None:
        """Read again the logins that stay in use for a long time, such as those of open sockets."""
        logins = [login for login in set(held) if login.hash]
        self._take(logins, await self._ask_store([login.hash for login in logins]))

    def stop_listening(self) -> None:
        """Note that this process gets no notices of changes: until it does again, every request
        reads the store."""
        self.is_listening = False

    async def start_listening(self, held: Iterable[Login]) -> None:
        """Note that this process gets notices of changes from now on, and read everything again
        that was read earlier."""
        self._changes += 1
        for login in self._all.values():
            login.read_at = NEVER
        self.is_listening = True
        await self.recheck(held)
