"""`palatine puzzles GAME [RECORD ...]`: find puzzles in played games, and check stored ones."""

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path

from palatine import games
from palatine.bots import make
from palatine.bots.base import AnyGame
from palatine.bots.store import minds
from palatine.cli.arguments import Args, Parser, add_seed, at_least_one, read_bots
from palatine.cli.files import parse_whole_record, read_text, write_text
from palatine.cli.puzzle_search import SearchEffort, complaint, find_puzzles
from palatine.cli.report import ProgressBar
from palatine.core.errors import BadRecord, PalatineError
from palatine.core.match import Match
from palatine.core.record import parse_record
from palatine.learn.puzzles import FILE, Collection, Puzzle, parsed, stored, stored_record, written
from palatine.locales import Words

FACTOR = 4  # stored puzzles are checked with so many times the budget


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=words("core-help-game"))
    parser.add_argument("records", metavar="RECORD", nargs="*", help=words("learn-help-records"))
    parser.add_argument("-o", "--output", metavar="FILE", help=words("learn-help-puzzles-output"))
    parser.add_argument("--check", action="store_true", help=words("learn-help-check"))
    parser.add_argument("--keep", metavar="ID,ID,...", help=words("learn-help-keep"))
    parser.add_argument("--kind", action="append", metavar="KIND", help=words("learn-help-kind"))
    parser.add_argument(
        "--games", type=at_least_one, default=4, metavar="K", help=words("learn-help-games")
    )
    parser.add_argument("--seats", type=int, metavar="N", help=words("core-help-seats"))
    parser.add_argument("--bots", metavar="A,B,...", help=words("core-help-bots"))
    parser.add_argument(
        "--rollouts", type=at_least_one, default=200, metavar="N", help=words("bots-help-rollouts")
    )
    parser.add_argument(
        "--runs", type=at_least_one, default=6, metavar="N", help=words("learn-help-runs")
    )
    add_seed(parser, words, "puzzles")


def run(args: Args, words: Words) -> int:
    effort = SearchEffort(args.rollouts, args.runs)
    if args.check:
        return _check([args.game] if args.game else games.names(), effort, words)
    if not args.game or not args.output:
        raise PalatineError("error-usage", {"message": "GAME -o FILE"})
    game, file = games.load(args.game), Path(args.output)
    known = _load_or_begin(args.game, game, file)
    if args.keep:
        return _keep(known, args.keep.split(","), file, words)
    return _find(args, game, known, file, effort, words)


# --- finding ------------------------------------------------------------------------------------


def _load_or_begin(name: str, game: AnyGame, file: Path) -> Collection:
    """The collection in the file of an earlier run; without it, an empty one with the kinds of the
    game's own file."""
    ours = stored(name)
    if not ours.kinds:
        raise PalatineError("learn-puzzle-no-kinds", {"game": name})
    begun = replace(ours, version=game.meta.version, evaluator=minds(name), puzzles=())
    if not file.exists():
        return begun
    kept = parsed(name, read_text(str(file)))
    if (kept.version, kept.evaluator) != (begun.version, begun.evaluator):
        raise PalatineError("learn-puzzle-other-evaluator", {"file": str(file)})
    return kept


def _find(
    args: Args, game: AnyGame, known: Collection, file: Path, effort: SearchEffort, words: Words
) -> int:
    """Search records one by one; after each of them the whole collection is written to the
    file."""
    kinds = tuple(kind for kind in known.kinds if not args.kind or kind.id in args.kind)
    total = len(args.records) or args.games
    progress = ProgressBar(total)
    for number, (name, text) in enumerate(_records(args, game, known), 1):
        if text:
            _, record = parse_whole_record(text)
            if record.game != known.game:
                raise BadRecord("error-record-header", {"line": f"game {record.game}"})
            more = tuple(find_puzzles(game, kinds, record, name, effort))
            known = replace(known, puzzles=known.puzzles + more, searched=(*known.searched, name))
            if more:
                _write_record(file, name, text)
            write_text(str(file), written(known))
        progress(number)
    print(words("learn-puzzle-found", {"count": len(known.puzzles), "file": str(file)}))
    return 0


