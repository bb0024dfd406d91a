"""How tests follow a game on the page: a table with bots, a move of mine, and what to wait for."""

from typing import Any

from browser.driver import PAINTED, still

READY = """() => {
  const t = window.palatine, u = t && t.update
  if (!u || t.walking || t.turn.busy || t.follow.past.isOpen) return false
  return u.table.state === 'over' || (u.pending.mine && u.seq === t.turn.seq && u.offers.length)
}"""
# An offer that ends the turn where there is one; what it means is no matter here.
ACT = """() => {
  const {turn, update} = palatine
  const offers = update.offers.filter(offer => !offer[3])
  turn.send(offers.find(offer => /end|pass/.test(offer[0])) ?? offers[0])
  turn.refresh()
}"""
ONLY_ME = """() => palatine.update.table.state === 'over' || (palatine.update.pending.mine
  && palatine.update.pending.seats.every(seat => palatine.update.you.mine.includes(seat)))"""
NEXT = """seq => palatine.update.seq !== seq || !palatine.update.pending.mine"""
PACING = "() => !palatine.follow.pace.element.hidden"
BOARD = """() => [...palatine.turn.boards.frames.values()].map(
  frame => [...frame.board.groups.values()].map(group => group.text).join(''))"""
# From now on every earlier board that is shown is noted.
LOOKED = """() => { const { past } = palatine.follow, { open } = past
  window.looked = []
  past.open = async (line, moves) => {
    const isThere = await open.call(past, line, moves)
    if (isThere) looked.push(line.n)
    return isThere } }"""


def go_to_new_table(page: Any, game: str, seats: list[str], private: bool) -> None:
    """A table of this page's guest, who is called Ada, in sight."""
    made = page.evaluate(
        """async body => {
          const send = (path, what) => fetch(path, {method: 'POST', body: JSON.stringify(what),
            headers: {'Content-Type': 'application/json'}}).then(answer => answer.json())
          await send('/api/me', {name: 'Ada'})
          return await send('/api/tables', body)
        }""",
        {"game": game, "seats": seats, "private": private},
    )
    page.goto(made["url"])


def begin(page: Any, game: str, bots: int = 2) -> None:
    """A table of mine with bots, and the game begun."""
    go_to_new_table(page, game, ["me"] + ["bot:random"] * bots, private=True)
    page.wait_for_function(READY, timeout=60_000)
    page.evaluate(PAINTED)


def act(page: Any) -> None:
    """Something of my turn, and its end where that is possible."""
    seq = page.evaluate("() => palatine.update.seq")
    page.evaluate(ACT)
    page.wait_for_function(NEXT, arg=seq)


def until_others_moved(page: Any, most: int = 30) -> None:
    """Play until others have moved since my last decision, and it is my turn; marks and recap are
    painted then."""
    for _ in range(most):
        page.wait_for_function(READY, timeout=60_000)
        if page.evaluate("() => palatine.follow.marks.length"):
            # where all choose at once, others may go on while I am asked
            page.wait_for_function(ONLY_ME, timeout=60_000)
            still(page)
            return
        act(page)
    raise AssertionError("nobody else moves")


def resize(page: Any, size: tuple[int, int]) -> None:
    """Another window, for which the server has drawn the board anew."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    density = "compact" if size[0] < 760 else "middle" if size[0] < 1200 else "wide"
    page.wait_for_function("wanted => palatine.update.table.density === wanted", arg=density)
    still(page)
