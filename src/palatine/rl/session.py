"""One game that is played number by number: observations, legal numbers and rewards of each seat.

All environments of a single game use it. Draws follow from the seed, and are made at once. Where
several seats choose at the same time and in secret, they may choose in any order.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from palatine.core.action import Action
from palatine.core.buffers import Flags, Numbers
from palatine.core.choosing import Chooser, not_allowed
from palatine.core.encoding import Encoding
from palatine.core.errors import NotAsked
from palatine.core.game import Game
from palatine.core.meta import Options
from palatine.core.rng import Rng
from palatine.core.state import CHANCE
from palatine.core.step import waiting_seats
from palatine.rl.arguments import read_arguments
from palatine.rl.errors import EnvironmentProblem, own_errors
from palatine.rl.rewards import Rewards

Observation = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


class Session:
    """A running game.

    state: the whole state, None before `begin`. waiting: the seats that are to move; empty when the
    game is over.
    """

    def __init__(
        self,
        rules: Game[Any],
        seats: int,
        options: Options,
        encoding: Encoding[Any],
        reward: str = "placing",
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.options = options
        self.encoding = encoding
        self.rewards = Rewards(rules, seats, reward)
        self.state: Any = None
        self.waiting: list[int] = []
        self._rng = Rng("")
        self._choosers: dict[int, Chooser] = {}  # for seats that have begun a choice

    def begin(self, seed: str) -> None:
        """Start a new game; the same seed and the same choices give the same game."""
        self._rng = Rng(seed)
        self.state = self.rules.new(self.seats, self.options)
        self._choosers = {}
        self._settle()
        self.rewards.begin(self.state)

    @property
    def over(self) -> bool:
        """Whether a game was started and has ended."""
        return self.state is not None and not self.waiting

    def check_begun(self) -> None:
        """Raise an error where no game has been started."""
        if self.state is None:
            raise EnvironmentProblem("error-environment-not-begun")

    def check_running(self) -> None:
        """Raise an error where no game has been started, or where it has ended."""
        self.check_begun()
        if not self.waiting:
            raise EnvironmentProblem("error-environment-over")

    def allowed(self, seat: int) -> list[int]:
        """The legal numbers of a seat; none where it is not to move."""
        return self._chooser(seat).allowed(self.state) if seat in self.waiting else []

    def check(self, seat: int, number: int) -> None:
        """Raise an error where a number is not legal."""
        self.check_running()
        if seat not in self.waiting:
            raise NotAsked(seat)
        if number not in self.allowed(seat):
            raise not_allowed(number)

    def take(self, seat: int, number: int) -> list[float]:
        """Choose a number for a seat; returns the rewards of all seats."""
        self.check(seat, number)
        action = self._chooser(seat).take(self.state, number)
        return [0.0] * self.seats if action is None else self.act(seat, action)

    def act(self, seat: int, action: Action) -> list[float]:
        """Carry out a whole legal action; returns the rewards of all seats."""
        self._choosers.pop(seat, None)
        self.rules.apply(self.state, seat, action)
        self._settle()
        # A seat that has begun a choice and is still to move chooses simultaneously: keep it.
        self._choosers = {n: c for n, c in self._choosers.items() if n in self.waiting}
        return self.rewards.after_action(self.state)

    def observation(self, seat: int) -> Observation:
        """The observation of a seat, with the numbers that it has chosen so far."""
        into = Numbers(self.encoding.size)
        self.encoding.write(self.state, seat, into)
        if seat in self._choosers:
            self._choosers[seat].mark_chosen(into, self.encoding.chosen_at)
        return np.array(into.view())

    def mask(self, seat: int) -> Mask:
        """1 for each legal number of a seat; all 0 where it is not to move."""
        flags = Flags(self.rules.numbering.count)
        if seat in self.waiting:
            self._chooser(seat).mask(self.state, flags)
        return np.array(flags.view(), np.int8)

    def _chooser(self, seat: int) -> Chooser:
        if seat not in self._choosers:
            self._choosers[seat] = Chooser(self.rules)
            self._choosers[seat].ask(self.state, seat)
        return self._choosers[seat]

    def _settle(self) -> None:
        """Make draws until a seat is to move, or the game is over."""
        rules, s = self.rules, self.state
        while rules.to_move(s) == CHANCE:
            rules.apply(s, CHANCE, rules.pick(s, self._rng.below(rules.total(s))))
        self.waiting = waiting_seats(s.frames[-1]) if s.frames else []


def open_session(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    groups: Sequence[str] = (),
    reward: str = "placing",
) -> Session:
    """Create a session of a game by its name. Raises `EnvironmentProblem` for wrong arguments."""
    with own_errors():
        rules, count = read_arguments(game, seats, options)
        chosen = rules.meta.read_options(options)
        return Session(rules, count, chosen, rules.encoding(groups), reward)
