"""Between Two Castles: an opponent notices whether the others choose, and plays accordingly."""

import pytest

from bots.test_between_incoming import BOTH_ROUNDS, choosing, seen_by, thought_of
from games.between.tables import GAME, choose_all
from palatine.bots.entrants import make_entrant
from palatine.bots.games.between.rollout import (
    TURNS,
    UNCHOSEN,
    CastleRollout,
    World,
)
from palatine.bots.games.between.skill import skill_of_others
from palatine.bots.games.between.weights import Weights
from palatine.core.chance import Stacked
from palatine.core.rng import Rng
from palatine.core.state import CHANCE
from palatine.games.between.parts import DOWNSTAIRS, FOOD, LIVING, SLEEPING, UTILITY
from palatine.games.between.state import BetweenState
from palatine.games.between.view import knows_hand


def skills(bot: str, seats: int, turns: int, deal: int) -> list[float]:
    """What each seat thinks of the others, after so many turns of a game of them."""
    s = GAME.new(seats)
    assert isinstance(s, BetweenState)
    driver = Stacked(f"deal {deal}")
    bots = [make_entrant(bot, "between", f"{deal} {seat}") for seat in range(seats)]
    while TURNS * (s.round - 1) + s.turn < turns or s.frames[-1].step != "choose":
        seat = GAME.to_move(s)
        action = (
            driver.draw(GAME, s) if seat == CHANCE else bots[seat].choose(GAME, GAME.view(s, seat))
        )
        GAME.apply(s, seat, action)
    views = [GAME.view(s, seat) for seat in range(seats)]
    return [skill_of_others(Weights(), view) for view in views if isinstance(view, BetweenState)]


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("turns", [1, 4, 7])
def test_castles_show_whether_others_choose(seats: int, turns: int) -> None:
    """In the mean of some games, and nearly always in a single one."""
    chosen = [seen for deal in range(8) for seen in skills("greedy", seats, turns, deal)]
    chanced = [seen for deal in range(8) for seen in skills("random", seats, turns, deal)]
    assert 0.8 < sum(chosen) / len(chosen) < 1.2
    assert -0.2 < sum(chanced) / len(chanced) < 0.2
    careless = Weights().careless
    assert sum(seen < careless for seen in chosen) <= len(chosen) / 6
    assert sum(seen >= careless for seen in chanced) <= len(chanced) / 4


def test_before_there_is_anything_to_see_others_are_trusted() -> None:
    assert skills("random", 3, 0, 0) == [1.0] * 3


def test_own_castles_do_not_count() -> None:
    """One who chooses among others who do not is not deceived by what is built with its help."""
    s = choosing(2, 0)
    view = GAME.view(s, 0)
    assert isinstance(view, BetweenState)
    before = skill_of_others(Weights(), view)
    view.castles[0] = view.castles[2] = choosing(1, 0).castles[0]
    assert skill_of_others(Weights(), view) == before
    view.castles[1] = choosing(1, 0).castles[0]
    assert skill_of_others(Weights(), view) < before


@BOTH_ROUNDS
@pytest.mark.parametrize("turn", range(TURNS))
def test_who_does_not_choose_takes_anything(number: int, turn: int) -> None:
    s = choosing(number, turn)
    incoming = seen_by(s, 0, trusting=False)
    assert incoming.receiver() == -1  # no tile is kept from them, none handed to them
    for owner in (1, 2):
        known = knows_hand(s, 0, owner)
        expected = [(UNCHOSEN, *s.hands[owner])] if known else []
        assert incoming.known_of(owner, owner) == expected
        assert incoming.passed[owner][:1] in ((), (UNCHOSEN,))
    assert UNCHOSEN not in incoming.passed[0]
    assert set(incoming.sizes[1]) <= {0}  # the castle of the two others
    mine = set(Weights().undisputed)
    assert all(size in mine | {0} for castle in (0, 2) for size in incoming.sizes[castle])


def test_B_1104_ludwigs_tile_beside_the_viewer_is_placed_well() -> None:
    s = choosing(1, 1, seats=2)
    choose_all(s)
    incoming = seen_by(s, 0, trusting=False)
    ludwig = 2
    beside = [castle for castle in range(3) if s.decider(castle, ludwig) == 0]
    other = [castle for castle in range(3) if s.decider(castle, ludwig) == 1]
    shared = {castle for castle in range(3) if ludwig in (castle, s.left_of(castle))}
    (ours,) = shared & set(beside)
    (theirs,) = shared & set(other)
    assert all(UNCHOSEN not in offer for offer in incoming.known_of(ours, ludwig))
    assert all(offer[0] == UNCHOSEN for offer in incoming.known_of(theirs, ludwig))
    assert incoming.known_of(ours, ludwig) and incoming.known_of(theirs, ludwig)


def dreams(careless: bool) -> list[CastleRollout]:
    """The same castle about to be built on in many worlds."""
    s = choosing(1, 2)
    deliberation = thought_of(s, 0)
    found = []
    for number in range(60):
        world = World(deliberation.pool, deliberation.cards, Rng(f"world {number}"))
        rollout = CastleRollout(
            deliberation.incoming.models[1].copy(), world, deliberation.weights, 0
        )
        rollout.careless = careless
        rollout.left = 6
        found.append(rollout)
    return found


def points(rollout: CastleRollout) -> int:
    return sum(rollout.sheet())


def test_who_does_not_choose_places_any_tile_anywhere() -> None:
    """Over many worlds all tiles of an offer come, on many spaces; in one world always the same."""
    offer = choosing(1, 2).hands[0]
    ends: dict[bool, list[tuple[int, ...]]] = {}
    for careless in (True, False):
        ends[careless] = []
        for rollout, again in zip(dreams(careless), dreams(careless)):
            rollout.build(offer)
            again.build(offer)
            assert list(rollout.model.grid) == list(again.model.grid)
            ends[careless].append(tuple(rollout.model.grid))
    assert len(set(ends[False])) == 1
    assert len(set(ends[True])) > 2 * len(offer)


def test_after_an_offer_placed_anyhow_choices_are_made_again() -> None:
    (rollout, *_), (other, *_) = dreams(careless=False), dreams(careless=True)
    offer = choosing(1, 2).hands[0]
    rollout.build((UNCHOSEN, *offer))
    other.build(offer)
    assert list(rollout.model.grid) == list(other.model.grid)
    assert not rollout.careless


@pytest.mark.parametrize("kind", [FOOD, LIVING, UTILITY, SLEEPING, DOWNSTAIRS])
def test_B_402_bonuses_of_who_does_not_choose_bring_less(kind: int) -> None:
    totals = []
    for careless in (True, False):
        total = 0
        for rollout in dreams(careless):
            rollout.bonus(kind)
            total += points(rollout)
        totals.append(total)
    assert totals[0] < totals[1]
