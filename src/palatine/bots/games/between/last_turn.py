"""Between Two Castles: what to do in the last turn of a ring of three (ending.py plays it out).

Who chooses tiles does not see what the others choose at the same time. They are taken for people
who answer one another: again and again everybody takes what is best against what the others took so
far (fictitious play), and what a pair of tiles is worth is its mean over what they took.
"""

from typing import Final

from palatine.bots.base import AnyGame
from palatine.bots.budget import Budget
from palatine.bots.candidates import Candidate, Found, Line, Outlook
from palatine.bots.games.between.castle_model import CastleModel
from palatine.bots.games.between.ending import OPEN, RING, STEP, Ending, Ends, FirstTile, end_of
from palatine.bots.games.between.greedy import values as at_once
from palatine.bots.games.between.rollout import TURNS, World
from palatine.bots.games.between.tables import fits
from palatine.bots.games.between.weights import Weights
from palatine.bots.knowledge import LATER
from palatine.core.action import Action
from palatine.core.native import HIDDEN
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER, WHOLE, Together
from palatine.games.between import actions as act
from palatine.games.between.parts import (
    CHOSEN,
    DOWNSTAIRS,
    FOOD,
    ROOMS,
    ROUNDS,
    TYPE_OF,
    UTILITY,
)
from palatine.games.between.scoring import LINES, castle_score, sheet, specialty_rooms
from palatine.games.between.state import BetweenState

ASKS: Final = (
    "choose", "order", "answer", "split", "at", "food", "special", "attendant", "keep", "copy",
)  # fmt: skip
BY_LUCK: Final = (FOOD, UTILITY, DOWNSTAIRS)  # types whose third room brings something drawn


def is_last_turn(view: BetweenState) -> bool:
    """Whether this is a question of the last turn of three castles."""
    return (
        view.places == RING
        and view.round == ROUNDS
        and view.turn == TURNS - 1
        and view.frames[-1].step in ASKS
        and all(fits(castle) for castle in view.castles)
    )


