"""Renewal: a process in which bots think and that has grown is replaced by a fresh one.

What bots remember makes a process larger with every game that it plays. The fresh one gets ready
beside it, and takes its place between two questions: so no thought is broken off, and none waits
for the start of a process, unless the old one grows much further in the meantime.
"""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

from palatine.server.ops.logs import log
from palatine.server.ops.metrics import METRICS
from palatine.server.workers.pipe import Overrun, Worker
from palatine.service.thinking import Question


class Renewal:
    """The processes that are being renewed. most: the bytes of memory above which one is, after an
    answer; 0 = none. many: how many processes there are."""

    def __init__(self, most: int, many: int) -> None:
        self.most = most
        self.under_way: dict[Worker, asyncio.Future[None]] = {}
        self._threads = ThreadPoolExecutor(many, "renewal")
        self._is_closed = False

    def look(self, worker: Worker, question: Question) -> None:
        """Begin to renew a process that has answered a question, where it has grown. The fresh one
        gets ready for the game of this question."""
        if self._is_closed or worker in self.under_way or not self.is_due(worker):
            return
        # Not the whole question: the lines of a review would be judged once more.
        ready = {"game": question["game"], "bot": question["bot"], "data": None, "view": None}
        packed = json.dumps(ready).encode()
        loop = asyncio.get_running_loop()
        done = loop.run_in_executor(self._threads, self._renew, worker, packed)
        self.under_way[worker] = done
        done.add_done_callback(lambda _: self.under_way.pop(worker))

    def is_due(self, worker: Worker) -> bool:
        """Whether a process is above the limit. One that was so at its first answer (other people's
        code may need that much) has to grow by an eighth: a fresh one would be no smaller."""
        first = worker.first_memory
        return bool(self.most) and worker.memory > max(self.most, first + first // 8)

    def _renew(self, worker: Worker, ready: bytes) -> None:
        grown = worker.memory
        try:
            worker.renew(ready)
        except Overrun:  # the old one goes on; after its next answer this is tried again
            if not self._is_closed:
                log("renewal-failed", bytes=grown)
        else:
            METRICS.count("palatine_bot_renewed_total")
            log("bot-renewed", bytes=grown)

    def close(self) -> None:
        """Begin nothing any more, and wait until what is under way has ended: at once where the
        processes are closed."""
        self._is_closed = True
        self._threads.shutdown(cancel_futures=True)
