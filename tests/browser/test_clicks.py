"""How many clicks a choice takes with a mouse, counted by what the page receives: by a bot that
clicks on the board and beside it, never in the list of all moves."""

import json
import random
import statistics
from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from browser.conftest import ROOT
from browser.driver import BESIDE, SPOT, STANDS, UNDERSTOOD, start, wait

COUNT = """() => { window.clicks = 0
  addEventListener('click', event => { if (event.isTrusted) clicks += 1 }, true) }"""
# What may be touched next, besides verbs that need not be; whether the choice is whole.
CHOICE = """() => { const { turn } = palatine, { selection, placing } = turn
  const whole = selection.complete(), next = [...selection.next().values()]
  const verbs = new Set(selection.offers.map(one => one[4]).filter(Boolean))
  const fits = touch => !placing.has(touch) || !placing.unfitting().includes(touch)
  return { seq: palatine.update.seq, mine: palatine.update.pending.mine, busy: turn.busy,
    ready: !whole?.[3], path: selection.path, whole: whole?.[0] ?? '',
    next: next.map(one => one.touch).filter(one => !verbs.has(one) && fits(one)) } }"""
DONE = """seq => palatine.update.seq !== seq || !palatine.update.pending.mine
  || palatine.update.table.state !== 'playing'"""

# Nothing is explained, and nothing was asked for that would be.
UNEXPLAINED = "() => palatine.inspector.element.hidden && !palatine.inspector.touch"
NOWHERE = (720, 2)  # in the bar, where nothing can be chosen
STEPS = 20  # more than any choice has
ENOUGH = 8  # touches of a choice that could go on and on, such as prices


class Move(NamedTuple):
    """What was touched for a move, and the clicks it took."""

    prompt: str  # what was asked
    touches: list[str]
    took: int
    is_confirmed: bool


