"""Who sits where, and what somebody asks of the others."""

from dataclasses import dataclass, field


@dataclass
class Seat:
    """One seat: a person's, a bot's, or empty.

    stand_in: the bot that plays while the owner is away. resigned: the owner plays no more; a bot
    may play on, but the seat is placed last.
    """

    person: str = ""
    name: str = ""
    bot: str = ""
    stand_in: str = ""
    resigned: bool = False
    replaced: bool = False  # a bot has decided something in the owner's place

    @property
    def kind(self) -> str:
        """person | bot | empty"""
        if self.bot:
            return "bot"
        return "person" if self.person else "empty"

    @property
    def acting_bot(self) -> str:
        """The bot that answers for this seat now, or '' for its owner."""
        return self.bot or self.stand_in

    @property
    def away(self) -> bool:
        return bool(self.stand_in) and not self.resigned

    @property
    def left(self) -> bool:
        """Whether a person left the game: gave up, is away, or had a bot decide for him."""
        return self.resigned or self.replaced or bool(self.stand_in)


@dataclass
class UndoRequest:
    """A seat asks to go back to before an entry of the record; `agreed` are the seats that have
    agreed."""

    seat: int
    first: int
    agreed: set[int] = field(default_factory=set)
