"""What helpers bring: the Palatine whose searches are shared by four processes, as an entrant.

    cd benchmarks
    ../tools/strength.py --pair "four_processes.py:FourProcesses/palatine seconds=0" \\
                         --only torres --games 200

The four parts are searched one after the other, each as a process of its own would do it, and put
together as at a table (src/palatine/server/workers/helpers.py). There is no clock.
"""

from typing import Any

from palatine.bots.base import AnyGame
from palatine.bots.levels import Palatine
from palatine.bots.merging import merged, plain
from palatine.core.action import Action

PARTS = 4


class FourProcesses(Palatine):
    """The strongest level with three helpers that always answer in time."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.seconds = None
        self.helpers = [Palatine(f"{seed} part {number}") for number in range(1, PARTS)]
        for helper in self.helpers:
            helper.seconds = None

    def decide(self, game: AnyGame, view: Any) -> Action:
        own = self.share(game, view, PARTS)
        if own is None:  # no choice, or the plan goes on
            return super().decide(game, view)
        others = [helper.share(game, view, PARTS) for helper in self.helpers]
        told = [plain(part) for part in (own, *others) if part is not None]
        return self.settle(game, view, merged(game, view, told))
