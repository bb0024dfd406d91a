"""Signatures of finished records: Ed25519, over the whole text but for the signature itself.

The private key comes from the setting `signing_key`, so that several machines share one; without it
the data folder has one of its own, made at the first start. A key is known by its id, the first 16
hexadecimal digits of the SHA-256 of its 32 public bytes. Whoever puts another key in its place goes
on signing with that; the store remembers every public key, so that old signatures stay good.

Only the functions that sign or check need the package `cryptography`: where it is missing, records
can still be read, and `checker` says that nothing was checked.
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

KEY_FILE = "signing-key.pem"  # in the data folder, for its owner alone
PUBLISHED = "public-keys.json"  # beside it: what /api/keys tells


@dataclass(frozen=True)
class PublicKey:
    """A key that records were or are signed with; `since`: when a server first used it."""

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
        """The text of a finished record with our signature."""
        signed = record.clone()
        signature = self._key.sign(record.unsigned().encode()).hex()
        signed.signature = f"ed25519 {self.id} {signature}"
        return str(signed)


def key_id(public: bytes) -> str:
    return sha256(public).hexdigest()[:16]


def load_signer(config: Config) -> Signer:
    """The key of the setting, a file or the PEM text itself; else that of the data folder."""
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
    """Make a key where there is none. It gets its name only when it is whole, and only if nobody
    was quicker, so processes that start together agree on one."""
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
        pass  # another process made it: that one holds
    finally:
        draft.unlink()


# --- public keys --------------------------------------------------------------------------------


def public_pem(public: str) -> str:
    """A public key as other programs read it."""
    head = bytes.fromhex("302a300506032b6570032100")  # DER: SubjectPublicKeyInfo of Ed25519
    text = b64encode(head + bytes.fromhex(public)).decode()
    return f"-----BEGIN PUBLIC KEY-----\n{text}\n-----END PUBLIC KEY-----\n"


def read_public_keys(told: Any) -> dict[str, str]:
    """Public keys by id, from what /api/keys tells. An id is not believed but computed."""
    try:
        publics = [str(key["public"]) for key in told["keys"]]
        known = {key_id(bytes.fromhex(public)): public for public in publics}
    except (KeyError, TypeError, ValueError):
        raise PalatineError("server-error-keys") from None
    if any(len(public) != 64 for public in publics):
        raise PalatineError("server-error-keys")
    return known


def checker(known: dict[str, str]) -> Check:
    """Judges signatures by these public keys; one that says so where it cannot."""
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
