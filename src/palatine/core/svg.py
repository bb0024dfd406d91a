"""Drawings: keyed groups of SVG that use symbols, and the functions that write them.

A `Drawing` is what a game's ``draw`` returns. Each of its groups is **one** element and has a key,
in painting order: the page compares them by key and replaces only those that differ. The groups
hold no style, only the classes of `palette`, and are mostly ``<use>`` of symbols, which the page
holds once (`symbol_sheet`). ``str(drawing)`` is a file that stands alone.

Marks: ``data-t`` on what can be touched (``c4``), ``data-p`` on a piece, named by its place
(``knight:c4``). In each touchable element one ``<use class="hit">`` shows rings and brackets when
the page gives the element a class (board.css). ``data-hides`` on a tower names the touches that are
behind it: while one of them may be chosen, the page cuts the tower down, or makes it transparent
(class ``cut``; ``storeys`` give way to ``stump`` and ``outline``, ``downN`` comes down by N blocks,
``glass`` lets things shine through). A file that stands alone is one image with one
label: it leaves all these marks out, and groups that are empty without them.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from palatine.core import palette

_REFERENCE: Final = re.compile(r'(?:href="#|url\(#)([\w-]+)')
_CLASSES: Final = re.compile(r'class="([^"]*)"')
_PAGE_ONLY: Final = re.compile(
    r'<use class="(?:hit|stump|outline)"[^>]*/>| data-(?:t|p|hides)="[^"]*"| aria-hidden="true"'
)
_LONELY: Final = re.compile(r"<g>(<use[^>]*/>)</g>")  # a group that only held a mark
_EMPTY: Final = re.compile(r"<g[^>]*(?<!/)></g>")
_NAMESPACE: Final = 'xmlns="http://www.w3.org/2000/svg"'


class Drawing:
    """A picture as keyed groups in painting order, and the symbols that it may use."""

    def __init__(
        self,
        width: int,
        height: int,
        symbols: Mapping[str, str],
        label: str = "",
        top: int = 0,
        least: float = 0,
    ) -> None:
        self.width = width
        self.height = height
        self.top = top  # where the picture begins: below zero when a tower outgrows the sheet
        self.label = label
        self.least = least  # pixels a unit below which it is not shown: the page pans instead
        self.turns = False  # whether `Appearance.turn` shows it from another side
        self.pieces: dict[str, str] = {}  # what a ghost names, and the symbol it is drawn with here
        self.symbols = symbols
        self.groups: list[tuple[str, str]] = []

    @property
    def is_empty(self) -> bool:
        """Whether nothing is painted: the game has no picture."""
        return not self.groups

    def add(self, key: str, text: str) -> None:
        """Paint one more element over the others."""
        self.groups.append((key, text))

    @property
    def box(self) -> str:
        """The viewBox."""
        return f"0 {self.top} {self.width} {self.height}"

    @property
    def body(self) -> str:
        """All groups, one after the other."""
        return "".join([text for _, text in self.groups])

    @property
    def used(self) -> set[str]:
        """The ids of the symbols that this drawing needs, directly or through others."""
        return set(_needed(self.body, self.symbols))

    def to_json(self) -> dict[str, object]:
        """The drawing as it is sent to the page."""
        return {
            "w": self.width,
            "h": self.height,
            "box": self.box,
            "least": self.least,
            "turns": self.turns,
            "pieces": self.pieces,
            "groups": [[key, text] for key, text in self.groups],
        }

    def __str__(self) -> str:
        body = still(self.body)
        defs = "".join(needed_symbols(body, self.symbols).values())
        label = f' aria-label="{escape(self.label)}"' if self.label else ""
        return (
            f'<svg {_NAMESPACE} viewBox="{self.box}" width="{self.width}" height="{self.height}" '
            f'role="img"{label} fill="none" stroke-linecap="round" stroke-linejoin="round">'
            f"<style>{palette.style(_classes(defs + body))}</style><defs>{defs}</defs>{body}</svg>"
        )

    def _repr_svg_(self) -> str:
        """Notebooks show the picture."""
        return str(self)


def still(body: str) -> str:
    """Groups of a drawing as they are in a picture that nobody touches: without marks for the
    page, and without groups that are empty then."""
    return _LONELY.sub(r"\1", _EMPTY.sub("", _PAGE_ONLY.sub("", body)))


def needed_symbols(body: str, symbols: Mapping[str, str]) -> dict[str, str]:
    """The symbols that these groups need, directly or through others, without marks for the
    page."""
    needed = _needed(body, symbols)
    return {name: _PAGE_ONLY.sub("", symbols[name]) for name in symbols if name in needed}


def _classes(text: str) -> set[str]:
    return {name for names in _CLASSES.findall(text) for name in names.split()}


def _needed(text: str, symbols: Mapping[str, str]) -> set[str]:
    """Every symbol the text refers to, and those which these refer to."""
    needed: set[str] = set()
    fresh = set(_REFERENCE.findall(text))
    while fresh:
        needed |= fresh
        fresh = {name for one in fresh for name in _REFERENCE.findall(symbols[one])} - needed
    return needed


def symbol_sheet(*tables: Mapping[str, str]) -> str:
    """The symbols of a page in one element. The element has no size but is not hidden, since
    browsers do not paint patterns of a hidden element."""
    body = "".join([text for table in tables for text in table.values()])
    return f'<svg {_NAMESPACE} class="symbols" width="0" height="0" aria-hidden="true">' + (
        f'<defs fill="none">{body}</defs></svg>'
    )


def escape(text: str) -> str:
    """Text as it may stand in an element or attribute."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def num(value: float) -> str:
    """A coordinate, as short as it can be written with one decimal."""
    return f"{round(value, 1):g}"


