"""Processes that think look for garbage seldom, because their searches make none."""

import gc

import pytest

from palatine import games
from palatine.bots.collection import NEW_OBJECTS
from palatine.bots.entrants import make_entrant
from palatine.bots.playing import play_out
from palatine.bots.runners import processes
from palatine.core.chance import Stacked

TABLES = [("torres", 2), ("louis", 2), ("between", 3), ("castles", 2), ("castles", 1)]


def play(game: str, seats: int) -> None:
    rules = games.load(game)
    bots = [make_entrant("palatine rollouts=2 seconds=0", game, str(n)) for n in range(seats)]
    play_out(rules, rules.new(seats, {}), bots, Stacked("collection"))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_with_searches_leaves_nothing_to_collect(game: str, seats: int) -> None:
    play(game, seats)  # what is read or remembered once stays
    gc.collect()
    gc.disable()
    try:
        play(game, seats)
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_processes_of_an_arena_collect_rarely() -> None:
    [(_, (youngest, *_))] = processes(1)(gc.get_threshold, [()])
    assert youngest == NEW_OBJECTS > gc.get_threshold()[0]
