"""The log as a viewer reads it: groups by turn, points of a turn, what came since his own
decision, and earlier positions."""

from collections.abc import Iterator
from typing import Any

import pytest

from palatine.core.events import Arg, only
from palatine.core.record import parse_record, upto
from palatine.core.rng import Rng
from palatine.core.state import CHANCE
from palatine.games import GAMES
from palatine.locales import load
from palatine.table import back, past, story
from palatine.table.errors import Refused
from palatine.table.log import LogLine
from palatine.table.table import KEPT
from table.sitting import Sitting

WORDS = load("en", ["Ada", "Bea", "Cyd"])


@pytest.fixture(autouse=True)
def tiny() -> Iterator[None]:
    GAMES["tiny"] = "palatine.games._template"
    yield
    del GAMES["tiny"]


def begun(rated: bool = False) -> Sitting:
    """Torres at the first turn of seat 0."""
    sitting = Sitting("torres", 2, rated=rated)
    for seat in (0, 1, 1):
        sitting.move(seat, sitting.legal(seat)[0])
    return sitting


def lines(sitting: Sitting, viewer: int) -> list[dict[str, Any]]:
    return list(story.log(sitting.table, viewer, 0, WORDS)["lines"])


def groups(sitting: Sitting, viewer: int) -> list[tuple[str, int]]:
    """Kind and seat of the groups, in their order."""
    found = {line["turn"]["n"]: line["turn"] for line in lines(sitting, viewer)}
    assert list(found) == list(range(len(found)))
    return [(one["kind"], one["seat"]) for one in found.values()]


def test_lines_are_grouped_by_whose_turn_it_is() -> None:
    sitting = begun()
    first = len(groups(sitting, 0))
    sitting.move(0, "marker")
    sitting.move(0, "marker")
    sitting.move(0, "end")
    sitting.move(1, "marker")
    assert groups(sitting, 0)[first - 2 :] == [("round", -1), ("turn", 0), ("turn", 1)]
    assert groups(sitting, 0) == groups(sitting, 1) == groups(sitting, -1)
    told = lines(sitting, 0)
    assert told[-2]["text"] == "Bea begins a turn." and told[-2]["turn"]["begins"]
    assert told[-2]["turn"]["n"] == told[-1]["turn"]["n"] and not told[-1]["turn"]["begins"]


def test_a_turn_says_what_it_has_brought() -> None:
    sitting = begun()
    sitting.move(0, "marker")
    sitting.move(0, "marker")
    sitting.move(0, "end")
    sitting.move(1, "marker")
    told = story.log(sitting.table, 1, 0, WORDS)
    noted = [line["scores"] for line in told["lines"] if line["scores"] is not None]
    assert noted[-2:] == [[0, 0], [2, 0]]  # before Ada's first marker, before Bea's
    assert told["scores"] == [2, 1]


def test_lines_in_a_row_that_say_the_same_are_told_as_one() -> None:
    """Points are added up, and only those of one turn without anything in between."""
    sitting = begun()
    for _ in range(3):
        sitting.move(0, "marker")
    told = lines(sitting, 1)
    first = len(told) - 3
    assert "sum" not in told[first]
    assert told[-1]["sum"] == {
        "first": first,
        "text": "Ada advances the scoring marker by 3 points.",
    }
    block = next(text for text in sitting.legal(0) if text.startswith("block"))
    sitting.move(0, block)
    sitting.move(0, "marker")
    assert "sum" not in lines(sitting, 1)[-1]


def test_what_came_since_my_own_decision() -> None:
    sitting = begun()
    sitting.move(0, "end")
    mine = len(lines(sitting, 0))
    assert story.since(sitting.table, 0) == mine
    sitting.move(1, "marker")
    sitting.move(1, "end")
    assert story.since(sitting.table, 0) == mine
    assert story.since(sitting.table, 1) == len(lines(sitting, 1))
    assert story.since(sitting.table, -1) == 0
    sitting.move(0, "marker")
    assert story.since(sitting.table, 0) == len(lines(sitting, 0))
    sitting.do(back.undo(sitting.table, 0, 1, 5))
    assert story.since(sitting.table, 0) == mine, "a decision that was taken back is none"


def test_points_are_noted_anew_after_going_back() -> None:
    sitting = begun()
    sitting.move(0, "marker")
    sitting.do(back.undo(sitting.table, 0, 1, 5))
    sitting.move(0, "marker")
    assert lines(sitting, 0)[-1]["scores"] == [0, 0]


def test_groups_tell_nothing_of_lines_that_are_not_for_the_viewer() -> None:
    """A line for one seat alone, in the middle of another's turn, changes nothing for others."""
    one, two = begun(), begun()
    for sitting in (one, two):
        sitting.move(0, "marker")
        if sitting is two:
            args: dict[str, Arg] = {"seat": 1, "card": "x"}
            line = LogLine("event", 1, "torres-event-got", args, only(1), entry=99, after=99)
            sitting.table.log.add(line)
        sitting.move(0, "marker")
    assert lines(one, 0) == lines(two, 0)
    assert len(lines(two, 1)) == len(lines(one, 1)) + 1


def test_silent_answers_move_no_number() -> None:
    """How often somebody changed his mind in a secret choice is his own affair."""
    sitting = Sitting("tiny", 3)
    before = story.log(sitting.table, 0, 0, WORDS)
    sitting.move(1, sitting.legal(1)[0])
    assert story.log(sitting.table, 0, 0, WORDS) == before


def test_a_deal_belongs_to_nobody() -> None:
    sitting = Sitting("tiny", 3)
    assert groups(sitting, 0)[0] == ("table", -1)
    assert ("turn", 0) not in groups(sitting, 0)


def test_every_position_can_be_had_again() -> None:
    """After any line: from those kept, or by the record; also of what was taken back."""
    sitting = Sitting("tiny", 2, rated=False)
    states = {0: sitting.game.new(2, sitting.setup.options).key()}
    rng = Rng("past")
    while sitting.table.phase == "playing":
        sitting.wander(rng)
        states[len(sitting.table.record.entries)] = sitting.table.state.key()
    table = sitting.table
    record = parse_record(str(table.record))
    kept = 0
    for n, line in table.log.since(0, 0):
        entry = past.entry_of(table, 0, n)
        between = table.record.entries[line.after : entry]
        assert all(draw.who == CHANCE for draw in between), "only draws that he reads nothing of"
        state = past.kept(table, entry)
        kept += state is not None
        again = upto(sitting.game, record, entry).key()
        assert again == states.get(entry, again)
        assert state is None or state.key() == again
    assert 0 < kept < table.log.count(0)
    assert len(table.before) <= KEPT


def test_after_the_last_line_of_a_deal_all_is_dealt() -> None:
    """Draws that the viewer reads nothing of belong to the line before them."""
    sitting = Sitting("louis", 3)
    last = sitting.table.log.count(0) - 1
    entry = past.entry_of(sitting.table, 0, last)
    assert entry == len(sitting.table.record.entries)


def test_no_position_before_the_game_or_of_a_line_that_is_not_there() -> None:
    waiting = Sitting("tiny", 2, seated=False)
    for sitting, line in ((waiting, 0), (begun(), 10_000)):
        with pytest.raises(Refused, check=lambda error: error.code == "bad-message"):
            past.entry_of(sitting.table, 0, line)
