"""The cost of a move at a table: judging, taking, and making the views of all seats; without store
and sockets.

    python benchmarks/move.py [--games 3] [--moves 60]

Moves are random; the figures are the mean microseconds of processor time for a move.
"""

import argparse
import time
from dataclasses import dataclass, field

from palatine import build_kind, games
from palatine.core.chance import commitment
from palatine.core.offer import Appearance
from palatine.core.rng import Rng
from palatine.core.state import Json
from palatine.locales import load
from palatine.table import door, start, update
from palatine.table.setup import Setup
from palatine.table.table import Table

SEED = bytes(range(32))
STAGES = ("judged", "taken", "shown")


@dataclass
class Cost:
    """The processor time by stage, and the number of moves."""

    moves: int = 0
    spent: dict[str, float] = field(default_factory=lambda: dict.fromkeys(STAGES, 0.0))

    def add(self, stage: str, began: float) -> None:
        self.spent[stage] += time.process_time() - began


def table_of(game: str, number: int) -> Table:
    """A table of bots alone, so that it starts at once."""
    rules = games.load(game)
    seats = rules.meta.seats[-1]
    options = rules.meta.read_options(None)
    setup = Setup(
        f"bench-{number}", game, rules.meta.version, rules.data_hash(), seats, options, "", 0,
        commitment(SEED),
    )  # fmt: skip
    table = Table(setup, rules, SEED)
    for seat in range(seats):
        table.take(door.seat_bot(table, seat, "random", 0))
    while table.phase == "waiting":  # the bots commit to their luck words, then the game starts
        table.take(start.settle(table, lambda: "word", 0))
    return table


def play(table: Table, moves: int, cost: Cost) -> None:
    """Make random moves; after each, make the views of all seats."""
    luck, words, appearance = (
        Rng(table.setup.id),
        load("en"),
        Appearance("wide", table.game.meta.styles[0]),
    )
    for _ in range(moves):
        if table.phase != "playing":
            return
        seat = table.asked()[0]
        legal = table.game.legal(table.view(seat), seat)
        text = legal[luck.below(len(legal))].text
        began = time.process_time()
        rows = door.submit(table, seat, [text], table.seq[seat], "", 0, by_bot=True)
        cost.add("judged", began)
        began = time.process_time()
        table = table.clone()
        table.take(rows)
        cost.add("taken", began)
        began = time.process_time()
        for viewer in range(table.setup.seats):
            update.board(table, viewer, words, appearance)
        cost.add("shown", began)
        cost.moves += 1


def measure(game: str, repeats: int, moves: int) -> Json:
    """The mean cost of a move, by stage."""
    cost = Cost()
    for number in range(repeats):
        play(table_of(game, number), moves, cost)
    return {stage: round(spent / cost.moves * 1e6) for stage, spent in cost.spent.items()}


def main() -> None:
    """Run as a command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--moves", type=int, default=60)
    args = parser.parse_args()
    print(f"{build_kind()}; microseconds a move")
    print(f"{'game':10}" + "".join(f"{stage:>10}" for stage in STAGES))
    for game in games.GAMES:
        told = measure(game, args.games, args.moves)
        print(f"{game:10}" + "".join(f"{told[stage]:>10}" for stage in STAGES))


if __name__ == "__main__":
    main()
