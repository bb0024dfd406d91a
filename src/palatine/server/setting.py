"""How a setting of the server is declared: its default, what it is for, and its bounds."""

from dataclasses import field
from typing import Any

LARGEST = 1_000_000_000  # the upper bound of any number: seconds, bytes, counts


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
    """A field of `Config`. about: its description in docs/serving.md; low, high: bounds of a
    number; above: another setting that must be smaller; choices: the only texts allowed; secret:
    the value is never shown, as it may contain a password."""
    bounds = {"low": low, "high": high, "above": above, "choices": choices}
    return field(default=default, repr=not secret, metadata={"about": about, **bounds})
