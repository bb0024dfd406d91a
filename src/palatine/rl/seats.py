"""Many games at once in which one seat learns and bots play the others: `palatine.rl.versus`.

Every row of the arrays is a decision of the learner. Each game is a batch of its own, so that the
others' moves are made in one while the rest waits.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from palatine.bots.base import Bot
from palatine.bots.entrants import make_entrant, read_entrant
from palatine.core.buffers import Numbers
from palatine.core.encoding import Encoding
from palatine.core.errors import BadOption
from palatine.core.game import Game
from palatine.rl.arrays import GameBatch, Ints, Setup, as_numbers, by_name
from palatine.rl.errors import EnvironmentProblem, own_errors
from palatine.rl.wishes import check_count, wished

Policy = Callable[[npt.NDArray[np.int16], npt.NDArray[np.uint8]], "Ints | Sequence[int]"]
Opponents = str | Sequence[str] | Policy


class _Game:
    """One game: who plays which seat of it, and what came of the learner's last step.

    paid: what the learner gained by it. over: whether it ended a game; then scores has the points,
    the learner's first, place his place, and last what he saw at the end.
    """

    def __init__(
        self, rules: Game[Any], setup: Setup, number: int, names: Sequence[str], seat: int | None
    ) -> None:
        self.rules = rules
        self.names = names
        self.batch = GameBatch(rules, setup, number)
        self.number = number
        self.fixed = seat
        self.last = Numbers(self.batch.encoding.size)
        self.scores = [0] * setup.seats
        self.reset(setup.seed)

    def reset(self, seed: str) -> None:
        """Begin anew."""
        self.batch.reset(seed)
        self.seed = seed
        self.begun = self.place = 0
        self.paid, self.over = 0.0, False
        self._sit()

    def _sit(self) -> None:
        """Give out the seats of a new game: the learner's is fixed, or each in turn."""
        seats = self.batch.seats
        self.seat = (self.number + self.begun) % seats if self.fixed is None else self.fixed
        others = [seat for seat in range(seats) if seat != self.seat]
        self.bots: dict[int, Bot] = {}
        for i, seat in enumerate(others if self.names else []):
            seed = f"{self.seed}/{self.number}/{self.begun}/{seat}"
            name = self.names[i % len(self.names)]
            self.bots[seat] = make_entrant(name, self.rules.meta.id, seed)
        self.begun += 1

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return int(self.batch.seat[0])

    def choose(self, number: int) -> None:
        """The learner's own number: what was paid before is forgotten."""
        self.paid, self.over = 0.0, False
        self.step(number)

    def step(self, number: int) -> None:
        """A number for whoever is asked. Once the learner's game is over nothing more counts."""
        core = self.batch.core
        state = core.slots[0].state
        core.step([number])
        if not self.over:
            self.paid += float(self.batch.reward[0, self.seat])
        if self.batch.done[0]:
            self._end(state)

    def _end(self, state: Any) -> None:
        if not self.over:
            result, seats = self.rules.result(state), self.batch.seats
            self.scores = [result.scores[(self.seat + i) % seats] for i in range(seats)]
            self.place = result.places[self.seat]
            self.batch.encoding.write(state, self.seat, self.last)
        self.over = True
        self._sit()

    def others_move(self) -> None:
        """The bots' decisions until the learner is asked."""
        while self.asked != self.seat:
            seat, state = self.asked, self.batch.core.slots[0].state
            action = self.bots[seat].choose(self.rules, self.rules.view(state, seat))
            for number in self.rules.numbering.path(state, seat, action):
                self.step(number)


