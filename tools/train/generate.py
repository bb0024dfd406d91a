"""Self-play with search: whole games with the results of all searches, as one JSON line a game.

A JSON line contains the seats, all actions, and for each searched decision the competing lines of
actions, with their value by the knowledge before the search and by the rollouts. Nothing is encoded
as features here, so the same games can be used with any features (features.py).
"""

import gzip
import json
import zlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from palatine import games
from palatine.bots import make
from palatine.bots.base import AnyGame, Bot
from palatine.bots.budget import Budget
from palatine.bots.candidates import Found
from palatine.bots.entrants import changed_knowledge, read_entrant
from palatine.bots.knowledge import Knowledge
from palatine.bots.levels import Palatine
from palatine.bots.merging import values_of
from palatine.bots.runners import Runner
from palatine.core.chance import Stacked
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER

Json = dict[str, Any]


@dataclass(frozen=True)
class SelfPlay:
    """The settings of self-play. level: of the bots; rollouts: of the strongest level; explore: how
    many of a hundred decisions are not the best one, so that positions differ; changes: other
    numbers for what the strongest level knows of the game, as an entrant of an arena names them."""

    game: str
    level: str
    rollouts: int
    explore: int
    seed: str
    changes: str = ""


class Searcher(Palatine):
    """A bot of the level Palatine that stores the results of its searches, and sometimes plays its
    second or third best line."""

    def __init__(self, seed: str, how: SelfPlay) -> None:
        super().__init__(seed, how.rollouts, _changed(how))
        self.seconds = None
        self.explore = how.explore
        self.searched: list[Json] = []

    def think(self, game: AnyGame, view: Any, knowledge: Knowledge, budget: Budget) -> Found:
        found = super().think(game, view, knowledge, budget)
        tried = [c for c in found.candidates if c.node.visits][:3]
        if len(tried) > 1 and self.rng.below(100) < self.explore:
            other = tried[1 + self.rng.below(len(tried) - 1)]
            rest = [c for c in found.candidates if c is not other]
            found = Found(found.viewer, [other, *rest], found.iterations, found.worlds)
        self.searched = lines_json(game, view, knowledge, found)
        return found


def _changed(how: SelfPlay) -> Knowledge | None:
    """The knowledge with the numbers that are changed; None where none are."""
    entrant = read_entrant(f"{Palatine.name} {how.changes}", how.game)
    return changed_knowledge(how.game, entrant.changes) if entrant.changes else None


def play_game(how: Json, seats: int, number: int) -> Json:
    """Play one game. Arguments and result are plain data, since this may run in another process."""
    plan = SelfPlay(**how)
    game = games.load(plan.game)
    name = f"{plan.seed}/{seats}/{number}"
    bots = [_player(f"{name}/{seat}", plan) for seat in range(seats)]
    luck = Rng(f"{name}/explore")
    state = game.new(seats, {})
    moves: list[tuple[int, str]] = []
    searched: dict[int, list[Json]] = {}
    driver = Stacked(name)
    while (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            action = driver.draw(game, state)
        else:
            bot = bots[seat]
            action = bot.choose(game, game.view(state, seat))
            if isinstance(bot, Searcher):
                if bot.searched:
                    searched[len(moves)] = bot.searched
                    bot.searched = []
            elif luck.below(100) < plan.explore:
                legal = game.legal(state, seat)
                action = legal[luck.below(len(legal))]
        moves.append((seat, action.text))
        game.apply(state, seat, action)
    result = game.result(state)
    return {"game": plan.game, "seats": seats, "number": number, "moves": moves,
            "searched": searched, "scores": result.scores}  # fmt: skip


def _player(seed: str, how: SelfPlay) -> Bot:
    return Searcher(seed, how) if how.level == Searcher.name else make(how.level, seed)


def lines_json(game: AnyGame, view: Any, knowledge: Knowledge, found: Found) -> list[Json]:
    """The compared lines: actions, value by the hand-made knowledge before the search, what was
    learned of them so far, number of rollouts, and value by the rollouts. Lines that dropped out
    early saw fewer worlds than others; so the luck of the worlds is taken out of what they came
    to."""
    if hasattr(knowledge, "learned_of_lines"):
        learned = knowledge.learned_of_lines(game, view, [c.path for c in found.candidates])
    else:
        learned = knowledge.learned_part(game, view, [c.action for c in found.candidates])
    return [
        {
            "path": [action.text for action in c.path],
            "prior": round(c.prior - part, 3),
            "learned": round(part, 3),
            "visits": c.node.visits,
            "mean": round(value, 3),
        }
        for c, part, value in zip(found.candidates, learned, values_of(found.candidates))
    ]


def generate(
    how: SelfPlay,
    seats: list[int],
    count: int,
    into: Path,
    run: Runner,
    tell: Callable[[int], None],
) -> None:
    """Play `count` games for each number of seats and append them to the file; games that it
    contains already are not played again."""
    there = whole_games(into) if into.exists() else set()
    tasks = [
        (asdict(how), n, number)
        for number in range(count)
        for n in seats
        if (n, number) not in there
    ]
    done = len(there)
    tell(done)
    places = {(n, number): place for place, (_, n, number) in enumerate(tasks)}
    played = run(play_game, tasks)
    with gzip.open(into, "at", compresslevel=4) as file:
        for one in in_order((places[task[1], task[2]], one) for task, one in played):
            file.write(_line(one))
            file.flush()
            tell(done := done + 1)


def in_order(results: Iterable[tuple[int, Json]]) -> Iterator[Json]:
    """Results with their places, 0 and up, in the order of these: which process was the first to
    be done must not change what is learned."""
    waiting: dict[int, Json] = {}
    following = 0
    for place, result in results:
        waiting[place] = result
        while following in waiting:
            yield waiting.pop(following)
            following += 1


def read_games(file: Path) -> Iterator[Json]:
    """The games in a file; what a stopped program left unfinished at its end is skipped."""
    try:
        with gzip.open(file, "rt") as lines:
            for line in lines:
                yield json.loads(line)
    except (EOFError, json.JSONDecodeError, zlib.error):
        return


def whole_games(file: Path) -> set[tuple[int, int]]:
    """Which games a file has, by seats and number. It is written anew with the whole ones alone:
    behind an unfinished end nothing that is appended could be read."""
    fresh = file.with_suffix(".new")
    there = set()
    with gzip.open(fresh, "wt", compresslevel=4) as kept:
        for one in read_games(file):
            there.add((one["seats"], one["number"]))
            kept.write(_line(one))
    fresh.replace(file)
    return there


def _line(one: Json) -> str:
    return json.dumps(one, separators=(",", ":")) + "\n"
