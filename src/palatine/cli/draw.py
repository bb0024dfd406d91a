"""`palatine draw GAME FILE`: draw a position document or a record as SVG."""

from pathlib import Path
from typing import Any

from palatine import games
from palatine.bots.base import AnyGame
from palatine.cli.arguments import Args, Parser, add_game, add_json, add_seat, read_seat
from palatine.cli.documents import answer
from palatine.cli.files import (
    is_record,
    parse_json,
    parse_whole_record,
    read_text,
    state_at,
    write_text,
)
from palatine.cli.report import print_json, print_lines
from palatine.core.errors import BadOption, BadRecord, Unsupported
from palatine.core.offer import Appearance
from palatine.core.state import SPECTATOR
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    add_game(parser, words)
    parser.add_argument("file", metavar="FILE", help=words("core-help-draw"))
    parser.add_argument("--style", metavar="S", help=words("core-help-style"))
    parser.add_argument("--compact", action="store_true", help=words("core-help-compact"))
    parser.add_argument("--at", type=int, metavar="N", help=words("core-help-at"))
    add_seat(parser, words("core-help-viewer"))
    parser.add_argument("-o", "--output", metavar="FILE", help=words("core-help-output"))
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    game = games.load(args.game)
    appearance = Appearance("compact" if args.compact else "wide", _style(args, game))
    text = read_text(args.file)
    if is_record(text):
        game, state = _recorded(args, text)
        pictures: Any = _picture(game, state, args, words, appearance)
    else:
        if "position" not in game.meta.documents:
            raise Unsupported(args.game, "position")

        def drawn(document: Any) -> str:
            return _picture(game, game.documents.position(document), args, words, appearance)

        pictures = answer(parse_json(text, args.file), drawn)
    _deliver(args, pictures)
    return 0


def _style(args: Args, game: AnyGame) -> str:
    styles = game.meta.styles
    style = args.style or styles[0]
    if style not in styles:
        details = {"option": "--style", "value": style[:60], "allowed": ", ".join(styles)}
        raise BadOption("error-bad-option", details)
    return str(style)


def _recorded(args: Args, text: str) -> tuple[AnyGame, Any]:
    """The state at the end of a record, or after the number of entries that `--at` gives."""
    game, record = parse_whole_record(text)
    if record.game != args.game:
        raise BadRecord("error-record-other-game", {"game": record.game})
    return game, state_at(game, record, args.at)


def _picture(game: AnyGame, state: Any, args: Args, words: Words, appearance: Appearance) -> str:
    """The picture in the view of a spectator, or of the seat that `--seat` names."""
    viewer = SPECTATOR if args.seat is None else read_seat(args, state.seats)
    return str(game.face.sheet(game.view(state, viewer), words, appearance))


def _deliver(args: Args, pictures: Any) -> None:
    """Write a picture to stdout or a file; several pictures are written to numbered files."""
    if args.json:
        print_json(pictures)
    elif args.output is None:
        print_lines(pictures if isinstance(pictures, list) else [pictures])
    elif isinstance(pictures, list):
        path = Path(args.output)
        for number, picture in enumerate(pictures, 1):
            write_text(str(path.with_stem(f"{path.stem}-{number}")), picture)
    else:
        write_text(args.output, pictures)
