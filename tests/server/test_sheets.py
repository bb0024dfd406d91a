"""Score sheets of real tables over HTTP: the form, an evening, what is wrong, and the limits."""

from collections.abc import Iterator

import pytest

from palatine import games
from server.running import Guest, InProcess, Json

EVENING: Json = {"players": ["Hana", "Jan"], "track": [64, 71], "money": [12000, 0]}
EVENING |= {"cards": [[], []], "favors": [{"id": "F-01", "order": [[0], [1]]}]}


@pytest.fixture
def guest(server: InProcess) -> Iterator[Guest]:
    made = Guest(server.url)
    yield made
    made.close()


@pytest.mark.parametrize("game", games.names())
def test_form(guest: Guest, game: str) -> None:
    told = guest.http.get(f"/api/sheet/{game}?lang=cs").json()
    assert told["game"] == game and told["symbols"]
    assert [step["label"] for step in told["form"]["steps"]]


@pytest.mark.parametrize("game", games.names())
def test_blank(guest: Guest, game: str) -> None:
    names = ["Anna", "Bo"]
    told = guest.http.post(f"/api/sheet/{game}", json={"players": names}).json()
    assert told["document"]["players"] == names
    assert not told["sheet"]["complete"] and told["link"]


def test_evening_in_the_readers_language(guest: Guest) -> None:
    told = guest.http.post("/api/sheet/castles?lang=pl", json={"document": EVENING}).json()
    assert told["sheet"]["sum"]["values"] == [64 + 8 + 1, 71 + 4]
    assert told["sheet"]["headline"] == "Na razie prowadzi Jan"


def test_wrong_entries_are_answered_not_refused(guest: Guest) -> None:
    wrong = {**EVENING, "track": [64, "many"]}
    told = guest.http.post("/api/sheet/castles?lang=en", json={"document": wrong})
    assert told.status_code == 200
    assert told.json() == {
        "wrong": {
            "where": "track[1]",
            "path": "track",
            "step": "track",
            "text": "Track, Jan: “many” is no whole number from -99 to 999.",
            "rule": "",
            "key": "error-document-number",
        }
    }


def test_a_castle_is_built(guest: Guest) -> None:
    def edit(document: Json, **change: str) -> Json:
        body = {"document": document, "part": "castle:0", "edit": {"part": "castle:0", **change}}
        told: Json = guest.http.post("/api/sheet/between", json=body).json()
        return told

    blank = guest.http.post("/api/sheet/between", json={"players": ["A", "B", "C"]}).json()
    throne = edit(blank["document"], do="base", piece="throne_corridor_food")
    told = edit(throne["document"], do="add", piece="salon")
    room = told["part"]["rooms"][0]
    assert (room["id"], told["part"]["count"]) == ("salon", 1)
    drawn = "".join(text for _, text in told["part"]["drawing"]["groups"])
    assert f'data-t="{room["touch"]}"' in drawn
    refused = edit(told["document"], do="add", piece="salon")["wrong"]
    assert refused["rule"] == "B-102" and "Salon" in refused["text"]


def test_pages_offer_every_game_with_a_sheet(guest: Guest) -> None:
    listed = {game["id"]: game["scorer"] for game in guest.http.get("/api/games").json()}
    assert listed == dict.fromkeys(games.names(), True)
    for game in games.names():
        assert guest.http.get(f"/score/{game}").status_code == 200


# --- limits -------------------------------------------------------------------------------------


def test_unknown_game(guest: Guest) -> None:
    assert guest.http.get("/api/sheet/chess").status_code == 404
    assert guest.http.post("/api/sheet/chess", json={}).status_code == 404


def test_so_many_previews_at_once(guest: Guest, server: InProcess) -> None:
    most = server.hub.config.sheet_previews
    for count, status in ((most, 200), (most + 1, 413)):
        body = {"players": ["A", "B", "C"], "part": "castle:0", "pieces": ["salon"] * count}
        assert guest.http.post("/api/sheet/between", json=body).status_code == status


def test_too_large_documents_are_not_worked_on(guest: Guest, server: InProcess) -> None:
    config = server.hub.config
    deep: Json = {}
    for _ in range(config.document_depth + 2):
        deep = {"x": deep}
    wide = {"players": ["A"] * (config.document_list + 1)}
    for name in ("document", "edit"):
        for given in (deep, wide):
            told = guest.http.post("/api/sheet/castles", json={"players": ["A"], name: given})
            assert told.status_code == 413, (name, told.text)
    huge = {"document": {"players": ["A" * config.document_bytes]}}
    assert guest.http.post("/api/sheet/castles", json=huge).status_code == 413


@pytest.mark.parametrize("body", ["[]", '"x"', "{", '{"part": 1}', '{"pieces": ["a", 1]}'])
def test_bodies_that_are_none(guest: Guest, body: str) -> None:
    told = guest.http.post("/api/sheet/castles", content=body)
    assert told.status_code == 400


@pytest.mark.parametrize(
    "body",
    [
        {"document": 7},
        {"document": [EVENING]},
        {"document": EVENING, "part": "castle:9"},
        {"document": EVENING, "edit": 3},
        {"document": EVENING, "edit": {"part": "castle:0", "do": "add", "piece": "R100-1"}},
        {"document": EVENING, "part": "castle:0", "pieces": ["x"]},
        {"players": []},
        {"players": ["x" * 90]},
    ],
)
def test_what_makes_no_sense_is_explained(guest: Guest, body: Json) -> None:
    told = guest.http.post("/api/sheet/castles", json=body)
    if told.status_code == 200 and "wrong" not in told.json():
        assert told.json()["previews"] == []  # of a castle that is not begun
    else:
        assert told.status_code == 200 and told.json()["wrong"]["text"]
