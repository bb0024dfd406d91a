"""Each game by keyboard alone: tab stops, arrows, Enter, Escape, R and U."""

import random
from typing import Any

import pytest

from browser.driver import Player, start, wait
from browser.matrix import gate
from palatine.games import GAMES, meta

WHERE = """() => {
  const here = document.activeElement
  if (here.closest('.choices')) return 'list'
  if (here.closest('svg.board')) return 'board'
  return here.matches('.act-confirm') ? 'confirm' : `${here.tagName} ${here.className}`
}"""
READY = "() => !palatine.turn.busy && !palatine.walking"
SEEN = f"""() => [palatine.update.seq, palatine.update.pending.mine, ({WHERE})(),
  palatine.turn.prompt.turn.hidden ? -1 : palatine.turn.placing.turn]"""
ON_BOARD = "() => palatine.turn.boards.tabStop !== ''"
# Whether the choice with the focus is a whole move that has to be confirmed.
BEGUN = "() => palatine.turn.selection.path.length > (palatine.turn.forced ? 1 : 0)"
LOCKED = """() => {
  const next = palatine.turn.selection.next().get(document.activeElement.dataset.touch)
  return Boolean(next && next.done && next.done[2])
}"""
ANY_LOCKED = """() => [...palatine.turn.selection.next().values()]
  .some(next => next.done && next.done[2])"""
# Whether a whole move lies there and waits to be confirmed, as one that cannot be taken back does.
WAITS = "() => Boolean(palatine.turn.selection.complete())"
SOME, WHOLE = 10, 400  # moves: enough to need every key, and more than any game has
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


STEPS = 60  # of one move: prices can be exchanged again and again before they are set


class Typist:
    """Somebody without a mouse. Nothing is focused for him: he gets there by keys, and stays."""

    def __init__(self, page: Any, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.used: dict[str, int] = {"list": 0, "board": 0, "confirm": 0, "turn": 0, "undo": 0}
        self.wants_board = False  # as soon as something there can be chosen

    def where(self) -> str:
        return str(self.page.evaluate(WHERE))

    def walk(self, wanted: str, key: str = "Tab") -> None:
        """From tab stop to tab stop."""
        for _ in range(120):
            if self.where() == wanted:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no tab stop leads to the {wanted}")

    def move(self) -> None:
        """One whole move, from wherever the last one left the focus."""
        seq = self.page.evaluate("() => palatine.update.seq")
        for _ in range(STEPS):
            self.page.wait_for_function(READY)
            if self.wants_board and self.used["board"] == 0 and self.page.evaluate(ON_BOARD):
                self.walk("board", "Shift+Tab")
            now, mine, where, turn = self.page.evaluate(SEEN)
            if now != seq or not mine:
                return
            assert where in ("list", "board", "confirm"), f"the focus is lost: {where}"
            self.step(where, turn)
        raise AssertionError("no move comes of it")

    def step(self, where: str, turn: int) -> None:
        """One choice; a tile is turned now and then before it is laid. What has to be confirmed is
        looked for in the list until something was: chance alone may never take it. A tile that was
        laid and waits for that could be moved for ever."""
        self.used[where] += 1
        if where == "board" and self.page.evaluate(WAITS):
            self.used["confirm"] += 1
            self.page.keyboard.press("Control+Enter")
            return
        if where == "list" and self.used["confirm"] == 0 and self.page.evaluate(ANY_LOCKED):
            self.seek_locked()
        elif where != "confirm":
            if turn >= 0 and (self.used["turn"] == 0 or self.chance.random() < 0.4):
                self.page.keyboard.press("r")
                assert self.page.evaluate("() => palatine.turn.placing.turn") != turn
                self.used["turn"] += 1
            for _ in range(self.chance.randrange(3)):
                self.page.keyboard.press(self.chance.choice(ARROWS))
        self.page.keyboard.press("Enter")

    def seek_locked(self) -> None:
        """Down the list to a move that cannot be taken back."""
        for _ in range(self.page.locator(".choices button").count()):
            if self.page.evaluate(LOCKED):
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError("the arrows do not reach every choice of the list")

    def undo(self) -> None:
        """Take the last step back, and before it what is half chosen, by the same key."""
        free = self.page.evaluate("() => palatine.update.undo.free")
        if free == 0:
            return
        while self.page.evaluate(BEGUN):
            self.page.keyboard.press("u")
        self.page.keyboard.press("u")
        self.page.wait_for_function("free => palatine.update.undo.free < free", arg=free)
        self.used["undo"] += 1


@pytest.mark.parametrize("most", [SOME, pytest.param(WHOLE, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", gate(GAMES, "castles"))
def test_a_game_by_keyboard_alone(page: Any, game: str, most: int) -> None:
    """First from the list of all moves, then from the board, which has a tab stop of its own."""
    start(page, game, ["me"] + ["bot:random"] * (max(2, meta(game).seats[0]) - 1))
    typist = Typist(page, 3)
    page.keyboard.press("l")
    assert typist.where() == "list"
    turned = False
    for number in range(most):
        if wait(page) != "playing":
            break
        typist.wants_board = number > 2
        if typist.used["undo"] == 0 and number > 4:
            typist.undo()
            wait(page)
        typist.move()
        turned = turned or page.evaluate("() => palatine.turn.placing.turns")
    if most == WHOLE:
        assert page.evaluate("() => palatine.update.table.state") == "over"
        page.locator(".panel.over").wait_for()
    assert min(typist.used[way] for way in ("list", "board", "confirm")) > 0, typist.used
    # Tiles are turned in games that have some; whether anything can be taken back is a matter of
    # luck where a turn is mostly one choice. Torres' turns are long: there it always can.
    assert typist.used["turn"] > 0 or not turned
    assert typist.used["undo"] > 0 or game != "torres"


def test_the_focus_of_a_mouse_is_left_alone(page: Any) -> None:
    """Somebody who clicks is not thrown into the list when his turn comes."""
    start(page, next(iter(GAMES)), ["me", "bot:random"])
    seq = page.evaluate("() => palatine.update.seq")
    for _ in range(12):
        wait(page)
        if page.evaluate("() => palatine.update.seq") != seq:
            break
        Player(page, 3).take()
    assert page.evaluate("() => palatine.update.seq") != seq
    assert page.evaluate(WHERE) not in ("list", "board")
