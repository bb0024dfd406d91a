"""The scoring step by step: castle by castle, then king, master card and track."""

from games.torres.tables import GAME, table
from palatine import locales
from palatine.core.display import ScoringStep
from palatine.core.events import Event
from palatine.games.torres.scoring import score_phase
from palatine.games.torres.state import TorresState

WORDS = locales.load("en", ["Ada", "Bo"], strict=True)
HEIGHTS = {"c3": 2, "c4": 1, "d3": 1, "g6": 1, "g7": 1}


def steps(s: TorresState, order: list[int]) -> list[ScoringStep]:
    out: list[Event] = []
    score_phase(s, order, out)
    assert out[0].key == "torres-event-scoring"
    told = [GAME.face.score(event.key, event.args) for event in out]
    return [one for one in told if one is not None]


def test_castle_by_castle_then_the_king_in_the_order_of_T_703() -> None:
    s = table(HEIGHTS, ["c3 g6", "c4 g7"], "d3", phase=2)
    told = steps(s, [1, 0])
    assert [(one.step, one.seat, one.points) for one in told] == [
        ("castle:c3", 1, 3),
        ("castle:c3", 0, 6),
        ("castle:g6", 1, 2),
        ("castle:g6", 0, 2),
        ("king", 0, 10),
    ]
    assert told[1].title.said(WORDS) == "Castle c3: 3 spaces"
    assert told[1].pays is not None and "your highest knight" in told[1].pays.said(WORDS)
    assert told[1].formula.said(WORDS) == "knight on level 2: 3\u00a0×\u00a02"
    assert (told[1].touches, told[1].earned) == (["c3", "d3", "c4"], [6])
    assert told[0].touches == ["c4", "c3", "d3"], "the knight who earns them first"
    assert told[-1].title.said(WORDS) == "The king’s castle, level 2: 10 each"
    assert told[-1].touches == ["c3", "d3", "c4"], "the knight who earns it, then the king's castle"


def test_the_steps_add_up_to_what_everybody_has_gained_with_T_704() -> None:
    s = table(HEIGHTS, ["c3 g6", "c4 g7"], "d3", phase=1, scores=[0, 3])
    before = s.scores.copy()
    told = steps(s, [0, 1])
    for seat in (0, 1):
        counted = sum(one.points for one in told if one.seat == seat)
        assert counted == s.scores[seat] - before[seat]
    assert {one.step for one in told} == {"castle:c3", "castle:g6", "king", "track"}


def test_a_taken_field_is_a_step_of_its_own() -> None:
    s = table({"a1": 1, "c1": 1, "e1": 1, "g1": 1}, ["a1 c1", "e1 g1"], "h8")
    told = steps(s, [1, 0])
    assert [(one.step, one.seat, one.points) for one in told][-1] == ("track", 0, 1)
    assert told[-1].formula.said(WORDS) == "further by taken fields"


def test_T_1208_the_master_card_is_a_step_of_its_own() -> None:
    s = table(HEIGHTS, ["c3 h8", "c4 g7"], "d3", phase=2, master="M-05")
    told = [one for one in steps(s, [0, 1]) if one.step == "master"]
    assert [(one.seat, one.points) for one in told] == [(0, 10)]
    assert told[0].title.said(WORDS) == "Master card: The Edge"


def test_moves_are_no_scoring() -> None:
    assert GAME.face.score("torres-event-marker", {"seat": 0, "points": 3}) is None
    assert GAME.face.score("torres-event-castles-total", {"seat": 0, "points": 3}) is None
    assert GAME.face.score("table-log-started", {}) is None
