"""Moments about what lies beside the board: prices that were set, hands that were chosen from."""

from typing import Any

from games.between import tables as between
from games.castles.tables import GAME, on_market, table
from palatine.core.chance import AnyGame
from palatine.core.state import Frame, Json
from palatine.games.castles.state import CastlesState
from palatine.locales import load
from palatine.service.article import sight
from palatine.service.moment_cards import chosen, priced
from palatine.service.moment_lines import Parting

WORDS = load("en", strict=True)


def parted(view: Any, played: list[str], better: list[str], game: AnyGame = GAME) -> Parting:
    return Parting(game, view, played, better, WORDS)


def pricing() -> CastlesState:
    s = table(3)
    rooms = {"p15000": "R100-7", "p10000": "R200-7", "p8000": "R300-4", "p6000": "R600-5"}
    on_market(s, **rooms, p4000="R200-8", p2000="R150-1")
    s.builder = 0
    s.frames = [Frame("pass"), Frame("turn", 1), Frame("price", 0, (0,))]
    return s


def marked(row: Json) -> tuple[list[str], list[str]]:
    return row["played"]["marks"], row["better"]["marks"]


def test_prices_stand_beside_each_other_and_what_differs_is_marked() -> None:
    view = GAME.view(pricing(), 0)
    told = priced(parted(view, ["price R200-7", "keep"], ["price R100-7", "price R300-4", "keep"]))
    assert told is not None and told["form"] == "priced"
    rows = told["rows"]
    assert [row["price"].replace("\u202f", ",") for row in rows][:2] == ["15,000", "10,000"]
    assert [row["played"]["touch"][5:] for row in rows][:3] == ["R200-7", "R100-7", "R300-4"]
    assert [row["better"]["touch"][5:] for row in rows][:3] == ["R100-7", "R300-4", "R200-7"]
    differ = [(["played"], ["better"])] * 3 + [([], [])] * 3
    assert [marked(row) for row in rows] == differ
    assert all(f"castles_tile-{row['played']['touch'][5:]}" in told["symbols"] for row in rows)


def test_who_set_prices_without_a_mistake_is_shown_what_he_changed() -> None:
    told = priced(parted(GAME.view(pricing(), 0), ["price R200-7", "keep"], []))
    assert told is not None
    assert [row["played"]["marks"] for row in told["rows"]] == [["played"]] * 2 + [[]] * 4
    assert all("better" not in row for row in told["rows"])


def test_a_room_that_is_bought_is_no_matter_of_prices() -> None:
    s = table()
    on_market(s, p8000="R200-7")
    view = GAME.view(s, 0)
    assert priced(parted(view, ["take 5000"], ["buy 8000"])) is None


def test_of_a_hand_all_tiles_are_marked_that_one_line_or_the_other_takes() -> None:
    view = between.opened(3).view(0)
    one, two, three = [action.text for action in between.GAME.legal(view, 0)][:3]
    for better, kinds in (
        ([one, three], [["played", "better"], ["played"], ["better"]]),
        ([three, one], [["played", "better"], ["played"], ["better"]]),
        ([one, two], None),
    ):
        told = chosen(parted(view, [one, two], better, between.GAME))
        if kinds is None:
            assert told is None, "the same"
            continue
        assert told is not None and told["lines"] == 2
        marks = {row["touch"][5:]: row["marks"] for row in told["rows"]}
        assert len(marks) == 9
        names = [text.removeprefix("take ") for text in (one, two, three)]
        assert [marks.pop(name) for name in names] == kinds
        assert not any(marks.values())


def test_the_board_is_shown_where_it_tells_more() -> None:
    """A tile to place is a card beside the board as well."""
    s = between.splitting("bakery", "scullery")
    view = between.GAME.view(s, 0)
    whole = parted(view, ["lay bakery", "at 0 1"], ["lay scullery", "at 0 1"], between.GAME)
    told = sight(whole, "Title")
    assert told["cards"] is None and len(told["pictures"]) == 2
    hand = between.opened(3).view(0)
    texts = [action.text for action in between.GAME.legal(hand, 0)]
    told = sight(parted(hand, texts[:1], texts[1:2], between.GAME), "Title")
    assert told["cards"]["form"] == "chosen" and told["pictures"] == []


def test_what_lies_nowhere_leaves_the_board_as_it_was() -> None:
    view = GAME.view(table(), 0)
    told = sight(parted(view, ["take 5000"], []), "Title")
    assert told["cards"] is None
    [picture] = told["pictures"]
    assert "-mark" not in picture
