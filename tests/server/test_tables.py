"""Tables over HTTP and the socket: making them, sitting down, playing, watching, talking."""

import secrets
from typing import Any
from xml.etree import ElementTree

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from palatine.core.record import parse_record
from palatine.core.verification import verify
from palatine.games import GAMES, load
from server.running import Guest, InProcess, Json


def seat_two(guests: list[Guest], game: str = "tiny", **more: Any) -> str:
    """Ada makes a table, Bea sits down."""
    made = guests[0].new_table(game, ["me", "open"], **more)
    assert guests[1].sit(made["id"], secret=made["invite"]) == 1
    return str(made["id"])


def play_on(guests: list[Guest], table: str, until: Any = None) -> Json:
    """First offers all the way, by HTTP; the last view of seat 0."""
    seat = 0
    while True:
        view = guests[seat].view(table, seat=seat)
        if view["table"]["state"] != "playing" or (until and until(view)):
            return guests[0].view(table, seat=0) if seat else view
        if view["pending"]["mine"]:
            texts = [view["offers"][0][0]]
            body = {"id": secrets.token_hex(8), "seq": view["seq"], "texts": texts}
            guests[seat].post(f"/api/tables/{table}/move", body)
        else:
            seat = view["pending"]["seats"][0]


def test_a_game_from_beginning_to_end(guests: list[Guest]) -> None:
    table = seat_two(guests)
    view = guests[0].view(table)
    assert view["table"]["state"] == "playing"
    assert view["table"]["seed"] == ""
    assert len(set(view["table"]["luck"]["words"])) == 2
    for route in ("record", "replay", "verify"):
        assert guests[0].http.get(f"/api/tables/{table}/{route}").status_code == 409
    last = play_on(guests, table)
    assert last["table"]["state"] == "over"
    assert sorted(last["result"]["places"])[0] == 1
    record = parse_record(guests[0].http.get(f"/api/tables/{table}/record").text)
    from palatine.games._template import GAME

    assert verify(GAME, record) > 0
    told = guests[1].get(f"/api/tables/{table}/verify")
    assert told["agrees"] is True
    assert told["commitment"] == last["table"]["commitment"]
    assert told["seed"] == last["table"]["seed"] != ""


def test_views_come_by_socket_and_are_the_same_for_all(guests: list[Guest]) -> None:
    """A late joiner, a reconnecting player and a spectator: the same board within one message."""
    ada, bea, cyd = guests
    made = ada.new_table("torres", ["me", "open"], private=False)
    table = made["id"]
    bea.sit(table)
    with ada.socket(table) as tab:
        first = tab.update()
        assert first["pending"]["mine"] and first["offers"]
        move = first["offers"][0][0]
        tab.send("move", id="one", seq=first["seq"], texts=[move])
        assert tab.next("done")["again"] is False
        after = tab.update()
        assert after["log"]["from"] == first["log"]["from"] + len(first["log"]["lines"])
        tab.send("move", id="one", seq=first["seq"], texts=[move])  # sent again, after a crash
        assert tab.next("done")["again"] is True
    with ada.socket(table, lines=3) as back, bea.socket(table) as late, cyd.socket(table) as watch:
        views = [tab.next() for tab in (back, late, watch)]
    assert [view["type"] for view in views] == ["update"] * 3
    boards = [dict(view["drawings"][0]["groups"]) for view in views]
    assert boards[0] == boards[2]
    assert boards[0].keys() == boards[1].keys()
    assert views[0]["log"]["from"] == 3
    assert views[2]["you"] == {"seat": -1, "mine": [], "name": "", "host": False}
    assert views[2]["offers"] == [] and views[1]["offers"]


