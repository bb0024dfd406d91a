"""The list of games: module names as strings, imported only when asked for.

An installed package adds a game by an entry point of the group `palatine.games`, whose name is the
game's id and whose value is a package like those beside this file:

    [project.entry-points."palatine.games"]
    acropolis = "palatine_acropolis"
"""

from functools import cache
from importlib import import_module
from typing import Any

from palatine.core.errors import BadOption
from palatine.core.game import Game
from palatine.core.meta import Meta

GROUP = "palatine.games"  # of the entry points of other packages

GAMES: dict[str, str] = {
    "torres": "palatine.games.torres",
    "louis": "palatine.games.louis",
    "between": "palatine.games.between",
    "castles": "palatine.games.castles",
}
OWN = frozenset(GAMES)


def load(game: str) -> Game[Any]:
    """The game with this id.

    Examples:
        >>> load("torres").meta.seats
        (2, 3, 4)
    """
    return _module(game, "").GAME  # type: ignore[no-any-return]


def meta(game: str) -> Meta:
    """What is declared of a game, without loading its rules."""
    return _module(game, ".meta").META  # type: ignore[no-any-return]


def names() -> list[str]:
    """The ids of all games: ours, then those of installed packages that can be loaded."""
    discover()
    return [game for game in GAMES if game in OWN or _is_sound(game)]


@cache
def discover() -> None:
    """Look once for games of installed packages. One whose id is taken is left out."""
    from importlib.metadata import entry_points

    for found in entry_points(group=GROUP):
        if found.name.isidentifier():
            GAMES.setdefault(found.name, found.value)


@cache
def _is_sound(game: str) -> bool:
    """Whether a game of another package can be loaded; asked for by its id, it says why not."""
    try:
        return load(game).meta.id == meta(game).id
    except BadOption:
        return False


def _module(game: str, part: str) -> Any:
    if game not in GAMES:
        discover()
    if game not in GAMES:
        raise BadOption("error-unknown-game", {"game": game[:40], "allowed": ", ".join(GAMES)})
    if game in OWN:
        return import_module(GAMES[game] + part)
    try:
        module = import_module(GAMES[game] + part)
        getattr(module, "META" if part else "GAME")
    except Exception as error:  # a package of somebody else's may fail in any way
        reason = f"{type(error).__name__}: {error}"[:200]
        raise BadOption("error-game-import", {"game": game, "reason": reason}) from error
    return module
