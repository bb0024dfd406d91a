"""Between Two Castles: what there is to think about at a decision, and the dreams about it."""

from math import sqrt
from typing import Final

from palatine.bots.knowledge import LATER, Outlook
from palatine.bots.tuning.between import values as at_once
from palatine.bots.tuning.between_dream import (
    AT,
    COPY,
    KEEP,
    LAY,
    NOTHING,
    SERVE,
    Dream,
    Hopes,
    Offer,
    World,
    best_space,
    hope,
    later,
)
from palatine.bots.tuning.between_faces import place_of
from palatine.bots.tuning.between_site import Site
from palatine.core.action import Action
from palatine.core.native import HIDDEN
from palatine.core.state import Together
from palatine.games.between import actions as act
from palatine.games.between.parts import ROUNDS
from palatine.games.between.scoring import LINES
from palatine.games.between.state import UNDECIDED, BetweenState
from palatine.games.between.view import unseen_tiles

TURNS: Final = 4  # B-210
HIGHER: Final = 0.02  # B-1003: the higher castle parts equals
APART: Final = 23  # tiles between the draws of two castles in one world


class Branch:
    """One castle after an action: how it begins, what it came to in each world."""

    def __init__(self, castle: int, op: int, what: int, place: int, known: list[Offer]) -> None:
        self.castle = castle
        self.op = op
        self.what = what
        self.place = place
        self.known = known
        self.sheets: list[list[int]] = []
        self.totals: list[float] = []


class Option:
    """An action, or two in a row, and the castles it changes."""

    def __init__(
        self,
        path: tuple[Action, ...],
        prior: float,
        changed: list[Branch],
        besides: float = 0.0,
    ) -> None:
        self.path = path
        self.besides = besides  # what it does that no castle shows
        self.prior = prior
        self.changed = changed


