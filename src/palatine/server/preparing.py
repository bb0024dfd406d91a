"""What a process does once, before it serves anybody: it reads all sentences and symbols, so that
no request makes it read them later. Not in a thread beside the event loop either: a thread that
computes holds the interpreter's lock, and the loop would wait for it after each call into the
system."""

import gc
import sys
from functools import cache

from palatine import games, locales
from palatine.server.config import Config
from palatine.service import symbols


def prepare(config: Config) -> None:
    """Get ready to serve: nothing is read later, and neither threads nor the collector hold the
    event loop up for long."""
    if config.read_first:
        read_all()
    youngest, middle, _ = gc.get_threshold()
    gc.set_threshold(youngest, middle, config.full_collections)
    sys.setswitchinterval(config.switch_seconds)


@cache
def read_all() -> None:
    """Read everything that is the same for all requests, and keep the collector away from it."""
    for language in locales.languages():
        for file in locales.files():
            locales.bundle(language, file)
        for game in games.names():
            symbols.sheet_url(game, language)
    gc.collect()
    gc.freeze()  # hundreds of thousands of objects that stay: no collection visits them again
