"""A kill or a handful; benchmarks/chaos.py does 200."""

from pathlib import Path

import pytest

from server.chaos import Chaos
from server.running import Guest, OwnProcess

TABLES = {1: 2, 5: 4}  # by kills: people only and with a bot, a long game and a short one
kills = pytest.mark.parametrize("kills", [1, pytest.param(5, marks=pytest.mark.long)])


@kills
def test_kill_on_sqlite(folder: Path, kills: int) -> None:
    chaos = Chaos(folder, tables=TABLES[kills])
    try:
        chaos.run(kills)
        assert chaos.moves > 4 * kills
    finally:
        chaos.close()


@pytest.mark.postgres
@kills
def test_kill_on_postgres(folder: Path, postgres: str, kills: int) -> None:
    chaos = Chaos(folder, postgres, tables=TABLES[kills])
    try:
        chaos.run(kills)
        assert chaos.moves > 4 * kills
    finally:
        chaos.close()


def test_a_clean_stop_loses_nothing_and_says_goodbye(folder: Path) -> None:
    server = OwnProcess(folder)
    server.start()
    guest = Guest(server.url)
    table = guest.new_table("tiny", ["me", "bot:random"])["id"]
    with guest.socket(table) as tab:
        view = tab.update(lambda told: told["pending"]["mine"])
        assert server.process is not None
        server.process.terminate()
        bye = tab.next("bye")
        assert bye["reason"] == "stopping" and bye["sentence"]
    assert server.process.wait(30) in (0, -15)  # uvicorn ends by the signal it was sent
    server.start()
    again = guest.view(table)
    assert (again["seq"], again["drawings"]) == (view["seq"], view["drawings"])
    guest.close()
    server.stop()
