"""One game played number by number: what each seat sees, what it may choose, and its rewards.

All environments of one game stand on this. Draws are made at once from the seed. Where several
seats choose at the same time and in secret, each of them may choose first.
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
from palatine.rl.errors import EnvironmentProblem, own_errors
from palatine.rl.rewards import Rewards
from palatine.rl.wishes import wished

Observation = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


class Session:
    """A game at hand.

    state: the whole table, None before `begin`. waiting: the seats that are asked now; none when
    the game is over.
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
        self._choosers: dict[int, Chooser] = {}  # of seats whose choice has begun

    def begin(self, seed: str) -> None:
        """A new game; the same seed and the same choices give the same game."""
        self._rng = Rng(seed)
        self.state = self.rules.new(self.seats, self.options)
        self._choosers = {}
        self._settle()
        self.rewards.begin(self.state)

    @property
    def over(self) -> bool:
        """Whether a game was begun and has ended."""
        return self.state is not None and not self.waiting

    def check_begun(self) -> None:
        """Refuse to look at a game before the first was begun."""
        if self.state is None:
            raise EnvironmentProblem("error-environment-not-begun")

    def check_running(self) -> None:
        """Refuse a choice before the first game or after the end of one."""
        self.check_begun()
        if not self.waiting:
            raise EnvironmentProblem("error-environment-over")

    def allowed(self, seat: int) -> list[int]:
        """The numbers that a seat may choose now; none for one that is not asked."""
        return self._chooser(seat).allowed(self.state) if seat in self.waiting else []

    def check(self, seat: int, number: int) -> None:
        """Refuse a number that the mask forbids."""
        self.check_running()
        if seat not in self.waiting:
            raise NotAsked(seat)
        if number not in self.allowed(seat):
            raise not_allowed(number)

    def take(self, seat: int, number: int) -> list[float]:
        """Choose a number; the rewards of all seats for it."""
        self.check(seat, number)
        action = self._chooser(seat).take(self.state, number)
        return [0.0] * self.seats if action is None else self.act(seat, action)

    def act(self, seat: int, action: Action) -> list[float]:
        """Carry out a whole legal action; the rewards of all seats for it."""
        self._choosers.pop(seat, None)
        self.rules.apply(self.state, seat, action)
        self._settle()
        # Who has begun to choose and still is asked was asked together with this seat.
        self._choosers = {n: c for n, c in self._choosers.items() if n in self.waiting}
        return self.rewards.paid(self.state)

    def observation(self, seat: int) -> Observation:
        """What a seat sees, with what it has chosen so far."""
        into = Numbers(self.encoding.size)
        self.encoding.write(self.state, seat, into)
        if seat in self._choosers:
            self._choosers[seat].mark_chosen(into, self.encoding.chosen_at)
        return np.array(into.view())

    def mask(self, seat: int) -> Mask:
        """1 for each number that a seat may choose now; all 0 for one that is not asked."""
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
        """Draw until somebody is asked, or the game is over."""
        rules, s = self.rules, self.state
        while rules.to_move(s) == CHANCE:
            rules.apply(s, CHANCE, rules.pick(s, self._rng.below(rules.total(s))))
        self.waiting = waiting_seats(s.frames[-1]) if s.frames else []


def opened(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    groups: Sequence[str] = (),
    reward: str = "placing",
) -> Session:
    """A session of a game by its name; whatever does not exist is refused with a sentence."""
    with own_errors():
        rules, count = wished(game, seats, options)
        chosen = rules.meta.read_options(options)
        return Session(rules, count, chosen, rules.encoding(groups), reward)
