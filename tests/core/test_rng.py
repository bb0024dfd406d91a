"""The generator gives the same numbers on every Python, interpreted and compiled."""

import hashlib

from palatine.core.rng import Rng

WORD = 2**32


def xoroshiro(seed: str, count: int) -> list[int]:
    """xoroshiro64** written down again from its definition."""
    digest = hashlib.sha256(seed.encode()).digest()
    s0 = int.from_bytes(digest[0:4], "big")
    s1 = int.from_bytes(digest[4:8], "big") | 1
    words = []
    for _ in range(count):
        words.append(turned(s0 * 0x9E3779BB % WORD, 5) * 5 % WORD)
        s1 ^= s0
        s0 = turned(s0, 26) ^ s1 ^ (s1 << 9) % WORD
        s1 = turned(s1, 13)
    return words


def turned(x: int, k: int) -> int:
    """Rotated to the left in 32 bits."""
    return (x << k | x >> 32 - k) % WORD


def test_words_follow_the_definition() -> None:
    for seed in ("", "a", "palatine", "żółw"):
        rng = Rng(seed)
        assert [int(rng.word()) for _ in range(500)] == xoroshiro(seed, 500)


def test_words_are_these() -> None:
    rng = Rng("palatine")
    assert [int(rng.word()) for _ in range(4)] == [1498849374, 950970530, 3227426979, 3757358919]


def test_below_is_fair_and_in_range() -> None:
    rng = Rng("dice")
    counts = [0] * 6
    for _ in range(12_000):
        counts[rng.below(6)] += 1
    assert min(counts) > 1850 and max(counts) < 2150
    assert {rng.below(1) for _ in range(20)} == {0}
    assert all(0 <= rng.below(2**31 - 1) < 2**31 - 1 for _ in range(200))


def test_below_refuses_what_would_be_unfair() -> None:
    """Lemire's rejection: with n just above 2**31 / 2, a good part of all words is refused."""
    n = 2**30 + 1
    words = xoroshiro("refuse", 400)
    floor = (WORD - n) % n
    expected = [word * n >> 32 for word in words if word * n % WORD >= floor]
    assert len(expected) < len(words)
    rng = Rng("refuse")
    assert [rng.below(n) for _ in range(100)] == expected[:100]


def test_shuffle_keeps_the_items_and_moves_them_all_around() -> None:
    rng = Rng("shuffle")
    firsts = set()
    for _ in range(200):
        items = list(range(7))
        rng.shuffle(items)
        assert sorted(items) == list(range(7))
        firsts.add(items[0])
    assert firsts == set(range(7))


def test_forks_are_reproducible_and_go_their_own_way() -> None:
    one, other = Rng("x"), Rng("x")
    assert [one.fork("a").word() for _ in range(3)] == [other.fork("a").word() for _ in range(3)]
    assert one.fork("a").word() != one.fork("b").word()
    before = one.fork("a").word()
    one.word()
    assert one.fork("a").word() != before
