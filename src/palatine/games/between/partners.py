"""Who builds a castle."""

from palatine.core.offer import Phrase
from palatine.games.between.state import SCORER, BetweenState


def partners(v: BetweenState, number: int) -> Phrase | None:
    """The two who build a castle; None at the scorer's table."""
    if v.seats == SCORER:
        return None
    left, right = number, v.left_of(number)
    if v.is_person(left) and v.is_person(right):
        return Phrase("between-sheet-partners", {"left_seat": left, "right_seat": right})
    return Phrase("between-sheet-ludwig", {"left_seat": left if v.is_person(left) else right})
