"""The start of a table: seals before words, and what becomes of a start that is given up."""

import pytest

from palatine.core.chance import commitment, word_commitment
from palatine.core.record import parse_record
from palatine.core.rng import Rng
from palatine.core.verification import verify
from palatine.table import door, start
from palatine.table.errors import Refused
from palatine.table.loading import load
from palatine.table.rows import Row
from table.sitting import SEED, Sitting, word_of

NEXT = bytes(range(1, 33))  # the seed of a second start


def refused(code: str) -> "pytest.RaisesExc[Refused]":
    return pytest.raises(Refused, check=lambda error: error.code == code)


def seated(people: int = 2, bots: int = 0, chosen: bool = False) -> Sitting:
    """A table of the tiny game where all sit and nobody has committed."""
    sitting = Sitting(seats=people + bots, chosen=chosen, seated=False)
    for seat in range(people):
        sitting.do(door.sit(sitting.table, seat, f"p{seat}", f"N{seat}", 1))
    for seat in range(people, people + bots):
        sitting.do(door.seat_bot(sitting.table, seat, "random", 1))
    sitting.settle()
    return sitting


def test_no_word_is_taken_before_every_seat_has_committed() -> None:
    sitting = seated(people=2, bots=1)
    table = sitting.table
    assert (start.stage(table), start.waited_for(table)) == ("commit", [0, 1])
    sitting.commit(0)
    sitting.settle()
    assert start.waited_for(table) == [1]
    with refused("too-early"):
        start.open_word(table, 0, word_of(0), 1)
    assert table.luck.commitments[2] == "", "a bot's word is made when all people have committed"
    sitting.commit(1)
    sitting.settle()
    assert (start.stage(table), start.waited_for(table)) == ("open", [0, 1])
    assert table.luck.words == ["", "", "b" * 32]
    assert table.luck.matches(2, "b" * 32)
    sitting.do(start.open_word(table, 1, word_of(1), 1))
    assert table.phase == "waiting" and start.waited_for(table) == [0]
    assert start.open_word(table, 1, word_of(1), 1) == []  # sent again
    sitting.do(start.open_word(table, 0, word_of(0), 1))
    sitting.settle()
    assert (table.phase, start.stage(table), start.waited_for(table)) == ("playing", "done", [])
    assert (table.record.luck, table.record.words) == (2, [word_of(0), word_of(1), "b" * 32])
    assert start.open_word(table, 0, word_of(0), 1) == []


def test_only_the_word_that_was_committed_to_is_taken() -> None:
    sitting = seated()
    for seat in (0, 1):
        sitting.commit(seat)
    with refused("mismatch"):
        start.open_word(sitting.table, 0, "x" * 16, 1)
    with refused("mismatch"):
        start.open_word(sitting.table, 1, word_of(0), 1)
    for word in ("", "short", "x" * 41, "é" * 16, "a b" * 8, "a\n" * 10):
        with refused("word"):
            start.open_word(sitting.table, 0, word, 1)


def test_a_commitment_is_a_hash_of_this_start_and_nobody_elses() -> None:
    sitting = seated()
    table, after = sitting.table, sitting.table.luck.commitment
    promised = word_commitment(after, 0, word_of(0))
    with refused("stale"):
        start.commit(table, 0, promised, commitment(NEXT), 1)
    for bad in ("", promised[:-1], promised.upper(), "g" * 64, after):
        with refused("commitment"):
            start.commit(table, 0, bad, after, 1)
    sitting.do(start.commit(table, 0, promised, after, 1))
    assert start.commit(table, 0, promised, after, 1) == []
    with refused("commitment"):  # copied from a neighbour
        start.commit(table, 1, promised, after, 1)
    table.closed = "table-closed-host"
    with refused("closed"):
        start.commit(table, 1, promised, after, 1)


def test_a_lost_word_is_committed_anew_while_none_is_open() -> None:
    sitting = seated()
    sitting.commit(0)
    sitting.commit(0, "y" * 20)
    sitting.commit(1)
    sitting.commit(1, "z" * 20)  # all have committed, but no word is open
    with refused("not-opened"):
        start.begin_anew(sitting.table, 1, NEXT, 1)
    sitting.do(start.open_word(sitting.table, 0, "y" * 20, 1))
    with refused("opened"):
        sitting.commit(1)
    sitting.do(start.open_word(sitting.table, 1, "z" * 20, 1))
    sitting.settle()
    assert sitting.table.record.words == ["y" * 20, "z" * 20]
    assert sitting.table.record.given_up == []


def test_a_word_lost_when_others_are_open_is_a_new_start_that_the_record_counts() -> None:
    sitting = seated(people=2, bots=1)
    table = sitting.table
    sitting.commit(0)
    sitting.commit(1)
    sitting.settle()
    old = table.luck.commitments.copy()
    with refused("opened"):
        sitting.commit(0, "y" * 20)
    sitting.do(start.open_word(table, 0, word_of(0), 1))
    with refused("opened"):  # who has opened has lost nothing
        start.begin_anew(table, 0, NEXT, 1)
    sitting.do(start.begin_anew(table, 1, NEXT, 1))
    sitting.settle()
    assert table.luck.commitment == table.record.commitment == commitment(NEXT)
    assert (table.luck.commitments, table.luck.words) == ([""] * 3, [""] * 3)
    with refused("stale"):
        start.commit(table, 0, old[0], commitment(SEED), 1)
    sitting.begin()
    assert table.phase == "playing"
    sitting.play(Rng("anew"), 500)
    record = parse_record(str(table.record))
    assert (record.given_up, record.seed) == ([(1, "N1")], NEXT.hex())
    assert verify(sitting.game, record) > 0
    again = load(sitting.setup, sitting.game, SEED, sitting.rows)
    assert str(again.record) == str(table.record)
    assert again.seed == NEXT


