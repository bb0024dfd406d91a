"""Preparation of a process before it serves its first request: it reads all sentences and symbols,
so that no request has to wait for that. A thread beside the event loop would not do: a thread that
computes holds the interpreter's lock, and the loop would wait for it after each system call."""

import gc
import sys
from functools import cache

from palatine import games, locales
from palatine.server.config import Config
from palatine.service import symbols


def prepare(config: Config) -> None:
    """Prepare this process, so that neither reading files, nor other threads, nor the garbage
    collector delay the event loop for long."""
    if config.read_first:
        read_all()
    youngest, middle, _ = gc.get_threshold()
    gc.set_threshold(youngest, middle, config.full_collections)
    sys.setswitchinterval(config.switch_seconds)


@cache
def read_all() -> None:
    """Read everything that is the same for all requests, and exclude it from garbage collection."""
    for language in locales.languages():
        for file in locales.files():
            locales.bundle(language, file)
        for game in games.names():
            symbols.sheet_url(game, language)
    gc.collect()
    gc.freeze()  # hundreds of thousands of objects that are never freed: collections skip them
