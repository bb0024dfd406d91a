"""Arguments that several commands have, and how they are read."""

import argparse
import sys
from typing import Any

from palatine import games
from palatine.bots import check_name, register_file
from palatine.cli.files import read_data
from palatine.core.errors import BadOption
from palatine.core.game import Game
from palatine.core.meta import Meta, Options
from palatine.locales import Words

Parser = argparse.ArgumentParser
Args = argparse.Namespace


def add_game(parser: Parser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=words("core-help-game"))


def add_json(parser: Parser, words: Words) -> None:
    parser.add_argument("--json", action="store_true", help=words("core-help-json"))


def add_table(parser: Parser, words: Words, own_data: bool = True) -> None:
    """Declare the arguments of a set-up: seats, options, own components."""
    parser.add_argument("--seats", type=int, metavar="N", help=words("core-help-seats"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help=words("core-help-option"),
    )
    if own_data:
        add_components(parser, words)


def add_components(parser: Parser, words: Words) -> None:
    """Declare `--components`, a file with the user's own components. Its old name `--data` is still
    accepted, with a notice: in other commands that is the data folder."""
    parser.add_argument("--components", metavar="FILE", help=words("core-help-components"))
    parser.add_argument("--data", action=_OldName, help=argparse.SUPPRESS, notice=words)


class _OldName(argparse.Action):
    """Reads a value of `--components` from its old name, and prints a notice."""

    def __init__(self, option_strings: list[str], dest: str, notice: Words, help: str) -> None:
        super().__init__(option_strings, "components", metavar="FILE", help=help)
        self.notice = notice

    def __call__(self, parser: Parser, args: Args, value: Any, option: str | None = None) -> None:
        print(f"palatine: {self.notice('core-notice-data')}", file=sys.stderr)
        args.components = value


def add_seat(parser: Parser, about: str, default: int | None = None) -> None:
    """Declare `--seat`. The command line and the page count seats from 1; the library, records and
    JSON count them from 0 (docs/library.md)."""
    parser.add_argument("--seat", type=int, default=default, metavar="N", help=about)


def read_seat(args: Args, seats: int) -> int:
    """The seat that `--seat` names, counted from 0."""
    if not 1 <= args.seat <= seats:
        raise BadOption("error-seat", {"number": args.seat, "count": seats})
    return int(args.seat) - 1


def add_seed(parser: Parser, words: Words, default: str | None) -> None:
    parser.add_argument("--seed", metavar="WORD", default=default, help=words("core-help-seed"))


def add_jobs(parser: Parser, words: Words, default: int) -> None:
    parser.add_argument(
        "--jobs", type=at_least_one, default=default, metavar="N", help=words("core-help-jobs")
    )


def add_bots(parser: Parser, words: Words) -> None:
    parser.add_argument("--bots", metavar="A,B,...", help=words("core-help-bots"))


def load_game(args: Args) -> tuple[Game[Any], Any]:
    """The game, with the components of the file `--components` where it is given; and these
    components, or None."""
    game = games.load(args.game)
    if getattr(args, "components", None) is None:
        return game, None
    data = read_data(args.components)
    return game.with_data(data), data


def read_seats(args: Args, meta: Meta, bots: int = 1) -> int:
    """The number of seats that is given, or the smallest number that the game allows and at which
    so many bots have room."""
    if args.seats is None:
        return next((seats for seats in meta.seats if seats >= bots), meta.seats[-1])
    meta.check_seats(int(args.seats))
    return int(args.seats)


def read_options(args: Args, meta: Meta) -> Options:
    """The options of `--option k=v ...`, checked by the game's declarations."""
    given: dict[str, object] = {}
    for text in args.option:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadOption("error-option-form", {"text": text[:60]})
        given[key] = value
    return meta.read_options(given)


def read_bots(args: Args, count: int, otherwise: str) -> list[str]:
    """The bots of `--bots`, one for each seat: a name, or a class in a file (`mine.py:MyBot`). They
    are repeated where there are fewer than seats. otherwise: the bot where none is given."""
    names = [name.strip() for name in (args.bots or otherwise).split(",")]
    for name in names:
        check_name(register_file(name))
    if len(names) > count:
        raise BadOption("error-bot-count", {"bots": len(names), "seats": count})
    return [names[seat % len(names)] for seat in range(count)]


def at_least_one(text: str) -> int:
    """Read a positive whole number, such as a number of games or processes."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} < 1")
    return number
