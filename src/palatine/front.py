"""The friendly front: a match by the name of its game, with words and a picture."""

from typing import Any

from palatine import games, locales
from palatine.core import match
from palatine.core.meta import OptionValue
from palatine.core.state import SPECTATOR


class Match(match.Match):
    """A game at hand: ``Match("torres", seats=3, seed="demo", variant="master")``."""

    def __init__(
        self, game: str, seats: int, seed: str = "", language: str = "en", **options: OptionValue
    ) -> None:
        super().__init__(games.load(game), seats, seed, options)
        self.words = locales.load(language)

    def __str__(self) -> str:
        """The position as text, as the seat that is asked sees it."""
        return str(self.game.face.text_board(self.view(max(self.seat, SPECTATOR)), self.words))

    def svg(self, seat: int = SPECTATOR, words: Any = None, style: str = "") -> str:
        """The board as a picture that stands alone."""
        return super().svg(seat, words or self.words, style)
