"""Section 7, the master version of section 12 and its cards."""

import pytest

from games.torres.tables import GAME, START, end_turns, opened, play, refused, table, texts
from palatine.core.chance import Scripted
from palatine.core.events import Event
from palatine.core.match import Match
from palatine.core.state import Frame
from palatine.games.torres.masters import master_points
from palatine.games.torres.parts import MASTER_CASTLES, MASTER_IDS, MASTER_POINTS
from palatine.games.torres.scoring import castle_points, king_points, score_phase
from palatine.games.torres.state import CATEGORIES, TorresState


def total(s: TorresState, seat: int = 0) -> int:
    return castle_points(s.board, s.knights[seat]) + king_points(s, seat)


FIVE = {"c3": 3, "c4": 2, "c5": 1, "d3": 1, "d4": 1}


def test_V_01_T_701_highest_knight_times_area_once_a_castle() -> None:
    s = table(FIVE, ["c3 c4", "h1"])
    assert castle_points(s.board, s.knights[0]) == 15


def test_T_701_every_castle_counts() -> None:
    s = table({**FIVE, "g6": 1, "g7": 2}, ["c4 g7", "h1"])
    assert castle_points(s.board, s.knights[0]) == 2 * 5 + 2 * 2


def test_V_04_T_701_all_colours_score_as_if_alone() -> None:
    s = table(FIVE, ["c3", "c4"])
    assert [castle_points(s.board, k) for k in s.knights] == [15, 10]


def test_T_702_level_zero_knights_are_in_no_castle() -> None:
    s = table(FIVE, ["b3", "h1"])
    assert castle_points(s.board, s.knights[0]) == 0


def test_T_703_start_player_first_each_moves_once_with_the_sum_of_his_castles() -> None:
    s = table({"a1": 1, "c1": 1, "e1": 1, "g1": 1}, ["a1 c1", "e1 g1"], "h8")
    out: list[Event] = []
    score_phase(s, [1, 0], out)
    assert s.scores == [3, 2]  # seat 1 stands on 2 first, so seat 0 goes on to 3
    told = [e.args["seat"] for e in out if e.key == "torres-event-castles-total"]
    assert told == [1, 0]


def test_V_06_T_704_a_marker_that_would_stop_on_an_occupied_field_goes_on() -> None:
    fifteen = table(FIVE, ["c3", "h1", "h2"], scores=[10, 25, 26])
    score_phase(fifteen, [0, 1, 2], None)
    assert fifteen.scores[0] == 27
    assert fifteen.points[0] == (10 + 15, 0, 0, 0, 2)  # the extra steps are real points


def test_T_704_L_7_collisions_are_looked_at_after_the_sum_not_castle_by_castle() -> None:
    s = table({"a1": 1, "c1": 1}, ["a1 c1", "h1"], scores=[0, 1])
    score_phase(s, [0, 1], None)
    assert s.scores[0] == 2


def test_T_705_field_zero_is_shared_and_nobody_moves_for_nothing() -> None:
    s = table(START, ["a1", "b1"], "d1")
    score_phase(s, [0, 1], None)
    assert s.scores == [0, 0]


@pytest.mark.parametrize(("phase", "points"), [(1, 16), (2, 26), (3, 16)])
def test_V_02_T_706_T_707_example_with_knights_on_four_and_two(phase: int, points: int) -> None:
    four = {"c3": 4, "c4": 2, "c5": 1, "d3": 1}
    assert total(table(four, ["c3 c4", "h1"], "c5", phase=phase)) == points


@pytest.mark.parametrize(("phase", "points"), [(1, 13), (2, 18)])
def test_V_03_T_706_T_707_example_with_knights_on_one_and_two(phase: int, points: int) -> None:
    four = {"c3": 1, "c4": 2, "c5": 1, "d3": 1}
    assert total(table(four, ["c3 c4", "h1"], "c5", phase=phase)) == points


