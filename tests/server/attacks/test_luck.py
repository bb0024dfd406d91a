"""Attacks on the luck: by an operator who reads the store, sits down last, and opens last."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import MetaData, select

from palatine.core.chance import commitment, word_commitment
from palatine.core.record import Record, parse_record
from palatine.core.rng import Rng
from palatine.core.verification import verify
from palatine.games._template import GAME
from palatine.locales import load
from palatine.server.config import Config
from palatine.server.db import backup
from palatine.table import door, start
from server.running import SEALED, Guest, InProcess, Json
from table.sitting import Sitting, word_of


def everything_stored(server: InProcess) -> str:
    """All that somebody can read who has the store."""
    found = MetaData()
    engine = server.hub.store.engine
    found.reflect(engine)
    with engine.connect() as connection:
        return "\n".join(
            str(row) for table in found.sorted_tables for row in connection.execute(select(table))
        )


def luck_of(guest: Guest, table: str) -> Json:
    told: Json = guest.view(table)["table"]["luck"]
    return told


def sit_and_commit(guest: Guest, table: str, word: str, seat: int | None = None) -> str:
    """Sit down and commit, and wait; the commitment."""
    told = guest.post(f"/api/tables/{table}/sit", {} if seat is None else {"seat": seat})
    return commit(guest, table, told["seat"], word)


def commit(guest: Guest, table: str, seat: int, word: str, status: int = 0) -> str:
    after = guest.view(table)["table"]["commitment"]
    promised = word_commitment(after, seat, word)
    body = {"seat": seat, "commitment": promised, "table_commitment": after}
    guest.post(f"/api/tables/{table}/commit", body, status)
    return promised


def open_word(guest: Guest, table: str, word: str, status: int = 0) -> Json:
    told: Json = guest.post(f"/api/tables/{table}/open", {"word": word}, status)
    return told


def finished(guests: list[Guest], table: str) -> Record:
    """The first one gives up, which ends the game; its record, which agrees."""
    guests[0].post(f"/api/tables/{table}/resign")
    record = parse_record(guests[0].http.get(f"/api/tables/{table}/record").text)
    assert verify(GAME, record) > 0
    return record


@pytest.fixture
def waiting(guests: list[Guest]) -> Iterator[str]:
    """A public table of two; its maker has a seat and has not committed yet."""
    body = {"game": "tiny", "seats": ["me", "open"], "private": False}
    yield guests[0].post("/api/tables", body)["id"]


def test_who_reads_the_store_and_sits_down_last_knows_no_word(
    server: InProcess, guests: list[Guest], waiting: str
) -> None:
    """He has the seed and every commitment; the words are not there before his own is fixed."""
    ada, operator, _ = guests
    words = [secrets.token_hex(16) for _ in range(2)]
    commit(ada, waiting, 0, words[0])
    stored = everything_stored(server)
    assert server.hub.lives[waiting].table.seed.hex() in stored, "the operator does read the seed"
    assert words[0] not in stored
    assert open_word(ada, waiting, words[0], 409)["error"] == "too-early"
    promised = sit_and_commit(operator, waiting, words[1])
    stored = everything_stored(server)
    assert promised in stored
    assert words[0] not in stored and words[1] not in stored
    open_word(ada, waiting, words[0])
    # From here on he could work out the deal of any word; but only the one he has sealed is taken.
    assert words[0] in everything_stored(server)
    for _ in range(20):
        told = open_word(operator, waiting, secrets.token_hex(16), 422)
        assert told["error"] == "mismatch"
    commit(operator, waiting, 1, secrets.token_hex(16), status=409)
    assert luck_of(operator, waiting)["commitments"][1] == promised
    open_word(operator, waiting, words[1])
    assert ada.view(waiting)["table"]["state"] == "playing"
    record = finished(guests, waiting)
    assert (record.luck, record.words, record.given_up) == (2, words, [])


def test_alone_with_bots_the_operator_cannot_choose_either(
    server: InProcess, guests: list[Guest]
) -> None:
    """The words of bots are made when all people have committed; then nothing can be changed."""
    ada = guests[0]
    body = {"game": "tiny", "seats": ["bot:random", "me", "bot:random"]}
    table = ada.post("/api/tables", body)["id"]
    assert luck_of(ada, table)["commitments"] == ["", "", ""]
    word = secrets.token_hex(16)
    commit(ada, table, 1, word)
    luck = luck_of(ada, table)
    assert [bool(word) for word in luck["words"]] == [True, False, True]
    commit(ada, table, 1, secrets.token_hex(16), status=409)
    open_word(ada, table, word)
    assert ada.view(table)["table"]["state"] == "playing"
    record = finished(guests, table)
    assert len(set(record.words)) == 3 and "-" not in record.words


def test_a_commitment_is_ones_own_and_of_this_start(guests: list[Guest], waiting: str) -> None:
    ada, bea, _ = guests
    copied = commit(ada, waiting, 0, secrets.token_hex(16))
    bea.post(f"/api/tables/{waiting}/sit")
    after = bea.view(waiting)["table"]["commitment"]
    path = f"/api/tables/{waiting}/commit"
    for bad in (copied, after, "0" * 63, "Z" * 64):
        body = {"seat": 1, "commitment": bad, "table_commitment": after}
        assert bea.post(path, body, status=422)["error"] == "commitment"
    body = {"seat": 1, "commitment": "0" * 64, "table_commitment": "1" * 64}
    assert bea.post(path, body, status=409)["error"] == "stale"
    body = {"seat": 0, "commitment": "0" * 64, "table_commitment": after}
    assert bea.post(path, body, status=403)["error"] == "not-seated"
    assert bea.post(f"/api/tables/{waiting}/open", {"seat": 0, "word": "x" * 16}, status=403)


def test_who_does_not_open_is_named_and_replaced(
    server: InProcess, guests: list[Guest], waiting: str
) -> None:
    """The table waits, everybody sees for whom; a new start has a new seed, and is counted."""
    ada, bea, cyd = guests
    words = [secrets.token_hex(16) for _ in range(2)]
    commit(ada, waiting, 0, words[0])
    sit_and_commit(bea, waiting, words[1])
    open_word(ada, waiting, words[0])
    first = ada.view(waiting)["table"]["commitment"]
    for guest in guests:  # also who only watches
        luck = luck_of(guest, waiting)
        assert (luck["stage"], luck["waiting"]) == ("open", [1])
        assert "Bea" in luck["sentence"]
    assert [line["asked"] for line in bea.get("/api/home")["mine"]] == [True]
    assert [line["asked"] for line in ada.get("/api/home")["mine"]] == [False]
    stand = f"/api/tables/{waiting}/stand"
    cyd.post(stand, {"seat": 1}, status=403)
    bea.post(stand, {"seat": 0}, status=403)
    ada.post(stand, {"seat": 1})
    told = ada.view(waiting)["table"]
    assert told["commitment"] != first
    assert (told["luck"]["commitments"], told["luck"]["words"]) == (["", ""], ["", ""])
    assert told["luck"]["given_up"] == [{"seat": 1, "name": "Bea"}]
    assert "Bea" in cyd.view(waiting)["table"]["luck"]["given_up_sentence"]
    open_word(ada, waiting, words[0], 409)  # what was open is worth nothing now
    ada.seal(waiting)
    cyd.sit(waiting)
    assert ada.view(waiting)["table"]["state"] == "playing"
    record = finished(guests, waiting)
    assert record.given_up == [(1, "Bea")]
    assert record.commitment == commitment(bytes.fromhex(record.seed)) == told["commitment"]
    kept = server.run(_loaded_again(server, waiting))
    assert kept == (record.commitment, record.given_up)


async def _loaded_again(server: InProcess, table: str) -> tuple[str, list[tuple[int, str]]]:
    """The table as another process would read it."""
    del server.hub.lives[table]
    found = (await server.hub.open(table)).table
    return found.record.commitment, found.record.given_up


def test_the_host_throws_nobody_out_who_has_opened(guests: list[Guest], waiting: str) -> None:
    """Or else he could keep his own word back and let another stand there as the one to blame."""
    ada, bea, _ = guests
    words = [secrets.token_hex(16) for _ in range(2)]
    commit(ada, waiting, 0, words[0])
    sit_and_commit(bea, waiting, words[1])
    open_word(bea, waiting, words[1])
    told = ada.post(f"/api/tables/{waiting}/stand", {"seat": 1}, status=409)
    assert told["error"] == "opened"
    ada.post(f"/api/tables/{waiting}/stand", {"seat": 0})
    assert luck_of(ada, waiting)["given_up"] == [{"seat": 0, "name": "Ada"}]


def test_a_lost_word_is_told_by_the_record(guests: list[Guest], waiting: str) -> None:
    ada, bea, _ = guests
    commit(ada, waiting, 0, secrets.token_hex(16))
    commit(ada, waiting, 0, "another" * 4)  # while no word is open it costs nothing
    assert ada.post(f"/api/tables/{waiting}/anew", {}, status=409)["error"] == "not-opened"
    sit_and_commit(bea, waiting, secrets.token_hex(16))
    open_word(ada, waiting, "another" * 4)
    assert ada.post(f"/api/tables/{waiting}/anew", {}, status=409)["error"] == "opened"
    bea.post(f"/api/tables/{waiting}/anew")
    assert luck_of(ada, waiting)["given_up"] == [{"seat": 1, "name": "Bea"}]
    ada.seal(waiting)
    bea.seal(waiting)
    assert finished(guests, waiting).given_up == [(1, "Bea")]


def test_an_imported_record_keeps_how_its_luck_came_about(tmp_path: Path) -> None:
    sitting = Sitting("tiny", 2, seated=False)
    for seat in (0, 1):
        sitting.do(door.sit(sitting.table, seat, f"p{seat}", f"N{seat}", 1))
        sitting.commit(seat)
    sitting.do(start.open_word(sitting.table, 0, word_of(0), 1))
    sitting.do(start.begin_anew(sitting.table, 1, bytes(32), 1))
    sitting.begin()
    sitting.play(Rng("import"), 500)
    record = sitting.table.record
    config = Config(data=str(tmp_path))
    table = backup.import_record(config, GAME, parse_record(str(record)), load("en"))
    again = parse_record(backup.export_record(config, table))
    assert (again.luck, again.commitments, again.words) == (2, record.commitments, record.words)
    assert again.given_up == [(1, "N1")] and verify(GAME, again) > 0


def test_words_come_by_socket_for_every_seat_of_mine(guests: list[Guest]) -> None:
    """Several people at one screen: one socket, a word for each seat."""
    ada = guests[0]
    made = ada.post("/api/tables", {"game": "tiny", "seats": ["me", "me", "bot:random"]})
    with ada.socket(made["id"]) as tab:
        after = tab.update()["table"]["commitment"]
        promised = [ada.sealed(after, seat) for seat in (0, 1)]
        tab.send("commit", commitment=promised[0], table_commitment=after)
        tab.send("commit", seat=1, commitment=promised[1], table_commitment=after)
        tab.update(lambda view: view["table"]["luck"]["stage"] == "open")
        tab.send("open", seat=2, word="x" * 16)
        assert tab.next("refused")["error"] == "not-seated"
        tab.send("open", word=SEALED[promised[0]][1])
        tab.send("open", seat=1, word=SEALED[promised[1]][1])
        view = tab.update(lambda view: view["table"]["state"] == "playing")
    assert view["table"]["luck"]["stage"] == "done"
    tab_words = [SEALED[one][1] for one in promised]
    assert view["table"]["luck"]["words"][:2] == tab_words
