"""The door of a table: its checks in order, nothing twice, several texts together."""

from dataclasses import replace
from typing import Any

import pytest

from palatine.core.action import Action
from palatine.core.events import Event
from palatine.core.game import Game
from palatine.core.meta import Options
from palatine.core.record import parse_record, replay
from palatine.core.result import Result
from palatine.core.rng import Rng
from palatine.core.verification import verify
from palatine.table import door
from palatine.table.errors import Refused
from palatine.table.loading import load
from table.sitting import Sitting


def refused(code: str) -> "pytest.RaisesExc[Refused]":
    return pytest.raises(Refused, check=lambda error: error.code == code)


def test_nothing_is_played_before_all_sit() -> None:
    sitting = Sitting(seated=False)
    table = sitting.table
    with refused("waiting"):
        door.submit(table, 0, ["pass"], 0, "m", 1)
    sitting.do(door.sit(table, 1, "p1", "N1", 1))
    with refused("taken"):
        door.sit(table, 1, "p2", "N2", 1)
    sitting.do(door.stand(table, 1, b"", 1))
    assert table.open_seats() == [0, 1]
    sitting.do(door.sit(table, 1, "p1", " N\n1 ", 1))
    assert table.seats[1].name == "N 1"
    sitting.do(door.seat_bot(table, 0, "random", 1))
    assert table.phase == "waiting"
    sitting.begin()
    assert table.phase == "playing"
    assert table.record.words == ["b" * 32, "1" * 16]
    with refused("started"):
        door.sit(table, 0, "p3", "N3", 1)


@pytest.mark.parametrize("name", ["", " \n", "\t"])
def test_a_name_is_needed(name: str) -> None:
    with refused("name"):
        door.sit(Sitting(seated=False).table, 0, "p", name, 1)


def test_the_checks_come_in_order() -> None:
    """Stale, not asked, no action at all, not legal: each hides those after it."""
    sitting = Sitting("torres", 2)
    table = sitting.table
    assert table.asked() == [0]
    with refused("stale"):
        door.submit(table, 1, ["nonsense"], 7, "m", 1)
    with refused("not-asked"):
        door.submit(table, 1, ["nonsense"], table.seq[1], "m", 1)
    with refused("bad-text"):
        door.submit(table, 0, ["nonsense"], table.seq[0], "m", 1)
    with pytest.raises(Refused) as info:
        door.submit(table, 0, ["place a1"], table.seq[0], "m", 1)
    assert (info.value.code, info.value.rule) == ("not-legal", "T-107")
    with refused("bad-text"):
        door.submit(table, 0, [], table.seq[0], "m", 1)
    assert len(table.record.entries) == 0


def test_a_move_sent_again_is_one_move() -> None:
    sitting = Sitting("torres", 2)
    assert sitting.move(0, "place d1", word="once")
    before = sitting.table.row_count
    assert door.submit(sitting.table, 0, ["place d1"], 1, "once", 1) == []
    assert sitting.table.row_count == before
    again = load(sitting.setup, sitting.game, sitting.table.seed, sitting.rows)
    assert door.submit(again, 0, ["place d1"], 1, "once", 1) == []
    with refused("not-asked"):  # the same word of another seat is another move
        door.submit(sitting.table, 0, ["place d1"], sitting.table.seq[0], "twice", 1)


def test_several_texts_are_accepted_or_refused_together() -> None:
    sitting = Sitting("torres", 2)
    for seat in (0, 1):
        sitting.move(seat, sitting.legal(seat)[0])
    sitting.move(1, sitting.legal(1)[0])  # the king
    rows = sitting.table.row_count
    with refused("not-legal"):
        sitting.move(0, "marker", "marker", "place d1")
    assert sitting.table.row_count == rows
    assert len(sitting.move(0, "marker", "marker")) == 2
    assert sitting.table.seq[0] == 4  # place, turn, and after each text


def test_texts_never_cross_a_draw() -> None:
    sitting = Sitting("torres", 2)
    for seat in (0, 1):
        sitting.move(seat, sitting.legal(seat)[0])
    sitting.move(1, sitting.legal(1)[0])
    with refused("crosses"):
        sitting.move(0, "buy", sitting.legal(0)[0])
    assert sitting.move(0, "marker", "buy")


