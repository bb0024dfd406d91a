"""How wide a name is, and how it is made to fit: condensed a little, else another or none.

Widths are those of DejaVu Serif, the widest font that a browser may fall back to: what fits with
it fits with any.
"""

from typing import Final

from palatine.core import svg

_PLAIN: Final = {  # hundredths of the font size, rounded up -> letters
    35: "ijlíłïî .-’'",
    40: "fIÍ",
    45: "tJť",
    50: "rř",
    55: "szšžśźżгзь",
    60: "acevxyáčéěýąćęèêàâçëавеёстухэ",
    65: "bdghknopquďňóúůńôûбдклорцъяЗ0123456789",
    70: "FLPSTYZŠŤÝŽŁŚŹŻийнпчГРТЬ",
    75: "ABEKVXÁÉĚĄĘБВЕЁУХ",
    80: "CGRČŘĆмфыАКСЧЪЭ",
    85: "DOQUĎÓÚŮДЛОФЯ",
    90: "wHNŇŃюИЙНПЦ",
    95: "mжшщ",
    105: "MWМЫ",
    120: "ЖШЩЮ",
}
_WIDTHS: Final = {letter: width for width, letters in _PLAIN.items() for letter in letters}
_WIDEST: Final = 120  # of a letter that is not in the table
_BOLD: Final = 1.16  # a bold letter is at most so much wider
_LEAST: Final = 0.85  # names may be condensed so far


def width_of(words: str, size: float, is_bold: bool) -> float:
    """How wide words may become, in units."""
    plain = sum(_WIDTHS.get(letter, _WIDEST) for letter in words) / 100 * size
    return plain * (_BOLD if is_bold else 1)


def fitting(names: list[str], room: float, classes: str) -> str:
    """The first of these names that fits the room, condensed or not; '' where none does."""
    for name in names:
        if width_of(name, _size(classes), _is_bold(classes)) * _LEAST <= room:
            return name
    return ""


def written(x: float, y: float, name: str, room: float, classes: str) -> str:
    """A name around x; where it may be too wide it is condensed to the room."""
    text = svg.text(x, y, name, classes)
    if width_of(name, _size(classes), _is_bold(classes)) <= room:
        return text
    condensed = f' textLength="{svg.num(room)}" lengthAdjust="spacingAndGlyphs"'
    return text.replace("<text", "<text" + condensed, 1)


def _size(classes: str) -> int:
    return next(int(name[1:]) for name in classes.split() if name[0] == "t" and name[1:].isdigit())


def _is_bold(classes: str) -> bool:
    return "b" in classes.split()
