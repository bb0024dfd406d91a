"""The list of games: module names as strings, imported only when asked for."""

from importlib import import_module
from typing import Any

from palatine.core.errors import BadOption
from palatine.core.game import Game
from palatine.core.meta import Meta

GAMES: dict[str, str] = {
    "torres": "palatine.games.torres",
    "louis": "palatine.games.louis",
    "between": "palatine.games.between",
    "castles": "palatine.games.castles",
}


def load(game: str) -> Game[Any]:
    """The game with this id."""
    return _module(game, "").GAME  # type: ignore[no-any-return]


def meta(game: str) -> Meta:
    """What is declared of a game, without loading its rules."""
    return _module(game, ".meta").META  # type: ignore[no-any-return]


def _module(game: str, part: str) -> Any:
    if game not in GAMES:
        raise BadOption("error-unknown-game", {"game": game[:40], "allowed": ", ".join(GAMES)})
    return import_module(GAMES[game] + part)
