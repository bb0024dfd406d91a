"""The engine of a browser, run without one: whole games, storage, the answers of the protocol."""

import json

import pytest

from offline.browser import Storage, Tab
from palatine.core.record import parse_record, replay
from palatine.games import OWN, load, meta
from palatine.learn.puzzles import stored
from palatine.offline.house import opponents

GAMES = sorted(OWN)


def seats_of(game: str) -> list[str]:
    least = max(2, meta(game).seats[0])
    return ["me", *["bot:page"] * (least - 1)]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots_ends_with_a_record_that_replays(game: str) -> None:
    storage = Storage()
    tab = Tab(storage)
    table = tab.sit_down(game, seats_of(game))
    tab.play()
    assert tab.update["table"]["state"] == "over"
    assert tab.update["result"]["headline"]
    status, text = tab.ask("GET", f"/api/tables/{table}/record")
    record = parse_record(text)
    assert status == 200
    assert load(game).is_over(replay(load(game), record))
    shown = tab.get(f"/api/tables/{table}/replay?at=3&as=-2&lang=cs")
    assert shown["drawings"]
    assert shown["entries"] == len(record.entries)
    home = tab.get("/api/home?lang=pl")
    assert [line["id"] for line in home["finished"]] == [table]
    assert home["mine"] == []


def test_people_at_one_screen_see_only_their_own_seats() -> None:
    tab = Tab(Storage())
    tab.sit_down("between", ["me", "me", "bot:page"], names=["Ada", "Ben", None])
    assert tab.update["you"]["mine"] == [0, 1]
    assert tab.update["table"]["hot"]
    tab.play(6)
    assert tab.update["table"]["state"] == "playing"


def test_a_game_goes_on_in_another_tab_where_it_was_left() -> None:
    storage = Storage()
    one = Tab(storage)
    table = one.sit_down("torres", seats_of("torres"))
    one.play(5)
    left = one.update
    other = Tab(storage, seed=2)
    assert [line["id"] for line in other.get("/api/home")["mine"]] == [table]
    other.look(table)
    assert other.update["log"]["lines"]
    assert other.update["text"] == left["text"]
    assert other.update["seq"] == left["seq"]
    other.play(3)


def test_what_another_tab_has_played_is_shown_when_it_is_heard_of() -> None:
    storage = Storage()
    one, other = Tab(storage), Tab(storage, seed=2)
    table = one.sit_down("torres", seats_of("torres"))
    other.say("changed", table=table, line=storage.lines[table], kept=storage.tables[table])
    other.look(table)
    seq = other.update["seq"]
    one.play(2)
    other.say("changed", table=table, line=storage.lines[table], kept=storage.tables[table])
    assert other.update["text"] == one.update["text"]
    assert other.update["seq"] > seq


def test_nobody_hears_of_a_move_before_it_is_stored() -> None:
    tab = Tab(Storage())
    tab.sit_down("louis", seats_of("louis"))
    update = tab.update
    texts = update["offers"][0][0].split("\n")
    message = {"type": "move", "id": "m", "seq": update["seq"], "texts": texts}
    effects = tab.say("message", channel=1, message=message)
    kinds = [one["do"] for one in effects]
    assert kinds.index("store") < kinds.index("send")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_goes_on_and_is_found_again(game: str) -> None:
    storage = Storage()
    tab = Tab(storage)
    tab.post("/api/me", {"name": "Ada"})
    made = tab.post("/api/lessons", {"game": game})
    tab.look(made["id"], lang="cs")
    lesson = tab.update["lesson"]
    assert lesson["says"]
    for _ in range(3):
        place = tab.update["lesson"]["place"]
        tab.tell({"type": "lesson", "what": "skip", "place": place})
        while tab.think():
            pass
    assert tab.update["lesson"]["step"] > 1
    other = Tab(storage, seed=3)
    again = other.post("/api/lessons", {"game": game})
    assert (again["id"], again["again"]) == (made["id"], True)


