"""Tiny: the game to copy when you write a new one (RULES.md)."""

from typing import Final

from palatine.games._template.game import Tiny

GAME: Final = Tiny()
