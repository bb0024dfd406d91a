"""A small random generator that gives the same numbers on every Python and machine (xoroshiro64**).

It serves tests, rollouts and bots. Tables draw with `chance.Seeded`, never with this.
"""

import hashlib

from palatine.core.native import i64

_MASK = 0xFFFFFFFF


class Rng:
    """A reproducible stream of whole numbers; `fork` gives an independent one."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode()).digest()
        self._a: i64 = int.from_bytes(digest[:4], "big")
        self._b: i64 = int.from_bytes(digest[4:8], "big") | 1  # never all zero

    def word(self) -> i64:
        """The next 32 bits."""
        a = self._a
        b = self._b
        mixed = (a * 0x9E3779BB) & 0xFFFFFFFF
        mixed = ((mixed << 5) | (mixed >> 27)) & 0xFFFFFFFF
        b ^= a
        self._a = ((((a << 26) | (a >> 6)) & 0xFFFFFFFF) ^ b ^ (b << 9)) & 0xFFFFFFFF
        self._b = ((b << 13) | (b >> 19)) & 0xFFFFFFFF
        return (mixed * 5) & 0xFFFFFFFF

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (n below 2**31)."""
        size: i64 = n
        product = self.word() * size
        low = product & 0xFFFFFFFF
        if low < size:
            floor = (0x100000000 - size) % size
            while low < floor:
                product = self.word() * size
                low = product & 0xFFFFFFFF
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put a list of numbers in random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self, name: str) -> "Rng":
        """An independent stream that depends on this one's present position."""
        return Rng(f"{self._a} {self._b} {name}")
