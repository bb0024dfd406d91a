"""The pictures of a review's moments: what was played and what was better, marked on the board."""

from typing import Any

from games.between import tables as between
from games.castles.tables import grow, in_hand, on_market, own, table
from palatine import Match
from palatine.core.chance import AnyGame
from palatine.games.castles import GAME
from palatine.learn.crops import Drawn
from palatine.locales import load
from palatine.service.moment_lines import Parting
from palatine.service.moment_pictures import HALF, HEIGHT, WIDTH, board, pictures

WORDS = load("en", strict=True)
NOWHERE = ["take 5000"]


def parted(view: Any, played: list[str], better: list[str], game: AnyGame = GAME) -> Parting:
    return Parting(game, view, played, better, WORDS)


def marks(drawn: Drawn) -> list[str]:
    kinds = ("played-mark", "better-mark", "ghost")
    return [kind for kind in kinds for _ in range(drawn.body.count(f'class="{kind}"'))]


def test_a_room_that_could_be_bought_is_seen_where_it_would_lie() -> None:
    s = table()
    on_market(s, p8000="R200-7")
    view = GAME.view(s, 0)
    bought = ["buy 8000", place("R200-7", 0)]
    for played, better, mark in ((bought, NOWHERE, "played"), (NOWHERE, bought, "better")):
        [drawn], lines = pictures(parted(view, played, better))
        assert lines == 1
        assert marks(drawn) == [f"{mark}-mark", "ghost"]
        assert drawn.width == WIDTH and drawn.height == HEIGHT
        assert "castles_tile-R200-7" in drawn.symbols  # though it does not lie there yet
    nowhere = parted(view, NOWHERE, NOWHERE)
    assert pictures(nowhere) == ([], 0)
    [drawn] = board(nowhere)
    assert marks(drawn) == []


def place(tile: str, number: int) -> str:
    """The text of one of the places of a tile beside a bare foyer."""
    view = GAME.view(in_hand(table(), tile), 0)
    return GAME.legal(view, 0)[number].text


def test_places_that_are_far_apart_are_two_pictures() -> None:
    view = GAME.view(in_hand(own(table(), grow(("R100-7", (0,)), ("R200-8", (1,)))), "R200-7"), 0)
    legal = GAME.legal(view, 0)
    left = min(legal, key=lambda action: action.a).text
    right = max(legal, key=lambda action: action.a).text
    drawn, lines = pictures(parted(view, [left], [right]))
    assert lines == 2
    assert [one.height for one in drawn] == [HALF, HALF]
    assert drawn[0].area.left < drawn[1].area.left
    near = sorted(legal, key=lambda action: abs(action.a - legal[0].a))[1].text
    assert len(pictures(parted(view, [legal[0].text], [near]))[0]) == 1


def test_rooms_that_would_lie_upon_each_other_are_two_pictures() -> None:
    """Either of two tiles goes to the left castle, and has its place there."""
    s = between.splitting("bakery", "scullery")
    view = between.GAME.view(s, 0)
    one, other = ["lay bakery", "at 0 1"], ["lay scullery", "at 0 1"]
    drawn, told = pictures(parted(view, one, other, between.GAME))
    assert told == 2
    assert [marks(half) for half in drawn] == [["played-mark", "ghost"], ["better-mark", "ghost"]]
    for half, room in zip(drawn, ("bakery", "scullery")):
        assert any(name.startswith(f"between_{room}") for name in half.symbols)


def test_of_several_places_one_is_marked_that_the_other_line_does_not_touch() -> None:
    match = Match("louis", seats=2, seed="a")
    view = match.view(match.seat)
    one, other = ["influence 1: 1 4 5"], ["influence 1: 1 6 5"]
    drawn, told = pictures(parted(view, one, other, match.game))
    assert told == 2
    assert {mark for half in drawn for mark in marks(half)} == {"played-mark", "better-mark"}
    one, other = ["influence 1: 1 1 2"], ["influence 1: 1 2 2"]
    assert pictures(parted(view, one, other, match.game))[1] == 0, "the same places"
