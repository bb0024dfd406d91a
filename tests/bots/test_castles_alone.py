"""Who plays Castles alone: numbers of his own, and rooms on the deck as rounds to come."""

import pytest

from palatine import games
from palatine.bots import make
from palatine.bots.entrants import changed_knowledge, numbers
from palatine.bots.games.castles.alone import policy_alone
from palatine.bots.games.castles.knowledge import CastlesKnowledge
from palatine.bots.knowledge import FULL, knowledge_of
from palatine.core.chance import Stacked
from palatine.core.state import CHANCE, OVER
from palatine.games.castles import actions as act
from palatine.games.castles.state import CastlesState

CASTLES = games.load("castles")
KNOWLEDGE = CastlesKnowledge()


def asked(step: str, deal: str, seats: int = 1) -> CastlesState:
    """The view of who is asked for a step for the first time, in a game of Knights."""
    state = CASTLES.new(seats)
    bots = [make("knight", f"{deal}{seat}") for seat in range(seats)]
    draw = Stacked(deal)
    while (seat := CASTLES.to_move(state)) != OVER:
        if seat == CHANCE:
            CASTLES.apply(state, CHANCE, draw.draw(CASTLES, state))
            continue
        view = CASTLES.view(state, seat)
        if state.frames[-1].step == step:
            assert isinstance(view, CastlesState)
            return view
        CASTLES.apply(state, seat, bots[seat].choose(CASTLES, view))
    pytest.fail(f"nobody is asked for {step} in the deal {deal}")


def valued(view: CastlesState) -> dict[str, float]:
    legal = CASTLES.legal(view, view.viewer)
    return {a.text: v for a, v in zip(legal, KNOWLEDGE.values(CASTLES, view, legal, FULL))}


def test_a_room_on_the_deck_is_better_than_none_for_who_plays_alone() -> None:
    """A-34  Each is a third of a round more."""
    view = asked("put", "a")
    found = valued(view)
    done = found.pop(act.DONES.text)
    assert min(found.values()) > done


def test_in_the_last_round_a_room_on_the_deck_brings_nothing() -> None:
    view = asked("put", "a")
    view.last = True
    assert set(valued(view).values()) == {0.0}


def test_a_stack_is_looked_through_for_the_two_best_rooms_that_may_be_in_it() -> None:
    view = asked("look", "a")
    before = valued(view)
    KNOWLEDGE.alone.on_deck += 1
    try:
        after = valued(view)
    finally:
        KNOWLEDGE.alone.on_deck -= 1
    for size, high in enumerate(view.stacks):
        if high:
            look = act.LOOKS[size].text
            assert after[look] - before[look] == pytest.approx(min(2, high))


def test_numbers_for_who_plays_alone_change_nothing_at_a_table() -> None:
    changed = changed_knowledge("castles", {"alone-money": 9.0, "alone-look": 9.0})
    assert numbers(changed)["money"] == numbers(knowledge_of("castles"))["money"]
    for seats, differs in ((1, True), (2, False)):
        view = asked("buy", "a", seats)
        legal = CASTLES.legal(view, view.viewer)
        now = KNOWLEDGE.values(CASTLES, view, legal, FULL)
        assert (changed.values(CASTLES, view, legal, FULL) != now) == differs


def test_what_was_learned_alone_counts_for_the_strongest_level_only() -> None:
    """And at a table it is another network that speaks."""
    alone, table = asked("buy", "a"), asked("buy", "a", 2)
    assert policy_alone() is not None
    for view in (alone, table):
        legal = CASTLES.legal(view, view.viewer)
        assert any(knowledge_of("castles").learned_part(CASTLES, view, legal))
        assert not any(knowledge_of("castles", FULL - 1).learned_part(CASTLES, view, legal))
    silent = changed_knowledge("castles", {"alone-learned_buying": 0.0})
    for view, differs in ((alone, True), (table, False)):
        legal = CASTLES.legal(view, view.viewer)
        now = knowledge_of("castles").learned_part(CASTLES, view, legal)
        assert (silent.learned_part(CASTLES, view, legal) != now) == differs