class Clicker:
    """Plays by clicks, and notes how many each move took."""

    def __init__(self, page: Any, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.moves: list[Move] = []
        page.evaluate(COUNT)

    def move(self, prefer: Callable[[list[str]], list[str]]) -> None:
        """One whole move; of the first touches some may be preferred."""
        before = self.page.evaluate("clicks")
        seq, prompt = self.page.evaluate("[palatine.update.seq, palatine.update.pending.prompt]")
        touches: list[str] = []
        is_confirmed = False
        for _ in range(STEPS):
            now = self.page.evaluate(CHOICE)
            if now["seq"] != seq or not now["mine"] or now["busy"]:
                break
            is_enough = len(now["path"]) >= ENOUGH or self.chance.random() < 0.5
            if now["next"] and not (now["whole"] and now["ready"] and is_enough):
                first = prefer(now["next"]) if not now["path"] else now["next"]
                touch = self.chance.choice(first or now["next"])
                touches = [*now["path"], touch]
                self.click(touch)
            else:
                is_confirmed = True
                self.page.locator(".act-confirm").click()
            self.settle(seq)
        self.page.wait_for_function(DONE, arg=seq)
        took = self.page.evaluate("clicks") - before
        self.moves.append(Move(prompt, touches, took, is_confirmed))

    def settle(self, seq: int) -> None:
        """Until the page has understood a click: it is sent, or what follows is known."""
        self.page.wait_for_function(UNDERSTOOD, arg=seq)

    def click(self, touch: str) -> None:
        """On the board where it is seen, or beside it. What explains the last thing goes when the
        pointer leaves that, as it does in a hand."""
        self.page.mouse.move(*NOWHERE)
        self.page.wait_for_function(UNEXPLAINED)
        self.page.evaluate("touch => palatine.turn.boards.reveal(touch)", touch)
        spot = self.page.evaluate(STANDS, touch)
        spot = self.page.evaluate(SPOT, touch) or spot
        if spot:
            self.page.mouse.click(*spot)
        else:
            card = f':is([data-touch="{touch}"], .may-place[data-place="{touch}"])'
            self.page.locator(f"{BESIDE} {card}:visible").first.click()

    def play(self, most: int, prefer: Callable[[list[str]], list[str]] = lambda all: all) -> None:
        """So many moves, or to the end."""
        while len(self.moves) < most and wait(self.page) == "playing":
            self.move(prefer)


def turns(moves: list[Move], begins: Callable[[Move, Move], bool]) -> list[list[Move]]:
    """Moves by turns, whole ones only: `begins` tells of two moves whether the second is the first
    of another turn."""
    found: list[list[Move]] = [[]]
    for before, move in pairwise(moves):
        found[-1].append(before)
        if begins(before, move):
            found.append([])
    return found[:-1]


def _played(open_page: Any, game: str, seats: int, most: int, games: int) -> list[Any]:
    """The moves of some games, one after the other."""
    found = []
    page = open_page()
    for seed in range(games):
        start(page, game, ["me"] + ["bot:random"] * (seats - 1))
        clicker = Clicker(page, seed)
        clicker.play(most, PREFERRED.get(game, lambda touches: touches))
        found.append(clicker.moves)
    return found


def _torres(touches: list[str]) -> list[str]:
    """As people play: blocks and knights mostly; a turn is ended when nothing else is left."""
    last = {"end", "marker", "deck"}
    return [one for one in touches if one not in last and not one.startswith("card:")]


def _keep(game: str, clicks: list[int]) -> list[int]:
    """Keep for the report how many clicks there were of what is limited."""
    report = ROOT / "build" / "screenshots"
    report.mkdir(parents=True, exist_ok=True)
    told = {"counted": len(clicks), "median": statistics.median(clicks), "worst": max(clicks)}
    (report / f"clicks-{game}.json").write_text(json.dumps(told))
    return clicks


PREFERRED = {"torres": _torres}
SOAK = pytest.param(20, 2000, marks=pytest.mark.soak)


@pytest.mark.parametrize(("games", "most"), [(1, 16), SOAK])
def test_a_torres_turn_takes_few_clicks(open_page: Any, games: int, most: int) -> None:
    found = [
        sum(move.took for move in turn)
        for moves in _played(open_page, "torres", 2, most, games)
        for turn in turns(moves, lambda before, _: before.touches == ["end"])
    ]
    assert found
    _keep("torres", found)
    assert statistics.median(found) <= 8 and max(found) <= 11, found


@pytest.mark.parametrize(("games", "most"), [(1, 9), SOAK])
def test_a_card_of_louis_takes_few_clicks(open_page: Any, games: int, most: int) -> None:
    """The card, tiles, confirm."""
    played = _played(open_page, "louis", 2, most, games)
    cards = [move for moves in played for move in moves if move.touches[0].startswith("card:")]
    assert cards and max(_keep("louis", [move.took for move in cards])) <= 5, cards


@pytest.mark.parametrize(("games", "most"), [(1, 9), SOAK])
def test_a_turn_of_between_takes_few_clicks(open_page: Any, games: int, most: int) -> None:
    """Two tiles and confirm, which of them goes where, and their spaces: six. What a bonus asks
    comes on top, and so does confirming a space that draws something for it."""
    played = _played(open_page, "between", 3, most, games)
    found = [turn for moves in played for turn in turns(moves, _begins_draft) if _is_plain(turn)]
    assert found
    assert max(_keep("between", [_clicks(turn) for turn in found])) <= 6, found


def _clicks(turn: list[Move]) -> int:
    """All but the confirmations of spaces that draw something."""
    drawing = sum(move.is_confirmed for move in turn if move.prompt == SPACE)
    return sum(move.took for move in turn) - drawing


DRAFT, SPACE = "Choose 2 tiles and pass the rest on.", "Choose a space for the room."


def _begins_draft(before: Move, move: Move) -> bool:
    return move.prompt == DRAFT != before.prompt


def _is_plain(turn: list[Move]) -> bool:
    """Whether no bonus asked anything."""
    split = "Choose which of your two tiles goes into this castle."
    return [move.prompt for move in turn] == [DRAFT, DRAFT, split, SPACE, SPACE]


@pytest.mark.parametrize(("games", "most"), [(1, 9), SOAK])
def test_a_purchase_of_castles_takes_few_clicks(open_page: Any, games: int, most: int) -> None:
    """The room and its place; one more where it has to be confirmed."""
    played = _played(open_page, "castles", 2, most, games)
    bought = [
        move
        for moves in played
        for move in moves
        if len(move.touches) > 1 and move.touches[1].startswith("at:")
    ]
    assert bought
    _keep("castles", [move.took for move in bought])
    assert all(move.took <= 2 + move.is_confirmed for move in bought), bought
