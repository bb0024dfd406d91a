"""What can go wrong at a table. Every error carries a message key, never a sentence."""

from collections.abc import Mapping

Args = Mapping[str, str | int]


class PalatineError(Exception):
    """Bad input, described by a message key and its arguments; a catalogue makes the sentence."""

    def __init__(self, key: str, args: Args | None = None) -> None:
        self.key = key
        self.details: dict[str, str | int] = dict(args or {})
        super().__init__(key + "".join(f" {k}={v}" for k, v in self.details.items()))


class BadText(PalatineError):
    """The text is not an action of this game."""

    def __init__(self, text: str) -> None:
        super().__init__("error-bad-text", {"text": text[:80]})


class NotLegal(PalatineError):
    """The action exists but is not legal here; `rule` is the first rule that it breaks."""

    def __init__(self, rule: str, key: str, args: Args | None = None) -> None:
        super().__init__(key, args)
        self.rule = rule


class NotAsked(PalatineError):
    """This seat has nothing to decide now."""

    def __init__(self, seat: int) -> None:
        super().__init__("error-not-asked", {"seat": seat})


class BadOption(PalatineError):
    """An option or number of seats that this game does not have."""


class BadDocument(PalatineError):
    """A position, score or data document that cannot be read; `where` names the part of it."""

    def __init__(self, key: str, where: str, args: Args | None = None) -> None:
        super().__init__(key, {"where": where, **(args or {})})


class WrongEntry(PalatineError):
    """An entry that the rules or the box do not allow: where it stands in the document, and the
    rule that it breaks; '' where it is about the form of the document."""

    def __init__(self, key: str, where: str, args: Args | None = None, rule: str = "") -> None:
        super().__init__(key, {"where": where, "rule": rule, **(args or {})})
        self.where = where
        self.rule = rule


class BadRecord(PalatineError):
    """A record that cannot be read, or that does not replay."""


class Unsupported(PalatineError):
    """The game does not offer this part of the contract."""

    def __init__(self, game: str, what: str) -> None:
        super().__init__("error-unsupported", {"game": game, "what": what})
