"""Symbols that drawings lean on: one file for each game and language, named by its hash."""

import hashlib
from functools import cache

from palatine import games
from palatine.core import sprite, svg
from palatine.locales import load


@cache
def sheet(game: str, language: str) -> str:
    """The file itself."""
    words = load(language)
    own = games.load(game).face.symbols(words)
    return svg.symbol_sheet({**sprite.symbols(), **own})


@cache
def sheet_url(game: str, language: str) -> str:
    """Where it is found; another content has another name."""
    name = hashlib.sha256(sheet(game, language).encode()).hexdigest()[:16]
    return f"/symbols/{game}-{language}-{name}.svg"
