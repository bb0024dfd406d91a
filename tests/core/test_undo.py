"""How far a seat may take back."""

from palatine.core.events import EVERYBODY, NOBODY, Event, only
from palatine.core.state import CHANCE, Frame, State, together
from palatine.core.undo import Done, is_final, undo_from


def history(*entries: tuple[int, int]) -> list[Done]:
    """Entries by who made them and what they revealed."""
    return [
        Done(number, who, [Event("e", {}), Event("e", {}, reveals=reveals)])
        for number, (who, reveals) in enumerate(entries, 1)
    ]


def test_own_last_entries_can_be_taken_back() -> None:
    assert undo_from([], 0) == 0
    assert undo_from(history((1, NOBODY), (0, NOBODY), (0, NOBODY)), 0) == 1
    assert undo_from(history((0, NOBODY), (0, NOBODY)), 0) == 0


def test_never_past_another_seat() -> None:
    assert undo_from(history((0, NOBODY), (1, NOBODY)), 0) == 2
    assert undo_from(history((0, NOBODY), (1, NOBODY), (0, NOBODY)), 0) == 2


def test_never_past_a_draw() -> None:
    assert undo_from(history((0, NOBODY), (CHANCE, NOBODY)), 0) == 2
    assert undo_from(history((0, NOBODY), (CHANCE, NOBODY)), CHANCE) == 2


def test_never_past_a_reveal_to_anybody() -> None:
    for reveals in (EVERYBODY, only(0), only(3)):
        assert undo_from(history((0, NOBODY), (0, reveals), (0, NOBODY)), 0) == 2


def test_a_whole_answer_is_final_while_others_are_asked() -> None:
    s = State(3, {})
    assert not is_final(s, 0)
    s.frames = [together("draft", (0, 1)).answered(0, (4,), False)]
    assert not is_final(s, 0), "half of an answer"
    s.frames = [together("draft", (0, 1)).answered(0, (4, 5), True)]
    assert [is_final(s, seat) for seat in (0, 1, 2, CHANCE)] == [True, False, False, False]
    s.frames.append(Frame("next", 0))
    assert not is_final(s, 0)
