"""The friendly front: legal, play, undo, result, record."""

import pytest

from palatine.core.chance import Scripted
from palatine.core.errors import BadOption, BadText, NotAsked, NotLegal, PalatineError
from palatine.core.match import Match
from palatine.core.record import UNDO, parse_record, replay
from palatine.core.state import OVER
from palatine.games._template import GAME

HANDS = ["draw 5", "draw 1", "draw 4", "draw 2", "draw 3", "draw 3"]  # 5 4 3 against 1 2 3


def match() -> Match:
    """Two seats with known hands, then 1, 2, 3 ... in turn."""
    more = [f"draw {1 + n % 5}" for n in range(20)]
    return Match(GAME, 2, driver=Scripted(HANDS + more))


def test_draws_happen_by_themselves() -> None:
    m = match()
    assert [entry.text for entry in m.record.entries] == HANDS
    assert (m.seat, m.over) == (0, False)
    assert m.legal() == ["play 3", "play 4", "play 5"]
    assert m.legal(1) == ["play 1", "play 2", "play 3"]


def test_play_tells_what_happened_draws_included() -> None:
    m = match()
    assert m.play("play 5") == []
    keys = [event.key for event in m.play("play  1")]
    assert keys == ["tiny-event-played", "tiny-event-played", "tiny-event-won"]
    keys = [event.key for event in m.play("pass")]
    assert keys[:3] == ["tiny-event-passed", "tiny-event-drew", "tiny-event-got"]
    assert keys[-1] == "tiny-event-round"
    assert m.record.entries[-1].text == "draw 2"


def test_several_seats_answer_in_any_order() -> None:
    m = match()
    m.play("play 1", seat=1)
    assert m.seat == 0 and m.legal(1) == []
    m.play("play 5", seat=0)
    assert m.seat == 0 and m.legal()[0] == "banner a1"


def test_bad_input_changes_nothing() -> None:
    m = match()
    before, entries = m.state.key(), len(m.record.entries)
    for text, seat, error in [
        ("dance", None, BadText),
        ("play 1", None, NotLegal),
        ("draw 1", -1, NotAsked),
        ("play 1", 7, NotAsked),
        ("pass", 0, NotLegal),
    ]:
        with pytest.raises(error):
            m.play(text, seat)
    assert (m.state.key(), len(m.record.entries)) == (before, entries)


def test_undo_takes_back_the_last_action() -> None:
    m = match()
    m.play("play 5")
    m.play("play 1")
    before = m.state.key()
    m.play("banner a1")
    assert m.undo() == "banner a1"
    assert m.state.key() == before
    assert str(m.record.entries[-1]).startswith("= undo 9-9 #")
    m.play("banner b2")
    assert replay(GAME, parse_record(str(m.record))).key() == m.state.key()


def refuse_undo(m: Match) -> None:
    with pytest.raises(PalatineError) as refused:
        m.undo()
    assert refused.value.key == "error-no-undo"


def test_no_undo_past_a_draw_or_a_reveal() -> None:
    m = match()
    refuse_undo(m)
    m.play("play 5")
    m.play("play 1")
    refuse_undo(m)
    m.play("pass")
    refuse_undo(m)
    assert all(entry.who != UNDO for entry in m.record.entries)


def test_a_whole_answer_is_final() -> None:
    m = match()
    m.play("play 5", seat=0)
    refuse_undo(m)
    m = match()
    m.play("play 1", seat=1)
    refuse_undo(m)


def test_the_end_has_a_result_and_a_record() -> None:
    m = match()
    while not m.over:
        m.play(m.legal()[0])
    assert m.seat == OVER and m.legal() == []
    assert m.result().over
    assert m.record.result == m.result().to_json()
    with pytest.raises(NotAsked):
        m.play("pass")
    refuse_undo(m)


def test_the_same_seed_is_the_same_luck() -> None:
    one, other = (Match(GAME, 3, seed="demo") for _ in range(2))
    assert str(one.record) == str(other.record)
    assert str(Match(GAME, 3, seed="other").record) != str(one.record)
    assert one.record.commitment == "chosen"
    assert one.record.seed == ""  # told when the game is over, never earlier
    while not one.over:
        one.play(one.legal()[0])
    assert len(one.record.seed) == 64


def test_views_and_pictures() -> None:
    m = match()
    assert m.view(1).viewer == 1
    assert m.svg(1).startswith("<svg ") and m._repr_svg_().startswith("<svg ")


def test_unknown_seats_and_options_are_refused() -> None:
    with pytest.raises(BadOption):
        Match(GAME, 9)
    with pytest.raises(BadOption):
        Match(GAME, 2, options={"court": "huge"})
    with pytest.raises(BadOption):
        Match(GAME, 2, options={"colour": "red"})
