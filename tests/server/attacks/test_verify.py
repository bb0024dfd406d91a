"""Records that claim more than they prove: who checks one is told what it is worth, and no more.

The same words for the command line, the page and programs; tests/cli/test_verify.py has the rest.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text as sql

from palatine.cli import main
from palatine.core.chance import commitment
from palatine.core.match import Match
from palatine.core.record import parse_record
from palatine.games._template import GAME
from palatine.server.config import Config
from palatine.server.db import erasing, records
from palatine.server.play.live_table import now_ms
from palatine.server.play.records import Records
from palatine.server.signing import KEY_FILE, load_signer
from server.running import Guest, InProcess, OwnProcess

Json = dict[str, Any]


def finished(guest: Guest, **more: Any) -> str:
    """A table whose game is over; its id."""
    table: str = guest.new_table("tiny", ["me", "bot:random"], **more)["id"]
    with guest.socket(table) as tab:
        tab.update(lambda view: view["table"]["state"] == "playing")
        tab.send("resign")
        tab.update(lambda view: view["table"]["state"] == "over")
    return table


def record_of(guest: Guest, table: str) -> str:
    return guest.http.get(f"/api/tables/{table}/record").text


def judged(guest: Guest, record: str, noted: str = "") -> Json:
    told: Json = guest.post("/api/verify", {"record": record, "commitment": noted})
    return told


def made_up(seed: str) -> str:
    """A game that never was, its seed tried until it suited, told as if it was committed to."""
    match = Match(GAME, 2, seed=seed)
    while not match.over:
        match.play(match.legal()[0])
    match.record.commitment = commitment(bytes.fromhex(match.record.seed))
    return str(match.record)


def page_data(answer: httpx.Response) -> Json:
    found = re.search(r'id="page">(.*?)</script>', answer.text, re.S)
    assert found is not None
    told: Json = json.loads(found[1])["data"]
    return told


def test_a_game_that_never_was_is_not_called_genuine(guests: list[Guest]) -> None:
    told = judged(guests[0], made_up("tried"))
    assert told["status"] == "consistent"
    assert "not proven" in " ".join(told["sentences"])
    assert told["signature"] == {"state": "none", "key": ""}


def test_a_finished_game_is_signed_and_any_change_breaks_it(guests: list[Guest]) -> None:
    ada, bea = guests[:2]
    table = finished(ada, private=False)
    text = record_of(ada, table)
    assert text.splitlines()[-1].startswith("signature ed25519 ")
    assert judged(bea, text)["status"] == "signed"
    key = parse_record(text).signature.split()[1]
    assert key in [one["id"] for one in bea.get("/api/keys")["keys"]]
    # A line that no hash and no draw speaks of.
    forged = text.replace("resigned 0", "resigned 1", 1)
    assert forged != text
    assert judged(bea, forged)["status"] == "inconsistent"
    unsigned = text[: text.index("signature ")]
    assert judged(bea, unsigned)["status"] == "consistent"
    assert judged(bea, text[: text.index("result ") - 3])["status"] == "incomplete"


def test_the_page_the_table_and_programs_say_the_same(guests: list[Guest]) -> None:
    ada = guests[0]
    table = finished(ada, private=False)
    by_program = judged(ada, record_of(ada, table))
    by_table = ada.get(f"/api/tables/{table}/verify")
    by_page = page_data(ada.http.get(f"/verify/{table}?lang=en"))
    assert by_page.pop("id") == table
    assert by_program == by_table == by_page
    assert by_table["status"] == "signed"


def test_a_seed_that_was_exchanged_after_it_was_noted(guests: list[Guest]) -> None:
    """The operator signs whatever he likes: only what a player noted shows that it is another."""
    ada = guests[0]
    noted = ada.new_table("tiny", ["me", "bot:random"])["commitment"]
    other = finished(ada)
    assert judged(ada, record_of(ada, other))["status"] == "signed"
    told = judged(ada, record_of(ada, other), noted)
    assert told["status"] == "inconsistent" and "noted" in told["sentence"]
    own = parse_record(record_of(ada, other)).commitment
    assert judged(ada, record_of(ada, other), own.upper())["status"] == "noted"
    assert ada.get(f"/api/tables/{other}/verify", commitment=own)["status"] == "noted"
    ada.post("/api/verify", {"record": record_of(ada, other), "commitment": "x"}, status=422)


def test_a_chosen_seed_stays_chosen_though_signed(guests: list[Guest]) -> None:
    table = finished(guests[0], seed="mine")
    told = judged(guests[0], record_of(guests[0], table))
    assert (told["status"], told["signature"]["state"]) == ("chosen", "good")


def test_what_was_brought_here_is_never_signed_here(server: InProcess, tmp_path: Path) -> None:
    """Or else anybody who can import would get a signature for a game that never was."""
    file = tmp_path / "record.txt"
    file.write_text(made_up("brought"))
    data = str(server.hub.config.folder)
    assert main(["import", str(file), "--data", data]) == 0
    with server.hub.store.engine.connect() as connection:
        query = sql("SELECT id FROM tables WHERE head LIKE '%\"imported\"%' ORDER BY at DESC")
        table = connection.execute(query).scalars().first()
    guest = Guest(server.url)
    assert record_of(guest, table) == file.read_text()
    assert guest.get(f"/api/tables/{table}/verify")["status"] == "consistent"
    with server.hub.store.engine.begin() as connection:  # as a store of an earlier version has it
        connection.execute(sql("DELETE FROM records WHERE table_id = :id"), {"id": table})
    assert "signature" not in record_of(guest, table)
    guest.close()


def test_a_signature_survives_export_and_import(
    server: InProcess, guests: list[Guest], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record_of(guests[0], finished(guests[0]))
    file, data = tmp_path / "record.txt", str(tmp_path / "elsewhere")
    file.write_text(text)
    assert main(["import", str(file), "--data", data, "--json"]) == 0
    table = json.loads(capsys.readouterr().out)["table"]
    assert main(["export", table, "--data", data]) == 0
    assert capsys.readouterr().out == text
    assert main(["verify", str(file), "--data", str(server.hub.config.folder)]) == 3


def test_a_key_can_be_changed_and_old_signatures_stay_good(folder: Path) -> None:
    config = Config(data=str(folder), limits=False, bot_pause=0.0)
    with InProcess(config) as first:
        ada = Guest(first.url)
        table = finished(ada)
        text = record_of(ada, table)
    (folder / KEY_FILE).unlink()
    with InProcess(config) as second:
        ada.move_to(second.url)
        new = second.hub.records.signer.id
        keys = ada.get("/api/keys")["keys"]
        assert [key["current"] for key in keys] == [False, True]
        assert keys[1]["id"] == new != parse_record(text).signature.split()[1]
        assert record_of(ada, table) == text
        assert judged(ada, text)["status"] == "signed"
        assert parse_record(record_of(ada, finished(ada))).signature.split()[1] == new
        page = page_data(ada.http.get("/keys"))
        assert page["keys"] == keys
    published = json.loads((folder / "public-keys.json").read_text())
    assert published["keys"] == keys
    ada.close()


def test_machines_that_are_given_one_key_sign_alike(folder: Path) -> None:
    pem = folder / "shared.pem"
    (folder / "made").mkdir()
    load_signer(Config(data=str(folder / "made")))
    pem.write_bytes((folder / "made" / KEY_FILE).read_bytes())
    ids = set()
    for name in ("one", "two"):
        config = Config(data=str(folder / name), signing_key=str(pem), limits=False)
        with InProcess(config) as running:
            signing: Records = running.hub.records
            ids.add(signing.signer.id)
        assert not (folder / name / KEY_FILE).exists()
    assert len(ids) == 1


def test_a_key_that_is_none_is_told_in_a_sentence(folder: Path) -> None:
    (folder / KEY_FILE).write_text("no key")
    missing = str(folder / "nowhere.pem")
    for named, said in (("", "is no private key for Ed25519"), (missing, "nowhere.pem")):
        command = [sys.executable, "-m", "palatine.cli", "serve", "--port", "0", "--lang", "en"]
        environment = {**os.environ, "PALATINE_DATA": str(folder), "PALATINE_SIGNING_KEY": named}
        quiet: dict[str, Any] = {"capture_output": True, "text": True, "timeout": 60}
        done = subprocess.run(command, check=False, env=environment, **quiet)
        assert done.returncode == 2 and said in done.stderr and "Traceback" not in done.stderr


def test_the_key_does_not_leave_the_server(server: InProcess, guests: list[Guest]) -> None:
    secret = (server.hub.config.folder / KEY_FILE).read_text().splitlines()[1]
    config = Config(signing_key="-----BEGIN PRIVATE KEY-----")
    assert "BEGIN" not in repr(config)
    for path in ("/api/keys", "/keys", "/metrics", f"/static/../{KEY_FILE}"):
        assert secret not in guests[0].http.get(path).text


def test_a_deleted_table_leaves_no_record(server: InProcess, guests: list[Guest]) -> None:
    table = finished(guests[0])
    assert record_of(guests[0], table)
    with server.hub.store.engine.begin() as connection:
        erasing.delete_tables([table], now_ms())(connection)
        assert records.text_of(table)(connection) is None


def test_a_record_names_nobody_who_was_deleted(server: InProcess, guests: list[Guest]) -> None:
    table = finished(guests[0])
    named = record_of(guests[0], table).replace("\nseed ", '\ngiven-up [[0, "Ada"]]\nseed ')
    with server.hub.store.engine.begin() as connection:
        connection.execute(
            sql("UPDATE records SET text = :t WHERE table_id = :i"), {"t": named, "i": table}
        )
        erasing.rewrite(table, guests[0].id, "gone-1", "")(connection)
    assert "Ada" not in record_of(guests[0], table)


def test_a_game_that_ended_as_its_server_died_is_signed_by_the_next(folder: Path) -> None:
    server = OwnProcess(folder)
    server.start()
    ada = Guest(server.url)
    table = finished(ada)
    server.kill()
    server.start()
    ada.move_to(server.url)
    assert judged(ada, record_of(ada, table))["status"] == "signed"
    ada.close()
    server.stop()
