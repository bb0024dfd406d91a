"""X-09, X-10  How points arise. Pure: nothing is changed, nothing else knows."""

from palatine.core.native import HIDDEN, cells, count, i64
from palatine.core.result import Result, places_by
from palatine.games._template.parts import BANNER_POINTS, GRID, PAIR_POINTS, VALUES
from palatine.games._template.state import TinyState


def pairs(banners: i64) -> int:
    """X-09  How many pairs of these banners stand side by side."""
    sides = 0
    for cell in cells(banners):
        sides += count(GRID.near[cell] & banners)
    return sides // 2


def points(s: TinyState, seat: int) -> dict[str, int]:
    """X-09  The points of a seat by category."""
    banners = s.banners[seat]
    return worth(count(banners), pairs(banners))


def worth(banners: int, together: int) -> dict[str, int]:
    """X-09  What so many banners and pairs of them are worth."""
    return {"banners": BANNER_POINTS * banners, "pairs": PAIR_POINTS * together}


def left_over(hand: tuple[int, ...]) -> int:
    """X-10  What the cards that are left add up to, as far as they are known."""
    total = 0
    for kind in hand:
        if kind != HIDDEN:
            total += VALUES[kind]
    return total


def result(s: TinyState) -> Result:
    """X-09, X-10  The game as it stands or ended."""
    breakdown = [points(s, seat) for seat in range(s.seats)]
    return ranking(breakdown, [left_over(hand) for hand in s.hands], over=not s.frames)


def ranking(breakdown: list[dict[str, int]], left: list[int], over: bool) -> Result:
    """X-09, X-10  The ranking; hands decide ties only when they lie open."""
    scores = [sum(categories.values()) for categories in breakdown]
    ranked = [(scores[i], left[i] if over else 0) for i in range(len(scores))]
    return Result(
        scores,
        breakdown,
        places_by([(score, rest) for score, rest in ranked]),
        tie_breaks=["tiny-tie-cards"] if over and _were_tied(ranked) else [],
        over=over,
    )


def _were_tied(ranked: list[tuple[int, int]]) -> bool:
    """Whether X-10 has put apart two seats with equal points."""
    return len({score for score, _ in ranked}) < len(set(ranked))
