"""What learners are shown of Louis XIV, and how its actions are numbered."""

from games.louis.tables import A, B, cards, hold, lay, put, table
from palatine.core.native import HIDDEN
from palatine.core.rng import Rng
from palatine.core.state import OVER
from palatine.games.louis import GAME


def test_groups_look_from_the_viewer() -> None:
    s = put(table(3, start=2), 5, 1, 2, 3)
    lay(s, B, "L03")
    hold(s, B, "E01")
    cards(s, B, 4, "joker")
    groups = GAME.encoding().named(s, B)
    assert groups["markers"][4] == 2 and groups["markers"][12 + 4] == 3
    assert groups["hand"] == [0, 0, 0, 1] + [0] * 8 + [1]
    assert groups["missions"].index(1) == 20
    assert groups["laid"].index(1) == s.parts.effects[2] and sum(groups["laid"]) == 1
    assert groups["start"] == [0, 1, 0, 0]  # the start player sits one seat on
    assert groups["seats"] == [0, 1, 0]
    blind = GAME.encoding().named(s, HIDDEN)
    assert sum(blind["hand"]) == sum(blind["missions"]) == 0
    neutral = GAME.encoding().named(put(table(2), 7, 0, 0, 2), A)
    assert neutral["markers"][4 * 12 + 6] == 2


def test_L_825_four_markers_are_placed_tile_by_tile() -> None:
    def path(text: str) -> list[str]:
        numbers = GAME.numbering.path(table(2), A, GAME.parse(text))
        return [GAME.numbering.names[n] for n in numbers]

    assert path("place 1 2") == ["marker 1", "marker 2", "enough"]
    assert path("lay L03: orb orb") == ["lay L03", "chips orb orb"]
    assert path("influence 7: 7 7 7") == ["influence 7: 7 7 7"]


def test_L_102_decks_are_counted_by_what_is_not_in_them() -> None:
    for seats in (2, 3, 4):
        rng = Rng(f"decks {seats}")
        s = GAME.new(seats)
        while (seat := GAME.to_move(s)) != OVER:
            legal = GAME.legal(s, seat)
            GAME.apply(s, seat, legal[rng.below(len(legal))])
            if rng.below(10) == 0:
                sizes = [deck.size() for deck in s.decks]
                assert GAME.encoding().named(s, 0)["decks"] == sizes
