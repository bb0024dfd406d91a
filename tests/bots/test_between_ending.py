"""Between Two Castles: the last turn of three castles, beside the rules and beside a search of
everything."""

from typing import Any

import pytest

from palatine import games
from palatine.bots import make
from palatine.bots.budget import Budget
from palatine.bots.games.between.ending import RING, STEP, Ending, end_of
from palatine.bots.games.between.last_turn import LastTurn, in_worlds, is_last_turn, pairs, think
from palatine.bots.games.between.rollout import World
from palatine.bots.games.between.weights import Weights
from palatine.bots.knowledge import FULL, knowledge_of
from palatine.core.chance import Stacked
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER
from palatine.games.between.parts import TYPE_OF
from palatine.games.between.scoring import castle_score, specialty_rooms, standings
from palatine.games.between.state import BetweenState

BETWEEN = games.load("between")
WEIGHTS = Weights()


def last_turn(seed: str, seats: int = 3) -> list[BetweenState]:
    """The questions of the last turn of a game of greedy players."""
    state = BETWEEN.new(seats)
    driver = Stacked(seed)
    bots = [make("greedy", f"{seed} {seat}") for seat in range(seats)]
    found: list[BetweenState] = []
    while (seat := BETWEEN.to_move(state)) != OVER:
        if seat == CHANCE:
            BETWEEN.apply(state, CHANCE, driver.draw(BETWEEN, state))
            continue
        view = BETWEEN.view(state, seat)
        assert isinstance(view, BetweenState)
        if is_last_turn(view):
            found.append(state.clone())
        BETWEEN.apply(state, seat, bots[seat].choose(BETWEEN, view))
    return found


def thought(view: BetweenState) -> LastTurn:
    return LastTurn(BETWEEN, view, WEIGHTS)


def ending_of(state: BetweenState) -> Ending:
    return Ending(state, World(state.pile, state.deck, Rng("draws")), WEIGHTS)


def worth_by_the_rules(state: BetweenState) -> list[float]:
    """What a finished game is worth to each seat, from the result of the rules alone."""
    result = BETWEEN.result(state)
    points = [castle_score(castle, state.throne_connects) for castle in state.castles]
    shared = result.places.count(1)
    found = []
    for seat in range(state.seats):
        low, high = sorted((points[seat], points[seat - 1]))
        others = [score for other, score in enumerate(result.scores) if other != seat]
        lead = low + WEIGHTS.higher_at_end * (high - low) - (max(others) + sum(others) / 2) / 2
        found.append(lead + (WEIGHTS.win / shared if result.places[seat] == 1 else 0.0))
    return found


def best_play(state: BetweenState) -> list[float]:
    """What everybody comes to if each takes what is best for himself, by trying everything."""
    seat = BETWEEN.to_move(state)
    if seat == OVER:
        return worth_by_the_rules(state)
    assert seat != CHANCE
    tried = [best_play(after(state, seat, action)) for action in BETWEEN.legal(state, seat)]
    return max(tried, key=lambda worth: worth[seat])


def after(state: BetweenState, seat: int, action: Any) -> BetweenState:
    found = state.clone()
    BETWEEN.apply(found, seat, action)
    return found


def test_ends_are_ranked_as_the_rules_rank_them() -> None:
    """B-1002 ... B-1004, also where points and higher castles are equal."""
    rng, state = Rng("ends"), last_turn("ends")[0]
    ending = ending_of(state)
    equal = 0
    for _ in range(400):
        points = [60 + rng.below(3) for _ in range(RING)]
        rooms = [rng.below(3) for _ in range(RING)]
        ends = [end_of(*both) for both in zip(points, rooms)]
        keys = standings(points, rooms)
        for one in range(RING):
            for other in range(RING):
                mine, theirs = ending.key(one, ends), ending.key(other, ends)
                assert (mine > theirs) == (keys[one] > keys[other])
                equal += one != other and keys[one] == keys[other]
    assert equal > 20


def test_a_win_by_the_higher_castle_is_worth_more_than_equal_points() -> None:
    """B-1003: seats 0 and 1 have sixty points like seat 2, who has no part in the higher castle."""
    ending = ending_of(last_turn("ends")[0])
    ends = [end_of(66, 0), end_of(60, 0), end_of(60, 0)]  # castle 0 belongs to seats 0 and 1
    assert ending.worth(0, ends) == ending.worth(1, ends) > WEIGHTS.win / 2
    assert ending.worth(2, ends) < 1.0


def test_the_last_castle_is_played_as_a_search_of_everything_plays_it() -> None:
    """From the question who builds first at it, where its two tiles bring no bonus."""
    compared, orders = 0, 0
    for number in range(8):
        for state in last_turn(f"last {number}"):
            frame = state.frames[-1]
            if frame.step not in ("order", "answer", "at") or frame.args[0] != RING - 1:
                continue
            if may_bring_a_bonus(state):
                continue
            seat = BETWEEN.to_move(state)
            view = BETWEEN.view(state, seat)
            assert isinstance(view, BetweenState)
            turn = thought(view)
            for line, (worth, _) in zip(turn.lines, turn.in_world("a world")):
                assert worth == pytest.approx(best_play(after(state, seat, line[0])))
                compared += 1
                orders += frame.step == "order"
    assert compared > 30 and orders > 3


