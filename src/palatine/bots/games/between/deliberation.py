"""Between Two Castles: what there is to think about at a decision, and the rollouts about it."""

from math import sqrt
from typing import Final

from palatine.bots.candidates import Outlook
from palatine.bots.games.between.greedy import values as at_once
from palatine.bots.games.between.incoming import IncomingTiles
from palatine.bots.games.between.rollout import (
    AT,
    COPY,
    KEEP,
    LAY,
    NOTHING,
    SERVE,
    TURNS,
    CastleRollout,
    Offer,
    World,
    castle_prospect,
)
from palatine.bots.games.between.tables import place_of
from palatine.bots.games.between.weights import Weights
from palatine.bots.knowledge import LATER, Knowledge
from palatine.core.action import Action
from palatine.core.native import HIDDEN
from palatine.core.rng import Rng
from palatine.core.state import Together
from palatine.games.between import actions as act
from palatine.games.between.parts import CHOSEN, ROUNDS
from palatine.games.between.scoring import LINES
from palatine.games.between.state import BetweenState
from palatine.games.between.view import unseen_tiles

APART: Final = 23  # tiles between the draws of two castles in one world


class Branch:
    """One castle after an action: how it begins, what is known to come to it in this turn and in
    the next one, what it came to in each world."""

    def __init__(
        self,
        castle: int,
        op: int,
        what: int,
        place: int,
        known: list[Offer],
        then: list[Offer],
    ) -> None:
        self.castle = castle
        self.op = op
        self.what = what
        self.place = place
        self.known = known
        self.then = then
        self.sheets: list[list[int]] = []
        self.totals: list[float] = []


class Option:
    """An action, or two in a row, and the castles it changes."""

    def __init__(self, path: tuple[Action, ...], prior: float, changed: list[Branch]) -> None:
        self.path = path
        self.prior = prior
        self.changed = changed


