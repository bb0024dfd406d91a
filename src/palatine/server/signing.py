"""Signatures of finished records: Ed25519, over the whole text except the signature itself.

The private key is given by the setting `signing_key`, so that several machines share one; without
it a key in the data folder is used, which is made at the first start. The id of a key is the first
16 hexadecimal digits of the SHA-256 of its 32 public bytes. An operator may replace the key at any
time; the store keeps every public key, so that earlier signatures can still be checked.

Only the functions that sign or check need the package `cryptography`: where it is missing, records
can still be read, and `checker` reports that nothing was checked.
"""

import os
from base64 import b64encode
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from palatine.core.errors import PalatineError
from palatine.core.record import Record
from palatine.core.state import Json
from palatine.core.verification import BAD, GOOD, UNKNOWN, Check, uncheckable
from palatine.server.config import Config
from palatine.server.db.private import make_folder, own_old_file

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

KEY_FILE = "signing-key.pem"  # in the data folder, readable by its owner only
PUBLISHED = "public-keys.json"  # beside it: the same as the answer of /api/keys


@dataclass(frozen=True)
class PublicKey:
    """A public key of this server, present or earlier; since: when it was first used, in ms."""

    public: str  # 64 hexadecimal digits
    since: int

    @property
    def id(self) -> str:
        return key_id(bytes.fromhex(self.public))

    def to_json(self, current: str) -> Json:
        return {
            "id": self.id,
            "public": self.public,
            "pem": public_pem(self.public),
            "since": self.since,
            "current": self.id == current,
        }


class Signer:
    """The private key of this server."""

    def __init__(self, key: "Ed25519PrivateKey") -> None:
        self._key = key
        self.public = key.public_key().public_bytes_raw().hex()
        self.id = key_id(bytes.fromhex(self.public))

    def sign(self, record: Record) -> str:
        """The text of a finished record with the signature of this server."""
        signed = record.clone()
        signature = self._key.sign(record.unsigned().encode()).hex()
        signed.signature = f"ed25519 {self.id} {signature}"
        return str(signed)


def key_id(public: bytes) -> str:
    return sha256(public).hexdigest()[:16]


def load_signer(config: Config) -> Signer:
    """The key that the setting gives, as a file or as PEM text; else that of the data folder.
    Raises `PalatineError` where it cannot be read."""
    given = config.signing_key
    if given.lstrip().startswith("-----BEGIN"):
        return _signer(given.encode(), "signing_key")
    path = Path(given) if given else config.folder / KEY_FILE
    try:
        if not given:
            _make_once(path)
            own_old_file(path)
        return _signer(path.read_bytes(), str(path))
    except ModuleNotFoundError as missing:
        raise PalatineError("server-error-missing", {"module": str(missing.name)}) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise PalatineError("error-file", {"file": str(path), "reason": reason}) from None


def _signer(pem: bytes, where: str) -> Signer:
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    try:
        key = load_pem_private_key(pem, None)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        key = None
    if not isinstance(key, Ed25519PrivateKey):
        raise PalatineError("server-error-key", {"file": where})
    return Signer(key)


def _make_once(path: Path) -> None:
    """Make a key file where there is none. It gets its name when it is complete, and replaces no
    other, so that processes that start together use the same key."""
    if path.exists():
        return
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    pem = Ed25519PrivateKey.generate().private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    make_folder(path.parent)
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(file, "wb") as out:
            out.write(pem)
        os.link(draft, path)
    except FileExistsError:
        pass  # another process has made one at the same time, and that one is used
    finally:
        draft.unlink()


# --- public keys --------------------------------------------------------------------------------


def public_pem(public: str) -> str:
    """A public key as PEM text, which other programs can read."""
    head = bytes.fromhex("302a300506032b6570032100")  # DER: SubjectPublicKeyInfo of Ed25519
    text = b64encode(head + bytes.fromhex(public)).decode()
    return f"-----BEGIN PUBLIC KEY-----\n{text}\n-----END PUBLIC KEY-----\n"


def read_public_keys(published: Any) -> dict[str, str]:
    """Public keys by id, from the JSON of /api/keys. The ids are computed, not taken from it."""
    try:
        publics = [str(key["public"]) for key in published["keys"]]
        known = {key_id(bytes.fromhex(public)): public for public in publics}
    except (KeyError, TypeError, ValueError):
        raise PalatineError("server-error-keys") from None
    if any(len(public) != 64 for public in publics):
        raise PalatineError("server-error-keys")
    return known


def checker(known: dict[str, str]) -> Check:
    """A function that checks signatures by these public keys. Where `cryptography` is missing, it
    reports that nothing was checked."""
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError:
        return uncheckable

    def check(key: str, signed: bytes, signature: bytes) -> str:
        if key not in known:
            return UNKNOWN
        try:
            Ed25519PublicKey.from_public_bytes(bytes.fromhex(known[key])).verify(signature, signed)
        except InvalidSignature:
            return BAD
        return GOOD

    return check
