"""Whoever looks at a table reads sentences: over whole games no question, label or fact that a seat
or a spectator is sent has the raw key of a message in it, not even between a move and its draw."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from palatine.core.offer import Appearance, Words
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, SPECTATOR
from palatine.games import GAMES, meta
from palatine.locales import LANGUAGES, load
from palatine.table import door, story, update
from palatine.table.table import Table
from table.sitting import Sitting

LOOKS = 3  # how often the same question is looked at, by each viewer
SPOKEN = {"prompt", "waiting", "text", "detail", "button", "label", "title", "note", "sentence"}
RAW = re.compile(rf"\b(?:{'|'.join([*GAMES, 'table', 'core', 'page'])})-[a-z]+(?:-[a-z0-9_]+)*")
NAMES = ["Anna", "Bert", "Celina", "David", "Eva", "Franz", "Gisela"]


def every_entry(sitting: Sitting, rng: Rng) -> Iterator[Table]:
    """The table after every single entry of a game played at random, draws apart from moves."""
    table = sitting.table
    yield table
    while table.phase == "playing":
        asked = table.asked()
        seat = asked[rng.below(len(asked))]
        legal = sitting.legal(seat)
        text = legal[rng.below(len(legal))]
        for row in door.submit(table, seat, [text], table.seq[seat], "", sitting.now, by_bot=True):
            sitting.do([row])
            yield table


def spoken(told: Any) -> Iterator[str]:
    """What of an update is there to be read."""
    if isinstance(told, dict):
        for field, value in told.items():
            if isinstance(value, str) and field in SPOKEN:
                yield value
            elif field == "labels":
                yield from value.values()
            else:
                yield from spoken(value)
    elif isinstance(told, Iterable) and not isinstance(told, str):
        for one in told:
            yield from spoken(one)


def deeper(table: Table, board: Any, viewer: int, words: Words) -> Iterator[Any]:
    """What is asked after the touches of two offers, one touch after the other."""
    for _, touches, *_ in board["offers"][:: len(board["offers"]) // 2 + 1]:
        for depth in range(1, len(touches) + 1):
            seq = table.seq[viewer]
            yield update.previews(table, viewer, seq, list(touches[:depth]), words, 2)


def question_of(table: Table) -> str:
    """Which question the table stands at."""
    asked = table.game.pending(table.state)
    return asked[0].prompt if asked else "over"


@pytest.mark.parametrize(
    ("game", "seats"), [(g, n) for g in GAMES for n in (meta(g).seats[0], meta(g).seats[-1])]
)
def test_nobody_is_shown_a_raw_key(game: str, seats: int) -> None:
    sitting = Sitting(game, seats, bots=seats)
    seen: dict[tuple[str, bool], int] = {}
    draws = 0
    for at, table in enumerate(every_entry(sitting, Rng("questions"))):
        words = load(LANGUAGES[at % len(LANGUAGES)], NAMES[:seats], strict=True)
        question = question_of(table)
        for viewer in (SPECTATOR, *range(seats)):
            mine = viewer in table.asked()
            seen[question, mine] = seen.get((question, mine), 0) + 1
            if viewer != SPECTATOR and seen[question, mine] > LOOKS:
                continue
            board = update.board(table, viewer, words, Appearance("compact"))
            newest = max(0, table.log.count(viewer) - 20)
            lines = story.log(table, viewer, newest, words)["lines"]
            told = [*spoken(board), *spoken(lines), *spoken(deeper(table, board, viewer, words))]
            assert not [text for text in told if RAW.search(text)], f"entry {at}, {question}"
            assert board["pending"]["mine"] == mine
        if table.phase == "playing" and table.state.to_move() == CHANCE:
            draws += 1
            assert board["pending"]["waiting"] == words("table-draws")
    assert draws, "nothing was drawn in this game"