def test_T_706_every_such_player_gets_it_once_and_the_kings_level_is_irrelevant() -> None:
    four = {"c3": 1, "c4": 1, "c5": 3, "d3": 1}
    s = table(four, ["c3 c4", "d3"], "c5")
    assert [king_points(s, 0), king_points(s, 1)] == [5, 5]
    other = table({**four, "g1": 1}, ["g1", "h1"], "c5")
    assert king_points(other, 0) == 0  # another castle


def test_T_707_another_level_gives_castle_points_only() -> None:
    s = table({"c3": 2, "c4": 1}, ["c3", "h1"], "c4", phase=1)
    assert (castle_points(s.board, s.knights[0]), king_points(s, 0)) == (4, 0)


def test_T_708_the_bonus_is_paid_in_the_same_order_with_collisions() -> None:
    s = table({"c3": 1, "c4": 1, "d3": 1}, ["c3", "c4"], "d3", scores=[0, 1])
    score_phase(s, [0, 1], None)
    # castles: 0 -> 3, 1 -> 4; bonus: 3 -> 8, 4 -> 9
    assert s.scores == [8, 9]
    s = table({"c3": 1, "c4": 1, "d3": 1}, ["c3", "c4"], "d3", scores=[5, 0])
    score_phase(s, [1, 0], None)
    # castles: 1 -> 3, 0 -> 8; bonus: 1: 3 + 5 = 8 is taken -> 9; 0: 13
    assert s.scores == [13, 9]


def test_T_704_the_breakdown_adds_up_to_the_score() -> None:
    s = table({"c3": 1, "c4": 1, "d3": 1}, ["c3", "c4"], "d3", scores=[0, 1])
    play(s, "marker")
    score_phase(s, [0, 1], None)
    assert [sum(row) for row in s.points] == s.scores
    assert set(GAME.result(s).breakdown[0]) == set(CATEGORIES)


# --- the master version -----------------------------------------------------------------------


def test_V_14_T_1201_L_15_castles_are_founded_in_turn_at_least_two_empty_cells_apart() -> None:
    s = GAME.new(3, {"variant": "master", "master": "M-01"})
    assert len(texts(s)) == 64
    play(s, "castle d4")
    barred = {"d3", "d5", "c4", "e4", "d2", "d6", "b4", "f4", "c3", "e3", "c5", "e5"}
    for cell in barred:
        assert refused(s, f"castle {cell}") == "T-1201"
    for cell in ("g4", "f5", "e6"):
        assert f"castle {cell}" in texts(s)
    assert refused(s, "place d4") == "T-1201"
    movers = []
    for _ in range(7):
        movers.append(GAME.to_move(s))
        play(s, texts(s)[0])
    assert movers == [1, 2, 0, 1, 2, 0, 1]
    assert s.frames[-1].step == "place"
    assert (len(s.board.castles()), s.supply) == (8, 84)


def test_T_1202_all_ten_cards_in_hand_no_deck_no_buying() -> None:
    match = opened(2, [], variant="master", master="M-02")
    assert match.state.hands == [tuple(range(10))] * 2
    assert match.state.decks == []
    assert refused(match.state, "buy") == "T-1202"
    match.play("play six_ap")
    assert refused(match.state, "play seven_ap") == "T-303"


def test_T_1203_one_master_card_is_drawn_openly_or_fixed() -> None:
    match = Match(GAME, 2, options={"variant": "master"}, driver=Scripted(["master M-05"]))
    assert match.state.master == 4
    assert len(GAME.odds(GAME.new(2, {"variant": "master"}))) == 8
    fixed = GAME.new(2, {"variant": "master", "master": "M-07"})
    assert fixed.master == 6


