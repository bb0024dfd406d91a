"""The pictures of a review's moments: what was played and what was better, marked on the board."""

from games.castles.tables import grow, in_hand, on_market, own, table
from palatine.games.castles import GAME
from palatine.learn.crops import Drawn
from palatine.locales import load
from palatine.service.moment_pictures import HALF, HEIGHT, WIDTH, pictures

WORDS = load("en", strict=True)
NOWHERE = ["take 5000"]


def marks(drawn: Drawn) -> list[str]:
    kinds = ("played-mark", "better-mark", "ghost")
    return [kind for kind in kinds for _ in range(drawn.body.count(f'class="{kind}"'))]


def test_a_room_that_could_be_bought_is_seen_where_it_would_lie() -> None:
    s = table()
    on_market(s, p8000="R200-7")
    view = GAME.view(s, 0)
    bought = ["buy 8000", place("R200-7", 0)]
    for played, better, mark in ((bought, NOWHERE, "played"), (NOWHERE, bought, "better")):
        [drawn] = pictures(GAME, view, played, better, WORDS)
        assert marks(drawn) == [f"{mark}-mark", "ghost"]
        assert drawn.width == WIDTH and drawn.height == HEIGHT
        assert "castles_tile-R200-7" in drawn.symbols  # though it does not lie there yet
    [drawn] = pictures(GAME, view, NOWHERE, NOWHERE, WORDS)
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
    drawn = pictures(GAME, view, [left], [right], WORDS)
    assert [one.height for one in drawn] == [HALF, HALF]
    assert drawn[0].area.left < drawn[1].area.left
    near = sorted(legal, key=lambda action: abs(action.a - legal[0].a))[1].text
    assert len(pictures(GAME, view, [legal[0].text], [near], WORDS)) == 1
