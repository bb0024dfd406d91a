"""PettingZoo environments: every seat is an agent; agents act in turn (AEC) or together
(Parallel)."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from pettingzoo import AECEnv, ParallelEnv

from palatine import locales
from palatine.rl.errors import EnvironmentProblem, own_errors
from palatine.rl.session import Session, open_session
from palatine.rl.spaces import Actions, as_number, with_mask

Seen = dict[str, Any]  # `observation` and `action_mask`
METADATA = {"render_modes": ["ansi"], "render_fps": 1}


class _Agents:
    """The common part of both environments: a session, names of agents, spaces, random numbers."""

    def __init__(self, session: Session, count: int, render_mode: str | None) -> None:
        self.session = session
        self.possible_agents = [f"seat_{seat}" for seat in range(session.seats)]
        self.agents: list[str] = []
        self.render_mode = render_mode
        self.luck: np.random.Generator | None = None
        self.seen = {a: with_mask(session.encoding, count) for a in self.possible_agents}
        self.numbers = {a: Actions(count) for a in self.possible_agents}

    def begin(self, seed: int | None) -> None:
        """Start a game; without a seed, the random numbers continue from the last game."""
        if seed is not None or self.luck is None:
            self.luck = np.random.default_rng(seed)
        self.session.begin(str(self.luck.integers(2**62)))
        self.agents = self.possible_agents[:]

    def seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            agents = ", ".join(self.possible_agents)
            raise EnvironmentProblem("error-environment-agents", {"agents": agents})
        return self.possible_agents.index(agent)

    def by_agent(self, values: Sequence[Any]) -> dict[str, Any]:
        return dict(zip(self.possible_agents, values))

    def text(self, seat: int) -> str:
        """The view of a seat as text."""
        self.session.check_begun()
        rules = self.session.rules
        view = rules.view(self.session.state, seat)
        return str(rules.face.text_board(view, locales.load("en")))


class PalatineAEC(AECEnv[str, Seen, int]):
    """A game whose agents act one after another, number by number.

    Seats that choose at the same time also act one after another, and none sees what another has
    chosen.
    """

    def __init__(self, session: Session, render_mode: str | None = None) -> None:
        super().__init__()
        rules = session.rules
        self.metadata = {
            **METADATA,
            "name": f"palatine_{rules.meta.id}",
            "is_parallelizable": False,
        }
        self.common = _Agents(session, rules.numbering.count, render_mode)
        self.possible_agents = self.common.possible_agents
        self.agents: list[str] = []
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> Any:
        return self.common.seen[agent]

    def action_space(self, agent: str) -> Any:
        return self.common.numbers[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self.common.begin(seed)
        self.agents = self.common.agents
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        waiting = self.common.session.waiting
        self.agent_selection = self.possible_agents[waiting[0] if waiting else 0]

    def observe(self, agent: str) -> Seen:
        """The observation of an agent; its mask is all 0 where it is not to move."""
        session, seat = self.common.session, self.common.seat(agent)
        session.check_begun()
        asked = agent == self.agent_selection and not session.over
        mask = session.mask(seat) if asked else np.zeros(self.common.numbers[agent].n, np.int8)
        return {"observation": session.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Choose a number for the agent that is to move; None for one whose game is over."""
        session = self.common.session
        if not self.agents:
            session.check_running()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise EnvironmentProblem("error-environment-none")
        seat = self.common.seat(agent)
        with own_errors():
            paid = session.take(seat, as_number(action, session.allowed(seat)))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.common.by_agent(paid)
        if session.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The view of the agent that is to move, as text, where `render_mode` is `ansi`."""
        if self.render_mode is None:
            return None
        return self.common.text(self.common.seat(self.agent_selection))

    def close(self) -> None:
        """Do nothing: there are no resources to free."""


class PalatineParallel(ParallelEnv[str, Seen, int]):
    """A game in which all agents act at each step. The last number means to wait; it is the only
    legal one for an agent that is not to move."""

    def __init__(self, session: Session, render_mode: str | None = None) -> None:
        rules = session.rules
        self.metadata = {**METADATA, "name": f"palatine_{rules.meta.id}"}
        self.wait = rules.numbering.count
        self.common = _Agents(session, self.wait + 1, render_mode)
        self.possible_agents = self.common.possible_agents
        self.agents: list[str] = []
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> Any:
        return self.common.seen[agent]

    def action_space(self, agent: str) -> Any:
        return self.common.numbers[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self.common.begin(seed)
        self.agents = self.common.agents
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Seen]:
        session = self.common.session
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.append(session.mask(seat), np.int8(seat not in session.waiting))
            found[agent] = {"observation": session.observation(seat), "action_mask": mask}
        return found

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Choose one number for every agent. Raises an error, and changes nothing, where one of
        them is not legal."""
        session = self.common.session
        session.check_running()
        numbers = self._read(actions)
        paid = [0.0] * session.seats
        for seat, number in numbers.items():
            paid = [a + b for a, b in zip(paid, session.take(seat, number))]
        agents = self.agents
        if session.over:
            self.agents = []
        return (
            self._seen(),
            self.common.by_agent(paid),
            dict.fromkeys(agents, session.over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _read(self, actions: Mapping[str, int]) -> dict[int, int]:
        """The numbers of the seats that are to move, after checking all of them."""
        session = self.common.session
        if not isinstance(actions, Mapping) or set(actions) != set(self.agents):
            raise EnvironmentProblem(
                "error-environment-agents", {"agents": ", ".join(self.possible_agents)}
            )
        numbers = {}
        with own_errors():
            for seat, agent in enumerate(self.possible_agents):
                allowed = session.allowed(seat) or [self.wait]
                number = as_number(actions[agent], allowed)
                if seat in session.waiting:
                    session.check(seat, number)
                    numbers[seat] = number
                elif number != self.wait:
                    raise EnvironmentProblem("error-number-not-allowed", {"number": number})
        return numbers

    def render(self) -> str | None:
        """The view of the first agent as text, where `render_mode` is `ansi`."""
        return None if self.render_mode is None else self.common.text(0)

    def close(self) -> None:
        """Do nothing: there are no resources to free."""


def aec(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: str = "placing",
    groups: Sequence[str] = (),
    render_mode: str | None = None,
) -> PalatineAEC:
    """A PettingZoo environment whose agents act one after another.

    seats: by default as few as the game allows. groups: optional groups of the observation.
    reward: placing, difference or score (docs/environments.md).

    Examples:
        >>> env = aec("torres", seats=2)
        >>> env.reset(seed=1)
        >>> env.agent_selection, env.observe("seat_0")["observation"].shape
        ('seat_0', (752,))
    """
    return PalatineAEC(open_session(game, seats, options, groups, reward), render_mode)


def parallel(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: str = "placing",
    groups: Sequence[str] = (),
    render_mode: str | None = None,
) -> PalatineParallel:
    """A PettingZoo environment in which all agents act at each step: agents that are to move choose
    in the same step, the others wait. The arguments are those of `aec`."""
    return PalatineParallel(open_session(game, seats, options, groups, reward), render_mode)
