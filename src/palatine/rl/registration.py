"""The ids of the games in Gymnasium: `palatine/Game-v1`, with a capital first letter.

`import palatine.rl` registers them.
"""

import gymnasium

from palatine import games

NAMESPACE = "palatine"
VERSION = 1  # of the environments: it rises when the meaning of a step changes


def env_id(game: str) -> str:
    """The id of a game in Gymnasium."""
    return f"{NAMESPACE}/{game.capitalize()}-v{VERSION}"


def register() -> None:
    """Register all games with Gymnasium, each once."""
    for game in games.names():
        if env_id(game) not in gymnasium.registry:
            kind = "palatine.rl.solo:SeatEnv"
            gymnasium.register(env_id(game), entry_point=kind, kwargs={"game": game})
