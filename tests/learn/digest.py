"""The numbers of the rules that a game's RULES.md, the digest for developers, defines: the players'
texts have every one of them."""

import re
from functools import cache

from contract.plays import rules_of

NUMBER = r"[A-Z]{1,2}-\d+[a-z]?"
# A number opens an item or a row: **T-411**, B-101, | M-01 |; also two of a kind, A-06 / A-07, or a
# range, B-907..913.
OPENS = re.compile(
    rf"^\s*(?:[-*>]\s+|\|\s*)?(?:\*\*)?({NUMBER})(?:\.\.(\d+)| / ({NUMBER}))?(?:\*\*)?(?=[\s,(|]|$)"
)
SECOND = re.compile(rf"[.;)]\s+({NUMBER}) [\[(]")  # another rule on the same line
# Sections that are no rules for players: examples for tests, and which source says what.
EXEMPT = re.compile(r"^#+ .*(test vectors|worked examples|differences between the books)", re.I)


@cache
def numbers(game: str) -> tuple[str, ...]:
    """In the order of the digest, each once."""
    return numbers_in(rules_of(game))


def numbers_in(text: str) -> tuple[str, ...]:
    """The numbers that a digest defines, without those of exempt sections."""
    found: list[str] = []
    is_exempt = False
    for line in text.splitlines():
        if line.startswith("## "):
            is_exempt = EXEMPT.match(line) is not None
        opened = OPENS.match(line)
        if is_exempt or opened is None:
            continue
        first, last, other = opened.groups()
        found += [first, *([other] if other else []), *_up_to(first, last)]
        if not line.lstrip().startswith("|"):
            found += SECOND.findall(line[opened.end() :])
    return tuple(dict.fromkeys(found))


def _up_to(first: str, last: str | None) -> list[str]:
    """The numbers after the first of a range: B-907..913."""
    if not last:
        return []
    letters, number = first.rsplit("-", 1)
    kept = number[: len(number) - len(last)]
    numbers = range(int(number[len(kept) :]) + 1, int(last) + 1)
    return [f"{letters}-{kept}{n:0{len(last)}}" for n in numbers]
