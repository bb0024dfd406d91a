"""The application: all routes, and how a process starts and stops."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import anyio.lowlevel
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from palatine import __version__
from palatine.server import preparing
from palatine.server.config import Config
from palatine.server.db.store import Store, Unavailable
from palatine.server.http import (
    account,
    articles,
    conduct,
    describe,
    documents,
    finished,
    games,
    guides,
    importing,
    lessons,
    me,
    notes,
    pages,
    puzzles,
    seat,
    tables,
    thumbnails,
    tries,
    verification,
)
from palatine.server.http.auth import Guests
from palatine.server.http.connections import STATE, Connections
from palatine.server.http.context import Routes
from palatine.server.http.middleware import Guard
from palatine.server.limits import LimitSlot, caller_of
from palatine.server.ops import health
from palatine.server.ops.logs import log
from palatine.server.ops.metrics import METRICS
from palatine.server.play.background import Background
from palatine.server.play.hub import Hub, NoTable
from palatine.server.socket.session import Socket
from palatine.server.workers.schedule import Payer
from palatine.table.errors import Refused

STATIC = Path(__file__).parent / "static"


class Files(StaticFiles):
    """The static files of the page; a browser may keep them, and revalidates them each time."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers.setdefault("cache-control", "no-cache")
        return response


def make_app(config: Config) -> Starlette:
    """The ASGI application of one process."""
    store = Store(config)
    hub = Hub(config, store)
    guests = Guests(config, hub.logins)
    connections = Connections(config)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        preparing.prepare(config)
        await anyio.lowlevel.checkpoint()  # anyio imports its backend at its first use
        store.open()
        await hub.records.start()
        background = Background(hub)
        await background.start()
        lag = asyncio.create_task(health.watch_loop(config.lag_seconds))
        METRICS.gauges["palatine_tables"] = lambda: len(hub.lives)
        METRICS.gauges["palatine_bot_queue"] = lambda: hub.workers.waiting
        METRICS.gauges["palatine_half_open"] = connections.half_open.total
        METRICS.gauges["palatine_sockets"] = lambda: sum(
            len(live.sockets) for live in hub.lives.values()
        )
        log("started", version=__version__, pid=os.getpid(), server=hub.server)
        try:
            yield {STATE: connections}
        finally:
            lag.cancel()
            await background.stop()
            await hub.close()
            store.close()
            log("stopped", pid=os.getpid(), server=hub.server)

    app = Starlette(
        routes=_routes(Routes(hub, guests), hub, guests, connections),
        middleware=[
            Middleware(Guard, guests=guests, costs=hub.costs, connections=connections),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=config.gzip_level),
        ],
        lifespan=lifespan,
        exception_handlers={
            404: pages.not_found,
            405: pages.not_found,
            Unavailable: pages.unavailable,
        },
    )
    app.state.hub = hub
    app.state.connections = connections
    return app


def _routes(routes: Routes, hub: Hub, guests: Guests, connections: Connections) -> list[BaseRoute]:
    return [
        *_page_routes(routes),
        *_game_routes(routes),
        *_table_routes(routes),
        *health.routes(health.Health(hub.config, hub.store, hub.server), lambda: hub.stopping),
        WebSocketRoute("/ws/{table}", _socket(hub, guests, connections)),
        Mount("/static", Files(directory=STATIC)),
        *_offline(hub.config),
    ]


def _offline(config: Config) -> list[BaseRoute]:
    """The static site that needs no server, where the setting `offline` names its folder."""
    if not config.offline:
        return []
    return [Mount("/offline", Files(directory=config.offline, html=True, check_dir=False))]


def _page_routes(routes: Routes) -> list[BaseRoute]:
    shown = {
        "/": pages.home,
        "/table/{table}": pages.table,
        "/replay/{table}": pages.replay,
        "/review/{table}": articles.page,
        "/review/{table}/try": tries.page,
        "/verify/{table}": pages.verify,
        "/how/{game}": guides.how,
        "/rules/{game}": guides.rules,
        "/learn": pages.learn,
        "/ratings": pages.first_ratings,
        "/ratings/{game}": pages.ratings,
        "/keys": pages.keys,
        "/score": pages.scores,
        "/score/{game}": pages.score,
        "/puzzles": puzzles.list_page,
        "/puzzles/{game}": puzzles.game_page,
    }
    return [
        *(routes.get(path, pages.with_error_page(handler)) for path, handler in shown.items()),
        routes.get("/symbols/{name}.svg", pages.symbols),
        routes.get("/api/words", pages.words),
    ]


