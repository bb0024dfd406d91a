"""The dialect in which texts for players are written (learn/prose.py)."""

import pytest

from learn.digest import numbers_in
from palatine.learn.blocks import (
    Box,
    CatalogueText,
    Figures,
    Heading,
    Link,
    Listing,
    Paragraph,
    RuleNumbers,
    Sign,
    Styled,
    Text,
    TextTable,
)
from palatine.learn.plain import count_words, plain
from palatine.learn.prose import BadProse, read

WHOLE = """\
# A game in one page

A word before.

## Through a castle {#doors}

Every block has a door. A knight may *walk* in
and **out**. [T-430] He turns as he likes (see [[T-435]], [[#turn]]). [T-431, T-432]

### Who is *in the way*?

- Nobody. {x-card-stairs}
  goes on here
- Costs {sign:ap} {x-points n=2}. [A-04]

1. first
2. second

| you do | points |
|---|--:|
| a block | 1 |
| a \\| b | 2 |

![](figure:before) ![](figure:after)

> **Example.** Columns of 1, 2, 1.
> ![](figure:row)
>
> And more.

> **Agreements**
> - *Up again inside?* No. [L-1]
> - *Over the king?* No.

## Your turn {#turn}
Five points\\*.
"""


def said(key: str, args: object) -> str:
    return f"<{key}>"


def test_a_whole_text_is_read() -> None:
    found = read(WHOLE)
    assert found.title == (Text("A game in one page"),)
    assert found.lead == (Paragraph((Text("A word before."),)),)
    assert [one.id for one in found.chapters] == ["doors", "turn"]
    first, heading, items, ordered, table, figures, example, agreements = found.chapters[0].blocks
    assert isinstance(first, Paragraph)
    assert plain(first.line, said) == (
        "Every block has a door. A knight may walk in and out. He turns as he likes (see T-435, )."
    )
    assert [p.numbers for p in first.line if isinstance(p, RuleNumbers)] == [
        ("T-430",),
        ("T-431", "T-432"),
    ]
    assert [p.target for p in first.line if isinstance(p, Link)] == ["T-435", "#turn"]
    assert [p.kind for p in first.line if isinstance(p, Styled)] == ["emphasis", "strong"]
    assert isinstance(heading, Heading) and heading.id == "doors-1"
    assert isinstance(items, Listing) and not items.is_ordered and len(items.items) == 2
    assert plain(items.items[0], said) == "Nobody. <x-card-stairs> goes on here"
    assert Sign("ap") in items.items[1]
    assert CatalogueText("x-points", (("n", 2),)) in items.items[1]
    assert isinstance(ordered, Listing) and ordered.is_ordered
    assert isinstance(table, TextTable) and len(table.rows) == 2
    assert plain(table.rows[1][0], said) == "a | b"
    assert figures == Figures(("before", "after"))
    assert isinstance(example, Box) and example.kind == "example"
    assert [type(one) for one in example.blocks] == [Paragraph, Figures, Paragraph]
    assert isinstance(agreements, Box) and agreements.kind == "agreements"
    assert found.chapters[1].blocks == (Paragraph((Text("Five points*."),)),)


def test_numbers_figures_and_words_are_counted() -> None:
    found = read(WHOLE)
    assert found.numbers == ["T-430", "T-431", "T-432", "A-04", "L-1"]
    assert found.figures == ["before", "after", "row"]
    assert count_words(found.chapters[1].blocks, said) == 2


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("words", 1, "first line"),
        ("# T\n\n## No id\n", 3, "{#id}"),
        ("# T\n## A {#a}\n## B {#a}\n", 3, "already"),
        ("# T\n## A {#a}\n#### deep\n", 3, "heading"),
        ("# T\n## A {#a}\n\n*open\n", 4, "marks nothing"),
        ("# T\n## A {#a}\n<b>bold</b>\n", 3, "marks nothing"),
        ("# T\n## A {#a}\n`code`\n", 3, "marks nothing"),
        ("# T\n## A {#a}\nIt costs one. [R]\n", 3, "no number of a rule"),
        ("# T\n## A {#a}\nSee [[there]].\n", 3, "a link is"),
        ("# T\n## A {#a}\n{Torres}\n", 3, "a message is"),
        ("# T\n## A {#a}\n{torres-x n=many}\n", 3, "a message is"),
        ("# T\n## A {#a}\n![](figure:a) words\n", 3, "figures"),
        ("# T\n## A {#a}\n| a | b |\n|---|---|\n| c |\n", 5, "1 cells"),
        ("# T\n## A {#a}\n| a | b |\n", 3, "at least one more"),
        ("# T\n## A {#a}\n> Some words\n", 3, "a box begins"),
        ("# T\n## A {#a}\n> **Hints**\n", 3, "empty box"),
    ],
)
def test_what_is_written_otherwise_is_refused_with_its_line(
    text: str, line: int, what: str
) -> None:
    with pytest.raises(BadProse) as refused:
        read(text, "torres/rules.md")
    assert (refused.value.file, refused.value.line) == ("torres/rules.md", line)
    assert what in refused.value.what
    assert str(refused.value).startswith(f"torres/rules.md:{line}: ")


def test_the_numbers_of_a_digest_are_found() -> None:
    digest = """
## 1 Rules
- **T-101** [R] Two players. See T-103.
- T-102 One block; T-103 [R] none.
- **A-06 / A-07** six or seven
- B-907..909 Three alike.
| M-01 | phase 3 | x |
Words about T-999.
### Action cards
- **A-02 extra_block** one more
## 2 Test vectors
- **V-01** x
## 3 More
- **T-201** y
"""
    assert numbers_in(digest) == (
        *("T-101", "T-102", "T-103", "A-06", "A-07", "B-907", "B-908", "B-909"),
        *("M-01", "A-02", "T-201"),
    )
