"""Who sits where."""

from dataclasses import dataclass


@dataclass
class Seat:
    """One chair: a person's, an opponent's, or empty.

    stand_in: the bot that plays while the owner is away. resigned: the owner plays no more; a bot
    may play on, but the seat comes last.
    """

    person: str = ""
    name: str = ""
    bot: str = ""
    word: str = "-"
    stand_in: str = ""
    resigned: bool = False

    @property
    def kind(self) -> str:
        """person | bot | empty"""
        if self.bot:
            return "bot"
        return "person" if self.person else "empty"

    @property
    def player(self) -> str:
        """The bot that answers for this seat now, or '' for its owner."""
        return self.bot or self.stand_in

    @property
    def away(self) -> bool:
        return bool(self.stand_in) and not self.resigned
