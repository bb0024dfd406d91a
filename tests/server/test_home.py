"""What home and the form of a new table ask the server for: the table in a sentence, and a table at
a glance."""

from typing import Any

import httpx
import pytest

from palatine.games import meta
from server.running import Guest, InProcess

GAMES = ("torres", "louis", "between", "castles")
LANGUAGES = ("en", "cs", "pl", "ru")


def described(server: InProcess, lang: str, **body: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/describe?lang={lang}", json=body, timeout=60)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_said_in_a_sentence(server: InProcess, game: str, lang: str) -> None:
    """For every number of seats, with every level, in every language: no key is left over."""
    bots = ["bot:page", "bot:squire", "bot:knight", "bot:castellan", "bot:palatine", "open"]
    for count in meta(game).seats:
        told = described(server, lang, game=game, seats=["me", *bots[: count - 1]]).json()
        assert told["title"] and told["text"].endswith(".")
        assert "server-" not in told["title"] + told["text"]


def test_the_sentence_follows_what_is_chosen(server: InProcess) -> None:
    seats = ["me", "bot:squire", "open"]
    told = described(server, "en", game="torres", seats=seats, hints=True).json()
    assert told["title"] == "Three at Torres, about 60 minutes."
    assert told["text"] == (
        "You, one Squire, one friend by link; basic game, no clock, hints allowed, not rated."
    )
    more = {"options": {"variant": "master", "doors": "single_floor"}, "private": False}
    told = described(server, "en", game="torres", seats=["me", "me"], rated=True, **more).json()
    assert told["text"] == (
        "You, one more at this screen; master version, passing through a castle: one floor, "
        "30 min each and 15 s a move, no hints, rated, open to everybody."
    )


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": ["me"]},
        {"seats": ["me", "bot:nobody"]},
        {"seats": ["me", "someone"]},
        {"seats": ["me", "open"], "options": {"doors": "ajar"}},
        {"seats": ["me", "open"], "rated": True, "pace": {"kind": "none"}},
        {"seats": ["me", "open"], "game": "chess"},
    ],
)
def test_a_table_that_cannot_be_is_refused(server: InProcess, wrong: Any) -> None:
    answer = described(server, "en", **{"game": "torres", **wrong})
    assert 400 <= answer.status_code < 500 and answer.json()["sentence"]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_at_a_glance_is_a_piece_of_its_picture(guests: list[Guest], game: str) -> None:
    """As large as asked for, at the size of a table; whoever may not look at the table is told
    nothing."""
    ada, ben = guests[:2]
    table = ada.new_table(game, ["me", "bot:random", "bot:random"], seed="glance")["id"]
    path = f"/api/tables/{table}/glance"
    view = ada.view(table)
    while not view["offers"]:
        view = ada.view(table)
    texts = view["offers"][0][0].split("\n")
    ada.post(f"/api/tables/{table}/move", {"id": "m", "seq": view["seq"], "texts": texts})
    told = ada.get(path, width=240, height=200)
    assert len(told["scores"]) == 3 and told["line"] and told["where"]
    drawing = told["drawing"]
    assert drawing is None or 0.85 <= 240 / drawing["w"] <= 1.5
    assert drawing is not None or game in ("between", "castles")  # nothing is built yet
    assert ben.http.get(path).status_code in (403, 404)


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_a_game_has_the_size_that_is_asked_for(
    guests: list[Guest], game: str
) -> None:
    for width, height in ((300, 200), (600, 240), (120, 120)):
        size = {"figure": "home", "width": width, "height": height}
        drawing = guests[0].get(f"/api/picture/{game}", **size)["drawing"]
        assert abs(drawing["w"] / drawing["h"] - width / height) < 0.05 * width / height
        assert drawing["symbols"] and drawing["groups"]
