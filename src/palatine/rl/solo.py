"""A Gymnasium environment: one seat learns, bots play the others."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import error, spaces

from palatine import locales
from palatine.bots.base import Bot
from palatine.bots.entrants import make_entrant, read_entrant
from palatine.core.errors import BadOption, PalatineError
from palatine.rl.errors import EnvironmentProblem, own_errors
from palatine.rl.session import Mask, Observation, open_session
from palatine.rl.spaces import Actions, as_number, observations

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class InvalidNumber(EnvironmentProblem, error.InvalidAction):
    """An illegal number, also as an error of Gymnasium."""


class NoGame(EnvironmentProblem, error.ResetNeeded):
    """A step before `reset` or after the end, also as an error of Gymnasium."""


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """One seat of a game against bots.

    The observation is a row of numbers. The mask of legal numbers is in `info["action_mask"]` and
    in `action_masks()`, which MaskablePPO calls. The bots move within `step` and `reset`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium requires it

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "squire",
        seats: int | None = None,
        seat: int | None = 0,
        options: Mapping[str, Any] | None = None,
        reward: str = "placing",
        groups: Sequence[str] = (),
        render_mode: str | None = None,
    ) -> None:
        """opponents: the name of one bot for all other seats, or of one for each of them, as in the
        arena. seat: the learner's; None: it changes from game to game. The other arguments are
        those of `palatine.rl.aec`."""
        self.session = open_session(game, seats, options, groups, reward)
        self.render_mode = render_mode
        with own_errors():
            self._opponents = self._checked(game, opponents)
            self._place(seat)
        self._fixed = seat
        self.seat = seat or 0
        self._bots: dict[int, Bot] = {}
        self.action_space: spaces.Space[np.int64] = Actions(self.session.rules.numbering.count)
        self.observation_space = observations(self.session.encoding)

    def _checked(self, game: str, opponents: str | Sequence[str]) -> list[str]:
        """The names of the bots, after checking them; a game alone needs none."""
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        for name in names:
            read_entrant(name, game)
        others = self.session.seats - 1
        if not names or len(names) > max(others, 1):
            raise BadOption("error-bot-count", {"bots": len(names), "seats": others})
        return names

    def _place(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.session.seats:
            raise BadOption("error-seat", {"number": seat, "count": self.session.seats})

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game, and play up to the learner's first decision."""
        super().reset(seed=seed)
        session = self.session
        while True:  # until the learner has a decision: bots may end a game before that
            name = str(self.np_random.integers(2**62))
            if self._fixed is None:
                self.seat = int(self.np_random.integers(session.seats))
            self._bots = self._make_bots(name)
            session.begin(name)
            self._others_move()
            if not session.over:
                return session.observation(self.seat), self._info()

    def _make_bots(self, name: str) -> dict[int, Bot]:
        others = [n for n in range(self.session.seats) if n != self.seat]
        game = self.session.rules.meta.id
        return {
            seat: make_entrant(self._opponents[i % len(self._opponents)], game, f"{name}/{seat}")
            for i, seat in enumerate(others)
        }

    def step(self, action: np.int64 | int) -> Step:
        """Choose a number. The reward includes all moves until the learner's next turn."""
        session = self.session
        try:
            session.check_running()
            number = as_number(action, session.allowed(self.seat))
            paid = session.take(self.seat, number)[self.seat]
        except EnvironmentProblem as problem:
            raise NoGame(problem.key, problem.details) from None
        except PalatineError as problem:
            raise InvalidNumber(problem.key, problem.details) from None
        paid += self._others_move()
        return session.observation(self.seat), paid, session.over, False, self._info()

    def _others_move(self) -> float:
        """Let the bots move until it is the learner's turn or the game is over; returns the
        learner's reward for that."""
        session, paid = self.session, 0.0
        while session.waiting and self.seat not in session.waiting:
            seat = session.waiting[0]
            view = session.rules.view(session.state, seat)
            paid += session.act(seat, self._bots[seat].choose(session.rules, view))[self.seat]
        return paid

    def _info(self) -> dict[str, Any]:
        """The mask; at the end also the points and places of all seats."""
        info: dict[str, Any] = {"action_mask": self.session.mask(self.seat), "seat": self.seat}
        if self.session.over:
            result = self.session.rules.result(self.session.state)
            info |= {"scores": list(result.scores), "places": list(result.places)}
        return info

    def action_masks(self) -> Mask:
        """1 for each legal number."""
        self.session.check_begun()
        return self.session.mask(self.seat)

    def render(self) -> str | None:
        """The learner's view as text, where `render_mode` is `ansi`."""
        if self.render_mode is None:
            return None
        self.session.check_begun()
        rules = self.session.rules
        view = rules.view(self.session.state, self.seat)
        return str(rules.face.text_board(view, locales.load("en")))


def seat(game: str, opponents: str | Sequence[str] = "squire", **given: Any) -> SeatEnv:
    """A Gymnasium environment of one seat against bots; see `SeatEnv`.

    Examples:
        >>> env = seat("louis", opponents="random")
        >>> observation, info = env.reset(seed=1)
        >>> observation.shape, int(info["action_mask"].sum()) > 0
        ((543,), True)
    """
    return SeatEnv(game, opponents, **given)