def test_T_1206_L_16_the_points_leader_starts_each_round_the_youngest_before() -> None:
    match = opened(3, [], variant="master", master="M-01")
    assert match.seat == 0
    end_turns(match, 3)
    assert match.seat == 0  # nobody has points
    end_turns(match, 1)
    match.play("marker")  # seat 1
    end_turns(match, 2)
    assert match.seat == 1  # leads from the next round on
    end_turns(match, 3)
    assert match.seat == 1
    match.play("end")
    while match.state.frames[-1].step in ("use", "spread"):
        match.play(match.legal()[0])
    end_turns(match, 2)
    assert match.state.frames[-1].step == "move_king"
    lowest = match.seat
    match.play("king stay")
    best = match.state.scores.index(max(match.state.scores))
    assert match.seat == best != lowest  # in phase 2 too the leader starts, not who moved the king


def test_T_1207_the_lowest_moves_the_king_and_scoring_starts_with_the_last_rounds_starter() -> None:
    s = table(START, ["c3", "f3"], "d1", options={"variant": "master"}, master="M-05")
    s.start = 1
    s.round = 4
    s.frames = [Frame("begin_round")]
    out: list[Event] = []
    GAME.advance(s, out)
    told = [e.args["seat"] for e in out if e.key == "torres-event-castles-total"]
    assert told == [1, 0]
    assert s.frames[-1].step == "move_king"
    assert s.scores[GAME.to_move(s)] == min(s.scores)


def test_T_1208_castles_then_king_then_master_card() -> None:
    s = table(
        {"a1": 1, "a2": 1, "b2": 1},
        ["a1", "h1"],
        "b2",
        options={"variant": "master"},
        master="M-05",
        scores=[0, 10],
    )
    out: list[Event] = []
    score_phase(s, [0, 1], out)
    keys = [e.key for e in out if e.args.get("seat") == 0]
    assert keys == [
        "torres-event-castle-points",
        "torres-event-castles-total",
        "torres-event-king-bonus",
        "torres-event-master-points",
        "torres-event-pushed",
    ]
    # the knight who gets the bonus, then all of the king's castle
    assert next(e.args["cells"] for e in out if e.key.endswith("king-bonus")) == "a1 a2 b2"
    # 3 + 5 = 8; M-05: 2 for the knight; seat 1 has one on the border too, so no majority: 10 is
    # taken by seat 1, who then moves on
    assert s.points[0] == (3, 5, 2, 0, 1)


def worth(card: str, knights: list[str], phase: int = 3, **fields: object) -> int:
    heights = fields.pop("heights", START)
    options = {"variant": "master", **fields}
    s = table(heights, knights, "e5", options=options, master=card, phase=phase)  # type: ignore[arg-type]
    return master_points(s, 0)


STAIRS = {"a1": 1, "b1": 2, "c1": 3, "d1": 4, "e1": 5, "f1": 1}


def test_M_01_L_12_all_six_on_different_levels() -> None:
    assert worth("M-01", ["a1 b1 c1 d1 e1 a2", "h8"], heights=STAIRS) == 40
    assert worth("M-01", ["a1 b1 c1 d1 e1", "h8"], heights=STAIRS) == 0  # five on the board
    assert worth("M-01", ["a1 b1 c1 d1 e1 f1", "h8"], heights=STAIRS) == 0
    assert worth("M-01", ["a1 b1 c1 d1 e1 a2", "h8"], 2, heights=STAIRS) == 0  # phase 3 only


def test_M_02_all_six_on_one_level_level_zero_too() -> None:
    assert worth("M-02", ["a1 b1 c1 a2 b2 c2", "h8"]) == 50
    assert worth("M-02", ["c3 b1 c1 a2 b2 c2", "h8"]) == 0


@pytest.mark.parametrize(
    "line", ["a2 b2 c2 e2 f2 h2", "b1 b2 b3 b5 b6 b8", "a1 b2 c3 d4 f6 g7", "a7 b6 c5 d4 e3 f2"]
)
def test_M_03_all_six_in_one_row_column_or_diagonal(line: str) -> None:
    assert worth("M-03", [line, "h8"]) == 50
    assert worth("M-03", [line[3:] + " h5", "h8"]) == 0


