"""Rate limits (token buckets) and limits on how many things may be open at once, by key: an
address, a person, a socket."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import MutableMapping
from typing import Any


def network_of(address: str) -> str:
    """The network by which an address is counted. A household has a whole /64 of IPv6, so that is
    one network; an IPv4 address written as IPv6 counts as IPv4; a text that is no address stays as
    it is."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def caller_of(scope: MutableMapping[str, Any]) -> str:
    """The network of the client of a request or a socket, by which limits count it."""
    client = scope.get("client")
    return network_of(client[0] if client else "")


class Bucket:
    """A token bucket: it holds at most `size` tokens and gets `rate` new ones a second."""

    __slots__ = ("at", "rate", "size", "tokens")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.tokens = size
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens if there are enough; returns whether there were."""
        self._fill()
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def spend(self, cost: float) -> None:
        """Take tokens in any case; the number of tokens may become negative."""
        self._fill()
        self.tokens -= cost

    def _fill(self) -> None:
        now = time.monotonic()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until there are so many tokens."""
        self._fill()
        return max(0.0, (cost - self.tokens) / self.rate)


class Limits:
    """Buckets by key. Beyond `remembered` buckets, those not used for longest are dropped."""

    def __init__(self, rate: float, size: float, remembered: int) -> None:
        self.rate = rate
        self.size = size
        self.remembered = remembered
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, key: str) -> Bucket:
        found = self._buckets.pop(key, None) or Bucket(self.rate, self.size)
        self._buckets[key] = found
        if len(self._buckets) > self.remembered:
            self._buckets.popitem(last=False)
        return found


class LimitSlot:
    """One of a limited number of things that may be open at once, until it is released."""

    __slots__ = ("_key", "_slots")

    def __init__(self, slots: "Slots", key: str) -> None:
        self._slots: Slots | None = slots
        self._key = key

    def release(self) -> None:
        """Release the slot; a second call changes nothing."""
        slots, self._slots = self._slots, None
        if slots is not None:
            slots.give_back(self._key)


class Slots:
    """At most `most` slots at once for each key; None: no limit."""

    def __init__(self, most: int | None) -> None:
        self.most = most
        self._taken: dict[str, int] = {}

    def take(self, key: str) -> LimitSlot | None:
        """A new slot for this key; None where it has as many as allowed."""
        taken = self._taken.get(key, 0)
        if self.most is not None and taken >= self.most:
            return None
        self._taken[key] = taken + 1
        return LimitSlot(self, key)

    def give_back(self, key: str) -> None:
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]

    def count(self, key: str) -> int:
        return self._taken.get(key, 0)

    def total(self) -> int:
        return sum(self._taken.values())
