"""Tables of Between Two Castles in a line or two, and questions to ask of them."""

from typing import Any

import pytest

from palatine.core.chance import Driver, Sampler, Scripted
from palatine.core.errors import NotLegal
from palatine.core.events import Event
from palatine.core.match import Match
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, Frame
from palatine.games import load
from palatine.games.between.castle import Castle, castle_of
from palatine.games.between.parts import (
    CARD_IDS,
    PIECE_BY_ID,
    PIECE_IDS,
    ROOMS,
    THRONE_IDS,
    TYPE_NAMES,
    TYPE_OF,
    cell_at,
    x_of,
    y_of,
)
from palatine.games.between.state import BetweenState

GAME = load("between")
CORNER = "throne_corridor_downstairs"
Rooms = dict[tuple[int, int], str]


def piece(name: str) -> int:
    return PIECE_BY_ID[name]


def of_type(kind: str, skip: int = 0) -> list[str]:
    """Ids of rooms of a type."""
    return [PIECE_IDS[p] for p in range(ROOMS) if TYPE_NAMES[TYPE_OF[p]] == kind][skip:]


def castle(rooms: Rooms, throne: str = CORNER) -> Castle:
    """A castle with these rooms, legal or not."""
    tiles = [(cell_at(x, y), piece(name)) for (x, y), name in rooms.items()]
    return castle_of(THRONE_IDS.index(throne), tiles)


def document(rooms: Rooms, throne: str = CORNER, **more: Any) -> dict[str, Any]:
    return {"throne": throne, "rooms": [[list(xy), name] for xy, name in rooms.items()], **more}


def scored(rooms: Rooms, throne: str = CORNER, **more: Any) -> dict[str, Any]:
    """The answer of `score` to a legal castle."""
    answer = GAME.documents.score(document(rooms, throne, **more), False)
    assert isinstance(answer, dict)
    return answer


def points(rooms: Rooms, at: tuple[int, int], throne: str = CORNER, **more: Any) -> int:
    """What the room there scores."""
    found = {tuple(xy): n for xy, _, n in scored(rooms, throne, **more)["rooms"]}
    return int(found[at])


def card(name: str, rooms: Rooms, throne: str = CORNER, **more: Any) -> int:
    """What a bonus card is worth under this castle."""
    return int(scored(rooms, throne, cards=[name], **more)["cards"][0][1])


def table(
    seats: int = 3,
    castles: list[Castle] | None = None,
    frames: list[Frame] | None = None,
    **options: Any,
) -> BetweenState:
    """A table in round 1 with these castles; frames in reading order, the first is asked now."""
    s = GAME.new(seats, options)
    assert isinstance(s, BetweenState)
    s.frames = list(reversed(frames or []))
    s.round = 1
    given = castles or []
    s.castles = given + [castle({}, THRONE_IDS[i]) for i in range(len(given), s.places)]
    used = {p for c in s.castles for p in c.cells.values()}
    s.pile = [p for p in s.pile if p not in used]
    for c in s.castles:
        s.deck = [one for one in s.deck if one not in c.cards]
    return s


def placing(
    name: str, rooms: Rooms, seats: int = 3, owner: int = 0, number: int = 0
) -> BetweenState:
    """Just before a tile of `owner` is placed in a castle with these rooms."""
    s = table(seats, frames=[Frame("at", owner, (number, owner, piece(name)))])
    s.castles[number] = castle(rooms, THRONE_IDS[number])
    used = {p for c in s.castles for p in c.cells.values()} | {piece(name)}
    s.pile = [p for p in s.pile if p not in used]
    s.shown[owner] = (piece(name),)
    return s


def splitting(*names: str) -> BetweenState:
    """Just before seat 0 decides which of its two tiles goes to its left castle."""
    s = table(3, [castle({(2, 0): "kennel"})], [Frame("split", 0, (0, 0))])
    s.shown[0] = tuple(piece(name) for name in names)
    s.pile = [p for p in s.pile if p not in s.shown[0]]
    return s


def play(s: BetweenState, *texts: str, seat: int | None = None) -> list[Event]:
    """Take legal actions one after the other, draws too; the events they brought."""
    out: list[Event] = []
    for text in texts:
        mover = GAME.to_move(s) if seat is None else seat
        action = GAME.parse(text)
        GAME.check(s, mover, action)
        GAME.apply(s, mover, action, out)
    return out


def draw(s: BetweenState, *wanted: str) -> list[Event]:
    """Let chance draw these first, then anything, until somebody is asked."""
    out: list[Event] = []
    driver: Driver = Scripted(list(wanted), Sampler(Rng("tables")))
    while GAME.to_move(s) == CHANCE:
        action = driver.draw(GAME, s)
        GAME.apply(s, CHANCE, action, out)
    return out


def texts(s: BetweenState, seat: int | None = None) -> list[str]:
    """What the asked seat may do."""
    return [a.text for a in GAME.legal(s, GAME.to_move(s) if seat is None else seat)]


def spaces(s: BetweenState) -> set[tuple[int, int]]:
    """Where the tile may go."""
    return {(a.a, a.b) for a in GAME.legal(s, GAME.to_move(s))}


def refused(s: BetweenState, text: str, seat: int | None = None) -> str:
    """The rule by which an action is refused."""
    with pytest.raises(NotLegal) as caught:
        GAME.check(s, GAME.to_move(s) if seat is None else seat, GAME.parse(text))
    return caught.value.rule


def opened(seats: int, seed: str = "opened", **options: Any) -> Match:
    """A match that has come to the first decision."""
    return Match(GAME, seats, seed, options)


def choose_all(s: BetweenState) -> None:
    """Everybody takes the first two tiles."""
    while s.frames[-1].step == "choose":
        play(s, texts(s)[0])


def finish_turn(s: BetweenState) -> None:
    """Play the first legal action until the next CHOOSE, deal or end."""
    turn = (s.round, s.turn)
    choose_all(s)
    while s.frames and (s.round, s.turn) == turn:
        if GAME.to_move(s) == CHANCE:
            draw(s)
        else:
            play(s, texts(s)[0])
    if s.frames and GAME.to_move(s) == CHANCE:
        draw(s)


def rooms_of(c: Castle) -> Rooms:
    """The rooms of a castle by place."""
    return {(x_of(cell), y_of(cell)): PIECE_IDS[p] for cell, p in c.cells.items() if p <= ROOMS + 2}


def step_of(s: BetweenState) -> str:
    return s.frames[-1].step if s.frames else "over"


def cards_of(c: Castle) -> list[str]:
    return [CARD_IDS[one] for one in c.cards]
