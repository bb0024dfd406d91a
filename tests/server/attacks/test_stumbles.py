"""Whatever a process stumbles over is told in a sentence, and the server goes on."""

import asyncio
import sys
from pathlib import Path

import pytest

from palatine.server.config import Config
from palatine.server.costs import Costs
from palatine.server.workers.pool import Failed, Pool
from palatine.server.workers.schedule import Payer
from server.running import Guest, InProcess

FAILING = 'import sys\nfor line in sys.stdin: print(\'{"error": "MemoryError"}\', flush=True)'
COMMAND = (sys.executable, "-c", FAILING)


def test_a_task_that_stumbles_has_failed() -> None:
    """It was logged by a field that no log line has, which was an error of its own."""

    async def asked() -> None:
        config = Config()
        pool = Pool(config, Costs(config), COMMAND)
        try:
            await pool.run("score", {}, Payer())
        finally:
            pool.close()

    with pytest.raises(Failed):
        asyncio.run(asked())


def test_who_asked_for_it_is_told_so(tmp_path: Path) -> None:
    with InProcess(Config(data=str(tmp_path))) as server:
        server.hub.pool.close()
        server.hub.pool = Pool(server.hub.config, server.hub.costs, COMMAND)
        guest = Guest(server.url)
        told = guest.http.post("/api/score/between", json={})
        assert 400 <= told.status_code < 500 and told.json()["error"] == "document"
        assert told.json()["sentence"]
        guest.close()
