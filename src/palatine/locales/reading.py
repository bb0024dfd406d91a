"""A catalogue read quickly.

Most messages are one line of text with an argument or two, which needs no parser: a regular
expression takes it apart, and the rest (plurals, cases, several lines) goes to Fluent's own parser.
What comes out is what Fluent's parser makes of the whole file, without comments and places.
"""

import re

from fluent.syntax import FluentParser, ast

# A message on one line, text and plain placeables only; what follows is no continuation of it.
_PLACE = r"\{ *(?:\$|-)?[A-Za-z][\w-]* *\}"
_SIMPLE = re.compile(
    rf"([A-Za-z][\w-]*) *= *((?:[^{{}}\s]|{_PLACE})(?:[^{{}}\n]|{_PLACE})*)\n?", re.ASCII
)
_PART = re.compile(r"\{ *(\$|-)?([A-Za-z][\w-]*) *\}|([^{}]+)", re.ASCII)
# Where an entry begins: a line that is neither blank nor indented nor the end of a placeable.
_ENTRY = re.compile(r"^(?=[^\s}])", re.MULTILINE)


def read(text: str) -> ast.Resource:
    """All messages and terms of a catalogue, and what is neither as junk."""
    parser = FluentParser(with_spans=False)
    body: list[ast.EntryType] = []
    for entry in _ENTRY.split(text.replace("\r\n", "\n")):
        found = _SIMPLE.fullmatch(entry.rstrip("\n "))
        if found is not None:
            body.append(_message(found[1], found[2].rstrip(" ")))
        elif entry.strip() and not entry.startswith("#"):
            body += parser.parse(entry).body
    return ast.Resource(body)


def _message(key: str, text: str) -> ast.Message:
    elements: list[ast.TextElement | ast.Placeable] = [
        ast.TextElement(part[3]) if part[3] else ast.Placeable(_reference(part[1], part[2]))
        for part in _PART.finditer(text)
    ]
    return ast.Message(ast.Identifier(key), ast.Pattern(elements))


def _reference(mark: str | None, name: str) -> ast.InlineExpression:
    """What stands between braces: an argument, a term, or another message."""
    if mark == "$":
        return ast.VariableReference(ast.Identifier(name))
    if mark == "-":
        return ast.TermReference(ast.Identifier(name))
    return ast.MessageReference(ast.Identifier(name))
