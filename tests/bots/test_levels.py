"""Five levels, the same names in every game: quick, legal, repeatable, each of its own strength."""

from itertools import pairwise

import pytest

from palatine import build_kind, games
from palatine.bots import BOTS, arena, make
from palatine.bots.base import AnyGame
from palatine.bots.knowledge import knowledge_of
from palatine.bots.levels import BY_NAME, LEVELS, LevelBot
from palatine.core.chance import Stacked
from palatine.core.state import CHANCE
from palatine.games._template import GAME as TINY

NAMES = ["page", "squire", "knight", "castellan", "palatine"]
ROLLOUTS = 8 if build_kind() == "compiled" else 4  # interpreted, one takes ten times as long
EVERY_GAME = [TINY, *(games.load(game) for game in games.GAMES)]


def test_the_levels_rise() -> None:
    assert [level.name for level in LEVELS] == NAMES
    assert list(BOTS) == [*NAMES, "greedy", "random"]  # as a list of opponents shows them
    for low, high in pairwise(LEVELS):
        assert low.effort < high.effort
        assert low.seconds < high.seconds
        assert low.blind >= high.blind
        assert low.worst >= high.worst
        assert low.iterations <= high.iterations
    for game in EVERY_GAME:
        errors = knowledge_of(game.meta.id).errors
        assert list(errors) == sorted(errors, reverse=True) and len(errors) == len(LEVELS)
    assert LEVELS[0].seconds <= 0.05
    assert LEVELS[-1].seconds <= 2.0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.meta.id)
def test_every_level_plays_every_game_legally_and_repeats_itself(game: AnyGame, name: str) -> None:
    decisions = 14 if LEVELS[NAMES.index(name)].iterations == 0 else 8
    assert moves(game, name, decisions) == moves(game, name, decisions)


def moves(game: AnyGame, name: str, decisions: int) -> list[str]:
    """The first decisions of a game in which one level plays all seats, with few rollouts and
    all the time in the world: only then is a searching bot the same on every machine."""
    seats = game.meta.seats[0]
    bots = [type(make(name, ""))(f"{name} {seat}") for seat in range(seats)]
    for bot in bots:
        assert isinstance(bot, LevelBot)
        bot.iterations = min(bot.iterations, ROLLOUTS)
        bot.seconds = None
    state = game.new(seats, game.meta.read_options(None))
    driver = Stacked("levels")
    texts: list[str] = []
    while len(texts) < decisions:
        seat = game.to_move(state)
        if seat == CHANCE:
            game.apply(state, CHANCE, driver.draw(game, state))
            continue
        action = bots[seat].choose(game, game.view(state, seat))
        assert action in game.legal(state, seat)
        texts.append(action.text)
        game.apply(state, seat, action)
    return texts


def test_a_plan_is_followed_only_while_everything_is_as_foreseen() -> None:
    game = games.load("torres")
    bot = make("castellan", "plan")
    assert isinstance(bot, LevelBot)
    bot.iterations, bot.seconds = 8, None
    heights = [[0] * 8 for _ in range(8)]
    heights[0][0:3] = [1, 2, 1]
    heights[4][4] = 1
    document = {"heights": heights, "knights": [[[0, 0]], [[4, 4]]], "king": [2, 0]}
    view = game.view(game.documents.position(document), 0)
    first = bot.choose(game, view)
    foreseen = view.clone()
    game.apply(foreseen, 0, first)
    assert first in game.legal(view, 0)
    if bot._ahead:
        other = game.view(game.documents.position({**document, "ap": 1}), 0)
        ahead = list(bot._ahead)
        assert bot._foreseen(game, other) == -1
        assert bot._foreseen(game, foreseen) == 0
        assert bot._ahead == ahead
        assert bot.choose(game, foreseen) == ahead[0][1]


@pytest.mark.parametrize("game", ["louis", "between"])
def test_the_quick_levels_stand_in_order(game: str) -> None:
    """Page below Knight by far, in twenty-four games each."""
    seats = 2 if game == "louis" else 3
    what = arena.contest(game, ["knight"] + ["page"] * (seats - 1), seats, None, "order")
    knight = arena.run(what, 24).bots[0]
    assert knight.margin > 0
    assert knight.win_rate > 1.5 / seats


def test_a_whole_turn_of_torres_takes_the_strongest_less_than_six_seconds() -> None:
    """Five action points, an end, and a stack to use up: their shares of the budget together."""
    game = games.load("torres")
    heights = [[0] * 8 for _ in range(8)]
    heights[0][0:3] = [1, 2, 1]
    heights[4][4] = 1
    document = {"heights": heights, "knights": [[[0, 0]], [[4, 4]]], "king": [2, 0]}
    knowledge = knowledge_of("torres")
    shares = [
        knowledge.share(game.view(game.documents.position({**document, "ap": ap}), 0))
        for ap in range(6)
    ]
    assert shares == sorted(shares)
    assert max(shares) * BY_NAME["palatine"].seconds < 2
    assert (sum(shares) + 0.2) * BY_NAME["palatine"].seconds < 6