def may_bring_a_bonus(state: BetweenState) -> bool:
    """Whether one of the last castle's tiles may be a third or fifth of its type (B-401, B-412)."""
    castle, ending = RING - 1, ending_of(state)
    kinds = [
        TYPE_OF[tile]
        for owner in (castle, state.left_of(castle))
        for tile in ending.offer(castle, owner)
    ]
    counts = state.castles[castle].counts
    return any(counts[kind] + more in (3, 5) for kind in kinds for more in (1, kinds.count(kind)))


def test_every_question_of_the_last_turn_has_an_answer_in_time() -> None:
    """With bonuses and draws too: what is found is legal, and who is late has played one world."""
    steps: set[str] = set()
    for seats in (2, 3):
        for state in last_turn(f"all {seats}", seats):
            seat = BETWEEN.to_move(state)
            view = BETWEEN.view(state, seat)
            assert isinstance(view, BetweenState)
            found = think(thought(view), Budget(100, 0.0), Rng("late"))
            assert found.best in BETWEEN.legal(view, seat)
            assert found.iterations == 1
            steps.add(view.frames[-1].step)
    assert {"choose", "order", "split", "at"} <= steps


def test_a_choice_is_a_pair_and_keeps_the_tile_that_was_taken() -> None:
    state = last_turn("pair")[0]
    view = BETWEEN.view(state, 0)
    assert isinstance(view, BetweenState)
    hand = view.hands[0]
    assert {frozenset(action.a for action in line) for line in thought(view).lines} == {
        frozenset(pair) for pair in pairs(hand)
    }
    first = BETWEEN.legal(view, 0)[0]
    BETWEEN.apply(state, 0, first)
    second = BETWEEN.view(state, 0)
    assert isinstance(second, BetweenState)
    lines = thought(second).lines
    assert len(lines) == len(hand) - 1
    assert all(len(line) == 1 and line[0].a != first.a for line in lines)


def test_hints_and_reviews_have_one_judgement_of_it() -> None:
    """What was played is judged in the worlds of the search, with the same points."""
    knowledge = knowledge_of("between")
    judged = 0
    for state in last_turn("judged"):
        seat = BETWEEN.to_move(state)
        view = BETWEEN.view(state, seat)
        found = knowledge.plan(BETWEEN, view, FULL, Budget(60), Rng("judged"))
        assert found is not None
        lines = [candidate.path for candidate in found.candidates]
        again = knowledge.played_out(BETWEEN, view, lines, found.worlds, FULL)
        assert again is not None
        for one, other in zip(found.candidates, again):
            assert one.samples == pytest.approx(other.samples)
        judged += len(lines)
    assert judged > 30


def test_what_a_draw_decides_is_not_certain() -> None:
    """B-402, B-406, B-410: tiles and cards that are drawn, also those of a bonus that is copied."""
    luck, sure = 0, 0
    for number in range(8):
        for state in last_turn(f"luck {number}"):
            frame = state.frames[-1]
            view = BETWEEN.view(state, BETWEEN.to_move(state))
            assert isinstance(view, BetweenState)
            turn = thought(view)
            first, second = turn.in_world("one world"), turn.in_world("another world")
            if turn.is_certain:
                assert [worth for worth, _ in first] == [worth for worth, _ in second]
                sure += 1
            if frame.step in ("copy", "food", "keep"):
                assert not turn.is_certain
                luck += 1
    assert luck > 5 and sure > 50


def test_lines_of_a_review_are_found_among_the_options() -> None:
    state = last_turn("pair")[0]
    view = BETWEEN.view(state, 0)
    assert isinstance(view, BetweenState)
    turn = thought(view)
    whole = turn.lines[-1]
    single = (whole[1],)
    found = in_worlds(turn, [whole, single], ["one", "two"])
    assert found[0].path == whole
    assert whole[1] in found[1].path
    assert all(candidate.node.visits == 2 for candidate in found)


def test_the_end_of_a_castle_is_its_points_and_specialty_rooms() -> None:
    """Laying a tile in thought comes to what the rules count, for every space."""
    state = last_turn("laid")[0]
    ending = ending_of(state)
    checked = 0
    for castle in range(RING):
        built = state.castles[castle]
        for tile in state.hands[castle]:
            if built.counts[TYPE_OF[tile]] in (2, 4):
                continue  # it would bring a bonus
            ends = ending.ends(ending.models[castle], ending.points[castle], tile)
            laid = [built.with_tile(space.c, tile) for space in built.spaces(tile)]
            by_rules = {
                end_of(castle_score(one, state.throne_connects), specialty_rooms(one))
                for one in laid
            }
            assert set(ends) == by_rules
            assert all(end // STEP >= 0 for end in ends)
            checked += 1
    assert checked > 2
