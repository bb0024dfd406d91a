"""The guides that games have, and what is wrong with them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from contract.plays import MODULES, SOURCES
from learn.digest import numbers
from palatine.core import sprite
from palatine.learn import figures, guide, legend
from palatine.learn.blocks import CatalogueText, Document, Link, Part, Sign
from palatine.locales import MissingWords, load

LONGEST_HOWTO = 600  # words

# Marks and words of the digest that a player need not know.
JUNK = re.compile(r"\b(AP|VP|MB|TODO|FIXME|rulebook|digest|conf)\b|https?:|h\(c\)|<=|>=|->")


def home(game: str) -> Path:
    """The folder of a game among the sources."""
    return SOURCES / "games" / MODULES[game].rpartition(".")[2]


def guided() -> list[str]:
    """The games of which at least one text lies in a guide."""
    return [game for game in MODULES if any((home(game) / "guide").glob("*/*.md"))]


@cache
def text(game: str, language: str, name: str) -> Document:
    """One text, which must be there."""
    found = guide.document(MODULES[game], language, name)
    assert found is not None, f"{game}/guide/{language}/{name}.md is missing"
    return found


def texts(game: str, language: str) -> list[Document]:
    return [text(game, language, name) for name in (guide.HOWTO, guide.RULES)]


def figures_of(game: str) -> dict[str, figures.Figure]:
    """The figures that are defined, by name, in their order."""
    return figures.read(MODULES[game])


def legend_of(game: str) -> list[legend.LegendEntry]:
    return legend.read(MODULES[game])


def bad_numbers(game: str, language: str) -> list[str]:
    """Rules that are missing, stand twice, or do not exist."""
    there = text(game, language, guide.RULES).numbers
    wanted = numbers(game)
    return [
        *(f"{one} is missing" for one in wanted if one not in there),
        *(f"{one} stands {there.count(one)} times" for one in wanted if there.count(one) > 1),
        *(f"{one} is no rule of the digest" for one in dict.fromkeys(there) if one not in wanted),
    ]


def bad_parts(game: str, language: str, name: str) -> Iterator[str]:
    """Links, messages, signs and figures that lead nowhere."""
    document = text(game, language, name)
    chapters = {f"#{one.id}" for each in texts(game, language) for one in each.chapters}
    for part in document.parts:
        yield from _bad_part(part, language, chapters | set(numbers(game)))
    for figure in document.figures:
        if figure not in figures_of(game):
            yield f"figures.toml has no {figure}"
        if not load(language).has(f"{game}-figure-{figure}"):
            yield f"no caption {game}-figure-{figure}"


def _bad_part(part: Part, language: str, targets: set[str]) -> Iterator[str]:
    if isinstance(part, Link) and part.target not in targets:
        yield f"[[{part.target}]] leads nowhere"
    if isinstance(part, Sign) and f"i-{part.icon}" not in sprite.symbols():
        yield f"there is no sign {part.icon}"
    if isinstance(part, CatalogueText):
        try:
            load(language, strict=True)(part.key, dict(part.args))
        except MissingWords as missing:
            yield str(missing)
