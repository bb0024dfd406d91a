"""The server: the only room that waits, reads files and talks to the world."""