def test_a_hint_is_found_and_told() -> None:
    tab = Tab(Storage())
    tab.sit_down("between", seats_of("between"))
    while not tab.update["pending"]["mine"]:
        assert tab.think()
    tab.tell({"type": "hint", "seq": tab.update["seq"]})
    assert tab.update["hint"]["state"] == "thinking"
    (asked,) = [one for one in tab.thoughts if one["question"]["bot"] == "hint"]
    asked["question"]["seconds"] = 0.3
    while tab.think():
        pass
    assert tab.update["hint"]["state"] == "ready"
    assert tab.update["hint"]["options"]


def at(game: str, *seats: str) -> dict[str, object]:
    return {"game": game, "seats": list(seats)}


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "error"),
    [
        ("POST", "/api/tables", {"game": "torres", "seats": ["me", "open"]}, 422, "offline"),
        (
            "POST",
            "/api/tables",
            {"game": "torres", "seats": ["me", "bot:palatine"]},
            422,
            "offline",
        ),
        ("POST", "/api/tables", at("chess", "me", "me"), 422, "unknown-game"),
        ("POST", "/api/tables", {"game": "torres", "seats": "me"}, 400, "bad-message"),
        ("POST", "/api/tables", [], 400, "bad-message"),
        ("GET", "/api/tables/nothing", None, 404, "no-such"),
        ("GET", "/api/ratings/torres", None, 404, "no-such"),
        ("POST", "/api/puzzles/torres/nothing", {}, 404, "no-such"),
    ],
)
def test_what_cannot_be_is_refused_in_words(
    method: str, path: str, body: object, status: int, error: str
) -> None:
    tab = Tab(Storage())
    tab.post("/api/me", {"name": "Ada"})
    got, told = tab.ask(method, path, body)
    assert (got, told["error"]) == (status, error)
    assert told["sentence"] not in ("", f"server-error-{error}")
    assert tab.storage.tables == {}


def test_a_message_that_is_not_understood_changes_nothing() -> None:
    tab = Tab(Storage())
    table = tab.sit_down("torres", seats_of("torres"))
    rows = json.dumps(tab.storage.tables[table])
    wrong: list[object] = [
        {"type": "move", "id": "m", "seq": "1", "texts": ["x"]},
        {"type": "?"},
        3,
    ]
    for message in wrong:
        tab.say("message", channel=1, message=message)
        assert tab.heard[-1]["type"] == "refused"
    assert json.dumps(tab.storage.tables[table]) == rows


def test_a_table_that_is_not_kept_shuts_its_channel() -> None:
    tab = Tab(Storage())
    tab.say("open", channel=7, table="nothing")
    assert tab.shut == [4404]


@pytest.mark.parametrize("game", [game for game in GAMES if stored(game).puzzles])
def test_a_puzzle_is_shown_and_answered(game: str) -> None:
    tab = Tab(Storage())
    listed = tab.get(f"/api/puzzles/{game}?lang=ru")
    puzzle = listed["puzzles"][0]["id"]
    shown = tab.post(f"/api/puzzles/{game}/{puzzle}?lang=ru", {"texts": []})
    assert shown["offers"] or shown["choices"]
    answer = tab.post(f"/api/puzzles/{game}/{puzzle}/answer", {"show": True})
    assert answer["best"]


def test_the_same_people_play_once_more() -> None:
    tab = Tab(Storage())
    table = tab.sit_down("between", ["me", "bot:page", "bot:page"])
    tab.play()
    again = tab.post(f"/api/tables/{table}/rematch")
    assert tab.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    tab.look(again["id"], channel=2)
    assert tab.update["table"]["id"] == again["id"]
    assert [seat["kind"] for seat in tab.update["seats"]] == ["bot", "bot", "person"]


def test_the_strongest_level_is_left_to_the_server() -> None:
    names = [bot["name"] for bot in Tab(Storage()).get("/api/games")[0]["bots"]]
    assert names == opponents() == ["page", "squire", "knight", "castellan"]


@pytest.mark.parametrize("game", GAMES)
def test_a_score_sheet_is_answered(game: str) -> None:
    if "sheet" not in meta(game).documents:
        pytest.skip("no score sheet for this game")
    tab = Tab(Storage())
    form = tab.get(f"/api/sheet/{game}?lang=cs")
    names = ["Anna", "Ben", "Cid"][: max(2, form["seats"][0])]
    told = tab.post(f"/api/sheet/{game}?lang=cs", {"document": None, "players": names})
    assert told["document"]["players"] == names
    assert told["sheet"]
