"""Torres, by Wolfgang Kramer and Michael Kiesling."""

from palatine.games.torres.game import Torres
from palatine.games.torres.older import Torres1

GAME = Torres(earlier=(Torres1(),))
