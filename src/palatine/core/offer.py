"""Legal actions as a person meets them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Words = Callable[[str, Mapping[str, object]], str]  # message key and arguments -> sentence


@dataclass(frozen=True)
class Phrase:
    """Something to say: a message key and its arguments. An argument may be a phrase itself."""

    key: str
    args: Mapping[str, "str | int | Phrase"] = field(default_factory=dict)

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
class Look:
    """How to draw: wide or compact, and one of the styles the game lists."""

    density: str = "wide"
    style: str = ""
