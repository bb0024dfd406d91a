"""Between Two Castles: greedy beats random play; a castle to think with keeps the rules' points."""

from palatine import games
from palatine.bots import arena, make
from palatine.bots.budget import Budget
from palatine.bots.games.between.castle_model import CastleModel
from palatine.bots.games.between.deliberation import Deliberation
from palatine.bots.games.between.tables import fits, place_of
from palatine.bots.games.between.weights import Weights
from palatine.bots.knowledge import FULL, knowledge_of
from palatine.bots.levels import Palatine
from palatine.core.chance import Stacked
from palatine.core.rng import Rng
from palatine.core.state import CHANCE
from palatine.games.between.parts import ROOMS
from palatine.games.between.scoring import castle_score, sheet
from palatine.games.between.state import BetweenState

BETWEEN = games.load("between")
PIECES = ROOMS + 3


def played(decisions: int, seed: str, seats: int = 3) -> BetweenState:
    """A table of random players after so many decisions, where somebody is asked."""
    state = BETWEEN.new(seats)
    driver = Stacked(seed)
    bots = [make("random", f"{seed} {seat}") for seat in range(seats)]
    while True:
        seat = BETWEEN.to_move(state)
        if seat == CHANCE:
            BETWEEN.apply(state, CHANCE, driver.draw(BETWEEN, state))
            continue
        if decisions == 0:
            assert isinstance(state, BetweenState)
            return state
        decisions -= 1
        BETWEEN.apply(state, seat, bots[seat].choose(BETWEEN, BETWEEN.view(state, seat)))


def test_a_castle_to_think_with_gains_what_the_rules_count() -> None:
    """Every space for some pieces in castles of all sizes, with attendants and cards."""
    rng = Rng("site")
    cards = 0
    for number in range(12):
        state = played(12 * number, f"site {number}")
        for castle in state.castles:
            castle = castle.with_card(rng.below(20)).with_attendant(rng.below(4))
            cards += len(castle.cards)
            for connects in (True, False):
                model = CastleModel(castle, connects)
                base = castle_score(castle, connects)
                piece = rng.below(PIECES)
                for space in castle.spaces(piece):
                    after = castle_score(castle.with_tile(space.c, piece), connects)
                    assert model.gain(place_of(space.c), piece) == after - base
    assert cards >= 36


def test_building_in_thought_opens_the_same_spaces() -> None:
    rng = Rng("build")
    castle = played(0, "build").castles[0]
    model = CastleModel(castle, True)
    for _ in range(20):
        piece = rng.below(PIECES)
        spaces = castle.spaces(piece)
        space = spaces[rng.below(len(spaces))]
        castle = castle.with_tile(space.c, piece)
        copy = model.copy()
        model.put(place_of(space.c), piece)
        assert sorted(model.upper) == [place_of(a.c) for a in castle.upper]
        assert sorted(model.under) == [place_of(a.c) for a in castle.under]
        assert sheet(model.castle(), True) == sheet(castle, True)
        assert len(copy.tiles) == len(model.tiles) - 1
    assert fits(castle)


def test_every_kind_of_decision_is_thought_about_at_every_table() -> None:
    """With few dreams; what is found is legal, and its points are there to be told."""
    knowledge = knowledge_of("between")
    kinds: set[str] = set()
    for seats in (2, 3, 7):
        for decisions in range(0, 70, 3):
            state = played(decisions, f"kinds {seats} {decisions}", seats)
            seat = BETWEEN.to_move(state)
            view = BETWEEN.view(state, seat)
            kinds.add(view.frames[-1].step)
            found = Palatine("kinds").think(BETWEEN, view, knowledge, Budget(4))
            legal = BETWEEN.legal(view, seat)
            assert all(line.action in legal for line in found.candidates)
            assert found.candidates[0].node.visits >= 1
            assert sum(found.candidates[0].expected().values()) > -30
    assert {"choose", "assign", "order", "split", "at"} <= kinds


def test_a_choice_of_two_tiles_is_planned_as_one() -> None:
    view = BETWEEN.view(played(0, "pair"), 0)
    found = Palatine("pair").think(BETWEEN, view, knowledge_of("between"), Budget(40))
    one, two = found.path
    assert one != two
    assert {one, two} <= set(BETWEEN.legal(view, 0))


def test_B_1107_ludwig_is_a_rival_like_any_other() -> None:
    """Ahead is who has no part in the lowest castle: Ludwig, where that is the one that both
    players share (0), and the other player, where it is one of Ludwig's (1, 2)."""
    view = BETWEEN.view(played(0, "ludwig", 2), 0)
    assert isinstance(view, BetweenState) and view.places == 3
    deliberation = Deliberation(view, Weights(), Weights().ahead[FULL])
    ahead = []
    for lowest in range(view.places):
        totals = [40.0 if place == lowest else 60.0 for place in range(view.places)]
        worths = deliberation.worths(knowledge_of("between"), totals)
        ahead.append([worth > 0 for worth in worths])
    assert ahead == [[False, False], [True, False], [False, True]]


def test_greedy_beats_random_at_three_seats() -> None:
    what = arena.contest("between", ["greedy", "random", "random"], 3, None, "strength")
    greedy = arena.run(what, 9).bots[0]
    assert greedy.wins >= 7
