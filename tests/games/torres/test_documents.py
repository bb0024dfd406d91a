"""Documents of a position: what they mean, what they score, what may be done, what is wrong."""

from copy import deepcopy
from typing import Any

import pytest

from games.torres.tables import GAME, play, xy
from palatine.core.errors import BadDocument, BadOption, PalatineError
from palatine.core.native import cells
from palatine.core.rng import Rng
from palatine.games.torres.parts import GRID

ROWS = [[0] * 8 for _ in range(8)]
ROWS[0][:5] = [1, 2, 1, 2, 1]
ROWS[7][7] = 1


def doc(**fields: Any) -> dict[str, Any]:
    """DV6 of the rules with a small castle far away."""
    return {"heights": ROWS, "knights": [[[0, 0]], [[7, 7]]], "king": [3, 0], **fields}


def heights(*named: tuple[str, int]) -> list[list[int]]:
    rows = [[0] * 8 for _ in range(8)]
    for name, height in named:
        x, y = xy(name)
        rows[y][x] = height
    return rows


def test_row_zero_comes_first_and_x_before_y() -> None:
    s = GAME.documents.position(doc(knights=[[[2, 5]], [[7, 7]]], king=[1, 0]))
    assert [int(h) for h in s.heights][:5] == [1, 2, 1, 2, 1]
    assert [GRID.names[c] for c in cells(s.knights[0])] == ["c6"]
    assert GRID.names[s.king] == "b1"


def test_all_but_heights_knights_and_king_have_defaults() -> None:
    s = GAME.documents.position(doc())
    assert (s.phase, s.ap, s.scores, s.hands, s.master) == (1, 5, [0, 0], [(), ()], -1)
    assert s.stacks == [(3, 3, 3, 3)] * 2
    assert GAME.to_move(s) == 0
    assert [deck.size() for deck in s.decks] == [40]
    assert s.supply == 92 - 8 - 24
    assert GAME.inventory(s) == {"blocks": 92, "knights": 12, "cards": 40}


def test_everything_can_be_given() -> None:
    s = GAME.documents.position(
        doc(
            phase=3,
            seat=1,
            ap=2,
            stacks=[[2, 3, 0], [1]],
            cards=[["A-01", "A-01"], ["A-10"]],
            master="M-05",
            scores=[4, 9],
            options={"doors": "castle_wide"},
            game="torres",
        )
    )
    assert (s.phase, s.ap, s.scores, s.master) == (3, 2, [4, 9], 4)
    assert GAME.to_move(s) == 1
    assert s.stacks == [(3, 2, 0), (1,)]
    assert s.hands == [(0, 0), (9,)]
    assert s.decks[0].rest == [2, 4, 4, 4, 4, 4, 4, 4, 4, 3]
    assert GAME.result(s).scores == [4, 9]
    assert [sum(row.values()) for row in GAME.result(s).breakdown] == [4, 9]
    assert s.options["doors"] == "castle_wide"


def test_stacks_by_phase_and_number_of_seats() -> None:
    three = [[[0, 0]], [[7, 7]], [[5, 5]]]
    assert GAME.documents.position(doc(knights=three, phase=2)).stacks == [(3, 3, 2)] * 3


def test_T_1010_own_decks_lack_what_is_in_hand() -> None:
    s = GAME.documents.position(doc(options={"variant": "own_deck"}, cards=[["A-02"], []]))
    assert [deck.rest for deck in s.decks] == [[1, 0] + [1] * 8, [1] * 10]
    assert GAME.inventory(s)["cards"] == 20


def test_T_1202_in_the_master_version_hands_are_full_or_the_rest_is_played() -> None:
    s = GAME.documents.position(doc(options={"variant": "master"}))
    assert s.hands == [tuple(range(10))] * 2
    s = GAME.documents.position(doc(options={"variant": "master"}, cards=[["A-02"], ["A-01"]]))
    assert (s.hands, s.decks) == ([(1,), (0,)], [])
    assert s.gone[0] == (0, 2, 3, 4, 5, 6, 7, 8, 9)
    assert GAME.inventory(s)["cards"] == 20


def test_T_1203_a_master_card_fixed_by_the_options_counts() -> None:
    options = {"variant": "master", "master": "M-07"}
    assert GAME.documents.position(doc(options=options)).master == 6
    assert GAME.documents.position(doc(options=options, master="M-01")).master == 0
    assert GAME.documents.position(doc(options={"variant": "master"})).master == -1


