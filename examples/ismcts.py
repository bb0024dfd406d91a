"""OpenSpiel's IS-MCTS plays a game of Palatine against one of its bots.

    python examples/ismcts.py torres --simulations 4,16,64 --games 20 --out build/ismcts

It needs `pip install "palatine[openspiel]"`. The results are in docs/learning.md. The search has no
knowledge of the game: it plays random games to the end, in worlds that fit what its seat has seen.
The curve is written to `--out` (curve.json): the share of wins by the number of simulations; points
that it contains already are not played again.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from palatine.bots.entrants import make_entrant
from palatine.bots.statistics import mean_interval, wilson

SEATS = 2
UCT = 2.0  # the exploration constant; rewards are between -1 and 1


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's IS-MCTS bot with its standard evaluator: one random game to the end."""
    from open_spiel.python.algorithms import ismcts, mcts

    luck = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    return ismcts.ISMCTSBot(game, evaluator, UCT, simulations, random_state=luck)


def draw(state: Any, luck: np.random.RandomState) -> int:
    """A random outcome of a chance node."""
    numbers, odds = zip(*state.chance_outcomes())
    return int(luck.choice(numbers, p=odds))


def play(game: Any, simulations: int, opponent: str, seat: int, seed: int) -> Any:
    """Play one game, in which the search has the given seat; returns the last state."""
    luck = np.random.RandomState(seed)
    search = searcher(game, simulations, seed)
    bot = make_entrant(opponent, game.rules.meta.id, str(seed))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state, luck))
        elif state.current_player() == seat:
            state.apply_action(int(search.step(state)))
        else:
            table, rules = state.table, game.rules
            action = bot.choose(rules, rules.view(table.state, table.mover))
            for number in rules.numbering.path(table.state, table.mover, action):
                state.apply_action(number)
    return state


def match(name: str, simulations: int, opponent: str, games: int, first: int = 0) -> dict[str, Any]:
    """Play `games` games, half of them from each seat; returns the share of wins with its interval,
    and the points."""
    import pyspiel

    import palatine.rl.openspiel  # noqa: F401 - registers the games

    game = pyspiel.load_game(f"palatine_{name}(players={SEATS})")
    began = time.process_time()
    paid: list[float] = []
    margins: list[float] = []
    for number in range(first, first + games):
        seat = number % SEATS
        last = play(game, simulations, opponent, seat, number)
        paid.append((last.returns()[seat] + 1) / 2)
        scores = game.rules.result(last.table.state).scores
        margins.append(scores[seat] - sum(scores[i] for i in range(SEATS) if i != seat))
    low, high = wilson(sum(paid), games)
    return {
        "simulations": simulations,
        "games": games,
        "share": round(sum(paid) / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "margin": [round(number, 1) for number in mean_interval(margins)],
        "seconds_a_game": round((time.process_time() - began) / games, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--simulations", default="4,16,64")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    folder = Path(args.out)
    folder.mkdir(parents=True, exist_ok=True)
    curve = folder / "curve.json"
    about: dict[str, Any] = {"game": args.game, "opponent": args.opponent, "points": []}
    if curve.exists():
        about = json.loads(curve.read_text("utf-8"))
    known = [point["simulations"] for point in about["points"]]
    for simulations in map(int, args.simulations.split(",")):
        if simulations not in known:
            about["points"].append(match(args.game, simulations, args.opponent, args.games))
            print(json.dumps(about["points"][-1]), flush=True)
            curve.write_text(json.dumps(about, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
