"""What people can do for themselves: mute, report, remove, sign out everywhere, be deleted."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from palatine.server.http.account import device_of
from server.running import Guest, InProcess, wait_for

GAME = "torres"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def waiting(host: Guest, seats: int = 3) -> tuple[str, str]:
    """A public table that waits, and the secret of its invitation."""
    made = host.new_table(GAME, ["me", *["open"] * (seats - 1)], private=False)
    return made["id"], made["invite"]


def sit(guest: Guest, table: str, status: int = 200) -> Any:
    told = guest.post(f"/api/tables/{table}/sit", {}, status=status)
    if status == 200:
        guest.seal(table)
    return told


def chat(guest: Guest, table: str) -> Any:
    """The chat message with all lines, as this guest reads it."""
    with guest.socket(table, chat=0) as tab:
        return tab.next("chat")


# --- mute and report ----------------------------------------------------------------------------


def test_a_mute_for_me_hides_lines_from_me_alone(guests: list[Guest]) -> None:
    ada, bea, cyd = guests
    table, _ = waiting(ada)
    sit(bea, table)
    bea.post(f"/api/tables/{table}/chat", {"text": "first"})
    with ada.socket(table, chat=0) as tab:
        assert tab.next("chat")["lines"][0]["text"] == "first"
        ada.post(f"/api/tables/{table}/mute", {"seat": 1})
        told = tab.next("chat")
        assert told["from"] == 0 and told["muted"] == [1]
        assert [(line["text"], line["muted"]) for line in told["lines"]] == [("", "me")]
        bea.post(f"/api/tables/{table}/chat", {"text": "second"})
        assert tab.next("chat")["lines"][0]["text"] == ""
    assert [line["text"] for line in chat(cyd, table)["lines"]] == ["first", "second"]
    assert [line["mine"] for line in chat(bea, table)["lines"]] == [True, True]
    ada.post(f"/api/tables/{table}/mute", {"seat": 1, "on": False})
    assert [line["text"] for line in chat(ada, table)["lines"]] == ["first", "second"]


def test_the_host_mutes_anybody_at_the_table(guests: list[Guest]) -> None:
    """Also who only watches: by a line of the chat."""
    ada, bea, cyd = guests
    table, _ = waiting(ada)
    sit(bea, table)
    cyd.post(f"/api/tables/{table}/chat", {"text": "from beside"})
    line = chat(ada, table)["lines"][0]["id"]
    told = bea.post(f"/api/tables/{table}/mute", {"line": line, "all": True}, status=403)
    assert told["error"] == "not-host"
    ada.post(f"/api/tables/{table}/mute", {"line": line, "all": True})
    assert cyd.post(f"/api/tables/{table}/chat", {"text": "more"}, status=403)["error"] == "muted"
    bea.post(f"/api/tables/{table}/chat", {"text": "I may"})
    ada.post(f"/api/tables/{table}/mute", {"seat": 1, "all": True})
    assert chat(cyd, table)["muted_by_host"] == [1]
    other, _ = waiting(cyd)
    bea.post(f"/api/tables/{other}/chat", {"text": "and at another table too"})
    ada.post(f"/api/tables/{table}/mute", {"line": line, "all": True, "on": False})
    cyd.post(f"/api/tables/{table}/chat", {"text": "thank you"})


def test_nobody_mutes_or_reports_himself_or_nobody(guests: list[Guest]) -> None:
    ada, bea, _ = guests
    table, _ = waiting(ada)
    for route in ("mute", "report"):
        path = f"/api/tables/{table}/{route}"
        assert ada.post(path, {"seat": 0}, status=403)["error"] == "self"
        assert ada.post(path, {"seat": 1}, status=422)["error"] == "nobody"
        assert ada.post(path, {"line": 10**6}, status=422)["error"] == "nobody"
        assert ada.post(path, {}, status=422)["error"] == "nobody"
        stranger = bea.http.post(path, json={"seat": 0}, headers={"authorization": ""})
        assert stranger.status_code == 401


def test_no_line_says_who_wrote_it(guests: list[Guest]) -> None:
    """Ids of people are nobody's business: name and seat say enough."""
    ada, bea, _ = guests
    table, _ = waiting(ada)
    ada.post(f"/api/tables/{table}/chat", {"text": "hello"})
    assert ada.id not in str(chat(bea, table))


# --- the host removes ---------------------------------------------------------------------------


def test_the_host_removes_a_person_before_the_start(guests: list[Guest]) -> None:
    ada, bea, cyd = guests
    table, _ = waiting(ada)
    sit(bea, table)
    with bea.socket(table, seat=1) as tab:
        tab.update(lambda update: update["you"]["seat"] == 1)
        assert cyd.post(f"/api/tables/{table}/remove", {"seat": 1}, status=403)
        ada.post(f"/api/tables/{table}/remove", {"seat": 1})
        told = tab.update(lambda update: update["you"]["seat"] == -1)
    assert told["you"]["mine"] == []
    assert any("Bea" in line["text"] for line in ada.view(table)["log"]["lines"])
    assert sit(bea, table, status=403)["error"] == "barred"
    sit(cyd, table)


