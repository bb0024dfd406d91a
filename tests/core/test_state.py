"""Frames, simultaneous answers, and what every state has."""

import pytest

from palatine.core.state import (
    CHANCE,
    OVER,
    WHOLE,
    Frame,
    Json,
    State,
    Together,
    frame_from_json,
    together,
)


class Bare(State):
    """A state with nothing of its own."""

    def clone(self) -> "Bare":
        copy = Bare(self.seats, self.options)
        copy.take_base(self)
        return copy

    def to_json(self) -> Json:
        return self.base_json()


def test_a_frame_waits_for_its_seat() -> None:
    frame = Frame("buy", 2, (7, 8))
    assert frame.waits_for(2) and not frame.waits_for(0) and not frame.waits_for(CHANCE)
    assert Frame("draw").waits_for(CHANCE)


def test_frames_survive_json() -> None:
    for frame in (Frame("buy", 2, (7, 8)), together("draft", (0, 2), (5,))):
        assert frame_from_json(frame.to_json()).to_json() == frame.to_json()
    frame = together("draft", (0, 2)).answered(2, (3, 4), True)
    read = frame_from_json(frame.to_json())
    assert isinstance(read, Together)
    assert (read.seats, read.picks, read.done) == ((0, 2), ((), (3, 4)), (False, True))


def test_a_simultaneous_choice_waits_for_all_who_have_not_answered() -> None:
    frame = together("draft", (0, 2, 3))
    assert [seat for seat in range(5) if frame.waits_for(seat)] == [0, 2, 3]
    frame = frame.answered(2, (9,), True)
    assert [seat for seat in range(5) if frame.waits_for(seat)] == [0, 3]
    assert not frame.waits_for(CHANCE)


def test_a_choice_may_have_parts() -> None:
    frame = together("draft", (0, 1)).answered(0, (4,), False)
    assert frame.waits_for(0) and frame.picks_of(0) == (4,)
    frame = frame.answered(0, (4, 5), True)
    assert not frame.waits_for(0) and frame.picks_of(0) == (4, 5)


def test_answers_leave_no_trace_of_their_order() -> None:
    one = together("d", (0, 1)).answered(0, (4,), True).answered(1, (5,), True)
    other = together("d", (0, 1)).answered(1, (5,), True).answered(0, (4,), True)
    assert one.to_json() == other.to_json()


def test_an_answer_does_not_change_the_frame_it_came_from() -> None:
    frame = together("d", (0, 1))
    before = frame.to_json()
    frame.answered(0, (4,), True)
    assert frame.to_json() == before


def test_others_see_who_has_answered_but_not_what() -> None:
    frame = together("d", (0, 1, 2)).answered(0, (4,), True).answered(1, (5,), False)
    assert frame.seen_by(0).picks == ((4,), (), ())
    assert frame.seen_by(1).picks == ((), (5,), ())
    assert frame.seen_by(-1).picks == ((), (), ())
    assert frame.seen_by(2).done == (True, False, False)


def test_nobody_answers_who_is_not_asked() -> None:
    frame = together("d", (1, 2))
    with pytest.raises(AssertionError):
        frame.answered(0, (1,), True)
    with pytest.raises(AssertionError):
        frame.picks_of(0)


def test_to_move_is_the_first_who_has_not_answered() -> None:
    s = Bare(3, {})
    assert s.to_move() == OVER
    s.frames = [Frame("later", 0), together("d", (0, 1, 2)).answered(0, (1,), True)]
    assert s.to_move() == 1
    s.frames = [Frame("draw")]
    assert s.to_move() == CHANCE


def test_keys_and_digests_tell_states_apart() -> None:
    s = Bare(3, {"b": True, "a": "x"})
    s.frames = [Frame("buy", 1)]
    copy = s.clone()
    assert copy.key() == s.key() and copy.digest() == s.digest()
    assert len(s.digest()) == 8 and int(s.digest(), 16) >= 0
    copy.frames.append(Frame("buy", 2))
    assert copy.key() != s.key() and copy.digest() != s.digest()
    assert s.viewer == WHOLE
    other = Bare(3, {"a": "x", "b": True})  # the order of keys means nothing
    other.load_base(s.to_json())
    assert other.key() == s.key()


def test_a_state_must_bring_its_own_copy_and_json() -> None:
    with pytest.raises(AssertionError):
        State(2, {}).clone()
    with pytest.raises(AssertionError):
        State(2, {}).to_json()
