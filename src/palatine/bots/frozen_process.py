"""What runs in the process of a snapshot (frozen.py starts it): one question a line comes in, one
answer a line goes out, in the form of a server's workers.

Run with the folder in which the snapshot is installed: everything imported here from `palatine` is
the snapshot's, so only what every snapshot has may be used.
"""

import json
import signal
import sys
import time
from typing import Any


def main(folder: str) -> None:
    """Answer until the questions end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ending is the parent's affair
    sys.path.insert(0, folder)
    out, sys.stdout = sys.stdout, sys.stderr  # what a bot prints is no answer
    for line in sys.stdin:
        began = time.process_time()
        try:
            reply = answer(json.loads(line))
        except Exception as error:
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps({**reply, "spent": time.process_time() - began}), file=out, flush=True)


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The reply to one question: what the snapshot is, what is legal, or what its bot does."""
    from palatine import games
    from palatine.bots.entrants import make_entrant

    if "ready" in question:
        return ready()
    game = games.load(question["game"])
    view = game.load(question["view"])
    if "bot" not in question:
        return {"legal": [action.text for action in game.legal(view, view.viewer)]}
    bot = make_entrant(question["bot"], question["game"], question["seed"])
    bot.recall(game, question["plan"])
    return {"text": bot.choose(game, view).text, "plan": bot.plan()}


def ready() -> dict[str, Any]:
    """Which versions of the games the snapshot plays, and whether it runs compiled."""
    from palatine import games
    from palatine.bots import search
    from palatine.core.native import COMPILED

    versions = {name: games.load(name).meta.version for name in games.GAMES}
    is_compiled = COMPILED and not str(search.__file__).endswith(".py")
    return {"versions": versions, "compiled": is_compiled}


if __name__ == "__main__":
    main(sys.argv[1])
