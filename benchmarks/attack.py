"""An attack from one address within the limits, for benchmarks/load.py --attack.

    python benchmarks/attack.py URL SECONDS

It sends every kind of request that causes work, as often as the limits allow: documents of the
largest size, lists of them, records, replays, pictures, pages in all languages, tables, joins; and
it opens sockets that ask for previews, reasons, views and chat without pause. It prints the number
of answers of each kind, and the processor time that it has used itself.
"""

import asyncio
import itertools
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from palatine import games
from server.running import Guest

ROOT = Path(__file__).parents[1]

ADDRESS = "127.0.66.6"
SOCKETS = 30
EVERY = 1 / 19  # seconds between two messages of a socket: just within the rate limit
PATIENCE = 0.05  # seconds to wait after a refusal that names no time

Request = tuple[str, str, Any]


class Attacker:
    """A client with one address and one name, with a running table and a finished one."""

    def __init__(self, url: str, seconds: float) -> None:
        self.url = url
        self.until = time.monotonic() + seconds
        self.answers: Counter[str] = Counter()
        self.guest = Guest(url, "Eve", ADDRESS)
        self.over = self.guest.new_table("torres", ["me", "me"])["id"]
        self.guest.post(f"/api/tables/{self.over}/resign", {"seat": 0})
        self.playing = self.guest.new_table("torres", ["me", "me"], private=False)["id"]
        self.view = self.guest.view(self.playing)
        self.headers = {"authorization": f"Bearer {self.guest.token}"}

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    def requests(self) -> list[Request]:
        """One request of each kind."""
        throne = games.load("between").documents.blank()["throne"]
        rooms = [[[x % 16 - 8, x // 16 - 8], f"R{x}"] for x in range(250)]
        document = {"throne": throne, "rooms": rooms, "cards": ["x"] * 250}
        records = sorted((ROOT / "tests" / "records" / "castles").glob("*.txt"))
        record = records[0].read_text("utf-8")
        tower = {"heights": [[3] * 8] * 8, "knights": [[[0, 0]], [[2, 0]]], "king": [5, 5]}
        seat, seq = self.view["you"]["seat"], self.view["seq"]
        look = {"seat": seat, "seq": seq, "touches": []}
        new = {"game": "torres", "seats": ["me", "open"], "private": False}
        table = f"/api/tables/{self.playing}"
        return [
            ("POST", "/api/score/between", {"document": document, "lenient": True}),
            ("POST", "/api/score/between", [{"throne": throne}] * 20),
            ("POST", "/api/moves/torres", tower),
            ("POST", "/api/draw/torres", {"document": tower}),
            ("POST", "/api/verify", {"record": record}),
            ("POST", f"{table}/preview", look),
            ("POST", f"{table}/why", look),
            ("POST", f"{table}/chat", {"text": "x" * 500}),
            ("POST", f"{table}/sit", {}),
            ("POST", "/api/tables", new),
            ("GET", f"/api/tables/{self.over}/replay?at=0", None),
            ("GET", f"/api/tables/{self.over}/verify", None),
            ("GET", f"{table}?lines=0&lang=ru", None),
            ("GET", f"{table}/export", None),
            ("GET", "/api/picture/louis?lang=pl", None),
            ("GET", "/?lang=cs", None),
            ("GET", "/rules/louis?lang=ru", None),
        ]

    async def run(self) -> dict[str, int]:
        made = self.requests()
        transport = httpx.AsyncHTTPTransport(local_address=ADDRESS)
        async with httpx.AsyncClient(
            base_url=self.url, headers=self.headers, timeout=60, transport=transport
        ) as http:
            asking = [self.ask(http, request) for request in made]
            await asyncio.gather(*asking, *(self.talk(n) for n in range(SOCKETS)))
        return dict(sorted(self.answers.items()))

    async def ask(self, http: httpx.AsyncClient, request: Request) -> None:
        """Send the same request again and again."""
        method, path, body = request
        while self.goes_on:
            try:
                answer = await http.request(method, path, json=body)
            except httpx.TransportError:
                self.answers["lost"] += 1
                await asyncio.sleep(PATIENCE)
                continue
            self.answers[str(answer.status_code)] += 1
            if answer.status_code in (429, 503):
                await asyncio.sleep(float(answer.headers.get("retry-after", PATIENCE)))

    async def talk(self, number: int) -> None:
        """Open a socket and send messages without pause."""
        url = self.url.replace("http://", "ws://") + f"/ws/{self.playing}"
        while self.goes_on:
            try:
                async with connect(
                    url,
                    additional_headers=self.headers,
                    max_size=None,
                    open_timeout=30,
                    local_addr=(ADDRESS, 0),
                ) as ws:
                    self.answers["sockets"] += 1
                    await asyncio.gather(self.listen(ws), self.speak(ws))
            except (OSError, TimeoutError, WebSocketException):
                self.answers["sockets lost"] += 1
                await asyncio.sleep(1.0)

    async def listen(self, ws: Any) -> None:
        async for raw in ws:
            self.answers["socket " + str(json.loads(raw)["type"])] += 1

    async def speak(self, ws: Any) -> None:
        seat, seq = self.view["you"]["seat"], self.view["seq"]
        messages = itertools.cycle(
            [
                {"type": "hello", "seat": seat, "lang": "ru"},
                {"type": "preview", "seq": seq, "touches": []},
                {"type": "why", "seq": seq, "touches": ["x"]},
                {"type": "preview", "seq": seq, "touches": []},
                {"type": "chat", "text": "x" * 400},
                {"type": "ping", "t": 1},
            ]
        )
        while self.goes_on:
            await ws.send(json.dumps(next(messages)))
            await asyncio.sleep(EVERY)
        await ws.close()


if __name__ == "__main__":
    attacker = Attacker(sys.argv[1], float(sys.argv[2]))
    print("ready", flush=True)
    before = time.process_time()
    answers = asyncio.run(attacker.run())
    print(json.dumps({"answers": answers, "cpu_seconds": time.process_time() - before}))
