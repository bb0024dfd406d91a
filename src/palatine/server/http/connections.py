"""Limits for idle connections: a client must send a whole request within some seconds, and an
address may have only a limited number of unfinished requests. uvicorn itself has no such limit."""

import asyncio
import ipaddress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from palatine.server.config import Config
from palatine.server.limits import LimitSlot, Slots, network_of

STATE = "connections"  # the key of the `Connections` in the application's state


class Connections:
    """Counts, for each address, the open sockets and the half-open connections: those without a
    whole request, and sockets that have not sent their hello."""

    def __init__(self, config: Config) -> None:
        self.seconds = config.request_seconds
        self.sockets = Slots(config.address_sockets if config.limits else None)
        self.half_open = Slots(config.address_half_open if config.limits else None)
        self._proxies = [_network(one) for one in config.proxies]

    def is_proxy(self, address: str) -> bool:
        """Whether this is the address of a trusted proxy, which stands for many clients and limits
        them itself. A text that is no IP address names a Unix socket, which only a proxy uses."""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return True
        return any(found in network for network in self._proxies if network is not None)


def _network(proxy: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """The network that an entry of the setting `proxies` names; None where it names none, such as
    the path of a Unix socket."""
    try:
        return ipaddress.ip_network("0.0.0.0/0" if proxy == "*" else proxy, strict=False)
    except ValueError:
        return None


class ImpatientProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol with a time limit: a connection that sends no request is closed."""

    _slot: LimitSlot | None = None
    _timer: asyncio.TimerHandle | None = None

    @property
    def _all(self) -> Connections:
        found: Connections = self.app_state[STATE]
        return found

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect_request()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._waits_for_request():
            self._expect_request()
        else:
            self._got_request()

    def handle_websocket_upgrade(self) -> None:
        self._got_request()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._got_request()
        super().connection_lost(exc)

    def _waits_for_request(self) -> bool:
        """Whether the connection has no whole request: none has arrived since the last response,
        or a part of its body is missing."""
        upgraded = self.transport.get_protocol() is not self
        cycle = self.cycle
        return not upgraded and (cycle is None or cycle.response_complete or cycle.more_body)

    def _expect_request(self) -> None:
        """Start the time limit of the next request and count the connection as half open, unless
        both have been done already."""
        if self._timer is not None or self.transport.is_closing():
            return
        address = self.client[0] if self.client else ""
        if not self._all.is_proxy(address):
            self._slot = self._all.half_open.take(network_of(address))
            if self._slot is None:
                self.transport.abort()
                return
        self._timer = self.loop.call_later(self._all.seconds, self.transport.abort)

    def _got_request(self) -> None:
        """Stop the time limit and the counting: the request has arrived, or the connection is
        closed."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._slot is not None:
            self._slot.release()
            self._slot = None
