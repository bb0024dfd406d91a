"""Long words that may be broken between syllables: soft hyphens, seen only where a line ends. The
page does the same with what it gets as data (`js/shared/text.js`)."""

import re
from typing import Final

_VOWELS: Final = frozenset("aáąeéěęiíoóuúůyýаеёиоуыэюя")
_SIGNS: Final = frozenset("ьъ")  # part of the letter before
_MOST: Final = (
    4  # consonants between two vowels: with so many it is not clear where a syllable ends
)
_WORD: Final = re.compile(r"[^\W\d_]+")


def breakable(name: str, long: int) -> str:
    """A name whose longer words may be broken. long: from how many letters on."""
    return _WORD.sub(lambda one: _broken(one[0]) if len(one[0]) >= long else one[0], name)


def _broken(word: str) -> str:
    """One consonant between two vowels begins a syllable; of two or three the second does."""
    letters, between, begun = list(word), list[int](), False
    for at, letter in enumerate(word.lower()):
        if letter in _SIGNS:
            continue
        if letter not in _VOWELS:
            between.append(at)
            continue
        start = between[min(1, len(between) - 1)] if between else 0
        may = begun and len(between) < _MOST and 1 < start < len(word) - 2
        if may and word[start].lower() != "й":
            letters[start] = f"\u00ad{word[start]}"
        begun, between = True, []
    return "".join(letters)
