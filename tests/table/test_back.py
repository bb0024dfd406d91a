"""Taking back: what the engine lets go, what needs consent, and what is said before."""

import pytest

from palatine.core.record import parse_record
from palatine.core.verification import verify
from palatine.locales import load
from palatine.table import back, story, update
from palatine.table import rows as kinds
from palatine.table.draft import Draft
from palatine.table.errors import Refused
from palatine.table.table import KEPT
from table.sitting import Sitting

WORDS = load("en", ["Ada", "Bea", "Cyd"])


def begun(rated: bool = False) -> Sitting:
    """Torres at the first turn of seat 0."""
    sitting = Sitting("torres", 2, rated=rated)
    for seat in (0, 1):
        sitting.move(seat, sitting.legal(seat)[0])
    sitting.move(1, sitting.legal(1)[0])
    return sitting


def test_own_actions_go_back_until_another_acts() -> None:
    sitting = begun(rated=True)
    table = sitting.table
    before = table.state.key()
    assert back.offered(table, 0) == back.Offered(0, False, "table-undo-others")
    assert back.offered(begun().table, 0) == back.Offered(0, True, "table-undo-others")
    sitting.move(0, "marker")
    sitting.move(0, "marker")
    assert back.offered(table, 0).free == 2
    assert update.undo(table, 0, WORDS)["sentence"] == "Your last 2 actions can be taken back."
    sitting.do(back.undo(table, 0, 1, 5))
    assert back.offered(table, 0).free == 1
    seq = table.seq[0]
    sitting.do(back.undo(table, 0, 1, 5))
    assert table.state.key() == before
    assert table.seq[0] == seq + 1  # a half-made choice of another tab falls
    assert table.unrated == ""
    sitting.move(0, "end")
    assert back.offered(table, 0).free == 1  # nobody has acted since
    sitting.move(1, "end")
    with pytest.raises(Refused, check=lambda error: error.code == "no-undo"):
        back.undo(table, 0, 1, 5)


def test_a_draw_cannot_be_taken_back_alone() -> None:
    sitting = begun()
    sitting.move(0, "buy")
    assert back.offered(sitting.table, 0).free == 0
    assert back.offered(sitting.table, 0).why == "table-undo-revealed"
    with pytest.raises(Refused):
        back.undo(sitting.table, 0, 1, 5)


def test_by_consent_what_is_drawn_again_is_a_new_draw() -> None:
    sitting = begun()
    table = sitting.table
    before = table.state.key()
    sitting.move(0, "buy")
    drawn = [entry.text for entry in table.record.entries if entry.who == -1]
    counts = dict(table.counts)
    sitting.do(back.ask(table, 0, 5))
    assert back.waiting(table) == [1]
    assert update.undo(table, 1, WORDS)["asked"]["mine"] is True
    assert update.undo(table, 0, WORDS)["asked"]["mine"] is False
    with pytest.raises(Refused, check=lambda error: error.code == "no-wish"):
        back.consent(table, 0, True, 5)
    sitting.do(back.consent(table, 1, True, 5))
    assert table.state.key() == before
    assert table.counts == counts
    sitting.move(0, "buy")
    again = [entry.text for entry in table.record.entries if entry.who == -1]
    assert again[: len(drawn)] == drawn
    assert len(again) > len(drawn)
    assert sum(table.counts.values()) == len(again)
    while table.phase == "playing":
        seat = table.asked()[0]
        sitting.move(seat, sitting.legal(seat)[-1])
    assert verify(sitting.game, parse_record(str(table.record))) == len(again)


def test_one_no_ends_the_wish() -> None:
    sitting = begun()
    sitting.move(0, "buy")
    sitting.do(back.ask(sitting.table, 0, 5))
    rows = len(sitting.table.record.entries)
    sitting.do(back.consent(sitting.table, 1, False, 5))
    assert sitting.table.request is None
    assert len(sitting.table.record.entries) == rows


def test_a_move_ends_the_wish() -> None:
    sitting = begun()
    sitting.move(0, "buy")
    sitting.do(back.ask(sitting.table, 0, 5))
    sitting.move(0, sitting.legal(0)[0])
    assert sitting.table.request is None


def test_bots_agree_at_once_but_never_silently() -> None:
    sitting = Sitting("torres", 2, bots=1, rated=False)
    sitting.move(0, sitting.legal(0)[0])
    sitting.do(sitting.bot_rows(1, sitting.legal(1)[0]))
    lines = len(sitting.table.log.lines)
    sitting.do(back.ask(sitting.table, 0, 5))
    assert sitting.table.history == []
    assert [line.key for line in sitting.table.log.lines[lines:]] == [
        "table-log-asks",
        "table-log-undone-agreed",
    ]


