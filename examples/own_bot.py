"""A new bot in the arena: it looks one action ahead, in random worlds that fit its view.

python examples/own_bot.py GAME [COUNT]

It can be used in every command: palatine arena GAME --bots examples/own_bot.py:LookAhead,greedy
"""

import sys
from typing import Any

import palatine

WORLDS = 2  # imagined worlds in which every action is tried


class LookAhead(palatine.Bot):
    """Takes the action after which its own score is highest on average; ties are broken at
    random."""

    name = "lookahead"

    def decide(self, game: Any, view: Any) -> palatine.Action:
        worlds = [game.imagine(view, self.rng) for _ in range(WORLDS)]
        values: list[tuple[int, int, palatine.Action]] = []
        for action in game.legal(view, view.viewer):
            total = sum(self.points_after(game, world, view.viewer, action) for world in worlds)
            values.append((total, self.rng.below(1_000_000), action))
        return max(values, key=lambda value: value[:2])[2]

    def points_after(self, game: Any, world: Any, seat: int, action: palatine.Action) -> int:
        """The bot's own score after an action and the draws that follow it."""
        state = world.clone()
        game.apply(state, seat, action)
        chance = palatine.Sampler(self.rng)
        while game.to_move(state) == palatine.CHANCE:
            game.apply(state, palatine.CHANCE, chance.draw(game, state))
        return int(game.result(state).scores[seat])


def main(game: str, count: int = 20) -> None:
    report = palatine.arena(game, [f"{__file__}:LookAhead", "random"], count=count)
    for row in report.bots:
        low, high = row.win_rate_95
        print(f"{row.name.rpartition(':')[2]}: won {row.win_rate:.0%} ({low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
