"""What a server in a process of its own runs. It imports nothing that only a client needs: each of
dozens of such processes would pay for it."""

import json
import sys

from palatine import games
from palatine.server.config import Config

TINY = "palatine.games._template"  # its simultaneous choices are small enough to try everything


def know_tiny() -> None:
    """Let the template's game be played in this process."""
    games.GAMES.setdefault("tiny", TINY)


def main() -> None:
    """`palatine serve` that knows the tiny game as well; the settings stand in the command."""
    from palatine.server.run import serve

    know_tiny()
    serve(Config(**json.loads(sys.argv[1])), lambda address: None)