def test_after_the_start_nobody_is_removed(guests: list[Guest]) -> None:
    ada, bea, _ = guests
    table, _ = waiting(ada, seats=2)
    sit(bea, table)
    wait_for(lambda: ada.view(table)["table"]["state"] == "playing")
    assert ada.post(f"/api/tables/{table}/remove", {"seat": 1}, status=409)
    assert bea.view(table)["you"]["mine"] == [1]


def test_the_host_does_not_remove_himself(guests: list[Guest]) -> None:
    ada = guests[0]
    table, _ = waiting(ada)
    assert ada.post(f"/api/tables/{table}/remove", {"seat": 0}, status=403)["error"] == "self"
    assert ada.post(f"/api/tables/{table}/remove", {"seat": 2}, status=403)["error"] == "not-seated"


# --- devices ------------------------------------------------------------------------------------


def second_device(guest: Guest) -> Guest:
    """The same person at another browser, by a code."""
    other = Guest(guest.url, "Other")
    code = guest.post("/api/me/link")["code"]
    other.http.headers.pop("authorization")
    other.http.headers["user-agent"] = FIREFOX
    other.post("/api/me/linked", {"code": code})
    return other


def test_devices_are_listed_and_signed_out(guests: list[Guest]) -> None:
    ada = guests[0]
    other = second_device(ada)
    found = ada.get("/api/me/devices")["devices"]
    assert sorted((one["device"], one["this"]) for one in found) == [
        ("Firefox, Linux", False),
        ("Python", True),
    ]
    assert all(one["seen"] >= one["at"] > 0 for one in found)
    assert ada.token not in str(found)
    wanted = next(one["id"] for one in found if not one["this"])
    assert ada.post("/api/me/out", {"id": wanted}) == {"signed_out": 1}
    assert other.get("/api/me") == {"me": None}
    assert ada.get("/api/me")["me"]["id"] == ada.id
    assert ada.post("/api/me/out", {"id": wanted}, status=404)
    other.close()


def test_signing_out_everywhere_ends_open_sockets(guests: list[Guest]) -> None:
    ada = guests[0]
    other = second_device(ada)
    table = ada.new_table(GAME, ["me", "open"])["id"]
    with ada.socket(table) as tab:
        tab.update()
        assert other.post("/api/me/out", {"keep": True}) == {"signed_out": 1}
        assert tab.next("bye")["reason"] == "forbidden"
        with pytest.raises(ConnectionClosed):
            tab.next("update")
    assert ada.get("/api/me") == {"me": None}
    assert other.get("/api/me")["me"]["id"] == ada.id
    assert other.post("/api/me/out", {}) == {"signed_out": 1}
    assert other.get("/api/me") == {"me": None}
    other.close()


def test_nobody_signs_out_somebody_else(guests: list[Guest]) -> None:
    ada, bea, _ = guests
    (hers,) = bea.get("/api/me/devices")["devices"]
    assert ada.post("/api/me/out", {"id": hers["id"]}, status=404)
    assert bea.get("/api/me")["me"]["id"] == bea.id


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
         "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
         "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
         "Chrome, Android"),
        ("", ""),
        ("<script>alert(1)</script>" * 9, ""),
    ],
)  # fmt: skip
def test_devices_have_names_people_know(agent: str, device: str) -> None:
    assert device_of(agent) == device


# --- deleting oneself ---------------------------------------------------------------------------


def test_deleting_oneself_wants_the_name(guests: list[Guest]) -> None:
    ada = guests[0]
    for body in ({}, {"name": "ada"}, {"name": "Bea"}):
        assert ada.post("/api/me/delete", body, status=422)["error"] == "confirm"
    assert ada.get("/api/me")["me"]["id"] == ada.id


def test_deleting_oneself_leaves_the_others_their_games(
    server: InProcess, guests: list[Guest]
) -> None:
    ada, bea, _ = guests
    table, _ = waiting(ada, seats=2)
    sit(bea, table)
    ada.post(f"/api/tables/{table}/chat", {"text": "a line that goes"})
    bea.post(f"/api/tables/{table}/chat", {"text": "a line that stays"})
    with bea.socket(table, chat=0) as tab:
        tab.update(lambda update: update["table"]["state"] == "playing")
        ada.post("/api/me/delete", {"name": " Ada "})
        told = tab.update(lambda update: update["table"]["state"] == "over")
        assert told["seats"][0]["name"] != "Ada"
    assert [line["text"] for line in chat(bea, table)["lines"]] == ["a line that stays"]
    assert ada.get("/api/me") == {"me": None}
    text = bea.http.get(f"/api/tables/{table}/replay", params={"at": 1}).text
    assert "Ada" not in text and ada.id not in text