class SeatBatch:
    """n games that are stepped together, seen by the learner of each; others move in between.

    observation: int16 [n, numbers]. mask: uint8 [n, actions]. seat: int16 [n], the learner's.
    reward: float64 [n], all that he gained by the last step until he is asked again. done: uint8
    [n], 1 where it ended a game; then score: int16 [n, seats] has the final points, the learner's
    first, place: int16 [n] his place, and last: int16 [n, numbers] what he saw at the end.
    """

    def __init__(
        self, rules: Game[Any], setup: Setup, opponents: Opponents, seat: int | None
    ) -> None:
        one = Setup(
            *(setup.game, 1, setup.seats, setup.options, setup.seed, setup.groups, setup.reward)
        )
        self.policy: Policy | None = opponents if callable(opponents) else None
        names = [] if callable(opponents) else _names(setup, opponents)
        self._games = [_Game(rules, one, i, names, seat) for i in range(setup.n)]
        self.n = setup.n
        self.seats = setup.seats
        self.encoding: Encoding[Any] = self._games[0].batch.encoding
        self.names: list[str] = rules.numbering.names
        self.observation = np.zeros((self.n, self.encoding.size), np.int16)
        self.mask = np.zeros((self.n, len(self.names)), np.uint8)
        self.seat = np.zeros(self.n, np.int16)
        self.reward = np.zeros(self.n, np.float64)
        self.done = np.zeros(self.n, np.uint8)
        self.score = np.zeros((self.n, self.seats), np.int16)
        self.place = np.zeros(self.n, np.int16)
        self.last = np.zeros((self.n, self.encoding.size), np.int16)
        self.reset(setup.seed)

    def reset(self, seed: object = 0) -> None:
        """Begin all games anew, up to the learner's first decision in each."""
        for game in self._opened():
            game.reset(str(seed))
        self._others_move()
        for game in self._games:  # one that ended before the learner was asked does not count
            game.paid, game.over = 0.0, False
        self._show()

    def step(self, actions: "Ints | Sequence[int]") -> None:
        """Choose one number in each game; the arrays then tell what came of it."""
        numbers = as_numbers(actions)
        self._check(numbers)
        for game, number in zip(self._games, numbers):
            game.choose(number)
        self._others_move()
        self._show()

    def sample(self) -> Ints:
        """A random allowed number for each game."""
        return np.array([game.batch.core.sample()[0] for game in self._opened()], np.int64)

    def groups(self) -> dict[str, npt.NDArray[np.int16]]:
        """The observation by name, each group in its shape [n, ...]; nothing is copied."""
        return by_name(self.encoding, self.observation)

    def close(self) -> None:
        """Give the games up; further steps are refused."""
        self._games = []

    def _opened(self) -> list[_Game]:
        if not self._games:
            raise EnvironmentProblem("error-batch-closed")
        return self._games

    def _check(self, numbers: list[int]) -> None:
        """Refuse a step before anything of it is done."""
        self._opened()
        if len(numbers) != self.n:
            about = {"given": len(numbers), "games": self.n}
            raise EnvironmentProblem("error-numbers-of-batch", about)
        for i, number in enumerate(numbers):
            if not (0 <= number < len(self.names) and self.mask[i, number]):
                raise EnvironmentProblem("error-number-of-game", {"number": number, "game": i})

    def _others_move(self) -> None:
        if self.policy is None:
            for game in self._games:
                game.others_move()
            return
        while waiting := [game for game in self._games if game.asked != game.seat]:
            seen = np.concatenate([game.batch.observation for game in waiting])
            mask = np.concatenate([game.batch.mask for game in waiting])
            with own_errors():
                for game, number in zip(waiting, as_numbers(self.policy(seen, mask)), strict=True):
                    game.step(number)

    def _show(self) -> None:
        """Write the arrays anew."""
        for i, game in enumerate(self._games):
            self.observation[i] = game.batch.observation[0]
            self.mask[i] = game.batch.mask[0]
            self.seat[i] = game.seat
            self.reward[i] = game.paid
            self.done[i] = game.over
            if game.over:
                self.score[i] = game.scores
                self.place[i] = game.place
                self.last[i] = np.asarray(game.last.view())


def _names(setup: Setup, opponents: str | Sequence[str]) -> list[str]:
    """The names of the bots, all of them known; one is enough for all seats."""
    names = [opponents] if isinstance(opponents, str) else list(opponents)
    for name in names:
        read_entrant(name, setup.game)
    others = setup.seats - 1
    if not names or len(names) > max(others, 1):
        raise BadOption("error-bot-count", {"bots": len(names), "seats": others})
    return names


def versus(
    game: str,
    n: int,
    opponents: Opponents = "squire",
    seats: int | None = None,
    seat: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: object = 0,
    groups: Sequence[str] = (),
    reward: str = "placing",
) -> SeatBatch:
    """n games in which one seat learns.

    opponents: one bot for all other seats, or one for each in turn, as arenas name them; or a
    function from observations and masks to numbers, which is asked for several games at once (an
    earlier policy, say). seat: the learner's; None: each in turn. The rest as for `batch`.

    Examples:
        >>> games = versus("louis", 4, opponents="random", seed=1)
        >>> games.step(games.sample())
        >>> games.observation.shape, games.reward.shape
        ((4, 543), (4,))
    """
    with own_errors():
        rules, count = wished(game, seats, options)
        check_count(n)
        if seat is not None and seat not in range(count):
            raise BadOption("error-seat", {"number": str(seat)[:60], "count": count})
        setup = Setup(game, n, count, options or {}, str(seed), groups, str(reward))
        return SeatBatch(rules, setup, opponents, seat)
