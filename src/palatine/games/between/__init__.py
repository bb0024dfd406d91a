"""Between Two Castles of Mad King Ludwig."""

from palatine.games.between.game import Between

GAME = Between()
