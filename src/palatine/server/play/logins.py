"""Who is signed in, as this process remembers it: one object for each token, shared by every
request and socket that came with it, so that all of them see at once when the token is void."""

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
    """A token that somebody showed, by its hash. `person` is None where it is void."""

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
    """Finds people by their tokens. `changed` is called with the logins whose person changed.

    The store decides. Memory is believed for a few seconds, and only while this process would hear
    of a change: on a shared store that is while it listens for notices (`is_listening`).
    """

    def __init__(self, store: Store, seconds: float, changed: Callable[[set[Login]], None]) -> None:
        self.store = store
        self.seconds = seconds
        self.is_listening = not store.is_shared  # alone, everything that changes goes through us
        self._changed = changed
        self._device_seconds = store.config.device_seconds
        self._changes = 0  # so that a reading knows that a notice came while it was under way
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
            return Login(key)  # anybody can make up tokens: they are not remembered
        login = self._all.setdefault(key, Login(key))
        self._take([login], found)
        self._remember(login)
        return login

    async def _ask_store(self, hashes: list[str]) -> dict[str, Person]:
        """Whose tokens these are; asked again, when something changed before the answer was here:
        an old answer must not make a void token good."""
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
        """Take what the store says of these logins, and tell where that is something new."""
        changed = set()
        for login in logins:
            was, login.person = login.person, found.get(login.hash)
            login.read_at = time.monotonic()
            if was != login.person:
                changed.add(login)
        if changed:
            self._changed(changed)

    def is_due(self, login: Login) -> bool:
        """Whether the store is to be told now that a token is in use; asking says that it will."""
        now = time.monotonic()
        if login.person is None or now - login.noted_at < self._device_seconds:
            return False
        login.noted_at = now
        return True

    # --- changes ----------------------------------------------------------------------------

    async def refresh(self, person: str) -> None:
        """Something about a person has changed: a token is void, a name is new. Where the store
        cannot be asked now, the tokens are taken for void: nobody plays on by our ignorance."""
        self._changes += 1
        mine = [login for login in self._all.values() if login.id == person]
        try:
            found = await self._ask_store([login.hash for login in mine])
        except Exception:
            log_error("logins")
            found = {}
        self._take(mine, found)

    async def recheck(self, held: Iterable[Login]) -> None:
        """Ask the store about logins that are in use for long, as those of open sockets are."""
        logins = [login for login in set(held) if login.hash]
        self._take(logins, await self._ask_store([login.hash for login in logins]))

    def lost_touch(self) -> None:
        """We no longer hear of changes: every request asks the store until we listen again."""
        self.is_listening = False

    async def listens(self, held: Iterable[Login]) -> None:
        """We hear of changes from now on; what was read earlier may have changed unheard."""
        self._changes += 1
        for login in self._all.values():
            login.read_at = NEVER
        self.is_listening = True
        await self.recheck(held)
