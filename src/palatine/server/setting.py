"""How a setting of the server is declared: its default, what it is for, and its bounds."""

from dataclasses import field
from typing import Any

LARGEST = 1_000_000_000  # of any number that is given: seconds, bytes, counts


def setting(
    default: Any,
    about: str,
    *,
    low: float = 0,
    high: float = LARGEST,
    above: str = "",
    choices: tuple[str, ...] = (),
    secret: bool = False,
) -> Any:
    """A field of `Config`: its default, and what docs/serving.md says about it.

    low, high: bounds of a number; above: another setting that must be smaller; choices: the only
    texts allowed; secret: its value is never shown, as it may hold a password.
    """
    bounds = {"low": low, "high": high, "above": above, "choices": choices}
    return field(default=default, repr=not secret, metadata={"about": about, **bounds})
