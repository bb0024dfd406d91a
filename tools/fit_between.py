"""Fit the expected further gain of a castle of Between Two Castles (`Weights` in
bots/games/between/weights.py).

    tools/fit_between.py [--games 6000] [--bot greedy] [--jobs N] [--seed WORD]

Three bots of the same kind play. At the beginning of each turn the features of every castle are
noted: its rooms by type, attendants and bonus cards, and how many tiles it will still get. A least
squares fit explains by them the points that the castle gains until the end. Each number of tiles to
come is fitted separately, and the means of 4 to 10 are printed, where a castle has some structure
and still time to grow. The mean points of castles at the beginning of each turn are printed, too,
for the weights `by_chance` and `by_choice` (with --bot random and --bot greedy).
"""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from palatine import games  # noqa: E402
from palatine.bots.entrants import make_entrant  # noqa: E402
from palatine.bots.games.between.rollout import MANY, TURNS  # noqa: E402
from palatine.core.chance import Stacked  # noqa: E402
from palatine.core.state import CHANCE, OVER  # noqa: E402
from palatine.games.between.castle import Castle  # noqa: E402
from palatine.games.between.parts import ROUNDS, TYPE_NAMES, TYPES  # noqa: E402
from palatine.games.between.scoring import castle_score  # noqa: E402

SEATS = 3
FITTED = (4, 6, 8, 10)  # the numbers of tiles to come that are fitted


@dataclass
class Note:
    """A castle at the beginning of a turn, and the points that it gains from then on."""

    left: int
    features: list[float]
    score: int
    gain: int = 0


def features_of(castle: Castle) -> list[float]:
    """The features of a castle: the number of rooms of each type, the spaces above ground,
    attendants, bonus cards."""
    rooms = [
        float(min(MANY, castle.counts[t]) == n) for t in range(TYPES) for n in range(1, MANY + 1)
    ]
    return [1.0, *rooms, len(castle.upper), len(castle.attendants), len(castle.cards)]


def notes_of_game(bot: str, seed: str) -> list[Note]:
    """Play one game; returns notes of all castles, turn by turn."""
    game: Any = games.load("between")
    state, driver = game.new(SEATS, game.meta.read_options(None)), Stacked(seed)
    bots = [make_entrant(bot, "between", f"{seed} {seat}") for seat in range(SEATS)]
    noted: list[list[Note]] = []
    while (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            game.apply(state, CHANCE, driver.draw(game, state))
            continue
        turn = TURNS * (state.round - 1) + state.turn
        if state.frames[-1].step == "choose" and turn == len(noted):
            noted.append(
                [_note(state, castle, 2 * (TURNS * ROUNDS - turn)) for castle in range(SEATS)]
            )
        game.apply(state, seat, bots[seat].choose(game, game.view(state, seat)))
    for row in noted:
        for castle, note in enumerate(row):
            note.gain = castle_score(state.castles[castle], state.throne_connects) - note.score
    return [note for row in noted for note in row]


def _note(state: Any, number: int, left: int) -> Note:
    castle = state.castles[number]
    return Note(left, features_of(castle), castle_score(castle, state.throne_connects))


def fit(notes: list[Note]) -> tuple[Any, float]:
    """The weight of each feature, and the residual error of the gains. A ridge of three castles
    keeps the weights of very rare features near 0."""
    known = np.array([note.features for note in notes])
    gains = np.array([float(note.gain) for note in notes])
    ridge = 3.0 * np.eye(known.shape[1])
    ridge[0, 0] = 0.0
    worth = np.linalg.solve(known.T @ known + ridge, known.T @ gains)
    return worth, float((gains - known @ worth).std())


def course(notes: list[Note]) -> list[float]:
    """The mean points of castles at the beginning of each turn, and at the end."""
    tiles = sorted({note.left for note in notes}, reverse=True)
    means = [np.mean([note.score for note in notes if note.left == left]) for left in tiles]
    end = np.mean([note.score + note.gain for note in notes if note.left == tiles[-1]])
    return [float(points) for points in [*means, end]]


def report(notes: list[Note]) -> str:
    """All numbers, as `Weights` of bots/games/between lists them."""
    fits = {left: fit([note for note in notes if note.left == left]) for left in FITTED}
    mean = np.mean([worth for worth, _ in fits.values()], axis=0)
    lines = [f"{len(notes)} castles; what the fit does not explain, by tiles to come:"]
    lines += [f"  {left}: {error:.1f} points" for left, (_, error) in fits.items()]
    lines.append("points when each turn begins, and at the end:")
    lines.append("  " + ", ".join(f"{points:.1f}" for points in course(notes)))
    lines.append("rooms (0 to 5 of a type):")
    for kind in range(TYPES):
        row = mean[1 + MANY * kind : 1 + MANY * (kind + 1)]
        lines.append(
            "  0.0, " + ", ".join(f"{worth:.1f}" for worth in row) + f"  {TYPE_NAMES[kind]}"
        )
    for place, name in ((-2, "attendant"), (-1, "card")):
        each = np.mean([worth[place] / left for left, (worth, _) in fits.items()])
        lines.append(f"{name}: {each:.2f} for each tile to come")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=6000, metavar="N")
    parser.add_argument("--bot", default="greedy", metavar="ENTRANT")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--seed", default="fit", metavar="WORD")
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs) as pool:
        seeds = [f"{args.seed} {number}" for number in range(args.games)]
        rows = pool.map(partial(notes_of_game, args.bot), seeds, chunksize=20)
        print(report([note for row in rows for note in row]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
