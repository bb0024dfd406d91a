"""A decision made number by number, for learners (numbering.py says what the numbers are)."""

from typing import Any

from palatine.core.action import Action
from palatine.core.buffers import Flags, Numbers
from palatine.core.errors import NotLegal, PalatineError
from palatine.core.numbering import Numbering
from palatine.core.rules import Rules
from palatine.core.state import OVER


class Chooser:
    """One decision, made number by number.

    seat: who is asked. actions: what may still be meant. chosen: the numbers so far.
    """

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.numbering: Numbering[Any] = rules.numbering
        self.seat: int = OVER
        self.actions: list[Action] = []
        self.chosen: list[int] = []

    def ask(self, s: Any, seat: int) -> None:
        """Begin a decision of this seat."""
        self.seat = seat
        self.actions = self.rules.legal(s, seat)
        self.chosen = []

    def mask(self, s: Any, into: Flags, start: int = 0) -> None:
        """Write which numbers are allowed now: a byte for each."""
        into.clear(start, self.numbering.count)
        for number in self.allowed(s):
            into.put(start + number, 1)

    def allowed(self, s: Any) -> list[int]:
        """The numbers that are allowed now, in rising order."""
        numbers = self.numbering.numbers(s, self.seat, self.actions, len(self.chosen))
        return sorted({int(number) for number in numbers})

    def take(self, s: Any, number: int) -> Action | None:
        """Choose a number; the action once it is complete, None while another number follows."""
        k = len(self.chosen)
        numbers = self.numbering.numbers(s, self.seat, self.actions, k)
        kept = [self.actions[i] for i in range(len(numbers)) if numbers[i] == number]
        if not kept:
            raise not_allowed(number)
        self.chosen.append(number)
        self.actions = kept
        return kept[0] if self.numbering.is_whole(s, self.seat, kept[0], k) else None

    def mark_chosen(self, into: Numbers, at: int) -> None:
        """Count the numbers so far in the group `chosen` of an observation."""
        for number in self.chosen:
            into.add(at + self.numbering.openers[number], 1)


def not_allowed(number: int | str) -> PalatineError:
    """The error for a number that the mask forbids."""
    return NotLegal("", "error-number-not-allowed", {"number": number})


def numbers_of(rules: Rules[Any], s: Any, seat: int, action: Action) -> list[int]:
    """An action of a record as numbers; it must be legal now."""
    rules.check(s, seat, action)
    return rules.numbering.path(s, seat, action)


def action_of(rules: Rules[Any], s: Any, seat: int, numbers: list[int]) -> Action:
    """The action that these numbers mean now; they must be neither too few nor too many."""
    chooser = Chooser(rules)
    chooser.ask(s, seat)
    for i in range(len(numbers)):
        action = chooser.take(s, numbers[i])
        if action is not None and i + 1 == len(numbers):
            return action
        if action is not None:
            raise not_allowed(numbers[i + 1])
    raise PalatineError("error-numbers-missing", {"numbers": " ".join(map(str, numbers))})
