"""Art of the court: cut-paper profiles, gravel paths, heraldry. Ids begin with ``louis_``."""

from functools import cache

from palatine.core import sprite
from palatine.games.louis.art import cards, court, pieces, portraits


@cache
def symbols() -> dict[str, str]:
    """All that the page refers to, the shared symbols included."""
    own = [*portraits.parts(), *court.parts(), *pieces.parts(), *cards.page_parts()]
    return {**sprite.symbols(), **dict(own)}


@cache
def file_symbols() -> dict[str, str]:
    """The same and the faces of cards, for a picture that stands alone."""
    return {**symbols(), **dict(cards.file_parts())}
