"""A language model as a player: in a `TextEnv`, or at a table of a server by its public API.

A model is a function from a prompt to an answer; whose it is and how it is reached is the caller's
affair.
"""

from collections.abc import Callable
from typing import Any

from palatine import locales
from palatine.rl.errors import EnvironmentProblem
from palatine.rl.wording import TextAction, TextEnv, TextTurn

Model = Callable[[str], str]


class ModelPlayer:
    """Asks a model, and once more with the refusal where its answer names no action. After `tries`
    answers it takes the first action, so that a table never waits for ever.

    misunderstood: how many answers named no action. given_up: how many questions were decided so.
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
    """A whole game; the rewards of all seats added up."""
    turn = env.reset(seed)
    paid = [0.0] * env.seats
    while turn is not None:
        step = env.step(players[turn.seat].choose(turn))
        paid = [a + b for a, b in zip(paid, step.rewards)]
        turn = step.turn
    return paid


def turn_of(update: dict[str, Any], language: str = "en") -> TextTurn:
    """The question that an `update` of a server's table puts to its seat (docs/protocol.md)."""
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
