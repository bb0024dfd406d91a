"""Texts for players as plain text, for searching, counting and screen readers."""

from palatine.core.offer import Words
from palatine.learn.blocks import (
    Block,
    Box,
    CatalogueText,
    Figures,
    Line,
    Link,
    Styled,
    Text,
    lines_of,
)


def plain(line: Line, words: Words) -> str:
    """A line without formatting; icons and numbers of rules are left out."""
    said = []
    for part in line:
        if isinstance(part, Text):
            said.append(part.text)
        elif isinstance(part, Styled):
            said.append(plain(part.inside, words))
        elif isinstance(part, CatalogueText):
            said.append(words(part.key, dict(part.args)))
        elif isinstance(part, Link):
            said.append("" if part.target.startswith("#") else part.target)
    return " ".join("".join(said).split())


def count_words(blocks: tuple[Block, ...], words: Words) -> int:
    """How many words these blocks have, without the captions of figures."""
    number = 0
    for block in blocks:
        if isinstance(block, Box):
            number += count_words(block.blocks, words)
        elif not isinstance(block, Figures):
            number += sum(len(plain(line, words).split()) for line in lines_of(block))
    return number
