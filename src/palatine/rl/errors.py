"""The one kind of error that environments raise for bad use."""

from collections.abc import Iterator
from contextlib import contextmanager

from palatine import locales
from palatine.core.errors import Args, PalatineError


class EnvironmentProblem(PalatineError, ValueError):
    """Bad use of an environment: an unknown game, a number that the mask forbids, a closed batch.

    Unlike the errors of tables it reads as a sentence: it is met by programmers, in a traceback.
    """

    def __init__(self, key: str, args: Args | None = None) -> None:
        super().__init__(key, args)
        self.sentence = locales.load("en")(key, self.details)

    def __str__(self) -> str:
        return self.sentence


@contextmanager
def own_errors() -> Iterator[None]:
    """Errors of the rules come out as those of environments."""
    try:
        yield
    except EnvironmentProblem:
        raise
    except PalatineError as error:
        raise EnvironmentProblem(error.key, error.details) from None


@contextmanager
def missing_extra(extra: str) -> Iterator[None]:
    """Where a package of an extra is not installed the error says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "palatine":
            raise
        about = {"module": error.name or "?", "extra": f"palatine[{extra}]"}
        sentence = locales.load("en")("error-environment-extra", about)
        raise ImportError(sentence, name=error.name) from None
