"""kill -9 under play: every acknowledged move is there afterwards, none twice, play goes on."""

import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from sqlalchemy import create_engine, text

from palatine.core.record import parse_record
from palatine.core.rng import Rng
from palatine.core.verification import verify
from palatine.server.config import Config
from server.running import Guest, Json, OwnProcess
from server.serving import know_tiny

PAUSE = 0.005  # seconds: the server is to be killed under play, not under a flood
GAMES = [("tiny", 3, 0), ("torres", 2, 1), ("tiny", 2, 0), ("torres", 2, 0)]  # seats, bots


@dataclass
class Player:
    """One table and all its people, who play as fast as they can."""

    guests: list[Guest]
    game: str
    bots: int
    rng: Rng
    table: str = ""
    known: dict[tuple[int, str], str] = field(default_factory=dict)  # acknowledged: seat, id
    finished: list[str] = field(default_factory=list)
    moves: int = 0
    resent: int = 0
    error: str = ""

    def open_table(self) -> None:
        """A new table; whoever is needed sits down. Made in quiet, never under fire."""
        people = ["me"] + ["open"] * (len(self.guests) - 1)
        seats = people + ["bot:random"] * self.bots
        made = self.guests[0].new_table(self.game, seats)
        for seat, guest in enumerate(self.guests[1:], 1):
            guest.sit(made["id"], seat=seat, secret=made["invite"])
        self.table = made["id"]

    def run(self, stop: threading.Event) -> None:
        try:
            while not stop.is_set():
                self.step(stop)
                time.sleep(PAUSE)
        except Exception as error:
            self.error = f"{type(error).__name__}: {error}"

    def step(self, stop: threading.Event) -> None:
        """Whoever is asked answers; then the next."""
        seat = self.rng.below(len(self.guests))
        view = self.patient(stop, lambda: self.guests[seat].view(self.table, seat=seat))
        if view is None:
            return
        if view["table"]["state"] == "over":
            if self.table not in self.finished:
                self.finished.append(self.table)
            time.sleep(0.05)
            return
        assert view["table"]["state"] == "playing", view["table"]
        if view["pending"]["mine"]:
            self.answer(stop, seat, view)

    def answer(self, stop: threading.Event, seat: int, view: Json) -> None:
        """One move, sent again and again with the same id until it is acknowledged."""
        offer = view["offers"][self.rng.below(len(view["offers"]))][0]
        word = secrets.token_hex(8)
        body = {"seat": seat, "id": word, "seq": view["seq"], "texts": [offer]}
        path = f"/api/tables/{self.table}/move"
        told = self.patient(stop, lambda: self.guests[seat].post(path, body))
        if told is not None:
            self.known[seat, word] = self.table
            self.moves += 1
            self.resent += bool(told["again"])

    def patient(self, stop: threading.Event, ask: Callable[[], Json]) -> Json | None:
        """Ask until there is an answer: the server may be dead just now."""
        while True:
            try:
                return ask()
            except httpx.TransportError:
                if stop.is_set():
                    return None
                time.sleep(0.03)


class Chaos:
    """A server that is killed, players that go on, and a look into the store after each time."""

    def __init__(self, folder: Path, database: str = "", seed: str = "chaos", tables: int = 4):
        know_tiny()
        self.server = OwnProcess(folder, database)
        self.rng = Rng(seed)
        self.url = Config(database=database, data=str(folder)).url
        self.server.start()
        self.players = [self._player(i, *GAMES[i % len(GAMES)]) for i in range(tables)]
        self.kills = 0

    def _player(self, number: int, game: str, seats: int, bots: int) -> Player:
        guests = [Guest(self.server.url, f"P{i}") for i in range(seats - bots)]
        player = Player(guests, game, bots, Rng(f"{number}"))
        player.open_table()
        return player

    def run(self, kills: int, report: Callable[[int], None] = lambda kills: None) -> None:
        """So many rounds of: play, kill, look, start again."""
        for _ in range(kills):
            self.round()
            report(self.kills)
        self.server.stop()

    def round(self) -> None:
        stop = threading.Event()
        for player in self.players:
            if player.table in player.finished:
                player.open_table()
        threads = [threading.Thread(target=p.run, args=(stop,)) for p in self.players]
        for thread in threads:
            thread.start()
        time.sleep(0.1 + self.rng.below(400) / 1000)
        self.server.kill()
        self.kills += 1
        self.check_store()
        before = [player.moves for player in self.players]
        self.server.start()
        self._await_progress(before)
        stop.set()
        for thread in threads:
            thread.join()
        assert not any(p.error for p in self.players), [p.error for p in self.players]
        self.check_finished()

    def _await_progress(self, before: list[int]) -> None:
        """After the restart every table goes on, or has come to its end."""
        until = time.monotonic() + 120
        for player, moves in zip(self.players, before):
            while player.moves <= moves and player.table not in player.finished:
                assert not player.error, player.error
                assert time.monotonic() < until, f"{player.game} does not go on"
                time.sleep(0.02)

    def check_store(self) -> None:
        """Every acknowledged move is stored once; entries are numbered without a hole."""
        engine = create_engine(self.url)
        try:
            with engine.connect() as connection:
                query = "SELECT table_id, seat, move FROM entries WHERE move IS NOT NULL"
                found = [tuple(row) for row in connection.execute(text(query))]
                holes = connection.execute(
                    text(
                        "SELECT e.table_id FROM entries e GROUP BY e.table_id"
                        " HAVING count(*) <> max(e.n) OR min(e.n) <> 1"
                    )
                ).all()
                behind = connection.execute(
                    text(
                        "SELECT t.id FROM tables t WHERE t.rows <>"
                        " (SELECT count(*) FROM entries e WHERE e.table_id = t.id)"
                    )
                ).all()
        finally:
            engine.dispose()
        assert holes == [] and behind == []
        assert len(found) == len(set(found))
        stored = set(found)
        for player in self.players:
            for (seat, word), table in list(player.known.items()):
                assert (table, seat, word) in stored, "an acknowledged move is lost"

    def check_finished(self) -> None:
        """Games that came to an end under fire replay and verify."""
        from palatine import games

        for player in self.players:
            for table in player.finished:
                if table == player.table:
                    answer = player.guests[0].http.get(f"/api/tables/{table}/record")
                    verify(games.load(player.game), parse_record(answer.text))

    def close(self) -> None:
        for player in self.players:
            for guest in player.guests:
                guest.close()
        self.server.stop()

    @property
    def moves(self) -> int:
        return sum(player.moves for player in self.players)

    @property
    def resent(self) -> int:
        return sum(player.resent for player in self.players)
