"""The whole guide of a game in one language: fragments of HTML with the symbols that they use, and
the links that lead to them."""

from html import escape
from typing import Final

from palatine.core.errors import PalatineError
from palatine.core.offer import Words
from palatine.core.state import Json
from palatine.games import GAMES, meta
from palatine.learn import guide, legend, lessons, links, markup
from palatine.learn.blocks import Block, Chapter, Document, Figures, lines_of
from palatine.learn.lessons import Lesson
from palatine.learn.markup import Markup
from palatine.learn.plain import count_words, plain

_LONG: Final = 3_450  # letters: a longer text is printed smaller, so that it fits on one page
_A_FIGURE: Final = 250  # letters that take as much space as a row of figures
_A_MINUTE: Final = 120  # words that are read in a minute, figures and examples included


SENT: Final = ("howto", "rules", "legend", "agreements", "tries")  # for the panel beside a table


def made(game: str, language: str, words: Words) -> Json:
    """The guide of a game: howto, rules and legend as HTML, and the symbols that they use, by id;
    empty where the game has none in this language."""
    package = GAMES[game]
    howto = guide.document(package, language, guide.HOWTO)
    rules = guide.document(package, language, guide.RULES)
    if howto is None or rules is None:
        return {}
    chapters = {one.id: plain(one.title, words) for one in rules.chapters}
    writer = Markup(game, package, words, chapters)
    rules_json = _rules(writer, rules)
    signs = writer.legend(legend.read(package))
    own = {one.id: plain(one.title, words) for one in howto.chapters}
    apart = Markup(game, package, words, chapters | own, f"/rules/{game}")
    short = _howto(apart, howto)
    symbols = writer.symbols | apart.symbols
    return {
        "howto": short,
        "rules": rules_json,
        "legend": signs,
        "symbols": symbols,
        "agreements": links.read(package).agreements,
        "tries": links.steps(package, _lesson(game)),
    }


def _lesson(game: str) -> Lesson | None:
    """The lesson of a game; None where it has none for its present rules."""
    try:
        return lessons.load(game)
    except PalatineError:
        return None


def _rules(writer: Markup, document: Document) -> Json:
    chapters = [_chapter(writer, one, n) for n, one in enumerate(document.chapters, 1)]
    return {"title": plain(document.title, writer.words), "chapters": chapters}


def _chapter(writer: Markup, chapter: Chapter, number: int) -> Json:
    return {
        "id": chapter.id,
        "number": number,
        "title": plain(chapter.title, writer.words),
        "html": writer.blocks(chapter.blocks),
        "headings": markup.titles(chapter.blocks, writer.words),
        "rules": markup.numbers_in(chapter.blocks),
    }


def _howto(writer: Markup, document: Document) -> Json:
    """The page that explains how to play: parts with text, and figures beside it on wide
    screens."""
    words = writer.words
    parts = [("", document.lead)]
    parts += [(plain(one.title, words), one.blocks) for one in document.chapters]
    length = sum(count_words(blocks, words) for _, blocks in parts)
    return {
        "title": plain(document.title, words),
        "minutes": max(1, round(length / _A_MINUTE)),
        "is_long": _size(document, words) > _LONG,
        "html": "".join(_part(writer, title, blocks) for title, blocks in parts if blocks),
    }


def _size(document: Document, words: Words) -> int:
    """How much space a text takes on paper, in letters."""
    letters = sum(len(plain(line, words)) for one in document.blocks for line in lines_of(one))
    return letters + _A_FIGURE * sum(isinstance(one, Figures) for one in document.blocks)


def _part(writer: Markup, title: str, blocks: tuple[Block, ...]) -> str:
    rows = [one for one in blocks if isinstance(one, Figures)]
    text = tuple(one for one in blocks if not isinstance(one, Figures))
    head = f"<h2>{escape(title)}</h2>" if title else ""
    figures = "".join(writer.figure_row(one) for one in rows)
    beside = f'<div class="beside">{figures}</div>' if figures else ""
    kind = "part" if figures else "part alone"
    return f'<section class="{kind}"><div>{head}{writer.blocks(text)}</div>{beside}</section>'


def about(game: str, words: Words) -> Json:
    """The number of players and the duration of a game, as texts."""
    declared = meta(game)
    seats, minutes = declared.seats, declared.minutes
    return {
        "players": words("learn-players", {"least": min(seats), "most": max(seats)}),
        "minutes": words("learn-minutes", {"least": minutes[0], "most": minutes[1]}),
    }
