"""How long a message is under way, there and back: what a clock forgives of every move.

The client says how long its ping took. That alone would be a present of half a second a move to
whoever says so; so every pong carries a word that the client sends back at once, and what the
server measured by that is the most that is believed. Of several measurements the least counts: a
slow moment is no slow line.
"""

import secrets
import time
from collections import deque
from collections.abc import Callable


class Lag:
    """The round trip of one socket, in milliseconds; of so many measurements the least."""

    def __init__(self, many: int, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._claimed = 0
        self._word = ""  # on its way
        self._sent = 0.0
        self._measured: deque[int] = deque(maxlen=many)

    def ask(self) -> str:
        """The word to send; the measurement begins."""
        self._word = secrets.token_hex(4)
        self._sent = self._steady()
        return self._word

    def came_back(self, word: str) -> None:
        """The client has sent a word back; an unknown one, or the same one a second time, is
        ignored."""
        if self._word and word == self._word:
            self._measured.append(int(1000 * (self._steady() - self._sent)))
            self._word = ""

    def claim(self, rtt: float) -> None:
        """What the client measured itself."""
        self._claimed = int(rtt)

    @property
    def ms(self) -> int:
        """What can be believed: nothing before something was measured."""
        return min(self._claimed, min(self._measured, default=0))
