"""Preparation of a process before it serves its first request: it reads all sentences, symbols,
templates and texts about games, so that no request has to wait for that. A thread beside the event
loop would not do: a thread that computes holds the interpreter's lock, and the loop would wait for
it after each system call."""

import gc
import sys
from functools import cache

from palatine import games, locales
from palatine.core.data import event_names
from palatine.server.config import Config
from palatine.server.http import guides, pages
from palatine.service import symbols
from palatine.service.games import games_json
from palatine.service.notes import notes_json


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
    gc.disable()  # nothing of it is ever freed, so collections in between would find nothing
    for language in locales.languages():
        for file in locales.files():
            locales.bundle(language, file)
        words = locales.load(language)
        games_json(words)
        for game in games.names():
            symbols.sheet_url(game, language)
            notes_json(game, words)
            event_names(games.GAMES[game])
    pages.read_all()
    guides.known_symbols()
    gc.enable()
    gc.collect()
    gc.freeze()  # hundreds of thousands of objects that are never freed: collections skip them
