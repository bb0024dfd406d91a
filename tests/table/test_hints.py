"""Hints: who may ask for one and when, what is said before, and that it is never forgotten."""

import pytest

from palatine.core.errors import BadRecord
from palatine.core.record import parse_record
from palatine.core.rng import Rng
from palatine.locales import languages, load
from palatine.table import hints, loading
from palatine.table import rows as kinds
from palatine.table.draft import Draft
from palatine.table.errors import Refused
from palatine.table.setup import Setup, setup_from_json
from table.sitting import Sitting

WORDS = load("en", ["Ada", "Bea", "Cyd"])


def alone(rated: bool = False) -> Sitting:
    """One person among bots."""
    return Sitting("tiny", 2, bots=1, rated=rated, hints=True)


def code_of(sitting: Sitting, seat: int, seq: int | None = None) -> str:
    asked = sitting.table.seq[seat] if seq is None else seq
    with pytest.raises(Refused) as refused:
        hints.ask(sitting.table, seat, asked, 5)
    assert WORDS(refused.value.key, refused.value.details) != refused.value.key
    return refused.value.code


def test_the_first_hint_is_written_down() -> None:
    sitting = alone()
    table = sitting.table
    assert hints.offered(table, 0, WORDS)["sentence"].startswith("Ask what you might do")
    seq = table.seq[0]
    rows = sitting.do(hints.ask(table, 0, seq, 5))
    assert [(row.kind, row.seat) for row in rows] == [("hint", 0)]
    assert table.record.hints == [0]
    assert table.seq[0] == seq  # the question is the same
    last = table.log.lines[-1]
    assert WORDS(last.key, last.args) == "Ada uses hints."
    assert hints.ask(table, 0, seq, 5) == []  # it is known


def test_it_survives_a_restart_and_stands_in_the_record() -> None:
    sitting = alone()
    sitting.do(hints.ask(sitting.table, 0, sitting.table.seq[0], 5))
    setup = setup_from_json(sitting.setup.to_json())
    again = loading.load(setup, sitting.game, sitting.table.seed, sitting.rows)
    assert not again.halted and again.setup.hints
    assert again.record.hints == [0]
    assert again.clone().record.hints == [0]
    sitting.play(Rng("on"), 500)
    text = str(sitting.table.record)
    assert "\nhints 0\n" in text
    assert str(parse_record(text)) == text
    for wrong in ("hints 2", "hints -1", "hints x"):
        with pytest.raises(BadRecord):
            parse_record(text.replace("hints 0", wrong))
    assert "hints" not in str(alone().table.record)


def test_a_table_from_before_there_were_hints_has_none() -> None:
    stored = alone().setup.to_json()
    del stored["hints"]
    assert isinstance(setup_from_json(stored), Setup) and not setup_from_json(stored).hints


def test_what_is_refused_changes_nothing() -> None:
    sitting = alone()
    before = sitting.table.row_count
    assert code_of(sitting, 0, sitting.table.seq[0] + 1) == "stale"
    assert code_of(sitting, 1) == "not-asked"  # a bot's seat asks for nothing
    assert code_of(Sitting("tiny", 2, bots=1, rated=False), 0) == "no-hints"
    assert code_of(Sitting("tiny", 2, seated=False, hints=True), 0) == "waiting"
    assert sitting.table.row_count == before
    sitting.play(Rng("end"), 500)
    assert sitting.table.phase == "over"
    assert code_of(sitting, 0) == "over"
    assert hints.offered(sitting.table, 0, WORDS) == {
        "may": False,
        "sentence": "The game is over.",
    }


def test_only_who_is_asked_may_ask() -> None:
    sitting = Sitting("torres", 2, rated=False, hints=True)
    asked = sitting.table.asked()
    other = next(seat for seat in (0, 1) if seat not in asked)
    assert code_of(sitting, other) == "not-asked"
    assert hints.offered(sitting.table, other, WORDS)["sentence"] == "It is not your turn."
    assert hints.ask(sitting.table, asked[0], sitting.table.seq[asked[0]], 5)


def test_a_hint_of_an_earlier_version_has_ended_the_rating() -> None:
    """Then whoever played alone against bots could ask for one at a rated table."""
    sitting = alone(rated=True)
    draft = Draft(sitting.table, 5)
    draft.add(kinds.HINT, 0)
    sitting.do(draft.rows)
    assert WORDS(sitting.table.unrated) == "not rated: hints were used"


def test_nobody_ends_a_rating_by_asking() -> None:
    rated = Sitting("torres", 2, hints=True)
    assert code_of(rated, rated.table.asked()[0]) == "hints-rated"
    assert code_of(alone(rated=True), 0) == "hints-rated"  # also where only bots would be cheated
    friendly = Sitting("torres", 2, rated=False, hints=True)
    seat = friendly.table.asked()[0]
    friendly.do(hints.ask(friendly.table, seat, friendly.table.seq[seat], 5))
    assert friendly.table.unrated == "table-unrated-asked"  # it never was rated


@pytest.mark.parametrize("language", languages())
def test_what_asking_means_is_said_in_every_language(language: str) -> None:
    words = load(language, strict=True)
    sitting = alone()
    said = [hints.offered(sitting.table, 0, words)["sentence"]]
    sitting.do(hints.ask(sitting.table, 0, sitting.table.seq[0], 5))
    said.append(hints.offered(sitting.table, 0, words)["sentence"])
    said.append(hints.offered(alone(rated=True).table, 0, words)["sentence"])
    assert len(set(said)) == 3 and all(said)
