"""Torres for opponents: what a position is worth, and the best turn a narrow search finds."""

from typing import Final

from palatine.bots.base import AnyGame
from palatine.bots.candidates import best_of
from palatine.bots.games.torres.evaluation import Key, bonus_now, castles_now, growth, turn_key
from palatine.bots.games.torres.weights import GREEDY
from palatine.core.action import Action
from palatine.core.native import cells, count
from palatine.core.rng import Rng
from palatine.games.torres import actions as act
from palatine.games.torres.parts import (
    ACTION_POINTS,
    GRID,
    KING_LEVEL,
    NEAR,
    PHASES,
    STACK_CAP,
)
from palatine.games.torres.state import TorresState

_SKIPPED: Final = (act.BUY, act.MARKER, act.END)  # judged after the search, not in it


def greedy(game: AnyGame, view: TorresState, rng: Rng) -> Action:
    """The action of the best turn found; before and after the turn, a rule of thumb."""
    legal = game.legal(view, view.viewer)
    if len(legal) == 1:
        return legal[0]
    step = view.frames[-1].step
    if step in ("turn", "card", "drop"):
        return _in_turn(game, view)
    if step in ("castle", "place", "king", "move_king"):
        return best_of(legal, [_site(view, step, a) for a in legal], rng)
    if step in ("keep", "back"):
        return best_of(legal, [_card(a) for a in legal], rng)
    return best_of(legal, [_stack(view, a) for a in legal], rng)


# --- the turn --------------------------------------------------------------------------------


def _in_turn(game: AnyGame, view: TorresState) -> Action:
    """The first action of the best turn; when nothing gains, what is left becomes a card, or
    points on the track."""
    action = _search(game, view)
    if action is not None:
        return action
    if view.ap > 0 and _wants_card(game, view):
        return act.BUYS
    return act.MARKERS if view.ap > 0 else act.ENDS


def _wants_card(game: AnyGame, view: TorresState) -> bool:
    """A card pays while there are turns to play it in, and few are held."""
    more_phases = PHASES - int(view.phase)
    turns_left = len(view.stacks[view.viewer]) + more_phases * GREEDY.turns_a_phase
    held = len(view.hands[view.viewer])
    wanted = turns_left > held + 1 and held < GREEDY.most_cards
    return wanted and act.BUYS in game.legal(view, view.viewer)


def _search(game: AnyGame, view: TorresState) -> Action | None:
    """The first action towards the best position that the viewer's own actions reach."""
    seat = view.viewer
    asked = view.frames[-1].step == "turn"  # else a card has been played, and must be used
    best = value(view, seat) if asked else -1e9
    chosen: Action | None = None
    beam: list[tuple[float, TorresState, Action | None]] = [(best, view, None)]
    seen: set[Key] = set()
    for _ in range(ACTION_POINTS + GREEDY.free_steps):
        found: list[tuple[float, TorresState, Action | None]] = []
        for _, state, first in beam:
            for action in game.legal(state, seat):
                if action.kind in _SKIPPED:
                    continue
                after = state.clone()
                game.apply(after, seat, action)
                key = turn_key(after, seat)
                if key not in seen:
                    seen.add(key)
                    found.append((value(after, seat), after, first or action))
        if not found:
            break
        found.sort(key=_worth, reverse=True)
        beam = found[: GREEDY.width]
        for worth, state, first in beam:
            if worth > best + 1e-9 and state.frames[-1].step == "turn":
                best, chosen = worth, first
    if chosen is None and not asked:
        chosen = beam[0][2] or game.legal(view, seat)[0]
    return chosen


def _worth(node: tuple[float, TorresState, Action | None]) -> float:
    return node[0]


def value(s: TorresState, seat: int) -> float:
    """What a position is worth: a scoring now, what can grow, and what is left to spend."""
    w = GREEDY
    own = _scored(s, seat) + w.climb * growth(s, seat)
    others = sum(_scored(s, other) for other in range(s.seats) if other != seat)
    kept = w.card * len(s.hands[seat]) + w.left * int(s.ap)
    knights = w.knight[int(s.phase)] * int(count(s.knights[seat]))
    return own - w.others * others + kept + knights + s.scores[seat]


def _scored(s: TorresState, seat: int) -> float:
    """T-701, T-706  Castles and the king's bonus, if the phase ended now."""
    return castles_now(s, seat) + bonus_now(s, seat)


# --- before and after the turn ---------------------------------------------------------------


def _site(view: TorresState, step: str, a: Action) -> float:
    """Where a first castle, a first knight or the king stands best."""
    if step == "move_king":
        return _king_site(view, a)
    own = cells(view.knights[view.viewer])
    room = int(count(NEAR[a.a] & ~view.board.levels[1]))
    if step == "king":  # near enough to walk there in the first phase
        return -min(int(GRID.distance(a.a, cell)) for cell in own)
    crowd = sum(GRID.distance(a.a, cell) < GREEDY.crowd for cell in cells(view.occupied))
    return room - crowd


def _king_site(view: TorresState, a: Action) -> float:
    """T-802  Where the next bonus is near for us and far for the others."""
    w = GREEDY
    cell = view.king if a.kind == act.KING_STAY else a.a
    level = KING_LEVEL[min(int(view.phase), PHASES - 1)]
    castle = view.board.castle_of(cell)
    worth = 0.0
    for seat in range(view.seats):
        knights = cells(view.knights[seat] & castle)
        off = min((abs(int(view.board.heights[c]) - level) for c in knights), default=w.king_levels)
        near = w.king_levels - off
        worth += near if seat == view.viewer else -w.king_others * near
    return worth + w.king_area * int(count(castle))


def _card(a: Action) -> float:
    """T-1010  Keep the most useful card; the others stay within reach, the better one first."""
    worth = -float(GREEDY.looked_for.index(a.a))
    return worth if a.kind == act.KEEP else worth - 100 * a.c


def _stack(view: TorresState, a: Action) -> float:
    """T-501 ... T-505  Build from the largest stack, waste the fewest blocks, spread evenly."""
    if a.kind == act.USE_UP:
        sizes = sorted(view.stacks[view.viewer])
        sizes.remove(a.a)
        room = sum(STACK_CAP - size for size in sizes if size > 0)
        return -max(0, a.a - room) - GREEDY.large_stack * a.a
    if a.kind == act.STORE:
        return 10 - a.a
    if a.kind == act.STACK:
        return a.a or GREEDY.empty_stack
    return 0  # back to the supply: only what no stack can take