def test_another_answer_leaves_my_question_alone() -> None:
    """In a simultaneous choice the order of arrival leaves no trace."""
    one, other = Sitting(seats=3), Sitting(seats=3)
    assert one.table.asked() == [0, 1, 2]
    seq = one.table.seq.copy()
    one.move(1, one.legal(1)[0])
    assert one.table.seq == seq
    with refused("not-asked"):
        door.submit(one.table, 1, [one.legal(0)[0]], one.table.seq[1], "x", 1)
    for seat in (0, 2):
        one.move(seat, one.legal(seat)[0])
    for seat in (2, 1, 0):
        other.move(seat, other.legal(seat)[0])
    assert one.table.state.key() == other.table.state.key()
    assert one.table.seq == other.table.seq


@pytest.mark.parametrize(("game", "seats"), [("tiny", 3), ("torres", 4)])
def test_rows_make_the_same_table_again(game: str, seats: int) -> None:
    """At every moment, half-made simultaneous choices included."""
    rng = Rng(game)
    sitting = Sitting(game, seats, bots=1, rated=False)
    while sitting.table.phase == "playing":
        sitting.wander(rng)
        if sitting.table.row_count % 7 == 0 or sitting.table.phase != "playing":
            again = load(sitting.setup, sitting.game, sitting.table.seed, sitting.rows)
            assert not again.halted
            assert again.state.key() == sitting.table.state.key()
            for name in ("row_count", "seq", "move_ids", "counts", "unrated", "phase"):
                assert getattr(again, name) == getattr(sitting.table, name), name
            assert str(again.record) == str(sitting.table.record)
            assert again.log == sitting.table.log
    record = parse_record(str(sitting.table.record))
    replay(sitting.game, record)
    assert verify(sitting.game, record) == sum(sitting.table.counts.values())


def test_a_clone_goes_its_own_way() -> None:
    sitting = Sitting(seats=3)
    rng = Rng("clone")
    sitting.play(rng, 4)
    before = str(sitting.table.record), sitting.table.seq.copy(), len(sitting.table.log.lines)
    other = sitting.table.clone()
    seat = other.asked()[0]
    text = sitting.legal(seat)[0]
    other.take(door.submit(other, seat, [text], other.seq[seat], "m", 5))
    assert other.row_count > sitting.table.row_count
    assert before == (
        str(sitting.table.record),
        sitting.table.seq,
        len(sitting.table.log.lines),
    )


def test_the_seed_is_in_the_record_only_at_the_end() -> None:
    sitting = Sitting()
    rng = Rng("end")
    while sitting.table.phase == "playing":
        assert sitting.table.record.seed == ""
        sitting.any_move(rng)
    assert sitting.table.record.seed == sitting.table.seed.hex()
    with refused("over"):
        door.submit(sitting.table, 0, ["pass"], sitting.table.seq[0], "late", 1)


class Counting(Game[Any]):
    """Rules that count how often an action is carried out and legal ones are listed."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game.meta, game.actions, list(game.steps.values()))
        self.game = game
        self.calls: list[str] = []

    def new(self, seats: int, options: Options | None = None) -> Any:
        return self.game.new(seats, options)

    def view(self, s: Any, seat: int) -> Any:
        return self.game.view(s, seat)

    def result(self, s: Any) -> Result:
        return self.game.result(s)

    def data_hash(self) -> str:
        return self.game.data_hash()

    def legal(self, s: Any, seat: int) -> list[Action]:
        self.calls.append("legal")
        return super().legal(s, seat)

    def apply(self, s: Any, seat: int, a: Action, out: list[Event] | None = None) -> None:
        self.calls.append("apply")
        super().apply(s, seat, a, out)


def test_a_move_is_judged_and_carried_out_once() -> None:
    sitting = Sitting("torres", 2)
    table = sitting.table
    table.game = counting = Counting(table.game)
    text = counting.game.legal(table.state, 0)[0].text
    before = table.state.digest()
    rows = door.submit(table, 0, [text], table.seq[0], "m", 1)
    assert table.state.digest() == before, "the table is changed by stored rows only"
    table.take(rows)
    assert counting.calls == ["legal", "apply"]
    assert table.state.digest() == rows[-1].digest != before


def test_rows_read_from_a_store_lead_to_the_same_table() -> None:
    sitting = Sitting("torres", 2)
    table = sitting.table
    text = table.game.legal(table.state, 0)[0].text
    rows = door.submit(table, 0, [text], table.seq[0], "m", 1)
    stored = [replace(row, outcome=None) for row in rows]
    assert stored == rows, "what a row led to is no part of it"
    other = table.clone()
    other.take(stored)
    table.take(rows)
    assert other.state.digest() == table.state.digest()
    assert other.log.lines == table.log.lines
