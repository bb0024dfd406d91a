"""Running a server: one process, or several that share a PostgreSQL database."""

import asyncio
import json
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from palatine.core.errors import PalatineError
from palatine.server.config import Config, config_from_json
from palatine.server.db.opening import check_store
from palatine.server.http.connections import ImpatientProtocol
from palatine.server.ops import logs
from palatine.server.ops.parent import stop_with_parent
from palatine.server.signing import load_signer

ENVIRONMENT = "PALATINE_CONFIG"

Handler = Callable[[int, FrameType | None], object]


class Server(uvicorn.Server):
    """uvicorn's server, which calls `ready` when it listens, so that a browser is not opened too
    early."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send the reason to all sockets before uvicorn closes the connections."""
        if isinstance(self.config.app, Starlette):
            await self.config.app.state.hub.dismiss()
        await super().shutdown(sockets)


def serve(config: Config, ready: Callable[[str], None], browse: bool = False) -> int:
    """Run the server until it is interrupted; returns the exit status. ready: called with the
    address when the server listens; browse: open it in a browser."""
    if config.workers > 1 and not config.is_shared:
        raise PalatineError("server-error-workers")
    logs.set_up(config.log_level)
    check_store(config)
    load_signer(config)  # raises an error for an unreadable key before the server starts
    listening = bind(config)
    address = address_of(config, listening)

    def started() -> None:
        ready(address)
        if browse and can_browse():
            # In a thread, since starting a browser may take long.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if config.workers > 1:
        return _several(config, listening, started)
    from palatine.server.app import make_app  # which the parent of several processes never needs

    server = Server(uvicorn_config(config, make_app(config)), started)
    server.run([listening])
    return 0


def can_browse() -> bool:
    """Whether a browser window can be opened: without a screen, a text browser would occupy the
    terminal."""
    if os.environ.get("BROWSER") or sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def bind(config: Config) -> socket.socket:
    """Open the listening socket. Raises `PalatineError` where the port is in use."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError as error:
        listening.close()
        details = {"host": config.host, "port": str(config.port), "reason": error.strerror or ""}
        raise PalatineError("server-error-port", details) from None
    listening.set_inheritable(True)
    return listening


def is_free(host: str, port: int) -> bool:
    """Whether no program listens at this address and port."""
    try:
        bind(Config(host=host, port=port)).close()
    except PalatineError:
        return False
    return True


def address_of(config: Config, listening: socket.socket) -> str:
    """The address of the server for a browser on this machine."""
    host = "127.0.0.1" if config.host in ("0.0.0.0", "::") else config.host
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listening.getsockname()[1]}/"


def uvicorn_config(config: Config, app: Starlette | str) -> uvicorn.Config:
    """The configuration of uvicorn that was found to be fastest: uvloop where it is installed, and
    httptools. Incoming messages are limited in size."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=config.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        http=ImpatientProtocol,
        ws="websockets-sansio",
        ws_max_size=4 * config.message_bytes,
        ws_ping_interval=config.ping_seconds,
        ws_ping_timeout=config.ping_seconds,
        forwarded_allow_ips=list(config.proxies),
        timeout_graceful_shutdown=config.stop_seconds,
        timeout_keep_alive=config.keep_alive_seconds,
    )


def _several(config: Config, listening: socket.socket, started: Callable[[], None]) -> int:
    """Run several processes that accept connections from one socket; the parent only restarts
    them."""
    from uvicorn.supervisors import Multiprocess

    os.environ[ENVIRONMENT] = json.dumps(config.to_json())
    settings = uvicorn_config(config, "palatine.server.run:from_environment")
    started()
    Multiprocess(settings, [listening]).run()
    return 0


def from_environment() -> Starlette:
    """The application of one of several processes, with the configuration that the parent has put
    into the environment."""
    config = config_from_json(json.loads(os.environ[ENVIRONMENT]))
    logs.set_up(config.log_level)
    stop_with_parent()
    from palatine.server.app import make_app

    app = make_app(config)
    say_goodbye_first(app)
    return app


def say_goodbye_first(app: Starlette) -> None:
    """Send the reason to all sockets before the process stops. Each of several processes runs
    uvicorn's own server, which closes every socket at a signal. So we handle the first signal and
    pass it on when the sockets have been informed; a second one reaches uvicorn at once."""
    loop = asyncio.get_running_loop()

    async def leave(number: int, server: Handler) -> None:
        await app.state.hub.dismiss()
        server(number, None)

    def take_over(number: int) -> None:
        server = signal.getsignal(number)
        if not callable(server):
            return  # uvicorn does not handle this signal

        def heard(number: int, frame: FrameType | None) -> None:
            signal.signal(number, server)
            asyncio.run_coroutine_threadsafe(leave(number, server), loop)

        signal.signal(number, heard)

    for number in (signal.SIGINT, signal.SIGTERM):
        take_over(number)
