"""Art of the court: cut-paper profiles, gravel paths, heraldry. Ids begin with ``louis_``."""

from functools import cache

from palatine.core import sprite
from palatine.games.louis.art import cards, court, pieces, portraits


@cache
def symbols() -> dict[str, str]:
    """All that drawings of this game refer to, the shared symbols included."""
    own = [*portraits.parts(), *court.parts(), *pieces.parts(), *cards.parts()]
    return {**sprite.symbols(), **dict(own)}
