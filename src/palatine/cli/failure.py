"""Failures of commands: exit codes, and the line that gives the reason."""

from palatine.core.errors import NotLegal, PalatineError
from palatine.locales import Words

BAD_INPUT = 2
INTERRUPTED = 130
CLOSED_PIPE = 141


def sentence(error: PalatineError, words: Words) -> str:
    """The reason as one line, preceded by the number of the broken rule, if there is one."""
    details = dict(error.details)
    reason = str(details.get("reason", ""))
    if words.has(reason):  # an error inside another; both have the same arguments
        details["reason"] = words(reason, details)
    text = words(error.key, details)
    if isinstance(error, NotLegal) and error.rule:
        text = f"{error.rule} {text}"
    return " ".join(text.split())
