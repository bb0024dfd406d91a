"""OpenSpiel: importing this module registers every game as `palatine_` followed by its id.

    pyspiel.load_game("palatine_NAME(players=3,reward=difference)")

Draws are chance nodes. Simultaneous choices are made one after another, and no player sees those
before him. The options of a game are parameters; a set of words is joined by plus signs.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from palatine import games
from palatine.core.batch import REWARDS
from palatine.core.errors import BadOption, PalatineError
from palatine.core.game import Game
from palatine.core.meta import Meta, Option, Options
from palatine.core.rng import Rng
from palatine.rl.errors import EnvironmentProblem, missing_extra
from palatine.rl.rewards import Rewards

with missing_extra("openspiel"):
    import pyspiel

    from palatine.rl.spiel_observer import SpielObserver
    from palatine.rl.spiel_table import SpielTable

PREFIX = "palatine_"
POINTS = 1000.0  # an upper bound of the points of any player
_Kind = pyspiel.GameType


class SpielProblem(EnvironmentProblem, pyspiel.SpielError):
    """Wrong use of a game, also as an error of OpenSpiel."""


class SpielGame(pyspiel.Game):
    """One game of Palatine with its parameters."""

    def __init__(self, rules: Game[Any], given: dict[str, Any] | None = None) -> None:
        params = {**_defaults(rules.meta), **(given or {})}
        meta = rules.meta
        try:
            meta.check_seats(params["players"])
            self.options = _options(meta, params)
            self.reward = str(params["reward"])
            Rewards(rules, params["players"], self.reward)
        except PalatineError as error:
            raise SpielProblem(error.key, error.details) from None
        self.rules = rules
        self.seats = int(params["players"])
        self.draws = _draws(rules)
        super().__init__(game_type(meta, self.reward), self._info(), params)

    def _info(self) -> Any:
        most = POINTS if self.reward != "placing" else POINTS / 100 if self.seats == 1 else 1.0
        numbering = self.rules.numbering
        return pyspiel.GameInfo(
            num_distinct_actions=numbering.count,
            max_chance_outcomes=len(self.draws),
            num_players=self.seats,
            min_utility=-most,
            max_utility=most,
            max_game_length=self.rules.meta.bound * numbering.depth,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self, text: str | None = None) -> "SpielState":
        """The state before the first draw."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer of what a player sees, as numbers and as a string; with perfect recall it
        includes the past."""
        if params:
            raise SpielProblem("error-spiel-observer", {"params": str(params)[:60]})
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        hidden = iig_obs_type is not None and (
            iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        )
        return SpielObserver(self.rules.encoding(), recalls, hidden)


class SpielState(pyspiel.State):
    """A state of OpenSpiel: the player to move, the legal numbers, the rewards."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # OpenSpiel copies a state by copying its attributes; `SpielTable` can be copied quickly.
        self.table = SpielTable(
            game.rules, game.seats, game.options, Rewards(game.rules, game.seats, game.reward)
        )
        self.table.begin()

    def current_player(self) -> int:
        """The seat that is to move, or OpenSpiel's value for chance or for the end."""
        seat = self.table.mover
        if seat >= 0:
            return seat
        over = self.table.over
        return int(pyspiel.PlayerId.TERMINAL if over else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self.table.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.allowed() if player == self.table.mover else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes of a draw, with probabilities."""
        numbers = self.get_game().draws
        odds = self.table.rules.odds(self.table.state)
        total = sum(weight for _, weight in odds)
        return sorted((numbers[action.index], weight / total) for action, weight in odds)

    def _apply_action(self, number: int) -> None:
        try:
            if self.table.is_chance:
                self.table.draw(self._outcome(number))
            else:
                self.table.take(number)
        except PalatineError as error:
            raise SpielProblem(error.key, error.details) from None

    def _outcome(self, number: int) -> Any:
        numbers = self.get_game().draws
        for action, _ in self.table.rules.odds(self.table.state):
            if numbers[action.index] == number:
                return action
        raise EnvironmentProblem("error-number-not-allowed", {"number": number})

    def _action_to_string(self, player: int, number: int) -> str:
        if player >= 0:
            return str(self.table.rules.numbering.names[number])
        index = next(i for i, n in self.get_game().draws.items() if n == number)
        return str(self.table.rules.actions.all[index].text)

    def returns(self) -> list[float]:
        """The sum of rewards of every player since the beginning."""
        return list(self.table.gained)

    def rewards(self) -> list[float]:
        """The rewards of every player for the last choice."""
        return list(self.table.last)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that looks the same to the player, with the unknown dealt at random."""
        other: SpielState = self.get_game().new_initial_state()
        other.table = self.table.imagined(player, Rng(repr(sampler())))
        return other

    def __str__(self) -> str:
        return self.table.text()


def game_type(meta: Meta, reward: str = "placing") -> Any:
    """The declarations of a game for OpenSpiel."""
    arises = reward == "score"
    return _Kind(
        short_name=PREFIX + meta.id,
        long_name=f"Palatine: {meta.id}",
        dynamics=_Kind.Dynamics.SEQUENTIAL,
        chance_mode=_Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_Kind.Information.IMPERFECT_INFORMATION,
        utility=_Kind.Utility.GENERAL_SUM,
        reward_model=_Kind.RewardModel.REWARDS if arises else _Kind.RewardModel.TERMINAL,
        max_num_players=max(meta.seats),
        min_num_players=min(meta.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(meta),
    )


def _defaults(meta: Meta) -> dict[str, Any]:
    """The parameters of a game: players, reward, and its options."""
    first = max(min(meta.seats), 2)  # a game alone has no opponent to learn against
    options = {option.key: _parameter(option.default) for option in meta.options}
    return {"players": first, "reward": REWARDS[0], **options}


def _parameter(value: Any) -> Any:
    return "+".join(value) if isinstance(value, list) else value


def _options(meta: Meta, params: dict[str, Any]) -> Options:
    unknown = [key for key in params if key not in _defaults(meta)]
    if unknown:
        allowed = ", ".join(_defaults(meta))
        raise BadOption("error-unknown-option", {"option": unknown[0][:60], "allowed": allowed})
    return meta.read_options({o.key: _read(o, params[o.key]) for o in meta.options})


def _read(option: Option, value: Any) -> Any:
    return str(value).replace("+", ",") if option.kind == "set" else value


@cache
def _draws(rules: Game[Any]) -> dict[int, int]:
    """The number of each outcome of a draw, by its index in the table of actions: the outcomes are
    the actions whose kinds no player can choose."""
    state, numbering = rules.new(rules.meta.seats[0]), rules.numbering
    chosen = {a.kind for a in rules.actions.all if numbering.number(state, 0, a, 0) >= 0}
    drawn = [action.index for action in rules.actions.all if action.kind not in chosen]
    return {index: number for number, index in enumerate(drawn)}


def _class_of(name: str) -> type[SpielGame]:
    """The class from which OpenSpiel creates a game. OpenSpiel keeps it until after Python has
    ended, which is safe for a class, but not for a function."""

    class OneGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(games.load(name), params)

    return OneGame


def register() -> None:
    """Register all games with OpenSpiel, each once."""
    known = set(pyspiel.registered_names())
    for name in games.names():
        if PREFIX + name not in known:
            pyspiel.register_game(game_type(games.meta(name)), _class_of(name))


register()
