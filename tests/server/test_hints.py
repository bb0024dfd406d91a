"""Hints at a served table: for one seat alone, once a question, never without a trace."""

import asyncio
import json
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from palatine.core.record import parse_record
from palatine.core.rng import Rng
from palatine.locales import languages, load
from palatine.server import workers
from palatine.server.config import Config
from palatine.server.db import backup
from palatine.server.play.live_table import LiveTable, TableHint
from palatine.server.play.updates import update_bytes
from palatine.server.workers.schedule import Job, Payer
from palatine.service import thinking
from palatine.service.updates import appearance_of
from palatine.table import hints
from server.running import Guest, InProcess, Json, Tab, visitor_of, wait_for
from table.sitting import Sitting

ENDLESS = 600.0
FAILING = 'import sys\nfor line in sys.stdin: print(\'{"error": "ValueError"}\', flush=True)'


class Counted(workers.Workers):
    """Workers that count the hints they are asked for, and answer once they may."""

    def __init__(self, command: tuple[str, ...]) -> None:
        super().__init__(Config(hint_seconds=0.2, bot_patience=60.0), command)
        self.hints = 0
        self.may_answer = threading.Event()
        self.may_answer.set()

    async def hint(
        self,
        game: str,
        data: Any,
        view: Json,
        version: int = 0,
        payer: Payer = workers.NOBODY,
        plan: workers.Plan | None = None,
    ) -> Json | None:
        self.hints += 1
        assert view["viewer"] >= 0
        await asyncio.to_thread(self.may_answer.wait)
        return await super().hint(game, data, view, version, payer, plan)


@pytest.fixture(scope="module")
def counted() -> Iterator[Counted]:
    """Workers for all tests here: to start their processes takes longer than a hint."""
    one = Counted(workers.COMMAND)
    yield one
    one.close()


@pytest.fixture(autouse=True)
def quick(server: InProcess, counted: Counted) -> Iterator[Counted]:
    """A worker whose hints take a fifth of a second, which are counted by the questions to it."""
    usual = server.hub.workers
    server.hub.workers = counted
    counted.hints = 0
    yield counted
    counted.may_answer.set()
    server.hub.workers = usual


def is_ready(view: Json) -> bool:
    return bool(view["hint"]["state"] == "ready")


def asked_for(tab: Tab) -> Json:
    """The view with the hint to the present question."""
    view = tab.update(lambda told: told["pending"]["mine"])
    tab.send("hint", seq=view["seq"])
    return tab.update(is_ready)


def test_a_hint_arrives_in_the_update_of_its_seat(
    server: InProcess, guests: list[Guest], quick: Counted
) -> None:
    quick.may_answer.clear()  # else its update might come in the place of that which says so
    ada = guests[0]
    table = ada.new_table("torres", ["me", "bot:random"])["id"]
    with ada.socket(table) as tab:
        before = tab.update(lambda told: told["pending"]["mine"])
        assert before["table"]["hints"]
        assert before["hint"]["may"] and "you use hints" in before["hint"]["sentence"]
        assert before["hint"]["state"] == "none" and before["hint"]["options"] == []
        tab.send("hint", seq=before["seq"])
        thinks = tab.update(lambda told: told["hint"]["state"] == "thinking")
        assert thinks["hint"]["note"]
        quick.may_answer.set()
        view = tab.update(is_ready)
        options = view["hint"]["options"]
        assert 1 <= len(options) <= 3 and view["hint"]["note"]
        offers = {offer[0]: offer[1] for offer in view["offers"]}
        for option in options:
            assert offers[option["text"]] == option["touches"]
            assert option["sentence"] and option["reason"]
            total = sum(part["points"] for part in option["points"])
            assert total == pytest.approx(option["total"], abs=0.5)
            assert all(part["label"] for part in option["points"])
        assert {part["difference"] for part in options[0]["points"]} <= {0.0}
        told = [message for message in tab.seen if message["type"] == "update"]
        lines = [line["text"] for update in told for line in update["log"]["lines"]]
        assert any("uses hints" in text for text in lines)
        tab.send("move", id="m", seq=view["seq"], texts=[options[0]["text"]])
        after = tab.update(lambda told: told["seq"] != view["seq"] or not told["pending"]["mine"])
        assert after["hint"]["state"] == "none" and after["hint"]["options"] == []


def test_asked_for_twice_it_is_looked_for_once(
    server: InProcess, guests: list[Guest], quick: Counted
) -> None:
    ada = guests[0]
    table = ada.new_table("torres", ["me", "bot:random"])["id"]
    with ada.socket(table) as one, ada.socket(table) as two:
        seq = one.update(lambda told: told["pending"]["mine"])["seq"]
        for tab in (one, two, one):
            tab.send("hint", seq=seq)
        first = one.update(is_ready)["hint"]
        assert two.update(is_ready)["hint"] == first
        assert ada.post(f"/api/tables/{table}/hint", {"seq": seq})["hint"] == first
        assert ada.view(table)["hint"] == first
        with ada.socket(table, lang="cs") as late:  # coming back, it is still there
            told = late.update()["hint"]["options"]
            assert [one["text"] for one in told] == [one["text"] for one in first["options"]]
            assert told[0]["sentence"] != first["options"][0]["sentence"]
    assert quick.hints == 1
    rows = server.hub.lives[table].table
    assert rows.record.hints == [0]


