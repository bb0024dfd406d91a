"""What a process does once, before it serves anybody: it reads all sentences and symbols, so that
no request makes it read them later. Not in a thread beside the event loop either: a thread that
computes holds the interpreter's lock, and the loop would wait for it after each call into the
system."""

import gc
import sys
from functools import cache

from palatine import games, locales
from palatine.server import symbols

# Seconds for which a thread that computes may keep the interpreter's lock while the event loop
# waits for it; Python's own 5 ms would be the time of a whole move.
SWITCH = 0.0005

# How many new objects begin a collection: of the youngest, of the middle ones after so many of
# those, of all after so many of these. A collection of all visits every table in memory, some
# 100 ms for a hundred of them, so it comes a tenth as often as Python would have it.
COLLECTING = (700, 10, 100)


@cache
def prepare() -> None:
    """Read everything that is the same for all requests, and keep the collector away from it."""
    for language in locales.languages():
        read(language)
    gc.collect()
    gc.freeze()  # hundreds of thousands of objects that stay: no collection visits them again
    gc.set_threshold(*COLLECTING)
    sys.setswitchinterval(SWITCH)


def read(language: str) -> None:
    """All sentences of a language, and what drawings in it refer to, are at hand afterwards."""
    for file in locales.files():
        locales.bundle(language, file)
    for game in games.names():
        symbols.sheet_url(game, language)
