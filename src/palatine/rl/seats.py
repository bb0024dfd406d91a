"""Many games at once in which one seat learns and bots play the others: `palatine.rl.versus`.

Every row of the arrays is a decision of the learner. Each game is a separate batch, so that the
other seats of one game can move while the other games wait.
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
from palatine.rl.arguments import check_count, read_arguments
from palatine.rl.arrays import BatchSetup, GameBatch, Ints, as_numbers, by_name
from palatine.rl.errors import EnvironmentProblem, own_errors

Policy = Callable[[npt.NDArray[np.int16], npt.NDArray[np.uint8]], "Ints | Sequence[int]"]
Opponents = str | Sequence[str] | Policy


class _Game:
    """One game: its seats, and the result of the learner's last step.

    paid: the learner's reward for that step. over: whether it ended a game; then scores has the
    points, the learner's first, place his place, and last his final observation.
    """

    def __init__(
        self,
        rules: Game[Any],
        setup: BatchSetup,
        number: int,
        names: Sequence[str],
        seat: int | None,
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
        """Start a new game."""
        self.batch.reset(seed)
        self.seed = seed
        self.begun = self.place = 0
        self.paid, self.over = 0.0, False
        self._sit()

    def _sit(self) -> None:
        """Assign the seats of a new game: the learner's is fixed, or changes from game to game."""
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
    def mover(self) -> int:
        """The seat that is to move."""
        return int(self.batch.seat[0])

    def choose(self, number: int) -> None:
        """Play the learner's number; the reward starts at 0."""
        self.paid, self.over = 0.0, False
        self.step(number)

    def step(self, number: int) -> None:
        """Play a number for the seat that is to move. After the end of a game nothing more is added
        to the learner's reward."""
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
        """Let the bots move until it is the learner's turn."""
        while self.mover != self.seat:
            seat, state = self.mover, self.batch.core.slots[0].state
            action = self.bots[seat].choose(self.rules, self.rules.view(state, seat))
            for number in self.rules.numbering.path(state, seat, action):
                self.step(number)


class SeatBatch:
    """n games that are stepped together, from the view of the learner in each; other seats move in
    between.

    observation: int16 [n, numbers]. mask: uint8 [n, actions]. seat: int16 [n], the learner's.
    reward: float64 [n], the learner's, for the last step and all moves until his next turn. done:
    uint8 [n], 1 where the step ended a game; then score: int16 [n, seats] has the final points, the
    learner's first, place: int16 [n] his place, and last: int16 [n, numbers] his last observation.
    """

    def __init__(
        self, rules: Game[Any], setup: BatchSetup, opponents: Opponents, seat: int | None
    ) -> None:
        one = BatchSetup(
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
        """Start all games again, and play up to the learner's first decision in each."""
        for game in self._open_games():
            game.reset(str(seed))
        self._others_move()
        for game in self._games:  # a game that ended before the learner's first turn is skipped
            game.paid, game.over = 0.0, False
        self._show()

    def step(self, actions: "Ints | Sequence[int]") -> None:
        """Choose one number in each game; afterwards the arrays have the new positions."""
        numbers = as_numbers(actions)
        self._check(numbers)
        for game, number in zip(self._games, numbers):
            game.choose(number)
        self._others_move()
        self._show()

    def sample(self) -> Ints:
        """A random allowed number for each game."""
        return np.array([game.batch.core.sample()[0] for game in self._open_games()], np.int64)

    def advice(self, number: int, bot: Bot) -> list[int]:
        """The numbers of the action that a bot would choose in game `number` in the learner's
        place; empty in the middle of an action. The bot sees only the view of the learner's seat.
        """
        game = self._open_games()[number]
        slot = game.batch.core.slots[0]
        if slot.chosen:
            return []
        action = bot.choose(game.rules, game.rules.view(slot.state, game.seat))
        return game.rules.numbering.path(slot.state, game.seat, action)

    def groups(self) -> dict[str, npt.NDArray[np.int16]]:
        """The groups of the observation by name, each in its shape [n, ...], without copying."""
        return by_name(self.encoding, self.observation)

    def close(self) -> None:
        """Free the games; further steps raise an error."""
        self._games = []

    def _open_games(self) -> list[_Game]:
        if not self._games:
            raise EnvironmentProblem("error-batch-closed")
        return self._games

    def _check(self, numbers: list[int]) -> None:
        """Check all numbers of a step before any of them is played."""
        self._open_games()
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
        while waiting := [game for game in self._games if game.mover != game.seat]:
            seen = np.concatenate([game.batch.observation for game in waiting])
            mask = np.concatenate([game.batch.mask for game in waiting])
            with own_errors():
                for game, number in zip(waiting, as_numbers(self.policy(seen, mask)), strict=True):
                    game.step(number)

    def _show(self) -> None:
        """Write the present positions into the arrays."""
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


def _names(setup: BatchSetup, opponents: str | Sequence[str]) -> list[str]:
    """The names of the bots, after checking them; a single one plays all other seats."""
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
    """Create n games in which one seat learns.

    opponents: the name of one bot for all other seats, or of one for each of them, as in the arena;
    or a function from observations and masks to numbers, which is called for several games at once
    (such as an earlier policy). seat: the learner's; None: it changes from game to game. The other
    arguments are those of `batch`.

    Examples:
        >>> games = versus("louis", 4, opponents="random", seed=1)
        >>> games.step(games.sample())
        >>> games.observation.shape, games.reward.shape
        ((4, 543), (4,))
    """
    with own_errors():
        rules, count = read_arguments(game, seats, options)
        check_count(n)
        if seat is not None and seat not in range(count):
            raise BadOption("error-seat", {"number": str(seat)[:60], "count": count})
        setup = BatchSetup(game, n, count, options or {}, str(seed), groups, str(reward))
        return SeatBatch(rules, setup, opponents, seat)