class LastTurn:
    """The options of the viewer and what they come to, world by world."""

    def __init__(self, game: AnyGame, view: BetweenState, weights: Weights) -> None:
        self.game = game
        self.view = view
        self.viewer: int = view.viewer
        self.weights = weights
        self.lines = self._lines(game.legal(view, view.viewer))
        self.sheets = [sheet(castle, view.throne_connects) for castle in view.castles]
        self.is_certain = self._is_certain()
        self._known: list[tuple[list[float], Outlook]] = []  # of the only world there is

    def _lines(self, legal: list[Action]) -> list[Line]:
        """Every action, or every pair of tiles."""
        frame = self.view.frames[-1]
        if frame.step != "choose":
            return [(action,) for action in legal]
        assert isinstance(frame, Together)
        picked = frame.picks_of(self.viewer)
        found: list[Line] = []
        for pair in pairs(self.view.hands[self.viewer]):
            if set(picked) <= set(pair):
                found.append(tuple([act.TAKES[tile] for tile in pair if tile not in picked]))
        return found

    def number_of(self, line: Line) -> int:
        """The option that a line begins with."""
        for number in range(len(self.lines)):
            if self.lines[number] == line[: len(self.lines[number])]:
                return number
        for number in range(len(self.lines)):
            if line[0] in self.lines[number]:
                return number
        return 0

    def _is_certain(self) -> bool:
        """Whether the end depends on the players alone: no tile is unknown, and nothing will be
        drawn."""
        view = self.view
        if view.drawn or view.offered or view.frames[-1].step == "copy":
            return False
        for castle in range(RING):
            coming: list[int] = []
            for owner in (castle, view.left_of(castle)):
                tiles = view.shown[owner] + (view.hands[owner] if view.is_person(owner) else ())
                if HIDDEN in tiles:
                    return False
                coming += [TYPE_OF[tile] for tile in tiles]
            counts = view.castles[castle].counts
            for kind in BY_LUCK:
                if counts[kind] < 3 <= counts[kind] + min(CHOSEN, coming.count(kind)):
                    return False
        return True

    # --- one world --------------------------------------------------------------------------------

    def in_world(self, name: str) -> list[tuple[list[float], Outlook]]:
        """What each option is worth to everybody, and with which points."""
        if self._known:
            return self._known
        world = self.game.imagine(self.view, Rng(name))
        assert isinstance(world, BetweenState)
        ending = Ending(world, World(world.pile, world.deck, Rng(name)), self.weights)
        if self.view.frames[-1].step == "choose":
            found = self._chosen(ending)
        else:
            found = [self._after(world, ending, line[0], name) for line in self.lines]
        if self.is_certain:
            self._known = found
        return found

    def _after(
        self, world: BetweenState, ending: Ending, action: Action, name: str
    ) -> tuple[list[float], Outlook]:
        """An action, and all that follows."""
        state = world.clone()
        self.game.apply(state, self.viewer, action)
        self._settle(state, Rng(name + " luck"))
        ends = _played_on(ending, state)
        return self._worths(ending, ends), self._told(state, ends)

    def _settle(self, state: BetweenState, luck: Rng) -> None:
        """Up to the next tile that a partner places: what a bonus brings is taken as it looks
        best."""
        game = self.game
        while (seat := game.to_move(state)) != OVER:
            if seat == CHANCE:
                game.apply(state, CHANCE, game.pick(state, luck.below(game.total(state))))
                continue
            frame = state.frames[-1]
            if frame.step in ("order", "answer", "split"):
                return
            if frame.step == "at" and frame.args[2] < ROOMS and not state.drawn:
                return
            legal = game.legal(state, seat)
            state.viewer = seat
            values = at_once(state, legal, 0.0)
            state.viewer = WHOLE
            game.apply(state, seat, legal[values.index(max(values))])

    # --- a choice of tiles ------------------------------------------------------------------------

    def _chosen(self, ending: Ending) -> list[tuple[list[float], Outlook]]:
        """What each pair is worth beside what the others are likely to take."""
        state = ending.state
        hands = [
            pairs(state.hands[place]) if state.is_person(place) else [state.shown[place]]
            for place in range(RING)
        ]
        results: dict[int, Ends] = {}
        for one in range(len(hands[0])):
            for two in range(len(hands[1])):
                for three in range(len(hands[2])):
                    ending.shown = [hands[0][one], hands[1][two], hands[2][three]]
                    at = (one * len(hands[1]) + two) * len(hands[2]) + three
                    results[at] = ending.play(0, [OPEN] * RING)
        likely = _likely(ending, hands, results, self.weights.answers)
        return [self._beside(ending, hands, results, likely, line) for line in self.lines]

    def _beside(
        self,
        ending: Ending,
        hands: list[list[tuple[int, ...]]],
        results: dict[int, Ends],
        likely: list[list[float]],
        line: Line,
    ) -> tuple[list[float], Outlook]:
        """The mean over what the others take."""
        frame = self.view.frames[-1]
        assert isinstance(frame, Together)
        wanted = sorted(frame.picks_of(self.viewer) + tuple([action.a for action in line]))
        own = [list(pair) for pair in hands[self.viewer]].index(wanted)
        worths = [0.0] * self.view.seats
        points = [0.0] * RING
        for at, ends in results.items():
            taken = _taken(at, hands)
            if taken[self.viewer] != own:
                continue
            chance = 1.0
            for place in range(RING):
                if place != self.viewer:
                    chance *= likely[place][taken[place]]
            for seat, worth in enumerate(self._worths(ending, ends)):
                worths[seat] += chance * worth
            for place in range(RING):
                points[place] += chance * (ends[place] // STEP)
        return worths, self._rows(self.sheets, points)

    # --- what is told of it -----------------------------------------------------------------------

    def _worths(self, ending: Ending, ends: Ends) -> list[float]:
        return [ending.worth(seat, ends) for seat in range(self.view.seats)]

    def _told(self, state: BetweenState, ends: Ends) -> Outlook:
        sheets = [sheet(castle, state.throne_connects) for castle in state.castles]
        return self._rows(sheets, [float(end // STEP) for end in ends])

    def _rows(self, sheets: list[list[int]], points: list[float]) -> Outlook:
        """By the lines of the score sheet as it stands then; the rest is still to come."""
        rows: Outlook = []
        for seat in range(self.view.seats):
            right = self.view.right_of(seat)
            low = seat if points[seat] <= points[right] else right
            row = {key: float(n) for key, n in zip(LINES, sheets[low])}
            row[LATER] = points[low] - sum(sheets[low])
            rows.append(row)
        return rows


def think(turn: LastTurn, budget: Budget, rng: Rng) -> Found:
    """All options in a few worlds."""
    candidates = [Candidate(line, 0.0, turn.view.seats) for line in turn.lines]
    worlds: list[str] = []
    for number in range(turn.weights.last_worlds):
        if number and budget.late():
            break
        worlds.append(f"{rng.word()} {rng.word()}")
        for candidate, (worth, rows) in zip(candidates, turn.in_world(worlds[number])):
            candidate.add(worth, rows, turn.viewer, number)
        budget.spend()
    order = [(-one.node.mean(turn.viewer), i) for i, one in enumerate(candidates)]
    order.sort()
    return Found(turn.viewer, [candidates[i] for _, i in order], budget.used, worlds)


def in_worlds(turn: LastTurn, lines: list[Line], worlds: list[str]) -> list[Candidate]:
    """Lines in worlds of these names."""
    numbers = [turn.number_of(line) for line in lines]
    found = [Candidate(turn.lines[number], 0.0, turn.view.seats) for number in numbers]
    for world in range(len(worlds)):
        options = turn.in_world(worlds[world])
        for number, candidate in zip(numbers, found):
            worth, rows = options[number]
            candidate.add(worth, rows, turn.viewer, world)
    return found


def pairs(tiles: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Any two of these."""
    found: list[tuple[int, ...]] = []
    for i in range(len(tiles)):
        for k in range(i + 1, len(tiles)):
            found.append((tiles[i], tiles[k]))
    return found


def _taken(at: int, hands: list[list[tuple[int, ...]]]) -> list[int]:
    """Who takes which of his pairs in the result of this number."""
    rest, three = divmod(at, len(hands[2]))
    one, two = divmod(rest, len(hands[1]))
    return [one, two, three]


def _likely(
    ending: Ending,
    hands: list[list[tuple[int, ...]]],
    results: dict[int, Ends],
    answers: int,
) -> list[list[float]]:
    """How often everybody takes each of his pairs, if by turns all answer what the others did."""
    worth = {
        at: [ending.worth(place, ends) for place in range(RING)] for at, ends in results.items()
    }
    taken = {at: _taken(at, hands) for at in results}
    often = [[1.0 / len(hand)] * len(hand) for hand in hands]
    for number in range(answers):
        best = [_answer(place, len(hands[place]), worth, taken, often) for place in range(RING)]
        for place in range(RING):
            for option in range(len(often[place])):
                hit = 1.0 if option == best[place] else 0.0
                often[place][option] += (hit - often[place][option]) / (number + 2)
    return often


def _answer(
    place: int,
    count: int,
    worth: dict[int, list[float]],
    taken: dict[int, list[int]],
    often: list[list[float]],
) -> int:
    """The best pair of a place against what the others have taken so far."""
    sums = [0.0] * count
    for at, values in worth.items():
        chance = 1.0
        for other in range(RING):
            if other != place:
                chance *= often[other][taken[at][other]]
        sums[taken[at][place]] += chance * values[place]
    return sums.index(max(sums))


def _played_on(ending: Ending, state: BetweenState) -> Ends:
    """The end of a state of this world in which somebody is about to place a tile, or nobody."""
    ends = [OPEN] * RING
    ending.shown = state.shown.copy()
    ending.lefts = state.lefts.copy()
    frame = state.frames[-1] if state.frames else None
    castle = frame.args[0] if frame is not None else RING
    for done in range(castle):
        built = state.castles[done]
        points = castle_score(built, state.throne_connects)
        ends[done] = end_of(points, specialty_rooms(built))
    if frame is None:
        return ends
    if frame.step == "order":
        return ending.play(castle, ends)
    if frame.step == "answer":
        younger = frame.seat
        older = state.partner(castle, younger)
        first = ending.laid(castle, older, younger, ends)
        return ending.answered(younger, first, ending.laid(castle, younger, older, ends))
    owner = frame.args[1]
    if state.frames[-2].step == "lay":
        return ending.laid(castle, owner, state.partner(castle, owner), ends)
    built = state.castles[castle]
    model = CastleModel(built, state.throne_connects)
    points = castle_score(built, state.throne_connects)
    begun = FirstTile([ending.ends(model, points, tile) for tile in ending.offer(castle, owner)])
    return ending.finished(castle, owner, begun, state.decider(castle, owner), ends)
