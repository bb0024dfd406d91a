"""The error that environments raise for wrong use."""

from collections.abc import Iterator
from contextlib import contextmanager

from palatine import locales
from palatine.core.errors import Args, PalatineError


class EnvironmentProblem(PalatineError, ValueError):
    """Wrong use of an environment: an unknown game, an illegal number, a closed batch.

    Its text is a sentence, unlike the errors of tables, since programmers read it in a traceback.
    """

    def __init__(self, key: str, args: Args | None = None) -> None:
        super().__init__(key, args)
        self.sentence = locales.load("en")(key, self.details)

    def __str__(self) -> str:
        return self.sentence


@contextmanager
def own_errors() -> Iterator[None]:
    """Turn other `PalatineError`s into `EnvironmentProblem`."""
    try:
        yield
    except EnvironmentProblem:
        raise
    except PalatineError as error:
        raise EnvironmentProblem(error.key, error.details) from None


@contextmanager
def missing_extra(extra: str) -> Iterator[None]:
    """Raise an error that names the extra to install, where one of its packages is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "palatine":
            raise
        about = {"module": error.name or "?", "extra": f"palatine[{extra}]"}
        sentence = locales.load("en")("error-environment-extra", about)
        raise ImportError(sentence, name=error.name) from None
