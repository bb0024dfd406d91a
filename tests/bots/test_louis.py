"""Louis XIV's greedy: it takes what lies before it, and beats random play."""

import pytest

from palatine import games
from palatine.bots import arena
from palatine.bots.budget import Budget
from palatine.bots.games.louis.greedy import greedy, worth
from palatine.bots.games.louis.knowledge import KNOWLEDGE
from palatine.bots.games.louis.policy import Policy, TileProspects
from palatine.bots.games.louis.weights import Weights
from palatine.bots.runners import processes
from palatine.core.native import BIT
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, Frame
from palatine.games.louis.names import MISSION_IDS, ORB
from palatine.games.louis.state import LouisState

LOUIS = games.load("louis")


def position(step: str, *args: int) -> LouisState:
    s = LOUIS.new(2)
    assert isinstance(s, LouisState)
    s.round, s.louis = 2, 0
    s.frames = [Frame(step, 0, args)]
    LOUIS.advance(s)
    return s


def choice(s: LouisState) -> str:
    assert LOUIS.to_move(s) != CHANCE
    return greedy(LOUIS, LOUIS.view(s, LOUIS.to_move(s)), Rng("0")).text


def test_it_lays_a_mission_when_it_can_and_spares_crowns() -> None:
    s = position("mission", 0)
    s.players[0].missions = (MISSION_IDS.index("L03"),)
    s.players[0].chips = [1, 2, 0, 0, 0]
    assert choice(s) == "lay L03: orb orb"


def test_it_keeps_a_crown() -> None:
    s = position("keep")
    s.players[0].chips = [1, 1, 1, 0, 0]
    assert choice(s) == "keep crown"


def test_it_buys_what_is_worth_its_price_and_nothing_dearer() -> None:
    s = position("buy", 0)
    assert choice(s) == "buy"
    s.parts.numbers[0][0] = 30
    try:
        assert choice(s) == "pass"
    finally:
        s.parts.numbers[0][0] = 3


def test_it_takes_the_majority_with_louis() -> None:
    s = position("play")
    s.players[0].influence = (0, 9, 10)
    for tile in range(12):  # the other is strong everywhere but with Anne, where Louis stands
        s.on[tile * 4 + 1] = 5 if tile else 2
    assert choice(s) == "influence 1: 1 1 1"


def test_it_fetches_when_it_has_no_markers() -> None:
    s = position("play")
    s.players[0].influence = (0, 9, 10)
    s.players[0].personal, s.players[0].general = 0, 16
    assert choice(s).endswith("fetch 3")


def test_it_uses_its_missions_and_decides_a_tie() -> None:
    s = position("supply", 0)
    s.players[0].laid = BIT[MISSION_IDS.index("L07")]
    assert choice(s) == "use plus-1-louisdor: 1 louisdor"
    assert choice(position("once-first", 4, 0)) == "first"


def test_a_wanted_chip_is_worth_more_and_a_crown_most() -> None:
    s = position("keep")
    s.players[0].missions = (MISSION_IDS.index("D04"),)  # two orbs
    view = LOUIS.view(s, 0)
    assert worth(view, 0, ORB - 1) > worth(view, 0, 1)
    s.players[0].missions = ()
    view = LOUIS.view(s, 0)
    assert worth(view, 0, 4) > worth(view, 0, 0)  # a crown against an orb


# --- the levels that search -----------------------------------------------------------------


def test_a_lead_is_certain_when_no_cards_are_left_and_a_hope_before() -> None:
    s = position("play")
    s.players[0].influence = s.players[1].influence = (0, 1, 9, 10)
    on = [2, 1, 0, 0]
    hoped = TileProspects(Policy(Weights()), LOUIS.view(s, 0)).first(s, on, 0)
    assert 0.5 < hoped < 1.0
    s.players[0].influence, s.players[1].influence = (0, 1), ()
    sure = TileProspects(Policy(Weights()), LOUIS.view(s, 0))
    assert (sure.first(s, on, 0), sure.first(s, on, 1)) == (1.0, 0.0)
    assert sure.first(s, [2, 1, 2, 0], 0) == 0.0  # L-903: the neutral player shares first place


def test_what_lies_before_a_player_counts_at_the_end_of_a_round() -> None:
    s = position("play")
    s.players[0].influence = s.players[1].influence = (0, 1, 2, 9, 10)

    def lead() -> float:
        mine, theirs = KNOWLEDGE.outlook(LOUIS, s)
        return sum(mine.values()) - sum(theirs.values())

    before = lead()
    s.players[0].general, s.players[0].personal = 4, s.players[0].personal + 1
    with_marker = lead()
    s.players[0].money += 3
    with_money = lead()
    s.players[0].influence = (0, 1, 2, 3, 9, 10)
    assert before < with_marker < with_money < lead()


def test_a_card_is_fetched_with_that_can_do_least() -> None:
    s = position("play")
    s.players[0].influence = (0, 9, 10)
    s.players[0].personal, s.players[0].general = 1, 15
    view = LOUIS.view(s, 0)
    legal = LOUIS.legal(view, 0)
    values = dict(zip([a.text for a in legal], KNOWLEDGE.values(LOUIS, view, legal, 4)))
    assert values["influence 1: fetch 3"] < values["influence 11: fetch 3"]


def test_with_less_effort_two_actions_compete_and_with_all_of_it_more() -> None:
    s = position("play")
    s.players[0].influence = (0, 9, 10)
    s.players[1].influence = (1, 2, 3)
    view = LOUIS.view(s, 0)
    few = KNOWLEDGE.plan(LOUIS, view, 3, Budget(80), Rng("0"))
    assert few is not None and (len(few.candidates), few.iterations) == (2, 4)
    more = KNOWLEDGE.plan(LOUIS, view, 4, Budget(80), Rng("0"))
    many = KNOWLEDGE.plan(LOUIS, view, 4, Budget(600), Rng("0"))
    assert more is not None and len(more.candidates) == KNOWLEDGE.width
    assert many is not None and len(many.candidates) == KNOWLEDGE.weights.lines


# --- against others ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_every_number_of_seats_to_the_end(seats: int) -> None:
    what = arena.contest("louis", ["greedy", "random"], seats, None, "v")
    report = arena.play_one(what.plain(), 0)
    assert len(report["scores"]) == seats


def test_it_beats_random_play() -> None:
    what = arena.contest("louis", ["greedy", "random"], 2, None, "strength")
    greedy_row, _ = arena.run(what, 6).bots
    assert greedy_row.wins == 6


@pytest.mark.long
def test_it_beats_random_play_in_95_of_100_games() -> None:
    what = arena.contest("louis", ["greedy", "random"], 2, None, "strength")
    greedy_row, _ = arena.run(what, 100, processes(2)).bots
    assert greedy_row.wins >= 95
