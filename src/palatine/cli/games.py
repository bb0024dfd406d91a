"""`palatine games`: list the games with their numbers of players and their options."""

from palatine import games
from palatine.cli.arguments import Args, Parser, add_json
from palatine.cli.report import print_json, print_lines
from palatine.core.meta import Meta, Option
from palatine.core.state import Json
from palatine.locales import Words


def arguments(parser: Parser, words: Words) -> None:
    add_json(parser, words)


def run(args: Args, words: Words) -> int:
    listed = [games.meta(game) for game in games.names()]
    if args.json:
        print_json([_facts(meta, words) for meta in listed])
    else:
        for meta in listed:
            print_lines(_lines(meta, words))
    return 0


def _facts(meta: Meta, words: Words) -> Json:
    return {
        "id": meta.id,
        "version": meta.version,
        "title": words(f"{meta.id}-title"),
        "seats": list(meta.seats),
        "minutes": list(meta.minutes),
        "options": [_option_facts(option) for option in meta.options],
        "styles": list(meta.styles),
        "documents": list(meta.documents),
    }


def _option_facts(option: Option) -> Json:
    return {
        "key": option.key,
        "kind": option.kind,
        "default": option.default,
        "choices": list(option.choices),
        "needs": list(option.needs) if option.needs else None,
    }


def _lines(meta: Meta, words: Words) -> list[str]:
    about = {
        "title": words(f"{meta.id}-title"),
        "seats": f"{meta.seats[0]}-{meta.seats[-1]}",
        "minutes": f"{meta.minutes[0]}-{meta.minutes[1]}",
    }
    lines = [f"{meta.id}: {words('core-games-line', about)}"]
    for option in meta.options:
        choices = "|".join(option.choices) if option.choices else "true|false"
        label = words(f"{meta.id}-option-{option.key}")
        default = ",".join(option.default) if isinstance(option.default, list) else option.default
        shown = str(default).lower() if isinstance(default, bool) else default
        lines.append(f"  --option {option.key}={choices} ({shown}): {label}")
    return lines
