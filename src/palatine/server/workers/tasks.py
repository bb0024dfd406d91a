"""The program of a process of the pool: the tasks of service/tasks.py, and those that only a server
has."""

import time
from contextlib import suppress

from palatine import games
from palatine.core.errors import PalatineError
from palatine.core.state import Json
from palatine.locales import load
from palatine.server.workers.checking import verify as verify_record
from palatine.server.workers.errors import error_json
from palatine.server.workers.pipe import serve
from palatine.service import tasks


def work(memory: int = 0) -> None:
    """The main loop of a process of the pool. memory: the bytes that it may use; 0 = no limit."""
    if memory:
        limit(memory)
    serve(answer)


def limit(memory: int) -> None:
    """Limit the memory of this process, where the system supports it: a task that needs more ends
    with an error."""
    with suppress(ImportError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (memory, most))


def answer(question: Json) -> Json:
    """The reply to one question: the answer, a refusal or the name of an error, and the processor
    time that it took."""
    began = time.process_time()
    try:
        reply: Json = {"answer": TASKS[question["task"]](question)}
    except PalatineError as error:
        reply = {"refused": error_json(error)}
    except Exception as error:
        reply = {"error": type(error).__name__}
    return {**reply, "spent": time.process_time() - began}


def ready(question: Json) -> Json:
    """Load the rules of all games, also of those that the server has from other packages."""
    games.GAMES.update(question.get("games", {}))
    for game in games.names():
        games.load(game)
    return {}


def verify(question: Json) -> Json:
    """What a record proves, its signature included."""
    text, noted, known = question["record"], question["noted"], question["known"]
    return verify_record(text, noted, known, load(question["language"]))


TASKS = {**tasks.TASKS, "ready": ready, "verify": verify}
