"""Pyodide, the Python of browsers, from its npm package. It is no dependency of ours: it is fetched
when a site is written, checked, and kept for the next time."""

import hashlib
import io
import os
import tarfile
import urllib.error
import urllib.request
from pathlib import Path

from palatine.core.errors import PalatineError

VERSION = "314.0.7"
SOURCE = f"https://registry.npmjs.org/pyodide/-/pyodide-{VERSION}.tgz"
SHA512 = (
    "d18bd7c4485f11da4b7dbfd790cd8114078c44eab488c517d9bcf31fda4eb6dc"
    "8c716930abe1db139bb2b860fcd8b37bcb6abe48dbe2ffa579244b0e943d91d4"
)
# What a site needs of the package.
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "package.json")
WAIT = 60.0  # seconds for an answer of the registry


def found(folder: Path | None) -> dict[str, bytes]:
    """The files of Pyodide: of a folder that somebody has (a package of npm), or of the cache, or
    fetched."""
    if folder is not None:
        return _read(folder)
    kept = cache() / f"pyodide-{VERSION}.tgz"
    if kept.is_file():
        packed = kept.read_bytes()
        if _is_right(packed):
            return _unpacked(packed)
    packed = _fetched()
    kept.parent.mkdir(parents=True, exist_ok=True)
    draft = kept.with_suffix(f".{os.getpid()}")
    draft.write_bytes(packed)
    draft.replace(kept)
    return _unpacked(packed)


def cache() -> Path:
    """Where what was fetched is kept."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "palatine"


def _read(folder: Path) -> dict[str, bytes]:
    try:
        files = {name: (folder / name).read_bytes() for name in FILES}
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise PalatineError("error-file", {"file": str(error.filename), "reason": reason}) from None
    if f'"version": "{VERSION}"'.encode() not in files["package.json"]:
        raise PalatineError(
            "server-site-version", {"folder": str(folder)[-60:], "version": VERSION}
        )
    return files


def _fetched() -> bytes:
    try:
        with urllib.request.urlopen(SOURCE, timeout=WAIT) as answer:
            packed = answer.read()
    except (OSError, urllib.error.URLError) as error:
        reason = str(getattr(error, "reason", error))[:200]
        raise PalatineError("server-site-fetch", {"url": SOURCE, "reason": reason}) from None
    if not _is_right(packed):
        raise PalatineError("server-site-checksum", {"url": SOURCE})
    return bytes(packed)


def _is_right(packed: bytes) -> bool:
    return hashlib.sha512(packed).hexdigest() == SHA512


def _unpacked(packed: bytes) -> dict[str, bytes]:
    """Only the files that are wanted are read; no name of the archive is used as a path."""
    files = {}
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for name in FILES:
            content = archive.extractfile(f"package/{name}")
            assert content is not None
            files[name] = content.read()
    return files
