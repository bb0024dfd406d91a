"""Game-free machinery: what every game stands on. Standard library only."""
