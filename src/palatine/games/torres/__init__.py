"""Torres, by Wolfgang Kramer and Michael Kiesling."""

from palatine.games.torres.game import Torres

GAME = Torres()
