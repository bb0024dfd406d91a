"""What is not text: NUL, and halves of characters, wherever a stranger can write them: 400."""

import http.client
import json
from urllib.parse import urlsplit

import pytest

from palatine.server.messages import is_text
from server.running import Guest, InProcess

NUL, SURROGATE, BROKEN = "%00", "%ED%A0%80", "%FF"


def status_of(server: InProcess, method: str, path: str, body: bytes = b"") -> int:
    """As it is, without a library that would put it right."""
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=60)
    try:
        headers = {"Content-Type": "application/json", "Content-Length": str(len(body))}
        connection.putrequest(method, path)
        for name, value in headers.items():
            connection.putheader(name, value)
        connection.endheaders(body or None)
        return connection.getresponse().status
    finally:
        connection.close()


@pytest.mark.parametrize("bad", [NUL, SURROGATE, BROKEN])
@pytest.mark.parametrize(
    "path",
    ["/{}", "/static/{}", "/static/a{}.css", "/api/tables/{}", "/table/{}", "/rules/{}"]
    + ["/api/tables/x?seat={}", "/api/home?lang={}", "/?{}=1", "/symbols/{}.svg", "/replay/{}"],
)
def test_in_a_path_or_a_query(server: InProcess, path: str, bad: str) -> None:
    assert status_of(server, "GET", path.format(bad)) == 400


@pytest.mark.parametrize(
    "bad", [b"\\u0000", b"\\ud800", b"\\udc00", b"\\ud800\\ud800", b"\xed\xa0\x80"]
)
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", b'{"name": "A%s", "program": true}'),
        ("/api/score/torres", b'{"a%s": 1}'),
        ("/api/score/torres", b'["%s"]'),
        ("/api/verify", b'{"record": "palatine record %s"}'),
        ("/api/me/linked", b'{"code": "%s"}'),
    ],
)
def test_in_a_body(server: InProcess, path: str, body: bytes, bad: bytes) -> None:
    assert status_of(server, "POST", path, body % bad) == 400


def test_in_what_a_guest_says(server: InProcess, guests: list[Guest]) -> None:
    ada = guests[0]
    table = ada.new_table("torres", ["me", "open"])["id"]
    bodies = {
        "/api/me": {"name": "A\0da"},
        "/api/tables": {"game": "torres", "seats": ["me", "open"], "word": "w\0"},
        f"/api/tables/{table}/chat": {"text": "hello \0"},
        f"/api/tables/{table}/move": {"id": "m\0", "seq": 1, "texts": ["x"]},
    }
    for path, body in bodies.items():
        assert ada.post(path, body, status=400)["error"] == "bad-message"
    assert ada.post("/api/me", {"name": "Ada 😀"})["me"]["name"] == "Ada 😀"
    with ada.socket(table) as tab:
        tab.update()
        for raw in (r"\u0000", r"\ud800", r"\ude00\ud83d"):
            tab.ws.send('{"type": "chat", "text": "hello ' + raw + '"}')
            assert tab.next("refused")["error"] == "bad-message"
        tab.ws.send(json.dumps({"type": "chat", "text": r"a \u0000 that is only written 😀"}))
        said = tab.next("chat")
        while not said["lines"]:
            said = tab.next("chat")
        assert said["lines"][-1]["text"] == r"a \u0000 that is only written 😀"


def test_only_what_is_not_text_is_refused() -> None:
    good = ["", "a", "é😀", r"\u0000 written", "\\", "\\\\u0000", "\ufffd", "\u2028"]
    for one in good:
        for ascii_only in (True, False):
            assert is_text(json.dumps(one, ensure_ascii=ascii_only).encode()), one
    for raw in (rb'"\u0000"', rb'"\\\u0000"', rb'"\uD83D"', rb'"\ud83dx\ude00"', rb'"\udE00"'):
        assert not is_text(raw), raw
    assert is_text(rb'"\\u0000 \\\\ud800"')
    assert not is_text(b'"\xff"') and not is_text(b'"\0"')
