"""`palatine bench GAME`: the speed of random play and of its parts; with `--bots`, how long bots
think."""

from collections.abc import Callable
from time import perf_counter
from typing import Any

from palatine import build_kind
from palatine.bots import make
from palatine.bots.base import AnyGame
from palatine.bots.timing import TimedDecision, summed, timed_decisions
from palatine.cli.arguments import (
    Args,
    Parser,
    add_bots,
    add_game,
    add_json,
    add_seed,
    add_table,
    at_least_one,
    load_game,
    read_bots,
    read_options,
    read_seats,
)
from palatine.cli.report import outline, print_json, print_lines
from palatine.core.action import Action
from palatine.core.chance import Sampler, Stacked
from palatine.core.meta import Options
from palatine.core.rng import Rng
from palatine.core.state import CHANCE, OVER
from palatine.locales import Words

SAMPLE = 400  # positions with which the parts are measured
PART_SECONDS = 0.15

Sampled = list[tuple[Any, int, Action]]


def arguments(parser: Parser, words: Words) -> None:
    add_game(parser, words)
    add_table(parser, words)
    add_seed(parser, words, "0")
    parser.add_argument(
        "--seconds", type=float, default=3.0, metavar="S", help=words("core-help-seconds")
    )
    add_bots(parser, words)
    parser.add_argument(
        "--games", type=at_least_one, default=1, metavar="N", help=words("core-help-games")
    )
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    game, _ = load_game(args)
    seats = read_seats(args, game.meta)
    options = read_options(args, game.meta)
    facts: dict[str, Any] = {"game": args.game, "seats": seats, "options": options}
    facts["build"] = build_kind()
    if args.bots:
        names = list(dict.fromkeys(read_bots(args, seats, "")))
        facts["bots"] = {
            name: _thinking(game, seats, options, name, args.seed, args.games) for name in names
        }
    else:
        facts |= _random_games(game, seats, options, args.seed, args.seconds)
        facts["ns"] = _parts(game, _sample(game, seats, options, args.seed))
    if args.json:
        print_json(facts)
    else:
        print_lines(outline(facts))
    return 0


def _thinking(
    game: AnyGame, seats: int, options: Options, name: str, seed: str, count: int
) -> dict[str, Any]:
    """Measure each decision in whole games in which one bot plays all seats."""
    found: list[TimedDecision] = []
    for number in range(count):
        luck = f"{seed} {number}"
        bots = [make(name, f"{luck} {seat}") for seat in range(seats)]
        found += timed_decisions(game, game.new(seats, options), bots, Stacked(luck))
    return summed(found)


def _random_games(
    game: AnyGame, seats: int, options: Options, seed: str, seconds: float
) -> dict[str, Any]:
    """Play whole random games until the time is up. Draws take time, but are not counted as
    decisions."""
    decisions = 0
    played = 0
    began = perf_counter()
    spent = 0.0
    while spent < seconds or not played:
        decisions += _play_one(game, seats, options, Rng(f"{seed} {played}"))
        played += 1
        spent = perf_counter() - began
    return {
        "decisions": decisions,
        "seconds": round(spent, 3),
        "decisions_per_s": round(decisions / spent),
        "games": played,
    }


def _play_one(game: AnyGame, seats: int, options: Options, rng: Rng) -> int:
    chance = Sampler(rng)
    state = game.new(seats, options)
    decisions = 0
    while (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            game.apply(state, CHANCE, chance.draw(game, state))
        else:
            actions = game.legal(state, seat)
            game.apply(state, seat, actions[rng.below(len(actions))])
            decisions += 1
    return decisions


def _sample(game: AnyGame, seats: int, options: Options, seed: str) -> Sampled:
    """Positions of random games, each with a seat and an action to take."""
    rng = Rng(f"{seed} sample")
    chance = Sampler(rng)
    found: Sampled = []
    while len(found) < SAMPLE:
        state = game.new(seats, options)
        while (seat := game.to_move(state)) != OVER:
            if seat == CHANCE:
                game.apply(state, CHANCE, chance.draw(game, state))
                continue
            actions = game.legal(state, seat)
            action = actions[rng.below(len(actions))]
            if rng.below(4) == 0:
                found.append((state.clone(), seat, action))
            game.apply(state, seat, action)
    return found


def _parts(game: AnyGame, found: Sampled) -> dict[str, int]:
    """Nanoseconds of single calls, averaged over the sample. Each part is measured by itself, with
    the loop around it: differences of two measurements are unreliable on a busy machine."""

    def legal(sample: Sampled) -> None:
        for state, seat, _ in sample:
            game.legal(state, seat)

    def clone(sample: Sampled) -> None:
        for state, _, _ in sample:
            state.clone()

    def apply(sample: Sampled) -> None:
        for state, seat, action in sample:
            game.apply(state, seat, action)

    def view(sample: Sampled) -> None:
        for state, seat, _ in sample:
            game.view(state, seat)

    parts = (legal, clone, apply, view)
    return {part.__name__: _time(found, part) for part in parts}


def _time(found: Sampled, part: Callable[[Sampled], None]) -> int:
    """Nanoseconds for each call in the fastest of many passes: other work of the machine can only
    make a pass slower."""
    least = float("inf")
    until = perf_counter() + PART_SECONDS
    while least == float("inf") or perf_counter() < until:
        fresh = [(state.clone(), seat, action) for state, seat, action in found]
        began = perf_counter()
        part(fresh)
        least = min(least, perf_counter() - began)
    return max(1, round(least / len(found) * 1e9))
