"""Section 1: components and set-up."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from games.between.tables import (
    GAME,
    draw,
    play,
)
from palatine.core.errors import BadOption
from palatine.core.meta import OptionValue
from palatine.core.state import CHANCE, Frame
from palatine.games.between import parts
from palatine.games.between.game import Between
from palatine.games.between.state import BetweenState

DATA = Path(__file__).parents[3] / "src/palatine/games/between/data"


def data(name: str) -> dict[str, object]:
    return tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))


def started(seats: int, **options: OptionValue) -> BetweenState:
    s: BetweenState = GAME.new(seats, options)
    draw(s)
    return s


# --- 1 components and set-up ----------------------------------------------------------------------


def test_B_101_three_to_seven_players_and_two_with_ludwig() -> None:
    assert GAME.meta.seats == (2, 3, 4, 5, 6, 7)
    for seats in (1, 8):
        with pytest.raises(BadOption):
            GAME.new(seats)


def test_B_102_regular_rooms_of_each_type_no_two_alike() -> None:
    assert len(set(parts.PIECE_IDS[: parts.ROOMS])) == 147
    assert Counter(parts.TYPE_OF[: parts.ROOMS]) == dict.fromkeys(range(7), 21)
    assert [
        *("food", "living", "utility", "outdoor", "sleeping", "corridor", "downstairs", "specialty")
    ] == parts.TYPE_NAMES


def test_B_103_specialty_rooms_of_three_kinds() -> None:
    assert sum(parts.SPECIALTY_COUNTS) == 48
    assert parts.PIECE_IDS[parts.ROOMS :] == ["fountain", "tower", "grand_foyer"]


def test_A_15_sixteen_of_each_kind() -> None:
    assert parts.SPECIALTY_COUNTS == (16, 16, 16)
    assert started(3).specialty == (16, 16, 16)


def test_B_104_seven_throne_rooms_that_are_specialty_rooms() -> None:
    assert len(parts.THRONE_IDS) == parts.THRONES == 7
    assert parts.TYPE_OF[parts.THRONE] == parts.SPECIALTY


def test_B_105_attendants_in_four_kinds() -> None:
    assert parts.ATTENDANT_COUNTS == (7, 7, 7, 7)
    assert parts.ATTENDANT_IDS == ["painter", "guard", "fire_juggler", "groom"]


def test_B_106_twenty_different_cards_and_seven_tokens() -> None:
    assert len(set(parts.CARD_IDS)) == parts.CARDS == 20
    colours = ["brown", "white", "yellow", "red", "grey", "green", "blue"]
    assert colours == parts.TOKEN_COLOURS and parts.TOKENS[3] == "eltz"
    assert sorted(started(5).deck) == list(range(20))


def test_the_numbers_in_the_rules_are_those_of_the_data() -> None:
    structure, counts = data("pieces")["structure"], data("pieces")["counts"]
    assert isinstance(structure, dict) and isinstance(counts, dict)
    assert structure["hand"] == parts.HAND and structure["rounds"] == parts.ROUNDS
    assert structure["pick_per_turn"] == parts.CHOSEN
    assert counts["regular_rooms"] == parts.ROOMS and counts["throne_rooms"] == parts.THRONES


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_B_107_as_many_castles_as_players_one_between_each_two(seats: int) -> None:
    s = started(seats)
    assert len(s.castles) == seats
    owned = Counter(c for seat in range(seats) for c in (seat, s.right_of(seat)))
    assert owned == dict.fromkeys(range(seats), 2)


def test_B_108_a_throne_room_at_random_for_each_castle_the_rest_leaves_the_game() -> None:
    s = GAME.new(4)
    assert GAME.pending(s)[0].deck == "thrones" and GAME.total(s) == 7
    play(s, "throne throne_utility_food")
    assert GAME.total(s) == 6
    draw(s)
    used = [c.throne for c in s.castles]
    assert used[0] == parts.THRONE_IDS.index("throne_utility_food")
    assert len(set(used)) == 4 and len(s.thrones) == 3 and not set(used) & set(s.thrones)


def test_B_109_specialty_rooms_and_attendants_are_an_open_supply() -> None:
    s = started(3)
    for viewer in (-1, 0, 1, 2):
        v = GAME.view(s, viewer)
        assert v.specialty == (16, 16, 16) and v.attendants == (7, 7, 7, 7)


def test_B_110_tiles_lie_in_no_order_and_face_down() -> None:
    s = started(3)
    assert len(s.pile) == 147 - 27 and s.pile == sorted(s.pile)
    assert GAME.view(s, 0).pile == [-1] * 120


def test_B_110_any_tile_and_any_card_may_come_next() -> None:
    """Each tile of the pile is as likely as any other, and so is each bonus card; nobody sees
    either before it is drawn."""
    s = GAME.new(3)
    while s.frames[-1].step != "deal":
        GAME.apply(s, GAME.to_move(s), GAME.legal(s, GAME.to_move(s))[0])
    odds = GAME.odds(s)
    assert len(odds) == 147 and {weight for _, weight in odds} == {1}
    GAME.apply(s, -1, odds[0][0])
    assert len(GAME.odds(s)) == 146 and odds[0][0] not in [action for action, _ in GAME.odds(s)]
    assert all(GAME.view(s, viewer).pile == [-1] * 146 for viewer in (-1, 0, 1, 2))
    s.frames.append(Frame("card", CHANCE, (0,)))
    assert [weight for _, weight in GAME.odds(s)] == [1] * 20
    assert s.deck == sorted(s.deck)  # which cards are left is known, their order does not exist


def test_B_111_changing_seats_is_advice_only() -> None:
    assert started(3).key() == started(3).key()  # no game knows of the one before


def test_every_component_says_where_it_comes_from() -> None:
    rows = Between().describe_data()
    items = [item for item, _, _, _ in rows]
    assert len(set(items)) == len(items)
    assert {f"rooms {name}" for name in parts.PIECE_IDS[:147]} < set(items)
    assert {source for _, _, source, _ in rows} == {"rulebook", "public-repo"}
    assert {confidence for _, _, _, confidence in rows} == {"high"}
    assert "count_source': 'designed'" in next(v for item, v, _, _ in rows if "tower" in item)
