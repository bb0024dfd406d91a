"""What opponents know about single games: one module a game, named by its id."""