def test_a_score_by_seat_before_collisions() -> None:
    answer = GAME.documents.score(doc(), False)
    assert answer == {"castles": [5, 1], "king": [5, 0], "master": [0, 0], "total": [10, 1]}
    assert (
        GAME.documents.score(doc(scores=[3, 10]), False) == answer
    )  # what a scoring brings, not what was
    border = GAME.documents.score(doc(master="M-05", phase=3), False)
    assert border == {"castles": [5, 1], "king": [0, 0], "master": [10, 10], "total": [15, 11]}


def test_moves_with_kind_and_cells() -> None:
    found = GAME.documents.moves(doc(ap=2, cards=[["A-06"], []]))
    assert all(set(move) == {"action", "kind", "from", "to"} for move in found)
    by_text = {move["action"]: move for move in found}
    assert [
        a.text for a in GAME.legal(GAME.documents.position(doc(ap=2, cards=[["A-06"], []])), 0)
    ] == list(by_text)
    expected = {
        "knight a1 a2": ("step", [0, 0], [0, 1]),
        "door a1 c1": ("door", [0, 0], [2, 0]),
        "deploy a2": ("deploy", None, [0, 1]),
        "block f1": ("block", None, [5, 0]),
        "buy": ("buy", None, None),
        "marker": ("marker", None, None),
        "play six_ap": ("play", None, None),
        "end": ("end", None, None),
    }
    for text, (kind, start, end) in expected.items():
        assert by_text[text] == {"action": text, "kind": kind, "from": start, "to": end}
    assert {move["kind"] for move in found} == {kind for kind, _, _ in expected.values()}


def test_moves_of_another_seat_with_nothing_left() -> None:
    assert [move["action"] for move in GAME.documents.moves(doc(seat=1, ap=0))] == ["end"]


def test_T_603_a_column_higher_than_its_castle_is_scored_only_leniently() -> None:
    """L-22: an impossible board is refused, with the place and the rule."""
    tall = deepcopy(doc())
    row = next(y for y in range(8) if any(tall["heights"][y]))
    x = next(x for x in range(8) if tall["heights"][row][x])
    tall["heights"][row][x] = 9
    with pytest.raises(BadDocument) as caught:
        GAME.documents.score(tall, False)
    assert caught.value.key == "torres-document-height"
    assert (caught.value.details["where"], caught.value.details["rule"]) == (
        f"heights[{row}][{x}]",
        "T-603",
    )
    assert GAME.documents.score(tall, True)["castles"]


def test_T_802_a_king_on_the_ground_is_scored_only_leniently() -> None:
    """L-22: he is put on castles only, and what is under him stays."""
    low = doc()
    low["king"] = next([x, y] for y in range(8) for x in range(8) if not low["heights"][y][x])
    with pytest.raises(BadDocument) as caught:
        GAME.documents.score(low, False)
    assert (caught.value.key, caught.value.details["rule"]) == ("torres-document-king", "T-802")
    assert GAME.documents.score(low, True)["king"] == [0, 0]


def test_L_22_leniently_knights_too_many_are_passed_over_and_blocks_not_counted() -> None:
    heights = [[2] * 8 for _ in range(8)]
    crowd = [[x, 0] for x in range(7)]
    wild = {"heights": heights, "knights": [crowd, [[0, 0], [7, 7]]], "king": [5, 5]}
    with pytest.raises(BadDocument):
        GAME.documents.score(wild, False)
    assert GAME.documents.score(wild, True)["castles"] == [128, 128]


def test_a_full_board_is_scored_though_no_stacks_could_be_dealt() -> None:
    rng = Rng("full")
    rows = [[1] * 8 for _ in range(8)]
    for _ in range(92 - 64):
        rows[rng.below(8)][rng.below(8)] += 1
    full = doc(heights=rows, phase=3)
    assert GAME.documents.score(full, False)["castles"] == [64 * rows[0][0], 64 * rows[7][7]]
    assert GAME.documents.position(full).supply == 0


def test_a_position_without_stacks_can_end_its_turn() -> None:
    s = GAME.documents.position(doc(stacks=[[], []]))
    assert not [
        move for move in GAME.documents.moves(doc(stacks=[[], []])) if move["kind"] == "block"
    ]
    play(s, "end")
    assert GAME.inventory(s)["blocks"] == 92


