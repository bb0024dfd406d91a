"""Legal actions as a person meets them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

# wide: from 1200 pixels on; middle: from 760; compact: a phone; thumbnail: a small picture without
# words that opens a larger one
DENSITIES: Final = ("wide", "middle", "compact", "thumbnail")

Words = Callable[[str, Mapping[str, object]], str]  # message key and arguments -> sentence


def numeral(number: int, words: Words) -> str:
    """A number with separators between thousands, as the language writes it."""
    return words("core-number", {"number": number})


@dataclass(frozen=True)
class Phrase:
    """A message key and its arguments. An argument may be a phrase itself, or a list of message
    keys or seats that becomes a list in words."""

    key: str
    args: Mapping[str, "str | int | Phrase | list[str] | list[int]"] = field(default_factory=dict)

    def said(self, words: Words) -> str:
        """The sentence in the language of `words`."""
        plain = {k: v.said(words) if isinstance(v, Phrase) else v for k, v in self.args.items()}
        return words(self.key, plain)


@dataclass(frozen=True)
class Offer:
    """One legal action: what is clicked for it, in order, and whether it can be undone.

    Where several actions in a row are one choice (`Face.further`), `text` has them all, one a
    line: they are sent together.

    verb: what may be touched before the touches and need not be, because they say it all: a free
    space takes a block, whether "Block" was pressed before or not.
    """

    text: str
    touches: tuple[str, ...]
    locked: bool = False  # it draws or reveals something: no undo
    goes_on: bool = False  # not sent yet when all is touched: `Face.further` says what follows
    verb: str = ""

    @property
    def path(self) -> tuple[str, ...]:
        """All touches, with the verb where there is one."""
        return (self.verb, *self.touches) if self.verb else self.touches

    def begins(self, touches: tuple[str, ...]) -> bool:
        """Whether these touches are the beginning of it, with its verb or without."""
        depth = len(touches)
        return self.touches[:depth] == touches or self.path[:depth] == touches

    def is_made(self, touches: tuple[str, ...]) -> bool:
        """Whether these touches are the whole of it."""
        return touches in (self.touches, self.path)

    @property
    def texts(self) -> list[str]:
        """The texts of its actions."""
        return self.text.split("\n")


@dataclass(frozen=True)
class Appearance:
    """How to draw: for how large a page (`DENSITIES`), in which of the styles that the game lists,
    which of its pictures (`Picture.key`), and turned by how many quarters where it can be."""

    density: str = "wide"
    style: str = ""
    part: str = ""
    turn: int = 0
