"""Texts for players as HTML, the same for the page of the rules and for the panel beside a
table."""

from collections.abc import Mapping
from html import escape
from importlib import import_module
from typing import Final

from palatine.core import sprite, svg
from palatine.core.chance import AnyGame
from palatine.core.offer import Words
from palatine.learn import figures, measure
from palatine.learn.blocks import (
    Block,
    Box,
    CatalogueText,
    Figures,
    Heading,
    Line,
    Link,
    Listing,
    Paragraph,
    Part,
    RuleNumbers,
    Sign,
    Styled,
    Text,
    TextTable,
    lines_of,
    spread,
)
from palatine.learn.legend import GROUPS, LegendEntry
from palatine.learn.plain import plain

_STYLES: Final = {"strong": "strong", "emphasis": "em"}


class Markup:
    """Writes the HTML of one game in one language, and collects the symbols that it needs.

    rules: the address of the game's rules, '' where they are on the same page. chapters: the titles
    of their chapters, by id.
    """

    def __init__(
        self, game: str, package: str, words: Words, chapters: Mapping[str, str], rules: str = ""
    ) -> None:
        self.game = game
        self.package = package
        self.words = words
        self.chapters = chapters
        self.rules = rules
        self.symbols: dict[str, str] = {}
        self.figures = 0  # numbered so far

    # --- lines ----------------------------------------------------------------------------------

    def line(self, line: Line) -> str:
        return "".join(self._part(part) for part in line)

    def _part(self, part: Part) -> str:
        if isinstance(part, Text):
            return escape(part.text)
        if isinstance(part, Styled):
            tag = _STYLES[part.kind]
            return f"<{tag}>{self.line(part.inside)}</{tag}>"
        if isinstance(part, RuleNumbers):
            return "".join(self._number(number) for number in part.numbers)
        if isinstance(part, CatalogueText):
            return escape(self.words(part.key, dict(part.args)))
        if isinstance(part, Sign):
            return self.icon(part.icon, 18)
        return self._link(part)

    def _number(self, number: str) -> str:
        """The number of a rule: an anchor and a link to itself, so that its address can be
        copied."""
        label = escape(self.words("learn-rule", {"number": number}))
        link = f'<a class="rule-number" id="{number}" href="#{number}" aria-label="{label}">'
        return f" {link}{number}</a>"

    def _link(self, link: Link) -> str:
        if not link.target.startswith("#"):
            return f'<a href="{self.rules}#{link.target}">{link.target}</a>'
        name = link.target[1:]
        title = self.chapters.get(name, name)
        return f'<a href="{self.rules}#{name}">{escape(title)}</a>'

    def icon(self, name: str, size: int) -> str:
        self.symbols[f"i-{name}"] = sprite.symbols()[f"i-{name}"]
        return (
            f'<svg class="ic" width="{size}" height="{size}" aria-hidden="true">'
            f'<use href="#i-{name}"/></svg>'
        )

    # --- blocks ---------------------------------------------------------------------------------

    def blocks(self, blocks: tuple[Block, ...]) -> str:
        return "".join(self.block(block) for block in blocks)

    def block(self, block: Block) -> str:
        if isinstance(block, Paragraph):
            return f"<p>{self.line(block.line)}</p>"
        if isinstance(block, Heading):
            return f'<h3 id="{block.id}">{self.line(block.line)}</h3>'
        if isinstance(block, Listing):
            tag = "ol" if block.is_ordered else "ul"
            items = "".join(f"<li>{self.line(item)}</li>" for item in block.items)
            return f"<{tag}>{items}</{tag}>"
        if isinstance(block, TextTable):
            return self._table(block)
        if isinstance(block, Figures):
            return self.figure_row(block)
        return self._box(block)

    def _table(self, table: TextTable) -> str:
        head = "".join(f'<th scope="col">{self.line(cell)}</th>' for cell in table.head)
        rows = "".join(
            f"<tr>{''.join(f'<td>{self.line(cell)}</td>' for cell in row)}</tr>"
            for row in table.rows
        )
        counted = all(_is_short(row[-1], self.words) for row in table.rows)
        kind = "listed counted" if counted else "listed"  # numbers are aligned to the right
        return (
            f'<div class="scroll"><table class="{kind}"><thead><tr>{head}</tr></thead>'
            f"<tbody>{rows}</tbody></table></div>"
        )

    def _box(self, box: Box) -> str:
        sign = self.icon("check", 18) if box.kind == "agreements" else ""
        title = f"<h4>{sign}{escape(self.words(f'learn-{box.kind}', {}))}</h4>"
        if box.kind == "agreements":
            body = "".join(self._agreement(block) for block in box.blocks)
        elif box.kind == "example":
            drawn = [one for one in box.blocks if isinstance(one, Figures)]
            text = tuple(one for one in box.blocks if not isinstance(one, Figures))
            rows = "".join(self.figure_row(one) for one in drawn)
            body = f'<div class="told">{rows}<div>{self.blocks(text)}</div></div>'
        else:
            body = self.blocks(box.blocks)
        return f'<aside class="box {box.kind}">{title}{body}</aside>'

    def _agreement(self, block: Block) -> str:
        """An item of a list of agreements: the question, which is emphasised, then the answer."""
        if not isinstance(block, Listing):
            return self.block(block)
        rows = []
        for item in block.items:
            asked = item[0] if isinstance(item[0], Styled) else None
            question = f"<b>{self.line(asked.inside)}</b>" if asked else ""
            rows.append(f"<li>{question}<span>{self.line(item[1:] if asked else item)}</span></li>")
        return f'<ul class="bare">{"".join(rows)}</ul>'

    # --- figures --------------------------------------------------------------------------------

    def figure_row(self, row: Figures) -> str:
        kind = "figures pair" if len(row.names) > 1 else "figures"
        return f'<div class="{kind}">{"".join(self._figure(name) for name in row.names)}</div>'

    def _figure(self, name: str) -> str:
        self.figures += 1
        drawn = figures.draw(self.package, name, self.words)
        self.symbols |= drawn.symbols
        caption = self.words(f"{self.game}-figure-{name}", {})
        size = " small" if drawn.width == figures.WIDTHS[1] else ""
        return (
            f'<figure class="figure-box{size}">{drawn.svg(caption)}'
            f"<figcaption><b>{self.figures}</b> {escape(caption)}</figcaption></figure>"
        )

    # --- legend ---------------------------------------------------------------------------------

    def legend(self, entries: list[LegendEntry]) -> str:
        """The legend as HTML: all signs, by group."""
        found = ""
        for group in GROUPS:
            rows = [self._sign(one) for one in entries if one.group == group and one.is_seen]
            if rows:
                title = escape(self.words(f"learn-group-{group}", {}))
                found += f'<h3>{title}</h3><ul class="bare legend">{"".join(rows)}</ul>'
        return found

    def _sign(self, entry: LegendEntry) -> str:
        seen = escape(self.words(f"{self.game}-legend-{entry.id}", {}))
        means = escape(self.words(f"{self.game}-legend-{entry.id}-means", {}))
        link = self._link(Link(entry.rule)) if entry.rule else ""
        return (
            f'<li id="sign-{entry.id}"><span class="sign">{self._picture(entry)}</span>'
            f"<span><b>{seen}</b> {means} {link}</span></li>"
        )

    def _picture(self, entry: LegendEntry) -> str:
        if entry.icon:
            return self.icon(entry.icon, 28)
        if entry.text:
            return f'<span class="sign-text">{escape(entry.text)}</span>'
        game: AnyGame = import_module(self.package).GAME
        symbols = game.face.symbols(self.words)
        used = f'<use href="#{entry.symbol}"/>'
        area = measure.extent(used, symbols)
        if area is None:
            return ""
        self.symbols |= svg.needed_symbols(used, symbols)
        box = " ".join(svg.num(n) for n in (area.left, area.top, area.width, area.height))
        size = f'width="{svg.num(area.width)}" height="{svg.num(area.height)}"'
        return f'<svg class="figure" viewBox="{box}" aria-hidden="true">{used[:-2]} {size}/></svg>'


def titles(blocks: tuple[Block, ...], words: Words) -> list[tuple[str, str]]:
    """The headings of a chapter: id and text."""
    return [(one.id, plain(one.line, words)) for one in blocks if isinstance(one, Heading)]


def numbers_in(blocks: tuple[Block, ...]) -> list[str]:
    """The numbers of the rules in these blocks, those in boxes included."""
    found: list[str] = []
    for block in blocks:
        if isinstance(block, Box):
            found += numbers_in(block.blocks)
        for line in lines_of(block):
            found += [
                n for part in spread(line) if isinstance(part, RuleNumbers) for n in part.numbers
            ]
    return found


def _is_short(line: Line, words: Words) -> bool:
    """Whether a cell is a number, perhaps with a sign."""
    return len(plain(line, words)) <= 4