def test_nobody_else_is_told_what_a_hint_says(server: InProcess, guests: list[Guest]) -> None:
    ada, bea, cyd = guests
    made = ada.new_table("torres", ["me", "open"], hints=True, private=False)
    table = made["id"]
    bea.sit(table)
    with ada.socket(table) as mine, bea.socket(table) as other, cyd.socket(table) as watch:
        view = asked_for(mine)
        text = str(view["hint"]["options"][0]["sentence"])
        for tab in (other, watch):
            # That the seat uses hints comes with the row; of the hint itself nothing does.
            told = tab.update(
                lambda view: any("uses hints" in x["text"] for x in view["log"]["lines"])
            )
            assert text not in json.dumps(told)
        assert told["hint"] is None
        for tab in (other, watch):
            for message in _drained(tab):
                assert message["type"] != "update" and "hint" not in message
        answer = bea.http.post(f"/api/tables/{table}/hint", json={"seat": 0, "seq": view["seq"]})
        assert answer.status_code == 403
        cyd.post(f"/api/tables/{table}/hint", {"seq": view["seq"]}, status=403)


def _drained(tab: Tab) -> list[Json]:
    """Whatever else has come."""
    tab.send("ping", t=1)
    found = []
    while (message := tab.next())["type"] != "pong":
        found.append(message)
    return found


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints by a few rollouts: with ENDLESS seconds they are the same on every machine."""
    monkeypatch.setattr("palatine.bots.hints.rollouts", lambda game, view: 24)


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("game", ["torres", "louis"])
def test_a_hint_changes_no_byte_for_others(game: str) -> None:
    """Whether there is a hint or none, and whatever it says: what others are sent is the same."""
    sitting = Sitting(game, 2, rated=False, hints=True)
    seat = sitting.table.asked()[0]
    sitting.do(hints.ask(sitting.table, seat, sitting.table.seq[seat], 5))
    question: Json = {"game": game, "data": None, "bot": "hint", "seed": "s", "plan": []}
    question["seconds"] = ENDLESS
    view = sitting.table.view(seat).to_json()
    told = thinking.answer({**question, "view": view})["hint"]
    assert told["seat"] == seat
    viewers = [*range(2), -1]
    bare = {viewer: _bytes(sitting, None, viewer, seat) for viewer in viewers}
    full = {viewer: _bytes(sitting, told, viewer, seat) for viewer in viewers}
    for viewer in viewers:
        assert (bare[viewer] == full[viewer]) == (viewer != seat)
    # The second time a seat asks there is not even a row.
    assert hints.ask(sitting.table, seat, sitting.table.seq[seat], 5) == []


def _bytes(sitting: Sitting, told: Json | None, viewer: int, seat: int) -> bytes:
    live = LiveTable(sitting.table, "invite", "watch")
    if told is not None:
        hint = live.hints[seat] = TableHint(sitting.table.seq[seat], told)
        hint.done.set()
    words = live.words("en")
    visitor = visitor_of(live, viewer)
    whole, same = update_bytes(visitor, viewer, words, appearance_of(live.table, "wide", ""), 0)
    return whole + repr(same).encode()


@pytest.mark.usefixtures("unhurried")
def test_a_hint_comes_from_the_view_alone() -> None:
    """Two tables that differ in what the seat cannot know get the same hint."""
    sitting = Sitting("louis", 2, hints=True)
    sitting.play(Rng("some"), 12)
    seat = sitting.table.asked()[0]
    view = sitting.table.view(seat)
    other = sitting.game.imagine(view, Rng("other"))
    assert other.key() != sitting.table.state.key()
    question: Json = {"game": "louis", "data": None, "bot": "hint", "seed": "s", "plan": []}
    question["seconds"] = ENDLESS
    one = thinking.answer({**question, "view": view.to_json()})
    two = thinking.answer({**question, "view": sitting.game.view(other, seat).to_json()})
    assert one == two and one["hint"]["options"]


def test_what_is_refused_is_said_in_every_language(
    server: InProcess, guests: list[Guest], quick: Counted
) -> None:
    ada, bea, _ = guests
    off = ada.new_table("torres", ["me", "bot:random"], hints=False)["id"]
    friends = ada.new_table("torres", ["me", "open"], private=False)["id"]
    rated = ada.new_table("torres", ["me", "open"], private=False, hints=True, rated=True)["id"]
    for table in (friends, rated):
        bea.sit(table)
    assert ada.view(rated, lang="cs")["table"]["options"][-1] == ["Nápověda", "ne"]
    assert ada.view(friends)["table"]["options"][-1] == ["Hints", "no"]
    for table, code in ((off, "no-hints"), (friends, "no-hints"), (rated, "hints-rated")):
        told = ada.post(f"/api/tables/{table}/hint", {"seq": ada.view(table)["seq"]}, status=403)
        assert told["error"] == code
        assert told["sentence"] == ada.view(table)["hint"]["sentence"]
    said = set()
    for language in languages():
        with ada.socket(off, lang=language) as tab:
            tab.send("hint", seq=tab.update()["seq"])
            refused = tab.next("refused")
            assert refused["error"] == "no-hints"
            said.add(refused["sentence"])
    assert len(said) == len(languages())
    mine = ada.new_table("torres", ["me", "bot:random"])["id"]
    with ada.socket(mine) as tab:
        seq = tab.update(lambda told: told["pending"]["mine"])["seq"]
        tab.send("hint", seq=seq + 1)
        assert tab.next("refused")["error"] == "stale"
        tab.send("resign")
        over = tab.update(lambda told: told["table"]["state"] == "over")
        assert over["hint"]["may"] is False
        tab.send("hint", seq=over["seq"])
        assert tab.next("refused")["error"] == "over"
    assert quick.hints == 0
    assert server.hub.lives[mine].table.record.hints == []


def test_when_none_is_found_it_is_said_and_can_be_asked_again(
    server: InProcess, guests: list[Guest], quick: Counted
) -> None:
    server.hub.workers = failing = Counted((sys.executable, "-c", FAILING))
    ada = guests[0]
    table = ada.new_table("torres", ["me", "bot:random"])["id"]
    with ada.socket(table) as tab:
        seq = tab.update(lambda told: told["pending"]["mine"])["seq"]
        tab.send("hint", seq=seq)
        told = tab.update(lambda told: told["hint"]["state"] == "failed")["hint"]
        assert told["may"] and told["note"] and told["options"] == []
        server.hub.workers = quick
        tab.send("hint", seq=seq)
        assert tab.update(is_ready)["hint"]["options"]
    failing.close()


def test_hints_survive_a_restart_as_a_fact(tmp_path: Path) -> None:
    config = Config(data=str(tmp_path), limits=False, bot_pause=0.0)
    with InProcess(config) as server:
        ada = Guest(server.url, "Ada")
        table = ada.new_table("torres", ["me", "bot:random"])["id"]
        wait_for(lambda: ada.view(table)["pending"]["mine"])
        view = ada.view(table)
        ada.post(f"/api/tables/{table}/hint", {"seq": view["seq"]})
    with InProcess(config) as again:
        ada.move_to(again.url)
        told = ada.view(table)
        assert told["seq"] == view["seq"] and told["hint"]["state"] == "none"
        ada.post(f"/api/tables/{table}/resign", {})
        assert "\nhints 0\n" in ada.http.get(f"/api/tables/{table}/record").text
        assert ada.view(table)["ratings"] is None
    ada.close()


def test_nobody_gets_hints_without_end(tmp_path: Path) -> None:
    """One person's hints are limited; a refusal is not counted."""
    # So slow a rate gives no third hint however long the test takes.
    config = Config(data=str(tmp_path), bot_pause=0.0, hint_rate=0.001, hint_burst=2.0)
    with InProcess(config) as server, closing(Guest(server.url, "Ada")) as ada:
        server.hub.workers.close()
        server.hub.workers = Counted((sys.executable, "-c", FAILING))
        table = ada.new_table("torres", ["me", "bot:random"])["id"]
        with ada.socket(table) as tab:
            seq = tab.update(lambda told: told["pending"]["mine"])["seq"]
            for _ in range(3):
                tab.send("hint", seq=seq + 1)
                assert tab.next("refused")["error"] == "stale"
            for _ in range(2):
                assert ada.post(f"/api/tables/{table}/hint", {"seq": seq})["hint"]["note"]
            assert server.hub.lives[table].table.record.hints == [0]
            tab.send("hint", seq=seq)
            assert tab.next("refused")["error"] == "too-often"
            ada.post(f"/api/tables/{table}/hint", {"seq": seq}, status=429)


