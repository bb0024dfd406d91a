"""Learning a game: the texts that explain it, their figures, the legend of its signs."""
