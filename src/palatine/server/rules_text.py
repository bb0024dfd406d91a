"""RULES.md of a game as blocks that a page can show, each rule under its number."""

import re
from functools import cache
from importlib.resources import files

from palatine.core.state import Json
from palatine.games import GAMES

RULE = re.compile(r"^\*\*([A-Z]+-\d+[a-z]?)\*\*\s*")
HEADING = re.compile(r"^(#{1,4})\s+(.*)")


@cache
def rules(game: str) -> list[Json]:
    """The blocks in order: headings, rules, texts, items, tables."""
    source = files(GAMES[game]).joinpath("RULES.md")
    return blocks(source.read_text("utf-8")) if source.is_file() else []


def blocks(text: str) -> list[Json]:
    """Read the small part of Markdown that rules are written in."""
    found: list[Json] = []
    fence: list[str] | None = None
    for line in text.splitlines():
        if line.lstrip().startswith("```"):
            if fence is not None:
                found.append({"kind": "code", "text": "\n".join(fence)})
            fence = [] if fence is None else None
        elif fence is not None:
            fence.append(line)
        else:
            _line(found, line)
    for block in found:
        block.pop("open", None)
    return found


def _line(found: list[Json], line: str) -> None:
    """One line: a block of its own, or the rest of the one before."""
    plain = line.strip()
    last = found[-1] if found else None
    heading = HEADING.match(line)
    if heading:
        found.append({"kind": "heading", "level": len(heading[1]), "text": heading[2].strip()})
    elif not plain:
        if last is not None:
            last["open"] = False
    elif plain.startswith("|"):
        _row(found, plain)
    elif plain.startswith(("- ", "* ", "> ")) or RULE.match(plain):
        _item(found, plain)
    elif last is not None and last.get("open"):
        last["text"] += " " + plain
    else:
        found.append({"kind": "text", "text": plain, "open": True})


def _item(found: list[Json], plain: str) -> None:
    text = plain[2:].strip() if plain.startswith(("- ", "* ", "> ")) else plain
    rule = RULE.match(text)
    if rule:
        found.append({"kind": "rule", "id": rule[1], "text": text[rule.end() :], "open": True})
    else:
        found.append({"kind": "item", "text": text, "open": True})


def _row(found: list[Json], plain: str) -> None:
    cells = [cell.strip() for cell in plain.strip("|").split("|")]
    if all(set(cell) <= set("-: ") for cell in cells):
        return
    if not found or found[-1]["kind"] != "table" or found[-1].get("open") is False:
        found.append({"kind": "table", "rows": []})
    found[-1]["rows"].append(cells)