def test_who_does_not_open_is_replaced_by_name() -> None:
    sitting = seated(people=3)
    table = sitting.table
    for seat in range(3):
        sitting.commit(seat)
    sitting.do(start.open_word(table, 0, word_of(0), 1))
    for free in (door.remove, door.replace_late):
        with refused("opened"):
            free(table, 0, NEXT, 1)
    sitting.do(door.replace_late(table, 1, NEXT, 1))
    assert table.open_seats() == [1] and table.luck.commitment == commitment(NEXT)
    sitting.do(door.sit(table, 1, "p9", "Zoe", 1))
    sitting.begin()
    assert table.record.given_up == [(1, "N1")]
    assert [seat.name for seat in table.seats] == ["N0", "Zoe", "N2"]


def test_the_host_replaces_only_whom_the_table_waits_for() -> None:
    sitting = seated(people=2)
    sitting.commit(0)
    with refused("not-late"):
        door.replace_late(sitting.table, 0, NEXT, 1)
    sitting.do(door.replace_late(sitting.table, 1, NEXT, 1))
    assert (sitting.table.seed, sitting.table.record.given_up) == (SEED, [])
    sitting.do(door.sit(sitting.table, 1, "p1", "N1", 1))  # he may sit down again
    sitting.commit(1)
    sitting.do(start.open_word(sitting.table, 0, word_of(0), 1))
    sitting.do(door.remove(sitting.table, 1, NEXT, 1))
    with refused("barred"):  # and whom the host has removed may not
        door.sit(sitting.table, 1, "p1", "N1", 1)
    assert sitting.table.record.given_up == [(1, "N1")]


def test_leaving_keeps_the_others_seals_only_while_no_word_is_open() -> None:
    sitting = seated()
    table = sitting.table
    sitting.commit(0)
    sitting.commit(1)
    kept = table.luck.commitments[0]
    sitting.do(door.stand(table, 1, NEXT, 1))
    assert table.luck.commitments == [kept, ""] and table.seed == SEED
    sitting.do(door.sit(table, 1, "p1", "N1", 1))
    sitting.commit(1)
    sitting.do(start.open_word(table, 0, word_of(0), 1))
    sitting.do(door.stand(table, 0, NEXT, 1))  # also who has opened can only give up
    assert table.luck.commitments == ["", ""] and table.seed == NEXT
    assert table.record.given_up == [(0, "N0")]


def test_a_chosen_seed_needs_no_words_and_is_the_same_game_each_time() -> None:
    one, other = seated(chosen=True), seated(chosen=True)
    assert one.table.phase == "playing" and start.stage(one.table) == "none"
    assert one.table.state.key() == other.table.state.key()
    assert one.table.record.words == ["-", "-"]
    waiting = Sitting(seated=False, chosen=True)
    with refused("no-words"):
        start.commit(waiting.table, 0, "0" * 64, waiting.table.luck.commitment, 1)
    with refused("no-words"):
        start.open_word(waiting.table, 0, "x" * 16, 1)


def test_every_word_changes_the_draws() -> None:
    """The deal follows from the seed and all words: another word of any seat, another deal."""
    deals = set()
    for words in (["x" * 16] * 2, ["y" * 16, "x" * 16], ["x" * 16, "y" * 16]):
        sitting = Sitting("louis", 2, seated=False)
        for seat, word in enumerate(words):
            sitting.do(door.sit(sitting.table, seat, f"p{seat}", f"N{seat}", 1))
            sitting.commit(seat, word)
        for seat, word in enumerate(words):
            sitting.do(start.open_word(sitting.table, seat, word, 1))
        sitting.settle()
        deals.add(" ".join(row.text for row in sitting.rows if row.kind == "draw"))
    assert len(deals) == 3


def old_rows(started: bool) -> list[Row]:
    """Two people who sat down as servers of before had it, with open words."""
    rows = [
        Row(seat + 1, 1, "sit", seat, data={"person": f"p{seat}", "name": "N", "word": f"w{seat}"})
        for seat in (0, 1)
    ]
    return [*rows, Row(3, 1, "start")] if started else rows


def test_a_game_of_before_plays_on_with_the_words_it_began_with() -> None:
    sitting = Sitting("torres", seated=False)
    sitting.do(old_rows(started=True))
    table = sitting.table
    assert (table.phase, table.record.luck, table.record.words) == ("playing", 1, ["w0", "w1"])
    sitting.play(Rng("old"), 500)
    record = parse_record(str(table.record))
    assert "luck" not in str(record).partition("\n\n")[0]
    assert verify(sitting.game, record) > 0


def test_a_table_that_waited_before_starts_with_new_words() -> None:
    """What was said openly is worth nothing: who sits there commits when he is back."""
    sitting = Sitting(seated=False)
    sitting.do(old_rows(started=False))
    sitting.settle()
    assert start.waited_for(sitting.table) == [0, 1]
    sitting.begin()
    assert sitting.table.phase == "playing"
    assert (sitting.table.record.luck, sitting.table.record.words) == (2, [word_of(0), word_of(1)])
