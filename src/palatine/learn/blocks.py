"""The structure of a text for players after parsing (`prose`): blocks, and parts of lines."""

from collections.abc import Iterator
from dataclasses import dataclass

# --- parts of a line ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Text:
    """Plain text."""

    text: str


@dataclass(frozen=True)
class Styled:
    """Highlighted text: `kind` is ``strong`` or ``emphasis``."""

    kind: str
    inside: "Line"


@dataclass(frozen=True)
class RuleNumbers:
    """The numbers of the rules that the preceding sentence states; each is an anchor."""

    numbers: tuple[str, ...]


@dataclass(frozen=True)
class Link:
    """A link to a rule (`T-430`) or a chapter (`#doors`)."""

    target: str


@dataclass(frozen=True)
class CatalogueText:
    """A message of the catalogues, with numbers as arguments."""

    key: str
    args: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Sign:
    """An icon of the sprite."""

    icon: str


Part = Text | Styled | RuleNumbers | Link | CatalogueText | Sign
Line = tuple[Part, ...]


# --- blocks -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Heading:
    """A heading inside a chapter; its id is the chapter's with a number."""

    id: str
    line: Line


@dataclass(frozen=True)
class Paragraph:
    """A paragraph of text."""

    line: Line


@dataclass(frozen=True)
class Listing:
    """A list of items, numbered or not."""

    items: tuple[Line, ...]
    is_ordered: bool = False


@dataclass(frozen=True)
class TextTable:
    """A row of headings and rows of cells."""

    head: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]


@dataclass(frozen=True)
class Figures:
    """One figure, or a pair side by side, by name."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Box:
    """A box of blocks, set apart from the text. kind: example, agreements or hints."""

    kind: str
    blocks: "tuple[Block, ...]"


Block = Heading | Paragraph | Listing | TextTable | Figures | Box


@dataclass(frozen=True)
class Chapter:
    """A part of a document: an id, the same in all languages, a title and blocks."""

    id: str
    title: Line
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Document:
    """A whole text. lead: the blocks before the first chapter."""

    title: Line
    chapters: tuple[Chapter, ...]
    lead: tuple[Block, ...] = ()

    @property
    def blocks(self) -> list[Block]:
        """All blocks in order, those of boxes after their box."""
        found: list[Block] = []
        for one in [*self.lead, *(block for each in self.chapters for block in each.blocks)]:
            found.append(one)
            if isinstance(one, Box):
                found.extend(one.blocks)
        return found

    @property
    def parts(self) -> Iterator[Part]:
        """All parts of all lines, titles included, in order."""
        for line in [self.title, *(one.title for one in self.chapters)]:
            yield from spread(line)
        for block in self.blocks:
            for line in lines_of(block):
                yield from spread(line)

    @property
    def numbers(self) -> list[str]:
        """The numbers of all rules in the text, repetitions included."""
        return [one for part in self.parts if isinstance(part, RuleNumbers) for one in part.numbers]

    @property
    def figures(self) -> list[str]:
        """The names of all figures, in the order of their first use."""
        shown = [one for block in self.blocks if isinstance(block, Figures) for one in block.names]
        return list(dict.fromkeys(shown))


def lines_of(block: Block) -> list[Line]:
    """The lines of a block itself, without those of blocks inside it."""
    if isinstance(block, Heading | Paragraph):
        return [block.line]
    if isinstance(block, Listing):
        return list(block.items)
    if isinstance(block, TextTable):
        return [cell for row in (block.head, *block.rows) for cell in row]
    return []


def spread(line: Line) -> Iterator[Part]:
    """The parts of a line, each followed by the parts inside it."""
    for part in line:
        yield part
        if isinstance(part, Styled):
            yield from spread(part.inside)
