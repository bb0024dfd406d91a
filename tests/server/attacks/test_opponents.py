"""Classes of other people's code at tables: only those that the host allows, by their names."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from palatine import bots, games
from palatine.cli import main
from palatine.server import workers
from palatine.server.config import Config
from server.running import Guest, InProcess

MINE = """
import palatine

class Last(palatine.Bot):
    name = "last"

    def decide(self, game, view):
        return game.legal(view, view.viewer)[-1]

class Failing(palatine.Bot):
    def decide(self, game, view):
        raise RuntimeError
"""


@pytest.fixture(autouse=True)
def only_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test registers is forgotten after it."""
    monkeypatch.setattr(bots, "BOTS", bots.BOTS.copy())


@pytest.fixture
def mine(tmp_path: Path) -> str:
    file = tmp_path / "mine.py"
    file.write_text(MINE, "utf-8")
    return str(file)


@contextmanager
def ada(server: InProcess) -> Iterator[Guest]:
    """Somebody who asks for tables."""
    guest = Guest(server.url, "Ada")
    try:
        yield guest
    finally:
        guest.http.close()


def test_a_stranger_cannot_name_a_file(mine: str, tmp_path: Path) -> None:
    with InProcess(Config(data=str(tmp_path), limits=False)) as server, ada(server) as guest:
        for name in (f"{mine}:Last", f"x={mine}:Last", "os:system", "last", "../mine.py:Last"):
            body = {"game": "torres", "seats": ["me", f"bot:{name}"]}
            refused = guest.http.post("/api/tables", json=body)
            assert refused.json()["error"] in ("unknown-bot", "bad-message"), refused.text
    assert set(bots.BOTS) == bots.OWN


def test_what_the_host_allows_is_offered_and_sits_at_tables(mine: str, tmp_path: Path) -> None:
    config = Config(data=str(tmp_path), limits=False, opponents=(f"{mine}:Last",))
    with InProcess(config) as server, ada(server) as guest:
        offered = guest.get("/api/games")[0]["bots"]
        assert offered[-1]["name"] == offered[-1]["label"] == "last"
        body = {"game": "torres", "seats": ["me", "bot:last"]}
        assert guest.http.post("/api/tables", json=body).status_code in (200, 201)
        # By its name alone: what it is was told to the process that thinks when it started.
        game = games.load("torres")
        view = game.view(game.new(2), 0)
        thought = server.run(server.hub.workers.choose("torres", None, "last", view.to_json()))
        assert thought.text == game.legal(view, 0)[-1].text


def test_one_that_fails_is_replaced_and_waits_among_the_slow(mine: str) -> None:
    game = games.load("torres")
    view = game.view(game.new(2), 0)

    async def asked() -> tuple[str, bool]:
        pool = workers.Workers(Config(opponents=(f"bad={mine}:Failing",)))
        try:
            reply = await pool.choose("torres", None, "bad", view.to_json())
            return reply.text, pool.is_quick("bad")
        finally:
            pool.close()

    text, quick = asyncio.run(asked())
    assert text in [action.text for action in game.legal(view, 0)] and not quick


@pytest.mark.parametrize(
    ("target", "sentence"),
    [
        ("none.py:Last", "There is no file"),
        ("{mine}:Nobody", "has no class “Nobody”"),
        ("greedy={mine}:Last", "There is already a bot called “greedy”"),
        ("a b={mine}:Last", "cannot be the name of a bot"),
    ],
)
def test_a_wrong_one_is_told_before_the_server_starts(
    mine: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], target: str, sentence: str
) -> None:
    argv = ["--lang", "en", "serve", "--data", str(tmp_path), "--port", "0"]
    assert main([*argv, "--opponent", target.format(mine=mine)]) == 2
    told = capsys.readouterr()
    assert not told.out and sentence in told.err and told.err.count("\n") == 1
