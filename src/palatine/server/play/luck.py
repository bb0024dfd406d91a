"""The secret random numbers from which the draws of a table follow."""

import secrets


def new_seed() -> bytes:
    """A new seed, which the table keeps secret; its hash is published before any player commits to
    a luck word."""
    return secrets.token_bytes(32)


def new_word() -> str:
    """A luck word for a bot."""
    return secrets.token_hex(16)