class Thought:
    """What is known at the moment of a decision, and the dreams about it."""

    def __init__(
        self, view: BetweenState, hopes: Hopes, sizes: tuple[int, ...], ahead: int
    ) -> None:
        self.view = view
        self.viewer: int = view.viewer
        self.hopes = hopes
        self.frame = view.frames[-1]
        self.step = self.frame.step
        self.drafting = self.step in ("choose", "assign")
        self.sites = [Site(castle, view.throne_connects) for castle in view.castles]
        self.pool = pool_of(view)
        self.cards = view.deck + list(view.card_discards)
        self.sizes = [self._sizes(castle, sizes) for castle in range(view.places)]
        self.ahead = ahead
        left = max(0, len(self.sizes[0]) - ahead)
        self.swing = hopes.swing**2 * left  # its square
        self.looks: dict[int, float] = {}
        self.standing: list[Branch] = []  # castles that the decision leaves alone

    # --- what will come -------------------------------------------------------------------------

    def _sizes(self, castle: int, sizes: tuple[int, ...]) -> list[int]:
        """Of how many tiles each tile to come will be the best, for this castle."""
        view = self.view
        owners = (castle, view.left_of(castle))
        found: list[int] = []
        if self.drafting:
            for owner in owners:
                if owner != self.viewer and not self.hand_of(owner) and view.is_person(owner):
                    found.append(sizes[view.turn])
        for number in range(view.round, ROUNDS + 1):
            for turn in range(view.turn + 1 if number == view.round else 0, TURNS):
                for owner in owners:
                    found.append(sizes[turn] if view.is_person(owner) else 1)
        return found

    def known(self, castle: int, without: int) -> list[Offer]:
        """Tiles on the table that will go into a castle, those of one place left out."""
        view = self.view
        found: list[Offer] = []
        for owner in (castle, view.left_of(castle)):
            if owner != without:
                found += self.known_of(castle, owner)
        return found

    def known_of(self, castle: int, owner: int) -> list[Offer]:
        """The tile of one partner that will go into a castle; one of two where that is open."""
        shown = self.view.shown[owner]
        left = self.view.lefts[owner]
        if self.drafting and self.view.is_person(owner):
            hand = self.hand_of(owner)
            return [hand] if hand else []
        if left == UNDECIDED:
            return [shown] if shown else []
        if castle == owner:
            return [(left,)] if left in shown else []
        others = [(tile,) for tile in shown if tile != left]
        return list(others)

    def hand_of(self, owner: int) -> Offer:
        """A-33  The hand of a place, where the viewer has had it before; () where not."""
        hand = self.view.hands[owner]
        return () if owner == self.viewer or HIDDEN in hand else hand

    def passed_on(self, pair: tuple[int, int]) -> float:
        """B-209, B-211  What the hand is worth to the neighbour who gets it: good for the castle
        we share, bad for the other one."""
        view, me = self.view, self.viewer
        if view.turn == TURNS - 1:
            return 0.0
        if view.round == 1:
            shared, other = me, view.left_of(me)
        else:
            shared = view.right_of(me)
            other = view.right_of(shared)
        rest = [tile for tile in view.hands[me] if tile not in pair]
        ours = max([self.seen(shared, tile) for tile in rest])
        theirs = max([self.seen(other, tile) for tile in rest])
        return self.hopes.shared * ours - self.hopes.denied * theirs / (view.places - 2)

    def seen(self, castle: int, tile: int) -> float:
        """What a tile looks like in a castle, looked up only once."""
        key = castle * 256 + tile
        if key not in self.looks:
            self.looks[key] = self.look(castle, tile)
        return self.looks[key]

    def tiles_left(self, castle: int) -> int:
        return len(self.sizes[castle])

    # --- options --------------------------------------------------------------------------------

    def look(self, castle: int, tile: int) -> float:
        """What a tile looks like in a castle at once."""
        site = self.sites[castle]
        points = best_space(site, tile)[1]
        return points + hope(site, tile, self.hopes, self.tiles_left(castle))

    def options(self, legal: list[Action], width: int) -> list[Option]:
        """What is worth thinking about; every option changes the same castles."""
        options = self._options(legal, width)
        changed = [branch.castle for branch in options[0].changed]
        for castle in range(self.view.places):
            if castle not in changed:
                self.standing.append(Branch(castle, NOTHING, 0, 0, self.known(castle, -1)))
        return options

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
        known = self.known(castle, -1)
        if action.kind == act.AT:
            op, what, place = AT, self.frame.args[2], place_of(action.c)
            if what in self.view.shown[owner]:
                known = self.known(castle, owner)
        elif action.kind == act.ATTENDANT:
            op = SERVE
        elif action.kind == act.KEEP:
            op = KEEP
        elif action.kind == act.COPY:
            op = COPY
        return Option((action,), value, [Branch(castle, op, what, place, known)])

    def _laid(self, castle: int, tile: int) -> Branch:
        """A castle with a tile of the viewer's."""
        return Branch(castle, LAY, tile, 0, self.known(castle, self.viewer))

    def _pairs(self, width: int) -> list[Option]:
        """B-203, B-205  Two tiles, one for either castle; those that look best in each."""
        left, right = self.viewer, self.view.right_of(self.viewer)
        assert isinstance(self.frame, Together)
        picked = self.frame.picks_of(self.viewer)
        to_left = self._best_tiles(left, picked, width)
        to_right = self._best_tiles(right, picked, width)
        found: list[Option] = []
        for one, here in to_left:
            for two, there in to_right:
                if one == two or (picked and one not in picked and two not in picked):
                    continue
                path = tuple([act.TAKES[tile] for tile in (one, two) if tile not in picked])
                changed = [self._kept(left, one, found), self._kept(right, two, found)]
                besides = self.passed_on((one, two))
                found.append(Option(path, here + there + besides, changed, besides))
        return found

    def _best_tiles(
        self, castle: int, picked: tuple[int, ...], width: int
    ) -> list[tuple[int, float]]:
        looks = [(tile, self.seen(castle, tile)) for tile in self.view.hands[self.viewer]]
        looks.sort(key=lambda pair: -pair[1])
        best = looks[:width]
        return best + [pair for pair in looks[width:] if pair[0] in picked]

    def _kept(self, castle: int, tile: int, options: list[Option]) -> Branch:
        """The branch of a tile in a castle, one for all pairs."""
        for option in options:
            for branch in option.changed:
                if branch.castle == castle and branch.what == tile:
                    return branch
        return self._laid(castle, tile)

    def _splits(self, legal: list[Action]) -> list[Option]:
        """B-205  Which of the two tiles goes here; the other goes into the other castle."""
        here = self.frame.args[0]
        there = self.view.right_of(self.viewer) if here == self.viewer else self.viewer
        found: list[Option] = []
        for action in legal:
            other = sum([a.a for a in legal]) - action.a
            prior = self.look(here, action.a) + self.look(there, other)
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
                Branch(castle, NOTHING, 0, 0, [(tile,)])
                for castle, tile in ((ludwig, action.a), (self.view.right_of(ludwig), other))
            ]
            found.append(Option((action,), value, changed))
        return found

    def _orders(self, legal: list[Action]) -> list[Option]:
        """B-206  Who places first; who is second has seen more."""
        castle = self.frame.args[0]
        mine = self.known_of(castle, self.viewer)
        theirs = self.known_of(castle, self.view.partner(castle, self.viewer))
        found: list[Option] = []
        for action in legal:
            known = mine + theirs if action == act.FIRST else theirs + mine
            prior = float(action == act.SECOND)
            found.append(Option((action,), prior, [Branch(castle, NOTHING, 0, 0, known)]))
        return found

    # --- dreaming -------------------------------------------------------------------------------

    def dream(self, branch: Branch, world: World) -> None:
        """Complete a castle in a world, once more."""
        castle = branch.castle
        dream = Dream(self.sites[castle].copy(), world, self.hopes, castle * APART)
        dream.left = len(self.sizes[castle])
        dream.begin(branch.op, branch.what, branch.place)
        dream.go_on(branch.known, self.sizes[castle], self.ahead)
        sheet = dream.sheet()
        branch.sheets.append(sheet)
        branch.totals.append(sum(sheet) + later(dream.site, self.hopes, dream.left))

    def totals(self, option: Option, number: int) -> list[float]:
        """All castles in a world, as the option leaves them."""
        totals = [0.0] * self.view.places
        for branch in self.standing:
            totals[branch.castle] = branch.totals[number]
        for branch in option.changed:
            totals[branch.castle] = branch.totals[number]
        return totals

    def points(self, totals: list[float]) -> list[float]:
        """B-1002, B-1003  What each seat has of it."""
        found: list[float] = []
        for seat in range(self.view.seats):
            found.append(self.lower(totals[seat], totals[self.view.right_of(seat)]))
        return found

    def lower(self, one: float, two: float) -> float:
        """B-1002, B-1003  The lower of two castles, as far as it is known which that will be."""
        apart = abs(one - two)
        return (one + two - sqrt(apart * apart + self.swing)) / 2 + HIGHER * apart

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
