"""Where a guided game stands, as its rows say, and what the learner may do there.

The table knows no lesson: whoever runs it (service/lessons.py) writes into a row where the
learner is and which actions are accepted. So a lesson goes on after a restart and in any process.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from palatine.core.chance import AnyGame
from palatine.core.offer import Offer
from palatine.core.record import Record
from palatine.core.state import CHANCE, Json
from palatine.core.undo import Done
from palatine.table.rows import Row


@dataclass(frozen=True)
class Mark:
    """What a row has said. number: the last entry of the record that stood then.

    accepts: for the next actions, the texts that will do for each; None: everything that is legal.
    is_open: everything is shown as possible although nothing is accepted, for something that is
    refused is to be tried. other: message key of why something else is not wanted now.
    """

    number: int = 0
    place: str = ""
    accepts: tuple[tuple[str, ...], ...] | None = None
    is_open: bool = False
    is_over: bool = True
    other: str = ""


@dataclass
class Course:
    """All that rows have said, the last one counts; nothing at a table without a lesson."""

    marks: list[Mark] = field(default_factory=list)

    @property
    def now(self) -> Mark:
        return self.marks[-1] if self.marks else Mark()

    @property
    def runs(self) -> bool:
        """Whether the lesson decides what is done."""
        return bool(self.marks) and not self.now.is_over

    def clone(self) -> "Course":
        return Course(self.marks.copy())

    def take(self, row: Row, number: int) -> None:
        """A row of the lesson, after this entry of the record."""
        data = row.data
        accepts = data.get("accepts")
        texts = None if accepts is None else tuple(tuple(one) for one in accepts)
        flags = (bool(data.get("open")), bool(data.get("over")), str(data.get("other", "")))
        self.marks.append(Mark(number, row.text, texts, *flags))

    def back_to(self, number: int) -> None:
        """Entries were taken back, and this is the last one that stands: what rows said of later
        ones is void."""
        while self.marks and self.marks[-1].number > number:
            self.marks.pop()

    def allows(self, texts: Sequence[str]) -> bool:
        """Whether these actions in a row are accepted."""
        accepts = self.now.accepts
        if accepts is None or not self.runs:
            return True
        return len(texts) <= len(accepts) and all(t in accepts[i] for i, t in enumerate(texts))

    def shown(self, offers: list[Offer]) -> list[Offer]:
        """Of these offers, those that the learner is shown as possible."""
        if self.now.is_open:
            return offers
        return [offer for offer in offers if self.allows(offer.texts)]

    def filtered(self, told: Json) -> Json:
        """Previews without what is not accepted."""
        if self.now.is_open or not self.runs:
            return told
        offers = [one for one in told["offers"] if self.allows(one["text"].split("\n"))]
        further = [one for one in told["further"] if self.allows(one[0].split("\n"))]
        return {**told, "offers": offers, "further": further}


def draws(game: AnyGame, start: Any, history: list[Done], record: Record) -> dict[str, int]:
    """How often each deck was drawn from in what stands of a game that began with `start`: after a
    step back the same is drawn again, so that the story fits."""
    counts: dict[str, int] = {}
    state = start.clone()
    for done in history:
        if done.who == CHANCE:
            deck = game.pending(state)[0].deck
            counts[deck] = counts.get(deck, 0) + 1
        game.apply(state, done.who, game.parse(record.entries[done.number - 1].text))
    return counts
