"""What is known of a table's luck before its game starts: first commitments, then luck words.

The table commits to its seed, then every seat to a word of its own; only when all have done so are
the words opened, and the draws follow from the seed and all words together (docs/fairness.md).
"""

from dataclasses import dataclass, field

from palatine.core.chance import word_commitment
from palatine.core.record import WORDS_COMMITTED, Record
from palatine.table import rows as kinds
from palatine.table.rows import Row


@dataclass
class Luck:
    """One start: the table's commitment, and for each seat its commitment and its word ('' where
    there is none yet).

    is_needed: whether there are words at all; a chosen seed is the whole luck of its table. said:
    words that seats gave when they sat down, as earlier versions of the server did it.
    """

    seats: int
    commitment: str
    is_needed: bool = True
    commitments: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.commitments = self.commitments or [""] * self.seats
        self.words = self.words or [""] * self.seats
        self.said = self.said or ["-"] * self.seats

    def clone(self) -> "Luck":
        lists = self.commitments.copy(), self.words.copy(), self.said.copy()
        return Luck(self.seats, self.commitment, self.is_needed, *lists)

    @property
    def is_committed(self) -> bool:
        """Whether every seat has committed to a word, so that words may be opened."""
        return all(self.commitments)

    @property
    def is_shown(self) -> bool:
        """Whether any word is open: from then on a start is finished or given up."""
        return any(self.words)

    @property
    def is_open(self) -> bool:
        """Whether everything is there that the first draw needs."""
        return all(self.words) or not self.is_needed

    @property
    def drawn_from(self) -> list[str]:
        """The words that the draws depend on, in order of seats."""
        return self.words if self.is_needed else self.said

    def matches(self, seat: int, word: str) -> bool:
        """Whether this is the word a seat has committed to."""
        return word_commitment(self.commitment, seat, word) == self.commitments[seat]

    def take(self, row: Row) -> None:
        """Take a row: a seat commits to its word, opens it, or gives the whole start up."""
        if row.kind == kinds.COMMIT:
            self.commitments[row.seat] = row.text
        elif row.kind == kinds.OPEN:
            self.words[row.seat] = row.text
        else:
            self.commitment = row.text
            for seat in range(self.seats):
                self.forget(seat)

    def forget(self, seat: int, said: str = "-") -> None:
        """The seat has another owner: the commitment and word of the one before are void."""
        self.commitments[seat] = self.words[seat] = ""
        self.said[seat] = said

    def write(self, record: Record, luck: int) -> None:
        """Write into the record, when the game starts, what its draws depend on and how that came
        about."""
        record.luck = luck
        committed = luck == WORDS_COMMITTED
        record.commitments = self.commitments.copy() if committed else []
        record.words = self.words.copy() if committed else self.said.copy()
