"""Records: written, read, replayed, verified; what is broken is refused with one clear error."""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from contract.wrapped import Wrapped
from palatine.core.chance import Seeded, commitment, word_commitment
from palatine.core.errors import BadRecord
from palatine.core.match import Match
from palatine.core.record import (
    UNDO,
    Record,
    parse_record,
    replay,
    replay_events,
    upto,
    walk,
)
from palatine.core.rng import Rng
from palatine.core.state import CHANCE
from palatine.core.verification import verify
from palatine.games._template import GAME


def play(seed: str, undos: bool = False) -> Match:
    """A random game of two, with something taken back if asked for."""
    match = Match(GAME, 2, seed=seed)
    rng = Rng(seed)
    while not match.over:
        legal = match.legal()
        text = legal[rng.below(len(legal))]
        match.play(text)
        if undos and text.startswith("banner") and match.legal()[-1] == "pass":
            match.undo()
            match.play("pass")
    return match


@pytest.fixture
def record() -> Record:
    return play("a").record


def edited(record: Record, change: Callable[[str], str]) -> str:
    text = change(str(record))
    assert text != str(record)
    return text


def line_of(record: Record, number: int) -> str:
    return f"{number} {record.entries[number - 1]}"


def test_the_text_is_read_back_as_it_was(record: Record) -> None:
    text = str(record)
    assert str(parse_record(text)) == text
    assert str(parse_record(text.replace("\n", "\r\n"))) == text
    lines = text.split("\n")
    assert lines[:2] == ["palatine record 1", "game tiny 1"]
    assert lines[9].startswith("1 * draw ") and lines[-2].startswith("result {")


def test_own_data_words_and_commitment_are_kept() -> None:
    record = Record("tiny", 1, "abc", 2, {"court": "small", "cancel": True})
    record.own_data = {"persons": ["ž", 1]}
    record.words = ["u7", "-"]
    record.commitment = "00ff"
    read = parse_record(str(record))
    assert (read.own_data, read.words, read.commitment) == (record.own_data, ["u7", "-"], "00ff")
    assert (read.seed, read.entries, read.result) == ("", [], None)


BROKEN: list[tuple[str, Callable[[str], str]]] = [
    ("error-record-format", lambda t: ""),
    ("error-record-format", lambda t: "hello\n\nworld"),
    ("error-record-format", lambda t: t.replace("record 1", "record 2", 1)),
    ("error-record-header", lambda t: t.replace("game tiny 1", "game tiny", 1)),
    ("error-record-header", lambda t: t.replace("game tiny 1", "game tiny one", 1)),
    ("error-record-header", lambda t: t.replace("seats 2", "seats two", 1)),
    ("error-record-header", lambda t: t.replace("seats 2", "seats 3", 1)),
    ("error-record-header", lambda t: t.replace("seats 2\n", "", 1)),
    ("error-record-header", lambda t: t.replace("seats 2", "seats 2\nseats 2", 1)),
    ("error-record-header", lambda t: t.replace("seats 2", "seats 2\ncolour red", 1)),
    ("error-record-header", lambda t: t.replace("options {", "options {{", 1)),
    ("error-record-header", lambda t: t.replace('options {"c', 'options 7\nx {"c', 1)),
    ("error-record-header", lambda t: t.replace("seed ", "seed xy", 1)),
    ("error-record-header", lambda t: t.partition("options")[0]),
    ("error-record-line", lambda t: t.replace("\n2 * ", "\n3 * ", 1)),
    ("error-record-line", lambda t: t.replace("\n2 * ", "\n2 ? ", 1)),
    ("error-record-line", lambda t: t.replace("\n2 * ", "\n2 -1 ", 1)),
    ("error-record-line", lambda t: t.replace("\n2 * ", "\n2 ¹ ", 1)),
    ("error-record-line", lambda t: t.replace("\n2 * draw ", "\n2 ", 1)),
    ("error-record-line", lambda t: t.replace(" #", " ", 1)),
    ("error-record-line", lambda t: t.replace("result {", "result {{", 1)),
    ("error-record-line", lambda t: t.replace("result {", "result 5\nresult {", 1)),
    ("error-record-line", lambda t: t + "result {}\n"),
    ("error-record-line", lambda t: t + "99 0 pass #12345678\n"),
]


@pytest.mark.parametrize(("key", "change"), BROKEN)
def test_what_is_no_record_is_refused(
    record: Record, key: str, change: Callable[[str], str]
) -> None:
    with pytest.raises(BadRecord) as refused:
        parse_record(edited(record, change))
    assert refused.value.key == key