@pytest.mark.parametrize("corners", ["a1 b1 a2 b2", "a1 d1 a4 d4", "b1 d2 c4 a3", "c2 d3 c4 b3"])
def test_M_04_L_13_four_form_a_square_of_any_size_and_orientation(corners: str) -> None:
    assert worth("M-04", [corners + " h6 h7", "h8"]) == 50
    assert worth("M-04", [corners, "h8"]) == 50  # four are enough
    assert worth("M-04", ["a1 b1 a2 c3", "h8"]) == 0
    assert worth("M-04", ["a1 b1 a2 b2 c1 c2", "h8"]) == 50  # two squares still 50


def test_M_05_L_14_border_knights_and_the_sole_majority() -> None:
    assert worth("M-05", ["a1 b1 d4", "c4"], 1) == 2 * 2 + 2
    assert worth("M-05", ["a1 b1 d4", "h2 h3"], 2) == 2 * 5  # no sole majority
    assert worth("M-05", ["a1", "d4"], 3) == 10 + 10  # a corner counts once
    assert worth("M-05", ["d4", "c4"], 3) == 0
    edges = worth("M-05", ["a1 b1 h3", "h4 h5"], 1, majority="per_edge")
    assert edges == 3 * 2 + 2 * 2  # the top and the left edge are led, the right one is not


def test_M_06_knights_in_exactly_so_many_castles() -> None:
    four = "d1 c3 f3 h4"
    assert worth("M-06", [four, "a1"], 1) == 5
    assert worth("M-06", [four + " a5", "a1"], 1) == 0
    assert worth("M-06", [four + " a5", "a1"], 2) == 15
    assert worth("M-06", [four + " a5 c6", "a1"], 3) == 30
    crowd = {**START, "c4": 1, "c5": 1}
    assert worth("M-06", [four + " c4 c5", "a1"], 1, heights=crowd) == 5  # three share a castle
    assert worth("M-06", [four + " c4 c5", "a1"], 3, heights=crowd) == 0


def test_M_07_main_diagonals_together() -> None:
    assert worth("M-07", ["a1 b7 d2", "c4"], 1) == 2 * 2 + 2
    assert worth("M-07", ["a1", "b2"], 2) == 5
    diagonals = worth("M-07", ["a1 b7", "c3 d4 a8"], 3, majority="per_edge")
    assert diagonals == 20  # leads neither: one of three, and one of two
    assert worth("M-07", ["a1 b2 b7", "a8"], 3, majority="per_edge") == 30 + 10


def test_M_08_all_six_orthogonally_connected_levels_ignored() -> None:
    assert worth("M-08", ["b3 c3 d3 d4 d5 e4", "h8"]) == 40
    assert worth("M-08", ["b3 c3 d3 d4 d5 e6", "h8"]) == 0  # a corner is no side


@pytest.mark.parametrize(
    ("card", "five"),
    [
        ("M-01", "a1 b1 c1 d1 e1"),
        ("M-02", "a2 b2 c2 d2 e2"),
        ("M-03", "a2 b2 c2 d2 e2"),
        ("M-08", "a2 b2 c2 d2 e2"),
    ],
)
def test_L_12_five_knights_are_not_all_knights(card: str, five: str) -> None:
    assert worth(card, [five, "h8"], heights=STAIRS) == 0
    if card != "M-01":
        assert worth(card, [five + " f2", "h8"], heights=STAIRS) > 0


def test_T_1203_every_master_card_is_worth_what_the_rules_say() -> None:
    by_phase = dict(zip(MASTER_IDS, MASTER_POINTS))
    assert by_phase == {
        "M-01": [0, 0, 40],
        "M-02": [0, 0, 50],
        "M-03": [0, 0, 50],
        "M-04": [0, 0, 50],
        "M-05": [2, 5, 10],
        "M-06": [5, 15, 30],
        "M-07": [2, 5, 10],
        "M-08": [0, 0, 40],
    }
    assert MASTER_CASTLES == [4, 5, 6]