def _records(args: Args, game: AnyGame, known: Collection) -> Iterator[tuple[str, str]]:
    """Name and text of each record to search; the text is '' where it has been searched before.
    Where no records are given, they are made by self-play."""
    for given in args.records:
        name = Path(given).stem
        yield name, "" if name in known.searched else read_text(given)
    if not args.records:
        seats = args.seats or game.meta.seats[0]
        game.meta.check_seats(seats)
        bots = read_bots(args, seats, "castellan")
        for number in range(args.games):
            name = f"{args.seed}-{seats}-{number}"
            yield name, "" if name in known.searched else _self_play(game, seats, bots, name)


def _self_play(game: AnyGame, seats: int, names: list[str], seed: str) -> str:
    """The record of a game of bots alone. Their budget is counted in rollouts, not in seconds, so
    that the game is the same on every machine."""
    bots = [make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    for bot in bots:
        if hasattr(bot, "seconds"):
            bot.seconds = None
    match = Match(game, seats, seed)
    while not match.over:
        seat = match.seat
        match.play(bots[seat].choose(game, match.view(seat)).text, seat)
    return str(match.record)


def _write_record(file: Path, name: str, text: str) -> None:
    folder = file.parent / file.stem
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise PalatineError("error-file", {"file": str(folder), "reason": reason}) from None
    write_text(str(folder / f"{name}.txt"), text)


def _keep(known: Collection, names: list[str], file: Path, words: Words) -> int:
    """Keep only these puzzles, in this order, and the records that they need, cut after the last
    position of a puzzle."""
    kept = [known.puzzle(name) for name in names]
    for name, puzzle in zip(names, kept):
        if puzzle is None:
            raise PalatineError("learn-puzzle-unknown", {"name": name[:60]})
    chosen = tuple(puzzle for puzzle in kept if puzzle is not None)
    folder = file.parent / file.stem
    for path in sorted(folder.glob("*.txt")):
        last = max((one.at for one in chosen if one.record == path.stem), default=0)
        if not last:
            path.unlink()
            continue
        record = parse_record(read_text(str(path)))
        del record.entries[last:]
        record.result, record.seed = None, ""
        write_text(str(path), str(record))
    write_text(str(file), written(replace(known, puzzles=chosen, searched=())))
    print(words("learn-puzzle-found", {"count": len(chosen), "file": str(file)}))
    return 0


# --- checking -----------------------------------------------------------------------------------


def _check(names: list[str], effort: SearchEffort, words: Words) -> int:
    """Judge all stored puzzles again, with a larger budget and other seeds. Where all puzzles of a
    game pass, its file gets the present version of the evaluator."""
    bad = 0
    for name in names:
        kept = stored(name)
        wrong = sum(_is_wrong(name, puzzle, effort, words) for puzzle in kept.puzzles)
        bad += wrong
        print(words("learn-puzzle-checked", {"game": name, "count": len(kept.puzzles)}))
        if kept.puzzles and not wrong and kept.evaluator != minds(name):
            file = str(_source(games.GAMES[name]))
            write_text(file, written(replace(kept, evaluator=minds(name))))
            print(words("learn-puzzle-renewed", {"file": file}))
    return 1 if bad else 0


def _source(module: str) -> Path:
    """The file of a game's puzzles where it is written: a compiled checkout reads a copy of it."""
    package, *inside = module.split(".")
    root = import_module(package).__file__
    if root is None:
        raise PalatineError("learn-puzzle-no-kinds", {"game": module})
    return Path(root).parent.joinpath(*inside, "guide", FILE)


def _is_wrong(name: str, puzzle: Puzzle, effort: SearchEffort, words: Words) -> bool:
    text = stored_record(name, puzzle.record)
    wrong = complaint(games.load(name), puzzle, text, effort.times(FACTOR))
    if wrong:
        print(f"{name} {puzzle.id}: {words(wrong)}", flush=True)
    return bool(wrong)
