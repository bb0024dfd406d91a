"""Records that people bring to a server: a finished game of a browser without one can be replayed
here."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from offline.browser import Storage, Tab
from palatine.server.config import Config
from server.running import Guest, InProcess


@pytest.fixture
def guest_of() -> Iterator[Callable[[InProcess], Guest]]:
    """Makes guests, and closes their connections."""
    guests: list[Guest] = []

    def made(server: InProcess) -> Guest:
        guests.append(Guest(server.url))
        return guests[-1]

    yield made
    for guest in guests:
        guest.http.close()


@pytest.fixture(scope="module")
def record() -> str:
    """A game that was played without a server."""
    tab = Tab(Storage())
    table = tab.sit_down("between", ["me", "bot:page", "bot:page"])
    tab.play()
    return str(tab.get(f"/api/tables/{table}/record"))


def test_a_game_played_without_a_server_is_replayed_on_one(
    tmp_path: Path, record: str, guest_of: Callable[[InProcess], Guest]
) -> None:
    with InProcess(Config(data=str(tmp_path))) as server:
        guest = guest_of(server)
        made = guest.post("/api/records", {"record": record})
        stranger = guest_of(server)
        shown = stranger.get(f"/api/tables/{made['id']}/replay", at=5)
        assert made["url"] == f"/replay/{made['id']}"
        assert shown["drawings"]
        assert stranger.http.get(f"/api/tables/{made['id']}/record").text == record
        status = stranger.get(f"/api/tables/{made['id']}/verify")["status"]
        assert status in ("chosen", "consistent")


def test_a_record_that_does_not_fit_changes_nothing(
    tmp_path: Path, record: str, guest_of: Callable[[InProcess], Guest]
) -> None:
    lines = record.splitlines(keepends=True)
    wrong = ["", "hello", "".join(lines[: len(lines) // 2]), record.replace("between", "chess")]
    with InProcess(Config(data=str(tmp_path))) as server:
        guest = guest_of(server)
        for text in wrong:
            assert guest.post("/api/records", {"record": text}, 422)["sentence"]


def test_somebody_who_imports_without_end_is_slowed_down(
    tmp_path: Path, record: str, guest_of: Callable[[InProcess], Guest]
) -> None:
    with InProcess(Config(data=str(tmp_path), import_burst=2.0)) as server:
        guest = guest_of(server)
        answers = [guest.http.post("/api/records", json={"record": record}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
