"""Louis XIV, by Rüdiger Dorn: influence at the court of the Sun King (RULES.md)."""

from typing import Final

from palatine.games.louis.game import Louis

GAME: Final = Louis()