def test_refusals_name_the_rule(guests: list[Guest]) -> None:
    ada = guests[0]
    table = ada.new_table("torres", ["me", "bot:random"])["id"]
    with ada.socket(table, lang="cs") as tab:
        seq = tab.update()["seq"]
        tab.send("move", id="m", seq=seq, texts=["place a1"])
        refused = tab.next("refused")
        assert (refused["error"], refused["rule"], refused["id"]) == ("not-legal", "T-107", "m")
        assert refused["sentence"] and "T-107" not in refused["sentence"]
        tab.send("move", id="m", seq=seq + 1, texts=["place d1"])
        assert tab.next("refused")["error"] == "stale"
        tab.send("why", seq=seq, text="place a1")
        assert tab.next("why")["rule"] == "T-107"
        tab.send("why", seq=seq, touches=["a1"])
        assert tab.next("why")["legal"] is False
        tab.send("preview", seq=seq, touches=[])
        looked = tab.next("preview")
        assert 0 < len(looked["offers"]) <= 64 and looked["more"] == 0
        assert all(offer["sentence"] for offer in looked["offers"])
    body = {"id": "x", "seq": seq, "texts": ["place a1"]}
    told = ada.post(f"/api/tables/{table}/move", body, status=422)
    assert told["rule"] == "T-107"


def test_private_tables_are_found_by_nobody(server: InProcess, guests: list[Guest]) -> None:
    ada, bea, cyd = guests
    made = ada.new_table("tiny", ["me", "open"])
    table = made["id"]
    assert bea.http.get(f"/api/tables/{table}").status_code == 404
    bea.post(f"/api/tables/{table}/sit", {}, status=403)
    bea.post(f"/api/tables/{table}/sit", {"secret": made["watch"]}, status=403)
    assert table not in str(bea.get("/api/home"))
    with bea.socket(table) as tab:
        assert tab.next()["type"] == "bye"
        with pytest.raises(ConnectionClosed) as closed:
            tab.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    with cyd.socket(table, secret=made["watch"]) as tab:
        assert tab.update()["you"]["seat"] == -1
    headers = {"x-palatine-secret": made["watch"]}
    assert cyd.http.get(f"/api/tables/{table}", headers=headers).status_code == 200
    assert bea.http.get(f"/api/tables/{table}/links").status_code == 404
    assert ada.get(f"/api/tables/{table}/links")["invite"] == made["invite"]
    opened = ada.new_table("tiny", ["me", "open"], private=False)["id"]
    assert opened in str(bea.get("/api/home")["open"])
    assert opened in str(ada.get("/api/home")["mine"])


def test_home_says_whose_turn_it_is_and_how_games_ended(guests: list[Guest]) -> None:
    ada, bea = guests[:2]
    table = seat_two(guests)
    asked = ada.get(f"/api/tables/{table}")["pending"]["seats"]
    line = next(one for one in ada.get("/api/home")["mine"] if one["id"] == table)
    assert [n for n, seat in enumerate(line["seats"]) if seat["turn"]] == asked != []
    assert line["asked"] == (0 in asked) and line["due"] == 0
    assert [seat["score"] for seat in line["seats"]] == [None, None]
    bea.post(f"/api/tables/{table}/resign", {})
    line = next(one for one in ada.get("/api/home")["finished"] if one["id"] == table)
    result = ada.get(f"/api/tables/{table}")["result"]
    assert [seat["score"] for seat in line["seats"]] == result["scores"][:2]
    assert [seat["place"] for seat in line["seats"]] == [1, 2]
    assert not any(seat["turn"] for seat in line["seats"])


def test_nobody_acts_for_another_seat(guests: list[Guest]) -> None:
    table = seat_two(guests, private=False)
    for seat, name in ((1, "move"), (1, "preview"), (1, "why"), (1, "undo"), (1, "resign")):
        body = {"seat": seat, "id": "m", "seq": 1, "texts": ["pass"], "touches": [], "text": "x"}
        guests[0].post(f"/api/tables/{table}/{name}", body, status=403)
    assert guests[2].http.get(f"/api/tables/{table}?seat=1").status_code == 403
    assert guests[2].http.get(f"/api/tables/{table}/export?seat=1").status_code == 403
    with guests[2].socket(table) as tab:
        seq = tab.update()["seq"]
        tab.send("move", id="m", seq=seq, texts=["play 1"])
        assert tab.next("refused")["error"] == "not-seated"
        tab.send("hello", seat=1)
        assert tab.next("refused")["error"] == "not-seated"