@pytest.mark.parametrize("size", range(0, 900, 37))
def test_a_record_cut_off_anywhere_is_read_or_refused(record: Record, size: int) -> None:
    try:
        parse_record(str(record)[:size])
    except BadRecord:
        return
    assert size > str(record).index("\n\n") - 80


def refused_replay(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        replay(GAME, parse_record(text))
    return refused.value


def test_replay_checks_every_hash(record: Record) -> None:
    assert replay(GAME, record).digest() == record.entries[-1].digest
    last = record.entries[-1].digest
    wrong = edited(record, lambda t: t.replace(f"#{last}", "#00000000"))
    error = refused_replay(wrong)
    assert (error.key, error.details["entry"]) == ("error-record-hash", len(record.entries))


def test_replay_checks_texts_seats_and_legality(record: Record) -> None:
    line = line_of(record, 7)
    assert line.startswith("7 0 play ")
    for other in ("7 0 dance", "7 1 pass", "7 9 pass", "7 0 pass", "7 * draw 1", "7 0 banner a1"):
        text = edited(record, lambda t, other=other: t.replace(line, other + " #12345678"))  # type: ignore[misc]
        error = refused_replay(text)
        assert (error.key, error.details["entry"]) == ("error-record-entry", 7)


def test_replay_checks_the_result(record: Record) -> None:
    wrong = edited(record, lambda t: t.replace('"places": [', '"places": [7, '))
    assert refused_replay(wrong).key == "error-record-result"


def test_an_old_record_says_so(record: Record) -> None:
    for other in ("game tiny 0", "game small 1"):
        text = edited(record, lambda t, other=other: t.replace("game tiny 1", other))  # type: ignore[misc]
        assert refused_replay(text).key == "error-record-version"
        with pytest.raises(BadRecord):
            upto(GAME, parse_record(text), 3)


def test_upto_and_events(record: Record) -> None:
    _, told = replay_events(GAME, record)
    assert [e.key for e in told[0]] == ["tiny-event-drew", "tiny-event-got"]
    for n in (0, 1, 6, 10, len(record.entries)):
        state = upto(GAME, record, n)
        assert n == 0 or state.digest() == record.entries[n - 1].digest


# --- undo --------------------------------------------------------------------------------------


def test_undone_entries_stay_in_the_record_but_do_not_stand() -> None:
    match = next(m for m in (play(f"undo {i}", True) for i in range(9)) if "undo" in str(m.record))
    record = parse_record(str(match.record))
    undone = [n for n, e in enumerate(record.entries, 1) if e.who == UNDO]
    assert undone and len(record.standing()) == len(record.entries) - 2 * len(undone)
    assert replay(GAME, record).key() == match.state.key()
    for number, entry, before, after in walk(GAME, record):
        if entry.who == UNDO:
            first, last = entry.undone()
            assert (first, last) == (number - 1, number - 1)
            assert after.key() == upto(GAME, record, first - 1).key() != before.key()
    assert verify(GAME, record) == sum(e.who == CHANCE for e in record.entries)


def with_undo(text: str, who: int = UNDO) -> Record:
    """Three cards dealt, then something taken back."""
    record = Record("tiny", 1, "-", 2, GAME.meta.read_options(None))
    state = GAME.new(2)
    for n in range(3):
        GAME.apply(state, CHANCE, GAME.parse(f"draw {n + 1}"))
        record.add(CHANCE, f"draw {n + 1}", state.digest())
    record.add(who, text, GAME.new(2).digest())
    return record


def test_several_entries_are_taken_back_at_once() -> None:
    record = parse_record(str(with_undo("undo 1-3")))
    assert replay(GAME, record).key() == GAME.new(2).key()
    assert record.standing() == []
    assert len(record.standing(3)) == 3


@pytest.mark.parametrize(
    "text", ["undo 1-1", "undo 2-2", "undo 3-2", "undo 0-3", "undo 1-4", "undo -1-3", "undo", "x"]
)
def test_only_the_last_entries_can_be_taken_back(text: str) -> None:
    with pytest.raises(BadRecord):
        replay(GAME, with_undo(text))


def test_what_was_taken_back_cannot_be_taken_back_again() -> None:
    record = with_undo("undo 1-3")
    record.add_undo(1, 3, GAME.new(2).digest())
    with pytest.raises(BadRecord):
        replay(GAME, record)


# --- verify ------------------------------------------------------------------------------------


def test_verify_counts_the_draws(record: Record) -> None:
    assert verify(GAME, record) == sum(e.who == CHANCE for e in record.entries)


def changed_draw(record: Record) -> Record:
    """Another first card, with all hashes made anew: only the seed gives it away."""
    texts = [e.text for e in record.entries]
    first = next(t for t in ("draw 1", "draw 2", "draw 3") if t != texts[0])
    made = Record("tiny", 1, record.data, 2, record.options)
    made.commitment, made.seed = record.commitment, record.seed
    state = GAME.new(2)
    for n in range(6):
        GAME.apply(state, CHANCE, GAME.parse(first if n == 0 else texts[n]))
        made.add(CHANCE, first if n == 0 else texts[n], state.digest())
    return made


def test_verify_finds_a_changed_draw(record: Record) -> None:
    made = changed_draw(record)
    replay(GAME, made)
    with pytest.raises(BadRecord) as refused:
        verify(GAME, made)
    assert (refused.value.key, refused.value.details["entry"]) == ("error-record-draw", 1)


def test_verify_needs_the_seed_that_was_promised(record: Record) -> None:
    record.commitment = commitment(bytes.fromhex(record.seed))
    verify(GAME, record)
    record.commitment = commitment(b"another seed")
    with pytest.raises(BadRecord) as refused:
        verify(GAME, record)
    assert refused.value.key == "error-record-commitment"
    record.seed = ""
    with pytest.raises(BadRecord) as refused:
        verify(GAME, record)
    assert refused.value.key == "error-record-no-seed"


def test_verify_finds_changed_words_of_a_seat(record: Record) -> None:
    record.words = ["other", "-"]
    with pytest.raises(BadRecord) as refused:
        verify(GAME, record)
    assert refused.value.key == "error-record-draw"


def committed(words: list[str]) -> Record:
    """A finished game whose seats had committed to their words."""
    seed = hashlib.sha256(b"committed").digest()
    match = Match(GAME, 2, driver=Seeded(seed, words))
    while not match.over:
        match.play(match.legal()[0])
    made = match.record
    made.seed, made.commitment, made.luck, made.words = seed.hex(), commitment(seed), 2, words
    made.commitments = [word_commitment(made.commitment, i, word) for i, word in enumerate(words)]
    return made


def test_words_are_those_the_seats_had_committed_to() -> None:
    made = committed(["u7d2k", "x93m"])
    made.given_up = [(1, "Žofie"), (0, "Ada")]
    read = parse_record(str(made))
    assert str(read) == str(made)
    assert (read.luck, read.given_up) == (2, made.given_up)
    assert read.clone().commitments == made.commitments
    assert verify(GAME, read) > 0
    read.commitments[1] = word_commitment(read.commitment, 0, "x93m")  # another seat's
    with pytest.raises(BadRecord) as refused:
        verify(GAME, read)
    assert (refused.value.key, refused.value.details["number"]) == ("error-record-word", 2)


def test_a_commitment_to_a_word_is_for_one_seat_of_one_start() -> None:
    made = {word_commitment(t, seat, w) for t in "ab" for seat in (0, 1) for w in ("x", "y")}
    assert len(made) == 8
    text = b"palatine word\n00ff\n3\nu7d2k"
    assert word_commitment("00ff", 3, "u7d2k") == hashlib.sha256(text).hexdigest()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("luck 2", "luck 3"),
        ("luck 2", "luck two"),
        ("luck 2\n", ""),
        ("commitments ", "commitments 00 "),
        ("seed ", 'given-up [[2, "Bea"]]\nseed '),
        ("seed ", "given-up [7]\nseed "),
        ("seed ", 'given-up [["0", "Bea"]]\nseed '),
        ("seed ", "given-up {\nseed "),
    ],
)
def test_luck_of_another_kind_is_refused(old: str, new: str) -> None:
    text = str(committed(["u7d2k", "x93m"]))
    assert old in text
    with pytest.raises(BadRecord) as refused:
        parse_record(text.replace(old, new, 1))
    assert refused.value.key == "error-record-header"


class OwnData(Wrapped):
    """The same game, which takes a table's own data and remembers it."""

    brought = "none"

    def with_data(self, data: Any) -> "OwnData":
        other = OwnData()
        other.brought = data
        return other

    def result(self, s: Any) -> Any:
        return replace(GAME.result(s), title=self.brought)


def test_a_record_with_own_data_is_played_with_it() -> None:
    game = OwnData()
    record = play("b").record
    record.own_data = "own"
    assert record.result is not None
    record.result["title"] = "own"
    assert replay(game, parse_record(str(record))).key() == replay(GAME, play("b").record).key()
