"""Child processes end with their parent, also when the parent is killed and cannot stop them:
otherwise servers and bots would go on and occupy the port and the processor."""

import multiprocessing
import os
import signal
import sys
import threading
import time
from multiprocessing.connection import wait

SET_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of Linux
# The first statement of every worker process, before it imports anything large.
WITH_PARENT = "from palatine.server.ops.parent import die_with_parent; die_with_parent();"
LOOK_SECONDS = 1.0  # between two checks of the parent, where the kernel sends no signal


def stop_with_parent() -> None:
    """Stop this process of `multiprocessing` by SIGTERM when its parent has ended."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="parent", daemon=True).start()


def die_with_parent() -> None:
    """End this process at once when its parent has ended, whatever it is doing. On Linux the kernel
    does it; on other systems a thread checks the parent every second.

    For the kernel the parent is the thread that started the process: it must not end earlier."""
    parent = os.getppid()
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(SET_DEATH_SIGNAL, signal.SIGKILL)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(LOOK_SECONDS)
        os._exit(1)

    threading.Thread(target=watch, name="parent", daemon=True).start()