def test_a_socket_hears_of_nothing_it_may_not_know(guests: list[Guest]) -> None:
    """Half of a simultaneous choice: the others are told that, not what; a view that says the
    same as the last is not sent at all."""
    ada, bea, _ = guests
    table = seat_two(guests)
    with ada.socket(table) as mine, bea.socket(table) as hers:
        first, other = mine.update(), hers.update()
        seq = other["seq"]
        mine.send("move", id="m", seq=first["seq"], texts=[first["offers"][0][0]])
        mine.next("done")
        told = hers.update()
        assert told["pending"]["seats"] == [1]
        assert told["seq"] == seq
        assert told["offers"] == other["offers"]


def test_hot_seat_shows_one_seat_at_a_time(guests: list[Guest]) -> None:
    ada = guests[0]
    made = ada.new_table("tiny", ["me", "me"], names=["Left", "Right"], rated=True)
    with ada.socket(made["id"], seat=0) as tab:
        first = tab.update()
        assert first["table"]["hot"] and first["you"]["mine"] == [0, 1]
        assert [seat["name"] for seat in first["seats"]] == ["Left", "Right"]
        assert not first["table"]["rated"]
        tab.send("hello", seat=1)
        other = tab.update()
        assert other["you"]["seat"] == 1
        assert other["status"] != first["status"] or other["drawings"] != first["drawings"]


def test_chat_and_who_is_here(guests: list[Guest]) -> None:
    ada, bea, _ = guests
    table = seat_two(guests, game="torres")
    with ada.socket(table) as tab, bea.socket(table) as other:
        tab.update()
        other.update()
        bea.post(f"/api/tables/{table}/chat", {"text": " Hello\n there "})
        line = tab.next("chat")
        while not line["lines"]:
            line = tab.next("chat")
        assert (line["lines"][0]["text"], line["lines"][0]["name"]) == ("Hello there", "Bea")
        while not any(told.get("here") == [0, 1] for told in tab.seen):
            tab.next()
    with ada.socket(table, chat=1) as tab:
        assert tab.next("chat")["lines"] == []


def test_undo_by_socket(guests: list[Guest]) -> None:
    ada, bea, _ = guests
    table = seat_two(guests, game="torres")
    with ada.socket(table) as mine, bea.socket(table) as hers:
        first = mine.update()
        hers.update()
        mine.send("move", id="a", seq=first["seq"], texts=[first["offers"][0][0]])
        moved = mine.update()
        assert moved["undo"]["free"] == 1 and moved["undo"]["sentence"]
        mine.send("undo", steps=1)
        again = mine.update()
        assert again["seq"] == first["seq"] + 1
        assert again["drawings"] == first["drawings"]
        mine.send("move", id="b", seq=again["seq"], texts=[first["offers"][0][0]])
        mine.update()
        told = hers.update(lambda view: view["pending"]["mine"] and view["seq"] == 2)
        hers.send("move", id="c", seq=told["seq"], texts=[told["offers"][0][0]])
        view = mine.update(lambda view: view["pending"]["seats"] == [1] and view["undo"]["ask"])
        assert view["undo"]["free"] == 0
        mine.send("undo", ask=True)
        wish = hers.update(lambda view: view["undo"]["asked"])
        assert wish["undo"]["asked"]["mine"]
        hers.send("consent", yes=True)
        back = mine.update(lambda view: view["pending"]["mine"])
        assert back["drawings"] == first["drawings"]
        assert "consent" in back["table"]["unrated_because"] or not back["table"]["rated"]


def test_leaving_and_giving_up(guests: list[Guest]) -> None:
    ada = guests[0]
    table = seat_two(guests, game="torres")
    ada.post(f"/api/tables/{table}/leave", {})
    view = guests[1].view(table)
    assert view["seats"][0]["away"] is True
    ada.post(f"/api/tables/{table}/back", {})
    ada.post(f"/api/tables/{table}/resign", {})
    view = guests[1].view(table)
    assert view["table"]["state"] == "over"
    assert view["result"]["places"] == [2, 1]


