"""The engine against the second, plain reading of the rules in naive.py, position by position."""

import pytest

from games.torres.naive import CARDS, Naive, castles, too_high
from games.torres.tables import GAME, play, table, texts
from palatine.core.action import Action
from palatine.core.meta import Options
from palatine.core.rng import Rng
from palatine.core.state import CHANCE
from palatine.games.torres.parts import GRID
from palatine.games.torres.state import TorresState

VARIANTS = [
    (2, {"variant": "basic"}),
    (3, {"variant": "own_deck", "doors": "single_floor"}),
    (4, {"variant": "master", "doors": "castle_wide"}),
]


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=["basic", "own_deck", "master"])
def test_T_301_A_08_whole_games_offer_what_a_plain_reading_allows(
    seats: int, options: Options
) -> None:
    rng = Rng(f"naive {seats}")
    s = GAME.new(seats, options)
    asked = 0
    while not GAME.is_over(s):
        mover = GAME.to_move(s)
        if mover == CHANCE:
            GAME.apply(s, CHANCE, GAME.pick(s, rng.below(GAME.total(s))))
            continue
        if rng.below(5) == 0:
            asked += _agrees(s)
        GAME.apply(s, mover, _lively(s, rng))
    assert asked > 20


def _lively(s: TorresState, rng: Rng) -> Action:
    """A random action; cards and blocks are taken more often, an end only when points are gone."""
    legal = GAME.legal(s, GAME.to_move(s))
    liked = [a for a in legal if a.text.partition(" ")[0] in ("block", "play", "buy", "deploy")]
    if liked and rng.below(2) == 0:
        return liked[rng.below(len(liked))]
    if len(legal) > 1 and legal[-1].text == "end":
        legal = legal[:-1]
    return legal[rng.below(len(legal))]


def _agrees(s: TorresState) -> int:
    """Whether both readings allow the same in this state; 0 where there is nothing to compare."""
    frame = s.frames[-1]
    naive = Naive(s, frame.seat)
    found = set(texts(s))
    if frame.step == "turn":
        assert found == naive.turn()
    elif frame.step == "card":
        assert found == naive.use(CARDS[frame.args[0]])
    elif frame.step == "drop":
        assert found == {f"drop {c}" for c in naive.dropping(GRID.names[frame.args[0]])}
    else:
        return 0
    return 1


def crowded(rng: Rng, **fields: object) -> TorresState:
    """Castles grown at random by the rules, some down to the last six; pieces strewn over them."""
    heights = dict.fromkeys(GRID.names, 0)
    for _ in range(5 + rng.below(4)):
        alone = [c for c in heights if _founds(heights, c)]
        heights[alone[rng.below(len(alone))]] = 1
    for _ in range(4 + rng.below(40)):
        fits = [c for c in heights if _builds(heights, c)]
        heights[fits[rng.below(len(fits))]] += 1
    cells = _shuffled(list(GRID.names), rng)
    built = [c for c in cells if heights[c] > 0]
    stand = built[:4] + cells
    pieces = _shuffled(list(dict.fromkeys(stand))[:8], rng)
    knights = [" ".join(pieces[:4]), " ".join(pieces[4:7])]
    return table(heights, knights, pieces[7], options={"variant": "master"}, **fields)


def _shuffled(names: list[str], rng: Rng) -> list[str]:
    order = list(range(len(names)))
    rng.shuffle(order)
    return [names[i] for i in order]


def _founds(heights: dict[str, int], cell: str) -> bool:
    return heights[cell] == 0 and len(castles({**heights, cell: 1})) > len(castles(heights))


def _builds(heights: dict[str, int], cell: str) -> bool:
    after = {**heights, cell: heights[cell] + 1}
    return len(castles(after)) == len(castles(heights)) and not too_high(after)


@pytest.mark.parametrize("number", range(6))
def test_T_605_A_08_strewn_positions_agree_card_by_card(number: int) -> None:
    rng = Rng(f"strewn {number}")
    s = crowded(rng)
    naive = Naive(s, 0)
    assert set(texts(s)) == naive.turn()
    for card in CARDS:
        if f"play {card}" in texts(s) and card not in ("six_ap", "seven_ap"):
            after = s.clone()
            play(after, f"play {card}")
            assert set(texts(after)) == naive.use(card), card
            if card == "move_block":
                _check_drops(after, naive)


def _check_drops(s: TorresState, naive: Naive) -> None:
    for text in texts(s):
        after = s.clone()
        play(after, text)
        wanted = {f"drop {c}" for c in naive.dropping(text.partition(" ")[2])}
        assert set(texts(after)) == wanted, text
