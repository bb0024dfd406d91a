"""Section 1: components, setup, board layout."""

import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

from games.louis.tables import asked, draw_all, play_on
from palatine.core.errors import BadOption
from palatine.core.match import Match, bare_words
from palatine.core.offer import Appearance
from palatine.core.state import CHANCE, OVER, Frame
from palatine.games.louis import GAME, board, names, parts
from palatine.games.louis.state import ARMS_PILE, INFLUENCE_DECK, INTRIGUE_DECK

FOLDER = Path(parts.__file__).parent if parts.__file__.endswith(".py") else None
DATA = board.OUR_DATA


def test_L_101_two_to_four_players_four_rounds_then_it_is_over() -> None:
    for seats in (2, 3, 4):
        s = play_on(GAME.new(seats), f"rounds {seats}")
        assert s.round == 4
        assert GAME.to_move(s) == OVER
    for seats in (1, 5):
        with pytest.raises(BadOption):
            GAME.new(seats)


def test_L_101_the_phases_follow_one_another() -> None:
    order = [frame.step for frame in GAME.steps["round"].run(GAME.new(2), Frame("round"), None)]
    assert order == [
        "money",
        "supply-missions",
        "deal",
        "neutral",
        "start-missions",
        "turns",
        "end-missions",
        "reshuffle",
        "evaluation",
        "missions",
        "swap-missions",
        "next-round",
    ]


def test_L_102_all_pieces_are_there() -> None:
    pieces = GAME.inventory(GAME.new(4))
    assert pieces == {
        "louisdor": 22 * 1 + 10 * 5,
        **{f"markers {seat}": 16 for seat in range(4)},
        "crown": 10,
        "orb": 6,
        "helmet": 6,
        "ring": 6,
        "document": 6,
        "intrigue": 12,
        "influence": 30,
        "arms": 60,
        "missions": 40,
        "money cards": 8,
    }


def test_L_102_the_literals_are_those_of_the_data_file() -> None:
    pieces, setup = DATA["pieces"], DATA["setup"]
    assert dict(zip(names.CHIPS, parts.CHIP_COUNTS)) == pieces["chips"]
    assert (pieces["arms_kinds"], pieces["arms_each"]) == (names.ARMS_KINDS, parts.ARMS_EACH)
    assert sum(int(value) * n for value, n in pieces["coins"].items()) == parts.BANK
    assert pieces["markers"] == parts.MARKERS_EACH
    assert (pieces["persons_each"], pieces["jokers"]) == (parts.PERSON_COPIES, parts.JOKERS)
    assert pieces["neutral_markers"] == parts.NEUTRAL_MARKERS
    assert setup["rounds"] == names.LAST_ROUND
    assert setup["mission_points"] == parts.MISSION_POINTS
    assert setup["louisdor"] == parts.FIRST_LOUISDOR
    assert setup["cards_dealt"] == parts.CARDS_DEALT
    assert setup["money_cards_used"] == parts.MONEY_CARDS_USED
    assert {n: setup[f"general_{n}"] for n in (2, 3, 4)} == parts.GENERAL_SUPPLY
    assert len(DATA["money_cards"]) == parts.MONEY_CARDS
    assert [card["id"] for card in DATA["missions"]] == names.MISSION_IDS


def test_L_103_all_tiles_begin_on_side_a_in_a_spiral() -> None:
    assert GAME.new(3).flipped == [False] * 12
    rows_and_columns = board.CELL_OF
    for one, two in pairwise(rows_and_columns):
        assert max(abs(one[0] - two[0]), abs(one[1] - two[1])) <= 2  # each beside the one before
    inner = {tuple(cell) for cell in rows_and_columns[:4]}
    assert inner == {(1, 2), (2, 3), (3, 2), (2, 1)}


def test_L_104_crowns_lie_in_two_heaps_that_are_one_supply() -> None:
    s = GAME.new(2)
    s.chips[names.CROWN] = 7
    drawing = GAME.face.draw(s, bare_words, Appearance("wide", "court"))
    groups = dict(drawing.groups)
    heaps = [groups["heap:crown"], groups["heap:crown:1"]]
    assert [f">{n}</text>" in heap for n, heap in zip((4, 3), heaps)] == [True, True]
    assert ">6</text>" in groups["heap:orb"]


def test_L_105_arms_face_down_coins_in_the_bank_louis_beside_them() -> None:
    s = GAME.new(4)
    assert s.decks[ARMS_PILE].rest == [10] * 6
    assert s.bank == 72 - 4 * 5
    assert s.louis == -1


def test_L_106_four_of_eight_money_cards_are_used_and_any_may_come() -> None:
    s = draw_all(GAME.new(2))
    fresh = GAME.new(2)
    while fresh.frames[-1].step != "money":
        GAME.apply(fresh, CHANCE, GAME.pick(fresh, 0))
    assert len(GAME.odds(fresh)) == 8
    assert len(s.money_shown) == 1
    end = play_on(s, "money")
    assert len(set(end.money_shown)) == 4


def test_L_107_one_intrigue_card_for_each_person() -> None:
    assert GAME.new(4).decks[INTRIGUE_DECK].rest == [1] * 12


def test_L_108_two_influence_cards_for_each_person_and_six_jokers() -> None:
    assert GAME.new(4).decks[INFLUENCE_DECK].rest == [2] * 12 + [6]


def test_L_109_three_piles_of_missions_by_colour() -> None:
    s = GAME.new(2)
    assert [s.decks[colour].size() for colour in range(3)] == [20, 12, 8]
    assert [names.colour_of(m) for m in (0, 19, 20, 31, 32, 39)] == [0, 0, 1, 1, 2, 2]


