"""Castles of Mad King Ludwig: everybody builds a castle, the master builder sets the prices."""

from palatine.games.castles.game import Castles

GAME = Castles()
