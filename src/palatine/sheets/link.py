"""A document as a part of an address: a letter for the encoding, then base64url
(docs/score-sheets.md)."""

import base64
import binascii
import json
import zlib
from typing import Any

from palatine.core.errors import BadDocument
from palatine.core.state import Json

PLAIN = "j"
DEFLATED = "d"
MOST_BYTES = 65_536  # bytes of JSON that a link may contain, uncompressed
_RAW = -zlib.MAX_WBITS  # without header and checksum, called "deflate-raw" by browsers


def to_link(document: Json) -> str:
    """The document as a text of letters, digits, minus and underscore."""
    plain = json.dumps(_lean(document), ensure_ascii=False, separators=(",", ":")).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, _RAW)
    small = packer.compress(plain) + packer.flush()
    return DEFLATED + _letters(small) if len(small) < len(plain) else PLAIN + _letters(plain)


def from_link(text: str) -> Any:
    """The document in a link. Raises an error where the link contains none."""
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
    """Decompress, but never to more than a byte over the limit, so that a small link cannot use
    much memory."""
    unpacker = zlib.decompressobj(_RAW)
    plain = unpacker.decompress(raw, MOST_BYTES + 1)
    if not unpacker.eof and len(plain) <= MOST_BYTES:
        raise ValueError("cut off")
    return plain


def _letters(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _lean(document: Json) -> Json:
    """The document without its empty fields, which get their defaults when it is read."""
    return {key: value for key, value in document.items() if not _is_empty(value)}


def _is_empty(value: Any) -> bool:
    if isinstance(value, list | dict):
        inner = value.values() if isinstance(value, dict) else value
        return all(one is None for one in inner)
    return value is None or value == ""
