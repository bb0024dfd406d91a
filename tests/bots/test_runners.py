"""Who plays: every task once, in this process or in several, and stopped whenever one likes."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from operator import truediv
from pathlib import Path

import pytest

from palatine.bots import arena
from palatine.bots.runners import Runner, Task, alone, processes, runner
from palatine.bots.store import ContestStore
from palatine.core.errors import BadOption

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("run", [alone, processes(2)], ids=["alone", "processes"])
@pytest.mark.parametrize("count", [0, 1, 7])
def test_every_task_comes_back_once_with_its_result(run: Runner, count: int) -> None:
    tasks = [(2, n) for n in range(count)]
    assert sorted(run(pow, tasks)) == [((2, n), 2**n) for n in range(count)]


def test_a_task_is_taken_only_when_somebody_is_free() -> None:
    taken = 0

    def tasks() -> Iterator[Task]:
        nonlocal taken
        for n in range(50):
            taken += 1
            yield (2, n)

    for done, _ in enumerate(processes(2)(pow, tasks()), 1):
        assert taken <= done + 2
    assert taken == 50


def test_what_fails_in_a_process_is_said_here() -> None:
    with pytest.raises(RuntimeError, match=r"(?s)playing \(1, 0\) failed.*ZeroDivisionError"):
        list(processes(2)(truediv, [(1, 1), (1, 0)]))


def test_a_process_that_dies_is_missed() -> None:
    with pytest.raises(RuntimeError, match=r"killed while it played \(3,\)"):
        list(processes(2)(os._exit, [(3,)]))


def test_whoever_stops_listening_waits_for_nobody() -> None:
    began = time.monotonic()
    results = processes(2)(time.sleep, [(0.0,), (600.0,)])
    assert next(results)[0] == (0.0,)
    results.close()  # type: ignore[attr-defined]  # a generator
    assert time.monotonic() - began < 60


def test_the_number_of_jobs_decides() -> None:
    assert runner(1) is alone
    assert runner(2) is not alone


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption) as error:
        list(runner(2, "")(pow, [(2, 2)]))
    assert error.value.key == "error-no-ray"


@pytest.mark.long
def test_a_local_ray_reports_the_same_as_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray", reason="Ray is not installed: pip install palatine[ray]")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # nobody else is there
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    ray.init("local", num_cpus=2, include_dashboard=False, object_store_memory=100_000_000)
    try:
        what = arena.contest("louis", ["page", "random"], 2, None, "ray")
        told = arena.run(what, 6, runner(1, ""))
        with pytest.raises(RuntimeError, match="KeyError: 'lineup'"):
            list(runner(1, "")(arena.play_one, [({}, 0)]))
    finally:
        ray.shutdown()
    assert told == arena.run(what, 6, processes(2))
    assert told.games == 6


def test_ctrl_c_leaves_a_good_store_and_a_page(tmp_path: Path) -> None:
    """As in a terminal: the signal reaches the parent and its processes at the same time."""
    store, page, archive = (tmp_path / name for name in ("games.jsonl", "page.md", "games.gz"))
    command = [sys.executable, str(ROOT / "tools" / "strength.py"), "--only", "louis"]
    command += ["--seats", "2", "--jobs", "2", "--archive", str(archive)]
    command += ["--store", str(store), "--write", str(page)]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True, text=True)
    try:
        _wait_for_lines(store, running)
        os.killpg(running.pid, signal.SIGINT)
        _, err = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 0
    assert err.splitlines()[-1] == "stopped; what was played is kept"
    rows = [json.loads(line) for line in store.read_text("utf-8").splitlines()]
    assert {row["number"] for row in rows} >= {0}
    assert ContestStore(archive=archive).known == ContestStore(store).known
    assert page.read_text("utf-8").startswith("# How strong the opponents are")


def _wait_for_lines(store: Path, running: "subprocess.Popen[str]") -> None:
    began = time.monotonic()
    while not (store.exists() and store.read_text("utf-8").count("\n") >= 2):
        assert running.poll() is None
        assert time.monotonic() - began < 120
        time.sleep(0.1)
