"""Running a server: health, metrics, logs, clocks, ratings, restart, backup, export, import."""

import json
import logging
import subprocess
import sys
from pathlib import Path
from typing import get_args

import httpx
import pytest
from sqlalchemy import text

from palatine.cli import main
from palatine.core.record import parse_record
from palatine.core.verification import verify
from palatine.games import load
from palatine.server import messages
from palatine.server.config import Config
from palatine.server.db import ratings
from palatine.server.db.store import pack_notices
from palatine.server.ops import logs
from palatine.table import back
from palatine.table.setup import Pace
from server.running import Guest, InProcess, wait_for
from table.sitting import Sitting

ROOT = Path(__file__).parents[2]


def test_health_and_metrics(server: InProcess, guests: list[Guest]) -> None:
    guests[0].new_table("tiny", ["me", "bot:random"])
    assert httpx.get(f"{server.url}/health").text == "ok"
    text = httpx.get(f"{server.url}/metrics").text
    for name in ("palatine_moves_total", "palatine_move_seconds_bucket", "palatine_tables"):
        assert name in text


IN_QUERY, IN_BODY = "a-secret-in-the-query", "a-secret-in-the-body"  # no random id looks like it


def test_logs_are_json_without_secrets(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with InProcess(Config(data=str(tmp_path), limits=False, bot_pause=0.0)) as server:
        logs.set_up("info")
        guest = Guest(server.url)
        made = guest.new_table("tiny", ["me", "open"])
        guest.http.post(f"/api/tables/{made['id']}/sit?secret={IN_QUERY}", json={"secret": IN_BODY})
        seed = server.hub.lives[made["id"]].table.seed.hex()
        try:
            raise ValueError(seed)
        except ValueError:
            logs.log_error("test")
        guest.close()
    written = capsys.readouterr().err
    lines = [json.loads(line) for line in written.splitlines()]
    assert {"http", "stopped"} <= {line["what"] for line in lines}
    failed = next(line for line in lines if line["what"] == "test")
    assert failed["error"] == "ValueError" and "test_operation.py" in failed["where"]
    for secret in (guest.token, made["invite"], made["watch"], IN_BODY, IN_QUERY, seed):
        assert secret not in written
    with pytest.raises(AssertionError):
        logs.log("x", token="t")  # type: ignore[call-arg,unused-ignore]
    logging.getLogger().handlers.clear()


def test_a_clock_runs_out_by_itself(server: InProcess, guests: list[Guest]) -> None:
    made = guests[0].new_table(
        "torres", ["me", "open"], pace={"kind": "clock", "minutes": 1}, private=False
    )
    guests[1].sit(made["id"])
    view = guests[0].view(made["id"])
    clock = view["seats"][0]["clock"]
    assert clock["running"] and 0 < clock["ms"] <= 60_000 and clock["ago"] < 20_000
    assert view["seats"][1]["clock"]["running"] is False
    live = server.hub.lives[made["id"]]
    live.table.clocks.left[0] = 1
    wait_for(lambda: guests[1].view(made["id"])["table"]["state"] == "over")
    view = guests[1].view(made["id"])
    assert view["seats"][0]["resigned"] and view["result"]["places"] == [2, 1]


def test_a_restart_resumes_tables_and_clocks(tmp_path: Path) -> None:
    """Half-made choices included; the time without a server does not count."""
    config = Config(data=str(tmp_path), limits=False, bot_pause=0.0)
    with InProcess(config) as server:
        ada, bea = Guest(server.url, "Ada"), Guest(server.url, "Bea")
        pace = {"kind": "clock", "minutes": 5, "seconds": 5}
        made = ada.new_table("tiny", ["me", "open"], pace=pace, private=False)
        bea.sit(made["id"])
        view = ada.view(made["id"])
        body = {"id": "m", "seq": view["seq"], "texts": [view["offers"][0][0]]}
        ada.post(f"/api/tables/{made['id']}/move", body)
        before = bea.view(made["id"])
        mine = ada.view(made["id"])
    with InProcess(config) as again:
        ada.move_to(again.url)
        bea.move_to(again.url)
        after = bea.view(made["id"])
        for key in ("seq", "offers", "drawings", "status", "pending", "log", "undo"):
            assert after[key] == before[key]
        assert after["seats"][1]["clock"]["ms"] == before["seats"][1]["clock"]["ms"]
        assert ada.view(made["id"])["drawings"] == mine["drawings"]
        assert ada.post(f"/api/tables/{made['id']}/move", body)["again"] is True
    ada.close()
    bea.close()


def test_ratings_after_a_rated_game(server: InProcess, guests: list[Guest]) -> None:
    ada, bea, _ = guests
    made = ada.new_table("torres", ["me", "open"], rated=True, private=False)
    bea.sit(made["id"])
    assert ada.view(made["id"])["table"]["rated"]
    bea.post(f"/api/tables/{made['id']}/resign", {})
    wait_for(lambda: ada.view(made["id"])["ratings"])
    first, second = ada.view(made["id"])["ratings"]
    assert first["after"] > first["before"] and second["after"] < first["after"]
    listed = {line["name"]: line for line in ada.get("/api/ratings/torres")["list"]}
    assert listed["Ada"]["shown"] > listed["Bea"]["shown"]
    assert ada.get("/api/me")["me"]["ratings"][0]["games"] == 1


def test_a_game_whose_process_died_before_counting_is_counted_later(
    server: InProcess, guests: list[Guest]
) -> None:
    ada, bea, _ = guests
    made = ada.new_table("torres", ["me", "open"], rated=True, private=False)
    bea.sit(made["id"])
    bea.post(f"/api/tables/{made['id']}/resign", {})
    wait_for(lambda: ada.view(made["id"])["ratings"])
    first = ada.view(made["id"])["ratings"]
    with server.hub.store.engine.begin() as connection:
        connection.execute(text("DELETE FROM rated WHERE table_id = :id"), {"id": made["id"]})
        connection.execute(text("DELETE FROM ratings WHERE player = :id"), {"id": ada.id})
        connection.execute(text("DELETE FROM ratings WHERE player = :id"), {"id": bea.id})
    del server.hub.lives[made["id"]]
    wait_for(lambda: ada.view(made["id"])["ratings"] == first)
    del server.hub.lives[made["id"]]
    assert ada.view(made["id"])["ratings"] == first
    server.settle()
    assert ada.get("/api/me")["me"]["ratings"][0]["games"] == 1


def test_unrated_games_change_nothing(server: InProcess, guests: list[Guest]) -> None:
    ada, bea, _ = guests
    made = ada.new_table("torres", ["me", "open"], private=False)
    bea.sit(made["id"])
    bea.post(f"/api/tables/{made['id']}/resign", {})
    server.settle()
    assert ada.view(made["id"])["ratings"] is None
    assert ada.get("/api/me")["me"]["ratings"] == []


def test_the_number_shown_is_what_is_almost_sure() -> None:
    fresh = ratings.MODEL.rating()
    assert ratings.public_rating(fresh.mu, fresh.sigma) == 1000


def test_backup_export_and_import(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with InProcess(Config(data=str(tmp_path / "a"), limits=False, bot_pause=0.0)) as server:
        guest = Guest(server.url)
        over = guest.new_table("tiny", ["bot:random", "bot:random"])["id"]
        with guest.socket(over) as tab:
            tab.update(lambda told: told["table"]["state"] == "over")
        running = guest.new_table("tiny", ["me", "open"])["id"]
        target = tmp_path / "copy" / "palatine.sqlite"
        assert main(["backup", str(target), "--data", str(tmp_path / "a")]) == 0  # while it runs
        guest.close()
    copy = ["--data", str(tmp_path / "copy")]
    capsys.readouterr()
    file = tmp_path / "record.txt"
    assert main(["export", over, "-o", str(file), *copy]) == 0
    assert verify(load("tiny"), parse_record(file.read_text("utf-8"))) >= 0
    assert main(["export", running, *copy]) == 2
    capsys.readouterr()
    assert main(["export", over, "--seat", "1", *copy]) == 0
    assert json.loads(capsys.readouterr().out)["view"]["viewer"] == 0
    other = ["--data", str(tmp_path / "b")]
    assert main(["import", str(file), "--json", *other]) == 0
    table = json.loads(capsys.readouterr().out)["table"]
    assert main(["export", table, *other]) == 0
    assert capsys.readouterr().out == file.read_text("utf-8")
    assert main(["export", "nothing", *other]) == 2


def test_several_processes_need_postgres(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err


def test_a_port_that_is_taken_is_told_in_one_line(
    server: InProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    port = server.url.rpartition(":")[2]
    assert main(["serve", "--port", port, "--data", str(tmp_path)]) == 2
    assert port in capsys.readouterr().err


def test_a_finished_game_of_500_entries_opens_quickly_at_any_move(tmp_path: Path) -> None:
    from palatine.core.rng import Rng
    from palatine.server.workers import tasks

    sitting = Sitting("torres", 4, pace=Pace())
    table, rng = sitting.table, Rng("long")
    while table.phase == "playing":
        seat = table.asked()[0]
        busy = [text for text in sitting.legal(seat) if text != "end"] or ["end"]
        text = busy[rng.below(len(busy))]
        sitting.move(seat, text)
        few = len(table.record.entries) < 400 and table.phase == "playing"
        if few and back.free_steps(table, seat):
            sitting.do(back.undo(table, seat, 1, 5))
            sitting.move(seat, text)
    total = len(table.record.entries)
    assert total >= 500
    question = {"task": "replay", "record": str(table.record), "viewer": -2}
    question |= {"language": "en", "density": "wide", "style": "towers"}
    for at in (0, 1, total // 2, total - 1, total):
        spent = []
        for _ in range(3):
            told = tasks.answer({**question, "at": at, "untold": [] if at == 0 else None})
            spent.append(told["spent"])
        assert told["answer"]["drawings"][0]["groups"]
        assert min(spent) < 0.2


def test_notices_fit_into_a_payload() -> None:
    notices = [f"table{i}:{i}" for i in range(2000)]
    payloads = pack_notices(notices)
    assert all(len(payload) < 8000 for payload in payloads)
    assert " ".join(payloads).split() == notices


def test_the_example_bot_plays_a_game(server: InProcess) -> None:
    command = [sys.executable, str(ROOT / "examples" / "bot.py"), server.url, "torres"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "Example" in done.stdout


def test_a_scripted_model_plays_at_a_table(server: InProcess) -> None:
    command = [sys.executable, str(ROOT / "examples" / "language_model.py"), "torres"]
    command += ["--server", server.url]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "Model" in done.stdout


def test_every_route_and_message_is_described(server: InProcess) -> None:
    """docs/protocol.md and the program know the same routes and messages."""
    told = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for route in server.app.routes:
        path = getattr(route, "path", "")
        shown = path.replace("{table}", "ID").replace("{game}", "GAME")
        shown = shown.replace("{puzzle}", "ID")
        shown = shown.replace("{name}.svg", "GAME-LANG-HASH.svg")
        short = shown.replace("/api/tables/ID/", ".../")
        assert shown in told or short in told, path
    for message in get_args(messages.Incoming):
        tag = message.__struct_config__.tag
        assert f"`{tag} {{" in told, tag
