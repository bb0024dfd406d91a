"""`palatine check [FILE]`: check whether a store or a backup is undamaged. It changes nothing."""

from dataclasses import asdict, replace
from pathlib import Path

from palatine.cli.arguments import Args, Parser, add_json
from palatine.cli.report import print_json
from palatine.cli.serve import add_store, read_store
from palatine.locales import Words

FAULTY = 1


def arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("file", nargs="?", metavar="FILE", help=words("server-help-check"))
    add_store(parser, words)
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    config = read_store(args, words)
    from palatine.server.db.checking import check

    if args.file:
        config = replace(config, database=str(Path(args.file)))
    found = check(config)
    if args.json:
        print_json(asdict(found))
    else:
        facts = {"tables": found.tables, "running": found.running, "entries": found.entries}
        print(words("server-checked", {**facts, "people": found.people}))
        for table, fault in found.faults:
            print(f"{table or '-'}: {words(fault) if words.has(fault) else fault}")
    return FAULTY if found.faults else 0