def test_where_too_many_wait_a_hint_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    config = Config(data=str(tmp_path), bot_pause=0.0)
    with InProcess(config) as server, closing(Guest(server.url, "Ada")) as ada:
        table = ada.new_table("torres", ["me", "bot:random"])["id"]
        wait_for(lambda: ada.view(table)["pending"]["mine"])
        for number in range(Config().advice_turns):  # as many others wait as may
            server.hub.workers._schedule.add(Job(Payer(f"guest {number}"), 2.0, False))
        seq = ada.view(table)["seq"]
        assert ada.post(f"/api/tables/{table}/hint", {"seq": seq}, status=503)["sentence"]
        assert server.hub.lives[table].table.record.hints == []


def test_an_imported_record_still_says_who_used_hints(tmp_path: Path) -> None:
    sitting = Sitting("torres", 2, rated=False, hints=True)
    seat = sitting.table.asked()[0]
    sitting.do(hints.ask(sitting.table, seat, sitting.table.seq[seat], 5))
    sitting.play(Rng("to the end"), 5000)
    text = str(sitting.table.record)
    config = Config(data=str(tmp_path))
    table = backup.import_record(config, sitting.game, parse_record(text), load("en"))
    assert backup.export_record(config, table) == text
    assert f"\nhints {seat}\n" in text
