"""A game for OpenSpiel: draws are separate steps, and a state can be copied quickly."""

from hashlib import blake2b
from typing import Any

from palatine import games
from palatine.core.action import Action
from palatine.core.choosing import Chooser
from palatine.core.events import Event
from palatine.core.game import Game
from palatine.core.meta import Options
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER, SPECTATOR, Json
from palatine.rl.errors import EnvironmentProblem
from palatine.rl.rewards import Rewards


class SpielTable:
    """A state with an unfinished choice, and the past and the rewards of all seats.

    past: for each seat, and last for a spectator, a hash of everything that it has seen and done.
    gained, last: the rewards of all seats, in total and for the last choice.
    """

    def __init__(self, rules: Game[Any], seats: int, options: Options, rewards: Rewards) -> None:
        self.rules = rules
        self.seats = seats
        self.options = options
        self.rewards = rewards
        self.state: Any = None
        self.mover = OVER
        self.chooser: Chooser | None = None  # made when the mover's legal numbers are first needed
        self.past: list[str] = []
        self.gained: list[float] = []
        self.last: list[float] = []

    def begin(self) -> None:
        """Start a new game."""
        self.state = self.rules.new(self.seats, self.options)
        self.past = [""] * (self.seats + 1)
        self.gained = [0.0] * self.seats
        self.last = [0.0] * self.seats
        self.rewards.begin(self.state)
        self._turn()

    @property
    def over(self) -> bool:
        return self.mover == OVER

    @property
    def is_chance(self) -> bool:
        return self.mover == CHANCE

    def _turn(self) -> None:
        self.mover = int(self.rules.to_move(self.state))
        self.chooser = None

    def _chooser(self) -> Chooser:
        if self.over:
            raise EnvironmentProblem("error-environment-over")
        if self.chooser is None:
            self.chooser = Chooser(self.rules)
            self.chooser.ask(self.state, self.mover)
        return self.chooser

    def allowed(self) -> list[int]:
        """The legal numbers of the mover."""
        return [] if self.over else self._chooser().allowed(self.state)

    def take(self, number: int) -> None:
        """Choose a number for the mover."""
        action = self._chooser().take(self.state, number)
        if action is None:
            self.last = [0.0] * self.seats
            return
        seat = self.mover
        self.past[seat] = _after(self.past[seat], action.text)
        self._apply(seat, action)

    def draw(self, action: Action) -> None:
        """Carry out the outcome of a draw."""
        self._apply(CHANCE, action)

    def _apply(self, who: int, action: Action) -> None:
        events: list[Event] = []
        self.rules.apply(self.state, who, action, events)
        for event in events:
            text = f"{event.key} {event.args}"
            for place in range(self.seats + 1):
                if event.is_for(place if place < self.seats else SPECTATOR):
                    self.past[place] = _after(self.past[place], text)
        self._turn()
        self.last = self.rewards.after_action(self.state)
        self.gained = [a + b for a, b in zip(self.gained, self.last)]

    def chosen_by(self, seat: int) -> list[int]:
        """The numbers that a seat has chosen so far, of an action that consists of several."""
        return self.chooser.chosen if self.chooser is not None and seat == self.mover else []

    def seen_by(self, seat: int, recalls: bool) -> str:
        """A seat's view as a text; with `recalls` also a hash of everything it has seen before."""
        now = f"{self.rules.view(self.state, seat).key()} {self.chosen_by(seat)}"
        return f"{self.past[seat]} {now}" if recalls else now

    def text(self) -> str:
        """The whole state as a text that is equal for equal positions."""
        chosen = self.chooser.chosen if self.chooser is not None else []
        return f"{self.state.key()} {chosen}"

    def imagined(self, seat: int, rng: Rng) -> "SpielTable":
        """Another table that looks the same to a seat, with the unknown dealt at random. The past
        of the other seats contains only what is public: the rest would reveal their hidden
        pieces."""
        other = self.clone()
        other.state = self.rules.imagine(self.rules.view(self.state, seat), rng)
        other.past = [self.past[-1]] * (self.seats + 1)
        other.past[seat] = self.past[seat]
        other.rewards.begin(other.state)
        other.chooser = None
        for number in self.chosen_by(seat):
            other._chooser().take(other.state, number)
        return other

    def clone(self) -> "SpielTable":
        """An independent copy."""
        copy = SpielTable(self.rules, self.seats, self.options, self.rewards.clone())
        copy.state = self.state.clone()
        copy.mover = self.mover
        copy.past = self.past.copy()
        copy.gained = self.gained
        copy.last = self.last
        if self.chooser is not None:
            copy.chooser = Chooser(self.rules)
            copy.chooser.seat = self.chooser.seat
            copy.chooser.actions = self.chooser.actions
            copy.chooser.chosen = self.chooser.chosen.copy()
        return copy

    def __deepcopy__(self, memo: Any) -> "SpielTable":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle plain values instead of the rules: OpenSpiel serialises states by pickling."""
        facts = (self.rules.meta.id, self.seats, self.options, self.rewards.kind)
        chosen = self.chooser.chosen if self.chooser is not None else []
        gained = (self.past, self.gained, self.last)
        return restored, (*facts, self.state.to_json(), chosen, gained)


def restored(
    game: str,
    seats: int,
    options: Options,
    reward: str,
    state: Json,
    chosen: list[int],
    gained: tuple[list[str], list[float], list[float]],
) -> SpielTable:
    """The table that `__reduce__` has packed."""
    rules = games.load(game)
    table = SpielTable(rules, seats, options, Rewards(rules, seats, reward))
    table.state = rules.load(state)
    table.rewards.begin(table.state)
    table._turn()
    for number in chosen:
        table._chooser().take(table.state, number)
    table.past, table.gained, table.last = gained
    return table


def _after(past: str, text: str) -> str:
    """The hash of a past and the text that follows it."""
    return blake2b(f"{past}\n{text}".encode(), digest_size=12).hexdigest()
