"""Legal actions as a person meets them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Words = Callable[[str, Mapping[str, object]], str]  # message key and arguments -> sentence


def numeral(number: int, words: Words) -> str:
    """A number with separators between thousands, as the language writes it."""
    return words("core-number", {"number": number})


@dataclass(frozen=True)
class Phrase:
    """A message key and its arguments. An argument may be a phrase itself, or a list of message
    keys that becomes a list in words."""

    key: str
    args: Mapping[str, "str | int | Phrase | list[str]"] = field(default_factory=dict)

    def said(self, words: Words) -> str:
        """The sentence in the language of `words`."""
        plain = {k: v.said(words) if isinstance(v, Phrase) else v for k, v in self.args.items()}
        return words(self.key, plain)


@dataclass(frozen=True)
class Offer:
    """One legal action: what is clicked for it, in order, and whether it can be undone."""

    text: str
    touches: tuple[str, ...]
    locked: bool = False  # it draws or reveals something: no undo


@dataclass(frozen=True)
class Appearance:
    """How to draw: wide or compact, and one of the styles the game lists."""

    density: str = "wide"
    style: str = ""


@dataclass(frozen=True)
class Fact:
    """A small fact in a list: an icon of the sprite, a value, and its name."""

    icon: str
    value: str | int  # a number is written as the language does
    label: Phrase

    def shown(self, words: Words) -> str:
        """The value in the language of `words`."""
        value = self.value
        return value if isinstance(value, str) else numeral(value, words)


@dataclass(frozen=True)
class Card:
    """A card or piece in the viewer's own hand: its symbol, name, a note, and the touch of a click
    on it."""

    symbol: str
    name: Phrase
    note: Phrase | None = None
    touch: str = ""


@dataclass(frozen=True)
class Status:
    """What the page shows beside the board: facts by seat, facts of the table, and the viewer's own
    cards and pieces."""

    scores: list[int]
    seats: list[list[Fact]]
    table: list[Fact]
    mine: list[Card] = field(default_factory=list)
