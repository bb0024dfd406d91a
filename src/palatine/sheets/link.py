"""A document in an address: a letter that says how, then base64url (docs/score-sheets.md)."""

import base64
import binascii
import json
import zlib
from typing import Any

from palatine.core.errors import BadDocument
from palatine.core.state import Json

PLAIN = "j"
DEFLATED = "d"
MOST_BYTES = 65_536  # of JSON: what a link may unfold to
_RAW = -zlib.MAX_WBITS  # no header and no checksum, as browsers call "deflate-raw"


def to_link(document: Json) -> str:
    """The document as a text of letters, digits, minus and underline."""
    plain = json.dumps(_lean(document), ensure_ascii=False, separators=(",", ":")).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, _RAW)
    small = packer.compress(plain) + packer.flush()
    return DEFLATED + _letters(small) if len(small) < len(plain) else PLAIN + _letters(plain)


def from_link(text: str) -> Any:
    """The document that a link holds; an error where it holds none."""
    kind, body = text[:1], text[1:]
    if kind not in (PLAIN, DEFLATED):
        raise BadDocument("sheet-wrong-link", "#")
    try:
        raw = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        plain = raw if kind == PLAIN else _unpacked(raw)
        if len(plain) > MOST_BYTES:
            raise BadDocument("sheet-wrong-link", "#")
        return json.loads(plain.decode())
    except (ValueError, binascii.Error, zlib.error, RecursionError):
        raise BadDocument("sheet-wrong-link", "#") from None


def _unpacked(raw: bytes) -> bytes:
    """Never more than a byte over the limit, however small the link is."""
    unpacker = zlib.decompressobj(_RAW)
    plain = unpacker.decompress(raw, MOST_BYTES + 1)
    if not unpacker.eof and len(plain) <= MOST_BYTES:
        raise ValueError("cut off")
    return plain


def _letters(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _lean(document: Json) -> Json:
    """Without what is empty anyway: who reads it fills it up again."""
    return {key: value for key, value in document.items() if not _is_empty(value)}


def _is_empty(value: Any) -> bool:
    if isinstance(value, list | dict):
        inner = value.values() if isinstance(value, dict) else value
        return all(one is None for one in inner)
    return value is None or value == ""
