"""Machinery that knows no game and that every game uses. Standard library only."""
