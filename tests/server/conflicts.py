"""Two processes on one PostgreSQL: the same question answered through both at once."""

import secrets
import threading
from dataclasses import dataclass, field

import httpx

from palatine.core.rng import Rng
from server.running import Guest, Json


@dataclass
class Tally:
    """What became of conflicting submissions."""

    sent: int = 0
    pairs: int = 0
    accepted: int = 0
    refused: dict[str, int] = field(default_factory=dict)


class Rivals:
    """One table whose people each have a program at both processes; both answer at once, with
    different moves, or with the same move and the same id."""

    def __init__(self, urls: tuple[str, str], game: str, seats: int, seed: str) -> None:
        self.urls = urls
        self.rng = Rng(seed)
        self.game = game
        self.guests = [Guest(urls[0], f"P{i}") for i in range(seats)]
        self.twins = [self._twin(guest) for guest in self.guests]
        self.tally = Tally()
        self.known: dict[tuple[int, str], str] = {}
        self.tables: set[str] = set()
        self.table = ""
        self.open_table()

    def _twin(self, guest: Guest) -> httpx.Client:
        headers = {"authorization": f"Bearer {guest.token}"}
        return httpx.Client(base_url=self.urls[1], headers=headers, timeout=60)

    def open_table(self) -> None:
        seats = ["me"] + ["open"] * (len(self.guests) - 1)
        made = self.guests[0].new_table(self.game, seats)
        for guest in self.guests[1:]:
            guest.sit(made["id"], secret=made["invite"])
        self.table = made["id"]
        self.tables.add(self.table)

    def step(self) -> None:
        """The first seat that is asked answers twice at once."""
        view = self.guests[0].view(self.table, seat=0)
        if view["table"]["state"] == "over":
            self.open_table()
            return
        seat = view["pending"]["seats"][0]
        mine = self.guests[seat].view(self.table, seat=seat)
        if not mine["pending"]["mine"]:
            return
        same = self.rng.below(4) == 0
        words = [secrets.token_hex(8), secrets.token_hex(8)]
        texts = [mine["offers"][self.rng.below(len(mine["offers"]))][0] for _ in words]
        if same:
            words[1], texts[1] = words[0], texts[0]
        bodies = [
            {"seat": seat, "id": word, "seq": mine["seq"], "texts": [text]}
            for word, text in zip(words, texts)
        ]
        self._judge(self._both(seat, bodies), words, seat, same)

    def _both(self, seat: int, bodies: list[Json]) -> list[httpx.Response]:
        path = f"/api/tables/{self.table}/move"
        answers: list[httpx.Response | None] = [None, None]
        clients = (self.guests[seat].http, self.twins[seat])

        def send(i: int) -> None:
            answers[i] = clients[i].post(path, json=bodies[i])

        threads = [threading.Thread(target=send, args=(i,)) for i in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return [answer for answer in answers if answer is not None]

    def _judge(
        self, answers: list[httpx.Response], words: list[str], seat: int, same: bool
    ) -> None:
        """Exactly one is stored; the same move sent twice is acknowledged twice."""
        good = [word for word, answer in zip(words, answers) if answer.status_code == 200]
        told = [answer.text for answer in answers]
        assert len(good) == (2 if same else 1), told
        if same:
            agains = sorted(answer.json()["again"] for answer in answers)
            assert agains == [False, True], told
        else:
            loser = next(answer for answer in answers if answer.status_code != 200)
            error = loser.json()["error"]
            assert error in ("stale", "not-asked", "over"), told
            self.tally.refused[error] = self.tally.refused.get(error, 0) + 1
        self.known[seat, good[0]] = self.table
        self.tally.sent += 2
        self.tally.pairs += same
        self.tally.accepted += 1

    def close(self) -> None:
        for guest in self.guests:
            guest.close()
        for twin in self.twins:
            twin.close()
