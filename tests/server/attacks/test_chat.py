"""One person's chat costs the others little: neither many lines, nor muting again and again."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from palatine.server.config import Config
from server.running import Guest, InProcess, Tab

MOST = 8


@pytest.fixture
def server(folder: Path) -> Iterator[InProcess]:
    with InProcess(Config(data=str(folder), limits=False, chat_lines=MOST)) as running:
        yield running


def drained(tab: Tab) -> list[str]:
    """The kinds of messages that came until now."""
    tab.send("ping", t=1)
    found = []
    while (message := tab.next())["type"] != "pong":
        found.append(message["type"])
    return found


def test_whoever_comes_gets_the_newest_lines_only(server: InProcess) -> None:
    """A chat without end was one message of megabytes to everybody who came."""
    with closing(Guest(server.url, "Ada")) as ada, closing(Guest(server.url, "Bea")) as bea:
        table = ada.new_table("tiny", ["me", "open"], private=False)["id"]
        with bea.socket(table) as early:
            early.next("chat")
            for n in range(3 * MOST):
                ada.post(f"/api/tables/{table}/chat", {"text": f"line {n}"})
            seen: list[str] = []
            while not seen or seen[-1] != f"line {3 * MOST - 1}":
                told = early.next("chat")
                seen = seen[: told["from"]] + [line["text"] for line in told["lines"]]
            assert len(seen) <= MOST  # what was cut is cut for him too, and nothing is missing
            assert seen == [f"line {n}" for n in range(3 * MOST - len(seen), 3 * MOST)]
        with bea.socket(table, chat=5) as late:  # counted before the cut: he gets all anew
            told = late.next("chat")
            assert told["from"] == 0 and [line["text"] for line in told["lines"]] == seen


def test_what_is_read_from_the_store_goes_on_where_memory_is(server: InProcess) -> None:
    with closing(Guest(server.url, "Ada")) as ada:
        table = ada.new_table("tiny", ["me", "open"])["id"]
        for n in range(MOST + 3):
            ada.post(f"/api/tables/{table}/chat", {"text": f"line {n}"})
        before = list(server.hub.lives[table].chat)
        with ada.socket(table) as tab:
            tab.next("chat")
            tab.next("people")
            server.run(server.hub.refresh_chat(table))
            assert "chat" not in drained(tab)
        assert server.hub.lives[table].chat == before


def test_who_mutes_for_himself_costs_the_others_no_message(server: InProcess) -> None:
    """Each time everybody at the table got the whole chat again."""
    with closing(Guest(server.url, "Ada")) as ada, closing(Guest(server.url, "Eve")) as eve:
        table = ada.new_table("tiny", ["me", "open"], private=False)["id"]
        ada.post(f"/api/tables/{table}/chat", {"text": "Good evening"})
        with ada.socket(table) as mine, eve.socket(table) as hers:
            for tab in (mine, hers):
                tab.next("chat")
                tab.next("people")
            for on in (True, False, True):
                eve.post(f"/api/tables/{table}/mute", {"seat": 0, "on": on})
            assert "chat" not in drained(mine)
            assert hers.next("chat")["lines"][0]["muted"] == "me"


def test_accounts_are_not_deleted_one_after_another(folder: Path) -> None:
    """Each time all entries of the store are read."""
    config = Config(data=str(folder), delete_rate=0.0001, delete_burst=2.0)
    with InProcess(config) as running:
        for n, status in enumerate((200, 200, 429)):
            with closing(Guest(running.url, f"Eve {n}")) as eve:
                eve.post("/api/me/delete", {"name": f"Eve {n}"}, status=status)
