"""The report of environments.py: rates and ratios, as JSON or as tables in Markdown.

Rates are by processor time (steps for each second that the processes really worked) and by the
clock. On an idle machine they are nearly the same; on a busy one only the first can be compared.
For two processes the first is the rate that both together would have with two free cores.
"""

import json
from statistics import median
from typing import Any

Row = dict[str, Any]
MODES = ("one", "batch", "two")


def rate(row: Row, mode: str, by: str) -> float | None:
    """The median of the rounds, in steps a second; None for a mode that a package lacks."""
    rounds = row["rounds"].get(mode)
    if not rounds:
        return None
    copies = 2 if mode == "two" and by == "processor" else 1
    return float(median(copies * one["steps"] / one[by] for one in rounds))


def on_one_core(row: Row) -> float:
    """The best rate on one core, by processor time."""
    return max(rate(row, mode, "processor") or 0.0 for mode in ("one", "batch"))


def ratios(rows: list[Row]) -> dict[str, dict[str, float]]:
    """For our games through our own interface: how many times as fast they are as each other."""
    ours = [row for row in rows if row["ours"] and "batch" in row["rounds"]]
    others = [row for row in rows if not row["ours"]]
    return {
        row["name"]: {one["name"]: round(on_one_core(one) / on_one_core(row), 2) for one in ours}
        for row in others
    }


def as_json(header: Row, rows: list[Row], notes: list[str]) -> str:
    found = [
        {
            "name": row["name"],
            "numbers": row["rounds"]["one"][0]["numbers"],
            "rates": {
                mode: {by: rate(row, mode, by) for by in ("processor", "clock")}
                for mode in row["rounds"]
            },
            "rounds": row["rounds"],
        }
        for row in rows
    ]
    answer = {"machine": header, "results": found, "ratios": ratios(rows), "notes": notes}
    return json.dumps(answer, indent=2)


def table(lines: list[list[str]]) -> list[str]:
    """Lines of cells as a Markdown table, with numbers aligned to the right."""
    head, *rest = ["| " + " | ".join(line) + " |" for line in lines]
    return [head, "|---" + "|--:" * (len(lines[0]) - 1) + "|", *rest]


def rate_table(rows: list[Row], by: str) -> list[str]:
    lines = [["environment", "numbers seen", "one game", "batch", "two processes"]]
    for row in rows:
        found = [rate(row, mode, by) for mode in MODES]
        words = ["" if one is None else f"{one:,.0f}" for one in found]
        lines.append([row["name"], f"{row['rounds']['one'][0]['numbers']:,}", *words])
    return table(lines)


def ratio_table(found: dict[str, dict[str, float]]) -> list[str]:
    first = next(iter(found.values()))
    lines = [["times as fast as", *first]]
    lines += [[name, *(f"{one:.1f}" for one in times.values())] for name, times in found.items()]
    return table(lines)


def as_text(header: Row, rows: list[Row], notes: list[str]) -> str:
    lines = [
        f"{header['python']}, {header['cpu']}, {header['cores']} cores, {header['system']}; "
        f"{', '.join(header['peers'])}; build: {build_of(rows)}",
        f"medians of {header['rounds']} rounds of {header['seconds']:g} s, batches of "
        f"{header['batch']} games",
    ]
    if rows:
        lines += ["", "Steps a second of processor time:", "", *rate_table(rows, "processor")]
        lines += ["", "Steps a second by the clock:", "", *rate_table(rows, "clock")]
    found = ratios(rows)
    if any(found.values()):
        lines += ["", "On one core, by processor time:", "", *ratio_table(found)]
    if notes:
        lines += ["", *notes]
    return "\n".join(lines)


def build_of(rows: list[Row]) -> str:
    """Whether our rules ran compiled or interpreted."""
    return next((row["rounds"]["one"][0]["build"] for row in rows if row["ours"]), "none")
