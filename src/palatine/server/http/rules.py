"""RULES.md of a game as blocks that a page can show, each rule under its number."""

import re
from functools import cache
from importlib.resources import files

from palatine.core.state import Json
from palatine.games import GAMES

# A number in bold or plain, alone or a range: **T-411**, B-101, B-907..913
RULE = re.compile(r"^(\*\*)?([A-Z]+-)(\d+)([a-z]?)(?:\.\.(\d+))?(\*\*)?(?=[\s,(]|$)\s*")
NEXT = re.compile(r"(?<=[.;)])\s+(?=[A-Z]+-\d+ [\[(])")  # another rule on the same line
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
    return [one for block in found for one in _apart(block)]


def _apart(block: Json) -> list[Json]:
    """Rules that share a line, each under its own number."""
    if block["kind"] != "rule":
        return [block]
    first, *others = NEXT.split(block["text"])
    apart = [{**block, "text": first}]
    for other in others:
        _item(apart, other)
        apart[-1].pop("open", None)
    return apart


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
        bold, letters, number, letter, last, closed = rule.groups()
        rest = ("**" if bold and not closed else "") + text[rule.end() :]
        width = len(last) if last else 0
        for n in range(int(number[-width:]) + 1, int(last) + 1) if last else ():
            name = f"{letters}{number[:-width]}{n:0{width}}"
            found.append({"kind": "rule", "id": name, "text": "", "open": False})
        found.append(
            {"kind": "rule", "id": f"{letters}{number}{letter}", "text": rest, "open": True}
        )
    else:
        found.append({"kind": "item", "text": text, "open": True})


def _row(found: list[Json], plain: str) -> None:
    cells = [cell.strip() for cell in plain.strip("|").split("|")]
    if all(set(cell) <= set("-: ") for cell in cells):
        return
    if not found or found[-1]["kind"] != "table" or found[-1].get("open") is False:
        found.append({"kind": "table", "rows": []})
    found[-1]["rows"].append(cells)
