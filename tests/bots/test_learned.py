"""What was learned, in rollouts: how everybody plays in them, and what is thought of their end."""

import pytest

from bots.test_castles import reached
from palatine import games
from palatine.bots import make
from palatine.bots.base import AnyGame
from palatine.bots.entrants import changed_knowledge
from palatine.bots.knowledge import FULL, LATER, Knowledge, knowledge_of, seen_as
from palatine.core.match import Match
from palatine.core.rng import Rng
from palatine.core.state import State

CASTLES = games.load("castles")


@pytest.mark.parametrize("step", ["price", "buy"])
def test_the_learned_value_changes_the_outlook_at_a_table_of_two(step: str) -> None:
    """By its share, in what is still to come and nowhere else; with no share there is nothing of
    it, as below the strongest level."""
    state = reached(step, rounds=3)
    outlooks = [
        changed_knowledge("castles", {"learned": share}).outlook(CASTLES, state)
        for share in (0.0, 0.5, 1.0)
    ]
    none, half, whole = outlooks
    assert whole == knowledge_of("castles").outlook(CASTLES, state)
    assert none == knowledge_of("castles", FULL - 1).outlook(CASTLES, state)
    changes = [now[LATER] - before[LATER] for now, before in zip(whole, none)]
    assert max(abs(change) for change in changes) > 0.1
    halves = [now[LATER] - before[LATER] for now, before in zip(half, none)]
    assert halves == pytest.approx([change / 2 for change in changes])
    assert {len({str({**row, LATER: 0.0}) for row in rows}) for rows in zip(*outlooks)} == {1}


def states_asking(game: AnyGame, steps: set[str], number: int) -> list[State]:
    """So many states of a game of greedy opponents in which somebody is asked for such a step."""
    match = Match(game, 2, seed="learned")
    bots = [make("greedy", str(seat)) for seat in range(2)]
    found: list[State] = []
    while len(found) < number:
        if match.state.frames[-1].step in steps:
            found.append(match.state.clone())
        match.play(bots[match.seat].choose(game, match.view(match.seat)).text, match.seat)
    return found


def bought(knowledge: Knowledge, state: State, luck: str) -> str:
    """What the seat that is asked buys in a rollout."""
    reply = knowledge.reply(CASTLES, state.clone(), CASTLES.to_move(state), Rng(luck))
    assert reply is not None
    return reply.text


def test_the_learned_policy_of_castles_buys_otherwise_in_rollouts() -> None:
    """With the same luck, so that nothing else can make the difference."""
    by_hand = changed_knowledge("castles", {"learned_buying": 0.0})
    differs = [
        bought(knowledge_of("castles"), state, "luck") != bought(by_hand, state, "luck")
        for state in states_asking(CASTLES, {"buy"}, 12)
    ]
    assert any(differs)


def test_the_learned_policy_of_louis_plays_otherwise_in_rollouts() -> None:
    """It corrects what a seat's actions look like there, and so what it does."""
    game = games.load("louis")
    by_hand = changed_knowledge("louis", {"learned": 0.0})
    differs = []
    for state in states_asking(game, {"play"}, 12):
        seat = game.to_move(state)
        legal = game.legal(state, seat)
        found = seen_as(knowledge_of("louis"), game, state, seat, legal)
        without = seen_as(by_hand, game, state, seat, legal)
        assert found != without
        differs.append(found.index(max(found)) != without.index(max(without)))
    assert any(differs)
