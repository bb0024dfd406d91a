"""`serve`: one process, or several on one PostgreSQL."""

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
from palatine.server.app import make_app
from palatine.server.config import Config, config_from_json
from palatine.server.db.opening import check_store
from palatine.server.http.connections import ImpatientProtocol
from palatine.server.ops import logs
from palatine.server.ops.parent import stop_with_parent
from palatine.server.signing import load_signer

ENVIRONMENT = "PALATINE_CONFIG"

Handler = Callable[[int, FrameType | None], object]


class Server(uvicorn.Server):
    """Tells when it listens, so that a browser is not opened too early."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye before uvicorn closes every connection."""
        if isinstance(self.config.app, Starlette):
            await self.config.app.state.hub.dismiss()
        await super().shutdown(sockets)


def serve(config: Config, ready: Callable[[str], None], browse: bool = False) -> int:
    """Serve until interrupted. `ready` is told the address."""
    if config.workers > 1 and not config.is_shared:
        raise PalatineError("server-error-workers")
    logs.set_up(config.log_level)
    check_store(config)
    load_signer(config)  # a key that cannot be read is told before anything is served
    listening = bind(config)
    address = address_of(config, listening)

    def started() -> None:
        ready(address)
        if browse and can_browse():
            # In a thread: a browser may take its time, and the server has already begun.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if config.workers > 1:
        return _several(config, listening, started)
    server = Server(uvicorn_config(config, make_app(config)), started)
    server.run([listening])
    return 0


def can_browse() -> bool:
    """Whether a window can open; where there is no screen, a browser would take the terminal."""
    if os.environ.get("BROWSER") or sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def bind(config: Config) -> socket.socket:
    """Listen; a port that is taken is told in one line."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError as error:
        listening.close()
        told = {"host": config.host, "port": str(config.port), "reason": error.strerror or ""}
        raise PalatineError("server-error-port", told) from None
    listening.set_inheritable(True)
    return listening


def is_free(host: str, port: int) -> bool:
    """Whether nobody listens there yet."""
    try:
        bind(Config(host=host, port=port)).close()
    except PalatineError:
        return False
    return True


def address_of(config: Config, listening: socket.socket) -> str:
    """Where a browser finds it."""
    host = "127.0.0.1" if config.host in ("0.0.0.0", "::") else config.host
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listening.getsockname()[1]}/"


def uvicorn_config(config: Config, app: Starlette | str) -> uvicorn.Config:
    """uvicorn as it was measured: uvloop where it is, httptools, small messages in."""
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
    """Several processes that accept from one socket; the parent only watches over them."""
    from uvicorn.supervisors import Multiprocess

    os.environ[ENVIRONMENT] = json.dumps(config.to_json())
    settings = uvicorn_config(config, "palatine.server.run:from_environment")
    started()
    Multiprocess(settings, [listening]).run()
    return 0


def from_environment() -> Starlette:
    """The application of a worker process, by the configuration its parent left."""
    config = config_from_json(json.loads(os.environ[ENVIRONMENT]))
    logs.set_up(config.log_level)
    stop_with_parent()
    app = make_app(config)
    say_goodbye_first(app)
    return app


def say_goodbye_first(app: Starlette) -> None:
    """Among several processes uvicorn's own server runs, which closes every socket at a signal. So
    the signal comes to us, and to it when everybody has heard; a second one goes to it at once."""
    loop = asyncio.get_running_loop()

    async def leave(number: int, server: Handler) -> None:
        await app.state.hub.dismiss()
        server(number, None)

    def take_over(number: int) -> None:
        server = signal.getsignal(number)
        if not callable(server):
            return  # nobody waits for this signal

        def heard(number: int, frame: FrameType | None) -> None:
            signal.signal(number, server)
            asyncio.run_coroutine_threadsafe(leave(number, server), loop)

        signal.signal(number, heard)

    for number in (signal.SIGINT, signal.SIGTERM):
        take_over(number)
