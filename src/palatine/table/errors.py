"""Why a table refuses a request: a short code for programs and a message key for people."""

from palatine.core.errors import Args, NotAsked, NotLegal, PalatineError


class Refused(PalatineError):
    """The request was refused and nothing has changed. `code` is the error's name in the protocol,
    `rule` the broken rule, if any."""

    def __init__(self, code: str, key: str = "", args: Args | None = None, rule: str = "") -> None:
        super().__init__(key or f"table-refused-{code}", args)
        self.code = code
        self.rule = rule


def refusal(error: PalatineError) -> Refused:
    """An error of the rules as a refusal of the table."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, NotLegal):
        return Refused("not-legal", error.key, error.details, error.rule)
    if isinstance(error, NotAsked):
        return Refused("not-asked")
    return Refused("bad-text", error.key, error.details)
