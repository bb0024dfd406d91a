"""Load: 100 tables, 200 sockets, a move every two seconds at each table, real drawings.

    python benchmarks/load.py [--tables 100] [--seconds 60] [--every 2] [--game torres] [--attack]
        [--set loop_share=0.1 ...]

The server is started as a separate process; this process is the client. The report has the time
from sending a move to the last of the resulting views (p50, p99), lost messages, and the time until
all sockets have their view after they were closed and opened again at once. The delay of this
process itself (client_late) shows what a busy machine has added to the times, and cpu_seconds who
has used the processors meanwhile: only where `others` is small was the machine quiet.

With --attack all limits are on, the people of every table have a separate address, and they play
twice as long: first alone, then during an attack from another address (benchmarks/attack.py).
"""

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from palatine.core.chance import word_commitment
from server.running import OwnProcess, children

SETTLE = 5.0  # seconds to wait for a view, before we check whether it was due at all


class Seat:
    """The socket of one person."""

    def __init__(self, url: str, table: str, token: str, number: int, address: str) -> None:
        self.url = url.replace("http://", "ws://") + f"/ws/{table}"
        self.token = token
        self.number = number
        self.address = address
        self.view: dict[str, Any] = {}
        self.came = asyncio.Event()
        self.at = 0.0
        self.updates = 0
        self.bytes = 0
        self.refused = 0

    async def open(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        self.ws: ClientConnection = await connect(
            self.url,
            additional_headers=headers,
            max_size=None,
            open_timeout=30,
            local_addr=(self.address, 0),
        )
        self.came.clear()
        self.reader = asyncio.create_task(self._read())
        await self.ws.send(json.dumps({"type": "hello", "seat": self.number}))

    async def _read(self) -> None:
        async for raw in self.ws:
            arrived = time.perf_counter()
            kind = raw[:20]
            if '"update"' in str(kind):
                self.view = json.loads(raw)
                self.at = arrived
                self.updates += 1
                self.bytes += len(raw)
                self.came.set()
            elif '"refused"' in str(kind):
                self.refused += 1

    async def close(self) -> None:
        await self.ws.close()
        await self.reader


class Bench:
    """All tables, and the measurements."""

    def __init__(self, url: str, args: argparse.Namespace, server: int) -> None:
        self.url = url
        self.args = args
        self.server = server  # the id of the server's process
        self.tables: list[tuple[str, list[Seat]]] = []
        self.times: list[float] = []
        self.lost = 0
        self.unchanged = 0

    def address(self, number: int) -> str:
        """The network address of the people of a table; it matters only with limits."""
        return f"127.0.{1 + number // 200}.{1 + number % 200}"

    def client(self, number: int) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.address(number))
        return httpx.AsyncClient(base_url=self.url, timeout=60, transport=transport)

    async def set_up(self) -> None:
        for number in range(self.args.tables):
            async with self.client(number) as http:
                await self.new_table(http, self.address(number))
        for _, seats in self.tables:
            for seat in seats:
                await seat.open()
        for _, seats in self.tables:
            for seat in seats:
                await seat.came.wait()

    async def new_table(self, http: httpx.AsyncClient, address: str) -> None:
        tokens = []
        for name in ("Ada", "Bea"):
            told = await http.post("/api/me", json={"name": name, "program": True})
            tokens.append(told.json()["token"])
        body = {"game": self.args.game, "seats": ["me", "open"], "private": False}
        headers = [{"authorization": f"Bearer {token}"} for token in tokens]
        made = (await http.post("/api/tables", json=body, headers=headers[0])).json()
        path = f"/api/tables/{made['id']}"
        (await http.post(f"{path}/sit", json={}, headers=headers[1])).raise_for_status()
        words = [os.urandom(16).hex() for _ in headers]
        for seat, word in enumerate(words):
            after = made["commitment"]
            body = {"commitment": word_commitment(after, seat, word), "table_commitment": after}
            told = await http.post(f"{path}/commit", json=body, headers=headers[seat])
            told.raise_for_status()
        for seat, word in enumerate(words):
            told = await http.post(f"{path}/open", json={"word": word}, headers=headers[seat])
            told.raise_for_status()
        seats = [Seat(self.url, made["id"], token, i, address) for i, token in enumerate(tokens)]
        self.tables.append((made["id"], seats))

    async def play(self, number: int, until: float) -> None:
        """Make moves at one table; the moves of all tables are spread evenly over time."""
        _, seats = self.tables[number]
        await asyncio.sleep(self.args.every * number / len(self.tables))
        while time.perf_counter() < until:
            began = time.perf_counter()
            await self.move(seats, number)
            await asyncio.sleep(max(0.0, self.args.every - time.perf_counter() + began))

    async def move(self, seats: list[Seat], number: int) -> None:
        asked = next((seat for seat in seats if seat.view["pending"]["mine"]), None)
        if asked is None:
            self.lost += seats[0].view["table"]["state"] == "playing"
            return
        offers = asked.view["offers"]
        text = offers[(len(self.times) * 7 + number) % len(offers)][0]
        for seat in seats:
            seat.came.clear()
        began = time.perf_counter()
        message = {"type": "move", "id": os.urandom(8).hex(), "seq": asked.view["seq"]}
        await asked.ws.send(json.dumps({**message, "texts": [text]}))
        waits = [asyncio.wait_for(seat.came.wait(), SETTLE) for seat in seats]
        answers = await asyncio.gather(*waits, return_exceptions=True)
        if any(isinstance(answer, Exception) for answer in answers):
            self.unchanged += 1  # checked after the run: lost, or no change in this view
        if not isinstance(answers[seats.index(asked)], Exception):
            self.times.append(max(seat.at for seat in seats if seat.at > began) - began)

    async def play_all(self) -> dict[str, Any]:
        """Play at all tables for the given time; returns the times of the moves and the processor
        time of all that ran meanwhile."""
        self.times = []
        used = Used(self.server)
        late: list[float] = []
        watch = asyncio.create_task(lag(late))
        until = time.perf_counter() + self.args.seconds
        await asyncio.gather(*(self.play(i, until) for i in range(self.args.tables)))
        watch.cancel()
        client_late = round(percentile(late, 0.99), 1)
        return {
            **spread(self.times),
            "client_late_p99_ms": client_late,
            "cpu_seconds": used.so_far(),
        }

    async def check(self) -> None:
        """Check that every socket has received its present view."""
        for number, (table, seats) in enumerate(self.tables):
            async with self.client(number) as http:
                for seat in seats:
                    headers = {"authorization": f"Bearer {seat.token}"}
                    query = {"seat": seat.number}
                    told = await http.get(f"/api/tables/{table}", params=query, headers=headers)
                    now = told.json()
                    same = all(now[key] == seat.view[key] for key in ("drawings", "seq", "offers"))
                    self.lost += not same

    async def come_back(self) -> float:
        """Close all sockets and open them again at once; returns the seconds until the last one has
        its view."""
        seats = [seat for _, seats in self.tables for seat in seats]
        await asyncio.gather(*(seat.close() for seat in seats))
        began = time.perf_counter()
        await asyncio.gather(*(seat.open() for seat in seats))
        await asyncio.gather(*(seat.came.wait() for seat in seats))
        return max(seat.at for seat in seats) - began


