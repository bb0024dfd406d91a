"""Garbage collection in processes that do nothing but think.

A search makes and drops hundreds of thousands of objects a second, and none of them in a cycle: all
are freed at once without the collector, which at its usual pace takes up to a quarter of the time
to find that out (Torres).
"""

import gc

NEW_OBJECTS = 100_000  # until the youngest are looked through; usually 700


def collect_rarely() -> None:
    """Let the collector of this process pass over what is here already, and look at new objects
    seldom; a bot of somebody else's that leaves cycles behind is still cleaned up after."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, *gc.get_threshold()[1:])
