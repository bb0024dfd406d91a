"""How the games of a contest are played: in this process, in several, or on a cluster.

A runner gets a function and its tasks (arguments, plain data) and yields every task with its
result, as results arrive. It takes a task only when a process is free to play it: when the caller
stops giving tasks the runner stops, and no task is prepared that nobody wants.
"""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any

from palatine.bots.collection import collect_rarely
from palatine.core.errors import BadOption, PalatineError

Task = tuple[Any, ...]
Play = Callable[..., Any]  # found by name in every process: a function of a module
# Key and arguments of an error ("" for none), and the result: plain data.
Outcome = tuple[str, dict[str, str | int], Any]
FAILED = "failed"  # instead of a key: an error of the program
Runner = Callable[[Play, Iterable[Task]], Iterator[tuple[Task, Any]]]


def runner(jobs: int, ray: str | None = None) -> Runner:
    """The runner for so many processes; or for a Ray cluster at this address, `local` for a new one
    on this machine, or "" for the first one that Ray finds."""
    if ray is not None:
        return on_ray(ray)
    return alone if jobs <= 1 else processes(jobs)


def alone(play: Play, tasks: Iterable[Task]) -> Iterator[tuple[Task, Any]]:
    """Play tasks one after the other, in this process."""
    for task in tasks:
        yield task, play(*task)


def processes(jobs: int) -> Runner:
    """Play as many tasks at a time as there are jobs, each in a process of its own."""

    def run(play: Play, tasks: Iterable[Task]) -> Iterator[tuple[Task, Any]]:
        left = iter(tasks)
        workers: list[_Worker] = []
        try:
            for task in islice(left, jobs):
                workers.append(_Worker(play))
                workers[-1].give(task)
            while busy := [worker for worker in workers if worker.task is not None]:
                ready = wait([worker.pipe for worker in busy])
                for worker in busy:
                    if worker.pipe in ready:
                        yield worker.exchange(next(left, None))
        finally:
            for worker in workers:
                worker.end()

    return run


class _Worker:
    """A process that plays one task at a time. It is spawned, not forked: this works the same on
    every system, and no lock is copied while it is held."""

    def __init__(self, play: Play) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, play), daemon=True)
        with _interrupts_held():
            self.process.start()
        theirs.close()  # so that the pipe ends when the process does
        self.task: Task | None = None

    def give(self, task: Task | None) -> None:
        self.task = task
        if task is not None:
            self.pipe.send(task)

    def exchange(self, following: Task | None) -> tuple[Task, Any]:
        """Receive the result of the last task and send the next one."""
        task = self.task
        assert task is not None
        try:
            outcome: Outcome = self.pipe.recv()
        except (EOFError, OSError):
            raise RuntimeError(f"a process was killed while it played {task}") from None
        result = _result(outcome, task)
        self.give(following)
        return task, result

    def end(self) -> None:
        """End the process at once; nobody waits for the task that it plays."""
        self.pipe.close()
        self.process.terminate()
        self.process.join()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """A process started within never gets an interrupt, not even while it still imports; this one
    gets it afterwards. Where there are no signal masks (Windows) `_serve` alone has to do."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: "Connection[Any, Any]", play: Play) -> None:
    """The main loop of a process. Ctrl-C reaches all processes of a terminal; only the parent
    reacts to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_rarely()
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return  # the parent is gone
        pipe.send(attempt(play, task))


def attempt(play: Play, task: Task) -> Outcome:
    """Play a task in another process; an error is returned as plain data."""
    try:
        return "", {}, play(*task)
    except PalatineError as error:
        return error.key, error.details, None
    except Exception:  # any error: the parent reports it
        return FAILED, {"trace": format_exc()}, None


def _result(outcome: Outcome, task: Task) -> Any:
    """The result of a task; its error, if it had one, is raised here."""
    key, details, result = outcome
    if key == FAILED:
        raise RuntimeError(f"playing {task} failed\n{details['trace']}")
    if key:
        raise PalatineError(key, details)
    return result


def on_ray(address: str) -> Runner:
    """Play tasks on a cluster whose machines have the same Palatine: as many at a time as it has
    cores, and one more for each, so that no core waits."""

    def run(play: Play, tasks: Iterable[Task]) -> Iterator[tuple[Task, Any]]:
        ray = _connected(address)
        remote = ray.remote(num_cpus=1, max_retries=3)(attempt)
        room = 2 * int(ray.cluster_resources().get("CPU", 1))
        left = iter(tasks)
        waiting: dict[Any, Task] = {}
        try:
            while True:
                for task in islice(left, room - len(waiting)):
                    waiting[remote.remote(play, task)] = task
                if not waiting:
                    return
                done, _ = ray.wait(list(waiting))
                for one in done:
                    task = waiting.pop(one)
                    yield task, _result(ray.get(one), task)
        finally:
            for one in waiting:
                ray.cancel(one, force=True)

    return run


def _connected(address: str) -> Any:
    """The Ray module, once it is connected to a cluster."""
    try:
        import ray
    except ImportError:
        raise BadOption("error-no-ray") from None
    if not ray.is_initialized():
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
        ray.init(address=address or None, include_dashboard=False, log_to_driver=False)
    return ray
