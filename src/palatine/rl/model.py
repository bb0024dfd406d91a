"""A language model as a player: in a `TextEnv`, or at a table of a server by its public API.

A model is a function from a prompt to an answer; the caller provides it.
"""

from collections.abc import Callable
from typing import Any

from palatine import locales
from palatine.rl.errors import EnvironmentProblem
from palatine.rl.wording import TextAction, TextEnv, TextTurn

Model = Callable[[str], str]


class ModelPlayer:
    """Asks a model. Where its answer names no legal action, the model is asked again, with the
    error. After `tries` answers the first legal action is taken, so that a game always continues.

    misunderstood: how many answers named no legal action. given_up: for how many questions the
    first action was taken.
    """

    def __init__(self, model: Model, tries: int = 3) -> None:
        self.model = model
        self.tries = tries
        self.misunderstood = 0
        self.given_up = 0

    def choose(self, turn: TextTurn) -> str:
        """The notation of the action that the model chooses."""
        prompt = turn.prompt()
        for _ in range(self.tries):
            try:
                return turn.understood(self.model(prompt))
            except EnvironmentProblem as problem:
                self.misunderstood += 1
                again = locales.load(turn.language)(problem.key, problem.details)
                prompt = f"{turn.prompt()}\n\n{again}"
        self.given_up += 1
        return turn.actions[0].text


def play(env: TextEnv, players: dict[int, ModelPlayer], seed: object = None) -> list[float]:
    """Play a whole game; returns the sums of rewards of all seats."""
    turn = env.reset(seed)
    paid = [0.0] * env.seats
    while turn is not None:
        step = env.step(players[turn.seat].choose(turn))
        paid = [a + b for a, b in zip(paid, step.rewards)]
        turn = step.turn
    return paid


def turn_of(update: dict[str, Any], language: str = "en") -> TextTurn:
    """The question to a seat, made from an `update` message of a server (docs/protocol.md)."""
    log = update["log"]
    fresh = [line["text"] for line in log["lines"] if line["n"] >= log["since"]]
    labels = update["labels"]
    actions = []
    for text, touches, *_ in update["offers"]:
        said = ", ".join(dict.fromkeys(labels.get(touch, touch) for touch in touches))
        actions.append(TextAction(text, said))
    return TextTurn(
        seat=update["you"]["seat"],
        title=update["table"]["title"],
        news=tuple(fresh),
        position=update["text"],
        question=update["pending"]["prompt"],
        actions=tuple(actions),
        language=language,
    )
