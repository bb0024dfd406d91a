"""`palatine verify`: each thing a record can prove has its sentence and its exit status."""

import builtins
import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest

from palatine.core.chance import Seeded, commitment, word_commitment
from palatine.core.match import Match
from palatine.core.record import Record, parse_record
from palatine.games._template import GAME
from palatine.server.config import Config
from palatine.server.signing import KEY_FILE, PublicKey, Signer, load_signer

Run = Callable[..., tuple[int, str, str]]
Write = Callable[..., str]

SEED = hashlib.sha256(b"verify").digest()
WORDS = ["u7d2k", "x93m"]


def played() -> Record:
    """A finished game at a table that had committed to its seed, and seats to their words."""
    match = Match(GAME, 2, driver=Seeded(SEED, WORDS))
    while not match.over:
        match.play(match.legal()[0])
    made = match.record
    made.seed, made.commitment, made.luck, made.words = SEED.hex(), commitment(SEED), 2, WORDS
    made.commitments = [word_commitment(made.commitment, i, word) for i, word in enumerate(WORDS)]
    return made


@pytest.fixture
def record() -> Record:
    return played()


@pytest.fixture
def signer(tmp_path: Any) -> Signer:
    return load_signer(Config(data=str(tmp_path / "server")))


@pytest.fixture
def keys(signer: Signer, write: Write) -> str:
    """A file of public keys as /api/keys gives it."""
    return write({"keys": [PublicKey(signer.public, 1).to_json(signer.id)]}, "keys.json")


@pytest.fixture
def verify(run: Run, write: Write, tmp_path: Any) -> Callable[..., tuple[int, str]]:
    """Verify a text; the exit status and what was said."""

    def once(text: Any, *more: str) -> tuple[int, str]:
        nobody = str(tmp_path / "nobody")  # no keys of whoever runs the tests
        code, out, err = run("verify", write(str(text), "record.txt"), "--data", nobody, *more)
        assert err == ""
        return code, out

    return once


def line(record: Record, key: str, instead: str) -> str:
    lines = [instead if one.startswith(key + " ") else one for one in str(record).splitlines()]
    return "\n".join(one for one in lines if one is not None) + "\n"


def test_consistent_but_from_nowhere(verify: Any, record: Record) -> None:
    code, out = verify(record)
    assert code == 4
    assert "agrees with itself" in out and "Where it comes from is not proven" in out
    assert "genuine" not in out and "Signed" not in out


def test_seed_chosen(verify: Any) -> None:
    match = Match(GAME, 2, seed="mine")
    while not match.over:
        match.play(match.legal()[0])
    code, out = verify(match.record)
    assert (code, "The seed was chosen" in out) == (5, True)
    assert (
        verify(match.record, "--commitment", commitment(bytes.fromhex(match.record.seed)))[0] == 5
    )


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda r: str(r).replace(" #", " #0", 1), "another position"),
        (lambda r: line(r, "seed", "seed " + "00" * 32), "The seed is not the one"),
        (lambda r: line(r, "words", "words u7d2k other"), "The word of seat 2"),
        (lambda r: str(r).replace('"over": true', '"over": false'), "The result in the record"),
    ],
    ids=["hash", "seed", "word", "result"],
)
def test_inconsistent(verify: Any, record: Record, change: Any, said: str) -> None:
    changed = change(record)
    assert changed != str(record)
    code, out = verify(changed)
    assert code == 1 and said in out


def test_a_draw_that_does_not_follow_from_a_chosen_seed(verify: Any, record: Record) -> None:
    text = line(record, "seed", "seed " + "00" * 32).replace(record.commitment, "chosen")
    text = "".join(one + "\n" for one in text.split("\n")[:-1] if "luck" not in one[:4])
    text = "".join(one for one in text.splitlines(True) if not one.startswith("commitments"))
    code, out = verify(text)
    assert code == 1 and "is not what the seed draws" in out


def test_incomplete_wherever_it_is_cut(verify: Any, record: Record) -> None:
    """At every byte of the last entries, and of the result."""
    text = str(record)
    start = text.rindex("\n", 0, text.index("result ") - 1) + 1
    for end in [*range(start, start + 12), *range(text.index("result "), len(text) - 2, 9)]:
        code, out = verify(text[:end])
        assert code == 6, text[start:end]
        assert "incomplete" in out
    assert verify(text[:-1])[0] == 4  # an editor that leaves out the last end of line cuts nothing


def test_without_its_seed_or_result(verify: Any, record: Record) -> None:
    without = [one for one in str(record).splitlines(True) if not one.startswith("seed ")]
    code, out = verify("".join(without))
    assert code == 6 and "does not show its seed" in out
    without = [one for one in str(record).splitlines(True) if not one.startswith("result ")]
    code, out = verify("".join(without))
    assert code == 6 and "incomplete" in out


