"""What a worker process does: it answers questions about what bots do (service/thinking.py)."""

import sys

from palatine.bots import add
from palatine.server.workers.pipe import serve
from palatine.service.thinking import answer


def work() -> None:
    """The main loop of a process in which bots think. Opponents that the host has allowed besides
    ours stand on its command line."""
    for opponent in sys.argv[1:]:
        name, _, target = opponent.partition("=")
        add(name, target)
    serve(answer)
