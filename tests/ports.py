"""Ports for servers of the tests."""

import secrets
import socket

# Below what systems give to whoever asks for any port or calls another: those may take a port in
# the moment between the choice and the server's start, or while a server is stopped.
FIRST, COUNT = 20_000, 12_000


def free_port() -> int:
    """A port that nobody listens at; by chance, since several processes look for one at once."""
    while True:
        port = FIRST + secrets.randbelow(COUNT)
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
