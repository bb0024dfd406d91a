"""What was learned of whole turns of Torres: how much better or worse a turn is than it looks.

A small network (data/turns.json) looks at the position that a turn leads to. It was trained on
searched turns (tools/train): on what their rollouts came to, beyond what the hand-made knowledge
said of them.
"""

from functools import cache
from typing import Final

from palatine import games
from palatine.bots.games.torres.features import NAMES, described
from palatine.bots.learned import data_file
from palatine.bots.network import Network
from palatine.bots.network_files import BadNetwork, read_about, read_network
from palatine.core.buffers import Numbers
from palatine.games.torres.state import TorresState

TURNS: Final = "turns"


class TurnJudge:
    """Judges positions at the end of a turn, in points."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.nothing = Numbers(0)  # it sees no numbers of the game's encoding

    def points(self, state: TorresState, seat: int) -> float:
        """What to add to the worth of this position for the seat that moves."""
        return self.said(described(state, seat))

    def said(self, shown: list[float]) -> float:
        """The same for a position that has been described."""
        self.network.show(self.nothing, shown)
        return self.network.output(0)


@cache
def turn_judge() -> TurnJudge | None:
    """The judge with the network that was trained, read once; None where there is none."""
    file = data_file(__file__, TURNS)
    if not file.exists():
        return None
    network = read_network(file, games.load("torres"), TURNS)
    found = read_about(file).get("inputs")
    if found != NAMES:
        details = {"file": file.name, "what": "inputs", "found": str(found)[:40]}
        raise BadNetwork("error-network-other", {**details, "expected": str(NAMES)[:40]})
    return TurnJudge(network)
