"""What a page must know to offer the games."""

from collections.abc import Sequence

from palatine import games
from palatine.core.errors import PalatineError
from palatine.core.meta import Meta, Option
from palatine.core.state import Json
from palatine.learn import guide, lessons, puzzles
from palatine.locales import Words
from palatine.service import people, symbols, updates
from palatine.table.errors import Refused


def games_json(words: Words, opponents: Sequence[str] | None = None) -> list[Json]:
    """All games. opponents: the bots that can be chosen here; None: all."""
    return [game_json(games.meta(game), words, opponents) for game in games.names()]


def game_json(meta: Meta, words: Words, opponents: Sequence[str] | None = None) -> Json:
    """All a page must know to offer a game."""
    about = f"{meta.id}-about"
    chosen = people.opponents() if opponents is None else opponents
    return {
        "id": meta.id,
        "version": meta.version,
        "title": words(f"{meta.id}-title"),
        "about": words(about) if words.has(about) else "",
        "seats": list(meta.seats),
        "minutes": list(meta.minutes),
        "styles": [updates.style_json(meta.id, style, words) for style in meta.styles],
        "documents": list(meta.documents),
        "bots": [_bot(bot, words) for bot in chosen],
        "opponent": people.FIRST,
        "options": [option_json(meta.id, option, words) for option in meta.options],
        "symbols": symbols.sheet_url(meta.id, words.language),
        **guide_links(meta.id),
        "lesson": lesson_json(meta.id),
        "puzzles": len(puzzles.stored(meta.id).puzzles),
        "scorer": games.load(meta.id).documents.blank() is not None,
    }


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


def _bot(bot: str, words: Words) -> Json:
    """An opponent's name, and how it plays in a word or two."""
    about = f"server-level-{bot}"
    return {
        "name": bot,
        "label": people.bot_label(bot, words),
        "about": words(about) if words.has(about) else "",
    }


def option_json(game: str, option: Option, words: Words) -> Json:
    return {
        "key": option.key,
        "kind": option.kind,
        "label": words(f"{game}-option-{option.key}"),
        "default": option.default,
        "choices": [
            {"value": choice, "label": updates.option_value(game, option.key, choice, words)}
            for choice in option.choices
        ],
        "needs": list(option.needs) if option.needs else None,
    }


def checked(game: str) -> str:
    """The same id, if there is such a game."""
    if game not in games.names():
        raise Refused("no-such", "server-error-no-such")
    return game
