"""What is known of a game without loading its rules."""

from collections.abc import Mapping
from dataclasses import dataclass

from palatine.core.errors import BadOption

OptionValue = str | bool | list[str]
Options = dict[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """One choice made before the game: one of `choices`, yes or no, or a set of `choices`.

    needs: (other option, value) without which this option has no meaning.
    """

    key: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    needs: tuple[str, str] | None = None

    @property
    def kind(self) -> str:
        """choice | flag | set"""
        if isinstance(self.default, bool):
            return "flag"
        return "set" if isinstance(self.default, list) else "choice"

    def read(self, value: object) -> OptionValue:
        """The value in the game's own form; texts from a command line are accepted too."""
        if self.kind == "flag":
            return self._flag(value)
        if self.kind == "set":
            return self._set(value)
        if isinstance(value, str) and value in self.choices:
            return value
        raise self._bad(value)

    def values(self) -> list[OptionValue]:
        """The values that tests try."""
        if self.kind == "flag":
            return [True, False]
        if self.kind == "set":
            return [[], [self.choices[0]]]
        return list(self.choices)

    def _flag(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        if value in ("true", "yes", "on"):
            return True
        if value in ("false", "no", "off"):
            return False
        raise self._bad(value)

    def _set(self, value: object) -> list[str]:
        words = [w for w in value.split(",") if w] if isinstance(value, str) else value
        if not isinstance(words, list) or any(w not in self.choices for w in words):
            raise self._bad(value)
        return sorted(set(words))

    def _bad(self, value: object) -> BadOption:
        allowed = "true, false" if self.kind == "flag" else ", ".join(self.choices)
        return BadOption(
            "error-bad-option", {"option": self.key, "value": str(value)[:60], "allowed": allowed}
        )


@dataclass(frozen=True)
class Meta:
    """The declared facts of a game.

    version rises when behaviour changes. seats: the numbers of people who can play. styles: what
    `draw` knows, the first is the default. documents: which of position, score, moves it reads.
    bound: entries (draws included) after which a game must be over. minutes: how long it takes.
    """

    id: str
    version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()
    styles: tuple[str, ...] = ("board",)
    documents: tuple[str, ...] = ()
    bound: int = 10_000
    minutes: tuple[int, int] = (30, 60)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game does not allow."""
        if seats not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise BadOption("error-bad-seats", {"seats": seats, "allowed": allowed})

    def read_options(self, given: Mapping[str, object] | None) -> Options:
        """All options with their values, with defaults for missing ones; unknown names are
        refused."""
        given = given or {}
        known = {option.key for option in self.options}
        for key in given:
            if key not in known:
                allowed = ", ".join(sorted(known)) or "-"
                raise BadOption("error-unknown-option", {"option": key[:60], "allowed": allowed})
        read: Options = {}
        for option in self.options:
            value = option.read(given.get(option.key, option.default))
            if option.needs and read.get(option.needs[0]) != option.needs[1]:
                value = option.default
            read[option.key] = value
        return read