def test_L_110_markers_money_and_two_missions_for_everybody() -> None:
    s = GAME.new(3)
    texts = []
    while s.frames[-1].step == "draw-mission":
        action = GAME.pick(s, 3)
        texts.append(action.text)
        GAME.apply(s, CHANCE, action)
    assert texts == ["draw L04", "draw E04", "draw L05", "draw E05", "draw L06", "draw E06"]
    for p in s.players:
        assert p.general + p.personal == 16
        assert p.money == 5
        assert [names.colour_of(m) for m in p.missions] == [names.LIGHT, names.MEDIUM]
    assert GAME.view(s, 1).players[0].money == 5  # seen by all


def test_L_111_the_first_seat_starts() -> None:
    s = draw_all(GAME.new(4))
    assert s.start == 0
    assert asked(s) == (0, "play")


@pytest.mark.parametrize(("seats", "general"), [(2, [5, 6]), (3, [5, 5, 6]), (4, [5, 5, 6, 7])])
def test_L_112_L_901_L_911_general_supplies_by_seat(seats: int, general: list[int]) -> None:
    s = GAME.new(seats)
    assert [p.general for p in s.players] == general
    assert [p.personal for p in s.players] == [16 - n for n in general]


def test_L_120_L_121_twelve_tiles_on_one_colour_of_a_chequer() -> None:
    cells = board.CELL_OF
    assert all((row + column) % 2 == 1 for row, column in cells)
    assert len({tuple(cell) for cell in cells}) == 12
    assert [sum(row == r for row, _ in cells) for r in range(5)] == [2, 3, 2, 3, 2]
    spelled = {
        1: (1, 2), 2: (2, 3), 3: (3, 2), 4: (2, 1), 5: (1, 0), 6: (0, 1),
        7: (0, 3), 8: (1, 4), 9: (3, 4), 10: (4, 3), 11: (4, 1), 12: (3, 0),
    }  # fmt: skip
    assert {i + 1: tuple(cell) for i, cell in enumerate(cells)} == spelled


def test_L_122_sixteen_diagonal_links() -> None:
    links = {
        1: [2, 4, 6, 7], 2: [1, 3, 8, 9], 3: [2, 4, 10, 11], 4: [1, 3, 5, 12], 5: [4, 6],
        6: [1, 5], 7: [1, 8], 8: [2, 7], 9: [2, 10], 10: [3, 9], 11: [3, 12], 12: [4, 11],
    }  # fmt: skip
    assert {i + 1: [n + 1 for n in near] for i, near in enumerate(board.NEIGHBOURS)} == links
    assert sum(len(near) for near in board.NEIGHBOURS) == 32


def test_L_123_four_gaps_for_supplies_and_the_centre_for_cards() -> None:
    gaps = DATA["board"]["general_supplies"]
    assert sorted(map(tuple, gaps)) == [(1, 1), (1, 3), (3, 1), (3, 3)]
    assert DATA["board"]["played_cards"] == [2, 2]


def test_L_124_the_layout_fits_every_hint_of_the_rulebook() -> None:
    """Chips lie beside the person who gives them, crowns and intrigue cards in the corners."""
    at = {i + 1: tuple(cell) for i, cell in enumerate(board.CELL_OF)}
    chips = {
        name: [tuple(cell) for cell in cells] for name, cells in DATA["board"]["chips"].items()
    }

    def beside(one: tuple[int, ...], two: tuple[int, ...]) -> bool:
        return abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1

    assert beside(chips["document"][0], at[8]) and beside(chips["document"][0], at[9])
    assert beside(chips["document"][0], at[2])
    assert beside(chips["orb"][0], at[1]) and beside(chips["ring"][0], at[3])
    assert beside(chips["helmet"][0], at[4])
    assert all(beside(chips["crown"][0], at[n]) for n in (5, 6))
    assert all(beside(chips["crown"][1], at[n]) for n in (9, 10))
    assert all(beside(tuple(DATA["board"]["intrigue_deck"]), at[n]) for n in (11, 12))
    assert beside(tuple(DATA["board"]["influence_deck"]), at[11])


def test_L_963_the_sceptre_of_the_parts_list_is_the_orb() -> None:
    assert names.CHIPS == ("crown", "orb", "helmet", "ring", "document")
    assert parts.OUR_PARTS.rewards[0].chip == names.ORB


def test_L_964_played_cards_lie_in_the_centre_and_nothing_depends_on_it() -> None:
    s = draw_all(GAME.new(2))
    other = s.clone()
    other.last_card = 3  # whichever lies on top
    assert GAME.legal(s, 0) == GAME.legal(other, 0)


def test_L_960_thirteen_printed_medium_missions_twelve_used() -> None:
    counts = dict.fromkeys(names.EFFECTS, 0)
    for card in DATA["missions"][20:32]:
        counts[card["effect"]] += 1
    medium = {name: n for name, n in counts.items() if n}
    assert medium == {
        "plus_2_louisdor_choice": 4,
        "plus_1_arms": 3,
        "place_on_louis": 1,
        "place_on_tile": 2,
        "swap_influence_card": 2,
    }


def test_a_seeded_game_is_the_same_twice() -> None:
    one, two = (Match(GAME, 3, seed="twice") for _ in range(2))
    assert one.state.key() == two.state.key()


def test_the_data_file_is_toml_that_is_read_as_it_stands() -> None:
    if FOLDER is not None:
        text = (FOLDER / "data" / "louis.toml").read_text("utf-8")
        assert tomllib.loads(text) == DATA
    assert GAME.data_hash() == parts.OUR_PARTS.hash
