"""How strong the greedy opponent is (a sample here; all of it in the long run)."""

import pytest

from palatine.bots.games.castles.greedy import greedy
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER
from palatine.games.castles import GAME


def game(seats: int, players: list[str], seed: str) -> tuple[list[int], list[int]]:
    """Scores and places of one game."""
    rng = Rng(seed)
    s = GAME.new(seats)
    while (seat := s.to_move()) != OVER:
        if seat == CHANCE:
            GAME.apply(s, CHANCE, GAME.pick(s, rng.below(GAME.total(s))))
        elif players[seat] == "greedy":
            GAME.apply(s, seat, greedy(GAME, GAME.view(s, seat), rng))
        else:
            legal = GAME.legal(s, seat)
            GAME.apply(s, seat, legal[rng.below(len(legal))])
    result = GAME.result(s)
    return result.scores, result.places


def wins(games: int) -> int:
    won = 0
    for number in range(games):
        me = number % 2
        players = ["random", "random"]
        players[me] = "greedy"
        _, places = game(2, players, f"duel {number}")
        won += places[me] == 1 and places.count(1) == 1
    return won


def test_greedy_beats_random() -> None:
    assert wins(10) >= 9


def test_greedy_alone_reaches_the_second_rank() -> None:
    scores = [game(1, ["greedy"], f"solo {number}")[0][0] for number in range(12)]
    assert sum(scores) / len(scores) >= 58


def test_greedy_plays_with_three_and_four() -> None:
    for seats in (3, 4):
        scores, _ = game(seats, ["greedy"] * seats, f"table {seats}")
        assert min(scores) > 20


@pytest.mark.long
def test_greedy_wins_95_of_100_and_averages_the_second_rank() -> None:
    assert wins(100) >= 95
    scores = [game(1, ["greedy"], f"alone {number}")[0][0] for number in range(100)]
    assert sum(scores) / len(scores) >= 60
