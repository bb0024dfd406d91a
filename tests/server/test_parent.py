"""When a process is killed that started others, they end: no server and no bot is left behind."""

import os
import signal
from pathlib import Path

import httpx
import pytest

from server.running import Guest, OwnProcess, children, wait_for


def is_gone(pid: int) -> bool:
    """Ended; perhaps nobody has asked yet how."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def is_watching(pid: int) -> bool:
    """Whether a process that thinks has come so far as to look after its parent, in a thread."""
    return len(list(Path(f"/proc/{pid}/task").glob("*"))) > 1


def end(pids: list[int]) -> None:
    """Leave nothing behind, also where a test fails."""
    for pid in pids:
        if not is_gone(pid):
            os.kill(pid, signal.SIGKILL)


def test_bots_end_with_their_server_whatever_they_do(folder: Path) -> None:
    server = OwnProcess(folder)
    server.start()
    assert server.process is not None
    pid = server.process.pid
    guest = Guest(server.url)
    guest.new_table("torres", ["bot:random", "bot:random"])
    wait_for(lambda: any(map(is_watching, children(pid))))
    thinking = [one for one in children(pid) if is_watching(one)]
    try:
        for one in thinking:
            os.kill(one, signal.SIGSTOP)  # as one that hangs and reads nothing any more
        server.kill()
        wait_for(lambda: all(map(is_gone, thinking)))
    finally:
        end(thinking)
        guest.close()


@pytest.mark.postgres
def test_server_processes_end_with_their_parent_and_say_goodbye(
    folder: Path, postgres: str
) -> None:
    server = OwnProcess(folder, postgres, workers=2)
    server.start()
    assert server.process is not None
    pid = server.process.pid
    guest = Guest(server.url)
    guest.new_table("torres", ["bot:random", "bot:random"])
    wait_for(lambda: sum(bool(children(one)) for one in children(pid)) >= 1)
    below = children(pid)
    below += [further for one in below for further in children(one)]
    assert len(below) >= 3  # two servers, and somebody who thinks
    table = guest.new_table("torres", ["me", "open"])["id"]
    try:
        with guest.socket(table) as tab:
            tab.update()
            server.kill()
            assert tab.next("bye")["reason"] == "stopping"
        wait_for(lambda: all(map(is_gone, below)))
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{server.url}/health", timeout=2)
    finally:
        end(below)
        guest.close()
