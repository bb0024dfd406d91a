"""The server: the only room with async code, input and output."""
