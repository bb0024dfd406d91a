"""The round trip time of a socket, which is deducted from the thinking time of every move.

The client reports how long its ping took. A client could report too much and gain time, so every
pong carries a random word that the client sends back at once: the server measures that round trip,
and the report counts only up to this measurement. The least of several measurements is used, since
a single slow message does not mean a slow connection.
"""

import secrets
import time
from collections import deque
from collections.abc import Callable


class Lag:
    """The round trip time of one socket in milliseconds. many: of how many recent measurements the
    least is used; steady: a monotonic clock in seconds."""

    def __init__(self, many: int, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._claimed = 0
        self._word = ""  # sent and not yet returned
        self._sent = 0.0
        self._measured: deque[int] = deque(maxlen=many)

    def ask(self) -> str:
        """Start a measurement; returns the word to be sent with the pong."""
        self._word = secrets.token_hex(4)
        self._sent = self._steady()
        return self._word

    def came_back(self, word: str) -> None:
        """Finish the measurement, for the client has returned the word. An unknown word, or the
        same one a second time, is ignored."""
        if self._word and word == self._word:
            self._measured.append(int(1000 * (self._steady() - self._sent)))
            self._word = ""

    def claim(self, rtt: float) -> None:
        """Note what the client measured itself, in milliseconds."""
        self._claimed = int(rtt)

    @property
    def ms(self) -> int:
        """The client's own measurement, at most the server's; 0 before the server has measured."""
        return min(self._claimed, min(self._measured, default=0))
