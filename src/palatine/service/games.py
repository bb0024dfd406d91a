"""What a page must know to offer the games."""

from collections.abc import Sequence

from palatine import games
from palatine.core.errors import PalatineError
from palatine.core.meta import Meta, Option
from palatine.core.state import Json
from palatine.learn import guide, lessons, puzzles
from palatine.locales import Words
from palatine.service import describe, people, symbols, updates
from palatine.table.errors import Refused


def games_json(words: Words, opponents: Sequence[str] | None = None) -> list[Json]:
    """All games. opponents: the bots that can be chosen here; None: all."""
    return [game_json(games.meta(game), words, opponents) for game in games.names()]


def game_json(meta: Meta, words: Words, opponents: Sequence[str] | None = None) -> Json:
    """All a page must know to offer a game."""
    about, weight = f"{meta.id}-about", f"{meta.id}-weight"
    others = usual_seats(meta) - 1
    chosen = people.opponents() if opponents is None else opponents
    return {
        "id": meta.id,
        "version": meta.version,
        "title": words(f"{meta.id}-title"),
        "about": words(about) if words.has(about) else "",
        "what": words("server-what-is", {"game": words(f"{meta.id}-title")}),
        "weight": words(weight) if words.has(weight) else "",
        "seats": list(meta.seats),
        "minutes": list(meta.minutes),
        "about_minutes": describe.about_minutes(meta),
        "opponents": others,
        "styles": [updates.style_json(meta.id, style, words) for style in meta.styles],
        "documents": list(meta.documents),
        "bots": [_bot(bot, others, words) for bot in chosen],
        "opponent": people.FIRST,
        "options": [option_json(meta.id, option, words) for option in meta.options],
        "symbols": symbols.sheet_url(meta.id, words.language),
        **guide_links(meta.id),
        "lesson": lesson_json(meta.id),
        "puzzles": len(puzzles.stored(meta.id).puzzles),
        "scorer": "sheet" in meta.documents,
    }


def usual_seats(meta: Meta) -> int:
    """How many play where nothing is said about it: three, if three can."""
    return next((seats for seats in meta.seats if seats >= 3), meta.seats[-1])


def lesson_json(game: str) -> Json | None:
    """The guided first game: how long it takes; None where a game has none, or one that was written
    for other rules."""
    try:
        lesson = lessons.load(game)
    except PalatineError:
        return None
    return {"name": lesson.name, "minutes": lesson.minutes, "steps": len(lesson.steps)}


def guide_links(game: str) -> Json:
    """Where a game is explained: on one page, and all its rules; '' where it is not."""
    written = guide.is_written(games.GAMES[game])
    return {name: f"/{name}/{game}" if written else "" for name in ("how", "rules")}


def _bot(bot: str, others: int, words: Words) -> Json:
    """An opponent's name, how strong it is in a word or two, how it plays in a sentence, and what a
    game against so many of it is called."""
    about, style = f"server-level-{bot}", f"server-style-{bot}"
    return {
        "name": bot,
        "label": people.bot_label(bot, words),
        "about": words(about) if words.has(about) else "",
        "style": words(style) if words.has(style) else "",
        "against": describe.against(bot, others, words),
    }


def option_json(game: str, option: Option, words: Words) -> Json:
    """A choice when a table is set up; a flag is a choice of yes and no."""
    return {
        "key": option.key,
        "kind": option.kind,
        "group": describe.group_of(option),
        "label": words(f"{game}-option-{option.key}"),
        "default": option.default,
        "choices": [choice_json(game, option, choice, words) for choice in _choices(option)],
        "needs": list(option.needs) if option.needs else None,
    }


def _choices(option: Option) -> list[str | bool]:
    return [True, False] if option.kind == "flag" else list(option.choices)


def choice_json(game: str, option: Option, choice: str | bool, words: Words) -> Json:
    """A value with its name, and what it means in a sentence where there is one."""
    value = choice if isinstance(choice, str) else "yes" if choice else "no"
    says = f"{game}-option-{option.key}-{value}-says"
    return {
        "value": choice,
        "label": updates.option_value(game, option.key, choice, words),
        "says": words(says) if words.has(says) else "",
    }


def titles(words: Words) -> list[Json]:
    """The games, for a page that leads from one to the other."""
    return [{"id": game, "title": words(f"{game}-title")} for game in games.names()]


def checked(game: str) -> str:
    """The same id, if there is such a game."""
    if game not in games.names():
        raise Refused("no-such", "server-error-no-such")
    return game