def test_rematch_keeps_people_and_moves_seats(guests: list[Guest]) -> None:
    ada, bea, cyd = guests
    table = seat_two(guests, game="torres")
    ada.post(f"/api/tables/{table}/rematch", {}, status=409)
    ada.post(f"/api/tables/{table}/resign", {})
    first = ada.post(f"/api/tables/{table}/rematch", {})
    ada.seal(first["id"])
    assert bea.view(table)["table"]["rematch"]["id"] == first["id"]
    second = bea.post(f"/api/tables/{table}/rematch", {})
    assert first["id"] == second["id"] != table
    bea.seal(first["id"])
    view = ada.view(first["id"])
    assert view["table"]["state"] == "playing"
    assert view["you"]["mine"] == [1] and bea.view(first["id"])["you"]["mine"] == [0]
    assert view["table"]["luck"]["words"] != ada.view(table)["table"]["luck"]["words"]
    assert view["table"]["commitment"] != ada.view(table)["table"]["commitment"]
    cyd.post(f"/api/tables/{table}/rematch", {}, status=404)


def test_several_seats_at_one_screen_have_a_word_each(guests: list[Guest]) -> None:
    """The maker sits at once; the commitment of the table is there before his to his words."""
    ada, bea, _ = guests
    seats = ["me", "bot:random", "me"]
    made = ada.post("/api/tables", {"game": "tiny", "seats": seats, "names": ["L", None, "R"]})
    path = f"/api/tables/{made['id']}"
    view = ada.view(made["id"])
    assert (view["table"]["state"], view["table"]["commitment"]) == ("waiting", made["commitment"])
    assert view["you"] == {"seat": 0, "mine": [0, 2], "name": "L", "host": True}
    assert view["table"]["luck"]["commitments"] == ["", "", ""]
    bea.post(f"{path}/sit", {"secret": made["invite"]}, status=409)
    assert ada.post(f"{path}/sit", {}) == {"seat": 0, "commitment": made["commitment"]}
    ada.seal(made["id"])
    view = ada.view(made["id"])
    assert (view["table"]["state"], view["you"]["mine"]) == ("playing", [0, 2])
    assert len(set(view["table"]["luck"]["words"])) == 3
    assert [seat["name"] for seat in view["seats"]][::2] == ["L", "R"]


def test_chosen_seeds_are_labelled_and_never_rated(guests: list[Guest]) -> None:
    table = guests[0].new_table("tiny", ["me", "bot:random"], seed="demo", rated=True)["id"]
    view = guests[0].view(table)
    assert view["table"]["chosen"] and not view["table"]["rated"]
    assert "chosen" in view["table"]["unrated_because"]
    other = guests[0].new_table("tiny", ["me", "bot:random"], seed="demo")["id"]
    assert guests[0].view(other)["table"]["commitment"] == view["table"]["commitment"]


