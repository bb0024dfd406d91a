"""What was learned from many games, for the search: a correction of what the hand-made knowledge
says.

`LearnedValue` corrects the outlook of a position, `LearnedPolicy` the values of actions. Both look
at a position as learners see it (`Game.encoding`), so they know nothing that a seat does not.
"""

import os
from functools import cache
from pathlib import Path

from palatine import games
from palatine.bots.base import AnyGame
from palatine.bots.candidates import Outlook
from palatine.bots.network import Network
from palatine.bots.network_files import read_network
from palatine.core.action import Action
from palatine.core.buffers import Numbers
from palatine.core.state import State

NETWORKS = "PALATINE_NETWORKS"  # of the environment: a folder of networks to use instead of ours
VALUE = "value"
POLICY = "policy"


class LearnedValue:
    """The lead that a seat can expect beyond what its hand-made outlook says."""

    def __init__(self, game: AnyGame, network: Network, categories: list[str]) -> None:
        self.network = network
        self.categories = categories
        self.encoding = game.encoding()
        self.numbers = Numbers(self.encoding.size)

    def correction(self, state: State, seat: int, rows: Outlook) -> float:
        """Points of lead to add for a seat."""
        self.encoding.write(state, seat, self.numbers)
        self.network.show(self.numbers, hand_made(rows, seat, self.categories))
        return self.network.output(0)

    def correct(self, state: State, rows: Outlook, key: str, share: float) -> None:
        """Add to everybody's row what shifts the leads by the corrections; key: the category."""
        seats = len(rows)
        part = share if seats == 1 else share * (seats - 1) / seats
        found = [self.correction(state, seat, rows) for seat in range(seats)]
        for seat in range(seats):
            rows[seat][key] = rows[seat].get(key, 0.0) + part * found[seat]


def hand_made(rows: Outlook, seat: int, categories: list[str]) -> list[float]:
    """The extra inputs of a value: points by category as the outlook has them, the seat's own and
    the mean of the others, in tens; and its lead over that mean."""
    others = max(1, len(rows) - 1)
    own: list[float] = []
    rest: list[float] = []
    lead = 0.0
    for key in categories:
        mine = rows[seat].get(key, 0.0)
        all_others = 0.0
        for other in range(len(rows)):
            if other != seat:
                all_others += rows[other].get(key, 0.0)
        own.append(mine / 10.0)
        rest.append(all_others / others / 10.0)
        lead += mine - all_others / others
    return own + rest + [lead / 10.0]


class LearnedPolicy:
    """How much better or worse an action is than it looks, in points."""

    def __init__(self, game: AnyGame, network: Network) -> None:
        self.game = game
        self.network = network
        self.encoding = game.encoding()
        self.numbers = Numbers(self.encoding.size)

    def correct(
        self, state: State, seat: int, legal: list[Action], values: list[float], share: float
    ) -> None:
        """Add to the value of each action what was learned of it. An action of several numbers is
        the sum of them."""
        self.encoding.write(state, seat, self.numbers)
        self.network.show(self.numbers, [])
        numbering = self.game.numbering
        known: dict[int, float] = {}
        for i in range(len(legal)):
            total = 0.0
            for k in range(numbering.depth):
                number = numbering.number(state, seat, legal[i], k)
                if number < 0:
                    break
                found = known.get(number)
                if found is None:
                    found = known[number] = self.network.output(number)
                total += found
            values[i] += share * total


def data_file(module: str, kind: str, given: str | None = None) -> Path:
    """Where a game's network lies: in the folder of networks that the environment names, by game;
    else beside the module of this file. given: instead of what the environment says."""
    package = Path(module).parent
    folder = os.environ.get(NETWORKS, "") if given is None else given
    if folder:
        return Path(folder) / package.name / f"{kind}.json"
    return package / "data" / f"{kind}.json"


@cache
def learned_value(game: str, module: str, categories: tuple[str, ...]) -> LearnedValue | None:
    """A game's learned value, read once; None where it has none."""
    file, rules = data_file(module, VALUE), games.load(game)
    if not file.exists():
        return None
    return LearnedValue(rules, read_network(file, rules, VALUE), list(categories))


@cache
def learned_policy(game: str, module: str) -> LearnedPolicy | None:
    """A game's learned policy, read once; None where it has none."""
    file, rules = data_file(module, POLICY), games.load(game)
    if not file.exists():
        return None
    return LearnedPolicy(rules, read_network(file, rules, POLICY))
