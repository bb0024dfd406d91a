"""What the luck of a table begins with: random numbers that nobody can guess."""

import secrets


def new_seed() -> bytes:
    """The table's own secret; its hash is shown before anybody commits to a word."""
    return secrets.token_bytes(32)


def new_word() -> str:
    """A bot's word."""
    return secrets.token_hex(16)
