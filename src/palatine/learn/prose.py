"""Texts for players (`howto.md`, `rules.md`), read into blocks that any page can show.

The format is a small part of Markdown: one ``# Title``, ``## Chapter {#id}``, ``### heading``,
paragraphs, ``- `` and ``1. `` lists, ``| tables |``, and boxes whose lines begin with ``> `` and
whose first words name the kind (``**Example.**``, ``**Agreements**``, ``**Hints**``). In a line:
``*emphasis*``, ``**strong**``, ``[T-430]`` the number of the rule that the sentence before it says,
``[[T-430]]`` and ``[[#chapter]]`` links, ``{key}`` and ``{key n=2}`` a message of the catalogues,
``{sign:block}`` an icon, ``![](figure:name)`` a figure (alone in its line, or two as a pair). A
backslash before a mark makes it a plain character.

Everything else is an error with file and line, so that no text is displayed wrongly.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from palatine.learn.blocks import (
    Block,
    Box,
    CatalogueText,
    Chapter,
    Document,
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
)

NUMBER: Final = re.compile(r"[A-Z]{1,2}-\d+[a-z]?")
_KEY: Final = r"[a-z][a-z0-9]*(?:[-_][A-Za-z0-9]+)+"
_ID: Final = r"[a-z][a-z0-9-]*"

_CHAPTER: Final = re.compile(rf"## (.+?) \{{#({_ID})\}}")
_ORDERED: Final = re.compile(r"\d+\. ")
_FIGURE: Final = re.compile(rf"!\[\]\(figure:({_ID})\)")
_BOX: Final = re.compile(r"\*\*(Example|Agreements|Hints)\.?\*\*\s*")

# The marks inside a line; where two could begin at the same place, the first one is taken.
_MARKS: Final = re.compile(
    r"\\(?P<plain>[\\*\[\]{}|>#!-])"
    r"|\*\*(?P<strong>.+?)\*\*(?!\*)"
    r"|\*(?P<emphasis>(?:[^*\\]|\\.)+)\*"
    r"|\[\[(?P<link>[^\]]*)\]\]"
    r"|\[(?P<rules>[^\]]*)\]"
    r"|\{(?P<message>[^}]*)\}"
)
_STRAY: Final = re.compile(r"[*\[\]{}`<]|!\(")  # a mark without meaning at its place, or HTML


class BadProse(ValueError):
    """A syntax error in a text for players."""

    def __init__(self, file: str, line: int, what: str) -> None:
        self.file, self.line, self.what = file, line, what
        super().__init__(f"{file}:{line}: {what}")


def read(text: str, file: str = "text") -> Document:
    """Parse a text; `file` is its name in errors. Raises `BadProse`."""
    return _Reader(file).document(text)


@dataclass
class _Reader:
    """The parser of one file, with its state."""

    file: str
    chapter: str = ""
    headings: int = 0
    seen: set[str] = field(default_factory=set)

    def bad(self, number: int, what: str) -> BadProse:
        return BadProse(self.file, number, what)

    def document(self, text: str) -> Document:
        rows = [(number, row.rstrip()) for number, row in enumerate(text.splitlines(), 1)]
        first = next((at for at, (_, row) in enumerate(rows) if row), len(rows))
        if first == len(rows) or not rows[first][1].startswith("# "):
            raise self.bad(first + 1, "the first line must be '# Title'")
        title = self.line(rows[first][1][2:], rows[first][0])
        starts = [at for at, (_, row) in enumerate(rows) if row.startswith("## ")]
        begin = starts[0] if starts else len(rows)
        lead = self.blocks(rows[first + 1 : begin])
        ends = [*starts[1:], len(rows)]
        chapters = tuple(self.read_chapter(rows[a:b]) for a, b in zip(starts, ends))
        return Document(title, chapters, lead)

    def read_chapter(self, rows: list[tuple[int, str]]) -> Chapter:
        number, head = rows[0]
        found = _CHAPTER.fullmatch(head)
        if found is None:
            raise self.bad(number, "a chapter is '## Title {#id}'")
        if found[2] in self.seen:
            raise self.bad(number, f"the chapter {found[2]} is there already")
        self.seen.add(found[2])
        self.chapter, self.headings = found[2], 0
        return Chapter(found[2], self.line(found[1], number), self.blocks(rows[1:]))

    def blocks(self, rows: list[tuple[int, str]], inside: bool = False) -> tuple[Block, ...]:
        """The blocks of these lines: consecutive lines of one kind are one block."""
        found: list[Block] = []
        at = 0
        while at < len(rows):
            number, row = rows[at]
            if not row:
                at += 1
                continue
            if row.startswith("#"):
                found.append(self.heading(number, row, inside))
                at += 1
                continue
            run = self.run(rows, at)
            found.append(self.block(rows[at : at + run], inside))
            at += run
        return tuple(found)

    def run(self, rows: list[tuple[int, str]], at: int) -> int:
        """The number of lines of the block that begins here."""
        kind = _kind(rows[at][1])
        run = 1
        while at + run < len(rows):
            row = rows[at + run][1]
            if not row or row.startswith("#") or kind == "figures":
                break
            other = _kind(row)
            goes_on = other == "text" and kind in ("text", "-", "1.")
            if other != kind and not goes_on:
                break
            run += 1
        return run

    def heading(self, number: int, row: str, inside: bool) -> Heading:
        if not row.startswith("### ") or inside or not self.chapter:
            raise self.bad(number, "a heading is '### ...', inside a chapter, outside a box")
        self.headings += 1
        return Heading(f"{self.chapter}-{self.headings}", self.line(row[4:], number))

    def block(self, rows: list[tuple[int, str]], inside: bool) -> Block:
        number, first = rows[0]
        kind = _kind(first)
        if kind == "figures":
            return self.figures(number, first)
        if kind == "|":
            return self.table(rows)
        if kind == ">":
            if inside:
                raise self.bad(number, "a box inside a box")
            return self.box(rows)
        if kind in ("-", "1."):
            return Listing(self.items(rows), kind == "1.")
        return Paragraph(self.line(" ".join(row.strip() for _, row in rows), number))

    def figures(self, number: int, row: str) -> Figures:
        names = tuple(_FIGURE.findall(row))
        if not 1 <= len(names) <= 2 or _FIGURE.sub("", row).strip():
            raise self.bad(number, "a line of figures is '![](figure:name)', or two of them")
        return Figures(names)

    def items(self, rows: list[tuple[int, str]]) -> tuple[Line, ...]:
        joined: list[tuple[int, str]] = []
        for number, row in rows:
            if _kind(row) == "text":
                start, so_far = joined[-1]
                joined[-1] = (start, f"{so_far} {row.strip()}")
            else:
                joined.append((number, row.split(" ", 1)[1]))
        return tuple(self.line(row, number) for number, row in joined)

    def table(self, rows: list[tuple[int, str]]) -> TextTable:
        cells: list[tuple[Line, ...]] = []
        for number, row in rows:
            if not (row.endswith("|") and len(row) > 1):
                raise self.bad(number, "a row of a table ends with '|'")
            texts = [cell.strip() for cell in re.split(r"(?<!\\)\|", row[1:-1])]
            if all(text and set(text) <= set("-:") for text in texts):
                continue
            cells.append(tuple(self.line(text, number) for text in texts))
            if len(cells[-1]) != len(cells[0]):
                raise self.bad(number, f"{len(cells[-1])} cells, the row above has {len(cells[0])}")
        if len(cells) < 2:
            raise self.bad(rows[0][0], "a table has a row of headings and at least one more")
        return TextTable(cells[0], tuple(cells[1:]))

    def box(self, rows: list[tuple[int, str]]) -> Box:
        inner = [(number, row[1:].strip()) for number, row in rows]
        found = _BOX.match(inner[0][1])
        if found is None:
            what = "a box begins with '> **Example.**', '> **Agreements**' or '> **Hints**'"
            raise self.bad(inner[0][0], what)
        inner[0] = (inner[0][0], inner[0][1][found.end() :])
        blocks = self.blocks(inner, inside=True)
        if not blocks:
            raise self.bad(inner[0][0], "an empty box")
        return Box(found[1].lower(), blocks)

    def line(self, text: str, number: int) -> Line:
        parts: list[Part] = []
        end = 0
        for found in _MARKS.finditer(text):
            self._plain(parts, text[end : found.start()], number)
            parts.append(self.part(str(found.lastgroup), found[str(found.lastgroup)], number))
            end = found.end()
        self._plain(parts, text[end:], number)
        if not parts:
            raise self.bad(number, "no words")
        return _joined(parts)

    def _plain(self, parts: list[Part], text: str, number: int) -> None:
        stray = _STRAY.search(text)
        if stray:
            raise self.bad(number, f"{stray[0]!r} marks nothing here: {text.strip()[:40]!r}")
        if text:
            parts.append(Text(text))

    def part(self, kind: str, text: str, number: int) -> Part:
        if kind == "plain":
            return Text(text)
        if kind in ("strong", "emphasis"):
            return Styled(kind, self.line(text, number))
        if kind == "rules":
            return self.rules(text, number)
        if kind == "link":
            if not NUMBER.fullmatch(text) and not re.fullmatch(rf"#{_ID}", text):
                raise self.bad(number, f"a link is [[T-430]] or [[#chapter]], not [[{text}]]")
            return Link(text)
        return self.message(text, number)

    def rules(self, text: str, number: int) -> RuleNumbers:
        numbers = tuple(one.strip() for one in text.split(","))
        for one in numbers:
            if not NUMBER.fullmatch(one):
                raise self.bad(number, f"{one!r} is no number of a rule")
        return RuleNumbers(numbers)

    def message(self, text: str, number: int) -> Part:
        if text.startswith("sign:"):
            return Sign(text.removeprefix("sign:"))
        key, *given = text.split(" ")
        args = [re.fullmatch(r"([a-z_]+)=(-?\d+)", one) for one in given]
        if not re.fullmatch(_KEY, key) or None in args:
            what = "a message is {key} or {key n=2}, an icon {sign:name}, not {" + text + "}"
            raise self.bad(number, what)
        return CatalogueText(key, tuple((one[1], int(one[2])) for one in args if one))


def _kind(row: str) -> str:
    """The kind of block to which a line belongs."""
    if row.startswith("!["):
        return "figures"
    if row.startswith((">", "|")):
        return row[0]
    if row.startswith("- "):
        return "-"
    return "1." if _ORDERED.match(row) else "text"


def _joined(parts: list[Part]) -> Line:
    """The parts of a line, with adjacent plain texts joined."""
    found: list[Part] = []
    for part in parts:
        last = found[-1] if found else None
        if isinstance(part, Text) and isinstance(last, Text):
            found[-1] = Text(last.text + part.text)
        else:
            found.append(part)
    return tuple(found)
