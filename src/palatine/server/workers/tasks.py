"""What a process of the pool does: the tasks of service/tasks.py, and those that only a server
has."""

import time
from contextlib import suppress

from palatine import games
from palatine.core.errors import PalatineError
from palatine.core.state import Json
from palatine.locales import load
from palatine.server.workers.checking import verified
from palatine.server.workers.errors import error_json
from palatine.server.workers.pipe import serve
from palatine.service import tasks


def work(memory: int = 0) -> None:
    """The main loop of a process of the pool. memory: bytes it may have; 0 = no limit."""
    if memory:
        limit(memory)
    serve(answer)


def limit(memory: int) -> None:
    """Where the system knows such limits: a task that wants more ends with an error."""
    with suppress(ImportError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (memory, most))


def answer(question: Json) -> Json:
    """The reply to one question: the answer or a refusal, and the processor time it took."""
    began = time.process_time()
    try:
        told: Json = {"answer": TASKS[question["task"]](question)}
    except PalatineError as error:
        told = {"refused": error_json(error)}
    except Exception as error:
        told = {"error": type(error).__name__}
    return {**told, "spent": time.process_time() - began}


def ready(question: Json) -> Json:
    """Read all rules, and know the games that the server knows."""
    games.GAMES.update(question.get("games", {}))
    for game in games.names():
        games.load(game)
    return {}


def verify(question: Json) -> Json:
    """What a record proves, its signature included."""
    text, noted, known = question["record"], question["noted"], question["known"]
    return verified(text, noted, known, load(question["language"]))


TASKS = {**tasks.TASKS, "ready": ready, "verify": verify}