def _game_routes(routes: Routes) -> list[BaseRoute]:
    return [
        routes.get("/api/me", me.get_me),
        routes.post("/api/me", me.post_me),
        routes.post("/api/me/link", me.link),
        routes.post("/api/me/linked", me.linked),
        routes.post("/api/me/forget", me.forget),
        routes.get("/api/me/devices", account.devices),
        routes.post("/api/me/out", account.sign_out),
        routes.post("/api/me/delete", account.delete),
        routes.get("/api/games", games.get_games),
        routes.get("/api/home", games.get_home),
        routes.get("/api/ratings/{game}", games.get_ratings),
        routes.get("/api/guide/{game}", guides.get_guide),
        routes.post("/api/score/{game}", documents.post_score),
        routes.post("/api/moves/{game}", documents.post_moves),
        routes.post("/api/draw/{game}", documents.post_draw),
        routes.get("/api/sheet/{game}", documents.get_sheet),
        routes.post("/api/sheet/{game}", documents.post_sheet),
        routes.get("/api/notes/{game}", notes.get_notes),
        routes.get("/api/puzzles", puzzles.get_list),
        routes.get("/api/puzzles/{game}", puzzles.get_game),
        routes.post("/api/puzzles/{game}/{puzzle}", puzzles.post_puzzle),
        routes.post("/api/puzzles/{game}/{puzzle}/ask", puzzles.post_ask),
        routes.post("/api/puzzles/{game}/{puzzle}/answer", puzzles.post_answer),
        routes.post("/api/describe", describe.post_describe),
        routes.get("/api/picture/{game}", thumbnails.get_picture),
        routes.post("/api/verify", verification.post_verify),
        routes.post("/api/records", importing.post_record),
        routes.get("/api/keys", verification.get_keys),
    ]


def _table_routes(routes: Routes) -> list[BaseRoute]:
    base = "/api/tables/{table}"
    posts = {
        "sit": tables.sit,
        "stand": tables.stand,
        "bot": tables.seat_bot,
        "close": tables.close,
        "rematch": tables.rematch,
        "review": finished.review,
        **seat.ROUTES,
        **conduct.ROUTES,
    }
    gets = {
        "links": tables.links,
        "glance": tables.get_glance,
        "export": finished.export,
        "record": finished.record,
        "replay": finished.get_replay,
        "article": articles.get_article,
        "verify": finished.get_verify,
    }
    return [
        routes.post("/api/tables", tables.create),
        routes.post("/api/lessons", lessons.create),
        routes.get(base, tables.get_table),
        *(routes.post(f"{base}/{name}", handler) for name, handler in posts.items()),
        routes.post(f"{base}/try/{{puzzle}}", tries.post_puzzle),
        routes.post(f"{base}/try/{{puzzle}}/ask", tries.post_ask),
        routes.post(f"{base}/try/{{puzzle}}/answer", tries.post_answer),
        *(routes.get(f"{base}/{name}", handler) for name, handler in gets.items()),
    ]


def _socket(
    hub: Hub, guests: Guests, connections: Connections
) -> Callable[[WebSocket], Awaitable[None]]:
    async def socket(ws: WebSocket) -> None:
        """The endpoint of the socket of a table."""
        silent = connections.half_open.take(caller_of(ws.scope))
        if silent is None:
            await ws.close(4429)
            return
        try:
            await _serve(ws, silent)
        finally:
            silent.release()

    async def _serve(ws: WebSocket, silent: LimitSlot) -> None:
        await ws.accept()
        try:
            login = await guests.login(ws)
            payer = Payer(login.id, caller_of(ws.scope))
            live = await hub.costs.run(payer, hub.open(ws.path_params["table"]))
        except NoTable:
            await ws.close(4404)
            return
        except Refused:  # too many requests of this address are waiting
            await ws.close(4429)
            return
        except Unavailable:
            await ws.close(1013)  # try again later
            return
        await Socket(hub, live, ws, login, silent).run()

    return socket