def test_replay_opens_anywhere(guests: list[Guest]) -> None:
    table = seat_two(guests, game="torres")
    play_on(guests, table, lambda view: view["seq"] > 40)
    guests[1].post(f"/api/tables/{table}/resign", {"seat": 1})
    last = guests[0].view(table, seat=0)
    opened = guests[0].get(f"/api/tables/{table}/replay", at=0)
    assert len(opened["marks"]) == opened["entries"] > 20
    middle = guests[0].get(f"/api/tables/{table}/replay", at=opened["entries"] // 2)
    assert middle["drawings"][0]["groups"] and middle["status"]["scores"]
    end = guests[0].get(f"/api/tables/{table}/replay", at=10**9, **{"as": 0})
    assert end["at"] == end["entries"] and last["table"]["state"] == "over"
    assert dict(end["drawings"][0]["groups"]) == dict(last["drawings"][0]["groups"])


def test_a_replay_says_in_words_what_the_log_leaves_out(guests: list[Guest]) -> None:
    """Of a choice that all make at once the log tells nothing but what came of it."""
    table = seat_two(guests, game="castles")
    rounds = iter(range(6))
    play_on(guests, table, lambda view: next(rounds, None) is None)
    guests[0].post(f"/api/tables/{table}/resign", {"seat": 0})
    marks = guests[0].get(f"/api/tables/{table}/replay", at=0)["marks"]
    record = parse_record(guests[0].http.get(f"/api/tables/{table}/record").text)
    assert len(marks) == len(record.entries)
    assert any(entry.text.startswith("return") for entry in record.entries)
    for number, kind, told in marks:
        assert kind != "move" or told != record.entries[number - 1].text


def test_opponents_are_listed_weakest_first_and_one_is_for_strangers(guests: list[Guest]) -> None:
    for game in guests[0].get("/api/games"):
        names = [bot["name"] for bot in game["bots"]]
        if game["id"] != "tiny":  # the template knows one opponent
            levels = ["page", "squire", "knight", "castellan", "palatine"]
            assert names == [*levels, "greedy", "random"]
            assert game["opponent"] == "squire"
            assert all(bot["about"] for bot in game["bots"])
            assert len({bot["style"] for bot in game["bots"] if bot["style"]}) == len(names)
        assert game["opponent"] in names


@pytest.mark.parametrize("game", sorted(GAMES))
def test_names_are_harmless_in_every_drawing(guests: list[Guest], game: str) -> None:
    """What people call themselves never becomes an element of a picture."""
    meta = load(game).meta
    seats = ["me"] * meta.seats[-1]
    names = ["<i id=x>&\"'" for _ in seats]
    table = guests[0].new_table(game, seats, names=names)["id"]
    for style in meta.styles:
        view = guests[0].view(table, style=style)
        assert view["seats"][0]["name"] == names[0]
        assert view["drawings"][0]["groups"]
        for _, group in view["drawings"][0]["groups"]:
            assert "<i" not in group
            ElementTree.fromstring(f'<svg xmlns:xlink="x">{group}</svg>')


def test_a_table_of_other_rules_stands_still_and_says_why(
    server: InProcess, guests: list[Guest]
) -> None:
    ada = guests[0]
    table = seat_two(guests, game="torres")
    view = ada.view(table)
    body = {"id": "m", "seq": view["seq"], "texts": [view["offers"][0][0]]}
    ada.post(f"/api/tables/{table}/move", body)
    spoil = "UPDATE entries SET digest = 'ffffffff' WHERE kind = 'move' AND table_id = :id"
    with server.hub.store.engine.begin() as connection:
        connection.execute(text(spoil), {"id": table})
    del server.hub.lives[table]
    with guests[1].socket(table) as tab:
        told = tab.update()
        assert told["table"]["state"] == "halted" and told["table"]["reason"]
        assert told["drawings"] == [] and told["offers"] == []
        tab.send("move", id="x", seq=told["seq"], texts=["place d1"])
        refused = tab.next("refused")
        assert (refused["error"], refused["sentence"]) == ("halted", told["table"]["reason"])
        tab.send("chat", text="What now?")
        while not tab.next("chat")["lines"]:
            pass


def test_a_finished_private_table_is_replayed_by_its_watch_link(guests: list[Guest]) -> None:
    """The page comes to everybody; what it asks for takes the secret."""
    ada, bea, _ = guests
    made = ada.new_table("torres", ["me", "bot:random"])
    table = made["id"]
    assert ada.http.get(f"/replay/{table}").status_code == 409
    ada.post(f"/api/tables/{table}/resign", {})
    headers = {"x-palatine-secret": made["watch"]}
    for page in ("replay", "verify"):
        shown = bea.http.get(f"/{page}/{table}")
        unknown = bea.http.get(f"/{page}/{table[:-1]}x")
        assert (shown.status_code, unknown.status_code) == (200, 200)
        # Nobody learns from the page that there is such a table.
        assert shown.text.replace(table, "") == unknown.text.replace(f"{table[:-1]}x", "")
        assert ada.http.get(f"/{page}/{table}").status_code == 200
    for route in ("replay?at=0", "verify", "record"):
        assert bea.http.get(f"/api/tables/{table}/{route}").status_code == 404
        found = bea.http.get(f"/api/tables/{table}/{route}", headers=headers)
        assert found.status_code == 200 and found.text
