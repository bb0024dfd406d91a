"""A process that was started by another ends with it, also when that one is killed and can tell
nobody: else servers and thinking bots would be left behind, holding the port and the processor."""

import multiprocessing
import os
import signal
import sys
import threading
import time
from multiprocessing.connection import wait

SET_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of Linux
# What a process that thinks or works does first of all, before it imports anything large.
WITH_PARENT = "from palatine.server.ops.parent import die_with_parent; die_with_parent();"
LOOK_SECONDS = 1.0  # between two looks at who the parent is, where nobody tells us


def stop_with_parent() -> None:
    """For a process of `multiprocessing`: when its parent is gone it is asked to stop, as by its
    parent."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="parent", daemon=True).start()


def die_with_parent() -> None:
    """For a process that has nothing to lose: it ends at once, whatever it does at the moment. On
    Linux the kernel sees to that; a look at the parent now and then does elsewhere.

    To the kernel the parent is the thread that started the process: start it in one that stays."""
    parent = os.getppid()
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(SET_DEATH_SIGNAL, signal.SIGKILL)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(LOOK_SECONDS)
        os._exit(1)

    threading.Thread(target=watch, name="parent", daemon=True).start()
