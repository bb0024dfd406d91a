"""Who plays alone: what he learned of purchases, and his small choices (a room on the deck is a
third of a round more, A-34)."""

from functools import cache

from palatine import games
from palatine.bots.games.castles.goals import Goals
from palatine.bots.games.castles.greedy import values as at_once
from palatine.bots.learned import POLICY, LearnedPolicy, data_file
from palatine.bots.network_files import read_network
from palatine.core.action import Action
from palatine.games.castles import actions as act
from palatine.games.castles.parts import LIVING
from palatine.games.castles.state import NOBODY_LOOKED, rooms_in
from palatine.games.castles.steps.sleeping import MOST, looked_at


@cache
def policy_alone() -> LearnedPolicy | None:
    """The policy learned from games alone, read once; None where there is none."""
    file, rules = data_file(__file__, f"{POLICY}-alone"), games.load("castles")
    return LearnedPolicy(rules, read_network(file, rules, POLICY)) if file.exists() else None


def alone_values(goals: Goals, legal: list[Action]) -> list[float]:
    """What stacks to look through, rooms to put on the deck and rewards of a pair look like."""
    values = at_once(goals.s, legal)
    for i in range(len(legal)):
        a = legal[i]
        if a.kind == act.LOOK:
            values[i] = _looked(goals, a.a)
        elif a.kind == act.PUT:
            values[i] = _put(goals, a.a)
        elif a.kind == act.DONE:
            values[i] = 0.0
        elif a.kind == act.AS and a.a != LIVING:
            values[i] = goals.when.rewards[a.a]
    return values


def _put(goals: Goals, room: int) -> float:
    """C-661  A room put on the deck will be on the market, and what it costs is not known yet."""
    if goals.s.last:
        return 0.0
    w = goals.survey.weights
    return w.on_deck + w.chosen * max(0.0, goals.worth(room))


def _looked(goals: Goals, size: int) -> float:
    """C-661  The best two rooms that may be expected in a stack."""
    s = goals.s
    high = s.stacks[size]
    is_new = s.fixed[size] == NOBODY_LOOKED
    rooms = rooms_in(size, s.pools[size] if is_new else looked_at(s, goals.seat, size))
    worths = sorted([-_put(goals, room) for room in rooms])
    total = 0.0
    for n in range(min(MOST, high)):
        place = (n + 1) * (len(worths) + 1) // (high + 1) - 1
        total -= worths[max(0, min(place, len(worths) - 1))]
    return total
