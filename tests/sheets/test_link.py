"""A document in an address comes out as it went in, and what is no link is refused."""

import base64
import json
import zlib

import pytest

from palatine.core.errors import BadDocument
from palatine.sheets import from_link, to_link
from palatine.sheets.link import MOST_BYTES


def test_comes_back_the_same() -> None:
    document = {"game": "x", "players": ["Žofie", "Łucja", "Юля"], "track": [1, 2, 3] * 20}
    link = to_link(document)
    assert from_link(link) == document
    assert set(link) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


def test_takes_the_shorter_of_two_forms() -> None:
    assert to_link({"a": 1})[0] == "j"
    assert to_link({"a": [1] * 100})[0] == "d"


def test_reads_what_a_page_writes_that_cannot_compress() -> None:
    text = json.dumps({"players": ["a"]}).encode()
    assert from_link("j" + base64.urlsafe_b64encode(text).decode().rstrip("=")) == {
        "players": ["a"]
    }


def test_leaves_out_what_is_empty() -> None:
    assert from_link(to_link({"a": [None, None], "b": None, "c": [], "d": [1, None]})) == {
        "d": [1, None]
    }


def _packed(plain: bytes) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    raw = packer.compress(plain) + packer.flush()
    return "d" + base64.urlsafe_b64encode(raw).decode().rstrip("=")


@pytest.mark.parametrize(
    "link",
    ["", "x", "jA", "j!!", "d", "dAAAA", "jW1tb", _packed(b'{"a": 1}')[:-4], "j" + "WyIx" * 30_000]
    + [_packed(b"[" * 60_000), _packed(b" " * (MOST_BYTES + 1))],
)
def test_refuses_what_is_none(link: str) -> None:
    with pytest.raises(BadDocument, match="sheet-wrong-link"):
        from_link(link)


def test_a_small_link_does_not_unfold_to_much() -> None:
    bomb = _packed(b" " * 50_000_000)
    assert len(bomb) < 100_000
    with pytest.raises(BadDocument):
        from_link(bomb)