def points(corners: Iterable[tuple[float, float]]) -> str:
    """The path of a polygon."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in corners) + "Z"


def path(d: str, classes: str, more: str = "") -> str:
    """A path; `more` is further attributes, with a space before each."""
    return f'<path d="{d}" class="{classes}"{more}/>'


def rect(x: float, y: float, w: float, h: float, classes: str, r: float = 0) -> str:
    """A rectangle with corners rounded by r."""
    corner = f' rx="{num(r)}"' if r else ""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{corner}'
        f' class="{classes}"/>'
    )


def circle(x: float, y: float, r: float, classes: str) -> str:
    """A circle around x, y."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" class="{classes}"/>'


def text(x: float, y: float, words: str, classes: str) -> str:
    """Words in the picture. They are decoration: screen readers read the labels instead."""
    return (
        f'<text x="{num(x)}" y="{num(y)}" class="{classes}" aria-hidden="true">'
        f"{escape(words)}</text>"
    )


def use(name: str, x: float, y: float) -> str:
    """A symbol with its origin at x, y."""
    return f'<use href="#{name}" x="{num(x)}" y="{num(y)}"/>'


def icon(name: str, x: float, y: float, size: float, classes: str = "c-ink") -> str:
    """An icon centred at x, y, in the colour of a `c-` class."""
    half = size / 2
    return (
        f'<use href="#i-{name}" x="{num(x - half)}" y="{num(y - half)}" width="{num(size)}"'
        f' height="{num(size)}" class="{classes}"/>'
    )


def at(x: float, y: float, body: str, scale: float = 1) -> str:
    """A group moved to x, y and scaled."""
    size = "" if scale == 1 else f" scale({scale:g})"
    return f'<g transform="translate({num(x)} {num(y)}){size}">{body}</g>'


def part(name: str, body: str) -> tuple[str, str]:
    """A symbol of the board, drawn around its own origin in the board's units."""
    return name, f'<g id="{name}">{body}</g>'


def symbol(name: str, width: int, height: int, body: str) -> tuple[str, str]:
    """A symbol with a size of its own, which the page can show at any size."""
    return name, f'<symbol id="{name}" viewBox="0 0 {width} {height}">{body}</symbol>'


def pattern(name: str, width: float, height: float, body: str, turn: int = 0) -> tuple[str, str]:
    """A pattern, used as ``fill="url(#name)"``."""
    turned = f' patternTransform="rotate({turn})"' if turn else ""
    return name, (
        f'<pattern id="{name}" width="{width:g}" height="{height:g}"'
        f' patternUnits="userSpaceOnUse"{turned}>{body}</pattern>'
    )
