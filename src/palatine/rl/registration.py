"""The names by which Gymnasium knows the games: `palatine/GAME-v1`, with a capital letter.

`import palatine.rl` registers them.
"""

import gymnasium

from palatine import games

NAMESPACE = "palatine"
VERSION = 1  # of the environments: rises when what a step means changes


def env_id(game: str) -> str:
    """The name that Gymnasium knows a game by."""
    return f"{NAMESPACE}/{game.capitalize()}-v{VERSION}"


def register() -> None:
    """Make all games known to Gymnasium, each once."""
    for game in games.names():
        if env_id(game) not in gymnasium.registry:
            kind = "palatine.rl.solo:SeatEnv"
            gymnasium.register(env_id(game), entry_point=kind, kwargs={"game": game})
