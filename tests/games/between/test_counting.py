"""The final scoring, told step by step: its sums are the rules' own."""

from collections import defaultdict

import pytest

from games.between.tables import GAME, castle, play, table
from palatine import locales
from palatine.core.display import ScoringStep
from palatine.core.events import Event
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, Frame
from palatine.games.between.counting import tell_scoring
from palatine.games.between.scoring import castle_score, sheet
from palatine.games.between.state import BetweenState

WORDS = locales.load("en", ["Ada", "Bob", "Cid"], strict=True)


def told(s: BetweenState) -> list[Event]:
    out: list[Event] = []
    tell_scoring(s, out)
    return out


def steps(events: list[Event]) -> list[ScoringStep]:
    found = [GAME.face.score(event.key, event.args) for event in events]
    return [one for one in found if one is not None]


def finished(*rooms: dict[tuple[int, int], str]) -> BetweenState:
    return table(3, [castle(one) for one in rooms])


def test_B1001_every_castle_is_counted_line_by_line() -> None:
    s = finished({(2, 0): "fountain", (3, 0): "nursery"}, {(2, 0): "fountain"}, {(2, 0): "solar"})
    found = steps(told(s))
    sums: dict[str, int] = defaultdict(int)
    totals: dict[str, int] = {}
    for one in found:
        if one.step.count(":") == 2:
            sums[one.step.rpartition(":")[0]] += one.points
        elif one.step.startswith("castle:"):
            totals[one.step] = one.points
        assert one.seat == -1 or not one.step.startswith("castle:")
    points = [castle_score(built, True) for built in s.castles]
    assert totals == {f"castle:{n}": points[n] for n in range(3)} == dict(sums)
    nursery = next(one for one in found if one.step == "castle:0:sleeping")
    assert nursery.touches == ["room:0:3,0"] and nursery.points == 1
    assert nursery.formula.said(WORDS) == "1"
    assert nursery.group is not None and nursery.group.said(WORDS) == "Mespelbrunn"
    assert nursery.title.said(WORDS) == "sleeping rooms"
    for one in found:
        if one.step.count(":") == 2:
            parts = one.formula.said(WORDS).split(" + ")
            assert sum(int(part) for part in parts) == one.points
    lines = [sheet(built, True) for built in s.castles]
    assert len([one for one in found if one.step.count(":") == 2]) == sum(
        1 for castle_lines in lines for points in castle_lines if points
    )


def test_B1002_then_the_lower_castle_counts() -> None:
    s = finished({(2, 0): "fountain", (3, 0): "fountain"}, {(2, 0): "fountain"}, {(2, 0): "solar"})
    lower = [one for one in steps(told(s)) if one.step == "lower"]
    result = GAME.result(s)
    assert [one.seat for one in lower] == [0, 1, 2]
    assert [one.points for one in lower] == result.scores[:3]
    assert lower[0].formula.said(WORDS) == "Hohenschwangau; Mespelbrunn has 10"
    said = [WORDS(event.key, event.args) for event in told(s)]
    assert "Ada: the lower castle counts, Hohenschwangau with 1 (Mespelbrunn has 10)." in said
    assert lower[0].touches == ["castle:2"]


def test_B1003_B1004_equals_are_compared_in_words() -> None:
    same = {(2, 0): "fountain"}
    more = {(2, 0): "fountain", (3, 0): "fountain"}
    equal = steps(told(finished(same, same, same)))
    assert [one.step for one in equal if one.step.startswith("tie")] == (
        ["tie-higher"] * 3 + ["tie-specialty"] * 3
    )
    found = [one for one in steps(told(finished(same, same, more))) if one.step.startswith("tie")]
    assert [(one.step, one.seat) for one in found] == [
        ("tie-higher", 0), ("tie-higher", 1), ("tie-higher", 2),
        ("tie-specialty", 0), ("tie-specialty", 2),
    ]  # fmt: skip
    assert found[0].formula.said(WORDS) == "higher castle: 10"
    assert all(one.points == 0 for one in found)


def test_B1107_ludwigs_lower_castle_is_told_but_is_nobodys_step() -> None:
    s = table(2, [castle({(2, 0): "fountain"})])
    events = told(s)
    assert [event.key for event in events].count("between-event-lower-ludwig") == 1
    assert [one.seat for one in steps(events) if one.step == "lower"] == [0, 1]


def test_a_single_move_is_no_step_of_the_scoring() -> None:
    for key in ("placed", "bonus", "end", "attendant"):
        assert GAME.face.score(f"between-event-{key}", {"seat": 0}) is None


def test_B212_the_last_round_ends_with_the_scoring() -> None:
    s = table(3, frames=[Frame("round")])
    s.round = 2
    out: list[Event] = []
    GAME.advance(s, out)
    keys = [event.key for event in out]
    assert keys[0] == "between-event-end" and "between-event-lower" in keys and not s.frames


def test_an_attendant_and_a_bonus_card_are_marked_where_they_lie() -> None:
    s = table(3, frames=[Frame("attendant", 0, (1, 0)), Frame("keep", 0, (2, 0))])
    s.offered = (0, 1, 2)
    events = play(s, "attendant painter", "keep attendants")
    found = [place for event in events for place in GAME.face.places(event.key, event.args)]
    assert found == ["throne:1", "kept:2:attendants"]


@pytest.mark.parametrize("language", locales.languages())
def test_the_scoring_is_told_in_every_language(language: str) -> None:
    words = locales.load(language, ["Ada", "Bob", "Cid"], strict=True)
    same = {(2, 0): "fountain"}
    for s in (finished(same, same, same), table(2, [castle(same)])):
        for event in told(s):
            assert words(event.key, event.args).strip()
        for one in steps(told(s)):
            assert one.title.said(words).strip() and one.formula.said(words).strip()


def test_B201_a_deal_is_one_line_of_the_log() -> None:
    """Fifteen, or sixty-three, tiles are drawn; everybody is told once."""
    from palatine.core.chance import Sampler

    s = GAME.new(7, GAME.meta.read_options(None))
    driver = Sampler(Rng("deal"))
    out: list[Event] = []
    while GAME.to_move(s) == CHANCE:
        GAME.apply(s, CHANCE, driver.draw(GAME, s), out)
    for viewer in range(-1, 7):
        heard = [event.key for event in out if event.is_for(viewer)]
        assert heard.count("between-event-dealt") == 1
        assert set(heard) == {
            "between-event-throne", "between-event-round", "between-event-dealt"
        }  # fmt: skip
    assert play(s) == []
