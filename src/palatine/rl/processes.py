"""A batch of games that is divided among processes, with arrays in shared memory.

Each process plays a part of the games. For a step the numbers are written to shared memory and
every process gets a message; when all have answered, the arrays are complete. The games are the
same for any number of processes.
"""

import multiprocessing
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt

from palatine import games
from palatine.core.encoding import Encoding
from palatine.core.errors import PalatineError
from palatine.core.game import Game
from palatine.rl.arrays import BatchSetup, GameBatch, Ints, as_numbers, by_name
from palatine.rl.errors import EnvironmentProblem

Shapes = dict[str, tuple[tuple[int, ...], str]]
Answer = tuple[str, dict[str, str | int]] | None
_WAIT = 60.0  # seconds that a process may take to start


class ProcessBatch:
    """The same as a `GameBatch`, played by several processes."""

    def __init__(self, rules: Game[Any], setup: BatchSetup, processes: int) -> None:
        self.n = setup.n
        self.seats = setup.seats
        self.encoding: Encoding[Any] = rules.encoding(setup.groups)
        self.names: list[str] = rules.numbering.names
        self._shapes = shapes(setup, self.encoding.size, len(self.names))
        self._memory = SharedMemory(create=True, size=size_of(self._shapes))
        arrays = place_arrays(self._shapes, self._memory)
        self._numbers = arrays["numbers"]
        self._luck = arrays["sample"]
        self.observation: npt.NDArray[np.int16] = readonly(arrays["observation"])
        self.mask: npt.NDArray[np.uint8] = readonly(arrays["mask"])
        self.seat: npt.NDArray[np.int16] = readonly(arrays["seat"])
        self.reward: npt.NDArray[np.float64] = readonly(arrays["reward"])
        self.done: npt.NDArray[np.uint8] = readonly(arrays["done"])
        self.score: npt.NDArray[np.int16] = readonly(arrays["score"])
        self._workers: list[tuple[Any, Connection]] = []
        try:
            self._begin(setup, processes)
        except BaseException:
            self.close()
            raise

    def _begin(self, setup: BatchSetup, processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        edges = [setup.n * i // processes for i in range(processes + 1)]
        for first, last in pairwise(edges):
            ours, theirs = context.Pipe()
            part = BatchSetup(
                *(setup.game, last - first, setup.seats, setup.options, setup.seed, setup.groups),
                setup.reward,
            )
            where = (self._memory.name, self._shapes)
            process = context.Process(target=work, args=(theirs, part, first, where), daemon=True)
            process.start()
            theirs.close()
            self._workers.append((process, ours))
        for _, pipe in self._workers:
            if not pipe.poll(_WAIT):
                raise EnvironmentProblem("error-batch-process")
        self._answers()

    def step(self, actions: "Ints | Sequence[int]") -> None:
        """Choose one number in each game; afterwards the arrays have the new positions."""
        numbers = as_numbers(actions)
        if len(numbers) != self.n:
            about = {"given": len(numbers), "games": self.n}
            raise EnvironmentProblem("error-numbers-of-batch", about)
        self._check_open()
        self._check_allowed(np.array(numbers))
        self._numbers[:] = numbers
        self._tell(("step", ""))

    def reset(self, seed: object = 0) -> None:
        """Start all games again."""
        self._check_open()
        self._tell(("reset", str(seed)))

    def sample(self) -> Ints:
        """A random allowed number for each game."""
        self._check_open()
        self._tell(("sample", ""))
        return self._luck.copy()

    def groups(self) -> dict[str, npt.NDArray[np.int16]]:
        """The groups of the observation by name, each in its shape [n, ...], without copying."""
        return by_name(self.encoding, self.observation)

    def close(self) -> None:
        """End the processes and free the shared memory; further steps raise an error."""
        for process, pipe in self._workers:
            pipe.close()  # a worker ends when its pipe is closed
            process.join()
        self._workers = []
        if self._memory is not None:
            for name in ("observation", "mask", "seat", "reward", "done", "score"):
                setattr(self, name, np.array(getattr(self, name)))
            self._numbers = self._luck = np.empty(0, np.int64)
            self._memory.close()
            self._memory.unlink()
            self._memory = None  # type: ignore[assignment]

    def __enter__(self) -> "ProcessBatch":
        return self

    def __exit__(self, *reason: object) -> None:
        self.close()

    def _check_open(self) -> None:
        if not self._workers:
            raise EnvironmentProblem("error-batch-closed")

    def _check_allowed(self, numbers: Ints) -> None:
        """Refuse illegal numbers before any process has made a step."""
        known = (numbers >= 0) & (numbers < len(self.names))
        allowed = known & (self.mask[np.arange(self.n), np.where(known, numbers, 0)] != 0)
        if not allowed.all():
            game = int(np.argmin(allowed))
            about = {"number": int(numbers[game]), "game": game}
            raise EnvironmentProblem("error-number-of-game", about)

    def _tell(self, order: tuple[str, str]) -> None:
        for _, pipe in self._workers:
            with suppress(BrokenPipeError):  # the process has ended: `_answers` reports it
                pipe.send(order)
        self._answers()

    def _answers(self) -> None:
        """Wait until every process has done its part. Raises the first error of any of them. Where
        a process has ended, the batch is closed, since it cannot continue."""
        failures: list[tuple[str, dict[str, str | int]]] = []
        for _, pipe in self._workers:
            try:
                answer: Answer = pipe.recv()
            except (EOFError, OSError):
                answer = ("error-batch-process", {})
            if answer is not None:
                failures.append(answer)
        if ("error-batch-process", {}) in failures:
            self.close()
            failures = [("error-batch-process", {})]
        if failures:
            raise EnvironmentProblem(*failures[0])


def shapes(setup: BatchSetup, size: int, count: int) -> Shapes:
    """The arrays of a batch: shape and type of each."""
    n, seats = setup.n, setup.seats
    return {
        "reward": ((n, seats), "float64"),
        "numbers": ((n,), "int64"),
        "sample": ((n,), "int64"),
        "observation": ((n, size), "int16"),
        "score": ((n, seats), "int16"),
        "seat": ((n,), "int16"),
        "mask": ((n, count), "uint8"),
        "done": ((n,), "uint8"),
    }


def size_of(found: Shapes) -> int:
    """The bytes of all arrays. They are ordered from large to small types, so that all are
    aligned."""
    return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in found.values())


def place_arrays(found: Shapes, memory: SharedMemory) -> dict[str, npt.NDArray[Any]]:
    """The arrays in the shared memory, one after another."""
    arrays: dict[str, npt.NDArray[Any]] = {}
    at = 0
    for name, (shape, kind) in found.items():
        arrays[name] = np.ndarray(shape, kind, memory.buf, at)
        at += arrays[name].nbytes
    return arrays


def readonly(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """A read-only view of the same memory."""
    view = array.view()
    view.flags.writeable = False
    return view


def work(pipe: Connection, setup: BatchSetup, first: int, where: tuple[str, Shapes]) -> None:
    """The main loop of a process: play its part of the games, and copy the results to the shared
    memory. first: the number of its first game; where: name and shapes of the shared memory."""
    name, found = where
    memory = SharedMemory(name)
    part = slice(first, first + setup.n)
    shared = {key: array[part] for key, array in place_arrays(found, memory).items()}
    own = GameBatch(games.load(setup.game), setup, first)
    _publish(own, shared)
    pipe.send(None)
    while True:
        try:
            order, seed = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            break
        pipe.send(_carry_out(own, shared, order, seed))
    shared.clear()
    memory.close()


def _carry_out(own: GameBatch, shared: dict[str, Any], order: str, seed: str) -> Answer:
    """Carry out an order; returns the error, if there was one."""
    try:
        if order == "sample":
            shared["sample"][:] = own.sample()
            return None
        if order == "reset":
            own.reset(seed)
        else:
            own.step(shared["numbers"])
    except PalatineError as error:
        return error.key, error.details
    _publish(own, shared)
    return None


def _publish(own: GameBatch, shared: dict[str, Any]) -> None:
    for name in ("observation", "mask", "seat", "reward", "done", "score"):
        shared[name][:] = getattr(own, name)
