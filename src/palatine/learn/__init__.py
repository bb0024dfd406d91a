"""Learning a game: guided lessons, texts with figures, the legend of its signs, puzzles."""