def test_nobody_ends_a_rating_by_going_back() -> None:
    """Bots agree to everything, so whoever is losing against them would lose nothing."""
    sitting = begun(rated=True)
    sitting.move(0, "buy")
    offered = back.offered(sitting.table, 0)
    assert not offered.ask and offered.why
    with pytest.raises(Refused, check=lambda error: error.key == "table-undo-rated"):
        back.ask(sitting.table, 0, 5)
    alone = Sitting("torres", 2, bots=1)
    alone.move(0, alone.legal(0)[0])
    with pytest.raises(Refused, check=lambda error: error.key == "table-undo-rated"):
        back.ask(alone.table, 0, 5)
    assert sitting.table.unrated == alone.table.unrated == ""


def test_going_back_at_an_earlier_version_has_ended_the_rating() -> None:
    """Then a rated table could be asked too."""
    sitting = begun(rated=True)
    sitting.move(0, "buy")
    draft = Draft(sitting.table, 5)
    draft.add(kinds.ASK, 0, str(sitting.table.history[-2].number))
    sitting.do(draft.rows)
    sitting.do(back.consent(sitting.table, 1, True, 5))
    assert sitting.table.unrated == "table-unrated-undo"


def test_a_whole_answer_of_a_simultaneous_choice_is_final() -> None:
    sitting = Sitting(seats=3)
    sitting.move(0, sitting.legal(0)[0])
    assert back.offered(sitting.table, 0).free == 0
    assert back.offered(sitting.table, 0).why == "table-undo-final"
    with pytest.raises(Refused):
        back.undo(sitting.table, 0, 1, 5)


def test_far_back_beyond_the_kept_states() -> None:
    """Going back further than states are kept replays the game."""
    sitting = begun()
    table = sitting.table
    at = table.state.key()
    first = len(table.history)
    for _ in range(60):
        seat = table.asked()[0]
        sitting.move(seat, sitting.legal(seat)[0])
        if len(table.history) - first >= KEPT + 2:
            break
    assert len(table.history) - first > len(table.before)
    table._go_back(len(table.history) - first)
    assert table.state.key() == at


def test_lines_that_hold_no_more_are_named_for_each_viewer() -> None:
    sitting = begun()
    sitting.move(0, "marker")
    told = story.log(sitting.table, 1, 0, WORDS)["lines"]
    sitting.do(back.undo(sitting.table, 0, 1, 5))
    after = story.log(sitting.table, 1, len(told), WORDS)["lines"]
    assert [line["kind"] for line in after] == ["undo"]
    first, last = after[0]["undoes"]
    assert last == told[-1]["n"]
    assert told[first]["kind"] == "event"


def test_what_was_taken_back_can_be_played_again_until_something_else_is_done() -> None:
    sitting = begun()
    table = sitting.table
    sitting.move(0, "marker")
    second = next(text for text in sitting.legal(0) if text.startswith("block"))
    sitting.move(0, second)
    assert back.redo(table, 0) == []
    sitting.do(back.undo(table, 0, 1, 5))
    sitting.do(back.undo(table, 0, 1, 5))
    assert back.redo(table, 0) == ["marker", second]
    assert update.undo(table, 0, WORDS)["redo"] == ["marker", second]
    assert update.undo(table, 1, WORDS)["redo"] == []
    sitting.move(0, "marker")
    assert back.redo(table, 0) == [second]
    sitting.move(0, "marker")
    assert back.redo(table, 0) == []


def test_a_table_read_again_from_its_rows_remembers_what_was_taken_back() -> None:
    sitting = begun()
    sitting.move(0, "marker")
    sitting.do(back.undo(sitting.table, 0, 1, 5))
    assert back.redo(sitting.table.clone(), 0) == ["marker"]


def test_a_draw_forgets_what_was_taken_back() -> None:
    sitting = begun()
    sitting.move(0, "marker")
    sitting.do(back.undo(sitting.table, 0, 1, 5))
    sitting.move(0, "buy")
    assert back.redo(sitting.table, 0) == []


def test_asking_says_beforehand_what_would_be_undone_and_who_must_agree() -> None:
    sitting = begun()
    sitting.move(0, "marker")
    taken_back = story.log(sitting.table, 0, 0, WORDS)["lines"][-1]["text"]
    sitting.do(back.undo(sitting.table, 0, 1, 5))
    sitting.move(0, "end")
    sitting.move(1, "end")
    told = update.undo(sitting.table, 0, WORDS)
    lines = [line["text"] for line in story.log(sitting.table, 0, 0, WORDS)["lines"]]
    assert told["must_agree"] == [1]
    assert told["would_undo"] and set(told["would_undo"]) <= set(lines)
    assert taken_back not in told["would_undo"]
    assert any("Bea" in line for line in told["would_undo"])
    lines_of_turns = [
        line["text"]
        for line in story.log(sitting.table, 0, 0, WORDS)["lines"]
        if line["turn"]["begins"]
    ]
    assert lines_of_turns and not set(lines_of_turns) & set(told["would_undo"])