BAD: list[tuple[Any, str, str]] = [
    ([], "document", "error-document-shape"),
    ("torres", "document", "error-document-shape"),
    (doc(towers=1), "towers", "error-document-key"),
    ({"heights": ROWS, "knights": [[], []]}, "king", "error-document-missing"),
    ({"heights": ROWS, "king": [0, 0]}, "knights", "error-document-missing"),
    ({"knights": [[], []], "king": [0, 0]}, "heights", "error-document-missing"),
    (doc(heights={}), "heights", "error-document-shape"),
    (doc(heights=ROWS[:7]), "heights", "error-document-size"),
    (doc(heights=[*ROWS[:7], [0] * 9]), "heights[7]", "error-document-size"),
    (doc(heights=[*ROWS[:7], 0]), "heights[7]", "error-document-shape"),
    (doc(heights=[*ROWS[:7], [0] * 7 + [-1]]), "heights[7][7]", "error-document-number"),
    (doc(heights=[*ROWS[:7], [0] * 7 + [1.5]]), "heights[7][7]", "error-document-number"),
    (doc(heights=[*ROWS[:7], [0] * 7 + [93]]), "heights[7][7]", "error-document-number"),
    (doc(heights=[[2] * 8] * 8), "heights", "error-document-blocks"),
    (
        doc(heights=heights(("a1", 80)), stacks=[[3] * 4, [3] * 4]),
        "heights",
        "error-document-blocks",
    ),
    (doc(knights=3), "knights", "error-document-shape"),
    (doc(knights=[[[0, 0]], 5]), "knights[1]", "error-document-shape"),
    (doc(knights=[[[0, 0, 0]], []]), "knights[0][0]", "error-document-shape"),
    (doc(knights=[[[0, 8]], []]), "knights[0][0]", "error-document-number"),
    (doc(knights=[[[0, 0]], [[0, 0]]]), "knights[1][0]", "error-document-overlap"),
    (doc(knights=[[[3, 0]], []]), "knights[0][0]", "error-document-overlap"),
    (doc(knights=[[[x, 4] for x in range(7)], []]), "knights[0]", "error-document-size"),
    (doc(king=[0]), "king", "error-document-shape"),
    (doc(king=["a", 0]), "king", "error-document-number"),
    (doc(phase=4), "phase", "error-document-number"),
    (doc(phase=True), "phase", "error-document-number"),
    (doc(seat=2), "seat", "error-document-number"),
    (doc(ap=8), "ap", "error-document-number"),
    (doc(stacks=[[3]]), "stacks", "error-document-size"),
    (doc(stacks=[[3], [4]]), "stacks[1][0]", "error-document-number"),
    (doc(stacks=[[3], [1, 1, 1, 1, 1]]), "stacks[1]", "error-document-size"),
    (doc(stacks=[[3], 3]), "stacks[1]", "error-document-shape"),
    (doc(cards=[["A-01"]]), "cards", "error-document-size"),
    (doc(cards=[["A-11"], []]), "cards[0]", "error-document-id"),
    (doc(cards=[[["A-01"]], []]), "cards[0]", "error-document-id"),
    (doc(cards=[["A-03"] * 3, ["A-03"] * 2]), "cards A-03", "error-document-number"),
    (doc(master="M-09"), "master", "error-document-id"),
    (doc(master=5), "master", "error-document-id"),
    (doc(scores=[1]), "scores", "error-document-size"),
    (doc(scores=[1, -1]), "scores[1]", "error-document-number"),
    (doc(options=[]), "options", "error-document-shape"),
]


@pytest.mark.parametrize(("bad", "where", "key"), BAD)
def test_what_is_wrong_is_named_by_its_place(bad: Any, where: str, key: str) -> None:
    for read in (
        GAME.documents.position,
        GAME.documents.moves,
        lambda d: GAME.documents.score(d, False),
    ):
        with pytest.raises(BadDocument) as caught:
            read(bad)
        assert (caught.value.details["where"], caught.value.key) == (where, key)


@pytest.mark.parametrize("variant", ["own_deck", "master"])
def test_T_1010_T_1202_nobody_has_two_of_his_ten_cards(variant: str) -> None:
    with pytest.raises(BadDocument) as caught:
        GAME.documents.position(doc(options={"variant": variant}, cards=[[], ["A-03", "A-03"]]))
    assert caught.value.details["where"] == "cards[1] A-03"


@pytest.mark.parametrize(
    "fields", [{"knights": [[[0, 0]]]}, {"options": {"doors": "shut"}}, {"options": {"door": "x"}}]
)
def test_seats_and_options_are_those_of_a_game(fields: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.documents.position(doc(**fields))


@pytest.mark.parametrize(
    "key", ["heights", "knights", "king", "phase", "seat", "ap", "stacks", "cards", "scores"]
)
def test_junk_is_refused(key: str) -> None:
    junk: list[Any] = [None, True, -1, 10**30, "x", [], {}, [[]], [[None]], [[[0, 0]], None], 1.0]
    for value in junk:
        with pytest.raises(PalatineError):
            GAME.documents.moves(doc(**{key: value}))