class Used:
    """The processor time from now on: of the server, of its worker processes, of the players (this
    process), and of all other programs of the machine."""

    def __init__(self, server: int) -> None:
        self.server = server
        self.before = self._now()

    def so_far(self) -> dict[str, float]:
        spent = {name: seconds - self.before[name] for name, seconds in self._now().items()}
        whole = spent.pop("machine")
        ours = sum(spent.values())
        return {name: round(s, 1) for name, s in {**spent, "others": whole - ours}.items()}

    def _now(self) -> dict[str, float]:
        return {
            "machine": machine_seconds(),
            "server": cpu_seconds(self.server),
            "workers": sum(cpu_seconds(pid) for pid in children(self.server)),
            "players": cpu_seconds(os.getpid()),
        }


def cpu_seconds(pid: int) -> float:
    """The processor time of a process so far; 0 where the system does not provide it."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def machine_seconds() -> float:
    """The processor time of all processes of the machine so far; 0 where the system does not
    provide it."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return 0.0
    user, nice, system, *_ = stat.read_text().splitlines()[0].split()[1:]
    return (int(user) + int(nice) + int(system)) / os.sysconf("SC_CLK_TCK")


def percentile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


async def lag(found: list[float]) -> None:
    """Measure again and again how late this process itself is: a busy machine adds this to all
    times."""
    while True:
        due = time.perf_counter() + 0.01
        await asyncio.sleep(0.01)
        found.append(time.perf_counter() - due)


