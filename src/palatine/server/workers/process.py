"""The program of a worker process: it answers questions for bots (service/thinking.py)."""

import sys

from palatine.bots import add
from palatine.bots.collection import collect_rarely
from palatine.server.workers.pipe import serve
from palatine.service.thinking import answer


def work() -> None:
    """The main loop of a process in which bots think. The arguments of its command line are the
    bots of other people's code that the operator allows, as `name=target`."""
    for opponent in sys.argv[1:]:
        name, _, target = opponent.partition("=")
        add(name, target)
    collect_rarely()
    serve(answer)
