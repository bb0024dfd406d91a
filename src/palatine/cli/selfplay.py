"""`palatine selfplay GAME`: let bots play against each other, and store records if wanted."""

import hashlib
from pathlib import Path
from typing import Any

from palatine.bots import make
from palatine.bots.base import AnyGame
from palatine.bots.playing import play_out, win_shares
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
from palatine.cli.files import write_text
from palatine.cli.report import ProgressBar, columns, print_json, print_lines
from palatine.core.chance import Seeded
from palatine.core.errors import PalatineError
from palatine.core.match import Match
from palatine.core.meta import Options
from palatine.core.state import Json
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    add_game(parser, words)
    add_table(parser, words)
    parser.add_argument(
        "--games", type=at_least_one, default=1, metavar="K", help=words("core-help-games")
    )
    add_seed(parser, words, "0")
    add_bots(parser, words)
    parser.add_argument("--record", metavar="DIR", help=words("core-help-record-dir"))
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    game, data = load_game(args)
    seats = read_seats(args, game.meta, (args.bots or "").count(",") + 1)
    options = read_options(args, game.meta)
    names = read_bots(args, seats, "random")
    folder = _folder(args.record) if args.record else None
    progress = ProgressBar(args.games)
    played: list[Json] = []
    for number in range(args.games):
        seed = f"{args.seed}/{number}"
        if folder is None:
            played.append(_quick(game, seats, options, names, seed))
        else:
            name = folder / f"{game.meta.id}-{_plain(args.seed)}-{number:05d}.txt"
            played.append(_recorded(game, seats, options, names, seed, name, data))
        progress(len(played))
    _report(args, seats, options, names, played, words)
    return 0


def _folder(name: str) -> Path:
    """The folder for the records; it is created where it is missing."""
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise PalatineError("error-file", {"file": name, "reason": reason}) from None
    return Path(name)


def _plain(seed: str) -> str:
    """A seed as a part of a file name."""
    return "".join(c if c.isascii() and c.isalnum() else "_" for c in seed)[:40]


def _quick(game: AnyGame, seats: int, options: Options, names: list[str], seed: str) -> Json:
    """Play a game without a record: the same game as with one, but faster."""
    bots = [make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    state = game.new(seats, options)
    driver = Seeded(hashlib.sha256(seed.encode()).digest(), ["-"] * seats)
    decisions = play_out(game, state, bots, driver)
    return _facts(seed, decisions, game.result(state).to_json())


def _recorded(
    game: AnyGame,
    seats: int,
    options: Options,
    names: list[str],
    seed: str,
    file: Path,
    data: Any,
) -> Json:
    bots = [make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    match = Match(game, seats, seed, options)
    match.record.own_data = data
    decisions = 0
    while not match.over:
        seat = match.seat
        match.play(bots[seat].choose(game, match.view(seat)).text, seat)
        decisions += 1
    write_text(str(file), str(match.record))
    facts = _facts(seed, decisions, match.result().to_json())
    return {**facts, "record": str(file)}


def _facts(seed: str, decisions: int, result: Json) -> Json:
    return {
        "seed": seed,
        "decisions": decisions,
        "scores": result["scores"],
        "places": result["places"],
    }


def _report(
    args: Args, seats: int, options: Options, names: list[str], played: list[Json], words: Words
) -> None:
    wins = [0.0] * seats
    for one in played:
        for seat, share in enumerate(win_shares(one["places"])[:seats]):
            wins[seat] += share
    means = [sum(one["scores"][seat] for one in played) / len(played) for seat in range(seats)]
    if args.json:
        print_json(
            {
                "game": args.game,
                "seats": seats,
                "options": options,
                "seed": args.seed,
                "bots": names,
                "games": played,
                "wins": [round(n, 4) for n in wins],
                "mean_scores": [round(n, 3) for n in means],
            }
        )
        return
    for number, one in enumerate(played):
        shown = ", ".join(str(score) for score in one["scores"])
        print(words("core-selfplay-game", {"number": str(number), "scores": shown}))
    heads = ["seat", "bot", "wins", "points"]
    rows = [[words(f"core-column-{head}") for head in heads]]
    for seat, name in enumerate(names):
        rows.append([words.name(seat), name, f"{wins[seat]:g}", f"{means[seat]:.1f}"])
    print_lines(columns(rows))