async def attacked(bench: Bench) -> dict[str, Any]:
    """Repeat the measurement during an attack. The attacking program has a low priority, since a
    real attacker would not use this machine's processors."""
    command = [sys.executable, str(Path(__file__).parent / "attack.py"), bench.url]
    attacker = await asyncio.create_subprocess_exec(
        *command, str(bench.args.seconds), stdout=subprocess.PIPE, preexec_fn=lambda: os.nice(19)
    )
    assert attacker.stdout is not None
    await attacker.stdout.readline()
    played = await bench.play_all()
    told, _ = await attacker.communicate()
    attack = json.loads(told)
    used = played["cpu_seconds"]
    used["attacker"] = round(attack["cpu_seconds"], 1)
    used["others"] = round(used["others"] - used["attacker"], 1)
    return {**played, "answers_to_attacker": attack["answers"]}


def spread(times: list[float]) -> dict[str, Any]:
    return {
        "moves": len(times),
        "p50_ms": round(percentile(times, 0.5), 1),
        "p99_ms": round(percentile(times, 0.99), 1),
        "max_ms": round(max(times) * 1000, 1),
    }


async def run(url: str, args: argparse.Namespace, pid: int) -> dict[str, Any]:
    bench = Bench(url, args, pid)
    await bench.set_up()
    played = await bench.play_all()
    spent = played["cpu_seconds"]["server"]
    attack = {"attacked": await attacked(bench)} if args.attack else {}
    await asyncio.sleep(0.5)
    await bench.check()
    seats = [seat for _, seats in bench.tables for seat in seats]
    updates = sum(seat.updates for seat in seats)
    size = sum(seat.bytes for seat in seats) // max(1, updates)
    back = await bench.come_back()
    await asyncio.gather(*(seat.close() for seat in seats))
    return {
        "tables": args.tables,
        "sockets": len(seats),
        "views": updates,
        "bytes_a_view": size,
        "lost": bench.lost,
        "refused": sum(seat.refused for seat in seats),
        **played,
        **attack,
        "server_cpu_ms_a_move": round(spent * 1000 / max(1, played["moves"]), 2),
        "all_back_s": round(back, 2),
        "load_average": round(os.getloadavg()[0], 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=2)
    parser.add_argument("--game", default="torres")
    parser.add_argument("--database", default="")
    parser.add_argument("--attack", action="store_true", help="measure also during an attack")
    parser.add_argument("--set", action="append", default=[], help="a setting of the server")
    parser.add_argument("--strict", action="store_true", help="fail beyond 50 ms, 2 s, or a loss")
    args = parser.parse_args()
    gc.disable()  # collections of this process would be measured as delays
    chosen = (one.partition("=") for one in args.set)
    # As a real server does, and tests do not: otherwise the first visitors are measured reading.
    settings = {"read_first": True, **{name: json.loads(value) for name, _, value in chosen}}
    with tempfile.TemporaryDirectory() as folder:
        server = OwnProcess(Path(folder), args.database, limits=args.attack, **settings)
        server.start()
        try:
            assert server.process is not None
            report = asyncio.run(run(server.url, args, server.process.pid))
        finally:
            server.stop()
    print(json.dumps(report))
    worst = max(report["p99_ms"], report.get("attacked", report)["p99_ms"])
    good = worst < 50 and report["all_back_s"] < 2 and not report["lost"]
    return 0 if good or not args.strict else 1


if __name__ == "__main__":
    sys.exit(main())
