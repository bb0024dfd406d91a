"""What bots know about single games: one package a game, named by its id."""
