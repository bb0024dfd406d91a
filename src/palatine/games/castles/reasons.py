"""Reasons that several steps give."""

from palatine.core.errors import NotLegal


def no_such_choice(rule: str) -> NotLegal:
    """Something quite different is asked for now."""
    return NotLegal(rule, "castles-why-other-question")


def why(rule: str, name: str) -> NotLegal:
    """A reason that needs no more than its name."""
    return NotLegal(rule, "castles-why-" + name)
