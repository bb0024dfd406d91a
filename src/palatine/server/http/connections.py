"""Connections that say nothing: whoever opens one has some seconds to send a whole request, and an
address has only so many of them at once. uvicorn itself would wait for ever."""

import asyncio
import ipaddress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from palatine.server.config import Config
from palatine.server.limits import Slot, Slots, network_of

STATE = "connections"  # where the application's state has them


class Connections:
    """The sockets of every address, and what it has half open: connections whose request is not
    there yet and sockets that have not said hello."""

    def __init__(self, config: Config) -> None:
        self.seconds = config.request_seconds
        self.sockets = Slots(config.address_sockets if config.limits else None)
        self.half_open = Slots(config.address_half_open if config.limits else None)
        self._proxies = [_network(one) for one in config.proxies]

    def is_proxy(self, address: str) -> bool:
        """Whether many people may come from this address: a proxy counts its callers itself. What
        is no address is a socket in the file system, which only a proxy uses."""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return True
        return any(found in network for network in self._proxies if network is not None)


def _network(proxy: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """The addresses that a setting names; None for what is none, as the path of a socket."""
    try:
        return ipaddress.ip_network("0.0.0.0/0" if proxy == "*" else proxy, strict=False)
    except ValueError:
        return None


class ImpatientProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol, which closes a connection that sends no request in time."""

    _slot: Slot | None = None
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
        """Whether no whole request has arrived: none at all, not the next one, or only half of a
        body."""
        upgraded = self.transport.get_protocol() is not self
        cycle = self.cycle
        return not upgraded and (cycle is None or cycle.response_complete or cycle.more_body)

    def _expect_request(self) -> None:
        """Start the time limit of the next request and count the connection as half open, unless
        that is done already."""
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
        """The request has arrived, or the connection is closed: stop counting."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._slot is not None:
            self._slot.release()
            self._slot = None
