"""`palatine admin WHAT`: tables, people and reports of a store, also while servers use it."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from palatine.cli.arguments import Args, Parser, add_json, at_least_one
from palatine.cli.report import print_json, print_lines
from palatine.cli.serve import add_store, read_store
from palatine.core.errors import PalatineError
from palatine.locales import Words

if TYPE_CHECKING:
    from palatine.server.ops.admin import Operator

Json = dict[str, Any]
PHASES = ("waiting", "playing", "over", "closed")


def arguments(parser: Parser, words: Words) -> None:
    actions: Any = parser.add_subparsers(dest="action", metavar="WHAT", required=True)
    for name, (_, declare) in ACTIONS.items():
        about = words(f"admin-do-{name}")
        own = actions.add_parser(name, help=about, description=about, allow_abbrev=False)
        declare(own, words)
        add_store(own, words)
        add_json(own, words)


def run(args: Args, words: Words) -> int:
    from palatine.server.ops.admin import Operator

    with Operator(read_store(args, words)) as operator:
        answer = ACTIONS[args.action][0](operator, args, words)
    if args.json:
        print_json(answer.facts)
    else:
        print_lines(answer.lines)
    return 0


class AdminResult:
    """The result of an action: `facts` for programs (JSON), `lines` for people."""

    def __init__(self, facts: Any, lines: list[str]) -> None:
        self.facts = facts
        self.lines = lines


Action = Callable[["Operator", Args, Words], AdminResult]
Declare = Callable[[Parser, Words], None]


# --- tables -------------------------------------------------------------------------------------


def _declare_tables(parser: Parser, words: Words) -> None:
    parser.add_argument("--phase", choices=PHASES, default="", help=words("admin-help-phase"))
    parser.add_argument("--person", metavar="ID", default="", help=words("admin-help-person"))
    parser.add_argument(
        "--days", type=at_least_one, metavar="N", default=0, help=words("admin-help-unchanged")
    )


def _tables(operator: "Operator", args: Args, words: Words) -> AdminResult:
    found = operator.tables(args.phase, args.person, args.days)
    lines = [
        f"{one['id']}  {_day(one['at'])}  {one['phase']:8} {one['game']:8} "
        f"{one['entries']:4}  {', '.join(one['seats'])}"
        for one in found
    ]
    return AdminResult(found, [*lines, words("admin-tables", {"count": len(found)})])


def _declare_several(parser: Parser, words: Words) -> None:
    parser.add_argument("table", nargs="+", metavar="TABLE", help=words("server-help-table"))


def _close(operator: "Operator", args: Args, words: Words) -> AdminResult:
    for table in args.table:
        operator.close_table(table)
    return _done(words, "admin-closed", tables=args.table)


def _declare_delete(parser: Parser, words: Words) -> None:
    _declare_several(parser, words)
    _declare_yes(parser, words)


def _delete(operator: "Operator", args: Args, words: Words) -> AdminResult:
    _sure(args)
    count = operator.delete_tables(args.table)
    if not count:
        raise PalatineError("server-error-table", {"table": args.table[0][:40]})
    return _done(words, "admin-deleted", tables=args.table, count=count)


# --- people -------------------------------------------------------------------------------------


def _declare_people(parser: Parser, words: Words) -> None:
    parser.add_argument(
        "text", nargs="?", default="", metavar="NAME", help=words("admin-help-name")
    )


def _people(operator: "Operator", args: Args, words: Words) -> AdminResult:
    found = operator.people(args.text)
    lines = [
        f"{one['id']}  {_day(one['seen'])}  {one['name']}{_marks(one, words)}" for one in found
    ]
    return AdminResult(found, [*lines, words("admin-people", {"count": len(found)})])


def _marks(one: Json, words: Words) -> str:
    """Whether a person is muted or banned, and until when."""
    now = datetime.now(UTC).timestamp() * 1000
    marks = [
        words(f"admin-mark-{name}", {"day": _day(one[name])})
        for name in ("muted", "banned")
        if one[name] > now
    ]
    return f"  ({', '.join(marks)})" if marks else ""


def _declare_person(parser: Parser, words: Words) -> None:
    parser.add_argument("person", metavar="PERSON", help=words("admin-help-person-id"))


def _declare_days(parser: Parser, words: Words) -> None:
    _declare_person(parser, words)
    parser.add_argument("--days", type=at_least_one, metavar="N", help=words("admin-help-days"))


def _mute(operator: "Operator", args: Args, words: Words) -> AdminResult:
    operator.mute(args.person, args.days)
    return _done(words, "admin-muted", person=args.person)


def _unmute(operator: "Operator", args: Args, words: Words) -> AdminResult:
    operator.mute(args.person, 0)
    return _done(words, "admin-unmuted", person=args.person)


def _ban(operator: "Operator", args: Args, words: Words) -> AdminResult:
    operator.ban(args.person, args.days)
    return _done(words, "admin-banned", person=args.person)


def _unban(operator: "Operator", args: Args, words: Words) -> AdminResult:
    operator.ban(args.person, 0)
    return _done(words, "admin-unbanned", person=args.person)


def _declare_rename(parser: Parser, words: Words) -> None:
    _declare_person(parser, words)
    parser.add_argument("name", metavar="NAME", help=words("admin-help-new-name"))


def _rename(operator: "Operator", args: Args, words: Words) -> AdminResult:
    operator.rename(args.person, args.name)
    return _done(words, "admin-renamed", person=args.person, name=args.name)


def _declare_erase(parser: Parser, words: Words) -> None:
    _declare_person(parser, words)
    _declare_yes(parser, words)


def _erase(operator: "Operator", args: Args, words: Words) -> AdminResult:
    _sure(args)
    operator.delete_person(args.person)
    return _done(words, "admin-erased", person=args.person)


# --- age and reports ----------------------------------------------------------------------------


def _declare_prune(parser: Parser, words: Words) -> None:
    parser.add_argument(
        "--days", type=at_least_one, metavar="N", required=True, help=words("admin-help-age")
    )
    parser.add_argument("--phase", choices=PHASES, action="append", help=words("admin-help-phases"))
    _declare_yes(parser, words)


def _prune(operator: "Operator", args: Args, words: Words) -> AdminResult:
    """Delete old tables and people; without --yes, only count what would be deleted."""
    phases = args.phase or ("waiting", "over", "closed")
    if args.yes:
        tables, people = operator.prune(args.days, phases)
    else:
        old, idle = operator.old(args.days, phases)
        tables, people = len(old), len(idle)
    key = "admin-pruned" if args.yes else "admin-would-prune"
    facts = {"tables": tables, "people": people, "done": args.yes}
    return AdminResult(facts, [words(key, {"tables": tables, "people": people})])


def _declare_reports(parser: Parser, words: Words) -> None:
    parser.add_argument("--all", action="store_true", help=words("admin-help-all"))


def _reports(operator: "Operator", args: Args, words: Words) -> AdminResult:
    found = operator.reports(args.all)
    lines = [line for one in found for line in _report(one)]
    return AdminResult(found, [*lines, words("admin-reports", {"count": len(found)})])


def _report(one: Json) -> list[str]:
    """A report in lines: the person, the table, the chat line, the reason, the verdict."""
    head = f"{one['id']}  {_day(one['at'])}  {one['person']}  {one['name']}  {one['table_id']}"
    said = [f"    > {one['line']}"] if one["line"] else []
    why = [f"    {one['reason']}"] if one["reason"] else []
    end = [f"    = {_day(one['settled'])} {one['verdict']}"] if one["settled"] else []
    return [head, *said, *why, *end]


def _declare_settle(parser: Parser, words: Words) -> None:
    parser.add_argument("number", type=at_least_one, metavar="N", help=words("admin-help-report"))
    parser.add_argument("verdict", nargs="?", default="", help=words("admin-help-verdict"))


def _settle(operator: "Operator", args: Args, words: Words) -> AdminResult:
    operator.settle(args.number, args.verdict[:500])
    return _done(words, "admin-settled", number=args.number)


# --- what they share ----------------------------------------------------------------------------


def _declare_yes(parser: Parser, words: Words) -> None:
    parser.add_argument("--yes", action="store_true", help=words("admin-help-yes"))


def _sure(args: Args) -> None:
    """Refuse an action that cannot be undone, where `--yes` is missing."""
    if not args.yes:
        raise PalatineError("admin-error-yes")


def _done(words: Words, key: str, **facts: Any) -> AdminResult:
    shown = {name: len(v) if isinstance(v, list) else v for name, v in facts.items()}
    return AdminResult(facts, [words(key, shown)])


def _day(at: int) -> str:
    """A date in ISO form; dashes where there is none."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d") if at else "-" * 10


ACTIONS: dict[str, tuple[Action, Declare]] = {
    "tables": (_tables, _declare_tables),
    "close": (_close, _declare_several),
    "delete": (_delete, _declare_delete),
    "people": (_people, _declare_people),
    "mute": (_mute, _declare_days),
    "unmute": (_unmute, _declare_person),
    "ban": (_ban, _declare_days),
    "unban": (_unban, _declare_person),
    "rename": (_rename, _declare_rename),
    "delete-person": (_erase, _declare_erase),
    "prune": (_prune, _declare_prune),
    "reports": (_reports, _declare_reports),
    "settle": (_settle, _declare_settle),
}
