"""Legal actions as a person meets them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Words = Callable[[str, Mapping[str, object]], str]  # message key and arguments -> sentence


def numeral(number: int, words: Words) -> str:
    """A number with its thousands parted as the language does."""
    return words("core-number", {"number": number})


@dataclass(frozen=True)
class Phrase:
    """Something to say: a message key and its arguments. An argument may be a phrase itself, or a
    list of message keys that is told as a list."""

    key: str
    args: Mapping[str, "str | int | Phrase | list[str]"] = field(default_factory=dict)

    def said(self, words: Words) -> str:
        """In the language of `words`."""
        plain = {k: v.said(words) if isinstance(v, Phrase) else v for k, v in self.args.items()}
        return words(self.key, plain)


@dataclass(frozen=True)
class Offer:
    """One legal action: what is clicked for it, in order, and whether it can be taken back."""

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
    """A small thing a list shows: an icon of the sprite, a value, and what it is called."""

    icon: str
    value: str | int  # a number is written as the language does
    label: Phrase

    def shown(self, words: Words) -> str:
        """The value in the language of `words`."""
        value = self.value
        return value if isinstance(value, str) else numeral(value, words)


@dataclass(frozen=True)
class Card:
    """A card or piece in the viewer's own hand: its symbol, name, a note, what a click touches."""

    symbol: str
    name: Phrase
    note: Phrase | None = None
    touch: str = ""


@dataclass(frozen=True)
class Status:
    """What stands beside the board: facts by seat, facts of the table, and what is mine alone."""

    scores: list[int]
    seats: list[list[Fact]]
    table: list[Fact]
    mine: list[Card] = field(default_factory=list)
