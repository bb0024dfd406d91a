"""The random numbers that the luck of a table begins with; nobody can guess them."""

import secrets


def new_seed() -> bytes:
    """A new seed, the table's secret; its hash is shown before anybody commits to a luck word."""
    return secrets.token_bytes(32)


def new_word() -> str:
    """A luck word for a bot."""
    return secrets.token_hex(16)