class Deliberation:
    """What is known at the moment of a decision, and the rollouts about it."""

    def __init__(self, view: BetweenState, weights: Weights, ahead: int) -> None:
        self.view = view
        self.viewer: int = view.viewer
        self.weights = weights
        self.frame = view.frames[-1]
        self.step = self.frame.step
        self.incoming = IncomingTiles(view, weights)
        self.pool = pool_of(view)
        self.cards = view.deck + list(view.card_discards)
        # What castles came to in played games says nothing where others do not choose
        self.ahead = ahead if self.incoming.others_choose else TURNS * ROUNDS * 2
        self.swing = weights.swing**2 * max(
            0, 2 * self.incoming.turns_left - self.ahead
        )  # its square
        self.standing: list[Branch] = []  # castles that the decision leaves alone

    # --- options --------------------------------------------------------------------------------

    def options(self, legal: list[Action], width: int) -> list[Option]:
        """What is worth thinking about; every option changes the same castles."""
        options = self._options(legal, width)
        changed = [branch.castle for branch in options[0].changed]
        for castle in range(self.view.places):
            if castle not in changed:
                self.standing.append(self._as_it_is(castle))
        return options

    def options_of(self, options: list[Option], line: tuple[Action, ...]) -> list[Option]:
        """What a line means that somebody has played, as far as it can be thought about here. Two
        tiles have no order: either may go into either castle; the best goes with a single one."""
        if self.step == "choose":
            assert isinstance(self.frame, Together)
            picked = self.frame.picks_of(self.viewer)
            taken = line[: CHOSEN - len(picked)]
            tiles = list(picked) + [action.a for action in taken]
            if len(tiles) < CHOSEN:
                rest = [tile for tile in self.view.hands[self.viewer] if tile not in tiles]
                tiles.append(max(rest, key=self._first_glance))
                taken += (act.TAKES[tiles[1]],)
            kept: dict[tuple[int, ...], Branch] = {}
            pairs = [(tiles[0], tiles[1]), (tiles[1], tiles[0])]
            return [Option(taken, 0.0, self._after_pair(one, two, kept)) for one, two in pairs]
        known = [option for option in options if option.path == line[:1]]
        if known:
            return known
        castle, owner = self.frame.args[0], self.frame.args[1]
        return [self._single(castle, owner, line[0], 0.0)]

    def _first_glance(self, tile: int) -> float:
        """What a tile looks like where it fits best."""
        castles = (self.viewer, self.view.right_of(self.viewer))
        return max([self.incoming.first_value(castle, tile) for castle in castles])

    def _options(self, legal: list[Action], width: int) -> list[Option]:
        if self.step == "choose":
            return self._pairs(width)
        if self.step == "split":
            return self._splits(legal)
        if self.step == "assign":
            return self._assignments(legal)
        if self.step in ("order", "answer"):
            return self._orders(legal)
        castle, owner = self.frame.args[0], self.frame.args[1]
        values = at_once(self.view, legal)
        order = sorted(range(len(legal)), key=lambda i: -values[i])[:width]
        return [self._single(castle, owner, legal[i], values[i]) for i in order]

    def _single(self, castle: int, owner: int, action: Action, value: float) -> Option:
        """An action that changes one castle: a space, a tile, an attendant, a card, a bonus."""
        op, what, place = LAY, action.a, 0
        without = -1
        if action.kind == act.AT:
            op, what, place = AT, self.frame.args[2], place_of(action.c)
            if what in self.view.shown[owner]:
                without = owner
        elif action.kind == act.ATTENDANT:
            op = SERVE
        elif action.kind == act.KEEP:
            op = KEEP
        elif action.kind == act.COPY:
            op = COPY
        known = self.incoming.known(castle, without)
        return Option((action,), value, [self._branch(castle, op, what, place, known)])

    def _branch(self, castle: int, op: int, what: int, place: int, known: list[Offer]) -> Branch:
        return Branch(castle, op, what, place, known, self.incoming.known_next(castle))

    def _as_it_is(self, castle: int) -> Branch:
        """A castle that nothing is done to."""
        return self._branch(castle, NOTHING, 0, 0, self.incoming.known(castle, -1))

    def _laid(self, castle: int, tile: int) -> Branch:
        """A castle with a tile of the viewer's."""
        return self._branch(castle, LAY, tile, 0, self.incoming.known(castle, self.viewer))

    def _pairs(self, width: int) -> list[Option]:
        """B-203, B-205  Two tiles, one for either castle; those that look best in each."""
        left, right = self.viewer, self.view.right_of(self.viewer)
        assert isinstance(self.frame, Together)
        picked = self.frame.picks_of(self.viewer)
        to_left = self._best_tiles(left, picked, width)
        to_right = self._best_tiles(right, picked, width)
        kept: dict[tuple[int, ...], Branch] = {}
        found: list[Option] = []
        for one in to_left:
            for two in to_right:
                if one == two or (picked and one not in picked and two not in picked):
                    continue
                path = tuple([act.TAKES[tile] for tile in (one, two) if tile not in picked])
                prior = self.incoming.first_value(left, one) + self.incoming.first_value(right, two)
                found.append(Option(path, prior, self._after_pair(one, two, kept)))
        return found

    def _best_tiles(self, castle: int, picked: tuple[int, ...], width: int) -> list[int]:
        hand = sorted(
            self.view.hands[self.viewer], key=lambda tile: -self.incoming.first_value(castle, tile)
        )
        return hand[:width] + [tile for tile in hand[width:] if tile in picked]

    def _after_pair(self, one: int, two: int, kept: dict[tuple[int, ...], Branch]) -> list[Branch]:
        """B-209  Both castles of the viewer's, and the other one of who gets the rest of the hand;
        most pairs leave the same of it that matters, so branches are shared."""
        left, right = self.viewer, self.view.right_of(self.viewer)
        castles = [(left, one), (right, two)]
        other = self.incoming.other_castle()
        if other >= 0:
            castles.append((other, -1))
        branches: list[Branch] = []
        for castle, tile in castles:
            handed = self.incoming.handed(castle, (one, two))
            key = (castle, tile) + handed
            if key not in kept:
                branch = self._laid(castle, tile) if tile >= 0 else self._as_it_is(castle)
                if handed:
                    branch.then = branch.then + [handed]
                kept[key] = branch
            branches.append(kept[key])
        return branches

    def _splits(self, legal: list[Action]) -> list[Option]:
        """B-205  Which of the two tiles goes here; the other goes into the other castle."""
        here = self.frame.args[0]
        there = self.view.right_of(self.viewer) if here == self.viewer else self.viewer
        found: list[Option] = []
        for action in legal:
            other = sum([a.a for a in legal]) - action.a
            prior = self.incoming.first_value(here, action.a) + self.incoming.first_value(
                there, other
            )
            changed = [self._laid(here, action.a), self._laid(there, other)]
            found.append(Option((action,), prior, changed))
        return found

    def _assignments(self, legal: list[Action]) -> list[Option]:
        """B-1103  Ludwig's two tiles: one for his left castle, the other for his right one."""
        ludwig = self.frame.args[0]
        values = at_once(self.view, legal)
        found: list[Option] = []
        for action, value in zip(legal, values):
            other = sum([a.a for a in legal]) - action.a
            changed = [
                self._branch(castle, NOTHING, 0, 0, [(tile,)])
                for castle, tile in ((ludwig, action.a), (self.view.right_of(ludwig), other))
            ]
            found.append(Option((action,), value, changed))
        return found

    def _orders(self, legal: list[Action]) -> list[Option]:
        """B-206  Who places first; who is second has seen more."""
        castle = self.frame.args[0]
        mine = self.incoming.known_of(castle, self.viewer)
        theirs = self.incoming.known_of(castle, self.view.partner(castle, self.viewer))
        found: list[Option] = []
        for action in legal:
            known = mine + theirs if action == act.FIRST else theirs + mine
            prior = float(action == act.SECOND)
            found.append(Option((action,), prior, [self._branch(castle, NOTHING, 0, 0, known)]))
        return found

    # --- rollouts -------------------------------------------------------------------------------

    def world(self, name: str) -> World:
        """The world of this name."""
        return World(self.pool, self.cards, Rng(name))

    def rollout(self, branch: Branch, world: World) -> None:
        """Complete a castle in a world, once more."""
        castle = branch.castle
        rollout = CastleRollout(
            self.incoming.models[castle].copy(), world, self.weights, castle * APART
        )
        rollout.left = 2 * self.incoming.turns_left
        rollout.begin(branch.op, branch.what, branch.place)
        ahead = max(0, self.ahead - len(branch.then))
        rollout.go_on(branch.known + branch.then, self.incoming.sizes[castle], ahead)
        sheet = rollout.sheet()
        branch.sheets.append(sheet)
        branch.totals.append(
            sum(sheet) + castle_prospect(rollout.model, self.weights, rollout.left)
        )

    def totals(self, option: Option, number: int) -> list[float]:
        """All castles in a world, as the option leaves them."""
        totals = [0.0] * self.view.places
        for branch in self.standing:
            totals[branch.castle] = branch.totals[number]
        for branch in option.changed:
            totals[branch.castle] = branch.totals[number]
        return totals

    def worths(self, knowledge: Knowledge, totals: list[float]) -> list[float]:
        """What it is worth to each seat. B-1107: Ludwig can win, so he is a rival like others."""
        points: list[float] = []
        for place in range(self.view.places):
            points.append(self.lower(totals[place], totals[self.view.right_of(place)]))
        return knowledge.utilities(points)[: self.view.seats]

    def lower(self, one: float, two: float) -> float:
        """B-1002, B-1003  The lower of two castles, as far as it is known which that will be."""
        apart = abs(one - two)
        lower = (one + two - sqrt(apart * apart + self.swing)) / 2
        return lower + self.weights.higher_at_end * apart

    def outlook(self, option: Option, number: int) -> Outlook:
        """The same by the lines of the score sheet."""
        totals = self.totals(option, number)
        sheets: list[list[int]] = [[]] * self.view.places
        for branch in self.standing + option.changed:
            sheets[branch.castle] = branch.sheets[number]
        rows: Outlook = []
        for seat in range(self.view.seats):
            right = self.view.right_of(seat)
            low = seat if totals[seat] <= totals[right] else right
            row = {key: float(points) for key, points in zip(LINES, sheets[low])}
            worth = self.lower(totals[seat], totals[right])
            row[LATER] = worth - sum(sheets[low])
            rows.append(row)
        return rows


def pool_of(view: BetweenState) -> list[int]:
    """Tiles that may still come to somebody: all that are not on the table or in the own hand."""
    found = unseen_tiles(view)
    for place in range(view.places):
        if place != view.viewer:
            found += [tile for tile in view.hands[place] if tile != HIDDEN]
        found += [tile for tile in view.stacks[place] if tile != HIDDEN]
    return found + [tile for tile in view.pile if tile != HIDDEN]
