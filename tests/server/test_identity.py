"""Guests: cookies, names, other devices; and what a stranger's page cannot do."""

import sqlite3
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from palatine.server import limits
from palatine.server.config import Config
from server.running import Guest, InProcess


def browser(url: str) -> httpx.Client:
    """A browser: it keeps cookies and says where its pages come from."""
    return httpx.Client(base_url=url, headers={"origin": url}, timeout=60)


def test_reading_makes_nobody(server: InProcess) -> None:
    with browser(server.url) as page:
        for path in ("/", "/api/home", "/api/me", "/table/x", "/rules/torres"):
            answer = page.get(path)
            assert answer.status_code == 200
            assert "set-cookie" not in answer.headers
        assert page.get("/api/me").json() == {"me": None}
        assert page.post("/api/tables", json={"game": "tiny", "seats": ["me"]}).status_code == 401


def test_a_cookie_no_script_can_read(server: InProcess) -> None:
    with browser(server.url) as page:
        answer = page.post("/api/me", json={"name": "Ada", "language": "cs"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("palatine=")
        for part in ("HttpOnly", "SameSite=lax", "Path=/"):
            assert part in cookie
        me = page.get("/api/me").json()["me"]
        assert (me["name"], me["language"]) == ("Ada", "cs")
        page.post("/api/me", json={"name": "Ada L."})
        again = page.get("/api/me").json()["me"]
        assert (again["id"], again["name"]) == (me["id"], "Ada L.")


def test_under_https_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    config = Config(data=str(tmp_path), https=True, limits=False)
    with InProcess(config) as server, browser(server.url) as page:
        cookie = page.post("/api/me", json={"name": "Ada"}).headers["set-cookie"]
        assert cookie.startswith("__Host-palatine=") and "Secure" in cookie


def test_tokens_are_kept_as_hashes_only(tmp_path: Path) -> None:
    with InProcess(Config(data=str(tmp_path), limits=False)) as server:
        guest = Guest(server.url)
        token = guest.token
        guest.close()
    dump = "".join(sqlite3.connect(tmp_path / "palatine.sqlite").iterdump())
    assert guest.id in dump
    assert token not in dump


def test_another_device_by_a_code_good_once(server: InProcess) -> None:
    with browser(server.url) as first, browser(server.url) as second:
        first.post("/api/me", json={"name": "Ada"})
        code = first.post("/api/me/link").json()["code"]
        assert len(code) == 10
        second.post("/api/me", json={"name": "Nobody"})
        linked = second.post("/api/me/linked", json={"code": code.lower()})
        assert linked.json()["me"]["name"] == "Ada"
        assert second.get("/api/me").json()["me"] == first.get("/api/me").json()["me"]
        with browser(server.url) as third:
            assert third.post("/api/me/linked", json={"code": code}).status_code == 422
        second.post("/api/me/forget")
        assert second.get("/api/me").json() == {"me": None}
        assert first.get("/api/me").json()["me"]["name"] == "Ada"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:1"])
def test_foreign_pages_can_change_nothing(server: InProcess, origin: str) -> None:
    with httpx.Client(base_url=server.url) as page:
        answer = page.post("/api/me", json={"name": "Eve"}, headers={"origin": origin})
        assert answer.status_code == 403
        cross = {"sec-fetch-site": "cross-site"}
        assert page.post("/api/me", json={"name": "Eve"}, headers=cross).status_code == 403
    url = server.url.replace("http", "ws") + "/ws/x"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin(origin)):
        pass


def test_every_answer_has_the_strict_policy(server: InProcess) -> None:
    with browser(server.url) as page:
        pages = ("/", "/nope", "/api/nope", "/static/icon.svg", "/health", "/api/games")
        parts = ("/static/palette.css", "/static/js/shared/dom.js")
        for path in (*pages, *parts):
            headers = page.get(path).headers
            policy = headers["content-security-policy"]
            if path in parts:  # what is no page may do nothing at all
                assert policy == "default-src 'none'; frame-ancestors 'none'"
            else:
                whole = "default-src 'none'; script-src 'self'; style-src 'self'"
                assert policy.startswith(whole)
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


def test_limits_of_rate_and_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 1.0))  # at one moment
    with InProcess(Config(data=str(tmp_path))) as server, browser(server.url) as page:
        page.post("/api/me", json={"name": "Ada"})
        large = page.post("/api/me", content=b'{"name": "' + b"x" * 70_000 + b'"}')
        assert large.status_code == 413
        for _ in range(150):
            answer = page.post("/api/me", json={"name": "Ada"})
            if answer.status_code == 429:
                break
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) >= 1
        assert answer.json()["sentence"]
        assert page.get("/api/me").status_code == 200


def test_a_school_can_open_its_tables_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page has a hundred files: who opens it, or loads it again, a few times is not too quick,
    and what he may ask for besides is not used up by it. There is an end to it all the same."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 1.0))  # at one moment
    # At a moment that lasts nobody gets new time of the event loop: there has to be enough of it.
    config = Config(data=str(tmp_path), file_burst=1000, loop_credit=600.0)
    with InProcess(config) as server, browser(server.url) as page:
        answers = [page.get("/static/js/shared/theme.js").status_code for _ in range(1001)]
        assert set(answers[:1000]) == {200} and answers[-1] == 429
        assert page.get("/api/games").status_code == 200


def test_a_socket_that_talks_too_much_is_closed(tmp_path: Path) -> None:
    from websockets.exceptions import ConnectionClosed

    with InProcess(Config(data=str(tmp_path), bot_pause=0.0)) as server:
        guest = Guest(server.url)
        table = guest.new_table("tiny", ["me", "open"])["id"]
        with guest.socket(table) as tab:
            with pytest.raises(ConnectionClosed) as closed:  # perhaps while it still talks
                for _ in range(120):
                    tab.send("ping", t=1)
                while True:
                    tab.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
        guest.close()


def test_secrets_are_compared_in_constant_time() -> None:
    """The one function that compares secrets is hmac's."""
    import inspect

    from palatine.server.db import people

    assert "hmac.compare_digest" in inspect.getsource(people.same)
    assert people.same("a", "a") and not people.same("a", "b")


def test_languages_by_query_cookie_guest_and_browser(server: InProcess) -> None:
    with browser(server.url) as page:
        assert '<html lang="en">' in page.get("/").text
        assert '<html lang="pl">' in page.get("/", headers={"accept-language": "pl,en"}).text
        page.post("/api/me", json={"name": "Ada", "language": "ru"})
        assert '<html lang="ru">' in page.get("/").text
        page.cookies.set("lang", "cs")
        assert '<html lang="cs">' in page.get("/").text
        assert '<html lang="pl">' in page.get("/?lang=pl").text