def test_a_result_put_behind_a_cut_game_does_not_complete_it(verify: Any, record: Record) -> None:
    short = record.clone()
    del short.entries[20:]
    state = GAME.new(2, short.options)
    for entry in short.standing():
        GAME.apply(state, entry.who, GAME.parse(entry.text))
    short.result = GAME.result(state).to_json()
    assert verify(short)[0] == 6
    short.resigned = [1]  # as a table writes it where a seat gave up: then nothing is missing
    code, out = verify(short)
    assert code == 4 and "seat 2" in out


def test_signed(verify: Any, record: Record, signer: Signer, keys: str) -> None:
    text = signer.sign(record)
    assert parse_record(text).signature.split()[1] == signer.id
    code, out = verify(text, "--keys", keys)
    assert (code, f"Signed by this server (key {signer.id})" in out) == (3, True)
    assert verify(text.replace("\n", "\r\n"), "--keys", keys)[0] == 3


def test_a_key_that_is_not_known_proves_nothing(
    verify: Any, record: Record, signer: Signer, write: Write
) -> None:
    code, out = verify(signer.sign(record), "--keys", write({"keys": []}, "none.json"))
    assert code == 4 and "not known here" in out
    assert "Where it comes from is not proven" in out


def test_a_signature_holds_the_whole_text(
    verify: Any, record: Record, signer: Signer, keys: str
) -> None:
    """Names in the head can be changed without any hash noticing: the signature does."""
    record.given_up = [(1, "Bea")]
    text = signer.sign(record)
    assert verify(text, "--keys", keys)[0] == 3
    for old, new in (("Bea", "Ada"), ("result", "\nresult")):
        code, out = verify(text.replace(old, new, 1), "--keys", keys)
        assert code == 1 and "does not belong to this text" in out
    unsigned = text[: text.index("signature ")]
    assert verify(unsigned, "--keys", keys)[0] == 4


def test_a_forged_signature(verify: Any, record: Record, signer: Signer, keys: str) -> None:
    record.signature = f"ed25519 {signer.id} {'0' * 128}"
    assert verify(record, "--keys", keys)[0] == 1
    record.signature = f"ed25519 {signer.id} {'x' * 128}"
    assert verify(record, "--keys", keys)[0] == 1


def test_the_data_folder_knows_the_keys_of_its_server(
    run: Run, write: Write, record: Record, signer: Signer, keys: str, tmp_path: Any
) -> None:
    known = tmp_path / "server" / "public-keys.json"
    known.write_text((tmp_path / "keys.json").read_text())
    file = write(signer.sign(record), "record.txt")
    assert run("verify", file, "--data", str(tmp_path / "server"))[0] == 3


def test_noted(verify: Any, record: Record, signer: Signer, keys: str) -> None:
    noted = f" {record.commitment[:32].upper()} {record.commitment[32:]}"
    code, out = verify(record, "--commitment", noted)
    assert code == 0 and "seal that you noted" in out
    code, out = verify(signer.sign(record), "--commitment", noted, "--keys", keys)
    assert code == 0 and "also signed by this server" in out


def test_another_commitment_was_noted(
    verify: Any, record: Record, signer: Signer, keys: str
) -> None:
    """Even where everything agrees and the server has signed it."""
    code, out = verify(signer.sign(record), "--commitment", "0" * 64, "--keys", keys)
    assert code == 1 and "is not the one that you noted" in out


def test_where_cryptography_is_missing(
    verify: Any, record: Record, signer: Signer, keys: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, real = signer.sign(record), builtins.__import__

    def without(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.startswith("cryptography"):
            raise ImportError(name)
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without)
    code, out = verify(text, "--keys", keys)
    assert code == 4 and "was not checked" in out


def test_as_json(verify: Any, record: Record, signer: Signer, keys: str) -> None:
    code, out = verify(signer.sign(record), "--keys", keys, "--json")
    told = json.loads(out)
    assert code == 3
    assert told["draws"] == str(record).count(" * draw")
    assert (told["status"], told["signature"], told["key"]) == ("signed", "good", signer.id)


@pytest.mark.parametrize("noted", ["", "xyz", "0" * 63, "g" * 64])
def test_what_is_no_commitment_is_refused(
    run: Run, write: Write, record: Record, noted: str
) -> None:
    code, out, err = run("verify", write(str(record)), "--commitment", noted)
    assert (code, out) == (2, "") and "is no shuffle seal" in err


@pytest.mark.parametrize("keys", [[], {"keys": [{"public": "00"}]}, {"keys": [{}]}, {"keys": 7}])
def test_what_is_no_list_of_keys_is_refused(
    run: Run, write: Write, record: Record, keys: Any
) -> None:
    code, _, err = run("verify", write(str(record)), "--keys", write(keys, "keys.json"))
    assert code == 2 and "no list of public keys" in err


def test_the_key_of_the_data_folder_is_for_its_owner_alone(tmp_path: Any) -> None:
    config = Config(data=str(tmp_path))
    first = load_signer(config)
    file = tmp_path / KEY_FILE
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [KEY_FILE]
    file.chmod(0o644)
    assert load_signer(config).id == first.id
    assert file.stat().st_mode & 0o777 == 0o600
    assert load_signer(Config(signing_key=str(file))).id == first.id
    assert load_signer(Config(signing_key=file.read_text())).id == first.id
