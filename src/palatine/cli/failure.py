"""How a command fails: exit codes, and the one line that says why."""

from palatine.core.errors import NotLegal, PalatineError
from palatine.locales import Words

BAD_INPUT = 2
INTERRUPTED = 130
CLOSED_PIPE = 141


def sentence(error: PalatineError, words: Words) -> str:
    """The reason in words, after the number of the rule where one is broken; always one line."""
    details = dict(error.details)
    reason = str(details.get("reason", ""))
    if words.has(reason):  # an error inside another: both are told with the same arguments
        details["reason"] = words(reason, details)
    text = words(error.key, details)
    if isinstance(error, NotLegal) and error.rule:
        text = f"{error.rule} {text}"
    return " ".join(text.split())
