"""`palatine verify FILE`: verify a record; prints what it proves.

Exit status: 0 noted, 1 inconsistent, 3 signed, 4 consistent, 5 chosen, 6 incomplete
(core/verification.py); 2 where the file cannot be read, as with every command.
"""

from palatine.cli.arguments import Args, Parser, add_json
from palatine.cli.failure import sentence
from palatine.cli.files import read_json, read_text
from palatine.cli.report import print_json, print_lines
from palatine.core.errors import BadRecord, PalatineError
from palatine.core.record import Record
from palatine.core.state import Json
from palatine.core.verification import Finding, Reading, examine, read, read_commitment
from palatine.locales import Words
from palatine.service.importing import game_for


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("core-help-record"))
    parser.add_argument("--commitment", metavar="HEX", help=words("core-help-commitment"))
    parser.add_argument("--keys", metavar="FILE", help=words("core-help-keys"))
    parser.add_argument("--data", metavar="DIR", default="", help=words("server-help-data-folder"))
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    from palatine.server.signing import checker

    noted = "" if args.commitment is None else read_commitment(args.commitment)
    known = known_keys(args.keys, args.data)
    found = _read(args.file)
    finding = examine(game_for(found.record), found, noted, checker(known))
    sentences = [sentence(PalatineError(key, details), words) for key, details in finding.told]
    if args.json:
        print_json({"file": args.file, **_json(found.record, finding), "told": sentences})
    else:
        print_lines(sentences)
    return finding.exit


def _read(name: str) -> Reading:
    try:
        return read(read_text(name))
    except (ValueError, RecursionError) as error:
        raise BadRecord("error-record-header", {"line": str(error)[:80]}) from None


def known_keys(file: str | None, data: str) -> dict[str, str]:
    """The public keys by which signatures are checked, by their ids: those in the file, or those
    in the data folder."""
    from palatine.server.config import Config
    from palatine.server.signing import PUBLISHED, read_public_keys

    if file is not None:
        return read_public_keys(read_json(file))
    published = Config(data=data).folder / PUBLISHED
    return read_public_keys(read_json(str(published))) if published.is_file() else {}


def _json(record: Record, finding: Finding) -> Json:
    return {
        "game": record.game,
        "status": finding.status,
        "entries": len(record.entries),
        "draws": finding.draws,
        "commitment": record.commitment,
        "luck": record.luck,
        "given_up": record.given_up,
        "signature": finding.signature,
        "key": finding.key,
    }
