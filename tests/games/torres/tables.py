"""Positions of Torres in a line or two, and questions to ask of them."""

from typing import Any

import pytest

from palatine.core.chance import Scripted
from palatine.core.errors import NotLegal
from palatine.core.events import Event
from palatine.core.match import Match
from palatine.core.native import cells
from palatine.games import load
from palatine.games.torres.parts import GRID
from palatine.games.torres.state import TorresState

GAME = load("torres")
START = {"d1": 1, "c3": 1, "f3": 1, "h4": 1, "a5": 1, "c6": 1, "f6": 1, "e8": 1}


def xy(name: str) -> list[int]:
    cell = GRID.by_name[name]
    return [cell % 8, cell // 8]


def table(
    heights: dict[str, int], knights: list[str], king: str = "h8", **fields: Any
) -> TorresState:
    """A turn of seat 0 (or `seat`): heights by cell, knights of each seat as one text."""
    rows = [[0] * 8 for _ in range(8)]
    for name, height in heights.items():
        x, y = xy(name)
        rows[y][x] = height
    doc = {
        "heights": rows,
        "knights": [[xy(name) for name in line.split()] for line in knights],
        "king": xy(king),
        **fields,
    }
    state = GAME.documents.position(doc)
    assert isinstance(state, TorresState)
    return state


def texts(s: TorresState) -> list[str]:
    """What the asked seat may do."""
    return [action.text for action in GAME.legal(s, GAME.to_move(s))]


def targets(s: TorresState, word: str) -> set[str]:
    """The last words of the legal actions that begin so."""
    return {text.rpartition(" ")[2] for text in texts(s) if text.startswith(word + " ")}


def play(s: TorresState, *actions: str, seat: int | None = None) -> list[Event]:
    """Take legal actions one after the other; the events they brought."""
    out: list[Event] = []
    for text in actions:
        mover = GAME.to_move(s) if seat is None else seat
        action = GAME.parse(text)
        GAME.check(s, mover, action)
        GAME.apply(s, mover, action, out)
    return out


def refused(s: TorresState, text: str) -> str:
    """The rule that forbids an action."""
    with pytest.raises(NotLegal) as caught:
        GAME.check(s, GAME.to_move(s), GAME.parse(text))
    assert text not in texts(s)
    return caught.value.rule


def where(s: TorresState, seat: int) -> set[str]:
    """The cells of a seat's knights."""
    return {GRID.names[cell] for cell in cells(s.knights[seat])}


def opened(seats: int = 2, draws: list[str] | None = None, **options: str) -> Match:
    """A match at its first turn: knights and king on the first free castles."""
    driver = Scripted(draws) if draws is not None else None
    match = Match(GAME, seats, seed="tests", options=dict(options), driver=driver)
    while match.state.frames[-1].step in ("castle", "place", "king"):
        match.play(match.legal()[0])
    return match


def end_turns(match: Match, n: int) -> None:
    """Let the next n turns pass, each with the first answer to what is asked at its end."""
    for _ in range(n):
        match.play("end")
        while match.state.frames and match.state.frames[-1].step in ("use", "spread"):
            match.play(match.legal()[0])
