"""The few moments of a game that mattered: the largest mistakes, the largest swing of luck, and the
last change of the lead."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from statistics import fmean

from palatine.bots.review import Decision, Review

MOST = 6
MISTAKES = 4  # of these, so that there is room for luck and lead
IN_A_ROW = 2  # moments of one player
LEAST_LUCK = 3.0  # points of the lead that draws must change to be worth a moment
LOSS, LUCK, LEAD = "loss", "luck", "lead"


@dataclass(frozen=True)
class Moment:
    """kind: what happened there, `loss`, `luck` or `lead`. seat: whose moment it is: who erred, who
    was lucky or unlucky, who took the lead."""

    kind: str
    seat: int
    decision: Decision


def moments(review: Review, mine: Collection[int] = ()) -> list[Moment]:
    """At most six, in the order of the game. Of equal mistakes those of the reader come first."""
    found = [Moment(LOSS, one.seat, one) for one in _mistakes(review.decisions, mine)]
    for other in (_luckiest(review.decisions), _last_lead(review)):
        if other is not None and other.decision not in [one.decision for one in found]:
            found.append(other)
    return sorted(found[:MOST], key=lambda one: one.decision.number)


def _mistakes(decisions: Sequence[Decision], mine: Collection[int]) -> list[Decision]:
    lost = [one for one in decisions if one.better]
    lost.sort(key=lambda one: (-round(one.loss), one.seat not in mine, one.number))
    kept: list[Decision] = []
    while len(kept) < MISTAKES:
        open_ones = [one for one in lost if one not in kept]
        fitting = (one for one in open_ones if not _too_many_in_a_row([*kept, one]))
        following = next(fitting, None)
        if following is None:
            break
        kept.append(following)
    return kept


def _too_many_in_a_row(kept: list[Decision]) -> bool:
    seats = [one.seat for one in sorted(kept, key=lambda one: one.number)]
    runs = zip(*(seats[at:] for at in range(IN_A_ROW + 1)))
    return any(len(set(run)) == 1 for run in runs)


def _luckiest(decisions: Sequence[Decision]) -> Moment | None:
    """Where draws changed somebody's expected lead most."""
    swings = [(abs(n), seat, one) for one in decisions for seat, n in enumerate(one.luck)]
    most, seat, decision = max(swings, key=lambda swing: swing[0], default=(0.0, 0, None))
    return Moment(LUCK, seat, decision) if decision and most >= LEAST_LUCK else None


def smoothed(decisions: Sequence[Decision]) -> list[list[float]]:
    """The expected lead of every seat after each line: means over the last line of each player, for
    who has just moved looks better than he is."""
    found = []
    latest: dict[int, Sequence[float]] = {}
    for one in decisions:
        latest[one.seat] = one.leads
        found.append([fmean(column) for column in zip(*latest.values())])
    return found


def leaders(decisions: Sequence[Decision]) -> list[int]:
    """Who was expected to win after each line."""
    return [max(range(len(leads)), key=leads.__getitem__) for leads in smoothed(decisions)]


def _last_lead(review: Review) -> Moment | None:
    """Where the lead changed hands for the last time."""
    ahead = leaders(review.decisions)
    changes = [at for at in range(1, len(ahead)) if ahead[at] != ahead[at - 1]]
    if not changes:
        return None
    return Moment(LEAD, ahead[changes[-1]], review.decisions[changes[-1]])
