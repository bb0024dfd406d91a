"""Catalogues are read when a language is first asked for, which takes a good part of a second:
beside the event loop. A thread does, since what reads them is never compiled and gives way."""

from functools import cache

from anyio import to_thread

from palatine import games, locales
from palatine.server import symbols

_read: set[str] = set()


async def load(language: str) -> None:
    """All sentences of a language, and what drawings refer to, are at hand afterwards."""
    if language not in _read:
        await to_thread.run_sync(_load, language)
        _read.add(language)


@cache
def _load(language: str) -> None:
    for file in locales.files():
        locales.bundle(language, file)
    for game in games.names():
        symbols.sheet_url(game, language)
