"""A score sheet as plain lines: a row for each category, a column for each player or castle."""

from palatine.core.state import Json
from palatine.locales import Words

_UNKNOWN = "-"


def lines(sheet: Json, words: Words) -> list[str]:
    """The sheet for a terminal: the winner and the reason, the table, missing entries."""
    said = [sheet["title"], "", sheet["headline"]]
    said += [text for text in (sheet["sentence"], *sheet["ties"]) if text]
    said += ["", *_players(sheet, words), *_table(sheet)]
    if sheet["missing"]:
        said += ["", words("sheet-missing")]
        said += [f"- {one['text']}" for one in sheet["missing"]]
    if sheet["notes"]:
        said += ["", *sheet["notes"]]
    return said


def _players(sheet: Json, words: Words) -> list[str]:
    """The players by place, where the columns are not the players."""
    if all(column["key"].isdecimal() for column in sheet["columns"]):
        return []
    order = sorted(sheet["players"], key=lambda player: player["place"])
    lines_by_place = [
        f"{one['place']}. {one['name']}: {one['total']}"
        + (f" ({one['note']})" if one["note"] else "")
        for one in order
    ]
    return [*lines_by_place, ""]


def _table(sheet: Json) -> list[str]:
    heads = [[column["title"] for column in sheet["columns"]]]
    names = {player["seat"]: player["name"] for player in sheet["players"]}
    if any(len(column["seats"]) != 1 for column in sheet["columns"]):
        heads.append(["/".join(names[i] for i in column["seats"]) for column in sheet["columns"]])
    rows = [["", *head] for head in heads]
    for row in sheet["rows"]:
        values = [_UNKNOWN if value is None else str(value) for value in row["values"]]
        rows.append(["  " * row["depth"] + row["label"], *values])
    total = sheet["sum"]
    rows.append([total["label"], *[str(value) for value in total["values"]]])
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    drawn = [_line(row, widths) for row in rows]
    rule = "-" * (sum(widths) + 2 * (len(widths) - 1))
    return [*drawn[: len(heads)], rule, *drawn[len(heads) : -1], rule, drawn[-1]]


def _line(row: list[str], widths: list[int]) -> str:
    cells = [text.rjust(width) for text, width in zip(row[1:], widths[1:])]
    return "  ".join([row[0].ljust(widths[0]), *cells]).rstrip()
