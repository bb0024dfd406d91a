"""Documents that a command reads as JSON; a list of documents gives a list of answers."""

from collections.abc import Callable
from typing import Any

from palatine.cli.files import read_json
from palatine.core.errors import BadDocument, Unsupported
from palatine.core.game import Game


def answer(document: Any, one: Callable[[Any], Any]) -> Any:
    """Apply a function to a document, or to each of a list; an error names the one that caused
    it."""
    if not isinstance(document, list):
        return one(document)
    answers = []
    for number, inner in enumerate(document, 1):
        try:
            answers.append(one(inner))
        except BadDocument as error:
            details = {key: value for key, value in error.details.items() if key != "where"}
            where = f"#{number} {error.details.get('where', '')}".rstrip()
            raise BadDocument(error.key, where, details) from None
    return answers


def read_documents(game: Game[Any], name: str, kind: str) -> Any:
    """The documents in a file. Raises `Unsupported` where the game does not read this kind."""
    if kind not in game.meta.documents:
        raise Unsupported(game.meta.id, kind)
    return read_json(name)
