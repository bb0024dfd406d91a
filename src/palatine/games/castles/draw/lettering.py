"""How wide words are: by the widest font that a browser may fall back to (DejaVu Serif Bold)."""

from typing import Final

_GROUPS: Final = {
    0.35: " '’.,",
    0.4: "ijlíł",
    0.45: "-f",
    0.5: "Jtť",
    0.55: "rř",
    0.6: "svyzýśšżžх",
    0.65: "aceáéąčęěагезстуё",
    0.7: "0123456789bdgkopóГбвдорь",
    0.75: "FLSTZhnuńňŠůŽЗТийклнпцчя",
    0.8: "ACEPVРСХъ",
    0.85: "BRАВУ",
    0.9: "DGKOQUwБДЛОм",
    0.95: "HNКПФЧф",
    1.05: "жыю",
    1.1: "mш",
    1.15: "MWМ",
}
_WIDTHS: Final = {letter: width for width, letters in _GROUPS.items() for letter in letters}
_OTHER: Final = 1.3


def width(line: str, size: float) -> float:
    """The width of a line at most."""
    return size * sum([_WIDTHS.get(letter, _OTHER) for letter in line])


def broken(name: str) -> list[list[str]]:
    """The name in one line, and in two and three lines of about equal length where it has as many
    words."""
    words = name.split(" ")
    found = [[name]]
    for lines in (2, 3):
        if len(words) >= lines:
            ways = _ways(words, lines)
            found.append(min(ways, key=lambda way: max([width(line, 1) for line in way])))
    return found


def _ways(words: list[str], lines: int) -> list[list[str]]:
    if lines == 1:
        return [[" ".join(words)]]
    found: list[list[str]] = []
    for cut in range(1, len(words) - lines + 2):
        head = " ".join(words[:cut])
        found += [[head, *rest] for rest in _ways(words[cut:], lines - 1)]
    return found
